"""Several processes on one PostgreSQL: they tell each other everything, and one that dies is not missed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median

import pytest
from tests.table.guests import GAME, ME, OPEN, RANDOM_BOT, Guest, Service
from tests.table.test_crashes import children_of
from tests.table.test_ledger import step
from tests.table.test_storage import HOT_TABLE, _create_database

from brewtable.table import leaving, moves, opening
from brewtable.table.codes import new_id
from brewtable.table.doorkeeper import Limiter
from brewtable.table.fellows import Notice
from brewtable.table.hall import SOCKETS_OF_TABLE, Hall
from brewtable.table.kept import Kept
from brewtable.table.passkeys import Asker, Place
from brewtable.table.people import load_signer
from brewtable.table.schema import CreateTable, SeatWish
from brewtable.table.shared_limits import SharedLimits
from brewtable.table.storage import Storage, database_url
from brewtable.table.thinking import Thinkers

TAKEN_OVER = 5.0  # seconds within which somebody else's bots go on


@pytest.fixture
def database(postgresql: str, request: pytest.FixtureRequest) -> str:
    """A database of its own."""
    name = f"fellows_{os.getpid()}_{abs(hash(request.node.name)) % 10**9}"
    asyncio.run(_create_database(postgresql, name))
    return postgresql.rpartition("/")[0] + f"/{name}"


@asynccontextmanager
async def halls(database: str, count: int = 2) -> AsyncIterator[list[Hall]]:
    """Halls that hear each other, as in processes of their own."""
    storages = [Storage(database_url(database, Path())) for _ in range(count)]
    await storages[0].migrate()
    found = [Hall(storage, Thinkers(1)) for storage in storages]
    for hall in found:
        hall.limits = SharedLimits({"failed_joins": Limiter(10)})
        await hall.start()
    yield found
    for hall in found:
        await hall.stop()
        hall.thinkers.close()
        await hall.storage.close()


def count_reads(hall: Hall) -> list[str]:
    """The tables that are read from the database from now on."""
    read: list[str] = []
    truly = hall.storage.books.read

    async def counted(table: str, after: int | None) -> Kept | None:
        read.append(table)
        return await truly(table, after)

    hall.storage.books.read = counted  # type: ignore[method-assign]
    return read


async def until_version(hall: Hall, table: str, version: int) -> None:
    async with asyncio.timeout(10):
        while (await moves.look(hall, "ann", table, None, None)).version < version:
            await asyncio.sleep(0.005)


def test_a_notice_carries_the_move_so_that_nobody_looks_it_up(database: str) -> None:
    async def work() -> None:
        async with halls(database) as (one, other):
            table = (await opening.create(one, "ann", HOT_TABLE)).id
            await moves.look(other, "ann", table, None, None)
            reads = count_reads(other)
            for version in range(1, 11):
                assert await step(one, table)
                await until_version(other, table, version)
            # An undo and a change of seats travel as well.
            now = await moves.look(one, "ann", table, None, None)
            asked = await moves.ask_takeback(one, "ann", table, 0, 5)
            await until_version(other, table, asked.version)
            assert asked.version == now.version + 1
            there, here = [await moves.look(hall, "ann", table, 0, None) for hall in (other, one)]
            assert there == here
            assert reads == []

    asyncio.run(work())


def test_who_signs_out_everywhere_is_signed_out_by_what_is_stored(database: str) -> None:
    """Should a process end right after it has stored that, the others know it all the same."""

    async def work() -> None:
        async with halls(database) as (one, other):
            assert one.fellows is not None
            one.fellows.notify = lambda **_: None  # type: ignore[method-assign]
            asker = Asker("ann", Place("localhost", ""), await load_signer(one.storage))
            await leaving.sign_out_everywhere(one, asker, None)
            async with asyncio.timeout(10):
                while other.generations.get("ann") != 1:
                    await asyncio.sleep(0.01)

    asyncio.run(work())


def test_a_table_that_is_cleared_away_is_gone_from_every_lobby(database: str) -> None:
    async def work() -> None:
        async with halls(database) as (one, other):
            wish = CreateTable(GAME, [SeatWish("me"), SeatWish("open")], public=True)
            table = (await opening.create(one, "ann", wish)).id
            async with asyncio.timeout(10):
                while table not in other.lobby.entries:
                    await asyncio.sleep(0.01)
                one.forget(table)
                while table in other.lobby.entries:
                    await asyncio.sleep(0.01)

    asyncio.run(work())


def test_a_move_made_while_a_table_is_read_for_the_first_time_is_told(database: str) -> None:
    """Read before it, watched after it: without another look the watcher would wait for ever."""

    async def work() -> None:
        async with halls(database) as (one, other):
            table = (await opening.create(one, "ann", HOT_TABLE)).id
            truly = other.storage.books.read
            heard = asyncio.Event()
            hear = other._hear

            async def slowly(wanted: str, after: int | None) -> Kept | None:
                kept = await truly(wanted, after)
                if not heard.is_set():
                    assert await step(one, table)
                    await asyncio.wait_for(heard.wait(), 10)
                return kept

            def noticed(notice: Notice) -> None:
                hear(notice)
                if "revision" in notice:
                    heard.set()

            other.storage.books.read = slowly  # type: ignore[method-assign]
            assert other.fellows is not None
            other.fellows._hear = noticed
            eye = Eye()
            async with other.looking(table) as sitting:
                assert sitting.row.version == 0
                other.watch(table, eye)
            await asyncio.wait_for(eye.seen.wait(), 1)
            assert (await moves.look(other, "ann", table, None, None)).version == 1

    asyncio.run(work())


class Eye:
    def __init__(self) -> None:
        self.seen = asyncio.Event()

    def notice(self) -> None:
        self.seen.set()


def test_another_process_tells_its_player_soon(database: str) -> None:
    """Within 50 ms, half of the time; the whole of it is longer on a machine that does other things."""

    async def work() -> list[float]:
        async with halls(database) as (one, other):
            table = (await opening.create(one, "ann", HOT_TABLE)).id
            await moves.look(other, "ann", table, None, None)
            took = []

            for _ in range(30):
                eye = Eye()
                other.watch(table, eye)
                began = time.perf_counter()
                moving = asyncio.create_task(step(one, table))
                await asyncio.wait_for(eye.seen.wait(), 10)
                took.append(time.perf_counter() - began)
                assert await moving
                other.unwatch(table, eye)
            return took

    took = asyncio.run(work())
    print(f"told after {median(took) * 1000:.0f} ms, half of the time")
    assert median(took) < 1.0


def test_who_is_elsewhere_is_seen_here(database: str) -> None:
    async def work() -> None:
        async with halls(database) as (one, other):
            table = (await opening.create(one, "ann", HOT_TABLE)).id
            one.arrive(table, "ann")
            async with asyncio.timeout(10):
                while "ann" not in other.presence.at(table):
                    await asyncio.sleep(0.01)
            async with halls(database, 1) as (late,):  # asks who is there when it comes
                async with asyncio.timeout(10):
                    while "ann" not in late.presence.at(table):
                        await asyncio.sleep(0.01)
            one.go(table, "ann")
            async with asyncio.timeout(10):
                while "ann" in other.presence.at(table):
                    await asyncio.sleep(0.01)

    asyncio.run(work())


def test_a_full_table_is_told_whole(database: str) -> None:
    """Whoever likes may watch with a page behind others: PostgreSQL takes no notice of 8000 bytes."""

    async def work() -> None:
        async with halls(database) as (one, other):
            table = (await opening.create(one, "ann", HOT_TABLE)).id
            people = {new_id() for _ in range(SOCKETS_OF_TABLE)}
            for person in people:
                one.arrive(table, person, False)
            async with asyncio.timeout(10):
                while other.presence.at(table) != people:
                    await asyncio.sleep(0.01)
            assert other.presence.looking(table) == set()
            assert other.presence.all_sockets(table) == SOCKETS_OF_TABLE

    asyncio.run(work())


def test_limits_hold_for_all_together(database: str) -> None:
    async def work() -> None:
        async with halls(database) as (one, other):
            here, there = (hall.limits._limiters["failed_joins"] for hall in (one, other))
            await asyncio.sleep(0.1)
            for _ in range(10):
                here.count("1.2.3.4")
            async with asyncio.timeout(10):
                while there._now("1.2.3.4")[1] < 10:
                    await asyncio.sleep(0.02)
            assert there._now("4.3.2.1")[1] == 0

    asyncio.run(work())


# Processes.


@pytest.fixture
def services(database: str, tmp_path: Path) -> Iterator[list[Service]]:
    found = [Service(tmp_path / name, "--database-url", database).start() for name in ("one", "two")]
    yield found
    for service in found:
        service.stop()


def test_who_signs_out_or_goes_at_one_process_has_done_so_at_all(services: list[Service]) -> None:
    first, second = services
    ann, bob, thief = first.guest(), second.guest(), second.guest()
    info = ann.open({**ME, "name": "Ann"}, OPEN)
    bob.post("/join", code=info["seats"][1]["code"])
    thief.http.cookies.set("brewtable", ann.http.cookies["brewtable"])
    assert thief.look(info["id"])["seat"] == 0
    ann.post("/me/sign-out", everywhere=True)
    deadline = time.monotonic() + 10
    while thief.http.get(f"/api/tables/{info['id']}").is_success:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert ann.look(info["id"])["seat"] == 0
    with bob.watching(info["id"]) as socket:
        socket.next()
        assert ann.http.request("DELETE", "/api/me", json={}).is_success
        gone = socket.until(lambda s: not s["table"]["seats"][0]["taken"])
    assert gone["table"]["seats"][0]["name"] == ""
    assert gone["table"]["host"]
    for guest in (ann, bob, thief):
        guest.close()


def test_the_bots_of_a_dead_process_go_on(services: list[Service]) -> None:
    """Two bots play at a process that is killed: the other takes over, and who was there is gone."""
    first, second = services
    ann, bob = first.guest(), second.guest()
    info = ann.open(ME, OPEN, public=True)
    bob.post("/join", code=info["seats"][1]["code"])
    table = ann.open({"who": "bot", "bot": "greedy"}, {"who": "bot", "bot": "greedy"}, public=True)["id"]
    with bob.watching(info["id"]) as at_bobs, bob.watching(table) as socket:
        with ann.watching(info["id"]):
            at_bobs.until(lambda s: s["table"]["seats"][0]["online"])
            socket.until(lambda s: s["ply"] > 2)
            first.kill()
        began = time.monotonic()
        ply = bob.look(table)["ply"]
        now = socket.until(lambda s: s["ply"] > ply or s["over"], timeout=30)
        took = time.monotonic() - began
        print(f"bots went on after {took:.1f} s")
        assert now["over"] or took < TAKEN_OVER
        at_bobs.until(lambda s: not s["table"]["seats"][0]["online"], timeout=10)
    ann.close()
    bob.close()


def test_a_move_at_one_process_is_told_at_another_and_bots_play_once(services: list[Service]) -> None:
    first, second = services
    ann = first.guest()
    table = ann.open(ME, RANDOM_BOT)["id"]
    elsewhere = Guest(second.address)
    elsewhere.http.cookies = ann.http.cookies
    with elsewhere.watching(table) as socket:
        now = socket.next()
        for _ in range(10):
            while not now["prompt"]:
                now = socket.next()
            ann.move(table, now)
            now = socket.until(lambda s, version=now["version"]: s["version"] > version)
    ann.close()
    elsewhere.close()


SERVE = [sys.executable, "-m", "brewtable", "serve", "--no-browser", "--port", "0"]


@pytest.mark.parametrize("deaths", [2, pytest.param(4, marks=pytest.mark.long("each worker dies twice"))])
def test_several_workers_serve_one_port_and_a_dead_one_is_replaced(
    database: str, tmp_path: Path, deaths: int
) -> None:
    command = [*SERVE, "--workers", "2", "--database-url", database, "--data", str(tmp_path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    guest = Guest(process.stdout.readline().partition("http://")[2].split("/")[0])
    try:
        table = guest.open(ME, {"who": "hot-seat"})["id"]
        workers = children_of(process.pid)
        assert len(workers) == 2
        for version in range(deaths):
            os.kill((workers + children_of(process.pid))[version], signal.SIGKILL)
            guest.close()
            guest_again = Guest(guest.address)
            guest_again.http.cookies = guest.http.cookies
            guest = guest_again
            guest.move(table, guest.look(table))
            assert guest.look(table)["version"] == version + 1
            for _ in range(300):
                if len(children_of(process.pid)) == 2:
                    break
                time.sleep(0.1)
            time.sleep(5.5)  # one that dies at once again and again is not started for ever
        assert not set(workers) & set(children_of(process.pid))
    finally:
        guest.close()
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
    assert process.returncode == 0
    assert not any(Path(f"/proc/{pid}").exists() for pid in workers)


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    done = subprocess.run(
        [*SERVE, "--workers", "2", "--data", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert "need one PostgreSQL" in done.stderr
