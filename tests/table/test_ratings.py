"""Ratings: the arithmetic, who counts for whom, in which order, who may see them, and where they end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from math import erf, exp, sqrt
from pathlib import Path

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, insert, select, text, update
from tests.table.guests import HOT, ME, OPEN, Data, Guest
from tests.table.test_fellows import database, halls  # noqa: F401 - fixtures
from tests.table.test_ledger import _upgrade
from tests.table.test_storage import Work, address, hall_in, kept  # noqa: F401 - fixtures

from brewtable.kernel.registry import find_game
from brewtable.table import finding, house, leaving, moves, opening, played, seating, standing
from brewtable.table.expiry import remove_rows
from brewtable.table.hall import Hall
from brewtable.table.models import PersonRow, RatingRow, RatingStepRow, ResultRow, TableRow
from brewtable.table.passkeys import Asker
from brewtable.table.problems import Refusal
from brewtable.table.ratings import A_DAY, EARLY, SETTLED, Ended, Party, Standing, rate, rated
from brewtable.table.results import BEGINNING, Results
from brewtable.table.scale import ANCHOR_SIGMA, START, UNSURE, anchor, averages, give_or_take, points
from brewtable.table.schema import CreateTable, SeatWish
from brewtable.table.snapshots import may_hint
from brewtable.table.storage import Storage, database_url

GAME, FOUR = "beer-and-bread", "dice-brewing"
MODEL = PlackettLuce()
DAY = "2026-05-01T12:00:{:02d}.000+00:00"


def over(*parties: Party, game: str = GAME, slow: str = "") -> Ended:
    return Ended("t1", game, len(parties), DAY.format(0), parties, slow)


def person(seat: int, place: int, early: bool = False) -> Party:
    return Party(seat, place, "abcd"[seat], early=early)


def bot(seat: int, place: int, name: str = "easy") -> Party:
    return Party(seat, place, bot=name)


def known(**standings: Standing) -> dict[str, Standing]:
    return {one: standings.get(one, Standing()) for one in "abcd"}


def openskill(*teams: tuple[float, float, int]) -> tuple[float, float]:
    """What openskill makes of the first of these, each a mu, a sigma and a place."""
    ratings = [[MODEL.rating(mu, sigma)] for mu, sigma, _ in teams]
    [[new], *_] = MODEL.rate(ratings, ranks=[float(place) for *_, place in teams])
    return new.mu, new.sigma


NEW = (START, UNSURE)


# The arithmetic.


@pytest.mark.parametrize("places", [(1, 2), (2, 1), (1, 1), (1, 2, 3), (2, 2, 1), (3, 1, 1, 3), (1, 1, 1, 4)])
def test_people_are_rated_as_openskill_has_it(places: tuple[int, ...]) -> None:
    game = over(*(person(seat, place) for seat, place in enumerate(places)), game=FOUR)
    for seat, place in enumerate(places):
        others = [(*NEW, one) for number, one in enumerate(places) if number != seat]
        assert rated(MODEL, game, game.parties[seat], known()) == pytest.approx(
            openskill((*NEW, place), *others)
        )


def test_each_goes_by_what_was_before() -> None:
    before = known(a=Standing(30.0, 2.0, 20), b=Standing(20.0, 5.0, 6))
    game = over(person(0, 2), person(1, 1))
    assert rated(MODEL, game, game.parties[0], before) == pytest.approx(openskill((30, 2, 2), (20, 5, 1)))
    assert rated(MODEL, game, game.parties[1], before) == pytest.approx(openskill((20, 5, 1), (30, 2, 2)))


def test_bots_stand_where_they_were_measured() -> None:
    rules = find_game(GAME)
    assert [points(anchor(rules, 2, level) or 0) for level in ("easy", "greedy")] == [1500, 1500]
    for level in ("normal", "hard"):
        ahead = points(anchor(rules, 2, level) or 0) - 1500
        share = 1 / (1 + 10 ** (-ahead / 400))
        assert round(100 * share) == rules.wins[level]
    assert anchor(rules, 2, "expert") is None
    dice = find_game(FOUR)
    [[first], *others] = [
        [MODEL.rating(anchor(dice, 4, level), 0.001)] for level in ["normal", *["easy"] * 3]
    ]
    won = 1 / (1 + sum(_plackett_luce(other.mu - first.mu) for [other] in others))
    assert round(100 * won) == 81


def _plackett_luce(difference: float) -> float:
    """The odds of one against another among four whose strength is sure."""
    return exp(difference / (2 * MODEL.beta))


def test_a_first_game_against_a_bot_says_something() -> None:
    """Who has beaten the strongest bot is stronger, four times in five, than who has lost to the weakest."""
    rules = find_game(GAME)
    won = rated(MODEL, over(person(0, 1), bot(1, 2, "hard")), person(0, 1), known())
    lost = rated(MODEL, over(person(0, 2), bot(1, 1, "random")), person(0, 2), known())
    hard = (anchor(rules, 2, "hard") or 0, ANCHOR_SIGMA, 2)
    assert won == pytest.approx(openskill((*NEW, 1), hard))
    assert won is not None
    assert lost is not None
    certain = (1 + erf((won[0] - lost[0]) / sqrt(won[1] ** 2 + lost[1] ** 2) / sqrt(2))) / 2
    assert certain > 0.8
    assert points(won[0]) > 1550
    assert give_or_take(won[1]) < give_or_take(UNSURE)


# Who counts for whom.


@pytest.mark.parametrize(
    ("slow", "place", "counts"),
    [
        ("", 1, True),
        ("interpreted", 1, False),
        ("interpreted", 2, False),
        ("hurried", 1, False),  # who keeps bots busy elsewhere wins nothing by it …
        ("hurried", 2, True),  # … and loses as ever
    ],
)
def test_bots_that_were_slow(slow: str, place: int, counts: bool) -> None:
    game = over(person(0, place), bot(1, 3 - place, "hard"), slow=slow)
    assert (rated(MODEL, game, game.parties[0], known()) is not None) is counts
    easy = over(person(0, place), bot(1, 3 - place, "easy"), slow=slow)  # needs no time
    assert rated(MODEL, easy, easy.parties[0], known()) is not None


def test_who_gives_up_early_loses_and_nobody_wins() -> None:
    game = over(person(0, 1), person(1, 2, early=True))
    assert rated(MODEL, game, game.parties[0], known()) is None
    assert rated(MODEL, game, game.parties[1], known()) == pytest.approx(openskill((*NEW, 2), (*NEW, 1)))
    three = over(person(0, 1), person(1, 2), person(2, 3, early=True), game=FOUR)
    assert rated(MODEL, three, three.parties[0], known()) == pytest.approx(openskill((*NEW, 1), (*NEW, 2)))


def test_a_seat_without_anybody_counts_for_nobody() -> None:
    game = over(person(0, 1), Party(1, 2))
    assert rated(MODEL, game, game.parties[0], known()) is None


def test_newcomers_without_a_passkey_say_nothing_of_who_is_settled() -> None:
    settled, signed = Standing(30.0, 3.0, SETTLED), Standing(signed=True)
    game = over(person(0, 1), person(1, 2))
    assert rated(MODEL, game, game.parties[0], known(a=settled)) is None
    assert rated(MODEL, game, game.parties[1], known(a=settled)) is not None
    assert rated(MODEL, game, game.parties[0], known(a=settled, b=signed)) is not None
    assert rated(MODEL, game, game.parties[0], known(a=settled, b=settled)) is not None
    assert rated(MODEL, game, game.parties[0], known()) is not None


# As they are kept.


async def an_end(storage: Storage, table: str, moment: int = 0, **places: int) -> None:
    parties = [Party(seat, place, name) for seat, (name, place) in enumerate(places.items())]
    async with storage.write() as session:
        await rate(session, Ended(table, GAME, len(parties), DAY.format(moment), parties))


async def standings(storage: Storage) -> dict[str, tuple[float, float, int]]:
    async with storage.read() as session:
        rows = await session.scalars(select(RatingRow))
        return {row.person: (row.mu, row.sigma, row.games) for row in rows}


def test_the_same_two_count_so_often_a_day(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        for game in range(A_DAY + 2):
            await an_end(storage, f"t{game}", game, ann=1, bob=2)
        assert [games for *_, games in (await standings(storage)).values()] == [A_DAY, A_DAY]
        await an_end(storage, "t-eve", 50, ann=1, eve=2)  # somebody else
        assert (await standings(storage))["ann"][2] == A_DAY + 1
        async with storage.write() as session:
            parties = [Party(0, 1, "ann"), Party(1, 2, "bob")]
            await rate(session, Ended("t-next", GAME, 2, "2026-05-02T12:30:00.000+00:00", parties))
        assert (await standings(storage))["bob"][2] == A_DAY + 1

    kept(work)


RATED = CreateTable(GAME, [SeatWish("me"), SeatWish("open")], rated=True, by_link=True)


async def a_game(hall: Hall, winner: str, loser: str, decisions: int = EARLY * 2) -> str:
    """A rated game, played for so many decisions and then given up."""
    info = await opening.create(hall, winner, RATED)
    table, begins = info.id, datetime.fromisoformat(info.created) + BEGINNING
    await finding.sit_down(hall, loser, table, "")
    while datetime.now(UTC) <= begins:  # what is in a log at once came in a file
        await asyncio.sleep(0.01)
    for _ in range(decisions):
        async with hall.changing(table) as sitting:
            mover = sitting.to_move
            assert mover is not None
            sitting.play(mover, [int(sitting.state.legal()[0])])
    await moves.concede(hall, loser, table, 1)
    return table


async def until(done: Callable[[], Awaitable[object]]) -> None:
    async with asyncio.timeout(20):
        while not await done():
            await asyncio.sleep(0.01)


async def steps(storage: Storage) -> list[tuple[str, str, int]]:
    async with storage.read() as session:
        rows = await session.scalars(select(RatingStepRow).order_by(RatingStepRow.ended, RatingStepRow.seat))
        return [(row.table_id, row.person, row.games) for row in rows]


def test_games_count_once_and_in_the_order_they_ended(kept: Callable[[Work], None]) -> None:  # noqa: F811
    """Nobody wrote when they ended; then two look at once, one of them at the last game first."""

    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            tables = [
                await a_game(hall, "ann", "bob"),
                await a_game(hall, "bob", "ann"),
                await a_game(hall, "ann", "bob", decisions=2),
            ]
            first, second = Results(storage), Results(storage)
            await asyncio.gather(second._write_in_order(tables[2]), first.write(tables[:1]))
            again = Results(storage)
            again.start()
            await asyncio.sleep(0)
            await again.write(tables)
            await again.stop()
            assert await steps(storage) == [
                (tables[0], "ann", 1),
                (tables[0], "bob", 1),
                (tables[1], "bob", 2),
                (tables[1], "ann", 2),
                (tables[2], "bob", 3),  # gave up early: nobody has won by it
            ]
            ratings = {"ann": NEW, "bob": NEW}
            for winner, loser in (("ann", "bob"), ("bob", "ann")):
                won, lost = ratings[winner], ratings[loser]
                ratings = {
                    winner: openskill((*won, 1), (*lost, 2)),
                    loser: openskill((*lost, 2), (*won, 1)),
                }
            ann, bob = (await standings(storage))["ann"], (await standings(storage))["bob"]
            assert ann[:2] == pytest.approx(ratings["ann"])
            assert bob[:2] == pytest.approx(openskill((*ratings["bob"], 2), (*ratings["ann"], 1)))

    kept(work)


def test_a_crash_between_leaves_nothing_half(
    kept: Callable[[Work], None],  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("power cut")

    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            table = await a_game(hall, "ann", "bob")
            with monkeypatch.context() as patch:
                patch.setattr("brewtable.table.results.rate", fail)
                with pytest.raises(RuntimeError, match="power cut"):
                    await Results(storage).write([table])
            async with storage.read() as session:
                assert await session.scalar(select(func.count()).select_from(ResultRow)) == 0
            caught_up = Results(storage)
            caught_up.start()

            async def is_written() -> bool:
                return len(await steps(storage)) == 2

            await until(is_written)
            await caught_up.stop()

    kept(work)


def test_two_processes_write_each_game_once(database: str) -> None:  # noqa: F811
    async def work() -> None:
        async with halls(database) as (one, other):
            tables = [
                await a_game(hall, winner, loser)
                for hall, winner, loser in [
                    (one, "a", "b"),
                    (other, "a", "c"),
                    (one, "c", "d"),
                    (other, "d", "b"),
                ]
            ]

            async def is_written() -> bool:
                return len(await steps(one.storage)) == 2 * len(tables)

            await until(is_written)
            await asyncio.gather(*(hall.results.write(tables) for hall in (one, other)))
            assert [games for *_, games in await steps(one.storage)] == [1, 1, 2, 1, 2, 1, 2, 2]

    asyncio.run(work())


# What a rated table is.


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"seed": 5}, "table-rated-usual"),
        ({"options": {"first": "0"}}, "table-rated-usual"),
        ({"deck": find_game(GAME).house_deck().to_data()}, "table-rated-usual"),
        ({"seats": [SeatWish("me"), SeatWish("hot-seat")]}, "table-rated-seats"),
        ({"seats": [SeatWish("bot"), SeatWish("bot")]}, "table-rated-seats"),
        ({"seats": [SeatWish("me"), SeatWish("bot", bot="expert")]}, "table-rated-bot"),
    ],
)
def test_rated_games_are_all_alike(
    kept: Callable[[Work], None],  # noqa: F811
    wish: dict[str, object],
    key: str,
) -> None:
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            asked = {"game": GAME, "seats": [SeatWish("me"), SeatWish("open")], "rated": True, **wish}
            with pytest.raises(Refusal) as found:
                await opening.create(hall, "ann", CreateTable(**asked))
            assert found.value.message.key == key

    kept(work)


def test_nobody_is_helped_or_gets_away(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def refuse(asked: Awaitable[object], key: str) -> None:
        with pytest.raises(Refusal) as found:
            await asked
        assert found.value.message.key == key

    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            wish = CreateTable(GAME, [SeatWish("me"), SeatWish("bot", bot="random")], rated=True, hints=True)
            alone = (await opening.create(hall, "ann", wish)).id
            async with hall.looking(alone) as sitting:
                assert not sitting.row.hints
                assert not any(may_hint(sitting, "ann", seat) for seat in (0, 1))
            away = opening.BranchOff(ply=0, seat=0, bot="normal")
            await refuse(opening.branch(hall, "ann", alone, away), "table-rated-branch")
            table = (await opening.create(hall, "ann", RATED)).id
            await refuse(finding.start_now(hall, "ann", table, "expert"), "table-rated-bot")
            await finding.sit_down(hall, "bob", table, "")
            await refuse(seating.leave(hall, "bob", table, 1), "table-rated-leave")
            await refuse(moves.ask_takeback(hall, "bob", table, 1, 0), "table-rated-takeback")
            async with hall.looking(table) as sitting:
                assert sitting.seats[1].code is not None
                code = sitting.seats[1].code
            await refuse(seating.join(hall, "eve", code, ""), "table-rated-seat")
            hall.presence.arrive(table, "bob")
            await refuse(seating.stand_in(hall, "bob", table, 1, "hard"), "table-still-here")
            hall.presence.go(table, "bob")
            async with hall.changing(table) as sitting:
                sitting.record.signs["bob"] = time.monotonic() - 3600
                sitting.touch()
            seen = await seating.stand_in(hall, "ann", table, 1, "hard")
            assert seen.table.seats[1].bot == "easy"

    kept(work)


def test_nobody_leaves_before_it_is_written_that_they_lost(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            table = await a_game(hall, "ann", "bob")
            with pytest.raises(Refusal) as found:
                await seating.leave(hall, "bob", table, 1)
            assert found.value.message.key == "table-rated-leave"
            await hall.results.write([table])
            assert {person for _, person, _ in await steps(storage)} == {"ann", "bob"}

    kept(work)


def test_another_rated_game_begins_when_both_want_it(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            table = await a_game(hall, "ann", "bob", decisions=1)
            again = await opening.rematch(hall, "ann", table)
            assert (again.rated, again.status, again.public, again.by_link) == (True, "waiting", False, False)
            assert [seat.taken for seat in again.seats] == [False, True]
            joined = await opening.rematch(hall, "bob", table)
            assert (joined.id, joined.status) == (again.id, "playing")
            async with hall.looking(joined.id) as sitting:
                assert [seat.person for seat in sitting.seats] == ["bob", "ann"]

    kept(work)


def test_who_looks_for_a_friendly_game_finds_no_rated_one(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            wish = finding.FindTable(GAME)
            friendly = await finding.find_table(hall, "ann", wish)
            strict = await finding.find_table(hall, "bob", finding.FindTable(GAME, rated=True))
            assert (friendly.rated, strict.rated, friendly.id != strict.id) == (False, True, True)
            found = await finding.find_table(hall, "eve", finding.FindTable(GAME, rated=True))
            assert found.id == strict.id

    kept(work)


# Who may see them, and where they end.


async def settled(storage: Storage, *people: str) -> None:
    async with storage.write() as session:
        rows = [
            {
                "person": one,
                "game": GAME,
                "mu": 30.0 - at,
                "sigma": 2.0,
                "games": SETTLED,
                "changed": DAY.format(0),
            }
            for at, one in enumerate(people)
        ]
        await session.execute(insert(RatingRow), rows)


def test_the_ladder_shows_whom_one_may_see(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            await settled(storage, "all", "met", "hidden", "stranger", "unnamed", "me")
            async with storage.write() as session:
                for one, audience in (
                    ("all", "all"),
                    ("met", "met"),
                    ("hidden", "nobody"),
                    ("stranger", "met"),
                ):
                    session.add(PersonRow(id=one, name=one.title(), visible_to=audience))
                row = {"game": GAME, "players": 4, "place": 1, "score": 1, "conceded": False, "ended": ""}
                together = [
                    {**row, "table_id": "t", "seat": seat, "person": one, "bot": None}
                    for seat, one in enumerate(("me", "met", "hidden"))
                ]
                await session.execute(insert(ResultRow), together)
            rows = (await house.ladder(hall, "me", GAME, 0)).rows
            assert [(row.rank, row.person, row.name, row.me) for row in rows] == [
                (1, "all", "All", False),
                (2, "met", "Met", False),
                (3, "me", "", True),
            ]
            assert [row.person for row in (await house.ladder(hall, "passer-by", GAME, 0)).rows] == ["all"]
            assert (await house.ladder(hall, "me", FOUR, 0)).total == 0
            with pytest.raises(Refusal):
                await played.page(hall, "passer-by", "stranger")

    kept(work)


def test_a_ladder_goes_on_from_page_to_page(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            people = [f"p{number:02}" for number in range(house.RUNGS + 20)]
            await settled(storage, *people)
            async with storage.write() as session:
                await session.execute(
                    insert(PersonRow), [{"id": one, "name": one, "visible_to": "all"} for one in people]
                )
                session.add(
                    RatingRow(person="new", game=GAME, mu=60.0, sigma=8.0, games=SETTLED - 1, changed="")
                )
            first = await house.ladder(hall, "new", GAME, 0)
            more = await house.ladder(hall, "new", GAME, house.RUNGS)
            assert (first.total, len(first.rows), len(more.rows)) == (len(people), house.RUNGS, 20)
            assert [row.person for row in [*first.rows, *more.rows]] == people
            assert [row.rank for row in more.rows] == list(range(house.RUNGS + 1, len(people) + 1))

    kept(work)


def test_the_end_tells_of_those_one_may_see(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            table = await a_game(hall, "ann", "bob")
            assert not (await standing.rated_end(hall, "ann", table)).written
            await hall.results.write([table])
            told = await standing.rated_end(hall, "ann", table)
            assert told.written
            assert [one.change > 0 for one in told.changes] == [True, False]
            assert told.changes[0].rating == 1500 + told.changes[0].change
            await played.be_seen_by(hall, "bob", "nobody")
            assert [one.seat for one in (await standing.rated_end(hall, "ann", table)).changes] == [0]
            assert (await standing.rated_end(hall, "passer-by", table)).changes == []
            [rating] = (await played.page(hall, "ann", "ann")).ratings
            assert (rating.rating, rating.games, rating.provisional) == (told.changes[0].rating, 1, True)
            assert [moment.rating for moment in rating.way] == [rating.rating]
            [game] = (await played.export(hall, "bob")).page.played
            assert game.rated
            async with storage.write() as session:
                await remove_rows(session, [table])
            assert (await played.page(hall, "ann", "ann")).ratings == [rating]

    kept(work)


def test_who_is_deleted_has_no_rating(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            await hall.results.write([await a_game(hall, "ann", "bob")])
            before = (await standings(storage))["ann"]
            await leaving.forget(hall, Asker("bob", "localhost", "http://localhost"), None)
            assert await standings(storage) == {"ann": before}
            assert [one for _, one, _ in await steps(storage)] == ["ann"]

    kept(work)


def test_a_rating_comes_along_where_there_is_none(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            await hall.results.write([await a_game(hall, "guest", "bob"), await a_game(hall, "guest", "eve")])
            guest = (await standings(storage))["guest"]
            await leaving.bring_along(hall, "guest", "ann")
            assert (await standings(storage))["ann"] == guest
            await hall.results.write([await a_game(hall, "other", "bob")])
            await leaving.bring_along(hall, "other", "ann")  # nobody picks the better of two
            assert (await standings(storage))["ann"] == guest
            assert "other" not in await standings(storage)
            assert (await played.page(hall, "ann", "ann")).totals[0].games == 3

    kept(work)


def test_who_played_against_themselves_keeps_nothing_of_it(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            await hall.results.write([await a_game(hall, "guest", "ann")])
            mine = (await standings(storage))["ann"]
            await leaving.bring_along(hall, "guest", "ann")
            assert await standings(storage) == {"ann": mine}

    kept(work)


# Averages, and the house.


def test_averages_stand_beside_those_of_the_expert(kept: Callable[[Work], None]) -> None:  # noqa: F811
    row = {"game": GAME, "players": 2, "place": 1, "bot": None, "ended": "", "conceded": False}

    async def work(storage: Storage) -> None:
        async with storage.write() as session:
            games = [(20, 15, False), (30, 41, False), (90, 0, True)]
            rows = [
                {
                    **row,
                    "table_id": f"t{at}",
                    "seat": seat,
                    "person": who,
                    "score": score,
                    "conceded": out and seat == 1,
                }
                for at, (mine, theirs, out) in enumerate(games)
                for seat, (who, score) in enumerate((("ann", mine), ("bob", theirs)))
            ]
            await session.execute(insert(ResultRow), rows)
        async with storage.read() as session:
            [told] = await standing.averages_of(session, "ann")
        assert (told.games, told.score, told.ahead) == (2, 25.0, -3.0)
        measured = averages().of(GAME, 2)
        assert measured is not None
        assert told.expert == measured.score

    kept(work)


def test_averages_are_of_games_that_there_are() -> None:
    for game, by_players in averages().games.items():
        rules = find_game(game)
        for players, found in by_players.items():
            assert rules.fewest <= int(players) <= rules.most
            assert found.games * int(players) >= 100
            assert found.ahead > 0


def test_the_house_is_worked_out_seldom_and_hides_at_once(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            await hall.results.write([await a_game(hall, "ann", "bob")])
            await played.be_seen_by(hall, "ann", "all")
            assert [one.person for one in (await house.house(hall, "eve")).regulars] == ["ann"]
            hall.chronicle._until = time.monotonic() + 1000  # as after a long look
            async with storage.write() as session:  # as another process would
                await session.execute(update(PersonRow).values(visible_to="nobody"))
            told = await house.house(hall, "eve")
            assert told.regulars == []
            assert "ann" not in str(told)
            assert told.rated == [GAME]

    kept(work)


# Requests, and older databases.


def test_a_rated_game_over_the_wire(ann: Guest, bob: Guest) -> None:
    info = ann.open(ME, OPEN, rated=True, by_link=True)
    table = info["id"]
    assert (info["rated"], info["hints"]) == (True, False)
    assert ann.refused(422, "POST", "/tables", game=GAME, seats=[ME, HOT], rated=True)["code"] == "rated"
    bob.post(f"/tables/{table}/sit")
    assert bob.refused(409, "POST", f"/tables/{table}/leave", seat=1)["code"] == "rated"
    bob.post(f"/tables/{table}/concede", seat=1)
    deadline = time.monotonic() + 20
    while not (told := ann.get(f"/tables/{table}/rated"))["written"] and time.monotonic() < deadline:
        time.sleep(0.05)
    assert [(one["seat"], one["change"] < 0) for one in told["changes"]] == [(1, True)]  # too early to win
    [rating] = bob.get("/people/me")["ratings"]
    assert rating["rating"] == told["changes"][0]["rating"]
    assert ann.get(f"/house/ladder/{GAME}")["total"] == 0
    assert ann.refused(400, "GET", f"/house/ladder/{GAME}", skip=-1)
    public: Data = ann.open(ME, OPEN, rated=True, public=True)
    friendly = ann.open(ME, OPEN, public=True)
    shown = {one["id"] for one in ann.get("/lobby", rated="yes")["tables"]}
    assert public["id"] in shown
    assert friendly["id"] not in shown


def test_an_older_database_keeps_its_tables(tmp_path: Path) -> None:
    storage = Storage(database_url(None, tmp_path))

    def before(connection: Connection) -> None:
        _upgrade(connection, "0009")

    async def work() -> None:
        async with storage._writing.begin() as connection:
            await connection.run_sync(before)
            await connection.execute(
                text(
                    "INSERT INTO result"
                    " (table_id, seat, person, game, players, place, score, conceded, ended)"
                    " VALUES ('t1', 0, 'ann', :game, 2, 1, 30, false, '2026-01-01')"
                ),
                {"game": GAME},
            )
        await storage.migrate()
        async with hall_in(storage) as hall:
            page = await played.page(hall, "ann", "ann")
            assert [(game.rated, game.place) for game in page.played] == [(False, 1)]
            assert page.ratings == []
            table = (await opening.create(hall, "ann", RATED)).id
            async with storage.read() as session:
                assert await session.scalar(select(TableRow.rated).where(TableRow.id == table))
        await storage.close()

    asyncio.run(work())
