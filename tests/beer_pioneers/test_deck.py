"""The house deck keeps to all that is known of the printed cards and boards, and to its own plan."""

from collections import Counter

import pytest

from brewtable.games.beer_pioneers.cards.deck import (
    ABILITY_NAMES,
    ANY_BEER,
    NEED_NAMES,
    OCCASION_NAMES,
    ORDER_BARRELS,
    Beige,
    Card,
    Cover,
    Order,
)
from brewtable.games.beer_pioneers.cards.phrases import EFFECT_NAMES, Phrase
from brewtable.games.beer_pioneers.cards.reader import house_deck
from brewtable.games.beer_pioneers.rules.material import (
    ACTION_NAMES,
    BEER_NAMES,
    BLOCKS,
    COVER_NAMES,
    EXTENSIONS,
    ICON_BULBS,
    ICON_MOVE,
    ICON_ROTATIONS,
    ICON_TAKE,
    LARGE_HAND_SPACE,
    MOST_EXPERIENCE,
    OBJECTIVE_NAMES,
    SPACE_NAMES,
    TILE_FIELDS,
    WORKER_SPACES,
)

DECK = house_deck()
START = [card for card in DECK.cards if card.start]
NORMAL = [card for card in DECK.cards if not card.start]
ORDERS = {card.id: card.order for card in DECK.cards if card.order is not None}
SHOWN = [card.beige for card in DECK.cards if card.beige is not None]
MASTERS = {card.id: card.master for card in DECK.cards if card.master is not None}
EXPERIENCE = dict(zip(SPACE_NAMES, DECK.board.experience, strict=False))


def sections(card: Card) -> str:
    white = card.action is not None or card.master is not None
    filled = (("beige", card.beige is not None), ("purple", card.order is not None), ("white", white))
    return "+".join(name for name, there in filled if there)


def effects(phrase: Phrase | None) -> list[tuple[str, int]]:
    """Every effect that stands in a phrase, whatever is chosen."""
    if phrase is None:
        return []
    return [(EFFECT_NAMES[e], n) for stage in phrase.stages for option in stage for e, n in option]


def needs(order: Order) -> dict[str, int]:
    return {name: count for name, count in zip(NEED_NAMES, order.needs, strict=True) if count}


def beers(order: Order) -> int:
    return sum(order.needs[:ORDER_BARRELS])


def points(order: Order) -> int:
    return sum(count for name, count in effects(order.reward) if name == "points")


def icons(beige: Beige) -> int:
    """How many icons are printed: rotations are one icon with a number."""
    return sum(beige.icons[:ICON_ROTATIONS]) + (1 if beige.icons[ICON_ROTATIONS] else 0)


def covered(card: Cover) -> list[str]:
    return [COVER_NAMES[space] for space in card.spaces]


def covers(players: int) -> list[Cover]:
    return [card for card in DECK.covers if card.players == players]


# Counts.


def test_sixty_four_action_cards_twelve_of_them_for_the_start() -> None:
    assert (len(NORMAL), len(START)) == (52, 12)
    assert len(set(DECK.ids)) == len(set(DECK.names)) == 64


def test_four_starting_cards_five_objective_cards_and_eight_cover_cards() -> None:
    assert len(DECK.starting) == 4
    assert len(OBJECTIVE_NAMES) - 2 == 5
    assert (len(covers(2)), len(covers(3))) == (2, 6)


def test_eight_blocking_tokens_six_extensions_and_cellar_tiles_over_eight_fields() -> None:
    assert (BLOCKS, EXTENSIONS) == (8, 6)
    assert list(TILE_FIELDS) == [3, 2, 2, 1]


# 1: sections.


def test_every_card_has_exactly_two_filled_sections() -> None:
    assert {sections(card) for card in DECK.cards} == {"beige+purple", "beige+white", "purple+white"}


@pytest.mark.parametrize("cards", [START, NORMAL], ids=["S", "normal"])
def test_all_three_pairs_of_sections_occur_often(cards: list[Card]) -> None:
    pairs = Counter(sections(card) for card in cards)
    assert min(pairs.values()) * 5 >= len(cards)


