"""A database is brought into its present form before anything is done with it."""

from __future__ import annotations

from pathlib import Path

from brewtable.kernel.errors import SetupError
from brewtable.table.faults import UNUSABLE, check_whole, told_in_words
from brewtable.table.storage import Storage


async def make_ready(storage: Storage) -> None:
    """Bring the database into its present form, or say why that cannot be."""
    try:
        if storage.is_postgresql:
            await storage.migrate()
            return
        file = Path(str(storage.url.database))
        with told_in_words(file):
            check_whole(file)
            await storage.migrate()
            await storage.check_witness()
    except UNUSABLE as problem:
        raise SetupError("table-database-unusable", {"problem": str(problem).splitlines()[0]}) from None
    finally:
        await storage.close()
