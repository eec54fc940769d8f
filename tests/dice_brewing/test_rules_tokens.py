"""Chapter 12 of the rules: action tokens."""

import pytest

from .more_positions import LAST, takes, tidied
from .positions import OCCASIONS, TOKENS, Board, Table, a_table

SPARE = {"green": [2]}
OTHER_FOUR = {"withdraw", "mark", "raise", "reroll"}


def playable(table: Table) -> set[str]:
    """The kinds of tokens that may be played now."""
    return {text.split()[0] for text in table.legal()} & set(TOKENS)


def occasion(table: Table) -> int:
    return int(table.saved()["agenda"][0]["first"])


def asked(table: Table) -> list[int | None]:
    """Who is asked for tokens on this occasion, one after the other, when all decline."""
    seats, now = [], (table.round, occasion(table))
    while table.ask == "play-token" and (table.round, occasion(table)) == now:
        seats.append(table.mover)
        table.do("done")
    return seats


def at(decision: str) -> dict[str, object]:
    """A decision of seat 0; after the roll and after a purchase turn, seat 1 must be first player."""
    return {"decision": decision, "first": 1 if decision in ("after-roll", "after-purchase") else 0}


# In general.


@pytest.mark.rule("DB-12.1")
def test_bought_tokens_lie_open() -> None:
    table = a_table(round=3, decision="buy", pool=(SPARE,), gold=(9,)).do("buy mark")
    for seat in (0, 1, None):
        assert [token["token"] for token in table.view(seat)["brewers"][0]["tokens"]] == ["mark"]


@pytest.mark.rule("DB-12.1")
def test_tokens_are_won_with_recipes() -> None:
    stored = {"yellow": [2, 3], "green": [1]}
    table = a_table(round=LAST, decision="brew", warehouse=(stored,), open=["cherry-sour"]).do("brew 1")
    assert table.do("win shut").tokens(0) == ["shut"]


@pytest.mark.rule("DB-12.2")
def test_a_token_acts_at_once() -> None:
    position = {"warehouse": ({"yellow": [2]}, {"black": [3]}), "tokens": (["raise"], ["withdraw", "reroll"])}
    table = a_table(**position).do("raise y1")
    assert (table.dice("warehouse", 0), table.mover, table.ask) == ({"yellow": [3]}, 0, "move")


@pytest.mark.rule("DB-12.3")
@pytest.mark.parametrize("action", ["raise y1", "reroll y1", "withdraw y1", "mark y1"])
def test_a_played_token_leaves_its_owner_for_good(action: str) -> None:
    kind = action.split(maxsplit=1)[0]
    position = {"warehouse": ({"yellow": [2]},), "pool": (SPARE,), "tokens": ([kind, kind],)}
    table = a_table(round=3, **position).do(action)
    assert table.tokens(0) == [kind]
    assert table.saved()["black_market"][kind] == 1
    assert table.pass_until("buy").do("done").saved()["black_market"][kind] == 1


@pytest.mark.rule("DB-12.3")
def test_tokens_that_last_are_gone_after_tidying() -> None:
    marks = {"y1": ["blocked"], "y2": ["protected"], "y3": ["raised"]}
    position = {"warehouse": ({"yellow": [2, 3, 4]},), "closed": ["cheap-lager"], "shut": ([], ["malt"])}
    table = a_table(decision="brew", pool=(SPARE, {"yellow": [1]}), marks=marks, **position)
    table.pass_until("move")
    assert table.round == 2
    assert [table.die(die)["marks"] for die in ("y1", "y2", "y3")] == [[], [], []]
    assert (table.saved()["closed"], table.saved()["shut"]) == ([], [[], [], [], []])
    assert table.dice("warehouse", 0) == {"yellow": [2, 3, 3]}


@pytest.mark.rule("DB-12.4")
def test_a_token_needs_a_target() -> None:
    everything = list(TOKENS)
    assert playable(a_table(seeds=(1,), tokens=(everything,))) == set()
    pool_only = a_table(pool=({"yellow": [6]},), tokens=(everything,))
    assert playable(pool_only) == {"mark", "reroll"}


@pytest.mark.rule("DB-12.4")
@pytest.mark.parametrize("decision", ["move", "buy", *OCCASIONS])
def test_several_tokens_may_be_played_on_one_occasion(decision: str) -> None:
    position = {"warehouse": ({"yellow": [2]}, SPARE), "tokens": (["raise", "raise", "withdraw"],)}
    table = a_table(round=3, **at(decision), **position).do("raise y1", "raise y1", "withdraw y1")
    assert (table.tokens(0), table.die("y1")["place"]) == ([], "pool:0")


