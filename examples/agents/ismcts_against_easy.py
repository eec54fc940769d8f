"""OpenSpiel's information-set search plays Beer & Bread against our `easy`.

pip install "brewtable[envs]" and then: python ismcts_against_easy.py [GAMES] [SIMULATIONS]
"""

from __future__ import annotations

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from brewtable.bots import make_bot
from brewtable.envs.spiel import SpielState, spiel_name
from brewtable.kernel.chance import RESAMPLING, Stream
from brewtable.kernel.observation import Observation
from brewtable.kernel.registry import find_game

GAME = find_game("beer-and-bread")


def play(seat: int, simulations: int, seed: int) -> float:
    """One game with the search at a seat: 1 if it won, 0.5 if nobody did."""
    state: SpielState = pyspiel.load_game(spiel_name(GAME.name)).new_initial_state()
    chance = np.random.RandomState(seed)
    search = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.4,
        max_simulations=simulations,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        random_state=chance,
    )
    easy, worlds = make_bot("easy", seed), Stream(seed, RESAMPLING)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(outcomes, p=chances))
        elif state.current_player() == seat:
            state.apply_action(search.step(state))
        else:
            state.apply_action(easy.choose(Observation(GAME, state.position, 1 - seat, worlds)))
    return (1 + state.returns()[seat]) / 2


def main(games: str = "4", simulations: str = "60") -> None:
    won = [play(game % 2, int(simulations), seed=game // 2) for game in range(int(games))]
    print(f"{sum(won):g} of {games} games won, with {simulations} simulations for each decision")


if __name__ == "__main__":
    main(*sys.argv[1:])
