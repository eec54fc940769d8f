"""Keys of the service: each is made once, by whichever process needs it first, and kept."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.models import Secret
from brewtable.table.storage import Storage


async def key_made_once(storage: Storage, name: str, make: Callable[[], str]) -> str:
    """The key of this name in this database."""
    try:
        async with storage.write() as session:
            key = await _stored(session, name)
            if key is None:
                key = make()
                session.add(Secret(name=name, value=key))
    except IntegrityError:  # another process was faster
        async with storage.read() as session:
            key = await _stored(session, name)
    assert key is not None
    return key


async def _stored(session: AsyncSession, name: str) -> str | None:
    return await session.scalar(select(Secret.value).where(Secret.name == name))
