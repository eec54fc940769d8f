"""The ledger and tables in memory: stored together, told when stored, let go when idle, damage noticed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, select, text
from tests.refusals import refused
from tests.table.guests import HOT, ME, RANDOM_BOT, Service
from tests.table.test_storage import HOT_TABLE, address, hall_in, kept  # noqa: F401

from brewtable.kernel.errors import SetupError
from brewtable.kernel.registry import find_game
from brewtable.table import moves, opening
from brewtable.table.books import Books, Written
from brewtable.table.hall import Hall
from brewtable.table.kept import Kept
from brewtable.table.ledger import Ledger, Overtaken
from brewtable.table.models import DeckRow, TallyRow
from brewtable.table.problems import Refusal
from brewtable.table.schema import CreateTable, Move
from brewtable.table.server import _listen
from brewtable.table.settings import Settings
from brewtable.table.snapshots import snapshot
from brewtable.table.storage import Storage, database_url
from brewtable.table.thinking import Thinkers

Work = Callable[[Storage], Awaitable[None]]
Keep = Callable[[Work], None]


async def step(hall: Hall, table: str, person: str = "ann") -> bool:
    """Play the first option of whoever is to move."""
    now = await moves.look(hall, person, table, None, None)
    assert now.prompt is not None
    assert now.seat is not None
    wish = Move(now.version, now.seat, now.prompt.choices[0].action)
    return (await moves.move(hall, person, table, wish)).accepted


# Together.


def test_moves_of_many_tables_are_stored_in_few_commits(tmp_path: Path) -> None:
    async def work() -> tuple[int, int]:
        storage = Storage(database_url(None, tmp_path))
        await storage.migrate()
        async with hall_in(storage) as hall:
            tables = [(await opening.create(hall, "ann", HOT_TABLE)).id for _ in range(30)]
            before = await commits(storage)
            for _ in range(4):
                assert all(await asyncio.gather(*(step(hall, table) for table in tables)))
            after = await commits(storage)
        await storage.close()
        return after - before, 4 * len(tables)

    made, moves = asyncio.run(work())
    assert 4 <= made < moves / 4


async def commits(storage: Storage) -> int:
    async with storage.read() as session:
        return await session.scalar(select(TallyRow.count)) or 0


class SlowBooks:
    """Books whose writes wait until they are let go, or fail."""

    def __init__(self, books: Books) -> None:
        self._books = books
        self.go = asyncio.Event()
        self.written: list[int] = []
        self.fail: Exception | None = None
        self.bad: str | None = None  # a table whose changes cannot be written

    async def read(self, table: str, after: int | None) -> Kept | None:
        return await self._books.read(table, after)

    async def write(self, batch: Sequence[Written]) -> Sequence[bool]:
        await self.go.wait()
        if self.fail is not None:
            raise self.fail
        if any(one.row.id == self.bad for one in batch):
            raise sqlite3.IntegrityError("a bad change")
        self.written.append(len(batch))
        return await self._books.write(batch)

    async def close(self) -> None:
        await self._books.close()


def test_a_move_is_seen_by_nobody_before_it_is_stored(kept: Keep) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            table = (await opening.create(hall, "ann", HOT_TABLE)).id
            slow = SlowBooks(storage.books)
            hall.ledger = Ledger(slow)
            noticed: list[bool] = []

            class Eye:
                def notice(self) -> None:
                    noticed.append(True)

            hall.watch(table, Eye())
            moving = asyncio.create_task(step(hall, table))
            looking = asyncio.create_task(moves.look(hall, "ann", table, 0, None))
            await asyncio.sleep(0.2)
            assert not moving.done()
            assert not noticed
            assert not looking.done() or looking.result().version == 0
            slow.go.set()
            assert await moving
            assert noticed
            assert (await moves.look(hall, "ann", table, 0, None)).version == 1

    kept(work)


def test_one_bad_change_does_not_spoil_the_others(tmp_path: Path) -> None:
    async def work() -> None:
        storage = Storage(database_url(None, tmp_path))
        await storage.migrate()
        async with hall_in(storage) as hall:
            tables = [(await opening.create(hall, "ann", HOT_TABLE)).id for _ in range(3)]
            slow = SlowBooks(storage.books)
            slow.bad = tables[1]
            hall.ledger = Ledger(slow)
            moving = [asyncio.create_task(step(hall, table)) for table in tables]
            await asyncio.sleep(0.2)
            slow.go.set()
            done = await asyncio.gather(*moving, return_exceptions=True)
            assert done[0] is True
            assert done[2] is True
            assert isinstance(done[1], Refusal)
            assert (done[1].status, done[1].problem_code) == (503, "not-stored")
            assert (await moves.look(hall, "ann", tables[1], 0, None)).version == 0
        await storage.close()

    asyncio.run(work())


def test_what_cannot_be_stored_is_told_and_has_not_happened(kept: Keep) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            table = (await opening.create(hall, "ann", HOT_TABLE)).id
            before = await moves.look(hall, "ann", table, 0, None)
            slow = SlowBooks(storage.books)
            slow.fail = sqlite3.OperationalError("database or disk is full")
            slow.go.set()
            hall.ledger = Ledger(slow)
            with pytest.raises(Refusal) as told:
                await step(hall, table)
            assert (told.value.status, told.value.problem_code) == (503, "not-stored")
            assert await moves.look(hall, "ann", table, 0, None) == before
            slow.fail = None
            assert await step(hall, table)

    kept(work)


def test_when_too_much_waits_the_next_is_told_at_once(tmp_path: Path) -> None:
    async def work() -> None:
        storage = Storage(database_url(None, tmp_path))
        await storage.migrate()
        async with hall_in(storage) as hall:
            tables = [(await opening.create(hall, "ann", HOT_TABLE)).id for _ in range(6)]
            slow = SlowBooks(storage.books)
            hall.ledger = Ledger(slow, most_waiting=3)
            moving = [asyncio.create_task(step(hall, tables[0]))]
            await asyncio.sleep(0.2)  # it is being written
            moving += [asyncio.create_task(step(hall, table)) for table in tables[1:4]]
            await asyncio.sleep(0.2)  # they wait
            assert hall.ledger.waiting == 3
            with pytest.raises(Refusal) as told:
                await asyncio.wait_for(step(hall, tables[4]), 1)
            assert (told.value.status, told.value.problem_code) == (503, "busy")
            slow.go.set()
            assert all(await asyncio.gather(*moving))
            assert await step(hall, tables[4])
        await storage.close()

    asyncio.run(work())


def test_somebody_called_off_in_a_commit_leaves_memory_as_it_is_stored(tmp_path: Path) -> None:
    async def work() -> None:
        storage = Storage(database_url(None, tmp_path))
        await storage.migrate()
        async with hall_in(storage) as hall:
            table = (await opening.create(hall, "ann", HOT_TABLE)).id
            slow = SlowBooks(storage.books)
            hall.ledger = Ledger(slow)
            moving = asyncio.create_task(step(hall, table))
            await asyncio.sleep(0.2)
            moving.cancel()
            await asyncio.sleep(0.1)
            slow.go.set()
            with pytest.raises(asyncio.CancelledError):
                await moving
            assert (await moves.look(hall, "ann", table, 0, None)).version == 1
            assert await step(hall, table)
        await storage.close()

    asyncio.run(work())


def test_a_decision_overtaken_is_made_again(kept: Keep) -> None:  # noqa: F811
    """Two halls that hear nothing of each other: what one has in memory is old."""

    async def work(storage: Storage) -> None:
        other_storage = Storage(storage.url)
        async with hall_in(storage) as one, hall_in(other_storage) as other:
            table = (await opening.create(one, "ann", HOT_TABLE)).id
            await moves.look(other, "ann", table, None, None)
            assert await step(one, table)
            with pytest.raises(Overtaken):
                async with other.changing(table) as sitting:
                    sitting.touch()
            assert await step(other, table)
            assert (await moves.look(other, "ann", table, None, None)).version == 2
        await other_storage.close()

    kept(work)


# Memory.


def a_hall(storage: Storage, megabytes: float) -> Hall:
    return Hall(storage, Thinkers(1), Settings(memory_mb=megabytes))


def test_a_thousand_tables_are_looked_at_without_a_refusal(tmp_path: Path) -> None:
    async def work() -> None:
        storage = Storage(database_url(None, tmp_path))
        await storage.migrate()
        hall = a_hall(storage, 1)
        tables = [(await opening.create(hall, f"p{n}", HOT_TABLE)).id for n in range(500)]
        people = [f"p{n}" for n in range(500)]
        for _ in range(2):
            looks = (
                moves.look(hall, person, table, None, None)
                for person, table in zip(people, tables, strict=True)
            )
            seen = await asyncio.gather(*looks)
            assert all(one.version == 0 for one in seen)
        assert hall.weight <= 1_100_000
        await hall.stop()
        hall.thinkers.close()
        await storage.close()

    asyncio.run(work())


def test_a_table_in_use_is_not_let_go(tmp_path: Path) -> None:
    """Otherwise a second request would find another memory of it, as it was before."""

    async def work() -> None:
        storage = Storage(database_url(None, tmp_path))
        await storage.migrate()
        hall = a_hall(storage, 0.05)
        table = (await opening.create(hall, "ann", HOT_TABLE)).id
        others = [(await opening.create(hall, "ann", HOT_TABLE)).id for _ in range(20)]
        slow = SlowBooks(storage.books)
        await moves.look(hall, "ann", table, None, None)
        hall.ledger = Ledger(slow)
        moving = asyncio.create_task(step(hall, table))
        await asyncio.sleep(0.1)
        for other in others:
            await moves.look(hall, "ann", other, None, None)
        looking = asyncio.create_task(moves.look(hall, "ann", table, None, None))
        await asyncio.sleep(0.1)
        assert not looking.done()
        slow.go.set()
        assert await moving
        assert (await looking).version == 1
        await hall.stop()
        hall.thinkers.close()
        await storage.close()

    asyncio.run(work())


@pytest.mark.parametrize("game", ["beer-and-bread", "dice-brewing", "beer-pioneers"])
def test_a_folded_table_is_played_on_as_if_it_were_whole(tmp_path: Path, game: str) -> None:
    async def work() -> None:
        storage = Storage(database_url(None, tmp_path))
        await storage.migrate()
        async with hall_in(storage) as hall:
            wish = CreateTable(game, HOT_TABLE.seats, seed=3)
            table = (await opening.create(hall, "ann", wish)).id
            hall.arrive(table, "ann")  # no clock runs for who is there
            choices = 60
            for number in range(choices):
                async with hall.looking(table, recent=True) as sitting:
                    whole = [snapshot(sitting, "ann", seat, since=None) for seat in (0, 1, None)]
                    sitting.record.fold()
                    folded = [snapshot(sitting, "ann", seat, since=None) for seat in (0, 1, None)]
                    assert folded == whole
                    if number > 20:
                        assert sitting.record.folded
                        assert sitting.record.recent.ply < 40
                    version, mover = sitting.row.version, sitting.to_move
                    actions = list(sitting.state.legal())
                assert mover is not None
                move = Move(version, mover, actions[number % len(actions)])
                assert await moves.move_over_socket(hall, "ann", table, move)
            now = await moves.look(hall, "ann", table, 0, None)
            assert [told.ply for told in now.told] == list(range(now.ply + 1))
            assert sum(not told.forced for told in now.told[1:]) == choices
        await storage.close()

    asyncio.run(work())


# Damage.


def lines_of(command_line: Sequence[str]) -> tuple[int, str]:
    done = subprocess.run(command_line, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stderr


def test_a_damaged_wal_is_noticed(tmp_path: Path) -> None:
    """SQLite itself goes on with what came before the damage and says nothing."""
    service = Service(tmp_path).start()
    guest = service.guest()
    table = guest.open(ME, HOT)["id"]
    for _ in range(12):
        guest.move(table, guest.look(table))
    cookies = guest.http.cookies
    guest.close()
    service.kill()
    file = tmp_path / "tables.sqlite"
    wal = Path(f"{file}-wal")
    data = bytearray(wal.read_bytes())
    frame = 24 + 4096
    at = 32 + frame * ((len(data) - 32) // frame * 2 // 3)
    data[at + 100] ^= 0xFF
    wal.write_bytes(data)
    serve = [
        sys.executable,
        "-m",
        "brewtable",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--data",
        str(tmp_path),
    ]
    code, said = lines_of(serve)
    assert code == 2
    assert "Traceback" not in said
    assert "its newest part is damaged" in said
    assert "brewtable restore" in said
    Path(f"{file}.witness").unlink()  # as the words say
    service.start()
    guest = service.guest()
    guest.http.cookies = cookies
    assert guest.look(table)["version"] < 12
    guest.close()
    assert service.stop() == 0


def test_a_log_that_was_changed_is_noticed(tmp_path: Path) -> None:
    service = Service(tmp_path).start()
    guest = service.guest()
    table = guest.open(ME, HOT)["id"]
    for _ in range(3):
        guest.move(table, guest.look(table))
    cookies = guest.http.cookies
    guest.close()
    assert service.stop() == 0
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    connection.execute("UPDATE log SET seat = 1 - seat WHERE number = 2")
    connection.commit()
    connection.close()
    service.start()
    guest = service.guest()
    guest.http.cookies = cookies
    assert guest.refused(409, "GET", f"/tables/{table}")["code"] == "damaged"
    assert guest.get("/tables")[0]["id"] == table
    guest.close()
    assert service.stop() == 0


# Clocks and packets.


def test_bots_go_on_after_a_restart_whatever_the_clock_says(tmp_path: Path) -> None:
    service = Service(tmp_path).start()
    guest = service.guest()
    table = guest.open(ME, RANDOM_BOT)["id"]
    cookies = guest.http.cookies
    guest.close()
    service.kill()
    connection = sqlite3.connect(tmp_path / "tables.sqlite")
    # As if the bot had been asked, by a process that is gone, at a time that is still to come.
    connection.execute(
        "UPDATE game_table SET changed = '2999-01-01T00:00:00.000+00:00', keeper = 1, seal = ''"
    )
    connection.execute("UPDATE game_table SET to_move = 1, version = 0, ply = 0")
    connection.execute("DELETE FROM log")
    options = json.loads(connection.execute("SELECT options FROM game_table").fetchone()[0])
    connection.execute("UPDATE game_table SET options = ?", (json.dumps({**options, "first": "1"}),))
    connection.commit()
    connection.close()
    service.start()
    guest = service.guest()
    guest.http.cookies = cookies
    with guest.watching(table) as socket:
        socket.until(lambda s: s["ply"] > 0, timeout=10)
    guest.close()
    assert service.stop() == 0


def test_no_answer_waits_for_another_to_fill_a_packet() -> None:
    import socket

    with _listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0


# From the form before.


def _upgrade(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", "brewtable.table:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def test_old_databases_keep_every_table(tmp_path: Path) -> None:
    """Two games as they were stored before, one of them from a position: the same deck is kept once."""
    file = tmp_path / "tables.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        _upgrade(connection, "0001")
        for row in _old_tables():
            names = ",".join(row)
            marks = ",".join(f":{name}" for name in row)
            connection.execute(text(f"INSERT INTO game_table ({names}) VALUES ({marks})"), row)
            for seat, kind in ((0, "human"), (1, "hot-seat")):
                seated = "table_id, seat, kind, name, person, code, standing_in, conceded"
                values = f"'{row['id']}', {seat}, '{kind}', '', 'ann', '{row['id']}{seat}', 0, 0"
                connection.execute(text(f"INSERT INTO seat ({seated}) VALUES ({values})"))
            for number, action in enumerate(_FIRST_MOVES, 1):
                connection.execute(
                    text("INSERT INTO log VALUES (:t, :n, 'move', :s, :a, 'then')"),
                    {"t": row["id"], "n": number, "s": action[0], "a": action[1]},
                )
    engine.dispose()

    async def work() -> None:
        storage = Storage(database_url(None, tmp_path))
        await storage.migrate()
        async with hall_in(storage) as hall:
            for row in _old_tables():
                now = await moves.look(hall, "ann", row["id"], 0, None)
                assert (now.version, now.ply) == (len(_FIRST_MOVES), len(_FIRST_MOVES))
                assert now.table.talk == "all"
                assert await step(hall, row["id"])
        async with storage.read() as session:
            assert len(list(await session.scalars(select(DeckRow.hash)))) == 1
        await storage.close()

    asyncio.run(work())


def _old_tables() -> list[dict[str, Any]]:
    game = find_game("beer-and-bread")
    setup = game.setup(2, 5, {"first": "0"}, None)
    deck = setup.deck.to_data()
    starts = {"deal": {"deck": deck}, "position": {"deck": deck, "position": game.save(game.new(setup))}}
    return [
        {
            "id": name,
            "game": game.name,
            "rules": game.version,
            "start": json.dumps(start),
            "players": 2,
            "options": json.dumps(setup.options),
            "deck": "House",
            "pledge": "",
            "salt": "",
            "seed": 5,
            "host": "ann",
            "public": False,
            "hints": True,
            "status": "playing",
            "version": len(_FIRST_MOVES),
            "ply": len(_FIRST_MOVES),
            "to_move": 0,
            "created": "then",
            "changed": "then",
        }
        for name, start in starts.items()
    ]


def _first_moves() -> list[tuple[int, int]]:
    game = find_game("beer-and-bread")
    state = game.new(game.setup(2, 5, {"first": "0"}, None))
    moves = []
    for _ in range(6):
        seat, action = int(state.to_move()), next(iter(state.legal()))
        moves.append((seat, action))
        state.play(action)
    return moves


_FIRST_MOVES = _first_moves()


def test_a_file_without_a_witness_is_not_suspected(tmp_path: Path) -> None:
    async def work() -> None:
        storage = Storage(database_url(None, tmp_path))
        await storage.migrate()
        async with hall_in(storage) as hall:
            await opening.create(hall, "ann", HOT_TABLE)
        await storage.check_witness()
        witness = tmp_path / "tables.sqlite.witness"
        assert int(witness.read_text()) > 0
        witness.write_text("99999999\n")
        with refused(SetupError, "its newest part is damaged"):
            await storage.check_witness()
        witness.unlink()
        await storage.check_witness()
        await storage.close()

    asyncio.run(work())
