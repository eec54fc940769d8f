"""Chapter 10: the Windmill phase."""

import pytest

from .positions import SEATS, a_table
from .upgrade_positions import a_village, final_table, next_year

YEARS = range(1, 7)
MIXED = {"water": 1, "wheat": 1, "barley": 1, "rye": 1, "hops": 1}


def after(year: int, windmill: int, *storage: dict[str, int], **position: object) -> int:
    """Who has the windmill after a year's end with these storages."""
    if year == 6:
        return final_table(windmill=windmill, storage=storage, **position).windmill
    return next_year(year, windmill=windmill, storage=storage, **position).windmill


@pytest.mark.rule("BB-10.1")
@pytest.mark.parametrize("year", YEARS)
@pytest.mark.parametrize("holder", SEATS)
@pytest.mark.parametrize("smaller", SEATS)
def test_the_smaller_storage_gets_or_keeps_the_windmill(year: int, holder: int, smaller: int) -> None:
    storage = [{"wheat": 3}, {"wheat": 3}]
    storage[smaller] = {"rye": 2}
    assert after(year, holder, *storage) == smaller


@pytest.mark.rule("BB-10.1")
@pytest.mark.parametrize("holder", SEATS)
def test_tokens_of_every_type_count(holder: int) -> None:
    assert after(1, holder, MIXED, {"water": 4}) == 1
    assert after(2, holder, {"hops": 4}, MIXED) == 0


@pytest.mark.rule("BB-10.1")
@pytest.mark.parametrize("kind", ["water", "wheat", "barley", "rye", "hops"])
def test_one_token_more_of_any_type_costs_the_windmill(kind: str) -> None:
    assert after(1, 0, {}, {kind: 1}) == 0
    assert after(1, 1, {kind: 1}, {}) == 1


@pytest.mark.rule("BB-10.1")
@pytest.mark.parametrize("holder", SEATS)
def test_tokens_in_water_units_count(holder: int) -> None:
    assert after(1, holder, {"wheat": 9, "water": 2}, {"wheat": 9}, mine=["3A"]) == 1


@pytest.mark.rule("BB-10.2")
@pytest.mark.parametrize("year", YEARS)
@pytest.mark.parametrize("holder", SEATS)
@pytest.mark.parametrize("storage", [({}, {}), ({"wheat": 4}, {"rye": 1, "water": 3})])
def test_a_tie_moves_the_windmill(year: int, holder: int, storage: tuple[dict[str, int], ...]) -> None:
    assert after(year, holder, *storage) == 1 - holder


@pytest.mark.rule("BB-10.3")
def test_harvest_columns_outlast_a_fruitful_year_and_return_to_hand() -> None:
    columns = (["beer-10", "bread-10"], ["beer-11"])
    table = next_year(1, column=columns)
    told = table.events(None)
    phases = [at for at, event in enumerate(told) if event["event"] == "phase"]
    assert [told[at]["phase"] for at in phases] == ["windmill", "seeding", "cards", "actions"]
    moves = [at for at, event in enumerate(told) if str(event.get("from")).startswith("column")]
    assert len(moves) == 3
    assert all(phases[2] < at < phases[3] for at in moves), "not before the next Card phase"
    for seat in SEATS:
        assert set(columns[seat]) < set(table.cards("hand", seat))
    assert table.cards("discard") == []


@pytest.mark.rule("BB-10.4")
def test_a_dry_year_ends_with_exchange_and_harvest_cards_on_the_discard_pile() -> None:
    table = next_year(
        2,
        column=(["beer-10", "bread-10"], ["beer-11"]),
        exchange=["beer-20", "bread-20", "bread-21"],
        discard=["bread-12"],
    )
    gone = {"beer-10", "bread-10", "beer-11", "beer-20", "bread-20", "bread-21"}
    assert set(table.cards("discard")) == {*gone, "bread-12"}
    assert table.cards("column", 0) == table.cards("column", 1) == table.cards("exchange") == []
    assert set(table.view(None)["discard"]) == {*gone, "bread-12"}, "face up"


@pytest.mark.rule("BB-10.4")
def test_a_gap_among_the_exchange_cards_is_no_trouble() -> None:
    table = next_year(4, exchange=[None, "beer-20"])
    assert table.cards("discard") == ["beer-20"]


@pytest.mark.rule("BB-10.4")
def test_cards_in_brewery_bakery_and_slots_are_not_discarded() -> None:
    table = a_table(
        year=2,
        turn=5,
        hands=(["beer-10"], ["beer-11"]),
        brewery=(["beer-20"], []),
        bakery=([], ["bread-20"]),
        upgrades=(["3A"], []),
        sold=(["bread-05"], []),
    )
    table.do("harvest beer-10", "harvest beer-11")
    assert set(table.cards("discard")) == {"beer-10", "beer-11"}
    assert (table.cards("brewery", 0), table.cards("bakery", 1)) == (["beer-20"], ["bread-20"])


@pytest.mark.rule("BB-10.5")
@pytest.mark.parametrize("year", YEARS[:-1])
def test_the_calendar_moves_on_by_one_year(year: int) -> None:
    table = next_year(year)
    assert table.year == year + 1
    assert not table.over


@pytest.mark.rule("BB-10.5")
@pytest.mark.rule("BB-13.1")
def test_the_game_is_over_after_the_sixth_windmill_phase() -> None:
    table = final_table(storage=({"wheat": 3}, {"wheat": 2}))
    assert table.over
    assert table.legal() == []
    assert table.windmill == 1, "the sixth Windmill phase still takes place"
    assert [event["phase"] for event in table.events(None, "phase")] == ["windmill"]


@pytest.mark.rule("BB-10.5")
def test_the_new_holder_leads_the_new_year() -> None:
    assert next_year(1, windmill=0, storage=({"wheat": 1}, {})).mover == 1
    assert next_year(2, windmill=1, storage=({}, {"wheat": 1})).mover == 0


@pytest.mark.rule("BB-10.1")
def test_the_windmill_stays_until_both_hands_are_played() -> None:
    table = a_village(
        year=1, turn=5, hands=(["beer-10"], ["beer-11"]), storage=({"wheat": 5}, {}), fields={"water": 0}
    )
    table.do("harvest beer-10")
    assert table.windmill == 0
