"""Chapter 12, slot 4: brewing and baking (4A to 4E)."""

from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .positions import KINDS, SEATS, Table
from .upgrade_positions import CardChanges, a_village, inert

Tokens = dict[str, int]
Rule = tuple[int, str, str]  # this many, of this kind, as one of that kind

# The substitutions as the rules state them.
HOUSE_RULES: dict[str, list[Rule]] = {
    "4C": [(2, "wheat", "hops"), (2, "wheat", "barley")],
    "4D": [(2, "hops", "rye"), (2, "hops", "wheat")],
    "4E": [(3, "barley", "wheat"), (3, "water", "barley")],
}
CARD = {"beer": "beer-10", "bread": "bread-10"}


def kitchen(
    recipe: Tokens,
    storage: Tokens,
    mine: Sequence[str] = (),
    good: str = "beer",
    effects: CardChanges | None = None,
    seat: int = 0,
) -> Table:
    """Seat 0 may try to produce a card with this recipe."""
    card = CARD[good]
    cards: dict[str, dict[str, object]] = {card: {"recipe": recipe}}
    if effects:
        cards["effects"] = dict(effects)
    return a_village(
        mine=mine,
        cards=cards,
        seat=seat,
        year=2,
        to_move=0,
        hands=([card], ["beer-11"]),
        storage=(storage, {}),
    )


def ways(table: Table, good: str = "beer") -> list[Tokens]:
    """What is spent at the end of every line of choices that produces the card."""
    action = f"produce {CARD[good]}"
    if action not in table.legal():
        return []
    before = Counter(table.stored(0))
    return [dict(before - Counter(end)) for end in _ends(table, [action])]


def _ends(table: Table, actions: list[str]) -> list[Tokens]:
    ends: list[Tokens] = []
    for action in actions:
        twin = Table(table.match.__class__(table.match.game, None, table.match.state.copy(), []))
        twin.do(action)
        ends += _ends(twin, twin.legal()) if twin.ask == "choose-payment" else [twin.stored(0)]
    return ends


def brute_force(recipe: Tokens, storage: Tokens, rules: Sequence[Rule]) -> list[Tokens]:
    """Every set of stored tokens that can be turned into exactly the recipe."""
    goal = tuple(recipe.get(kind, 0) for kind in KINDS)
    known: dict[tuple[int, ...], bool] = {}

    def becomes_goal(tokens: tuple[int, ...]) -> bool:
        if tokens not in known:
            known[tokens] = tokens == goal or any(
                becomes_goal(_after(tokens, rule))
                for rule in rules
                if tokens[KINDS.index(rule[1])] >= rule[0]
            )
        return known[tokens]

    choices = product(*(range(storage.get(kind, 0) + 1) for kind in KINDS))
    return [_named(spent) for spent in choices if becomes_goal(spent)]


def _after(tokens: tuple[int, ...], rule: Rule) -> tuple[int, ...]:
    pay, of, target = rule
    changed = list(tokens)
    changed[KINDS.index(of)] -= pay
    changed[KINDS.index(target)] += 1
    return tuple(changed)


def _named(counts: tuple[int, ...]) -> Tokens:
    return {kind: count for kind, count in zip(KINDS, counts, strict=True) if count}


def ordered(payments: list[Tokens]) -> list[list[tuple[str, int]]]:
    return sorted(sorted(one.items()) for one in payments)


# 4A, 4B


@pytest.mark.rule("BB-12.25")
@pytest.mark.rule("BB-12.26")
@pytest.mark.rule("BB-12.1")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("beers", "breads"), [(0, 0), (1, 0), (0, 1), (2, 0), (0, 2), (2, 1)])
def test_each_copy_adds_one_place(beers: int, breads: int, seat: int) -> None:
    table = a_village(mine=["4A"] * beers + ["4B"] * breads, seat=seat)
    assert table.village(seat)["places"] == {"brewery": 1 + beers, "bakery": 1 + breads}
    assert table.village(1 - seat)["places"] == {"brewery": 1, "bakery": 1}


