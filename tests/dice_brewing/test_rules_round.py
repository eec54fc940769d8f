"""Chapters 2 and 3 of the rules: the round, seasons and rolling."""

from typing import Any

import pytest

from .positions import BUILDINGS, Table, a_new_game, a_table


def next_round(**position: Any) -> Table:
    """The first decision of the round after a position in brewing in which nobody brews any more."""
    table = a_table(decision="brew", to_move=position.get("first", 0), **position)
    before = table.round
    table.do("done")
    assert table.round == before + 1
    return table


def told(table: Table) -> list[str]:
    """The last action's events as words, rolls and rounds with their die or number."""
    return [
        event.get("phase") or f"{event['event']} {event.get('die') or event.get('to') or ''}".strip()
        for event in table.events(None)
    ]


# The round.


@pytest.mark.rule("DB-2.1")
def test_the_order_of_a_round() -> None:
    table = next_round(
        round=3,
        pool=({"yellow": [4]},),
        tokens=(["shut", "close"],),
        warehouse=({"yellow": [2], "green": [2]},),
    )
    assert told(table)[-4:] == ["round", "first", "seeds warehouse:1", "seeds warehouse:0"]
    assert (table.ask, table.mover, table.legal("shut")) == (
        "play-token",
        0,
        [f"shut 1 {b}" for b in BUILDINGS],
    )
    table.do("done")
    assert told(table) == ["rolling", "roll y1", "arranging"]
    assert (table.ask, table.mover) == ("move", 1)
    table.do("done", "store y1", "done")
    assert told(table) == ["passed", "purchases", "brewing"]  # there was nothing left to buy or store
    assert table.ask == "play-token"
    assert table.legal("close") == ["close 1", "close 2", "close 3"]
    table.do("done")
    assert table.ask == "brew"
    table.do("done")
    assert told(table)[:2] == ["passed", "tidying"]
    assert table.round == 5


@pytest.mark.rule("DB-2.1")
def test_buying_comes_between_arranging_and_brewing() -> None:
    table = a_table(round=2, pool=({"yellow": [2]},), warehouse=({"green": [2]},), gold=(3,))
    table.do("done")
    assert (table.ask, table.legal("buy malt")) == ("buy", ["buy malt"])
    table.do("store y1", "buy malt")
    assert table.ask == "brew"  # nothing to buy or store is left, and the other player has nothing to do
    table.do("brew 2", "done")
    assert table.round == 3


