"""Chapters 10 to 12: display and level, beige-brown cards, orders."""

from typing import Any

import pytest

from .positions import Table, a_new_game, a_table, custom_deck, house_deck

SIX = ["coolship", "hop-kiln", "ice-cellar", "beer-stein", "mash-paddle", "malt-shovel"]
READY = {"others": "ready"}


# Display and level.


@pytest.mark.rule("BP-10.1")
def test_an_open_card_or_the_top_of_the_pile() -> None:
    table = a_table(display=SIX, pile_top=("saladin-box", "roller-mill"), level=(2,), **READY)
    table.do("turn-order 4")
    assert table.legal() == ["take 1", "take 2", "take top"]
    table.do("take top")
    assert table.hand() == {"saladin-box"}
    table.do("take 2", "take top")
    assert table.hand() == {"saladin-box", "hop-kiln", "roller-mill"}


@pytest.mark.rule("BP-10.2")
@pytest.mark.parametrize(("level", "reach"), [(1, 1), (2, 2), (3, 4), (4, 5), (5, 6), (6, 6)])
def test_reach_by_level(level: int, reach: int) -> None:
    table = a_table(level=(level,)).do("turn-order 2")
    assert table.legal() == [*(f"take {place}" for place in range(1, reach + 1)), "take top"]


@pytest.mark.rule("BP-10.3")
def test_gaps_stay_during_the_turn() -> None:
    table = a_table(display=SIX, level=(1,), **READY).do("turn-order 2", "take 1")
    assert table.legal() == ["take top"]
    assert table.open() == [None, *SIX[1:]]


@pytest.mark.rule("BP-10.3")
def test_at_the_end_of_the_turn_the_display_closes_up_and_is_filled() -> None:
    top = ("saladin-box", "roller-mill", "louis-pasteur")
    table = a_table(display=SIX, pile_top=top, level=(6,), **READY)
    table.do("turn-order 4", "take 2", "take 5", "take top")
    left = [SIX[0], SIX[2], SIX[3], SIX[5]]
    assert table.open() == [*left, "roller-mill", "louis-pasteur"]
    assert table.hand() == {"hop-kiln", "mash-paddle", "saladin-box"}


@pytest.mark.rule("BP-10.4")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    table = a_table(display=SIX, pile=["saladin-box"], **READY).do("turn-order 2", "take top")
    discarded = table.discards()
    assert (table.pile(), len(discarded)) == ([], 57)
    table.do("take top")
    (drawn,) = table.hand() - {"saladin-box"}
    assert drawn in discarded
    assert set(table.pile()) == discarded - {drawn}
    assert table.discards() == set()


@pytest.mark.rule("BP-10.4")
def test_without_pile_and_discards_fewer_cards_are_taken() -> None:
    ids = house_deck().ids
    rest = tuple(card for card in ids if card not in SIX[:2])
    table = a_table(display=SIX[:2], hand=((), rest), pile=[], level=(6,), **READY)
    table.do("turn-order 4")
    assert table.legal() == ["take 1", "take 2"]
    table.do("take 2", "take 1")
    assert (table.hand(), table.mover) == (set(SIX[:2]), 1)
    assert table.open() == [None] * 6


@pytest.mark.rule("BP-10.5")
def test_level_plus_one_and_the_end_of_the_track() -> None:
    for before, after in ((1, 2), (5, 6), (6, 6)):
        deck = custom_deck(coolship={"action": "level 1"})
        table = a_table(level=(before,), hand=(("coolship",),), deck=deck).do("place 1 5b", "white coolship")
        assert table.level() == after


@pytest.mark.rule("BP-10.6")
def test_beers_by_level() -> None:
    assert house_deck().board.beers == [1, 2, 2, 3, 4, 4]


# Beige-brown cards.


def beige(card: str, **position: Any) -> Table:
    return a_table(hand=((card,),), unblocked=(("beige",),), **position).do("admin beige", f"beige {card}")


@pytest.mark.rule("BP-11.1")
def test_a_beige_brown_card_joins_the_display_for_good() -> None:
    table = a_table(hand=(("steam-engine",),), unblocked=(("beige",),), used={"worker-1", "worker-2"})
    table.do("admin beige", "beige steam-engine", "truck coins", "turn-order 7")
    assert (table.round, table.showing(), table.hand()) == (2, {"steam-engine"}, set())
    assert "steam-engine" not in table.discards()


@pytest.mark.rule("BP-11.1")
def test_only_its_beige_brown_section_counts() -> None:
    table = a_table(showing=(("steam-engine",),), cellar=({"export": 1, "barrels": 2},)).do("truck order")
    assert not table.legal("order")
    table = a_table(showing=(("hop-kiln",),)).do("place 1 5b")
    assert table.ask == "turn"


