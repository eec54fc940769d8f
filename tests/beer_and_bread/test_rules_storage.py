"""Chapter 7 of the rules: not enough storage."""

import pytest
from tests.refusals import refused

from brewtable.kernel.errors import PositionError

from .positions import Table, Tokens, a_table, custom_deck, into_year

DECK = custom_deck(
    beer_01={"harvest": {"wheat": 1}},
    beer_02={"harvest": {"barley": 2}},
    beer_03={"harvest": {"water": 1}},
    beer_04={"harvest": {"wheat": 1, "barley": 1, "rye": 1}},
    beer_05={"harvest": {"water": 3, "rye": 1}},
)


def harvested(card: str, mine: Tokens, theirs: Tokens | None = None, *upgrades: str) -> Table:
    """Seat 0, with some upgrades, has harvested with a card; seat 1 stores 9 hops if nothing else is said."""
    storage = (mine, {"hops": 9} if theirs is None else theirs)
    table = a_table(deck=DECK, hands=([card], ["bread-01"]), storage=storage, upgrades=(upgrades, []))
    return table.do(f"harvest {card}")


def offered(
    card: str, mine: Tokens, theirs: Tokens, offer: list[str], theirs_have: tuple[str, ...] = ()
) -> Table:
    """Seat 0 has harvested and made an offer to seat 1, which has some upgrades."""
    table = a_table(
        deck=DECK, hands=([card], ["bread-01"]), storage=(mine, theirs), upgrades=([], theirs_have)
    )
    return table.do(f"harvest {card}", *(f"offer {kind}" for kind in offer))


# What fits.


@pytest.mark.rule("BB-7.1")
def test_nine_tokens_of_any_types_fit() -> None:
    assert harvested("beer-01", {"wheat": 8}).ask == "turn"
    mixed = harvested("beer-04", {"water": 2, "rye": 2, "hops": 2})
    assert mixed.ask == "turn"
    assert sum(mixed.stored(0).values()) == 9
    assert mixed.village(0)["units"] == {"general": 9, "water": 0}


@pytest.mark.rule("BB-7.1")
def test_a_tenth_token_does_not_fit() -> None:
    assert harvested("beer-01", {"rye": 9}).ask == "choose-offer"
    assert harvested("beer-03", {"rye": 9}).ask == "choose-offer"


@pytest.mark.rule("BB-7.1")
@pytest.mark.rule("BB-7.4")
def test_with_a_single_type_the_excess_needs_no_choice() -> None:
    table = harvested("beer-01", {"wheat": 9}, {})
    assert (table.ask, table.mover) == ("take-offer", 1)
    assert (table.stored(0), table.offer()) == ({"wheat": 9}, {"wheat": 1})


@pytest.mark.rule("BB-7.2")
@pytest.mark.parametrize(
    "mine",
    [
        {"water": 1, "wheat": 9},  # both water units in use
        {"water": 3, "wheat": 7},  # two of four water go to the water units
        {"water": 10},  # nothing but water
        {"water": 11},  # the twelfth goes
    ],
)
def test_nine_general_and_two_water_units_hold_eleven_tokens(mine: Tokens) -> None:
    table = harvested("beer-03", mine, None, "3A")
    assert table.ask == "turn"
    assert sum(table.stored(0).values()) == 11


@pytest.mark.rule("BB-7.2")
def test_water_beyond_the_water_units_needs_general_units() -> None:
    table = harvested("beer-03", {"water": 2, "wheat": 9}, None, "3A")
    assert table.legal() == ["offer water", "offer wheat"]


@pytest.mark.rule("BB-7.2")
def test_water_units_hold_no_crops() -> None:
    assert harvested("beer-01", {"rye": 8}, None, "3A").ask == "turn"
    assert harvested("beer-01", {"rye": 9}, None, "3A").ask == "choose-offer"


@pytest.mark.rule("BB-7.2")
def test_water_moves_to_its_units_by_itself_when_crops_come_in() -> None:
    table = harvested("beer-02", {"water": 2, "wheat": 7}, None, "3A")
    assert table.ask == "turn"
    assert table.stored(0) == {"water": 2, "wheat": 7, "barley": 2}


@pytest.mark.rule("BB-7.2")
def test_a_position_with_more_than_fits_is_refused() -> None:
    with refused(PositionError, "seat 0 stores 1 more"):
        a_table(storage=({"wheat": 10}, {}))
    with refused(PositionError, "seat 0 stores 1 more"):
        a_table(storage=({"wheat": 9, "water": 3}, {}), upgrades=(["3A"], []))


# What is offered.


@pytest.mark.rule("BB-7.3")
def test_old_and_new_tokens_may_be_offered() -> None:
    assert harvested("beer-01", {"hops": 5, "rye": 4}).legal() == ["offer wheat", "offer rye", "offer hops"]