@pytest.mark.rule("DB-2.2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_every_phase_goes_round_from_the_first_player(first: int) -> None:
    stored = {"yellow": [2], "green": [2]}
    table = a_table(
        3, 2, first, first, pool=[{"blue": [1]}] * 3, warehouse=[stored] * 3, gold=(3, 3, 3), seeds=(1, 1, 1)
    )
    order = [first, (first + 1) % 3, (first + 2) % 3]
    for phase in ("move", "buy", "brew"):
        movers = []
        while table.ask == phase and table.round == 2:
            movers.append(table.mover)
            table.do("done")
        assert movers == order


@pytest.mark.rule("DB-2.2")
def test_tokens_and_rolls_go_in_turn_order_too() -> None:
    table = next_round(
        players=3, round=2, first=1, pool=[{"yellow": [1]}] * 3, tokens=[["shut"]] * 3, chance=[4, 5, 6]
    )
    movers = [table.mover]
    for _ in range(2):
        movers.append(table.do("done").mover)
    assert movers == [2, 0, 1]
    table.do("done")
    assert told(table)[:4] == ["rolling", "roll y3", "roll y1", "roll y2"]
    assert [table.dice("pool", seat) for seat in (2, 0, 1)] == [{"yellow": [face]} for face in (4, 5, 6)]


@pytest.mark.rule("DB-2.3")
@pytest.mark.parametrize("round_", range(1, 9))
def test_odd_rounds_are_winter_and_even_ones_summer(round_: int) -> None:
    table = a_table(round=round_, seeds=(1,))
    assert table.view(0)["summer"] == (round_ % 2 == 0)
    after = next_round(round=round_, pool=({"yellow": [1]},))
    assert after.events(0, "round") == [
        {"event": "round", "round": round_ + 1, "season": "winter" if round_ % 2 == 0 else "summer"}
    ]


@pytest.mark.rule("DB-2.3")
def test_the_game_begins_in_the_winter_of_round_1() -> None:
    table = a_new_game()
    assert (table.round, table.view(0)["summer"]) == (1, False)


@pytest.mark.rule("DB-2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_summer_brings_everybody_a_seed(players: int) -> None:
    table = next_round(players=players, round=1, seeds=(2, 0, 1, 0)[:players])
    assert [table.seeds(seat) for seat in range(players)] == [3, 1, 2, 1][:players]
    assert table.supply("seeds") == 10 - sum((3, 1, 2, 1)[:players])


@pytest.mark.rule("DB-2.4")
@pytest.mark.parametrize(("left", "served"), [(0, []), (1, [2]), (2, [2, 0]), (3, [2, 0, 1])])
def test_summer_seeds_go_in_turn_order_as_far_as_there_are_any(left: int, served: list[int]) -> None:
    table = next_round(players=3, round=3, first=1, supply={"seeds": left}, pool=[{"blue": [1]}] * 3)
    had = [0, 0, 10 - left]
    assert [table.seeds(seat) - had[seat] for seat in range(3)] == [int(seat in served) for seat in range(3)]


@pytest.mark.rule("DB-2.4")
def test_who_finds_no_seed_is_not_served_later() -> None:
    table = next_round(round=1, seeds=(0, 10), pool=({"blue": [1]},), chance=[3, 1, 1, 1])
    assert (table.supply("seeds"), table.seeds(0)) == (0, 0)
    table.do("place seed malt-1", "done").pass_until("buy").pass_until("move")
    assert (table.round, table.seeds(0), table.seeds(1), table.supply("seeds")) == (3, 0, 9, 1)


@pytest.mark.rule("DB-2.5")
@pytest.mark.parametrize("round_", [2, 4, 6])
def test_winter_brings_no_seed(round_: int) -> None:
    table = next_round(round=round_, seeds=(1, 1))
    assert [table.seeds(0), table.seeds(1), table.supply("seeds")] == [1, 1, 8]
    table = a_new_game()
    assert [table.seeds(0), table.seeds(1)] == [1, 1]


@pytest.mark.rule("DB-2.6")
def test_a_summer_seed_may_be_placed_at_once() -> None:
    table = next_round(round=1)
    assert table.legal("place seed") == ["place seed malt-1", "place seed hops-1"]
    mover = table.mover
    assert mover == 1
    table.do("place seed malt-1")
    assert table.seed_on("malt-1", 1)


@pytest.mark.rule("DB-2.7")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (2, 1), (3, 1), (3, 2), (4, 3)])
def test_the_season_token_passes_clockwise_every_round(players: int, first: int) -> None:
    table = next_round(players=players, round=2, first=first, pool=[{"yellow": [1]}] * players)
    following = (first + 1) % players
    assert (table.first, table.mover) == (following, following)
    assert table.events(None, "first") == [{"event": "first", "seat": following}]
    table.pass_until("buy").pass_until("move")
    assert table.first == (first + 2) % players


# Rolling.


@pytest.mark.rule("DB-3.1")
def test_all_dice_of_all_pools_are_rolled_blue_ones_too() -> None:
    table = next_round(
        round=2,
        pool=({"yellow": [1], "black": [1], "blue": [1, 1]}, {"green": [1], "blue": [1]}),
        chance=[2, 3, 4, 5, 6, 6],
    )
    assert table.dice("pool", 1) == {"green": [2], "blue": [3]}
    assert table.dice("pool", 0) == {"yellow": [4], "black": [5], "blue": [6, 6]}
    assert len(table.events(0, "roll")) == 6


