"""Chapter 12, slot 3: storage (3A and 3B)."""

import pytest

from .positions import CROPS, KINDS, SEATS, Table
from .upgrade_positions import a_village, inert, units


def harvest(
    card: dict[str, int],
    storage: dict[str, int],
    *mine: str,
    theirs: tuple[str, ...] = (),
    their_storage: dict[str, int] | None = None,
) -> Table:
    """After seat 0 has harvested with a card like this."""
    table = a_village(
        mine=mine,
        theirs=theirs,
        cards={"beer-10": {"harvest": card}},
        year=2,
        hands=(["beer-10"], ["beer-11"]),
        fields=dict.fromkeys(CROPS, 4),
        storage=(storage, their_storage or {}),
    )
    return table.do("harvest beer-10")


@pytest.mark.rule("BB-12.22")
@pytest.mark.rule("BB-12.1")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("copies", [0, 1, 2, 3])
def test_each_3a_adds_two_water_units(copies: int, seat: int) -> None:
    table = a_village(mine=["3A"] * copies, seat=seat)
    assert units(table, seat) == (9, 2 * copies)
    assert units(table, 1 - seat) == (9, 0)


@pytest.mark.rule("BB-12.22")
@pytest.mark.parametrize("copies", [1, 2])
def test_water_units_take_water_beside_nine_crops(copies: int) -> None:
    stored = {"wheat": 9, "water": 2 * copies - 1}
    table = harvest({"water": 1}, stored, *["3A"] * copies)
    assert table.ask == "turn"
    assert table.stored(0) == {"wheat": 9, "water": 2 * copies}


@pytest.mark.rule("BB-12.22")
def test_water_beyond_the_water_units_needs_general_ones() -> None:
    table = harvest({"water": 3}, {"wheat": 9}, "3A")
    assert (table.mover, table.ask) == (0, "choose-offer")
    assert set(table.legal()) == {"offer water", "offer wheat"}
    table.do("offer wheat")
    assert table.stored(0) == {"wheat": 8, "water": 3}
    assert table.offer() == {"wheat": 1}


@pytest.mark.rule("BB-12.22")
def test_water_fills_general_units_too() -> None:
    table = harvest({"water": 2}, {"water": 9}, "3A")
    assert table.ask == "turn"
    assert table.stored(0) == {"water": 11}


@pytest.mark.rule("BB-12.22")
@pytest.mark.parametrize("kind", CROPS)
def test_water_units_take_no_crop(kind: str) -> None:
    table = harvest({kind: 1}, {"barley": 9} if kind != "barley" else {"rye": 9}, "3A")
    assert table.ask == "choose-offer"


@pytest.mark.rule("BB-12.22")
@pytest.mark.rule("BB-7.9")
def test_water_in_a_water_unit_cannot_make_room_for_crops() -> None:
    table = harvest({"barley": 2}, {"wheat": 8, "water": 1}, "3A")
    assert set(table.legal()) == {"offer wheat", "offer barley"}
    table.do("offer barley")
    assert table.stored(0) == {"wheat": 8, "water": 1, "barley": 1}
    assert table.offer() == {"barley": 1}, "exactly the excess"


@pytest.mark.rule("BB-12.22")
def test_only_the_water_in_general_units_makes_room_for_crops() -> None:
    table = harvest({"barley": 2}, {"wheat": 8, "water": 3}, "3A")
    assert set(table.legal()) == {"offer wheat", "offer barley", "offer water"}
    table.do("offer water")
    assert set(table.legal()) == {"offer wheat", "offer barley"}, "the other two lie in water units"


@pytest.mark.rule("BB-12.22")
def test_water_moves_into_free_water_units_by_itself() -> None:
    table = a_village(
        cards={"beer-10": {"upgrade": "3A"}, "beer-12": {"harvest": {"rye": 1}}, **inert("beer-11")},
        year=2,
        hands=(["beer-10", "beer-12"], ["beer-11"]),
        storage=({"wheat": 8, "water": 1}, {}),
    )
    table.do("upgrade beer-10", "upgrade beer-11", "harvest beer-12")
    assert table.stored(0) == {"wheat": 8, "water": 1, "rye": 1}


@pytest.mark.rule("BB-12.22")
def test_an_offer_can_be_taken_into_free_water_units() -> None:
    table = harvest({"water": 3}, {"wheat": 9}, theirs=("3A",), their_storage={"rye": 9})
    table.do("offer water", "offer water", "offer wheat")
    assert set(table.legal()) == {"take water", "done"}
    table.do("take water", "take water")
    assert table.stored(1) == {"rye": 9, "water": 2}
    assert table.supply()["wheat"] == 18 - 4 - 8


@pytest.mark.rule("BB-12.23")
@pytest.mark.rule("BB-12.1")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("copies", [0, 1, 2, 3])
def test_each_3b_adds_a_general_unit(copies: int, seat: int) -> None:
    table = a_village(mine=["3B"] * copies, seat=seat)
    assert units(table, seat) == (9 + copies, 0)
    assert units(table, 1 - seat) == (9, 0)


@pytest.mark.rule("BB-12.23")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("copies", [1, 2])
def test_a_unit_of_3b_holds_any_type(kind: str, copies: int) -> None:
    first = "rye" if kind != "rye" else "hops"
    table = harvest({kind: copies}, {first: 9}, *["3B"] * copies)
    assert table.ask == "turn"
    assert table.stored(0) == {first: 9, kind: copies}
    assert harvest({kind: copies + 1}, {first: 9}, *["3B"] * copies).ask == "choose-offer"


@pytest.mark.rule("BB-12.23")
@pytest.mark.rule("BB-12.22")
def test_3a_and_3b_add_up() -> None:
    table = harvest({"water": 1, "rye": 1}, {"wheat": 9, "water": 1}, "3A", "3B")
    assert units(table, 0) == (10, 2)
    assert table.ask == "turn"
    assert table.stored(0) == {"wheat": 9, "water": 2, "rye": 1}


@pytest.mark.rule("BB-12.24")
@pytest.mark.parametrize("kind", KINDS)
def test_a_new_3b_holds_what_its_own_cleaning_collects(kind: str) -> None:
    full = {"wheat": 9} if kind != "wheat" else {"rye": 9}
    for upgrade, asked in (("3B", "turn"), ("6A", "choose-offer")):
        table = a_village(
            mine=[f"5A {kind}"],
            cards={"beer-10": {"upgrade": upgrade}},
            year=2,
            hands=(["beer-10"], ["beer-11"]),
            brewery=(["beer-20"], []),
            storage=(full, {}),
        )
        table.do("upgrade beer-10")
        assert table.ask == asked
        assert table.stored(0) == {**full, kind: 1}


@pytest.mark.rule("BB-12.24")
@pytest.mark.parametrize(("kind", "asked"), [("water", "turn"), ("rye", "choose-offer")])
def test_a_new_3a_holds_water_that_its_own_cleaning_collects(kind: str, asked: str) -> None:
    table = a_village(
        mine=[f"5C {kind}"],
        cards={"beer-10": {"upgrade": "3A"}},
        year=2,
        hands=(["beer-10"], ["beer-11"]),
        brewery=(["beer-20"], []),
        storage=({"wheat": 9}, {}),
    )
    table.do("upgrade beer-10")
    assert table.ask == asked
    assert table.stored(0) == {"wheat": 9, kind: 2}
