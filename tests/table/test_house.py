"""Who may enter the house: everybody, by invitation, members; invitations, and what strangers find open."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import stat
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from tests.table.guests import BOT, HOT, ME, OPEN, Data, Guest, Service
from tests.table.test_backup import problem, told
from tests.table.test_fellows import database, halls
from tests.table.test_ledger import _upgrade
from tests.table.test_passkeys import Member, steal_cookie
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from brewtable.kernel.errors import BrewError, SetupError
from brewtable.kernel.message import Message
from brewtable.locale import Words
from brewtable.table import hosting, invitations
from brewtable.table.backup import serving_alone
from brewtable.table.challenges import GOOD_FOR, new_challenge
from brewtable.table.errands import run
from brewtable.table.openapi import schema as printed_schema
from brewtable.table.people import load_signer
from brewtable.table.side_door import key_beside, key_of
from brewtable.table.storage import FILE_NAME, Storage, database_url

__all__ = ["database"]  # a fixture

CLOSED = "house-closed"


class House:
    """A service with people of every standing, and the commands of its host."""

    def __init__(self, folder: Path) -> None:
        self.service = Service(folder, codes_a_minute=1000).start()
        self.people: list[Guest] = []
        self.devices: dict[str, Any] = {}

    def do(self, errand: str, **arguments: Any) -> Any:
        return run(None, self.service.data, errand, **arguments)

    def open_to(self, entry: str) -> None:
        self.do("house", entry=entry)

    def somebody(self, name: str = "", passkey: bool = False) -> Member:
        """Somebody who came while the house was open to everybody."""
        before = self.do("house")["entry"]
        self.open_to("everybody")
        person = Member(self.service)
        person.http.put("/api/me", json={"name": name})
        if passkey:
            self.devices[name] = person.new_device()
            person.make_passkey(self.devices[name])
        self.people.append(person)
        self.open_to(before)
        return person

    def stranger(self) -> Member:
        self.people.append(Member(self.service))
        return self.people[-1]  # type: ignore[return-value]

    def stand(self, person: Guest, standing: str) -> None:
        self.do("stand", person=person.get("/me/account")["id"], standing=standing)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    for person in house.people:
        person.close()
    assert house.service.stop() == 0


@pytest.fixture
def house(built: House) -> House:
    """Open to everybody at the beginning of each test, without limits or a message."""
    limits = {one["name"]: "" for one in built.do("house")["limits"]}
    built.do("house", entry="everybody", message="", limits=limits)
    return built


def looks_at_lobby(person: Guest) -> int | None:
    """The code with which the lobby's socket is closed; None: it stays open."""
    address = f"ws://{person.address}/api/lobby/live"
    with connect(address, additional_headers={"Cookie": person.cookie()}) as line:
        try:
            assert json.loads(line.recv(10))["type"] == "lobby"
        except ConnectionClosed as closed:
            return _code(closed)
        return None


def looks_at(person: Guest, table: str) -> int | None:
    """The same of a table's."""
    with person.watching(table) as line:
        try:
            line.next(10)
        except ConnectionClosed as closed:
            return _code(closed)
        return None


def closed_with(look: Callable[[float], object]) -> int:
    """The code with which a socket is closed, sooner or later."""
    while True:
        try:
            look(10)
        except ConnectionClosed as closed:
            return _code(closed)


def _code(closed: ConnectionClosed) -> int:
    return 0 if closed.rcvd is None else closed.rcvd.code


# Who may enter.

LET_IN = {
    "everybody": {"stranger", "guest", "keyed", "member", "host"},
    "invited": {"guest", "keyed", "member", "host"},
    "members": {"member", "host"},
}