@pytest.mark.rule("DB-12.5")
def test_dice_on_spaces_and_at_the_market_are_out_of_reach() -> None:
    board: Board = {"malt-3": {"yellow": [2]}, "school-1": {"blue": [2]}, "hops-1": {"fast": [3]}}
    boards = {"board": (board, {"malt-2": {"yellow": [2]}}), "market": ({"blue": [2]}, {"blue": [3]})}
    table = a_table(round=3, seeds=(1,), tokens=(sorted(OTHER_FOUR),), **boards)
    assert playable(table) == set()


# When.


@pytest.mark.rule("DB-12.6")
@pytest.mark.parametrize("decision", ["move", "buy", *OCCASIONS])
def test_which_tokens_may_be_played_when(decision: str) -> None:
    stored = ({"yellow": [2]}, {"yellow": [3]})
    table = a_table(round=3, warehouse=stored, tokens=(list(TOKENS),), **at(decision))
    more = {"start-of-round": {"shut"}, "start-of-brewing": {"close"}}.get(decision, set())
    assert playable(table) == OTHER_FOUR | more


@pytest.mark.rule("DB-12.7")
def test_before_the_roll_tokens_act_on_warehouse_dice_only() -> None:
    position = {"pool": ({"green": [1]}, {"green": [1]}), "warehouse": ({"yellow": [2]}, {"yellow": [3]})}
    table = a_table(decision="start-of-round", tokens=(sorted(OTHER_FOUR),), **position)
    assert set(table.legal()) - {"done", "quiet"} == {
        "mark y1", "mark y2", "raise y1", "reroll y1", "reroll y2", "withdraw y1", "withdraw y2",
    }  # fmt: skip


@pytest.mark.rule("DB-12.7")
def test_a_die_withdrawn_before_the_roll_is_out_of_reach_until_it_is_rolled() -> None:
    tokens = (["withdraw", "raise", "reroll", "mark"],)
    table = a_table(decision="start-of-round", warehouse=({"yellow": [3], "green": [2]},), tokens=tokens)
    table.do("withdraw y1")
    assert set(table.legal()) == {"mark g1", "raise g1", "reroll g1", "done", "quiet"}


@pytest.mark.rule("DB-12.7")
def test_the_start_of_the_round_is_after_the_seeds_and_before_the_roll() -> None:
    position = {"pool": (SPARE, SPARE), "tokens": (["shut"], ["shut"])}
    table = a_table(round=1, decision="brew", first=0, **position).pass_until("play-token")
    assert (table.round, table.mover) == (2, 1)
    assert (table.seeds(0), table.seeds(1)) == (1, 1)
    assert table.dice("pool", 0) == {"green": [0]}
    assert asked(table) == [1, 0]
    assert table.dice("pool", 0) != {"green": [0]}


@pytest.mark.rule("DB-12.8")
def test_tokens_come_before_between_and_after_the_pieces_of_a_move() -> None:
    pool = {"yellow": [1], "black": [1], "green": [1]}
    table = a_table(pool=(pool, SPARE), tokens=(["raise"] * 3,))
    table.do("raise y1", "place y1 malt-3", "raise g1", "place g1 hops-2")
    assert (table.mover, table.legal("place")) == (0, [])
    table.do("raise k1")
    assert table.dice("pool", 0) == {"black": [2]}
    if table.mover == 0:
        table.do("done")
    assert table.mover == 1


@pytest.mark.rule("DB-12.9")
def test_after_a_move_the_others_are_asked_from_the_mover_on() -> None:
    tokens = [["reroll"]] * 3
    table = a_table(players=3, first=0, to_move=1, pool=(SPARE,) * 3, seeds=(0, 1), tokens=tokens)
    table.do("place seed malt-1", "done")
    assert asked(table) == [2, 0]
    assert (table.ask, table.mover) == ("move", 2)


@pytest.mark.rule("DB-12.9")
@pytest.mark.rule("DB-2.1")
def test_after_the_roll_the_others_are_asked_before_the_first_move() -> None:
    stored = {"yellow": [2]}
    position = {"warehouse": (stored,) * 3, "pool": (SPARE,) * 3, "first": 1}
    table = a_table(players=3, decision="start-of-round", tokens=[["reroll"]] * 3, **position)
    while table.dice("pool", 0) == {"green": [0]}:
        table.do("done")
    assert asked(table) == [2, 0]
    assert (table.ask, table.mover) == ("move", 1)


@pytest.mark.rule("DB-12.9")
def test_a_token_after_the_roll_reaches_what_was_rolled() -> None:
    position = {"pool": (SPARE, SPARE), "tokens": ([], ["mark", "reroll"]), "chance": [6]}
    table = a_table(decision="after-roll", to_move=1, **position)
    table.do("mark g1", "reroll g2")
    assert (table.ask, table.mover) == ("move", 1)  # seat 0 has nothing left to do but pass
    assert table.die("g1") == {"place": "pool:0", "value": 2, "marks": ["blocked"]}
    assert table.die("g2") == {"place": "pool:1", "value": 6, "marks": []}


