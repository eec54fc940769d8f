"""The application: storage, channels, bots and requests put together."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy import delete

from brewtable import __version__
from brewtable.table.api import requests
from brewtable.table.doorkeeper import Doorkeeper, Limiter, add_headers
from brewtable.table.hall import PRESENT, REVIEW_SECONDS, Hall
from brewtable.table.live import live
from brewtable.table.models import PresenceRow
from brewtable.table.notices import Notices
from brewtable.table.pages import page
from brewtable.table.people import load_signer
from brewtable.table.problems import answer
from brewtable.table.storage import Storage, database_url
from brewtable.table.thinking import Thinkers

BODY_LIMIT = 1_000_000  # bytes
REQUESTS_A_MINUTE = 3000  # from one address: a whole club may sit behind it
WRONG_CODES_A_MINUTE = 10


def make_app(
    data: Path,
    database: str | None = None,
    requests_a_minute: int = REQUESTS_A_MINUTE,
    processes: int | None = None,
    review_seconds: float = REVIEW_SECONDS,
) -> Litestar:
    """The service with its database, in its present form, in a folder or at an address."""
    storage = Storage(database_url(database, data))
    channels = ChannelsPlugin(
        _channels_backend(storage),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=100,
        subscriber_backlog_strategy="dropleft",
    )

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await _forget_the_absent(storage)
        app.state.signer = await load_signer(storage)
        thinkers = Thinkers(processes or max(1, (os.cpu_count() or 2) - 1))
        async with channels:
            hall = app.state.hall = Hall(storage, channels, thinkers, review_seconds)
            hall.bots.start()
            try:
                yield
            finally:
                await hall.bots.stop()
        await asyncio.to_thread(thinkers.close)
        await storage.close()

    app = Litestar(
        route_handlers=[requests(), live, page],
        lifespan=[lifespan],
        middleware=[Doorkeeper(requests_a_minute)],
        before_send=[add_headers],
        exception_handlers={Exception: answer},
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="brewtable",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
    app.state.failed_joins = Limiter(WRONG_CODES_A_MINUTE)
    return app


def _channels_backend(storage: Storage) -> ChannelsBackend:
    """One process tells itself of changes; several tell each other through PostgreSQL."""
    return Notices(storage) if storage.is_postgresql else MemoryChannelsBackend()


async def _forget_the_absent(storage: Storage) -> None:
    async with storage.write() as session:
        await session.execute(delete(PresenceRow).where(PresenceRow.seen < int(time.time()) - PRESENT))
