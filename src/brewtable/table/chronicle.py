"""What all results together say. It is worked out seldom where there are many; a new house has it at once."""

from __future__ import annotations

import asyncio
from time import monotonic

from msgspec import Struct
from sqlalchemy import Integer, and_, cast, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.models import PersonRow, RatingRow, ResultRow
from brewtable.table.storage import Storage

REGULARS = 20
PATIENCE = 100  # times as long as it takes to work out, an answer is good …
MOST_SECONDS = 60.0  # … and no longer than this


class Often(Struct, frozen=True):
    person: str
    tally: tuple[int, int]  # games, and how many of them won


class Best(Struct, frozen=True):
    game: str
    players: int
    score: int
    person: str
    ended: str


class Told(Struct, frozen=True):
    games: int
    regulars: list[Often]
    best: list[Best]
    rated: list[str]  # titles in which somebody has a rating


class Chronicle:
    """Works out what all results say, seldom where there are many; a new house has it at once."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._turn = asyncio.Lock()
        self._told: Told | None = None
        self._until = 0.0

    async def told(self) -> Told:
        async with self._turn:
            if self._told is None or monotonic() >= self._until:
                began = monotonic()
                async with self._storage.read() as session:
                    self._told = await _worked_out(session)
                ended = monotonic()
                self._until = ended + min(MOST_SECONDS, PATIENCE * (ended - began))
            return self._told

    def outdated(self) -> None:
        """Something has changed that somebody wants to see at once."""
        self._until = 0.0


async def _worked_out(session: AsyncSession) -> Told:
    games = await session.scalar(select(func.count(ResultRow.table_id.distinct()))) or 0
    rated = await session.scalars(select(RatingRow.game).distinct().order_by(RatingRow.game))
    return Told(games, await _regulars(session), await _best(session), list(rated))


async def _regulars(session: AsyncSession) -> list[Often]:
    won = func.sum(cast(ResultRow.place == 1, Integer))
    found = await session.execute(
        select(PersonRow.id, func.count(), won)
        .join(ResultRow, ResultRow.person == PersonRow.id)
        .where(PersonRow.visible_to == "all")
        .group_by(PersonRow.id)
        .order_by(won.desc(), func.count(), PersonRow.id)
        .limit(REGULARS)
    )
    return [Often(person, (games, wins)) for person, games, wins in found]


async def _best(session: AsyncSession) -> list[Best]:
    """The most points of people for each title and number of players; of the first to have them."""
    best = (
        select(ResultRow.game, ResultRow.players, func.max(ResultRow.score).label("score"))
        .where(ResultRow.person.is_not(None))
        .group_by(ResultRow.game, ResultRow.players)
        .subquery()
    )
    same = and_(
        ResultRow.game == best.c.game,
        ResultRow.players == best.c.players,
        ResultRow.score == best.c.score,
    )
    rows = await session.scalars(
        select(ResultRow)
        .join(best, same)
        .where(ResultRow.person.is_not(None))
        .order_by(ResultRow.game, ResultRow.players, ResultRow.ended)
    )
    first: dict[tuple[str, int], Best] = {}
    for row in rows:
        found = Best(row.game, row.players, row.score, row.person or "", row.ended)
        first.setdefault((row.game, row.players), found)
    return list(first.values())
