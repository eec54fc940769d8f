"""End of the game: mastery points, gold and dice (chapter 16)."""

from __future__ import annotations

from mypy_extensions import i64

from brewtable.games.dice_brewing.rules.material import (
    BLACK,
    COLOUR_NAMES,
    GREEN,
    MALT_AND_HOPS,
    POOL,
    WAREHOUSE,
    YELLOW,
    dice_in,
)
from brewtable.games.dice_brewing.rules.state import BREWED, GOLD, POINTS, Guild, brewed_in_all, dice_at
from brewtable.kernel.result import Result, ranked
from brewtable.kernel.sets import size

GOLD_FOR_A_POINT = 2
DECIDERS = ["points"]
DIE_POINTS = {YELLOW: 1, GREEN: 1, BLACK: 2}  # blue dice count nothing


def dice_owned(s: Guild, seat: i64, colour: i64) -> i64:
    """How many dice of a colour lie in a seat's pool and warehouse."""
    return size((dice_at(s, POOL + seat) | dice_at(s, WAREHOUSE + seat)) & dice_in(colour))


def _parts(s: Guild, seat: int) -> dict[str, object]:
    """The lines of the final count for one seat."""
    lines = {"track": int(s.counts[POINTS + seat]), "gold": int(s.counts[GOLD + seat]) // GOLD_FOR_A_POINT}
    for colour in range(MALT_AND_HOPS):
        lines[COLOUR_NAMES[colour]] = int(dice_owned(s, seat, colour)) * DIE_POINTS[colour]
    return {**lines, "total": sum(lines.values()), "recipes": int(size(s.counts[BREWED + seat]))}


def result(s: Guild) -> Result:
    """The result as it stands; final once the game is over. Equal players share their rank."""
    parts = [_parts(s, seat) for seat in range(int(s.seats))]
    scores = [int(str(lines["total"])) for lines in parts]
    ranking, decided_by = ranked([[score] for score in scores], DECIDERS)
    reason = "recipes-brewed" if brewed_in_all(s) >= s.deck.end_count[s.seats] else "last-round"
    return Result(scores, parts, ranking, reason, decided_by)
