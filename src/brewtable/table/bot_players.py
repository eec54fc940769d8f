"""Bots at the tables: whenever a bot is to move, it is asked, and its answer is played like anybody's."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from sqlalchemy import and_, select

from brewtable.table.models import SeatRow, TableRow
from brewtable.table.problems import Refusal
from brewtable.table.thinking import imagined

if TYPE_CHECKING:
    from brewtable.table.hall import Hall

log = logging.getLogger(__name__)

ROUND_EVERY = (
    15.0  # seconds between looks for tables whose bot has been forgotten, say by a process that died
)


class BotPlayers:
    """One task for each table at which a bot is to move."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._due: set[str] = set()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._rounds = asyncio.create_task(self._make_rounds())

    async def stop(self) -> None:
        tasks = [*self._tasks.values(), *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, table: str) -> None:
        """Let the bots of a table play until it is a person's turn."""
        self._due.add(table)
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._play(table))

    async def _play(self, table: str) -> None:
        try:
            while table in self._due:
                self._due.discard(table)
                while await self._play_one(table):
                    pass
        except Refusal as problem:
            log.warning("the bots leave table %s: %s", table, problem)
        except Exception:
            log.exception("the bots of table %s stumbled; they try again later", table)
        finally:
            del self._tasks[table]

    async def _play_one(self, table: str) -> bool:
        """Play one decision if it is a bot's; whether there may be another."""
        async with self._hall.looking(table) as sitting:
            bot, seat, version = sitting.bot_to_move(), sitting.to_move, sitting.row.version
            if bot is None or seat is None:
                return False
            game = sitting.game
            world = game.save(imagined(game, sitting.match.state, seat))
        action = await self._hall.thinkers.choose(game.name, world, seat, bot)
        async with self._hall.changing(table) as sitting:
            if sitting.row.version == version and sitting.playing and sitting.seats[seat].bot == bot:
                sitting.play(seat, action)
        return True

    async def _make_rounds(self) -> None:
        grace = 0.0  # after a start nobody else thinks for us
        while True:
            try:
                for table in await self._waiting_for_bots(grace):
                    self.wake(table)
            except Exception:
                log.exception("the tables with bots to move could not be listed")
            grace = ROUND_EVERY
            await asyncio.sleep(ROUND_EVERY)

    async def _waiting_for_bots(self, seconds: float) -> list[str]:
        """The tables where a bot has been to move for so long."""
        before = (datetime.now(UTC) - timedelta(seconds=seconds)).isoformat(timespec="milliseconds")
        mover = and_(SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.to_move)
        due = TableRow.status == "playing", SeatRow.bot.is_not(None), TableRow.changed <= before
        async with self._hall.storage.read() as session:
            return list(await session.scalars(select(TableRow.id).join(SeatRow, mover).where(*due)))
