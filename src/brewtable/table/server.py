"""Serves the application on this machine, and opens the browser."""

from __future__ import annotations

import asyncio
import signal
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import platformdirs
import uvicorn

from brewtable.kernel.errors import SetupError
from brewtable.table.app import make_app

LOOPBACK = "127.0.0.1"


def data_folder() -> Path:
    """Where games are kept unless something else is asked for."""
    return Path(platformdirs.user_data_dir("brewtable", appauthor=False))


class Server(uvicorn.Server):
    """Says where it is as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

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
) -> None:
    """Serve until interrupted. `say` is given the address."""
    listening = _listen(host, port)
    address = _address(host, listening.getsockname()[1])

    def ready() -> None:
        say(address)
        if open_browser:
            webbrowser.open(address)

    app = make_app(data or data_folder(), database)
    config = uvicorn.Config(
        app, log_level="warning", ws="websockets-sansio", ws_max_size=4096, server_header=False, lifespan="on"
    )
    server = Server(config, ready)
    signal.signal(signal.SIGTERM, _leave)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        raise SetupError("the service could not start: the lines above say why")


def _leave(*_: object) -> None:
    """End as a program does, not as one that is killed: the server has said goodbye before this is called."""
    raise SystemExit(0)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as problem:
        raise SetupError(
            f"cannot serve at {host} port {port}: {problem.strerror}. If brewtable runs already, open "
            f"{_address(host, port)}; otherwise choose another port with --port, 0 for any that is free"
        ) from None


def _address(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    shown = {"0.0.0.0": LOOPBACK, "::": LOOPBACK, "": LOOPBACK}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
