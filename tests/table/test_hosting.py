"""What a host meets: names the service goes by, proxies, half-sent requests, disks that fail."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.refusals import refused
from tests.table.guests import BOT, ME, OPEN, Service

from brewtable.kernel.errors import SetupError
from brewtable.table.doorkeeper import address_of
from brewtable.table.faults import told_in_words
from brewtable.table.half_sent import MOST, HalfSent
from brewtable.table.settings import Settings, from_environment
from brewtable.table.storage import FILE_NAME

SERVE = [sys.executable, "-m", "brewtable", "serve", "--no-browser", "--port", "0"]


def start_fails(data: Path, *arguments: str) -> str:
    """What a service that cannot start says, in one line."""
    done = subprocess.run(
        [*SERVE, "--data", str(data), *arguments], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2, done.stderr
    (line,) = done.stderr.splitlines()
    assert line.startswith("brewtable: ")
    return line


# Names.


def test_a_name_that_is_not_the_services_is_refused(service: Service) -> None:
    """Otherwise another site could point a name of its own here, and read what it should not."""
    here = service.address
    elsewhere = (f"evil.example@{here}", "evil.example[::1]", "[::1].evil.example")
    for name in ("evil.example", f"{here}.evil.example", "[bad", "", *elsewhere):
        answer = httpx.get(f"http://{service.address}/api/me", headers={"host": name})
        assert (answer.status_code, answer.json()["code"]) == (421, "other-host")
    port = service.address.partition(":")[2]
    for name in ("localhost", f"LocalHost:{port}", "127.0.0.1", "[::1]:80", "localhost."):
        assert httpx.get(f"http://{service.address}/api/me", headers={"host": name}).status_code == 200


def test_a_host_allows_names(tmp_path: Path) -> None:
    service = Service(tmp_path, "--host", "0.0.0.0", "--allow-host", "Club.example").start()
    try:
        port = service.address.partition(":")[2]
        for name, status in [
            ("club.example", 200),
            (socket.gethostname(), 200),
            ("other.example", 421),
            ("127.0.0.2", 421),
        ]:
            answer = httpx.get(f"http://127.0.0.1:{port}/api/me", headers={"host": name})
            assert answer.status_code == status, name
        # Reached at another address of this machine, it goes by that.
        assert httpx.get(f"http://127.0.0.2:{port}/api/me").status_code == 200
    finally:
        service.stop()


# Addresses.


@pytest.mark.parametrize(("arguments", "status"), [((), 429), (("--proxy", "127.0.0.1"), 404)])
def test_only_a_known_proxy_says_for_whom_it_asks(
    tmp_path: Path, arguments: tuple[str, ...], status: int
) -> None:
    """Wrong codes are counted by address; a header from just anybody must not be a new one each time."""
    service = Service(tmp_path, *arguments, codes_a_minute=3).start()
    try:
        for number in range(4):
            answer = httpx.post(
                f"http://{service.address}/api/join",
                json={"code": f"0000-0000-{number:04}"},
                headers={"x-forwarded-for": f"10.0.0.{number}"},
            )
        assert answer.status_code == status
    finally:
        service.stop()


def test_addresses_of_one_network_are_one() -> None:
    def who(address: str) -> str:
        return address_of({"client": (address, 1)})  # type: ignore[typeddict-item]

    assert who("2001:db8:1:2::1") == who("2001:db8:1:2:ffff::9") != who("2001:db8:1:3::1")
    assert who("::ffff:192.0.2.7") == who("192.0.2.7") != who("192.0.2.8")
    assert who("testclient") == "testclient"


def test_openings_are_limited(tmp_path: Path) -> None:
    service = Service(tmp_path, openings_a_minute=3).start()
    guest = service.guest()
    try:
        for _ in range(3):
            guest.open(ME, BOT)
        problem = guest.refused(429, "POST", "/tables", game="beer-and-bread", seats=[ME, OPEN])
        assert problem["code"] == "too-fast"
        assert guest.http.post("/api/tables", json={}).headers["retry-after"] == "60"
    finally:
        guest.close()
        service.stop()


# Half-sent requests.

HALVES = {
    "nothing": b"",
    "a line": b"GET /",
    "a head": b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nX-",
    "a body": b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    "a chunk": b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{",
}


def test_half_sent_requests_are_closed_and_whole_ones_are_not(tmp_path: Path) -> None:
    service = Service(tmp_path, request_seconds=1).start()
    host, _, port = service.address.partition(":")
    sent = []
    try:
        guest = service.guest()
        info = guest.open(ME, OPEN)
        with guest.watching(info["id"]) as socket_at_table:
            socket_at_table.next()
            for half in HALVES.values():
                connection = socket.create_connection((host, int(port)), timeout=20)
                connection.sendall(half)
                sent.append(connection)
            for name, connection in zip(HALVES, sent, strict=True):
                assert connection.recv(1000) == b"", name
                connection.close()
            guest.http.put("/api/me", json={"name": "Ann"})
            assert guest.get("/me")["name"] == "Ann"  # on the connection that was idle meanwhile
            guest.post(f"/tables/{info['id']}/seats/1/bot", bot="random")
            socket_at_table.until(lambda s: s["table"]["status"] == "playing")
        guest.close()
    finally:
        service.stop()


class Connection:
    """As much of one of uvicorn's as is looked at."""

    cycle = timeout_keep_alive_task = None

    def __init__(self) -> None:
        self.transport = self
        self.closed = False

    def close(self) -> None:
        self.closed = True