def test_each_setting_for_each_standing(house: House) -> None:
    """`guest` used an invitation, `keyed` has a passkey from before, `member` has both."""
    code = house.do("invite", times=None, days=None)["code"]
    known = {name: house.somebody(name) for name in ("stranger", "guest", "removed")}
    known |= {name: house.somebody(name, passkey=True) for name in ("keyed", "member", "host")}
    for name in ("guest", "member"):
        assert known[name].post("/door", code=code)["inside"]
    house.stand(known["host"], "host")
    public = known["host"].open(ME, BOT, public=True)["id"]
    house.stand(known["removed"], "out")
    for entry, inside in LET_IN.items():
        house.open_to(entry)
        for name, person in known.items():
            shown = person.get("/door")
            assert (shown["entry"], shown["inside"]) == (entry, name in inside), (entry, name)
            if name in inside:
                assert person.get("/lobby")["tables"] == []
                assert person.look(public)["table"]["id"] == public
                assert (looks_at_lobby(person), looks_at(person, public)) == (None, None)
                continue
            for path in ("/lobby", f"/tables/{public}", "/house", "/people/me", "/me"):
                problem = person.refused(403, "GET", path)
                assert problem["code"] == CLOSED, (entry, name, path)
            assert person.get("/tables") == []
            assert (looks_at_lobby(person), looks_at(person, public)) == (4403, 4403), (entry, name)
    words = {entry: Words("en").say(Message(f"house-{key}")) for entry, key in REFUSALS.items()}
    for entry, said in words.items():
        house.open_to(entry)
        assert known["stranger"].refused(403, "GET", "/lobby")["detail"] == said


REFUSALS = {"invited": "by-invitation", "members": "members-only"}


OPEN_TO_STRANGERS = {
    ("get", "/api/engine"),
    ("get", "/api/games"),
    ("get", "/api/games/{game}/words"),
    ("get", "/api/games/{game}/catalog"),
    ("get", "/api/door"),
    ("post", "/api/door"),
    ("post", "/api/host/link"),
    ("get", "/api/me/account"),
    ("post", "/api/me/proof"),
    ("post", "/api/me/passkeys/new"),
    ("post", "/api/me/passkeys"),
    ("post", "/api/me/sign-out"),
    ("delete", "/api/me"),
    ("post", "/api/sign-in/new"),
    ("post", "/api/sign-in"),
    ("post", "/api/recover"),
    ("get", "/api/me/calls"),
    ("post", "/api/me/calls/{way}/remove"),
    ("post", "/api/calls/confirm"),  # links in mails know no cookie
    ("post", "/api/calls/stop/{token}"),
    ("get", "/api/tables"),  # the games they may finish
}


def test_whatever_is_not_named_here_is_closed_to_strangers(house: House) -> None:
    house.open_to("members")
    stranger = house.stranger()
    for path, methods in json.loads(printed_schema())["paths"].items():
        for method in methods:
            if (method, path) in OPEN_TO_STRANGERS:
                continue
            asked = re.sub(r"\{(seat|ply)\}", "0", path)
            answer = stranger.http.request(method, re.sub(r"\{\w+\}", "x", asked))
            # At tables it is the table which looks whether they sit there; there is none of this name.
            seated = path.startswith("/api/tables/{table}")
            allowed = {400, 403, 404} if seated else {403}
            assert answer.status_code in allowed, (method, path, answer.text)
            assert seated or answer.json()["code"] == CLOSED
    for path in (
        "/",
        "/lobby",
        "/rules",
        "/score/",
        "/enter/7KQ2-M0XD-94TR",
        "/host",
        "/health",
        "/favicon.svg",
    ):
        assert stranger.http.get(path, headers={"accept": "text/html"}).status_code == 200, path


def test_paths_written_otherwise_are_no_way_round(house: House) -> None:
    house.open_to("members")
    port = house.service.address.rpartition(":")[2]
    for path in ("//api/lobby", "/api//lobby", "/api/lobby/", "/api/./lobby", "/%61pi/lobby", "/API/lobby"):
        with socket.create_connection(("127.0.0.1", int(port))) as raw:
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            said = b"".join(iter(lambda: raw.recv(65536), b"")).decode()
        assert '"tables"' not in said, path


# Invitations.


def test_an_invitation_lets_in_as_often_as_it_says(house: House) -> None:
    house.open_to("invited")
    code = house.do("invite", times=2, days=None)["code"]
    first, second, third = (house.stranger() for _ in range(3))
    assert first.post("/door", code=code.lower().replace("-", " "))["inside"]
    assert first.post("/door", code=code)["inside"]  # who is in uses none up
    assert second.post("/door", code=code)["inside"]
    assert third.refused(404, "POST", "/door", code=code)["code"] == "unknown-invitation"
    (shown,) = [one for one in house.do("invitations") if one["code"] == code]
    assert (shown["used"], shown["good"]) == (2, False)
    assert first.open(ME, BOT)["id"]


