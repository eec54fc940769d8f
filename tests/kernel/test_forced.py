"""Decisions with one answer play themselves where that tells nothing, and go back with the choice before."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from brewtable.kernel.chance import Stream
from brewtable.kernel.errors import UndoRefused
from brewtable.kernel.match import Match, new_match
from brewtable.kernel.message import Message
from brewtable.kernel.registry import find_game
from brewtable.kernel.state import NOT_FORCED

PIONEERS = find_game("beer-pioneers")
DICE = find_game("dice-brewing")


def played(seed: int = 3) -> Iterator[Match]:
    """A match in which people are asked only where they can choose, after each of their choices."""
    stream = Stream(seed, 5)
    match = new_match(PIONEERS, PIONEERS.setup(2, seed))
    match.act_forced()
    while not match.over:
        legal = list(match.state.legal())
        match.act(legal[stream.below(len(legal))])
        match.act_forced()
        yield match


def test_nobody_is_asked_where_there_is_one_answer_that_all_may_know() -> None:
    forced = 0
    for match in played():
        if not match.over:
            assert match.state.forced() == NOT_FORCED
    forced = sum(entry.forced for entry in match.entries)
    assert forced > 5
    assert all(len(entry.before.legal()) == 1 for entry in match.entries if entry.forced)


def test_what_was_forced_is_taken_back_with_the_choice_before_it() -> None:
    found = 0
    for match in played():
        own = [entry for entry in match.entries if not entry.forced]
        if not own or not match.entries[-1].forced:
            continue
        choice = own[-1]
        if match.choice_undo_refusal(choice.seat) is not None:
            continue
        trial = match.branch(match.ply)
        assert trial.undo_choice(choice.seat).text == choice.text
        assert trial.ply == match.entries.index(choice)
        assert PIONEERS.save(trial.state) == PIONEERS.save(choice.before)
        assert match.free_choices(choice.seat)[0] == trial.ply
        found += 1
    assert found


def test_a_forced_decision_of_another_seat_is_no_end_of_taking_back_but_chance_is() -> None:
    refusals = set()
    for match in played():
        last = match.entries[-1]
        if last.forced and (last.chance or last.revealed):
            seat = next(entry.seat for entry in reversed(match.entries) if not entry.forced)
            refusal = match.choice_undo_refusal(seat)
            assert refusal is not None
            refusals.add(refusal.key)
            assert match.free_choices(seat) == []
            with pytest.raises(UndoRefused):
                match.undo_choice(seat)
    assert refusals <= {"undo-chance", "undo-news"}


def test_a_match_in_which_all_was_forced_has_nothing_to_take_back() -> None:
    assert new_match(PIONEERS, PIONEERS.setup(2, 1)).choice_undo_refusal(0) == Message("undo-nothing")


def test_going_back_never_ends_where_something_is_forced() -> None:
    for match in played():
        if match.ply > 60:
            break
    for ply in range(match.ply):
        back = match.last_choice(ply)
        assert back <= ply
        assert back == 0 or match.position_at(back).forced() == NOT_FORCED


def test_hidden_tokens_keep_secret_that_there_is_one_answer() -> None:
    asked = 0
    stream = Stream(1, 5)
    match = new_match(DICE, DICE.setup(2, 1, {"advanced": True}))
    while not match.over:
        legal = list(match.state.legal())
        if len(legal) == 1 and match.state.forced() == NOT_FORCED:
            asked += 1
        match.act(legal[stream.below(len(legal))])
    assert asked
