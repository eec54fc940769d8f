"""A position of Beer & Bread as the numbers by which a network judges it: few, and each says much.

Unlike the features they count and compare instead of naming cards, and tell all that lies in a position, for
a search judges worlds that it made up itself.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.bot.value import cards_in_reach, turns_left, village_worth
from brewtable.games.beer_and_bread.rules.material import (
    BAKERY,
    BANDS,
    BEER,
    BREAD,
    BREWERY,
    COLUMN,
    EFFECT_NAMES,
    FIELDS,
    GOOD_NAMES,
    GOODS,
    HAND,
    HAND_SIZE,
    INVERTED,
    KIND_NAMES,
    KINDS,
    OFFER,
    SEATS,
    SUPPLY,
    TAKEN,
    UPGRADES,
    YEARS,
    storage_of,
)
from brewtable.games.beer_and_bread.rules.produce import places
from brewtable.games.beer_and_bread.rules.scoring import sold_cards, totals
from brewtable.games.beer_and_bread.rules.setup import STEPS
from brewtable.games.beer_and_bread.rules.state import Valley, is_dry
from brewtable.games.beer_and_bread.rules.storage import excess
from brewtable.kernel.features import Features, decisions_of
from brewtable.kernel.sets import lowest, size
from brewtable.kernel.state import OVER

_LACKING: Final = 5  # a recipe that lacks so many tokens is out of reach
_HUNDREDTHS: Final = 1000.0

INSIGHTS: Final = Features()
_DECISIONS: Final[vec[i64]] = decisions_of(STEPS)
_RECIPES: Final = [f"{good}-lacking-{count}" for good in GOOD_NAMES for count in range(_LACKING)]

_YEAR: Final = INSIGHTS.shared("year", [str(year) for year in range(1, YEARS + 1)])
_DRY: Final = INSIGHTS.shared("dry")
_TURN: Final = INSIGHTS.shared("turn")
_LEFT: Final = INSIGHTS.shared("turns-left")
_DECISION: Final = INSIGHTS.shared("decision", [step.name for step in STEPS if step.decides])
_FIELD: Final = INSIGHTS.shared("field", KIND_NAMES)
_SUPPLY: Final = INSIGHTS.shared("supply", KIND_NAMES)
_OFFER: Final = INSIGHTS.shared("offer", KIND_NAMES)
_PILE: Final = INSIGHTS.shared("pile")
_AHEAD: Final = INSIGHTS.shared("ahead")

_TO_MOVE: Final = INSIGHTS.each("to-move")
_WINDMILL: Final = INSIGHTS.each("windmill")
_STORAGE: Final = INSIGHTS.each("storage", KIND_NAMES)
_ROOM: Final = INSIGHTS.each("room")
_TOTAL: Final = INSIGHTS.each("coins", [*GOOD_NAMES, "lower", "more-beer"])
_OPEN: Final = INSIGHTS.each("places-left", ["brewery", "bakery"])
_MADE: Final = INSIGHTS.each("made", GOOD_NAMES)
_SOLD: Final = INSIGHTS.each("sold", GOOD_NAMES)
_BAND: Final = INSIGHTS.each("sold-type", [f"{good}-{band}" for good in GOOD_NAMES for band in range(BANDS)])
_EFFECT: Final = INSIGHTS.each("upgrade", EFFECT_NAMES)
_EFFECT_KIND: Final = INSIGHTS.each("upgrade-of", KIND_NAMES)
_REACH: Final = INSIGHTS.each("best-in-reach", _RECIPES)  # in coins
_IN_HAND: Final = INSIGHTS.each("best-in-hand", _RECIPES)
_NEAR: Final = INSIGHTS.each("recipes-near")
_HAND_CROPS: Final = INSIGHTS.each("harvest-in-hand", KIND_NAMES)
_COLUMN_CROPS: Final = INSIGHTS.each("harvest-laid", KIND_NAMES)
_HAND: Final = INSIGHTS.each("hand", ["all", *GOOD_NAMES])
_INVERTED: Final = INSIGHTS.each("inverted")
_WORTH: Final = INSIGHTS.each("worth")

_VILLAGES: Final = INSIGHTS.shared_width
_VILLAGE: Final = INSIGHTS.each_width


def write(s: Valley, seat: i64, out: vec[float], at: i64) -> None:
    """Write the numbers from a place on, where all is 0."""
    _write_valley(s, out, at)
    ahead = 0.0
    for turn in range(i64(SEATS)):
        owner = (seat + turn) % SEATS
        village = at + _VILLAGES + turn * _VILLAGE
        worth = float(village_worth(s, owner)) / _HUNDREDTHS
        ahead += worth if turn == 0 else -worth
        out[village + _WORTH] = worth / 2.0
        _write_village(s, owner, out, village)
        _write_cards(s, owner, out, village)
    out[at + _AHEAD] = ahead


def _write_valley(s: Valley, out: vec[float], at: i64) -> None:
    if s.year > 0:
        out[at + _YEAR + s.year - 1] = 1.0
    if is_dry(s):
        out[at + _DRY] = 1.0
    out[at + _TURN] = float(s.turn) / float(HAND_SIZE)
    out[at + _LEFT] = float(turns_left(s)) / float(YEARS * HAND_SIZE)
    if s.to_move() != OVER:
        out[at + _DECISION + _DECISIONS[s.agenda[s.depth - 1]]] = 1.0
    tokens = s.tokens
    for kind in range(i64(KINDS)):
        out[at + _FIELD + kind] = float(tokens[FIELDS + kind]) / 5.0
        out[at + _SUPPLY + kind] = float(tokens[SUPPLY + kind]) / 5.0
        out[at + _OFFER + kind] = float(tokens[OFFER + kind]) / 2.0
    out[at + _PILE] = float(s.pile_size) / 40.0


def _write_village(s: Valley, owner: i64, out: vec[float], at: i64) -> None:
    if s.to_move() == owner:
        out[at + _TO_MOVE] = 1.0
    if s.windmill == owner:
        out[at + _WINDMILL] = 1.0
    tokens, stored = s.tokens, storage_of(owner)
    for kind in range(i64(KINDS)):
        out[at + _STORAGE + kind] = float(tokens[stored + kind]) / 3.0
    out[at + _ROOM] = float(-excess(s, owner)) / 5.0
    beer, bread = totals(s, owner)
    out[at + _TOTAL + BEER] = float(beer) / 20.0
    out[at + _TOTAL + BREAD] = float(bread) / 20.0
    out[at + _TOTAL + 2] = float(beer if beer < bread else bread) / 20.0
    out[at + _TOTAL + 3] = float(beer - bread) / 10.0
    zones = s.zones
    brewing, baking = size(zones[BREWERY + owner]), size(zones[BAKERY + owner])
    out[at + _OPEN] = float(places(s, owner, BREWERY) - brewing)
    out[at + _OPEN + 1] = float(places(s, owner, BAKERY) - baking)
    out[at + _MADE + BEER] = float(brewing)
    out[at + _MADE + BREAD] = float(baking)
    out[at + _INVERTED] = float(size(zones[INVERTED + owner]))
    _write_sold(s, owner, out, at)
    _write_upgrades(s, owner, out, at)


def _write_sold(s: Valley, owner: i64, out: vec[float], at: i64) -> None:
    sold = sold_cards(s, owner)
    for good in range(i64(GOODS)):
        out[at + _SOLD + good] = float(size(sold & s.deck.goods[good])) / 4.0
        for band in range(i64(BANDS)):
            of_band = sold & s.deck.goods[good] & s.deck.bands[band]
            out[at + _BAND + good * BANDS + band] = float(size(of_band)) / 2.0


def _write_upgrades(s: Valley, owner: i64, out: vec[float], at: i64) -> None:
    placed = s.zones[UPGRADES + owner]
    while placed != 0:
        card = lowest(placed)
        out[at + _EFFECT + s.deck.effect[card]] += 1.0
        kind = s.deck.effect_kind[card]
        if kind < KINDS:
            out[at + _EFFECT_KIND + kind] += 0.5
        placed &= placed - 1


def _write_cards(s: Valley, owner: i64, out: vec[float], at: i64) -> None:
    zones = s.zones
    hand = zones[HAND + owner] | zones[TAKEN + owner]
    out[at + _HAND] = float(size(hand)) / float(HAND_SIZE)
    for good in range(i64(GOODS)):
        out[at + _HAND + 1 + good] = float(size(hand & s.deck.goods[good])) / float(HAND_SIZE)
    _write_harvest(s, hand, out, at + _HAND_CROPS)
    _write_harvest(s, zones[COLUMN + owner], out, at + _COLUMN_CROPS)
    near: i64 = 0
    reach = cards_in_reach(s, owner) | hand
    while reach != 0:
        card = lowest(reach)
        lacking = _lacking(s, owner, card)
        if lacking <= 1:
            near += 1
        if lacking < _LACKING:
            place = s.deck.good[card] * _LACKING + lacking
            coins = float(s.deck.coins[card]) / 9.0
            if coins > out[at + _REACH + place]:
                out[at + _REACH + place] = coins
            if reach & -reach & hand != 0 and coins > out[at + _IN_HAND + place]:
                out[at + _IN_HAND + place] = coins
        reach &= reach - 1
    out[at + _NEAR] = float(near) / 3.0


def _lacking(s: Valley, owner: i64, card: i64) -> i64:
    """How many tokens of a recipe are not stored."""
    lacking: i64 = 0
    tokens, recipe, stored = s.tokens, s.deck.recipe, storage_of(owner)
    for kind in range(i64(KINDS)):
        short = recipe[card * KINDS + kind] - tokens[stored + kind]
        if short > 0:
            lacking += short
    return lacking


def _write_harvest(s: Valley, cards: i64, out: vec[float], at: i64) -> None:
    """What cards would let their owner harvest."""
    harvest = s.deck.harvest
    while cards != 0:
        row = lowest(cards) * KINDS
        for kind in range(i64(KINDS)):
            out[at + kind] += float(harvest[row + kind]) / 5.0
        cards &= cards - 1
