"""Chapter 5 of the rules: turns, swapping hands and the exchange."""

import pytest

from .positions import BARE, Tokens, a_table, custom_deck

HANDS = (["beer-01", "beer-02", "beer-03"], ["bread-01", "bread-02", "bread-03"])


# Turns.


@pytest.mark.rule("BB-5.1")
@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize("holder", [0, 1])
def test_turns_alternate_from_the_holder_on(year: int, holder: int) -> None:
    table = a_table(year=year, to_move=holder, windmill=holder, fields=BARE | {"water": 0})
    movers = []
    while table.year == year:
        movers.append(table.mover)
        table.do(table.legal("harvest")[0])
    assert movers == [holder, 1 - holder] * 5


@pytest.mark.rule("BB-5.2")
def test_a_turn_is_one_card_used_for_one_of_three_actions() -> None:
    table = a_table(hands=(["beer-06", "bread-01"], ["bread-02"]), storage=({"water": 2, "wheat": 3}, {}))
    assert table.legal() == [
        "harvest beer-06",
        "harvest bread-01",
        "produce beer-06",
        "produce bread-01",
        "upgrade beer-06",
        "upgrade bread-01",
    ]
    table.do("produce beer-06")
    assert table.mover == 1
    assert table.cards("hand", 0) == ["bread-01"]


@pytest.mark.rule("BB-5.2")
@pytest.mark.parametrize("year", [1, 2])
def test_there_is_no_passing(year: int) -> None:
    table = a_table(year=year, exchange=["beer-01", "beer-02", "beer-03"] if year == 2 else [])
    assert "done" not in table.legal()
    assert table.reason("done") == "reason-other-decision"


@pytest.mark.rule("BB-5.3")
def test_harvest_and_upgrade_are_open_to_every_card_even_when_they_bring_nothing() -> None:
    table = a_table(hands=HANDS, fields=BARE | {"water": 0})
    assert table.legal() == [f"{verb} {card}" for verb in ("harvest", "upgrade") for card in HANDS[0]]
    table.do("harvest beer-01")
    assert table.cards("column", 0) == ["beer-01"]
    assert table.stored(0) == {}
    table.do("upgrade bread-01")
    assert table.cards("upgrades", 1) == ["bread-01"]
    assert table.cards("sold", 1) == []


@pytest.mark.rule("BB-5.3")
def test_producing_needs_a_free_place_and_the_ingredients() -> None:
    enough = {"water": 2, "wheat": 3}
    assert "produce beer-06" in a_table(hands=(["beer-06"], []), storage=(enough, {})).legal()
    assert "produce beer-06" not in a_table(hands=(["beer-06"], []), storage=({}, enough)).legal()
    full = a_table(hands=(["beer-06"], []), storage=(enough, {}), brewery=(["beer-01"], []))
    assert "produce beer-06" not in full.legal()


@pytest.mark.rule("BB-5.4")
def test_a_fruitful_year_swaps_whole_hands_each_time_both_have_taken_a_turn() -> None:
    table = a_table(hands=HANDS)
    table.do("upgrade beer-01")
    assert table.cards("hand", 0) == ["beer-02", "beer-03"]
    table.do("upgrade bread-01")
    assert table.cards("hand", 0) == ["bread-02", "bread-03"]
    assert table.cards("hand", 1) == ["beer-02", "beer-03"]
    table.do("upgrade bread-02", "upgrade beer-02")
    assert table.cards("hand", 0) == ["beer-03"]
    assert table.cards("hand", 1) == ["bread-03"]


@pytest.mark.rule("BB-5.4")
def test_a_dry_year_never_swaps() -> None:
    table = a_table(year=2, hands=HANDS)
    table.do("upgrade beer-01", "upgrade bread-01", "upgrade beer-02", "upgrade bread-02")
    assert table.cards("hand", 0) == ["beer-03"]
    assert table.cards("hand", 1) == ["bread-03"]
    assert table.events(0, "swap") == []


@pytest.mark.rule("BB-5.5")
@pytest.mark.parametrize("year", [1, 2])
def test_the_phase_ends_with_the_last_card_of_both_hands(year: int) -> None:
    table = a_table(year=year, hands=(["beer-25"], ["bread-29"]))
    assert table.do("upgrade beer-25").year == year
    assert table.do("upgrade bread-29").year == year + 1


@pytest.mark.rule("BB-5.5")
@pytest.mark.parametrize(
    ("sizes", "movers"), [((3, 1), [0, 1, 0, 0]), ((1, 3), [0, 1, 1, 1]), ((2, 0), [0, 0])]
)
def test_a_player_without_hand_cards_is_skipped(sizes: tuple[int, int], movers: list[int]) -> None:
    hands = (["beer-01", "beer-02", "beer-03"][: sizes[0]], ["bread-01", "bread-02", "bread-03"][: sizes[1]])
    table = a_table(year=2, hands=hands, fields=BARE | {"water": 0})
    moved = []
    while table.year == 2:
        moved.append(table.mover)
        table.do(table.legal("harvest")[0])
    assert moved == movers


@pytest.mark.rule("BB-5.5")
@pytest.mark.rule("BB-5.4")
def test_in_a_fruitful_year_unequal_hands_are_swapped_and_played_to_the_end() -> None:
    table = a_table(hands=(["beer-01"], ["bread-01", "bread-02"]))
    table.do("upgrade beer-01", "upgrade bread-01")
    assert (table.cards("hand", 0), table.cards("hand", 1)) == (["bread-02"], [])
    assert table.mover == 0
    assert table.do("upgrade bread-02").year == 2


