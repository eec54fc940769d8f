"""Chapter 6 of the rules: Harvest and Store."""

import pytest

from .positions import a_table, custom_deck, into_year

DECK = custom_deck(
    beer_01={"harvest": {"water": 1, "barley": 1, "wheat": 1}},
    beer_02={"harvest": {"water": 1, "wheat": 2}},
    beer_03={"harvest": {"rye": 3, "hops": 2}},
    beer_04={"harvest": {"wheat": 2}},
    beer_05={"harvest": {"hops": 1}},
    bread_01={"harvest": {"wheat": 3, "rye": 1}, "upgrade": "6A"},
)


@pytest.mark.rule("BB-6.1")
def test_a_harvest_card_joins_the_column_of_its_player() -> None:
    table = a_table(deck=DECK, hands=(["beer-01"], ["bread-01"]), column=(["beer-02"], []))
    table.do("harvest beer-01")
    assert table.cards("column", 0) == ["beer-01", "beer-02"]
    assert table.cards("column", 1) == []


@pytest.mark.rule("BB-6.1")
def test_cards_harvested_last_year_count_no_more_in_a_dry_year() -> None:
    table = into_year(2, deck=DECK, column=(["beer-01", "beer-02"], []))
    table.do("harvest beer-01")
    assert table.stored(0) == {"water": 1, "barley": 1, "wheat": 1}


@pytest.mark.rule("BB-6.1")
def test_cards_harvested_last_year_count_no_more_in_a_fruitful_year() -> None:
    table = into_year(3, deck=DECK, column=(["beer-02"], []), deck_top=["beer-01"])
    table.do("harvest beer-01")
    assert table.stored(0) == {"water": 1, "barley": 1, "wheat": 1}


@pytest.mark.rule("BB-6.2")
def test_types_only_on_older_cards_of_the_column_yield_nothing() -> None:
    table = a_table(deck=DECK, hands=(["beer-05"], []), column=(["beer-01", "beer-02", "beer-03"], []))
    table.do("harvest beer-05")
    assert table.events(0, "tokens")[0] == {
        "event": "tokens",
        "token": "hops",
        "count": 3,
        "from": "fields",
        "to": "storage:0",
    }
    assert table.stored(0) == {"hops": 3}


@pytest.mark.rule("BB-6.3")
@pytest.mark.parametrize(
    ("column", "wheat"), [([], 2), (["beer-01"], 3), (["beer-02"], 4), (["beer-01", "beer-02"], 5)]
)
def test_all_icons_of_the_column_count_the_new_card_included(column: list[str], wheat: int) -> None:
    table = a_table(deck=DECK, hands=(["beer-04"], ["bread-02"]), column=(column, []))
    table.do("harvest beer-04")
    assert table.stored(0) == {"wheat": wheat}


@pytest.mark.rule("BB-6.3")
def test_the_column_of_the_other_player_does_not_count() -> None:
    table = a_table(deck=DECK, hands=(["beer-04"], ["bread-02"]), column=([], ["beer-01", "beer-02"]))
    table.do("harvest beer-04")
    assert table.stored(0) == {"wheat": 2}


@pytest.mark.rule("BB-6.4")
def test_collecting_is_compulsory_even_into_a_full_storage() -> None:
    table = a_table(deck=DECK, hands=(["beer-01"], ["bread-01"]), storage=({"rye": 9}, {}))
    table.do("harvest beer-01")
    assert table.stored(0) == {"rye": 9, "water": 1, "barley": 1, "wheat": 1}
    assert (table.ask, table.mover) == ("choose-offer", 0)
    assert "done" not in table.legal()


@pytest.mark.rule("BB-6.5")
def test_a_short_field_gives_all_it_has_and_the_rest_is_lost() -> None:
    fields = {"wheat": 1, "rye": 0}
    table = a_table(deck=DECK, hands=(["bread-01"], ["beer-01"]), fields=fields)
    before = table.supply()
    table.do("harvest bread-01")
    assert table.stored(0) == {"wheat": 1}
    assert "wheat" not in table.fields()
    assert table.supply() == before


@pytest.mark.rule("BB-6.5")
def test_a_short_river_gives_all_it_has_though_the_supply_holds_water() -> None:
    table = a_table(
        deck=DECK, hands=(["beer-02"], ["bread-01"]), column=(["beer-01"], []), fields={"water": 1}
    )
    table.do("harvest beer-02")
    assert table.stored(0) == {"water": 1, "wheat": 3}
    assert table.supply()["water"] == 17


@pytest.mark.rule("BB-6.5")
def test_crops_leave_their_fields_and_water_the_river() -> None:
    table = a_table(deck=DECK, hands=(["beer-01"], ["bread-01"]))
    table.do("harvest beer-01")
    assert table.fields() == {"water": 17, "wheat": 6, "barley": 7, "rye": 6, "hops": 6}


@pytest.mark.rule("BB-6.6")
def test_collecting_at_seeding_is_compulsory_and_its_excess_offered() -> None:
    table = into_year(2, upgrades=(["2A wheat"], []), storage=({"rye": 9}, {}))
    assert (table.ask, table.mover, table.year) == ("choose-offer", 0, 2)
    assert table.stored(0) == {"rye": 9, "wheat": 1}
    assert table.fields()["wheat"] == 4


@pytest.mark.rule("BB-6.6")
def test_collecting_in_a_cleaning_is_compulsory_and_its_excess_offered() -> None:
    table = a_table(
        hands=(["beer-25"], ["bread-01"]),
        upgrades=(["5A wheat"], []),
        brewery=(["beer-01"], []),
        storage=({"rye": 9}, {}),
    )
    table.do("upgrade beer-25")
    assert (table.ask, table.mover) == ("choose-offer", 0)
    assert table.legal() == ["offer wheat", "offer rye"]


@pytest.mark.rule("BB-6.6")
def test_collecting_as_an_answer_is_compulsory_and_its_excess_offered() -> None:
    table = a_table(
        deck=DECK,
        hands=(["beer-02"], ["bread-01"]),
        upgrades=([], ["2D"]),
        storage=({}, {"rye": 9}),
    )
    table.do("harvest beer-02")
    assert (table.ask, table.mover) == ("choose-offer", 1)
    assert table.stored(1) == {"rye": 9, "water": 1}


@pytest.mark.rule("BB-6.6")
def test_an_empty_field_gives_nothing_in_any_collection() -> None:
    cleaning = a_table(
        hands=(["beer-25"], ["bread-01"]),
        upgrades=(["5A wheat"], []),
        brewery=(["beer-01"], []),
        fields={"wheat": 0},
    )
    assert cleaning.do("upgrade beer-25").stored(0) == {}
    answer = a_table(deck=DECK, hands=(["beer-02"], ["bread-01"]), upgrades=([], ["2D"]), fields={"water": 1})
    assert answer.do("harvest beer-02").stored(1) == {}
    seeding = into_year(3, upgrades=(["2A hops"], []), storage=({"hops": 9}, {"hops": 6}), fields={"hops": 0})
    assert (seeding.ask, seeding.stored(0)) == ("turn", {"hops": 9})


@pytest.mark.rule("BB-6.7")
def test_the_example_of_2_water_1_barley_and_3_wheat() -> None:
    table = a_table(deck=DECK, hands=(["beer-01"], ["bread-01"]), column=(["beer-02"], []))
    table.do("harvest beer-01")
    assert table.stored(0) == {"water": 2, "barley": 1, "wheat": 3}
