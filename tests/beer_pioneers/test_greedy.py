"""The value of a position leads `greedy` to sensible games: it beats chance, and they end in good time."""

from __future__ import annotations

from statistics import mean

import pytest
from tests.strength import INTERPRETED, against_random, played, wins_against_random

from brewtable.games.beer_pioneers.game import BeerPioneers

GAME = BeerPioneers()


@against_random(few=(20, 18), many=(100, 95))
def test_greedy_beats_random_from_either_seat(games: int, fewest: int) -> None:
    wins = wins_against_random(GAME, 2, games)
    assert wins >= fewest, f"greedy won {wins} of {games}"


@against_random(few=(20, 16), many=(100, 70))
def test_greedy_beats_three_randoms_from_every_seat(games: int, fewest: int) -> None:
    wins = wins_against_random(GAME, 4, games)
    assert wins >= fewest, f"greedy won {wins} of {games}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_between_greedy_players_takes_six_to_eight_rounds(players: int) -> None:
    games, (least, most) = (1, (5, 10)) if INTERPRETED else (12, (6, 8))
    rounds = [GAME.rounds(played(GAME, ["greedy"] * players, seed)) for seed in range(games)]
    assert least <= mean(rounds) <= most, rounds