@pytest.mark.rule("BP-11.2")
def test_columns_add_up_with_the_starting_card() -> None:
    assert a_table().icons() == (0, 1, 1, 2)
    assert a_table(showing=(("copper-kettle", "malt-shovel"),)).icons() == (1, 2, 2, 4)
    table = a_table(hand=(("weihenstephan-abbey",),), unblocked=(("beige",),))
    assert table.do("admin beige", "beige weihenstephan-abbey").icons() == (1, 1, 1, 4)


@pytest.mark.rule("BP-11.3")
def test_flashes_act_once_when_the_card_is_played() -> None:
    assert beige("mash-paddle").coins() == 1
    assert beige("beer-stein").points() == 1
    assert beige("swing-top-bottle").depot() == 1
    table = beige("ice-cellar", depot=(2,))
    assert table.legal() == ["move 1", "done"]
    assert beige("coolship").do("take 1").ask == "turn"
    table = beige("hildegard-of-bingen", dials=({"alt": 5},))
    assert table.legal() == ["rotate alt 1", "rotate alt 2", "done"]


@pytest.mark.rule("BP-11.3")
def test_a_flash_with_several_effects() -> None:
    table = beige("steam-wagon", depot=(0,))
    assert (table.depot(), table.ask) == (1, "move")
    table.do("move 1")
    assert (table.depot(), table.cellar()) == (0, {"barrels": 1})


@pytest.mark.rule("BP-11.4")
def test_the_new_card_counts_in_its_own_flash() -> None:
    deck = custom_deck(steam_wagon={"beige": {"take": 1, "flash": "barrels x"}})
    table = a_table(hand=(("steam-wagon",),), unblocked=(("beige",),), deck=deck)
    assert table.do("admin beige", "beige steam-wagon").depot() == 2


@pytest.mark.rule("BP-11.5")
def test_a_card_needs_the_section_it_is_played_for() -> None:
    hand = (("mash-paddle", "coolship", "josef-groll"),)  # beige and order; beige and white; order and white
    position = {"hand": hand, "cellar": ({"alt": 1, "pils": 1, "barrels": 1},), "unblocked": (("beige",),)}
    assert a_table(**position).do("admin beige").legal("beige") == ["beige mash-paddle", "beige coolship"]
    assert a_table(**position).do("truck order").legal("order") == ["order mash-paddle", "order josef-groll"]
    assert a_table(**position).do("place 1 5b").legal("white") == ["white coolship", "white josef-groll"]


# Orders.


@pytest.mark.rule("BP-12.1")
def test_exactly_what_the_order_names_is_returned() -> None:
    cellar = {"weizen": 1, "alt": 1, "barrels": 2}
    table = a_table(hand=(("lauter-tun",),), cellar=(cellar | {"pils": 1},), retired=([2],))
    table.do("truck order", "order lauter-tun")
    assert (table.points(), table.cellar()) == (6, {})
    short = a_table(hand=(("lauter-tun",),), cellar=(cellar,), retired=([2],)).do("truck order")
    assert not short.legal("order")


@pytest.mark.rule("BP-12.1")
def test_what_is_not_named_stays() -> None:
    table = a_table(hand=(("mash-paddle",),), cellar=({"alt": 2, "barrels": 2},))
    assert table.do("truck order", "order mash-paddle").cellar() == {"alt": 1, "barrels": 1}


@pytest.mark.rule("BP-12.2")
def test_only_the_cellar_delivers() -> None:
    position = {"hand": (("mash-paddle",),), "trucks": {"order": 1}}
    in_depot = a_table(cellar=({"alt": 1},), depot=(3,), built=(("fleet",),), **position)
    assert not in_depot.do("truck order").legal("order")
    on_dial = a_table(cellar=({"barrels": 1},), dials=({"alt": 1},), **position)
    assert not on_dial.do("truck order").legal("order")


@pytest.mark.rule("BP-12.3")
def test_any_beer_is_chosen_among_those_left() -> None:
    table = a_table(hand=(("brewers-star",),), cellar=({"alt": 2, "pils": 1, "stark": 1},))
    table.do("truck order", "order brewers-star")
    assert table.legal() == ["deliver pils", "deliver stark", "deliver alt"]
    table.do("deliver pils")
    assert table.legal() == ["deliver stark", "deliver alt"]
    table.do("deliver alt")
    assert (table.cellar(), table.points()) == ({"alt": 1, "stark": 1}, 2)


@pytest.mark.rule("BP-12.3")
def test_any_beer_may_be_given_first() -> None:
    table = a_table(hand=(("brewers-star",),), cellar=({"pils": 1, "weizen": 1, "alt": 1},))
    table.do("truck order", "order brewers-star")
    assert table.legal() == ["deliver pils", "deliver weizen", "deliver alt"]
    table.do("deliver alt")
    assert table.legal() == ["deliver pils", "deliver weizen"]
    table.do("deliver pils")
    assert (table.cellar(), table.points()) == ({"weizen": 1}, 2)


