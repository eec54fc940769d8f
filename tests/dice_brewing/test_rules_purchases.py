"""Chapter 11 of the rules: market, black market, discounts and bad luck."""

import pytest

from .more_positions import EACH, LAST, total
from .positions import INGREDIENTS, TOKENS, Dice, Table, a_table

PRICES = {"malt": 3, "spices": 3, "fruit": 3, "honey": 4, "hops": 4}
TOKEN_PRICES = {"raise": 2, "reroll": 2, "withdraw": 3, "mark": 3, "close": 3, "shut": 4}
SPARE = {"yellow": [2]}


def wares(table: Table) -> set[str]:
    """What can be bought for gold alone."""
    return {text.split()[1] for text in table.legal("buy") if len(text.split()) == 2}


def discounts(table: Table, ware: str) -> list[str]:
    """The blue dice that can be laid for a ware."""
    return [text.split()[2] for text in table.legal(f"buy {ware} ")]


# The purchase turn.


@pytest.mark.rule("DB-11.1")
def test_each_player_has_one_purchase_turn_in_turn_order() -> None:
    table = a_table(players=3, first=1, to_move=1, pool=(SPARE, SPARE, SPARE)).pass_until("buy")
    buyers = []
    while table.ask == "buy":
        buyers.append(table.mover)
        table.do("done")
    assert buyers == [1, 2, 0]


@pytest.mark.rule("DB-11.1")
@pytest.mark.parametrize("turn", [(0, 1, 2, 3), (3, 2, 1, 0), (1, 3, 0, 2)])
def test_storing_buying_and_tokens_come_in_any_order(turn: tuple[int, ...]) -> None:
    deeds = ["store y1", "buy honey", "buy reroll", "raise g1"]
    position = {"pool": (SPARE,), "warehouse": ({"green": [2]},), "gold": (9,), "tokens": (["raise"],)}
    table = a_table(round=3, decision="buy", **position)
    for deed in turn:
        table.do(deeds[deed])
    assert (table.mover, table.ask) == (0, "buy")
    assert table.dice("warehouse", 0) == {"yellow": [2], "green": [3]}
    assert (table.ingredients(0), table.tokens(0), table.gold(0)) == ({"honey": 1}, ["reroll"], 3)


@pytest.mark.rule("DB-11.2")
def test_dice_are_stored_in_the_purchase_turn_and_not_later() -> None:
    stored = {"yellow": [2], "green": [2]}
    position = {"pool": (SPARE, SPARE), "warehouse": (stored,), "open": ["cheap-lager"]}
    table = a_table(decision="buy", **position)
    assert table.legal("store") == ["store y1"]
    table.do("done")
    assert table.mover == 1
    table.do("done")
    assert (table.ask, table.mover) == ("brew", 0)
    assert table.legal() == ["brew 1", "done"]


# Market.


@pytest.mark.rule("DB-11.3")
def test_the_market_opens_in_round_2() -> None:
    position = {"pool": (SPARE,), "gold": (20,), "decision": "buy"}
    assert wares(a_table(round=1, **position)) == set()
    assert wares(a_table(round=2, **position)) == set(INGREDIENTS)


@pytest.mark.rule("DB-11.3")
def test_one_ingredient_a_round_is_all() -> None:
    table = a_table(round=2, decision="buy", pool=(SPARE, SPARE), gold=(20, 20)).do("buy fruit")
    assert wares(table) == set()
    table.do("done")
    assert wares(table) == set(INGREDIENTS)


@pytest.mark.rule("DB-11.3")
def test_an_empty_stack_sells_nothing() -> None:
    position = {"pool": (SPARE,), "gold": (20,), "decision": "buy", "round": 2}
    assert "honey" not in wares(a_table(ingredients=({}, {"honey": 3}), **position))
    assert "honey" in wares(a_table(ingredients=({}, {"honey": 2}), **position))


@pytest.mark.rule("DB-11.4")
@pytest.mark.rule("DB-11.5")
@pytest.mark.parametrize("ware", PRICES)
def test_prices_of_ingredients(ware: str) -> None:
    price = PRICES[ware]
    position = {"round": 2, "decision": "buy", "pool": (SPARE,)}
    assert ware not in wares(a_table(gold=(price - 1,), **position))
    table = a_table(gold=(price,), **position).do(f"buy {ware}")
    assert (table.gold(0), table.ingredients(0)) == (0, {ware: 1})
    assert table.saved()["market"][ware] == 2


