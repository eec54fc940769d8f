"""Of whom somebody reads no more, at one table or anywhere; and what becomes of words when people go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.codes import new_id
from brewtable.table.hall import Hall
from brewtable.table.hearing import EVERYWHERE, Rooms, hear_all, rooms_of, silenced_by, silenced_info
from brewtable.table.kept import Seat
from brewtable.table.models import SaidRow, SilencedRow
from brewtable.table.problems import Refusal
from brewtable.table.sitting import now
from brewtable.table.talk_schema import Silence, Silenced, Talk

MOST = 200  # wishes of one person


async def silence(hall: Hall, person: str, table: str, wish: Silence) -> Talk:
    """Read no more of somebody; what is left to read. They do not learn of it."""
    async with hall.looking(table, recent=True) as sitting:
        rooms, row = rooms_of(sitting, person), sitting.row
        seat = None
        if wish.seat is not None:
            sitting.check_seat(wish.seat)
            seat = sitting.seats[wish.seat]
    async with hall.storage.read() as session:
        other, name = await _meant(session, rooms, table, wish, seat)
    if other == person:
        raise Refusal(409, "yourself", "talk-not-yourself")
    try:
        async with hall.storage.write() as session:
            await _write(session, person, other, table if not wish.everywhere else EVERYWHERE, table, name)
            await hall.talk.tell(session, tables=None, person=person)
    except IntegrityError:
        pass  # the same wish was written at the same time
    hall.talk.read_anew(person=person)
    return (await hear_all(hall, person, row, rooms)).talk


async def _meant(
    session: AsyncSession, rooms: Rooms, table: str, wish: Silence, seat: Seat | None
) -> tuple[str, str]:
    """Who is meant, and by which name they went."""
    if seat is not None:
        if seat.person is None:
            raise Refusal(409, "nobody-there", "talk-nobody-there")
        return seat.person, seat.name
    said = None
    if wish.room in rooms.reads and wish.number is not None:
        said = await session.get(SaidRow, (table, wish.room, wish.number))
    if said is None:
        raise Refusal(404, "not-said", "talk-not-said")
    return said.person, said.name


async def _write(session: AsyncSession, person: str, other: str, scope: str, table: str, name: str) -> None:
    """One wish about a person holds at a table: the last."""
    before = SilencedRow.person == person, SilencedRow.other == other
    await session.execute(delete(SilencedRow).where(*before, SilencedRow.table_id.in_((EVERYWHERE, table))))
    own = select(func.count()).select_from(SilencedRow).where(SilencedRow.person == person)
    if (await session.scalar(own) or 0) >= MOST:
        raise Refusal(409, "too-many-silenced", "talk-too-many-silenced", {"count": MOST})
    row = SilencedRow(id=new_id(), person=person, other=other, table_id=scope, name=name, since=now())
    session.add(row)


async def listed(hall: Hall, person: str) -> list[Silenced]:
    async with hall.storage.read() as session:
        return [silenced_info(row) for row in await silenced_by(session, person)]


async def hear_again(hall: Hall, person: str, wish: str) -> list[Silenced]:
    """Take back a wish; those that are left."""
    async with hall.storage.write() as session:
        own = delete(SilencedRow).where(SilencedRow.id == wish, SilencedRow.person == person)
        if not (await session.execute(own.returning(SilencedRow.id))).first():
            raise Refusal(404, "not-silenced", "talk-not-silenced")
        await hall.talk.tell(session, tables=None, person=person)
    hall.talk.read_anew(person=person)
    return await listed(hall, person)


# When people go, or become somebody else.


async def forget_words(hall: Hall, session: AsyncSession, person: str) -> Sequence[str]:
    """Delete what a person said, and every wish of theirs or about them; at which tables that was."""
    gone = await session.scalars(delete(SaidRow).where(SaidRow.person == person).returning(SaidRow.table_id))
    tables = sorted(set(gone))
    theirs = or_(SilencedRow.person == person, SilencedRow.other == person)
    await session.execute(delete(SilencedRow).where(theirs))
    for table in tables:
        await hall.talk.tell(session, tables=[table], person=None)
    return tables


async def bring_words(session: AsyncSession, person: str, to: str, apart: Iterable[str]) -> set[str]:
    """What a person said and wished is another's from now on; who has silenced one has silenced both.

    For whom something is other than before.
    """
    said = update(SaidRow).where(SaidRow.person == person, SaidRow.table_id.not_in(apart))
    await session.execute(said.values(person=to))
    known = {(row.person, row.other, row.table_id) for row in await _about(session, to)}
    concerned = {to}
    for row in await _about(session, person):
        by = to if row.person == person else row.person
        other = to if row.other == person else row.other
        concerned.add(by)
        if by == other or (by, other, row.table_id) in known:
            await session.delete(row)
        else:
            known.add((by, other, row.table_id))
            row.person, row.other = by, other
    await session.flush()
    return concerned


async def _about(session: AsyncSession, person: str) -> Sequence[SilencedRow]:
    """The wishes of a person, and those of others about them."""
    theirs = or_(SilencedRow.person == person, SilencedRow.other == person)
    return list(await session.scalars(select(SilencedRow).where(theirs)))
