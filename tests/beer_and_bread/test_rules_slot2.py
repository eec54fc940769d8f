"""Chapter 12, slot 2: collecting (2A to 2D)."""

import pytest

from .positions import BARE, CROPS, KINDS, SEATS, Table
from .upgrade_positions import NOTHING, a_village, inert, next_year, stored_total

SIGNS = {1: {"wheat": 5, "barley": 4, "rye": 4, "hops": 4}, 2: {"wheat": 7, "barley": 8, "rye": 6, "hops": 6}}
SCARCE = {"supply": dict.fromkeys(KINDS, 15)}  # fifteen tokens of each kind in the box


def other_crop(kind: str) -> str:
    return "rye" if kind != "rye" else "hops"


def harvest(
    card: dict[str, int],
    *mine: str,
    seat: int = 0,
    theirs: tuple[str, ...] = (),
    column: dict[str, int] | None = None,
    cards: dict[str, dict[str, object]] | None = None,
    **position: object,
) -> Table:
    """After `seat` has harvested with a card like this, on top of a column like that."""
    changes = {"beer-10": {"harvest": card}, **(cards or {})}
    lying: tuple[list[str], list[str]] = ([], [])
    if column:
        changes["beer-20"] = {"harvest": column}
        lying[seat].append("beer-20")
    hands = (["beer-10"], ["beer-11"]) if seat == 0 else (["beer-11"], ["beer-10"])
    table = a_village(
        mine=mine,
        theirs=theirs,
        seat=seat,
        cards=changes,
        column=lying,
        hands=hands,
        to_move=seat,
        windmill=seat,
        **{"year": 2, **position},
    )
    return table.do("harvest beer-10")


# 2A


@pytest.mark.rule("BB-12.14")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("kind", CROPS)
@pytest.mark.parametrize("year", [1, 2])
def test_2a_collects_one_of_its_crop_at_the_end_of_every_seeding(year: int, kind: str, seat: int) -> None:
    table = next_year(year, mine=[f"2A {kind}"], seat=seat)
    assert table.stored(seat) == {kind: 1}
    assert table.stored(1 - seat) == {}
    assert table.fields() == {"water": 18, **SIGNS[year], kind: SIGNS[year][kind] - 1}, (
        "after the fields are set"
    )


@pytest.mark.rule("BB-12.14")
def test_2a_of_water_takes_from_the_river() -> None:
    table = next_year(1, mine=["2A water"])
    assert table.stored(0) == {"water": 1}
    assert table.fields()["water"] == 17


@pytest.mark.rule("BB-12.14")
@pytest.mark.rule("BB-12.1")
@pytest.mark.parametrize("kind", KINDS)
def test_copies_of_2a_add_up(kind: str) -> None:
    assert next_year(1, mine=[f"2A {kind}"] * 2).stored(0) == {kind: 2}


@pytest.mark.rule("BB-12.14")
@pytest.mark.parametrize("kind", CROPS)
def test_2a_takes_what_the_field_has(kind: str) -> None:
    cards = {"board": {"dry": {**SIGNS[1], kind: 1}}}
    table = next_year(1, cards=cards, mine=[f"2A {kind}"] * 2)
    assert table.stored(0) == {kind: 1}
    assert kind not in table.fields()


@pytest.mark.rule("BB-12.14")
@pytest.mark.parametrize("kind", CROPS)
def test_2a_placed_during_a_year_waits_for_the_next_seeding(kind: str) -> None:
    table = a_village(
        cards={"beer-10": {"upgrade": f"2A {kind}"}, **inert("beer-11")},
        year=1,
        turn=5,
        hands=(["beer-10"], ["beer-11"]),
    )
    assert table.do("upgrade beer-10").stored(0) == {}
    assert table.do("upgrade beer-11").stored(0) == {kind: 1}


@pytest.mark.rule("BB-12.15")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("old_holder", SEATS)
def test_the_holder_takes_the_last_token_with_2a(old_holder: int, kind: str) -> None:
    table = next_year(
        1,
        windmill=old_holder,
        cards=SCARCE,
        mine=[f"2A {kind}"],
        theirs=[f"2A {kind}"],
        storage=({kind: 7}, {kind: 7}),
    )
    holder = 1 - old_holder  # equal storages
    assert table.windmill == holder
    assert table.stored(holder) == {kind: 8}
    assert table.stored(1 - holder) == {kind: 7}