# The exchange.


ROW = ["beer-11", "beer-12", "beer-13"]


@pytest.mark.rule("BB-5.6")
def test_an_exchange_trades_a_hand_card_for_an_exchange_card_to_be_played() -> None:
    table = a_table(year=2, hands=HANDS, exchange=ROW)
    table.do("exchange beer-01 2")
    assert [table.exchange(space) for space in (1, 2, 3)] == ["beer-11", "beer-01", "beer-13"]
    assert (table.ask, table.mover) == ("play-taken", 0)
    table.do("upgrade beer-12")
    assert table.cards("upgrades", 0) == ["beer-12"]
    assert table.cards("hand", 0) == ["beer-02", "beer-03"]
    assert table.mover == 1


@pytest.mark.rule("BB-5.6")
def test_every_hand_card_may_go_to_every_filled_space_and_the_exchange_is_optional() -> None:
    table = a_table(year=2, hands=HANDS, exchange=ROW)
    wanted = [f"exchange {card} {space}" for card in HANDS[0] for space in (1, 2, 3)]
    assert table.legal("exchange") == wanted
    assert "harvest beer-01" in table.legal()


@pytest.mark.rule("BB-5.6")
def test_a_fruitful_year_has_no_exchange() -> None:
    table = a_table(year=3, hands=HANDS)
    assert table.legal("exchange") == []
    assert table.reason("exchange beer-01 1") == "reason-no-exchange"


@pytest.mark.rule("BB-5.6")
def test_the_last_hand_card_may_be_exchanged() -> None:
    table = a_table(year=2, hands=(["beer-01"], ["bread-01"]), exchange=ROW)
    table.do("exchange beer-01 3", "harvest beer-13")
    assert table.cards("column", 0) == ["beer-13"]
    assert table.cards("hand", 0) == []


@pytest.mark.rule("BB-5.7")
def test_a_taken_card_is_used_at_once_for_any_action_possible_with_it() -> None:
    deck = custom_deck(beer_11={"recipe": {"water": 1}}, beer_12={"recipe": {"water": 2}})
    storage: tuple[Tokens, Tokens] = ({"water": 1}, {})
    table = a_table(year=2, hands=HANDS, exchange=ROW, storage=storage, deck=deck)
    table.do("exchange beer-01 1")
    assert table.cards("hand", 0) == ["beer-02", "beer-03"]
    assert table.legal() == ["harvest beer-11", "produce beer-11", "upgrade beer-11"]
    assert table.reason("harvest beer-02") == "reason-play-taken"

    table = a_table(year=2, hands=HANDS, exchange=ROW, storage=storage, deck=deck)
    table.do("exchange beer-01 2")
    assert table.legal() == ["harvest beer-12", "upgrade beer-12"]
    assert table.reason("produce beer-12") == "reason-short"


@pytest.mark.rule("BB-5.7")
def test_a_turn_has_at_most_one_exchange() -> None:
    table = a_table(year=2, hands=HANDS, exchange=ROW).do("exchange beer-01 1")
    assert table.legal("exchange") == []
    assert table.reason("exchange beer-02 2") == "reason-other-decision"
    assert table.reason("exchange beer-11 2") == "reason-other-decision"


@pytest.mark.rule("BB-5.7")
def test_a_taken_card_can_be_produced_from_the_exchange() -> None:
    storage: tuple[Tokens, Tokens] = ({"water": 2, "wheat": 3}, {})
    table = a_table(year=2, hands=HANDS, exchange=["beer-06"], storage=storage)
    table.do("exchange beer-01 1", "produce beer-06")
    assert table.cards("brewery", 0) == ["beer-06"]
    assert table.stored(0) == {}


@pytest.mark.rule("BB-5.8")
def test_a_card_given_up_may_be_taken_by_the_other_player() -> None:
    table = a_table(year=2, hands=HANDS, exchange=ROW)
    table.do("exchange beer-01 2", "upgrade beer-12", "exchange bread-01 2")
    assert table.legal() == ["harvest beer-01", "upgrade beer-01"]
    assert table.exchange(2) == "bread-01"


@pytest.mark.rule("BB-5.8")
def test_a_card_given_up_may_be_taken_back_on_a_later_turn() -> None:
    table = a_table(year=2, hands=HANDS, exchange=ROW)
    table.do("exchange beer-01 2", "upgrade beer-12", "upgrade bread-01", "exchange beer-02 2")
    assert table.legal() == ["harvest beer-01", "upgrade beer-01"]


@pytest.mark.rule("BB-5.9")
def test_an_empty_space_cannot_be_used() -> None:
    table = a_table(year=2, hands=HANDS, exchange=["beer-11", None, "beer-13"])
    assert not [text for text in table.legal("exchange") if text.endswith(" 2")]
    assert table.reason("exchange beer-01 2") == "reason-space-empty"


@pytest.mark.rule("BB-5.9")
def test_spaces_are_not_refilled_from_the_deck_during_the_year() -> None:
    table = a_table(year=2, hands=HANDS, exchange=["beer-11", None, None])
    deck = table.cards("deck")
    table.do("exchange beer-01 1", "upgrade beer-11", "upgrade bread-01", "upgrade beer-02")
    assert [table.exchange(space) for space in (1, 2, 3)] == ["beer-01", None, None]
    assert table.cards("deck") == deck
