"""A match: acting in three ways, errors that change nothing, and how far it can be taken back."""

from __future__ import annotations

import pytest
from tests.refusals import refused
from tests.toy_game import CASKS, CaskRace

from brewtable.kernel.chance import Scripted
from brewtable.kernel.errors import (
    BrewError,
    ChanceError,
    GameOver,
    IllegalAction,
    MalformedAction,
    SetupError,
    UndoRefused,
    UnknownAction,
)
from brewtable.kernel.match import Match, match_from, new_match
from brewtable.kernel.message import Message

GAME = CaskRace()
UNSHUFFLED = list(range(CASKS - 1, 0, -1))  # each cask changes places with itself


def race(dice: list[int] | None = None, players: int = 2) -> Match:
    """Casks dealt from the top: seat 0 has 12 to 15, seat 1 has 8 to 11, and so on."""
    outcomes = UNSHUFFLED + ([3, 0, 5] if dice is None else dice)
    return new_match(GAME, GAME.setup(players, chance=Scripted(outcomes)))


def playing(*actions: str, dice: list[int] | None = None) -> Match:
    match = race(dice)
    for action in actions:
        match.act(action)
    return match


def to_the_end(match: Match) -> Match:
    while not match.over:
        match.act(int(match.state.legal()[0]))
    return match


@pytest.mark.parametrize("wanted", [11 + 1, "change 12", "  change   12 ", {"kind": "change", "cask": 12}])
def test_an_action_is_a_number_a_text_or_a_structure(wanted: object) -> None:
    entry = race().act(wanted)
    assert (entry.seat, entry.action, entry.text) == (0, 12, "change 12")


@pytest.mark.parametrize(
    ("wanted", "error", "words"),
    [
        (-1, UnknownAction, "numbers from 0 to 30, not -1"),
        (31, UnknownAction, "numbers from 0 to 30, not 31"),
        (10**30, UnknownAction, "numbers from 0 to 30"),
        (True, MalformedAction, "a number, a text or an object"),
        (1.0, MalformedAction, "a number, a text or an object"),
        (None, MalformedAction, "a number, a text or an object"),
        (["keep"], MalformedAction, "a number, a text or an object"),
        ("", MalformedAction, "an action starts with one of: keep, change, roll"),
        ("change", MalformedAction, "after 'change' comes: cask"),
        ("change 99", UnknownAction, "cask: must be a number from 1 to 15, not 99"),
        ({"kind": "drink"}, MalformedAction, "an action needs a `kind`, one of: keep, change, roll"),
        ("roll 12", IllegalAction, "roll 12: reason-other-decision"),
        ("change 1", IllegalAction, "change 1: reason-not-in-hand"),
        (1, IllegalAction, "change 1: reason-not-in-hand"),
    ],
)
def test_wrong_actions_are_refused_and_change_nothing(
    wanted: object, error: type[BrewError], words: str
) -> None:
    match = race()
    before = GAME.save(match.state)
    with refused(error, words):
        match.act(wanted)
    assert GAME.save(match.state) == before
    assert match.ply == 0
    match.act("keep")


def test_an_illegal_action_says_why_in_a_message() -> None:
    with pytest.raises(IllegalAction) as caught:
        race().act("change 1")
    assert caught.value.reason == Message("reason-not-in-hand")
    assert caught.value.text == "change 1"


def test_chance_that_fails_changes_nothing() -> None:
    match = playing("keep", "roll 15", "keep", dice=[3])
    before = GAME.save(match.state)
    with refused(ChanceError, "number 16 is needed"):
        match.act("roll 11")
    assert GAME.save(match.state) == before
    assert match.ply == 3
    assert match.undo(1).text == "keep"


def test_nothing_can_be_played_after_the_end() -> None:
    match = to_the_end(race())
    with refused(GameOver, "the game is over"):
        match.act("keep")


def test_entries_tell_who_did_what_and_what_chance_did() -> None:
    match = playing("keep", "roll 15", "change 8", "roll 11")
    assert [(entry.seat, entry.text, entry.chance) for entry in match.entries] == [
        (0, "keep", []),
        (0, "roll 15", []),
        (1, "change 8", []),
        (1, "roll 11", [0]),
    ]
    assert [entry.revealed for entry in match.entries] == [False, False, True, True]
    assert [event["event"] for event in GAME.events_for(match.state, match.entries[-1].heard, None)] == [
        "rolled",
        "won",
        "prize",
    ]