@pytest.mark.rule("BB-12.15")
def test_all_2a_of_a_player_are_one_collection_with_one_offer() -> None:
    table = next_year(1, mine=[f"2A {kind}" for kind in CROPS], storage=({"wheat": 8}, {}))
    assert (table.mover, table.ask) == (0, "choose-offer")
    assert table.stored(0) == {"wheat": 9, "barley": 1, "rye": 1, "hops": 1}
    table.do("offer wheat", "offer wheat", "offer hops")
    assert (table.mover, table.ask) == (1, "take-offer")
    assert table.offer() == {"wheat": 2, "hops": 1}
    table.do("take wheat", "done")
    assert table.ask == "turn"
    assert (table.stored(0), table.stored(1)) == ({"wheat": 7, "barley": 1, "rye": 1}, {"wheat": 1})


@pytest.mark.rule("BB-12.15")
@pytest.mark.parametrize("holder", SEATS)
def test_the_holder_settles_the_offer_before_the_other_collects_with_2a(holder: int) -> None:
    full = {"wheat": 9}
    table = next_year(
        1, windmill=1 - holder, mine=["2A rye"], theirs=["2A hops"], seat=holder, storage=(full, full)
    )
    assert (table.mover, table.ask) == (holder, "choose-offer")
    assert table.stored(1 - holder) == full
    table.do("offer rye")
    assert table.ask == "choose-offer", "no room to take anything"
    assert table.mover == 1 - holder
    assert table.stored(1 - holder) == {**full, "hops": 1}
    assert table.supply()["rye"] == 12, "what nobody took is in the supply"
    table.do("offer wheat")
    assert table.ask == "turn"


@pytest.mark.rule("BB-12.15")
@pytest.mark.parametrize(("answer", "asked"), [("take rye", "choose-offer"), ("done", "turn")])
def test_what_is_taken_from_the_holders_offer_can_make_the_other_2a_overflow(answer: str, asked: str) -> None:
    table = next_year(
        2, mine=["2A hops", "3A"], theirs=["2A rye"], storage=({"wheat": 8, "water": 2}, {"barley": 9})
    )
    assert (table.mover, table.ask, table.windmill) == (1, "choose-offer", 1)
    table.do("offer rye")
    assert (table.mover, table.ask) == (0, "take-offer")
    assert "hops" not in table.stored(0)
    table.do(answer)
    assert table.ask == asked
    assert table.stored(0)["hops"] == 1


# 2B


@pytest.mark.rule("BB-12.16")
@pytest.mark.parametrize("kind", CROPS)
@pytest.mark.parametrize("seat", SEATS)
def test_2b_draws_on_the_supply_once_the_field_is_empty(kind: str, seat: int) -> None:
    table = harvest({kind: 2}, f"2B {kind}", seat=seat, column={kind: 1}, fields={kind: 1})
    assert table.stored(seat) == {kind: 3}
    assert kind not in table.fields()
    total = {"wheat": 18, "barley": 18, "rye": 15, "hops": 15}[kind]
    assert table.supply()[kind] == total - 3


@pytest.mark.rule("BB-12.16")
@pytest.mark.parametrize("kind", CROPS)
def test_2b_takes_from_the_field_first(kind: str) -> None:
    table = harvest({kind: 2}, f"2B {kind}", fields={kind: 3})
    assert table.fields()[kind] == 1
    assert table.stored(0) == {kind: 2}


@pytest.mark.rule("BB-12.16")
@pytest.mark.parametrize("kind", CROPS)
def test_2b_serves_its_own_crop_and_its_owner_only(kind: str) -> None:
    assert harvest({kind: 2}, f"2B {other_crop(kind)}", fields=BARE).stored(0) == {}
    assert harvest({kind: 2}, theirs=(f"2B {kind}",), fields=BARE).stored(0) == {}


@pytest.mark.rule("BB-12.16")
@pytest.mark.parametrize("kind", CROPS)
@pytest.mark.parametrize("copies", [1, 2])
def test_2b_takes_only_what_the_supply_has(kind: str, copies: int) -> None:
    table = harvest(
        {kind: 3}, *[f"2B {kind}"] * copies, cards=SCARCE, storage=({kind: 5}, {kind: 8}), fields={kind: 1}
    )
    assert table.stored(0) == {kind: 7}
    assert kind not in table.supply()


@pytest.mark.rule("BB-12.16")
@pytest.mark.parametrize("kind", CROPS)
def test_further_copies_of_2b_add_nothing(kind: str) -> None:
    once = harvest({kind: 2}, f"2B {kind}", fields=BARE)
    twice = harvest({kind: 2}, f"2B {kind}", f"2B {kind}", fields=BARE)
    assert once.stored(0) == twice.stored(0) == {kind: 2}


