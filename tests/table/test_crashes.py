"""Killed servers: no acknowledged move is lost or doubled, and bots go on where they were."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.table.guests import BOT, GAME, HOT, ME, Data, Guest, Service

MOVES = 3  # to be acknowledged before the next kill


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Service]:
    """A service that a test may kill."""
    service = Service(tmp_path / "data").start()
    yield service
    service.kill()


class Player:
    """Plays one table until told to stop, and remembers every move that was acknowledged."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.acknowledged: dict[int, int] = {}  # the action by the number of its entry in the log
        self.news = threading.Semaphore(0)  # one for each of them
        self.done = False

    def play(self) -> None:
        try:
            now = self.guest.look(self.table)
            while not now["over"] and not self.done:
                action = now["prompt"]["choices"][now["version"] % len(now["prompt"]["choices"])]["action"]
                moved = self.guest.move(self.table, now, action)
                if moved["accepted"]:
                    assert now["version"] + 1 not in self.acknowledged
                    self.acknowledged[now["version"] + 1] = action
                    self.news.release()
                now = self.guest.look(self.table)
        except httpx.TransportError:
            pass  # the server was killed
        finally:
            self.news.release(MOVES)  # no more to be waited for


def actions_of(guest: Guest, table: str) -> list[str]:
    """The texts of all decisions, ply by ply."""
    frames = guest.get(f"/tables/{table}/replay", seat=0)["frames"]
    return [frame["told"]["text"] for frame in frames[1:]]


@pytest.mark.parametrize("kills", [6, pytest.param(40, marks=pytest.mark.long("forty starts"))])
def test_a_server_killed_again_and_again_keeps_every_acknowledged_move(fragile: Service, kills: int) -> None:
    guest = fragile.guest()
    table = guest.open(ME, HOT)["id"]
    cookie = guest.http.cookies
    acknowledged: dict[int, int] = {}
    story: list[str] = []
    moves = 0  # of games that are over
    for number in range(kills):
        player = Player(guest, table)
        player.acknowledged = acknowledged
        playing = threading.Thread(target=player.play)
        playing.start()
        for _ in range(MOVES):
            assert player.news.acquire(timeout=30)
        time.sleep(0.003 * (number % 8))  # to kill it anywhere in the next move
        fragile.kill()
        playing.join(30)
        guest.close()
        fragile.start()
        guest = fragile.guest()
        guest.http.cookies = cookie
        now = guest.look(table)
        # A move under way when the power went may be stored though nobody was told; more cannot be.
        newest = max(acknowledged, default=0)
        assert newest <= now["version"] <= newest + 1
        if now["version"] == newest + 1:
            acknowledged[newest + 1] = -1
        assert not any(one["forced"] for one in now["told"])  # in this game each version is a move
        told = [one["text"] for one in now["told"][1:]]
        assert len(told) == now["ply"] == now["version"]
        # The eyes are those of the seat to move, and what only the other seat may know has no text.
        assert len(told) >= len(story)
        assert all(
            one is None or one == now_told for one, now_told in zip(story, told, strict=False) if now_told
        )
        story = told
        if now["over"]:
            table = guest.open(ME, HOT)["id"]
            moves += len(acknowledged)
            acknowledged, story = {}, []
    assert moves + len(acknowledged) > 10
    guest.close()


def test_bots_go_on_thinking_after_a_restart(fragile: Service) -> None:
    guest = fragile.guest()
    cookie = guest.http.cookies
    tables = [guest.open(BOT, BOT)["id"] for _ in range(3)]
    before = {table: guest.look(table)["ply"] for table in tables}
    fragile.kill()
    guest.close()
    fragile.start()
    guest = fragile.guest()
    guest.http.cookies = cookie
    for table in tables:
        with guest.watching(table) as socket:
            now = socket.until(lambda s, b=before[table]: s["ply"] > b + 1, timeout=60)
            assert now["over"] or now["thinking"]
    guest.close()


def children_of(pid: int) -> list[int]:
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(stat.parent.name))
    return found


def is_thinker(pid: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc")
def test_a_killed_thinker_is_replaced_and_none_outlives_the_service(fragile: Service) -> None:
    guest = fragile.guest()
    table = guest.open(ME, BOT, game=GAME, options={"first": "1"})["id"]
    with guest.watching(table) as socket:
        socket.until(lambda s: s["to_move"] == 0, timeout=60)
    assert fragile.process is not None
    thinkers = [pid for pid in children_of(fragile.process.pid) if is_thinker(pid)]
    assert thinkers
    for pid in thinkers:
        os.kill(pid, signal.SIGKILL)
    hint: Data = guest.get(f"/tables/{table}/hint")
    assert hint["sure"] > 0
    thinkers = [pid for pid in children_of(fragile.process.pid) if is_thinker(pid)]
    assert thinkers
    fragile.kill()
    guest.close()
    for _ in range(100):
        if not any(is_thinker(pid) for pid in thinkers):
            return
        time.sleep(0.1)
    raise AssertionError("a thinking process lives on without its service")