# Taking back.


def refusal(match: Match, seat: int | None = None) -> str | None:
    reason = match.undo_refusal(seat)
    if reason is not None:
        with pytest.raises(UndoRefused) as caught:
            match.undo(seat)
        assert caught.value.reason == reason
    return None if reason is None else reason.key


def test_undo_leads_to_the_exact_position_before() -> None:
    match = playing("keep")
    before = GAME.save(match.state)
    match.act("roll 13")
    assert refusal(match, 0) is None
    assert match.undo(0).text == "roll 13"
    assert GAME.save(match.state) == before
    assert match.ply == 1


def test_events_are_heard_again_after_undo() -> None:
    match = playing("keep", "roll 13")
    match.undo(0)
    entry = match.act("roll 14")
    assert GAME.events_for(match.state, entry.heard, 1) == [{"event": "rolled", "seat": 0, "cask": 14}]


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert refusal(race()) == "undo-nothing"


def test_no_undo_past_chance() -> None:
    assert refusal(playing("keep", "roll 15", "keep", "roll 11"), 1) == "undo-chance"


def test_no_undo_past_news() -> None:
    assert refusal(playing("change 12"), 0) == "undo-news"


def test_no_undo_of_another_seats_decision() -> None:
    match = playing("keep")
    assert refusal(match, 1) == "undo-other-decision"
    assert match.undo_refusal(1) == Message("undo-other-decision", {"seat": 0})
    assert refusal(match, 0) is None


def test_no_undo_past_another_seats_decision() -> None:
    match = playing("keep", "roll 15", "keep")
    assert refusal(match, 0) == "undo-other-decision"
    match.undo(1)
    assert refusal(match, 0) is None


def test_a_turn_restarts_where_it_began_or_where_something_became_known() -> None:
    assert playing().restart_turn(0) == 0
    match = playing("keep", "roll 15")
    assert match.restart_turn(0) == 2
    assert match.ply == 0
    match = playing("change 15", "roll 14")
    assert match.restart_turn(0) == 1
    assert match.entries[-1].text == "change 15"
    match = playing("keep", "roll 15", "keep")
    assert match.restart_turn(1) == 1
    assert match.ply == 2


def test_undo_after_the_end() -> None:
    match = to_the_end(race())
    last = match.entries[-1]
    assert refusal(match, last.seat) is None
    match.undo(last.seat)
    assert not match.over
    match.act(last.action)
    assert match.over


# Positions.


def test_earlier_positions_can_be_looked_at() -> None:
    match, saves = race(), []
    while not match.over:
        saves.append(GAME.save(match.state))
        match.act(int(match.state.legal()[-1]))
    saves.append(GAME.save(match.state))
    assert [GAME.save(match.position_at(ply)) for ply in range(match.ply + 1)] == saves
    match.position_at(0).play(0)
    assert GAME.save(match.position_at(0)) == saves[0]


def test_a_match_from_a_position_leaves_the_position_alone() -> None:
    match = playing("keep", "roll 15")
    before = GAME.save(match.state)
    branch = match_from(GAME, match.state, ["Ann", "Bob"])
    branch.act("keep")
    assert branch.seats == ["Ann", "Bob"]
    assert branch.setup is None
    assert GAME.save(match.state) == before
    assert refusal(branch, 1) is None


def test_seats_have_names() -> None:
    assert race(players=3).seats == ["seat 1", "seat 2", "seat 3"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"players": 1}, "cask-race is for 2 to 3 players, not 1"),
        ({"players": 4}, "cask-race is for 2 to 3 players, not 4"),
        ({"seed": -1}, "a seed is a whole number from 0"),
        ({"seed": 1 << 63}, "a seed is a whole number from 0"),
        ({"options": {"beer": 1}}, "has no option 'beer'; its options: none"),
    ],
)
def test_wrong_set_ups_are_refused(arguments: dict[str, object], words: str) -> None:
    with refused(SetupError, words):
        GAME.setup(**arguments)  # type: ignore[arg-type]


def test_without_a_seed_one_is_drawn() -> None:
    seeds = {GAME.setup().seed for _ in range(3)}
    assert len(seeds) == 3
