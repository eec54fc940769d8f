"""brewtable as a contestant: compiled in this process, interpreted in another one that reads the source."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict
from functools import partial
from importlib import import_module
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final

from measure import (
    COPY,
    DRIVEN,
    KINDS,
    PLAYOUT,
    RESAMPLE,
    SEARCH,
    Contestant,
    Once,
    Run,
    Sample,
    many,
    repeat,
)

BEER_AND_BREAD: Final = "Beer & Bread"
DICE_BREWING: Final = "Dice Brewing"
BEER_PIONEERS: Final = "Beer Pioneers"
_CLASSES: Final = {
    BEER_AND_BREAD: ("brewtable.games.beer_and_bread.game", "BeerAndBread"),
    DICE_BREWING: ("brewtable.games.dice_brewing.game", "DiceBrewing"),
    BEER_PIONEERS: ("brewtable.games.beer_pioneers.game", "BeerPioneers"),
}
TITLES: Final = tuple(_CLASSES)
DEALS: Final = 64
GAMES_A_CALL: Final = 4
EXPLORATIONS_A_TREE: Final = 50
SOURCE: Final = Path(__file__).resolve().parent.parent / "src"


def compiled(title: str) -> Contestant:
    if not is_compiled():
        raise SystemExit("brewtable is not compiled here: install it, not editable, where a C compiler is")
    return Contestant(f"brewtable {title}, compiled", runner(title))


def interpreted(title: str) -> Contestant:
    return Contestant(f"brewtable {title}, interpreted", partial(_run_interpreted, title))


def is_compiled() -> bool:
    """Whether kernel and rules are both extension modules; half of each would measure neither."""
    names = ("brewtable.kernel.playout", *(module for module, _ in _CLASSES.values()))
    found = {Path(str(import_module(name).__file__)).suffix == ".py" for name in names}
    if len(found) != 1:
        raise SystemExit("brewtable is compiled only in part")
    return found == {False}


def the_game(title: str) -> Any:
    module, name = _CLASSES[title]
    return getattr(import_module(module), name)()


def runner(title: str) -> Run:
    once = measures(title)

    def run(seconds: float) -> dict[str, Sample]:
        return {kind: repeat(once[kind], seconds) for kind in KINDS}

    return run


def measures(title: str, players: int | None = None) -> dict[str, Once]:
    """A small piece of each kind of work. Called again and again, it goes on to other deals and seeds."""
    chance: Any = import_module("brewtable.kernel.chance")
    playouts: Any = import_module("brewtable.kernel.playout").playouts
    tree: Any = import_module("brewtable.bots.tree").Tree
    game = the_game(title)
    dealt = [game.new(game.setup(players=players, seed=seed)) for seed in range(1, DEALS + 1)]
    midway = [_midway(deal, seed) for seed, deal in enumerate(dealt, 1)]
    turns = {kind: cycle(enumerate(zip(dealt, midway, strict=True), 1)) for kind in KINDS}

    def playout() -> tuple[int, int]:
        seed, (deal, _) = next(turns[PLAYOUT])
        return playouts(deal, GAMES_A_CALL, seed), 0

    def driven() -> tuple[int, int]:
        seed, (deal, _) = next(turns[DRIVEN])
        return drive(deal.copy(), seed), 0

    def copy() -> tuple[int, int]:
        _, (_, position) = next(turns[COPY])
        return many(position.copy)

    def resample() -> tuple[int, int]:
        seed, (_, position) = next(turns[RESAMPLE])
        seat, stream = position.to_move(), chance.Stream(seed, chance.RESAMPLING)
        return many(lambda: game.resample(position, seat, stream))

    def search() -> tuple[int, int]:
        seed, (_, position) = next(turns[SEARCH])
        seat, stream = position.to_move(), chance.Stream(seed, chance.BOTS)
        growing = tree(position.seats)
        for _ in range(EXPLORATIONS_A_TREE):
            growing.explore(game, game.resample(position, seat, stream), stream)
        return EXPLORATIONS_A_TREE, 0

    return {PLAYOUT: playout, DRIVEN: driven, COPY: copy, RESAMPLE: resample, SEARCH: search}


def drive(state: Any, seed: int, stop: int = sys.maxsize) -> int:
    """Random legal actions to the end, or until `stop` of them are played."""
    rand = Random(seed).random
    decisions = 0
    while decisions < stop and state.to_move() >= 0:
        actions = state.legal()
        state.play(actions[int(rand() * len(actions))])
        decisions += 1
    return decisions


def _midway(deal: Any, seed: int) -> Any:
    """A position about halfway through a random game."""
    length = drive(deal.copy(), seed)
    position = deal.copy()
    drive(position, seed, stop=length // 2)
    return position


def _run_interpreted(title: str, seconds: float) -> dict[str, Sample]:
    answer = subprocess.run(
        [sys.executable, __file__, title, str(seconds)],
        env=os.environ | {"PYTHONPATH": str(SOURCE)},
        check=True,
        stdout=subprocess.PIPE,
    )
    return {kind: Sample(**sample) for kind, sample in json.loads(answer.stdout).items()}


def _answer(title: str, seconds: float) -> None:
    if is_compiled():
        raise SystemExit("the source tree holds compiled modules: remove them to measure it interpreted")
    print(json.dumps({kind: asdict(sample) for kind, sample in runner(title)(seconds).items()}))


if __name__ == "__main__":
    _answer(sys.argv[1], float(sys.argv[2]))
