"""Choices in words: what is gained, paid and cleaned up, with which card, and what does not fit."""

from __future__ import annotations

from mypy_extensions import i64

from brewtable.games.beer_and_bread.cards.effects import effect_words
from brewtable.games.beer_and_bread.cards.phrases import card_name, recipe_words
from brewtable.games.beer_and_bread.rules import agenda, harvest, produce, upgrade
from brewtable.games.beer_and_bread.rules.material import (
    BAKERY,
    BREWERY,
    EXCHANGE,
    GOOD_NAMES,
    HAND,
    KIND_NAMES,
    KINDS,
    TAKEN,
    WATER,
    storage_of,
)
from brewtable.games.beer_and_bread.rules.payments import count_in, tokens_in
from brewtable.games.beer_and_bread.rules.state import Valley, within_reach
from brewtable.games.beer_and_bread.rules.storage import excess, water_units
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.prompt import Asked
from brewtable.kernel.sets import lowest, size


def labels_of(s: Valley, asked: Asked, deeds: list[dict[str, object]]) -> list[Message]:
    """What each choice means. Cards of one name are told apart by their recipes where choices sound alike."""
    labels = [_label(s, asked, do, False) for do in deeds]
    said = [label.to_data() for label in labels]
    return [
        label if said.count(data) == 1 else _label(s, asked, do, True)
        for do, label, data in zip(deeds, labels, said, strict=True)
    ]


def _label(s: Valley, asked: Asked, do: dict[str, object], exact: bool) -> Message:
    kind = str(do["kind"])
    if kind == "done":
        return Message(f"choice-done-{s.steps[asked.step].name}")
    if kind == "pay":
        return _payment_label(s, asked, do)
    if "card" not in do:
        return Message(f"choice-{kind}", {"token": Message(f"kind-{do['token']}")})
    card = s.deck.numbers[str(do["card"])]
    called = _called(s, card, exact)
    if kind == "harvest":
        return _harvest_label(s, asked.seat, card, called)
    if kind == "produce":
        return _produce_label(s, asked.seat, card, called)
    if kind == "upgrade":
        return _upgrade_label(s, asked, card, called)
    if kind == "exchange":
        return _exchange_label(s, do, called, exact)
    return Message(f"choice-{kind}", {"card": called})


def _called(s: Valley, card: int, exact: bool) -> Message:
    name = card_name(s.deck, card)
    return Message("card-of", {"card": name, "needs": recipe_words(s.deck, card)}) if exact else name


def _harvest_label(s: Valley, seat: int, card: int, called: Message) -> Message:
    """What a harvest would bring, and how much of it would not fit."""
    gains: list[Message] = []
    crops = water = 0
    for kind in range(KINDS):
        count = min(int(harvest.wanted(s, seat, card, kind)), int(within_reach(s, seat, kind)))
        if count:
            gains.append(amount(kind, count))
        if kind == WATER:
            water = count
        else:
            crops += count
    if not gains:
        return Message("choice-harvest-nothing", {"card": called})
    free_for_water = max(0, int(water_units(s, seat)) - int(s.tokens[storage_of(seat) + WATER]))
    over = int(excess(s, seat)) + crops + max(0, water - free_for_water)
    if over > 0:
        return Message("choice-harvest-over", {"card": called, "gains": gains, "count": over})
    return Message("choice-harvest", {"card": called, "gains": gains})


def _produce_label(s: Valley, seat: int, card: int, called: Message) -> Message:
    """What a good earns, and what it takes if that is settled already."""
    arguments: dict[str, Argument] = {
        "card": called,
        "coins": int(s.deck.coins[card]),
        "good": GOOD_NAMES[s.deck.good[card]],
    }
    payments = list(produce.payments(s, seat, card))
    if len(payments) > 1:
        return Message("choice-produce-choosing", arguments)
    return Message("choice-produce", {**arguments, "tokens": _spent(payments[0])})


def _upgrade_label(s: Valley, asked: Asked, card: int, called: Message) -> Message:
    """What an upgrade does, what is cleaned up with it, and what that collects."""
    arguments: dict[str, Argument] = {"card": called, "effect": effect_words(s.deck, card)}
    seat = asked.seat
    beers, breads = size(s.zones[BREWERY + seat]), size(s.zones[BAKERY + seat])
    if beers + breads == 0:
        return Message("choice-upgrade", arguments)
    goods = [("deed-beers", int(beers)), ("deed-breads", int(breads))]
    cleaned = [Message(key, {"count": count}) for key, count in goods if count]
    then = [Message("choice-cleans", {"goods": cleaned}), *_collected(s, asked, card)]
    return Message("choice-upgrade-cleaning", {**arguments, "clauses_then": then})


def _collected(s: Valley, asked: Asked, card: int) -> list[Message]:
    """What cleaning up with this upgrade collects, and how much of it would not fit."""
    seat, place = asked.seat, storage_of(asked.seat)
    after = s.copy()
    upgrade.perform(after, seat, (TAKEN if asked.step == agenda.PLAY_TAKEN else HAND) + seat, card)
    more = [int(after.tokens[place + kind] - s.tokens[place + kind]) for kind in range(KINDS)]
    gains = [amount(kind, count) for kind, count in enumerate(more) if count]
    over = int(excess(after, seat))
    said = [Message("choice-collects", {"gains": gains})] if gains else []
    return [*said, Message("choice-over", {"count": over})] if over > 0 else said


def _exchange_label(s: Valley, do: dict[str, object], called: Message, exact: bool) -> Message:
    space = do["space"]
    assert isinstance(space, int)
    taken = _called(s, int(lowest(s.zones[EXCHANGE + space - 1])), exact)
    return Message("choice-exchange", {"card": called, "taken": taken, "space": space})


def amount(kind: int, count: int) -> Message:
    """A number of tokens in words."""
    return Message(f"tokens-{KIND_NAMES[kind]}", {"count": count})


def _payment_label(s: Valley, asked: Asked, do: dict[str, object]) -> Message:
    """The whole payment where this count settles it, else only the count."""
    left = produce.open_payments(s, asked.seat, asked.first, asked.second)
    kind, count = int(produce.open_kind(left)), do["count"]
    assert isinstance(count, int)
    fitting = [payment for payment in left if count_in(payment, kind) == count]
    if len(fitting) > 1:
        return Message("choice-pay-some", {"amount": amount(kind, count)})
    return whole_payment(fitting[0], list(left))


def whole_payment(payment: i64, payments: list[i64]) -> Message:
    """All that is spent, and how much of it in vain: substitutions can lead round to where they began."""
    contained = [one for one in payments if _holds(payment, one)]
    more = max(int(tokens_in(payment)) - int(tokens_in(one)) for one in contained)
    return Message("choice-pay", {"tokens": _spent(payment), "more": more})


def _holds(payment: i64, other: i64) -> bool:
    """Whether a payment spends all that another one does."""
    return all(count_in(payment, kind) >= count_in(other, kind) for kind in range(KINDS))


def _spent(payment: i64) -> list[Message]:
    spent = [amount(kind, int(count_in(payment, kind))) for kind in range(KINDS)]
    return [one for one in spent if one.args["count"] != 0]
