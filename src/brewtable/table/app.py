"""The application: storage, channels, bots and requests put together."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path

from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from brewtable import __version__
from brewtable.table.api import requests
from brewtable.table.call_ways import Outside
from brewtable.table.doorkeeper import Doorkeeper, Limiter, add_headers
from brewtable.table.errands import do
from brewtable.table.game_types import WithFaces
from brewtable.table.hall import Hall
from brewtable.table.health import health
from brewtable.table.house_time import HouseTime
from brewtable.table.live import live
from brewtable.table.lobby_api import lobby_live
from brewtable.table.logs import RequestTimes
from brewtable.table.metrics import Metrics, monitored
from brewtable.table.pages import page
from brewtable.table.people import load_signer
from brewtable.table.problems import answer
from brewtable.table.settings import Settings
from brewtable.table.shared_limits import SharedLimits
from brewtable.table.side_door import side_door
from brewtable.table.storage import Storage, database_url
from brewtable.table.thinking import Thinkers

LIMITS = (
    "requests",
    "failed_joins",
    "openings",
    "words",
    "words_from",
)  # that hold for all processes together
BODY_LIMIT = 1_000_000  # bytes
USUAL = Settings()


def _commanded(hall: Hall, address: str) -> AbstractAsyncContextManager[None]:
    """A host's commands are done here; on PostgreSQL they do them themselves."""
    if hall.storage.is_postgresql:
        return nullcontext()
    return side_door(Path(str(hall.storage.url.database)), address, partial(do, hall))


def make_app(
    data: Path,
    database: str | None = None,
    settings: Settings = USUAL,
    hosts: Iterable[str] = (),
    processes: int | None = None,
    metrics_at: tuple[str, int] | None = None,
    house: HouseTime | None = None,
    address: str = "",
    outside: Outside | None = None,
) -> Litestar:
    """The service with its database, in its present form, in a folder or at an address.

    It goes by the names in `hosts`, by those of this machine, and by the address it is reached at.
    Monitoring finds its numbers at `metrics_at`, where that is given, and browsers the service at `address`.
    `outside` is what it may reach.
    """
    metrics = Metrics()
    storage = Storage(database_url(database, data))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.signer = await load_signer(storage)
        thinkers = Thinkers(processes or max(1, (os.cpu_count() or 2) - 1))
        hall = app.state.hall = Hall(storage, thinkers, settings, metrics, house, outside)
        hall.openings = app.state.openings
        hall.generations = app.state.signer.generations
        hall.limits = SharedLimits({name: app.state[name] for name in LIMITS})
        await hall.start()
        try:
            async with monitored(hall, metrics_at), _commanded(hall, address):
                yield
        finally:
            await hall.stop()
        await asyncio.to_thread(thinkers.close)
        await storage.close()

    doorkeeper = Doorkeeper(settings.requests_a_minute, hosts)
    app = Litestar(
        route_handlers=[requests(), live, lobby_live, health, page],
        lifespan=[lifespan],
        middleware=[RequestTimes(metrics), doorkeeper],
        before_send=[add_headers],
        exception_handlers={Exception: answer},
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="brewtable",
            version=__version__,
            path="/api/schema",
            render_plugins=[WithFaces(path="/openapi.json")],
        ),
    )
    app.state.requests = doorkeeper.requests
    app.state.failed_joins = Limiter(settings.codes_a_minute)
    app.state.openings = Limiter(settings.openings_a_minute)
    app.state.words = Limiter(settings.words_a_minute)  # of each person
    app.state.words_from = Limiter(settings.words_a_minute * 10)  # each address: names are free
    return app
