"""What the page of the house costs with many results: `python benchmarks/house.py [--results N]`

Prints how long it takes to work out what all results say, how long to answer while it is kept, and the ratio.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from sqlalchemy import insert

from brewtable.table.hall import Hall
from brewtable.table.house import house
from brewtable.table.models import PersonRow, ResultRow
from brewtable.table.storage import Storage, database_url
from brewtable.table.thinking import Thinkers

PEOPLE = 500
ROUNDS = 5
GAMES = ("beer-and-bread", "beer-pioneers", "dice-brewing")


async def measure(results: int, folder: Path) -> None:
    storage = Storage(database_url(None, folder))
    await storage.migrate()
    async with storage.write() as session:
        people = [{"id": f"p{number}", "name": f"P{number}", "visible_to": "all"} for number in range(PEOPLE)]
        await session.execute(insert(PersonRow), people)
        await session.execute(insert(ResultRow), list(_rows(results)))
    thinkers = Thinkers(1)
    hall = Hall(storage, thinkers)
    anew, again = [], []
    for _ in range(ROUNDS):
        hall.chronicle.outdated()
        anew.append(await _seconds(hall))
        again.append(await _seconds(hall))
    await hall.stop()
    thinkers.close()
    await storage.close()
    ratio = median(anew) / median(again)
    print(
        f"{results} results: worked out in {1000 * median(anew):.0f} ms, while it is kept answered"
        f" in {1000 * median(again):.1f} ms: {ratio:.0f} times cheaper"
    )


async def _seconds(hall: Hall) -> float:
    began = perf_counter()
    await house(hall, "p0")
    return perf_counter() - began


def _rows(results: int) -> Iterator[dict[str, Any]]:
    chance = Random(1)
    for number in range(results):
        yield {
            "table_id": f"t{number // 2}",
            "seat": number % 2,
            "person": f"p{chance.randrange(PEOPLE)}",
            "bot": None,
            "game": GAMES[number // 2 % 3],
            "players": 2,
            "place": 1 + number % 2,
            "score": chance.randrange(60),
            "conceded": False,
            "ended": f"2026-01-01T{number:08}",
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=int, default=100_000)
    with TemporaryDirectory() as folder:
        asyncio.run(measure(parser.parse_args().results, Path(folder)))


if __name__ == "__main__":
    main()
