"""What stands on a card, a board or a tile, in words."""

from __future__ import annotations

from brewtable.games.beer_pioneers.cards.deck import (
    ABILITY_NAMES,
    NEED_NAMES,
    OCCASION_NAMES,
    Beige,
    Card,
    Master,
    Order,
)
from brewtable.games.beer_pioneers.cards.phrases import EFFECT_NAMES, PAY, Phrase, X
from brewtable.games.beer_pioneers.rules.material import ICON_NAMES
from brewtable.kernel.message import Message


def phrase_words(phrase: Phrase) -> Message:
    stages = [_stage(options) for options in phrase.stages]
    words = stages[-1]
    for stage in stages[-2::-1]:
        words = Message("pioneers-then", {"first": stage, "rest": words})
    return words


def _stage(options: list[list[tuple[int, int]]]) -> Message:
    """The options of a stage; those that differ in their order alone are told once."""
    told: list[list[tuple[int, int]]] = []
    for option in options:
        if not any(sorted(option) == sorted(other) for other in told):
            told.append(option)
    return joined_options([_option(option) for option in told], any(len(option) > 1 for option in told))


def joined_options(words: list[Message], of_several: bool) -> Message:
    """Options in words; where one of them has several effects, so that it is clear where the next begins."""
    if len(words) == 1:
        return words[0]
    if not of_several:
        return Message("pioneers-or", {"or_parts": words})
    told = words[-1]
    for option in words[-2::-1]:
        told = Message("pioneers-or-else", {"first": option, "rest": told})
    return told


def _option(effects: list[tuple[int, int]]) -> Message:
    first, amount = effects[0]
    if first == PAY and len(effects) > 1:
        return Message("pioneers-for-coins", {"count": amount, "effect": _option(effects[1:])})
    return listed([effect_words(effect, amount) for effect, amount in effects])


def effect_words(effect: int, amount: int) -> Message:
    name = EFFECT_NAMES[effect]
    if amount == X:
        return Message(f"pioneers-effect-{name}-x")
    return Message(f"pioneers-effect-{name}", {"count": amount})


def listed(parts: list[Message]) -> Message:
    return parts[0] if len(parts) == 1 else Message("pioneers-list", {"parts": parts})


def beige_words(beige: Beige) -> Message:
    shown = [
        Message(f"pioneers-icon-{name}", {"count": count})
        for name, count in zip(ICON_NAMES, beige.icons)
        if count
    ]
    if beige.flash is not None:
        shown.append(Message("pioneers-flash", {"effect": phrase_words(beige.flash)}))
    return listed(shown)


def order_words(order: Order) -> Message:
    needs = [
        Message(f"pioneers-need-{name}", {"count": count})
        for name, count in zip(NEED_NAMES, order.needs)
        if count
    ]
    words = Message("pioneers-order", {"needs": listed(needs), "reward": phrase_words(order.reward)})
    if order.fleet is None:
        return words
    return Message("pioneers-order-fleet", {"order": words, "extra": phrase_words(order.fleet)})


def master_words(master: Master) -> Message:
    if master.gain is not None:
        gain = phrase_words(master.gain)
        return Message(f"pioneers-when-{OCCASION_NAMES[master.occasion]}", {"gain": gain})
    return Message(f"pioneers-always-{ABILITY_NAMES[master.ability]}", {"count": master.amount})


def white_words(card: Card) -> Message | None:
    if card.action is not None:
        return phrase_words(card.action)
    if card.master is not None:
        return Message("pioneers-master", {"effect": master_words(card.master)})
    return None
