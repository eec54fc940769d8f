"""End of the game: mastery points, gold and dice (chapter 16)."""

from __future__ import annotations

from mypy_extensions import i64

from brewtable.games.dice_brewing.material import (
    BLACK,
    COLOUR_NAMES,
    DICE,
    GREEN,
    MALT_AND_HOPS,
    POOL,
    WAREHOUSE,
    YELLOW,
    colour_of,
)
from brewtable.games.dice_brewing.state import BREWED, GOLD, POINTS, Brewery, brewed_in_all
from brewtable.kernel.result import Result, ranked
from brewtable.kernel.sets import size

GOLD_FOR_A_POINT = 2
DECIDERS = ["points"]
DIE_POINTS = {YELLOW: 1, GREEN: 1, BLACK: 2}  # blue dice count nothing


def dice_owned(s: Brewery, seat: i64, colour: i64) -> i64:
    """How many dice of a colour lie in a seat's pool and warehouse."""
    count: i64 = 0
    for die in range(i64(DICE)):
        place = s.where[die]
        if (place == POOL + seat or place == WAREHOUSE + seat) and colour_of(die) == colour:
            count += 1
    return count


def _parts(s: Brewery, seat: int) -> dict[str, object]:
    """The lines of the final count for one seat."""
    lines = {"track": int(s.counts[POINTS + seat]), "gold": int(s.counts[GOLD + seat]) // GOLD_FOR_A_POINT}
    for colour in range(MALT_AND_HOPS):
        lines[COLOUR_NAMES[colour]] = int(dice_owned(s, seat, colour)) * DIE_POINTS[colour]
    return {**lines, "total": sum(lines.values()), "recipes": int(size(s.counts[BREWED + seat]))}


def result(s: Brewery) -> Result:
    """The result as it stands; final once the game is over. Equal players share their rank."""
    parts = [_parts(s, seat) for seat in range(int(s.seats))]
    scores = [int(str(lines["total"])) for lines in parts]
    ranking, decided_by = ranked([[score] for score in scores], DECIDERS)
    reason = "recipes-brewed" if brewed_in_all(s) >= s.deck.end_count[s.seats] else "last-round"
    return Result(scores, parts, ranking, reason, decided_by)
