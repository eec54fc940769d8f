"""Chapter 4 of the rules: arranging."""

import pytest

from brewtable.kernel.errors import IllegalAction

from .positions import COLOURS, IN_BOX, a_table

ONE_OF_EACH = {"yellow": [3], "black": [3], "green": [3], "blue": [3]}


# Moves.


@pytest.mark.rule("DB-4.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_players_take_turns_from_the_first_player_on(first: int) -> None:
    table = a_table(3, first=first, to_move=first, seeds=(1, 1, 1), pool=[{"yellow": [2]}] * 3)
    second, third = (first + 1) % 3, (first + 2) % 3
    assert table.mover == first
    assert table.do("place seed malt-1", "done").mover == second
    assert table.do("done").mover == third
    assert table.do(f"place y{third + 1} malt-2", "done").mover == first
    assert table.ask == "move"


@pytest.mark.rule("DB-4.1")
def test_a_turn_is_one_move() -> None:
    table = a_table(pool=({"yellow": [2, 3, 4], "green": [1]}, {"yellow": [1]}))
    table.do("place y1 malt-2", "place y2 malt-3")
    assert table.legal("place") == []
    assert table.do("done").mover == 1


@pytest.mark.rule("DB-4.2")
@pytest.mark.parametrize(
    "pieces",
    [
        ["y1 malt-2"],
        ["y1 malt-2", "g1 hops-2"],
        ["seed malt-1"],
        ["seed hops-1", "y1 malt-3"],
        ["y1 malt-3", "seed hops-1"],
        ["seed malt-1", "seed hops-1"],
        ["seed hops-1", "seed malt-1"],
    ],
)
def test_a_move_is_one_or_two_pieces(pieces: list[str]) -> None:
    table = a_table(pool=({"yellow": [2, 3, 4], "green": [1, 2]}, {"yellow": [1]}), seeds=(3, 0))
    for piece in pieces:
        table.do(f"place {piece}")
    if len(pieces) == 2:
        assert table.legal("place") == []
        assert table.reason("place seed malt-1") == "dice-reason-two-pieces"
        assert table.reason("place y3 malt-3") == "dice-reason-two-pieces"
    else:
        assert table.legal("place") != []
    assert table.do("done").mover == 1


@pytest.mark.rule("DB-4.3")
def test_two_pieces_go_to_one_space() -> None:
    table = a_table(pool=({"yellow": [3], "blue": [2]},)).do("place y1 malt-3", "place b1 malt-3")
    assert table.fast("malt-3", 0) == [2]
    assert table.dice("warehouse", 0) == {"yellow": [4]}


@pytest.mark.rule("DB-4.3")
@pytest.mark.parametrize(
    "spaces",
    [
        ("malt-2", "malt-3"),
        ("malt-3", "malt-2"),
        ("malt-2", "hops-2"),
        ("hops-2", "seeds-2"),
        ("seeds-1", "malt-3"),
    ],
)
def test_two_pieces_go_to_two_spaces_of_any_buildings(spaces: tuple[str, str]) -> None:
    dice = {"malt-2": "y1", "malt-3": "y2", "hops-2": "g1", "seeds-1": "k1", "seeds-2": "k2"}
    table = a_table(round=3, pool=({"yellow": [3, 4], "black": [2, 3], "green": [3]},))
    for space in spaces:
        table.do(f"place {dice[space]} {space}")
    assert [table.die(dice[space])["place"] for space in spaces] == [f"board:0:{space}" for space in spaces]


@pytest.mark.rule("DB-4.4")
def test_the_first_effect_is_seen_before_the_second_piece() -> None:
    position = {"round": 2, "pool": ({"yellow": [2], "blue": [3]}, {"yellow": [1]})}
    table = a_table(**position, chance=[6]).do("place b1 school-1", "choose y1", "done")
    assert (table.ask, table.mover) == ("move", 0)
    assert table.legal("place") == ["place y1 malt-2"]  # a six cannot rise
    table = a_table(**position, chance=[5]).do("place b1 school-1", "choose y1", "done")
    assert table.legal("place") == ["place y1 malt-2", "place y1 malt-3"]
    assert table.do("done").mover == 1


@pytest.mark.rule("DB-4.4")
def test_what_the_first_piece_does_must_be_settled_before_the_second() -> None:
    table = a_table(round=2, pool=({"yellow": [2], "blue": [3]},)).do("place b1 school-1")
    assert table.ask == "rerolling"
    assert table.legal() == ["choose y1"]
    with pytest.raises(IllegalAction):
        table.do("place y1 malt-2")


@pytest.mark.rule("DB-4.4")
def test_a_move_may_end_after_its_first_piece() -> None:
    table = a_table(pool=({"yellow": [2, 3]}, {"green": [1]})).do("place y1 malt-2", "done")
    assert table.mover == 1
    assert table.dice("pool", 0) == {"yellow": [3]}


@pytest.mark.rule("DB-4.5")
def test_a_die_gained_by_the_first_piece_may_be_the_second() -> None:
    table = a_table(pool=({"blue": [3]}, {"green": [1]}), board=({"malt-1": "seed"},), chance=[4])
    table.do("place b1 malt-1", "keep pool")
    assert table.legal("place") == ["place y1 malt-2", "place y1 malt-3"]
    table.do("place y1 malt-2")
    assert table.dice("malt-2", 0) == {"yellow": [4]}


@pytest.mark.rule("DB-4.5")
def test_so_may_one_put_into_the_warehouse() -> None:
    table = a_table(pool=({"blue": [3]}, {"green": [1]}), board=({"malt-1": "seed"},), chance=[4])
    table.do("place b1 malt-1", "keep warehouse", "place y1 malt-3")
    assert table.dice("malt-3", 0) == {"yellow": [4]}


@pytest.mark.rule("DB-4.5")
def test_a_seed_gained_by_the_first_piece_may_be_the_second() -> None:
    table = a_table(round=3, pool=({"blue": [1]}, {"yellow": [1]}), board=({"seeds-1": {"green": [1]}},))
    assert table.legal("place seed") == []
    table.do("place b1 seeds-1", "place seed hops-1")
    assert (table.seeds(0), table.seed_on("hops-1", 0), table.mover) == (1, True, 1)


@pytest.mark.rule("DB-4.6")
def test_dice_are_placed_from_pool_and_warehouse() -> None:
    table = a_table(
        pool=({"yellow": [2], "blue": [2]},), warehouse=({"yellow": [4], "green": [5], "blue": [3]},)
    )
    assert table.legal("place") == [
        "place y1 malt-2", "place y2 malt-2", "place y1 malt-3", "place y2 malt-3", "place g1 hops-2",
    ]  # fmt: skip
    table.do("place y2 malt-3", "place b2 malt-3")
    assert table.dice("warehouse", 0) == {"yellow": [5], "green": [5]}
    assert table.fast("malt-3", 0) == [3]
    assert table.dice("pool", 0) == {"yellow": [2], "blue": [2]}


@pytest.mark.rule("DB-4.6")
def test_equal_dice_of_pool_and_warehouse_are_two_choices() -> None:
    table = a_table(pool=({"yellow": [4]},), warehouse=({"yellow": [4]},))
    assert table.legal("place") == [
        "place y1 malt-2", "place y2 malt-2", "place y1 malt-3", "place y2 malt-3",
    ]  # fmt: skip


@pytest.mark.rule("DB-4.7")
def test_seeds_come_from_the_warehouse() -> None:
    table = a_table(seeds=(1, 0), pool=({"yellow": [1]}, {"yellow": [1]}))
    table.do("place seed malt-1")
    assert (table.seeds(0), table.seed_on("malt-1", 0), table.supply("seeds")) == (0, True, 9)
    assert table.reason("place seed hops-1") == "dice-reason-no-seed"
    table.do("done")
    assert table.legal("place seed") == []


@pytest.mark.rule("DB-4.8")
def test_a_placed_piece_stays_until_tidying() -> None:
    stored = {"yellow": [2], "green": [2]}
    table = a_table(
        round=2, pool=({"yellow": [3, 4], "green": [1]}, {"yellow": [5]}), warehouse=(stored,), seeds=(1, 0)
    )
    table.do("place y1 malt-2", "place seed hops-1", "done", "done")
    assert not [action for action in table.legal() if "y1" in action]
    assert table.reason("place y1 malt-3") == "dice-reason-not-yours"
    table.pass_until("brew")
    assert (table.die("y1")["place"], table.seed_on("hops-1", 0)) == ("board:0:malt-2", True)
    table.do("done")
    assert table.round == 3
    assert (table.dice("malt-2", 0), table.seed_on("hops-1", 0)) == ({}, False)


@pytest.mark.rule("DB-4.8")
def test_a_fast_effect_takes_a_piece_off() -> None:
    table = a_table(pool=({"blue": [2]},), board=({"hops-2": {"green": [3]}},)).do("place b1 hops-2")
    assert table.die("g1")["place"] == "warehouse:0"


@pytest.mark.rule("DB-4.9")
def test_any_number_of_moves_one_a_turn() -> None:
    pool = {"yellow": [1, 2, 3], "black": [4, 5], "green": [1, 2], "blue": [2, 3, 6]}
    table = a_table(round=3, pool=(pool, {"blue": [1]}), seeds=(2, 0))
    moves = 0
    while table.legal("place"):
        assert table.mover == 0
        table.do(table.legal("place")[0])
        while table.ask != "move":
            table.do(table.legal()[0] if "done" not in table.legal() else "done")
        if table.mover == 0:
            table.do("done")
        moves += 1
        if table.mover == 1:
            table.do("done")
    assert moves > 8


# Warehouse.


@pytest.mark.rule("DB-4.10")
def test_storing_is_no_move_and_comes_at_any_time_of_the_turn() -> None:
    pool = {"yellow": [2, 3], "black": [1, 2], "green": [4, 5], "blue": [6]}
    table = a_table(pool=(pool, {"yellow": [1]}))
    table.do("store g1", "store b1", "place y1 malt-2", "store k1", "place y2 malt-3", "store k2", "store g2")
    assert table.mover == 1  # nothing is left to do
    assert table.dice("warehouse", 0) == {"black": [1, 2], "green": [4, 5], "blue": [6]}
    assert (table.dice("malt-2", 0), table.dice("malt-3", 0)) == ({"yellow": [2]}, {"yellow": [3]})


@pytest.mark.rule("DB-4.10")
def test_storing_may_come_with_a_pass() -> None:
    table = a_table(pool=({"yellow": [2, 3]}, {"yellow": [1]})).do("store y1", "done")
    assert table.events(0, "passed") == [{"event": "passed", "seat": 0}]
    assert table.mover == 1
    assert table.dice("warehouse", 0) == {"yellow": [2]}


@pytest.mark.rule("DB-4.10")
def test_storing_costs_nothing_and_is_free_to_leave_out() -> None:
    table = a_table(pool=({"yellow": [2, 3]},), gold=(2,), seeds=(1,)).do("store y1")
    assert (table.gold(0), table.seeds(0)) == (2, 1)
    assert table.dice("pool", 0) == {"yellow": [3]}


@pytest.mark.rule("DB-4.10")
def test_dice_are_stored_on_the_own_turn_only() -> None:
    table = a_table(pool=({"yellow": [2]}, {"green": [3]}))
    assert table.legal("store") == ["store y1"]
    assert table.reason("store g1") == "dice-reason-not-yours"


@pytest.mark.rule("DB-4.11")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_stored_die_keeps_its_value(value: int) -> None:
    table = a_table(pool=({"green": [value]}, {"black": [1]}), seeds=(1, 1)).do("store g1")
    assert table.dice("warehouse", 0) == {"green": [value]}
    table.pass_until("buy").pass_until("move")
    assert (table.round, table.dice("warehouse", 0)) == (2, {"green": [value]})


@pytest.mark.rule("DB-4.12")
def test_nothing_moves_stored_dice_back_to_the_pool() -> None:
    stored = {colour: [2, 5] for colour in COLOURS}
    table = a_table(round=3, warehouse=(stored, {"yellow": [1]}), pool=({}, {"yellow": [1]}), gold=(9,))
    assert {action.split()[0] for action in table.legal()} == {"place", "done"}
    assert table.reason("store y1") == "dice-reason-stored"
    table.pass_until("buy")
    assert {action.split()[0] for action in table.legal()} == {"buy", "done"}
    table.pass_until("move")
    assert (table.round, table.dice("warehouse", 0), table.dice("pool", 0)) == (4, stored, {})


@pytest.mark.rule("DB-4.12")
def test_how_stored_dice_leave_the_warehouse() -> None:
    stored = {"yellow": [2, 4], "green": [2], "blue": [4, 4]}
    table = a_table(round=3, warehouse=(stored,), gold=(2,), supply={"yellow": 1}, chance=[6] * 9)
    table.do("place b1 school-2", "name yellow", "take y14", "give y1", "done", "done", "done")
    assert table.ask == "buy"
    assert table.die("y1")["place"] == "supply"  # swapped
    assert table.die("b1")["place"] == "board:0:school-2"  # placed
    table.do("buy malt b2", "brew 2", "use y2")
    assert table.ask == "add-extra"
    assert table.die("b2")["place"] == "market:0"  # used for a discount
    table.do("done")
    assert table.die("y2")["place"] == table.die("g1")["place"] == "pool:0"  # brewed with


@pytest.mark.rule("DB-4.12")
def test_a_withdraw_token_moves_a_stored_die_back() -> None:
    table = a_table(warehouse=({"yellow": [4]},), tokens=(["withdraw"],)).do("withdraw y1")
    assert table.dice("pool", 0) == {"yellow": [4]}


@pytest.mark.rule("DB-4.13")
@pytest.mark.parametrize("colour", COLOURS)
def test_dice_of_all_colours_may_be_stored(colour: str) -> None:
    table = a_table(pool=({colour: list(range(1, 7))},))
    for action in table.legal("store"):
        table.do(action)
    assert table.dice("warehouse", 0) == {colour: [1, 2, 3, 4, 5, 6]}
    assert IN_BOX[colour] == table.supply(colour) + 6


# Passing.


@pytest.mark.rule("DB-4.14")
def test_a_pass_holds_for_one_turn_only() -> None:
    table = a_table(pool=({"yellow": [1]}, {"yellow": [2], "green": [3]}))
    table.do("done", "place y2 malt-2", "done")
    assert (table.mover, table.ask) == (0, "move")
    table.do("place y1 malt-3")
    assert table.dice("malt-3", 0) == {"yellow": [1]}


@pytest.mark.rule("DB-4.15")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_arranging_ends_when_all_have_passed_in_a_row(players: int) -> None:
    table = a_table(players, pool=[{"yellow": [1]}] * players)
    for seat in range(players):
        assert (table.ask, table.mover) == ("move", seat)
        table.do("done")
    assert (table.ask, table.mover) == ("buy", 0)


@pytest.mark.rule("DB-4.15")
def test_passes_of_some_players_do_not_end_it() -> None:
    table = a_table(3, pool=({"yellow": [1]}, {"green": [1]}, {"black": [1, 2]}))
    table.do("done", "done", "place k1 malt-3", "done")
    for seat in (0, 1, 2):
        assert (table.ask, table.mover) == ("move", seat)
        table.do("done")
    assert (table.ask, table.mover) == ("buy", 0)


@pytest.mark.rule("DB-4.16")
def test_a_placed_piece_starts_the_row_anew() -> None:
    table = a_table(pool=({"yellow": [1], "green": [2]}, {"black": [3], "green": [4]}), row=1)
    table.do("place y1 malt-2", "done")
    assert (table.ask, table.mover) == ("move", 1)
    table.do("done")
    assert (table.ask, table.mover) == ("move", 0)
    table.do("done")
    assert table.ask == "buy"


@pytest.mark.rule("DB-4.16")
def test_a_token_starts_the_row_anew_with_its_players_own_pass() -> None:
    pool = ({"yellow": [1]}, {"green": [3]}, {"black": [3]})
    table = a_table(3, first=0, to_move=2, row=2, pool=pool, tokens=([], [], ["raise"]))
    table.do("raise k1", "done")
    assert (table.ask, table.mover) == ("move", 0)
    table.do("done")
    assert (table.ask, table.mover) == ("move", 1)
    table.do("done")
    assert (table.ask, table.mover) == ("buy", 0)


@pytest.mark.rule("DB-4.16")
def test_a_token_does_not_make_a_move_a_pass() -> None:
    pool = ({"yellow": [1]}, {"green": [3], "yellow": [2]})
    table = a_table(to_move=1, row=1, pool=pool, tokens=([], ["raise"]))
    table.do("raise g1", "place y2 malt-2", "done", "done")
    assert (table.ask, table.mover) == ("move", 1)


@pytest.mark.rule("DB-4.16")
def test_storing_does_not_break_the_row() -> None:
    table = a_table(pool=({"yellow": [1]}, {"green": [3, 4]}))
    table.do("done", "store g1", "done")
    assert (table.ask, table.mover) == ("buy", 0)


@pytest.mark.rule("DB-4.17")
def test_who_can_do_nothing_is_passed() -> None:
    table = a_table(3, pool=({"yellow": [1]}, {}, {"green": [1]}), warehouse=({}, {"blue": [6]}, {}))
    assert table.do("done").mover == 2
    assert table.do("done").ask == "buy"


@pytest.mark.rule("DB-4.17")
@pytest.mark.parametrize(
    "position",
    [
        {"pool": ({"yellow": [1]}, {"blue": [1]})},
        {"pool": ({"yellow": [1]},), "warehouse": ({}, {"green": [1]})},
        {"pool": ({"yellow": [1]},), "seeds": (0, 1)},
        {"pool": ({"yellow": [1]},), "tokens": ([], ["reroll"])},
    ],
)
def test_who_could_place_store_or_play_a_token_is_asked(position: dict[str, object]) -> None:
    table = a_table(**position).do("done")  # type: ignore[arg-type]
    assert (table.ask, table.mover) == ("move", 1)


@pytest.mark.rule("DB-4.17")
def test_who_has_nothing_left_to_do_is_passed_on() -> None:
    table = a_table(pool=({"yellow": [1]}, {"green": [1]})).do("store y1", "done", "done")
    assert (table.ask, table.mover) == ("buy", 1)
    table = a_table(pool=({"blue": [1]}, {"green": [1]})).do("store b1")
    assert (table.ask, table.mover) == ("move", 1)


@pytest.mark.rule("DB-4.18")
def test_the_example_of_two_pieces_and_a_blue_die_later() -> None:
    position = {"pool": ({"yellow": [2], "blue": [4]}, {"green": [1]}), "seeds": (1,), "chance": [5]}
    table = a_table(**position)  # type: ignore[arg-type]
    table.do("place seed malt-1", "place y1 malt-2", "done", "done")
    assert table.legal("place") == ["place b1 malt-1", "place b1 malt-2"]
    table.do("place b1 malt-1", "keep pool")
    assert table.dice("pool", 0) == {"yellow": [5]}
    assert (table.seed_on("malt-1", 0), table.supply("seeds")) == (False, 10)
    assert table.dice("malt-2", 0) == {"yellow": [2]}
    table = a_table(**position)  # type: ignore[arg-type]
    table.do("place seed malt-1", "place y1 malt-2", "done", "done", "place b1 malt-2", "keep pool")
    assert table.dice("pool", 0) == {"black": [5]}
    assert (table.dice("malt-2", 0), table.supply("yellow")) == ({}, 14)
    assert table.seed_on("malt-1", 0)
