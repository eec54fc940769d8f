"""The house deck keeps to all that is known of the printed cards, and to its own plan."""

from collections import Counter

from brewtable.games.dice_brewing.cards.reader import house_deck
from brewtable.games.dice_brewing.rules.material import (
    BLACK,
    BLUE,
    COLOUR_NAMES,
    COLOURS,
    DICE_OF,
    EXTRA_BLUE,
    EXTRA_NAMES,
    EXTRAS,
    GREEN,
    HONEY,
    INGREDIENT_NAMES,
    INGREDIENTS,
    LEVEL_NAMES,
    MALT_AND_HOPS,
    NEEDS,
    NO_COLOUR,
    RECIPES,
    SCHOOL_1,
    SCHOOL_2,
    SCHOOL_3,
    SPACE_NAMES,
    SPACES,
    SPECIAL_HOPS,
    SPECIAL_MALT,
    SPICES,
    TOKENS,
    YELLOW,
)

DECK = house_deck()
BASIC, MEDIUM, ADVANCED, EXPERIMENTAL = range(4)
STOUT = DECK.numbers["strong-roasted-stout"]
STARTER_NAMES = ["Mass Lager", "Cheap Lager", "Experimental Lager", "Sladek Pilsner"]
STARTERS = [int(card) for card in DECK.starters]


def needs(card: int, colour: int) -> list[int]:
    start = (card * MALT_AND_HOPS + colour) * NEEDS
    return [int(least) for least in DECK.needs[start : start + NEEDS] if least]


def all_needs(card: int) -> list[int]:
    return [least for colour in range(MALT_AND_HOPS) for least in needs(card, colour)]


def of_level(level: int) -> list[int]:
    return [card for card in range(RECIPES) if DECK.levels[card] == level]


def reward_kind(card: int) -> str:
    """Such as "gold" or "die and gold"."""
    parts = {
        "points": DECK.reward_points[card],
        "token": DECK.reward_token[card],
        "die": DECK.reward_die[card] != NO_COLOUR,
        "gold": DECK.reward_gold[card],
    }
    return " and ".join(name for name, there in parts.items() if there)


def extras(card: int) -> list[int]:
    return [extra for extra in range(EXTRAS) if DECK.offered[card] >> extra & 1]


def premium(card: int, extra: int) -> int:
    """In gold; a mastery point is worth two."""
    place = card * EXTRAS + extra
    return int(DECK.premium_gold[place] + 2 * DECK.premium_points[place])


def discount(ingredient: int, blue: int) -> int:
    rows = [int(number) for number in DECK.discounts]
    off = 0
    for row in range(0, len(rows), 3):
        if rows[row] == ingredient and blue >= rows[row + 1]:
            off = max(off, rows[row + 2])
    return off


# What any faithful deck must satisfy.


def test_eight_styles_in_three_levels_and_six_experimental_recipes() -> None:
    assert len(DECK.ids) == len(set(DECK.ids)) == len(set(DECK.names)) == RECIPES
    levels = Counter((DECK.styles[card], int(DECK.levels[card])) for card in range(RECIPES))
    styles = {style for style, level in levels if level != EXPERIMENTAL}
    assert len(styles) == 8
    assert all(levels[style, level] == 1 for style in styles for level in (BASIC, MEDIUM, ADVANCED))
    assert len(of_level(EXPERIMENTAL)) == 6


def test_the_five_known_names() -> None:
    assert {*STARTER_NAMES, "Strong Roasted Stout"} <= set(DECK.names)


def test_lager_pilsner_and_stout_are_styles() -> None:
    assert {"lager", "pilsner", "stout"} <= set(DECK.styles)
    assert DECK.styles[STOUT] == "stout"
    assert LEVEL_NAMES[DECK.levels[STOUT]] == "advanced"


def test_strong_roasted_stout_as_the_rule_book_has_it() -> None:
    assert [needs(STOUT, colour) for colour in (YELLOW, BLACK, GREEN)] == [[3, 2], [5, 3], [4]]
    assert (len(all_needs(STOUT)), sum(all_needs(STOUT))) == (5, 17)
    assert reward_kind(STOUT) == "points"
    assert DECK.reward_points[STOUT] == 5
    assert extras(STOUT) == [SPECIAL_MALT, SPECIAL_HOPS, EXTRA_BLUE]
    assert DECK.premium_gold[STOUT * EXTRAS + SPECIAL_MALT] == 5


def test_four_starters_in_their_order() -> None:
    assert [DECK.names[card] for card in STARTERS] == STARTER_NAMES


def test_recipes_ask_for_yellow_black_and_green_from_1_to_6() -> None:
    assert len(DECK.needs) == RECIPES * MALT_AND_HOPS * NEEDS
    for card in range(RECIPES):
        assert all_needs(card)
        for colour in range(MALT_AND_HOPS):
            assert needs(card, colour) == sorted(needs(card, colour), reverse=True)
            assert all(1 <= least <= 6 for least in needs(card, colour))
            assert len(needs(card, colour)) <= DICE_OF[colour]


