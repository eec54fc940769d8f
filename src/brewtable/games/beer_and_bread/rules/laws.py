"""The laws every position keeps: nothing is lost, nothing is doubled, nothing lies where it cannot."""

from __future__ import annotations

from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules import agenda
from brewtable.games.beer_and_bread.rules.material import (
    ALL_CARDS,
    BAKERY,
    BEER,
    BREAD,
    BREWERY,
    CARDS,
    COLUMN,
    DISCARD,
    EARLIER,
    EXCHANGE,
    EXCHANGE_SPACES,
    HAND,
    INVERTED,
    KIND_NAMES,
    KNOWN,
    OFFER,
    SEATS,
    SOLD,
    SPECTATOR,
    TAKEN,
    TOKEN_CELLS,
    UPGRADES,
    YEARS,
)
from brewtable.games.beer_and_bread.rules.produce import places
from brewtable.games.beer_and_bread.rules.state import Valley
from brewtable.games.beer_and_bread.rules.storage import excess
from brewtable.kernel.message import Message
from brewtable.kernel.sets import members, only, size
from brewtable.kernel.steps import agenda_faults


def broken_laws(s: Valley) -> list[Message]:
    """What is wrong with a position; empty for every position reached by play."""
    # The agenda is judged by what is possible, so all else must be in order.
    return [*_tokens(s), *_cards(s), *_places(s), *_knowledge(s)] or _agenda(s)


def _tokens(s: Valley) -> list[Message]:
    broken: list[Message] = []
    kinds = len(KIND_NAMES)
    for kind, name in enumerate(KIND_NAMES):
        counts = [int(s.tokens[cell]) for cell in range(kind, TOKEN_CELLS, kinds)]
        if min(counts) < 0:
            broken.append(Message("law-tokens-negative", {"kind": name}))
        if sum(counts) != s.deck.supply[kind]:
            broken.append(
                Message(
                    "law-tokens-lost", {"found": sum(counts), "kind": name, "right": int(s.deck.supply[kind])}
                )
            )
    offered = sum(int(s.tokens[OFFER + kind]) for kind in range(kinds))
    if offered > 0 and not (_is_asked(s, agenda.CHOOSE_OFFER) or _is_asked(s, agenda.TAKE_OFFER)):
        broken.append(Message("law-offer"))
    for seat in range(SEATS):
        too_many = int(excess(s, seat))
        if too_many > 0 and not _must_offer(s, seat):
            broken.append(Message("law-storage", {"number": seat, "excess": too_many}))
    return broken


def _is_asked(s: Valley, step: int) -> bool:
    return s.depth > 0 and int(s.agenda[s.depth - 1]) == step


def _must_offer(s: Valley, seat: int) -> bool:
    return _is_asked(s, agenda.CHOOSE_OFFER) and s.to_move() == seat


def _cards(s: Valley) -> list[Message]:
    lying = [int(s.pile[place]) for place in range(int(s.pile_size))]
    for zone in (HAND, COLUMN, BREWERY, BAKERY, SOLD, UPGRADES, TAKEN):
        for seat in range(SEATS):
            lying += members(s.zones[zone + seat])
    for cell in (DISCARD, *range(EXCHANGE, EXCHANGE + EXCHANGE_SPACES)):
        lying += members(s.zones[cell])
    broken: list[Message] = []
    counts = [0] * CARDS
    for card in lying:
        counts[card] += 1
    for card, count in enumerate(counts):
        if count != 1:
            broken.append(Message("law-card-places", {"card": s.deck.ids[card], "count": count}))
    return broken


def _places(s: Valley) -> list[Message]:
    broken: list[Message] = []
    if not 1 <= s.year <= YEARS:
        broken.append(Message("law-year", {"year": int(s.year), "last": YEARS}))
    if not 0 <= s.windmill < SEATS:
        broken.append(Message("law-windmill"))
    for seat in range(SEATS):
        for zone, good, name in ((BREWERY, BEER, "brewery"), (BAKERY, BREAD, "bakery")):
            cards = s.zones[zone + seat]
            if cards & ~s.deck.goods[good] != 0:
                broken.append(Message("law-other-good", {"place": name, "number": seat}))
            if size(cards) > places(s, seat, zone):
                broken.append(Message("law-too-full", {"place": name, "number": seat}))
    for space in range(EXCHANGE_SPACES):
        if size(s.zones[EXCHANGE + space]) > 1:
            broken.append(Message("law-exchange", {"space": space + 1}))
    taken = s.zones[TAKEN] | s.zones[TAKEN + 1]
    if taken != 0 and not (_is_asked(s, agenda.PLAY_TAKEN) and size(taken) == 1):
        broken.append(Message("law-taken"))
    return broken


def _knowledge(s: Valley) -> list[Message]:
    """Marks lie on cards that can bear them."""
    broken: list[Message] = []
    hands = s.zones[HAND] | s.zones[HAND + 1]
    in_deck: i64 = 0
    for place in range(s.pile_size):
        in_deck |= only(s.pile[place])
    in_sight = ALL_CARDS & ~(hands | in_deck)
    for watcher in range(SPECTATOR + 1):
        known = s.zones[KNOWN + watcher]
        if known & in_deck != 0:
            broken.append(Message("law-known-deck"))
        if in_sight & ~known != 0:
            broken.append(Message("law-known-sight"))
    for seat in range(SEATS):
        if s.zones[KNOWN + SPECTATOR] & ~s.zones[KNOWN + seat] != 0:
            broken.append(Message("law-known-all", {"number": seat}))
        if s.zones[HAND + seat] & ~s.zones[KNOWN + seat] != 0:
            broken.append(Message("law-known-hand", {"number": seat}))
        if s.zones[INVERTED + seat] & ~hands != 0:
            broken.append(Message("law-inverted-nowhere"))
    if s.zones[INVERTED] & s.zones[INVERTED + 1] != 0:
        broken.append(Message("law-inverted-twice"))
    if s.zones[EARLIER] & in_deck != 0:
        broken.append(Message("law-earlier"))
    return broken


def _agenda(s: Valley) -> list[Message]:
    if s.depth == 0:
        return [] if s.year == YEARS else [Message("law-agenda-empty")]
    return agenda_faults(s, agenda.YEAR)
