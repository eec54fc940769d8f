"""Chapter 8 of the rules: Produce and Sell."""

import pytest

from .positions import Tokens, a_table, custom_deck

DECK = custom_deck(
    beer_01={"recipe": {"water": 1, "hops": 2}, "coins": 5},
    beer_02={"recipe": {"water": 1}},
    bread_01={"recipe": {"water": 1, "wheat": 2}, "coins": 7},
    bread_02={"recipe": {"water": 1}},
)
PLENTY = {"water": 3, "hops": 2, "wheat": 2, "rye": 1}


@pytest.mark.rule("BB-8.1")
def test_beer_is_produced_in_the_brewery() -> None:
    table = a_table(deck=DECK, hands=(["beer-01"], ["beer-02"]), storage=(PLENTY, {})).do("produce beer-01")
    assert table.cards("brewery", 0) == ["beer-01"]
    assert table.cards("bakery", 0) == []


@pytest.mark.rule("BB-8.1")
def test_bread_is_produced_in_the_bakery() -> None:
    table = a_table(deck=DECK, hands=(["bread-01"], ["beer-02"]), storage=(PLENTY, {})).do("produce bread-01")
    assert table.cards("bakery", 0) == ["bread-01"]
    assert table.cards("brewery", 0) == []


@pytest.mark.rule("BB-8.2")
def test_a_card_in_the_brewery_blocks_beer_but_not_bread() -> None:
    hand = ["beer-02", "bread-02"]
    table = a_table(deck=DECK, hands=(hand, []), storage=(PLENTY, {}), brewery=(["beer-03"], []))
    assert table.legal("produce") == ["produce bread-02"]
    assert table.reason("produce beer-02") == "reason-brewery-full"


@pytest.mark.rule("BB-8.2")
def test_a_card_in_the_bakery_blocks_bread_but_not_beer() -> None:
    hand = ["beer-02", "bread-02"]
    table = a_table(deck=DECK, hands=(hand, []), storage=(PLENTY, {}), bakery=(["bread-03"], []))
    assert table.legal("produce") == ["produce beer-02"]
    assert table.reason("produce bread-02") == "reason-bakery-full"


@pytest.mark.rule("BB-8.2")
def test_the_other_players_brewery_does_not_matter() -> None:
    table = a_table(deck=DECK, hands=(["beer-02"], []), storage=(PLENTY, {}), brewery=([], ["beer-03"]))
    assert table.legal("produce") == ["produce beer-02"]


@pytest.mark.rule("BB-8.2")
@pytest.mark.parametrize(("upgrade", "possible"), [("4A", ["produce beer-02"]), ("4B", ["produce bread-02"])])
def test_4a_and_4b_add_a_place_each(upgrade: str, possible: list[str]) -> None:
    table = a_table(
        deck=DECK,
        hands=(["beer-02", "bread-02"], []),
        storage=(PLENTY, {}),
        brewery=(["beer-04"], []),
        bakery=(["bread-03"], []),
        upgrades=([upgrade], []),
    )
    assert table.legal("produce") == possible


@pytest.mark.rule("BB-8.3")
def test_the_whole_recipe_is_paid_to_the_supply_water_included() -> None:
    table = a_table(deck=DECK, hands=(["beer-01"], ["beer-02"]), storage=(PLENTY, {}))
    fields, supply = table.fields(), table.supply()
    table.do("produce beer-01")
    assert table.stored(0) == {"water": 2, "wheat": 2, "rye": 1}
    assert table.fields() == fields
    assert table.supply() == supply | {"water": 1, "hops": supply["hops"] + 2}


@pytest.mark.rule("BB-8.4")
@pytest.mark.parametrize("storage", [{"hops": 2}, {"water": 1, "hops": 1}, {"water": 9}, {}])
def test_one_missing_token_forbids_production(storage: dict[str, int]) -> None:
    table = a_table(deck=DECK, hands=(["beer-01"], []), storage=(storage, PLENTY))
    assert table.legal("produce") == []
    assert table.reason("produce beer-01") == "reason-short"


@pytest.mark.rule("BB-8.4")
def test_the_reason_names_what_is_missing() -> None:
    table = a_table(deck=DECK, hands=(["beer-01"], []), storage=({"hops": 1}, {}))
    assert str(table.why("produce beer-01")) == (
        "reason-short(missing=[more-water(count=1), more-hops(count=1)])"
    )


@pytest.mark.rule("BB-8.4")
def test_exactly_the_ingredients_are_enough() -> None:
    table = a_table(deck=DECK, hands=(["beer-01"], ["beer-02"]), storage=({"water": 1, "hops": 2}, {}))
    assert table.do("produce beer-01").stored(0) == {}


@pytest.mark.rule("BB-8.4")
def test_a_substitution_provides_what_is_missing() -> None:
    storage: tuple[Tokens, Tokens] = ({"water": 1, "hops": 1, "wheat": 2}, {})
    without = a_table(deck=DECK, hands=(["beer-01"], ["beer-02"]), storage=storage)
    assert without.legal("produce") == []
    table = a_table(deck=DECK, hands=(["beer-01"], ["beer-02"]), storage=storage, upgrades=(["4C"], []))
    assert table.do("produce beer-01").stored(0) == {}


@pytest.mark.rule("BB-8.5")
def test_a_produced_card_is_sold_at_once() -> None:
    table = a_table(deck=DECK, hands=(["beer-01", "bread-01"], ["beer-04"]), storage=(PLENTY, {}), year=2)
    table.do("produce beer-01", "upgrade beer-04", "produce bread-01")
    assert table.result().scores == [5, 0]
    assert [table.result().parts[0][good]["total"] for good in ("beer", "bread")] == [5, 7]  # type: ignore[index]


@pytest.mark.rule("BB-8.5")
def test_a_sold_card_keeps_its_place_until_its_owner_cleans() -> None:
    table = a_table(
        deck=DECK,
        year=2,
        hands=(["beer-01", "beer-02", "beer-25"], ["beer-04", "beer-05"]),
        storage=(PLENTY, {}),
    )
    table.do("produce beer-01", "upgrade beer-04")
    assert table.reason("produce beer-02") == "reason-brewery-full"
    assert table.cards("brewery", 0) == ["beer-01"]
    table.do("upgrade beer-25", "upgrade beer-05")
    assert table.cards("brewery", 0) == []
    assert table.cards("sold", 0) == ["beer-01"]
    assert table.legal("produce") == ["produce beer-02"]


@pytest.mark.rule("BB-8.6")
def test_the_example_of_a_beer_for_2_water_and_3_wheat() -> None:
    table = a_table(
        hands=(["beer-06"], ["bread-01"]), storage=({"water": 2, "wheat": 3}, {}), fields={"wheat": 4}
    )
    supply = table.supply()
    assert supply["wheat"] == 11
    table.do("produce beer-06")
    assert table.stored(0) == {}
    assert table.supply() == supply | {"water": 2, "wheat": 14}
    assert table.cards("brewery", 0) == ["beer-06"]