@pytest.mark.rule("DB-12.9")
@pytest.mark.rule("DB-12.12")
def test_after_the_roll_the_first_player_waits_for_the_own_turn() -> None:
    tokens = [["reroll"], ["reroll"], ["reroll"]]
    table = a_table(players=3, decision="after-roll", to_move=1, pool=(SPARE,) * 3, tokens=tokens)
    table.do("done", "reroll g1")
    assert asked(table) == [1]
    assert (table.ask, table.mover) == ("move", 0)


@pytest.mark.rule("DB-12.9")
@pytest.mark.parametrize(
    ("kinds", "die", "is_asked"),
    [([], 2, False), (["shut", "close"], 2, False), (["raise"], 6, False), (["raise"], 5, True)],
)
def test_only_who_has_a_token_that_could_act_is_asked(kinds: list[str], die: int, is_asked: bool) -> None:
    table = a_table(pool=(SPARE, {"yellow": [die]}), seeds=(1,), tokens=([], kinds))
    table.do("place seed malt-1", "done")
    assert asked(table) == ([1] if is_asked else [])


@pytest.mark.rule("DB-12.10")
def test_the_others_are_asked_after_every_purchase_turn_but_the_last() -> None:
    tokens = [["reroll"], ["reroll"], []]
    table = a_table(players=3, first=2, to_move=2, decision="buy", pool=(SPARE,) * 3, tokens=tokens)
    table.do("done")
    assert asked(table) == [0, 1]
    assert (table.ask, table.mover) == ("buy", 0)
    table.do("done")
    assert asked(table) == [1]
    assert (table.ask, table.mover) == ("buy", 1)
    table.do("done")
    assert asked(table) == [0, 1]  # the start of brewing, and nothing before it


@pytest.mark.rule("DB-12.10")
def test_nobody_is_asked_after_a_last_purchase_turn_that_was_empty() -> None:
    table = a_table(decision="buy", pool=(SPARE,), tokens=(["reroll"],)).do("done")
    assert asked(table) == [0]  # the start of brewing


@pytest.mark.rule("DB-12.11")
def test_the_start_of_brewing_comes_before_anybody_brews_from_the_first_player_on() -> None:
    stored = {"yellow": [2], "green": [2]}
    position = {"warehouse": (stored,) * 3, "tokens": [["close"]] * 3, "first": 1, "to_move": 0}
    table = a_table(players=3, decision="buy", **position).do("done")
    assert "close 1" in table.legal()
    assert asked(table) == [1, 2, 0]
    assert (table.ask, table.mover) == ("brew", 1)


@pytest.mark.rule("DB-12.12")
@pytest.mark.parametrize("decision", ["start-of-round", "start-of-brewing"])
def test_who_answered_is_asked_again_when_another_plays_a_token(decision: str) -> None:
    tokens = [["raise"], ["raise", "mark"], ["raise"]]
    table = a_table(players=3, decision=decision, warehouse=({"yellow": [2]},) * 3, tokens=tokens)
    table.do("done")
    assert table.mover == 1
    table.do("raise y2", "done")
    assert asked(table) == [2, 0]


@pytest.mark.rule("DB-12.12")
def test_a_token_played_again_asks_once_more() -> None:
    tokens = [["raise"], ["raise", "raise"]]
    table = a_table(decision="start-of-brewing", warehouse=({"yellow": [2]},) * 2, tokens=tokens)
    table.do("done", "raise y2", "done", "raise y1")
    assert (table.round, table.ask, table.mover) == (1, "play-token", 1)
    assert asked(table) == [1]


@pytest.mark.rule("DB-12.12")
@pytest.mark.parametrize("answer", ["done", "reroll y1"])
def test_the_mover_is_asked_only_after_another_player_s_token(answer: str) -> None:
    position = {"warehouse": ({"yellow": [2]}, SPARE), "seeds": (1,), "tokens": (["raise"], ["reroll"])}
    table = a_table(**position).do("place seed malt-1", "done")
    assert table.mover == 1
    table.do(answer)
    while table.mover == 1 and table.ask == "play-token":
        table.do("done")
    assert asked(table) == ([] if answer == "done" else [0])


@pytest.mark.rule("DB-12.12")
def test_the_buyer_is_asked_after_another_player_s_token() -> None:
    tokens = [["raise"], ["reroll"]]
    table = a_table(decision="buy", warehouse=({"yellow": [2]},), pool=({}, SPARE), tokens=tokens)
    table.do("done", "reroll y1")
    while table.mover == 1 and table.ask == "play-token":
        table.do("done")
    assert asked(table) == [0]


