"""What somebody has played, as public as they choose."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence

from sqlalchemy import Integer, cast, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.hall import Hall
from brewtable.table.models import PersonRow, ResultRow, SeatRow, TableRow
from brewtable.table.people import name_of
from brewtable.table.played_schema import (
    Against,
    Audience,
    Export,
    PersonPage,
    Played,
    Seated,
    Totals,
)
from brewtable.table.problems import Refusal
from brewtable.table.seating import my_tables
from brewtable.table.seen import audience_of, names_of, visible_to
from brewtable.table.standing import averages_of, ratings_of

LATEST = 100  # games on a page
ALL = 5000  # games in an export
RIVALS = 20


async def page(hall: Hall, viewer: str, person: str, most: int = LATEST) -> PersonPage:
    """What the viewer may see of a person: all, or not even that there is one."""
    async with hall.storage.read() as session:
        if person not in await visible_to(session, viewer, {person}):
            raise Refusal(404, "no-person", "people-nobody")
        name = await name_of(session, person)
        audience = await audience_of(session, person)
        games = await _games_of(session, person, most)
        others = {row.person for seats in games.values() for row in seats if row.person is not None}
        known = await names_of(session, viewer, others)
        open_to = await _tables_seen(session, viewer, list(games))
        totals = await _totals(session, person)
        ratings = await ratings_of(session, person, most)
        averages = await averages_of(session, person)
    played = [_played(person, seats, known, open_to) for seats in games.values()]
    against = _against(person, games.values(), known)
    return PersonPage(person, name, person == viewer, audience, ratings, totals, averages, against, played)


async def be_seen_by(hall: Hall, person: str, audience: Audience) -> PersonPage:
    async with hall.storage.write() as session:
        row = await session.get(PersonRow, person)
        if row is None:
            session.add(PersonRow(id=person, name="", visible_to=audience))
        else:
            row.visible_to = audience
    hall.chronicle.outdated()
    return await page(hall, person, person)


async def export(hall: Hall, person: str) -> Export:
    return Export(await page(hall, person, person, ALL), await my_tables(hall, person))


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
    told = [_seated(row, known) for row in seats]
    return Played(table, own.game, own.players, own.ended, own.place, own.rated, told)


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
