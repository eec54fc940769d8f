"""What a recorded game of Beer Pioneers shows of the rules, as short names: `space 3a`, `do fulfil` …"""

from __future__ import annotations

from brewtable.games.beer_pioneers.game import BeerPioneers
from brewtable.games.beer_pioneers.rules.material import (
    ADMIN_NAMES,
    BONUS_NAMES,
    EXTENSION_NAMES,
    ORDER_SPACES,
    SPACE_NAMES,
    TRUCK_NAMES,
)
from brewtable.kernel.match import Match

GAME = BeerPioneers()
# Verbs whose first or last word is a thing that must be shown as well, and that word.
_NAMED = {"place": -1, "truck": 1, "turn-order": 1, "admin": 1, "bonus": 1, "build": 1}


def wanted() -> set[str]:
    """All that the golden games must show between them."""
    return {
        *(f"do {kind.verb}" for kind in GAME.vocabulary.kinds),
        *(f"place {space}" for space in SPACE_NAMES),
        *(f"truck {space}" for space in TRUCK_NAMES),
        *(f"turn-order {place + 1}" for place in range(ORDER_SPACES)),
        *(f"admin {space}" for space in ADMIN_NAMES),
        *(f"bonus {bonus}" for bonus in BONUS_NAMES),
        *(f"build {extension}" for extension in EXTENSION_NAMES),
        *(f"players {players}" for players in (2, 3, 4)),
        *(f"{option.name} {value}" for option in GAME.options(4) for value in option.values),
        *(f"cover {cover.id}" for cover in GAME.house_deck().covers),
        "shuffle",
        "ended goal",
        "unfinished",
    }


def shown(match: Match) -> set[str]:
    """What one game shows."""
    assert match.setup is not None
    seen = {
        f"players {match.setup.players}",
        f"cover {GAME.view(match.state, None)['cover']}",
        f"ended {GAME.result(match.state).reason}" if match.over else "unfinished",
    }
    seen |= {f"{name} {value}" for name, value in match.setup.options.items()}
    for entry in match.entries:
        words = entry.text.split()
        seen.add(f"do {words[0]}")
        if words[0] in _NAMED:
            seen.add(f"{words[0]} {words[_NAMED[words[0]]]}")
        if any(event["event"] == "shuffle" for event in GAME.events_for(match.state, entry.heard, None)):
            seen.add("shuffle")
    return seen
