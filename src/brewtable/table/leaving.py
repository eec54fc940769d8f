"""One person's tables become another's, cookies are signed out, and people are forgotten."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.admission import IN, stand
from brewtable.table.call_ways import bring_ways, forget_calls, forget_ways
from brewtable.table.codes import new_code
from brewtable.table.hall import Hall
from brewtable.table.models import (
    PasskeyRow,
    PersonRow,
    RatingRow,
    RatingStepRow,
    RecoveryRow,
    ResultRow,
    SeatRow,
    SignedOutRow,
    TableRow,
)
from brewtable.table.passkeys import Asker, Data, check_proof
from brewtable.table.people import name_of, rename
from brewtable.table.silences import bring_words, forget_words

Revisions = dict[str, int]


async def bring_along(hall: Hall, person: str, to: str) -> None:
    """Somebody signs in: what their browser played without a name is theirs. Not of one who has a name."""
    if person == to:
        return
    async with hall.storage.write() as session:
        if await session.scalar(select(PasskeyRow.id).where(PasskeyRow.person == person).limit(1)):
            return
        tables = await _tables_of(session, person)
        shared = select(SeatRow.table_id).where(SeatRow.person == to, SeatRow.table_id.in_(tables))
        apart = set(await session.scalars(shared))  # nobody sits at a table twice
        moved = [table for table in tables if table not in apart]
        seats = update(SeatRow).where(SeatRow.person == person, SeatRow.table_id.in_(moved))
        await session.execute(seats.values(person=to))
        results = update(ResultRow).where(ResultRow.person == person, ResultRow.table_id.not_in(apart))
        await session.execute(results.values(person=to))
        await _bring_ratings(session, person, to, apart)
        hosted = update(TableRow).where(TableRow.host == person, TableRow.id.in_(moved))
        await session.execute(hosted.values(host=to))
        concerned = await bring_words(session, person, to, apart)
        for one in concerned:
            await hall.talk.tell(session, tables=None, person=one)
        await bring_ways(session, person, to)
        revisions = await _count(session, moved)
        name = await name_of(session, person)
        if name and not await name_of(session, to):
            await rename(session, to, name)
    hall.rewritten(revisions)
    for one in concerned:
        hall.talk.read_anew(person=one)


async def _bring_ratings(session: AsyncSession, person: str, to: str, apart: Collection[str]) -> None:
    """A rating of a title comes along where there is none yet; otherwise the one with the name stays."""
    own = select(RatingRow.game).where(RatingRow.person == to)
    known = set(await session.scalars(own))
    met = select(RatingStepRow.game).where(RatingStepRow.person == person, RatingStepRow.table_id.in_(apart))
    left = known | set(await session.scalars(met))  # who played against themselves keeps nothing of it
    for rows in (RatingRow, RatingStepRow):
        await session.execute(delete(rows).where(rows.person == person, rows.game.in_(left)))
        await session.execute(update(rows).where(rows.person == person).values(person=to))


async def bring_invitation(hall: Hall, person: str, to: str) -> None:
    """The invitation that let a browser in lets in whoever signs in there, unless they were removed."""
    if person == to or hall.admission.standing_of(person) != IN or hall.admission.standing_of(to):
        return
    async with hall.storage.write() as session:
        if await session.scalar(select(PasskeyRow.id).where(PasskeyRow.person == person).limit(1)):
            return
        before = await stand(session, person)
        after = await stand(session, to)
        if before.standing != IN or after.standing:
            return
        after.standing, after.invited_by = IN, before.invited_by
        before.standing, before.invited_by = "", None
        await hall.admission.tell(session, [person, to])
    await hall.admission.read([person, to])


async def sign_out_everywhere(hall: Hall, asker: Asker, proof: Data | None) -> None:
    """No cookie that was given so far is good any more, and nobody is called whom one of them had called."""
    async with hall.storage.write() as session:
        await check_proof(session, asker, "sign-out", proof)
        generation = await _next_generation(session, asker.person)
        await hall.tell_signed_out(session, asker.person, generation)
        await forget_ways(session, asker.person)
    hall.signed_out(asker.person, generation)


async def forget(hall: Hall, asker: Asker, proof: Data | None) -> None:
    """Delete a person. Where they sat is an empty chair, or somebody where the game is over."""
    person = asker.person
    async with hall.storage.write() as session:
        await check_proof(session, asker, "delete", proof)
        generation = await _next_generation(session, person)
        await hall.tell_signed_out(session, person, generation)
        for rows in (PasskeyRow, RecoveryRow):
            await session.execute(delete(rows).where(rows.person == person))
        await forget_calls(session, person)
        await session.execute(delete(PersonRow).where(PersonRow.id == person))
        tables = await _tables_of(session, person)
        for ratings in (RatingRow, RatingStepRow):
            await session.execute(delete(ratings).where(ratings.person == person))
        await session.execute(update(ResultRow).where(ResultRow.person == person).values(person=None))
        spoke_at = await forget_words(hall, session, person)
        await _leave_seats(session, person, tables)
        await _leave_tables(session, person, tables)
        revisions = await _count(session, tables)
        await hall.admission.tell(session, [person])
    await hall.admission.read([person])
    hall.rewritten(revisions)
    hall.talk.read_anew(spoke_at)
    hall.signed_out(person, generation)


async def _leave_seats(session: AsyncSession, person: str, tables: Sequence[str]) -> None:
    own = select(SeatRow).where(SeatRow.person == person, SeatRow.table_id.in_(tables))
    for seat in await session.scalars(own):
        seat.person, seat.name, seat.code = None, "", new_code()
        if seat.kind != "bot":
            seat.kind = "human"
    await session.flush()


async def _leave_tables(session: AsyncSession, person: str, tables: Sequence[str]) -> None:
    """A table that waits is called off; one where others play is theirs."""
    for table in await session.scalars(
        select(TableRow).where(TableRow.host == person, TableRow.id.in_(tables))
    ):
        others = select(SeatRow).where(SeatRow.table_id == table.id, SeatRow.person.is_not(None))
        seats = list(await session.scalars(others.order_by(SeatRow.seat)))
        table.host = seats[0].person if seats else None
        if table.status == "waiting":
            table.host, table.public, table.by_link = None, False, False
            for seat in seats:
                seat.person, seat.code = None, new_code()
    await session.flush()


async def _tables_of(session: AsyncSession, person: str) -> Sequence[str]:
    """Where somebody sits or is the host, held fast in one order, so that no two wait for each other."""
    seated = select(SeatRow.table_id).where(SeatRow.person == person)
    theirs = select(TableRow.id).where(or_(TableRow.host == person, TableRow.id.in_(seated)))
    return list(await session.scalars(theirs.order_by(TableRow.id).with_for_update()))


async def _count(session: AsyncSession, tables: Sequence[str]) -> Revisions:
    """Whoever decides at one of these tables now is overtaken and looks again."""
    changed = update(TableRow).where(TableRow.id.in_(tables)).values(revision=TableRow.revision + 1)
    found = await session.execute(changed.returning(TableRow.id, TableRow.revision))
    return {row.id: row.revision for row in found}


async def _next_generation(session: AsyncSession, person: str) -> int:
    row = await session.get(SignedOutRow, person, with_for_update=True)
    if row is None:
        row = SignedOutRow(person=person, generation=0)
        session.add(row)
    row.generation += 1
    await session.flush()
    return row.generation