def test_a_recipe_asks_for_a_yellow_4() -> None:
    assert any(4 in needs(card, YELLOW) for card in range(RECIPES))


def test_starters_can_be_brewed_with_the_first_dice_and_the_first_seed() -> None:
    for card in STARTERS:
        grown = [max(0, len(needs(card, colour)) - 1) for colour in range(MALT_AND_HOPS)]
        assert grown[BLACK] == 0, DECK.names[card]
        assert sum(grown) <= DECK.start_seeds, DECK.names[card]
        assert max(all_needs(card)) <= 4, DECK.names[card]


def test_points_are_no_more_frequent_than_other_rewards() -> None:
    kinds = Counter("points" in reward_kind(card) for card in range(RECIPES))
    assert kinds[True] <= kinds[False]


def test_five_recipes_bring_about_five_points_beside_the_brewing() -> None:
    average = sum(DECK.reward_points) * 5 / RECIPES
    assert 5 <= average <= 10  # the hard recipes, which have the points, are brewed less often


def test_a_brewery_can_grow_to_the_twelve_dice_of_the_example() -> None:
    rewards = Counter(int(die) for die in DECK.reward_die if die != NO_COLOUR)
    assert sum(rewards.values()) >= 4
    assert all(rewards[colour] <= DICE_OF[colour] - 4 for colour in range(COLOURS))


def test_all_six_kinds_of_rewards() -> None:
    kinds = {"gold", "points", "token", "token and gold", "die", "die and gold"}
    assert {reward_kind(card) for card in range(RECIPES)} == kinds


def test_every_recipe_has_extras_and_premiums_are_gold_or_points() -> None:
    for card in range(RECIPES):
        assert extras(card)
        for extra in range(EXTRAS):
            gold = DECK.premium_gold[card * EXTRAS + extra]
            points = DECK.premium_points[card * EXTRAS + extra]
            assert (gold > 0) + (points > 0) == (extra in extras(card))


def test_five_gold_for_special_malt_is_a_large_premium() -> None:
    others = [card for card in of_level(BASIC) + of_level(MEDIUM) + of_level(ADVANCED) if card != STOUT]
    assert all(premium(card, SPECIAL_MALT) <= 5 for card in others)


def test_each_ingredient_is_wanted_by_several_recipes() -> None:
    wanted = Counter(extra for card in range(RECIPES) for extra in extras(card))
    assert all(wanted[ingredient] >= 8 for ingredient in range(INGREDIENTS))


def test_prices_leave_something_after_every_discount() -> None:
    assert DECK.ingredient_price[HONEY] >= 3
    assert DECK.ingredient_price[SPECIAL_HOPS] >= 3
    assert DECK.ingredient_price[SPICES] >= 2
    assert 2 <= DECK.ingredient_price[SPECIAL_MALT] < 5


def test_an_ingredient_and_a_token_for_6_gold_together() -> None:
    sums = {ingredient + token for ingredient in DECK.ingredient_price for token in DECK.token_price}
    assert 6 in sums


def test_discounts_as_the_rule_book_has_them() -> None:
    offs = [[discount(ingredient, blue) for blue in range(1, 7)] for ingredient in range(INGREDIENTS)]
    assert dict(zip(INGREDIENT_NAMES, offs, strict=True)) == {
        "malt": [0, 0, 0, 1, 1, 1],
        "spices": [0, 0, 0, 1, 1, 1],
        "honey": [0, 0, 0, 0, 1, 2],
        "hops": [0, 0, 0, 0, 1, 2],
        "fruit": [0] * 6,
    }


def test_the_scale_of_money() -> None:
    assert (DECK.start_gold, DECK.gold_for_black, DECK.gold_for_blue) == (2, 3, 4)


def test_fast_values_and_any_blue_die_where_none_is_known() -> None:
    fast = {SPACE_NAMES[space]: int(DECK.fast[space]) for space in range(SPACES) if DECK.fast[space]}
    assert fast == {
        "malt-1": 3, "malt-2": 1, "malt-3": 2,
        "hops-1": 3, "hops-2": 2,
        "seeds-1": 1, "seeds-2": 1, "seeds-3": 1,
    }  # fmt: skip


def test_values_that_open_the_school() -> None:
    assert [DECK.entry[space] for space in (SCHOOL_1, SCHOOL_2, SCHOOL_3)] == [2, 3, 5]
    assert sum(DECK.entry) == 10  # no other space asks for a value
    assert DECK.department_seeds == 2


def test_what_opens_in_which_round() -> None:
    assert list(DECK.opens) == [1, 1, 2, 3]
    assert (DECK.market_opens, DECK.black_market_opens) == (2, 3)


def test_material_and_start() -> None:
    assert (DECK.seeds, DECK.ingredients, DECK.tokens) == (10, 3, 3)
    assert DECK.start_seeds == 1
    assert len(DECK.token_price) == TOKENS


