"""How somebody stands: ratings, averages beside those of `expert`, and what a game has changed."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from brewtable.table.hall import Hall
from brewtable.table.models import RatingRow, RatingStepRow, ResultRow, TableRow
from brewtable.table.played_schema import Average, Moment, RatedEnd, RatingChange, TitleRating
from brewtable.table.ratings import SETTLED
from brewtable.table.scale import averages, give_or_take, points
from brewtable.table.seen import visible_to


async def ratings_of(session: AsyncSession, person: str, most: int) -> list[TitleRating]:
    """By title, each with what its latest games made of it, the oldest of them first."""
    rows = await session.scalars(select(RatingRow).where(RatingRow.person == person).order_by(RatingRow.game))
    return [
        TitleRating(
            row.game,
            points(row.mu),
            give_or_take(row.sigma),
            row.games,
            row.games < SETTLED,
            await _way(session, person, row.game, most),
        )
        for row in rows
    ]


async def _way(session: AsyncSession, person: str, game: str, most: int) -> list[Moment]:
    steps = await session.scalars(
        select(RatingStepRow)
        .where(RatingStepRow.person == person, RatingStepRow.game == game)
        .order_by(RatingStepRow.games.desc())
        .limit(most)
    )
    return [Moment(step.ended, points(step.mu), give_or_take(step.sigma)) for step in steps][::-1]


async def averages_of(session: AsyncSession, person: str) -> list[Average]:
    """Of games that were played to their end, by title and number of players."""
    own, other = aliased(ResultRow), aliased(ResultRow)
    mine = (own.table_id == other.table_id) & (own.person == person)
    against = (
        select(
            own.table_id.label("table_id"),
            func.max(other.score).label("best"),
        )
        .select_from(other)
        .join(own, mine & (own.seat != other.seat))
        .group_by(own.table_id)
        .subquery()
    )
    given_up = select(ResultRow.table_id).where(ResultRow.conceded.is_(True))
    played = (
        select(
            ResultRow.game,
            ResultRow.players,
            func.count(),
            func.avg(ResultRow.score),
            func.avg(ResultRow.score - against.c.best),
        )
        .join(against, against.c.table_id == ResultRow.table_id)
        .where(ResultRow.person == person, ResultRow.table_id.not_in(given_up))
        .group_by(ResultRow.game, ResultRow.players)
        .order_by(ResultRow.game, ResultRow.players)
    )
    return [_average(*row) for row in await session.execute(played)]


def _average(game: str, players: int, games: int, score: Any, ahead: Any) -> Average:
    measured = averages().of(game, players)
    expert = None if measured is None else measured.score
    return Average(game, players, games, round(float(score), 1), round(float(ahead), 1), expert)


async def rated_end(hall: Hall, viewer: str, table: str) -> RatedEnd:
    """What a game made of the ratings of those whom the viewer may see."""
    async with hall.looking(table, recent=True) as sitting:
        sitting.check_may_see(viewer)
        rated = sitting.row.rated and sitting.over
    if not rated:
        return RatedEnd(False, [])
    async with hall.storage.read() as session:
        counted = await session.scalar(select(TableRow.counted).where(TableRow.id == table))
        found = await session.scalars(
            select(RatingStepRow).where(RatingStepRow.table_id == table).order_by(RatingStepRow.seat)
        )
        steps = list(found)
        seen = await visible_to(session, viewer, {step.person for step in steps})
    changes = [
        RatingChange(
            step.seat,
            points(step.mu),
            points(step.mu) - points(step.was),
            give_or_take(step.sigma),
            step.games < SETTLED,
        )
        for step in steps
        if step.person in seen
    ]
    return RatedEnd(bool(counted), changes)