def test_many_at_once_do_not_use_it_more_often(house: House) -> None:
    house.open_to("invited")
    code = house.do("invite", times=3, days=None)["code"]
    people = [house.stranger() for _ in range(8)]
    for person in people:
        person.get("/door")  # gets a cookie
    statuses: list[int] = []
    threads = [
        threading.Thread(
            target=lambda who=person: statuses.append(
                who.http.post("/api/door", json={"code": code}).status_code
            )
        )
        for person in people
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [200] * 3 + [404] * 5


def test_revoked_and_expired_invitations_let_nobody_in(house: House) -> None:
    house.open_to("invited")
    kept, revoked, expired = (house.do("invite", times=None, days=1)["code"] for _ in range(3))
    before = house.stranger()
    assert before.post("/door", code=revoked)["inside"]
    house.do("revoke", invitation=revoked)
    _expire(house.service.data / FILE_NAME, expired)
    for code in (revoked, expired):
        assert house.stranger().refused(404, "POST", "/door", code=code)["code"] == "unknown-invitation"
    assert house.stranger().post("/door", code=kept)["inside"]
    assert before.get("/door")["inside"]  # whom it let in stays
    assert house.stranger().refused(422, "POST", "/door", code="hello")["code"] == "bad-code"
    with pytest.raises(BrewError):
        house.do("revoke", invitation="nothing")


def _expire(file: Path, code: str) -> None:
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        words = "UPDATE invitation SET until = '2020-01-01T00:00:00.000+00:00' WHERE code = :code"
        connection.execute(text(words), {"code": code.replace("-", "")})
    engine.dispose()


def test_codes_are_not_guessed(tmp_path: Path) -> None:
    service = Service(tmp_path, codes_a_minute=3).start()
    try:
        run(None, tmp_path, "house", entry="invited")
        good = run(None, tmp_path, "invite", times=None, days=None)["code"]
        guest = service.guest()
        for number in range(3):
            assert guest.refused(404, "POST", "/door", code=f"0000-0000-{number:04}")
        assert guest.refused(429, "POST", "/door", code=good)["code"] == "too-fast"
        assert guest.refused(429, "POST", "/host/link", code="x")["code"] == "too-fast"
        guest.close()
    finally:
        service.stop()


def test_by_invitation_a_seats_code_is_one_to_its_table(house: House) -> None:
    ann = house.somebody("Ann")
    table = ann.open(ME, OPEN, by_link=True)
    house.stand(ann, "in")
    house.open_to("invited")
    bob, code = house.stranger(), table["seats"][1]["code"]
    # The address of a table is none.
    assert bob.refused(403, "GET", f"/tables/{table['id']}")["code"] == CLOSED
    assert bob.refused(403, "POST", f"/tables/{table['id']}/sit", name="Bob")["code"] == CLOSED
    assert bob.get(f"/join/{code}")["table"]["id"] == table["id"]
    assert bob.post("/join", code=code, name="Bob")["id"] == table["id"]
    now = bob.look(table["id"])
    assert now["seat"] == 1
    assert looks_at(bob, table["id"]) is None
    assert bob.refused(403, "GET", "/lobby")["code"] == CLOSED
    assert bob.refused(403, "POST", "/tables", game="beer-and-bread", seats=[ME, BOT])["code"] == CLOSED
    house.open_to("everybody")
    other = ann.open(ME, OPEN, by_link=True)["seats"][1]["code"]
    house.open_to("members")
    for path in (f"/join/{code}", f"/join/{other}"):
        assert house.stranger().refused(403, "GET", path)["code"] == CLOSED
    assert house.stranger().refused(403, "POST", "/join", code=other, name="Eve")["code"] == CLOSED


# Passkeys at the door.


def test_strangers_do_not_let_themselves_in_by_a_new_passkey(house: House) -> None:
    for entry in ("invited", "members"):
        house.open_to(entry)
        eve = house.stranger()
        made = eve.new_device().make(eve.post("/me/passkeys/new")["options"])
        assert eve.refused(403, "POST", "/me/passkeys", credential=made)["code"] == CLOSED
        assert not eve.get("/door")["inside"]


def test_members_have_an_invitation_and_a_passkey(house: House) -> None:
    house.open_to("members")
    ann = house.stranger()
    code = house.do("invite", times=1, days=None)["code"]
    shown = ann.post("/door", code=code)
    assert (shown["inside"], shown["invited"]) == (False, True)
    assert ann.refused(403, "GET", "/lobby")["code"] == CLOSED
    device = ann.new_device()
    ann.make_passkey(device)
    assert ann.get("/door")["inside"]
    phone = house.stranger()
    phone.sign_in(device)
    assert phone.get("/door")["inside"]
    key = ann.get("/me/account")["passkeys"][0]["id"]
    ann.post(f"/me/passkeys/{key}/remove", proof=ann.prove("remove", device))
    assert not ann.get("/door")["inside"]


def test_an_invitation_goes_with_whoever_signs_in(house: House) -> None:
    """Not to somebody whom a host has removed, and not twice."""
    known, removed = house.somebody("Known", passkey=True), house.somebody("Gone", passkey=True)
    house.stand(removed, "out")
    house.open_to("members")
    code = house.do("invite", times=None, days=None)["code"]
    browser, other = house.stranger(), house.stranger()
    for one in (browser, other):
        one.post("/door", code=code)
    browser.sign_in(house.devices["Known"], bring=False)
    assert browser.get("/door")["inside"]
    assert known.get("/door")["inside"]
    other.sign_in(house.devices["Gone"])
    assert other.get("/door")["removed"]
    assert removed.refused(403, "POST", "/door", code=code)["code"] == CLOSED


# Those who are not let in any more.


def test_whoever_is_removed_finishes_what_they_play_and_nothing_else(house: House) -> None:
    ann, bob = house.somebody("Ann"), house.somebody("Bob")
    running = ann.open(ME, OPEN, public=True)
    bob.post("/join", code=running["seats"][1]["code"], name="Bob")
    waiting = bob.open(ME, OPEN, public=True)["id"]
    visited = ann.open(ME, OPEN, OPEN, BOT, game="dice-brewing", public=True)["id"]
    bob.post(f"/tables/{visited}/sit", name="Bob")
    watched = ann.open(ME, BOT, public=True)["id"]
    with bob.watching(running["id"]) as playing, bob.watching(watched) as watching:
        playing.next()
        watching.next()
        house.stand(bob, "out")
        assert closed_with(watching.next) == 4403
        now = bob.look(running["id"])
        mover = bob if now["to_move"] == 1 else ann
        assert mover.move(running["id"], mover.look(running["id"]))["accepted"]
        playing.until(lambda snapshot: snapshot["version"] > now["version"])
    assert {one["id"] for one in bob.get("/tables")} >= {running["id"]}
    assert bob.refused(404, "GET", f"/tables/{waiting}")["code"] == "no-table"  # it is called off
    assert bob.refused(403, "GET", f"/tables/{visited}")["code"] == CLOSED
    assert waiting not in {one["id"] for one in ann.get("/lobby")["tables"]}
    ann.post(f"/tables/{running['id']}/concede", seat=0)
    assert bob.refused(403, "POST", f"/tables/{running['id']}/rematch")["code"] == CLOSED
    assert bob.look(running["id"])["over"]
    house.stand(bob, "in")
    assert bob.get("/lobby")


def test_the_lobby_closes_before_those_who_are_let_in_no_more(house: House) -> None:
    stranger = house.somebody("Eve")
    address = f"ws://{stranger.address}/api/lobby/live"
    with connect(address, additional_headers={"Cookie": stranger.cookie()}) as line:
        line.recv(10)
        house.open_to("invited")
        assert closed_with(line.recv) == 4403


def test_nobody_is_kept_from_deleting_what_is_stored_about_them(house: House) -> None:
    bob = house.somebody("Bob the Deleted")
    who = bob.get("/me")["id"]
    house.stand(bob, "out")
    bob.http.request("DELETE", "/api/me", json={}).raise_for_status()
    assert who not in {one["id"] for one in house.do("members")}


# Hosts.


@pytest.fixture
def host(house: House) -> Member:
    """Ann, who became one by the link."""
    name = f"Ann {time.monotonic_ns()}"
    ann = house.somebody(name, passkey=True)
    ann.device = house.devices[name]  # type: ignore[attr-defined]
    house.open_to("members")
    code = house.do("host-link")
    proof = ann.prove("host", ann.device)  # type: ignore[attr-defined]
    assert ann.post("/host/link", code=code.lower(), proof=proof)["host"]
    again = house.stranger()
    assert again.refused(404, "POST", "/host/link", code=code)["code"] == "unknown-link"
    return ann


def act(host: Member, path: str, **data: object) -> Data:
    proof = host.prove("host", host.device)  # type: ignore[attr-defined]
    page: Data = host.post(f"/host{path}", proof=proof, **data)
    return page


def test_a_host_does_everything_on_the_page(house: House, host: Member) -> None:
    page = act(host, "")
    assert page["house"]["entry"] == "members"
    proof = host.prove("host", host.device)  # type: ignore[attr-defined]
    changed = {
        "entry": "invited",
        "message": "Beer\u202e at <b>eight</b>\n\n",
        "limits": {"tables_each": "1"},
    }
    answer = host.http.put("/api/host/house", json={"proof": proof, **changed})
    assert answer.json()["house"]["message"] == "Beer at <b>eight</b>"
    assert host.get("/door")["message"] == "Beer at <b>eight</b>"
    code = act(host, "/invitations", times=1, days=7)["invitations"][0]["code"]
    bob = house.stranger()
    assert bob.get("/door")["message"] == ""
    bob.post("/door", code=code)
    assert bob.get("/door")["message"] == "Beer at <b>eight</b>"
    table = bob.open(ME, HOT)["id"]
    assert (
        bob.refused(409, "POST", "/tables", game="beer-and-bread", seats=[ME, BOT])["code"]
        == "too-many-tables"
    )
    with bob.watching(table) as line:
        line.next()
        shown = {one["id"]: one for one in act(host, f"/tables/{table}/end")["tables"]}
        now = line.until(lambda snapshot: snapshot["over"])
        assert (now["result"]["winners"], now["result"]["reason"]) == ([], "ended")
    assert shown[table]["status"] == "over"
    assert bob.refused(409, "POST", f"/tables/{table}/concede", seat=0)["code"] == "game-over"
    brew = host.http.post(
        f"/api/host/tables/{table}/brew",
        json={"proof": host.prove("host", host.device)},  # type: ignore[attr-defined]
    )
    assert brew.text.startswith('{"brew":1')
    with bob.watching(table) as line:
        line.next()
        act(host, f"/tables/{table}/remove")
        assert closed_with(line.next) == 4404
    assert bob.refused(404, "GET", f"/tables/{table}")["code"] == "no-table"
    who = bob.get("/me")["id"]
    people = {one["id"]: one["standing"] for one in act(host, f"/people/{who}", standing="out")["people"]}
    assert people[who] == "out"
    assert not bob.get("/door")["inside"]
    invitation = act(host, "")["invitations"][0]["id"]
    assert act(host, f"/invitations/{invitation}/revoke")["invitations"][0]["revoked"]
    assert host.post("/host/again", grant=page["grant"])["house"]["entry"] == "invited"


HOSTS_ONLY = [
    ("POST", "/host", {}),
    ("PUT", "/host/house", {"entry": "everybody"}),
    ("POST", "/host/invitations", {}),
    ("POST", "/host/invitations/x/revoke", {}),
    ("POST", "/host/people/x", {"standing": "host"}),
    ("POST", "/host/tables/x/end", {}),
    ("POST", "/host/tables/x/remove", {}),
    ("POST", "/host/tables/x/brew", {}),
]


def test_a_stolen_cookie_of_a_host_opens_nothing(house: House, host: Member) -> None:
    eve = house.somebody("Eve", passkey=True)
    hers = house.devices["Eve"]
    page = act(host, "")
    used = host.prove("host", host.device)  # type: ignore[attr-defined]
    host.post("/host", proof=used)
    for method, path, data in HOSTS_ONLY:
        # With an own passkey, but no host.
        house.stand(eve, "in")
        mine = eve.prove("host", hers)
        assert eve.refused(403, method, path, proof=mine, **data)["code"] == "no-host"
    assert eve.refused(403, "POST", "/host/again", grant=page["grant"])["code"] == "no-host"
    theirs = eve.prove("sign-out", hers)
    steal_cookie(eve, host)
    for method, path, data in HOSTS_ONLY:
        assert eve.refused(403, method, path, **data)["code"] == "passkey-needed"
        for proof in (theirs, used):  # of another purpose and person; answered already
            assert eve.refused(403, method, path, proof=proof, **data)["code"] in (
                "stale-challenge",
                "bad-passkey",
            )
        options = eve.post("/me/proof", purpose="host")["options"]
        assert eve.refused(403, method, path, proof=hers.sign(options), **data)["code"] == "stale-challenge"
    # What anybody is given to sign is no grant.
    for purpose in ("host", "delete"):
        said = eve.post("/me/proof", purpose=purpose)["options"]["challenge"]
        assert eve.refused(403, "POST", "/host/again", grant=said)["code"] == "stale-challenge"
    assert house.do("house")["entry"] == "members"


def test_a_host_needs_a_passkey(house: House) -> None:
    bob = house.somebody("Bob without a passkey")
    with pytest.raises(SetupError) as caught:
        house.do("stand", person="Bob without a passkey", standing="host")
    assert caught.value.message.key == "house-host-needs-passkey"
    bob.post("/host/link", code=house.do("host-link"))
    assert bob.get("/door")["host"]  # let in, and nothing more
    assert bob.refused(403, "POST", "/host")["code"] == "host-needs-passkey"


def test_a_host_does_not_remove_themselves(host: Member) -> None:
    proof = host.prove("host", host.device)  # type: ignore[attr-defined]
    who = host.get("/me")["id"]
    problem = host.refused(409, "POST", f"/host/people/{who}", proof=proof, standing="out")
    assert problem["code"] == "yourself"


def test_a_grant_to_look_grows_old(house: House, host: Member, monkeypatch: pytest.MonkeyPatch) -> None:
    async def signer() -> Any:
        storage = Storage(database_url(None, house.service.data))
        try:
            return await load_signer(storage)
        finally:
            await storage.close()

    key = asyncio.run(signer())
    truly = time.time
    monkeypatch.setattr(time, "time", lambda: truly() - GOOD_FOR - 1)
    old = new_challenge(key, host.get("/me")["id"], "look")
    monkeypatch.setattr(time, "time", truly)
    assert host.refused(403, "POST", "/host/again", grant=old)["code"] == "stale-challenge"
    assert host.refused(403, "POST", "/host/again", grant="x-\u00e9-1")["code"] == "stale-challenge"


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        ({"tables_each": "0"}, "'0'"),
        ({"tables_each": "nan"}, "'nan'"),
        ({"keep_finished_days": "1e9"}, "'1e9'"),
        ({"memory_mb": "5"}, "is no limit that hosts can change"),
    ],
)
def test_a_limit_that_cannot_be_is_refused_in_words(house: House, limits: dict[str, str], said: str) -> None:
    with pytest.raises(SetupError) as caught:
        house.do("house", limits=limits)
    assert said in Words("en").explain(caught.value)


