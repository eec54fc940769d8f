"""Whatever can stand on a card of Beer Pioneers can be said, and the tables of `deck show` add up."""

import pytest

from brewtable.games.beer_pioneers.cards.deck import ABILITY_NAMES, OCCASION_NAMES, Deck, Master
from brewtable.games.beer_pioneers.cards.names import card_words
from brewtable.games.beer_pioneers.cards.phrases import EFFECT_NAMES, WORKER_PHRASES, read_phrase
from brewtable.games.beer_pioneers.cards.reader import deck_from_data, house_deck
from brewtable.games.beer_pioneers.cards.tables import deck_tables
from brewtable.games.beer_pioneers.cards.words import (
    beige_words,
    master_words,
    order_words,
    phrase_words,
    white_words,
)
from brewtable.kernel.message import Message
from brewtable.locale import Words, languages

DECK = house_deck()
WORDS = Words()
CARDS = dict(zip(DECK.ids, DECK.cards, strict=True))
TITLES = [
    "The action cards",
    "The starting cards",
    "Orders by the number of things delivered",
    "What orders ask for",
    "Icons of the beige-brown sections",
    "Effects of the white sections",
]


def said(text: str) -> str:
    return WORDS.say(phrase_words(read_phrase(text, EFFECT_NAMES)))


def table(title: str) -> list[list[str]]:
    """A table of the house deck by its title, in words."""
    for one in deck_tables(DECK):
        if WORDS.say(one.title) == title:
            return [[WORDS.say(c) if isinstance(c, Message) else c for c in row] for row in one.rows]
    raise AssertionError(f"no table is called {title}")


@pytest.mark.parametrize(
    ("phrase", "words"),
    [
        ("coins 1", "1 coin"),
        ("unblock 1 and rotations 2", "remove 1 blocking token and 2 rotations"),
        ("progress 1 or rotations 5", "progress +1 or 5 rotations"),
        ("barrels x or move x", "X barrels or move X barrels"),
        ("coins 1 then brew 1 or level 1", "1 coin; then brew 1 beer or brewing level +1"),
        ("coins 1 then cards 2 then points 1", "1 coin; then take 2 cards; then 1 point"),
        ("upgrade 0 and cards 1", "upgrade a worker at the round end (free) and take 1 card"),
        ("extension 2 or coins 3", "build an extension (2 coins) or 3 coins"),
        ("pay 1 and grey-worker", "for 1 coin: the grey worker"),
        ("worker and truck", "1 more worker of experience 2 this round and 1 more truck this round"),
        ("pay 2 and order and coins 1", "for 2 coins: complete an order and 1 coin"),
        (
            WORKER_PHRASES[2],
            "progress +1; or remove 1 blocking token; or for 1 coin: progress +1 and remove 1 blocking token",
        ),
    ],
)
def test_phrases_in_words(phrase: str, words: str) -> None:
    assert said(phrase) == words


def test_every_effect_has_words_for_one_and_for_several() -> None:
    for effect in range(1, len(EFFECT_NAMES)):
        for amount in (1, 2):
            message = Message(f"pioneers-effect-{EFFECT_NAMES[effect]}", {"count": amount})
            assert WORDS.say(message)


def test_a_display_section_in_words() -> None:
    beige = CARDS["ice-cellar"].beige
    assert beige is not None
    assert WORDS.say(beige_words(beige)) == "move 1 barrel, 1 rotation, and at once: move 1 barrel"


def test_an_order_in_words() -> None:
    order = CARDS["adler-locomotive"].order
    assert order is not None
    words = "1 Weizen, 1 Alt, and 2 barrels: 4 points (with a truck fleet also 1 coin)"
    assert WORDS.say(order_words(order)) == words


def test_white_sections_in_words() -> None:
    action, master, none = (white_words(CARDS[id]) for id in ("coolship", "josef-groll", "mash-paddle"))
    assert action is not None
    assert master is not None
    assert none is None
    assert WORDS.say(action) == "4 rotations"
    assert WORDS.say(master) == "Master brewer: 1 coin for each beer that leaves its dial"


