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
from brewtable.kernel.sets import members, only, size


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
    offered = sum(int(s.tokens[OFFER + kind]) for kind in range(kinds))
    if offered > 0 and not _is_offering(s):
        broken.append("offer: tokens are offered, but nobody is asked about them")
    for seat in range(SEATS):
        too_many = int(excess(s, seat))
        if too_many > 0 and not _must_offer(s, seat):
            broken.append(f"storage: seat {seat} stores {too_many} more tokens than its units hold")
    return broken


def _is_offering(s: Valley) -> bool:
    return s.depth > 0 and int(s.agenda[s.depth - 1]) in (agenda.CHOOSE_OFFER, agenda.TAKE_OFFER)


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
        most = HAND_SIZE - turns_taken(s, seat) + int(copies(s, seat, E_1C))
        if size(s.zones[HAND + seat]) > most:
            broken.append(f"hand: seat {seat} holds more than {most} cards in turn {s.turn}")
        if size(s.zones[COLUMN + seat]) > HAND_SIZE:
            broken.append(f"column: seat {seat} harvested with more than {HAND_SIZE} cards")
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
        if s.zones[KNOWN + SPECTATOR] & ~s.zones[KNOWN + seat] != 0:
            broken.append(f"known: seat {seat} does not know what everybody knows")
        if s.zones[HAND + seat] & ~s.zones[KNOWN + seat] != 0:
            broken.append(f"known: seat {seat} does not know a card of its own hand")
        if s.zones[INVERTED + seat] & ~hands != 0:
            broken.append("inverted: a card is marked that is in no hand")
        if size(s.zones[INVERTED + seat]) > 1:
            broken.append(f"inverted: seat {seat} has inverted more than one card")
        if not _inverted_where_it_should(s, seat):
            broken.append(f"inverted: the card seat {seat} has inverted is in the wrong hand")
    if s.zones[EARLIER] & in_deck != 0:
        broken.append("earlier: a card of the draw deck is marked as older than the latest shuffle")
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


def _agenda(s: Valley) -> list[str]:
    """A decision on top that can be answered, the next year at the bottom."""
    if s.depth == 0:
        over = s.year == YEARS and s.zones[HAND] | s.zones[HAND + 1] == 0
        return [] if over else ["agenda: it is empty before the sixth year is over"]
    if not s.steps[s.agenda[s.depth - 1]].decides or not 0 <= s.agenda[s.depth - 2] < SEATS:
        return ["agenda: there must be a decision of a seat on top"]
    if not agenda_fits(s):
        return ["agenda: what waits under the decision is not what the rules lay there"]
    return _decision(s)


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
        if not 0 <= card < CARDS or produced & only(card) == 0:
            return ["agenda: the card to be paid for is not in brewery or bakery"]
    if not operands_fit(s):
        return [f"agenda: the operands of `{s.steps[step].name}` leave no choice"]
    if step == agenda.TAKE_OFFER and len(takeable(s, seat)) == 0:
        return ["agenda: an offer is made, but nothing of it can be taken"]
    if step == agenda.CHOOSE_OFFER and excess(s, seat) <= 0:
        return ["agenda: an offer is asked for, but all tokens fit"]
    if len(s.legal()) == 0:
        return [f"agenda: nothing can be chosen in `{s.steps[step].name}`"]
    return []