@pytest.mark.rule("DB-12.13")
def test_one_may_decline_for_the_rest_of_the_round() -> None:
    position = {"warehouse": (SPARE, SPARE), "seeds": (2,), "tokens": ([], ["reroll", "shut"])}
    table = a_table(**position).do("place seed malt-1", "done")
    assert {"done", "quiet"} <= set(table.legal())
    table.do("quiet", "done", "place seed hops-1")
    while table.round == 1:
        assert table.ask != "play-token"
        table.do("done")
    assert (table.ask, table.mover) == ("play-token", 1)


@pytest.mark.rule("DB-12.14")
def test_nobody_is_asked_after_a_pass() -> None:
    table = a_table(pool=(SPARE, SPARE), tokens=([], ["reroll"])).do("done")
    assert (table.ask, table.mover) == ("move", 1)
    table = a_table(pool=(SPARE, SPARE), tokens=([], ["reroll"])).do("store g1", "done")
    assert (table.ask, table.mover) == ("move", 1)


@pytest.mark.rule("DB-12.14")
def test_nobody_is_asked_after_a_pass_with_a_token() -> None:
    table = a_table(pool=(SPARE, SPARE), tokens=(["raise"], ["reroll"])).do("raise g1", "done")
    assert (table.ask, table.mover) == ("move", 1)


@pytest.mark.rule("DB-12.14")
def test_nobody_is_asked_once_brewing_has_begun() -> None:
    stored = {"yellow": [2], "green": [2]}
    position = {"open": ["cheap-lager", "cherry-sour"], "tokens": (["reroll"], ["reroll"])}
    table = a_table(decision="brew", warehouse=(stored, stored), **position)
    table.do("brew 1")
    while table.round == 1:
        assert table.ask == "brew"
        table.do("done")


@pytest.mark.rule("DB-12.14")
def test_a_token_won_in_brewing_waits_for_the_next_round() -> None:
    stored = {"yellow": [2, 3, 2], "green": [1, 2]}
    table = a_table(decision="brew", warehouse=(stored,), open=["cherry-sour", "cheap-lager"])
    table.do("brew 1")
    while table.ask == "use-die":
        table.do(table.legal()[0])
    table.do("win reroll")
    assert (table.ask, playable(table)) == ("brew", set())
    table.do("done")
    assert (table.round, table.ask, playable(table)) == (2, "play-token", {"reroll"})


# Withdraw.


@pytest.mark.rule("DB-12.15")
@pytest.mark.parametrize(("die", "owner"), [("y2", 0), ("y3", 1)])
def test_withdraw_moves_a_warehouse_die_to_its_owner_s_pool(die: str, owner: int) -> None:
    position = {"pool": ({"yellow": [1]},), "warehouse": ({"yellow": [4]}, {"yellow": [4]})}
    table = a_table(tokens=(["withdraw"],), **position)
    assert table.legal("withdraw") == ["withdraw y2", "withdraw y3"]
    assert table.do(f"withdraw {die}").die(die) == {"place": f"pool:{owner}", "value": 4, "marks": []}


@pytest.mark.rule("DB-12.16")
def test_a_die_withdrawn_before_the_roll_is_rolled() -> None:
    position = {"decision": "start-of-round", "tokens": (["withdraw"],), "chance": [3]}
    table = a_table(warehouse=({}, {"yellow": [6]}), **position).do("withdraw y1")
    assert table.die("y1") == {"place": "pool:1", "value": 3, "marks": []}
    assert (table.mover, "store y1" in table.legal()) == (1, True)


@pytest.mark.rule("DB-12.16")
def test_a_die_withdrawn_during_arranging_may_be_stored_again() -> None:
    table = a_table(warehouse=({}, {"yellow": [6]}), tokens=(["withdraw"],)).do("withdraw y1")
    table.pass_until("move")
    while table.mover == 0:
        table.do("done")
    assert "store y1" in table.legal()
    assert table.do("store y1").dice("warehouse", 1) == {"yellow": [6]}


@pytest.mark.rule("DB-12.16")
def test_a_die_withdrawn_after_a_move_may_be_stored_again() -> None:
    position = {
        "pool": (SPARE,),
        "warehouse": ({"yellow": [6]},),
        "seeds": (1,),
        "tokens": ([], ["withdraw"]),
    }
    table = a_table(**position).do("place seed malt-1", "done", "withdraw y1")
    assert (table.ask, table.mover) == ("move", 0)
    assert "store y1" in table.legal()


@pytest.mark.rule("DB-12.16")
def test_a_die_withdrawn_during_arranging_may_be_stored_in_the_purchase_turn() -> None:
    table = a_table(warehouse=({"yellow": [6]},), tokens=(["withdraw"],)).do("withdraw y1")
    table.pass_until("buy")
    assert table.legal("store") == ["store y1"]


