"""Chapter 7 of the rules: the hop plantation."""

import pytest

from .more_positions import ONE_OF_EACH, names, takes, tidied, total
from .positions import a_table


@pytest.mark.rule("DB-7.1")
def test_hop_plantation_1_takes_a_seed_and_nothing_else() -> None:
    assert takes(a_table(round=3, pool=(ONE_OF_EACH,), seeds=(1,)), "hops-1") == ["seed"]
    assert takes(a_table(round=3, pool=(ONE_OF_EACH,)), "hops-1") == []


@pytest.mark.rule("DB-7.1")
def test_a_seed_on_hop_plantation_1_becomes_a_green_die_in_tidying() -> None:
    table = a_table(round=30, pool=({"yellow": [1]},), seeds=(1,)).do("place seed hops-1")
    assert (table.seed_on("hops-1", 0), table.supply("green")) == (True, 12)
    table.pass_until()
    assert total(table, "pool", 0) == {"yellow": 1, "green": 1}
    assert (table.seeds(0), table.supply("seeds"), table.supply("green")) == (0, 10, 11)


@pytest.mark.rule("DB-7.2")
def test_hop_plantation_1_is_made_fast_by_a_blue_3_or_more() -> None:
    table = a_table(pool=(ONE_OF_EACH,), board=({"hops-1": "seed"},), chance=[1])
    assert takes(table, "hops-1") == names("b", 3, 4, 5, 6)
    table.do("place b3 hops-1", "keep warehouse")
    assert table.dice("warehouse", 0) == {"green": [1]}
    assert table.supply("seeds") == 10


@pytest.mark.rule("DB-7.3")
@pytest.mark.rule("DB-7.5")
def test_hop_plantation_2_takes_green_dice_up_to_5() -> None:
    table = a_table(round=3, pool=(ONE_OF_EACH,), seeds=(1,))
    assert takes(table, "hops-2") == names("g", 1, 2, 3, 4, 5)


@pytest.mark.rule("DB-7.3")
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
def test_a_die_on_hop_plantation_2_goes_up_and_to_the_warehouse_in_tidying(zone: str) -> None:
    table = tidied("place g1 hops-2", **{zone: ({"green": [3]},)})
    assert table.dice("warehouse", 0) == {"green": [4]}
    assert table.dice("pool", 0) == {}


@pytest.mark.rule("DB-7.4")
def test_hop_plantation_2_is_made_fast_by_a_blue_2_or_more() -> None:
    table = a_table(pool=(ONE_OF_EACH,), board=({"hops-2": {"green": [2]}},))
    assert takes(table, "hops-2") == names("b", 2, 3, 4, 5, 6)
    assert table.do("place b2 hops-2").dice("warehouse", 0) == {"green": [3]}
