"""The options, as people choose them before the game and as the rules ask about them (chapter 17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from brewtable.kernel.game import Option, who_begins
from brewtable.kernel.switches import Switches

SWITCHES: Final = Switches("dice-option")
ADVANCED: Final[i64] = SWITCHES.add("advanced", later=False)
BAD_LUCK: Final[i64] = SWITCHES.add("bad-luck", later=False)


def options(players: int) -> list[Option]:
    return [who_begins(players), *SWITCHES.options()]