@pytest.mark.rule("DB-12.16")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_die_withdrawn_while_somebody_buys_may_be_stored_in_the_owner_s_purchase_turn(seat: int) -> None:
    stored = {"yellow": [6]}
    position = {"pool": (SPARE,), "warehouse": (stored, {}) if seat == 0 else ({}, stored)}
    table = a_table(decision="buy", tokens=(["withdraw"],), **position).do("withdraw y1")
    if seat == 1:
        table.do("done")
    assert (table.ask, table.mover) == ("buy", seat)
    assert table.do("store y1").dice("warehouse", seat) == {"yellow": [6]}


@pytest.mark.rule("DB-12.16")
def test_a_die_withdrawn_after_a_purchase_turn_may_be_stored_by_who_still_has_one() -> None:
    position = {"warehouse": ({}, {"yellow": [6]}, {}), "tokens": ([], [], ["withdraw"])}
    table = a_table(players=3, decision="after-purchase", first=2, to_move=2, **position)
    table.do("withdraw y1").pass_until("buy")
    while table.mover != 1:
        table.do("done")
    assert table.legal("store") == ["store y1"]


@pytest.mark.rule("DB-12.17")
def test_a_die_withdrawn_after_its_owner_s_purchase_turn_stays_out() -> None:
    position = {"warehouse": ({"yellow": [6]},), "pool": ({}, SPARE), "tokens": ([], ["withdraw"])}
    table = a_table(decision="buy", to_move=1, open=["cheap-lager"], **position)
    table.do("withdraw y1", "done")
    assert (table.round, table.die("y1")["place"]) == (2, "pool:0")


@pytest.mark.rule("DB-12.17")
def test_a_die_withdrawn_at_the_start_of_brewing_may_be_stored_in_the_next_round() -> None:
    table = a_table(decision="start-of-brewing", warehouse=({"yellow": [6]},), tokens=(["withdraw"],))
    table.do("withdraw y1").pass_until("move")
    while table.mover == 1:
        table.do("done")
    assert (table.round, table.legal("store")) == (2, ["store y1"])


@pytest.mark.rule("DB-12.18")
def test_the_example_of_the_die_withdrawn_before_brewing() -> None:
    position = {"warehouse": ({}, {"yellow": [6], "green": [5]}), "tokens": (["withdraw"],), "chance": [1]}
    table = a_table(decision="start-of-brewing", open=["cheap-lager"], **position)
    table.do("withdraw y1")
    table.pass_until("move")
    assert (table.round, table.brewed(1)) == (2, [])
    assert table.die("y1") == {"place": "pool:1", "value": 1, "marks": []}
    assert table.dice("warehouse", 1) == {"green": [5]}


# Block building.


@pytest.mark.rule("DB-12.19")
@pytest.mark.parametrize("building", ["malt", "hops", "school", "seeds"])
def test_nothing_can_be_placed_in_a_shut_building(building: str) -> None:
    pool = {"yellow": [1, 1], "black": [2, 2], "green": [3, 3], "blue": [6, 6]}
    position = {"warehouse": (pool, pool), "seeds": (2, 2), "tokens": (["shut"],)}
    table = a_table(round=3, decision="start-of-round", **position).do(f"shut 1 {building}")
    table.pass_until("move")
    spaces = {text.split()[2].split("-")[0] for text in table.legal("place")}
    assert (table.mover, spaces) == (0, {"malt", "hops", "school", "seeds"})
    table.do("done")
    spaces = {text.split()[2].split("-")[0] for text in table.legal("place")}
    assert (table.mover, spaces) == (1, {"malt", "hops", "school", "seeds"} - {building})


@pytest.mark.rule("DB-12.20")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_only_open_buildings_of_the_others_can_be_shut(season: int) -> None:
    table = a_table(players=3, round=season, decision="start-of-round", tokens=(["shut"],))
    buildings = ["malt", "hops", "school", "seeds"][: season + 1]
    assert table.legal("shut") == [f"shut {seat} {name}" for seat in (1, 2) for name in buildings]


@pytest.mark.rule("DB-12.20")
def test_a_building_is_shut_once() -> None:
    table = a_table(decision="start-of-round", tokens=(["shut", "shut"],)).do("shut 1 malt")
    assert table.legal("shut") == ["shut 1 hops"]


@pytest.mark.rule("DB-12.20")
def test_a_shut_building_does_not_count_as_used() -> None:
    table = a_table(players=3, seeds=(1, 1, 1), pool=(SPARE,) * 3, shut=([], ["malt"]))
    table.do("place seed malt-1", "done", "done")
    assert table.mover == 2
    assert takes(table, "malt-1") == ["seed"]


# Block or protect die.


