"""What a host watches over the service with: health, metrics in Prometheus' form, logs without secrets."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.refusals import refused
from tests.table.guests import ME, OPEN, RANDOM_BOT, Guest, Service

from brewtable.kernel.errors import SetupError
from brewtable.table.logs import LogForm, log_form
from brewtable.table.metrics import address_for, check_free


class Watched(Service):
    """A service with monitoring and a log for programs."""

    def __init__(self, data: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.metrics = f"127.0.0.1:{probe.getsockname()[1]}"
        super().__init__(data, "--metrics", self.metrics, "--log", "json")
        self.log = data / "log"

    def number(self, name: str, **labels: str) -> float:
        """One of the numbers, added up where labels leave something open."""
        text = httpx.get(f"http://{self.metrics}/metrics").text
        return sum(
            sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
            if sample.name == name and labels.items() <= sample.labels.items()
        )

    def lines(self) -> list[dict[str, object]]:
        assert self.log is not None
        whole = self.log.read_text("utf-8").rpartition("\n")[0]  # the last one may be half written
        return [json.loads(line) for line in whole.splitlines()]


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    service = Watched(tmp_path_factory.mktemp("watched"))
    service.start()
    yield service
    assert service.stop() == 0


@pytest.fixture
def guest(watched: Watched) -> Iterator[Guest]:
    person = watched.guest()
    yield person
    person.close()


def test_health_is_told_to_anybody_and_gives_no_cookie(watched: Watched) -> None:
    answer = httpx.get(f"http://{watched.address}/health")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"
    assert "set-cookie" not in answer.headers


def test_metrics_tell_what_happens(watched: Watched, guest: Guest) -> None:
    moves = watched.number("brewtable_moves_total")
    table = guest.open(ME, RANDOM_BOT, options={"first": "0"})["id"]
    with guest.watching(table) as socket_at_table:
        socket_at_table.next()
        assert watched.number("brewtable_sockets") == 1
        guest.move(table, guest.look(table))
        socket_at_table.until(lambda s: s["ply"] > 1 and s["to_move"] == 0)
    assert watched.number("brewtable_moves_total") >= moves + 2
    assert watched.number("brewtable_store_seconds_count") >= 2
    asked = {"method": "POST", "route": "/api/tables/{table}/moves", "status": "200"}
    assert watched.number("brewtable_request_seconds_count", **asked) == 1
    assert watched.number("brewtable_tables_in_memory") >= 1
    assert watched.number("brewtable_thinkers", **{"for": "moves"}) >= 1
    assert watched.number("brewtable_queue") == 0
    assert watched.number("brewtable_thinkers_died") == 0
    assert watched.number("process_cpu_seconds_total") > 0


def test_metrics_have_an_address_of_their_own(watched: Watched) -> None:
    assert "brewtable_moves" not in httpx.get(f"http://{watched.address}/metrics").text


def test_logs_hold_what_happened_and_no_secret(watched: Watched, guest: Guest) -> None:
    info = guest.open(ME, OPEN)
    code, cookie = info["seats"][1]["code"], guest.http.cookies["brewtable"]
    guest.http.put("/api/me", json={"name": "Ann Secret"})
    guest.http.get(f"/join/{code}")
    guest.http.get(f"/api/tables/{info['id']}", params={"seat": 0, "since": 77})
    guest.http.get("/api/me", headers={"x-forwarded-for": "203.0.113.9"})
    assert guest.http.get("/api/tables/none").status_code == 404
    wanted = {"event": "request", "method": "GET", "route": "/api/tables/{table}", "status": 404}
    wanted["table"] = "none"
    for _ in range(100):  # a line is written after its answer
        lines = watched.lines()
        if any(wanted.items() <= line.items() for line in lines):
            break
        time.sleep(0.1)
    assert any(wanted.items() <= line.items() for line in lines)
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+\+00:00", str(line["time"])) for line in lines)
    assert all(line["level"] == "info" for line in lines)
    assert watched.log is not None
    said = watched.log.read_text("utf-8")
    secrets = (code, code.replace("-", ""), cookie, cookie.partition(".")[2], "Ann Secret", "203.0.113.9")
    assert not any(secret in said for secret in (*secrets, "since"))


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("127.0.0.1:9100", ("127.0.0.1", 9100)),
        ("9100", ("127.0.0.1", 9100)),
        (":0", ("127.0.0.1", 0)),
        ("[::1]:80", ("::1", 80)),
    ],
)
def test_an_address_for_metrics(text: str, address: tuple[str, int]) -> None:
    assert address_for(text) == address


def test_what_is_wrong_with_the_options_is_told() -> None:
    for text in ("", "here", "127.0.0.1:", "127.0.0.1:70000", "a:b"):
        with refused(SetupError, "is no address for metrics: write HOST:PORT"):
            address_for(text)
    with refused(SetupError, "there is no log form 'xml': choose text or json"):
        log_form("xml")
    assert log_form("json") is LogForm.JSON
    with socket.create_server(("127.0.0.1", 0)) as taken, refused(SetupError, "cannot tell metrics at"):
        check_free("127.0.0.1", taken.getsockname()[1])
