"""Chapter 2: extra workers and trucks that cards of an own deck bring."""

from __future__ import annotations

from typing import Any

import pytest

from brewtable.games.beer_pioneers.cards.deck import Deck
from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.match import match_from
from brewtable.kernel.state import OVER

from .positions import GAME, Table, a_table, custom_deck, house_deck


def generous_deck() -> Deck:
    """The house deck with extra pieces on cards of all kinds."""
    return custom_deck(
        coolship={"action": "worker"},
        hop_kiln={"action": "truck and worker"},
        ice_cellar={"action": "rotations 1 then worker or coins 1"},
        mash_paddle={"order": {"alt": 1, "reward": "truck"}},
    )


DECK = generous_deck()


def with_card(card: str, **position: Any) -> Table:
    return a_table(deck=DECK, hand=((card,),), **position).do("place 1 5a", f"white {card}")


@pytest.mark.rule("BP-2.10")
def test_an_extra_worker_has_experience_2_and_acts_this_round() -> None:
    table = with_card("coolship", used={"worker-2", "truck", "queue", "admin"})
    assert (table.own("ready-2"), table.view(0)["breweries"][0]["extra_workers"]) == (1, 1)
    table.do("place 2 8b", "bonus coin")
    assert (table.coins(), table.helpers(), table.round) == (3, 2, 2)


@pytest.mark.rule("BP-2.10")
def test_an_extra_truck_and_worker_leave_at_the_end_of_the_round() -> None:
    table = with_card("hop-kiln", used={"worker-2", "queue", "admin"})
    assert (table.own("trucks"), table.own("ready-2")) == (2, 1)
    table.do("truck coins", "truck order", "place 2 8b", "done")
    brewery = table.brewery()
    assert (table.round, brewery["trucks"], brewery["ready-2"]) == (2, 1, 1)
    assert (brewery["extra-workers"], brewery["extra-trucks"]) == (0, 0)


@pytest.mark.rule("BP-2.10")
def test_three_extra_actions_with_the_grey_pieces() -> None:
    table = with_card("coolship", coins=(1,), used={"truck", "admin"}).do("turn-order 8")
    assert table.own("ready-2") == 3
    assert {space for space in table.legal("place") if space.startswith("place 2")}


@pytest.mark.rule("BP-2.10")
def test_one_of_an_orders_reward() -> None:
    table = a_table(deck=DECK, hand=(("mash-paddle",),), cellar=({"alt": 1},)).do(
        "truck order", "order mash-paddle"
    )
    assert (table.own("trucks"), table.own("extra-trucks")) == (1, 1)


@pytest.mark.rule("BP-2.10")
def test_a_worker_without_a_space_does_not_act() -> None:
    data = a_table(used={"worker-1", "worker-2", "truck", "queue"}).saved()
    data["board"]["spaces"] = [2] * 16  # extra workers of seat 0 stand everywhere, and one is left
    data["breweries"][0] |= {"extra-workers": 17, "ready-2": 1}
    table = Table(match_from(GAME, GAME.load(data)))
    assert not table.legal("place")
    table.do("admin unblock", "unblock pils")
    assert (table.round, table.own("ready-2"), table.own("extra-workers")) == (2, 1, 0)


def test_the_house_deck_has_none() -> None:
    phrases = [str(card.action) for card in house_deck().cards if card.action is not None]
    assert not [phrase for phrase in phrases if {"worker", "truck"} & set(phrase.split())]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_random_games_with_many_extra_pieces_keep_the_laws(count: int) -> None:
    s, stream = GAME.new(GAME.setup(count, 7, deck=DECK)), Stream(7, BOTS)
    while s.to_move() != OVER:
        legal = s.legal()
        s.play(legal[stream.below(len(legal))])
        assert GAME.broken_laws(s) == []