# 2: beige-brown sections.


def test_starting_cards_show_2_rotations_and_let_barrels_be_taken_and_moved() -> None:
    assert [card.beige.icons for card in DECK.starting] == [[0, 1, 1, 2]] * 4
    assert all(card.beige.flash is None for card in DECK.starting)


def test_a_card_shows_two_or_three_icons_or_fewer_and_a_flash() -> None:
    for card in DECK.cards:
        if card.beige is None:
            continue
        worth = sum(card.beige.icons)
        assert 1 <= worth <= 3, card.name
        assert icons(card.beige) <= 3, card.name
        assert worth >= 2 or card.beige.flash is not None, card.name
        assert worth <= 2 or card.beige.flash is None, card.name


def test_flashes_are_those_the_book_names() -> None:
    known = {("points", 1), ("coins", 1), ("rotations", 2), ("cards", 1), ("barrels", 1), ("move", 1)}
    found = [set(effects(beige.flash)) for beige in SHOWN if beige.flash is not None]
    assert set.union(*found) == known
    assert any(len(flash) > 1 for flash in found)
    assert len(found) * 3 >= len(SHOWN)  # "many"


# 3: lightbulbs.


def test_lightbulbs_for_all_four_players_objectives() -> None:
    assert sum(beige.icons[ICON_BULBS] for beige in SHOWN) >= 24


def test_all_four_columns_occur() -> None:
    for icon in (ICON_BULBS, ICON_TAKE, ICON_MOVE, ICON_ROTATIONS):
        assert sum(1 for beige in SHOWN if beige.icons[icon]) >= 12


# 4 and 5: orders.


def test_orders_ask_for_every_beer_for_any_beer_and_for_barrels() -> None:
    wanted = Counter(name for order in ORDERS.values() for name in needs(order))
    assert set(wanted) == set(NEED_NAMES)
    assert all(wanted[name] >= 6 for name in BEER_NAMES)


def test_every_order_asks_for_a_beer_and_fits_into_a_cellar() -> None:
    cellar = DECK.brewery.dark + sum(TILE_FIELDS)
    for id, order in ORDERS.items():
        assert beers(order) >= 1, id
        assert sum(order.needs) <= cellar, id


def test_orders_of_the_start_fit_the_dark_fields() -> None:
    for card in START:
        if card.order is not None:
            assert sum(card.order.needs) <= 4 <= DECK.brewery.dark, card.id


def test_orders_of_the_start_ask_for_alt_or_any_beer_and_pay_at_most_3() -> None:
    for card in START:
        if card.order is not None:
            assert set(needs(card.order)) <= {"alt", "beer", "barrels"}, card.id
            assert points(card.order) <= 3, card.id


def test_the_order_printed_in_the_book() -> None:
    known = {"weizen": 1, "alt": 1, "barrels": 2}
    found = [order for order in ORDERS.values() if needs(order) == known]
    assert [(str(order.reward), str(order.fleet)) for order in found] == [("points 4", "coins 1")]


def test_orders_pay_a_point_a_thing_and_more_for_what_is_hard() -> None:
    for id, order in ORDERS.items():
        named = needs(order)
        hard = named.get("lager", 0) + named.get("stark", 0)
        twice = any(named.get(beer, 0) > 1 for beer in BEER_NAMES)
        fair = sum(order.needs) + hard + int(beers(order) >= 3) + int(twice)
        if {name for name, _ in effects(order.reward)} == {"points"}:
            assert points(order) == fair, id
        else:
            assert points(order) < fair, id


def test_orders_pay_points_almost_always_and_sometimes_something_else() -> None:
    without = [id for id, order in ORDERS.items() if not points(order)]
    other = [id for id, order in ORDERS.items() if {name for name, _ in effects(order.reward)} != {"points"}]
    assert 1 <= len(without) <= 3
    assert 3 <= len(other) <= 8


def test_the_largest_orders_pay_6_to_8() -> None:
    paid = [points(order) for order in ORDERS.values()]
    assert 6 <= max(paid) <= 8


# 6: the truck fleet.


