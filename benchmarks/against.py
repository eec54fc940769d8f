"""This tree against another commit: ratios of speed, and whether both play the same games.

Each build answers in a process of its own, by its own Python and the code of this folder. Both do the same
pieces of work in turns, and every round starts both anew: what else the machine does, or where in memory
a build comes to lie, should not count.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

from measure import KINDS, PLAYOUT, SEARCH, Once
from own import TITLES, is_compiled, measures, the_game

ROOT: Final = Path(__file__).resolve().parent.parent
BUILDS: Final = ROOT / "build" / "against"
FOR_EACH_NUMBER_OF_PLAYERS: Final = (PLAYOUT, SEARCH)
TREE_EVERY: Final = 40  # decisions of a compared game: then a search is compared as well
EXPLORATIONS: Final = 20
A_TURN: Final = 0.1  # seconds that a build works before it is the other's turn

Measure = tuple[str, int, str]  # title, players, kind


# Builds.


def build_of(commit: str) -> Path:
    """The Python of a commit's own build, in a folder that is kept for the next time."""
    found = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if found.returncode != 0:
        raise SystemExit(f"--against: {commit!r} is no commit of this repository")
    folder = BUILDS / found.stdout.strip()
    if not folder.exists():
        folder.mkdir(parents=True)
        source = subprocess.Popen(["git", "archive", folder.name], cwd=ROOT, stdout=subprocess.PIPE)
        subprocess.run(["tar", "-x"], cwd=folder, stdin=source.stdout, check=True)
    return _built(folder, commit, {"BREWTABLE_WEB": "0"})


def build_here() -> Path:
    return _built(ROOT, "this tree", {})


def _built(folder: Path, name: str, wishes: dict[str, str]) -> Path:
    """Make what is not made yet, and tell what compiling took."""
    make = ["make", "--no-print-directory", "-C", str(folder)]
    environment = os.environ | wishes
    subprocess.run([*make, ".venv/.dependencies"], env=environment, stdout=sys.stderr, check=True)
    if subprocess.run([*make, "-q", "compiled"], env=environment, check=False).returncode != 0:
        start, used = perf_counter(), _seconds_of_children()
        subprocess.run([*make, "compiled"], env=environment, stdout=sys.stderr, check=True)
        wall, cpu = perf_counter() - start, _seconds_of_children() - used
        print(f"Compiling {name}: {cpu:.0f} s of CPU time, {wall:.0f} s on the clock.", flush=True)
    return folder / ".venv" / "bin" / "python"


def _seconds_of_children() -> float:
    used = os.times()
    return used.children_user + used.children_system


# The two processes.


class Build:
    """A process that works with one build: it gets a request a line, and answers in a line."""

    def __init__(self, python: Path) -> None:
        # Only what that Python has installed: not the source tree, which a PYTHONPATH may name.
        bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.process = subprocess.Popen(
            [str(python), __file__], env=bare, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, *request: object) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self.process.args!r} ended; see above")
        return json.loads(answer)


@contextmanager
def both(other: Path, here: Path) -> Iterator[tuple[Build, Build]]:
    builds = Build(other), Build(here)
    try:
        yield builds
    finally:
        for build in builds:
            build.process.communicate()


def compare(other: Path, here: Path, rounds: int, seconds: float, games: int) -> Iterator[str]:
    """The report, line by line as it gets known."""
    with both(other, here) as builds:
        theirs, ours = builds
        wanted: list[Measure] = [tuple(one) for one in ours.ask("measures")]
        for table in _tables(wanted):
            yield _sameness(*table, *(build.ask("games", *table, games) for build in builds))
        pieces = {one: theirs.ask("pieces", *one, A_TURN) for one in wanted}
    ratios: dict[Measure, list[float]] = {one: [] for one in wanted}
    for _ in range(rounds):
        with both(other, here) as builds:
            for one in wanted:
                took = [0.0, 0.0]
                while took[0] < seconds:
                    for which, build in enumerate(builds):
                        took[which] += build.ask("time", *one, pieces[one])
                ratios[one].append(took[0] / took[1])
    yield from _report(ratios)


def _tables(wanted: Iterable[Measure]) -> list[tuple[str, int]]:
    return list(dict.fromkeys((title, players) for title, players, _ in wanted))