@pytest.mark.rule("BB-7.3")
def test_an_old_token_makes_room_for_a_new_one() -> None:
    table = harvested("beer-01", {"rye": 9}, {}).do("offer rye")
    assert table.stored(0) == {"rye": 8, "wheat": 1}
    assert table.offer() == {"rye": 1}


@pytest.mark.rule("BB-7.4")
def test_exactly_the_excess_is_offered() -> None:
    table = harvested("beer-04", {"hops": 8}, {})
    table.do("offer hops")
    assert table.ask == "choose-offer"
    table.do("offer hops")
    assert (table.ask, table.mover) == ("take-offer", 1)
    assert sum(table.stored(0).values()) == 9


@pytest.mark.rule("BB-7.4")
def test_no_offer_is_made_while_everything_fits() -> None:
    table = harvested("beer-04", {"hops": 6}, {})
    assert (table.ask, table.mover, table.offer()) == ("turn", 1, {})


@pytest.mark.rule("BB-7.4")
def test_water_in_a_water_unit_cannot_be_offered_while_crops_overflow() -> None:
    table = harvested("beer-01", {"water": 2, "rye": 9}, {}, "3A")
    assert table.legal() == ["offer wheat", "offer rye"]
    assert table.reason("offer water") == "reason-water-unit"


@pytest.mark.rule("BB-7.4")
def test_water_in_a_general_unit_can_be_offered_until_the_rest_fits_into_water_units() -> None:
    table = harvested("beer-02", {"water": 3, "rye": 8}, {}, "3A")
    assert table.legal() == ["offer water", "offer barley", "offer rye"]
    table.do("offer water")
    assert table.legal() == ["offer barley", "offer rye"]
    table.do("offer rye")
    assert table.stored(0) == {"water": 2, "barley": 2, "rye": 7}


# What the other player takes.


@pytest.mark.rule("BB-7.5")
def test_the_other_player_may_take_nothing() -> None:
    table = offered("beer-02", {"rye": 9}, {}, ["rye", "rye"]).do("done")
    assert table.stored(1) == {}
    assert (table.ask, table.mover) == ("turn", 1)


@pytest.mark.rule("BB-7.5")
def test_the_other_player_may_take_part_of_the_offer() -> None:
    table = offered("beer-04", {"rye": 9}, {}, ["rye", "barley", "rye"])
    assert table.legal() == ["take barley", "take rye", "done"]
    table.do("take barley")
    assert table.legal() == ["take rye", "done"]
    table.do("done")
    assert table.stored(1) == {"barley": 1}


@pytest.mark.rule("BB-7.5")
def test_the_other_player_may_take_the_whole_offer() -> None:
    table = offered("beer-02", {"rye": 9}, {}, ["rye", "barley"]).do("take rye", "take barley")
    assert table.stored(1) == {"rye": 1, "barley": 1}
    assert (table.ask, table.mover) == ("turn", 1)


@pytest.mark.rule("BB-7.5")
def test_only_what_fits_into_free_units_may_be_taken() -> None:
    table = offered("beer-02", {"rye": 9}, {"hops": 8}, ["rye", "barley"])
    table.do("take barley")
    assert (table.ask, table.stored(1)) == ("turn", {"hops": 8, "barley": 1})
    assert table.offer() == {}


@pytest.mark.rule("BB-7.5")
def test_stored_tokens_cannot_be_given_up_to_make_room() -> None:
    table = offered("beer-01", {"rye": 9}, {"hops": 9}, ["rye"])
    assert (table.ask, table.mover) == ("turn", 1)
    assert table.stored(1) == {"hops": 9}
    room_for_one = offered("beer-02", {"rye": 9}, {"hops": 8}, ["rye", "rye"])
    assert room_for_one.legal() == ["take rye", "done"]
    assert room_for_one.reason("offer hops") == "reason-other-decision"


@pytest.mark.rule("BB-7.5")
def test_a_free_water_unit_takes_offered_water_but_no_crop() -> None:
    table = offered("beer-02", {"rye": 8, "water": 1}, {"hops": 9}, ["water", "rye"], ("3A",))
    assert table.legal() == ["take water", "done"]
    assert table.reason("take rye") == "reason-no-room"
    table.do("take water")
    assert table.stored(1) == {"hops": 9, "water": 1}


@pytest.mark.rule("BB-7.5")
def test_water_of_the_taker_moves_to_water_units_to_free_a_general_one() -> None:
    table = offered("beer-01", {"rye": 9}, {"hops": 8, "water": 2}, ["rye"], ("3A",)).do("take rye")
    assert table.stored(1) == {"hops": 8, "water": 2, "rye": 1}


# What nobody takes.


