"""What effects under way are worth: nothing between turns, something in the middle of one."""

from __future__ import annotations

import pytest

from brewtable.games.beer_pioneers.game import BeerPioneers
from brewtable.games.beer_pioneers.rules import agenda
from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.state import OVER

GAME = BeerPioneers()


@pytest.mark.parametrize("players", [2, 4])
def test_only_decisions_under_way_are_worth_something(players: int) -> None:
    state = GAME.new(GAME.setup(players, 6))
    chooser = Stream(6, BOTS)
    begun = 0
    for _ in range(400):
        mover = int(state.to_move())
        if mover == OVER:
            break
        worths = [GAME.under_way(state, seat) for seat in range(players)]
        if state.agenda[state.depth - 1] == agenda.TURN:
            assert worths == [0.0] * players
        begun += worths[mover] > 0.0
        options = state.legal()
        state.play(options[chooser.below(len(options))])
    assert begun > 20


def test_what_is_under_way_is_as_good_for_all_who_look_at_it() -> None:
    """It depends on the position alone, and asking for it changes nothing."""
    state = GAME.new(GAME.setup(2, 3))
    chooser = Stream(3, BOTS)
    for _ in range(150):
        before = GAME.save(state)
        assert GAME.under_way(state, 0) == GAME.under_way(state.copy(), 0)
        assert GAME.save(state) == before
        options = state.legal()
        state.play(options[chooser.below(len(options))])
