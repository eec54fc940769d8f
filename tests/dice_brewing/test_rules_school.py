"""Chapter 8 of the rules: the school of mastery."""

import pytest

from .more_positions import ONE_OF_EACH, names, takes, tidied, total
from .positions import Dice, a_table

POOR = {"yellow": [1], "green": [2], "blue": [3]}


@pytest.mark.rule("DB-8.1")
@pytest.mark.parametrize("space", ["school-1", "school-2", "school-3"])
def test_nothing_makes_a_school_space_fast(space: str) -> None:
    table = a_table(round=2, pool=(ONE_OF_EACH,), board=({space: {"blue": [5]}},))
    assert takes(table, space) == []


@pytest.mark.rule("DB-8.1")
@pytest.mark.rule("DB-8.14")
def test_school_3_gives_its_die_in_tidying_only() -> None:
    table = a_table(round=30, pool=({"blue": [5], "yellow": [1]},)).do("place b1 school-3")
    assert table.supply("blue") == 9
    assert table.dice("pool", 0) == {"yellow": [1]}
    assert total(table.pass_until(), "pool", 0) == {"yellow": 1, "blue": 2}


@pytest.mark.rule("DB-8.2")
def test_dice_at_the_school_return_to_the_pool_even_from_the_warehouse() -> None:
    board = {"school-1": {"blue": [2]}, "school-2": {"blue": [3]}, "school-3": {"blue": [1], "green": [2]}}
    table = tidied(pool=({"yellow": [1]},), board=(board,))
    assert total(table, "pool", 0) == {"yellow": 1, "green": 1, "blue": 3}
    table = tidied(
        "place b1 school-3", "place y1 school-3", warehouse=({"blue": [1], "yellow": [3], "black": [1]},)
    )
    assert total(table, "pool", 0) == {"yellow": 1, "blue": 1}
    assert table.dice("warehouse", 0) == {"black": [1]}


# School 1.


@pytest.mark.rule("DB-8.3")
def test_school_1_takes_a_blue_die_of_2_or_more() -> None:
    table = a_table(round=2, pool=(ONE_OF_EACH,), seeds=(1,))
    assert takes(table, "school-1") == names("b", 2, 3, 4, 5, 6)


@pytest.mark.rule("DB-8.3")
def test_the_dice_to_roll_are_all_from_the_pool_or_all_from_the_warehouse() -> None:
    pool = {"yellow": [1], "blue": [2, 1]}
    stored = {"black": [1], "green": [1], "blue": [4]}
    table = a_table(round=2, pool=(pool,), warehouse=(stored,), chance=[5, 6, 2]).do("place b1 school-1")
    assert set(table.legal()) == {f"choose {die}" for die in ("y1", "b2", "k1", "g1", "b3")}
    table.do("choose k1")
    assert set(table.legal()) == {"choose g1", "choose b3", "done"}
    table.do("choose g1", "choose b3", "done")
    assert table.dice("warehouse", 0) == {"black": [5], "green": [6], "blue": [2]}
    assert table.dice("pool", 0) == {"yellow": [1], "blue": [1]}


@pytest.mark.rule("DB-8.3")
@pytest.mark.rule("DB-8.4")
def test_pool_dice_stay_in_the_pool_and_only_chosen_dice_roll() -> None:
    table = a_table(round=2, pool=(POOR,), warehouse=({"green": [5]},), chance=[6])
    table.do("place b1 school-1", "choose g1")
    assert set(table.legal()) == {"choose y1", "done"}
    table.do("done")
    assert table.dice("pool", 0) == {"yellow": [1], "green": [6]}
    assert table.dice("warehouse", 0) == {"green": [5]}


@pytest.mark.rule("DB-8.4")
def test_warehouse_dice_stay_in_the_warehouse_even_when_the_roll_is_poor() -> None:
    table = a_table(round=2, pool=({"blue": [2]},), warehouse=({"green": [5]},), chance=[1])
    table.do("place b1 school-1", "choose g1")
    while table.ask == "rerolling":
        table.do("done")
    assert table.dice("warehouse", 0) == {"green": [1]}


@pytest.mark.rule("DB-8.3")
@pytest.mark.rule("DB-8.4")
def test_the_blue_die_may_come_from_the_warehouse_and_is_not_rolled_itself() -> None:
    table = a_table(round=2, pool=({"yellow": [1]},), warehouse=({"blue": [6]},)).do("place b1 school-1")
    assert table.legal() == ["choose y1"]


