"""Every kind of decision of every game can be made by clicking."""

from __future__ import annotations

import pytest
from tests.browser import moments
from tests.browser.conftest import Enter


@pytest.mark.parametrize("game", moments.GAMES)
def test_every_kind_of_decision_is_made_by_clicking(enter: Enter, game: str) -> None:
    ann = enter()
    for ask, journal in moments.all_asked(game):
        ann.sit_at(ann.bring(journal))
        ann.wait_for_turn()
        before = len(ann.decided)
        ann.decide()
        assert ann.decided[before:] == [ask]
    never_clicked = moments.decisions(game) - set(ann.decided)
    assert not never_clicked, f"no recorded game of {game} asks {', '.join(sorted(never_clicked))}"
