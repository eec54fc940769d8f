"""The house deck keeps to all that is known of the printed cards, and to its own plan."""

from collections import Counter
from itertools import combinations_with_replacement

from brewtable.games.beer_and_bread.cards.deck import house_deck
from brewtable.games.beer_and_bread.rules.material import (
    BARLEY,
    BEER,
    BREAD,
    CARDS,
    E_6B,
    E_6E,
    EFFECT_NAMES,
    GOODS,
    HOPS,
    KIND_NAMES,
    KINDS,
    NO_KIND,
    RYE,
    WATER,
    WHEAT,
    slot_of,
)

DECK = house_deck()
CROPS = range(WHEAT, KINDS)


def cards_of(good: int) -> list[int]:
    return [card for card in range(CARDS) if DECK.good[card] == good]


def harvest(card: int) -> list[int]:
    return [int(DECK.harvest[card * KINDS + kind]) for kind in range(KINDS)]


def recipe(card: int) -> list[int]:
    return [int(DECK.recipe[card * KINDS + kind]) for kind in range(KINDS)]


def upgrade(card: int) -> str:
    name = EFFECT_NAMES[DECK.effect[card]]
    kind = DECK.effect_kind[card]
    return name if kind == NO_KIND else f"{name} {KIND_NAMES[kind]}"


def demand(kind: int, good: int) -> int:
    return sum(recipe(card)[kind] for card in cards_of(good))


# What any faithful deck must satisfy.


def test_30_beers_and_30_breads_each_with_all_its_parts() -> None:
    assert len(DECK.ids) == len(set(DECK.ids)) == CARDS
    assert [len(cards_of(good)) for good in range(GOODS)] == [30, 30]
    for card in range(CARDS):
        assert sum(harvest(card)) > 0
        assert sum(recipe(card)) > 0
        assert DECK.coins[card] > 0
        assert EFFECT_NAMES[DECK.effect[card]]


def test_each_good_has_all_values_from_4_to_9_and_no_other() -> None:
    for good in range(GOODS):
        assert {DECK.coins[card] for card in cards_of(good)} == {4, 5, 6, 7, 8, 9}


def test_the_type_of_a_good_follows_from_its_value() -> None:
    for card in range(CARDS):
        assert DECK.band(card) == {4: 0, 5: 0, 6: 1, 7: 1, 8: 2, 9: 2}[int(DECK.coins[card])]
    for good in range(GOODS):
        assert {DECK.band(card) for card in cards_of(good)} == {0, 1, 2}


def test_a_beer_is_brewed_from_2_water_and_3_wheat() -> None:
    assert [2, 3, 0, 0, 0] in [recipe(card) for card in cards_of(BEER)]


def test_a_column_yields_2_water_1_barley_and_3_wheat() -> None:
    last = [
        card
        for card in range(CARDS)
        if min(harvest(card)[WATER], harvest(card)[WHEAT]) >= 1 and harvest(card)[BARLEY] == 1
    ]
    assert last
    for end in last:
        others = [card for card in range(CARDS) if card != end]
        assert any(
            column_total([first, second, end]) == (2, 1, 3)
            for first in others
            for second in others
            if first < second
        )


def column_total(column: list[int]) -> tuple[int, int, int]:
    water, barley, wheat = (sum(harvest(card)[kind] for card in column) for kind in (WATER, BARLEY, WHEAT))
    return water, barley, wheat


def test_three_cards_show_1_water_two_of_them_with_a_grain_and_one_without() -> None:
    watery = [card for card in range(CARDS) if harvest(card)[WATER] == 1]
    assert len(watery) >= 3
    for grain in (WHEAT, BARLEY):
        with_grain = [card for card in watery if harvest(card)[grain]]
        assert len(with_grain) >= 2
        assert len(watery) > len(with_grain)


def test_every_recipe_fits_into_the_first_storage() -> None:
    assert DECK.storage == 9
    assert max(sum(recipe(card)) for card in range(CARDS)) <= 8


def test_rye_and_hops_are_used_and_goods_share_resources() -> None:
    assert sum(demand(RYE, good) for good in range(GOODS)) > 0
    assert sum(demand(HOPS, good) for good in range(GOODS)) > 0
    shared = [kind for kind in range(KINDS) if demand(kind, BEER) and demand(kind, BREAD)]
    assert len(shared) == KINDS