@pytest.mark.rule("DB-8.5")
def test_school_1_needs_another_die_that_may_be_rolled() -> None:
    alone = {"blue": [6]}
    assert takes(a_table(round=2, pool=(alone,), seeds=(2,)), "school-1") == []
    blocked = a_table(round=2, pool=(alone | {"yellow": [1]},), marks={"y1": ["blocked"]})
    assert takes(blocked, "school-1") == []
    stored = a_table(round=2, pool=(alone,), warehouse=({"yellow": [1]},))
    assert takes(stored, "school-1") == ["b1"]
    assert takes(a_table(round=2, pool=({"blue": [6, 1]},)), "school-1") == ["b1"]


@pytest.mark.rule("DB-8.6")
def test_the_example_of_the_rerolled_dice() -> None:
    table = a_table(round=2, pool=(POOR, {"yellow": [1]}), seeds=(1,), chance=[4, 5])
    table.do("place b1 school-1", "choose y1", "choose g1", "done", "store y1", "store g1")
    assert table.dice("warehouse", 0) == {"yellow": [4], "green": [5]}
    assert "place seed malt-1" in table.legal()
    table.do("done")
    assert (table.mover, table.seeds(0)) == (1, 1)


# School 2.


@pytest.mark.rule("DB-8.7")
def test_school_2_takes_a_blue_die_of_3_or_more() -> None:
    table = a_table(round=2, pool=(ONE_OF_EACH,), seeds=(1,))
    assert takes(table, "school-2") == names("b", 3, 4, 5, 6)


@pytest.mark.rule("DB-8.7")
def test_one_of_three_colours_is_named_and_all_its_supply_rolled() -> None:
    supply = {"black": 3}
    table = a_table(round=2, pool=(ONE_OF_EACH,), supply=supply, chance=[2, 6, 4]).do("place b3 school-2")
    assert set(table.legal()) == {"name yellow", "name black", "name green"}
    table.do("name black")
    assert [table.die(die)["value"] for die in names("k", 12, 13, 14)] == [2, 6, 4]
    assert set(table.legal()) == {"take k12", "take k13", "take k14", "done"}


@pytest.mark.rule("DB-8.8")
@pytest.mark.rule("DB-8.9")
@pytest.mark.parametrize(("given", "zone"), [("g1", "pool"), ("g3", "warehouse")])
def test_one_die_is_swapped_for_one_of_the_same_colour(given: str, zone: str) -> None:
    pool = {"green": [1, 2], "yellow": [1], "blue": [3]}
    position = {"pool": (pool,), "warehouse": ({"green": [3]},), "supply": {"green": 2}}
    table = a_table(round=2, chance=[6, 5], **position).do("place b1 school-2", "name green", "take g11")
    assert set(table.legal()) == {"give g1", "give g2", "give g3"}
    table.do(f"give {given}")
    assert table.die("g11") == {"place": f"{zone}:0", "value": 6, "marks": []}
    assert table.die(given)["place"] == "supply"
    assert table.supply("green") == 2
    assert not table.legal("take")


@pytest.mark.rule("DB-8.8")
def test_the_swap_may_be_declined() -> None:
    table = a_table(round=2, pool=({"green": [1], "blue": [3]},), supply={"green": 1}, chance=[6])
    table.do("place b1 school-2", "name green", "done")
    assert table.dice("pool", 0) == {"green": [1]}
    assert (table.supply("green"), table.ask) == (1, "move")
    assert table.view(None)["rolled"] == []


@pytest.mark.rule("DB-8.10")
def test_only_a_colour_in_the_supply_and_of_your_own_can_be_named() -> None:
    pool = {"yellow": [1], "black": [1], "blue": [3]}
    table = a_table(round=2, pool=(pool,), supply={"yellow": 0}).do("place b1 school-2")
    assert table.legal() == ["name black"]


@pytest.mark.rule("DB-8.10")
def test_school_2_cannot_be_used_when_no_colour_can_be_named() -> None:
    own = {"yellow": [1], "blue": [3]}
    assert takes(a_table(round=2, pool=(own,), supply={"yellow": 0}), "school-2") == []
    assert takes(a_table(round=2, pool=({"blue": [3]},)), "school-2") == []
    assert takes(a_table(round=2, pool=(own,), marks={"y1": ["blocked"]}), "school-2") == []
    assert takes(a_table(round=2, pool=(own,)), "school-2") == ["b1"]


@pytest.mark.rule("DB-8.10")
def test_a_blue_die_is_never_swapped() -> None:
    assert takes(a_table(round=2, pool=({"blue": [3, 1]},)), "school-2") == []


# School 3.


