"""Talk: who reads what; what is cleaned, limited, silenced and forgotten; alone and with other processes."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, get_args

import pytest
from sqlalchemy import func, insert, select, update
from tests.refusals import refused
from tests.table.guests import BOT, GAME, HOT, ME, OPEN, Data, Guest, Service
from tests.table.test_passkeys import Member
from tests.table.test_storage import _create_database
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from brewtable.kernel.message import Message
from brewtable.locale import Words, languages
from brewtable.table import leaving, opening, saying, scribe, seating, silences
from brewtable.table.hall import Hall
from brewtable.table.hearing import Ears
from brewtable.table.models import LogRow, SaidRow, SilencedRow, TableRow
from brewtable.table.passkeys import Asker, Place
from brewtable.table.people import load_signer
from brewtable.table.plain_text import clean_text
from brewtable.table.problems import Refusal
from brewtable.table.schema import CreateTable, Pace, SeatWish
from brewtable.table.sitting import now
from brewtable.table.storage import Storage, database_url
from brewtable.table.talk_schema import Phrase, Room, Say, Silence
from brewtable.table.thinking import Thinkers

PLAYERS: Room = "players"
SPECTATORS: Room = "spectators"


# People at a service.


class Listener:
    """A socket that also tells what is said; every frame is kept."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.frames: list[Data] = []

    def until(self, kind: str, timeout: float = 20) -> Data:
        """The next message of a kind."""
        deadline = time.monotonic() + timeout
        while True:
            self.frames.append(json.loads(self._connection.recv(max(0.0, deadline - time.monotonic()))))
            if self.frames[-1]["type"] == kind:
                return self.frames[-1]

    def hears(self, *texts: str) -> None:
        """Just this is said next."""
        heard: list[str] = []
        while len(heard) < len(texts):
            heard += [said["text"] for said in self.until("said")["words"]]
        assert heard == list(texts)


@contextmanager
def listening(guest: Guest, table: str) -> Iterator[Listener]:
    """From when all that was said before is told."""
    address = f"ws://{guest.address}/api/tables/{table}/live?talk=true&changes=true"
    guest.get("/me")  # whoever has no cookie yet gets one
    with connect(address, additional_headers={"Cookie": guest.cookie()}, max_size=None) as connection:
        listener = Listener(connection)
        listener.until("talk")
        yield listener


def say(guest: Guest, table: str, text: str, room: Room = PLAYERS) -> Data:
    said: Data = guest.post(f"/tables/{table}/talk", room=room, text=text)
    return said


def read(guest: Guest, table: str) -> list[str]:
    return [said["text"] or said["phrase"] for said in guest.get(f"/tables/{table}/talk")["words"]]


def sit_down(ann: Guest, bob: Guest, **more: object) -> str:
    """Ann and Bob play at a table that anybody may watch."""
    info = ann.open({**ME, "name": "Ann"}, OPEN, **{"public": True, **more})
    bob.post("/join", code=info["seats"][1]["code"], name="Bob")
    return str(info["id"])


def end(guest: Guest, table: str) -> None:
    guest.post(f"/tables/{table}/concede", seat=0)


