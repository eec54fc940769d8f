"""Chapter 16 of the rules: the end and final points."""

from typing import Any

import pytest

from .positions import Table, a_table


def ended(**position: Any) -> Table:
    """The end of a game of two in which ten recipes were brewed."""
    return a_table(round=9, decision="brew", brewed=(5, 5), **position).do("done")


def total(**position: Any) -> int:
    """The final points of seat 0."""
    return ended(**position).result().scores[0]


@pytest.mark.rule("DB-16.1")
@pytest.mark.parametrize(("players", "enough"), [(2, 10), (3, 15), (4, 20)])
def test_how_many_recipes_end_the_game(players: int, enough: int) -> None:
    def after(count: int) -> Table:
        brewed = [count // players + (seat < count % players) for seat in range(players)]
        return a_table(players, 9, decision="brew", brewed=brewed, seeds=(1,)).do("done")

    table = after(enough)
    assert table.over
    assert table.result().reason == "recipes-brewed"
    assert after(enough + 2).over
    table = after(enough - 1)
    assert not table.over
    assert table.round == 10


@pytest.mark.rule("DB-16.1")
def test_the_recipes_of_all_players_count_together() -> None:
    assert a_table(round=9, decision="brew", brewed=(10, 0)).do("done").over
    assert a_table(round=9, decision="brew", brewed=(0, 10)).do("done").over
    assert not a_table(3, 9, decision="brew", brewed=(14, 0, 0), seeds=(1,)).do("done").over


@pytest.mark.rule("DB-16.2")
def test_the_round_is_played_to_its_end() -> None:
    stored = {"yellow": [2, 2], "green": [2, 4]}
    table = a_table(
        round=4,
        decision="brew",
        warehouse=(stored, {"yellow": [2], "black": [2], "green": [1]}),
        board=({"malt-1": "seed", "hops-2": {"green": [3]}}, {"seeds-2": {"black": [1]}}),
        brewed=(4, 5),
        deck_top=("sladek-pilsner",),
    )
    table.do("brew 2", "use g1")
    assert sum(len(table.brewed(seat)) for seat in (0, 1)) == 10
    assert (table.over, table.ask, table.mover) == (False, "brew", 1)
    table.do("brew 3")
    assert (table.over, table.ask, table.mover) == (False, "brew", 0)
    table.do("brew 2")
    assert table.over  # nobody can brew any more, and tidying has followed
    assert len(table.brewed(0)) == 6
    assert table.dice("warehouse", 0) == {"green": [4]}  # risen on hop plantation 2
    assert len(table.dice("pool", 0)["yellow"]) == 3  # two brewed with, one for the seed
    assert table.gold(1) == 3 + 3
    assert table.result().reason == "recipes-brewed"


@pytest.mark.rule("DB-16.3")
def test_round_30_is_the_last() -> None:
    table = a_table(round=30, decision="brew", brewed=(1, 2)).do("done")
    assert table.over
    assert table.result().reason == "last-round"
    table = a_table(round=29, decision="brew", brewed=(1, 2), pool=({"yellow": [1]},)).do("done")
    assert (table.over, table.round) == (False, 30)


@pytest.mark.rule("DB-16.4")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3), (20, 10)])
def test_two_gold_are_a_point(gold: int, points: int) -> None:
    assert total(gold=(gold,)) == points
    assert total(gold=(gold,), points=(8,)) == points + 8


@pytest.mark.rule("DB-16.5")
@pytest.mark.parametrize(("colour", "points"), [("yellow", 1), ("green", 1), ("black", 2), ("blue", 0)])
@pytest.mark.parametrize("value", [1, 6])
def test_what_dice_are_worth(colour: str, points: int, value: int) -> None:
    assert total(pool=({colour: [value]},)) == points
    assert total(warehouse=({colour: [value]},)) == points
    assert total(pool=({colour: [value] * 2},), warehouse=({colour: [value] * 3},)) == 5 * points
    assert total(pool=({}, {colour: [value]})) == 0


@pytest.mark.rule("DB-16.5")
def test_dice_placed_in_the_last_round_count_as_tidying_leaves_them() -> None:
    board = {"malt-3": {"black": [3]}, "malt-1": "seed", "seeds-1": {"green": [1]}}
    assert total(board=(board,)) == 2 + 1 + 0


@pytest.mark.rule("DB-16.6")
def test_seeds_ingredients_tokens_and_cards_are_worth_nothing() -> None:
    assert total() == 0
    tokens = ["withdraw", "shut", "mark", "close", "raise", "reroll"]
    assert total(seeds=(6,), ingredients=({"honey": 3, "malt": 1},), tokens=(tokens,)) == 0


@pytest.mark.rule("DB-16.7")
def test_the_most_points_win() -> None:
    result = ended(points=(3, 9)).result()
    assert (result.scores, result.ranking, result.winners()) == ([3, 9], [[1], [0]], [1])
    result = ended(points=(3, 2), gold=(0, 4)).result()  # gold decides
    assert result.winners() == [1]


@pytest.mark.rule("DB-16.7")
def test_equal_players_share_the_victory() -> None:
    assert ended(points=(4, 2), gold=(1, 4)).result().winners() == [0, 1]
    table = a_table(4, 9, decision="brew", brewed=(20, 0, 0, 0), points=(7, 9, 9, 7)).do("done")
    assert table.result().ranking == [[1, 2], [0, 3]]


@pytest.mark.rule("DB-16.7")
def test_recipes_and_dice_break_no_tie() -> None:
    table = a_table(
        round=9, decision="brew", brewed=(9, 1), points=(2, 0), pool=({}, {"yellow": [1, 1], "blue": [1]})
    ).do("done")
    assert table.result().winners() == [0, 1]


@pytest.mark.rule("DB-16.8")
def test_the_example_of_a_final_count() -> None:
    dice = {"yellow": [1, 2, 3, 4], "green": [5, 6, 1], "black": [2, 3, 4], "blue": [5, 6]}
    assert total(pool=(dice,), gold=(7,)) == 4 + 3 + 6 + 3 == 16
    result = ended(pool=(dice,), gold=(7,), points=(10,)).result()
    assert result.scores[0] == 26
    lines = {"track": 10, "gold": 3, "yellow": 4, "green": 3, "black": 6, "total": 26}
    assert {line: result.parts[0][line] for line in lines} == lines
