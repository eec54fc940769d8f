"""Hostile input: other sites, forged cookies, odd bodies, floods, and requests made up from the schema."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance
from tests.examples import one_in
from tests.refusals import refused
from tests.table.guests import BOT, ME, OPEN, RANDOM_BOT, Guest, Service, play_out
from tests.table.malformed import Storm
from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from brewtable.table.doorkeeper import Limiter
from brewtable.table.openapi import schema as printed_schema
from brewtable.table.problems import Refusal, explain

SCHEMA = schemathesis.openapi.from_dict(json.loads(printed_schema()))

# Where a request comes from.


def test_other_sites_cannot_act_in_ones_name(service: Service, ann: Guest) -> None:
    wish = {"game": "beer-and-bread", "seats": [ME, BOT]}
    for origin in (
        "http://evil.example",
        "null",
        f"http://{service.address}.evil.example",
        "https://127.0.0.1",
    ):
        answer = ann.http.post("/api/tables", json=wish, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "other-site")
    same = ann.http.post("/api/tables", json=wish, headers={"origin": f"http://{service.address}"})
    assert same.status_code == 201


def test_other_sites_cannot_listen(service: Service, ann: Guest) -> None:
    table = ann.open(ME, BOT)["id"]
    address = f"ws://{service.address}/api/tables/{table}/live"
    headers = {"Cookie": ann.cookie()}
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(address, additional_headers=headers, origin="http://evil.example") as socket,
    ):
        socket.recv(10)
    with connect(address, additional_headers=headers, origin=f"http://{service.address}") as socket:
        assert json.loads(socket.recv(10))["type"] == "snapshot"


def test_a_private_table_is_closed_to_strangers_who_listen(ann: Guest, eve: Guest) -> None:
    table = ann.open(ME, BOT)["id"]
    with pytest.raises(ConnectionClosed) as closed, eve.watching(table) as socket:
        socket.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    public = ann.open(ME, BOT, public=True)["id"]
    with pytest.raises(ConnectionClosed) as closed, eve.watching(public, seat=0) as socket:
        socket.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_a_lost_seat_closes_its_socket(ann: Guest, bob: Guest, eve: Guest) -> None:
    info = ann.open(ME, OPEN)
    joined = bob.post("/join", code=info["seats"][1]["code"])
    with bob.watching(info["id"], seat=1) as socket:
        socket.next()
        eve.post("/join", code=joined["seats"][1]["code"])
        with pytest.raises(ConnectionClosed) as closed:
            socket.until(lambda s: s["table"]["seats"][1]["name"] == "nobody")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


# Who someone is.


def test_the_cookie_is_signed_and_kept_from_scripts(service: Service, ann: Guest) -> None:
    answer = httpx.get(f"http://{service.address}/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Path=/" in cookie
    assert ann.get("/me")["id"] in ann.cookie()
    table = ann.open(ME, BOT)["id"]
    value = ann.http.cookies["brewtable"]
    for forged in (
        value[:-1] + ("0" if value[-1] != "0" else "1"),
        value.partition(".")[0],
        f"{value}.x",
        '"',
        "é",
    ):
        stranger = httpx.get(
            f"http://{service.address}/api/tables/{table}", headers={"cookie": f"brewtable={forged}".encode()}
        )
        assert stranger.status_code == 404


# What is sent.


def test_every_answer_carries_the_security_headers(service: Service, ann: Guest) -> None:
    for path in ("/", "/api/me", "/api/tables/none", "/nowhere/at/all", "/api/nowhere", "/table/abc"):
        answer = ann.http.get(path)
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-frame-options"] == "DENY"
        if path.startswith("/api"):
            assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"game":1}',
        b'{"game":"beer-and-bread","seats":[{"who":"king"}]}',
        b"\xff",
    ],
)
def test_bodies_that_make_no_sense_are_problems(ann: Guest, body: bytes) -> None:
    answer = ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert "Traceback" not in answer.text


def test_bodies_that_are_too_deep_or_too_long_are_problems(ann: Guest) -> None:
    deep = b'{"game":"beer-and-bread","seats":[],"deck":' + b'{"a":' * 20_000 + b"1" + b"}" * 20_001
    answer = ann.http.post("/api/tables", content=deep, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    long = ann.http.post("/api/import", content=b"x" * 1_100_000)
    assert long.status_code == 413
    assert long.headers["content-type"] == "application/problem+json"
    wide = ann.http.put("/api/me", json={"name": "x" * 41})
    assert wide.status_code == 400


def test_unknown_addresses_and_methods_are_problems(ann: Guest) -> None:
    assert ann.http.get("/api/nowhere").status_code == 404
    assert ann.http.get("/api/nowhere").json()["code"]
    assert ann.http.delete("/api/tables").status_code == 405
    for path in (
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/pyproject.toml",
        "/assets/..%2f..%2fapp.py",
        "/etc/passwd",
    ):
        assert ann.http.get(path).status_code == 404


def test_names_and_numbers_out_of_all_bounds_are_problems(ann: Guest) -> None:
    table = ann.open(ME, BOT, options={"first": "0"})["id"]
    for path in ("/x%00", f"/{'a' * 300}", f"/{'a/' * 3000}", "/assets/%00", "/%ff", "/join/%00"):
        assert ann.http.get(path).status_code == 404
    for number in (10**30, -1, 2**63, "9" * 5000):
        for path in (f"seats/{number}/bot", f"seats/{number}/return"):
            answer = ann.http.post(f"/api/tables/{table}/{path}", json={"bot": "greedy"})
            assert 400 <= answer.status_code < 500, path
            assert answer.headers["content-type"] == "application/problem+json"
        for query in (f"preview?seat=0&version=0&action={number}", f"review/{number}", f"?since={number}"):
            assert 400 <= ann.http.get(f"/api/tables/{table}/{query}").status_code < 500, query
    for number in (10**30, -1, 2**63):
        move = {"version": 0, "seat": 0, "action": number}
        assert ann.http.post(f"/api/tables/{table}/moves", json=move).status_code in (400, 422)


def test_an_error_of_ours_keeps_its_insides() -> None:
    problem = explain(KeyError("the secret seed is 7"))
    assert problem.status == 500
    assert "secret" not in problem.detail


@pytest.mark.parametrize(
    "absence",
    [
        TimeoutError(),
        ConnectionRefusedError(111, "Connect call failed"),
        OSError("Multiple exceptions: connect calls failed"),
        asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
        asyncpg.InterfaceError("connection is closed"),
        asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress"),
    ],
    ids=lambda absence: type(absence).__name__,
)
def test_a_database_that_is_away_is_no_fault_of_ours(absence: Exception) -> None:
    problem = explain(absence)
    assert (problem.status, problem.code) == (503, "storage")


# Floods.


def test_wrong_codes_are_limited(tmp_path: Path) -> None:
    service = Service(tmp_path).start()
    ann, eve = service.guest(), service.guest()
    code = ann.open(ME, OPEN)["seats"][1]["code"]
    for number in range(10):
        assert eve.refused(404, "POST", "/join", code=f"0000-0000-{number:04}")["code"] == "unknown-code"
    assert eve.refused(429, "POST", "/join", code=code)["code"] == "too-fast"
    ann.close()
    eve.close()
    service.stop()


def test_a_limit_is_for_a_minute_and_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 1000.0
    monkeypatch.setattr("brewtable.table.doorkeeper.time.monotonic", lambda: moment)
    limiter = Limiter(2, remembered=3)
    for _ in range(2):
        limiter.check("here", "requests")
        limiter.count("here")
    with refused(Refusal, "too many requests from your address"):
        limiter.check("here", "requests")
    limiter.check("there", "requests")
    moment += 60
    limiter.check("here", "requests")
    for other in "abcd":
        limiter.count(other)
    assert len(limiter._windows) == 3


# Requests made up from the schema.


@pytest.fixture(scope="module")
def tables(service: Service) -> Iterator[tuple[Guest, list[str]]]:
    """Someone who holds seats at a few tables, so that made-up requests reach the rules."""
    guest = service.guest()
    running = guest.open(ME, BOT)["id"]
    over = guest.open(ME, BOT)["id"]
    guest.post(f"/tables/{over}/concede", seat=0)
    yield guest, [running, over, guest.open(ME, OPEN)["id"], "none"]
    guest.close()


@SCHEMA.parametrize()
@settings(
    one_in(8),
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_made_up_requests_are_answered_or_refused(
    case: schemathesis.Case, service: Service, tables: tuple[Guest, list[str]]
) -> None:
    guest, ids = tables
    if "table" in case.path_parameters:
        case.path_parameters["table"] = ids[hash(str(case.body)) % len(ids)]
    response = case.call(base_url=f"http://{service.address}", cookies=dict(guest.http.cookies))
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        assert response.headers["content-type"][0] == "application/problem+json"
        assert response.json()["detail"]
    else:
        case.validate_response(response, checks=[content_type_conformance, response_schema_conformance])


# Nonsense.


def blow_at(tmp_path: Path, requests: int, garbage: int, frames: int) -> None:
    """Send so much nonsense to a service of its own; afterwards it serves as before and has no complaint."""
    service = Service(tmp_path, requests_a_minute=10**9)
    service.log = tmp_path / "log"
    service.start()
    guest = service.guest()
    table = guest.open(ME, RANDOM_BOT, options={"first": "0"})["id"]
    over = guest.open(ME, BOT)["id"]
    guest.post(f"/tables/{over}/concede", seat=0)
    storm = Storm(service.address, guest.http.cookies["brewtable"], [table, over, "none"])
    try:
        asyncio.run(storm.blow(requests, garbage, frames))
        assert not storm.faults, storm.faults[:3]
        assert storm.sent >= requests + garbage + frames - 20
        assert guest.get("/me")
        assert play_out(guest, guest.open(ME, RANDOM_BOT)["id"], limit=5)
    finally:
        guest.close()
        assert service.stop() == 0
    said = service.log.read_text("utf-8")
    assert "Traceback" not in said, said[:3000]
    print(f"{storm.sent} malformed messages, answers by status: {dict(sorted(storm.statuses.items()))}")


def test_who_leaves_in_the_middle_of_an_answer_is_no_failure(tmp_path: Path) -> None:
    service = Service(tmp_path, requests_a_minute=10**9)
    service.log = tmp_path / "log"
    service.start()
    guest = service.guest()
    table = guest.open(ME, OPEN)["id"]
    address = f"ws://{service.address}/api/tables/{table}/live"
    headers = {"Cookie": guest.cookie()}

    async def come_and_go() -> None:
        for _ in range(40):
            async with connect_async(address, additional_headers=headers, max_queue=None) as socket:
                for _ in range(30):
                    await socket.send("{")

    async def crowd() -> None:
        await asyncio.gather(*(come_and_go() for _ in range(4)))

    asyncio.run(crowd())
    guest.close()
    assert service.stop() == 0
    assert service.log.read_text("utf-8") == ""


def test_nonsense_is_refused(tmp_path: Path) -> None:
    blow_at(tmp_path, 400, 80, 1600)


@pytest.mark.soak
def test_a_million_malformed_messages(tmp_path: Path) -> None:
    blow_at(tmp_path, 200_000, 20_000, 780_000)