def test_limits_hold_at_once_and_can_be_usual_again(house: House) -> None:
    shown = house.do("house", limits={"keep_finished_days": "never", "grace_seconds": "7"})
    values = {one["name"]: (one["value"], one["set"]) for one in shown["limits"]}
    assert (values["keep_finished_days"], values["grace_seconds"]) == (("never", True), ("7", True))
    ann = house.somebody("Ann")
    assert ann.look(ann.open(ME, BOT)["id"])["grace"] == 7
    shown = house.do("house", limits={"keep_finished_days": "", "grace_seconds": ""})
    assert [one["set"] for one in shown["limits"]] == [False] * len(shown["limits"])


# The side door.


def test_the_side_door_opens_to_the_key_only(house: House) -> None:
    file = house.service.data / FILE_NAME
    assert stat.S_IMODE(key_beside(file).stat().st_mode) == 0o600
    key = key_of(file)
    assert key is not None
    for said in (
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        json.dumps({"token": "0" * 64, "do": "members", "arguments": {}}).encode() + b"\n",
        json.dumps({"do": "members", "arguments": {}}).encode() + b"\n",
        b"[" * 50_000 + b"\n",
        b"x" * 200_000 + b"\n",
    ):
        with socket.create_connection(("127.0.0.1", key.port), timeout=30) as line:
            try:
                line.sendall(said)
                assert line.recv(100) == b"", said[:40]
            except ConnectionResetError:
                pass
    assert house.do("members")


