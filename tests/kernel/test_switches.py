"""Options that are on or off: chosen, asked about, saved and loaded by one declaration."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.refusals import refused

from brewtable.kernel.chance import RULES, Seeded
from brewtable.kernel.errors import PositionError
from brewtable.kernel.state import State
from brewtable.kernel.switches import Switches

SWITCHES = Switches("my-option")
OLD = SWITCHES.add("old", later=False)
NEW = SWITCHES.add("new-one")


def playing_with(switched_on: int) -> State:
    s = State(2, [], Seeded(0, RULES), 0, vec[i64](), 0)
    s.switched_on = switched_on
    return s


@pytest.mark.parametrize("old", [False, True])
@pytest.mark.parametrize("new", [False, True])
def test_what_is_chosen_is_played_with_and_saved(old: bool, new: bool) -> None:
    s = playing_with(SWITCHES.chosen({"old": old, "new-one": new, "first": "random"}))
    assert (s.plays_with(OLD), s.plays_with(NEW)) == (old, new)
    assert SWITCHES.data(s) == {"old": old, "new-one": new}
    assert SWITCHES.saved(s) == ({"old": old, "new-one": True} if new else {"old": old})
    assert SWITCHES.load(SWITCHES.saved(s)) == s.switched_on


def test_words_begin_as_declared() -> None:
    told = [(option.name, option.values, option.words, option.later) for option in SWITCHES.options()]
    assert told == [
        ("old", [False, True], "my-option-old", False),
        ("new-one", [False, True], "my-option-new-one", True),
    ]


@pytest.mark.parametrize("data", [{}, {"old": 1}, {"old": False, "new-one": "yes"}])
def test_what_is_neither_on_nor_off_is_refused(data: dict[str, object]) -> None:
    with refused(PositionError, "must be true or false"):
        SWITCHES.load(data)
