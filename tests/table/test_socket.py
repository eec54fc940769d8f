"""The socket: moves go over it and are answered once; who watches is told what changed; few are open."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TypeVar

import pytest
from tests.table.guests import BOT, HOT, ME, OPEN, Data, Guest, Service
from tests.table.test_storage import HOT_TABLE, hall_in
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from brewtable.kernel.registry import game_names
from brewtable.table import opening
from brewtable.table.hall import SOCKETS_AT_TABLE
from brewtable.table.presence import Presence
from brewtable.table.storage import Storage, database_url

GAMES = tuple(game_names())


class Line:
    """A socket that is told what changed, and puts it together as a client does."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.now: Data = {}
        self.heard: list[Data] = []
        self.take(self.hear())

    def hear(self, timeout: float = 30) -> Data:
        deadline = time.monotonic() + timeout  # pings do not put it off
        while True:
            said: Data = json.loads(self.connection.recv(max(0.0, deadline - time.monotonic())))
            if said["type"] != "ping":
                self.heard.append(said)
                return said

    def take(self, said: Data) -> None:
        if said["type"] == "snapshot":
            self.now = said
        else:
            assert said["type"] == "news"
            parts = {name: {**self.now[name], **said.get(name, {})} for name in ("table", "view")}
            self.now = {**self.now, "told": [], "cut": None, **said, **parts}

    def follow(self, version: int) -> None:
        while self.now["version"] < version:
            self.take(self.hear())

    def ask(self, **message: object) -> Data:
        """The answer to a message."""
        self.connection.send(json.dumps(message))
        while True:
            said = self.hear()
            if said["type"] in ("moved", "refused"):
                return said
            self.take(said)

    def move(self, action: int | None = None, number: int = 1, **more: object) -> Data:
        options = self.now["prompt"]["choices"] if self.now["prompt"] else []
        wish = {"version": self.now["version"], "seat": self.now["seat"], "action": action, **more}
        if action is None:
            wish["action"] = options[self.now["version"] * 7 % len(options)]["action"]
        said = self.ask(do="move", id=number, **wish)
        if "now" in said:
            self.take(said["now"])
        return said


L = TypeVar("L", bound=Line)


def line(stack: ExitStack, guest: Guest, table: str, query: str = "changes=true", kind: type[L] = Line) -> L:
    address = f"ws://{guest.address}/api/tables/{table}/live?{query}"
    cookie = {"Cookie": guest.cookie()}
    return kind(stack.enter_context(connect(address, additional_headers=cookie, max_size=None)))


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def two_people(ann: Guest, bob: Guest, **more: object) -> str:
    info = ann.open(ME, OPEN, **{"options": {"first": "0"}, **more})
    bob.post("/join", code=info["seats"][1]["code"])
    return str(info["id"])


# Moving.


