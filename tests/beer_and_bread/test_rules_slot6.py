"""Chapter 12, slot 6: the end of the game (6A to 6I)."""

from collections.abc import Callable

import pytest

from .positions import KINDS, SEATS, Table
from .upgrade_positions import beer, bread, final_table, scored, totals

Cards = Callable[..., list[str]]  # `beer` or `bread`


def bonus(table: Table, seat: int = 0) -> int:
    """The coins of 6F to 6I, when no other upgrade of slot 6 is there."""
    parts = table.result().parts[seat]
    return sum(totals(table, seat)) - parts["beer"]["cards"] - parts["bread"]["cards"]


# 6A to 6E

BANDS = [("6A", (4, 5)), ("6B", (6, 7)), ("6C", (8, 9))]


@pytest.mark.parametrize(
    ("effect", "band"),
    [
        pytest.param("6A", (4, 5), marks=pytest.mark.rule("BB-12.42")),
        pytest.param("6B", (6, 7), marks=pytest.mark.rule("BB-12.43")),
        pytest.param("6C", (8, 9), marks=pytest.mark.rule("BB-12.44")),
    ],
)
@pytest.mark.parametrize("seat", SEATS)
def test_each_sold_card_of_the_band_adds_a_coin_to_its_own_good(
    effect: str, band: tuple[int, int], seat: int
) -> None:
    for value in range(4, 10):
        extra = int(value in band)
        assert totals(scored([effect], beer(value), seat), seat) == (value + extra, 0)
        assert totals(scored([effect], bread(value), seat), seat) == (0, value + extra)


@pytest.mark.rule("BB-12.42")
@pytest.mark.rule("BB-12.43")
@pytest.mark.rule("BB-12.44")
@pytest.mark.parametrize(("effect", "band"), BANDS)
def test_every_card_of_the_band_counts(effect: str, band: tuple[int, int]) -> None:
    low, high = band
    sold = beer(low, low, high) + bread(low, high, high, high)
    expected = (2 * low + high + 3, low + 3 * high + 4)
    assert totals(scored([effect], sold), 0) == expected


@pytest.mark.rule("BB-12.52")
@pytest.mark.parametrize(("effect", "band"), BANDS)
def test_two_copies_give_two_coins_a_card(effect: str, band: tuple[int, int]) -> None:
    low, high = band
    assert totals(scored([effect] * 2, beer(low, high) + bread(high)), 0) == (low + high + 4, high + 2)


@pytest.mark.parametrize(
    ("effect", "pays", "other"),
    [
        pytest.param("6D", beer, bread, marks=pytest.mark.rule("BB-12.45")),
        pytest.param("6E", bread, beer, marks=pytest.mark.rule("BB-12.46")),
    ],
)
@pytest.mark.parametrize("count", range(6))
@pytest.mark.parametrize("copies", [1, pytest.param(2, marks=pytest.mark.rule("BB-12.52"))])
def test_each_full_pair_of_a_good_adds_a_coin(
    effect: str, pays: Cards, other: Cards, count: int, copies: int
) -> None:
    values = (4, 5, 6, 7, 8)[:count]
    table = scored([effect] * copies, pays(*values) + other(9, 9))
    mine, rest = sum(values) + copies * (count // 2), 18
    assert totals(table, 0) == ((mine, rest) if pays is beer else (rest, mine))


@pytest.mark.rule("BB-12.42")
@pytest.mark.rule("BB-12.45")
def test_slot_6_is_for_its_owner_only() -> None:
    effects = [f"6{letter}" for letter in "ABCDEFGHI"]
    table = scored(effects, [*beer(4, 4, 6, 8), *bread(4, 4, 6, 8)], seat=1, storage=({"rye": 5}, {}))
    assert totals(table, 0) == (0, 0)
    table = scored([], beer(4, 6, 8) + bread(4, 6, 8), theirs=effects)
    assert totals(table, 0) == (18, 18)


# 6F to 6I


@pytest.mark.rule("BB-12.47")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("others", "expected"), [([], 2), (["3A"], 2), (["1A", "5A rye"], 0), (["1A", "2D", "3A"], 0)]
)
def test_6f_needs_more_upgrades_than_the_other_player(seat: int, others: list[str], expected: int) -> None:
    table = scored(["6F", "4A"], beer(6) + bread(6), seat, theirs=others)
    assert bonus(table, seat) == expected


