"""Serves the application on this machine, and opens the browser."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path

import platformdirs
import uvicorn

from brewtable.kernel.errors import SetupError
from brewtable.table.app import make_app
from brewtable.table.backup import serving_alone
from brewtable.table.call_ways import Outside
from brewtable.table.faults import told_in_words
from brewtable.table.half_sent import HalfSent
from brewtable.table.logs import LogForm, begin_logging
from brewtable.table.metrics import check_free
from brewtable.table.readiness import make_ready
from brewtable.table.settings import from_environment
from brewtable.table.storage import Storage, database_url
from brewtable.table.workers import Workers, thinkers_allowed

LOOPBACK = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::", "")
TICKS = 10  # of the server, between looks for half-sent requests
SWITCH = 0.0002  # seconds that the thread which stores moves waits for its turn, at each of its statements
GARBAGE = (10_000, 50, 100)  # how seldom rubbish is looked for among what has been kept for long
IDLE = 75  # seconds that a browser's connection is kept; people think longer than machines


def data_folder() -> Path:
    """Where games are kept unless something else is asked for."""
    return Path(platformdirs.user_data_dir("brewtable", appauthor=False))


class Server(uvicorn.Server):
    """Says where it is as soon as it can be reached, and does not wait for ever for half a request."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], half_sent: HalfSent) -> None:
        super().__init__(config)
        self._ready = ready
        self._half_sent = half_sent

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self._half_sent.sweep(list(self.server_state.connections), time.monotonic())
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            await asyncio.to_thread(self._ready)


def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    open_browser: bool,
    say: Callable[[str], None],
    fd: int | None = None,
    hosts: Sequence[str] = (),
    proxies: Sequence[str] = (),
    metrics_at: tuple[str, int] | None = None,
    log_form: LogForm = LogForm.TEXT,
    workers: int = 1,
    outside: Outside | None = None,
) -> None:
    """Serve until interrupted. `say` is given the address; `fd` is a socket that is open already."""
    begin_logging(log_form)
    settings = from_environment()
    if metrics_at is not None:
        check_free(*metrics_at)
    listening = _listen(host, port) if fd is None else _take_over(fd)
    address = _address(host, listening.getsockname()[1])

    def ready() -> None:
        say(address)
        if open_browser:
            webbrowser.open(address)

    folder = data or data_folder()
    with told_in_words(folder):
        storage = Storage(database_url(database, folder))
    if workers > 1:
        if database is None or not storage.is_postgresql:
            raise SetupError("table-workers-alone")
        asyncio.run(make_ready(storage))
        commanded = _as_options(host, folder, hosts, proxies, log_form, outside or Outside())
        Workers(workers, listening, database, commanded, metrics_at).run(ready)
        return
    app = make_app(
        folder,
        database,
        settings,
        [*_names(host), *hosts],
        thinkers_allowed(),
        metrics_at=metrics_at,
        address=_address_for_links(host, listening.getsockname()[1], hosts, bool(proxies)),
        outside=outside,
    )
    config = uvicorn.Config(
        app,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_keep_alive=IDLE,
        ws="websockets-sansio",
        ws_max_size=4096,
        ws_per_message_deflate=False,  # what changed is short, and a compressor a socket is not
    )
    _be_quick()
    server = Server(config, ready, HalfSent(settings.request_seconds))
    signal.signal(signal.SIGTERM, _leave)
    with suppress(KeyboardInterrupt), _alone(storage):
        asyncio.run(make_ready(storage))
        server.run(sockets=[listening])
    if not server.started:
        raise SetupError("table-not-started")


def _names(host: str) -> list[str]:
    """What the service is called at the address it serves at; requests say at which address they came in."""
    if host not in EVERYWHERE:
        return [host]
    machine = socket.gethostname()
    return [machine, f"{machine}.local"]


def _leave(*_: object) -> None:
    """End as a program does, not as one that is killed: the server has said goodbye before this is called."""
    raise SystemExit(0)


def _alone(storage: Storage) -> AbstractContextManager[None]:
    """One process serves a file; a PostgreSQL database any number."""
    return nullcontext() if storage.is_postgresql else serving_alone(Path(str(storage.url.database)))


def _be_quick() -> None:
    """Games in memory are no rubbish, and to look through all of them keeps everybody waiting."""
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def _as_options(
    host: str,
    folder: Path,
    hosts: Sequence[str],
    proxies: Sequence[str],
    log_form: LogForm,
    outside: Outside,
) -> list[str]:
    """What a process of several must be told as this one was."""
    named = [("--host", host), ("--data", str(folder)), ("--log", log_form.value)]
    named += [("--allow-host", name) for name in hosts] + [("--proxy", address) for address in proxies]
    named += [("--allow-push", name) for name in outside.push_hosts]
    named += [("--allow-webhook", name) for name in outside.webhook_hosts]
    if outside.mail is not None:
        named += [("--mail", outside.mail.address), ("--mail-from", outside.mail.sender)]
    return [word for option in named for word in option]


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as problem:
        raise SetupError(
            "table-port-taken",
            {
                "host": host,
                "port": str(port),
                "problem": str(problem.strerror),
                "address": _address(host, port),
            },
        ) from None
    # Answers are short: none waits for another to fill a packet. What is accepted here inherits it.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def _take_over(fd: int) -> socket.socket:
    """A socket that whoever started this keeps open, so that nobody is turned away while it starts anew."""
    try:
        return socket.socket(fileno=fd)
    except OSError as problem:
        raise SetupError("table-no-socket", {"fd": str(fd), "problem": str(problem.strerror)}) from None


def _address(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    shown = LOOPBACK if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def _address_for_links(host: str, port: int, hosts: Sequence[str], proxied: bool) -> str:
    """The address that people are sent: by a name, since passkeys are kept for names."""
    if hosts:
        return f"https://{hosts[0]}" if proxied else f"http://{hosts[0]}:{port}"
    named = "localhost" if host == LOOPBACK else socket.gethostname() if host in EVERYWHERE else host
    return _address(named, port).rstrip("/")
