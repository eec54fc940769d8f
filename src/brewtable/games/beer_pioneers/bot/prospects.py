"""What the effects that are still to be done may bring a seat, in hundredths of a point, as the value counts.

Without it a position in the middle of a turn looks poor: a worker is placed, and nothing has come of it yet.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.cards import phrases as p
from brewtable.games.beer_pioneers.rules import agenda
from brewtable.games.beer_pioneers.rules.brewing import can_brew_any
from brewtable.games.beer_pioneers.rules.effects import amount_of, can_pay
from brewtable.games.beer_pioneers.rules.material import BEERS
from brewtable.games.beer_pioneers.rules.orders import can_deliver_any
from brewtable.games.beer_pioneers.rules.state import (
    BLOCKED,
    DIAL,
    HAND_SIZE,
    OVERLAID,
    Town,
    cell,
    depot_room,
    movable,
)
from brewtable.games.beer_pioneers.rules.turns import earns_bonus
from brewtable.kernel.state import STEP_WIDTH


def _by_effect(worths: dict[str, int]) -> vec[i64]:
    return vec[i64]([worths.get(name, 0) for name in p.EFFECT_NAMES])


# What can be used at any time …
_NOW: Final[vec[i64]] = _by_effect(
    {
        "points": 100,
        "coins": 26,
        "takings": 26,
        "pay": -26,
        "upgrade": -40,
        "extension": -60,
        "cards": 12,
        "barrels": 10,
        "depot": 20,
        "move": 13,
        "brew": 45,
        "rotations": 21,
        "beer": 60,
        "white": 50,
        "exchange": 40,
        "truck": 40,
        "worker": 45,
        "grey-truck": 40,
        "grey-worker": 45,
        "recall": 20,
        "hall": 20,
        "progress": 20,
    }
)
# … and what makes the brewery better, which counts less the nearer the end is.
_LATER: Final[vec[i64]] = _by_effect(
    {
        "unblock": 20,
        "overlay": 26,
        "progress": 70,
        "level": 60,
        "income": 79,
        "beige": 45,
        "upgrade": 115,
        "extension": 120,
        "laboratory": 39,
        "depot": 30,
        "hall": 95,
    }
)
_DELIVERY: Final = 200  # an order whose beers are being chosen
_ORDER: Final = 150
_BONUS: Final = 40


def pending(s: Town, seat: i64, ahead: i64) -> i64:
    """What the agenda still holds for a seat."""
    worth: i64 = 0
    steps, top = s.agenda, s.depth
    while top > 0:
        if steps[top - 2] == seat:
            worth += _step(s, seat, steps[top - 1], steps[top - 3], steps[top - 4], ahead)
        top -= STEP_WIDTH
    return worth


def _step(s: Town, seat: i64, step: i64, first: i64, second: i64, ahead: i64) -> i64:
    if step == agenda.DOING:
        return _script(s, seat, first, second, ahead)
    if step == agenda.CHOOSE:
        return _choice(s, seat, first, ahead)
    if step == agenda.BONUS_ACTION:
        return _BONUS
    if step == agenda.BONUS:
        return _BONUS if earns_bonus(s, seat, first) else 0
    if step == agenda.DELIVERING or step == agenda.DELIVER:
        return _DELIVERY
    effect = _effect_of(step)
    if effect == p.CHOICE:
        return 0
    return _effect(s, seat, effect, first if first > 0 else 1, ahead)


def _effect_of(step: i64) -> i64:
    if step == agenda.TAKING or step == agenda.TAKE:
        return p.CARDS
    if step == agenda.MOVING or step == agenda.MOVE:
        return p.MOVE
    if step == agenda.ROTATING or step == agenda.ROTATE:
        return p.ROTATIONS
    if step == agenda.BREWING or step == agenda.BREW:
        return p.BREW
    if step == agenda.UNBLOCKING or step == agenda.UNBLOCK:
        return p.UNBLOCK
    if step == agenda.UNCOVER:
        return p.OVERLAY
    if step == agenda.PICKING or step == agenda.PICK:
        return p.BEER
    if step == agenda.PLAY_BEIGE:
        return p.BEIGE
    if step == agenda.PLAY_WHITE:
        return p.WHITE
    if step == agenda.PLAY_ORDER:
        return p.ORDER
    if step == agenda.EXCHANGING or step == agenda.EXCHANGE:
        return p.EXCHANGE
    if step == agenda.BUILD:
        return p.HALL
    return p.CHOICE


def _script(s: Town, seat: i64, start: i64, stop: i64, ahead: i64) -> i64:
    worth: i64 = 0
    at = start
    while at < stop:
        effect, amount = s.deck.script[at], s.deck.script[at + 1]
        if effect == p.CHOICE:
            worth += _choice(s, seat, at, ahead)
            at += 2 * amount
        elif not can_pay(s, seat, at):
            return worth
        else:
            worth += _effect(s, seat, effect, amount_of(s, seat, effect, amount), ahead)
        at += 2
    return worth


def _choice(s: Town, seat: i64, at: i64, ahead: i64) -> i64:
    best: i64 = 0
    for option in range(s.deck.script[at + 1]):
        entry = at + 2 + 2 * option
        if not can_pay(s, seat, s.deck.script[entry]):
            continue
        worth = _script(s, seat, s.deck.script[entry], s.deck.script[entry + 1], ahead)
        if worth > best:
            best = worth
    return best


def _effect(s: Town, seat: i64, effect: i64, wished: i64, ahead: i64) -> i64:
    amount = wished
    if effect == p.ORDER:
        return _ORDER if can_deliver_any(s, seat) else 0
    if effect == p.UPGRADE or effect == p.EXTENSION:
        amount = 1
    elif effect == p.ROTATIONS:
        amount = _least(amount, _rotations_left(s, seat))
    elif effect == p.MOVE:
        amount = movable(s, seat, amount)
    elif effect == p.BARRELS:
        amount = _least(amount, depot_room(s, seat))
    elif effect == p.BREW:
        amount = _least(amount, 2) if can_brew_any(s, seat) else 0
    elif effect == p.UNBLOCK:
        amount = amount if s.own[cell(seat, BLOCKED)] != 0 else 0
    elif effect == p.OVERLAY:
        amount = amount if s.own[cell(seat, OVERLAID)] != 0 else 0
    elif effect == p.BEIGE or effect == p.WHITE:
        amount = amount if s.own[cell(seat, HAND_SIZE)] > 0 else 0
    return amount * (_NOW[effect] + _LATER[effect] * ahead // 100)


def _rotations_left(s: Town, seat: i64) -> i64:
    left: i64 = 0
    for beer in range(i64(BEERS)):
        left += s.own[cell(seat, DIAL + beer)]
    return left


def _least(one: i64, other: i64) -> i64:
    return one if one < other else other