def test_whoever_moves_gets_one_answer_and_the_others_what_changed(
    ann: Guest, bob: Guest, stack: ExitStack
) -> None:
    table = two_people(ann, bob)
    bobs = line(stack, bob, table)
    anns = line(stack, ann, table)
    bobs.take(bobs.hear())  # she came
    before = len(anns.heard)
    moved = anns.move(number=7)
    assert (moved["type"], moved["id"], moved["accepted"]) == ("moved", 7, True)
    assert anns.now["version"] == 1
    assert anns.heard[before:] == [moved]
    with pytest.raises(TimeoutError):
        anns.hear(0.5)  # nothing is told twice
    said = bobs.hear()
    assert said["type"] == "news"
    assert (said["version"], said["told"][0]["ply"]) == (1, 1)
    unchanged = ("pledge", "result", "seat", "over")
    assert not any(name in said for name in unchanged)
    assert "game" not in said["table"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_put_together_is_what_is_there(ann: Guest, stack: ExitStack, game: str) -> None:
    """Through the first hundred moves of a game, with some taken back."""
    table = ann.open(ME, HOT, game=game, seed=4, public=True)["id"]
    eyes: dict[int | None, Line] = {
        seat: line(stack, ann, table, f"changes=true&seat={seat}") for seat in (0, 1)
    }
    stranger = Guest(ann.address)
    stranger.get("/me")
    eyes[None] = line(stack, stranger, table)
    for number in range(100):
        mover = eyes[0] if eyes[0].now["prompt"] else eyes[1]
        assert mover.move(number=number)["accepted"]
        if number % 9 == 8 and mover.now["undo"]["can"]:
            ann.post(f"/tables/{table}/undo", version=mover.now["version"], seat=mover.now["seat"])
            mover.follow(mover.now["version"] + 1)
        for seat, one in eyes.items():
            one.follow(mover.now["version"])
            if number % 10 == 0:
                there = (ann if seat is not None else stranger).look(table, seat=seat, since=mover.now["ply"])
                same = {name: one.now[name] for name in there if name not in ("told", "cut")}
                assert same == {name: there[name] for name in same}
    stranger.close()


def test_without_the_wish_for_changes_snapshots_are_whole(ann: Guest, stack: ExitStack) -> None:
    table = ann.open(ME, HOT)["id"]
    whole = line(stack, ann, table, "")
    said = whole.move()
    assert said["now"]["type"] == "snapshot"
    assert said["now"]["view"].keys() == ann.look(table)["view"].keys()


@pytest.mark.parametrize("query", ["changes=true", ""])
def test_who_waits_for_players_is_told_how_the_game_begins(
    ann: Guest, bob: Guest, stack: ExitStack, query: str
) -> None:
    info = ann.open(ME, OPEN)
    waiting = line(stack, ann, info["id"], query)
    assert waiting.now["told"] == []
    bob.post("/join", code=info["seats"][1]["code"])
    while waiting.now["table"]["status"] == "waiting":
        waiting.take(waiting.hear())
    assert waiting.now["told"] == ann.look(info["id"])["told"]
    assert waiting.now["told"][0]["ply"] == 0


def test_a_stale_or_double_move_is_not_played(ann: Guest, stack: ExitStack) -> None:
    table = ann.open(ME, HOT)["id"]
    one = line(stack, ann, table)
    action = one.now["prompt"]["choices"][0]["action"]
    assert one.move(action)["accepted"]
    assert not one.move(action, version=0, seat=0)["accepted"]
    assert ann.look(table)["version"] == 1


def test_what_cannot_be_is_refused_with_the_reason_and_the_line_stays(
    ann: Guest, bob: Guest, stack: ExitStack
) -> None:
    table = two_people(ann, bob)
    at_bobs = line(stack, bob, table)
    wish = {"version": 0, "seat": 1, "action": 0}
    assert at_bobs.ask(do="move", id=3, **wish)["problem"]["code"] == "not-your-turn"
    assert at_bobs.ask(do="move", id=4, **{**wish, "seat": 0})["problem"]["code"] == "not-your-seat"
    anns = line(stack, ann, table)
    assert anns.ask(do="move", id=5, version=0, seat=0, action=10**30)["problem"]["code"] == "unknown-action"
    assert anns.move()["accepted"]


@pytest.mark.parametrize(
    "said",
    [
        "",
        "{",
        "null",
        "[]",
        '"move"',
        '{"do":"move"}',
        '{"do":"fly","id":1}',
        '{"do":"move","id":-1,"version":0,"seat":0,"action":0}',
        '{"do":"move","id":1,"version":0,"seat":99,"action":0}',
        '{"do":"move","id":1,"version":0,"seat":0,"action":"x"}',
        "[" * 2000,
        "\\u0000",
    ],
)
def test_messages_that_are_none_are_answered_in_words(ann: Guest, stack: ExitStack, said: str) -> None:
    one = line(stack, ann, ann.open(ME, HOT)["id"])
    one.connection.send(said)
    answer = one.hear()
    assert (answer["type"], answer["id"], answer["problem"]["status"]) == ("refused", None, 400)
    assert answer["problem"]["detail"]
    assert one.move()["accepted"]


# Not too many.


def test_a_message_counts_as_a_request(tmp_path: Path, stack: ExitStack) -> None:
    service = Service(tmp_path, requests_a_minute=40).start()
    ann = service.guest()
    try:
        one = line(stack, ann, ann.open(ME, HOT)["id"])
        answers = [one.ask(do="move", id=n, version=99, seat=0, action=0) for n in range(45)]
        assert answers[0]["type"] == "moved"
        assert answers[-1]["problem"]["code"] == "too-fast"
    finally:
        stack.close()
        ann.close()
        service.stop()


def test_one_person_has_so_many_sockets_at_a_table(ann: Guest, eve: Guest, stack: ExitStack) -> None:
    """A thousand would make every move as slow as telling it a thousand times."""
    table = ann.open(ME, BOT, public=True)["id"]
    eve.get("/me")
    for _ in range(SOCKETS_AT_TABLE):
        line(stack, eve, table)
    with pytest.raises(ConnectionClosed) as closed:
        line(stack, eve, table)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    assert "close it somewhere else" in closed.value.rcvd.reason
    line(stack, ann, table)  # others may still come


def test_those_who_watched_are_not_remembered(tmp_path: Path) -> None:
    """Names are free: who comes and goes with a new one each time fills no memory."""

    async def work() -> None:
        storage = Storage(database_url(None, tmp_path))
        await storage.migrate()
        async with hall_in(storage) as hall:
            table = (await opening.create(hall, "ann", HOT_TABLE)).id
            async with hall.looking(table) as sitting:
                signs = sitting.record.signs
            for person in ("ann", *map(str, range(100))):
                hall.arrive(table, person)
                hall.go(table, person)
            assert signs.keys() == {"ann"}
        await storage.close()

    asyncio.run(work())


def test_sockets_are_counted_across_processes() -> None:
    presence = Presence()
    presence.arrive("t", "ann")
    presence.elsewhere(7, "t", {"ann": 2, "bob": 1})
    assert presence.sockets("t", "ann") == 3
    assert presence.sockets_of("ann") == 3
    assert presence.all_sockets("t") == 4
    assert presence.at("t") == {"ann", "bob"}
    assert presence.only({7}) == {}
    assert presence.only(set()) == {"t": {"ann", "bob"}}
    assert presence.at("t") == {"ann"}
    presence.go("t", "ann")
    assert presence.at("t") == set()
