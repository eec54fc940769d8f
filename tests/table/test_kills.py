"""Killed under traffic: over sockets and by requests, no acknowledged move is lost or doubled."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import httpx
import pytest
from tests.table.guests import HOT, ME, Data, Guest, WarmService
from tests.table.postgres import Postgres
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

PLAYERS = 6
CHECK_EVERY = 50  # kills
PATIENCE = 120.0  # seconds
GONE = (httpx.TransportError, WebSocketException, OSError, TimeoutError, EOFError)

Log = dict[int, int]  # the action of each entry, by its number


class Game:
    """A table, and what its player knows of it. In Beer & Bread nothing is forced: all was sent."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.acknowledged: Log = {}
        self.sent: set[tuple[int, int]] = set()

    def check(self, log: Log) -> None:
        assert sorted(log) == list(range(1, len(log) + 1))
        lost = {number: action for number, action in self.acknowledged.items() if log.get(number) != action}
        assert not lost, f"table {self.table} has lost {lost}"
        never_sent = {(number, action) for number, action in log.items()} - self.sent
        assert not never_sent, f"table {self.table} has moves that nobody sent: {never_sent}"


class Player(threading.Thread):
    """Plays one game after the other, at whichever of the services can be reached."""

    def __init__(self, addresses: list[str], number: int) -> None:
        super().__init__(daemon=True)
        self._number = number
        self._random = random.Random(number)
        self._guests = [Guest(address) for address in addresses]
        for guest in self._guests:
            guest.http.timeout = httpx.Timeout(10)
        self.games: list[Game] = []
        self.done = False
        self.problem: BaseException | None = None

    def run(self) -> None:
        at = self._number
        try:
            while not self.done:
                try:
                    self._play(self._guests[at % len(self._guests)])
                except GONE:
                    time.sleep(0.1)
                at += 1
        except BaseException as problem:
            self.problem = problem
        finally:
            for guest in self._guests:
                guest.close()

    def _play(self, guest: Guest) -> None:
        if not self.games:
            self._open(guest)
        if self._number % 2:
            self._play_by_requests(guest, self.games[-1])
        else:
            self._play_over_the_socket(guest, self.games[-1])

    def _open(self, guest: Guest) -> None:
        answer = guest.http.post("/api/tables", json={"game": "beer-and-bread", "seats": [ME, HOT]})
        if answer.is_success:
            for other in self._guests:
                other.http.cookies = guest.http.cookies
            self.games.append(Game(answer.json()["id"]))
        else:
            assert answer.status_code == 503, answer.text
            raise TimeoutError

    def _choose(self, game: Game, now: Data) -> Data:
        action = self._random.choice(now["prompt"]["choices"])["action"]
        game.sent.add((now["version"] + 1, action))
        return {"version": now["version"], "seat": now["seat"], "action": action}

    def _moved(self, game: Game, wish: Data, accepted: bool) -> None:
        if accepted:
            assert wish["version"] + 1 not in game.acknowledged
            game.acknowledged[wish["version"] + 1] = wish["action"]

    def _play_by_requests(self, guest: Guest, game: Game) -> None:
        while not self.done:
            seen = guest.http.get(f"/api/tables/{game.table}")
            if not seen.is_success:
                assert seen.status_code == 503, seen.text
                raise TimeoutError
            now = seen.json()
            if now["over"]:
                self._open(guest)
                return
            wish = self._choose(game, now)
            answer = guest.http.post(f"/api/tables/{game.table}/moves", json=wish)
            if not answer.is_success:
                assert answer.status_code == 503, answer.text
                raise TimeoutError
            self._moved(game, wish, answer.json()["accepted"])

    def _play_over_the_socket(self, guest: Guest, game: Game) -> None:
        address = f"ws://{guest.address}/api/tables/{game.table}/live?changes=true"
        with connect(address, additional_headers={"Cookie": guest.cookie()}, max_size=None) as line:
            now = json.loads(line.recv(10))
            number = 0
            while not self.done:
                if now["over"]:
                    self._open(guest)
                    return
                number += 1
                wish = self._choose(game, now)
                line.send(json.dumps({"do": "move", "id": number, **wish}))
                said = json.loads(line.recv(10))
                while said.get("id") != number:
                    now = {**now, **said}
                    said = json.loads(line.recv(10))
                if said["type"] == "refused":
                    assert said["problem"]["status"] == 503, said
                    raise TimeoutError
                self._moved(game, wish, said["accepted"])
                now = {**now, **said.get("now", {})}


