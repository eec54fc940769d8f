"""What clients are told so that they need no rule: requirements, phases, dice alike, what is printed."""

from __future__ import annotations

from typing import Any

import pytest
from tests.dice_brewing.positions import Table, a_new_game, a_table, custom_deck


def needs(table: Table, recipe: str, seat: int = 0) -> list[str]:
    """The requirements of an open recipe, and how a seat meets them."""
    place = next(at for at, one in enumerate(table.view(seat)["recipes"]) if one and one["recipe"] == recipe)
    return [f"{need['colour']} {need['least']} {need['met']}" for need in table.brewer(seat)["needs"][place]]


def test_stored_dice_meet_a_requirement_before_those_of_the_pool() -> None:
    table = a_table(
        pool=({"black": [6]},),
        warehouse=({"yellow": [3], "black": [4], "green": [4]},),
        open=["strong-roasted-stout"],
    )
    assert needs(table, "strong-roasted-stout") == [
        *("yellow 3 stored", "yellow 2 missing"),
        *("black 5 pool", "black 3 stored"),
        "green 4 stored",
    ]


def test_a_blocked_die_meets_nothing() -> None:
    table = a_table(
        pool=({"green": [6]},),
        warehouse=({"yellow": [6]},),
        open=["cheap-lager"],
        marks={"y1": ["blocked"], "g1": ["blocked"]},
        decision="buy",
    )
    assert needs(table, "cheap-lager") == ["yellow 2 missing", "green 2 missing"]


def test_everybody_is_told_what_each_brewer_lacks() -> None:
    table = a_table(warehouse=({"yellow": [3]}, {"green": [3]}), open=["cheap-lager"])
    assert needs(table, "cheap-lager", 0) == ["yellow 2 stored", "green 2 missing"]
    assert needs(table, "cheap-lager", 1) == ["yellow 2 missing", "green 2 stored"]
    seen = [[brewer["needs"] for brewer in table.view(seat)["brewers"]] for seat in (None, 0, 1)]
    assert seen[0] == seen[1] == seen[2]


def standing(table: Table, seat: int = 0) -> dict[str, Any]:
    """How far a seat is with the first open recipe."""
    found: dict[str, Any] = table.brewer(seat)["standing"][0]
    return found


def test_each_requirement_takes_the_lowest_own_die_that_will_do_once() -> None:
    table = a_table(pool=({"black": [6]},), warehouse=({"yellow": [6, 3, 2]},), open=["strong-roasted-stout"])
    lying = {die["die"]: die["value"] for die in table.brewer(0)["warehouse"] + table.brewer(0)["pool"]}
    by = [need["by"] for need in table.brewer(0)["needs"][0]]
    assert [name and lying[name] for name in by] == [3, 2, 6, None, None]


def test_a_recipe_can_be_brewed_or_wants_dice_stored_or_lacks_some() -> None:
    stored = a_table(warehouse=({"yellow": [3], "green": [3]},), open=["cheap-lager"])
    pool = a_table(pool=({"green": [3]},), warehouse=({"yellow": [3]},), open=["cheap-lager"])
    short = a_table(warehouse=({"yellow": [3], "green": [1]},), open=["cheap-lager"])
    stands = [standing(table) for table in (stored, pool, short)]
    assert [(one["stand"], len(one["store"]), one["missing"]) for one in stands] == [
        ("ready", 0, 0),
        ("store", 1, 0),
        ("lacks", 0, 1),
    ]
    assert stands[2]["says"] == {
        "key": "db-standing-lacks",
        "dice": [{"key": "db-wanted-green", "values": "2+"}],
        "count": 1,
    }


def test_the_extras_at_hand_are_those_that_can_be_added() -> None:
    """Special malt and a blue die go with a cheap lager; a blue die may still be stored."""
    table = a_table(
        pool=({"blue": [1]},),
        warehouse=({"yellow": [3], "green": [3]},),
        ingredients=({"malt": 1, "honey": 1},),
        open=["cheap-lager"],
    )
    assert standing(table)["extras"] == ["malt", "blue"]
    assert standing(table, 1)["extras"] == []


def test_an_empty_place_asks_for_nothing() -> None:
    table = a_table(open=["cheap-lager"])
    places = zip(table.view(None)["recipes"], table.brewer(0)["needs"], strict=True)
    assert [recipe for recipe, lacking in places if not lacking] == [None] * (
        len(table.brewer(0)["needs"]) - 1
    )


def test_what_is_met_is_what_can_be_brewed() -> None:
    """The requirements shown and the choices offered agree wherever somebody may brew."""
    for seed in range(4):
        table = a_new_game(players=3, seed=seed)
        for ply in range(400):
            if table.over:
                break
            if table.ask == "brew" and table.mover is not None:
                recipes = table.view(table.mover)["recipes"]
                lacking = table.brewer(table.mover)["needs"]
                met = {
                    f"brew {place + 1}"
                    for place, one in enumerate(recipes)
                    if one and not one["closed"] and all(need["met"] == "stored" for need in lacking[place])
                }
                assert met == set(table.legal("brew"))
            choices = table.legal()
            stored = table.legal("store")
            table.do(stored[0] if stored else choices[ply % len(choices)])