# Several processes, and an older database.


def test_other_processes_follow(database: str) -> None:
    async def work() -> None:
        async with halls(database) as (one, other):
            assert other.admission.lets_in("ann")
            await hosting.change_house(one, entry="invited", message="Hello", limits={"tables_each": "5"})
            made = await invitations.invite(one, 1, None)
            async with asyncio.timeout(5):
                while other.admission.lets_in("ann"):
                    await asyncio.sleep(0.01)
            assert (other.admission.message, other.settings.tables_each) == ("Hello", 5)
            await invitations.enter(one, "ann", made.code)
            async with asyncio.timeout(5):
                while not other.admission.lets_in("ann"):
                    await asyncio.sleep(0.01)
            assert not other.admission.lets_in("bob")

    asyncio.run(work())


@pytest.mark.long("a service on PostgreSQL, and commands that are processes of their own")
def test_a_command_on_postgresql_is_heard_by_the_service(database: str, tmp_path: Path) -> None:
    service = Service(tmp_path, "--database-url", database).start()
    try:
        ann, eve = service.guest(), service.guest()
        table = ann.open(ME, HOT)["id"]
        removed, waiting = ann.open(ME, HOT)["id"], ann.open(ME, OPEN, public=True)["id"]
        assert eve.get("/lobby")["total"] == 1
        with ann.watching(table) as line, ann.watching(removed) as other:
            line.next()
            other.next()
            run(database, tmp_path, "end", which=table)
            assert line.until(lambda snapshot: snapshot["over"])["result"]["reason"] == "ended"
            run(database, tmp_path, "remove", which=removed)
            assert closed_with(other.next) == 4404
        run(database, tmp_path, "end", which=waiting)
        deadline = time.monotonic() + 10
        while eve.get("/lobby")["total"] and time.monotonic() < deadline:
            time.sleep(0.05)
        assert eve.get("/lobby")["total"] == 0
        run(database, tmp_path, "house", entry="members")
        while eve.http.get("/api/lobby").status_code == 200 and time.monotonic() < deadline:
            time.sleep(0.05)
        assert eve.refused(403, "GET", "/lobby")["code"] == CLOSED
        ann.close()
        eve.close()
    finally:
        service.stop()


