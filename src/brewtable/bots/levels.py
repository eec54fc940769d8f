"""The levels that people choose a bot by, and how strong each was found to be."""

from __future__ import annotations

from typing import Final

LEVELS: Final = {"easy": "greedy", "normal": "search:0.2s", "hard": "search:1s"}
OPPONENTS: Final = ("random", *LEVELS)  # weakest first

# How long each thinks about a decision, and what it wins of 100 two-player games against `easy`: as
# measured, with one game more won and one more lost, since few games say little, and rounded down.
# The searches were measured by explorations (200 for normal, 1000 for hard), so that everybody finds
# the same numbers; their time holds more of them, on an ordinary machine with compiled rules.
SECONDS: Final = {
    name: float(LEVELS.get(name, "").partition(":")[2].removesuffix("s") or 0) for name in OPPONENTS
}
WINS: Final = {
    "beer-and-bread": {"random": 0, "easy": 50, "normal": 92, "hard": 96},
    "dice-brewing": {"random": 0, "easy": 50, "normal": 90, "hard": 90},
    "beer-pioneers": {"random": 0, "easy": 50, "normal": 92, "hard": 92},
}


def wins_against_easy(game: str, level: str) -> int | None:
    """Of 100 games; None for a game whose bots nobody has measured."""
    return WINS.get(game, {}).get(level)
