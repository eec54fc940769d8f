"""What a host's commands ask of the house: done by the service if it runs, or else in their own process.

On PostgreSQL a command comes in as one more process. A file of SQLite has one process at a time, so while the
service runs it is asked, by the side door.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from brewtable.kernel.errors import SetupError
from brewtable.table import hosting, invitations
from brewtable.table.backup import serving_alone
from brewtable.table.faults import told_in_words
from brewtable.table.hall import Hall
from brewtable.table.readiness import make_ready
from brewtable.table.settings import from_environment
from brewtable.table.side_door import ask, key_of
from brewtable.table.storage import FILE_NAME, Storage, database_url
from brewtable.table.thinking import Thinkers

USUAL_ADDRESS = "http://localhost:8000"
Arguments = Mapping[str, Any]


async def _members(hall: Hall) -> object:
    return await hosting.members(hall)


async def _stand(hall: Hall, person: str, standing: Any) -> object:
    return await hosting.set_standing(hall, await hosting.find_person(hall, person), standing)


async def _house(hall: Hall, **decided: Any) -> object:
    return await hosting.change_house(hall, **decided)


ERRANDS: Mapping[str, Callable[..., Awaitable[object]]] = {
    "house": _house,
    "members": _members,
    "stand": _stand,
    "invite": invitations.invite,
    "invitations": invitations.invitations,
    "revoke": invitations.revoke,
    "host-link": invitations.new_host_link,
    "tables": hosting.tables,
    "table": hosting.table,
    "end": hosting.end_table,
    "remove": hosting.remove_table,
    "export": hosting.export_table,
}


async def do(hall: Hall, errand: str, arguments: Arguments) -> Any:
    """Do one of them; the answer in plain data."""
    return to_builtins(await ERRANDS[errand](hall, **arguments))


def run(database: str | None, folder: Path, errand: str, **arguments: Any) -> Any:
    """Have an errand done, whoever has the games now."""
    if database is None and not (folder / FILE_NAME).exists():
        raise SetupError("table-nothing-kept", {"folder": str(folder)})
    with told_in_words(folder):
        storage = Storage(database_url(database, folder))
    if storage.is_postgresql:
        return asyncio.run(_do_alone(storage, errand, arguments))
    file = Path(str(storage.url.database))
    if is_served(file):
        return ask(file, errand, arguments)
    with serving_alone(file):
        return asyncio.run(_do_alone(storage, errand, arguments))


def is_served(file: Path) -> bool:
    """Whether some process has the games."""
    try:
        with serving_alone(file):
            return False
    except SetupError:
        return True


def address_of_service(database: str | None, folder: Path) -> str:
    """Where browsers find the house, as far as that is known."""
    file = folder / FILE_NAME
    key = key_of(file) if database is None and file.exists() and is_served(file) else None
    return USUAL_ADDRESS if key is None or not key.address else key.address


async def _do_alone(storage: Storage, errand: str, arguments: Arguments) -> Any:
    """In a hall of one's own, where nothing is played."""
    await make_ready(storage)  # which closes it
    storage = Storage(storage.url)
    hall = Hall(storage, Thinkers(1), from_environment())
    try:
        await hall.visit()
        return await do(hall, errand, arguments)
    finally:
        await hall.stop()
        hall.thinkers.close()
        await storage.close()
