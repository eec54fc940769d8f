"""Chapter 4 of the rules: the Card phase."""

import pytest

from .positions import a_table, fronts, into_year

TEN = [f"beer-{number:02}" for number in range(1, 11)]
THIRTEEN = [*TEN, "bread-01", "bread-02", "bread-03"]


# Fruitful years.


@pytest.mark.rule("BB-4.1")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_holder_gets_the_top_five_cards_and_the_other_player_the_next_five(holder: int) -> None:
    table = into_year(3, windmill=1 - holder, deck_top=TEN)
    assert table.cards("hand", holder) == TEN[:5]
    assert table.cards("hand", 1 - holder) == TEN[5:]
    assert table.cards("exchange") == []


# Dry years.


@pytest.mark.rule("BB-4.2")
def test_harvest_columns_of_the_fruitful_year_return_to_their_owners_hands() -> None:
    table = into_year(2, column=(["beer-01", "beer-02"], ["bread-01"]))
    assert {"beer-01", "beer-02"} <= set(table.cards("hand", 0))
    assert "bread-01" in table.cards("hand", 1)
    assert table.cards("column", 0) == table.cards("column", 1) == []


@pytest.mark.rule("BB-4.3")
@pytest.mark.parametrize("holder", [0, 1])
def test_each_player_draws_up_to_five_the_holder_first(holder: int) -> None:
    columns = (["bread-11", "bread-12", "bread-13"], ["bread-14"])
    table = into_year(2, windmill=1 - holder, column=columns, deck_top=TEN)
    drawn = {0: 2, 1: 4}
    first = TEN[: drawn[holder]]
    second = TEN[drawn[holder] : drawn[holder] + drawn[1 - holder]]
    assert sorted(table.cards("hand", holder)) == sorted([*columns[holder], *first])
    assert sorted(table.cards("hand", 1 - holder)) == sorted([*columns[1 - holder], *second])


@pytest.mark.rule("BB-4.3")
def test_five_harvest_cards_taken_back_leave_nothing_to_draw() -> None:
    table = into_year(2, column=(TEN[:5], TEN[5:]), deck_top=["bread-01"])
    assert table.cards("hand", 0) == TEN[:5]
    assert table.cards("hand", 1) == TEN[5:]
    assert table.exchange(1) == "bread-01"


@pytest.mark.rule("BB-4.3")
def test_without_any_harvest_both_draw_a_whole_hand() -> None:
    table = into_year(2, deck_top=TEN)
    assert (table.cards("hand", 0), table.cards("hand", 1)) == (TEN[:5], TEN[5:])


@pytest.mark.rule("BB-4.4")
def test_three_exchange_cards_come_last_from_the_deck() -> None:
    table = into_year(2, deck_top=THIRTEEN)
    assert [table.exchange(space) for space in (1, 2, 3)] == ["bread-01", "bread-02", "bread-03"]
    assert table.view(None)["exchange"] == ["bread-01", "bread-02", "bread-03"]


@pytest.mark.rule("BB-4.5")
def test_a_dry_card_phase_with_upgrades_keeps_its_order() -> None:
    table = into_year(
        2,
        column=(["bread-11"], ["bread-12"]),
        upgrades=(["1A", "1B"], ["1A", "1B"]),
        deck_top=["beer-01", "beer-02", "beer-03", "beer-04", "beer-06"],
    )
    # Both columns are back before the holder uses 1B; nobody has drawn.
    assert (table.ask, table.mover) == ("discard-harvest", 0)
    assert (table.cards("hand", 0), table.cards("hand", 1)) == (["bread-11"], ["bread-12"])
    # The holder fills up before the other player is asked.
    table.do("discard bread-11")
    if table.ask == "discard-harvest" and table.mover == 0:
        table.do("done")
    assert (table.ask, table.mover) == ("discard-harvest", 1)
    assert table.cards("hand", 0) == ["beer-01", "beer-02", "beer-03", "beer-04", "beer-06"]
    assert table.cards("hand", 1) == ["bread-12"]
    # Only when both hands are full comes 1A, the holder first, and before the exchange cards.
    table.do("done")
    assert (table.ask, table.mover) == ("renew", 0)
    assert len(table.cards("hand", 1)) == 5
    table.do("done")
    assert (table.ask, table.mover) == ("renew", 1)
    assert table.cards("exchange") == []
    table.do("done")
    assert (table.ask, table.mover) == ("turn", 0)
    assert len(table.cards("exchange")) == 3


