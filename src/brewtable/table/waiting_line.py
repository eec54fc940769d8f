"""Who is next: people take turns, and so do the tables of each person, however many wishes somebody has."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Asker(NamedTuple):
    """For whom something is done: whoever opened the table or asks, and the table."""

    person: str
    table: str


class WaitingLine(Generic[T]):
    """Those who wait to be handed something."""

    def __init__(self) -> None:
        self._people: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[T]]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(self.of(person) for person in self._people)

    @property
    def people(self) -> int:
        return len(self._people)

    def of(self, person: str) -> int:
        """How many wishes of a person wait."""
        return sum(len(turns) for turns in self._people.get(person, {}).values())

    def join(self, asker: Asker) -> asyncio.Future[T]:
        """A turn, which is given what is to be handed over."""
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._people.setdefault(asker.person, OrderedDict()).setdefault(asker.table, deque()).append(turn)
        return turn

    def leave(self, asker: Asker, turn: asyncio.Future[T]) -> None:
        """Somebody does not wait any longer."""
        tables = self._people.get(asker.person, OrderedDict())
        turns = tables.get(asker.table, deque())
        if turn not in turns:
            return
        turns.remove(turn)
        if not turns:
            del tables[asker.table]
        if not tables:
            del self._people[asker.person]

    def hand_over(self, gift: T) -> bool:
        """Give the next one its turn, and let all others have theirs before it; False when nobody waits."""
        while self._people:
            person, tables = next(iter(self._people.items()))
            table, turns = next(iter(tables.items()))
            self._people.move_to_end(person)
            tables.move_to_end(table)
            turn = turns[0]
            self.leave(Asker(person, table), turn)
            if not turn.cancelled():
                turn.set_result(gift)
                return True
        return False
