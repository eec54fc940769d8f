"""The environments beside PettingZoo's and Pgx', and two workers beside one: `make bench`, or this file.

All but the workers run on one core, which this process is held to. A peer that is not here is said not to be.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import cycle
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np

from measure import many, repeat
from own import TITLES, the_game

TABLES: Final = 256
CARD_GAMES: Final = ("gin_rummy_v4", "texas_holdem_v4", "leduc_holdem_v4")
OTHER_GAMES: Final = ("connect_four_v3", "tictactoe_v3")
PGX_CARD_GAMES: Final = ("leduc_holdem", "kuhn_poker", "sparrow_mahjong")
STEPS_A_CALL: Final = 20
WORKER_GAMES: Final = 12
WORKER_BOTS: Final = ("search:60", "greedy")

# Some work: how many decisions it was, and the seconds in it that are not to count.
Work = Callable[[], tuple[int, float]]


@dataclass(frozen=True)
class Line:
    """What was measured; None where the peer is not here, and then why."""

    name: str
    rate: float | None
    why: str = ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for a measure in a round")
    parser.add_argument("--ray", metavar="ADDRESS", help="a cluster of two cores, measured as well")
    asked = parser.parse_args()
    for line in report(asked.rounds, asked.seconds, asked.ray):
        print(line, flush=True)


def report(rounds: int, seconds: float, ray: str | None = None) -> Iterator[str]:
    """Tables in Markdown, and then the aims."""
    with _one_core():
        lines = measured(contestants(), rounds, seconds)
        features = [Line(title, _features(title, seconds)) for title in TITLES]
    yield "| environment | decisions/s |\n| --- | ---: |"
    for line in lines.values():
        yield f"| {line.name} | {line.why if line.rate is None else _rounded(line.rate)} |"
    yield "\n| features of a position | µs |\n| --- | ---: |"
    for line in features:
        yield f"| {line.name} | {line.rate:.2f} |"
    yield "\n| two workers / one | |\n| --- | ---: |"
    yield f"| processes, on the clock | {_two_workers(rounds):.2f} |"
    yield f"| processes, by CPU time (2 without any cost of sharing) | {2 * _cpu_of_two():.2f} |"
    if ray is not None:
        yield f"| Ray, on the clock | {_two_workers_on_ray(ray, rounds):.2f} |"
    yield ""
    yield from _aims(lines, features)


@contextmanager
def _one_core() -> Iterator[None]:
    """Where the system can hold a process to one; elsewhere more may help a peer."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def measured(makers: dict[str, Callable[[], Work]], rounds: int, seconds: float) -> dict[str, Line]:
    """All in turns, round after round; medians."""
    ready: dict[str, Work] = {}
    lines = {}
    for name, make in makers.items():
        try:
            ready[name] = make()
        except ImportError as missing:
            lines[name] = Line(name, None, f"not installed ({missing.name})")
        except Exception as problem:  # whatever a peer may fail with
            lines[name] = Line(name, None, f"does not run ({type(problem).__name__})")
    rates: dict[str, list[float]] = {name: [] for name in ready}
    for _ in range(rounds):
        for name, once in ready.items():
            rates[name].append(_rate(once, seconds))
    return {name: lines.get(name) or Line(name, median(rates[name])) for name in makers}


def _rate(once: Work, seconds: float) -> float:
    done, apart, started = 0, 0.0, process_time()
    while (spent := process_time() - started - apart) < seconds:
        decisions, not_counted = once()
        done += decisions
        apart += not_counted
    return done / spent


def contestants() -> dict[str, Callable[[], Work]]:
    found: dict[str, Callable[[], Work]] = {}
    for title in TITLES:
        found[f"{title}, {TABLES} at once, stepped from NumPy"] = lambda title=title: _batched(title)
        found[f"{title}, {TABLES} at once, random inside"] = lambda title=title: _inside(title)
        found[f"{title}, PettingZoo"] = lambda title=title: _aec(_own_table(title))
    for name in (*CARD_GAMES, *OTHER_GAMES):
        found[f"PettingZoo {name}"] = lambda name=name: _aec(_classic(name))
    for name in PGX_CARD_GAMES:
        found[f"Pgx {name}, {TABLES} at once, random inside"] = lambda name=name: _pgx(name)
    return found


# Ours.


def _batched(title: str) -> Work:
    """An action for each game comes from an array, as of a learner, whose time is not counted."""
    env = import_module("brewtable.envs.batched").BatchedEnv(TABLES, the_game(title).name)
    seen, _ = env.reset(seed=1)
    chance = np.random.default_rng(1)
    mask = seen["action_mask"]

    def once() -> tuple[int, float]:
        started = process_time()
        actions = (mask * chance.random(mask.shape, np.float32)).argmax(axis=1)
        chosen = process_time() - started
        env.step(actions)
        return TABLES, chosen

    return once


def _inside(title: str) -> Work:
    batch: Any = import_module("brewtable.kernel.batch")
    game = the_game(title)
    tables = batch.Batch(game, game.fewest, TABLES)
    tables.reset(1)
    seeds = cycle(range(1, 1_000_000))

    def once() -> tuple[int, float]:
        batch.steps_at_random(tables, STEPS_A_CALL, next(seeds))
        return TABLES * STEPS_A_CALL, 0.0

    return once


def _own_table(title: str) -> Any:
    return import_module("brewtable.envs.aec").TableEnv(the_game(title).name)


def _features(title: str, seconds: float) -> float:
    """Microseconds, of positions halfway through random games."""
    game = the_game(title)
    positions = cycle([game.new(game.setup(seed=seed)) for seed in range(1, 33)])
    for _ in range(32):
        _halfway(next(positions))

    def once() -> tuple[int, int]:
        position = next(positions)
        seat = int(position.to_move())
        return many(lambda: game.features(position, seat))

    sample = repeat(once, seconds)
    return 1e6 * sample.seconds / sample.done


