"""A rough idea of how good a position is, for bots without a better one, in hundredths of a point.

The numbers were found by play: changed a few at a time, and kept where they beat the former ones.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.bot.prospects import pending
from brewtable.games.beer_pioneers.cards.deck import ANY_BEER, NEEDS
from brewtable.games.beer_pioneers.rules.brewing import coop_is_ready, ready_coops
from brewtable.games.beer_pioneers.rules.material import (
    BEERS,
    BLOCKS,
    BULBS_FOR_IMPROVED,
    DIAL_SIDES,
    FLEET,
    GOAL,
    HAND,
    ICON_BULBS,
    ICON_MOVE,
    ICON_ROTATIONS,
    ICON_TAKE,
    LABORATORY,
    MOST_EXPERIENCE,
    MOST_SEATS,
    OBJECTIVE_PLACES,
    TILES,
)
from brewtable.games.beer_pioneers.rules.objectives import has_claimed, progress_on, rank_left
from brewtable.games.beer_pioneers.rules.orders import barrels_needed
from brewtable.games.beer_pioneers.rules.scoring import points_for_beers, points_for_coins
from brewtable.games.beer_pioneers.rules.state import (
    ADMIN,
    BARREL_CELL,
    BEER,
    BLOCKED,
    BUILT,
    COINS,
    DEPOT,
    DIAL,
    HAND_SIZE,
    HELPERS,
    HIRED,
    INCOME,
    LEVEL,
    MARKER,
    MASTER,
    NO_CARD,
    OBJECTIVE,
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
    has_built,
    has_helper,
    icons,
    is_as_before,
    virtual_barrels,
)
from brewtable.kernel.game import Game, Judge
from brewtable.kernel.sets import size
from brewtable.kernel.state import State

_UNKNOWN: Final = -1_000_000_000
_POINT: Final = 100
_A_ROUND: Final = 11  # percent of a game
_LAST: Final = 11  # percent that are left while a game is not over
_FINAL: Final = 53  # percent of the final scoring that counts towards the end
_RIVAL: Final = 40  # percent of the best of the others that counts against one's own position
# Stores: those beyond enough are worth less.
_COIN: Final = 26
_COIN_MORE: Final = 11
_ENOUGH_COINS: Final = 4
_CARD: Final = 15
_CARD_MORE: Final = 3
_ENOUGH_CARDS: Final = 4
_BEER: Final = 60
_BEER_MORE: Final = 40
_BARREL: Final = 25
_BARREL_MORE: Final = 9
_DEPOT: Final = 12
_DEPOT_MORE: Final = 4
_DIAL: Final = 29  # a dial that is placed
_ROTATION: Final = 21  # done on a dial
_FULL: Final = 20  # what a full cellar costs
# What makes the brewery better, at the start; it counts less the nearer the end is.
_LEVEL: Final = 60
_PROGRESS: Final = 70
_INCOME: Final = 79
_BULB: Final = 60
_IMPROVED: Final = 27
_TAKE: Final = 64
_TAKE_MORE: Final = 3
_MOVE: Final = 40
_MOVE_MORE: Final = 22
_DISPLAYED: Final = 45  # a rotation in the personal display
_DISPLAYED_MORE: Final = 15
_ENOUGH_DISPLAYED: Final = 12
_COOP: Final = 37
_TOKEN: Final = 20
_OVERLAY: Final = 26
_EXTENSION: Final = 95
_FLEET: Final = 25  # besides
_LABORATORY: Final = 39
_OWN_HELPER: Final = 20
_UPGRADE: Final = 115
_MASTER: Final = 5
# Pieces that have not acted yet, by what they are likely to bring, and objectives.
_WORKER: Final = 25
_EXPERIENCE: Final = 37
_TRUCK: Final = 40
_QUEUE: Final = 24
_ADMIN: Final = 78
_HELPER: Final = 20
_CLAIM: Final = 170
_NEAR: Final = 60  # an objective that is almost fulfilled
# Orders in hand, in percent: of the best and of the others; and of what is not in the cellar yet.
_ORDER: Final = 14
_SECOND: Final = 120
# By the number on its dial: how much of a beer is there.
_ON_DIAL: Final[vec[i64]] = vec[i64](
    [65 * (DIAL_SIDES - dial + 3) // (DIAL_SIDES + 2) if dial > 0 else 0 for dial in range(DIAL_SIDES + 1)]
)
_IN_DEPOT: Final = 41
_COULD: Final = 23  # a beer whose coop waits for it
_HEAVY: Final = 9  # a beer is as much of an order as so many barrels
_REWARD: Final = 60  # what an order brings besides its points


def value(s: Town, seat: i64) -> float:
    """The position for a seat, against the best of the others."""
    ahead = percent_left(s)
    own = brewer_worth(s, seat, ahead)
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            worth = brewer_worth(s, other, ahead)
            if worth > best:
                best = worth
    return _against(own, best)


def _against(own: i64, best: i64) -> float:
    return (float(own) - float(best) * _RIVAL / 100.0) / _POINT


class Rivals(Judge):
    """Most choices leave the others as they are: what they are worth is found out once for a decision."""

    def __init__(self, game: Game, before: Town, seat: i64) -> None:
        super().__init__(game, seat)
        self.before = before
        self.ahead: i64 = percent_left(before)
        self.worths = vec[i64]([_UNKNOWN] * MOST_SEATS)

    def worth(self, after: State) -> float:
        assert isinstance(after, Town)
        ahead = percent_left(after)
        own = brewer_worth(after, self.seat, ahead)
        best: i64 = 0
        for other in range(after.seats):
            if other != self.seat:
                worth = self._worth_of(after, other, ahead)
                if worth > best:
                    best = worth
        return _against(own, best) + float(pending(after, self.seat, ahead)) / _POINT

    def _worth_of(self, after: Town, other: i64, ahead: i64) -> i64:
        if ahead != self.ahead or not is_as_before(after, self.before, other):
            return brewer_worth(after, other, ahead)
        if self.worths[other] == _UNKNOWN:
            self.worths[other] = brewer_worth(after, other, ahead)
        return self.worths[other]


def under_way(s: Town, seat: i64) -> float:
    """What the effects that are still to be done may bring a seat, in points."""
    return float(pending(s, seat, percent_left(s))) / _POINT


def percent_left(s: Town) -> i64:
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


def brewer_worth(s: Town, seat: i64, ahead: i64) -> i64:
    worth = s.own[cell(seat, POINTS)] * _POINT
    final = (points_for_beers(s, seat) + points_for_coins(s, seat)) * _POINT
    if ahead == 0:
        return worth + final
    worth += final * (100 - ahead) * _FINAL // 10_000
    worth += stores_worth(s, seat) * (50 + ahead // 2) // 100
    worth += orders_worth(s, seat) + pieces_worth(s, seat) + objectives_worth(s, seat)
    return worth + brewery_worth(s, seat) * ahead // 100


def stores_worth(s: Town, seat: i64) -> i64:
    """Coins, cards, beers and barrels; the first of each are worth most."""
    own = s.own
    worth = _falling(own[cell(seat, COINS)], _ENOUGH_COINS, _COIN, _COIN_MORE)
    worth += _falling(own[cell(seat, HAND_SIZE)], _ENOUGH_CARDS, _CARD, _CARD_MORE)
    worth += _falling(own[cell(seat, BARREL_CELL)], 3, _BARREL, _BARREL_MORE)
    worth += _falling(own[cell(seat, DEPOT)], 2, _DEPOT, _DEPOT_MORE)
    for beer in range(i64(BEERS)):
        worth += _falling(own[cell(seat, BEER + beer)], 1, _BEER, _BEER_MORE)
        dial = own[cell(seat, DIAL + beer)]
        if dial > 0:
            worth += _DIAL + (DIAL_SIDES - dial) * _ROTATION
    if free_fields(s, seat) == 0:
        worth -= _FULL
    return worth


def _falling(count: i64, enough: i64, worth: i64, more: i64) -> i64:
    """So many things: those beyond enough are worth less."""
    if count <= enough:
        return count * worth
    return enough * worth + (count - enough) * more


def brewery_worth(s: Town, seat: i64) -> i64:
    """What will go on to bring something."""
    own = s.own
    worth = own[cell(seat, LEVEL)] * _LEVEL + own[cell(seat, PROGRESS)] * _PROGRESS
    worth += own[cell(seat, INCOME)] * _INCOME + _icons(s, seat)
    worth += size(ready_coops(s, seat)) * _COOP
    worth += (BLOCKS - size(own[cell(seat, BLOCKED)])) * _TOKEN
    worth -= size(own[cell(seat, OVERLAID)]) * _OVERLAY
    worth += size(own[cell(seat, BUILT)]) * _EXTENSION
    if has_built(s, seat, FLEET):
        worth += _FLEET
    if has_built(s, seat, LABORATORY):
        worth += _LABORATORY
    worth += (own[cell(seat, HELPERS)] + own[cell(seat, HIRED)]) * _OWN_HELPER
    upgrades = size(own[cell(seat, RETIRED)]) + own[cell(seat, MARKER)]
    worth += (upgrades if upgrades < TILES else i64(TILES)) * _UPGRADE
    if own[cell(seat, MASTER)] != NO_CARD:
        worth += _MASTER
    return worth


def _icons(s: Town, seat: i64) -> i64:
    bulbs = icons(s, seat, ICON_BULBS)
    worth = bulbs * _BULB
    if bulbs >= BULBS_FOR_IMPROVED:
        worth += _IMPROVED
    worth += _falling(icons(s, seat, ICON_TAKE), 2, _TAKE, _TAKE_MORE)
    worth += _falling(icons(s, seat, ICON_MOVE), 2, _MOVE, _MOVE_MORE)
    return worth + _falling(icons(s, seat, ICON_ROTATIONS), _ENOUGH_DISPLAYED, _DISPLAYED, _DISPLAYED_MORE)


def pieces_worth(s: Town, seat: i64) -> i64:
    """Pieces that can still act in this round."""
    own = s.own
    worth = own[cell(seat, TRUCKS)] * _TRUCK + own[cell(seat, HELPERS)] * _HELPER
    for experience in range(i64(MOST_EXPERIENCE)):
        worth += own[cell(seat, READY + experience)] * (_WORKER + _EXPERIENCE * experience)
    if own[cell(seat, QUEUED)] == 0:
        worth += _QUEUE
    if own[cell(seat, ADMIN)] == 0:
        worth += _ADMIN
    return worth


def objectives_worth(s: Town, seat: i64) -> i64:
    """Objectives that can be fulfilled, and those that are coming near."""
    worth: i64 = 0
    for place in range(i64(OBJECTIVE_PLACES)):
        if rank_left(s, place) == 2 or has_claimed(s, seat, place):
            continue
        objective = s.board[OBJECTIVE + place]
        reached, wanted = progress_on(s, seat, objective), s.deck.objectives[objective]
        if reached < wanted:
            worth += _NEAR * reached * reached // (wanted * wanted)
        elif has_helper(s, seat):
            worth += _CLAIM
    return worth


def orders_worth(s: Town, seat: i64) -> i64:
    """The order in hand most within reach, beyond what its things are worth, and a part of the others."""
    best: i64 = 0
    total: i64 = 0
    if s.own[cell(seat, HAND_SIZE)] == 0:
        return 0
    where = s.where
    for card in s.deck.orders:
        if where[card] != HAND + seat:
            continue
        worth = _order(s, seat, card)
        total += worth
        if worth > best:
            best = worth
    return best + (total - best) * _SECOND // 100


def _order(s: Town, seat: i64, card: i64) -> i64:
    """What an order brings beyond its things, by the square of how much of it is there."""
    barrels, beers = barrels_needed(s, seat, card), s.deck.order_beers[card]
    gain = s.deck.order_points[card] * _POINT + _REWARD - barrels * _BARREL - beers * _BEER
    if gain <= 0:
        return 0
    own, needs = s.own, s.deck.needs
    there = _barrels_there(s, seat, barrels)
    any_beer = needs[card * NEEDS + ANY_BEER] * 100
    spare: i64 = 0
    for beer in range(i64(BEERS)):
        wanted, held = needs[card * NEEDS + beer], own[cell(seat, BEER + beer)]
        if held < wanted:
            there += (held * 100 + _coming(s, seat, beer)) * _HEAVY
            continue
        there += wanted * 100 * _HEAVY
        if spare < any_beer:
            spare += (held - wanted) * 100 + _ON_DIAL[own[cell(seat, DIAL + beer)]]
    there += (spare if spare < any_beer else any_beer) * _HEAVY
    share = there // (barrels + beers * _HEAVY)
    return gain * share * share // 10_000 * _ORDER // 100


def _barrels_there(s: Town, seat: i64, wanted: i64) -> i64:
    """Barrels in the cellar, and those in the depot that are still needed, in percent of a barrel."""
    held = s.own[cell(seat, BARREL_CELL)]
    if held >= wanted:
        return wanted * 100
    missing, depot = wanted - held, s.own[cell(seat, DEPOT)] + virtual_barrels(s, seat)
    return held * 100 + (missing if missing < depot else depot) * _IN_DEPOT


def _coming(s: Town, seat: i64, beer: i64) -> i64:
    """How near a beer is that is not in the cellar, in percent of a beer."""
    dial = s.own[cell(seat, DIAL + beer)]
    if dial > 0:
        return _ON_DIAL[dial]
    return i64(_COULD) if coop_is_ready(s, seat, beer) else i64(0)