def test_many_orders_have_an_extra_with_the_truck_fleet() -> None:
    extras = [effects(order.fleet) for order in ORDERS.values() if order.fleet is not None]
    assert {extra for one in extras for extra in one} == {("coins", 1), ("cards", 1), ("points", 1)}
    assert len(ORDERS) * 2 <= len(extras) * 4 <= len(ORDERS) * 3  # half of them, or somewhat more


# 7: white sections.


def test_white_texts_named_in_the_book_are_there() -> None:
    texts = [effects(card.action) for card in DECK.cards if card.action is not None]
    found = {effect for text in texts for effect in text}
    names = {name for name, _ in found}
    assert ("rotations", 5) in found
    assert ("brew", 1) in found
    assert {"unblock", "upgrade", "order"} <= names
    assert any(name == "extension" and price < 3 for name, price in found)


def test_an_extension_or_upgrade_by_card_is_cheaper_than_on_the_board() -> None:
    for card in DECK.cards:
        for name, price in effects(card.action):
            assert name != "extension" or price < 3, card.id
            assert name != "upgrade" or price < 1, card.id


def test_enough_master_brewers_that_one_replaces_another() -> None:
    assert 8 <= len(MASTERS) <= 12


def test_no_two_master_brewers_do_the_same() -> None:
    done = Counter(
        OCCASION_NAMES[master.occasion] + str(master.gain)
        if master.gain is not None
        else ABILITY_NAMES[master.ability]
        for master in MASTERS.values()
    )
    assert set(done.values()) == {1}


# 8: prices.


# What one basic bonus action is worth, and so many parts of it everything else.
WORTH = {
    "points": 12,
    "coins": 6,
    "cards": 3,
    "barrels": 4,
    "move": 4,
    "rotations": 3,
    "brew": 6,
    "unblock": 6,
    "progress": 6,
    "level": 9,
    "income": 10,
    "beer": 10,
    "beige": 6,
    "order": 9,
}


def worth(card: Card) -> int:
    """The best option of a text, in sixths of a basic bonus action."""
    assert card.action is not None
    best = 0
    for stage in card.action.stages:
        for option in stage:
            total = 0
            for effect, amount in option:
                name = EFFECT_NAMES[effect]
                if name == "extension":
                    total += 6 + (3 - amount) * 6
                elif name == "upgrade":
                    total += 6 + (1 - amount) * 6
                else:
                    total += WORTH[name] * amount
            best = max(best, total)
    return best


def test_white_texts_are_worth_one_and_a_half_to_three_basic_bonus_actions() -> None:
    for card in DECK.cards:
        if card.action is not None:
            assert 9 <= worth(card) <= (15 if card.start else 21), card.id


# 9: experience.


def test_experience_values_run_from_2_to_5_and_one_is_4() -> None:
    assert len(DECK.board.experience) == WORKER_SPACES
    assert set(DECK.board.experience) == {2, 3, 4, 5}


def test_the_spaces_of_an_action_differ() -> None:
    for action in range(1, len(ACTION_NAMES) + 1):
        assert EXPERIENCE[f"{action}a"] > EXPERIENCE[f"{action}b"]


@pytest.mark.parametrize("worker", range(1, MOST_EXPERIENCE + 1))
def test_every_worker_finds_spaces_with_a_bonus_action_and_some_without(worker: int) -> None:
    with_bonus = sum(1 for value in DECK.board.experience if worker + value >= 6)
    assert with_bonus >= 3
    assert with_bonus < WORKER_SPACES or worker == MOST_EXPERIENCE


def test_coins_have_the_highest_value_and_building_the_lowest() -> None:
    sums = {action: EXPERIENCE[f"{action}a"] + EXPERIENCE[f"{action}b"] for action in range(1, 9)}
    assert sums[8] == max(sums.values())
    assert sums[7] == min(sums.values())


# 10: brewing level.


def test_six_levels_with_the_reach_seen_on_the_board() -> None:
    assert DECK.board.reach == [1, 2, 4, 5, 6, 6]


