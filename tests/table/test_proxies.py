"""The proxies of docs/table.md, run as they stand there: two processes on PostgreSQL, one of them killed."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from tests.programs import leave_out
from tests.table.guests import ME, OPEN, Guest, Service
from tests.table.test_fellows import database  # noqa: F401
from tests.table.test_kills import a_port, service_at
from tests.table.test_socket import line

DOCS = Path(__file__).parents[2] / "docs" / "table.md"
NGINX = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""
CADDY = "{{\n    admin off\n    auto_https off\n}}\n{site}"


def example(kind: str) -> str:
    found = re.search(rf"^```{kind}\n(.*?)^```", DOCS.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def configured(kind: str, port: int, services: Sequence[Service], folder: Path) -> list[str]:
    """The command that runs a proxy as the page says, with other names and ports."""
    site = example(kind)
    for number, service in zip(("8001", "8002"), services, strict=True):
        assert f"127.0.0.1:{number}" in site
        site = site.replace(f"127.0.0.1:{number}", service.address)
    file = folder / kind
    if kind == "nginx":
        site = site.replace("listen 80;", f"listen 127.0.0.1:{port};")
        file.write_text(NGINX.format(folder=folder, site=site), "utf-8")
        return ["nginx", "-p", str(folder), "-c", str(file)]
    site = site.replace("games.example.org", f"http://127.0.0.1:{port}")
    file.write_text(CADDY.format(site=site), "utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]


@contextmanager
def proxy(kind: str, services: Sequence[Service], folder: Path) -> Iterator[str]:
    port = a_port()
    command = configured(kind, port, services, folder)
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "said").open("w") as said:
        process = subprocess.Popen(command, env={**os.environ, **home}, stdout=said, stderr=said)
    try:
        for _ in range(200):
            try:
                httpx.get(f"http://127.0.0.1:{port}/api/me")
                break
            except httpx.TransportError:
                assert process.poll() is None, (folder / "said").read_text()
                time.sleep(0.1)
        yield f"127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


@pytest.mark.parametrize("kind", ["nginx", "caddy"])
def test_two_people_play_through_a_proxy_and_a_process_is_killed(
    kind: str,
    database: str,  # noqa: F811
    tmp_path: Path,
) -> None:
    if shutil.which(kind) is None:
        leave_out(f"{kind} is not installed (Debian: apt install {kind})")
    arguments = ("--proxy", "127.0.0.1", "--allow-host", "games.example.org", "--database-url", database)
    services = [service_at(tmp_path / name, *arguments) for name in ("one", "two")]
    folder = tmp_path / "proxy"
    folder.mkdir()
    try:
        with proxy(kind, services, folder) as address:
            ann, bob = Guest(address), Guest(address)
            info = ann.open(ME, OPEN, options={"first": "0"})
            bob.post("/join", code=info["seats"][1]["code"])
            play_on(ann, bob, info["id"], moves=6)
            services[0].kill()
            play_on(ann, bob, info["id"], moves=6)
            secure = httpx.get(f"http://{address}/api/me", headers={"host": "games.example.org"})
            assert secure.status_code == 200
            ann.close()
            bob.close()
    finally:
        for service in services:
            service.put_out()


def play_on(ann: Guest, bob: Guest, table: str, moves: int) -> None:
    """Both over sockets; each hears of every move."""
    with ExitStack() as stack:
        lines = [line(stack, guest, table) for guest in (ann, bob)]
        while not any(one.now["prompt"] for one in lines):  # Ann's process hears of Bob later
            lines[0].take(lines[0].hear())
        for _ in range(moves):
            mover = next(one for one in lines if one.now["prompt"])
            assert mover.move()["accepted"]
            for one in lines:
                one.follow(mover.now["version"])