def _sameness(title: str, players: int, theirs: list[list[Any]], ours: list[list[Any]]) -> str:
    who = f"{title}, {players} players"
    for seed, (one, other) in enumerate(zip(theirs, ours, strict=True), 1):
        if one != other:
            return f"{who}: DIFFERENT games, the first with seed {seed}."
    decisions, trees = (sum(game[at] for game in ours) for at in (1, 2))
    return f"{who}: the same {len(ours)} games, {decisions:,} decisions, {trees} searches."


def _report(ratios: dict[Measure, list[float]]) -> Iterator[str]:
    yield "\n| this tree / the other | players | " + " | ".join(KINDS) + " |"
    yield "| --- | ---: |" + " ---: |" * len(KINDS)
    for title, players in _tables(ratios):
        found = [ratios.get((title, players, kind)) for kind in KINDS]
        yield f"| {title} | {players} | " + " | ".join(_ratio(one) if one else "" for one in found) + " |"


def _ratio(taken: list[float]) -> str:
    """The median of the rounds, and from where to where they went."""
    return f"{median(taken):.2f} ({min(taken):.2f}–{max(taken):.2f})"


# What a process of a build answers.


class Worker:
    def __init__(self) -> None:
        self._made: dict[tuple[str, int], dict[str, Once]] = {}

    def answer(self, what: str, *about: Any) -> Any:
        known: dict[str, Callable[..., Any]] = {
            "measures": _measures,
            "games": _games,
            "pieces": self._pieces,
            "time": self._time,
        }
        return known[what](*about)

    def _once(self, title: str, players: int, kind: str) -> Once:
        if (title, players) not in self._made:
            self._made[title, players] = measures(title, players)
        return self._made[title, players][kind]

    def _pieces(self, title: str, players: int, kind: str, seconds: float) -> int:
        """How many pieces of work fit into about so many seconds."""
        once = self._once(title, players, kind)
        done, start = 0, process_time()
        while process_time() - start < seconds:
            once()
            done += 1
        return done

    def _time(self, title: str, players: int, kind: str, pieces: int) -> float:
        once = self._once(title, players, kind)
        start = process_time()
        for _ in range(pieces):
            once()
        return process_time() - start


def _measures() -> list[Measure]:
    found = []
    for title in TITLES:
        game = the_game(title)
        for players in range(game.fewest, game.most + 1):
            kinds = KINDS if players == game.fewest else FOR_EACH_NUMBER_OF_PLAYERS
            found += [(title, players, kind) for kind in kinds]
    return found


def _games(title: str, players: int, games: int) -> list[tuple[str, int, int]]:
    """Of random games: the digest of all legal lists, searches and scores, decisions, searches."""
    return [_game(the_game(title), players, seed) for seed in range(1, games + 1)]


def _game(game: Any, players: int, seed: int) -> tuple[str, int, int]:
    digest = hashlib.sha256()
    rand = Random(seed).random
    state = game.new(game.setup(players=players, seed=seed))
    decisions = searches = 0
    while state.to_move() >= 0:
        legal = list(state.legal())
        digest.update(repr((int(state.to_move()), legal)).encode())
        if len(legal) > 1 and decisions % TREE_EVERY == seed % TREE_EVERY:
            digest.update(repr(_searched(game, state, seed)).encode())
            searches += 1
        state.play(legal[int(rand() * len(legal))])
        decisions += 1
    digest.update(repr(list(game.result(state).scores)).encode())
    return digest.hexdigest(), decisions, searches


def _searched(game: Any, state: Any, seed: int) -> list[tuple[int, float, int, float]]:
    """What a search finds out about its first choices, to the last digit."""
    chance: Any = import_module("brewtable.kernel.chance")
    tree = import_module("brewtable.bots.tree").Tree(state.seats)
    stream = chance.Stream(seed, chance.BOTS)
    for _ in range(EXPLORATIONS):
        tree.explore(game, game.resample(state, state.to_move(), stream), stream)
    return [(int(one.action), one.weight, int(one.visits), one.total) for one in tree.root.children]


def _serve() -> None:
    if not is_compiled():
        raise SystemExit(f"{sys.executable}: brewtable is not compiled there")
    worker = Worker()
    for line in sys.stdin:
        print(json.dumps(worker.answer(*json.loads(line))), flush=True)


if __name__ == "__main__":
    _serve()
