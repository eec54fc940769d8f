"""A position of Beer & Bread as numbers, from a seat's place at the table: only what that seat may know."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules import agenda
from brewtable.games.beer_and_bread.rules.material import (
    BAKERY,
    BEER,
    BREAD,
    BREWERY,
    CARDS,
    COLUMN,
    DISCARD,
    EXCHANGE,
    EXCHANGE_SPACES,
    FIELDS,
    GOOD_NAMES,
    HAND,
    HAND_SIZE,
    INVERTED,
    KIND_NAMES,
    KINDS,
    KNOWN,
    OFFER,
    SEATS,
    SOLD,
    SUPPLY,
    TAKEN,
    UPGRADES,
    YEARS,
    storage_of,
)
from brewtable.games.beer_and_bread.rules.produce import places
from brewtable.games.beer_and_bread.rules.scoring import totals
from brewtable.games.beer_and_bread.rules.setup import STEPS
from brewtable.games.beer_and_bread.rules.state import Valley, is_dry
from brewtable.games.beer_and_bread.rules.storage import excess, general_units, water_units
from brewtable.kernel.features import Features, cards_in_order, decisions_of, mark
from brewtable.kernel.sets import only, size
from brewtable.kernel.state import OVER

_COINS: Final = 40.0  # of one good, about the most that is ever sold
_UNITS: Final = 15.0  # of storage, likewise
_PLACES: Final = 5.0  # of a brewery or bakery
_NEXT: Final = 5  # cards of the draw deck whose backs are told

FEATURES: Final = Features()
_DECISIONS: Final[vec[i64]] = decisions_of(STEPS)
_CARD_NAMES: Final = cards_in_order(CARDS)

_YEAR: Final = FEATURES.shared("year", [str(year) for year in range(1, YEARS + 1)])
_DRY: Final = FEATURES.shared("dry")
_TURN: Final = FEATURES.shared("turn", [str(turn) for turn in range(1, HAND_SIZE + 1)])
_DECISION: Final = FEATURES.shared("decision", [step.name for step in STEPS if step.decides])
_ABOUT: Final = FEATURES.shared("decision-about", _CARD_NAMES)
_FIELD: Final = FEATURES.shared("field", KIND_NAMES)
_SUPPLY: Final = FEATURES.shared("supply", KIND_NAMES)
_OFFER: Final = FEATURES.shared("offer", KIND_NAMES)
_DECK: Final = FEATURES.shared("deck", ["size", *(f"next-{n}-is-beer" for n in range(1, _NEXT + 1))])
_DISCARD: Final = FEATURES.shared("discard", _CARD_NAMES)
_EXCHANGE: Final = FEATURES.shared(
    "exchange", [f"{space}.{card}" for space in range(1, EXCHANGE_SPACES + 1) for card in _CARD_NAMES]
)

_TO_MOVE: Final = FEATURES.each("to-move")
_WINDMILL: Final = FEATURES.each("windmill")
_STORAGE: Final = FEATURES.each("storage", KIND_NAMES)
_ROOM: Final = FEATURES.each("units", ["general", "water", "free"])
_OPEN: Final = FEATURES.each("places-left", ["brewery", "bakery"])
_TOTAL: Final = FEATURES.each("coins", [*GOOD_NAMES, "lower"])
_HIDDEN: Final = FEATURES.each("unknown-in-hand", GOOD_NAMES)
_INVERTED: Final = FEATURES.each("inverted")
_HAND: Final = FEATURES.each("hand", _CARD_NAMES)
_COLUMN: Final = FEATURES.each("column", _CARD_NAMES)
_BREWERY: Final = FEATURES.each("brewery", _CARD_NAMES)
_BAKERY: Final = FEATURES.each("bakery", _CARD_NAMES)
_SOLD: Final = FEATURES.each("sold", _CARD_NAMES)
_UPGRADES: Final = FEATURES.each("upgrades", _CARD_NAMES)

_VILLAGES: Final = FEATURES.shared_width
_VILLAGE: Final = FEATURES.each_width


def write(s: Valley, seat: i64, out: vec[float], at: i64) -> None:
    """Write the numbers from a place on, where all is 0."""
    _write_valley(s, seat, out, at)
    for turn in range(i64(SEATS)):
        _write_village(s, (seat + turn) % SEATS, seat, out, at + _VILLAGES + turn * _VILLAGE)


def _write_valley(s: Valley, seat: i64, out: vec[float], at: i64) -> None:
    if s.year > 0:
        out[at + _YEAR + s.year - 1] = 1.0
    if is_dry(s):
        out[at + _DRY] = 1.0
    if s.turn > 0:
        out[at + _TURN + s.turn - 1] = 1.0
    _write_decision(s, seat, out, at)
    tokens, box = s.tokens, s.deck.supply
    for kind in range(i64(KINDS)):
        all_there_are = float(box[kind])
        out[at + _FIELD + kind] = float(tokens[FIELDS + kind]) / all_there_are
        out[at + _SUPPLY + kind] = float(tokens[SUPPLY + kind]) / all_there_are
        out[at + _OFFER + kind] = float(tokens[OFFER + kind]) / all_there_are
    out[at + _DECK] = float(s.pile_size) / float(CARDS)
    for place in range(i64(_NEXT)):
        if place < s.pile_size and s.deck.good[s.pile[s.pile_size - 1 - place]] == BEER:
            out[at + _DECK + 1 + place] = 1.0
    mark(out, at + _DISCARD, s.zones[DISCARD])
    for space in range(i64(EXCHANGE_SPACES)):
        mark(out, at + _EXCHANGE + space * CARDS, s.zones[EXCHANGE + space])


def _write_decision(s: Valley, seat: i64, out: vec[float], at: i64) -> None:
    if s.to_move() == OVER:
        return
    step = s.agenda[s.depth - 1]
    out[at + _DECISION + _DECISIONS[step]] = 1.0
    if step == agenda.PLAY_TAKEN or step == agenda.CHOOSE_PAYMENT:
        mark(out, at + _ABOUT, only(s.agenda[s.depth - 3]) & s.zones[KNOWN + seat])


def _write_village(s: Valley, owner: i64, watcher: i64, out: vec[float], at: i64) -> None:
    if s.to_move() == owner:
        out[at + _TO_MOVE] = 1.0
    if s.windmill == owner:
        out[at + _WINDMILL] = 1.0
    stored = storage_of(owner)
    for kind in range(i64(KINDS)):
        out[at + _STORAGE + kind] = float(s.tokens[stored + kind]) / float(s.deck.supply[kind])
    out[at + _ROOM] = float(general_units(s, owner)) / _UNITS
    out[at + _ROOM + 1] = float(water_units(s, owner)) / _UNITS
    out[at + _ROOM + 2] = float(-excess(s, owner)) / _UNITS
    zones = s.zones
    out[at + _OPEN] = float(places(s, owner, BREWERY) - size(zones[BREWERY + owner])) / _PLACES
    out[at + _OPEN + 1] = float(places(s, owner, BAKERY) - size(zones[BAKERY + owner])) / _PLACES
    beer, bread = totals(s, owner)
    out[at + _TOTAL] = float(beer) / _COINS
    out[at + _TOTAL + 1] = float(bread) / _COINS
    out[at + _TOTAL + 2] = float(bread if bread < beer else beer) / _COINS
    _write_hand(s, zones[HAND + owner] | zones[TAKEN + owner], zones[KNOWN + watcher], out, at)
    out[at + _INVERTED] = float(size(zones[INVERTED + owner]))
    mark(out, at + _COLUMN, zones[COLUMN + owner])
    mark(out, at + _BREWERY, zones[BREWERY + owner])
    mark(out, at + _BAKERY, zones[BAKERY + owner])
    mark(out, at + _SOLD, zones[SOLD + owner])
    mark(out, at + _UPGRADES, zones[UPGRADES + owner])


def _write_hand(s: Valley, hand: i64, known: i64, out: vec[float], at: i64) -> None:
    """Cards that are known by their places, the others by their backs, which everybody sees."""
    mark(out, at + _HAND, hand & known)
    hidden = hand & ~known
    out[at + _HIDDEN + BEER] = float(size(hidden & s.deck.goods[BEER])) / float(HAND_SIZE)
    out[at + _HIDDEN + BREAD] = float(size(hidden & s.deck.goods[BREAD])) / float(HAND_SIZE)
