"""The lobby: tables that wait for players, sitting down, being found a table, live for who looks on."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import update
from tests.refusals import refused
from tests.table.guests import BOT, DICE, GAME, ME, OPEN, Data, Guest, Service
from tests.table.test_storage import Work, address, hall_in, kept  # noqa: F401 - fixtures
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from brewtable.table import finding, opening, seating
from brewtable.table.lobby import (
    PAGE,
    SHELVES,
    SHELVES_OF_ADDRESS,
    SOCKETS_OF_ADDRESS,
    TELL_EVERY,
    Filter,
    Lobby,
)
from brewtable.table.lobby_schema import FindTable
from brewtable.table.models import TableRow
from brewtable.table.problems import Refusal
from brewtable.table.schema import CreateTable, SeatWish
from brewtable.table.storage import Storage


@contextmanager
def house(folder: Path, guests: int, **settings: object) -> Iterator[list[Guest]]:
    """A service of its own with so many guests."""
    service = Service(folder, **settings).start()
    people = [service.guest() for _ in range(guests)]
    yield people
    for person in people:
        person.close()
    assert service.stop() == 0


WAITING = CreateTable(GAME, [SeatWish("me"), SeatWish("open")], public=True)


@contextmanager
def looking_on(guest: Guest, query: str = "") -> Iterator[ClientConnection]:
    with connect(
        f"ws://{guest.address}/api/lobby/live?{query}", additional_headers={"Cookie": guest.cookie()}
    ) as socket:
        yield socket


class Page:
    """What somebody who looks on has been told, put together as a client does."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.order: list[str] = []
        self.tables: dict[str, Data] = {}
        self.total = -1
        self.news = 0

    def hear(self, timeout: float = 20) -> None:
        said: Data = json.loads(self._socket.recv(timeout))
        if said["type"] not in ("lobby", "news"):
            return
        whole = said["type"] == "lobby"
        self.news += not whole
        self.order = [table["id"] for table in said["tables"]] if whole else said["order"]
        self.tables |= {table["id"]: table for table in said["tables"]}
        self.tables = {table: self.tables[table] for table in self.order}
        self.total = said["total"]

    def until(self, wanted: Callable[[Page], bool]) -> None:
        deadline = time.monotonic() + 20
        while not wanted(self):
            self.hear(deadline - time.monotonic())


def listed(guest: Guest, **query: object) -> list[str]:
    return [table["id"] for table in guest.get("/lobby", **query)["tables"]]


# What is listed.


def test_public_tables_that_wait_are_listed_and_nothing_else(ann: Guest, eve: Guest) -> None:
    waiting = ann.open({"who": "me", "name": "Ann"}, OPEN, public=True, level="beginners", language="pl")[
        "id"
    ]
    hidden = ann.open(ME, OPEN)["id"]
    by_link = ann.open(ME, OPEN, by_link=True)["id"]
    running = ann.open(ME, BOT, public=True)["id"]
    found = listed(eve)
    assert waiting in found
    assert not {hidden, by_link, running} & set(found)
    told = next(table for table in eve.get("/lobby")["tables"] if table["id"] == waiting)
    assert (told["names"], told["bots"], told["free"], told["here"]) == (["Ann"], [], 1, False)
    assert (told["game"], told["level"], told["language"], told["deck"]) == (GAME, "beginners", "pl", "")
    assert "host" not in told


def test_one_looks_for_game_players_level_and_language(ann: Guest) -> None:
    dice = ann.open(ME, OPEN, OPEN, game=DICE, public=True, options={"advanced": True}, language="de")["id"]
    easy = ann.open(ME, OPEN, public=True, level="beginners")["id"]
    both = {dice, easy}
    for query, wanted in (
        ({"game": DICE}, {dice}),
        ({"game": GAME}, {easy}),
        ({"players": 3}, {dice}),
        ({"level": "experienced"}, {dice}),
        ({"level": "beginners"}, both),
        ({"language": "pl"}, {easy}),
        ({"language": "de"}, both),
        ({"game": GAME, "players": 2, "level": "beginners", "language": "pl"}, {easy}),
    ):
        assert set(listed(ann, **query)) & both == wanted, query
    told = next(table for table in ann.get("/lobby", game=DICE)["tables"] if table["id"] == dice)
    assert told["options"] == {"advanced": True}
    assert ann.refused(400, "GET", "/lobby", language="deutsch")["code"] == "bad-request"
    assert ann.refused(400, "GET", "/lobby", level="best")["code"] == "bad-request"


