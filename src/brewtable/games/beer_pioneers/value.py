"""A rough idea of how good a position is, for bots without a better one, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.brewing import coop_is_ready
from brewtable.games.beer_pioneers.cards import ANY_BEER
from brewtable.games.beer_pioneers.material import (
    BEERS,
    BLOCKS,
    CARDS,
    GOAL,
    ICON_BULBS,
    ICON_MOVE,
    ICON_ROTATIONS,
    ICON_TAKE,
    MOST_EXPERIENCE,
    OBJECTIVE_PLACES,
)
from brewtable.games.beer_pioneers.objectives import can_claim
from brewtable.games.beer_pioneers.orders import barrels_needed, need
from brewtable.games.beer_pioneers.scoring import points_for_beers, points_for_coins
from brewtable.games.beer_pioneers.state import (
    ADMIN,
    BARREL_CELL,
    BEER,
    BLOCKED,
    BUILT,
    COINS,
    DEPOT,
    DIAL,
    HAND,
    HAND_SIZE,
    HELPERS,
    INCOME,
    LEVEL,
    MARKER,
    MASTER,
    NO_CARD,
    OVERLAID,
    POINTS,
    PROGRESS,
    QUEUED,
    READY,
    RETIRED,
    TRUCKS,
    Town,
    cell,
    free_fields,
    icons,
)
from brewtable.kernel.sets import size

_POINT: Final = 100
_A_ROUND: Final = 11  # percent of a game
_LAST: Final = 5  # percent that are left while a game is not over
_COIN: Final = 55
_CARD: Final = 15
_BEER: Final = 75
_BARREL: Final = 35
_DEPOT_BARREL: Final = 12
_ROTATION: Final = 10  # done on a dial
_DIAL: Final = 10  # a dial that is placed
_FULL: Final = 20  # what a full cellar costs
# What makes the brewery better, at the start; it counts less the nearer the end is.
_LEVEL: Final = 60
_PROGRESS: Final = 70
_INCOME: Final = 90
_ICON: Final[vec[i64]] = vec[i64]([60, 30, 40, 45])
_COOP: Final = 110
_TOKEN: Final = 15
_OVERLAY: Final = 45
_EXTENSION: Final = 100
_UPGRADE: Final = 80
_MASTER: Final = 70
_HELPER: Final = 30
_CLAIM: Final = 150
# Pieces that have not acted yet, by what they are likely to bring.
_WORKER: Final = 60
_TRUCK: Final = 40
_QUEUE: Final = 25
_ADMIN: Final = 30
_ENOUGH_CARDS: Final = 4
# Percent of an order by how many things are missing for it.
_MISSING: Final[vec[i64]] = vec[i64]([45, 30, 20, 12, 6])
_SECOND: Final = 35  # percent of the other orders in hand, which want the same beers
_RIVAL: Final = 0.4  # how much the best of the others counts against one's own position


def value(s: Town, seat: i64) -> float:
    """The position for a seat, against the best of the others."""
    ahead = _ahead(s)
    own = _worth(s, seat, ahead)
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            worth = _worth(s, other, ahead)
            if worth > best:
                best = worth
    return (float(own) - _RIVAL * float(best)) / _POINT


def _ahead(s: Town) -> i64:
    """How much of the game is left, in percent: by the points of who has the most, and by rounds."""
    if s.depth == 0:
        return 0
    most: i64 = 0
    for seat in range(s.seats):
        if s.own[cell(seat, POINTS)] > most:
            most = s.own[cell(seat, POINTS)]
    ahead = (GOAL - most) * 100 // GOAL
    by_rounds = 100 - (s.round - 1) * _A_ROUND
    if by_rounds < ahead:
        ahead = by_rounds
    return ahead if ahead > _LAST else i64(_LAST)


def _worth(s: Town, seat: i64, ahead: i64) -> i64:
    worth = s.own[cell(seat, POINTS)] * _POINT
    final = (points_for_beers(s, seat) + points_for_coins(s, seat)) * _POINT
    if ahead == 0:
        return worth + final
    worth += final * (100 - ahead) // 200
    worth += _stores(s, seat) * (50 + ahead // 2) // 100
    worth += _orders(s, seat) + _pieces(s, seat)
    return worth + _brewery(s, seat) * ahead // 100


def _stores(s: Town, seat: i64) -> i64:
    """Coins, cards, beers and barrels; the first of each are worth most."""
    worth = _falling(s.own[cell(seat, COINS)], _COIN, 6)
    worth += _falling(s.own[cell(seat, HAND_SIZE)], _CARD, _ENOUGH_CARDS)
    worth += _falling(s.own[cell(seat, BARREL_CELL)], _BARREL, 3)
    worth += _falling(s.own[cell(seat, DEPOT)], _DEPOT_BARREL, 3)
    for beer in range(i64(BEERS)):
        worth += _falling(s.own[cell(seat, BEER + beer)], _BEER, 2)
        dial = s.own[cell(seat, DIAL + beer)]
        if dial > 0:
            worth += _DIAL + (7 - dial) * _ROTATION
    if free_fields(s, seat) == 0:
        worth -= _FULL
    return worth


def _falling(count: i64, worth: i64, enough: i64) -> i64:
    """So many things: those beyond enough are worth half."""
    if count <= enough:
        return count * worth
    return enough * worth + (count - enough) * worth // 2


def _brewery(s: Town, seat: i64) -> i64:
    """What will go on to bring something."""
    worth = s.own[cell(seat, LEVEL)] * _LEVEL + s.own[cell(seat, PROGRESS)] * _PROGRESS
    worth += s.own[cell(seat, INCOME)] * _INCOME
    worth += icons(s, seat, ICON_BULBS) * _ICON[ICON_BULBS]
    worth += _falling(icons(s, seat, ICON_TAKE), _ICON[ICON_TAKE], 2)
    worth += _falling(icons(s, seat, ICON_MOVE), _ICON[ICON_MOVE], 2)
    worth += _falling(icons(s, seat, ICON_ROTATIONS), _ICON[ICON_ROTATIONS], 7)
    for beer in range(i64(BEERS)):
        if coop_is_ready(s, seat, beer):
            worth += _COOP
    worth += (BLOCKS - size(s.own[cell(seat, BLOCKED)])) * _TOKEN
    worth -= size(s.own[cell(seat, OVERLAID)]) * _OVERLAY
    worth += size(s.own[cell(seat, BUILT)]) * _EXTENSION
    upgrades = size(s.own[cell(seat, RETIRED)]) + s.own[cell(seat, MARKER)]
    if upgrades > 4:
        upgrades = 4
    worth += upgrades * _UPGRADE
    if s.own[cell(seat, MASTER)] != NO_CARD:
        worth += _MASTER
    return worth


def _pieces(s: Town, seat: i64) -> i64:
    """Pieces that can still act in this round, and objectives that can be fulfilled."""
    worth = s.own[cell(seat, TRUCKS)] * _TRUCK + s.own[cell(seat, HELPERS)] * _HELPER
    for experience in range(i64(MOST_EXPERIENCE)):
        worth += s.own[cell(seat, READY + experience)] * (_WORKER + 10 * experience)
    if s.own[cell(seat, QUEUED)] == 0:
        worth += _QUEUE
    if s.own[cell(seat, ADMIN)] == 0:
        worth += _ADMIN
    for place in range(i64(OBJECTIVE_PLACES)):
        if can_claim(s, seat, place):
            worth += _CLAIM
    return worth


def _orders(s: Town, seat: i64) -> i64:
    """The order in hand most within reach, beyond what its things are worth, and a part of the others."""
    best: i64 = 0
    total: i64 = 0
    for card in range(i64(CARDS)):
        if s.where[card] != HAND + seat or s.deck.has_order[card] == 0:
            continue
        worth = _order(s, seat, card)
        total += worth
        if worth > best:
            best = worth
    return best + (total - best) * _SECOND // 100


def _order(s: Town, seat: i64, card: i64) -> i64:
    """What an order brings beyond its things, weighed by what is missing for it."""
    things = barrels_needed(s, seat, card)
    missing = _short(s.own[cell(seat, BARREL_CELL)], things)
    cost = things * _BARREL
    spare: i64 = 0
    for beer in range(i64(BEERS)):
        wanted, held = need(s, card, beer), s.own[cell(seat, BEER + beer)]
        missing += _short(held, wanted)
        cost += wanted * _BEER
        if held > wanted:
            spare += held - wanted
    wanted = need(s, card, ANY_BEER)
    missing += _short(spare, wanted)
    cost += wanted * _BEER
    gain = s.deck.order_points[card] * _POINT + _POINT // 2 - cost
    if gain <= 0:
        return 0
    if missing >= len(_MISSING):
        missing = len(_MISSING) - 1
    return gain * _MISSING[missing] // 100


def _short(held: i64, wanted: i64) -> i64:
    if held >= wanted:
        return 0
    return wanted - held
