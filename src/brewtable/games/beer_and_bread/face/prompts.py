"""What a seat is asked: every option on the thing it is done to, and why other things cannot be used."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.cards.phrases import card_name
from brewtable.games.beer_and_bread.face.labels import labels_of, whole_payment
from brewtable.games.beer_and_bread.rules import agenda, produce, vocabulary
from brewtable.games.beer_and_bread.rules.action_phase import playable
from brewtable.games.beer_and_bread.rules.material import (
    BEER,
    EXCHANGE,
    EXCHANGE_SPACES,
    HAND,
    INVERTED,
    KIND_NAMES,
    KINDS,
    OFFER,
    WATER,
    storage_of,
)
from brewtable.games.beer_and_bread.rules.payments import count_in, tokens_in
from brewtable.games.beer_and_bread.rules.state import Valley, is_dry
from brewtable.games.beer_and_bread.rules.storage import excess, has_room, water_units
from brewtable.games.beer_and_bread.rules.vocabulary import VOCABULARY
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.prompt import Asked, Blocked, Choice, Limit, Pick, PickSet, Prompt, Way
from brewtable.kernel.sets import members, only


def prompt(s: Valley, seat: int | None) -> Prompt | None:
    """What a seat is asked, or None when it is not its decision."""
    if s.depth == 0 or seat is None or seat != int(s.to_move()):
        return None
    asked = Asked(s)
    choices = _choices(s, asked)
    ask, question, blocked = s.steps[asked.step].name, _question(s, asked), _blocked(s, asked)
    return Prompt(seat, ask, question, choices, blocked, _together(s, asked, choices), _ways(s, asked))


def _question(s: Valley, asked: Asked) -> Message:
    name = s.steps[asked.step].name
    arguments: dict[str, Argument] = {}
    if asked.step in (agenda.PLAY_TAKEN, agenda.CHOOSE_PAYMENT):
        arguments["card"] = card_name(s.deck, asked.first)
    if asked.step == agenda.RENEW:
        arguments["count"] = asked.first
    if asked.step == agenda.CHOOSE_OFFER:
        arguments["count"] = int(excess(s, asked.seat))
    if asked.step == agenda.TURN:
        arguments["kind"] = "dry" if is_dry(s) else "fruitful"
    return Message(f"ask-{name}", arguments)


# Options.


def _choices(s: Valley, asked: Asked) -> list[Choice]:
    actions = [int(action) for action in s.legal()]
    deeds = [VOCABULARY.structure(s, action) for action in actions]
    return [
        Choice(action, VOCABULARY.text(s, action), do, _things(asked, do), label)
        for action, do, label in zip(actions, deeds, labels_of(s, asked, deeds), strict=True)
    ]


def _things(asked: Asked, do: dict[str, object]) -> list[str]:
    kind = do["kind"]
    if kind == "exchange":
        return [f"hand:{do['card']}", f"exchange:{do['space']}"]
    if "card" in do:
        return [f"taken:{do['card']}" if asked.step == agenda.PLAY_TAKEN else f"hand:{do['card']}"]
    if kind == "take":
        return [f"offer:{do['token']}"]
    if "token" in do:
        return [f"storage:{do['token']}"]
    return ["done"]


# Choices that belong together.


def _together(s: Valley, asked: Asked, choices: list[Choice]) -> PickSet | None:
    """Tokens and cards that may be chosen in one go."""
    if asked.step == agenda.CHOOSE_OFFER:
        return _offer_set(s, asked.seat, choices)
    if asked.step == agenda.TAKE_OFFER:
        return _take_set(s, asked.seat, choices)
    if asked.step == agenda.DISCARD_HARVEST:
        cards = [Pick(one.on, one.label, [one.action]) for one in choices[:-1]]
        return PickSet("discard", 0, len(cards), cards, done=vocabulary.DONE)
    return None


def _offer_set(s: Valley, seat: int, choices: list[Choice]) -> PickSet:
    """As many tokens as do not fit."""
    count = int(excess(s, seat))
    picks: list[Pick] = []
    for one in choices:
        kind = one.action - vocabulary.OFFER_TOKEN
        spare = int(s.tokens[storage_of(seat) + kind]) - (int(water_units(s, seat)) if kind == WATER else 0)
        picks.append(Pick(one.on, one.label, [one.action] * min(spare, count)))
    return PickSet("offer", count, count, picks)


def _take_set(s: Valley, seat: int, choices: list[Choice]) -> PickSet:
    """As many tokens as fit, only water into the units for water."""
    free = max(0, -int(excess(s, seat)))
    free_for_water = max(0, int(water_units(s, seat)) - int(s.tokens[storage_of(seat) + WATER]))
    picks: list[Pick] = []
    crops: list[int] = []
    for one in choices[:-1]:
        kind = one.action - vocabulary.TAKE_TOKEN
        if kind != WATER:
            crops.append(len(picks))
        room = free + free_for_water if kind == WATER else free
        picks.append(Pick(one.on, one.label, [one.action] * min(int(s.tokens[OFFER + kind]), room)))
    offered = [len(pick.actions) for pick in picks]
    crops_offered = sum(offered[place] for place in crops)
    most = min(sum(offered) - crops_offered + min(crops_offered, free), free + free_for_water)
    limits = [Limit(crops, free)] if crops and crops_offered > free and free_for_water > 0 else []
    return PickSet("take", 0, most, picks, limits, vocabulary.DONE)


def _ways(s: Valley, asked: Asked) -> list[Way]:
    """All payments, the smallest first."""
    if asked.step != agenda.CHOOSE_PAYMENT:
        return []
    left = list(produce.open_payments(s, asked.seat, asked.first, asked.second))
    return [
        Way(_way(left, payment), whole_payment(payment, left))
        for payment in sorted(left, key=lambda one: (int(tokens_in(one)), int(one)))
    ]


def _way(left: list[i64], payment: i64) -> list[int]:
    """The answers, kind by kind, that lead to a payment."""
    actions: list[int] = []
    while len(left) > 1:
        kind = int(produce.open_kind(_packed(left)))
        count = int(count_in(payment, kind))
        actions.append(int(vocabulary.PAY) + kind * vocabulary.PAY_LIMIT + count)
        left = [one for one in left if count_in(one, kind) == count]
    return actions


def _packed(payments: list[i64]) -> vec[i64]:
    out = vec[i64](capacity=16)
    for payment in payments:
        out = append(out, payment)
    return out


# Reasons.


def _blocked(s: Valley, asked: Asked) -> list[Blocked]:
    """The things in front of a seat that it cannot use for the decision at hand."""
    if asked.step == agenda.TURN:
        return _blocked_cards(s, asked.seat)
    if asked.step == agenda.PLAY_TAKEN and not produce.possible(s, asked.seat, asked.first):
        name = s.deck.ids[asked.first]
        return [Blocked("produce", f"taken:{name}", why_not_produce(s, asked.seat, asked.first))]
    if asked.step == agenda.CHOOSE_OFFER:
        return _blocked_tokens(s, "offer", "storage", int(storage_of(asked.seat)))
    if asked.step == agenda.TAKE_OFFER:
        return _blocked_tokens(s, "take", "offer", OFFER)
    return []


def _blocked_cards(s: Valley, seat: int) -> list[Blocked]:
    blocked: list[Blocked] = []
    for card in members(s.zones[HAND + seat]):
        thing = f"hand:{s.deck.ids[card]}"
        if playable(s, seat) & only(card) == 0:
            blocked.append(Blocked("play", thing, Message("reason-inverted")))
        elif not produce.possible(s, seat, card):
            blocked.append(Blocked("produce", thing, why_not_produce(s, seat, card)))
    if is_dry(s):
        for space in range(EXCHANGE_SPACES):
            if s.zones[EXCHANGE + space] == 0:
                blocked.append(Blocked("exchange", f"exchange:{space + 1}", Message("reason-space-empty")))
    return blocked


def _blocked_tokens(s: Valley, verb: str, thing: str, place: int) -> list[Blocked]:
    legal = {int(action) for action in s.legal()}
    start = vocabulary.OFFER_TOKEN if verb == "offer" else vocabulary.TAKE_TOKEN
    return [
        Blocked(verb, f"{thing}:{KIND_NAMES[kind]}", why_not(s, start + kind))
        for kind in range(KINDS)
        if s.tokens[place + kind] > 0 and start + kind not in legal
    ]


def why_not_produce(s: Valley, seat: int, card: int) -> Message:
    """No place, or too few tokens even with all substitutions."""
    if not produce.has_place(s, seat, produce.workshop(s, card)):
        return Message("reason-brewery-full" if s.deck.good[card] == BEER else "reason-bakery-full")
    shortage = produce.shortage(s, seat, card)
    counts = [int(count_in(shortage, kind)) for kind in range(KINDS)]
    missing = [Message(f"more-{KIND_NAMES[k]}", {"count": count}) for k, count in enumerate(counts) if count]
    return Message("reason-short", {"missing": missing})


def why_not(s: Valley, action: int) -> Message:
    """Why an action is not possible now."""
    asked = Asked(s)
    do = VOCABULARY.structure(s, action)
    kind = str(do["kind"])
    if kind not in s.steps[asked.step].answers:
        return Message("reason-other-decision", {"ask": _question(s, asked)})
    if kind == "pay":
        return Message("reason-payment")
    if "token" in do:
        return _why_not_token(s, asked.seat, kind, KIND_NAMES.index(str(do["token"])))
    card = s.deck.numbers[str(do["card"])]
    if asked.step == agenda.PLAY_TAKEN:
        if card != asked.first:
            return Message("reason-play-taken", {"card": card_name(s.deck, asked.first)})
        return why_not_produce(s, asked.seat, card)
    if s.zones[HAND + asked.seat] & only(card) == 0:
        return Message("reason-not-in-hand", {"card": card_name(s.deck, card)})
    if s.zones[INVERTED + 1 - asked.seat] & only(card) != 0:
        return Message("reason-inverted")
    if kind == "produce":
        return why_not_produce(s, asked.seat, card)
    return Message("reason-space-empty" if is_dry(s) else "reason-no-exchange")


def _why_not_token(s: Valley, seat: int, verb: str, kind: int) -> Message:
    token = Message(f"kind-{KIND_NAMES[kind]}")
    place: i64 = storage_of(seat) if verb == "offer" else OFFER
    if s.tokens[place + kind] == 0:
        return Message("reason-not-stored" if verb == "offer" else "reason-not-offered", {"token": token})
    if verb == "offer":
        return Message("reason-water-unit")
    assert not has_room(s, seat, kind)
    return Message("reason-no-room", {"token": token})
