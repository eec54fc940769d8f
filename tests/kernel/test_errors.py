"""Errors carry their words by key, so that they can be spoken anywhere, also in another process."""

from __future__ import annotations

import pickle

import pytest

from brewtable.arena.sim import LawBroken
from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.kernel.errors import BrewError, IllegalAction, JournalError, SetupError, UndoRefused
from brewtable.kernel.message import Message, said
from brewtable.locale import Words


def test_an_error_names_its_words_and_is_readable_without_them() -> None:
    with pytest.raises(SetupError) as caught:
        BeerAndBread().setup(players=3)
    words = Message("setup-players-exactly", {"game": "beer-and-bread", "fewest": 2, "most": 2, "count": "3"})
    assert caught.value.message == words
    assert str(caught.value) == "setup-players-exactly(game=beer-and-bread, fewest=2, most=2, count=3)"
    assert Words().explain(caught.value) == "beer-and-bread is for 2 players, not 3"


def test_a_sentence_may_stand_for_a_key() -> None:
    error = BrewError("the casks are empty")
    assert str(error) == "the casks are empty"
    assert Words().explain(error) == "the casks are empty"
    assert Words().explain(JournalError(3, error.message)) == "line 3: the casks are empty"


def test_errors_around_a_reason_say_it() -> None:
    reason = Message("undo-nothing")
    assert Words().explain(UndoRefused(reason)) == "Nothing has been done yet."
    assert Words().explain(IllegalAction("roll 1", reason)) == "roll 1: Nothing has been done yet."
    assert str(IllegalAction("roll 1", reason)) == "roll 1: undo-nothing"
    assert str(JournalError(7, reason)) == "line 7: undo-nothing"


def test_an_error_reaches_another_process_with_its_words() -> None:
    broken = [Message("law-year", {"year": 7, "last": 6}), said("the moon is missing")]
    error = LawBroken("sim-law-broken", {"seed": "4", "clauses_broken": broken})
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is LawBroken
    assert again.message == error.message
    assert Words().explain(again) == (
        "the game with seed 4 broke a law: calendar: year 7 is not one of 1 to 6; the moon is missing"
    )