# Black market.


@pytest.mark.rule("DB-11.6")
def test_the_black_market_opens_in_round_3() -> None:
    position = {"pool": (SPARE,), "gold": (20,), "decision": "buy"}
    assert wares(a_table(round=2, **position)) & set(TOKENS) == set()
    assert wares(a_table(round=3, **position)) == {*TOKENS, *INGREDIENTS}


@pytest.mark.rule("DB-11.6")
def test_one_token_and_one_ingredient_may_be_bought_in_a_round() -> None:
    position = {"round": 3, "decision": "buy", "pool": (SPARE,), "gold": (20,)}
    table = a_table(**position).do("buy reroll")
    assert wares(table) == set(INGREDIENTS)
    assert wares(table.do("buy honey")) == set()
    assert wares(a_table(**position).do("buy honey")) == set(TOKENS)


@pytest.mark.rule("DB-11.6")
def test_a_bought_token_that_was_played_makes_no_room_for_another() -> None:
    table = a_table(round=3, decision="buy", pool=(SPARE,), gold=(20,)).do(
        "buy raise", "raise y1", "store y1"
    )
    assert wares(table) == set(INGREDIENTS)


@pytest.mark.rule("DB-11.6")
def test_an_empty_token_stack_sells_nothing() -> None:
    table = a_table(round=3, decision="buy", pool=(SPARE,), gold=(20,), stacks={"mark": 0, "raise": 1})
    assert wares(table) & set(TOKENS) == set(TOKENS) - {"mark"}


@pytest.mark.rule("DB-11.7")
@pytest.mark.parametrize("token", TOKEN_PRICES)
def test_prices_of_tokens(token: str) -> None:
    price = TOKEN_PRICES[token]
    position = {"round": 3, "decision": "buy", "pool": (SPARE,)}
    assert token not in wares(a_table(gold=(price - 1,), **position))
    table = a_table(gold=(price,), **position).do(f"buy {token}")
    assert (table.gold(0), table.tokens(0)) == (0, [token])
    assert table.saved()["black_market"][token] == 2


@pytest.mark.rule("DB-11.8")
def test_a_bought_token_may_be_played_in_the_same_turn() -> None:
    table = a_table(round=3, decision="buy", pool=(SPARE,), gold=(2,)).do("buy raise", "raise y1")
    assert table.dice("pool", 0) == {"yellow": [3]}


@pytest.mark.rule("DB-11.8")
def test_a_bought_block_recipe_waits_for_the_start_of_brewing() -> None:
    table = a_table(round=3, decision="buy", pool=(SPARE,), gold=(3,)).do("buy close")
    assert table.legal("close") == []
    table.do("done")
    assert (table.ask, table.legal("close")) == ("play-token", ["close 1", "close 2", "close 3"])


@pytest.mark.rule("DB-11.8")
def test_a_bought_block_building_waits_for_the_next_round() -> None:
    table = a_table(round=3, decision="buy", pool=(SPARE,), gold=(4,)).do("buy shut")
    assert table.legal("shut") == []
    table.pass_until("play-token")
    assert table.round == 4
    assert "shut 1 malt" in table.legal()


# Discounts.


@pytest.mark.rule("DB-11.9")
@pytest.mark.parametrize("ware", ["malt", "spices"])
def test_a_blue_4_makes_malt_and_spices_one_cheaper(ware: str) -> None:
    position = {"round": 2, "decision": "buy", "pool": ({"blue": EACH},)}
    assert discounts(a_table(gold=(1,), **position), ware) == []
    for die in ("b4", "b5", "b6"):
        table = a_table(gold=(2,), **position)
        assert discounts(table, ware) == ["b4", "b5", "b6"]
        assert ware not in wares(table)
        assert table.do(f"buy {ware} {die}").gold(0) == 0
        assert table.ingredients(0) == {ware: 1}