@pytest.mark.rule("BB-4.5")
def test_a_card_discarded_with_1a_is_replaced_before_the_exchange_cards_are_placed() -> None:
    table = into_year(
        2, upgrades=(["1A"], []), deck_top=[*TEN, "bread-01", "bread-02", "bread-03", "bread-04"]
    )
    table.do("discard beer-03")
    assert "bread-01" in table.cards("hand", 0)
    assert [table.exchange(space) for space in (1, 2, 3)] == ["bread-02", "bread-03", "bread-04"]


# Running out of cards.


@pytest.mark.rule("BB-4.6")
def test_an_empty_deck_is_replaced_by_the_shuffled_discard_pile_in_the_middle_of_a_deal() -> None:
    table = into_year(3, deck_top=TEN[:3], rest="discard")
    holder = table.windmill
    assert set(TEN[:3]) < set(table.cards("hand", holder))
    assert len(table.cards("hand", 0)) == len(table.cards("hand", 1)) == 5
    assert table.cards("discard") == []
    # 60 less the placed upgrade and the three cards of the old deck were shuffled, seven of them dealt.
    assert [event["cards"] for event in table.events(0, "shuffle")] == [56]
    assert len(table.cards("deck")) == 49


@pytest.mark.rule("BB-4.6")
def test_chance_decides_the_order_of_the_new_deck() -> None:
    decks = {tuple(into_year(3, rest="discard", chance=[k] * 58).cards("deck")) for k in (0, 1)}
    assert len(decks | {tuple(into_year(3, rest="discard").cards("deck"))}) == 3


@pytest.mark.rule("BB-4.6")
def test_a_deck_emptied_by_the_last_draw_is_not_replaced_before_a_card_is_needed() -> None:
    table = into_year(3, deck_top=TEN, rest="discard")
    assert table.cards("deck") == []
    assert len(table.cards("discard")) == 60 - 10 - 1
    assert table.events(0, "shuffle") == []


@pytest.mark.rule("BB-4.6")
def test_cards_discarded_in_the_windmill_phase_are_in_the_next_shuffle() -> None:
    table = into_year(3, column=(["bread-01"], ["bread-02"]), exchange=["bread-03"], rest="discard")
    hands = table.cards("hand", 0) + table.cards("hand", 1)
    assert {"bread-01", "bread-02", "bread-03"} <= set(table.cards("deck") + hands)
    assert table.cards("discard") == []


@pytest.mark.rule("BB-4.6")
def test_the_exchange_cards_too_come_from_the_new_deck() -> None:
    table = into_year(
        2, column=(TEN[:5], TEN[5:]), deck_top=["bread-01"], discard=["bread-02"], rest="sold:1"
    )
    assert [table.exchange(space) for space in (1, 2, 3)] == ["bread-01", "bread-02", None]


@pytest.mark.rule("BB-4.7")
def test_a_deal_ends_early_when_deck_and_discard_pile_are_empty() -> None:
    table = into_year(3, deck_top=TEN[:7], rest="sold:1")
    holder = table.windmill
    assert (table.cards("hand", holder), table.cards("hand", 1 - holder)) == (TEN[:5], TEN[5:7])


@pytest.mark.rule("BB-4.7")
def test_a_hand_filled_up_in_a_dry_year_may_stay_small_and_the_exchange_row_empty() -> None:
    table = into_year(2, column=(["bread-11"], ["bread-12"]), deck_top=TEN[:6], rest="sold:1")
    holder = table.windmill
    assert len(table.cards("hand", holder)) == 5
    assert len(table.cards("hand", 1 - holder)) == 3
    assert table.cards("exchange") == []


@pytest.mark.rule("BB-4.7")
def test_the_row_of_exchange_cards_may_be_smaller() -> None:
    table = into_year(2, deck_top=THIRTEEN[:12], rest="sold:1")
    assert [table.exchange(space) for space in (1, 2, 3)] == ["bread-01", "bread-02", None]


@pytest.mark.rule("BB-4.7")
def test_no_card_is_lost_when_draws_are_skipped() -> None:
    table = a_table(windmill=1, hands=(["beer-25"], []), deck_top=TEN[:2], rest="sold:1").do(
        "upgrade beer-25"
    )
    hands = table.cards("hand", 0) + table.cards("hand", 1)
    known = hands + table.cards("sold", 1) + table.cards("upgrades", 0)
    assert sorted(known) == sorted(fronts())
