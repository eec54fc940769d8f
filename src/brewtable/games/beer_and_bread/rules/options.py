"""The options, as people choose them before the game and as the rules ask about them."""

from __future__ import annotations

from typing import Final

from brewtable.kernel.game import Option, who_begins
from brewtable.kernel.switches import Switches

SWITCHES: Final = Switches("option")


def options(players: int) -> list[Option]:
    return [who_begins(players), *SWITCHES.options()]
