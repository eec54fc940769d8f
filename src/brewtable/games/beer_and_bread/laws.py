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
    EARLIER,
    EXCHANGE,
    EXCHANGE_SPACES,
    HAND,
    INVERTED,
    KIND_NAMES,
    KNOWN,
    SEATS,
    SOLD,
    SPECTATOR,
    TAKEN,
    TOKEN_CELLS,
    UPGRADES,
    YEARS,
)
from brewtable.games.beer_and_bread.produce import payments, places
from brewtable.games.beer_and_bread.state import Valley, is_dry
from brewtable.games.beer_and_bread.storage import excess
from brewtable.kernel.sets import members, only, size
from brewtable.kernel.state import NOBODY, STEP_WIDTH


def broken_laws(s: Valley) -> list[str]:
    """What is wrong with a position, in words; empty for every position reached by play."""
    return [*_tokens(s), *_cards(s), *_places(s), *_knowledge(s), *_agenda(s)]


def _tokens(s: Valley) -> list[str]:
    broken: list[str] = []
    kinds = len(KIND_NAMES)
    for kind, name in enumerate(KIND_NAMES):
        counts = [int(s.tokens[cell]) for cell in range(kind, TOKEN_CELLS, kinds)]
        if min(counts) < 0:
            broken.append(f"tokens: a place holds fewer than 0 {name}")
        if sum(counts) != s.deck.supply[kind]:
            broken.append(f"tokens: there are {sum(counts)} {name}, the box holds {s.deck.supply[kind]}")
    for seat in range(SEATS):
        too_many = int(excess(s, seat))
        if too_many > 0 and not _must_offer(s, seat):
            broken.append(f"storage: seat {seat} stores {too_many} more tokens than its units hold")
    return broken


def _must_offer(s: Valley, seat: int) -> bool:
    return s.depth > 0 and s.agenda[s.depth - 1] == agenda.CHOOSE_OFFER and s.agenda[s.depth - 2] == seat


def _cards(s: Valley) -> list[str]:
    lying = [int(s.pile[place]) for place in range(int(s.pile_size))]
    for zone in (HAND, COLUMN, BREWERY, BAKERY, SOLD, UPGRADES, TAKEN):
        for seat in range(SEATS):
            lying += members(s.zones[zone + seat])
    for cell in (DISCARD, *range(EXCHANGE, EXCHANGE + EXCHANGE_SPACES)):
        lying += members(s.zones[cell])
    broken: list[str] = []
    counts = [0] * CARDS
    for card in lying:
        counts[card] += 1
    for card, count in enumerate(counts):
        if count != 1:
            broken.append(f"cards: {s.deck.ids[card]} lies in {count} places, it must lie in one")
    return broken


def _places(s: Valley) -> list[str]:
    broken: list[str] = []
    if not 1 <= s.year <= YEARS:
        broken.append(f"calendar: year {s.year} is not one of 1 to {YEARS}")
    if not 0 <= s.windmill < SEATS:
        broken.append("windmill: it belongs to seat 0 or 1")
    for seat in range(SEATS):
        for zone, good, name in ((BREWERY, BEER, "brewery"), (BAKERY, BREAD, "bakery")):
            cards = s.zones[zone + seat]
            if cards & ~s.deck.goods[good] != 0:
                broken.append(f"{name}: seat {seat} has a card of the other good there")
            if size(cards) > places(s, seat, zone):
                broken.append(f"{name}: seat {seat} has more cards there than places")
    for space in range(EXCHANGE_SPACES):
        cards = s.zones[EXCHANGE + space]
        if size(cards) > 1:
            broken.append(f"exchange: space {space + 1} holds more than one card")
        if cards != 0 and not is_dry(s):
            broken.append(f"exchange: space {space + 1} holds a card in a fruitful year")
    return broken


def _knowledge(s: Valley) -> list[str]:
    """Marks lie on cards that can bear them."""
    broken: list[str] = []
    hands = s.zones[HAND] | s.zones[HAND + 1]
    in_deck: i64 = 0
    for place in range(s.pile_size):
        in_deck |= only(s.pile[place])
    in_sight = ALL_CARDS & ~(hands | in_deck)
    for watcher in range(SPECTATOR + 1):
        known = s.zones[KNOWN + watcher]
        if known & in_deck != 0:
            broken.append("known: a card of the draw deck is marked as known")
        if in_sight & ~known != 0:
            broken.append("known: a card that lies in sight is marked as unknown")
    for seat in range(SEATS):
        if s.zones[HAND + seat] & ~s.zones[KNOWN + seat] != 0:
            broken.append(f"known: seat {seat} does not know a card of its own hand")
        if s.zones[INVERTED + seat] & ~hands != 0:
            broken.append("inverted: a card is marked that is in no hand")
        if size(s.zones[INVERTED + seat]) > 1:
            broken.append(f"inverted: seat {seat} has inverted more than one card")
    if s.zones[EARLIER] & in_deck != 0:
        broken.append("earlier: a card of the draw deck is marked as older than the latest shuffle")
    return broken


_SEATLESS = (
    agenda.YEAR,
    agenda.SEEDING,
    agenda.DEALING,
    agenda.PICKING_UP,
    agenda.EXCHANGE_CARDS,
    agenda.ROUND,
    agenda.SWAP,
    agenda.WINDMILL,
)


def _agenda(s: Valley) -> list[str]:
    """A decision on top that can be answered, the next year at the bottom."""
    if s.depth == 0:
        return [] if s.year == YEARS else ["agenda: it is empty before the sixth year is over"]
    broken: list[str] = []
    if s.agenda[STEP_WIDTH - 1] != agenda.YEAR:
        broken.append("agenda: the last step must be `year`")
    for top in range(STEP_WIDTH, int(s.depth) + 1, STEP_WIDTH):
        step, seat = int(s.agenda[top - 1]), int(s.agenda[top - 2])
        wanted = (NOBODY,) if step in _SEATLESS else tuple(range(SEATS))
        if seat not in wanted:
            broken.append(f"agenda: step `{s.steps[step].name}` cannot belong to seat {seat}")
        if s.steps[step].decides != (top == s.depth):
            broken.append("agenda: there must be one decision, on top")
    return broken or _decision(s)


def _decision(s: Valley) -> list[str]:
    step, seat = int(s.agenda[s.depth - 1]), s.agenda[s.depth - 2]
    card = int(s.agenda[s.depth - 3])
    taken = s.zones[TAKEN] | s.zones[TAKEN + 1]
    if step == agenda.PLAY_TAKEN:
        if not 0 <= card < CARDS or s.zones[TAKEN + seat] != only(card):
            return ["agenda: the card to be played is not the one taken"]
    elif taken != 0:
        return ["cards: a taken exchange card must be played at once"]
    if step == agenda.CHOOSE_PAYMENT:
        produced = s.zones[BREWERY + seat] | s.zones[BAKERY + seat]
        if not 0 <= card < CARDS or produced & only(card) == 0 or len(payments(s, seat, card)) == 0:
            return ["agenda: the card to be paid for is not in brewery or bakery, or cannot be paid"]
    if step == agenda.CHOOSE_OFFER and excess(s, seat) <= 0:
        return ["agenda: an offer is asked for, but all tokens fit"]
    if len(s.legal()) == 0:
        return [f"agenda: nothing can be chosen in `{s.steps[step].name}`"]
    return []
