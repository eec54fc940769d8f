"""The value of a position leads `greedy` to sensible games: it beats chance."""

from __future__ import annotations

from tests.strength import INTERPRETED, wins_against_random

from brewtable.games.beer_pioneers.game import BeerPioneers

GAME = BeerPioneers()


def test_greedy_beats_random_from_either_seat() -> None:
    games, fewest = (1, 1) if INTERPRETED else (100, 95)
    wins = wins_against_random(GAME, 2, games)
    assert wins >= fewest, f"greedy won {wins} of {games}"


def test_greedy_beats_three_randoms_from_every_seat() -> None:
    games, fewest = (1, 1) if INTERPRETED else (100, 70)
    wins = wins_against_random(GAME, 4, games)
    assert wins >= fewest, f"greedy won {wins} of {games}"