BLOCKED = {"y1": ["blocked"]}


@pytest.mark.rule("DB-12.21")
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
def test_the_token_blocks_another_player_s_die(zone: str) -> None:
    table = a_table(tokens=(["mark"],), seeds=(1,), **{zone: ({}, {"yellow": [3]})}).do("mark y1")
    assert table.die("y1") == {"place": f"{zone}:1", "value": 3, "marks": ["blocked"]}


@pytest.mark.rule("DB-12.22")
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
def test_a_blocked_die_is_neither_placed_nor_stored(zone: str) -> None:
    position = {zone: ({"yellow": [3], "green": [3]},), "marks": BLOCKED}
    table = a_table(round=3, **position)
    assert not [text for text in table.legal() if "y1" in text]
    if zone == "pool":
        assert a_table(decision="buy", **position).legal("store") == ["store g1"]


@pytest.mark.rule("DB-12.22")
def test_a_blocked_die_is_not_rerolled_at_the_school() -> None:
    pool = {"yellow": [1], "green": [1], "blue": [3]}
    table = a_table(round=2, pool=(pool,), marks=BLOCKED).do("place b1 school-1")
    assert table.legal() == ["choose g1"]


@pytest.mark.rule("DB-12.22")
def test_a_blocked_die_is_not_swapped_at_the_school() -> None:
    pool = {"yellow": [1, 2], "green": [1], "blue": [3]}
    marks = BLOCKED | {"g1": ["blocked"]}
    table = a_table(round=2, pool=(pool,), marks=marks, supply={"yellow": 1}, chance=[6])
    table.do("place b1 school-2")
    assert table.legal() == ["name yellow"]
    table.do("name yellow", "take y14")
    assert table.legal() == ["give y2"]


@pytest.mark.rule("DB-12.22")
def test_a_blocked_blue_die_gives_no_discount() -> None:
    pool = {"blue": [6, 5]}
    table = a_table(round=2, decision="buy", pool=(pool,), gold=(9,), marks={"b1": ["blocked"]})
    assert table.legal("buy honey ") == ["buy honey b2"]


@pytest.mark.rule("DB-12.22")
def test_a_blocked_die_does_not_help_to_finish_a_fast_effect_or_school_3() -> None:
    board: Board = {"malt-3": {"yellow": [3]}, "school-3": {"blue": [1]}}
    table = a_table(round=2, pool=({"blue": [6], "green": [2]},), board=(board,), marks={"b1": ["blocked"]})
    assert (takes(table, "malt-3"), takes(table, "school-3")) == ([], ["g1"])


@pytest.mark.rule("DB-12.22")
@pytest.mark.rule("DB-13.7")
def test_a_blocked_die_does_not_brew() -> None:
    stored = ({"yellow": [2], "green": [2]}, {"yellow": [2], "green": [2]})
    table = a_table(decision="start-of-brewing", to_move=1, warehouse=stored, tokens=([], ["mark"]))
    table.do("mark y1")
    assert (table.ask, table.mover) == ("brew", 1)
    stored = ({"yellow": [2, 3], "green": [2]},)
    table = a_table(decision="brew", warehouse=stored, marks=BLOCKED).do("brew 2").pass_until("move")
    assert table.die("y1")["place"] == "warehouse:0"
    assert table.die("y2")["place"] == "pool:0"


@pytest.mark.rule("DB-12.23")
@pytest.mark.parametrize(
    ("action", "place", "value"),
    [("withdraw y1", "pool:0", 3), ("raise y1", "warehouse:0", 4), ("reroll y1", "warehouse:0", 6)],
)
def test_the_owner_s_tokens_work_on_a_blocked_die(action: str, place: str, value: int) -> None:
    position = {"warehouse": ({"yellow": [3]},), "marks": BLOCKED, "tokens": (sorted(OTHER_FOUR),)}
    die = a_table(chance=[6], **position).do(action).die("y1")
    assert "blocked" in die["marks"]
    assert (die["place"], die["value"]) == (place, value)


@pytest.mark.rule("DB-12.23")
@pytest.mark.parametrize("action", ["withdraw y1", "reroll y1"])
def test_others_tokens_work_on_a_blocked_die(action: str) -> None:
    position = {"warehouse": ({}, {"yellow": [3]}), "marks": BLOCKED, "tokens": (sorted(OTHER_FOUR),)}
    table = a_table(chance=[6], pool=({}, SPARE), **position).do(action)
    assert "blocked" in table.die("y1")["marks"]
    table.do("done")
    assert table.mover == 1
    assert not [text for text in table.legal() if "y1" in text]