def test_too_many_half_sent_requests_close_the_oldest() -> None:
    old, new = [[Connection() for _ in range(MOST)] for _ in range(2)]
    half_sent = HalfSent(30)
    half_sent.sweep(old, 0)
    assert not any(one.closed for one in old)
    half_sent.sweep([*old, *new], 1)
    assert all(one.closed for one in old)
    assert not any(one.closed for one in new)
    half_sent.sweep(new, 30)
    assert not any(one.closed for one in new)
    half_sent.sweep(new, 31)
    assert all(one.closed for one in new)


# Disks and files that fail.


@contextmanager
def small_disk(folder: Path, options: str) -> Iterator[Path]:
    """A file system of its own, where this machine lets us make one."""
    folder.mkdir()
    mount = shutil.which("mount")
    made = mount and os.geteuid() == 0
    if (
        not made
        or subprocess.run([mount, "-t", "tmpfs", "-o", options, "tmpfs", folder], check=False).returncode
    ):
        pytest.skip("a disk can be mounted by root only")
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "size=64k") as disk:
        (disk / "filler").write_bytes(b"x" * 60_000)
        assert "is full: make room on it" in start_fails(disk / "data")


def test_a_disk_that_fills_up_loses_nothing_and_is_told(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "size=2m") as disk:
        service = Service(disk / "data").start()
        guest = service.guest()
        try:
            table = guest.open(ME, OPEN)["id"]
            with (disk / "filler").open("wb", buffering=0) as filler:
                try:
                    while True:
                        filler.write(b"x" * 4096)
                except OSError:
                    pass
            problems = [guest.http.put("/api/me", json={"name": f"Ann {n}"}) for n in range(40)]
            refusals = {(answer.status_code, answer.json().get("code")) for answer in problems}
            assert refusals <= {(200, None), (503, "storage")}
            assert (503, "storage") in refusals
            assert guest.look(table)["table"]["status"] == "waiting"
            (disk / "filler").unlink()
            assert guest.http.put("/api/me", json={"name": "Ann"}).status_code == 200
        finally:
            guest.close()
            service.stop()


def test_a_read_only_disk_is_told(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", "size=1m,ro") as disk:
        line = start_fails(disk / "data")
        assert "cannot be written" in line
        assert "--data" in line


def damage_the_head(file: Path) -> None:
    file.write_bytes(b"no database" * 1000)


def damage_a_page(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(file.read_bytes())
    for page in range(1, len(content) // 4096):
        content[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    file.write_bytes(content)


@pytest.mark.parametrize("damage", [damage_the_head, damage_a_page])
def test_a_damaged_file_is_told_with_the_way_to_restore(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    service = Service(tmp_path).start()
    guest = service.guest()
    guest.open(ME, OPEN)
    guest.close()
    service.stop()
    damage(tmp_path / FILE_NAME)
    line = start_fails(tmp_path)
    assert "is damaged" in line
    assert "brewtable restore BACKUP" in line


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("mine", "utf-8")
    assert "cannot be used" in start_fails(tmp_path / "data")
    assert (tmp_path / "data").read_text("utf-8") == "mine"


@pytest.mark.parametrize(
    ("number", "words"), [(28, "is full"), (30, "cannot be written"), (5, "cannot be used")]
)
def test_what_the_disk_says_is_told_in_words(tmp_path: Path, number: int, words: str) -> None:
    with refused(SetupError, words), told_in_words(tmp_path):
        raise OSError(number, os.strerror(number))


# Settings.


def test_settings_are_read_from_the_environment() -> None:
    assert from_environment({}) == Settings()
    given = {"BREWTABLE_TABLES_EACH": "7", "BREWTABLE_KEEP_FINISHED_DAYS": "never"}
    assert from_environment(given) == Settings(tables_each=7, keep_finished_days=float("inf"))
    with refused(SetupError, "BREWTABLE_TABLES is 'never': write a number above 0, such as 50000"):
        from_environment({"BREWTABLE_TABLES": "never"})