@pytest.mark.rule("DB-11.10")
@pytest.mark.parametrize("ware", ["honey", "hops"])
def test_a_blue_5_or_6_makes_honey_and_hops_cheaper(ware: str) -> None:
    position = {"round": 2, "decision": "buy", "pool": ({"blue": EACH},)}
    assert discounts(a_table(gold=(1,), **position), ware) == []
    assert discounts(a_table(gold=(2,), **position), ware) == ["b6"]
    table = a_table(gold=(3,), **position)
    assert discounts(table, ware) == ["b5", "b6"]
    assert table.do(f"buy {ware} b5").gold(0) == 0
    assert a_table(gold=(3,), **position).do(f"buy {ware} b6").gold(0) == 1


@pytest.mark.rule("DB-11.9")
@pytest.mark.rule("DB-11.10")
def test_the_discount_is_optional() -> None:
    table = a_table(round=2, decision="buy", pool=({"blue": [6]},), gold=(4,)).do("buy honey")
    assert (table.gold(0), table.dice("pool", 0)) == (0, {"blue": [6]})


@pytest.mark.rule("DB-11.11")
def test_one_die_for_one_purchase_and_for_its_player_alone() -> None:
    position = {"pool": ({"blue": [6, 5]}, {"yellow": [1]}), "gold": (9, 3)}
    table = a_table(round=2, decision="buy", **position).do("buy honey b1")
    assert (table.gold(0), table.dice("pool", 0)) == (7, {"blue": [5]})
    assert table.legal("buy") == []
    table.do("done")
    assert "honey" not in wares(table)
    assert discounts(table, "honey") == []


@pytest.mark.rule("DB-11.12")
def test_fruit_and_tokens_have_no_discount() -> None:
    table = a_table(round=3, decision="buy", pool=({"blue": EACH},), gold=(20,))
    assert not [ware for ware in ("fruit", *TOKENS) if discounts(table, ware)]


@pytest.mark.rule("DB-11.13")
@pytest.mark.parametrize("zone", ["pool", "warehouse"])
def test_the_blue_die_lies_at_the_market_until_tidying(zone: str) -> None:
    table = a_table(round=LAST, decision="buy", gold=(9,), **{zone: ({"blue": [6], "yellow": [2]},)})
    table.do("buy honey b1")
    assert table.dice("market", 0) == {"blue": [6]}
    assert table.dice(zone, 0) == {"yellow": [2]}
    assert "store b1" not in table.legal()
    table.pass_until()
    assert table.die("b1")["place"] == "pool:0"
    assert table.dice("market", 0) == {}


@pytest.mark.rule("DB-11.13")
def test_a_die_at_the_market_is_used_up_for_brewing() -> None:
    stored = {"yellow": [2], "green": [2], "blue": [6]}
    position = {"warehouse": (stored,), "gold": (9,), "open": ["cheap-lager"]}  # takes a blue die as extra
    table = a_table(round=LAST, decision="buy", **position).pass_until("brew").do("brew 1")
    assert table.legal("add") == ["add b1"]
    table = a_table(round=LAST, decision="buy", **position).do("buy honey b1").pass_until("brew")
    assert (table.do("brew 1").brewed(0), table.over) == (["cheap-lager"], True)


# Bad luck.


def unlucky(dice: Dice, gold: int, **position: object) -> Table:
    """A purchase turn of round 3 with `bad-luck`."""
    given = {"pool": (dice,), "gold": (gold,), "bad_luck": True, **position}
    return a_table(round=3, decision="buy", **given)


@pytest.mark.rule("DB-11.14")
@pytest.mark.parametrize(("ones", "worth"), [(0, 0), (1, 0), (2, 2), (3, 4)])
def test_ones_count_as_gold(ones: int, worth: int) -> None:
    dice = {"yellow": [2] + [1] * ones}
    for gold in range(5):
        assert ("shut" in wares(unlucky(dice, gold))) == (gold + worth >= 4)
        assert ("shut" in wares(unlucky(dice, gold, bad_luck=False))) == (gold >= 4)


@pytest.mark.rule("DB-11.14")
@pytest.mark.parametrize("ones", [4, 5, 6])
def test_four_ones_or_more_count_as_6_gold(ones: int) -> None:
    table = unlucky({"yellow": [1] * ones}, 0).do("buy honey")
    assert wares(table) == {"raise", "reroll"}
    assert table.do("buy raise").gold(0) == 0


