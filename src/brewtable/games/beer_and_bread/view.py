"""The gate: what a seat may see of the position and hear of the events. Nothing leaves by another way.

A seat sees every card it knows (see `KNOWN`), and of every other card the back. Cards it does not
know are listed by back only, never in an order that says more.
"""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread import events
from brewtable.games.beer_and_bread.cards import Deck
from brewtable.games.beer_and_bread.effects import effect_words, substitutions_of
from brewtable.games.beer_and_bread.material import (
    BAKERY,
    BREWERY,
    COLUMN,
    DISCARD,
    E_3A,
    E_3B,
    EFFECT_NAMES,
    EXCHANGE,
    EXCHANGE_SPACES,
    FIELDS,
    GOOD_NAMES,
    HAND,
    INVERTED,
    KIND_NAMES,
    KNOWN,
    NO_KIND,
    OFFER,
    SEATS,
    SLOTS,
    SOLD,
    SPECTATOR,
    STORAGE,
    SUPPLY,
    TAKEN,
    UPGRADES,
    WATER,
    slot_of,
    storage_of,
)
from brewtable.games.beer_and_bread.produce import places
from brewtable.games.beer_and_bread.state import Valley, is_dry
from brewtable.games.beer_and_bread.storage import general_units, water_units
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.sets import members, only
from brewtable.kernel.state import EVENT_WIDTH, OVER

_SEAT_ZONES = {
    HAND: "hand",
    COLUMN: "column",
    BREWERY: "brewery",
    BAKERY: "bakery",
    SOLD: "sold",
    UPGRADES: "upgrades",
    TAKEN: "taken",
}


def zone_name(cell: int) -> str:
    """The name of a zone cell: `hand:0`, `exchange:2`, `discard`, `deck`."""
    if cell == events.FROM_DECK:
        return "deck"
    if cell == DISCARD:
        return "discard"
    if EXCHANGE <= cell < EXCHANGE + EXCHANGE_SPACES:
        return f"exchange:{cell - EXCHANGE + 1}"
    return f"{_SEAT_ZONES[cell - cell % SEATS]}:{cell % SEATS}"


def place_name(place: int, kind: int) -> str:
    """The name of a place for tokens of a kind: `fields`, `river`, `supply`, `offer`, `storage:1`."""
    shared = {FIELDS: "river" if kind == WATER else "fields", SUPPLY: "supply", OFFER: "offer"}
    return shared.get(place) or f"storage:{(place - STORAGE) // len(KIND_NAMES)}"


def tokens_at(s: Valley, place: int) -> dict[str, int]:
    """The tokens at a place by name."""
    return {name: int(s.tokens[place + kind]) for kind, name in enumerate(KIND_NAMES)}


def card_names(s: Valley, cards: i64) -> list[str]:
    return [s.deck.ids[card] for card in members(cards)]


# The position.


def view(s: Valley, seat: int | None) -> dict[str, object]:
    """What a seat (None: a spectator) may see."""
    watcher = SPECTATOR if seat is None else seat
    mover = int(s.to_move())
    return {
        "seat": seat,
        "year": int(s.year),
        "dry": is_dry(s),
        "turn": int(s.turn),
        "windmill": int(s.windmill),
        "to_move": None if mover == OVER else mover,
        "fields": tokens_at(s, FIELDS),
        "signs": {"fruitful": _sign(s.deck.fruitful), "dry": _sign(s.deck.dry)},
        "supply": tokens_at(s, SUPPLY),
        "offer": tokens_at(s, OFFER),
        "deck": [_back(s, int(s.pile[place])) for place in range(int(s.pile_size) - 1, -1, -1)],
        "discard": card_names(s, s.zones[DISCARD]),
        "exchange": [_exchange_card(s, space) for space in range(EXCHANGE_SPACES)],
        "villages": [_village(s, owner, watcher) for owner in range(SEATS)],
    }


def _sign(numbers: vec[i64]) -> dict[str, int]:
    """What the fields are seeded to in such a year."""
    return {name: int(numbers[kind]) for kind, name in enumerate(KIND_NAMES) if kind != WATER}


def _back(s: Valley, card: int) -> str:
    return GOOD_NAMES[s.deck.good[card]]


