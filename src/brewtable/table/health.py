"""Whether the service is well: for those who watch over it, such as a proxy."""

from __future__ import annotations

import asyncio

from litestar import get
from litestar.datastructures import State
from msgspec import Struct
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from brewtable import __version__
from brewtable.table.doorkeeper import HEALTH
from brewtable.table.hall import Hall
from brewtable.table.models import Secret
from brewtable.table.problems import Refusal

PATIENCE = 5.0  # seconds


class Health(Struct):
    """The answer while all is well; otherwise there is a problem with status 503."""

    version: str
    status: str = "ok"


@get(HEALTH, include_in_schema=False)
async def health(state: State) -> Health:
    """All is well if the database answers."""
    hall: Hall = state.hall
    try:
        async with asyncio.timeout(PATIENCE), hall.storage.read() as session:
            await session.execute(select(Secret.name).limit(1))
    except (OSError, SQLAlchemyError, TimeoutError):
        raise Refusal(503, "storage", "table-storage-fails") from None
    return Health(__version__)