def test_open_recipes_and_the_end_by_number_of_players() -> None:
    assert list(DECK.open_count) == [0, 0, 3, 3, 4]
    assert list(DECK.end_count) == [0, 0, 10, 15, 20]


def test_there_are_enough_recipes() -> None:
    assert max(DECK.end_count) + max(DECK.open_count) <= RECIPES


# The plan of the house deck itself.


def test_starters_are_easy_and_pay_gold_or_a_die() -> None:
    for card in STARTERS:
        assert 2 <= len(all_needs(card)) <= 3
        assert max(needs(card, YELLOW)) <= 3
        assert reward_kind(card) in ("gold", "die")
        assert DECK.reward_gold[card] in (0, 2, 3, 4)


def test_recipes_grow_with_their_level() -> None:
    dice = {BASIC: (2, 3), MEDIUM: (3, 4), ADVANCED: (4, 6), EXPERIMENTAL: (2, 4)}
    pips = {BASIC: (4, 8), MEDIUM: (9, 13), ADVANCED: (14, 20), EXPERIMENTAL: (4, 13)}
    for card in range(RECIPES):
        level = int(DECK.levels[card])
        assert dice[level][0] <= len(all_needs(card)) <= dice[level][1], DECK.names[card]
        assert pips[level][0] <= sum(all_needs(card)) <= pips[level][1], DECK.names[card]


def test_rewards_grow_with_their_level() -> None:
    for card in of_level(BASIC):
        assert reward_kind(card) == "gold"
        assert 2 <= DECK.reward_gold[card] <= 4
    for card in of_level(MEDIUM):
        assert reward_kind(card) != "gold"
        assert DECK.reward_points[card] in (0, 2, 3)
        assert DECK.reward_gold[card] <= 3
    for card in of_level(ADVANCED):
        assert reward_kind(card) == "points"
        assert 4 <= DECK.reward_points[card] <= 6


def test_no_basic_or_advanced_recipe_pays_less_than_one_it_contains() -> None:
    for level in (BASIC, ADVANCED):
        for card in of_level(level):
            for other in of_level(level):
                if card != other and contains(card, other):
                    assert pay(card) > pay(other), (DECK.names[card], DECK.names[other])


def contains(card: int, other: int) -> bool:
    """Whether dice that brew the one recipe always brew the other as well."""
    start, there = card * MALT_AND_HOPS * NEEDS, other * MALT_AND_HOPS * NEEDS
    places = range(MALT_AND_HOPS * NEEDS)
    return all(DECK.needs[start + place] >= DECK.needs[there + place] for place in places)


def pay(card: int) -> int:
    return int(DECK.reward_gold[card] + 2 * DECK.reward_points[card])


def test_styles_have_their_colours() -> None:
    pips: Counter[tuple[str, int]] = Counter()
    for card in range(RECIPES):
        for colour in range(MALT_AND_HOPS):
            pips[DECK.styles[card], colour] += sum(needs(card, colour))
    for style in ("lager", "pilsner", "wheat"):
        assert pips[style, YELLOW] >= pips[style, GREEN] > pips[style, BLACK] == 0, style
    assert pips["ipa", GREEN] > pips["ipa", YELLOW] > pips["ipa", BLACK] == 0
    for style in ("porter", "stout"):
        assert pips[style, BLACK] > pips[style, YELLOW] > 0, style
    assert min(pips["bock", YELLOW], pips["bock", BLACK]) > pips["bock", GREEN]


def test_premiums_stand_in_relation_to_prices() -> None:
    for card in range(RECIPES):
        for extra in extras(card):
            name = (DECK.names[card], EXTRA_NAMES[extra])
            if extra == EXTRA_BLUE:
                assert 2 <= premium(card, extra) <= 4, name
            else:
                over = premium(card, extra) - DECK.ingredient_price[extra]
                least, most = (2, 4) if DECK.levels[card] == EXPERIMENTAL else (1, 2)
                assert least <= over <= most, name


def test_experimental_recipes_offer_fruit_or_spices_and_more() -> None:
    for card in of_level(EXPERIMENTAL):
        assert 2 <= len(extras(card)) <= 3
        assert {"fruit", "spices"} & {EXTRA_NAMES[extra] for extra in extras(card)}


def test_any_blue_die_serves_as_an_extra() -> None:
    assert list(DECK.blue_least) == [1] * RECIPES
    wanted = sum(EXTRA_BLUE in extras(card) for card in range(RECIPES))
    assert wanted == RECIPES // 2


def test_dice_of_every_colour_can_be_won() -> None:
    won = {COLOUR_NAMES[die] for die in DECK.reward_die if die != NO_COLOUR}
    assert won == {"yellow", "black", "green", COLOUR_NAMES[BLUE]}


def test_ids_follow_from_names() -> None:
    assert DECK.ids == [name.lower().replace(" ", "-") for name in DECK.names]


def test_the_deck_says_that_it_is_a_reconstruction() -> None:
    assert "reconstruction" in DECK.note
    assert "not the printed cards" in DECK.note
