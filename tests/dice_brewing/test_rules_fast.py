"""Chapter 10 of the rules: fast effects."""

import pytest

from .more_positions import takes, tidied, total
from .positions import Board, a_table

WAITING: dict[str, Board] = {
    "malt-1": {"malt-1": "seed"},
    "malt-2": {"malt-2": {"yellow": [1]}},
    "malt-3": {"malt-3": {"yellow": [1]}},
    "hops-1": {"hops-1": "seed"},
    "hops-2": {"hops-2": {"green": [1]}},
    "seeds-1": {"seeds-1": {"green": [1]}},
    "seeds-2": {"seeds-2": {"black": [1]}},
    "seeds-3": {"seeds-3": {"blue": [1]}},
}


@pytest.mark.rule("DB-10.1")
@pytest.mark.rule("DB-10.3")
@pytest.mark.parametrize("space", WAITING)
def test_a_blue_die_may_be_added_to_a_piece_that_waits_although_the_space_is_full(space: str) -> None:
    table = a_table(round=3, pool=({"blue": [6]}, {"yellow": [1]}), board=(WAITING[space],))
    assert "b1" in takes(table, space)


@pytest.mark.rule("DB-10.1")
@pytest.mark.parametrize("space", WAITING)
def test_another_player_s_piece_is_not_made_fast(space: str) -> None:
    table = a_table(round=3, pool=({"blue": [6]},), board=({}, WAITING[space]))
    assert takes(table, space) == []


@pytest.mark.rule("DB-10.2")
def test_the_blue_die_may_be_the_second_piece_of_the_move() -> None:
    table = a_table(pool=({"yellow": [3], "blue": [2]},)).do("place y1 malt-3", "place b1 malt-3")
    assert table.dice("warehouse", 0) == {"yellow": [4]}


@pytest.mark.rule("DB-10.2")
def test_the_blue_die_may_come_in_a_later_move() -> None:
    table = a_table(pool=({"yellow": [3], "blue": [2]}, {"green": [1]}))
    table.do("place y1 malt-3", "done", "done")
    assert table.mover == 0
    table.do("place b1 malt-3")
    assert table.dice("warehouse", 0) == {"yellow": [4]}


@pytest.mark.rule("DB-10.4")
@pytest.mark.parametrize("space", [space for space in WAITING if space != "seeds-3"])
def test_the_blue_die_cannot_come_first(space: str) -> None:
    pool = {"yellow": [1], "black": [1], "green": [1], "blue": [6]}
    assert "b1" not in takes(a_table(round=3, pool=(pool,), seeds=(2,)), space)


@pytest.mark.rule("DB-10.4")
def test_one_blue_die_makes_one_space_fast() -> None:
    board: Board = {"malt-1": "seed", "hops-1": "seed"}
    table = a_table(pool=({"blue": [6], "green": [1]},), board=(board,), chance=[5])
    table.do("place b1 malt-1", "keep pool")
    assert (table.seed_on("malt-1", 0), table.seed_on("hops-1", 0)) == (False, True)
    assert table.supply("green") == 11


@pytest.mark.rule("DB-10.5")
@pytest.mark.parametrize("space", WAITING)
def test_nothing_more_is_placed_on_a_space_once_it_is_fast(space: str) -> None:
    pool = {"yellow": [1], "black": [1], "green": [1], "blue": [6, 5]}
    table = a_table(round=3, pool=(pool,), board=({space: {"fast": [6]}},), seeds=(2,))
    assert takes(table, space) == []


@pytest.mark.rule("DB-10.5")
def test_a_fast_space_does_its_work_once() -> None:
    table = tidied(board=({"malt-1": {"fast": [3]}, "seeds-2": {"fast": [3]}},), gold=(1,))
    assert total(table, "pool", 0) == {"blue": 2}
    assert table.gold(0) == 1


@pytest.mark.rule("DB-10.6")
def test_the_blue_die_stays_on_the_space_until_tidying() -> None:
    table = a_table(round=30, pool=({"yellow": [3], "green": [1]},), warehouse=({"blue": [2]},))
    table.do("place y1 malt-3", "place b1 malt-3")
    assert table.fast("malt-3", 0) == [2]
    assert (table.dice("pool", 0), table.dice("warehouse", 0)) == ({"green": [1]}, {"yellow": [4]})
    assert total(table.pass_until(), "pool", 0) == {"green": 1, "blue": 1}


@pytest.mark.rule("DB-10.7")
def test_the_piece_that_paid_leaves_at_once() -> None:
    table = a_table(pool=({"blue": [6, 6, 6]},), seeds=(1,), board=({"malt-1": "seed"},), chance=[1])
    table.do("place b1 malt-1")
    assert (table.ask, table.supply("seeds")) == ("keep-die", 9)

    board: Board = {"malt-2": {"yellow": [5]}, "hops-2": {"green": [4]}}
    table = a_table(pool=({"blue": [6, 6, 6]},), board=(board,), chance=[1])
    table.do("place b1 malt-2", "keep pool")
    assert table.supply("yellow") == 14
    table.do("place b2 hops-2")
    assert (table.dice("hops-2", 0), table.dice("warehouse", 0)) == ({}, {"green": [5]})


