"""Tokens to offer and to take, cards to discard, payments: made in one go."""

from __future__ import annotations

from collections import Counter

import pytest

from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.kernel.errors import IllegalAction
from brewtable.kernel.prompt import PickSet, Prompt
from brewtable.kernel.together import as_played

from .positions import Table
from .test_rules_slot1 import picked_up
from .test_rules_slot4 import CARD, kitchen, ways
from .test_rules_storage import harvested, offered

GAME = BeerAndBread()


def asked(table: Table) -> Prompt:
    prompt = GAME.prompt(table.match.state, table.mover)
    assert prompt is not None
    return prompt


def the_set(table: Table) -> PickSet:
    picks = asked(table).set
    assert picks is not None
    return picks


def counts(picks: PickSet) -> dict[str, int]:
    """How many there are of each thing."""
    return {pick.on[0].partition(":")[2]: len(pick.actions) for pick in picks.picks}


def play(table: Table, *texts: str) -> list[str]:
    """Pick in this order; what was played."""
    state = table.match.state
    actions = as_played(state, [GAME.parse(state, text) for text in texts], the_set(table))
    table.match.check_together(actions)
    return [entry.text for entry in table.match.act_all(actions)]


def test_as_many_are_offered_as_do_not_fit() -> None:
    table = harvested("beer-04", {"hops": 5, "rye": 4}, {"hops": 6})
    picks = the_set(table)
    assert (picks.kind, picks.fewest, picks.most, picks.done) == ("offer", 3, 3, None)
    assert counts(picks) == {"wheat": 1, "barley": 1, "rye": 3, "hops": 3}
    assert play(table, "offer hops", "offer wheat", "offer hops") == [
        "offer wheat",
        "offer hops",
        "offer hops",
    ]
    assert table.offer() == {"wheat": 1, "hops": 2}
    assert (table.ask, table.mover) == ("take-offer", 1)


def test_picks_are_played_in_an_order_that_the_rules_take() -> None:
    """With wheat and barley gone the rest of the offer would be rye by itself: so rye goes before."""
    table = harvested("beer-04", {"rye": 9})
    assert play(table, "offer wheat", "offer barley", "offer rye") == [
        "offer wheat",
        "offer rye",
        "offer barley",
    ]


def test_water_in_its_units_is_not_offered() -> None:
    table = harvested("beer-03", {"water": 3, "wheat": 8}, None, "3A")
    assert counts(the_set(table)) == {"water": 1, "wheat": 1}


def test_taking_ends_with_done_or_where_no_more_fits() -> None:
    offer = ["hops", "hops", "wheat"]
    table = offered("beer-04", {"hops": 5, "rye": 4}, {"hops": 7}, offer)
    picks = the_set(table)
    assert (picks.kind, picks.fewest, picks.most) == ("take", 0, 2)
    assert counts(picks) == {"wheat": 1, "hops": 2}
    assert play(table, "take hops") == ["take hops", "done"]
    table = offered("beer-04", {"hops": 5, "rye": 4}, {"hops": 7}, offer)
    assert play(table, "take wheat", "take hops") == ["take wheat", "take hops"]
    assert (table.ask, table.stored(1)) == ("turn", {"wheat": 1, "hops": 8})


def test_units_for_water_take_nothing_else() -> None:
    """Room for one token of any kind and for two of water."""
    offer = ["water", "water", "rye", "rye"]
    table = offered("beer-05", {"water": 2, "rye": 7}, {"hops": 8}, offer, ("3A",))
    picks = the_set(table)
    assert counts(picks) == {"water": 2, "rye": 1}
    assert picks.most == 3
    assert play(table, "take rye", "take water", "take water")[:3] == ["take water", "take water", "take rye"]


def test_a_limit_tells_what_has_no_room_together() -> None:
    offer = ["rye", "wheat", "barley"]
    table = offered("beer-04", {"water": 2, "rye": 3, "wheat": 2, "barley": 2}, {"hops": 8}, offer, ("3A",))
    picks = the_set(table)
    assert (counts(picks), picks.most) == ({"wheat": 1, "barley": 1, "rye": 1}, 1)


def test_cards_picked_up_are_discarded_together() -> None:
    table = picked_up("1B")
    picks = the_set(table)
    assert (picks.kind, picks.fewest, picks.most) == ("discard", 0, 3)
    played = play(table, "discard beer-12", "discard beer-10")
    assert played == ["discard beer-10", "discard beer-12", "done"]


def test_a_payment_is_chosen_whole() -> None:
    table = kitchen(
        {"wheat": 1, "rye": 1}, {"wheat": 2, "rye": 1, "barley": 2, "hops": 4}, ["4C", "4D", "4E"]
    )
    expected = ways(table)
    table.do(f"produce {CARD['beer']}")
    before = Counter(table.stored(0))
    spent = []
    for way in asked(table).ways:
        twin = Table(table.match.branch(table.match.ply))
        twin.match.check_together(way.actions)
        twin.match.act_all(way.actions)
        assert twin.ask != "choose-payment"
        spent.append(dict(before - Counter(twin.stored(0))))
    assert len(spent) > 1
    assert sorted(map(str, spent)) == sorted(map(str, expected))
    assert [sum(one.values()) for one in spent] == sorted(sum(one.values()) for one in spent)


def test_all_or_none_with_the_reason() -> None:
    table = harvested("beer-04", {"hops": 5, "rye": 4}, {"hops": 6})
    with pytest.raises(IllegalAction) as refused:
        table.match.act_all(["offer hops", "offer wheat", "offer wheat"])
    assert (refused.value.text, refused.value.reason.key) == ("offer wheat", "reason-after-others")
    assert refused.value.reason.args["count"] == 2
    assert table.offer() == {}


def test_nothing_is_decided_in_one_go_over_another_seats_decision() -> None:
    table = harvested("beer-01", {"rye": 9}, {"hops": 6})
    state = table.match.state
    actions = [GAME.parse(state, text) for text in ("offer rye", "done")]
    with pytest.raises(IllegalAction) as refused:
        table.match.check_together(actions)
    assert refused.value.reason.key == "reason-not-in-one-go"
