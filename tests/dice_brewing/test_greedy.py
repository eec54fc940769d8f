"""The value of a position leads `greedy` to sensible games: it beats chance, and games take their time."""

from __future__ import annotations

from tests.strength import INTERPRETED, against_random, played, wins_against_random

from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.games.dice_brewing.rules.material import LAST_ROUND
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream

GAME = DiceBrewing()


@against_random(few=(20, 18), many=(100, 90))
def test_greedy_beats_random_from_either_seat(games: int, fewest: int) -> None:
    wins = wins_against_random(GAME, 2, games)
    assert wins >= fewest, f"greedy won {wins} of {games}"


@against_random(few=(20, 16), many=(100, 60))
def test_greedy_beats_three_randoms_from_every_seat(games: int, fewest: int) -> None:
    wins = wins_against_random(GAME, 4, games)
    assert wins >= fewest, f"greedy won {wins} of {games}"


def test_games_between_greedy_players_end_by_brewing() -> None:
    games = 1 if INTERPRETED else 20
    rounds = [
        GAME.rounds(played(GAME, ["greedy"] * players, seed))
        for players in (2, 3, 4)
        for seed in range(games)
    ]
    assert 6 <= sum(rounds) / len(rounds) <= 16
    assert sum(1 for count in rounds if count == LAST_ROUND) <= len(rounds) // 20


def test_a_value_is_the_same_for_what_a_seat_cannot_see() -> None:
    """The order of the deck is hidden and must not count."""
    state = GAME.new(GAME.setup(3, 7))
    chooser = Stream(7, BOTS)
    for number in range(60):
        seat = int(state.to_move())
        world = GAME.resample(state, seat, Stream(number, RESAMPLING))
        assert GAME.value(world, seat) == GAME.value(state, seat)
        options = state.legal()
        state.play(options[chooser.below(len(options))])