@pytest.mark.rule("DB-10.8")
@pytest.mark.parametrize(
    ("space", "colour"), [("malt-1", "yellow"), ("malt-2", "black"), ("hops-1", "green")]
)
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
def test_a_die_gained_fast_is_rolled_and_then_kept_in_pool_or_warehouse(
    space: str, colour: str, zone: str
) -> None:
    table = a_table(pool=({"blue": [3]}, {"yellow": [1]}), seeds=(1,), board=(WAITING[space],), chance=[5])
    table.do(f"place b1 {space}")
    assert table.legal() == ["keep pool", "keep warehouse"]
    assert "5" in str(table.prompt.question)
    assert table.do(f"keep {zone}").dice(zone, 0) == {colour: [5]}


@pytest.mark.rule("DB-10.9")
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
def test_a_die_gained_fast_may_be_placed_at_once(zone: str) -> None:
    table = a_table(pool=({"blue": [3]},), seeds=(1,), board=({"malt-1": "seed"},), chance=[3])
    table.do("place b1 malt-1", f"keep {zone}", "place y1 malt-3")
    assert table.dice("malt-3", 0) == {"yellow": [3]}


@pytest.mark.rule("DB-10.9")
def test_a_die_raised_fast_may_be_placed_again_elsewhere() -> None:
    table = a_table(pool=({"blue": [3], "green": [1]},), board=({"malt-3": {"yellow": [5]}},))
    table.do("place b1 malt-3")
    assert takes(table, "malt-3") == []
    table.do("place y1 malt-2")
    assert table.dice("malt-2", 0) == {"yellow": [6]}


@pytest.mark.rule("DB-10.9")
def test_seeds_gained_fast_go_to_the_warehouse_and_may_be_placed() -> None:
    table = a_table(round=3, pool=({"blue": [1]},), board=({"seeds-1": {"black": [1]}},))
    table.do("place b1 seeds-1")
    assert table.seeds(0) == 2
    assert table.do("place seed hops-1").seed_on("hops-1", 0)


@pytest.mark.rule("DB-10.9")
def test_a_die_gained_fast_and_stored_brews_in_the_same_round() -> None:
    position = {"pool": ({"blue": [3]},), "warehouse": ({"green": [2]},), "open": ["cheap-lager"]}
    table = a_table(round=30, board=({"malt-1": "seed"},), chance=[2], **position)
    table.do("place b1 malt-1", "keep warehouse").pass_until("brew")
    table.do("brew 1")
    assert table.brewed(0) == ["cheap-lager"]


@pytest.mark.rule("DB-10.10")
@pytest.mark.parametrize(
    ("space", "lacking"),
    [("malt-1", "yellow"), ("malt-2", "black"), ("hops-1", "green"), ("seeds-1", "seeds")],
)
def test_a_space_is_not_made_fast_while_the_supply_has_nothing_to_give(space: str, lacking: str) -> None:
    position = {"round": 3, "pool": ({"blue": [6]},), "board": (WAITING[space],)}
    assert takes(a_table(supply={lacking: 0}, **position), space) == []
    assert takes(a_table(supply={lacking: 1}, **position), space) == ["b1"]


@pytest.mark.rule("DB-10.10")
@pytest.mark.parametrize("space", ["malt-3", "hops-2", "seeds-2", "seeds-3"])
def test_raises_and_gold_need_no_supply(space: str) -> None:
    supply = {"yellow": 0, "black": 0, "green": 0, "blue": 0, "seeds": 0}
    table = a_table(round=3, pool=({"blue": [6]},), board=(WAITING[space],), supply=supply)
    assert takes(table, space) == ["b1"]


@pytest.mark.rule("DB-10.10")
@pytest.mark.parametrize("there", [1, 2])
def test_department_1_gives_the_seeds_there_are(there: int) -> None:
    position = {"pool": ({"blue": [6]},), "board": (WAITING["seeds-1"],), "supply": {"seeds": there}}
    table = a_table(round=3, **position).do("place b1 seeds-1")
    assert (table.seeds(0), table.supply("seeds")) == (there, 0)
    assert table.supply("green") == 12


@pytest.mark.rule("DB-10.10")
def test_a_piece_that_cannot_be_made_fast_keeps_waiting() -> None:
    board: tuple[Board, Board] = ({"malt-1": "seed"}, {"malt-2": {"yellow": [1]}})
    table = tidied(pool=({"blue": [6]},), board=board, supply={"yellow": 0})
    assert table.dice("pool", 0)["yellow"] == [0]


@pytest.mark.rule("DB-10.11")
def test_the_example_of_a_yellow_3_raised_to_4_with_a_blue_3() -> None:
    position = {"pool": ({"yellow": [3], "blue": [3]},), "warehouse": ({"yellow": [4]},)}
    table = a_table(round=30, open=["honey-braggot"], **position)  # asks for yellow 4 and 4
    table.do("place y1 malt-3", "place b1 malt-3")
    assert table.die("y1") == {"place": "warehouse:0", "value": 4, "marks": []}
    table.pass_until("brew").do("brew 1")
    assert table.brewed(0) == ["honey-braggot"]