def test_beers_by_level_rise_from_1_to_4() -> None:
    numbers = DECK.board.beers
    assert (numbers[0], numbers[-1]) == (1, 4)
    assert numbers == sorted(numbers)


def test_the_objective_of_level_4_is_reached_with_4_beers() -> None:
    assert DECK.objectives[OBJECTIVE_NAMES.index("level")] == 4 == max(DECK.board.beers)


# 11: progress.


def test_progress_runs_from_3_to_0_over_five_spaces_or_more() -> None:
    track = DECK.brewery.progress
    assert (track[0], track[-1]) == (3, 0)
    assert len(track) >= 5 > LARGE_HAND_SPACE
    assert track == sorted(track, reverse=True)


def test_progress_has_two_bonuses_besides_the_larger_hand() -> None:
    found = {n: str(bonus) for n, bonus in enumerate(DECK.brewery.bonuses, 1) if bonus is not None}
    assert len(found) == 2
    assert LARGE_HAND_SPACE == 4
    assert 4 not in found


def test_coop_numbers() -> None:
    numbers = dict(zip(BEER_NAMES, DECK.brewery.coops, strict=True))
    assert numbers == {"pils": 3, "export": 3, "lager": 4, "stark": 4, "weizen": 3, "alt": 3}


# 12: income.


def test_income_is_0_1_or_2() -> None:
    assert DECK.board.income == [0, 1, 2]


def test_income_can_reach_its_end() -> None:
    """The large cellar tile raises it by one; the other step must come from somewhere, too."""
    track = [effect for bonus in DECK.brewery.bonuses for effect in effects(bonus)]
    assert ("income", 1) in track


# 13: cellar.


def test_dark_fields_make_four_equal_rows() -> None:
    assert DECK.brewery.dark >= 2
    assert (DECK.brewery.dark + sum(TILE_FIELDS)) % len(TILE_FIELDS) == 0


# Objectives.


def test_objectives_as_the_book_has_them() -> None:
    found = dict(zip(OBJECTIVE_NAMES, (int(n) for n in DECK.objectives), strict=True))
    del found["level"]
    assert found == {"same": 3, "different": 4, "extensions": 4, "unblocked": 6, "barrels": 7, "bulbs": 4}


# 14 and 15: cover cards.


def test_three_player_cards_cover_four_things_of_different_actions() -> None:
    for card in covers(3):
        assert len(covered(card)) == 4, card.id
        assert len({space[0] for space in covered(card)}) == 4, card.id


def test_three_player_cards_hit_each_action_two_or_three_times_and_9_twice() -> None:
    hits = Counter(space[0] for card in covers(3) for space in covered(card))
    assert hits.pop("9") == 2
    assert set(hits) == set("12345678")
    assert set(hits.values()) <= {2, 3}


def test_two_player_cards_are_the_known_ones() -> None:
    all_once, not_9 = (sorted(covered(card)) for card in covers(2))
    assert all_once == ["1a", "2a", "3b", "4b", "5a", "6b", "7a", "8b"]
    assert not_9 == ["1b", "2a", "3b", "4a", "5b", "6b", "8a", "9"]


# 16: starting cards.


def test_starting_cards_have_two_barrels_and_coins_that_rise_with_the_seat() -> None:
    assert [card.depot + card.cellar for card in DECK.starting] == [2] * 4
    coins = [card.coins for card in DECK.starting]
    assert coins == sorted(coins) == [3, 4, 4, 5]


# Names.


def test_any_beer_is_written_as_beer() -> None:
    assert NEED_NAMES[ANY_BEER] == "beer"


def test_master_brewers_are_persons_of_that_trade() -> None:
    assert {DECK.names[DECK.numbers[id]] for id in MASTERS} == {
        "Anton Dreher",
        "Elias Pichler",
        "Franz Xaver Zacherl",
        "František Ondřej Poupě",
        "Gabriel Sedlmayr",
        "Georg Schneider",
        "Heinrich Wenker",
        "Jacob Christian Jacobsen",
        "Josef Groll",
        "Mathias Schumacher",
        "Valentin Stephan Still",
        "Wilhelm Feltmann",
    }
