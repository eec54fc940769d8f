"""Chapter 14 of the rules: rewards, extras and premiums."""

from typing import Any

import pytest

from .more_positions import LAST, total
from .positions import COLOURS, INGREDIENTS, TOKENS, Table, a_table, custom_deck, house_deck

RECIPES: dict[str, Any] = {recipe["id"]: recipe for recipe in house_deck().to_data()["recipe"]}
EXTRAS = [(recipe, extra) for recipe in RECIPES for extra in RECIPES[recipe]["extras"]]
STOUT = "strong-roasted-stout"


def ready_to_brew(recipe: str, **position: Any) -> Table:
    """Just the dice that a recipe asks for, in the last round."""
    given = {"warehouse": (RECIPES[recipe]["needs"],), "open": [recipe], "round": LAST} | position
    return a_table(decision="brew", **given)


def gains(table: Table, seat: int = 0) -> tuple[int, int]:
    return table.gold(seat), table.points(seat)


# Rewards.


@pytest.mark.rule("DB-14.1")
@pytest.mark.rule("DB-14.2")
@pytest.mark.parametrize("recipe", RECIPES)
def test_every_recipe_gives_its_reward_and_a_point(recipe: str) -> None:
    reward = RECIPES[recipe]["reward"]
    table = ready_to_brew(recipe).do("brew 1")
    if "token" in reward:
        assert table.legal() == [f"win {token}" for token in TOKENS]
        table.do("win mark")
    assert gains(table) == (reward.get("gold", 0), reward.get("points", 0) + 1)
    assert table.tokens(0) == (["mark"] if "token" in reward else [])
    needed = {colour: len(values) for colour, values in RECIPES[recipe]["needs"].items()}
    for colour in COLOURS:
        won = int(reward.get("die") == colour)
        assert total(table, "pool", 0).get(colour, 0) == needed.get(colour, 0) + won


@pytest.mark.rule("DB-14.2")
def test_all_six_kinds_of_reward_are_in_the_deck() -> None:
    kinds = {frozenset(recipe["reward"]) for recipe in RECIPES.values()}
    assert kinds == {
        frozenset(kind)
        for kind in (["gold"], ["points"], ["token"], ["token", "gold"], ["die"], ["die", "gold"])
    }


@pytest.mark.rule("DB-14.2")
def test_a_token_is_chosen_before_the_others_brew() -> None:
    stored = {"yellow": [2, 3], "green": [1]}
    position = {"warehouse": (stored, {"yellow": [2, 3]}), "open": ["cherry-sour", "meadow-wheat"]}
    table = a_table(decision="brew", **position).do("brew 1")
    assert (table.ask, table.mover) == ("win-token", 0)
    table.do("win raise")
    assert (table.ask, table.mover) == ("brew", 1)


@pytest.mark.rule("DB-14.3")
def test_a_die_won_comes_into_the_pool_unrolled() -> None:
    stored = {"yellow": [3, 3], "green": [3]}
    position = {"warehouse": (stored, {"yellow": [2, 3]}), "open": ["mass-lager", "meadow-wheat"]}
    table = a_table(decision="brew", **position).do("brew 1")
    assert table.mover == 1
    assert table.dice("pool", 0) == {"yellow": [0, 3, 3], "green": [3]}
    assert table.supply("yellow") == 14 - 5


@pytest.mark.rule("DB-14.3")
def test_a_die_the_supply_lacks_is_lost() -> None:
    table = ready_to_brew("resin-ipa", supply={"yellow": 0}, board=({}, {"malt-2": {"yellow": [1]}}))
    table.do("brew 1")
    assert table.over
    assert total(table, "pool", 0) == {"yellow": 1, "green": 2}  # not even from a later tidying
    assert gains(table) == (RECIPES["resin-ipa"]["reward"]["gold"], 1)
    assert table.supply("yellow") == 1


@pytest.mark.rule("DB-14.4")
def test_a_token_won_is_free_and_comes_from_a_stack_that_is_left_also_in_round_1() -> None:
    table = ready_to_brew("cherry-sour", round=1, stacks={"raise": 0, "close": 0, "shut": 1}).do("brew 1")
    assert table.legal() == ["win withdraw", "win shut", "win mark", "win reroll"]
    table.do("win shut")
    assert (table.tokens(0), table.gold(0), table.saved()["black_market"]["shut"]) == (["shut"], 0, 0)