@pytest.mark.rule("BB-12.16")
@pytest.mark.parametrize("kind", CROPS)
def test_2b_does_not_make_a_harvest_bigger(kind: str) -> None:
    assert harvest({kind: 1}, f"2B {kind}", fields={kind: 4}).stored(0) == {kind: 1}
    assert harvest({other_crop(kind): 1}, f"2B {kind}", fields=BARE).stored(0) == {}


@pytest.mark.rule("BB-12.16")
@pytest.mark.parametrize("kind", CROPS)
def test_2b_serves_2a(kind: str) -> None:
    cards = {"board": {"dry": {**SIGNS[1], kind: 0}}}
    with_2b = next_year(1, cards=cards, mine=[f"2A {kind}", f"2A {kind}", f"2B {kind}"])
    assert with_2b.stored(0) == {kind: 2}
    assert next_year(1, cards=cards, mine=[f"2A {kind}"]).stored(0) == {}


@pytest.mark.rule("BB-12.16")
@pytest.mark.rule("BB-12.34")
@pytest.mark.parametrize("kind", CROPS)
@pytest.mark.parametrize(
    ("effect", "beers", "breads", "count"),
    [("5A", 1, 0, 1), ("5B", 0, 1, 1), ("5C", 1, 0, 2), ("5D", 0, 1, 2), ("5E", 1, 1, 2)],
)
def test_2b_serves_cleaning(kind: str, effect: str, beers: int, breads: int, count: int) -> None:
    table = a_village(
        mine=[f"{effect} {kind}", f"2B {kind}"],
        cards=inert("beer-10"),
        year=2,
        hands=(["beer-10"], ["beer-11"]),
        brewery=(["beer-20"] * beers, []),
        bakery=(["bread-20"] * breads, []),
        fields=BARE,
    )
    assert table.do("upgrade beer-10").stored(0) == {kind: count}


@pytest.mark.rule("BB-12.16")
@pytest.mark.parametrize("kind", CROPS)
def test_what_2b_brings_can_overflow(kind: str) -> None:
    table = harvest({kind: 3}, f"2B {kind}", storage=({"water": 8}, {}), fields=BARE)
    assert table.ask == "choose-offer"
    assert table.stored(0) == {"water": 8, kind: 3}


# 2C


@pytest.mark.rule("BB-12.17")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("kind", KINDS)
def test_2c_adds_one_when_the_played_card_shows_its_resource(kind: str, seat: int) -> None:
    table = harvest({kind: 1}, f"2C {kind}", seat=seat)
    assert table.stored(seat) == {kind: 2}
    assert harvest({kind: 1}, theirs=(f"2C {kind}",)).stored(0) == {kind: 1}, "for its owner only"


@pytest.mark.rule("BB-12.17")
@pytest.mark.parametrize("kind", KINDS)
def test_2c_adds_one_however_many_icons_there_are(kind: str) -> None:
    assert harvest({kind: 2}, f"2C {kind}", column={kind: 1}).stored(0) == {kind: 4}


@pytest.mark.rule("BB-12.17")
@pytest.mark.parametrize("kind", KINDS)
def test_2c_is_silent_when_only_older_cards_show_its_resource(kind: str) -> None:
    other = other_crop(kind)
    assert harvest({other: 1}, f"2C {kind}", column={kind: 2}).stored(0) == {other: 1}


@pytest.mark.rule("BB-12.17")
@pytest.mark.parametrize("kind", KINDS)
def test_2c_is_silent_in_other_collections(kind: str) -> None:
    assert next_year(1, mine=[f"2A {kind}", f"2C {kind}"]).stored(0) == {kind: 1}
    table = a_village(
        mine=[f"2C {kind}", f"5A {kind}"],
        cards=inert("beer-10"),
        year=2,
        hands=(["beer-10"], ["beer-11"]),
        brewery=(["beer-20"], []),
    )
    assert table.do("upgrade beer-10").stored(0) == {kind: 1}


@pytest.mark.rule("BB-12.17")
@pytest.mark.rule("BB-12.21")
def test_2c_of_water_does_not_enlarge_2d() -> None:
    assert harvest({"water": 1}, theirs=("2C water", "2D")).stored(1) == {"water": 1}