def test_every_effect_occurs_and_a_family_has_all_four_crops() -> None:
    assert {EFFECT_NAMES[effect] for effect in DECK.effect} == set(EFFECT_NAMES)
    upgrades = {upgrade(card) for card in range(CARDS)}
    for family in ("2A", "2B"):
        assert {f"{family} {KIND_NAMES[crop]}" for crop in CROPS} <= upgrades
    assert len(upgrades) >= 32


def test_some_upgrades_come_in_copies() -> None:
    assert max(Counter(upgrade(card) for card in range(CARDS)).values()) >= 2


def test_upgrades_whose_copies_add_nothing_are_few() -> None:
    copies = Counter(upgrade(card) for card in range(CARDS))
    assert all(copies[name] == 2 for name in ("1B", "4C", "4D", "4E"))
    assert all(copies[f"2B {KIND_NAMES[crop]}"] == 1 for crop in CROPS)


# The rule book scores one village with 6B and 6E: 22 and 2 coins for one good, 23 and 3 for
# the other. These are all the sets of sold cards that fit.
BEER_22 = {(6, 7, 9), (7, 7, 8), (4, 4, 7, 7), (4, 5, 6, 7), (5, 5, 6, 6)}
BREAD_23 = {
    (7, 7, 9),
    (4, 4, 6, 9),
    (4, 4, 7, 8),
    (4, 5, 6, 8),
    (4, 4, 4, 4, 7),
    (4, 4, 4, 5, 6),
}
BREAD_22 = {(6, 8, 8), (4, 4, 5, 9), (4, 5, 5, 8), (4, 4, 4, 5, 5)}
BEER_23 = {(4, 6, 6, 7), (5, 6, 6, 6)}


def sets_scoring(good: int, coins: int, bonus: int) -> set[tuple[int, ...]]:
    return {
        sold
        for size in range(1, 6)
        for sold in combinations_with_replacement(range(4, 10), size)
        if sum(sold) == coins and bonus == bonus_of(good, sold)
    }