@pytest.mark.rule("DB-14.4")
def test_with_all_stacks_empty_no_token_is_won() -> None:
    table = ready_to_brew("oat-stout", stacks=dict.fromkeys(TOKENS, 0)).do("brew 1")
    assert (table.over, table.tokens(0)) == (True, [])
    assert gains(table) == (RECIPES["oat-stout"]["reward"]["gold"], 1)


# Extras.


@pytest.mark.rule("DB-14.5")
@pytest.mark.rule("DB-14.8")
@pytest.mark.parametrize(("recipe", "extra"), EXTRAS)
def test_every_extra_earns_its_own_premium_besides_the_reward(recipe: str, extra: str) -> None:
    card = RECIPES[recipe]
    stored = card["needs"] | ({"blue": [1]} if extra == "blue" else {})
    pantry = {} if extra == "blue" else {extra: 1}
    table = ready_to_brew(recipe, warehouse=(stored,), ingredients=(pantry,)).do("brew 1")
    adding = "add b1" if extra == "blue" else f"add {extra}"
    assert table.legal() == [adding, "done"]
    table.do(adding)
    if table.ask == "win-token":
        table.do("win mark")
    both = [card["reward"], card["extras"][extra]]
    assert gains(table) == tuple(
        sum(one.get(kind, 0) for one in both) + (kind == "points") for kind in ("gold", "points")
    )
    assert table.ingredients(0) == {}


@pytest.mark.rule("DB-14.5")
def test_only_the_extras_shown_are_taken_and_none_is_forced() -> None:
    stored = RECIPES[STOUT]["needs"] | {"blue": [3]}
    everything = dict.fromkeys(INGREDIENTS, 1)
    table = ready_to_brew(STOUT, warehouse=(stored,), ingredients=(everything,)).do("brew 1")
    assert table.legal() == ["add malt", "add hops", "add b1", "done"]
    table.do("done")
    assert gains(table) == (0, 6)
    assert table.ingredients(0) == everything
    assert table.dice("warehouse", 0) == {"blue": [3]}


@pytest.mark.rule("DB-14.5")
def test_one_extra_is_all_and_only_at_the_time_of_brewing() -> None:
    position = {"ingredients": ({"malt": 2, "hops": 1},), "open": [STOUT, "cheap-lager"], "round": 1}
    stored = {"yellow": [2, 3], "black": [3, 5], "green": [4]}
    table = a_table(decision="brew", warehouse=(stored, {"yellow": [2], "green": [2]}), **position)
    table.do("brew 1", "add malt")
    assert (table.ask, table.mover) == ("brew", 1)
    table.do("done")
    assert table.round == 2
    assert table.ingredients(0) == {"malt": 1, "hops": 1}


@pytest.mark.rule("DB-14.6")
def test_an_extra_comes_from_your_own_warehouse() -> None:
    table = ready_to_brew("cheap-lager", pool=({"blue": [6]},), ingredients=({}, {"malt": 1})).do("brew 1")
    assert (table.over, table.brewed(0), gains(table)) == (True, ["cheap-lager"], (2, 1))


@pytest.mark.rule("DB-14.7")
def test_any_blue_die_will_do_and_equal_ones_are_one_choice() -> None:
    stored = RECIPES["cheap-lager"]["needs"] | {"blue": [1, 4, 4, 6]}
    table = ready_to_brew("cheap-lager", warehouse=(stored,)).do("brew 1")
    assert table.legal() == ["add b1", "add b2", "add b4", "done"]


@pytest.mark.rule("DB-14.7")
def test_a_card_may_state_the_value_of_the_blue_die() -> None:
    deck = custom_deck(cheap_lager={"extras": {"blue": {"gold": 2, "least": 4}}})
    stored = RECIPES["cheap-lager"]["needs"] | {"blue": [3, 4, 5]}
    table = ready_to_brew("cheap-lager", warehouse=(stored,), deck=deck).do("brew 1")
    assert table.legal() == ["add b2", "add b3", "done"]


