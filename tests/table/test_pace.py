"""Clocks and deadlines: by a time of the house that the tests move."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.refusals import refused
from tests.table.guests import DICE, GAME, ME, OPEN, Guest, Service
from tests.table.test_storage import Work, address, kept  # noqa: F401 - fixtures

from brewtable.table import moves, opening, seating
from brewtable.table.clocks import DAY, HOUR, MINUTE, SECOND, Clock, due, given, new_clock, turned, verdict_of
from brewtable.table.finding import sit_down
from brewtable.table.hall import Hall
from brewtable.table.house_time import BELIEVED, HouseTime, store_time, stored_time
from brewtable.table.kept import Change, NewTable
from brewtable.table.ledger import Overtaken
from brewtable.table.pace_api import _decide, _take_off
from brewtable.table.problems import Refusal
from brewtable.table.schema import AboutLate, CreateTable, Move, Pace, SeatWish, Snapshot
from brewtable.table.storage import Storage, database_url
from brewtable.table.thinking import Thinkers
from brewtable.table.timekeeper import BEGIN_EVERY

LIVE = Pace("live", minutes=10, extra=10)
SLOW = Pace("days", hours=48, days_off=1)


class Hands:
    """Clocks that only the test moves."""

    def __init__(self, awake: int = 0, wall: int = 1_000_000_000_000) -> None:
        self.awake, self.asleep, self.wall = awake, 0, wall

    def house(self) -> HouseTime:
        return HouseTime(lambda: self.awake, lambda: self.awake + self.asleep, lambda: self.wall)

    def pass_by(self, ms: int) -> None:
        self.awake += ms
        self.wall += ms


# The clock by itself.


def test_only_the_time_of_the_one_who_is_to_move_runs() -> None:
    clock = turned(new_clock(LIVE, 2, 0), LIVE, 0, 0, 0)
    clock = turned(clock, LIVE, 60 * SECOND, 1, 1)
    assert clock.left == [9 * MINUTE + 10 * SECOND, 10 * MINUTE]
    clock = turned(clock, LIVE, 90 * SECOND, None, 2)  # a bot thinks: nobody's runs
    clock = turned(clock, LIVE, 90 * MINUTE, 0, 3)
    assert clock.left == [9 * MINUTE + 10 * SECOND, 9 * MINUTE + 40 * SECOND]


def test_time_is_added_once_for_a_decision_that_is_made_again() -> None:
    clock = turned(new_clock(LIVE, 2, 0), LIVE, 0, 0, 0)
    for again in range(5):  # made and taken back, made and taken back
        clock = turned(clock, LIVE, again, 0, 1)
        clock = turned(clock, LIVE, again, 0, 0)
    assert clock.left[0] <= 10 * MINUTE + 10 * SECOND


def test_a_count_that_goes_back_takes_and_gives_nothing() -> None:
    clock = turned(new_clock(LIVE, 2, 1000), LIVE, 1000, 0, 0)
    assert turned(clock, LIVE, 0, 1, 0).left == [10 * MINUTE, 10 * MINUTE]


def test_over_days_every_turn_has_its_time() -> None:
    clock = turned(new_clock(SLOW, 2, 0), SLOW, 0, 0, 0)
    clock = turned(clock, SLOW, 30 * HOUR, 0, 1, turn=0)  # the same turn goes on
    assert due(clock) == 48 * HOUR
    clock = turned(clock, SLOW, 31 * HOUR, 1, 2, turn=1)
    assert due(clock) == (31 + 48) * HOUR
    assert due(turned(clock, SLOW, 32 * HOUR, 0, 3, turn=0)) == (32 + 48) * HOUR


def test_over_days_a_turn_that_is_taken_back_has_no_new_time() -> None:
    clock = turned(new_clock(SLOW, 2, 0), SLOW, 0, 0, 0)
    clock = turned(clock, SLOW, 40 * HOUR, 1, 1, turn=1)
    clock = turned(clock, SLOW, 40 * HOUR, 0, 0)
    assert clock.left == [8 * HOUR, 48 * HOUR]


def test_processes_that_are_some_seconds_apart_take_no_time_twice() -> None:
    clock = turned(new_clock(LIVE, 2, 10 * HOUR), LIVE, 10 * HOUR, 0, 0)
    for later in (turned(clock, LIVE, 0, 1, 1), given(clock, LIVE, 1, 0)):
        assert later.at == 10 * HOUR


def test_what_the_others_decide() -> None:
    assert verdict_of(["bot"], 1) == "bot"
    assert verdict_of(["bot"], 2) is None
    assert verdict_of(["bot", "concede"], 2) == "wait"
    assert verdict_of(["concede", "concede"], 3) == "concede"
    late = Clock([0, MINUTE], 0, 0, 0, [0, 0], asked=0)
    assert due(late) is None
    assert given(late, LIVE, 0, 5).left == [10 * MINUTE // 4, MINUTE]
    assert given(late, SLOW, 0, 5).left == [48 * HOUR, MINUTE]


# The time of the house.


def test_live_time_stands_still_while_the_house_is_closed() -> None:
    hands = Hands()
    house = hands.house()
    hands.pass_by(5 * MINUTE)
    counts = house.counts()
    later = Hands(awake=77, wall=hands.wall + 3 * HOUR)  # a machine that was started anew
    again = later.house()
    again.go_on(counts, alone=True)
    assert again.up() == 5 * MINUTE
    assert again.days() == 5 * MINUTE + 3 * HOUR
    assert again.lenient_until == again.days() + HOUR


@pytest.mark.parametrize(("wall", "counted"), [(-400 * DAY, 0), (400 * DAY, BELIEVED)])
def test_a_clock_that_was_set_wrong_is_believed_within_bounds(wall: int, counted: int) -> None:
    hands = Hands()
    counts = hands.house().counts()
    again = Hands(wall=hands.wall + wall).house()
    again.go_on(counts, alone=True)
    assert again.days() == counted


def test_a_clock_that_is_set_while_the_house_is_open_changes_nothing() -> None:
    hands = Hands()
    house = hands.house()
    hands.wall += 400 * DAY
    assert (house.up(), house.days()) == (0, 0)
    hands.asleep += HOUR  # but over days a machine that slept has let time pass
    assert (house.up(), house.days()) == (0, HOUR)


def test_processes_agree_on_the_one_that_is_ahead(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        first, second = Hands(), Hands()
        one, other = first.house(), second.house()
        first.pass_by(MINUTE)
        await store_time(storage, one)
        other.go_on(await stored_time(storage), alone=False)
        assert other.up() == MINUTE
        second.pass_by(HOUR)
        await store_time(storage, other)
        await store_time(storage, one)
        assert one.up() == other.up() == MINUTE + HOUR

    kept(work)


def test_the_hour_after_a_closure_holds_in_every_process(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        hands = Hands()
        async with open_house(storage, hands) as hall:
            await begin(hall, SLOW)
        hands = Hands(wall=hands.wall + 5 * HOUR)
        async with open_house(storage, hands) as hall:
            other = Hands(wall=hands.wall).house()
            other.go_on(await stored_time(storage), alone=False)
            assert other.lenient_until == hall.timekeeper.house.lenient_until == 6 * HOUR

    kept(work)


# At a table.


@asynccontextmanager
async def open_house(storage: Storage, hands: Hands) -> Any:
    thinkers = Thinkers(1)
    hall = Hall(storage, thinkers, house=hands.house())
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        thinkers.close()


async def begin(hall: Hall, pace: Pace, people: int = 2, game: str = GAME) -> str:
    seats = [SeatWish("me"), *(SeatWish("open") for _ in range(people - 1))]
    wish = CreateTable(game, seats, {"first": "0"}, seed=5, public=True, pace=pace)
    table = (await opening.create(hall, "ann", wish)).id
    await at(hall, table)()  # ann is there while the others come
    for person in ("bob", "eve", "zoe")[: people - 1]:
        await sit_down(hall, person, table, "")
    return table


async def until(look: Callable[[], Awaitable[Snapshot]], wanted: Callable[[Snapshot], bool]) -> Snapshot:
    for _ in range(400):
        now = await look()
        if wanted(now):
            return now
        await asyncio.sleep(0.05)
    raise AssertionError(now)


def at(hall: Hall, table: str, person: str = "ann") -> Callable[[], Awaitable[Snapshot]]:
    return lambda: moves.look(hall, person, table, None, None)


def test_a_bot_plays_on_for_whoever_has_no_time_left(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        hands = Hands()
        async with open_house(storage, hands) as hall:
            table = await begin(hall, LIVE)
            now = await at(hall, table)()
            assert now.clock is not None
            assert (now.clock.running, now.clock.left) == (0, [600.0, 600.0])
            hands.pass_by(9 * MINUTE)
            await asyncio.sleep(1)
            now = await at(hall, table)()
            assert now.clock is not None
            assert now.clock.left == [60.0, 600.0]
            hands.pass_by(2 * MINUTE)
            now = await until(at(hall, table, "bob"), lambda s: s.to_move == 1)
            assert now.table.seats[0].standing_in
            assert now.clock is not None
            assert (now.clock.out, now.clock.running) == ([0], 1)
            with refused(Refusal, "time is out"):
                await seating.come_back(hall, "ann", table, 0)
            await seating.welcome(hall, "ann", table)  # who comes only looks on

    kept(work)


def test_the_seat_concedes_if_that_was_agreed(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        hands = Hands()
        async with open_house(storage, hands) as hall:
            table = await begin(hall, Pace("days", hours=1, late="concede"))
            hands.pass_by(2 * HOUR)
            now = await until(at(hall, table), lambda s: s.over)
            assert now.result is not None
            assert (now.result["winners"], now.result["reason"]) == ([1], "conceded")

    kept(work)


def test_the_others_decide_if_that_was_agreed(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        hands = Hands()
        async with open_house(storage, hands) as hall:
            table = await begin(hall, Pace("days", hours=1, late="others"), 3, DICE)
            with refused(Refusal, "nobody"):
                await _decide(hall, "bob", table, AboutLate(1, "concede"))
            hands.pass_by(2 * HOUR)
            now = await until(at(hall, table), lambda s: s.clock is not None and s.clock.asked == 0)
            assert now.clock is not None
            assert now.clock.waiting_for == [1, 2]
            with refused(Refusal, "not asked"):
                await _decide(hall, "ann", table, AboutLate(0, "wait"))
            now = await _decide(hall, "bob", table, AboutLate(1, "wait"))
            assert now.clock is not None
            assert (now.clock.asked, now.clock.waiting_for) == (0, [2])
            now = await _decide(hall, "eve", table, AboutLate(2, "wait"))
            assert now.clock is not None
            assert (now.clock.asked, now.clock.left[0]) == (None, 3600.0)
            hands.pass_by(2 * HOUR)
            await until(at(hall, table), lambda s: s.clock is not None and s.clock.asked == 0)
            await _decide(hall, "bob", table, AboutLate(1, "bot"))
            now = await _decide(hall, "eve", table, AboutLate(2, "bot"))
            assert now.table.seats[0].standing_in
            await until(at(hall, table, "bob"), lambda s: s.to_move == 1)
            now = await seating.come_back(hall, "ann", table, 0)  # over days one may come back
            assert not now.table.seats[0].standing_in

    kept(work)


def test_who_is_late_may_still_move_before_the_others_have_decided(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        hands = Hands()
        async with open_house(storage, hands) as hall:
            table = await begin(hall, Pace("live", minutes=1, extra=5, late="others"))
            hands.pass_by(2 * MINUTE)
            now = await until(at(hall, table), lambda s: s.clock is not None and s.clock.asked == 0)
            assert now.prompt is not None
            action = now.prompt.choices[0].action
            moved = await moves.move(hall, "ann", table, Move(now.version, 0, action))
            assert moved.accepted
            assert moved.snapshot.clock is not None
            assert moved.snapshot.clock.asked is None

    kept(work)


def test_a_day_off_puts_the_deadline_off(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        hands = Hands()
        async with open_house(storage, hands) as hall:
            table = await begin(hall, SLOW)
            with refused(Refusal, "not your turn"):
                await _take_off(hall, "bob", table, 1)
            hands.pass_by(24 * HOUR)
            now = await _take_off(hall, "ann", table, 0)
            assert now.clock is not None
            assert (now.clock.left[0], now.clock.off) == (48 * 3600.0, [0, 1])
            with refused(Refusal, "no day off"):
                await _take_off(hall, "ann", table, 0)

    kept(work)


def test_nobody_puts_a_bot_in_where_a_clock_decides(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with open_house(storage, Hands()) as hall:
            table = await begin(hall, SLOW)
            with refused(Refusal, "clock"):
                await seating.stand_in(hall, "bob", table, 0, "easy")
            assert all(seat.grace is None for seat in (await at(hall, table)()).table.seats)

    kept(work)


def test_nobody_stops_their_own_clock_with_a_bot(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with open_house(storage, Hands()) as hall:
            for pace in (LIVE, SLOW):
                table = await begin(hall, pace)
                with refused(Refusal, "clock"):
                    await seating.stand_in(hall, "ann", table, 0, "easy")

    kept(work)


def test_a_seat_without_time_is_not_taken_again_by_its_code(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        hands = Hands()
        async with open_house(storage, hands) as hall:
            table = await begin(hall, LIVE)
            hands.pass_by(11 * MINUTE)
            await until(at(hall, table), lambda s: s.clock is not None and s.clock.out == [0])
            await seating.leave(hall, "ann", table, 0)
            async with hall.looking(table) as sitting:
                code = sitting.seats[0].code
            assert code is not None
            with refused(Refusal, "time of this seat is out"):
                await seating.join(hall, "ann", code, "")

    kept(work)


def test_a_turn_that_is_taken_back_goes_on_with_its_time(kept: Callable[[Work], None]) -> None:  # noqa: F811
    """Alone no more than was left; where the others have agreed, an hour at least."""

    async def work(storage: Storage) -> None:
        hands = Hands()
        async with open_house(storage, hands) as hall:
            table = await begin(hall, SLOW)
            begun = await at(hall, table)()
            hands.pass_by(48 * HOUR - MINUTE)
            now = await at(hall, table)()
            while now.to_move == 0:  # the turn passes to Bob
                assert now.prompt is not None
                wish = Move(now.version, 0, now.prompt.choices[0].action)
                now = (await moves.move(hall, "ann", table, wish)).snapshot
            assert now.clock is not None
            assert now.clock.left == [60.0, 48 * 3600.0]
            await moves.ask_takeback(hall, "ann", table, 0, begun.table.ply)
            now = await moves.answer_takeback(hall, "bob", table, 1, True)
            assert now.clock is not None
            assert (now.clock.running, now.clock.left[0]) == (0, 3600.0)

    kept(work)


def test_a_clock_is_not_forgotten_when_the_disk_fails_once(tmp_path: Path) -> None:
    async def work() -> None:
        storage = Storage(database_url(None, tmp_path))
        await storage.migrate()
        hands = Hands()
        async with open_house(storage, hands) as hall:
            table = await begin(hall, LIVE)
            write, failures = hall.ledger.write, [OSError("no room"), Overtaken()]

            async def fails_first(change: Change | NewTable) -> None:
                if failures:
                    raise failures.pop()
                await write(change)

            hall.ledger.write = fails_first  # type: ignore[method-assign]
            hands.pass_by(11 * MINUTE)
            async with asyncio.timeout(10):
                while failures:
                    await asyncio.sleep(0.1)
                    hands.pass_by(SECOND)
            hands.pass_by(SECOND)
            await until(at(hall, table), lambda s: s.clock is not None and s.clock.out == [0])
        await storage.close()

    asyncio.run(work())


def test_a_running_clock_survives_a_restart(kept: Callable[[Work], None]) -> None:  # noqa: F811
    """Closed for an hour, the machine started anew with its clock set back: live time has stood still."""

    async def work(storage: Storage) -> None:
        hands = Hands()
        async with open_house(storage, hands) as hall:
            live, slow = await begin(hall, LIVE), await begin(hall, Pace("days", hours=2))
            hands.pass_by(4 * MINUTE)
        hands = Hands(awake=3, wall=hands.wall - 30 * DAY)
        async with open_house(storage, hands) as hall:
            for table, left in ((live, 360.0), (slow, 7200.0 - 240)):
                now = await at(hall, table)()
                assert now.clock is not None
                assert now.clock.left[0] == left
            hands.pass_by(7 * MINUTE)
            await until(at(hall, live), lambda s: s.clock is not None and s.clock.out == [0])

    kept(work)


def test_after_a_long_time_closed_nobodys_days_end_at_once(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        hands = Hands()
        async with open_house(storage, hands) as hall:
            table = await begin(hall, Pace("days", hours=2, late="concede"))
        hands = Hands(wall=hands.wall + 5 * HOUR)
        async with open_house(storage, hands) as hall:
            hands.pass_by(HOUR - MINUTE)
            await asyncio.sleep(1)
            assert not (await at(hall, table)()).over
            hands.pass_by(2 * MINUTE)
            await until(at(hall, table), lambda s: s.over)

    kept(work)


async def arrive(hall: Hall, table: str, person: str) -> None:
    """As a socket does."""
    await seating.welcome(hall, person, table)
    hall.arrive(table, person)


async def rematch(hall: Hall, pace: Pace) -> str:
    """A game that follows another, while nobody is at its table yet."""
    table = await begin(hall, pace)
    await moves.concede(hall, "ann", table, 0)
    return (await opening.rematch(hall, "bob", table)).id


def test_the_clock_of_a_live_rematch_begins_when_all_have_come(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        hands = Hands()
        async with open_house(storage, hands) as hall:
            again = await rematch(hall, LIVE)
            hall._drop(again)  # nobody has been heard of lately
            await arrive(hall, again, "bob")
            hands.pass_by(HOUR)
            await asyncio.sleep(0.6)
            now = await at(hall, again, "bob")()
            assert (now.table.pace, now.clock, now.over) == (LIVE, None, False)
            assert now.table.seats[1].grace == pytest.approx(60, abs=5)  # a bot may sit in before it begins
            await arrive(hall, again, "ann")
            now = await until(at(hall, again), lambda s: s.clock is not None)
            assert now.clock is not None
            assert (now.clock.running, now.clock.left) == (now.to_move, [600.0, 600.0])

    kept(work)


def test_nobody_keeps_a_clock_from_beginning(kept: Callable[[Work], None]) -> None:  # noqa: F811
    """Who asks for the table now and then, without a socket, is not replaced by a bot: so they have come."""

    async def work(storage: Storage) -> None:
        async with open_house(storage, Hands()) as hall:
            again = await rematch(hall, LIVE)
            hall._drop(again)
            await arrive(hall, again, "bob")
            await at(hall, again, "ann")()
            with refused(Refusal, "just left"):
                await seating.stand_in(hall, "bob", again, 1, "easy")
            async with hall.looking(again) as sitting:
                assert sitting.clock is None
            await asyncio.sleep(2 * BEGIN_EVERY)
            async with hall.looking(again) as sitting:
                assert sitting.clock is not None

    kept(work)


def test_who_makes_a_first_move_before_all_have_come_starts_no_clock(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with open_house(storage, Hands()) as hall:
            again = await rematch(hall, LIVE)
            hall.forget(again)
            while (now := await at(hall, again, "bob")()).to_move == 0:
                assert now.prompt is not None
                await moves.move(hall, "bob", again, Move(now.version, 0, now.prompt.choices[0].action))
            assert now.version > 0
            assert now.clock is None
            now = await at(hall, again)()
            assert now.prompt is not None
            await moves.move(hall, "ann", again, Move(now.version, 1, now.prompt.choices[0].action))
            now = await at(hall, again)()
            assert now.clock is not None  # ann is here, and bob was a moment ago

    kept(work)


def test_a_rematch_over_days_begins_with_a_running_clock(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with open_house(storage, Hands()) as hall:
            again = await rematch(hall, SLOW)
            now = await until(at(hall, again), lambda s: s.clock is not None)
            assert now.clock is not None
            assert now.clock.running == now.to_move

    kept(work)


def test_a_table_without_a_clock_keeps_no_time(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with open_house(storage, Hands()) as hall:
            table = (
                await opening.create(hall, "ann", CreateTable(GAME, [SeatWish("me"), SeatWish("hot-seat")]))
            ).id
            now = await at(hall, table)()
            assert now.prompt is not None
            await moves.move(
                hall, "ann", table, Move(now.version, now.prompt.seat, now.prompt.choices[0].action)
            )
            now = await at(hall, table)()
            assert (now.clock, now.table.pace, hall.timekeeper._running) == (None, None, {})

    kept(work)


# Over HTTP.


def test_what_is_agreed_is_checked_and_told(ann: Guest, bob: Guest, eve: Guest) -> None:
    pace = {"kind": "live", "minutes": 5, "extra": 3, "late": "others"}
    table = ann.open(ME, OPEN, public=True, pace=pace)
    assert table["pace"] == {**pace, "hours": 24, "days_off": 0}
    assert table["id"] in [one["id"] for one in eve.get("/lobby", pace="live")["tables"]]
    assert table["id"] not in [one["id"] for one in eve.get("/lobby", pace="days")["tables"]]
    for wrong in (
        {"kind": "fast"},
        {"kind": "live", "minutes": 0},
        {"kind": "days", "hours": 169},
        "live",
        {},
    ):
        assert (
            ann.http.post("/api/tables", json={"game": GAME, "seats": [ME, OPEN], "pace": wrong}).status_code
            == 400
        )
    assert ann.look(table["id"])["clock"] is None
    bob.post(f"/tables/{table['id']}/sit")
    with bob.watching(table["id"]) as socket:
        told = socket.next()["clock"]
    assert told["running"] == bob.look(table["id"])["to_move"]
    assert 299 < told["left"][told["running"]] <= 300
    assert (
        eve.refused(403, "POST", f"/tables/{table['id']}/late", seat=0, verdict="bot")["code"]
        == "not-your-seat"
    )
    assert (
        bob.refused(409, "POST", f"/tables/{table['id']}/late", seat=1, verdict="bot")["code"]
        == "nobody-late"
    )
    assert bob.refused(409, "POST", f"/tables/{table['id']}/day-off", seat=1)["code"] == "no-day-off"


def test_a_table_is_found_by_its_pace(tmp_path: Path) -> None:
    service = Service(tmp_path).start()
    ann, bob = service.guest(), service.guest()
    slow = ann.post("/lobby/find", game=GAME, pace="days")
    assert slow["pace"]["kind"] == "days"
    live = bob.post("/lobby/find", game=GAME, pace="live")
    assert live["id"] != slow["id"]
    assert bob.post("/lobby/find", game=GAME, pace="days")["id"] == slow["id"]
    for guest in (ann, bob):
        guest.close()
    assert service.stop() == 0
