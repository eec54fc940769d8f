"""What a phrase will do for a seat: X as a number, prices as they are, and "nothing" with its reason."""

from __future__ import annotations

from collections.abc import Iterable

from brewtable.games.beer_pioneers.cards import phrases as p
from brewtable.games.beer_pioneers.cards.deck import A_TAKINGS
from brewtable.games.beer_pioneers.cards.words import effect_words, joined_options, listed
from brewtable.games.beer_pioneers.rules.brewing import can_brew_any
from brewtable.games.beer_pioneers.rules.building import price_of_extension, price_of_upgrade
from brewtable.games.beer_pioneers.rules.card_play import holds_beige, is_white
from brewtable.games.beer_pioneers.rules.display import can_take
from brewtable.games.beer_pioneers.rules.effects import amount_of, has_dial
from brewtable.games.beer_pioneers.rules.exchange import gifts
from brewtable.games.beer_pioneers.rules.material import ICON_MOVE, LEVELS, MOST_EXPERIENCE
from brewtable.games.beer_pioneers.rules.orders import can_deliver_any
from brewtable.games.beer_pioneers.rules.round_end import freed_row
from brewtable.games.beer_pioneers.rules.state import (
    BLOCKED,
    COINS,
    DEPOT,
    HIRED,
    INCOME,
    LEVEL,
    MARKER,
    OVERLAID,
    PROGRESS,
    WORKERS,
    Town,
    ability,
    cell,
    depot_room,
    free_fields,
    hand_of,
    icons,
    movable,
    virtual_barrels,
)
from brewtable.kernel.message import Message

# Effects that play a card, or let a player choose freely: after them anything may be possible.
_OPENING = frozenset([p.CARDS, p.BEIGE, p.WHITE, p.ORDER, p.EXCHANGE, p.EXTENSION])
# What makes an effect possible that is not possible yet.
_HELPED: dict[int, frozenset[int]] = {
    p.BARRELS: frozenset([p.MOVE, p.DEPOT]),
    p.MOVE: frozenset([p.BARRELS, p.DEPOT]),
    p.ROTATIONS: frozenset([p.BREW]),
    p.BREW: frozenset([p.UNBLOCK, p.OVERLAY, p.ROTATIONS]),
    p.ORDER: frozenset([p.MOVE, p.ROTATIONS, p.BEER]),
    p.EXCHANGE: frozenset([p.MOVE, p.ROTATIONS, p.BEER, p.COINS, p.TAKINGS]),
}


def foretold(s: Town, seat: int, phrase: p.Phrase, before: frozenset[int] = frozenset()) -> Message:
    """A phrase for a seat, after some effects; options that it cannot pay for are left out."""
    words: list[Message] = []
    for options in phrase.stages:
        open_ones = [one for one in options if before or _can_pay(s, seat, *one[0])] or options
        told = _without_twins(open_ones)
        words.append(
            joined_options([_option(s, seat, one, before) for one in told], any(len(one) > 1 for one in told))
        )
        before = before.union(*({effect for effect, _ in one} for one in options))
    told_last = words[-1]
    for stage in words[-2::-1]:
        told_last = Message("pioneers-then", {"first": stage, "rest": told_last})
    return told_last


def printed_phrase(text: str) -> p.Phrase:
    return p.read_phrase(text, p.EFFECT_NAMES[p.POINTS :])


def foretold_text(s: Town, seat: int, text: str) -> Message:
    """A printed phrase for a seat."""
    return foretold(s, seat, printed_phrase(text))


def _without_twins(options: list[list[tuple[int, int]]]) -> list[list[tuple[int, int]]]:
    """Options that differ in their order alone are told once."""
    told: list[list[tuple[int, int]]] = []
    for option in options:
        if not any(sorted(option) == sorted(other) for other in told):
            told.append(option)
    return told


def _can_pay(s: Town, seat: int, effect: int, amount: int) -> bool:
    return int(s.own[cell(seat, COINS)]) >= _price(s, seat, effect, amount)


def _price(s: Town, seat: int, effect: int, amount: int) -> int:
    if effect == p.UPGRADE:
        return int(price_of_upgrade(s, seat, amount))
    if effect == p.EXTENSION:
        return int(price_of_extension(s, seat, amount))
    return amount if effect == p.PAY else 0


def _option(s: Town, seat: int, effects: list[tuple[int, int]], before: Iterable[int]) -> Message:
    first, amount = effects[0]
    if first == p.PAY and len(effects) > 1:
        effect = _option(s, seat, effects[1:], before)
        return Message("pioneers-for-coins", {"count": amount, "effect": effect})
    done = set(before)
    parts: list[Message] = []
    for one in effects:
        parts.append(_effect(s, seat, *one, done))
        done.add(one[0])
    return listed(parts)


