"""Ratings of people, by rated games: openskill's Plackett-Luce, with the bots as anchors of the scale.

Everybody is rated for themselves, against those in the game who count for them, and all of a game start from
what was before it.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from itertools import combinations
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.arena.standings import rater
from brewtable.table.models import PasskeyRow, RatingRow, RatingStepRow
from brewtable.table.record import game_named
from brewtable.table.scale import ANCHOR_SIGMA, START, UNSURE, anchor, thinks
from brewtable.table.thinking import HURRIED, INTERPRETED

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SETTLED = 5  # rated games after which a rating stands on the ladder
A_DAY = 3  # games of the same two people that count within a day
EARLY = 6  # decisions for each seat: whoever gives up before loses, and nobody wins by it
ORDER = 0x72617465  # the lock in PostgreSQL of whoever writes results
log = logging.getLogger(__name__)


class Party(Struct, frozen=True):
    """Somebody in a game that is over: a person or a bot."""

    seat: int
    place: int
    person: str | None = None
    bot: str | None = None
    early: bool = False  # gave up before the game had well begun


class Ended(Struct, frozen=True):
    """A rated game that is over."""

    table: str
    game: str
    players: int
    ended: str
    parties: Sequence[Party]
    slow_bots: str = ""


class Standing(Struct, frozen=True):
    """A rating before the game, and what else decides whom it counts for."""

    mu: float = START
    sigma: float = UNSURE
    games: int = 0
    signed: bool = False  # has a passkey

    @property
    def settled(self) -> bool:
        return self.games >= SETTLED


async def in_order(session: AsyncSession, *, is_postgresql: bool) -> None:
    """Until the session ends nobody else writes results, in any process. On SQLite that is so anyway."""
    if is_postgresql:
        await session.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ORDER})


async def rate(session: AsyncSession, over: Ended) -> None:
    """Write what a game makes of the ratings of those who played it."""
    model = rater()
    if model is None:
        log.warning("a rated game counts for nobody: openskill, of the extra `club`, is not installed")
        return
    people = [one.person for one in over.parties if one.person is not None]
    before = await _standings(session, over.game, people)
    often = await _met_often(session, over, people)
    for party in over.parties:
        if party.person is None:
            continue
        was = before[party.person]
        after = rated(model, over, party, before, often)
        if after is not None:
            await _write(session, over, party.seat, party.person, was, after)


def rated(
    model: PlackettLuce,
    over: Ended,
    mine: Party,
    before: dict[str, Standing],
    often: Collection[frozenset[str]] = (),
) -> tuple[float, float] | None:
    """The new mu and sigma of one of the people; None where nobody in the game counts for them."""
    assert mine.person is not None
    was = before[mine.person]
    teams, places = [[model.rating(was.mu, was.sigma)]], [float(mine.place)]
    for rival in over.parties:
        stands = _stands(over, rival, before)
        if rival.seat != mine.seat and stands is not None and _counts(over, mine, rival, before, often):
            teams.append([model.rating(*stands)])
            places.append(float(rival.place))
    if len(teams) < 2:
        return None
    [[new], *_] = model.rate(teams, ranks=places)
    return new.mu, new.sigma


def _stands(over: Ended, party: Party, before: dict[str, Standing]) -> tuple[float, float] | None:
    if party.person is not None:
        standing = before[party.person]
        return standing.mu, standing.sigma
    mu = None if party.bot is None else anchor(game_named(over.game), over.players, party.bot)
    return None if mu is None else (mu, ANCHOR_SIGMA)


def _counts(
    over: Ended,
    mine: Party,
    rival: Party,
    before: dict[str, Standing],
    often: Collection[frozenset[str]],
) -> bool:
    """Whether having played somebody says something about me."""
    beaten = mine.place < rival.place
    if rival.person is None:
        slow = over.slow_bots if rival.bot is not None and thinks(rival.bot) else ""
        return slow != INTERPRETED and not (slow == HURRIED and beaten)
    if rival.early and not mine.early and beaten:
        return False
    assert mine.person is not None
    if frozenset((mine.person, rival.person)) in often:
        return False
    theirs = before[rival.person]
    return theirs.settled or theirs.signed or not before[mine.person].settled


async def _standings(session: AsyncSession, game: str, people: Iterable[str]) -> dict[str, Standing]:
    people = list(people)
    signed = set(await session.scalars(select(PasskeyRow.person).where(PasskeyRow.person.in_(people))))
    rows = await session.scalars(
        select(RatingRow).where(RatingRow.game == game, RatingRow.person.in_(people))
    )
    known = {row.person: Standing(row.mu, row.sigma, row.games, row.person in signed) for row in rows}
    return {one: known.get(one, Standing(signed=one in signed)) for one in people}


async def _met_often(session: AsyncSession, over: Ended, people: Collection[str]) -> set[frozenset[str]]:
    """Pairs whose games of the last day have counted as often as they may."""
    day_before = (datetime.fromisoformat(over.ended) - timedelta(days=1)).isoformat(timespec="milliseconds")
    steps = await session.execute(
        select(RatingStepRow.table_id, RatingStepRow.person).where(
            RatingStepRow.person.in_(people),
            RatingStepRow.game == over.game,
            RatingStepRow.ended > day_before,
        )
    )
    tables: dict[str, list[str]] = {}
    for table, person in steps:
        tables.setdefault(table, []).append(person)
    pairs = Counter(frozenset(pair) for found in tables.values() for pair in combinations(found, 2))
    return {pair for pair, games in pairs.items() if games >= A_DAY}


async def _write(
    session: AsyncSession, over: Ended, seat: int, person: str, was: Standing, after: tuple[float, float]
) -> None:
    mu, sigma = after
    games = was.games + 1
    row = RatingRow(person=person, game=over.game, mu=mu, sigma=sigma, games=games, changed=over.ended)
    await session.merge(row)
    session.add(
        RatingStepRow(
            table_id=over.table,
            seat=seat,
            person=person,
            game=over.game,
            ended=over.ended,
            was=was.mu,
            mu=mu,
            sigma=sigma,
            games=games,
        )
    )
    await session.flush()
