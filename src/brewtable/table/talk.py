"""Talk at the tables: what is said reaches those who listen, here and at other processes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any

from msgspec import convert, structs
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.hearing import Ears
from brewtable.table.scribe import Scribe, Spoken
from brewtable.table.talk_schema import Nudge

if TYPE_CHECKING:
    from brewtable.table.fellows import Notice
    from brewtable.table.hall import Hall

CALLS = 10_000  # that are remembered


class Talk:
    """Who listens where, and when somebody was called last."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._ears: dict[str, set[Ears]] = {}  # by table
        self._called: OrderedDict[str, float] = OrderedDict()  # when, by table
        self.scribe = Scribe(hall.storage, self._hear, self._tell_spoken)
        # Told of each call, with table and person, where it was made: for reaching those who are not there.
        self.when_nudged: list[Callable[[str, str], None]] = []

    # Listening.

    def listen(self, table: str, ears: Ears) -> None:
        self._ears.setdefault(table, set()).add(ears)

    def leave(self, table: str, ears: Ears) -> None:
        listening = self._ears.get(table, set())
        listening.discard(ears)
        if not listening:
            self._ears.pop(table, None)

    def _hear(self, spoken: Spoken) -> None:
        for ears in self._ears.get(spoken.table_id, ()):
            ears.hear(spoken)

    def read_anew(self, tables: Iterable[str] | None = None, person: str | None = None) -> None:
        """What was told is not so any more: at these tables, or at all; for this person, or everybody."""
        for table in list(self._ears) if tables is None else tables:
            for ears in self._ears.get(table, ()):
                if person in (None, ears.person):
                    ears.read_anew()

    # Calling.

    def nudged(self, table: str, person: str, nudge: Nudge) -> None:
        """Somebody calls a person to whom the table waits."""
        self._call(table, person, nudge)
        if self._hall.fellows is not None:
            self._hall.fellows.notify(talk={"table": table, "called": person, "nudge": structs.asdict(nudge)})
        for tell in self.when_nudged:
            tell(table, person)

    def _call(self, table: str, person: str, nudge: Nudge) -> None:
        self.note_call(table)
        for ears in self._ears.get(table, ()):
            if ears.person == person:
                ears.call(nudge)

    def note_call(self, table: str) -> None:
        self._called[table] = monotonic()
        self._called.move_to_end(table)
        while len(self._called) > CALLS:
            self._called.popitem(last=False)

    def since_call(self, table: str) -> float | None:
        """The seconds since somebody was called there."""
        return monotonic() - self._called[table] if table in self._called else None

    # Other processes.

    async def tell(self, session: AsyncSession, **notice: Any) -> None:
        """They hear of it if, and only if, it is stored."""
        if self._hall.fellows is not None:
            await self._hall.fellows.notify_with(session, talk=notice)

    async def _tell_spoken(self, session: AsyncSession, spoken: Spoken) -> None:
        await self.tell(session, spoken=structs.asdict(spoken))

    def hear_of(self, notice: Notice) -> None:
        if "spoken" in notice:
            self._hear(convert(notice["spoken"], Spoken))
        elif "called" in notice:
            self._call(notice["table"], notice["called"], convert(notice["nudge"], Nudge))
        else:
            tables: Sequence[str] | None = notice["tables"]
            self.read_anew(tables, notice["person"])
