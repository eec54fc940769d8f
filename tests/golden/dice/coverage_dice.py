"""What a recorded game of Dice Brewing shows of the rules, as short names: `space malt-1`, `do shut` …"""

from __future__ import annotations

from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.games.dice_brewing.rules.material import INGREDIENT_NAMES, SPACE_NAMES, TOKEN_NAMES
from brewtable.kernel.match import Match

GAME = DiceBrewing()
VERBS = (
    "place", "store", "choose", "name", "take", "give", "keep", "buy", "brew", "use", "add", "win",
    "done", "quiet",
)  # fmt: skip


def wanted() -> set[str]:
    """All that the golden games must show between them."""
    return {
        *(f"space {space}" for space in SPACE_NAMES),
        *(f"do {verb}" for verb in (*VERBS, *TOKEN_NAMES)),
        *(f"buy {thing}" for thing in (*INGREDIENT_NAMES, *TOKEN_NAMES)),
        *(
            f"players {players} advanced {advanced} bad-luck {bad_luck}"
            for players in (2, 3, 4)
            for advanced in (False, True)
            for bad_luck in (False, True)
        ),
        "ended last-round",
        "ended recipes-brewed",
        "unfinished",
    }


def shown(match: Match) -> set[str]:
    """What one game shows."""
    assert match.setup is not None
    options = match.setup.options
    seen = {
        f"players {match.setup.players} advanced {options['advanced']} bad-luck {options['bad-luck']}",
        f"ended {GAME.result(match.state).reason}" if match.over else "unfinished",
    }
    for entry in match.entries:
        words = entry.text.split()
        seen.add(f"do {words[0]}")
        if words[0] == "place":
            seen.add(f"space {words[2]}")
        elif words[0] == "buy":
            seen.add(f"buy {words[1]}")
    return seen
