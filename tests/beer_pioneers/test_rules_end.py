"""Chapter 18: the end of the game."""

from typing import Any

import pytest

from .positions import Table, a_table

LAST = {"used": {"worker-1", "worker-2", "truck", "queue"}}
TWO_BULBS, THREE_BULBS = ("crown-cork",), ("crown-cork", "hop-kiln")


def the_end(**position: Any) -> Table:
    """A game that ends with the last action of this round; seat 3 has the points that end it."""
    given = position.pop("points", (0, 0, 0, 20))
    table = a_table(points=given, **LAST, **position).do("admin unblock", "unblock white")
    while not table.over and table.can("done"):
        table.do("done")
    return table


def parts(table: Table) -> tuple[object, ...]:
    """The final count of seat 0: from the track, for beers, for coins, in all."""
    found = table.result().parts[0]
    return tuple(found[name] for name in ("track", "beers", "coins", "total"))


@pytest.mark.rule("BP-18.1")
@pytest.mark.parametrize(("points", "over"), [(19, False), (20, True), (27, True)])
def test_twenty_points_end_the_game(points: int, over: bool) -> None:
    table = the_end(points=(0, points))
    assert table.over == over
    if over:
        assert table.result().scores[1] == points


@pytest.mark.rule("BP-18.1")
def test_the_round_is_played_to_its_end() -> None:
    table = a_table(points=(19,), others="ready", income=(0, 2)).do("turn-order 7")
    assert (table.points(), table.over, table.mover) == (20, False, 1)
    while not table.over:
        table.do(table.legal()[0])
    assert table.round == 1
    assert table.own("ready-1", 1) == 1  # pieces have come back: the round end was done


@pytest.mark.rule("BP-18.1")
def test_points_of_the_round_end_count_too() -> None:
    position = {"marker": (1,), "upper": ("progress",), "progress": (5,), "points": (19,)}
    table = a_table(**position, **LAST).do("admin unblock", "unblock white", "retire 2", "choose 1")
    assert (table.points(), table.over) == (20, True)


@pytest.mark.rule("BP-18.2")
@pytest.mark.parametrize(
    ("showing", "beers", "points"), [((), 3, 0), (TWO_BULBS, 3, 2), (TWO_BULBS, 1, 1), (THREE_BULBS, 3, 3)]
)
def test_a_point_for_a_beer_for_each_lightbulb(showing: tuple[str, ...], beers: int, points: int) -> None:
    table = the_end(showing=(showing,), cellar=({"alt": beers, "barrels": 1},), points=(4, 20))
    assert parts(table) == (4, points, 0, 4 + points)


@pytest.mark.rule("BP-18.3")
@pytest.mark.parametrize(("level", "coins", "points"), [(5, 9, 0), (6, 9, 2), (6, 1, 1), (6, 0, 0)])
def test_a_point_for_a_coin_on_the_last_level(level: int, coins: int, points: int) -> None:
    table = the_end(showing=(TWO_BULBS,), level=(level,), coins=(coins,))
    assert parts(table) == (0, 0, points, points)


@pytest.mark.rule("BP-18.3")
def test_the_same_lightbulbs_count_twice() -> None:
    table = the_end(showing=(TWO_BULBS,), level=(6,), coins=(2,), cellar=({"pils": 2},))
    assert parts(table) == (0, 2, 2, 4)


@pytest.mark.rule("BP-18.4")
def test_both_parts_are_done_without_asking() -> None:
    position = {"showing": (TWO_BULBS,), "level": (6,), "coins": (2,), "cellar": ({"pils": 2},)}
    table = a_table(points=(16, 20), **position, **LAST).do("admin unblock", "unblock white")
    assert table.over
    assert table.result().scores[0] == 20


@pytest.mark.rule("BP-18.5")
def test_the_most_points_win() -> None:
    result = the_end(points=(21, 20, 22, 3)).result()
    assert result.ranking == [[2], [0], [1], [3]]


@pytest.mark.rule("BP-18.5")
def test_more_beers_break_a_tie() -> None:
    """Beers on dials count with those in the cellar, and those given for points no longer do."""
    more = the_end(points=(20, 20), cellar=({"alt": 1}, {"barrels": 4}), dials=({"alt": 5},))
    assert more.result().ranking[0] == [0]
    dials = ({}, {"alt": 5, "pils": 5})
    assert the_end(points=(20, 20), cellar=({"alt": 1},), dials=dials).result().ranking[0] == [1]
    given = the_end(points=(20, 21), showing=(("copper-kettle",),), cellar=({"alt": 2}, {"alt": 1}))
    assert given.result().ranking[0] == [0, 1]


@pytest.mark.rule("BP-18.5")
def test_then_more_barrels_with_the_virtual_one() -> None:
    position = {"points": (20, 20), "depot": (2, 1), "cellar": ({"barrels": 1}, {"barrels": 2})}
    assert the_end(**position).result().ranking[0] == [0, 1]
    assert the_end(built=((), ("fleet",)), **position).result().ranking[0] == [1]
    position["depot"] = (3, 1)
    assert the_end(**position).result().ranking[0] == [0]


@pytest.mark.rule("BP-18.5")
def test_then_the_victory_is_shared() -> None:
    assert the_end(points=(20, 20, 20, 19)).result().ranking == [[0, 1, 2], [3]]


@pytest.mark.rule("BP-18.6")
def test_round_30_is_the_last() -> None:
    table = the_end(round=30, points=(5, 3))
    assert table.over
    assert table.result().reason == "last-round"
    assert not the_end(round=29, points=(5, 3)).over
