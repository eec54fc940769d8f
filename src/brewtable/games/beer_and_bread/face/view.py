"""The gate: what a seat may see of the position (chapter 11). Events pass that of the vocabulary.

A seat sees every card it knows (see `KNOWN`), and of every other card the back. Cards it does not
know are listed by back only, never in an order that says more.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.cards.deck import Deck
from brewtable.games.beer_and_bread.cards.effects import effect_words, substitutions_of
from brewtable.games.beer_and_bread.cards.phrases import card_name, front_words, type_of
from brewtable.games.beer_and_bread.cards.signs import added_units, effect_signs
from brewtable.games.beer_and_bread.face.types import (
    Coins,
    Crops,
    Front,
    HandCard,
    Season,
    Tokens,
    View,
    Village,
)
from brewtable.games.beer_and_bread.rules.material import (
    BAKERY,
    BARLEY,
    BEER,
    BREAD,
    BREWERY,
    COLUMN,
    DISCARD,
    EFFECT_NAMES,
    EXCHANGE,
    EXCHANGE_SPACES,
    FIELDS,
    GOOD_NAMES,
    HAND,
    HAND_SIZE,
    HOPS,
    INVERTED,
    KIND_NAMES,
    KNOWN,
    NO_KIND,
    OFFER,
    RYE,
    SEATS,
    SLOTS,
    SOLD,
    SPECTATOR,
    SUPPLY,
    TAKEN,
    UPGRADES,
    WATER,
    WHEAT,
    YEARS,
    Good,
    slot_of,
    storage_of,
)
from brewtable.games.beer_and_bread.rules.produce import places
from brewtable.games.beer_and_bread.rules.scoring import printed_coins, sold_cards
from brewtable.games.beer_and_bread.rules.state import Valley, is_dry, is_dry_year
from brewtable.games.beer_and_bread.rules.storage import general_units, water_units
from brewtable.kernel.sets import members, only
from brewtable.kernel.state import OVER


def tokens_at(s: Valley, place: int) -> Tokens:
    """The tokens at a place by name."""
    return _tokens(s.tokens, place)


def _tokens(numbers: vec[i64], start: int) -> Tokens:
    """Five numbers by the names of the resources they are of."""
    return {
        "water": int(numbers[start + WATER]),
        "wheat": int(numbers[start + WHEAT]),
        "barley": int(numbers[start + BARLEY]),
        "rye": int(numbers[start + RYE]),
        "hops": int(numbers[start + HOPS]),
    }


def card_names(s: Valley, cards: i64) -> list[str]:
    return [s.deck.ids[card] for card in members(cards)]


# The position.


def view(s: Valley, seat: int | None) -> View:
    """What a seat (None: a spectator) may see."""
    watcher = SPECTATOR if seat is None else seat
    mover = int(s.to_move())
    return {
        "seat": seat,
        "year": int(s.year),
        "dry": is_dry(s),
        "calendar": [_season(year) for year in range(1, YEARS + 1)],
        "turn": int(s.turn),
        "turns": HAND_SIZE,
        "swaps": not is_dry(s) and s.turn < HAND_SIZE,
        "windmill": int(s.windmill),
        "to_move": None if mover == OVER else mover,
        "fields": tokens_at(s, FIELDS),
        "signs": {"fruitful": _sign(s.deck.fruitful), "dry": _sign(s.deck.dry)},
        "supply": tokens_at(s, SUPPLY),
        "offer": tokens_at(s, OFFER),
        "deck": [_back(s, int(s.pile[place])) for place in range(int(s.pile_size) - 1, -1, -1)],
        "discard": card_names(s, s.zones[DISCARD]),
        "exchange": [_exchange_card(s, space) for space in range(EXCHANGE_SPACES)],
        "villages": [_village(s, owner, watcher) for owner in range(SEATS)],
    }


def _season(year: int) -> Season:
    return "dry" if is_dry_year(year) else "fruitful"


def _sign(numbers: vec[i64]) -> Crops:
    """What the fields are seeded to in such a year."""
    return {
        "wheat": int(numbers[WHEAT]),
        "barley": int(numbers[BARLEY]),
        "rye": int(numbers[RYE]),
        "hops": int(numbers[HOPS]),
    }


def _back(s: Valley, card: int) -> Good:
    return GOOD_NAMES[s.deck.good[card]]


def _exchange_card(s: Valley, space: int) -> str | None:
    cards = card_names(s, s.zones[EXCHANGE + space])
    return cards[0] if cards else None


def _village(s: Valley, owner: int, watcher: int) -> Village:
    coins = _coins(s, owner)
    return {
        "storage": tokens_at(s, int(storage_of(owner))),
        "units": {"general": int(general_units(s, owner)), "water": int(water_units(s, owner))},
        "places": {"brewery": int(places(s, owner, BREWERY)), "bakery": int(places(s, owner, BAKERY))},
        "hand": _hand(s, owner, watcher),
        "column": card_names(s, s.zones[COLUMN + owner]),
        "brewery": card_names(s, s.zones[BREWERY + owner]),
        "bakery": card_names(s, s.zones[BAKERY + owner]),
        "sold": card_names(s, s.zones[SOLD + owner]),
        "taken": card_names(s, s.zones[TAKEN + owner]),
        "upgrades": {str(slot): _upgrades_at(s, owner, slot) for slot in range(1, SLOTS + 1)},
        "coins": coins,
        "scores": _lower(coins),
    }


def _coins(s: Valley, owner: int) -> Coins:
    """The coins on the cards a village has sold."""
    sold = sold_cards(s, owner)
    beer, bread = (int(printed_coins(s, sold & s.deck.goods[good])) for good in (BEER, BREAD))
    return {"beer": beer, "bread": bread}


def _lower(coins: Coins) -> Good | None:
    """The good that would count."""
    if coins["beer"] == coins["bread"]:
        return None
    return "beer" if coins["beer"] < coins["bread"] else "bread"


def _upgrades_at(s: Valley, owner: int, slot: int) -> list[str]:
    placed = members(s.zones[UPGRADES + owner])
    return [s.deck.ids[card] for card in placed if slot_of(s.deck.effect[card]) == slot]


def _hand(s: Valley, owner: int, watcher: int) -> list[HandCard]:
    """Known cards by name, then the others by their backs."""
    shown: list[HandCard] = []
    hidden: list[tuple[Good, int]] = []
    for card in members(s.zones[HAND + owner]):
        if s.zones[KNOWN + watcher] & only(card) != 0:
            shown.append(_hand_card(s.deck.ids[card], _back(s, card), _inverter(s, card)))
        else:
            hidden.append((_back(s, card), _inverter(s, card)))
    return shown + [_hand_card(None, back, inverter) for back, inverter in sorted(hidden)]


def _hand_card(card: str | None, back: Good, inverter: int) -> HandCard:
    return {"card": card, "back": back, "inverted_by": None if inverter < 0 else inverter}


def _inverter(s: Valley, card: int) -> int:
    for seat in range(SEATS):
        if s.zones[INVERTED + seat] & only(card) != 0:
            return seat
    return -1


@lru_cache(maxsize=8)
def catalog(deck: Deck) -> Mapping[str, Front]:
    """The front of every card by name: what a client needs to draw it."""
    return {name: _front(deck, number) for number, name in enumerate(deck.ids)}


def _front(deck: Deck, card: int) -> Front:
    start = card * len(KIND_NAMES)
    kind = int(deck.effect_kind[card])
    return {
        "good": GOOD_NAMES[deck.good[card]],
        "type": type_of(deck, card),
        "name": card_name(deck, card).to_data(),
        "coins": int(deck.coins[card]),
        "harvest": _tokens(deck.harvest, start),
        "recipe": _tokens(deck.recipe, start),
        "slot": slot_of(deck.effect[card]),
        "upgrade": EFFECT_NAMES[deck.effect[card]],
        "upgrade_of": None if kind == NO_KIND else KIND_NAMES[kind],
        "upgrade_words": effect_words(deck, card).to_data(),
        "upgrade_signs": effect_signs(deck, card),
        "units": added_units(deck, int(deck.effect[card])),
        "substitutions": [list(rule) for rule in substitutions_of(deck, int(deck.effect[card]))],
        "words": [sentence.to_data() for sentence in front_words(deck, card)],
    }