@pytest.mark.parametrize("copies", [0, 1, 2])
@pytest.mark.parametrize(
    ("effect", "good", "zone"),
    [
        pytest.param("4A", "beer", "brewery", marks=pytest.mark.rule("BB-12.25")),
        pytest.param("4B", "bread", "bakery", marks=pytest.mark.rule("BB-12.26")),
    ],
)
def test_a_place_more_holds_a_card_more(effect: str, good: str, zone: str, copies: int) -> None:
    names = [f"{good}-{n}" for n in range(11, 15)]
    passing = ["bread-01", "bread-02", "bread-03", "bread-04"]
    table = a_village(
        mine=[effect] * copies,
        cards={**{name: {"recipe": {"water": 1}} for name in names}, **inert(*passing)},
        year=2,
        hands=(names, passing),
        turn=1,
        storage=({"water": 4}, {}),
    )
    for name, other in zip(names[: 1 + copies], passing, strict=False):
        table.do(f"produce {name}", f"upgrade {other}")
    assert table.legal("produce") == []
    assert table.cards(zone, 0) == names[: 1 + copies]


@pytest.mark.rule("BB-12.25")
@pytest.mark.rule("BB-12.26")
@pytest.mark.parametrize(("effect", "good"), [("4A", "bread"), ("4B", "beer")])
def test_a_place_for_one_good_does_not_hold_the_other(effect: str, good: str) -> None:
    name = CARD[good]
    table = a_village(
        mine=[effect],
        cards={name: {"recipe": {"water": 1}}},
        year=2,
        hands=([name], ["beer-11"]),
        brewery=(["beer-20"], []),
        bakery=(["bread-20"], []),
        storage=({"water": 1}, {}),
    )
    assert table.legal("produce") == []


# 4C to 4E


@pytest.mark.parametrize("good", ["beer", "bread"])
@pytest.mark.parametrize(
    ("effect", "rule"),
    [
        pytest.param(effect, rule, marks=pytest.mark.rule(clause))
        for effect, clause in (("4C", "BB-12.27"), ("4D", "BB-12.28"), ("4E", "BB-12.29"))
        for rule in HOUSE_RULES[effect]
    ],
)
def test_a_substitution_pays_one_ingredient(effect: str, rule: Rule, good: str) -> None:
    pay, of, target = rule
    assert ways(kitchen({target: 1}, {of: pay}, [effect], good), good) == [{of: pay}]
    assert ways(kitchen({target: 1}, {of: pay - 1}, [effect], good), good) == []
    assert ways(kitchen({target: 1}, {of: pay}, [], good), good) == [], "not without the upgrade"


@pytest.mark.rule("BB-12.27")
@pytest.mark.rule("BB-12.28")
@pytest.mark.rule("BB-12.29")
@pytest.mark.parametrize("effect", HOUSE_RULES)
def test_a_substitution_has_no_other_targets(effect: str) -> None:
    pairs = {(of, target) for _, of, target in HOUSE_RULES[effect]}
    if effect == "4E":
        pairs.add(("water", "wheat"))  # its two rules chained: nine water, three barley, one wheat
    for of, target in product(KINDS, KINDS):
        if of != target and (of, target) not in pairs:
            assert ways(kitchen({target: 1}, {of: 9}, [effect])) == []


@pytest.mark.rule("BB-12.27")
@pytest.mark.parametrize("effect", HOUSE_RULES)
def test_a_substitution_is_for_its_owner_only(effect: str) -> None:
    pay, of, target = HOUSE_RULES[effect][0]
    assert ways(kitchen({target: 1}, {of: pay}, [effect], seat=1)) == []


@pytest.mark.rule("BB-12.30")
@pytest.mark.parametrize(
    ("effect", "rule"), [(e, rule) for e, rules in HOUSE_RULES.items() for rule in rules]
)
def test_a_substitution_may_be_repeated(effect: str, rule: Rule) -> None:
    pay, of, target = rule
    assert ways(kitchen({target: 3}, {of: 3 * pay}, [effect])) == [{of: 3 * pay}]


@pytest.mark.rule("BB-12.30")
def test_both_sides_of_a_substitution_serve_one_recipe() -> None:
    assert ways(kitchen({"hops": 1, "barley": 2}, {"wheat": 7}, ["4C"])) == [{"wheat": 6}]
    assert ways(kitchen({"rye": 1, "wheat": 1, "hops": 1}, {"hops": 5}, ["4D"])) == [{"hops": 5}]
    stored = {"barley": 3, "water": 3}
    assert ways(kitchen({"wheat": 1, "barley": 1}, stored, ["4E"])) == [stored]


