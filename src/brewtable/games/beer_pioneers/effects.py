"""Phrases are carried out: one effect after the other, each as far as possible."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers import actions, agenda, events
from brewtable.games.beer_pioneers import phrases as p
from brewtable.games.beer_pioneers.brewing import can_brew_any
from brewtable.games.beer_pioneers.building import (
    can_build,
    improve_progress,
    place_marker,
    price_of_extension,
    price_of_upgrade,
    sacrifice_helper,
)
from brewtable.games.beer_pioneers.cards import A_BEERS, A_TAKINGS
from brewtable.games.beer_pioneers.display import can_take
from brewtable.games.beer_pioneers.material import (
    BEERS,
    BONUS_WORKERS,
    ICON_MOVE,
    ICON_ROTATIONS,
    ICON_TAKE,
    NEUTRAL_EXPERIENCE,
)
from brewtable.games.beer_pioneers.state import (
    BLOCKED,
    COINS,
    DIAL,
    GREY_TRUCK,
    GREY_WORKER,
    HAND_SIZE,
    HELPERS,
    HIRED,
    LEVEL,
    OVERLAID,
    READY,
    TRUCKS,
    Town,
    ability,
    cell,
    depot_room,
    do_phrase,
    gain_coins,
    gain_points,
    icons,
    movable,
    raise_income,
    raise_level,
    take_barrels,
    virtual_barrels,
)
from brewtable.kernel.state import EVERYBODY, Decision, Step


def amount_of(s: Town, seat: i64, effect: i64, amount: i64) -> i64:
    """An amount as it is for a seat: X is what the own display or brewing level says."""
    if amount != p.X:
        return amount
    if effect == p.BARRELS:
        return icons(s, seat, ICON_TAKE)
    if effect == p.MOVE:
        shown = icons(s, seat, ICON_MOVE)
        return shown if shown > 0 else virtual_barrels(s, seat)
    if effect == p.ROTATIONS:
        return icons(s, seat, ICON_ROTATIONS)
    return s.deck.beers[s.own[cell(seat, LEVEL)]] + ability(s, seat, A_BEERS)


def can_pay(s: Town, seat: i64, at: i64) -> bool:
    """Whether a seat can pay for the effect at a place of the script, and has an extension to build."""
    effect, amount = s.deck.script[at], s.deck.script[at + 1]
    coins = s.own[cell(seat, COINS)]
    if effect == p.PAY:
        return coins >= amount
    if effect == p.UPGRADE:
        return coins >= price_of_upgrade(s, seat, amount)
    if effect == p.EXTENSION:
        return coins >= price_of_extension(s, seat, amount) and can_build(s, seat)
    return True


def can_pay_phrase(s: Town, seat: i64, phrase: i64) -> bool:
    """Whether a seat can pay for what a phrase begins with."""
    return can_pay(s, seat, s.deck.starts[phrase])


class Doing(Step[Town]):
    """The effects of the script from one place to another. Operands: these places."""

    name: str = "doing"

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        effect, amount = s.deck.script[first], s.deck.script[first + 1]
        after = first + 2
        if effect == p.CHOICE:
            after += 2 * amount
            _choose(s, seat, first)
        elif effect == p.PAY and not can_pay(s, seat, first):
            return  # without the cost nothing of it happens
        else:
            _do(s, seat, first, effect, amount_of(s, seat, effect, amount))
        if after < second:
            s.then(agenda.DOING, seat, after, second)


def _choose(s: Town, seat: i64, at: i64) -> None:
    """Ask for an option if there is a choice."""
    options = options_of(s, seat, at)
    if len(options) > 1:
        s.then(agenda.CHOOSE, seat, at)
    elif len(options) == 1:
        _take_option(s, seat, at, options[0])


def options_of(s: Town, seat: i64, at: i64) -> vec[i64]:
    """The options of the choice at a place of the script that a seat can pay for."""
    found = vec[i64](capacity=actions.MOST_OPTIONS)
    for option in range(s.deck.script[at + 1]):
        if can_pay(s, seat, s.deck.script[at + 2 + 2 * option]):
            found = append(found, option)
    return found


def _take_option(s: Town, seat: i64, at: i64, option: i64) -> None:
    entry = at + 2 + 2 * option
    s.then(agenda.DOING, seat, s.deck.script[entry], s.deck.script[entry + 1])


class Choose(Decision[Town]):
    """Choose an option of a phrase. Operand: where the choice stands in the script."""

    name: str = "choose"

    def options(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=actions.MOST_OPTIONS)
        for option in options_of(s, seat, first):
            out = append(out, actions.CHOOSE + option)
        return out

    def resolve(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        _take_option(s, seat, first, action - actions.CHOOSE)


def _do(s: Town, seat: i64, at: i64, effect: i64, amount: i64) -> None:
    """One effect: done at once, or laid on the agenda where it needs decisions."""
    if effect == p.POINTS:
        gain_points(s, seat, amount)
    elif effect == p.COINS:
        gain_coins(s, seat, amount)
    elif effect == p.PAY:
        gain_coins(s, seat, -amount)
    elif effect == p.TAKINGS:
        gain_coins(s, seat, amount + ability(s, seat, A_TAKINGS))
    elif effect == p.BARRELS:
        take_barrels(s, seat, amount)
    elif effect == p.LEVEL:
        for _ in range(amount):
            raise_level(s, seat)
    elif effect == p.INCOME:
        for _ in range(amount):
            raise_income(s, seat)
    elif effect == p.PROGRESS:
        for _ in range(amount):
            do_phrase(s, seat, improve_progress(s, seat))
    elif effect >= p.TRUCK or effect == p.RECALL:
        _do_pieces(s, seat, effect)
    elif can_pay(s, seat, at):
        _lay(s, seat, effect, amount)


def _do_pieces(s: Town, seat: i64, effect: i64) -> None:
    """Effects on trucks, workers and bonus workers."""
    if effect == p.TRUCK:
        s.board[GREY_TRUCK] = seat
        s.own[cell(seat, TRUCKS)] += 1
        if s.listening:
            s.tell(events.GREY, seat, 1, 0, 0, EVERYBODY)
    elif effect == p.WORKER:
        s.board[GREY_WORKER] = seat
        s.own[cell(seat, READY + NEUTRAL_EXPERIENCE - 1)] += 1
        if s.listening:
            s.tell(events.GREY, seat, 0, 0, 0, EVERYBODY)
    elif effect == p.LABORATORY:
        sacrifice_helper(s, seat)
    elif effect == p.HALL:
        _gain_helpers(s, seat, BONUS_WORKERS)
    elif effect == p.RECALL and s.own[cell(seat, HIRED)] > 0:
        s.own[cell(seat, HIRED)] -= 1
        _gain_helpers(s, seat, 1)


def _gain_helpers(s: Town, seat: i64, count: i64) -> None:
    s.own[cell(seat, HELPERS)] += count
    if s.listening:
        s.tell(events.HELPERS, seat, count, 0, 0, EVERYBODY)


def _lay(s: Town, seat: i64, effect: i64, amount: i64) -> None:
    """Effects that need decisions. Hands are hidden: who holds cards is asked, whatever they are."""
    holds_cards = s.own[cell(seat, HAND_SIZE)] > 0
    if effect == p.CARDS:
        s.then(agenda.TAKING, seat, amount)
    elif effect == p.MOVE:
        s.then(agenda.MOVING, seat, amount)
    elif effect == p.ROTATIONS:
        s.then(agenda.ROTATING, seat, amount)
    elif effect == p.BREW:
        s.then(agenda.BREWING, seat, amount)
    elif effect == p.UNBLOCK:
        s.then(agenda.UNBLOCKING, seat, amount)
    elif effect == p.BEER:
        s.then(agenda.PICKING, seat, amount)
    elif effect == p.BEIGE and holds_cards:
        s.then(agenda.PLAY_BEIGE, seat)
    elif effect == p.WHITE and holds_cards:
        s.then(agenda.PLAY_WHITE, seat)
    elif effect == p.ORDER and holds_cards:
        s.then(agenda.PLAY_ORDER, seat)
    elif effect == p.UPGRADE:
        place_marker(s, seat, price_of_upgrade(s, seat, amount))
    elif effect == p.EXTENSION:
        gain_coins(s, seat, -price_of_extension(s, seat, amount))
        s.then(agenda.BUILD, seat)
    elif effect == p.OVERLAY and s.own[cell(seat, OVERLAID)] != 0:
        s.then(agenda.UNCOVER, seat)
    elif effect == p.EXCHANGE:
        s.then(agenda.EXCHANGING, seat)


def would_do_something(s: Town, seat: i64, phrase: i64) -> bool:
    """Whether a bonus action would have any effect; hand cards are judged where they are played."""
    at = s.deck.starts[phrase]
    if not can_pay(s, seat, at):
        return False
    effect = s.deck.script[at]
    if effect == p.PAY:
        return True
    amount = amount_of(s, seat, effect, s.deck.script[at + 1])
    if effect == p.BARRELS:
        return amount > 0 and depot_room(s, seat) > 0
    if effect == p.MOVE:
        return movable(s, seat, amount) > 0
    if effect == p.ROTATIONS:
        return amount > 0 and _has_dial(s, seat)
    if effect == p.UNBLOCK:
        return s.own[cell(seat, BLOCKED)] != 0
    if effect == p.CARDS:
        return can_take(s, seat)
    return effect != p.BREW or can_brew_any(s, seat)


def _has_dial(s: Town, seat: i64) -> bool:
    for beer in range(i64(BEERS)):
        if s.own[cell(seat, DIAL + beer)] > 0:
            return True
    return False
