"""Chapter 13 of the rules: brewing."""

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from random import Random

import pytest

from .more_positions import LAST, total, ways_through
from .positions import LETTERS, Table, a_table, custom_deck, house_deck

LAGER = {"yellow": [2], "green": [2]}  # what Cheap Lager needs
RECIPES = {recipe["id"]: recipe for recipe in house_deck().to_data()["recipe"]}


# Turns.


@pytest.mark.rule("DB-13.1")
def test_players_brew_in_turn_order_one_recipe_a_turn() -> None:
    deck = custom_deck(mass_lager={"needs": LAGER}, sladek_pilsner={"needs": LAGER})
    position = {"open": ["cheap-lager", "mass-lager", "sladek-pilsner"], "deck": deck, "round": LAST}
    table = a_table(players=3, first=2, to_move=2, decision="brew", warehouse=(LAGER,) * 3, **position)
    brewers = []
    for place in (1, 2, 3):
        assert set(table.legal()) >= {f"brew {place}", "done"}
        brewers.append(table.mover)
        table.do(f"brew {place}")
    assert brewers == [2, 0, 1]
    assert [len(table.brewed(seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("DB-13.1")
def test_the_first_player_begins() -> None:
    table = a_table(players=3, first=1, decision="buy", to_move=0, warehouse=(LAGER,) * 3).do("done")
    assert (table.ask, table.mover) == ("brew", 1)


@pytest.mark.rule("DB-13.2")
def test_who_has_brewed_may_brew_again_on_the_next_turn() -> None:
    stored = {"yellow": [2, 3], "green": [2, 3]}
    position = {
        "open": ["cheap-lager", "table-pale-ale"],
        "warehouse": (stored, {"yellow": [3], "green": [3]}),
    }
    table = a_table(decision="brew", round=LAST, **position).do("brew 1", "use y1", "use g1")
    assert table.mover == 1
    table.do("done", "brew 2")
    assert set(table.brewed(0)) == {"cheap-lager", "table-pale-ale"}


@pytest.mark.rule("DB-13.3")
def test_a_pass_holds_for_one_turn() -> None:
    deck = custom_deck(table_pale_ale={"needs": LAGER})
    position = {"open": ["cheap-lager", "meadow-wheat"], "deck_top": ["table-pale-ale"], "deck": deck}
    table = a_table(decision="brew", warehouse=(LAGER, LAGER), **position).do("done", "brew 1")
    assert (table.mover, table.legal()) == (0, ["brew 1", "done"])
    assert table.do("brew 1").brewed(0) == ["table-pale-ale"]


@pytest.mark.rule("DB-13.3")
def test_brewing_ends_when_all_have_passed_in_a_row() -> None:
    table = a_table(players=3, decision="brew", warehouse=(LAGER,) * 3).do("done", "done")
    assert (table.ask, table.mover, table.round) == ("brew", 2, 1)
    assert table.do("done").round == 2


@pytest.mark.rule("DB-13.3")
def test_a_recipe_brewed_starts_the_row_of_passes_anew() -> None:
    stored = {"yellow": [2, 3], "green": [2, 3]}
    position = {
        "open": ["cheap-lager", "table-pale-ale"],
        "warehouse": (stored, {"yellow": [3], "green": [3]}),
    }
    table = a_table(decision="brew", **position).do("done", "done")
    assert table.round == 2
    table = a_table(decision="brew", **position).do("brew 1", "use y1", "use g1", "done")
    assert (table.ask, table.mover) == ("brew", 0)
    table.do("done")
    assert table.round == 2


@pytest.mark.rule("DB-13.3")
def test_who_can_brew_nothing_is_not_asked() -> None:
    table = a_table(players=3, decision="brew", warehouse=(LAGER, {"yellow": [6]}, LAGER)).do("done")
    assert table.mover == 2


# Dice.


@pytest.mark.rule("DB-13.4")
def test_only_your_own_warehouse_brews() -> None:
    position = {"decision": "brew", "open": ["cheap-lager", "meadow-wheat"]}
    stored = {"yellow": [2, 3]}
    table = a_table(pool=({"green": [6]},), warehouse=(stored, {"green": [6]}), **position)
    assert table.legal() == ["brew 2", "done"]
    table = a_table(warehouse=(stored | {"green": [2]},), **position)
    assert table.legal() == ["brew 1", "brew 2", "done"]


@pytest.mark.rule("DB-13.5")
@pytest.mark.parametrize(
    ("yellow", "green", "can"),
    [
        ([3, 3], [3], True),
        ([6], [6], False),
        ([3, 2], [3], False),
        ([3, 3], [2], False),
        ([6, 3], [3, 3], True),
    ],
)
def test_each_requirement_takes_a_die_of_its_own(yellow: list[int], green: list[int], can: bool) -> None:
    stored = {"yellow": [*yellow, 2, 1], "green": green, "black": [6, 6]}
    position = {"warehouse": (stored,), "open": ["mass-lager", "meadow-wheat"]}  # yellow 3 and 3, green 3
    table = a_table(decision="brew", **position)
    assert ("brew 1" in table.legal()) == can


@pytest.mark.rule("DB-13.6")
def test_exactly_the_required_dice_are_used_and_chosen_freely() -> None:
    stored = {"yellow": [1, 2, 6, 6], "green": [2, 5]}
    table = a_table(decision="brew", warehouse=(stored, LAGER), open=["cheap-lager", "sladek-pilsner"])
    table.do("brew 1")
    assert table.legal() == ["use y2", "use y3"]
    table.do("use y3")
    assert table.legal() == ["use g1", "use g2"]
    table.do("use g1")
    assert table.dice("pool", 0) == {"yellow": [6], "green": [2]}
    assert table.dice("warehouse", 0) == {"yellow": [1, 2, 6], "green": [5]}


Die = tuple[str, int, int]


def payments(needs: Mapping[str, Sequence[int]], dice: Sequence[Die]) -> set[tuple[Die, ...]]:
    """All sets of dice that pay for a recipe, found by trying everything."""
    wanted = [(colour, least) for colour, values in needs.items() for least in values]
    free = [die for die in dice if not die[2] & 1]
    return {
        tuple(sorted(chosen))
        for chosen in combinations(free, len(wanted))
        if any(
            all(
                die[0] == colour and die[1] >= least
                for die, (colour, least) in zip(order, wanted, strict=True)
            )
            for order in permutations(chosen)
        )
    }


def paid(table: Table) -> tuple[Die, ...]:
    """The dice that went to the pool of seat 0."""
    colours = {letter: colour for colour, letter in LETTERS.items()}
    return tuple(
        sorted(
            (colours[name[0]], value, marks)
            for name, (place, value, marks) in table.saved()["dice"].items()
            if place == 1 and value > 0  # a die just won shows nothing
        )
    )


def random_warehouse(
    chance: Random, needs: Mapping[str, Sequence[int]]
) -> tuple[dict[str, list[int]], dict[str, list[str]]]:
    stored, marks = {}, {}
    for colour, values in needs.items():
        spare = [chance.randint(1, 6) for _ in range(chance.randint(0, 2))]
        stored[colour] = [chance.randint(least, 6) for least in values] + spare
        for number, value in enumerate(stored[colour], 1):
            mark = chance.choice([*[[]] * 7, ["blocked"], ["protected"], ["raised"]])
            if value > 1 or mark != ["raised"]:
                marks[f"{LETTERS[colour]}{number}"] = mark
    return stored, marks


@pytest.mark.rule("DB-13.6")
@pytest.mark.parametrize("seed", range(60))
def test_every_set_of_dice_that_pays_is_offered_once(seed: int) -> None:
    chance = Random(seed)
    recipe = chance.choice([name for name in RECIPES if name != "harbour-porter"])
    needs = RECIPES[recipe]["needs"]
    stored, marks = random_warehouse(chance, needs)
    other = {"yellow": [2], "black": [3]}  # seat 1 could brew too: the round goes on
    table = a_table(decision="brew", warehouse=(stored, other), marks=marks, open=[recipe, "harbour-porter"])
    bits = {"blocked": 1, "protected": 2, "raised": 8}
    dice = [
        (colour, value, sum(bits[mark] for mark in marks.get(f"{LETTERS[colour]}{number}", [])))
        for colour, values in stored.items()
        for number, value in enumerate(values, 1)
    ]
    expected = payments(needs, dice)
    if not expected:
        assert "brew 1" not in table.legal()
        return
    offered = [paid(end) for end in ways_through(table.do("brew 1"), "use-die")]
    assert sorted(offered) == sorted(expected)


@pytest.mark.rule("DB-13.6")
@pytest.mark.parametrize("raised", ["y1", "y2", "y3"])
def test_a_token_on_one_of_several_equal_dice_doubles_no_choice(raised: str) -> None:
    position = {"warehouse": ({"yellow": [6, 6, 6, 2]}, {"yellow": [2], "black": [3]})}
    position |= {"marks": {raised: ["raised"]}, "open": ["hazy-wheat", "harbour-porter"]}  # yellow 2, 3, 4
    table = a_table(decision="brew", **position).do("brew 1")
    plain, marked, two = ("yellow", 6, 0), ("yellow", 6, 8), ("yellow", 2, 0)
    offered = sorted(paid(end) for end in ways_through(table, "use-die"))
    assert offered == [(two, plain, plain), (two, plain, marked), (plain, plain, marked)]


@pytest.mark.rule("DB-13.6")
@pytest.mark.parametrize("needs", [[2, 4], [1, 1], [3, 3, 3], [1, 2, 3], [2, 2, 5, 6]])
def test_every_set_is_offered_once_with_many_dice_of_one_colour(needs: list[int]) -> None:
    deck = custom_deck(cheap_lager={"needs": {"yellow": needs}})
    values = [1, 2, 2, 3, 4, 5, 6, 6]
    position = {"warehouse": ({"yellow": values}, {"black": [3], "yellow": [2]}), "deck": deck}
    table = a_table(decision="brew", open=["cheap-lager", "harbour-porter"], **position).do("brew 1")
    offered = [paid(end) for end in ways_through(table, "use-die")]
    assert sorted(offered) == sorted(payments({"yellow": needs}, [("yellow", value, 0) for value in values]))


@pytest.mark.rule("DB-13.7")
def test_a_blocked_recipe_cannot_be_brewed() -> None:
    position = {"warehouse": ({"yellow": [2, 3], "green": [2]},), "open": ["cheap-lager", "meadow-wheat"]}
    table = a_table(decision="brew", closed=["cheap-lager"], **position)
    assert table.legal() == ["brew 2", "done"]


@pytest.mark.rule("DB-13.7")
def test_a_blocked_die_cannot_be_used() -> None:
    stored = {"yellow": [2, 3], "green": [2]}
    position = {"decision": "brew", "warehouse": (stored,), "open": ["cheap-lager", "meadow-wheat"]}
    assert a_table(marks={"y1": ["blocked"]}, **position).legal() == ["brew 1", "done"]
    assert a_table(marks={"g1": ["blocked"]}, **position).legal() == ["brew 2", "done"]


@pytest.mark.rule("DB-13.8")
def test_the_dice_used_are_out_of_reach_for_this_round() -> None:
    deck = custom_deck(table_pale_ale={"needs": LAGER})
    position = {"warehouse": (LAGER, LAGER), "open": ["cheap-lager", "table-pale-ale"], "deck": deck}
    table = a_table(decision="brew", **position).do("brew 1")
    assert (table.dice("warehouse", 0), table.dice("pool", 0)) == ({}, {"yellow": [2], "green": [2]})
    table.do("done")
    assert table.round == 2


# Cards.


@pytest.mark.rule("DB-13.9")
def test_the_card_is_kept_and_counts_as_brewed() -> None:
    table = a_table(
        decision="brew", warehouse=(LAGER, LAGER), open=["cheap-lager", "sladek-pilsner"], brewed=(2, 1)
    )
    assert len(table.do("brew 1").brewed(0)) == 3
    assert "cheap-lager" in table.brewed(0)
    assert "cheap-lager" not in (*table.open(), *table.pile())


@pytest.mark.rule("DB-13.10")
def test_the_next_card_takes_the_same_place_and_the_others_come_first() -> None:
    stored = {"yellow": [2, 3, 3], "green": [2]}
    position = {"warehouse": (stored, {"yellow": [2, 3]}), "open": ["mass-lager", "cheap-lager"]}
    table = a_table(decision="brew", deck_top=["meadow-wheat", "ice-bock"], **position)
    table.do("brew 2", "use y1")
    assert table.open()[:2] == ["mass-lager", "meadow-wheat"]
    assert table.pile()[0] == "ice-bock"
    assert (table.mover, table.legal("brew")) == (1, ["brew 2"])
    table.do("done")
    assert (table.mover, table.legal("brew")) == (0, ["brew 2"])


@pytest.mark.rule("DB-13.11")
def test_with_an_empty_deck_the_place_stays_empty() -> None:
    position = {"warehouse": (LAGER, {"yellow": [3, 3], "green": [3]}), "brewed": (14, 13)}
    table = a_table(decision="brew", **position)
    assert table.pile() == []
    table.do("brew 2")
    assert table.open()[:3] == ["mass-lager", None, "experimental-lager"]
    assert table.legal("brew") == ["brew 1"]


@pytest.mark.rule("DB-13.12")
def test_nothing_is_stored_and_nothing_settled_during_brewing() -> None:
    board = {"malt-3": {"yellow": [3]}, "hops-1": "seed", "malt-2": {"fast": [3]}}
    position = {"pool": ({"yellow": [6]},), "warehouse": (LAGER, LAGER), "seeds": (1,), "board": (board,)}
    table = a_table(decision="brew", **position)
    assert table.legal() == ["brew 2", "done"]
    table.do("done")
    assert (table.dice("malt-3", 0), table.fast("malt-2", 0)) == ({"yellow": [3]}, [3])
    assert table.seed_on("hops-1", 0)
    assert total(table, "warehouse", 0) == {"yellow": 1, "green": 1}
