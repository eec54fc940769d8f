"""Bots think in processes of their own, so that the service stays awake.

They are given a world drawn at random from those their seat cannot tell apart: the true position never
leaves the service.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar

from brewtable.bots import make_bot
from brewtable.bots.advice import advise
from brewtable.bots.levels import LEVELS
from brewtable.bots.review import judge
from brewtable.bots.search import Budget
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.engine import mode
from brewtable.kernel.game import Game
from brewtable.kernel.message import Message
from brewtable.kernel.observation import Observation
from brewtable.kernel.registry import find_game
from brewtable.kernel.state import State
from brewtable.table.entropy import random_seed
from brewtable.table.problems import Refusal
from brewtable.table.waiting_line import Asker, WaitingLine

THOUGHTLESS = frozenset({"random"})  # bots whose choice takes no longer than to ask for it elsewhere
_NICENESS = 5
_ATTEMPTS = 3  # at a decision over which processes die
_LEAST_SECONDS = 0.001
PATIENCE = 2.0  # seconds that somebody may have to wait for a turn
ALL_WAITING = 100  # wishes for each process; with more of them a new one is refused
WISHES_EACH = 8  # hints, or verdicts, of one person that wait
MOVES_EACH = 50  # tables of one person at which bots wait to think

HURRIED, INTERPRETED = "hurried", "interpreted"  # why a bot thought less than it is used to

log = logging.getLogger(__name__)
T = TypeVar("T")


def random_stream() -> Stream:
    """A stream nobody can foresee, for worlds."""
    return Stream(random_seed(), RESAMPLING)


def imagined(game: Game, state: State, seat: int) -> State:
    """A world that the seat cannot tell from the real one."""
    return game.resample(state, seat, random_stream())


def choice_at_once(game: Game, state: State, seat: int, bot: str) -> int | None:
    """What a bot chooses that does not think; None for those that do, elsewhere."""
    if bot not in THOUGHTLESS:
        return None
    return make_bot(bot, random_seed()).choose(Observation(game, state, seat, random_stream()))


@dataclass(frozen=True)
class Chosen:
    """What a bot chose, and why it thought less than it is used to; empty: it did not."""

    action: int
    slow: str


@dataclass(frozen=True)
class Recommended:
    """The best choice a bot sees, as it travels between processes."""

    action: int
    share: float
    chance: float
    score: float
    line: list[str]
    then: list[Message]
    why: Message | None


@dataclass(frozen=True)
class Judged:
    """What a bot says of a decision, as it travels between processes."""

    chances: list[float]
    favourite: int
    lost: float


class Thinker:
    """One process that thinks. It is started when it is first asked."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process = self._new_process()
        self.died = 0  # times

    async def think(self, thought: Callable[..., T], about: Sequence[object]) -> T:
        """The answer of the process; if it dies over it, that of a new one."""
        for _ in range(_ATTEMPTS):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._process, thought, *about)
            except BrokenProcessPool:
                log.warning("a process that thinks has died; its decision is asked again")
                self.died += 1
                self.start_anew()
        raise Refusal(503, "thinkers-die", "table-thinkers-die")

    def start_anew(self) -> None:
        self._process.shutdown(wait=False)
        self._process = self._new_process()

    def close(self) -> None:
        self._process.shutdown(cancel_futures=True)

    def _new_process(self) -> ProcessPoolExecutor:
        spawning = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=spawning, initializer=_settle_in, initargs=(self._niceness,))


class ThinkingRoom:
    """Some processes, and two lines before them: the second moves on when nobody waits in the first."""

    def __init__(self, processes: int, niceness: int) -> None:
        self.thinkers = [Thinker(niceness) for _ in range(processes)]
        self._free = list(self.thinkers)
        self._outdated: set[Thinker] = set()
        self.first: WaitingLine[Thinker] = WaitingLine()
        self.second: WaitingLine[Thinker] = WaitingLine()

    @property
    def busy(self) -> int:
        return len(self.thinkers) - len(self._free)

    def check_room(self, person: str, line: WaitingLine[Thinker], each: int) -> None:
        """Refuse at once what would have to wait for long."""
        if line.of(person) >= each or len(line) >= ALL_WAITING * len(self.thinkers):
            raise Refusal(503, "bots-busy", "table-bots-busy")

    @asynccontextmanager
    async def turn(self, asker: Asker, line: WaitingLine[Thinker]) -> AsyncIterator[Thinker]:
        """A process to think in, when it is the asker's turn."""
        thinker = self._free.pop() if self._free else await self._wait(asker, line)
        try:
            yield thinker
        finally:
            self._give_back(thinker)

    async def _wait(self, asker: Asker, line: WaitingLine[Thinker]) -> Thinker:
        turn = line.join(asker)
        try:
            return await turn
        except asyncio.CancelledError:
            line.leave(asker, turn)
            if not turn.cancelled():  # it was handed one in the same moment
                self._give_back(turn.result())
            raise

    def _give_back(self, thinker: Thinker) -> None:
        if thinker in self._outdated:
            self._outdated.discard(thinker)
            thinker.start_anew()
        if not (self.first.hand_over(thinker) or self.second.hand_over(thinker)):
            self._free.append(thinker)

    def time_for(self, person: str, line: WaitingLine[Thinker]) -> float:
        """The seconds after which all who wait in a line with somebody have had their turn in time."""
        own = line.of(person) + 1
        people = line.people + (own == 1)
        return PATIENCE * len(self.thinkers) / (own * people)

    def start_anew(self) -> None:
        """New processes for all; one that thinks finishes its thought first."""
        for thinker in self._free:
            thinker.start_anew()
        self._outdated = set(self.thinkers) - set(self._free)

    def close(self) -> None:
        for thinker in self.thinkers:
            thinker.close()


