"""Chapter 1 of the rules: material and set-up."""

from random import Random
from typing import Any

import pytest
from tests.refusals import refused

from brewtable.games.beer_and_bread.rules.material import EFFECT_NAMES
from brewtable.kernel.errors import PositionError

from .positions import GAME, KINDS, a_new_game, a_table, custom_deck, fronts

BOX = {"water": 18, "wheat": 18, "barley": 18, "rye": 15, "hops": 15}


@pytest.mark.rule("BB-1.1")
def test_60_cards_half_beer_half_bread() -> None:
    goods = [card["good"] for card in fronts().values()]
    assert (len(goods), goods.count("beer"), goods.count("bread")) == (60, 30, 30)


@pytest.mark.rule("BB-1.2")
def test_every_card_has_harvest_recipe_coins_and_one_upgrade() -> None:
    catalog: dict[str, dict[str, Any]] = GAME.catalog(a_new_game().match.state)
    assert len(catalog) == 60
    for front in catalog.values():
        assert sum(front["harvest"].values()) > 0
        assert sum(front["recipe"].values()) > 0
        assert front["upgrade"] in EFFECT_NAMES
        assert front["slot"] == int(front["upgrade"][0])


@pytest.mark.rule("BB-1.3")
def test_coins_run_from_4_to_9_for_either_good() -> None:
    for good in ("beer", "bread"):
        assert {card["coins"] for card in fronts().values() if card["good"] == good} == {4, 5, 6, 7, 8, 9}


@pytest.mark.rule("BB-1.3")
@pytest.mark.parametrize(
    ("coins", "all_types"),
    [((4, 6, 8), True), ((5, 7, 9), True), ((4, 5, 6), False), ((4, 8, 9), False), ((6, 7, 8), False)],
)
def test_the_value_tells_the_type(coins: tuple[int, int, int], all_types: bool) -> None:
    first, second, third = coins
    deck = custom_deck(beer_01={"coins": first}, beer_02={"coins": second}, beer_03={"coins": third})
    table = a_table(deck=deck, sold=(["beer-01", "beer-02", "beer-03"], []), upgrades=(["6I"], []))
    earned = table.result().parts[0]["earned"]
    assert earned == (["6I"] if all_types else [])


@pytest.mark.rule("BB-1.4")
def test_the_box_holds_84_tokens_in_every_position() -> None:
    table, chooser = a_new_game(seed=4), Random(4)
    with_offer = 0
    while not table.over:
        table.do_something(chooser)
        places = [table.fields(), table.supply(), table.offer(), table.stored(0), table.stored(1)]
        assert {kind: sum(place.get(kind, 0) for place in places) for kind in KINDS} == BOX
        with_offer += bool(table.offer())
    assert with_offer > 0
    assert sum(BOX.values()) == 84


@pytest.mark.rule("BB-1.4")
def test_a_position_with_one_token_too_many_or_too_few_is_refused() -> None:
    for change in (1, -1):
        data = a_table().saved()
        data["tokens"]["supply"]["rye"] += change
        with refused(PositionError, "rye"):
            GAME.load(data)


@pytest.mark.rule("BB-1.5")
def test_each_card_is_in_exactly_one_place_in_every_position() -> None:
    table, chooser = a_new_game(seed=5), Random(5)
    marks = ("known", "inverted", "earlier")
    while not table.over:
        table.do_something(chooser)
        saved = table.saved()
        lying = [
            card for zone, cards in saved["cards"].items() if not zone.startswith(marks) for card in cards
        ]
        assert sorted(lying + saved["pile"]) == sorted(fronts())


@pytest.mark.rule("BB-1.5")
def test_a_position_with_a_card_lost_or_doubled_is_refused() -> None:
    data = a_table(hands=(["beer-06"], [])).saved()
    card = data["pile"].pop()
    with refused(PositionError, f"{card} lies in 0 places"):
        GAME.load(data)
    data["pile"] += [card, "beer-06"]
    with refused(PositionError, "beer-06 lies in 2 places"):
        GAME.load(data)


@pytest.mark.rule("BB-1.6")
def test_the_game_begins_with_one_deck_of_all_cards_and_no_others_laid_out() -> None:
    table = a_new_game()
    dealt = table.cards("hand", 0) + table.cards("hand", 1)
    assert sorted(table.cards("deck") + dealt) == sorted(fronts())
    assert table.cards("discard") == table.cards("exchange") == []


@pytest.mark.rule("BB-1.6")
def test_beer_and_bread_are_shuffled_together_and_every_card_can_come_first() -> None:
    decks = [a_new_game(seed=seed).cards("deck") for seed in range(800)]
    assert {deck[0] for deck in decks} == {deck[-1] for deck in decks} == set(fronts())
    assert all(len({card.split("-")[0] for card in deck[:15]}) == 2 for deck in decks[:50])


@pytest.mark.rule("BB-1.7")
def test_the_first_seeding_finds_all_tokens_in_the_supply() -> None:
    table = a_new_game()
    assert table.year == 1
    moves = table.events(0, "tokens")
    assert {(move["from"], move["to"]) for move in moves} == {("supply", "fields"), ("supply", "river")}
    assert table.fields() == {move["token"]: move["count"] for move in moves}
    assert table.supply() == {kind: BOX[kind] - table.fields()[kind] for kind in KINDS if kind != "water"}
    assert table.stored(0) == table.stored(1) == {}


@pytest.mark.rule("BB-1.8")
def test_the_first_holder_is_drawn_unless_the_option_names_one() -> None:
    assert {a_new_game(seed=seed).windmill for seed in range(20)} == {0, 1}
    for seat in (0, 1):
        assert {a_new_game(seed=seed, first=str(seat)).windmill for seed in range(20)} == {seat}