def test_every_kind_of_master_brewer_has_words() -> None:
    coin = read_phrase("coins 1", EFFECT_NAMES)
    kinds = [Master(ability, 1, -1, None) for ability in range(len(ABILITY_NAMES))]
    kinds += [Master(-1, 0, occasion, coin) for occasion in range(len(OCCASION_NAMES))]
    assert len({WORDS.say(master_words(master)) for master in kinds}) == len(kinds)


def test_the_tables() -> None:
    assert [WORDS.say(one.title) for one in deck_tables(DECK)] == TITLES
    for one in deck_tables(DECK):
        assert all(len(row) == len(one.heads) for row in one.rows)


def test_every_action_card_has_a_row_with_two_sections() -> None:
    rows = table(TITLES[0])
    assert [row[0] for row in rows] == DECK.names
    assert all(sum(1 for cell in row[2:] if cell) == 2 for row in rows)
    assert sum(1 for row in rows if row[1] == "S") == 12


def test_orders_are_counted_by_size() -> None:
    rows = table(TITLES[2])
    orders = [card.order for card in DECK.cards if card.order is not None]
    assert sum(int(row[1]) for row in rows) == len(orders)
    assert sum(int(row[0]) * int(row[1]) for row in rows) == sum(sum(order.needs) for order in orders)
    assert sum(int(row[4]) for row in rows) == sum(1 for order in orders if order.fleet is not None)
    assert ["5", "2", "7.0", "1.4", "1"] in rows  # 6 points and 8


def test_icons_are_added_up() -> None:
    rows = {row[0]: row[1:] for row in table(TITLES[4])}
    shown = [card.beige for card in DECK.cards if card.beige is not None]
    assert int(rows["lightbulbs"][1]) == sum(beige.icons[0] for beige in shown)
    assert int(rows["rotations"][1]) == sum(beige.icons[3] for beige in shown)
    assert int(rows["flashes"][0]) == sum(1 for beige in shown if beige.flash is not None)


def test_master_brewers_are_listed_together() -> None:
    masters = [card.name for card in DECK.cards if card.master is not None]
    listed = f"{', '.join(masters[:-1])}, and {masters[-1]}"
    assert table(TITLES[5])[-1] == ["master brewers", str(len(masters)), listed]


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_effects_are_told_in_every_language(language: str) -> None:
    words = Words(language)
    for row in deck_tables(DECK)[-1].rows:
        assert isinstance(row[0], Message)
        assert words.say(row[0]) != WORDS.say(row[0])


def names(deck: Deck, language: str) -> list[str]:
    """What the table of cards calls them."""
    words = Words(language)
    return [words.say(row[0]) for row in deck_tables(deck)[0].rows if isinstance(row[0], Message)]


@pytest.mark.parametrize(
    ("language", "engine", "person"),
    [
        ("en", "Steam Engine", "Louis Pasteur"),
        ("de", "Dampfmaschine", "Louis Pasteur"),
        ("pl", "Maszyna parowa", "Louis Pasteur"),
        ("ru", "Паровая машина", "Луи Пастер"),
    ],
)
def test_cards_of_the_house_are_named_in_every_language(language: str, engine: str, person: str) -> None:
    assert {engine, person} <= set(names(DECK, language))


def test_english_calls_cards_as_the_house_deck_does() -> None:
    assert names(DECK, "en") == [card.name for card in DECK.cards]


@pytest.mark.parametrize("language", languages())
def test_a_deck_of_ones_own_keeps_its_names(language: str) -> None:
    data = DECK.to_data()
    cards = data["card"]
    assert isinstance(cards, list)
    data["card"] = [{**one, "name": f"My {one['name']}"} for one in cards]
    own = deck_from_data(data, "mine.toml")
    assert names(own, language) == [f"My {card.name}" for card in DECK.cards]
    assert own.hash == DECK.hash, "names are no part of what is played"


def test_only_a_card_with_id_and_name_of_the_house_is_one() -> None:
    assert card_words("steam-engine", "Steam Engine") == Message("pioneers-card-steam-engine")
    assert card_words("steam-engine", "Engine") == Message("plain-words", {"words": "Engine"})
    assert card_words("engine", "Steam Engine") == Message("plain-words", {"words": "Steam Engine"})
