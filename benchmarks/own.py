"""brewtable as a contestant: compiled in this process, interpreted in another one that reads the source."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from dataclasses import asdict
from functools import partial
from importlib import import_module
from itertools import count, cycle
from pathlib import Path
from typing import Any, Final

from measure import COPY, DRIVEN, PLAYOUT, RESAMPLE, SEARCH, Contestant, Run, Sample, repeat, repeat_call

BEER_AND_BREAD: Final = "Beer & Bread"
DICE_BREWING: Final = "Dice Brewing"
BEER_PIONEERS: Final = "Beer Pioneers"
_CLASSES: Final = {
    BEER_AND_BREAD: ("brewtable.games.beer_and_bread.game", "BeerAndBread"),
    DICE_BREWING: ("brewtable.games.dice_brewing.game", "DiceBrewing"),
    BEER_PIONEERS: ("brewtable.games.beer_pioneers.game", "BeerPioneers"),
}
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


def runner(title: str) -> Run:
    chance: Any = import_module("brewtable.kernel.chance")
    playouts: Any = import_module("brewtable.kernel.playout").playouts
    tree: Any = import_module("brewtable.bots.tree").Tree
    module, name = _CLASSES[title]
    game: Any = getattr(import_module(module), name)()
    dealt = [game.new(game.setup(seed=seed)) for seed in range(1, DEALS + 1)]
    deals = cycle(dealt)
    seeds = count(1)

    def playout() -> tuple[int, int]:
        return playouts(next(deals), GAMES_A_CALL, next(seeds)), 0

    def driven() -> tuple[int, int]:
        return _drive(next(deals).copy()), 0

    middle = dealt[0].copy()
    _drive(middle, stop=_drive(dealt[0].copy()) // 2)
    seat = middle.to_move()
    stream = chance.Stream(1, chance.RESAMPLING)

    def search() -> tuple[int, int]:
        growing = tree(middle.seats)
        for _ in range(EXPLORATIONS_A_TREE):
            growing.explore(game, game.resample(middle, seat, stream), stream)
        return EXPLORATIONS_A_TREE, 0

    def run(seconds: float) -> dict[str, Sample]:
        return {
            PLAYOUT: repeat(playout, seconds),
            DRIVEN: repeat(driven, seconds),
            COPY: repeat_call(middle.copy, seconds),
            RESAMPLE: repeat_call(lambda: game.resample(middle, seat, stream), seconds),
            SEARCH: repeat(search, seconds),
        }

    return run


def _drive(state: Any, stop: int = sys.maxsize) -> int:
    """Random legal actions to the end, or until `stop` of them are played."""
    rand = random.random
    decisions = 0
    while decisions < stop and state.to_move() >= 0:
        actions = state.legal()
        state.play(actions[int(rand() * len(actions))])
        decisions += 1
    return decisions


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
    random.seed(1)
    print(json.dumps({kind: asdict(sample) for kind, sample in runner(title)(seconds).items()}))


if __name__ == "__main__":
    _answer(sys.argv[1], float(sys.argv[2]))