def bonus_of(good: int, sold: tuple[int, ...]) -> int:
    middle = sum(value in (6, 7) for value in sold)
    return middle + (len(sold) // 2 if good == BREAD else 0)


def test_the_scoring_example_is_reachable_with_every_set_that_fits() -> None:
    assert sets_scoring(BEER, 22, 2) == BEER_22
    assert sets_scoring(BREAD, 23, 3) == BREAD_23
    assert sets_scoring(BREAD, 22, 2) == BREAD_22
    assert sets_scoring(BEER, 23, 3) == BEER_23
    placed = {first_with(E_6B), first_with(E_6E)}
    for good, sets in ((BEER, BEER_22 | BEER_23), (BREAD, BREAD_22 | BREAD_23)):
        stock = Counter(int(DECK.coins[card]) for card in cards_of(good) if card not in placed)
        assert all(Counter(sold) <= stock for sold in sets)


def first_with(effect: int) -> int:
    return next(card for card in range(CARDS) if DECK.effect[card] == effect)


# The plan of the house deck itself.


def test_ten_cards_of_each_type_and_five_of_each_value() -> None:
    for good in range(GOODS):
        values = Counter(int(DECK.coins[card]) for card in cards_of(good))
        assert values == {4: 5, 5: 5, 6: 5, 7: 5, 8: 5, 9: 5}
        assert sum(values.elements()) == 195


def test_ids_count_up_within_each_good() -> None:
    expected = [f"{good}-{number:02}" for good in ("beer", "bread") for number in range(1, 31)]
    assert DECK.ids == expected


def test_the_inventory_of_upgrades() -> None:
    effects = Counter(EFFECT_NAMES[effect] for effect in DECK.effect)
    single = {"6D", "6E", "6F", "6G", "6H", "6I"}
    fourfold = {"2A", "2B", "3A", "3B"}
    for name in EFFECT_NAMES:
        assert effects[name] == (1 if name in single else 4 if name in fourfold else 2), name
    slots = Counter(slot_of(effect) for effect in DECK.effect)
    assert slots == {1: 8, 2: 12, 3: 8, 4: 10, 5: 10, 6: 12}


def test_upgrades_are_spread_over_goods_and_types() -> None:
    effects = Counter((EFFECT_NAMES[DECK.effect[card]], DECK.good[card]) for card in range(CARDS))
    for name in EFFECT_NAMES:
        if effects[name, BEER] + effects[name, BREAD] > 1:
            assert effects[name, BEER] == effects[name, BREAD], name
    slots = Counter((DECK.good[card], DECK.band(card), slot_of(DECK.effect[card])) for card in range(CARDS))
    for good in range(GOODS):
        for band in range(3):
            assert all(1 <= slots[good, band, slot] <= 2 for slot in range(1, 7))


def test_the_resources_of_reconstructed_upgrades() -> None:
    upgrades = Counter(upgrade(card) for card in range(CARDS))
    assert upgrades["2C rye"] == upgrades["2C hops"] == 1
    for name in ("5A wheat", "5B barley", "5C wheat", "5D barley", "5E water"):
        assert upgrades[name] == 2
    rules = [int(number) for number in DECK.substitutions]
    rows = [(EFFECT_NAMES[rules[row]], *rules[row + 1 : row + 4]) for row in range(0, len(rules), 4)]
    assert rows == [
        ("4C", 2, WHEAT, HOPS),
        ("4C", 2, WHEAT, BARLEY),
        ("4D", 2, HOPS, RYE),
        ("4D", 2, HOPS, WHEAT),
        ("4E", 3, BARLEY, WHEAT),
        ("4E", 3, WATER, BARLEY),
    ]
    assert (DECK.water_units, DECK.general_units) == (2, 1)


def test_board_and_tokens() -> None:
    assert list(DECK.supply) == [18, 18, 18, 15, 15]
    assert list(DECK.fruitful) == [18, 7, 8, 6, 6]
    assert list(DECK.dry) == [18, 5, 4, 4, 4]


def test_harvests_show_two_or_three_types_once_each() -> None:
    icons = [sum(harvest(card)[kind] for card in range(CARDS)) for kind in range(KINDS)]
    assert icons == [38, 31, 31, 25, 25]
    assert all(max(harvest(card)) == 1 for card in range(CARDS))
    assert Counter(sum(harvest(card)) for card in range(CARDS)) == {2: 30, 3: 30}


def test_cheaper_goods_have_better_harvests() -> None:
    by_band = [0, 0, 0]
    for card in range(CARDS):
        by_band[DECK.band(card)] += sum(harvest(card))
    assert by_band == [54, 50, 46]


def test_cards_mostly_do_not_yield_what_they_need() -> None:
    overlaps = [
        sum(bool(harvest(card)[crop] and recipe(card)[crop]) for crop in CROPS) for card in range(CARDS)
    ]
    assert max(overlaps) == 1
    assert sum(overlaps) < CARDS / 2


def test_recipes_grow_with_their_value() -> None:
    sizes = {4: {4}, 5: {4, 5}, 6: {5, 6}, 7: {6}, 8: {7}, 9: {7, 8}}
    for card in range(CARDS):
        assert sum(recipe(card)) in sizes[int(DECK.coins[card])], DECK.ids[card]
        assert 1 <= recipe(card)[WATER] <= 3, DECK.ids[card]


def test_no_recipe_is_worth_less_than_one_it_contains() -> None:
    for good in range(GOODS):
        for card in cards_of(good):
            for other in cards_of(good):
                pairs = zip(recipe(card), recipe(other), strict=True)
                if card != other and all(most >= least for most, least in pairs):
                    assert DECK.coins[card] > DECK.coins[other], (DECK.ids[card], DECK.ids[other])


def test_demand_for_resources() -> None:
    water, wheat, barley, rye, hops = (demand(kind, BEER) + demand(kind, BREAD) for kind in range(KINDS))
    assert water > max(wheat, barley)
    assert min(wheat, barley) > max(rye, hops)
    assert abs(wheat - barley) <= 5
    assert abs(rye - hops) <= 5
    assert demand(HOPS, BEER) > 3 * demand(HOPS, BREAD) > 0
    assert demand(RYE, BREAD) > 3 * demand(RYE, BEER) > 0


def test_sets_of_cards_by_good_and_by_upgrade() -> None:
    for good in range(GOODS):
        assert DECK.goods[good] == sum(1 << card for card in cards_of(good))
    for card in range(CARDS):
        column = DECK.effect[card] * (KINDS + 1) + DECK.effect_kind[card]
        assert DECK.bearers[column] >> card & 1
    assert sum(int(cards).bit_count() for cards in DECK.bearers) == CARDS


def test_the_deck_says_that_it_is_a_reconstruction() -> None:
    assert "reconstruction" in DECK.note
    assert "not the printed cards" in DECK.note
