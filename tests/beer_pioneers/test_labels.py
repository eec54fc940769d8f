"""Choices in words: what is paid, gained and lost, when it comes, what may follow, and nothing if nothing."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.state import OVER
from brewtable.locale import Words, languages

from .positions import GAME, Table, a_table, custom_deck

WORDS = Words()


def label(table: Table, action: str, language: str = "en") -> str:
    choice = next(one for one in table.prompt.choices if one.text == action)
    return Words(language).say(choice.label)


def question(table: Table) -> str:
    return WORDS.say(table.prompt.question)


def reasons(table: Table) -> set[str]:
    return {WORDS.say(blocked.reason) for blocked in table.prompt.blocked}


# Equal labels, raw keys.


@pytest.mark.parametrize("count", [2, 3, 4])
def test_no_two_choices_of_a_question_are_told_alike(count: int) -> None:
    options = GAME.options(count)
    tables = list(product(*(option.values for option in options)))
    speakers = [Words(language) for language in languages()]
    for seed in range(3):
        chosen = zip((option.name for option in options), tables[seed * 1009 % len(tables)], strict=True)
        s, stream = GAME.new(GAME.setup(count, seed, dict(chosen))), Stream(seed, BOTS)
        while s.to_move() != OVER:
            prompt = GAME.prompt(s, int(s.to_move()))
            assert prompt is not None
            for words in speakers if stream.below(4) == 0 else speakers[:0]:
                told = [words.say(choice.label) for choice in prompt.choices]
                assert len(set(told)) == len(told), told
                assert not [one for one in told if "pioneers-" in one or "X " in one]
            legal = s.legal()
            s.play(legal[stream.below(len(legal))])


# Numbers.


def test_x_is_a_number() -> None:
    table = a_table(dials=({"alt": 5},), unblocked=(("pils",),), uncovered=(("large",),))
    assert label(table, "place 1 2b") == "Place worker 1 on 2B (rotations): 2 rotations"
    assert label(table, "place 1 1a") == "Place worker 1 on 1A (brewing): brew 1 beer"


def test_a_bonus_action_may_follow() -> None:
    assert label(a_table(), "place 2 8a").endswith("take 2 coins; a bonus action may follow")
    assert label(a_table(hired=(2,)), "place 2 8a").endswith("take 2 coins")


def test_options_that_cannot_be_paid_are_left_out() -> None:
    told = "Place worker 1 on 3B (progress and tokens)"
    both = "progress +1; or remove 1 blocking token; or for 1 coin: progress +1 and remove 1 blocking token"
    assert label(a_table(coins=(1,)), "place 1 3b") == f"{told}: {both}"
    assert label(a_table(), "place 1 3b") == f"{told}: progress +1 or remove 1 blocking token"


# Nothing, and why.


@pytest.mark.parametrize(
    ("position", "action", "told"),
    [
        (
            {"marker": (1,), "coins": (1,)},
            "place 1 6a",
            "(paid for nothing: your upgrade marker is placed already)",
        ),
        (
            {"retired": ([1, 2, 2, 3],), "coins": (1,)},
            "place 3 6a",
            "(paid for nothing: no worker of yours can be upgraded any more)",
        ),
        ({"progress": (6,)}, "place 1 3a", "progress +1 (nothing: your progress is at its end)"),
        ({}, "place 1 2a", "(nothing: no dial of yours is in use)"),
        ({}, "place 1 5a", "(nothing: no card in your hand has a white section)"),
        ({}, "truck order", "(nothing: your cellar is enough for no order in your hand)"),
        ({}, "turn-order 6", "(nothing: no card in your hand has a beige-brown section)"),
        ({"depot": (3,)}, "truck load", "1 barrel (nothing: your depot is full)"),
        ({}, "truck load", "move 1 barrel (nothing: your depot is empty)"),
        ({"dials": ({"alt": 3},)}, "place 1 1a", "(nothing: no coop of yours is free to brew)"),
    ],
)
def test_what_does_nothing_says_so_and_why(position: dict[str, Any], action: str, told: str) -> None:
    assert told in label(a_table(**position), action)


def test_what_an_earlier_effect_makes_possible_is_no_nothing() -> None:
    table = a_table(hand=(("brewers-dray",),)).do("place 1 5a")
    assert label(table, "white brewers-dray") == "Play Brewer's Dray white: 1 barrel and move 2 barrels"


def test_a_barrel_moved_first_may_be_what_an_order_lacks() -> None:
    position: dict[str, Any] = {"hand": (("mash-paddle",),), "cellar": ({"alt": 1},), "depot": (1,)}
    assert "complete an order; also move 1 barrel, as the first truck there" in label(
        a_table(**position), "truck order"
    )


def test_barrels_that_do_not_fit() -> None:
    table = a_table(showing=(("schultheiss-brewery",),), depot=(2,)).do("place 2 4a")
    assert label(table, "choose 1") == "Choose: 3 barrels (room in the depot for 1)"


# Pieces.


def test_the_first_truck_gets_more() -> None:
    first, later = a_table(depot=(1,)), a_table(depot=(1,), trucks={"load": 1})
    choice = "1 barrel, move 1 barrel, or take 1 card"
    assert (
        label(first, "truck load")
        == f"Drive to barrel or card: {choice}; also 1 coin, as the first truck there"
    )
    assert label(later, "truck load").endswith(f"{choice}; nothing extra, since another truck was first")


def test_further_left_is_earlier() -> None:
    table = a_table(others="ready", queue={1: 1, 4: 2})
    assert label(table, "turn-order 3").endswith("so far you go second next round (further left is earlier)")
    assert label(table, "turn-order 7").endswith("so far you go third next round (further left is earlier)")


def test_an_objective_names_points_and_the_bonus_worker() -> None:
    alts: dict[str, Any] = {"cellar": ({"alt": 3},)}
    told = "Fulfil the objective (3 beers of one type in the cellar)"
    assert (
        label(a_table(**alts), "fulfil 1") == f"{told}: 3 points; a bonus worker leaves your supply for good"
    )
    table = a_table(hired=(2,), claims={"same": [1]}, **alts)
    assert label(table, "fulfil 1") == f"{told}: 2 points; a bonus worker leaves the bonus board for good"


# Extensions and cards.


def test_an_extension_names_its_point_its_bonus_and_what_stays() -> None:
    position: dict[str, Any] = {"dials": ({"alt": 3},), "hand": (("mash-paddle",),)}
    table = a_table(coins=(3,), built=(("filter",),), **position).do("place 1 7a")
    assert label(table, "build laboratory") == (
        "Build: laboratory – a bonus worker goes to the round end board and 2 rotations; "
        "1 point for building it first; for your second extension play a beige-brown card or take 1 card; "
        "from now on each dial may turn a second time at every round end"
    )


def test_an_improved_bonus_action_is_told_from_a_basic_one() -> None:
    lit: dict[str, Any] = {"showing": (("crown-cork",),), "dials": ({"alt": 5},)}
    table = a_table(**lit).do("place 2 8a")
    assert label(table, "bonus rotate") == "Use a bonus worker: 2 rotations"
    assert label(table, "bonus rotate-all") == "Use a bonus worker, improved action: 2 rotations"


def test_an_order_names_what_is_delivered_and_all_that_comes() -> None:
    hand = (("brewers-dray",),)
    table = a_table(hand=hand, cellar=({"alt": 1},), built=(("fleet",),)).do("truck order")
    assert (
        label(table, "order brewers-dray")
        == "Deliver 1 Alt for Brewer's Dray: 2 coins; 1 point by your truck fleet"
    )
    table = a_table(hand=hand, cellar=({"alt": 1},)).do("truck order")
    assert label(table, "order brewers-dray") == "Deliver 1 Alt for Brewer's Dray: 2 coins"


def test_a_master_brewer_is_heard() -> None:
    deck = custom_deck(anton_dreher={"master": {"when": "brew", "gain": "rotations 1"}})
    table = a_table(deck=deck, master=("anton-dreher",)).do("place 1 1a")
    assert label(table, "brew alt") == "Brew Alt: 6 rotations to go; 1 rotation by your master brewer"


# Ending a decision.


def test_none_before_and_no_more_after() -> None:
    table = a_table(dials=({"alt": 3, "pils": 3},)).do("place 1 2a")
    assert label(table, "done") == "Turn none: the rotations are lost"
    assert label(table.do("rotate alt 1"), "done") == "Turn no more: the other rotations are lost"
    table = a_table(level=(2,), unblocked=(("pils",),), uncovered=(("large",),)).do("place 1 1a")
    assert label(table, "done") == "Brew none"
    assert label(table.do("brew alt"), "done") == "Brew no more"


def test_the_laboratory_asks_for_one_more_turn_of_each_dial() -> None:
    position: dict[str, Any] = {
        "dials": ({"alt": 5, "pils": 5},),
        "built": (("laboratory",),),
        "queue": {1: 0},
    }
    table = a_table(used={"worker-1", "worker-2", "truck", "queue"}, **position)
    table.do("admin unblock", "done", "done")
    assert question(table) == "Laboratory: which dials do you turn once more?"
    assert label(table, "done") == "Turn none"


# Reasons.


def test_a_worker_that_is_not_there_is_not_called_placed() -> None:
    table = a_table(retired=([1, 2, 2],))
    assert WORDS.say(table.why("place 1 1a")) == "you have no worker of experience 1"
    table = a_table(used={"worker-1"})
    assert WORDS.say(table.why("place 1 1a")) == "your worker of experience 1 is placed already this round"
    table = a_table(used={"worker-1", "worker-2"})
    assert "all your workers are placed already this round" in reasons(table)


def test_who_stands_there_is_named() -> None:
    table = a_table(placed={"1a": (1, 2), "1b": (0, 1)})
    words = Words("en", ["Marta", "Jan", "Kim", "Bo"])
    assert words.say(table.why("place 2 1a")) == "Jan stands there"
