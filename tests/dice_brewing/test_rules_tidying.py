"""Chapter 15 of the rules: tidying."""

from typing import Any

import pytest

from .positions import Table, a_table


def tidied(**position: Any) -> Table:
    """The first decision after the tidying of a round in which nobody brews any more."""
    table = a_table(decision="brew", to_move=position.get("first", 0), **position)
    return table.do("done")


def moves(table: Table) -> list[str]:
    """Dice and seeds moved by the last action, in order: `y1 supply`, `seed warehouse:0`; raised `y1 +`."""
    words = {"die": "{die} {to}", "seeds": "seed {to}", "turn": "{die} +"}
    return [words[event["event"]].format(**event) for event in table.events(None) if event["event"] in words]


def owned(table: Table, seat: int) -> dict[str, int]:
    """How many dice of each colour lie in a seat's pool."""
    return {colour: len(values) for colour, values in table.dice("pool", seat).items()}


@pytest.mark.rule("DB-15.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_settles_first(first: int) -> None:
    table = tidied(
        players=3,
        round=2,
        first=first,
        board=[{"malt-1": "seed"} if seat != (first + 2) % 3 else {} for seat in range(3)],
        supply={"yellow": 1},
    )
    assert [owned(table, (first + place) % 3).get("yellow", 0) for place in range(3)] == [1, 0, 0]


@pytest.mark.rule("DB-15.1")
def test_each_settles_completely_before_the_next_begins() -> None:
    table = tidied(
        players=3,
        round=4,
        first=1,
        board=(
            {"malt-3": {"yellow": [2]}, "hops-2": {"fast": [3]}, "hops-1": "seed"},
            {"hops-2": {"green": [3]}, "malt-1": {"fast": [3]}, "malt-2": {"yellow": [1]}},
        ),
    )
    assert moves(table) == [
        "g1 +", "g1 warehouse:1", "b2 pool:1", "y2 supply", "k1 pool:1",
        "y1 +", "y1 warehouse:0", "b1 pool:0", "seed supply", "g2 pool:0",
    ]  # fmt: skip


@pytest.mark.rule("DB-15.2")
@pytest.mark.rule("DB-15.5")
def test_the_three_steps_and_the_order_of_exchanges() -> None:
    table = tidied(
        round=4,
        market=({"blue": [5]},),
        board=(
            {
                "malt-1": "seed",
                "malt-2": {"yellow": [1], "fast": []},
                "malt-3": {"black": [2]},
                "hops-1": "seed",
                "hops-2": {"green": [2]},
                "school-1": {"blue": [2]},
                "school-2": {"blue": [3]},
                "school-3": {"blue": [4], "yellow": [1]},
                "seeds-1": {"green": [6]},
                "seeds-2": {"black": [6]},
                "seeds-3": {"blue": [6]},
            },
        ),
    )
    gained = moves(table)
    assert gained[:4] == ["k1 +", "k1 warehouse:0", "g1 +", "g1 warehouse:0"]
    assert sorted(gained[4:9]) == ["b1 pool:0", "b2 pool:0", "b3 pool:0", "b4 pool:0", "y2 pool:0"]
    assert gained[9:] == [
        "b6 pool:0",
        "seed supply", "y3 pool:0",
        "y1 supply", "k3 pool:0",
        "seed supply", "g3 pool:0",
        "g2 supply", "seed warehouse:0", "seed warehouse:0",
        "k2 supply",
        "b5 supply",
    ]  # fmt: skip
    assert [event["amount"] for event in table.events(0, "gold")] == [3, 4]
    assert table.gold(0) == 7


@pytest.mark.rule("DB-15.3")
def test_waiting_dice_rise_by_1_and_go_to_the_warehouse() -> None:
    board = {"malt-3": {"black": [5]}, "hops-2": {"green": [1]}}
    table = tidied(round=2, board=(board,), pool=({"blue": [1]},))
    assert table.dice("warehouse", 0) == {"black": [6], "green": [2]}
    assert (table.dice("malt-3", 0), table.dice("hops-2", 0)) == ({}, {})


@pytest.mark.rule("DB-15.4")
def test_dice_that_helped_come_back_to_the_pool() -> None:
    board = {
        "malt-1": {"fast": [3]},
        "malt-3": {"fast": [2]},
        "seeds-3": {"fast": [1]},
        "school-1": {"blue": [2]},
        "school-2": {"blue": [3]},
        "school-3": {"blue": [1], "yellow": [1], "green": [1], "black": [1]},
    }
    table = tidied(round=4, board=(board,), market=({"blue": [4]},), supply={"blue": 0})
    assert owned(table, 0) == {"yellow": 1, "black": 1, "green": 1, "blue": 7}
    assert table.dice("market", 0) == {}
    assert table.dice("warehouse", 0) == {}
    assert not any(table.dice(space, 0) or table.fast(space, 0) for space in board)


@pytest.mark.rule("DB-15.4")
@pytest.mark.parametrize(("dice", "blues"), [([4], 1), ([5], 2), ([2, 3], 3), ([2, 2], 2), ([6], 2)])
def test_a_finished_school_3_claims_a_blue_die(dice: list[int], blues: int) -> None:
    table = tidied(round=2, board=({"school-3": {"blue": dice}},))
    assert owned(table, 0) == {"blue": blues}
    assert table.supply("blue") == 10 - blues


@pytest.mark.rule("DB-15.5")
def test_the_piece_goes_to_the_supply_before_its_gain_is_taken() -> None:
    table = tidied(round=4, board=({"malt-1": "seed", "seeds-1": {"black": [2]}},), supply={"seeds": 0})
    assert table.seeds(0) == 1  # its own seed from malt house 1
    table = tidied(
        round=4,
        board=({"malt-1": "seed", "malt-2": {"yellow": [1]}, "seeds-2": {"black": [1]}},),
        supply={"yellow": 0, "black": 0},
    )
    assert owned(table, 0) == {"yellow": 1, "black": 1}  # the very dice this player gave up
    assert (table.supply("yellow"), table.supply("black")) == (0, 0)


@pytest.mark.rule("DB-15.6")
def test_gained_dice_go_to_the_pool_and_are_rolled_next_round() -> None:
    board = {"malt-1": "seed", "malt-2": {"yellow": [6]}, "hops-1": "seed", "school-3": {"blue": [5]}}
    table = tidied(round=2, board=(board,), tokens=(["shut"],), chance=[2, 3, 4, 5, 6])
    assert table.dice("pool", 0) == {"yellow": [0], "black": [0], "green": [0], "blue": [0, 0]}
    assert table.dice("warehouse", 0) == {}
    table.do("done")
    assert table.dice("pool", 0) == {"yellow": [2], "black": [3], "green": [4], "blue": [5, 6]}


@pytest.mark.rule("DB-15.6")
def test_gained_seeds_go_to_the_warehouse() -> None:
    table = tidied(round=4, board=({"seeds-1": {"green": [6]}},), seeds=(1,))
    assert (table.seeds(0), table.supply("seeds"), table.supply("green")) == (3, 7, 12)


@pytest.mark.rule("DB-15.7")
def test_what_was_not_used_stays() -> None:
    stored = {"yellow": [2], "black": [3], "green": [4], "blue": [5]}
    table = tidied(
        round=2,
        pool=({"yellow": [1, 2], "blue": [6]},),
        warehouse=(stored,),
        seeds=(2, 1),
        ingredients=({"honey": 1, "fruit": 2},),
        gold=(4,),
        points=(5,),
    )
    assert owned(table, 0) == {"yellow": 2, "blue": 1}
    assert table.dice("warehouse", 0) == stored
    assert (table.seeds(0), table.ingredients(0)) == (2, {"honey": 1, "fruit": 2})
    assert (table.gold(0), table.points(0)) == (4, 5)


@pytest.mark.rule("DB-15.8")
@pytest.mark.parametrize("between", [{}, {"hops-1": "seed"}, {"school-3": {"blue": [5]}}])
def test_the_oldest_claim_is_served_first(between: Any) -> None:
    seed = {"malt-1": "seed"}
    table = tidied(
        players=4,
        round=2,
        first=1,
        board=({"malt-2": {"yellow": [3]}}, seed, seed, between),
        supply={"yellow": 0},
    )
    assert [owned(table, seat).get("yellow", 0) for seat in range(4)] == [0, 1, 0, 0]


@pytest.mark.rule("DB-15.8")
def test_every_claim_is_served_while_pieces_come() -> None:
    seed = {"malt-1": "seed"}
    table = tidied(
        players=4,
        round=2,
        board=({"malt-2": {"yellow": [3]}}, seed, seed, {"malt-2": {"yellow": [1]}}),
        first=2,
        supply={"yellow": 0},
    )
    assert [owned(table, seat).get("yellow", 0) for seat in range(4)] == [0, 1, 1, 0]


@pytest.mark.rule("DB-15.8")
def test_a_claim_is_served_as_soon_as_the_piece_is_there() -> None:
    table = tidied(
        round=4,
        board=({"malt-1": "seed"}, {"malt-2": {"yellow": [3]}, "hops-1": "seed"}),
        supply={"yellow": 0},
    )
    assert moves(table)[:4] == ["seed supply", "y1 supply", "y1 pool:0", "k1 pool:1"]


@pytest.mark.rule("DB-15.8")
def test_a_claim_waits_for_later_pieces_not_for_earlier_ones_taken_by_others() -> None:
    table = tidied(
        players=3,
        round=4,
        board=({"malt-2": {"yellow": [2]}}, {"malt-1": "seed"}, {"malt-1": "seed"}),
        supply={"yellow": 0},
    )
    assert [owned(table, seat).get("yellow", 0) for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("DB-15.9")
@pytest.mark.parametrize(
    ("claim", "giving", "gain"),
    [
        ({"malt-1": "seed"}, {"malt-2": {"yellow": [1]}}, "yellow"),
        ({"malt-2": {"yellow": [1]}}, {"seeds-2": {"black": [1]}}, "black"),
        ({"hops-1": "seed"}, {"seeds-1": {"green": [1]}}, "green"),
        ({"school-3": {"blue": [5]}}, {"seeds-3": {"blue": [1]}}, "blue"),
    ],
)
def test_claims_wait_for_dice_of_every_colour(claim: Any, giving: Any, gain: str) -> None:
    table = tidied(round=4, board=(claim, giving), supply={gain: 0})
    returned = 1 if gain == "blue" else 0
    assert owned(table, 0).get(gain, 0) == 1 + returned
    assert table.supply(gain) == 0


@pytest.mark.rule("DB-15.9")
@pytest.mark.parametrize(
    ("left", "giving", "served"),
    [
        (0, {}, 0),
        (0, {"malt-1": "seed"}, 1),
        (0, {"malt-1": "seed", "hops-1": "seed"}, 2),
        (1, {}, 1),
        (1, {"malt-1": "seed"}, 2),
        (1, {"malt-1": "seed", "hops-1": "seed"}, 2),
        (2, {}, 2),
    ],
)
def test_claims_wait_for_each_of_two_seeds(left: int, giving: Any, served: int) -> None:
    table = tidied(round=4, board=({"seeds-1": {"green": [1]}}, giving), supply={"seeds": left})
    assert table.seeds(0) == served
    assert table.supply("seeds") == left + len(giving) - served


@pytest.mark.rule("DB-15.10")
def test_claims_still_waiting_are_void() -> None:
    table = tidied(
        round=4,
        board=({"malt-1": "seed", "malt-2": {"yellow": [4]}},),
        supply={"black": 0},
    )
    assert owned(table, 0) == {"yellow": 1}
    assert table.supply("yellow") == 13
    table = tidied(round=2, board=({"hops-1": "seed"},), supply={"green": 0}, seeds=(0, 1))
    assert (owned(table, 0), table.seeds(0), table.supply("seeds")) == ({}, 0, 9)


@pytest.mark.rule("DB-15.10")
def test_a_void_claim_is_not_served_in_the_next_round() -> None:
    table = tidied(
        round=3,
        board=({"malt-1": "seed"},),
        pool=({}, {"yellow": [1, 2]}),
        supply={"yellow": 0},
        chance=[3, 5, 1, 1],
    )
    assert (table.round, table.mover, owned(table, 0)) == (4, 1, {})
    table.do("place y1 malt-2", "done").pass_until("brew", "buy").pass_until("move")
    assert table.round == 5
    assert (owned(table, 0), table.supply("yellow")) == ({}, 1)


@pytest.mark.rule("DB-15.11")
def test_the_example_of_a_seed_that_serves_after_all() -> None:
    wasted = tidied(round=2, board=({"malt-1": "seed"},), supply={"yellow": 0}, seeds=(0, 1))
    assert (owned(wasted, 0), wasted.supply("seeds"), wasted.supply("yellow")) == ({}, 9, 0)
    served = tidied(
        round=2, board=({"malt-1": "seed"}, {"malt-2": {"yellow": [4]}}), supply={"yellow": 0}, seeds=(0, 1)
    )
    assert (owned(served, 0), owned(served, 1)) == ({"yellow": 1}, {"black": 1})
    assert (served.supply("seeds"), served.supply("yellow")) == (9, 0)


@pytest.mark.rule("DB-15.12")
def test_everything_that_lasted_for_the_round_ends() -> None:
    table = tidied(
        round=3,
        pool=({"green": [4]}, {"yellow": [4]}),
        warehouse=({"yellow": [5]}, {"black": [3, 6]}),
        marks={"y1": ["raised"], "k1": ["blocked"], "k2": ["protected"]},
        shut=(["hops"], ["malt"]),
        used=(["malt-1", "malt-2"], ["hops-2"]),
        closed=("cheap-lager",),
        tokens=(["raise"],),
        stacks={"raise": 0},
        chance=[2, 2],
    )
    table.pass_until("move")
    assert table.die("y1") == {"place": "warehouse:0", "value": 4, "marks": []}
    assert table.die("k1") == {"place": "warehouse:1", "value": 3, "marks": []}
    assert table.die("k2") == {"place": "warehouse:1", "value": 6, "marks": []}
    for seat in (0, 1):
        brewer = table.brewer(seat)
        assert brewer["shut"] == []
        assert not any(space["used"] or space["blocked"] for space in brewer["board"].values())
    assert not any(recipe["closed"] for recipe in table.view(0)["recipes"])
    assert (table.tokens(0), table.view(0)["black_market"]["raise"]) == (["raise"], 0)


@pytest.mark.rule("DB-15.12")
def test_who_declined_for_the_round_is_asked_again_in_the_next() -> None:
    table = a_table(round=2, decision="start-of-round", tokens=(["shut", "reroll"],), pool=({"yellow": [1]},))
    table.do("quiet")
    assert table.brewer(0)["quiet"]
    table.pass_until("play-token")
    assert table.round == 3
    assert not table.brewer(0)["quiet"]


@pytest.mark.rule("DB-15.12")
def test_raises_end_after_all_players_have_settled() -> None:
    table = tidied(
        round=3,
        first=1,
        board=({"malt-3": {"yellow": [4]}},),
        marks={"y1": ["raised"]},
        pool=({}, {"green": [1]}),
    )
    assert table.die("y1") == {
        "place": "warehouse:0",
        "value": 4,
        "marks": [],
    }  # 3, raised, and 1 for the space


@pytest.mark.rule("DB-15.13")
def test_the_season_token_is_passed_on_and_turned() -> None:
    table = tidied(round=3, first=1, pool=({"yellow": [1]},))
    assert (table.round, table.first, table.view(0)["summer"]) == (4, 0, True)
    kinds = [event["event"] for event in table.events(0) if event["event"] in ("phase", "round", "first")]
    assert kinds[:3] == ["phase", "round", "first"]
    assert table.events(0, "phase")[0]["phase"] == "tidying"


@pytest.mark.rule("DB-15.13")
def test_after_the_last_round_it_is_not() -> None:
    table = tidied(round=3, brewed=(10,))
    assert table.over
    assert (table.round, table.first, table.view(0)["summer"]) == (3, 0, False)
    assert table.events(0, "round") == table.events(0, "first") == []
