"""Bots think in processes of their own, so that the service stays awake.

They are given a world drawn at random from those their seat cannot tell apart: the true position never
leaves the service.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from secrets import randbelow
from typing import Any, TypeVar

from brewtable.bots import make_bot
from brewtable.bots.advice import advise
from brewtable.bots.review import judge
from brewtable.bots.search import Budget
from brewtable.kernel.chance import BOTS, RESAMPLING, SEED_LIMIT, Stream
from brewtable.kernel.game import Game
from brewtable.kernel.observation import Observation
from brewtable.kernel.registry import find_game
from brewtable.kernel.state import State

_NICENESS = 5

T = TypeVar("T")


def random_stream() -> Stream:
    """A stream nobody can foresee, for worlds."""
    return Stream(randbelow(SEED_LIMIT), RESAMPLING)


def imagined(game: Game, state: State, seat: int) -> State:
    """A world that the seat cannot tell from the real one."""
    return game.resample(state, seat, random_stream())


@dataclass(frozen=True)
class Recommended:
    """The best choice a bot sees, as it travels between processes."""

    action: int
    share: float
    chance: float
    score: float
    line: list[str]


@dataclass(frozen=True)
class Judged:
    """What a bot says of a decision, as it travels between processes."""

    chances: list[float]
    favourite: int
    lost: float


class Thinkers:
    """The processes that bots think in."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()
        # Games that are over can wait: the others always find a process or two.
        self._judging = asyncio.Semaphore(max(1, processes // 2))

    async def choose(self, game: str, world: Mapping[str, Any], seat: int, bot: str) -> int:
        """What the bot chooses for a seat in a world."""
        return await self._think(_choose, game, world, seat, bot, random_seed())

    async def advise(self, game: str, world: Mapping[str, Any], seat: int, seconds: float) -> Recommended:
        """What a bot that searches would do for a seat in a world."""
        return await self._think(_advise, game, world, seat, seconds, random_seed())

    async def judge(self, game: str, world: Mapping[str, Any], action: int, seconds: float) -> Judged:
        """What a bot that searches says of an action of the seat to move in a world."""
        async with self._judging:
            return await self._think(_judge, game, world, action, seconds, random_seed())

    async def _think(self, thought: Callable[..., T], *about: object) -> T:
        while True:
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, thought, *about)
            except BrokenProcessPool:  # a process was killed: think again in new ones
                if self._pool is pool:
                    self._pool = self._new_pool()

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes, mp_context=multiprocessing.get_context("spawn"), initializer=_settle_in
        )


def random_seed() -> int:
    return randbelow(SEED_LIMIT)


# In the other process.


def _settle_in() -> None:
    """Leave interrupts to the service, give way to it, and end when it ends, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(_NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


@lru_cache
def _game(name: str) -> Game:
    return find_game(name)


def _seen(game: str, world: Mapping[str, Any], seat: int, seed: int) -> Observation:
    rules = _game(game)
    return Observation(rules, rules.load(world), seat, Stream(seed, RESAMPLING))


def _choose(game: str, world: Mapping[str, Any], seat: int, bot: str, seed: int) -> int:
    return make_bot(bot, seed).choose(_seen(game, world, seat, seed))


def _advise(game: str, world: Mapping[str, Any], seat: int, seconds: float, seed: int) -> Recommended:
    best = advise(_seen(game, world, seat, seed), Stream(seed, BOTS), Budget(seconds)).choices[0]
    return Recommended(best.action, best.share, best.chance, best.score(), best.line)


def _judge(game: str, world: Mapping[str, Any], action: int, seconds: float, seed: int) -> Judged:
    rules = _game(game)
    verdict = judge(rules, rules.load(world), 0, action, Budget(seconds), seed)
    return Judged(verdict.chances, verdict.favourite, verdict.lost)