@pytest.mark.rule("BB-7.6")
def test_what_nobody_took_goes_to_the_supply_not_to_a_field() -> None:
    table = harvested("beer-02", {"rye": 5, "hops": 4}, {})
    fields, supply = table.fields(), table.supply()
    table.do("offer rye", "offer barley", "done")
    assert table.fields() == fields
    assert table.supply() == supply | {"rye": supply["rye"] + 1, "barley": supply["barley"] + 1}


@pytest.mark.rule("BB-7.6")
def test_water_nobody_took_goes_to_the_supply_not_to_the_river() -> None:
    table = harvested("beer-03", {"rye": 9}, {}).do("offer water", "done")
    assert table.supply()["water"] == 1
    assert table.fields()["water"] == 17


@pytest.mark.rule("BB-7.6")
def test_what_the_other_player_has_no_room_for_goes_to_the_supply() -> None:
    table = harvested("beer-03", {"rye": 9}, {"hops": 9}).do("offer water")
    assert (table.ask, table.supply()["water"]) == ("turn", 1)


# One collection, one offer.


@pytest.mark.rule("BB-7.7")
def test_all_types_of_a_harvest_make_one_offer_settled_before_the_next_turn() -> None:
    table = harvested("beer-04", {"hops": 9}, {})
    assert table.stored(0) == {"wheat": 1, "barley": 1, "rye": 1, "hops": 9}
    table.do("offer wheat", "offer barley", "offer hops")
    assert table.offer() == {"wheat": 1, "barley": 1, "hops": 1}
    assert (table.ask, table.mover) == ("take-offer", 1)
    table.do("take wheat", "done")
    assert (table.ask, table.mover) == ("turn", 1)


@pytest.mark.rule("BB-7.7")
def test_upgrades_that_collect_at_the_same_moment_make_one_offer() -> None:
    table = into_year(3, upgrades=(["2A wheat", "2A barley"], []), storage=({"rye": 9}, {}), windmill=0)
    assert table.stored(0) == {"rye": 9, "wheat": 1, "barley": 1}
    table.do("offer wheat", "offer barley")
    assert table.offer() == {"wheat": 1, "barley": 1}
    assert table.cards("hand", 0) == table.cards("hand", 1) == []  # the Card phase waits
    table.do("done")
    assert table.ask == "turn"
    assert len(table.cards("hand", 0)) == 5


@pytest.mark.rule("BB-7.7")
def test_an_offer_is_settled_before_the_other_player_answers_with_2d() -> None:
    table = a_table(
        deck=DECK,
        hands=(["beer-05"], ["bread-01"]),
        storage=({"rye": 9}, {"hops": 8}),
        upgrades=([], ["2D"]),
    )
    table.do("harvest beer-05", "offer rye", "offer rye", "offer rye", "offer rye")
    assert (table.ask, table.mover, table.stored(1)) == ("take-offer", 1, {"hops": 8})
    table.do("take rye")
    # Now the answer finds a full storage, and makes an offer of its own.
    assert (table.ask, table.mover) == ("choose-offer", 1)
    assert table.stored(1) == {"hops": 8, "rye": 1, "water": 1}


@pytest.mark.rule("BB-7.8")
def test_water_taken_from_an_offer_is_not_collected_so_2d_stays_silent() -> None:
    table = a_table(
        deck=DECK,
        hands=(["beer-01"], ["bread-01"]),
        storage=({"rye": 8, "water": 1}, {}),
        upgrades=(["2D"], ["2D"]),
    )
    table.do("harvest beer-01", "offer water", "take water")
    assert table.stored(0) == {"rye": 8, "wheat": 1}
    assert table.stored(1) == {"water": 1}
    assert table.ask == "turn"


@pytest.mark.rule("BB-7.8")
def test_taking_from_an_offer_wakes_neither_2b_nor_2c() -> None:
    table = a_table(
        deck=DECK,
        hands=(["beer-01"], ["bread-01"]),
        storage=({"rye": 9}, {}),
        upgrades=([], ["2B rye", "2C rye"]),
        fields={"rye": 0},
    )
    table.do("harvest beer-01", "offer rye", "take rye")
    assert table.stored(1) == {"rye": 1}


@pytest.mark.rule("BB-7.9")
def test_the_example_of_ten_crops_and_nine_general_units() -> None:
    table = harvested("beer-02", {"wheat": 8, "water": 1}, {}, "3A")
    assert table.village(0)["units"] == {"general": 9, "water": 2}
    assert table.stored(0) == {"wheat": 8, "water": 1, "barley": 2}
    assert table.legal() == ["offer wheat", "offer barley"]
    assert table.reason("offer water") == "reason-water-unit"
    table.do("offer wheat")
    assert table.offer() == {"wheat": 1}
    assert table.stored(0) == {"wheat": 7, "water": 1, "barley": 2}
