"""More questions for tests of Dice Brewing: what a space takes, what tidying leaves, all ways to go on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from brewtable.kernel.match import match_from

from .positions import GAME, Table, a_table

EACH = [1, 2, 3, 4, 5, 6]
ONE_OF_EACH = {"yellow": EACH, "black": EACH, "green": EACH, "blue": EACH}
LAST = 30  # the game ends with this round, and the table stays as tidying left it


def names(letter: str, *numbers: int) -> list[str]:
    """`names("y", 2, 3)` is y2 and y3; without numbers 1 to 6."""
    return [f"{letter}{number}" for number in numbers or EACH]


def takes(table: Table, space: str) -> list[str]:
    """The pieces that may be placed on a space now."""
    return sorted(text.split()[1] for text in table.legal("place") if text.split()[2] == space)


def tidied(*actions: str, **position: Any) -> Table:
    """A position of the last round, some actions, and then only passes: what tidying leaves."""
    return a_table(**({"round": LAST} | position)).do(*actions).pass_until()


def total(table: Table, zone: str, seat: int) -> dict[str, int]:
    """How many dice of each colour lie in a zone."""
    return {colour: len(values) for colour, values in table.dice(zone, seat).items()}


def twin(table: Table) -> Table:
    """The same position, to be played on by itself."""
    return Table(match_from(GAME, GAME.load(table.saved())))


def ways_through(table: Table, ask: str) -> Iterator[Table]:
    """All positions in which a decision, made as often as it is asked, can end."""
    if table.ask != ask:
        yield table
        return
    for action in table.legal():
        yield from ways_through(twin(table).do(action), ask)