@pytest.mark.rule("BB-12.30")
def test_one_upgrade_may_feed_itself() -> None:
    assert ways(kitchen({"wheat": 1}, {"water": 9}, ["4E"])) == [{"water": 9}]
    assert {"water": 6, "barley": 1} in ways(kitchen({"wheat": 1}, {"water": 8, "barley": 1}, ["4E"]))


@pytest.mark.rule("BB-12.33")
@pytest.mark.rule("BB-12.31")
@pytest.mark.parametrize("good", ["beer", "bread"])
def test_four_wheat_stand_for_a_rye_by_way_of_hops(good: str) -> None:
    table = kitchen({"rye": 1}, {"wheat": 4}, ["4C", "4D"], good)
    fields, supply = table.fields(), table.supply()
    table.do(f"produce {CARD[good]}")
    assert table.stored(0) == {}
    assert table.fields() == fields
    assert table.supply() == {**supply, "wheat": supply["wheat"] + 4}


@pytest.mark.rule("BB-12.33")
@pytest.mark.rule("BB-12.32")
def test_the_chain_leaves_stored_hops_and_rye_to_choice() -> None:
    table = kitchen({"rye": 1}, {"wheat": 4, "hops": 2, "rye": 1}, ["4C", "4D"])
    plain = [{"rye": 1}, {"hops": 2}, {"wheat": 2, "hops": 1}, {"wheat": 4}]
    wasteful = [{"wheat": 3, "hops": 2}]  # the hops as a fourth wheat
    assert ordered(ways(table)) == ordered(plain + wasteful)


@pytest.mark.rule("BB-12.30")
@pytest.mark.parametrize("good", ["beer", "bread"])
def test_all_three_upgrades_chain(good: str) -> None:
    mine = ["4C", "4D", "4E"]
    stored = {"barley": 12}
    assert ways(kitchen({"rye": 1}, stored, [*mine, "3B", "3B", "3B"], good), good) == [{"barley": 12}]


@pytest.mark.rule("BB-12.30")
@pytest.mark.rule("BB-12.1")
@pytest.mark.parametrize("mine", [["4C"], ["4D"], ["4E"], ["4C", "4D", "4E"]])
def test_further_copies_add_no_payment(mine: list[str]) -> None:
    stored = {"water": 3, "wheat": 2, "barley": 2, "hops": 2}
    recipe = {"wheat": 1, "barley": 1, "rye": 1}
    for asked in (recipe, {"barley": 2}, {"wheat": 2}, {"hops": 1, "wheat": 1}):
        assert ordered(ways(kitchen(asked, stored, mine))) == ordered(ways(kitchen(asked, stored, mine * 2)))


@pytest.mark.rule("BB-12.31")
@pytest.mark.parametrize("mine", [["4C"], ["4D"], ["4E"]])
def test_a_substitution_does_not_help_out_of_field_or_supply(mine: list[str]) -> None:
    pay, of, target = HOUSE_RULES[mine[0]][0]
    table = kitchen({target: 1, "water": 1}, {of: pay, "water": 1}, mine)
    fields = table.fields()
    table.do("produce beer-10")
    assert table.fields() == fields
    assert table.stored(0) == {}


@pytest.mark.rule("BB-12.32")
def test_the_payment_is_chosen() -> None:
    table = kitchen({"barley": 1}, {"wheat": 2, "barley": 1}, ["4C"])
    table.do("produce beer-10")
    assert (table.mover, table.ask) == (0, "choose-payment")
    assert ordered(ways(kitchen({"barley": 1}, {"wheat": 2, "barley": 1}, ["4C"]))) == ordered(
        [{"barley": 1}, {"wheat": 2}]
    )


@pytest.mark.rule("BB-12.32")
def test_a_single_payment_is_not_asked_for() -> None:
    table = kitchen({"barley": 1, "water": 2}, {"wheat": 2, "water": 2}, ["4C"]).do("produce beer-10")
    assert table.ask == "turn"
    assert table.stored(0) == {}


@pytest.mark.rule("BB-12.32")
def test_two_routes_to_the_same_tokens_are_one_choice() -> None:
    effects = {
        "4C": [{"pay": 2, "of": "wheat", "as": ["rye", "hops"]}],
        "4D": [{"pay": 2, "of": "wheat", "as": ["rye"]}],
    }
    table = kitchen({"rye": 2, "hops": 1}, {"wheat": 6}, ["4C", "4D"], effects=effects)
    assert ways(table) == [{"wheat": 6}]