@pytest.mark.rule("BB-12.17")
def test_2c_counts_for_an_exchange_card_played_to_harvest() -> None:
    table = a_village(
        mine=["2C rye"],
        cards={"beer-12": {"harvest": {"rye": 1}}},
        year=2,
        hands=(["beer-10"], ["beer-11"]),
        exchange=["beer-12"],
    )
    assert table.do("exchange beer-10 1", "harvest beer-12").stored(0) == {"rye": 2}


@pytest.mark.rule("BB-12.18")
@pytest.mark.rule("BB-12.1")
@pytest.mark.parametrize("kind", KINDS)
def test_copies_of_2c_add_up(kind: str) -> None:
    assert harvest({kind: 1}, *[f"2C {kind}"] * 2, column={kind: 1}).stored(0) == {kind: 4}


@pytest.mark.rule("BB-12.18")
@pytest.mark.parametrize("kind", KINDS)
def test_2c_cannot_exceed_field_or_river(kind: str) -> None:
    assert harvest({kind: 1}, *[f"2C {kind}"] * 2, fields={kind: 2}).stored(0) == {kind: 2}
    assert harvest({kind: 1}, f"2C {kind}", fields={kind: 0}).stored(0) == {}


@pytest.mark.rule("BB-12.18")
@pytest.mark.rule("BB-12.16")
@pytest.mark.parametrize("kind", CROPS)
def test_2c_reaches_into_the_supply_with_2b(kind: str) -> None:
    mine = [f"2C {kind}", f"2C {kind}", f"2B {kind}"]
    assert harvest({kind: 1}, *mine, fields={kind: 1}).stored(0) == {kind: 3}
    table = harvest({kind: 1}, *mine, cards=SCARCE, storage=({kind: 5}, {kind: 8}), fields={kind: 1})
    assert table.stored(0) == {kind: 7}, "one on the field, one in the supply"


# 2D


@pytest.mark.rule("BB-12.19")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("year", [1, 2])
@pytest.mark.parametrize("copies", [1, 2])
def test_2d_answers_the_other_players_water_harvest(seat: int, year: int, copies: int) -> None:
    table = harvest({"water": 2, "rye": 1}, seat=seat, theirs=("2D",) * copies, year=year, turn=3)
    assert table.stored(1 - seat) == {"water": copies}
    assert table.stored(seat) == {"water": 2, "rye": 1}
    assert table.fields()["water"] == 16 - copies


@pytest.mark.rule("BB-12.19")
@pytest.mark.parametrize(("river", "answer"), [(3, {"water": 1}), (2, {}), (1, {}), (0, {})])
def test_2d_takes_from_what_the_harvest_left_in_the_river(river: int, answer: dict[str, int]) -> None:
    table = harvest({"water": 2}, theirs=("2D",), fields={"water": river}, storage=({}, {}))
    assert table.stored(1) == answer


@pytest.mark.rule("BB-12.19")
def test_2d_needs_a_harvest_that_really_took_water() -> None:
    table = harvest({"water": 2, "rye": 1}, theirs=("2D",), fields={"water": 0})
    assert table.stored(1) == {}
    assert table.supply()["water"] == 18


@pytest.mark.rule("BB-12.19")
@pytest.mark.parametrize("copies", [1, 2])
def test_2d_answers_even_if_all_harvested_water_is_offered_away(copies: int) -> None:
    table = harvest({"water": 1}, theirs=("2D",) * copies, storage=({"wheat": 9}, {}))
    table.do("offer water", "done")
    assert table.stored(0) == {"wheat": 9}
    assert table.stored(1) == {"water": copies}


@pytest.mark.rule("BB-12.20")
def test_2d_waits_until_the_offer_of_the_harvest_is_settled() -> None:
    table = harvest({"water": 2}, theirs=("2D",), storage=({"wheat": 9}, {"barley": 7}))
    assert table.stored(1) == {"barley": 7}
    table.do("offer water", "offer wheat")
    assert (table.mover, table.ask) == (1, "take-offer")
    assert table.stored(1) == {"barley": 7}
    table.do("take wheat", "done")
    assert table.stored(1) == {"barley": 7, "wheat": 1, "water": 1}
    assert table.supply()["water"] == 1
    assert (table.mover, table.ask) == (1, "turn")


