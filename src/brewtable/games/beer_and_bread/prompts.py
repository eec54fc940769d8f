"""What a seat is asked: every option on the thing it is done to, and why other things cannot be used."""

from __future__ import annotations

from mypy_extensions import i64

from brewtable.games.beer_and_bread import actions, agenda, harvest, produce
from brewtable.games.beer_and_bread.action_phase import playable
from brewtable.games.beer_and_bread.effects import effect_words
from brewtable.games.beer_and_bread.material import (
    BEER,
    EXCHANGE,
    EXCHANGE_SPACES,
    GOOD_NAMES,
    HAND,
    INVERTED,
    KIND_NAMES,
    KINDS,
    OFFER,
    WATER,
    storage_of,
)
from brewtable.games.beer_and_bread.notation import structure, text
from brewtable.games.beer_and_bread.payments import count_in
from brewtable.games.beer_and_bread.state import Valley, is_dry, within_reach
from brewtable.games.beer_and_bread.storage import excess, has_room, water_units
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.prompt import Blocked, Choice, Prompt
from brewtable.kernel.sets import lowest, members, only

# The kinds of action that answer each decision.
_ANSWERS: dict[int, list[str]] = {
    agenda.TURN: ["harvest", "produce", "upgrade", "exchange"],
    agenda.PLAY_TAKEN: ["harvest", "produce", "upgrade"],
    agenda.DISCARD_HARVEST: ["discard", "done"],
    agenda.RENEW: ["discard", "done"],
    agenda.INVERT: ["invert", "done"],
    agenda.CHOOSE_OFFER: ["offer"],
    agenda.TAKE_OFFER: ["take", "done"],
    agenda.CHOOSE_PAYMENT: ["pay"],
}


class _Asked:
    """The decision on top of the agenda."""

    def __init__(self, s: Valley) -> None:
        top = s.depth
        self.step = int(s.agenda[top - 1])
        self.seat = int(s.agenda[top - 2])
        self.first = int(s.agenda[top - 3])
        self.second = int(s.agenda[top - 4])


def prompt(s: Valley, seat: int | None) -> Prompt | None:
    """What a seat is asked, or None when it is not its decision."""
    if s.depth == 0 or seat is None or seat != int(s.to_move()):
        return None
    asked = _Asked(s)
    choices = [_choice(s, asked, int(action)) for action in s.legal()]
    return Prompt(seat, s.steps[asked.step].name, _question(s, asked), choices, _blocked(s, asked))


def _question(s: Valley, asked: _Asked) -> Message:
    name = s.steps[asked.step].name
    arguments: dict[str, Argument] = {}
    if asked.step in (agenda.PLAY_TAKEN, agenda.CHOOSE_PAYMENT):
        arguments["card"] = s.deck.ids[asked.first]
    if asked.step == agenda.CHOOSE_PAYMENT:
        arguments["token"] = Message(f"kind-{KIND_NAMES[_open_kind(s, asked)]}")
    if asked.step == agenda.RENEW:
        arguments["count"] = asked.first
    if asked.step == agenda.CHOOSE_OFFER:
        arguments["count"] = int(excess(s, asked.seat))
    if asked.step == agenda.TURN:
        arguments["kind"] = "dry" if is_dry(s) else "fruitful"
    return Message(f"ask-{name}", arguments)


def _open_kind(s: Valley, asked: _Asked) -> int:
    return int(produce.open_kind(produce.open_payments(s, asked.seat, asked.first, asked.second)))


# Options.


def _choice(s: Valley, asked: _Asked, action: int) -> Choice:
    do = structure(s.deck, action)
    return Choice(action, text(s.deck, action), do, _things(asked, do), _label(s, asked, do))


def _things(asked: _Asked, do: dict[str, object]) -> list[str]:
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


def _label(s: Valley, asked: _Asked, do: dict[str, object]) -> Message:
    kind = str(do["kind"])
    if kind == "done":
        return Message(f"choice-done-{s.steps[asked.step].name}")
    if kind == "pay":
        return _payment_label(s, asked, do)
    if "card" not in do:
        return Message(f"choice-{kind}", {"token": Message(f"kind-{do['token']}")})
    name = str(do["card"])
    card = s.deck.numbers[name]
    if kind == "harvest":
        return _harvest_label(s, asked.seat, card)
    arguments: dict[str, Argument] = {"card": name}
    if kind == "produce":
        arguments["coins"] = int(s.deck.coins[card])
        arguments["good"] = GOOD_NAMES[s.deck.good[card]]
    if kind == "upgrade":
        arguments["effect"] = effect_words(s.deck, card)
    if kind == "exchange":
        space = do["space"]
        assert isinstance(space, int)
        arguments["space"] = space
        arguments["taken"] = s.deck.ids[lowest(s.zones[EXCHANGE + space - 1])]
    return Message(f"choice-{kind}", arguments)


def _harvest_label(s: Valley, seat: int, card: int) -> Message:
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
    name = s.deck.ids[card]
    if not gains:
        return Message("choice-harvest-nothing", {"card": name})
    free_for_water = max(0, int(water_units(s, seat)) - int(s.tokens[storage_of(seat) + WATER]))
    over = int(excess(s, seat)) + crops + max(0, water - free_for_water)
    if over > 0:
        return Message("choice-harvest-over", {"card": name, "gains": gains, "count": over})
    return Message("choice-harvest", {"card": name, "gains": gains})


def amount(kind: int, count: int) -> Message:
    """A number of tokens in words."""
    return Message(f"tokens-{KIND_NAMES[kind]}", {"count": count})


def _payment_label(s: Valley, asked: _Asked, do: dict[str, object]) -> Message:
    """The whole payment where this count settles it, else only the count."""
    kind, count = _open_kind(s, asked), do["count"]
    assert isinstance(count, int)
    fitting = [
        payment
        for payment in produce.open_payments(s, asked.seat, asked.first, asked.second)
        if count_in(payment, kind) == count
    ]
    if len(fitting) > 1:
        return Message("choice-pay-some", {"amount": amount(kind, count)})
    spent = [amount(k, int(count_in(fitting[0], k))) for k in range(KINDS)]
    return Message("choice-pay", {"tokens": [one for one in spent if one.args["count"] != 0]})


# Reasons.


def _blocked(s: Valley, asked: _Asked) -> list[Blocked]:
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
    start = actions.OFFER_TOKEN if verb == "offer" else actions.TAKE_TOKEN
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
    asked = _Asked(s)
    do = structure(s.deck, action)
    kind = str(do["kind"])
    if kind not in _ANSWERS[asked.step]:
        return Message("reason-other-decision", {"ask": _question(s, asked)})
    if kind == "pay":
        return Message("reason-payment")
    if "token" in do:
        return _why_not_token(s, asked.seat, kind, KIND_NAMES.index(str(do["token"])))
    card = s.deck.numbers[str(do["card"])]
    if asked.step == agenda.PLAY_TAKEN:
        if card != asked.first:
            return Message("reason-play-taken", {"card": s.deck.ids[asked.first]})
        return why_not_produce(s, asked.seat, card)
    if s.zones[HAND + asked.seat] & only(card) == 0:
        return Message("reason-not-in-hand", {"card": s.deck.ids[card]})
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