def _halfway(position: Any) -> None:
    chance = np.random.default_rng(1)
    for _ in range(40):
        if position.to_move() >= 0:
            position.play(int(chance.choice(list(position.legal()))))


# Peers.


def _classic(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{name}").env()


def _aec(env: Any) -> Work:
    """One game of a PettingZoo environment, in which every seat draws among its legal actions."""
    seeds = cycle(range(1, 1_000_000))
    chance = np.random.default_rng(1)

    def once() -> tuple[int, float]:
        env.reset(seed=next(seeds))
        decisions = 0
        for _agent in env.agent_iter():
            seen, _reward, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[int(chance.random() * len(legal))]))
            decisions += 1
        return decisions, 0.0

    return once


def _pgx(name: str) -> Work:
    """Jitted: random legal actions, observations and masks, games begun anew as they end."""
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax: Any = import_module("jax")
    pgx: Any = import_module("pgx")
    env = pgx.make(name)
    step = jax.vmap(import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init))

    def many_steps(state: Any, key: Any) -> Any:
        def one(carry: Any, key: Any) -> Any:
            logits = jax.numpy.log(carry.legal_action_mask.astype(jax.numpy.float32))
            action_key, step_key = jax.random.split(key)
            action = jax.random.categorical(action_key, logits, axis=1)
            after = step(carry, action, jax.random.split(step_key, TABLES))
            return after, (after.observation.sum(), after.legal_action_mask.sum())

        return jax.lax.scan(one, state, jax.random.split(key, STEPS_A_CALL))

    jitted = jax.jit(many_steps)
    keys = iter(range(1, 1_000_000_000))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), TABLES))

    def once() -> tuple[int, float]:
        nonlocal state
        state, seen = jitted(state, jax.random.PRNGKey(next(keys)))
        jax.block_until_ready(seen)
        return TABLES * STEPS_A_CALL, 0.0

    once()  # compiles
    return once


# Workers: the same games, on the clock, after a few that nobody times. Two want two idle cores.


def _two_workers(rounds: int) -> float:
    here: Any = import_module("brewtable.arena.spread").Here
    with here(1) as one, here(2) as two:
        return _ratio(one, two, rounds)


def _two_workers_on_ray(address: str, rounds: int) -> float:
    """The cluster must have two cores."""
    here: Any = import_module("brewtable.arena.spread").Here
    with here(1) as one, import_module("brewtable.arena.cluster").OnRay(address) as two:
        return _ratio(one, two, rounds)


def _ratio(one: Any, two: Any, rounds: int) -> float:
    """In turns, so that a slow spell of the machine hits both."""
    return median(_seconds(one) / _seconds(two) for _ in range(rounds))


def _cpu_of_two() -> float:
    """How much of the CPU time of two workers, and of who hands out, goes into the games."""
    here: Any = import_module("brewtable.arena.spread").Here
    alone = -process_time()
    _seconds(here(1))
    alone += process_time()
    spent = []
    for times in (1, 2):
        before = _cpu()
        with here(2) as two:
            for _ in range(times):
                _seconds(two)
        spent.append(_cpu() - before)
    return alone / (spent[1] - spent[0])


def _cpu() -> float:
    """Of this process and of those that have ended."""
    ended = getrusage(RUSAGE_CHILDREN)
    return process_time() + ended.ru_utime + ended.ru_stime


def _seconds(engine: Any) -> float:
    contest: Any = import_module("brewtable.arena.contest")
    hall = contest.Hall(contest.Rules("beer-and-bread"))
    schedule = contest.fixtures(WORKER_BOTS, WORKER_GAMES, 1)
    list(engine.run(hall.play, schedule[:4]))
    started = perf_counter()
    list(engine.run(hall.play, schedule))
    return perf_counter() - started


# Aims.


def _aims(lines: dict[str, Line], features: list[Line]) -> Iterator[str]:
    rates = {name: line.rate for name, line in lines.items() if line.rate is not None}
    for title in TITLES:
        ours = rates[f"{title}, {TABLES} at once, stepped from NumPy"]
        cards = {name: rate for name, rate in rates.items() if name.removeprefix("PettingZoo ") in CARD_GAMES}
        if cards:
            best = max(cards, key=lambda name: cards[name])
            yield _aim(f"{title} batched, times {best}", ours / cards[best], 20)
        for name, rate in rates.items():
            if name.startswith("Pgx"):
                inside = rates[f"{title}, {TABLES} at once, random inside"]
                yield _aim(f"{title} batched, times {name}", inside / rate, 1)
        rummy = rates.get("PettingZoo gin_rummy_v4")
        if rummy:
            yield _aim(
                f"{title} in PettingZoo, times its gin rummy", rates[f"{title}, PettingZoo"] / rummy, 5
            )
    ours = rates[f"{TITLES[0]}, {TABLES} at once, stepped from NumPy"]
    yield f"- {TITLES[0]} batched at least 300,000 steps/s: {_rounded(ours)}, {_met(ours >= 300_000)}."
    for line in features:
        assert line.rate is not None
        yield f"- Features of {line.name} at most 5 µs: {line.rate:.2f}, {_met(line.rate <= 5)}."


def _aim(what: str, ratio: float, least: float) -> str:
    return f"- {what}: {ratio:.3g} (at least {least:g}), {_met(ratio >= least)}."


def _met(reached: bool) -> str:
    return "met" if reached else "not met"


def _rounded(value: float) -> str:
    return f"{float(f'{value:.3g}'):,.0f}"


if __name__ == "__main__":
    main()
