"""Chapter 6 of the rules: the malt house."""

import pytest

from .more_positions import EACH, ONE_OF_EACH, names, takes, tidied, total
from .positions import a_table

SPARE = {"green": [1]}  # something to store, so that the move is not over by itself


@pytest.mark.rule("DB-6.1")
def test_malt_house_1_takes_a_seed_and_nothing_else() -> None:
    assert takes(a_table(round=3, pool=(ONE_OF_EACH,), seeds=(1,)), "malt-1") == ["seed"]
    assert takes(a_table(round=3, pool=(ONE_OF_EACH,)), "malt-1") == []


@pytest.mark.rule("DB-6.1")
def test_a_seed_on_malt_house_1_becomes_a_yellow_die_in_tidying() -> None:
    table = a_table(round=30, pool=(SPARE,), seeds=(2,)).do("place seed malt-1")
    assert (table.seeds(0), table.supply("seeds"), table.supply("yellow")) == (1, 8, 14)
    table.pass_until()
    assert total(table, "pool", 0) == {"green": 1, "yellow": 1}
    assert (table.seeds(0), table.supply("seeds"), table.supply("yellow")) == (1, 9, 13)


@pytest.mark.rule("DB-6.2")
def test_malt_house_1_is_made_fast_by_a_blue_3_or_more() -> None:
    table = a_table(pool=(ONE_OF_EACH,), seeds=(1,), board=({"malt-1": "seed"},), chance=[4])
    assert takes(table, "malt-1") == names("b", 3, 4, 5, 6)
    table.do("place b3 malt-1", "keep warehouse")
    assert table.dice("warehouse", 0) == {"yellow": [4]}
    assert (table.seed_on("malt-1", 0), table.supply("seeds")) == (False, 9)


@pytest.mark.rule("DB-6.3")
def test_malt_house_2_takes_a_yellow_die_of_any_value() -> None:
    table = a_table(round=3, pool=(ONE_OF_EACH,), seeds=(1,))
    assert takes(table, "malt-2") == names("y")


@pytest.mark.rule("DB-6.3")
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
def test_a_yellow_die_on_malt_house_2_becomes_a_black_one_in_tidying(zone: str) -> None:
    table = tidied("place y1 malt-2", **{zone: ({"yellow": [6]},)})
    assert total(table, "pool", 0) == {"black": 1}
    assert table.dice("warehouse", 0) == {}
    assert (table.supply("yellow"), table.supply("black")) == (14, 13)


@pytest.mark.rule("DB-6.4")
def test_malt_house_2_is_made_fast_by_any_blue_die() -> None:
    table = a_table(pool=({"blue": EACH},), board=({"malt-2": {"yellow": [1]}},), chance=[2])
    assert takes(table, "malt-2") == names("b")
    table.do("place b1 malt-2", "keep pool")
    assert table.dice("pool", 0)["black"] == [2]
    assert (table.supply("yellow"), table.supply("black")) == (14, 13)


@pytest.mark.rule("DB-6.5")
@pytest.mark.rule("DB-6.7")
def test_malt_house_3_takes_yellow_and_black_dice_up_to_5() -> None:
    table = a_table(round=3, pool=(ONE_OF_EACH,), seeds=(1,))
    assert takes(table, "malt-3") == sorted(names("k", 1, 2, 3, 4, 5) + names("y", 1, 2, 3, 4, 5))


@pytest.mark.rule("DB-6.5")
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
@pytest.mark.parametrize(("die", "colour"), [("y1", "yellow"), ("k1", "black")])
def test_a_die_on_malt_house_3_goes_up_and_to_the_warehouse_in_tidying(
    zone: str, die: str, colour: str
) -> None:
    table = a_table(round=30, seeds=(1,), **{zone: ({colour: [5]},)}).do(f"place {die} malt-3")
    assert table.dice("malt-3", 0) == {colour: [5]}
    table.pass_until()
    assert table.dice("warehouse", 0) == {colour: [6]}
    assert table.dice("pool", 0) == {}


@pytest.mark.rule("DB-6.6")
def test_malt_house_3_is_made_fast_by_a_blue_2_or_more() -> None:
    table = a_table(pool=(ONE_OF_EACH,), board=({"malt-3": {"black": [1]}},))
    assert takes(table, "malt-3") == names("b", 2, 3, 4, 5, 6)
    assert table.do("place b2 malt-3").dice("warehouse", 0) == {"black": [2]}