def test_an_older_database_keeps_its_people(tmp_path: Path) -> None:
    """Who had a passkey and no name is known to hosts from now on."""
    engine = create_engine(f"sqlite:///{tmp_path / FILE_NAME}")
    with engine.begin() as connection:
        _upgrade(connection, "0008")
        connection.execute(text("INSERT INTO person (id, name, visible_to) VALUES ('ann', 'Ann', 'all')"))
        for person in ("ann", "bob", "bob"):
            key = os.urandom(4).hex()
            values = f"'{key}', '{person}', '{key}', 'k', 'localhost', '', 0, 'then', NULL"
            connection.execute(text(f"INSERT INTO passkey VALUES ({values})"))
    engine.dispose()
    people = run(None, tmp_path, "members")
    shown = {one["id"]: (one["name"], one["standing"], one["passkeys"], one["seen"]) for one in people}
    assert shown == {"ann": ("Ann", "", 1, None), "bob": ("", "", 2, None)}
    assert run(None, tmp_path, "house")["entry"] == "everybody"


@pytest.mark.long("starts a service to end it")
def test_the_day_somebody_was_here_last_is_noted(tmp_path: Path) -> None:
    service = Service(tmp_path).start()
    ann = service.guest()
    ann.http.put("/api/me", json={"name": "Ann"})
    assert ann.get("/me")["name"] == "Ann"
    ann.close()
    assert service.stop() == 0
    (ann_now,) = run(None, tmp_path, "members")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", ann_now["seen"])


