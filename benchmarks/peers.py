"""The peers: one function each, which gives a contestant, absent if the peer is not installed.

Every game starts from a copy of a position that is already dealt, so nobody's set-up is timed. A decision
is a step at which a player chooses; OpenSpiel's chance nodes after the deal are timed, and counted apart.
Copies and resamples are taken about halfway through a random game.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from itertools import cycle
from time import process_time
from typing import Any, Final

from measure import COPY, DRIVEN, PLAYOUT, RESAMPLE, Contestant, Run, Sample, repeat, repeat_call

DEALS: Final = 64
LENGTH_GAMES: Final = 10
# Hides the cost of the call.
ROLLOUTS_A_CALL: Final = {"gin_rummy": 20, "dou_dizhu": 400, "oh_hell": 400, "hearts": 100, "backgammon": 20}
RESAMPLED: Final = ("gin_rummy", "oh_hell")


def peers() -> list[Contestant]:
    return [catanatron(), *(open_spiel(game) for game in ROLLOUTS_A_CALL), *map(rlcard, RLCARD), chess()]


def _contestant(title: str, package: str, prepare: Callable[[], Run]) -> Contestant:
    try:
        return Contestant(f"{title} ({package} {version(package)})", prepare())
    except (PackageNotFoundError, ImportError):
        return Contestant(title, None)


# Catanatron: pure Python, so its playouts and being driven from Python differ only in who loops.


def catanatron() -> Contestant:
    return _contestant("Catanatron, 4 players", "catanatron", _catanatron)


def _catanatron() -> Run:
    lib: Any = import_module("catanatron")
    limit: int = import_module("catanatron.game").TURNS_LIMIT
    seats = [lib.RandomPlayer(color) for color in lib.Color]
    deals = cycle([lib.Game(seats, seed=seed) for seed in range(1, DEALS + 1)])

    def playout() -> tuple[int, int]:
        game = next(deals).copy()
        game.play()
        return len(game.state.actions), 0

    def driven() -> tuple[int, int]:
        game = next(deals).copy()
        while game.winning_color() is None and game.state.num_turns < limit:
            game.execute(random.choice(game.state.playable_actions), validate_action=False)
        return len(game.state.actions), 0

    middle = next(deals).copy()
    for _ in range(playout()[0] // 2):
        middle.play_tick()

    def run(seconds: float) -> dict[str, Sample]:
        return {
            PLAYOUT: repeat(playout, seconds),
            DRIVEN: repeat(driven, seconds),
            COPY: repeat_call(middle.copy, seconds),
        }

    return run


# OpenSpiel: C++. Its rollouts are reached through a search of one simulation: one evaluation of the root.


def open_spiel(game: str) -> Contestant:
    return _contestant(f"OpenSpiel {game}", "open_spiel", lambda: _open_spiel(game))


def _open_spiel(name: str) -> Run:
    lib: Any = import_module("pyspiel")
    game = lib.load_game(name)
    dealt = [_deal(game) for _ in range(DEALS)]
    deals = cycle(dealt)
    lengths = {id(deal): _mean_length(deal) for deal in dealt}
    games = ROLLOUTS_A_CALL[name]
    bot = lib.MCTSBot(game, lib.RandomRolloutEvaluator(games, 1), 1.0, 1, 0, False, 1, False)

    def rollouts() -> tuple[int, int]:
        deal = next(deals)
        bot.mcts_search(deal)
        decisions, chance = lengths[id(deal)]
        return round(games * decisions), round(games * chance)

    def driven() -> tuple[int, int]:
        return _drive(next(deals).clone())

    middle = _halfway(dealt[0])
    seat = middle.current_player()

    def run(seconds: float) -> dict[str, Sample]:
        samples = {
            PLAYOUT: repeat(rollouts, seconds),
            DRIVEN: repeat(driven, seconds),
            COPY: repeat_call(middle.clone, seconds),
        }
        if name in RESAMPLED:
            samples[RESAMPLE] = repeat_call(
                lambda: middle.resample_from_infostate(seat, random.random), seconds
            )
        return samples

    return run


def _deal(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def _drive(state: Any) -> tuple[int, int]:
    """One draw serves both kinds of node: chance is uniform here, but for the doubles of backgammon."""
    rand = random.random
    decisions = chance = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance += 1
        else:
            decisions += 1
        actions = state.legal_actions()
        state.apply_action(actions[int(rand() * len(actions))])
    return decisions, chance


def _mean_length(deal: Any) -> tuple[float, float]:
    lengths = [_drive(deal.clone()) for _ in range(LENGTH_GAMES)]
    return sum(d for d, _ in lengths) / LENGTH_GAMES, sum(c for _, c in lengths) / LENGTH_GAMES


def _halfway(deal: Any) -> Any:
    """A position in the middle of a random game, at which a player decides."""
    positions = list(_walk(deal.clone()))
    return positions[len(positions) // 2]


def _walk(state: Any) -> Iterator[Any]:
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state.clone()
        state.apply_action(random.choice(state.legal_actions()))


# RLCard: a copy would be a deep copy of many milliseconds, so its resets are taken off the clock instead.


RLCARD: Final = {"UNO": "uno", "gin rummy": "gin-rummy"}


def rlcard(title: str) -> Contestant:
    return _contestant(f"RLCard {title}, 2 players", "rlcard", lambda: _rlcard(RLCARD[title]))


def _rlcard(name: str) -> Run:
    env: Any = import_module("rlcard").make(name, config={"seed": 1})

    def run(seconds: float) -> dict[str, Sample]:
        done, spent = 0, 0.0
        while spent < seconds:
            state, _ = env.reset()
            start = process_time()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                done += 1
            spent += process_time() - start
        return {DRIVEN: Sample(done, spent)}

    return run


# python-chess: random play from the first position; every ply is a decision.


def chess() -> Contestant:
    return _contestant("python-chess", "chess", _chess)


def _chess() -> Run:
    start: Any = import_module("chess").Board()

    def driven() -> tuple[int, int]:
        board = start.copy()
        plies = 0
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            plies += 1
        return plies, 0

    middle = start.copy()
    for _ in range(60):
        if not middle.is_game_over():
            middle.push(random.choice(list(middle.legal_moves)))

    def run(seconds: float) -> dict[str, Sample]:
        return {DRIVEN: repeat(driven, seconds), COPY: repeat_call(middle.copy, seconds)}

    return run
