"""What was played: by a person, as public as they choose, and in the house."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import get_args

from sqlalchemy import Integer, cast, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from brewtable.table.hall import Hall
from brewtable.table.models import PersonRow, ResultRow, SeatRow, TableRow
from brewtable.table.people import name_of
from brewtable.table.played_schema import (
    Against,
    Audience,
    Export,
    House,
    PersonPage,
    Played,
    Record,
    Regular,
    Seated,
    Totals,
)
from brewtable.table.problems import Refusal
from brewtable.table.seating import my_tables, public_tables

LATEST = 100  # games on a page
ALL = 5000  # games in an export
RIVALS = 20
REGULARS = 20


async def page(hall: Hall, viewer: str, person: str, most: int = LATEST) -> PersonPage:
    """What the viewer may see of a person: all, or not even that there is one."""
    async with hall.storage.read() as session:
        if person not in await _visible(session, viewer, {person}):
            raise Refusal(404, "no-person", "people-nobody")
        name = await name_of(session, person)
        audience = await _audience(session, person)
        games = await _games_of(session, person, most)
        others = {row.person for seats in games.values() for row in seats if row.person is not None}
        known = await _names(session, viewer, others)
        open_to = await _tables_seen(session, viewer, list(games))
        totals = await _totals(session, person)
    played = [_played(person, seats, known, open_to) for seats in games.values()]
    against = _against(person, games.values(), known)
    return PersonPage(person, name, person == viewer, audience, totals, against, played)


async def be_seen_by(hall: Hall, person: str, audience: Audience) -> PersonPage:
    async with hall.storage.write() as session:
        row = await session.get(PersonRow, person)
        if row is None:
            session.add(PersonRow(id=person, name="", visible_to=audience))
        else:
            row.visible_to = audience
    return await page(hall, person, person)


async def export(hall: Hall, person: str) -> Export:
    return Export(await page(hall, person, person, ALL), await my_tables(hall, person))


async def house(hall: Hall, viewer: str) -> House:
    async with hall.storage.read() as session:
        games = await session.scalar(select(func.count(ResultRow.table_id.distinct()))) or 0
        regulars = await _regulars(session)
        records = await _records(session, viewer)
    running = [table for table in await public_tables(hall, viewer) if table.status == "playing"]
    return House(games, regulars, records, running)


# Who may see whom.


async def _visible(session: AsyncSession, viewer: str, people: Collection[str]) -> set[str]:
    """Oneself, who wants to be seen by all, and who has played with the viewer and does not mind."""
    if not people:
        return set()
    found = await session.execute(select(PersonRow.id, PersonRow.visible_to).where(PersonRow.id.in_(people)))
    audiences = {row.id: row.visible_to for row in found}
    mine, theirs = aliased(ResultRow), aliased(ResultRow)
    together = (
        select(theirs.person)
        .distinct()
        .join(mine, mine.table_id == theirs.table_id)
        .where(mine.person == viewer, theirs.person.in_(people))
    )
    met = {one for one in await session.scalars(together) if one is not None}
    seen = {one for one in met if audiences.get(one, "met") != "nobody"}
    seen |= {one for one, audience in audiences.items() if audience == "all"}
    return seen | ({viewer} & set(people))


async def _audience(session: AsyncSession, person: str) -> Audience:
    kept = await session.scalar(select(PersonRow.visible_to).where(PersonRow.id == person))
    return next((one for one in get_args(Audience) if one == kept), "met")


async def _names(session: AsyncSession, viewer: str, people: Collection[str]) -> dict[str, str]:
    """The names of those whom the viewer may see."""
    seen = await _visible(session, viewer, people)
    found = await session.execute(select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_(seen)))
    return {**dict.fromkeys(seen, ""), **{row.id: row.name for row in found}}


async def _tables_seen(session: AsyncSession, viewer: str, tables: Sequence[str]) -> set[str]:
    seated = select(SeatRow.table_id).where(SeatRow.person == viewer)
    seen = select(TableRow.id).where(
        TableRow.id.in_(tables),
        TableRow.public.is_(True) | (TableRow.host == viewer) | TableRow.id.in_(seated),
    )
    return set(await session.scalars(seen))


# One person's games.


async def _games_of(session: AsyncSession, person: str, most: int) -> dict[str, list[ResultRow]]:
    """All seats of somebody's games, newest game first."""
    own = select(ResultRow.table_id).where(ResultRow.person == person)
    newest = list(await session.scalars(own.order_by(ResultRow.ended.desc()).limit(most)))
    games: dict[str, list[ResultRow]] = {table: [] for table in newest}
    seats = select(ResultRow).where(ResultRow.table_id.in_(newest)).order_by(ResultRow.seat)
    for row in await session.scalars(seats):
        games[row.table_id].append(row)
    return games