def _exchange_card(s: Valley, space: int) -> str | None:
    cards = card_names(s, s.zones[EXCHANGE + space])
    return cards[0] if cards else None


def _village(s: Valley, owner: int, watcher: int) -> dict[str, object]:
    return {
        "storage": tokens_at(s, int(storage_of(owner))),
        "units": {"general": int(general_units(s, owner)), "water": int(water_units(s, owner))},
        "places": {"brewery": int(places(s, owner, BREWERY)), "bakery": int(places(s, owner, BAKERY))},
        "hand": _hand(s, owner, watcher),
        "column": card_names(s, s.zones[COLUMN + owner]),
        "brewery": card_names(s, s.zones[BREWERY + owner]),
        "bakery": card_names(s, s.zones[BAKERY + owner]),
        "sold": card_names(s, s.zones[SOLD + owner]),
        "taken": card_names(s, s.zones[TAKEN + owner]),
        "upgrades": {str(slot): _upgrades_at(s, owner, slot) for slot in range(1, SLOTS + 1)},
    }


def _upgrades_at(s: Valley, owner: int, slot: int) -> list[str]:
    placed = members(s.zones[UPGRADES + owner])
    return [s.deck.ids[card] for card in placed if slot_of(s.deck.effect[card]) == slot]


def _hand(s: Valley, owner: int, watcher: int) -> list[dict[str, object]]:
    """Known cards by name, then the others by their backs."""
    shown: list[dict[str, object]] = []
    hidden: list[tuple[str, int]] = []
    for card in members(s.zones[HAND + owner]):
        if s.zones[KNOWN + watcher] & only(card) != 0:
            shown.append({"card": s.deck.ids[card], **_hand_marks(_back(s, card), _inverter(s, card))})
        else:
            hidden.append((_back(s, card), _inverter(s, card)))
    return shown + [{"card": None, **_hand_marks(back, inverter)} for back, inverter in sorted(hidden)]


def _hand_marks(back: str, inverter: int) -> dict[str, object]:
    return {"back": back, "inverted_by": None if inverter < 0 else inverter}


def _inverter(s: Valley, card: int) -> int:
    for seat in range(SEATS):
        if s.zones[INVERTED + seat] & only(card) != 0:
            return seat
    return -1


def catalog(s: Valley) -> dict[str, dict[str, object]]:
    """The front of every card by name: what a client needs to draw it."""
    return {name: _front(s, number) for number, name in enumerate(s.deck.ids)}


def _front(s: Valley, card: int) -> dict[str, object]:
    deck = s.deck
    start = card * len(KIND_NAMES)
    kind = int(deck.effect_kind[card])
    return {
        "good": GOOD_NAMES[deck.good[card]],
        "coins": int(deck.coins[card]),
        "harvest": {name: int(deck.harvest[start + k]) for k, name in enumerate(KIND_NAMES)},
        "recipe": {name: int(deck.recipe[start + k]) for k, name in enumerate(KIND_NAMES)},
        "slot": slot_of(deck.effect[card]),
        "upgrade": EFFECT_NAMES[deck.effect[card]],
        "upgrade_of": None if kind == NO_KIND else KIND_NAMES[kind],
        "upgrade_words": effect_words(deck, card).to_data(),
        "units": _units(deck, int(deck.effect[card])),
        "substitutions": [list(rule) for rule in substitutions_of(deck, int(deck.effect[card]))],
    }


def _units(deck: Deck, effect: int) -> int:
    """The storage units an upgrade adds."""
    return int(deck.water_units if effect == E_3A else deck.general_units if effect == E_3B else 0)


# Events.


def events_for(s: Valley, heard: list[int], seat: int | None) -> list[dict[str, object]]:
    """What a seat hears of a run of events. Chance itself is never told, only what it brought about."""
    watcher = SPECTATOR if seat is None else seat
    told: list[dict[str, object]] = []
    for at in range(0, len(heard), EVENT_WIDTH):
        if heard[at] != events.CHANCE:
            told.append(_event(s, heard[at : at + EVENT_WIDTH], watcher))
    return told