@pytest.mark.rule("DB-14.6")
@pytest.mark.rule("DB-12.22")
def test_a_blocked_blue_die_is_no_extra() -> None:
    stored = RECIPES["cheap-lager"]["needs"] | {"blue": [3]}
    table = ready_to_brew("cheap-lager", warehouse=(stored,), marks={"b1": ["blocked"]}).do("brew 1")
    assert table.over
    assert gains(table) == (2, 1)


@pytest.mark.rule("DB-14.9")
def test_an_ingredient_returns_to_the_market_and_can_be_bought_again() -> None:
    position = {"warehouse": ({"yellow": [2], "green": [2]}, {"yellow": [2, 3]}), "gold": (9,)}
    position |= {"ingredients": ({"malt": 3},), "open": ["cheap-lager", "meadow-wheat"]}
    table = a_table(decision="brew", **position)
    assert table.saved()["market"]["malt"] == 0
    table.do("brew 1", "add malt")
    assert (table.mover, table.saved()["market"]["malt"]) == (1, 1)
    table.pass_until("buy")
    while table.mover != 0:
        table.do("done")
    assert "buy malt" in table.legal()


@pytest.mark.rule("DB-14.9")
def test_a_blue_die_used_goes_to_the_pool() -> None:
    stored = ({"yellow": [2], "green": [2], "blue": [5]}, {"yellow": [2, 3]})
    table = a_table(decision="brew", warehouse=stored, open=["cheap-lager", "meadow-wheat"])
    table.do("brew 1", "add b1")
    assert (table.mover, table.die("b1")["place"]) == (1, "pool:0")
    assert gains(table) == (4, 1)


# Strong Roasted Stout.


@pytest.mark.rule("DB-14.10")
def test_strong_roasted_stout_is_as_the_book_has_it() -> None:
    stout = RECIPES[STOUT]
    assert stout["needs"] == {"yellow": [2, 3], "black": [3, 5], "green": [4]}
    assert stout["reward"] == {"points": 5}
    assert set(stout["extras"]) == {"malt", "hops", "blue"}
    assert stout["extras"]["malt"] == {"gold": 5}


@pytest.mark.rule("DB-14.10")
@pytest.mark.parametrize(
    "lacking",
    [
        {"yellow": [2, 2]},
        {"yellow": [1, 6]},
        {"black": [5]},
        {"black": [4, 4]},
        {"black": [2, 6]},
        {"green": [3]},
    ],
)
def test_strong_roasted_stout_takes_nothing_less(lacking: dict[str, list[int]]) -> None:
    stored = RECIPES[STOUT]["needs"] | lacking
    position = {"warehouse": (stored, {"yellow": [2, 3]}), "open": [STOUT, "meadow-wheat"]}
    table = a_table(decision="brew", **position)
    assert "brew 1" not in table.legal()


@pytest.mark.rule("DB-14.11")
def test_the_example_of_the_stout_with_special_malt() -> None:
    stored = {"yellow": [5, 3], "black": [5, 4], "green": [4]}
    position = {"warehouse": (stored, {"yellow": [2, 3]}), "ingredients": ({"hops": 1, "malt": 1},)}
    table = a_table(decision="brew", open=[STOUT, "meadow-wheat"], **position).do("brew 1")
    assert table.legal() == ["add malt", "add hops", "done"]
    table.do("add malt")
    assert gains(table) == (5, 5 + 1)
    assert table.brewed(0) == [STOUT]
    assert table.dice("pool", 0) == {"yellow": [3, 5], "black": [4, 5], "green": [4]}
    assert table.dice("warehouse", 0) == {}
    assert table.ingredients(0) == {"hops": 1}
    assert (table.saved()["market"]["malt"], table.saved()["market"]["hops"]) == (3, 2)


@pytest.mark.rule("DB-14.12")
def test_the_house_deck_says_that_it_is_a_reconstruction() -> None:
    note = house_deck().to_data()["deck"]["note"]
    assert "reconstruction" in note
    assert {"Mass Lager", "Cheap Lager", "Experimental Lager", "Sladek Pilsner", "Strong Roasted Stout"} <= {
        recipe["name"] for recipe in RECIPES.values()
    }
