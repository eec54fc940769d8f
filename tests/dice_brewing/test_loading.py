"""A position is believed only if what a decision speaks of fits the table."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.games.dice_brewing.rules.material import DIE_NUMBERS, POOL, SUPPLY, WAREHOUSE
from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.errors import JournalError, PositionError
from brewtable.kernel.journal import read_journal
from brewtable.kernel.state import OVER
from brewtable.locale import Words

GAME = DiceBrewing()
WORDS = Words()
Position = dict[str, Any]
Test = Callable[[Position], bool]


def top(data: Position) -> dict[str, Any]:
    """The decision that is asked."""
    step: dict[str, Any] = data["agenda"][0]
    return step


def lying(data: Position, place: int) -> list[int]:
    """The numbers of the dice at a place."""
    return [DIE_NUMBERS[name] for name, die in data["dice"].items() if die[0] == place]


def a_position(step: str, fits: Test = lambda data: True) -> Position:
    """A position from random play in which this is asked."""
    for seed in range(400):
        state, stream = GAME.new(GAME.setup(3, seed)), Stream(seed, BOTS)
        for _ in range(250):
            if state.to_move() == OVER:
                break
            data = GAME.save(state)
            if top(data)["step"] == step and fits(data):
                return data
            options = state.legal()
            state.play(options[stream.below(len(options))])
    raise AssertionError(f"random play never came to such a {step}")


def refused(data: Position, words: str, **changes: int) -> None:
    """The position loads as it is, and not when its decision is changed."""
    GAME.load(data)
    changed = deepcopy(data)
    top(changed).update(changes)
    refuses(changed, words)


def refuses(data: Position, words: str) -> None:
    with pytest.raises(PositionError) as refusal:
        GAME.load(data)
    assert words in WORDS.explain(refusal.value)


def as_set(*dice: int) -> int:
    return sum(1 << die for die in dice)


def test_dice_to_reroll_are_ones_own() -> None:
    data = a_position("rerolling", lambda data: data["dice"]["y1"][0] != SUPPLY)
    seat = top(data)["seat"]
    strange = next(die for die in lying(data, POOL + (seat + 1) % 3))
    refused(data, "operands of `rerolling`", first=as_set(strange))
    refused(data, "operands of `rerolling`", second=1)


def test_dice_to_reroll_come_from_one_place() -> None:
    def has_both(data: Position) -> bool:
        seat = top(data)["seat"]
        return bool(lying(data, POOL + seat) and lying(data, WAREHOUSE + seat))

    data = a_position("rerolling", has_both)
    seat = top(data)["seat"]
    both = as_set(lying(data, POOL + seat)[0], lying(data, WAREHOUSE + seat)[0])
    refused(data, "operands of `rerolling`", first=both)


def test_blue_dice_are_not_swapped_with_the_supply() -> None:
    refused(a_position("take-die"), "operands of `take-die`", first=3)


def test_only_the_colour_that_was_rolled_shows_values_in_the_supply() -> None:
    data = a_position("take-die")
    refused(data, "in the supply they show a value", first=(top(data)["first"] + 1) % 3)
    quiet = a_position("move")
    quiet["dice"]["b10"][1] = 4
    refuses(quiet, "in the supply they show a value")


def test_the_die_taken_lies_in_the_supply_until_another_is_given() -> None:
    data = a_position("give-die", lambda data: bool(lying(data, POOL + top(data)["seat"])))
    refused(data, "operands of `give-die`", first=lying(data, POOL + top(data)["seat"])[0])


def test_the_die_to_keep_is_in_the_own_warehouse() -> None:
    data = a_position("keep-die")
    refused(data, "operands of `keep-die`", first=lying(data, SUPPLY)[0])


@pytest.mark.parametrize("step", ["use-die", "add-extra"])
def test_dice_for_a_recipe_come_from_the_own_warehouse(step: str) -> None:
    def the_next_seat_has_some(data: Position) -> bool:
        return bool(lying(data, WAREHOUSE + (top(data)["seat"] + 1) % 3))

    data = a_position(step, the_next_seat_has_some)
    seat, chosen = top(data)["seat"], top(data)["second"]
    refused(data, f"operands of `{step}`", second=chosen | as_set(lying(data, WAREHOUSE + (seat + 1) % 3)[0]))
    refused(data, f"operands of `{step}`", second=chosen | as_set(lying(data, SUPPLY)[0]))
    refused(data, f"operands of `{step}`", first=3)  # three players have three open recipes


def test_an_extra_is_added_once_all_dice_are_chosen() -> None:
    data = a_position("add-extra")
    chosen = top(data)["second"]
    refused(data, "operands of `add-extra`", second=chosen & (chosen - 1))


def test_nobody_owns_or_does_anything_from_an_empty_seat() -> None:
    data = a_position("move")
    data["quiet"] = [3]
    refuses(data, "nobody sits at seat 3")


def test_a_game_of_rules_version_1_is_refused_with_what_to_do() -> None:
    text = (Path(__file__).parent / "rules-1.brew").read_text(encoding="utf-8")
    with pytest.raises(JournalError) as refusal:
        read_journal(text)
    assert WORDS.explain(refusal.value).startswith(
        "line 1: recorded with rules version 1, this program has 2: "
        "replay it with a brewtable that plays version 1"
    )