async def _totals(session: AsyncSession, person: str) -> list[Totals]:
    found = await session.execute(
        select(
            ResultRow.game,
            func.count(),
            func.sum(cast(ResultRow.place == 1, Integer)),
            func.max(ResultRow.score),
            func.avg(ResultRow.score),
        )
        .where(ResultRow.person == person)
        .group_by(ResultRow.game)
        .order_by(ResultRow.game)
    )
    return [Totals(game, games, won, best, round(float(mean), 1)) for game, games, won, best, mean in found]


def _played(
    person: str, seats: Sequence[ResultRow], known: dict[str, str], open_to: Collection[str]
) -> Played:
    own = next(row for row in seats if row.person == person)
    table = own.table_id if own.table_id in open_to else None
    return Played(table, own.game, own.players, own.ended, own.place, [_seated(row, known) for row in seats])


def _seated(row: ResultRow, known: dict[str, str]) -> Seated:
    person = row.person if row.person in known else None
    name = known.get(row.person or "", "")
    return Seated(row.seat, person, name, row.bot, row.place, row.score, row.conceded)


def _against(person: str, games: Iterable[Sequence[ResultRow]], known: dict[str, str]) -> list[Against]:
    """Head to head, with those whom the viewer may see and with bots."""
    rivals: defaultdict[tuple[str | None, str | None], list[int]] = defaultdict(lambda: [0, 0, 0])
    for seats in games:
        own = next(row for row in seats if row.person == person)
        for row in seats:
            if row.seat != own.seat and (row.bot is not None or row.person in known):
                tally = rivals[row.person, row.bot]
                tally[0] += 1
                tally[1] += own.place < row.place
                tally[2] += own.place > row.place
    ordered = sorted(rivals.items(), key=lambda one: -one[1][0])[:RIVALS]
    return [Against(who, known.get(who or "", ""), bot, *tally) for (who, bot), tally in ordered]


# The house.


async def _regulars(session: AsyncSession) -> list[Regular]:
    won = func.sum(cast(ResultRow.place == 1, Integer))
    found = await session.execute(
        select(PersonRow.id, PersonRow.name, func.count(), won)
        .join(ResultRow, ResultRow.person == PersonRow.id)
        .where(PersonRow.visible_to == "all")
        .group_by(PersonRow.id, PersonRow.name)
        .order_by(won.desc(), func.count(), PersonRow.id)
        .limit(REGULARS)
    )
    return [Regular(*row) for row in found]


async def _records(session: AsyncSession, viewer: str) -> list[Record]:
    """The best of people for each title and number of players; who it was, where the viewer may know."""
    best = (
        select(ResultRow.game, ResultRow.players, func.max(ResultRow.score).label("score"))
        .where(ResultRow.person.is_not(None))
        .group_by(ResultRow.game, ResultRow.players)
        .subquery()
    )
    same = (
        (ResultRow.game == best.c.game)
        & (ResultRow.players == best.c.players)
        & (ResultRow.score == best.c.score)
    )
    rows = await session.scalars(
        select(ResultRow)
        .join(best, same)
        .where(ResultRow.person.is_not(None))
        .order_by(ResultRow.game, ResultRow.players, ResultRow.ended)
    )
    first: dict[tuple[str, int], ResultRow] = {}
    for row in rows:
        first.setdefault((row.game, row.players), row)
    known = await _names(session, viewer, {row.person for row in first.values() if row.person is not None})
    return [
        Record(
            row.game,
            row.players,
            row.score,
            row.person if row.person in known else None,
            known.get(row.person or "", ""),
            row.ended,
        )
        for row in first.values()
    ]