def _effect(s: Town, seat: int, effect: int, printed: int, done: set[int]) -> Message:
    amount = _amount(s, seat, effect, printed)
    words = _progress(s, seat, amount) if effect == p.PROGRESS else effect_words(effect, amount)
    if done & (_OPENING | _HELPED.get(effect, frozenset())):
        return words
    why = why_nothing(s, seat, effect, amount)
    if why is not None:
        is_paid = _price(s, seat, effect, printed) > 0
        return Message(
            "pioneers-nothing-paid" if is_paid else "pioneers-nothing", {"effect": words, "why": why}
        )
    if effect == p.BARRELS and depot_room(s, seat) < amount:
        return Message("pioneers-fitting", {"effect": words, "count": int(depot_room(s, seat))})
    if effect == p.MOVE and movable(s, seat, amount) < amount:
        return effect_words(effect, int(movable(s, seat, amount)))
    return words


def _amount(s: Town, seat: int, effect: int, printed: int) -> int:
    if effect in (p.UPGRADE, p.EXTENSION):
        return _price(s, seat, effect, printed)
    if effect == p.TAKINGS:
        return printed + int(ability(s, seat, A_TAKINGS))
    return int(amount_of(s, seat, effect, printed))


def _progress(s: Town, seat: int, amount: int) -> Message:
    """Steps on the progress track, with the bonuses that they reach."""
    words = effect_words(p.PROGRESS, amount)
    at = int(s.own[cell(seat, PROGRESS)])
    reached = [bonus for bonus in s.deck.brewery.bonuses[at + 1 : at + 1 + amount] if bonus is not None]
    if not reached:
        return words
    gains = [foretold(s, seat, one) for one in reached]
    return Message("pioneers-reaching", {"effect": words, "gains": gains})


# Nothing.


def why_nothing(s: Town, seat: int, effect: int, amount: int) -> Message | None:
    """Why an effect would do nothing at all for a seat now; None if it would do something."""
    if effect in (p.BARRELS, p.MOVE):
        return _of_barrels(s, seat, effect, amount)
    if effect in (p.PROGRESS, p.LEVEL, p.INCOME):
        return _of_tracks(s, seat, effect)
    if effect in (p.CARDS, p.BEIGE, p.WHITE, p.ORDER):
        return _of_cards(s, seat, effect)
    return _of_brewery(s, seat, effect, amount)


def _of_barrels(s: Town, seat: int, effect: int, amount: int) -> Message | None:
    if effect == p.BARRELS:
        if amount == 0:
            return Message("pioneers-why-no-take-icon")
        return Message("pioneers-why-depot-full") if depot_room(s, seat) == 0 else None
    if effect == p.MOVE:
        if amount == 0 and icons(s, seat, ICON_MOVE) == 0:
            return Message("pioneers-why-no-move-icon")
        if s.own[cell(seat, DEPOT)] + virtual_barrels(s, seat) == 0:
            return Message("pioneers-why-depot-empty")
        return Message("pioneers-why-cellar-full") if free_fields(s, seat) == 0 else None
    return None


def _of_brewery(s: Town, seat: int, effect: int, amount: int) -> Message | None:
    if effect == p.ROTATIONS:
        if amount == 0:
            return Message("pioneers-why-no-rotation-icon")
        return None if has_dial(s, seat) else Message("pioneers-why-no-dial")
    if effect == p.BREW:
        return None if can_brew_any(s, seat) else Message("pioneers-why-no-coop")
    if effect == p.UNBLOCK:
        return None if s.own[cell(seat, BLOCKED)] != 0 else Message("pioneers-why-no-token")
    if effect == p.OVERLAY:
        return None if s.own[cell(seat, OVERLAID)] != 0 else Message("pioneers-why-no-cover")
    if effect == p.EXCHANGE:
        return None if gifts(s, seat) > 0 else Message("pioneers-why-no-gift")
    if effect == p.RECALL:
        return None if s.own[cell(seat, HIRED)] > 0 else Message("pioneers-why-no-helper-out")
    if effect == p.UPGRADE:
        if s.own[cell(seat, MARKER)] != 0:
            return Message("pioneers-why-marker")
        return None if can_upgrade(s, seat) else Message("pioneers-why-no-upgrade")
    return None


def can_upgrade(s: Town, seat: int) -> bool:
    """Whether a seat has a worker that could still retire."""
    workers = [int(s.own[cell(seat, WORKERS + worker)]) for worker in range(2)]
    return any(one < MOST_EXPERIENCE and freed_row(s, seat, one) >= 0 for one in workers)


def _of_tracks(s: Town, seat: int, effect: int) -> Message | None:
    if effect == p.PROGRESS and s.own[cell(seat, PROGRESS)] == len(s.deck.progress) - 1:
        return Message("pioneers-why-progress-end")
    if effect == p.LEVEL and s.own[cell(seat, LEVEL)] == LEVELS - 1:
        return Message("pioneers-why-level-end")
    if effect == p.INCOME and s.own[cell(seat, INCOME)] == len(s.deck.income) - 1:
        return Message("pioneers-why-income-end")
    return None


def _of_cards(s: Town, seat: int, effect: int) -> Message | None:
    if effect == p.CARDS and not can_take(s, seat):
        return Message("pioneers-why-no-card")
    if effect == p.BEIGE and not holds_beige(s, seat):
        return Message("pioneers-why-no-beige")
    if effect == p.WHITE and not any(is_white(s, card) for card in hand_of(s, seat)):
        return Message("pioneers-why-no-white")
    if effect == p.ORDER and not can_deliver_any(s, seat):
        return Message("pioneers-why-no-order")
    return None