@pytest.mark.rule("DB-11.14")
def test_three_ones_count_as_4_gold_and_not_more() -> None:
    table = unlucky({"yellow": [1, 1, 1]}, 0)
    assert wares(table) == {*TOKENS, *INGREDIENTS}
    table.do("buy malt")
    assert wares(table) == set()


@pytest.mark.rule("DB-11.15")
def test_dice_of_any_colour_count_but_only_in_the_pool() -> None:
    assert "shut" in wares(unlucky({"blue": [1], "green": [1], "black": [1]}, 0))
    stored = unlucky({"blue": [1], "green": [1]}, 0, warehouse=({"black": [1]},))
    assert wares(stored) == {"raise", "reroll"}


@pytest.mark.rule("DB-11.15")
def test_a_blocked_one_does_not_count() -> None:
    assert wares(unlucky({"yellow": [1, 1, 1]}, 0, marks={"y2": ["blocked"]})) == {"raise", "reroll"}
    assert "shut" in wares(unlucky({"yellow": [1, 1, 1]}, 0, marks={"y2": ["protected"]}))


@pytest.mark.rule("DB-11.15")
def test_the_ones_count_as_they_lie_when_you_pay() -> None:
    table = unlucky({"yellow": [1, 1, 1]}, 0).do("store y1")
    assert wares(table) == {"raise", "reroll"}
    table = unlucky({"yellow": [1, 1, 2]}, 0, tokens=(["reroll"],), chance=[1]).do("reroll y3")
    assert "shut" in wares(table)
    assert wares(unlucky({"yellow": [1, 1]}, 0, tokens=(["raise"],)).do("raise y1")) == set()


@pytest.mark.rule("DB-11.16")
def test_the_gold_of_the_ones_is_spent_before_coins_and_once() -> None:
    table = unlucky({"yellow": [1, 1, 1]}, 2).do("buy raise")
    assert table.gold(0) == 2
    table.do("buy honey")
    assert table.gold(0) == 0
    assert unlucky({"yellow": [1, 1, 1]}, 2).do("buy malt", "buy reroll").gold(0) == 1


@pytest.mark.rule("DB-11.16")
def test_spent_ones_that_leave_the_pool_cost_nothing_more() -> None:
    table = unlucky({"yellow": [1, 1, 1, 3]}, 2).do("buy honey", "store y1", "store y2", "store y3")
    assert table.gold(0) == 2
    assert wares(table) == {"raise", "reroll"}
    assert table.do("buy raise").gold(0) == 0


@pytest.mark.rule("DB-11.16")
def test_a_one_stored_between_two_purchases_takes_its_gold_along() -> None:
    ones = {"yellow": [1, 1, 1, 1]}
    assert "honey" in wares(unlucky(ones, 0).do("buy raise"))  # 6 less 2
    table = unlucky(ones, 1).do("buy raise", "store y1")
    assert wares(table) == {"malt", "spices", "fruit"}  # 4 less 2, and a coin
    assert table.do("buy malt").gold(0) == 0


@pytest.mark.rule("DB-11.16")
def test_what_is_not_spent_is_lost() -> None:
    table = unlucky({"yellow": [1, 1, 1, 1]}, 1).do("buy raise", "done")
    assert table.pass_until("move").gold(0) == 1
    assert unlucky({"yellow": [1, 1]}, 1).pass_until("move").gold(0) == 1


@pytest.mark.rule("DB-11.17")
def test_the_ones_stay_in_the_pool_and_may_still_be_stored() -> None:
    table = unlucky({"yellow": [1, 1], "green": [1]}, 0).do("buy honey")
    assert total(table, "pool", 0) == {"yellow": 2, "green": 1}
    table.do("store g1")
    assert table.dice("warehouse", 0) == {"green": [1]}


@pytest.mark.rule("DB-11.18")
@pytest.mark.parametrize("ware", PRICES)
@pytest.mark.parametrize("token", TOKENS)
def test_the_example_of_three_ones_and_2_coins(ware: str, token: str) -> None:
    table = unlucky({"yellow": [1], "green": [1], "black": [1]}, 2).do(f"buy {ware}")
    together = PRICES[ware] + TOKEN_PRICES[token]
    assert (token in wares(table)) == (together <= 6)
    if together <= 6:
        assert table.do(f"buy {token}").gold(0) == 6 - together