@pytest.mark.rule("DB-8.12")
def test_the_first_die_at_school_3_is_blue() -> None:
    assert takes(a_table(round=2, pool=(ONE_OF_EACH,), seeds=(1,)), "school-3") == names("b")


@pytest.mark.rule("DB-8.11")
@pytest.mark.parametrize(
    ("dice", "finished"),
    [
        ({"blue": [5]}, True),
        ({"blue": [4]}, False),
        ({"blue": [1], "green": [4]}, True),
        ({"blue": [1], "green": [3]}, False),
        ({"blue": [1, 4]}, True),
        ({"blue": [1], "yellow": [1], "black": [1], "green": [2]}, True),
    ],
)
def test_school_3_needs_a_sum_of_5(dice: Dice, finished: bool) -> None:
    table = tidied(board=({"school-3": dice},))
    assert total(table, "pool", 0).pop("blue") == len(dice["blue"]) + finished


@pytest.mark.rule("DB-8.12")
def test_school_3_is_filled_over_several_moves_two_dice_each() -> None:
    pool = {"blue": [1], "yellow": [1], "black": [1], "green": [2]}
    table = a_table(round=2, pool=(pool, {"blue": [5, 1], "yellow": [1]}))
    table.do("place b1 school-3")
    assert takes(table, "school-3") == ["g1", "k1", "y1"]
    table.do("place y1 school-3")
    assert table.legal("place") == []
    table.pass_until("move")
    if table.mover == 0:
        table.do("done")
    assert takes(table, "school-3") == []  # with two players, one may use it
    table.do("done")
    assert takes(table, "school-3") == ["g1", "k1"]
    table.do("place k1 school-3", "place g1 school-3")
    assert table.dice("school-3", 0) == {"blue": [1], "yellow": [1], "black": [1], "green": [2]}


@pytest.mark.rule("DB-8.12")
def test_the_dice_at_school_3_come_from_pool_and_warehouse() -> None:
    table = a_table(round=2, pool=({"blue": [1]},), warehouse=({"green": [4, 6]},)).do("place b1 school-3")
    assert takes(table, "school-3") == ["g1", "g2"]


@pytest.mark.rule("DB-8.13")
@pytest.mark.parametrize(("lying", "more"), [([3], True), ([4], False), ([6], False)])
def test_no_die_is_added_once_the_sum_is_5(lying: list[int], more: bool) -> None:
    board = ({"school-3": {"blue": [1], "green": lying}},)
    table = a_table(round=2, pool=({"yellow": [1], "blue": [6]},), board=board)
    assert bool(takes(table, "school-3")) == more


@pytest.mark.rule("DB-8.15")
def test_an_unfinished_school_3_gives_the_dice_back_and_nothing_else() -> None:
    table = tidied("place b1 school-3", "place y1 school-3", pool=({"blue": [2], "yellow": [2, 1]},))
    assert total(table, "pool", 0) == {"yellow": 2, "blue": 1}
    assert table.supply("blue") == 9


@pytest.mark.rule("DB-8.16")
@pytest.mark.parametrize(
    ("pool", "warehouse", "taken"),
    [
        ({"blue": [4]}, {}, []),
        ({"blue": [5]}, {}, ["b1"]),
        ({"blue": [1], "green": [3]}, {}, []),
        ({"blue": [1], "green": [4]}, {}, ["b1"]),
        ({"blue": [1], "green": [3]}, {"black": [1]}, ["b1"]),
        ({"green": [2]}, {"blue": [1, 2]}, ["b1", "b2"]),
    ],
)
def test_the_first_die_needs_dice_enough_to_follow(pool: Dice, warehouse: Dice, taken: list[str]) -> None:
    table = a_table(round=2, pool=(pool, {"yellow": [6]}), warehouse=(warehouse, {"blue": [6]}), seeds=(1,))
    assert takes(table, "school-3") == taken
    if not taken:
        assert table.reason("place b1 school-3") == "dice-reason-too-few-pips"


@pytest.mark.rule("DB-8.16")
def test_a_blocked_die_does_not_help_to_reach_the_sum() -> None:
    pool = {"blue": [1], "green": [4], "yellow": [3]}
    table = a_table(round=2, pool=(pool,), marks={"g1": ["blocked"]})
    assert takes(table, "school-3") == []
    assert table.why("place b1 school-3").args == {"sum": 4, "value": 5}


@pytest.mark.rule("DB-8.16")
def test_dice_that_follow_are_not_asked_what_else_there_is() -> None:
    board = ({"school-3": {"blue": [1]}},)
    assert takes(a_table(round=2, pool=({"green": [1]},), board=board), "school-3") == ["g1"]
