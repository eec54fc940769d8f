"""Who is at which table now. It lives in memory: whoever has an open socket is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Set

Sockets = Mapping[str, int]  # of each person
_NONE: Sockets = {}


class Presence:
    """Sockets of this process, and what other processes say of theirs."""

    def __init__(self) -> None:
        self._here: dict[str, Counter[str]] = {}  # by table
        self._elsewhere: dict[int, dict[str, Sockets]] = {}  # by process and table
        self._of_each: Counter[str] = Counter()  # the sockets a person has in this process
        self._unseen: dict[str, Counter[str]] = {}  # those of pages that nobody sees, by table
        self._unseen_elsewhere: dict[int, dict[str, Sockets]] = {}

    def arrive(self, table: str, person: str) -> None:
        """A socket was opened."""
        self._here.setdefault(table, Counter())[person] += 1
        self._of_each[person] += 1

    def go(self, table: str, person: str) -> None:
        """A socket was closed."""
        for sockets in (self._here[table], self._of_each):
            sockets[person] -= 1
            if sockets[person] <= 0:
                del sockets[person]
        if not self._here[table]:
            del self._here[table]

    def hide(self, table: str, person: str) -> None:
        """The page of a socket is behind others now."""
        self._unseen.setdefault(table, Counter())[person] += 1

    def show(self, table: str, person: str) -> None:
        """It is in front again, or gone."""
        unseen = self._unseen[table]
        unseen[person] -= 1
        if unseen[person] <= 0:
            del unseen[person]
        if not unseen:
            del self._unseen[table]

    def looking(self, table: str) -> set[str]:
        """The people at a table who see it: some page of theirs is not behind others."""
        seen = _more(self._here.get(table, _NONE), self._unseen.get(table, _NONE))
        for process, tables in self._elsewhere.items():
            unseen = self._unseen_elsewhere.get(process, {}).get(table, _NONE)
            seen |= _more(tables.get(table, _NONE), unseen)
        return seen

    def at(self, table: str) -> Set[str]:
        """The people at a table."""
        if not self._elsewhere:
            return self._here.get(table, _NONE).keys()
        return {person for sockets in self._all(table) for person in sockets}

    # How many.

    def sockets(self, table: str, person: str) -> int:
        """How many a person has open at a table."""
        return sum(sockets.get(person, 0) for sockets in self._all(table))

    def all_sockets(self, table: str) -> int:
        return sum(sum(sockets.values()) for sockets in self._all(table))

    def sockets_of(self, person: str) -> int:
        """How many a person has open at all tables."""
        elsewhere = (sockets for tables in self._elsewhere.values() for sockets in tables.values())
        return self._of_each[person] + sum(sockets.get(person, 0) for sockets in elsewhere)

    def _all(self, table: str) -> Iterator[Sockets]:
        yield self._here.get(table, _NONE)
        for tables in self._elsewhere.values():
            yield tables.get(table, _NONE)

    # Other processes.

    def here(self) -> list[str]:
        """The tables where somebody is in this process."""
        return list(self._here)

    def told(self, table: str) -> tuple[Sockets, Sockets]:
        """What other processes hear: the sockets of pages that are seen, and the others. Each is named once,
        so that a full table fits into one notice."""
        here, unseen = self._here.get(table, _NONE), self._unseen.get(table, _NONE)
        seen = {person: here[person] - unseen.get(person, 0) for person in _more(here, unseen)}
        return seen, dict(unseen)

    def elsewhere(self, process: int, table: str, seen: Sockets, unseen: Sockets = _NONE) -> Set[str]:
        """Another process says who is at a table there; who was, and is no longer."""
        sockets = {person: seen.get(person, 0) + unseen.get(person, 0) for person in {*seen, *unseen}}
        hidden = self._unseen_elsewhere.setdefault(process, {})
        hidden.pop(table, None)
        if unseen:
            hidden[table] = unseen
        tables = self._elsewhere.setdefault(process, {})
        before = tables.pop(table, _NONE)
        if sockets:
            tables[table] = sockets
        return before.keys() - sockets.keys()

    def only(self, living: Set[int]) -> dict[str, set[str]]:
        """Forget what processes said that are gone; who is thereby no longer there, table by table."""
        left: dict[str, set[str]] = {}
        for process in [one for one in self._elsewhere if one not in living]:
            self._unseen_elsewhere.pop(process, None)
            for table, sockets in self._elsewhere.pop(process).items():
                left.setdefault(table, set()).update(sockets)
        return left


def _more(sockets: Sockets, unseen: Sockets) -> set[str]:
    return {person for person, count in sockets.items() if count > unseen.get(person, 0)}
