"""Chapter 9 of the rules: the seed department."""

import pytest

from .more_positions import EACH, ONE_OF_EACH, names, takes, tidied, total
from .positions import a_table

GOLD = {"seeds-2": ("black", 3), "seeds-3": ("blue", 4)}


@pytest.mark.rule("DB-9.1")
@pytest.mark.rule("DB-9.2")
@pytest.mark.rule("DB-9.3")
def test_what_the_department_takes() -> None:
    table = a_table(round=3, pool=(ONE_OF_EACH,), seeds=(1,))
    assert takes(table, "seeds-1") == sorted(names("g") + names("k"))
    assert takes(table, "seeds-2") == names("k")
    assert takes(table, "seeds-3") == names("b")


@pytest.mark.rule("DB-9.1")
@pytest.mark.parametrize("colour", ["green", "black"])
def test_department_1_gives_two_seeds_in_tidying(colour: str) -> None:
    position = {"pool": ({colour: [6], "yellow": [1]},), "seeds": (1,), "round": 30}
    table = a_table(**position).do(f"place {'g1' if colour == 'green' else 'k1'} seeds-1")
    assert (table.seeds(0), table.supply("seeds")) == (1, 9)
    table.pass_until()
    assert (table.seeds(0), table.supply("seeds")) == (3, 7)
    assert total(table, "pool", 0) == {"yellow": 1}
    assert table.supply(colour) == (12 if colour == "green" else 14)


@pytest.mark.rule("DB-9.2")
@pytest.mark.rule("DB-9.3")
@pytest.mark.parametrize("space", GOLD)
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
def test_department_2_and_3_give_gold_in_tidying(space: str, zone: str) -> None:
    colour, gold = GOLD[space]
    die = "k1" if colour == "black" else "b1"
    table = a_table(round=30, seeds=(1,), gold=(2,), **{zone: ({colour: [1]},)}).do(f"place {die} {space}")
    assert table.gold(0) == 2
    table.pass_until()
    assert table.gold(0) == 2 + gold
    assert (table.dice("pool", 0), table.dice("warehouse", 0)) == ({}, {})


@pytest.mark.rule("DB-9.4")
@pytest.mark.parametrize(
    ("space", "colour"), [("seeds-1", "green"), ("seeds-2", "black"), ("seeds-3", "blue")]
)
def test_any_blue_die_makes_a_department_space_fast(space: str, colour: str) -> None:
    table = a_table(round=3, pool=({"blue": EACH},), board=({space: {colour: [1]}},))
    assert takes(table, space) == names("b")
    table.do(f"place b1 {space}")
    gained = (table.seeds(0), table.gold(0))
    assert gained == {"seeds-1": (2, 0), "seeds-2": (0, 3), "seeds-3": (0, 4)}[space]
    assert table.dice(space, 0) == {}
    assert table.fast(space, 0) == [1]
    assert table.supply(colour) == {"green": 12, "black": 14, "blue": 4}[colour]


@pytest.mark.rule("DB-9.5")
def test_department_3_loses_the_die_that_pays_but_not_the_one_that_makes_it_fast() -> None:
    table = a_table(round=30, pool=({"blue": [6, 2], "yellow": [1]},))
    table.do("place b1 seeds-3", "place b2 seeds-3")
    assert (table.gold(0), table.supply("blue")) == (4, 9)
    table.pass_until()
    assert table.die("b2")["place"] == "pool:0"
    assert (table.gold(0), table.supply("blue")) == (4, 9)


@pytest.mark.rule("DB-9.5")
@pytest.mark.parametrize("space", ["school-1", "school-2", "school-3"])
def test_a_blue_die_placed_elsewhere_is_not_lost(space: str) -> None:
    table = tidied(board=({space: {"blue": [4]}},))
    assert (total(table, "pool", 0), table.supply("blue")) == ({"blue": 1}, 9)