def test_each_requirement_names_the_own_dice_that_reach_it() -> None:
    table = a_table(pool=({"yellow": [1, 2]},), warehouse=({"yellow": [5]},), open=["cheap-lager"])
    need = table.brewer(0)["needs"][0][0]
    assert (need["colour"], need["least"], need["dice"]) == ("yellow", 2, ["y2", "y3"])


PHASES = {
    "start-of-round": "rolling",
    "move": "arranging",
    "after-move": "arranging",
    "buy": "purchases",
    "after-purchase": "purchases",
    "start-of-brewing": "brewing",
    "brew": "brewing",
}


@pytest.mark.parametrize("decision", PHASES)
def test_the_phase_is_told(decision: str) -> None:
    before = 1 if decision.startswith("after") else 0
    table = a_table(
        pool=({"yellow": [3], "blue": [3]}, {"yellow": [3]}),
        warehouse=({"yellow": [2], "green": [2]}, {"yellow": [2]}),
        decision=decision,
        to_move=before,
        tokens=(["shut", "close", "reroll"], ["shut", "close", "reroll"]),
        open=["cheap-lager"],
        round=3,
    )
    assert table.view(None)["phase"] == PHASES[decision]


def test_phases_come_in_the_order_they_are_announced() -> None:
    """Between two announcements the view tells the one made last; a round begins with the first phase."""
    table = a_new_game(seed=3)
    told = ""
    for ply in range(300):
        heard = table.events(None)
        for one in heard:
            told = "rolling" if one["event"] == "round" else one.get("phase", told)
        if table.over:
            break
        assert table.view(None)["phase"] == told
        choices = table.legal()
        table.do(choices[ply % len(choices)])


def test_dice_alike_are_told_by_the_first_of_them() -> None:
    table = a_table(pool=({"yellow": [3, 3, 4, 3]},), warehouse=({"yellow": [3]},), marks={"y4": ["raised"]})
    owner = table.brewer(0)
    alike = {die["die"]: die["alike"] for die in [*owner["pool"], *owner["warehouse"]]}
    assert alike == {"y1": "y1", "y2": "y1", "y3": "y3", "y4": "y4", "y5": "y5"}


def test_what_is_closed_says_why() -> None:
    table = a_table(round=2, pool=({"yellow": [3]},), shut=((), ("malt",)))
    later = {"key": "db-from-round", "round": 3}
    assert table.brewer(0)["closed"] == {"seeds": later}
    assert table.brewer(1)["closed"] == {"malt": {"key": "db-shut"}, "seeds": later}
    assert table.view(None)["closed"] == {"black-market": later}


def spaces(table: Table) -> dict[str, dict[str, Any]]:
    return {one["space"]: one for one in table.view(None)["printed"]["spaces"]}


def test_the_board_tells_what_spaces_take_and_give() -> None:
    printed = spaces(a_new_game())
    takes = {name: one["takes"] for name, one in printed.items()}
    assert takes["malt-1"] == ["seed"]
    assert takes["malt-3"] == ["yellow", "black"]
    assert takes["seeds-1"] == ["black", "green"]
    assert [name for name, one in printed.items() if one["at_once"]] == ["school-1", "school-2"]
    assert [name for name, one in printed.items() if one["gathers"]] == ["school-3"]
    assert printed["seeds-1"]["gives"] == "seed"
    assert printed["malt-2"]["words"] == [
        {
            "key": "db-trade",
            "takes": {"key": "dice-reason-takes-malt-2", "value": 0},
            "effect": {"key": "dice-effect-malt-2", "seeds": 2, "black": 3, "blue": 4},
        },
        {"key": "db-fast", "value": 1},
    ]


def test_another_deck_prints_other_numbers() -> None:
    deck = custom_deck(
        spaces={
            "fast": {**FAST, "malt-1": 5, "hops-2": 6},
            "school": {"school-1": 4, "school-2": 3, "school-3": 9},
            "department": {"seeds": 3, "gold-for-black": 5, "gold-for-blue": 7},
        }
    )
    printed = spaces(a_new_game(deck=deck))
    assert (printed["malt-1"]["fast"], printed["hops-2"]["fast"]) == (5, 6)
    assert (printed["school-1"]["least"], printed["school-3"]["least"]) == (4, 9)
    assert [printed[name]["amount"] for name in ("seeds-1", "seeds-2", "seeds-3")] == [3, 5, 7]
    assert spaces(a_new_game())["malt-1"]["fast"] == 3, "each deck has its own"


FAST = {
    "malt-1": 3, "malt-2": 1, "malt-3": 2, "hops-1": 3, "hops-2": 2, "seeds-1": 1, "seeds-2": 1, "seeds-3": 1,
}  # fmt: skip