def test_each_room_is_for_those_in_it_until_the_game_is_over(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = sit_down(ann, bob)
    with listening(ann, table) as at_ann, listening(bob, table) as at_bob, listening(eve, table) as at_eve:
        said = say(ann, table, "I like hops")
        assert (said["number"], said["seat"], said["name"], said["mine"]) == (1, 0, "Ann", True)
        eve.http.put("/api/me", json={"name": "Eve"})
        say(eve, table, "So does Bob", SPECTATORS)
        bob.post(f"/tables/{table}/talk", room=PLAYERS, phrase="nice-move")
        assert at_bob.until("said")["words"] == [{**said, "mine": False}]
        at_ann.hears("I like hops", "")
        at_eve.hears("So does Bob")
        assert read(ann, table) == read(bob, table) == ["I like hops", "nice-move"]
        assert read(eve, table) == ["So does Bob"]
        for guest, room in ((ann, SPECTATORS), (eve, PLAYERS)):
            assert guest.refused(403, "GET", f"/tables/{table}/talk", room=room)["code"] == "other-room"
            there = guest.refused(403, "POST", f"/tables/{table}/talk", room=room, text="hello")
            assert there["code"] == "other-room"
        end(ann, table)
        everything = ["I like hops", "So does Bob", "nice-move"]
        for listener in (at_ann, at_bob, at_eve):
            talk = listener.until("talk")
            assert [one["text"] or one["phrase"] for one in talk["words"]] == everything
            assert talk["reads"] == [PLAYERS, SPECTATORS]
        assert say(bob, table, "Were you with me?", SPECTATORS)["seat"] == 1
        eve.refused(403, "POST", f"/tables/{table}/talk", room=PLAYERS, text="No")
        at_eve.hears("Were you with me?")
        assert [one["name"] for one in eve.get(f"/tables/{table}/talk", room=SPECTATORS)["words"]] == [
            "Eve",
            "Bob",
        ]


def test_players_cannot_tell_whether_spectators_talk(ann: Guest, bob: Guest, eve: Guest) -> None:
    """All that a player can ask for, through any eyes that are theirs, is the same before and after."""
    table = sit_down(ann, bob)

    def all_of(guest: Guest, seat: int) -> list[str]:
        paths = ("", f"?seat={seat}", "/talk", "/talk?room=players", f"/replay?seat={seat}", "/catalog")
        asked = [f"/tables/{table}{path}" for path in paths]
        asked += ["/tables", "/tables/public", "/me", "/me/export", "/me/silenced", "/house"]
        return [guest.http.get(f"/api{path}").text for path in asked]

    def pry(guest: Guest) -> list[Data]:
        ways: list[tuple[int, str, str, Data]] = [
            (403, "GET", "talk", {"room": SPECTATORS}),
            (403, "POST", "talk", {"room": SPECTATORS, "phrase": "hello"}),
            (404, "POST", "silence", {"room": SPECTATORS, "number": 1}),
            (404, "POST", "silence", {"room": PLAYERS, "number": 1}),
        ]
        return [
            guest.refused(status, how, f"/tables/{table}/{path}", **wish) for status, how, path, wish in ways
        ]

    with listening(ann, table) as at_ann, listening(bob, table) as at_bob, listening(eve, table) as at_eve:
        before = [(all_of(guest, seat), pry(guest)) for seat, guest in enumerate((ann, bob))]
        for number in range(3):
            say(eve, table, f"secret {number}", SPECTATORS)
        at_eve.hears("secret 0", "secret 1", "secret 2")
        assert [(all_of(guest, seat), pry(guest)) for seat, guest in enumerate((ann, bob))] == before
        say(ann, table, "last")
        for listener in (at_ann, at_bob):
            listener.hears("last")
            assert "secret" not in json.dumps(listener.frames)
            assert listener.frames[-1]["words"][0]["number"] == 1


def test_rooms_go_with_the_seat(service: Service, ann: Guest, bob: Guest, eve: Guest) -> None:
    """Whoever sits down hears no spectators from that moment, and whoever gets up no players."""
    dan = service.guest()
    info = ann.open(ME, OPEN, OPEN, game="dice-brewing", public=True)
    table = str(info["id"])
    bob.post("/join", code=info["seats"][1]["code"])
    with listening(eve, table) as at_eve, listening(bob, table) as at_bob:
        say(dan, table, "to those who watch", SPECTATORS)
        at_eve.hears("to those who watch")
        eve.post("/join", code=info["seats"][2]["code"])
        assert at_eve.until("talk")["reads"] == [PLAYERS]
        say(dan, table, "not for Eve", SPECTATORS)
        bob.post(f"/tables/{table}/leave", seat=1)
        assert at_bob.until("talk")["reads"] == [SPECTATORS]
        say(ann, table, "not for Bob")
        say(dan, table, "for Bob", SPECTATORS)
        at_eve.hears("not for Bob")
        at_bob.hears("for Bob")
        assert "not for Eve" not in json.dumps(at_eve.frames)
    assert dan.refused(403, "POST", f"/tables/{table}/talk", room=SPECTATORS, text="x", seat=0)
    dan.close()


def test_a_private_table_talks_to_nobody_else(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = sit_down(ann, bob, public=False)
    say(ann, table, "between us")
    wishes: list[tuple[str, str, Data]] = [
        ("GET", "talk", {}),
        ("POST", "talk", {"room": SPECTATORS, "text": "hello"}),
        ("PUT", "talk", {"talk": "off"}),
        ("POST", "nudge", {"seat": 0}),
        ("POST", "silence", {"seat": 0}),
    ]
    for method, path, wish in wishes:
        assert eve.refused(404, method, f"/tables/{table}/{path}", **wish)["code"] == "no-table"
        assert eve.refused(404, method, f"/tables/0000/{path}", **wish)["code"] == "no-table"
    with pytest.raises(ConnectionClosed), listening(eve, table):
        pass
    end(ann, table)
    assert read(bob, table) == ["between us"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  two\n words\t\x00\x07 ", "two words"),
        ("<b>bold</b> & [link](http://x.y)", "<b>bold</b> & [link](http://x.y)"),
        ("evil \u202egnp.exe\u2066 \u200fx\u061c", "evil gnp.exe x"),
        ("a\u0301\u0302\u0303\u0304\u0305\u0306\u0307", "\u00e1\u0302\u0303\u0304\u0305"),
        ("\ue000\ue001 \ufeff\u00ad", ""),
        ("\u200d \u200d", ""),
        ("👩‍🌾 שלום می‌خواهم", "👩‍🌾 שלום می‌خواهم"),
    ],
)
def test_words_are_plain_and_hide_nothing(typed: str, kept: str) -> None:
    assert clean_text(typed) == kept


def test_what_cannot_be_said_is_refused_in_words(ann: Guest, bob: Guest) -> None:
    table = sit_down(ann, bob)
    path = f"/tables/{table}/talk"

    def told(wish: Data, status: int = 422) -> str:
        return str(ann.refused(status, "POST", path, room=PLAYERS, **wish)["detail"])

    assert "nothing to say" in told({"text": " \u200b \n"})
    assert "nothing to say" in told({})
    assert "not both" in told({"text": "hello", "phrase": "hello"})
    assert "at most 300 characters" in told({"text": "x" * 301})
    told({"text": "x" * 5000}, 400)
    told({"phrase": "rude"}, 400)
    broken = '{"room": "players", "text": "\\ud800"}'
    answer = ann.http.post(f"/api{path}", content=broken, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert "seats 0 to 1" in ann.refused(422, "POST", path, room=PLAYERS, text="x", seat=7)["detail"]
    assert read(ann, table) == []
    assert len(say(ann, table, "ü" * 300)["text"]) == 300


def test_nobody_says_too_much_in_a_minute(tmp_path: Path) -> None:
    service = Service(tmp_path, words_a_minute=2).start()
    ann, bob = service.guest(), service.guest()
    table = sit_down(ann, bob)
    path = f"/api/tables/{table}/talk"
    with listening(bob, table) as at_bob:
        answers = [ann.http.post(path, json={"room": PLAYERS, "text": "x"}) for _ in range(7)]
        said = sum(answer.status_code == 201 for answer in answers)
        assert 2 <= said <= 4  # a new minute may have begun
        too_fast = next(answer for answer in answers if answer.status_code == 429).json()
        assert too_fast["message"]["key"] == "table-too-many-words"
        say(bob, table, "and me")
        at_bob.hears(*["x"] * said, "and me")
    # Names are free, so an address has a limit, too.
    strangers = [service.guest() for _ in range(50)]
    crowd = [guest.http.post(path, json={"room": SPECTATORS, "text": "x"}).status_code for guest in strangers]
    assert crowd.count(201) <= 40
    assert crowd[-1] == 429
    for guest in (ann, bob, *strangers):
        guest.close()
    service.stop()


def test_the_host_says_how_much_talk_there_is(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = sit_down(ann, bob, talk="phrases")
    path = f"/tables/{table}/talk"
    assert bob.refused(409, "POST", path, room=PLAYERS, text="hi")["code"] == "phrases-only"
    bob.post(path, room=PLAYERS, phrase="thanks")
    for guest in (bob, eve):
        assert guest.refused(403, "PUT", path, talk="off")["code"] == "not-your-table"
    ann.refused(400, "PUT", path, talk="loud")
    with bob.watching(table) as socket:
        version = socket.next()["version"]
        now = ann.http.put(f"/api{path}", json={"talk": "off"}).json()
        assert (now["table"]["talk"], now["version"]) == ("off", version)
        socket.until(lambda s: s["table"]["talk"] == "off")
    for guest, room in ((bob, PLAYERS), (eve, SPECTATORS)):
        assert guest.refused(409, "POST", path, room=room, phrase="thanks")["code"] == "talk-off"
    assert read(bob, table) == ["thanks"]
    end(ann, table)
    assert ann.post(f"/tables/{table}/rematch")["talk"] == "off"


def test_the_silenced_are_not_read_and_do_not_learn_of_it(ann: Guest, bob: Guest, eve: Guest) -> None:
    here, there = sit_down(ann, bob), sit_down(ann, bob)
    first = say(bob, here, "you play badly")
    with listening(ann, here) as at_ann:
        mute = {"room": PLAYERS, "number": first["number"]}
        talk = ann.post(f"/tables/{here}/silence", **mute)
        assert talk["words"] == []
        assert [(one["name"], one["table"]) for one in talk["silenced"]] == [("Bob", here)]
        assert at_ann.until("talk")["words"] == []
        say(bob, here, "very badly")
        say(bob, there, "hello")
        assert read(ann, here) == []
        assert read(ann, there) == ["hello"]
        assert read(bob, here) == ["you play badly", "very badly"]
        ann.post(f"/tables/{there}/silence", seat=1, everywhere=True)
        assert read(ann, there) == []
        say(ann, here, "peace")
        at_ann.hears("peace")
        assert "very badly" not in json.dumps(at_ann.frames)
    wishes = ann.get("/me/silenced")
    assert [(one["name"], one["table"]) for one in wishes] == [("Bob", here), ("Bob", None)]
    for guest in (bob, eve):
        assert guest.get("/me/silenced") == []
        assert guest.refused(404, "POST", f"/me/silenced/{wishes[0]['id']}/remove")["code"] == "not-silenced"
    assert [one["id"] for one in ann.post(f"/me/silenced/{wishes[1]['id']}/remove")] == [wishes[0]["id"]]
    assert read(ann, there) == ["hello"]
    ann.post(f"/me/silenced/{wishes[0]['id']}/remove")
    assert read(ann, here) == ["you play badly", "very badly", "peace"]
    assert ann.refused(409, "POST", f"/tables/{here}/silence", seat=0)["code"] == "yourself"
    assert ann.refused(404, "POST", f"/tables/{here}/silence", everywhere=True)["code"] == "not-said"
    ann.refused(422, "POST", f"/tables/{here}/silence", seat=9)
    alone = ann.open(ME, BOT)["id"]
    assert ann.refused(409, "POST", f"/tables/{alone}/silence", seat=1)["code"] == "nobody-there"


def test_no_persons_id_is_told(ann: Guest, bob: Guest, eve: Guest) -> None:
    """Else one could follow a stranger from table to table."""
    table = sit_down(ann, bob)
    say(bob, table, "hello")
    told = json.dumps([ann.post(f"/tables/{table}/silence", seat=1), ann.get("/me/silenced")])
    say(eve, table, "hi", SPECTATORS)
    end(ann, table)
    told += json.dumps(ann.get(f"/tables/{table}/talk"))
    assert "hi" in told
    assert not any(guest.get("/me")["id"] in told for guest in (bob, eve))


def test_who_signs_in_is_still_silenced(service: Service) -> None:
    ann, bob, phone = (Member(service) for _ in range(3))
    table = sit_down(ann, bob)
    say(bob, table, "first")
    ann.post(f"/tables/{table}/silence", seat=1, everywhere=True)
    device = phone.new_device()
    phone.make_passkey(device)
    with listening(ann, table) as at_ann:
        bob.sign_in(device)
        say(bob, table, "second")
        say(ann, table, "alone")
        at_ann.hears("alone")
    assert read(ann, table) == ["alone"]
    assert read(bob, table) == ["first", "second", "alone"]
    for guest in (ann, bob, phone):
        guest.close()


def test_who_is_deleted_has_said_nothing(service: Service, ann: Guest, bob: Guest, eve: Guest) -> None:
    """At every table, also where they only watched; and nobody keeps their name."""
    table = sit_down(ann, bob)
    other = service.guest()
    say(bob, table, "mine")
    say(ann, table, "Ann's")
    watched = sit_down(ann, other)
    say(bob, watched, "I look on", SPECTATORS)
    say(eve, watched, "I too", SPECTATORS)
    ann.post(f"/tables/{table}/silence", seat=1)
    eve.post(f"/tables/{watched}/silence", room=SPECTATORS, number=1, everywhere=True)
    ann.post(f"/me/silenced/{ann.get('/me/silenced')[0]['id']}/remove")
    with listening(ann, table) as at_ann, listening(eve, watched) as at_eve:
        assert bob.http.request("DELETE", "/api/me", json={}).is_success
        assert [one["text"] for one in at_ann.until("talk")["words"]] == ["Ann's"]
        assert [one["text"] for one in at_eve.until("talk")["words"]] == ["I too"]
    assert eve.get("/me/silenced") == []
    assert say(ann, table, "again")["number"] == 3
    other.close()


# In a hall of the test.

Work = Callable[[Hall], Awaitable[None]]
TWO = CreateTable(GAME, [SeatWish("me", "Ann"), SeatWish("open")], {"first": "1"}, seed=5, public=True)


def in_a_hall(work: Work, folder: Path) -> None:
    async def run() -> None:
        storage, thinkers = Storage(database_url(None, folder)), Thinkers(1)
        await storage.migrate()
        hall = Hall(storage, thinkers)
        try:
            await work(hall)
        finally:
            await hall.stop()
            thinkers.close()
            await storage.close()

    asyncio.run(run())


async def open_for_two(hall: Hall, wish: CreateTable = TWO) -> str:
    """Ann and Bob sit there, and Bob is to move."""
    info = await opening.create(hall, "ann", wish)
    async with hall.looking(info.id) as sitting:
        code = sitting.seats[1].code
    assert code is not None
    await seating.join(hall, "bob", code, "Bob")
    return info.id


def listen_at(hall: Hall, table: str, person: str) -> Ears:
    ears = Ears(hall, person, table)
    hall.talk.listen(table, ears)
    return ears


async def told(ears: Ears) -> list[Data]:
    return [json.loads(message) for message in await ears.news()]


async def next_told(ears: Ears) -> list[Data]:
    """Wait until something is told."""
    async with asyncio.timeout(10):
        while True:
            await ears.awake.wait()
            if messages := await told(ears):
                return messages


async def texts_told(ears: Ears) -> list[str]:
    return [said["text"] for message in await next_told(ears) for said in message.get("words", [])]


async def go_back(hall: Hall, table: str, seconds: float) -> None:
    """The last decision at a table was made so long ago."""
    moment = (datetime.now(UTC) - timedelta(seconds=seconds)).isoformat(timespec="milliseconds")
    async with hall.storage.write() as session:
        await session.execute(update(LogRow).where(LogRow.table_id == table).values(at=moment))


def test_whoever_is_to_move_is_called_after_a_while(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await open_for_two(hall)
        await go_on(hall, table)
        ears = {person: listen_at(hall, table, person) for person in ("ann", "bob", "eve")}
        for one in ears.values():
            await told(one)
        called: list[tuple[str, str]] = []
        hall.talk.when_nudged.append(lambda *call: called.append(call))
        async with hall.looking(table) as sitting:
            mover = sitting.to_move
        assert mover is not None
        caller, asked = [("ann", "bob"), ("bob", "ann")][1 - mover]
        with refused(Refusal, "too early to call: wait (29|30) s"):
            await saying.nudge(hall, caller, table, 1 - mover)
        await go_back(hall, table, 31)
        with refused(Refusal, "your own turn"):
            await saying.nudge(hall, asked, table, mover)
        with refused(Refusal, "not yours"):
            await saying.nudge(hall, "eve", table, 0)
        with refused(Refusal, "not yours"):
            await saying.nudge(hall, caller, table, mover)
        await saying.nudge(hall, caller, table, 1 - mover)
        assert await told(ears[asked]) == [{"type": "nudge", "seat": mover, "by": 1 - mover}]
        assert await told(ears[caller]) == await told(ears["eve"]) == []
        assert called == [(table, asked)]
        with refused(Refusal, r"too early to call: wait (4|5) min"):
            await saying.nudge(hall, caller, table, 1 - mover)

    in_a_hall(work, tmp_path)


async def go_on(hall: Hall, table: str) -> None:
    """One decision, so that there is a last one."""
    async with hall.changing(table) as sitting:
        assert sitting.to_move is not None
        sitting.play(sitting.to_move, [next(iter(sitting.state.legal()))])


def test_whom_one_has_blocked_cannot_call(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await open_for_two(hall)
        await go_on(hall, table)
        async with hall.looking(table) as sitting:
            mover = sitting.to_move
        assert mover is not None
        caller, asked = [("ann", "bob"), ("bob", "ann")][1 - mover]
        await silences.silence(hall, asked, table, Silence(everywhere=True, seat=1 - mover))
        await go_back(hall, table, 60)
        ears = listen_at(hall, table, asked)
        await told(ears)
        hall.talk.when_nudged.append(lambda *_: pytest.fail("called all the same"))
        await saying.nudge(hall, caller, table, 1 - mover)  # who learns nothing of it
        assert await told(ears) == []
        with refused(Refusal, "too early"):
            await saying.nudge(hall, caller, table, 1 - mover)

    in_a_hall(work, tmp_path)


def test_over_days_a_quarter_of_the_turn_passes_before_a_call(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        wish = CreateTable(**{**dict_of(TWO), "pace": Pace("days", hours=24)})
        table = await open_for_two(hall, wish)
        await go_on(hall, table)
        async with hall.looking(table) as sitting:
            mover = sitting.to_move
        assert mover is not None
        caller = ("ann", "bob")[1 - mover]
        await go_back(hall, table, 5 * 3600)
        with refused(Refusal, "wait (59|60) min more"):
            await saying.nudge(hall, caller, table, 1 - mover)
        await go_back(hall, table, 6 * 3600)
        await saying.nudge(hall, caller, table, 1 - mover)
        with refused(Refusal, "wait (359|360) min more"):
            await saying.nudge(hall, caller, table, 1 - mover)

    in_a_hall(work, tmp_path)


def dict_of(wish: CreateTable) -> dict[str, Any]:
    return {name: getattr(wish, name) for name in wish.__struct_fields__}


def test_bots_are_not_called(ann: Guest, bob: Guest) -> None:
    table = ann.open(ME, HOT)["id"]
    assert ann.refused(409, "POST", f"/tables/{table}/nudge", seat=0)["code"] == "own-turn"
    waiting = ann.open(ME, OPEN)["id"]
    assert ann.refused(409, "POST", f"/tables/{waiting}/nudge", seat=0)["code"] == "waiting"


def test_only_so_much_is_kept_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scribe, "KEPT", 150)

    async def work(hall: Hall) -> None:
        table = await open_for_two(hall)
        words = [Say(PLAYERS, f"word {number}") for number in range(200)]
        for at in range(0, len(words), 50):
            await asyncio.gather(*(saying.say(hall, "ann", table, one) for one in words[at : at + 50]))
        async with hall.storage.read() as session:
            kept = list(await session.scalars(select(SaidRow.number).order_by(SaidRow.number)))
        assert kept == list(range(51, 201))
        talk = await saying.listen(hall, "bob", table, None)
        assert [said.number for said in talk.words] == list(range(101, 201))

    in_a_hall(work, tmp_path)


def test_a_socket_that_does_not_keep_up_reads_anew(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await open_for_two(hall)
        ears = listen_at(hall, table, "bob")
        await told(ears)
        for at in range(6):
            some = (saying.say(hall, "ann", table, Say(PLAYERS, f"{at} {n}")) for n in range(40))
            await asyncio.gather(*some)
        (message,) = await told(ears)
        assert message["type"] == "talk"
        assert len(message["words"]) == 100
        assert await told(ears) == []

    in_a_hall(work, tmp_path)


def test_nothing_said_is_told_twice_or_lost_while_it_is_read(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await open_for_two(hall)
        for _ in range(20):
            ears = listen_at(hall, table, "bob")
            speaking = asyncio.gather(*(saying.say(hall, "ann", table, Say(PLAYERS, "x")) for _ in range(3)))
            heard = await told(ears)
            await speaking
            heard += await told(ears)
            numbers = [said["number"] for message in heard for said in message["words"]]
            latest = (await saying.listen(hall, "bob", table, None)).words[-1].number
            assert numbers[-1] == latest
            assert len(numbers) == len(set(numbers))
            hall.talk.leave(table, ears)

    in_a_hall(work, tmp_path)


def test_a_move_reads_and_writes_nothing_for_those_who_listen(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await open_for_two(hall)
        ears = [listen_at(hall, table, person) for person in ("ann", "bob", "eve")]
        for one in ears:
            await told(one)
        sessions: list[str] = []
        for name in ("read", "write"):
            truly = getattr(hall.storage, name)

            def counted(truly: Any = truly, name: str = name) -> Any:
                sessions.append(name)
                return truly()

            setattr(hall.storage, name, counted)
        for _ in range(10):
            await go_on(hall, table)
            async with hall.looking(table) as sitting:
                for one in ears:
                    one.look(sitting)
        assert sessions == []
        assert not any(one.awake.is_set() for one in ears)

    in_a_hall(work, tmp_path)


def test_a_table_that_is_cleared_away_takes_its_words_along(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table, other = await open_for_two(hall), await open_for_two(hall)
        for one in (table, other):
            await saying.say(hall, "ann", one, Say(PLAYERS, "hello"))
            await silences.silence(hall, "bob", one, Silence(seat=0))
        old = (datetime.now(UTC) - timedelta(days=31)).isoformat(timespec="milliseconds")
        async with hall.storage.write() as session:
            await session.execute(update(TableRow).where(TableRow.id == table).values(changed=old))
        assert await hall.expiry.clear_away() == 1
        async with hall.storage.read() as session:
            assert set(await session.scalars(select(SaidRow.table_id))) == {other}
            assert set(await session.scalars(select(SilencedRow.table_id))) == {other}
        with refused(Refusal, "no such table|no table"):
            await saying.say(hall, "ann", table, Say(PLAYERS, "anybody?"))

    in_a_hall(work, tmp_path)


def test_words_for_a_table_that_is_gone_spoil_no_others(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await open_for_two(hall)

        def spoken(where: str) -> scribe.Spoken:
            return scribe.Spoken(where, PLAYERS, "ann", 0, "Ann", "hello", None, now())

        found = await asyncio.gather(
            *(hall.talk.scribe.write(spoken(where)) for where in (table, "gone", table)),
            return_exceptions=True,
        )
        assert [type(one) for one in found] == [type(None), Refusal, type(None)]
        assert len((await saying.listen(hall, "bob", table, None)).words) == 2

    in_a_hall(work, tmp_path)


def test_nobody_silences_without_end(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await open_for_two(hall)
        rows = [
            {"id": f"{n}", "person": "ann", "other": f"p{n}", "table_id": "", "name": "", "since": now()}
            for n in range(silences.MOST)
        ]
        async with hall.storage.write() as session:
            await session.execute(insert(SilencedRow), rows)
        with refused(Refusal, "you have silenced 200 people"):
            await silences.silence(hall, "ann", table, Silence(seat=1))
        await silences.silence(hall, "bob", table, Silence(seat=0))

    in_a_hall(work, tmp_path)


def test_every_phrase_is_said_in_every_language() -> None:
    assert len(get_args(Phrase)) == 12
    for phrase in get_args(Phrase):
        key = f"web-talk-phrase-{phrase}"
        spoken = {Words(language).say(Message(key)) for language in languages()}
        assert len(spoken) == len(languages())
        assert key not in spoken


# Two processes on PostgreSQL.


@pytest.fixture
def database(postgresql: str, request: pytest.FixtureRequest) -> str:
    name = f"talk_{os.getpid()}_{abs(hash(request.node.name)) % 10**9}"
    asyncio.run(_create_database(postgresql, name))
    return postgresql.rpartition("/")[0] + f"/{name}"


@asynccontextmanager
async def two_halls(database: str) -> AsyncIterator[list[Hall]]:
    storages = [Storage(database_url(database, Path())) for _ in range(2)]
    await storages[0].migrate()
    found = [Hall(storage, Thinkers(1)) for storage in storages]
    for hall in found:
        await hall.start()
    try:
        yield found
    finally:
        for hall in found:
            await hall.stop()
            hall.thinkers.close()
            await hall.storage.close()


def test_words_calls_and_wishes_reach_other_processes(database: str) -> None:
    async def work() -> None:
        async with two_halls(database) as (one, other):
            table = await open_for_two(one)
            await go_on(one, table)
            async with other.looking(table) as sitting:
                mover = sitting.to_move
            assert mover is not None
            caller, asked = [("ann", "bob"), ("bob", "ann")][1 - mover]
            ears = {person: listen_at(other, table, person) for person in (asked, caller, "eve")}
            for hearing in ears.values():
                await told(hearing)
            long = '"\\ü🍺' * 75
            await saying.say(one, caller, table, Say(PLAYERS, long))
            await saying.say(one, "eve", table, Say(SPECTATORS, "I look on"))
            assert await texts_told(ears[asked]) == [long]
            assert await texts_told(ears["eve"]) == ["I look on"]
            # Both at once: every word has a number of its own.
            at_once = (
                saying.say(hall, caller, table, Say(PLAYERS, "x")) for hall in (one, other) for _ in range(20)
            )
            assert sorted(said.number for said in await asyncio.gather(*at_once)) == list(range(2, 42))
            heard: list[str] = []
            while len(heard) < 40:
                heard += await texts_told(ears[asked])
            assert len(heard) == 40
            # Called there, and not called twice.
            await go_back(one, table, 60)
            await saying.nudge(one, caller, table, 1 - mover)
            assert await next_told(ears[asked]) == [{"type": "nudge", "seat": mover, "by": 1 - mover}]
            with refused(Refusal, "too early"):
                await saying.nudge(other, caller, table, 1 - mover)
            # Silenced here, and not heard there.
            await silences.silence(one, asked, table, Silence(seat=1 - mover))
            assert await texts_told(ears[asked]) == []
            await saying.say(one, caller, table, Say(PLAYERS, "quiet"))
            await saying.say(one, asked, table, Say(PLAYERS, "loud"))
            assert await texts_told(ears[asked]) == ["loud"]
            # Deleted here, and forgotten there.
            await texts_told(ears[caller])
            asker = Asker(asked, Place("localhost", ""), await load_signer(one.storage))
            await leaving.forget(one, asker, None)
            async with asyncio.timeout(10):
                while "loud" in (await texts_told(ears[caller])):
                    pass
            async with one.storage.read() as session:
                assert await session.scalar(select(func.count()).where(SaidRow.person == asked)) == 0
                assert await session.scalar(select(func.count()).select_from(SilencedRow)) == 0

    asyncio.run(work())


@pytest.mark.long("two services on PostgreSQL")
def test_the_limit_holds_for_all_processes_together(database: str, tmp_path: Path) -> None:
    found = [Service(tmp_path / name, "--database-url", database, words_a_minute=3).start() for name in "ab"]
    ann, bob = (service.guest() for service in found)
    table = sit_down(ann, bob)
    elsewhere = Guest(bob.address)
    elsewhere.http.cookies = ann.http.cookies
    speak = {"room": PLAYERS, "text": "x"}
    with listening(bob, table) as at_bob:
        for _ in range(3):
            ann.http.post(f"/api/tables/{table}/talk", json=speak)
        at_bob.hears("x", "x", "x")
        deadline = time.monotonic() + 20
        while elsewhere.http.post(f"/api/tables/{table}/talk", json=speak).is_success:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert len(read(bob, table)) <= 9
    for guest in (ann, bob, elsewhere):
        guest.close()
    for service in found:
        service.stop()
