"""The laws every position keeps: nothing is lost, nothing is doubled, nothing lies where it cannot."""

from __future__ import annotations

from mypy_extensions import i64

from brewtable.games.beer_and_bread import agenda
from brewtable.games.beer_and_bread.material import (
    ALL_CARDS,
    BAKERY,
    BEER,
    BREAD,
    BREWERY,
    CARDS,
    COLUMN,
    DISCARD,
    E_1C,
    EARLIER,
    EXCHANGE,
    EXCHANGE_SPACES,
    HAND,
    HAND_SIZE,
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
from brewtable.games.beer_and_bread.produce import places
from brewtable.games.beer_and_bread.state import Valley, copies, is_dry
from brewtable.games.beer_and_bread.storage import excess, takeable
from brewtable.games.beer_and_bread.waiting import agenda_fits, operands_fit, turns_taken
from brewtable.kernel.message import Message
from brewtable.kernel.sets import members, only, size


def broken_laws(s: Valley) -> list[Message]:
    """What is wrong with a position; empty for every position reached by play."""
    return [*_tokens(s), *_cards(s), *_places(s), *_knowledge(s), *_agenda(s)]


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
    if offered > 0 and not _is_offering(s):
        broken.append(Message("law-offer"))
    for seat in range(SEATS):
        too_many = int(excess(s, seat))
        if too_many > 0 and not _must_offer(s, seat):
            broken.append(Message("law-storage", {"number": seat, "excess": too_many}))
    return broken


def _is_offering(s: Valley) -> bool:
    return s.depth > 0 and int(s.agenda[s.depth - 1]) in (agenda.CHOOSE_OFFER, agenda.TAKE_OFFER)


def _must_offer(s: Valley, seat: int) -> bool:
    return s.depth > 0 and s.agenda[s.depth - 1] == agenda.CHOOSE_OFFER and s.agenda[s.depth - 2] == seat


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
        most = HAND_SIZE - turns_taken(s, seat) + int(copies(s, seat, E_1C))
        if size(s.zones[HAND + seat]) > most:
            broken.append(Message("law-hand", {"number": seat, "most": most, "turn": int(s.turn)}))
        if size(s.zones[COLUMN + seat]) > HAND_SIZE:
            broken.append(Message("law-column", {"number": seat, "most": HAND_SIZE}))
    for space in range(EXCHANGE_SPACES):
        cards = s.zones[EXCHANGE + space]
        if size(cards) > 1:
            broken.append(Message("law-exchange", {"space": space + 1}))
        if cards != 0 and not is_dry(s):
            broken.append(Message("law-exchange-fruitful", {"space": space + 1}))
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
        if size(s.zones[INVERTED + seat]) > 1:
            broken.append(Message("law-inverted-several", {"number": seat}))
        if not _inverted_where_it_should(s, seat):
            broken.append(Message("law-inverted-hand", {"number": seat}))
    if s.zones[EARLIER] & in_deck != 0:
        broken.append(Message("law-earlier"))
    return broken


def _inverted_where_it_should(s: Valley, seat: int) -> bool:
    """Hands change after every turn of a fruitful year, so the card is at home in odd turns.

    Who inverted it must also be the one to play the last card of that hand, else the other would
    once hold nothing but the inverted card.
    """
    inverted = s.zones[INVERTED + seat]
    if inverted == 0:
        return True
    holder = seat if s.turn % 2 == 1 else 1 - seat
    if is_dry(s) or inverted & ~s.zones[HAND + holder] != 0:
        return False
    next_to_play = holder if turns_taken(s, holder) < s.turn else 1 - holder
    last_to_play = next_to_play if size(s.zones[HAND + holder]) % 2 == 1 else 1 - next_to_play
    draws = copies(s, seat, E_1C) + copies(s, 1 - seat, E_1C)  # 1C adds cards to the last turn
    return last_to_play == seat or draws > 0


def _agenda(s: Valley) -> list[Message]:
    """A decision on top that can be answered, the next year at the bottom."""
    if s.depth == 0:
        over = s.year == YEARS and s.zones[HAND] | s.zones[HAND + 1] == 0
        return [] if over else [Message("law-agenda-empty")]
    if not s.steps[s.agenda[s.depth - 1]].decides or not 0 <= s.agenda[s.depth - 2] < SEATS:
        return [Message("law-agenda-top")]
    if not agenda_fits(s):
        return [Message("law-agenda-below")]
    return _decision(s)


def _decision(s: Valley) -> list[Message]:
    step, seat = int(s.agenda[s.depth - 1]), s.agenda[s.depth - 2]
    card = int(s.agenda[s.depth - 3])
    taken = s.zones[TAKEN] | s.zones[TAKEN + 1]
    if step == agenda.PLAY_TAKEN:
        if not 0 <= card < CARDS or s.zones[TAKEN + seat] != only(card):
            return [Message("law-agenda-taken")]
    elif taken != 0:
        return [Message("law-taken")]
    if step == agenda.CHOOSE_PAYMENT:
        produced = s.zones[BREWERY + seat] | s.zones[BAKERY + seat]
        if not 0 <= card < CARDS or produced & only(card) == 0:
            return [Message("law-agenda-paid")]
    if not operands_fit(s):
        return [Message("law-agenda-operands", {"step": s.steps[step].name})]
    if step == agenda.TAKE_OFFER and len(takeable(s, seat)) == 0:
        return [Message("law-agenda-offer")]
    if step == agenda.CHOOSE_OFFER and excess(s, seat) <= 0:
        return [Message("law-agenda-fits")]
    if len(s.legal()) == 0:
        return [Message("law-agenda-no-choice", {"step": s.steps[step].name})]
    return []
