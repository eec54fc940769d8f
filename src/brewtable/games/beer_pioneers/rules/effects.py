"""Phrases are carried out: one effect after the other, each as far as possible (chapters 11 to 13)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.cards import phrases as p
from brewtable.games.beer_pioneers.cards.deck import A_BEERS, A_TAKINGS, Deck
from brewtable.games.beer_pioneers.rules import agenda, vocabulary
from brewtable.games.beer_pioneers.rules.brewing import can_brew_any
from brewtable.games.beer_pioneers.rules.building import (
    can_build,
    improve_progress,
    place_marker,
    price_of_extension,
    price_of_upgrade,
)
from brewtable.games.beer_pioneers.rules.display import can_take
from brewtable.games.beer_pioneers.rules.material import (
    BEERS,
    BONUS_WORKERS,
    ICON_MOVE,
    ICON_ROTATIONS,
    ICON_TAKE,
    MOST_OPTIONS,
    NEUTRAL_EXPERIENCE,
)
from brewtable.games.beer_pioneers.rules.objectives import TurnDecision
from brewtable.games.beer_pioneers.rules.state import (
    BLOCKED,
    COINS,
    DIAL,
    EXTRA_TRUCKS,
    EXTRA_WORKERS,
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
    sacrifice_helper,
    take_barrels,
    virtual_barrels,
)
from brewtable.kernel.state import EVERYBODY, Step


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
    script = s.deck.script
    effect = script[at]
    if effect == p.PAY:
        return s.own[cell(seat, COINS)] >= script[at + 1]
    if effect == p.UPGRADE:
        return s.own[cell(seat, COINS)] >= price_of_upgrade(s, seat, script[at + 1])
    if effect == p.EXTENSION:
        price = price_of_extension(s, seat, script[at + 1])
        return s.own[cell(seat, COINS)] >= price and can_build(s, seat)
    return True


def can_pay_phrase(s: Town, seat: i64, phrase: i64) -> bool:
    """Whether a seat can pay for what a phrase begins with."""
    return can_pay(s, seat, s.deck.starts[phrase])


class Doing(Step[Town]):
    """The effects of the script from one place to another. Operands: these places."""

    seated: bool = True

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return s.deck.places.get(first) == second and not _moves_pieces(s.deck, first, second)

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        script = s.deck.script
        effect, amount = script[first], script[first + 1]
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


def _moves_pieces(deck: Deck, at: i64, stop: i64) -> bool:
    """Effects on grey pieces, laboratory and hall are done at once and never wait."""
    while at < stop:
        if deck.script[at] >= p.GREY_TRUCK:
            return True
        at += 2 + (2 * deck.script[at + 1] if deck.script[at] == p.CHOICE else 0)
    return False


def _choose(s: Town, seat: i64, at: i64) -> None:
    """Ask for an option if there is a choice."""
    options = options_of(s, seat, at)
    if len(options) > 1:
        s.then(agenda.CHOOSE, seat, at)
    elif len(options) == 1:
        _take_option(s, seat, at, options[0])


def options_of(s: Town, seat: i64, at: i64) -> vec[i64]:
    """The options of the choice at a place of the script that a seat can pay for."""
    found = vec[i64](capacity=MOST_OPTIONS)
    for option in range(s.deck.script[at + 1]):
        if can_pay(s, seat, s.deck.script[at + 2 + 2 * option]):
            found = append(found, option)
    return found


def _take_option(s: Town, seat: i64, at: i64, option: i64) -> None:
    entry = at + 2 + 2 * option
    s.then(agenda.DOING, seat, s.deck.script[entry], s.deck.script[entry + 1])


class Choose(TurnDecision):
    """Choose an option of a phrase. Operand: where the choice stands in the script."""

    answers: tuple[str, ...] = ("fulfil", "choose")

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return first in s.deck.places and s.deck.script[first] == p.CHOICE and second == 0

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=MOST_OPTIONS)
        for option in options_of(s, seat, first):
            out = append(out, vocabulary.CHOOSE + option)
        return out

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        _take_option(s, seat, first, action - vocabulary.CHOOSE)


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
        for _space in range(amount):
            raise_level(s, seat)
    elif effect == p.INCOME:
        for _space in range(amount):
            raise_income(s, seat)
    elif effect == p.PROGRESS:
        for _space in range(amount):
            do_phrase(s, seat, improve_progress(s, seat))
    elif effect >= p.GREY_TRUCK or effect == p.TRUCK or effect == p.WORKER or effect == p.RECALL:
        _do_pieces(s, seat, effect)
    elif can_pay(s, seat, at):
        _lay(s, seat, effect, amount)


def _do_pieces(s: Town, seat: i64, effect: i64) -> None:
    """Effects on trucks, workers and bonus workers."""
    if effect == p.GREY_TRUCK:
        s.board[GREY_TRUCK] = seat
        _gain_truck(s, seat, vocabulary.THE_GREY_TRUCK)
    elif effect == p.GREY_WORKER:
        s.board[GREY_WORKER] = seat
        _gain_worker(s, seat, vocabulary.THE_GREY_WORKER)
    elif effect == p.TRUCK:
        s.own[cell(seat, EXTRA_TRUCKS)] += 1
        _gain_truck(s, seat, vocabulary.EXTRA_TRUCK)
    elif effect == p.WORKER:
        s.own[cell(seat, EXTRA_WORKERS)] += 1
        _gain_worker(s, seat, vocabulary.EXTRA_WORKER)
    elif effect == p.LABORATORY:
        sacrifice_helper(s, seat)
    elif effect == p.HALL:
        _gain_helpers(s, seat, BONUS_WORKERS)
    elif effect == p.RECALL and s.own[cell(seat, HIRED)] > 0:
        s.own[cell(seat, HIRED)] -= 1
        _gain_helpers(s, seat, 1)


def _gain_truck(s: Town, seat: i64, which: i64) -> None:
    s.own[cell(seat, TRUCKS)] += 1
    if s.listening:
        s.report(vocabulary.PIECE_GAINED, seat, which, 0, 0, EVERYBODY)


def _gain_worker(s: Town, seat: i64, which: i64) -> None:
    s.own[cell(seat, READY + NEUTRAL_EXPERIENCE - 1)] += 1
    if s.listening:
        s.report(vocabulary.PIECE_GAINED, seat, which, 0, 0, EVERYBODY)


def _gain_helpers(s: Town, seat: i64, count: i64) -> None:
    s.own[cell(seat, HELPERS)] += count
    if s.listening:
        s.report(vocabulary.HELPERS_CHANGED, seat, count, 0, 0, EVERYBODY)


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
        return amount > 0 and has_dial(s, seat)
    if effect == p.UNBLOCK:
        return s.own[cell(seat, BLOCKED)] != 0
    if effect == p.CARDS:
        return can_take(s, seat)
    return effect != p.BREW or can_brew_any(s, seat)


def has_dial(s: Town, seat: i64) -> bool:
    for beer in range(i64(BEERS)):
        if s.own[cell(seat, DIAL + beer)] > 0:
            return True
    return False
