"""Bots at the tables: whenever a bot is to move, it is asked, and its answer is played like anybody's."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING
from zlib import crc32

from sqlalchemy import and_, or_, select

from brewtable.table.ledger import Overtaken
from brewtable.table.models import SeatRow, TableRow
from brewtable.table.problems import Refusal
from brewtable.table.thinking import choice_at_once, imagined
from brewtable.table.waiting_line import Asker

if TYPE_CHECKING:
    from brewtable.table.hall import Hall

log = logging.getLogger(__name__)

ROUND_EVERY = 1.5  # seconds between looks whether another process is gone, or a bot stumbled


class BotPlayers:
    """One task for each table at which a bot is to move."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._due: set[str] = set()
        self._stumbled: set[str] = set()
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
        self._stumbled.discard(table)
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
            if problem.status == 503:  # something is wrong with us, not with the table
                self._stumbled.add(table)
        except Exception:
            log.exception("the bots of table %s stumbled; they try again later", table)
            self._stumbled.add(table)
        finally:
            del self._tasks[table]

    async def _play_one(self, table: str) -> bool:
        """Play one decision if it is a bot's; whether there may be another."""
        async with self._hall.looking(table, recent=True) as sitting:
            bot, seat, version = sitting.bot_to_move(), sitting.to_move, sitting.row.version
            if bot is None or seat is None:
                return False
            game, asker = sitting.game, Asker(sitting.row.host or table, table)
            watched = bool(sitting.online)
            action, slow = choice_at_once(game, sitting.state, seat, bot), ""
            world = game.save(imagined(game, sitting.state, seat)) if action is None else {}
        if action is None:
            chosen = await self._hall.thinkers.choose(asker, game.name, world, seat, bot, watched)
            action, slow = chosen.action, chosen.slow
        try:
            async with self._hall.changing(table, recent=True) as sitting:
                if sitting.row.version == version and sitting.playing and sitting.seats[seat].bot == bot:
                    sitting.play(seat, [action])
                    sitting.note_slow_bot(slow)
        except Overtaken:  # by another process: the next look tells what is to be done
            pass
        return True

    async def _make_rounds(self) -> None:
        """Look for tables whose bots nobody thinks for: after a start, and when another process is gone."""
        known: frozenset[int] = frozenset()
        while True:
            try:
                living = await self._hall.living()
                if living != known:
                    await self._hall.timekeeper.take_over(living)
                    for table in await self._forsaken(living):
                        if _nearest(living, table) == self._hall.storage.process:
                            self.wake(table)
                    known = living
                for table in self._stumbled.copy():
                    self.wake(table)
            except Exception as problem:
                known = frozenset()  # whatever happens meanwhile is found by the next look
                log.warning("the tables with bots to move could not be listed: %r", problem)
            await asyncio.sleep(ROUND_EVERY)

    async def _forsaken(self, living: frozenset[int]) -> list[str]:
        """The tables where a bot is to move and whose process is gone."""
        mover = and_(SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.to_move)
        gone = or_(TableRow.keeper.is_(None), TableRow.keeper.not_in(living))
        due = TableRow.status == "playing", SeatRow.bot.is_not(None), gone
        async with self._hall.storage.read() as session:
            return list(await session.scalars(select(TableRow.id).join(SeatRow, mover).where(*due)))


def _nearest(living: frozenset[int], table: str) -> int:
    """The process that takes a forsaken table over: each of them comes to the same answer."""
    return min(living, key=lambda process: crc32(f"{process}:{table}".encode()))