class Thinkers:
    """The processes that bots think in: some for moves, others for hints and reviews, which delay no move.

    Moves that somebody waits for go before those of bots among themselves, and hints before reviews.
    """

    def __init__(self, processes: int) -> None:
        self.moves = ThinkingRoom(processes, _NICENESS)
        self.advice = ThinkingRoom(max(1, processes // 2), 2 * _NICENESS)

    async def choose(
        self, asker: Asker, game: str, world: Mapping[str, Any], seat: int, bot: str, watched: bool = True
    ) -> Chosen:
        """What the bot chooses for a seat in a world; in less time than it is used to where many wait."""
        line = self.moves.first if watched else self.moves.second
        async with self.moves.turn(asker, line) as thinker:
            hurried = in_time(bot, self.moves.time_for(asker.person, line))
            chosen = await thinker.think(_choose, (game, world, seat, hurried, random_seed()))
        return replace(chosen, slow=chosen.slow or (HURRIED if hurried != bot else ""))

    async def advise(
        self, asker: Asker, game: str, world: Mapping[str, Any], seat: int, seconds: float
    ) -> Recommended:
        """What a bot that searches would do for a seat in a world."""
        return await self._advice(
            asker, self.advice.first, _advise, (game, world, seat, seconds, random_seed())
        )

    async def judge(
        self, asker: Asker, game: str, world: Mapping[str, Any], action: int, seconds: float
    ) -> Judged:
        """What a bot that searches says of an action of the seat to move in a world."""
        return await self._advice(
            asker, self.advice.second, _judge, (game, world, action, seconds, random_seed())
        )

    async def _advice(
        self,
        asker: Asker,
        line: WaitingLine[Thinker],
        thought: Callable[..., T],
        about: Sequence[object],
    ) -> T:
        self.advice.check_room(asker.person, line, WISHES_EACH)
        async with self.advice.turn(asker, line) as thinker:
            return await thinker.think(thought, about)

    def check_room(self, person: str) -> None:
        """Whether the bots of one more table find the time to think."""
        for line in (self.moves.first, self.moves.second):
            self.moves.check_room(person, line, MOVES_EACH)

    def start_anew(self) -> None:
        """Replace all processes, say because the rules have been compiled; no wish is lost."""
        self.moves.start_anew()
        self.advice.start_anew()

    def close(self) -> None:
        self.moves.close()
        self.advice.close()


def in_time(bot: str, seconds: float) -> str:
    """The bot, with no more time to think than so many seconds."""
    kind, _, budget = LEVELS.get(bot, bot).partition(":")
    if kind not in ("search", "expert"):
        return bot
    usual = float(budget.removesuffix("s")) if budget else Budget().seconds
    return bot if seconds >= usual else f"{kind}:{max(_LEAST_SECONDS, seconds):.4f}s"


# In the other process.


def _settle_in(niceness: int) -> None:
    """Leave interrupts to the service, give way to it, and end when it ends, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
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


def _choose(game: str, world: Mapping[str, Any], seat: int, bot: str, seed: int) -> Chosen:
    action = make_bot(bot, seed).choose(_seen(game, world, seat, seed))
    return Chosen(action, INTERPRETED if mode() == "interpreted" else "")


def _advise(game: str, world: Mapping[str, Any], seat: int, seconds: float, seed: int) -> Recommended:
    advice = advise(_seen(game, world, seat, seed), Stream(seed, BOTS), Budget(seconds))
    best = advice.choices[0]
    prompt = _game(game).prompt(_game(game).load(world), seat)
    assert prompt is not None
    why = advice.why(prompt)
    return Recommended(best.action, best.share, best.chance, best.score(), best.line, best.then, why)


def _judge(game: str, world: Mapping[str, Any], action: int, seconds: float, seed: int) -> Judged:
    rules = _game(game)
    verdict = judge(rules, rules.load(world), 0, action, Budget(seconds), seed)
    return Judged(verdict.chances, verdict.favourite, verdict.lost)