@pytest.mark.rule("DB-12.24")
def test_a_blocked_die_in_a_pool_is_rolled_in_the_next_round() -> None:
    table = a_table(decision="brew", pool=({"yellow": [3]},), marks=BLOCKED, chance=[5])
    while table.round == 1:
        table.do("done")
    assert table.die("y1") == {"place": "pool:0", "value": 5, "marks": []}


@pytest.mark.rule("DB-12.25")
def test_nobody_else_touches_a_protected_die() -> None:
    position = {"pool": ({"yellow": [3]},), "warehouse": ({"black": [3]},)}
    position |= {"tokens": (["mark", "mark"], sorted(OTHER_FOUR)), "seeds": (0, 1)}
    table = a_table(**position).do("mark y1", "mark k1")
    assert (table.die("y1")["marks"], table.die("k1")["marks"]) == (["protected"], ["protected"])
    table.do("done")
    assert (table.mover, playable(table)) == (1, set())


@pytest.mark.rule("DB-12.26")
@pytest.mark.parametrize(
    ("action", "place", "value"),
    [
        ("store y1", "warehouse:0", 3),
        ("raise y1", "pool:0", 4),
        ("reroll y1", "pool:0", 6),
        ("withdraw y2", "pool:0", 4),
        ("place y1 malt-3", "board:0:malt-3", 3),
    ],
)
def test_the_owner_does_anything_with_a_protected_die(action: str, place: str, value: int) -> None:
    marks = {"y1": ["protected"], "y2": ["protected"]}
    position = {"pool": ({"yellow": [3]},), "warehouse": ({"yellow": [4]},), "tokens": (sorted(OTHER_FOUR),)}
    die = a_table(chance=[6], marks=marks, **position).do(action).die(action.split()[1])
    assert (die["place"], die["value"]) == (place, value)
    assert "protected" in die["marks"]


@pytest.mark.rule("DB-12.26")
def test_protection_comes_back_from_a_space_and_ends_in_the_supply() -> None:
    board: Board = {"malt-3": {"yellow": [3]}, "malt-2": {"yellow": [3]}}
    marks = {"y1": ["protected"], "y2": ["protected"]}
    table = a_table(pool=({"blue": [3, 3], "green": [1]},), board=(board,), marks=marks, chance=[1])
    table.do("place b1 malt-3")
    assert table.die("y1") == {"place": "warehouse:0", "value": 4, "marks": ["protected"]}
    table.do("place b2 malt-2", "keep pool")
    assert table.die("y2") == {"place": "supply", "value": 0, "marks": []}
    assert table.saved()["dice"]["y2"] == [0, 0, 0]


@pytest.mark.rule("DB-12.27")
def test_a_die_carries_one_such_token_at_most() -> None:
    pools = ({"yellow": [3, 4]}, {"yellow": [3, 4]})
    marks = {"y1": ["blocked"], "y2": ["protected"], "y3": ["blocked"], "y4": ["protected"]}
    assert playable(a_table(pool=pools, marks=marks, tokens=(["mark"],))) == set()


# Block recipe.


@pytest.mark.rule("DB-12.28")
def test_nobody_brews_a_blocked_recipe_this_round() -> None:
    stored = {"yellow": [2], "green": [2]}
    position = {"warehouse": (stored, stored), "open": ["cheap-lager"], "tokens": (["close"],)}
    table = a_table(decision="start-of-brewing", **position)
    assert table.legal("close") == ["close 1"]
    table.do("close 1")
    assert table.round == 2
    table.pass_until("brew")
    assert (table.round, table.legal()) == (2, ["brew 1", "done"])


@pytest.mark.rule("DB-12.28")
def test_a_recipe_is_blocked_once_and_the_others_stay_open() -> None:
    stored = {"yellow": [3, 3], "green": [3]}
    table = a_table(decision="start-of-brewing", warehouse=(stored,), tokens=(["close", "close"],))
    table.do("close 2")
    assert table.legal("close") == ["close 1", "close 3"]
    assert table.do("done").legal("brew") == ["brew 1"]


# Raise.


@pytest.mark.rule("DB-12.29")
def test_raise_lifts_an_own_die_below_6() -> None:
    position = {"pool": ({"yellow": [5, 6]}, {"yellow": [2]}), "warehouse": ({"black": [1]}, {"black": [2]})}
    table = a_table(tokens=(["raise"],), **position)
    assert table.legal("raise") == ["raise y1", "raise k1"]
    assert table.do("raise y1").dice("pool", 0) == {"yellow": [6, 6]}


@pytest.mark.rule("DB-12.29")
@pytest.mark.rule("DB-12.32")
def test_a_raise_lasts_to_the_end_of_the_round() -> None:
    table = a_table(warehouse=({"yellow": [3]},), pool=(SPARE,), tokens=(["raise"],)).do("raise y1")
    assert table.pass_until("buy").dice("warehouse", 0) == {"yellow": [4]}
    table.do("done")
    assert table.round == 2
    assert table.dice("warehouse", 0) == {"yellow": [3]}