class Traffic:
    """Players at their tables."""

    def __init__(self, addresses: list[str]) -> None:
        self.players = [Player(addresses, number) for number in range(PLAYERS)]
        for player in self.players:
            player.start()

    def stop(self) -> None:
        for player in self.players:
            player.done = True
        for player in self.players:
            player.join(60)
            if player.problem is not None:
                raise player.problem

    def flow(self, chance: random.Random) -> None:
        """Return in the middle of it: some moves later, at any moment."""
        wanted, deadline = self.acknowledged + chance.randrange(2, 12), time.monotonic() + PATIENCE
        while self.acknowledged < wanted:
            assert time.monotonic() < deadline, "nobody can play any more"
            for player in self.players:
                if player.problem is not None:
                    raise player.problem
            time.sleep(0.01)
        time.sleep(chance.uniform(0, 0.05))

    def check(self, log_of: Callable[[str], Log]) -> None:
        for player in self.players:
            if player.problem is not None:
                raise player.problem
            for game in list(player.games):
                # What is acknowledged first is in what is read afterwards.
                known = Game(game.table)
                known.acknowledged = dict(game.acknowledged)
                log = log_of(game.table)
                known.sent = set(game.sent)
                known.check(log)

    @property
    def acknowledged(self) -> int:
        return sum(len(game.acknowledged) for player in self.players for game in player.games)


def a_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


MANY = {"requests_a_minute": 10**9, "openings_a_minute": 10**9, "tables_each": 10**6}


def service_at(folder: Path, *arguments: str) -> WarmService:
    """A service that comes back at the same address."""
    folder.mkdir(parents=True)
    service = WarmService(folder, "--port", str(a_port()), *arguments, **MANY)
    service.start()
    return service


# SQLite.


@pytest.mark.parametrize("kills", [4, pytest.param(1000, marks=pytest.mark.soak)])
def test_a_service_killed_under_traffic_loses_and_doubles_nothing(tmp_path: Path, kills: int) -> None:
    service = service_at(tmp_path / "data")
    chance = random.Random(kills)
    traffic = Traffic([service.address])

    def log_of(table: str) -> Log:
        with sqlite3.connect(tmp_path / "data" / "tables.sqlite") as connection:
            found = dict(connection.execute("SELECT number, value FROM log WHERE table_id = ?", (table,)))
        connection.close()
        return found

    try:
        for number in range(1, kills + 1):
            traffic.flow(chance)
            service.kill()
            service.start()
            if number % CHECK_EVERY == 0:
                traffic.check(log_of)
                print(f"{number} kills, {traffic.acknowledged} acknowledged moves, none lost", flush=True)
        time.sleep(1)
        traffic.stop()
    finally:
        service.put_out()
    traffic.check(log_of)
    print(f"{kills} kills, {traffic.acknowledged} acknowledged moves, none lost or doubled")
    assert traffic.acknowledged > kills


# PostgreSQL.


@pytest.fixture
def fragile_postgres(postgres_programs: Path) -> Iterator[Postgres]:
    server = Postgres(postgres_programs)
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.remove()


@pytest.mark.parametrize("kills", [5, pytest.param(200, marks=pytest.mark.soak)])
def test_processes_and_database_killed_under_traffic_lose_and_double_nothing(
    fragile_postgres: Postgres, tmp_path: Path, kills: int
) -> None:
    """One of two processes at a time, and at every fifth time the database itself."""
    database = fragile_postgres.address
    services = [service_at(tmp_path / name, "--database-url", database) for name in ("one", "two")]
    chance = random.Random(kills)
    traffic = Traffic([service.address for service in services])

    def log_of(table: str) -> Log:
        async def read() -> Log:
            connection = await asyncpg.connect(database)
            rows = await connection.fetch("SELECT number, value FROM log WHERE table_id = $1", table)
            await connection.close()
            return {row["number"]: row["value"] for row in rows}

        return asyncio.run(read())

    try:
        for number in range(1, kills + 1):
            traffic.flow(chance)
            if number % 5 == 0:
                fragile_postgres.kill()
                fragile_postgres.start()
            else:
                services[number % 2].kill()
                services[number % 2].start()
            if number % CHECK_EVERY == 0:
                traffic.check(log_of)
                print(f"{number} kills, {traffic.acknowledged} acknowledged moves, none lost", flush=True)
        time.sleep(2)
        traffic.stop()
        traffic.check(log_of)
    finally:
        for service in services:
            service.put_out()
    print(f"{kills} kills, {traffic.acknowledged} acknowledged moves, none lost or doubled")
    assert traffic.acknowledged > kills
