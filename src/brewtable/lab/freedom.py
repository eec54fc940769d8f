"""The free numbers of a deck: those no source fixes, with how far they may move.

They stand in a file of their own, `free.toml` beside a house deck, so that a deck stays what it is:

    [[free]]
    where = "market.price.malt"      # tables and keys of the deck file; cards by their id
    least = 2
    most = 5

    [[free]]
    where = "recipe.*.reward.gold"   # * is each that has what follows
    least = 1
    most = 6
    by = 1                           # no further than this from where it stands
    but = ["mass-lager"]             # what * does not mean: what a source does fix
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from brewtable.kernel.deckfile import MISSING, DeckError, DeckReader, load_toml
from brewtable.kernel.message import Argument, Message

_KEYS, _OPTIONAL = ("where", "least", "most"), ("by", "but")
_FAR = 999


@dataclass(frozen=True)
class Free:
    """A number that may be chosen."""

    where: tuple[str, ...]
    least: int
    most: int
    now: int

    @property
    def name(self) -> str:
        return ".".join(self.where)


def read_freedom(path: Path, deck: Mapping[str, object]) -> list[Free]:
    """The free numbers of a deck; raises an error that names everything that is wrong."""
    reader = DeckReader(str(path))
    top = reader.table(load_toml(path), Message("lab-free-file"), ("free",))
    found: dict[tuple[str, ...], Free] = {}
    for number, row in enumerate(
        reader.rows(top.get("free", MISSING), "[[free]]", Message("lab-free-rows")), 1
    ):
        for free in _read(reader, f"[[free]] {number}", row, deck):
            if free.where in found:
                reader.wrong(f"[[free]] {number}", Message("lab-free-twice", {"number": free.name}))
            found[free.where] = free
    if reader.problems:
        raise DeckError(reader.problems)
    return list(found.values())


def _read(reader: DeckReader, place: str, row: object, deck: Mapping[str, object]) -> Iterator[Free]:
    table = reader.table(row, place, _KEYS, _OPTIONAL)
    where = reader.line(table.get("where", MISSING), f"{place} where")
    least = reader.number(table.get("least", MISSING), f"{place} least", 0, _FAR)
    most = reader.number(table.get("most", MISSING), f"{place} most", least, _FAR)
    by = reader.number(table.get("by", _FAR), f"{place} by", 1, _FAR)
    if not where:
        return
    but = table.get("but", [])
    if not isinstance(but, list) or not all(isinstance(name, str) for name in but):
        reader.not_such(f"{place} but", Message("lab-free-names"), but)
        but = []
    numbers = [one for one in _numbers(deck, where.split(".")) if not set(but) & set(one[0])]
    if not numbers:
        reader.wrong(f"{place} where", Message("lab-free-nowhere", {"where": where}))
    for path, now in numbers:
        if not least <= now <= most:
            told: dict[str, Argument] = {"number": ".".join(path), "now": now, "least": least, "most": most}
            reader.wrong(place, Message("lab-free-outside", told))
        yield Free(path, max(least, now - by), min(most, now + by), now)


def _numbers(value: object, where: list[str]) -> Iterator[tuple[tuple[str, ...], int]]:
    """The whole numbers that a path leads to."""
    if not where:
        if isinstance(value, int) and not isinstance(value, bool):
            yield (), value
        return
    for key, inner in _within(value):
        if where[0] in ("*", key):
            yield from (((key, *rest), number) for rest, number in _numbers(inner, where[1:]))


def _within(value: object) -> Iterator[tuple[str, Any]]:
    """What a table or a list holds; tables of a list go by their id, other things by their place from 1."""
    if isinstance(value, Mapping):
        yield from ((str(key), inner) for key, inner in value.items())
    elif isinstance(value, list):
        for number, inner in enumerate(value, 1):
            named = inner.get("id") if isinstance(inner, Mapping) else None
            yield (str(named) if named is not None else str(number)), inner


def put(data: Any, where: tuple[str, ...], number: int) -> None:
    """Set a number of a deck's data, or of its document with all comments."""
    inside = data
    for key in where[:-1]:
        inside = dict(_within(inside))[key]
    if isinstance(inside, list):
        inside[int(where[-1]) - 1] = number
    else:
        inside[where[-1]] = number


def changed(data: Mapping[str, object], free: list[Free], numbers: list[int]) -> dict[str, object]:
    """The data of a deck with other numbers in the free places."""
    copy = deepcopy(dict(data))
    for one, number in zip(free, numbers, strict=True):
        put(copy, one.where, number)
    return copy
