"""House decks: the one a game is played with now, and those it was played with before.

Saved games name their deck by its hash, so every deck that was published stays: `house.toml` is played with
now, and `house-1.toml`, `house-2.toml` and so on beside it are those it replaced, the oldest first.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from typing import Final, Generic, Protocol, TypeVar

from brewtable.kernel.errors import UnknownDeck

CURRENT: Final = "house"
_FILE: Final = re.compile(r"(house(?:-([1-9][0-9]*))?)\.toml")


class HashedDeck(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def hash(self) -> str: ...

    def to_data(self) -> dict[str, object]: ...


D_co = TypeVar("D_co", bound=HashedDeck, covariant=True)


class HouseDeck(Generic[D_co]):
    """A deck that comes with a game, read when it is asked for."""

    def __init__(self, name: str, file: str | None, read: Callable[[], D_co]) -> None:
        self.name: Final = name
        self.file: Final = file  # that it is read from, where there is one
        self._read = read
        self._deck: D_co | None = None

    def deck(self) -> D_co:
        if self._deck is None:
            self._deck = self._read()
        return self._deck


def house_decks_in(folder: str, read: Callable[[str], D_co]) -> list[HouseDeck[D_co]]:
    """The house decks whose files are in a folder, the newest first."""
    found = [name for name in map(_FILE.fullmatch, os.listdir(folder)) if name is not None]
    ages = {name[1]: int(name[2] or 0) for name in found}
    newest_first = sorted(ages, key=lambda name: (name != CURRENT, -ages[name]))
    return [_in_file(name, os.path.join(folder, f"{name}.toml"), read) for name in newest_first]


def _in_file(name: str, file: str, read: Callable[[str], D_co]) -> HouseDeck[D_co]:
    return HouseDeck(name, file, lambda: read(file))


def with_hash(decks: Sequence[HouseDeck[D_co]], digest: object) -> D_co | None:
    """The house deck with this hash; older ones are read only where the newer ones do not have it."""
    return next((deck for deck in (house.deck() for house in decks) if deck.hash == digest), None)


def played_with(decks: Sequence[HouseDeck[D_co]], digest: object) -> D_co:
    """The house deck that something saved was played with."""
    found = with_hash(decks, digest)
    if found is None:
        known = ", ".join(f"{house.name} ({house.deck().hash})" for house in decks)
        raise UnknownDeck("deck-unknown", {"hash": str(digest), "known": known})
    return found


def deck_record(decks: Sequence[HouseDeck[D_co]], deck: HashedDeck) -> dict[str, object]:
    """What is saved of a deck: a house deck by its hash, any other whole, to be played anywhere."""
    record: dict[str, object] = {"name": deck.name, "hash": deck.hash}
    if with_hash(decks, deck.hash) is None:
        record["data"] = deck.to_data()
    return record
