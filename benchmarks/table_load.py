"""How many tables the play service holds: 100 at once, each with a person and bots, on this machine.

    python benchmarks/table_load.py [--game NAME ...] [--tables 100] [--seconds 20] [--bot random]
                                    [--database-url URL]

Starts `brewtable serve` on a free port with an empty database for each game, opens all tables, and lets every
person move as soon as it can. The latency is that of a person's move, from sending it to the answer that says
it is stored. Prints rows for the README beside this file.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

HEAD = "| game | tables | moves/s | p50 | p99 |\n| --- | ---: | ---: | ---: | ---: |"


@contextmanager
def service(database: str | None) -> Iterator[str]:
    """The address of a service that lives as long as the block."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "brewtable", "serve", "--port", "0", "--no-browser", "--data", data]
        if database is not None:
            command += ["--database-url", database]
        # One machine plays all the people here, which would otherwise be too many requests from one address.
        environment = {**os.environ, "BREWTABLE_REQUESTS_A_MINUTE": "1000000"}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert process.stdout is not None
        try:
            yield process.stdout.readline().partition("http://")[2].split("/")[0]
        finally:
            process.terminate()
            process.wait()


class Player:
    """One person at one table: moves whenever it can, and notes how long each move took."""

    def __init__(self, http: httpx.AsyncClient, table: str, number: int) -> None:
        self._http = http
        self._table = table
        self._choose = random.Random(number)
        self.latencies: list[float] = []
        self.bot_moves = 0

    async def play(self, socket: ClientConnection, until: float) -> None:
        """Play until the time is over or the game is."""
        version = -1
        while time.monotonic() < until:
            try:
                now = json.loads(await asyncio.wait_for(socket.recv(), until - time.monotonic()))
            except TimeoutError:
                return
            if now["type"] != "snapshot" or now["version"] <= version:
                continue
            version = now["version"]
            self.bot_moves += sum(told["seat"] not in (0, None) for told in now["told"])
            while now["prompt"] and time.monotonic() < until:
                now = await self._move(now)
                version = now["version"]
            if now["over"]:
                return

    async def _move(self, now: dict[str, Any]) -> dict[str, Any]:
        action = self._choose.choice(now["prompt"]["options"])["action"]
        move = {"version": now["version"], "seat": 0, "action": action}
        started = time.perf_counter()
        answer = await self._http.post(f"/api/tables/{self._table}/moves", json=move)
        self.latencies.append(time.perf_counter() - started)
        snapshot: dict[str, Any] = answer.json()["snapshot"]
        return snapshot


def games_at(address: str) -> dict[str, int]:
    """The games of a service, with the fewest players of each."""
    games = httpx.get(f"http://{address}/api/games").json()
    return {game["name"]: game["fewest"] for game in games}


async def measure(address: str, game: str, tables: int, seconds: float, bot: str) -> list[Player]:
    """Open all tables, then let everybody play at once."""
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(
            httpx.AsyncClient(
                base_url=f"http://{address}", timeout=120, limits=httpx.Limits(max_connections=None)
            )
        )
        players, sockets = [], []
        seats = [{"who": "me"}, *[{"who": "bot", "bot": bot}] * (games_at(address)[game] - 1)]
        for number in range(tables):
            table = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()["id"]
            headers = {"Cookie": f"brewtable={http.cookies['brewtable']}"}
            live = f"ws://{address}/api/tables/{table}/live?seat=0"
            sockets.append(
                await stack.enter_async_context(connect(live, additional_headers=headers, max_size=None))
            )
            players.append(Player(http, table, number))
        until = time.monotonic() + seconds
        await asyncio.gather(*(one.play(socket, until) for one, socket in zip(players, sockets, strict=True)))
    return players


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", action="append", help="one game of several; all unless given")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--database-url")
    asked = parser.parse_args()
    with service(asked.database_url) as address:
        games = asked.game or list(games_at(address))
    print(HEAD)
    for game in games:
        with service(asked.database_url) as address:
            players = asyncio.run(measure(address, game, asked.tables, asked.seconds, asked.bot))
        print(row(game, players, asked.seconds), flush=True)


def row(game: str, players: list[Player], seconds: float) -> str:
    latencies = sorted(one for player in players for one in player.latencies)
    moves = len(latencies) + sum(player.bot_moves for player in players)
    half, most = (latencies[len(latencies) * part // 100] * 1000 for part in (50, 99))
    return f"| {game} | {len(players)} | {moves / seconds:,.0f} | {half:.0f} ms | {most:.0f} ms |"


if __name__ == "__main__":
    main()