@pytest.mark.rule("BB-12.32")
@pytest.mark.parametrize("good", ["beer", "bread"])
@pytest.mark.parametrize(
    "mine", [[], ["4C"], ["4D"], ["4E"], ["4C", "4D"], ["4C", "4E"], ["4D", "4E"], ["4C", "4D", "4E"]]
)
@pytest.mark.parametrize(
    ("recipe", "storage"),
    [
        ({"wheat": 2, "barley": 2}, {"water": 3, "wheat": 3, "barley": 3}),
        ({"water": 2, "wheat": 1, "rye": 1}, {"water": 5, "wheat": 4, "hops": 2}),
        ({"barley": 1, "hops": 1}, {"water": 3, "wheat": 4, "barley": 2}),
        ({"water": 1, "rye": 2}, {"water": 1, "hops": 5, "wheat": 3}),
        ({"wheat": 1}, {"wheat": 4, "hops": 2, "barley": 3}),
        ({"hops": 2}, {"wheat": 9}),
    ],
)
def test_the_payments_are_those_of_a_brute_force_search(
    recipe: Tokens, storage: Tokens, mine: list[str], good: str
) -> None:
    rules = [rule for effect in mine for rule in HOUSE_RULES[effect]]
    found = ways(kitchen(recipe, storage, [*mine, "3B", "3B"], good), good)
    assert ordered(found) == ordered(brute_force(recipe, storage, rules)), "each once, none missing"


few = st.dictionaries(st.sampled_from(KINDS), st.integers(1, 3), min_size=1, max_size=3)
stores = st.lists(st.sampled_from(KINDS), max_size=9).map(lambda kinds: dict(Counter(kinds)))


@pytest.mark.rule("BB-12.32")
@given(recipe=few, storage=stores, mine=st.lists(st.sampled_from(sorted(HOUSE_RULES)), unique=True))
def test_any_recipe_is_paid_as_a_brute_force_search_says(
    recipe: Tokens, storage: Tokens, mine: list[str]
) -> None:
    rules = [rule for effect in mine for rule in HOUSE_RULES[effect]]
    assert ordered(ways(kitchen(recipe, storage, mine))) == ordered(brute_force(recipe, storage, rules))


any_rule = st.tuples(st.integers(2, 3), st.sampled_from(KINDS), st.sampled_from(KINDS)).filter(
    lambda rule: rule[1] != rule[2]
)


def as_written(rule: Rule) -> list[dict[str, object]]:
    pay, of, target = rule
    return [{"pay": pay, "of": of, "as": [target]}]


@pytest.mark.rule("BB-12.32")
@given(recipe=few, storage=stores, rules=st.lists(any_rule, min_size=3, max_size=3))
def test_other_decks_may_substitute_any_resource_for_any_other(
    recipe: Tokens, storage: Tokens, rules: list[Rule]
) -> None:
    effects = {effect: as_written(rule) for effect, rule in zip(HOUSE_RULES, rules, strict=True)}
    table = kitchen(recipe, storage, list(HOUSE_RULES), effects=effects)
    assert ordered(ways(table)) == ordered(brute_force(recipe, storage, rules))


@pytest.mark.rule("BB-12.30")
@pytest.mark.parametrize("effect", HOUSE_RULES)
@pytest.mark.parametrize(("of", "target"), [(a, b) for a in KINDS for b in KINDS if a != b])
def test_every_pair_of_resources_can_be_a_substitution(effect: str, of: str, target: str) -> None:
    table = kitchen({target: 2}, {of: 4}, [effect], effects={effect: as_written((2, of, target))})
    assert ways(table) == [{of: 4}]


@pytest.mark.rule("BB-12.32")
@pytest.mark.parametrize(("of", "target"), [("wheat", "barley"), ("hops", "rye"), ("hops", "wheat")])
def test_a_substitution_too_dear_for_any_storage_is_no_payment(of: str, target: str) -> None:
    recipe = {of: 12, target: 1}
    table = a_village(
        mine=["4C"],
        cards={
            "beer-10": {"recipe": recipe},
            "board": {"storage": 20},
            "effects": {"4C": as_written((20, of, target))},
        },
        year=2,
        hands=(["beer-10"], ["beer-11"]),
        storage=(recipe, {}),
    )
    assert ways(table) == [recipe]