# Commands.


def said(house: House, *arguments: str) -> str:
    return told(*arguments, "--data", house.service.data)


def data(house: House, *arguments: str) -> Any:
    return json.loads(said(house, *arguments, "--json"))


def test_commands_while_people_play(house: House, tmp_path: Path) -> None:
    bob = house.somebody("Bob at the table")
    table, other = bob.open(ME, HOT)["id"], bob.open(ME, OPEN)["id"]
    listed = data(house, "tables", "list", "--person", "Bob at the table", "--status", "playing")["tables"]
    assert [one["id"] for one in listed] == [table]
    assert data(house, "tables", "show", table)["here"] == 0
    with bob.watching(table) as line, bob.watching(other) as waiting:
        line.next()
        waiting.next()
        assert data(house, "tables", "show", table)["here"] == 1
        assert table in said(house, "tables", "show", table)
        assert "seats" not in problem("tables", "export", table, "--data", house.service.data)
        assert "nobody has won" in said(house, "tables", "end", table)
        assert line.until(lambda snapshot: snapshot["over"])["result"]["winners"] == []
        said(house, "tables", "end", other)
        assert closed_with(waiting.next) == 4404
    assert "over" in problem("tables", "end", table, "--data", house.service.data)
    file = tmp_path / "game.brew"
    assert str(file) in said(house, "tables", "export", table, "-o", str(file))
    assert file.read_text("utf-8") == said(house, "tables", "export", table)
    assert "no such table" in problem("tables", "remove", "nothing", "--data", house.service.data)
    assert "removed" in said(house, "tables", "remove", table)
    assert bob.refused(404, "GET", f"/tables/{table}")["code"] == "no-table"
    assert "one of waiting, playing, over" in problem(
        "tables", "list", "--status", "lost", "--data", house.service.data
    )


