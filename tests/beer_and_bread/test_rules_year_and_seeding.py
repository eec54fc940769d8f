"""Chapters 2 and 3 of the rules: the year, and its Seeding phase."""

from random import Random

import pytest

from .positions import a_new_game, a_table, into_year

FRUITFUL = {"wheat": 7, "barley": 8, "rye": 6, "hops": 6}
DRY = {"wheat": 5, "barley": 4, "rye": 4, "hops": 4}


def crops(tokens: dict[str, int]) -> dict[str, int]:
    return {kind: count for kind, count in tokens.items() if kind != "water"}


def all_events(seed: int) -> list[dict[str, object]]:
    table, chooser = a_new_game(seed=seed), Random(seed)
    told = table.events(None)
    while not table.over:
        told += table.do_something(chooser).events(None)
    return told


def test_the_signs_of_the_fields_are_seen() -> None:
    table = a_new_game(seed=1)
    assert table.view(0)["signs"] == table.view(None)["signs"] == {"fruitful": FRUITFUL, "dry": DRY}


# The year.


@pytest.mark.rule("BB-2.1")
@pytest.mark.rule("BB-2.2")
def test_six_years_fruitful_and_dry_in_turn() -> None:
    told = all_events(seed=1)
    years = [(event["year"], event["dry"]) for event in told if event["event"] == "year"]
    assert years == [(1, False), (2, True), (3, False), (4, True), (5, False), (6, True)]
    assert told[-1]["event"] == "end"


@pytest.mark.rule("BB-2.1")
def test_the_game_ends_with_the_last_card_of_year_six_and_not_of_year_five() -> None:
    assert into_year(6).ask == "turn"
    last = a_table(year=6, windmill=1, hands=(["beer-25"], [])).do("upgrade beer-25")
    assert last.over
    assert last.legal() == []


@pytest.mark.rule("BB-2.3")
def test_every_year_has_its_four_phases_in_order() -> None:
    told = all_events(seed=2)
    phases = [event["phase"] for event in told if event["event"] == "phase"]
    assert phases == ["seeding", "cards", "actions", "windmill"] * 6


@pytest.mark.rule("BB-2.4")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_holder_is_served_first_in_every_phase(holder: int) -> None:
    other = 1 - holder
    table = into_year(
        3,
        windmill=other,
        upgrades=(["2A wheat"], ["2A rye"]),
        deck_top=["beer-03", "beer-04", "beer-05", "beer-07", "beer-08"],
    )
    assert table.windmill == holder
    told = table.events(None)
    collecting = [str(event["to"]) for event in told if str(event.get("to", "")).startswith("storage")]
    assert collecting == [f"storage:{holder}", f"storage:{other}"]
    assert table.cards("hand", holder) == ["beer-03", "beer-04", "beer-05", "beer-07", "beer-08"]
    assert table.mover == holder


@pytest.mark.rule("BB-2.4")
def test_the_windmill_changes_hands_only_between_two_years() -> None:
    table, chooser = a_new_game(seed=3), Random(3)
    changes = 0
    while not table.over:
        year, holder = table.year, table.windmill
        table.do_something(chooser)
        if table.windmill != holder:
            changes += 1
            assert table.year == year + 1 or table.over
    assert changes > 0


# Seeding.


@pytest.mark.rule("BB-3.1")
def test_a_fruitful_year_tops_the_fields_up_from_the_supply() -> None:
    before = {"wheat": 0, "barley": 3, "rye": 4, "hops": 1}
    table = into_year(3, fields=before)
    assert crops(table.fields()) == FRUITFUL
    assert table.supply() == {"wheat": 18 - 7, "barley": 18 - 8, "rye": 15 - 6, "hops": 15 - 6}


@pytest.mark.rule("BB-3.2")
def test_a_dry_year_takes_the_surplus_of_full_fields_back_to_the_supply() -> None:
    table = into_year(2, fields=FRUITFUL)
    assert crops(table.fields()) == DRY
    assert table.supply() == {"wheat": 13, "barley": 14, "rye": 11, "hops": 11}


@pytest.mark.rule("BB-3.2")
def test_a_dry_year_tops_up_bare_fields_and_leaves_exact_ones() -> None:
    table = into_year(2, fields={"wheat": 0, "barley": 4, "rye": 5, "hops": 3})
    assert crops(table.fields()) == DRY
    moved = {(event["token"], event["count"], event["from"]) for event in table.events(0, "tokens")}
    assert moved == {("wheat", 5, "supply"), ("rye", 1, "fields"), ("hops", 1, "supply")}


@pytest.mark.rule("BB-3.3")
@pytest.mark.parametrize("year", [2, 3])
def test_all_water_of_the_supply_joins_the_water_in_the_river(year: int) -> None:
    table = into_year(year, fields={"water": 11}, storage=({"water": 1}, {"water": 2}))
    assert table.fields()["water"] == 15
    assert "water" not in table.supply()


@pytest.mark.rule("BB-3.3")
def test_a_full_river_is_not_cut_back_in_a_dry_year() -> None:
    assert into_year(2, fields={"water": 18}).fields()["water"] == 18


@pytest.mark.rule("BB-3.4")
def test_a_field_stays_short_in_a_fruitful_year_when_the_supply_runs_out() -> None:
    table = into_year(3, storage=({"wheat": 9}, {"wheat": 8}), fields={"wheat": 0})
    assert table.fields()["wheat"] == 1
    assert "wheat" not in table.supply()
    assert table.fields()["barley"] == 8


@pytest.mark.rule("BB-3.4")
def test_a_field_stays_short_in_a_dry_year_when_the_supply_runs_out() -> None:
    table = into_year(2, storage=({"rye": 6}, {"rye": 6}), fields={"rye": 1})
    assert table.fields()["rye"] == 3
    assert "rye" not in table.supply()


@pytest.mark.rule("BB-3.4")
def test_a_field_stays_empty_when_players_store_every_token_of_its_crop() -> None:
    table = into_year(3, storage=({"hops": 9}, {"hops": 6}), fields={"hops": 0})
    assert "hops" not in table.fields() | table.supply()