@pytest.mark.rule("BP-12.3")
@pytest.mark.parametrize(
    ("cellar", "left"), [({"pils": 1, "alt": 1, "barrels": 1}, {"barrels": 1}), ({"alt": 3}, {"alt": 1})]
)
def test_nothing_is_asked_where_all_or_alike_beers_go(cellar: dict[str, int], left: dict[str, int]) -> None:
    table = a_table(hand=(("brewers-star",),), cellar=(cellar,)).do("truck order", "order brewers-star")
    assert (table.cellar(), table.points()) == (left, 2)


@pytest.mark.rule("BP-12.3")
def test_named_beers_go_before_any_beer() -> None:
    order = {"alt": 1, "beer": 1, "reward": "points 3"}
    deck = custom_deck(mash_paddle={"order": order})
    table = a_table(hand=(("mash-paddle",),), cellar=({"alt": 1, "pils": 1},), deck=deck)
    table.do("truck order", "order mash-paddle")
    assert (table.cellar(), table.points()) == ({}, 3)
    table = a_table(hand=(("mash-paddle",),), cellar=({"alt": 1, "barrels": 1},), deck=deck)
    assert not table.do("truck order").legal("order")


@pytest.mark.rule("BP-12.4")
def test_the_reward_comes_at_once_and_the_card_is_discarded() -> None:
    cellar = ({"alt": 2, "barrels": 2},)
    table = a_table(hand=(("princess-therese",),), cellar=cellar).do("truck order", "order princess-therese")
    assert (table.points(), table.level(), table.discards()) == (2, 2, {"princess-therese"})
    table = a_table(hand=(("gerard-adriaan-heineken",),), cellar=({"export": 1, "weizen": 1},))
    table.do("truck order", "order gerard-adriaan-heineken", "take 1", "take top", "take top")
    assert (table.points(), len(table.hand())) == (1, 3)


@pytest.mark.rule("BP-12.5")
def test_the_truck_fleet_brings_the_extra() -> None:
    position = {"hand": (("beer-stein",),), "cellar": ({"alt": 1, "barrels": 1},)}
    without = a_table(**position).do("truck order", "order beer-stein")
    assert (without.points(), without.ask) == (2, "turn")
    fleet = a_table(built=(("fleet",),), trucks={"order": 1}, **position).do(
        "truck order", "order beer-stein"
    )
    assert (fleet.points(), fleet.ask) == (2, "take")


@pytest.mark.rule("BP-12.6")
@pytest.mark.parametrize(("built", "coins"), [((), 0), (("fleet",), 1)])
def test_example_of_an_order(built: tuple[str, ...], coins: int) -> None:
    cellar = {"weizen": 1, "alt": 1, "barrels": 2}
    table = a_table(hand=(("adler-locomotive",),), cellar=(cellar,), built=(built,), trucks={"order": 1})
    table.do("truck order", "order adler-locomotive")
    assert (table.points(), table.coins(), table.cellar()) == (4, coins, {})


@pytest.mark.rule("BP-12.7")
def test_ways_to_complete_an_order() -> None:
    position = {"cellar": ({"alt": 1, "barrels": 1},), "showing": (("crown-cork",),)}
    by_truck = a_table(hand=(("mash-paddle",),), **position).do("truck order")
    assert by_truck.can("order mash-paddle")
    by_bonus = a_table(hand=(("mash-paddle",),), **position).do("place 2 8b", "bonus order")
    assert by_bonus.can("order mash-paddle")
    hand = (("mash-paddle", "duke-wilhelm-iv"),)
    by_card = a_table(hand=hand, **position).do("place 1 5b", "white duke-wilhelm-iv")
    assert by_card.can("order mash-paddle")
    assert by_card.do("order mash-paddle").points() == 3


@pytest.mark.rule("BP-12.7")
def test_no_other_way() -> None:
    position = {"cellar": ({"alt": 1, "barrels": 1},), "hand": (("mash-paddle",),), "coins": (9,)}
    assert not a_table(**position).legal("order")
    for action in ("place 1 5b", "truck load", "admin unblock", "turn-order 6"):
        assert not a_table(**position).do(action).legal("order")


@pytest.mark.rule("BP-12.8")
def test_a_part_of_an_order_cannot_be_delivered() -> None:
    for cellar in ({"alt": 1}, {"barrels": 2}, {"pils": 3, "barrels": 1}):
        table = a_table(hand=(("mash-paddle",),), cellar=(cellar,)).do("truck order")
        assert not table.can("order mash-paddle")


@pytest.mark.rule("BP-10.1")
def test_six_cards_lie_open_from_the_start() -> None:
    assert len([card for card in a_new_game().open() if card is not None]) == 6