def test_commands_about_the_house_and_its_people(house: House) -> None:
    bob = house.somebody("Bob of the house", passkey=True)
    assert "by invitation" in said(
        house, "house", "--open", "invited", "--message", "Hello", "--limit", "tables=9"
    )
    link = data(house, "members", "invite", "--times", "1", "--days", "2")["link"]
    port = house.service.address.rpartition(":")[2]
    assert link.startswith(f"http://localhost:{port}/enter/")
    assert said(house, "members", "invite", "--address", "https://play.example/").count(
        "https://play.example/enter/"
    )
    code = link.rpartition("/")[2]
    assert code in said(house, "members", "invitations")
    assert code in said(house, "members", "revoke", code)
    assert not next(
        one for one in data(house, "members", "invitations")["invitations"] if one["code"] == code
    )["good"]
    assert f"http://localhost:{port}/host/" in said(house, "members", "host", "--link")
    who = data(house, "members", "host", "Bob of the house")["id"]
    assert bob.get("/door")["host"]
    assert who in said(house, "members", "list")
    said(house, "members", "remove", who)
    assert bob.get("/door")["removed"]
    said(house, "members", "let-in", who)
    assert bob.get("/door")["inside"]
    house.somebody("Bob of the house")
    for arguments, words in [
        (("members", "remove", "Bob of the house"), "several people"),
        (("members", "remove", "Nobody at all"), "knows nobody called"),
        (("members", "host"), "name one person"),
        (("house", "--open", "friends"), "everybody, invited, members"),
        (("house", "--limit", "tables"), "NAME=NUMBER"),
    ]:
        assert words in problem(*arguments, "--data", house.service.data)


@pytest.mark.long("starts a service to end it")
def test_commands_while_nothing_is_served(tmp_path: Path) -> None:
    service = Service(tmp_path).start()
    ann = service.guest()
    table, kept = ann.open(ME, HOT)["id"], ann.open(ME, HOT)["id"]
    ann.move(table, ann.look(table))
    service.stop()
    assert not key_beside(tmp_path / FILE_NAME).exists()
    with serving_alone(tmp_path / FILE_NAME):  # say, another command
        assert "does not answer" in problem("tables", "list", "--data", tmp_path)
    told("tables", "end", table, "--data", tmp_path)
    told("tables", "remove", kept, "--data", tmp_path)
    told("house", "--message", "While you were away", "--data", tmp_path)
    service.start()
    again = service.guest()
    again.http.cookies = ann.http.cookies
    assert again.look(table)["result"]["reason"] == "ended"
    assert again.refused(404, "GET", f"/tables/{kept}")
    assert again.get("/door")["message"] == "While you were away"
    assert again.get("/people/me")["played"] == []  # it does not count
    again.close()
    ann.close()
    service.stop()
    assert "no games are kept" in problem("members", "list", "--data", tmp_path / "elsewhere")
