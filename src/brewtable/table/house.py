"""What was played in the house, and how strong people are, told to those who may know."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.hall import Hall
from brewtable.table.models import PersonRow, RatingRow
from brewtable.table.played_schema import House, Ladder, LadderRow, Record, Regular
from brewtable.table.ratings import SETTLED
from brewtable.table.scale import give_or_take, points
from brewtable.table.seating import public_tables
from brewtable.table.seen import may_be_seen_by, names_of

RUNGS = 50  # of a ladder, on a page


async def house(hall: Hall, viewer: str) -> House:
    told = await hall.chronicle.told()
    async with hall.storage.read() as session:
        known = await names_of(session, viewer, {one.person for one in told.best if one.person is not None})
        shown = await _shown_to_all(session, [one.person for one in told.regulars])
    regulars = [
        Regular(one.person, shown[one.person], *one.tally) for one in told.regulars if one.person in shown
    ]
    records = [
        Record(one.game, one.players, one.score, one.person, known[one.person], one.ended)
        if one.person in known
        else Record(one.game, one.players, one.score, None, "", one.ended)
        for one in told.best
    ]
    running = [table for table in await public_tables(hall, viewer) if table.status == "playing"]
    return House(told.games, regulars, records, told.rated, running)


async def _shown_to_all(session: AsyncSession, people: list[str]) -> dict[str, str]:
    """The names of those who let everybody see them, now."""
    shown = select(PersonRow.id, PersonRow.name).where(
        PersonRow.id.in_(people), PersonRow.visible_to == "all"
    )
    return {row.id: row.name for row in await session.execute(shown)}


# The ladder.


async def ladder(hall: Hall, viewer: str, game: str, skip: int) -> Ladder:
    """Those whom the viewer may see, the strongest first; nobody else leaves a gap."""
    on_it = RatingRow.game == game, RatingRow.games >= SETTLED, may_be_seen_by(viewer, RatingRow.person)
    seen = select(RatingRow).outerjoin(PersonRow, PersonRow.id == RatingRow.person).where(*on_it)
    best_first = seen.order_by(RatingRow.mu.desc(), RatingRow.person)
    async with hall.storage.read() as session:
        total = await session.scalar(select(func.count()).select_from(seen.subquery())) or 0
        rows = list(await session.scalars(best_first.offset(skip).limit(RUNGS)))
        people = [row.person for row in rows]
        named = await session.execute(select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_(people)))
        names = {row.id: row.name for row in named}
    rungs = [
        LadderRow(
            rank,
            row.person,
            names.get(row.person, ""),
            row.person == viewer,
            points(row.mu),
            give_or_take(row.sigma),
            row.games,
        )
        for rank, row in enumerate(rows, skip + 1)
    ]
    return Ladder(game, total, rungs)