def _event(s: Valley, record: list[int], watcher: int) -> dict[str, object]:
    kind, first, second, third, _, seen = record
    if kind == events.TOKENS:
        moved = {"token": KIND_NAMES[first], "count": second}
        places = {"from": place_name(third, first), "to": place_name(record[4], first)}
        return {"event": "tokens", **moved, **places}
    if kind == events.CARD:
        visible = (seen >> watcher) & 1 == 1
        return {
            "event": "card",
            "card": s.deck.ids[first] if visible else None,
            "back": _back(s, first),
            "from": zone_name(second),
            "to": zone_name(third),
        }
    if kind == events.INVERT:
        visible = (seen >> watcher) & 1 == 1
        card = s.deck.ids[second] if visible else None
        return {"event": "invert", "seat": first, "card": card, "back": _back(s, second)}
    if kind == events.SWAP:
        received = (first, second)[watcher] if watcher < SEATS else None
        return {"event": "swap", "received": None if received is None else card_names(s, received)}
    if kind == events.EXCHANGE:
        return {"event": "exchange", "seat": first, "given": s.deck.ids[second], "taken": s.deck.ids[third]}
    if kind == events.CLEAN:
        return {"event": "clean", "seat": first, "beers": second, "breads": third}
    if kind in _CARD_PLAYED:
        return {"event": _CARD_PLAYED[kind], "seat": first, "card": s.deck.ids[second]}
    if kind == events.YEAR:
        return {"event": "year", "year": first, "dry": first % 2 == 0}
    if kind == events.PHASE:
        return {"event": "phase", "phase": events.PHASE_NAMES[first]}
    if kind == events.SHUFFLE:
        return {"event": "shuffle", "cards": first}
    if kind == events.WINDMILL:
        return {"event": "windmill", "seat": first}
    return {"event": "end"}


_CARD_PLAYED = {events.HARVEST: "harvest", events.PRODUCE: "produce", events.UPGRADE: "upgrade"}


def tell(event: Mapping[str, object]) -> Message | None:
    """An event as a line of the log."""
    kind = str(event["event"])
    if kind == "tokens":
        return _tell_tokens(event)
    if kind == "card":
        return _tell_card(event)
    if kind == "swap":
        return Message("log-swap")
    if kind == "invert":
        return Message("log-invert", {"seat": _seat(event), "card": _card_or_back(event)})
    if kind == "clean":
        return _tell_clean(event)
    arguments: dict[str, Argument] = {}
    for name, value in event.items():
        if name == "dry":
            arguments["kind"] = "dry" if value else "fruitful"
        elif name != "event" and isinstance(value, str | int):
            arguments[name] = value
    return Message(f"log-{kind}", arguments)


def _seat(event: Mapping[str, object]) -> int:
    seat = event["seat"]
    assert isinstance(seat, int)
    return seat


def _tell_clean(event: Mapping[str, object]) -> Message:
    beers, breads = event["beers"], event["breads"]
    assert isinstance(beers, int)
    assert isinstance(breads, int)
    key = "log-clean-both" if beers and breads else "log-clean-beer" if beers else "log-clean-bread"
    return Message(key, {"seat": _seat(event), "beers": beers, "breads": breads})


def _card_or_back(event: Mapping[str, object]) -> Message:
    if event["card"] is None:
        return Message(f"back-{event['back']}", {"count": 1})
    return Message("card-name", {"card": str(event["card"])})


def _tell_tokens(event: Mapping[str, object]) -> Message:
    count = event["count"]
    assert isinstance(count, int)
    amount = Message(f"tokens-{event['token']}", {"count": count})
    return Message(
        "log-tokens", {"amount": amount, "from": _place(str(event["from"])), "to": _place(str(event["to"]))}
    )


def _tell_card(event: Mapping[str, object]) -> Message | None:
    """Played cards have their own line, so only draws, discards and cards laid out are told."""
    source, target = str(event["from"]).partition(":")[0], str(event["to"]).partition(":")[0]
    if source != "deck" and target not in ("discard", "sold", "hand"):
        return None
    return Message(
        "log-card",
        {"card": _card_or_back(event), "from": _place(str(event["from"])), "to": _place(str(event["to"]))},
    )


def _place(name: str) -> Message:
    zone, _, number = name.partition(":")
    if not number:
        return Message(f"place-{zone}")
    if zone == "exchange":
        return Message("place-exchange", {"space": int(number)})
    return Message(f"place-{zone}", {"seat": int(number)})
