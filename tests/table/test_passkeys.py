"""A name that lasts: passkeys, recovery codes, signing out, and being forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.table.authenticator import PRESENT, Authenticator
from tests.table.guests import BOT, ME, OPEN, Data, Guest, Service
from websockets.exceptions import ConnectionClosed, InvalidStatus


class Member(Guest):
    """A guest who comes by a name, as passkeys need it."""

    def __init__(self, service: Service) -> None:
        super().__init__(f"localhost:{service.address.rpartition(':')[2]}")
        self.origin = f"http://{self.address}"

    def new_device(self, **bent: Any) -> Authenticator:
        return Authenticator(**{"origin": self.origin, **bent})

    def make_passkey(self, device: Authenticator, shown: Authenticator | None = None, **more: Any) -> Data:
        made = device.make(self.post("/me/passkeys/new")["options"])
        account: Data = self.post("/me/passkeys", credential=made, proof=self.prove("add", shown), **more)
        return account

    def prove(self, purpose: str, device: Authenticator | None) -> Data | None:
        return device and device.sign(self.post("/me/proof", purpose=purpose)["options"])

    def sign_in(self, device: Authenticator, **more: Any) -> Data:
        me: Data = self.post("/sign-in", credential=device.sign(self.post("/sign-in/new")["options"]), **more)
        return me


@pytest.fixture
def members(service: Service) -> Iterator[list[Member]]:
    people = [Member(service) for _ in range(3)]
    yield people
    for person in people:
        person.close()


@pytest.fixture
def ann(members: list[Member]) -> Member:
    members[0].http.put("/api/me", json={"name": "Ann"})
    return members[0]


@pytest.fixture
def phone(members: list[Member]) -> Member:
    return members[1]


@pytest.fixture
def eve(members: list[Member]) -> Member:
    return members[2]


def steal_cookie(thief: Guest, of: Guest) -> None:
    thief.http.cookies.clear()
    thief.http.cookies.set("brewtable", of.http.cookies["brewtable"])


# One person on several devices.


def test_a_passkey_makes_two_devices_one_person(ann: Member, phone: Member) -> None:
    table = ann.open(ME, BOT)["id"]
    brought = phone.open(ME, BOT)["id"]
    device = ann.new_device()
    account = ann.make_passkey(device, name="  My \u202e phone ")
    assert [(key["name"], key["place"], key["used"]) for key in account["passkeys"]] == [
        ("My phone", "localhost", None)
    ]
    assert phone.sign_in(device) == {"id": ann.get("/me")["id"], "name": "Ann"}
    for who in (ann, phone):
        assert {one["id"] for one in who.get("/tables")} == {table, brought}
        snapshot = who.look(brought)
        assert snapshot["table"]["host"]
        assert snapshot["seat"] == 0
    assert phone.get("/me/account")["passkeys"][0]["used"]


def test_what_a_browser_played_can_be_left_behind(ann: Member, phone: Member) -> None:
    left = phone.open(ME, BOT)["id"]
    device = ann.new_device()
    ann.make_passkey(device)
    phone.sign_in(device, bring=False)
    assert phone.refused(404, "GET", f"/tables/{left}")["code"] == "no-table"


def test_nobody_sits_at_a_table_twice(ann: Member, phone: Member) -> None:
    info = ann.open(ME, OPEN)
    phone.post("/join", code=info["seats"][1]["code"])
    device = ann.new_device()
    ann.make_passkey(device)
    phone.sign_in(device)
    assert [seat["mine"] for seat in phone.look(info["id"])["table"]["seats"]] == [True, False]


def test_who_has_a_name_is_not_swallowed_by_another(ann: Member, eve: Member) -> None:
    table = eve.open(ME, BOT)["id"]
    hers, device = eve.new_device(), ann.new_device()
    eve.make_passkey(hers)
    ann.make_passkey(device)
    eve.sign_in(device)
    assert table not in {one["id"] for one in eve.get("/tables")}
    eve.sign_in(hers)
    assert [one["id"] for one in eve.get("/tables")] == [table]


def test_passkeys_are_named_and_removed(ann: Member, phone: Member) -> None:
    first, second = ann.new_device(), ann.new_device()
    ann.make_passkey(first, name="Desk")
    ann.make_passkey(second, first, name="Phone")
    desk, other = (key["id"] for key in ann.get("/me/account")["passkeys"])
    ann.http.put(f"/api/me/passkeys/{other}", json={"name": "Pocket"})
    account = ann.post(f"/me/passkeys/{desk}/remove", proof=ann.prove("remove", second))
    assert [key["name"] for key in account["passkeys"]] == ["Pocket"]
    options = phone.post("/sign-in/new")["options"]
    assert phone.refused(403, "POST", "/sign-in", credential=first.sign(options))["code"] == "unknown-passkey"


# What a stolen cookie cannot do.


@pytest.mark.parametrize(
    ("method", "path", "data", "purpose"),
    [
        ("POST", "/me/passkeys/{key}/remove", {}, "remove"),
        ("POST", "/me/codes", {}, "codes"),
        ("POST", "/me/sign-out", {"everywhere": True}, "sign-out"),
        ("DELETE", "/me", {}, "delete"),
    ],
)
def test_a_stolen_cookie_does_not_touch_the_name(
    ann: Member, eve: Member, method: str, path: str, data: Data, purpose: str
) -> None:
    device, own = ann.new_device(), eve.new_device()
    key = ann.make_passkey(device)["passkeys"][0]["id"]
    path = path.replace("{key}", key)
    eve.make_passkey(own)
    strange = eve.prove(purpose, own)
    steal_cookie(eve, ann)
    assert eve.refused(403, method, path, **data)["code"] == "passkey-needed"
    assert eve.refused(403, method, path, **data, proof=strange)["code"] == "stale-challenge"
    other = "codes" if purpose == "remove" else "remove"
    elsewhere = ann.prove(other, device)  # for something else
    assert eve.refused(403, method, path, **data, proof=elsewhere)["code"] == "stale-challenge"
    unsigned = device.sign(ann.post("/me/proof", purpose=purpose)["options"])
    unsigned["response"]["signature"] = own.sign({"rpId": "x", "challenge": ""})["response"]["signature"]
    assert eve.refused(403, method, path, **data, proof=unsigned)["code"] == "bad-passkey"
    assert len(ann.get("/me/account")["passkeys"]) == 1


def test_a_stolen_cookie_adds_no_passkey(ann: Member, eve: Member) -> None:
    device, own = ann.new_device(), eve.new_device()
    ann.make_passkey(device)
    steal_cookie(eve, ann)
    made = own.make(eve.post("/me/passkeys/new")["options"])
    assert eve.refused(403, "POST", "/me/passkeys", credential=made)["code"] == "passkey-needed"
    proof = own.sign(eve.post("/me/proof", purpose="add")["options"])
    refused = eve.refused(403, "POST", "/me/passkeys", credential=made, proof=proof)
    assert refused["code"] == "unknown-passkey"
    refused = eve.refused(403, "POST", "/me/passkeys", credential=made, grant="a-9999999999-b")
    assert refused["code"] == "stale-challenge"


def test_an_answer_is_good_once(ann: Member, phone: Member) -> None:
    device = ann.new_device()
    ann.make_passkey(device)
    answer = device.sign(phone.post("/sign-in/new")["options"])
    phone.post("/sign-in", credential=answer)
    assert phone.refused(403, "POST", "/sign-in", credential=answer)["code"] == "stale-challenge"


def test_an_answer_is_good_for_the_browser_that_was_asked(ann: Member, phone: Member, eve: Member) -> None:
    device = ann.new_device()
    ann.make_passkey(device)
    answer = device.sign(phone.post("/sign-in/new")["options"])
    assert eve.refused(403, "POST", "/sign-in", credential=answer)["code"] == "stale-challenge"


@pytest.mark.parametrize(
    "bent", [{"origin": "http://evil.example"}, {"flags": PRESENT}], ids=["another site", "nobody verified"]
)
def test_a_passkey_is_made_here_by_its_owner(ann: Member, bent: Data) -> None:
    made = ann.new_device(**bent).make(ann.post("/me/passkeys/new")["options"])
    assert ann.refused(403, "POST", "/me/passkeys", credential=made)["code"] == "bad-passkey"


def test_a_copied_passkey_that_lags_behind_is_refused(ann: Member, phone: Member) -> None:
    device = ann.new_device()
    ann.make_passkey(device)
    device.uses = 7
    phone.sign_in(device)
    device.uses = 3
    options = phone.post("/sign-in/new")["options"]
    assert phone.refused(403, "POST", "/sign-in", credential=device.sign(options))["code"] == "bad-passkey"


def test_signing_in_tells_nobody_who_is_here(ann: Member, eve: Member) -> None:
    before = eve.post("/sign-in/new")["options"]
    ann.make_passkey(ann.new_device())
    after = eve.post("/sign-in/new")["options"]
    assert before["allowCredentials"] == after["allowCredentials"] == []
    assert {k: v for k, v in before.items() if k != "challenge"} == {
        k: v for k, v in after.items() if k != "challenge"
    }


def test_an_address_without_a_name_has_no_passkeys(service: Service) -> None:
    guest = service.guest()  # by 127.0.0.1
    assert guest.refused(409, "POST", "/me/passkeys/new")["code"] == "no-passkeys-here"
    assert guest.get("/me/account")["offered"] is False
    guest.close()


# When all devices are gone.


def test_a_recovery_code_lets_in_once_and_makes_one_passkey(ann: Member, phone: Member, eve: Member) -> None:
    device = ann.new_device()
    ann.make_passkey(device)
    codes = ann.post("/me/codes", proof=ann.prove("codes", device))["codes"]
    assert len(set(codes)) == ann.get("/me/account")["codes"] == 10
    recovered = phone.post("/recover", code=f" {codes[3].lower()} ")
    assert recovered["me"]["name"] == "Ann"
    assert eve.refused(404, "POST", "/recover", code=codes[3])["code"] == "unknown-code"
    new = phone.new_device()
    made = new.make(phone.post("/me/passkeys/new")["options"])
    account = phone.post("/me/passkeys", credential=made, grant=recovered["grant"])
    assert (len(account["passkeys"]), account["codes"]) == (2, 9)
    more = phone.new_device().make(phone.post("/me/passkeys/new")["options"])
    refused = phone.refused(403, "POST", "/me/passkeys", credential=more, grant=recovered["grant"])
    assert refused["code"] == "stale-challenge"


def test_new_codes_replace_the_old_and_need_a_passkey(ann: Member, eve: Member) -> None:
    assert ann.refused(409, "POST", "/me/codes")["code"] == "no-passkey-yet"
    device = ann.new_device()
    ann.make_passkey(device)
    old = ann.post("/me/codes", proof=ann.prove("codes", device))["codes"]
    new = ann.post("/me/codes", proof=ann.prove("codes", device))["codes"]
    assert eve.refused(404, "POST", "/recover", code=old[0])["code"] == "unknown-code"
    assert eve.post("/recover", code=new[0])["me"]["name"] == "Ann"


def test_wrong_recovery_codes_are_limited(service: Service, tmp_path: Any) -> None:
    own = Service(tmp_path).start()
    eve = own.guest()
    for number in range(10):
        assert eve.refused(404, "POST", "/recover", code=f"{number:020}")["code"] == "unknown-code"
    assert eve.refused(429, "POST", "/recover", code="x")["code"] == "too-fast"
    eve.close()
    assert own.stop() == 0


# Going.


def test_signing_out_everywhere_ends_other_devices_and_their_sockets(ann: Member, phone: Member) -> None:
    table = ann.open(ME, BOT)["id"]
    device = ann.new_device()
    ann.make_passkey(device)
    phone.sign_in(device)
    with phone.watching(table) as socket:
        socket.next()
        ann.post("/me/sign-out", everywhere=True, proof=ann.prove("sign-out", device))
        with pytest.raises(ConnectionClosed) as closed:
            socket.until(lambda snapshot: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    assert ann.look(table)["seat"] == 0
    assert phone.refused(404, "GET", f"/tables/{table}")["code"] == "no-table"
    phone.sign_in(device)
    assert phone.look(table)["seat"] == 0


def test_signing_out_here_leaves_a_stranger(ann: Member) -> None:
    who = ann.get("/me")["id"]
    ann.make_passkey(device := ann.new_device())
    assert ann.post("/me/sign-out")["id"] != who
    assert ann.get("/me")["name"] == ""
    assert ann.sign_in(device)["id"] == who


def test_who_is_deleted_is_gone(ann: Member, eve: Member, phone: Member) -> None:
    waiting = ann.open(ME, OPEN, public=True)["id"]
    running = ann.open(ME, OPEN)
    eve.post("/join", code=running["seats"][1]["code"], name="Eve")
    over = ann.open({"who": "me", "name": "Ann"}, OPEN)
    eve.post("/join", code=over["seats"][1]["code"], name="Eve")
    eve.post(f"/tables/{over['id']}/concede", seat=1)
    who, device = ann.get("/me")["id"], ann.new_device()
    ann.make_passkey(device)
    stolen = ann.http.cookies["brewtable"]
    answer = ann.http.request("DELETE", "/api/me", json={"proof": ann.prove("delete", device)})
    assert answer.is_success, answer.text
    assert ann.get("/me")["id"] != who
    for kept in (running["id"], over["id"]):
        text = eve.http.get(f"/api/tables/{kept}").text
        assert who not in text
        assert "Ann" not in text
        assert not eve.look(kept)["table"]["seats"][0]["taken"]
    assert eve.look(over["id"])["over"]
    assert eve.get(f"/tables/{over['id']}/replay")
    assert eve.look(running["id"])["table"]["host"]
    assert waiting not in {one["id"] for one in eve.get("/tables/public")}
    phone.http.cookies.set("brewtable", stolen)
    assert phone.get("/me")["id"] != who
    options = eve.post("/sign-in/new")["options"]
    assert eve.refused(403, "POST", "/sign-in", credential=device.sign(options))["code"] == "unknown-passkey"


def test_a_deleted_cookie_opens_no_socket(ann: Member, eve: Member) -> None:
    table = ann.open(ME, BOT)["id"]
    steal_cookie(eve, ann)
    assert ann.http.request("DELETE", "/api/me", json={}).is_success
    with pytest.raises((ConnectionClosed, InvalidStatus)), eve.watching(table) as socket:
        socket.next()