@pytest.mark.rule("DB-3.1")
def test_nobody_is_asked_which_dice_to_roll() -> None:
    table = next_round(round=2, pool=({"yellow": [6]}, {"yellow": [6]}), chance=[1, 2])
    assert table.ask == "move"
    assert [table.dice("pool", seat) for seat in (1, 0)] == [{"yellow": [1]}, {"yellow": [2]}]


@pytest.mark.rule("DB-3.1")
def test_a_new_game_begins_with_a_roll() -> None:
    faces = {
        value
        for seed in range(12)
        for values in a_new_game(seed=seed).dice("pool", 0).values()
        for value in values
    }
    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("DB-3.2")
def test_stored_dice_keep_their_values_from_round_to_round() -> None:
    stored = {"yellow": [3, 6], "black": [1], "green": [2], "blue": [5]}
    table = next_round(round=2, warehouse=(stored,), pool=({"yellow": [2]},), chance=[4, 1])
    assert table.dice("warehouse", 0) == stored
    assert table.dice("pool", 0) == {"yellow": [4]}
    table.pass_until("buy").pass_until("move")
    assert (table.round, table.dice("warehouse", 0)) == (4, stored)


@pytest.mark.rule("DB-3.3")
def test_values_stay_to_the_end_of_the_round() -> None:
    pool = {"yellow": [3], "green": [4], "blue": [2]}
    table = a_table(
        round=2, pool=(pool, {"green": [5]}), warehouse=({"yellow": [2], "green": [2]},), seeds=(1, 1)
    )
    table.do("place seed malt-1", "done", "place seed hops-1", "done")
    table.pass_until("brew")
    assert table.dice("pool", 0) == pool
    assert table.dice("pool", 1) == {"green": [5]}


@pytest.mark.rule("DB-3.3")
def test_spaces_and_tokens_change_values() -> None:
    table = a_table(
        pool=({"yellow": [3], "green": [2], "blue": [2]},), tokens=(["raise", "reroll"],), chance=[6]
    )
    table.do("raise y1", "reroll g1", "place y1 malt-3", "place b1 malt-3")
    assert table.dice("warehouse", 0) == {"yellow": [5]}
    assert table.dice("pool", 0) == {"green": [6]}


@pytest.mark.rule("DB-3.4")
def test_before_the_roll_pool_dice_show_nothing_and_no_token_reaches_them() -> None:
    table = next_round(
        round=2,
        pool=({"yellow": [5]}, {"green": [4]}),
        warehouse=({}, {"black": [2]}),
        tokens=(["raise", "reroll", "mark", "withdraw"],),
    )
    assert (table.ask, table.mover) == ("play-token", 0)
    assert table.die("y1") == {"place": "pool:0", "value": 0, "marks": []}
    assert table.die("g1")["value"] == 0
    assert table.legal() == ["withdraw k1", "mark k1", "reroll k1", "done", "quiet"]
    assert table.reason("reroll g1") == "dice-reason-out-of-reach"


@pytest.mark.rule("DB-3.4")
def test_tokens_for_dice_are_not_asked_for_when_only_pools_hold_dice() -> None:
    tokens = ["raise", "reroll", "mark", "withdraw"]
    table = next_round(round=2, pool=({"yellow": [5]}, {"green": [4]}), tokens=(tokens, tokens[1:3]))
    assert table.view(None)["phase"] == "arranging"


@pytest.mark.rule("DB-3.4")
def test_a_die_withdrawn_before_the_roll_is_out_of_reach_like_all_in_its_pool() -> None:
    tokens = ["withdraw", "raise", "reroll", "mark"]
    table = a_table(
        round=2, decision="start-of-round", warehouse=({"yellow": [4]},), tokens=(tokens,), chance=[2]
    )
    table.do("withdraw y1")
    assert table.ask == "move"  # no token has a target any more
    assert table.dice("pool", 0) == {"yellow": [2]}
