"""The levels that people choose a bot by, and how strong each was found to be."""

from __future__ import annotations

from typing import Final

from brewtable.kernel.registry import find_game, game_names

LEVELS: Final = {"easy": "greedy", "normal": "search:0.2s", "hard": "search:1s"}
OPPONENTS: Final = ("random", *LEVELS)  # weakest first

# How long each thinks about a decision. `Game.wins` tells what it wins of 100 two-player games against
# `easy`: as measured, with one game more won and one more lost, since few games say little, and rounded down.
# The searches were measured by explorations (200 for normal, 1000 for hard), so that everybody finds
# the same numbers; their time holds more of them, on an ordinary machine with compiled rules.
SECONDS: Final = {
    name: float(LEVELS.get(name, "").partition(":")[2].removesuffix("s") or 0) for name in OPPONENTS
}


def measured_wins() -> dict[str, dict[str, int]]:
    """What the levels win in each installed game in which somebody has measured it."""
    found = {name: find_game(name).wins for name in game_names()}
    return {name: wins for name, wins in found.items() if wins}