def test_a_table_whose_host_is_there_stands_first(ann: Guest, eve: Guest) -> None:
    first = ann.open(ME, OPEN, public=True)["id"]
    later = eve.open(ME, OPEN, public=True)["id"]
    assert listed(eve).index(later) < listed(eve).index(first)
    with ann.watching(first) as socket:
        socket.next()
        assert listed(eve).index(first) < listed(eve).index(later)
        assert eve.get("/lobby")["tables"][0]["here"]


# Sitting down.


def test_one_click_sits_down_and_a_full_table_begins(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = ann.open(ME, OPEN, public=True)["id"]
    bob.http.put("/api/me", json={"name": "Bob"})
    joined = bob.post(f"/tables/{table}/sit")
    assert (joined["status"], joined["seats"][1]["name"], joined["seats"][1]["mine"]) == (
        "playing",
        "Bob",
        True,
    )
    assert bob.post(f"/tables/{table}/sit")["seats"][1]["mine"]  # a second click changes nothing
    assert eve.refused(409, "POST", f"/tables/{table}/sit")["code"] == "begun"
    assert table not in listed(eve)


def test_whoever_has_the_address_sits_down_where_that_is_allowed(ann: Guest, bob: Guest, eve: Guest) -> None:
    hidden, by_link = ann.open(ME, OPEN)["id"], ann.open(ME, OPEN, by_link=True)["id"]
    assert eve.refused(404, "POST", f"/tables/{hidden}/sit")["code"] == "no-table"
    assert by_link not in [table["id"] for table in eve.get("/tables/public")]
    assert bob.look(by_link)["seat"] is None
    assert bob.post(f"/tables/{by_link}/sit", name="Bob")["status"] == "playing"
    assert eve.look(by_link)["view"]["seat"] is None  # by then only to watch


def test_two_who_want_the_last_seat(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = ann.open(ME, OPEN, public=True)["id"]
    with ThreadPoolExecutor(2) as at_once:
        answers = list(
            at_once.map(lambda guest: guest.http.post(f"/api/tables/{table}/sit", json={}), (bob, eve))
        )
    assert sorted(answer.status_code for answer in answers) == [200, 409]


def test_the_host_starts_with_bots_in_the_empty_seats(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = ann.open(ME, OPEN, OPEN, game=DICE, public=True)["id"]
    bob.post(f"/tables/{table}/sit")
    assert bob.refused(403, "POST", f"/tables/{table}/start", bot="easy")["code"] == "not-your-table"
    assert ann.refused(422, "POST", f"/tables/{table}/start", bot="grandmaster")
    begun = ann.post(f"/tables/{table}/start", bot="easy")
    assert begun["status"] == "playing"
    assert [(seat["kind"], seat["bot"]) for seat in begun["seats"]][2] == ("bot", "easy")
    assert begun["seats"][2]["code"] is None
    assert ann.refused(409, "POST", f"/tables/{table}/start", bot="easy")["code"] == "begun"
    assert table not in listed(eve)


def test_one_person_sits_at_so_many_tables(tmp_path: Path) -> None:
    with house(tmp_path, 3, tables_each=2) as (ann, bob, eve):
        tables = [host.open(ME, OPEN, public=True)["id"] for host in (ann, ann, eve)]
        for table in tables[:2]:
            bob.post(f"/tables/{table}/sit")
        assert bob.refused(409, "POST", f"/tables/{tables[2]}/sit")["code"] == "too-many-tables"


# Being found a table.


def test_who_looks_for_company_finds_each_other(tmp_path: Path) -> None:
    with house(tmp_path, 3) as (ann, bob, eve):
        first = ann.post("/lobby/find", game=GAME, name="Ann")
        assert (first["status"], first["public"], first["host"]) == ("waiting", True, True)
        assert (
            ann.post("/lobby/find", game=GAME)["id"] == first["id"]
        )  # a second click waits at the same table
        other = eve.post("/lobby/find", game=DICE, players=3)
        assert (other["game"], other["players"]) == (DICE, 3)
        second = bob.post("/lobby/find", game=GAME, name="Bob")
        assert (second["id"], second["status"]) == (first["id"], "playing")
        assert [seat["name"] for seat in second["seats"]] == ["Ann", "Bob"]
        assert bob.post("/lobby/find", game=DICE)["id"] == other["id"]  # any number of players
        assert ann.post("/lobby/find", game=DICE, players=2)["id"] != other["id"]
        assert ann.refused(422, "POST", "/lobby/find", game="chess")
        assert ann.refused(422, "POST", "/lobby/find", game=GAME, players=4)


def test_many_who_look_at_once_are_paired(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            people = [f"person{number:014}" for number in range(10)]
            found = await asyncio.gather(*(finding.find_table(hall, one, FindTable(GAME)) for one in people))
            assert len({table.id for table in found}) == len(people) // 2

    kept(work)


def test_a_table_left_alone_is_not_found(
    kept: Callable[[Work], None],  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            alone = await opening.create(hall, "ann", WAITING)
            monkeypatch.setattr(finding, "ON_THE_WAY", finding.timedelta(0))
            assert (await finding.find_table(hall, "bob", FindTable(GAME))).id != alone.id
            hall.arrive(alone.id, "ann")
            assert (await finding.find_table(hall, "eve", FindTable(GAME))).id == alone.id

    kept(work)


# Live.


def test_who_looks_on_is_told_only_what_changes(ann: Guest, bob: Guest, eve: Guest) -> None:
    with looking_on(eve, f"game={DICE}") as socket:
        page = Page(socket)
        page.hear()
        table = ann.open(ME, OPEN, OPEN, game=DICE, public=True)["id"]
        page.until(lambda page: table in page.tables)
        assert page.tables[table]["free"] == 2
        bob.post(f"/tables/{table}/sit", name="Bob")
        page.until(lambda page: page.tables[table]["free"] == 1)
        with ann.watching(table) as at_table:
            at_table.next()
            page.until(lambda page: page.tables[table]["here"])
        page.until(lambda page: not page.tables[table]["here"])
        seen, unlike = page.news, ann.open(ME, OPEN, public=True)["id"]
        ann.post(f"/tables/{table}/start", bot="random")
        page.until(lambda page: table not in page.tables)
        assert unlike not in page.tables
        assert page.news == seen + 1


def test_tables_that_are_called_off_or_left_by_their_host_are_told(ann: Guest, bob: Guest) -> None:
    off, left = (ann.open(ME, OPEN, OPEN, game=DICE, public=True)["id"] for _ in range(2))
    bob.post(f"/tables/{left}/sit")
    with looking_on(bob) as socket:
        page = Page(socket)
        page.until(lambda page: {off, left} <= set(page.tables))
        ann.http.post(f"/api/tables/{off}/call-off")
        ann.post(f"/tables/{left}/leave", seat=0)
        page.until(lambda page: off not in page.tables and page.tables[left]["free"] == 2)
    assert bob.look(left)["table"]["host"]


def test_what_is_said_to_the_lobby_is_refused_and_counts(tmp_path: Path) -> None:
    with house(tmp_path, 1, requests_a_minute=20) as (ann,), looking_on(ann) as socket:
        codes = []
        socket.recv(10)
        for _ in range(30):
            socket.send('{"do": "move"}')
            codes.append(json.loads(socket.recv(10))["problem"]["code"])
    assert codes[0] == "bad-request"
    assert codes[-1] == "too-fast"


def test_one_person_looks_on_so_often(ann: Guest) -> None:
    ann.get("/me")
    with ExitStack() as open_now:
        sockets = [open_now.enter_context(looking_on(ann)) for _ in range(11)]
        for socket in sockets[:10]:
            assert json.loads(socket.recv(10))["type"] == "lobby"
        with pytest.raises(ConnectionClosed) as closed:
            sockets[10].recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


def test_one_address_leaves_room_for_others(kept: Callable[[Work], None]) -> None:  # noqa: F811
    """Whoever sends no cookie is a new person with each socket."""

    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            lobby, eye = hall.lobby, Eye()
            with ExitStack() as open_now:
                for number in range(SOCKETS_OF_ADDRESS):
                    open_now.enter_context(lobby.looking_on(f"person {number}", "192.0.2.1"))
                with refused(Refusal, "too often"):
                    open_now.enter_context(lobby.looking_on("one more", "192.0.2.1"))
                open_now.enter_context(lobby.looking_on("one more", "192.0.2.2"))
            with lobby.looking_on("one more", "192.0.2.1"):
                pass  # those before are gone
            for number in range(SHELVES_OF_ADDRESS):
                lobby.watch(Filter(str(number)), eye, "192.0.2.1")
            lobby.watch(Filter("1"), eye, "192.0.2.1")  # is there already
            with refused(Refusal, "moment"):
                lobby.watch(Filter("one more"), eye, "192.0.2.1")
            lobby.watch(Filter("one more"), eye, "192.0.2.2")

    kept(work)


def test_the_lobby_is_known_after_a_restart(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            table = (await opening.create(hall, "ann", WAITING)).id
            gone = (await opening.create(hall, "ann", WAITING)).id
            await seating.call_off(hall, "ann", gone)
        async with hall_in(storage) as hall:
            await hall.lobby.start()
            assert [one.id for one in hall.lobby.look(Filter()).tables] == [table]

    kept(work)


def test_a_table_that_was_called_off_is_closed_after_a_restart_too(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        wish = CreateTable(GAME, [SeatWish("me"), SeatWish("open")], public=True, by_link=True)
        async with hall_in(storage) as hall:
            table = (await opening.create(hall, "ann", wish)).id
            await seating.call_off(hall, "ann", table)
        async with hall_in(storage) as hall:
            assert await seating.public_tables(hall, "bob") == []
            with refused(Refusal, "no such table"):
                await finding.sit_down(hall, "bob", table, "")

    kept(work)


def test_a_waiting_table_of_a_game_that_is_gone_keeps_no_house_closed(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            gone, there = [(await opening.create(hall, "ann", WAITING)).id for _ in range(2)]
        async with storage.write() as session:
            await session.execute(update(TableRow).where(TableRow.id == gone).values(game="tiddlywinks"))
        async with hall_in(storage) as hall:
            await hall.lobby.start()
            assert [one.id for one in hall.lobby.look(Filter()).tables] == [there]

    kept(work)


# Large.


class Eye:
    def __init__(self) -> None:
        self.noticed = 0

    def notice(self) -> None:
        self.noticed += 1


def crowded(lobby: Lobby, count: int) -> None:
    from brewtable.table.lobby import Entry
    from brewtable.table.lobby_schema import OpenTable

    for number in range(count):
        told = OpenTable(
            f"table{number:015}", GAME if number % 2 else DICE, "Title", 2, ["Ann"], [], 1,
            "any", "", None, True, False, {}, "", f"2026-01-01T00:00:{number:09}", False,
        )  # fmt: skip
        lobby.entries[told.id] = Entry(1, "ann", ["ann"], told)


def test_a_thousand_open_tables_are_told_in_small_pieces(kept: Callable[[Work], None]) -> None:  # noqa: F811
    """Fifty wishes are watched while a table comes: what each is sent is small, and quickly found."""

    async def work(storage: Storage) -> None:
        async with hall_in(storage) as hall:
            await hall.lobby.start()
            crowded(hall.lobby, 1000)
            eyes = [Eye() for _ in range(50)]
            shelves = [
                hall.lobby.watch(Filter(DICE if number % 2 else "", number // 10), eye)
                for number, eye in enumerate(eyes)
            ]
            stages = [shelf.stage for shelf in shelves]
            began = time.process_time()
            table = (await opening.create(hall, "ann", WAITING)).id
            opened = time.process_time() - began
            await asyncio.sleep(TELL_EVERY * 3)
            took = time.process_time() - began - opened
            wide = shelves[0]
            assert len(wide.page.tables) == PAGE
            assert wide.page.total == 1001
            assert eyes[0].noticed == 1
            assert eyes[1].noticed == 0  # looks for another game
            news = wide.since(stages[0])
            assert news is not None
            assert table in news.decode()
            assert len(news) < 2500
            assert len(wide.since(-9) or b"") > 10_000
            print(f"1,000 open tables, {len(set(shelves))} wishes: told in {1000 * took:.1f} ms of CPU")

    kept(work)


def test_there_are_so_many_wishes(kept: Callable[[Work], None]) -> None:  # noqa: F811
    async def work(storage: Storage) -> None:
        eye = Eye()
        async with hall_in(storage) as hall:
            held = [hall.lobby.watch(Filter(str(number)), eye) for number in range(SHELVES)]
            with refused(Refusal, "very busy"):
                hall.lobby.watch(Filter("one more"), eye)
            hall.lobby.unwatch(held[0], eye)
            hall.lobby.watch(Filter("one more"), eye)

    kept(work)


# Wishes that nothing could fit.


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"game": "chess"}, GAME),
        ({"game": GAME, "players": 3}, "from 2 to 2"),
        ({"players": 9}, "from 2 to 4"),
        ({"players": 1}, "from 2 to 4"),
    ],
)
def test_a_wish_that_nothing_could_fit_is_refused_in_words(ann: Guest, wish: Data, words: str) -> None:
    assert words in ann.refused(422, "GET", "/lobby", **wish)["detail"]
    query = "&".join(f"{name}={value}" for name, value in wish.items())
    with (
        pytest.raises(ConnectionClosed) as closed,
        connect(f"ws://{ann.address}/api/lobby/live?{query}") as line,
    ):
        line.recv(10)
    assert closed.value.rcvd is not None
    assert words in closed.value.rcvd.reason