@pytest.mark.rule("BB-12.47")
def test_6f_counts_upgrades_of_all_slots_and_every_copy() -> None:
    everywhere = ["6F", "1A", "2D", "3A", "4A", "5A rye", "6G"]
    assert bonus(scored(everywhere, beer(6), theirs=["3B"] * 6)) == 2
    assert bonus(scored(everywhere, beer(6), theirs=["3B"] * 7)) == 0
    assert bonus(scored(["6F", "3B", "3B"], beer(6), theirs=["1A", "4A"])) == 2


@pytest.mark.rule("BB-12.48")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("mine", "other", "expected"), [(2, 0, 2), (1, 0, 0), (5, 3, 2), (4, 3, 0), (3, 5, 0)]
)
def test_6g_needs_two_more_stored_tokens(seat: int, mine: int, other: int, expected: int) -> None:
    storage = [{"hops": mine}, {"rye": other}]
    if seat == 1:
        storage.reverse()
    table = scored(["6G"], beer(6) + bread(6), seat, storage=tuple(storage))
    assert bonus(table, seat) == expected


@pytest.mark.rule("BB-12.48")
@pytest.mark.parametrize("kind", KINDS)
def test_6g_counts_every_type_and_water_units(kind: str) -> None:
    assert bonus(scored(["6G"], beer(6), storage=({kind: 2}, {}))) == 2
    more_water = ({"rye": 9, "water": 2}, {"wheat": 9})
    assert bonus(scored(["6G", "3A"], beer(6), storage=more_water)) == 2


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("effect", "good", "other"),
    [
        pytest.param("6H", bread, beer, marks=pytest.mark.rule("BB-12.49")),
        pytest.param("6I", beer, bread, marks=pytest.mark.rule("BB-12.50")),
    ],
)
def test_all_three_types_of_a_good_earn_a_bonus(effect: str, good: Cards, other: Cards, seat: int) -> None:
    for low in (4, 5):
        for middle in (6, 7):
            for high in (8, 9):
                assert bonus(scored([effect], good(low, middle, high), seat), seat) == 2
    for values in ((4, 5, 6, 7), (6, 7, 8, 9), (4, 5, 8, 9), (), (4,)):
        assert bonus(scored([effect], good(*values), seat), seat) == 0
        assert bonus(scored([effect], good(*values) + other(4, 6, 8), seat), seat) == 0


@pytest.mark.rule("BB-12.49")
@pytest.mark.rule("BB-12.50")
@pytest.mark.parametrize(("effect", "good"), [("6H", bread), ("6I", beer)])
def test_a_second_set_of_types_earns_no_second_bonus(effect: str, good: Cards) -> None:
    assert bonus(scored([effect], good(4, 4, 6, 6, 8, 8))) == 2


@pytest.mark.rule("BB-12.49")
@pytest.mark.rule("BB-12.50")
def test_types_still_in_brewery_and_bakery_count() -> None:
    table = final_table(
        mine=["6H", "6I"],
        sold=(beer(4, 6) + bread(4, 6), []),
        brewery=(beer(8), []),
        bakery=(bread(8), []),
    )
    assert totals(table, 0) == (20, 20)


@pytest.mark.rule("BB-12.51")
@pytest.mark.parametrize(
    ("effect", "sold", "expected"),
    [
        ("6H", beer(8) + bread(4, 6, 8), (10, 18)),  # breads earn it, beer gets it
        ("6I", bread(8) + beer(4, 6, 8), (18, 10)),
        ("6F", beer(8) + bread(4), (8, 6)),
        ("6F", beer(4) + bread(8), (6, 8)),
        ("6G", beer(8) + bread(9), (10, 9)),  # undivided: not 9 and 10
    ],
)
def test_a_bonus_goes_undivided_to_the_good_that_needs_it(
    effect: str, sold: list[str], expected: tuple[int, int]
) -> None:
    assert totals(scored([effect], sold, storage=({"rye": 2}, {})), 0) == expected


@pytest.mark.rule("BB-12.51")
def test_several_bonuses_are_placed_each_on_its_own() -> None:
    effects = ["6F", "6G", "6H", "6I"]
    table = scored(effects, beer(4, 6, 8) + bread(5, 7, 9), storage=({"rye": 2}, {}))
    assert totals(table, 0) == (24, 23), "eighteen and three bonuses, twenty-one and one"


@pytest.mark.rule("BB-12.52")
@pytest.mark.rule("BB-12.1")
@pytest.mark.parametrize("effect", ["6F", "6G", "6H", "6I"])
def test_two_copies_give_two_bonuses(effect: str) -> None:
    sold = beer(4, 6, 8) + bread(4, 6, 8)
    assert totals(scored([effect] * 2, sold, storage=({"rye": 2}, {})), 0) == (20, 20)