@pytest.mark.rule("BB-12.20")
def test_2d_can_overflow_and_the_harvester_may_take_its_offer() -> None:
    table = harvest({"water": 1}, theirs=("2D", "2D"), storage=({"rye": 2}, {"barley": 8}))
    assert (table.mover, table.ask) == (1, "choose-offer")
    assert table.stored(1) == {"barley": 8, "water": 2}, "all copies are one collection"
    table.do("offer barley")
    assert (table.mover, table.ask) == (0, "take-offer")
    assert set(table.legal()) == {"take barley", "done"}
    table.do("take barley")
    assert table.stored(0) == {"rye": 2, "water": 1, "barley": 1}
    assert table.stored(1) == {"barley": 7, "water": 2}
    assert (table.mover, table.ask) == (1, "turn")


@pytest.mark.rule("BB-12.20")
def test_2d_overflows_by_what_the_offer_of_the_harvest_took_up() -> None:
    table = harvest({"water": 1}, theirs=("2D",), storage=({"wheat": 9}, {"barley": 8}))
    table.do("offer wheat", "take wheat")
    assert (table.mover, table.ask) == (1, "choose-offer")
    assert table.stored(1) == {"barley": 8, "wheat": 1, "water": 1}
    table.do("offer barley")
    assert (table.mover, table.ask) == (1, "turn"), "the harvester's storage is full"
    assert table.stored(0) == {"wheat": 8, "water": 1}
    assert table.supply()["barley"] == 18 - 4 - 7


@pytest.mark.rule("BB-12.20")
@pytest.mark.rule("BB-12.22")
def test_2d_fills_water_units_without_an_offer() -> None:
    table = harvest({"water": 1}, theirs=("2D", "2D", "3A"), storage=({}, {"barley": 9}))
    assert table.stored(1) == {"barley": 9, "water": 2}
    assert table.ask == "turn"


@pytest.mark.rule("BB-12.21")
@pytest.mark.parametrize("kind", CROPS)
def test_2d_is_silent_for_harvests_without_water(kind: str) -> None:
    table = harvest({kind: 1}, theirs=("2D",), column={"water": 1})
    assert table.stored(1) == {}


@pytest.mark.rule("BB-12.21")
def test_2d_is_silent_for_its_owners_harvests() -> None:
    assert harvest({"water": 1}, "2D").stored(0) == {"water": 1}


@pytest.mark.rule("BB-12.21")
def test_2d_does_not_answer_2d() -> None:
    table = harvest({"water": 1}, "2D", theirs=("2D",))
    assert (table.stored(0), table.stored(1)) == ({"water": 1}, {"water": 1})


@pytest.mark.rule("BB-12.21")
def test_2d_does_not_answer_2a() -> None:
    assert next_year(1, mine=["2A water"], theirs=["2D"]).stored(1) == {}


@pytest.mark.rule("BB-12.21")
@pytest.mark.parametrize("effect", ["5A", "5C"])
def test_2d_does_not_answer_water_from_cleaning(effect: str) -> None:
    table = a_village(
        mine=[f"{effect} water"],
        theirs=["2D"],
        cards=inert("beer-10"),
        year=2,
        hands=(["beer-10"], ["beer-11"]),
        brewery=(["beer-20"], []),
    )
    table.do("upgrade beer-10")
    assert stored_total(table, 0) > 0
    assert table.stored(1) == {}


@pytest.mark.rule("BB-12.21")
@pytest.mark.rule("BB-7.8")
def test_2d_does_not_answer_water_taken_from_an_offer() -> None:
    table = harvest({"rye": 2}, "2D", storage=({"water": 9}, {}))
    table.do("offer water", "offer water", "take water", "take water")
    assert table.stored(0) == {"water": 7, "rye": 2}


@pytest.mark.rule("BB-12.19")
def test_2d_answers_an_exchange_card_played_to_harvest() -> None:
    table = a_village(
        theirs=["2D"],
        cards={"beer-12": {"harvest": {"water": 1}}},
        year=2,
        hands=(["beer-10"], ["beer-11"]),
        exchange=["beer-12"],
    )
    assert table.do("exchange beer-10 1", "harvest beer-12").stored(1) == {"water": 1}


@pytest.mark.rule("BB-12.19")
def test_2d_answers_the_last_harvest_of_the_year_before_the_windmill_moves() -> None:
    table = a_village(
        mine=["2D"],
        cards={"beer-11": {"harvest": {"water": 1}}},
        year=2,
        to_move=1,
        turn=5,
        hands=([], ["beer-11"]),
        fields={**NOTHING, "water": 5},
        storage=({"rye": 1}, {"rye": 1}),
    )
    table.do("harvest beer-11")
    assert table.stored(0) == {"rye": 1, "water": 1}
    assert table.windmill == 1, "two tokens each, and seat 0 had it"