@pytest.mark.rule("DB-12.30")
def test_a_raised_die_counts_as_raised_for_everything() -> None:
    table = a_table(round=2, pool=({"blue": [1], "yellow": [5]},), tokens=(["raise", "raise"],))
    assert takes(table, "school-1") == []
    table.do("raise b1")
    assert takes(table, "school-1") == ["b1"]
    table.do("raise y1")
    assert takes(table, "malt-3") == []


@pytest.mark.rule("DB-12.30")
def test_a_raised_die_brews_as_raised() -> None:
    stored = {"yellow": [1], "green": [2]}
    position = {"open": ["cheap-lager"], "tokens": (["raise"],), "round": LAST}
    table = a_table(decision="start-of-brewing", warehouse=(stored,), **position).do("raise y1")
    table.pass_until("brew").do("brew 1")
    assert table.brewed(0) == ["cheap-lager"]


@pytest.mark.rule("DB-12.30")
@pytest.mark.rule("DB-12.32")
def test_several_raises_add_up_and_go_back_together() -> None:
    position = {"warehouse": ({"yellow": [2]},), "tokens": (["raise"] * 3,), "round": LAST}
    table = a_table(**position).do("raise y1", "raise y1", "raise y1")
    assert table.dice("warehouse", 0) == {"yellow": [5]}
    assert table.pass_until().dice("warehouse", 0) == {"yellow": [2]}


@pytest.mark.rule("DB-12.31")
def test_a_roll_ends_the_raise() -> None:
    position = {"warehouse": ({"yellow": [4]},), "marks": {"y1": ["raised"]}, "round": LAST}
    table = a_table(tokens=(["reroll"],), chance=[5], **position).do("reroll y1")
    assert table.pass_until().dice("warehouse", 0) == {"yellow": [5]}
    position |= {"pool": ({"blue": [2]},)}
    table = tidied("place b1 school-1", "choose y1", "done", chance=[1], **position)
    assert table.dice("warehouse", 0) == {"yellow": [1]}


@pytest.mark.rule("DB-12.31")
def test_a_raise_does_not_pass_to_the_die_swapped_in() -> None:
    position = {"warehouse": ({"yellow": [4]},), "pool": ({"blue": [3]},), "marks": {"y1": ["raised"]}}
    swap = ["place b1 school-2", "name yellow", "take y14", "give y1"]
    table = tidied(*swap, chance=[6], supply={"yellow": 1}, **position)
    assert table.dice("warehouse", 0) == {"yellow": [6]}
    assert table.saved()["dice"]["y1"] == [0, 0, 0]


@pytest.mark.rule("DB-12.31")
def test_a_raise_does_not_outlive_a_die_that_is_lost() -> None:
    table = tidied("place y1 malt-2", pool=({"yellow": [4]},), marks={"y1": ["raised"]})
    assert table.saved()["dice"]["y1"] == [0, 0, 0]


@pytest.mark.rule("DB-12.32")
@pytest.mark.parametrize("fast", [False, True])
def test_a_step_gained_on_a_space_is_kept(fast: bool) -> None:
    position = {"pool": ({"yellow": [4], "blue": [2]},), "tokens": (["raise"],)}
    moves = ["raise y1", "place y1 malt-3", *(["place b1 malt-3"] if fast else [])]
    assert tidied(*moves, **position).dice("warehouse", 0) == {"yellow": [5]}


@pytest.mark.rule("DB-12.32")
def test_a_raise_after_the_step_goes_back_too() -> None:
    position = {"pool": ({"yellow": [4], "blue": [2]},), "tokens": (["raise"],)}
    table = a_table(round=LAST, **position).do("place y1 malt-3", "place b1 malt-3", "raise y1")
    assert table.dice("warehouse", 0) == {"yellow": [6]}
    assert table.pass_until().dice("warehouse", 0) == {"yellow": [5]}


# Reroll.


@pytest.mark.rule("DB-12.33")
@pytest.mark.parametrize(
    ("die", "place"), [("y1", "pool:0"), ("k1", "warehouse:0"), ("y2", "pool:1"), ("k2", "warehouse:1")]
)
def test_reroll_rolls_any_die_where_it_lies(die: str, place: str) -> None:
    position = {"pool": ({"yellow": [1]}, {"yellow": [1]}), "warehouse": ({"black": [1]}, {"black": [1]})}
    table = a_table(tokens=(["reroll"],), chance=[4], **position)
    assert set(table.legal("reroll")) == {f"reroll {one}" for one in ("y1", "k1", "y2", "k2")}
    assert table.do(f"reroll {die}").die(die) == {"place": place, "value": 4, "marks": []}
