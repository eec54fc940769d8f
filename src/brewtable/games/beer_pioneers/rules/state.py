"""The position of Beer Pioneers, and the few ways in which coins, barrels, beers and cards may move."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.cards.deck import NOTHING, Deck
from brewtable.games.beer_pioneers.rules import agenda, vocabulary
from brewtable.games.beer_pioneers.rules.material import (
    BEERS,
    CARDS,
    DISCARDS,
    DISPLAY_PLACES,
    FLEET,
    FLEET_DEPOT,
    FREED_FIELDS,
    HAND,
    LEVELS,
    MOST_SEATS,
    OPEN,
    PILE,
    PRINTED_DEPOT,
)
from brewtable.kernel.chance import Chance
from brewtable.kernel.sets import only
from brewtable.kernel.state import EVERYBODY, State, Step


class Town(State):
    """The boards, all breweries, all cards: the whole position."""

    def __init__(
        self,
        seats: i64,
        deck: Deck,
        steps: list[Step[Any]],
        chance: Chance,
        drawn: i64,
        agenda: vec[i64],
        depth: i64,
        board: vec[i64],
        own: vec[i64],
        where: vec[i64],
        seen: vec[i64],
        era: vec[i64],
        pile: vec[i64],
    ) -> None:
        super().__init__(seats, steps, chance, drawn, agenda, depth)
        self.deck = deck
        self.board = board  # the middle of the table, see the cells below
        self.own = own  # what each seat has, SEAT_CELLS for a seat
        self.where = where  # the place of each card
        self.seen = seen  # the set of watchers that know where a card is
        self.era = era  # of hidden hand cards: how often the pile had been shuffled when they left it
        self.pile = pile  # the draw pile; its top is at pile_size - 1
        self.pile_size: i64 = 0
        self.shuffles: i64 = FIRST_ERA
        self.round: i64 = 0
        self.cover: i64 = NO_CARD
        self.passed_over: i64 = 0  # the set of objectives that the last decision of a turn offered in vain
        self.shares_cards = False  # whether `where`, `seen` and `era` are those of a copy as well

    def card_names(self) -> list[str]:
        return self.deck.ids

    def card_titles(self) -> list[str]:
        return self.deck.names

    def copy(self) -> Town:
        twin = Town(
            self.seats,
            self.deck,
            self.steps,
            self.chance,
            self.drawn,
            self.agenda[:],
            self.depth,
            self.board[:],
            self.own[:],
            self.where,  # the cards are shared until one moves
            self.seen,
            self.era,
            self.pile,
        )
        self.shares_cards = True
        twin.shares_cards = True
        twin.pile_size = self.pile_size
        twin.shuffles = self.shuffles
        twin.round = self.round
        twin.cover = self.cover
        twin.switched_on = self.switched_on
        return twin


NO_CARD: Final = -1
FREE: Final = -1
COVERED: Final = -2
ALL_WATCHERS: Final = 31  # the seats and the spectators
FIRST_ERA: Final = 1  # until the discards are shuffled for the first time

# Cells of `board`.
SPACE: Final = 0  # + worker space: FREE, COVERED, or seat * SEAT_STEP + experience
EXCHANGED: Final = 16  # + seat: workers at the exchange
TRUCKS_AT: Final = 20  # + truck space * MOST_SEATS + seat
NINE_COVERED: Final = 36
TURN_SPACE: Final = 37  # + turn order space: FREE or a seat
TURN_ORDER: Final = 45  # + place: the seat that is first, second ...
GREY_WORKER: Final = 49  # FREE or the seat that has it
GREY_TRUCK: Final = 50
OBJECTIVE: Final = 51  # + place: which one lies there
CLAIMED: Final = 54  # + place * 2 + rank: FREE, COVERED, or the seat
DISPLAY: Final = 60  # + place: a card or NO_CARD
BOARD_CELLS: Final = 66
SEAT_STEP: Final = 8

# Cells of `own`.
COINS: Final = 0
POINTS: Final = 1
LEVEL: Final = 2  # spaces of tracks count from 0
INCOME: Final = 3
PROGRESS: Final = 4
SHOWN: Final = 5  # + icon: in the personal display
DIAL: Final = 9  # + beer: 0 for none
BEER: Final = 15  # + beer: in the cellar
BARREL_CELL: Final = 21  # in the cellar, next to the beers
DEPOT: Final = 22
BLOCKED: Final = 23  # set of blocking tokens
OVERLAID: Final = 24  # set of overlays
BUILT: Final = 25  # set of extensions
RETIRED: Final = 26  # set of cellar rows freed by retired workers
UPPER: Final = 27  # the medium tile in the upper row
WORKERS: Final = 28  # + 0 and 1: experience of the tagged workers
READY: Final = 30  # + experience - 1: workers not placed yet, the grey one included
TRUCKS: Final = 34  # not placed yet, the grey one included
QUEUED: Final = 35  # 1 once the worker in the turn order area has moved
ADMIN: Final = 36  # 0, or 1 + the administrative space used
HELPERS: Final = 37  # small bonus workers in the supply
HIRED: Final = 38  # small bonus workers on the bonus board
MARKER: Final = 39  # 1 while the upgrade marker is placed
MASTER: Final = 40  # the master brewer or NO_CARD
HAND_SIZE: Final = 41
STARTING: Final = 42  # the number of the starting card, from 0
DEALT: Final = 43  # how many hidden hand cards are known to be from the S cards dealt at first
EXTRA_WORKERS: Final = 44  # by cards, for this round
EXTRA_TRUCKS: Final = 45
SEAT_CELLS: Final = 46


def cell(seat: i64, what: i64) -> i64:
    """The place in `own` of a seat's cell."""
    return seat * SEAT_CELLS + what


# Coins, points, tracks.


def gain_coins(s: Town, seat: i64, amount: i64) -> None:
    """Take coins, or pay them if the amount is negative."""
    if amount == 0:
        return
    s.own[cell(seat, COINS)] += amount
    if s.listening:
        s.report(vocabulary.COINS_MOVED, seat, amount, 0, 0, EVERYBODY)


def gain_points(s: Town, seat: i64, amount: i64) -> None:
    s.own[cell(seat, POINTS)] += amount
    if s.listening:
        s.report(vocabulary.POINTS_GAINED, seat, amount, 0, 0, EVERYBODY)


def raise_level(s: Town, seat: i64) -> None:
    """One space to the right on the brewing level track; lost at its end."""
    at = cell(seat, LEVEL)
    if s.own[at] < LEVELS - 1:
        s.own[at] += 1
        if s.listening:
            s.report(vocabulary.LEVEL_RAISED, seat, s.own[at], 0, 0, EVERYBODY)


def raise_income(s: Town, seat: i64) -> None:
    at = cell(seat, INCOME)
    if s.own[at] < len(s.deck.income) - 1:
        s.own[at] += 1
        if s.listening:
            s.report(vocabulary.INCOME_RAISED, seat, s.own[at], 0, 0, EVERYBODY)


# Master brewers.


def ability(s: Town, seat: i64, kind: i64) -> i64:
    """What a seat's master brewer adds to something, 0 for none."""
    card = s.own[cell(seat, MASTER)]
    if card == NO_CARD or s.deck.ability[card] != kind:
        return 0
    return s.deck.amount[card]


def icons(s: Town, seat: i64, icon: i64) -> i64:
    """How many icons of a column a seat has; abilities and icons share their first numbers."""
    return s.own[cell(seat, SHOWN + icon)] + ability(s, seat, icon)


# Bonus workers.


def has_helper(s: Town, seat: i64) -> bool:
    """Whether a bonus worker could be sacrificed: from the supply, or from the bonus board."""
    return s.own[cell(seat, HELPERS)] + s.own[cell(seat, HIRED)] > 0


def sacrifice_helper(s: Town, seat: i64) -> None:
    """A bonus worker goes for good, from the supply before the bonus board."""
    if s.own[cell(seat, HELPERS)] > 0:
        s.own[cell(seat, HELPERS)] -= 1
    else:
        s.own[cell(seat, HIRED)] -= 1
    if s.listening:
        s.report(vocabulary.HELPERS_CHANGED, seat, -1, 0, 0, EVERYBODY)


# Phrases.


def do_phrase(s: Town, seat: i64, phrase: i64) -> None:
    """Lay a phrase on the agenda."""
    if phrase != NOTHING:
        s.then(agenda.DOING, seat, s.deck.starts[phrase], s.deck.stops[phrase])


def on_occasion(s: Town, seat: i64, occasion: i64) -> None:
    """Lay what a seat's master brewer brings on an occasion."""
    card = s.own[cell(seat, MASTER)]
    if card != NO_CARD and s.deck.occasion[card] == occasion:
        do_phrase(s, seat, s.deck.gain[card])


# Cellar and depot.


def free_fields(s: Town, seat: i64) -> i64:
    """How many cellar fields are free."""
    own = s.own
    fields = s.deck.dark + FREED_FIELDS[own[cell(seat, RETIRED)]]
    for kind in range(i64(BEERS + 1)):
        fields -= own[cell(seat, BEER + kind)]
    return fields


def has_built(s: Town, seat: i64, extension: i64) -> bool:
    return s.own[cell(seat, BUILT)] & only(extension) != 0


def virtual_barrels(s: Town, seat: i64) -> i64:
    """The improved depot always holds one more barrel, which is never there."""
    if has_built(s, seat, FLEET):
        return 1
    return 0


def depot_room(s: Town, seat: i64) -> i64:
    """How many barrels the depot can still take."""
    room: i64 = PRINTED_DEPOT
    if has_built(s, seat, FLEET):
        room = FLEET_DEPOT
    return room - s.own[cell(seat, DEPOT)]


def take_barrels(s: Town, seat: i64, wanted: i64) -> None:
    """Barrels from the supply into the depot, as many as fit."""
    room = depot_room(s, seat)
    taken = wanted if wanted < room else room
    if taken == 0:
        return
    s.own[cell(seat, DEPOT)] += taken
    if s.listening:
        s.report(vocabulary.BARRELS_MOVED, seat, taken, vocabulary.TO_DEPOT, 0, EVERYBODY)


def movable(s: Town, seat: i64, wanted: i64) -> i64:
    """How many barrels a seat could move to its cellar now, if it may move so many."""
    most = s.own[cell(seat, DEPOT)] + virtual_barrels(s, seat)
    room = free_fields(s, seat)
    if room < most:
        most = room
    if wanted < most:
        most = wanted
    return most


def move_barrels(s: Town, seat: i64, count: i64) -> None:
    """Barrels into the cellar; the virtual one goes first and stays."""
    s.own[cell(seat, DEPOT)] -= count - virtual_barrels(s, seat)
    s.own[cell(seat, BARREL_CELL)] += count
    if s.listening:
        s.report(vocabulary.BARRELS_MOVED, seat, count, vocabulary.TO_CELLAR, 0, EVERYBODY)


def take_from_cellar(s: Town, seat: i64, kind: i64, count: i64, way: i64) -> None:
    """Things of a kind go from the cellar to the supply."""
    s.own[cell(seat, BEER + kind)] -= count
    if not s.listening:
        return
    if kind == BEERS:
        s.report(vocabulary.BARRELS_MOVED, seat, count, way, 0, EVERYBODY)
        return
    for _beer in range(count):
        s.report(vocabulary.BEER_MOVED, seat, kind, way, 0, EVERYBODY)


def beers_in_cellar(s: Town, seat: i64) -> i64:
    own = s.own
    total: i64 = 0
    for beer in range(i64(BEERS)):
        total += own[cell(seat, BEER + beer)]
    return total


def barrels_owned(s: Town, seat: i64) -> i64:
    """In depot and cellar, the virtual one included."""
    own = s.own
    lying = own[cell(seat, DEPOT)] + own[cell(seat, BARREL_CELL)]
    return lying + virtual_barrels(s, seat)


# Cards.


def take_own_cards(s: Town) -> None:
    """Before a card moves: what copies share becomes this position's own."""
    if s.shares_cards:
        s.where, s.seen, s.era = s.where[:], s.seen[:], s.era[:]
        s.shares_cards = False


def move_card(s: Town, card: i64, place: i64, way: i64) -> None:
    """Lay a card openly somewhere: everybody knows from now on where it is."""
    if s.listening:
        s.report(vocabulary.CARD_MOVED, card, s.where[card], place, way, EVERYBODY)
    take_own_cards(s)
    s.where[card] = place
    s.seen[card] = ALL_WATCHERS
    s.era[card] = 0


def play_from_hand(s: Town, seat: i64, card: i64, place: i64, way: i64) -> None:
    """A hand card is laid openly somewhere.

    A hidden S card may have been dealt or drawn, so the others count it as dealt while they can.
    """
    s.own[cell(seat, HAND_SIZE)] -= 1
    dealt = cell(seat, DEALT)
    if s.own[dealt] > 0 and s.era[card] == FIRST_ERA and s.deck.is_start[card] != 0:
        s.own[dealt] -= 1
    move_card(s, card, place, way)


def hand_of(s: Town, seat: i64) -> vec[i64]:
    """A seat's hand cards, ascending."""
    held = vec[i64](capacity=16)
    where, left = s.where, s.own[cell(seat, HAND_SIZE)]
    card: i64 = 0
    while left > 0:
        if where[card] == HAND + seat:
            held = append(held, card)
            left -= 1
        card += 1
    return held


def take_open(s: Town, seat: i64, place: i64) -> None:
    """An open card into a hand; everybody has seen it."""
    card = s.board[DISPLAY + place]
    s.board[DISPLAY + place] = NO_CARD
    s.own[cell(seat, HAND_SIZE)] += 1
    move_card(s, card, HAND + seat, vocabulary.TAKEN)


def can_draw(s: Town) -> bool:
    """Whether a card is left in the pile, or among the discards that would become the pile."""
    if s.pile_size > 0:
        return True
    where = s.where
    for card in range(i64(CARDS)):
        if where[card] == DISCARDS:
            return True
    return False


def _top_card(s: Town) -> i64:
    """The top of the pile, which is shuffled anew if it has to be; NO_CARD when no card is left."""
    if s.pile_size == 0:
        _shuffle_discards(s)
    if s.pile_size == 0:
        return NO_CARD
    s.pile_size -= 1
    return s.pile[s.pile_size]


def draw_card(s: Town, seat: i64) -> None:
    """The top card of the pile into a hand; only its owner sees it."""
    card = _top_card(s)
    if card == NO_CARD:
        return
    take_own_cards(s)
    s.where[card] = HAND + seat
    s.seen[card] = only(seat)
    s.era[card] = s.shuffles
    s.own[cell(seat, HAND_SIZE)] += 1
    s.news |= only(seat)
    if s.listening:
        s.report(vocabulary.CARD_MOVED, card, PILE, HAND + seat, vocabulary.TAKEN, only(seat))


def _shuffle_discards(s: Town) -> None:
    """The discards become the pile; all that is known of them is that they are in it."""
    take_own_cards(s)
    s.pile = s.pile[:]
    for card in range(i64(CARDS)):
        if s.where[card] == DISCARDS:
            s.where[card] = PILE
            s.seen[card] = 0
            s.pile[s.pile_size] = card
            s.pile_size += 1
    if s.pile_size == 0:
        return
    s.shuffles += 1
    if s.listening:
        s.report(vocabulary.SHUFFLED, s.pile_size, 0, 0, 0, EVERYBODY)
    shuffle_pile(s)


def shuffle_pile(s: Town) -> None:
    last = s.pile_size - 1
    while last > 0:
        other = s.draw(last + 1)
        kept = s.pile[last]
        s.pile[last] = s.pile[other]
        s.pile[other] = kept
        last -= 1


def refill_display(s: Town) -> None:
    """Close the gaps to the left, and turn up cards for the empty places."""
    filled: i64 = 0
    board = s.board
    for place in range(i64(DISPLAY_PLACES)):
        card = board[DISPLAY + place]
        if card == NO_CARD:
            continue
        if place != filled:
            board[DISPLAY + place] = NO_CARD
            board[DISPLAY + filled] = card
            take_own_cards(s)
            s.where[card] = OPEN + filled
        filled += 1
    while filled < DISPLAY_PLACES:
        card = _top_card(s)
        if card == NO_CARD:
            return
        board[DISPLAY + filled] = card
        s.news = EVERYBODY
        move_card(s, card, OPEN + filled, vocabulary.TURNED_UP)
        filled += 1


def is_as_before(s: Town, before: Town, seat: i64) -> bool:
    """Whether nothing of a seat differs between a copy and what it was copied from, its claims included."""
    if not s.shares_cards:
        return False
    own, former = s.own, before.own
    for at in range(cell(seat, 0), cell(seat, SEAT_CELLS)):
        if own[at] != former[at]:
            return False
    board, former = s.board, before.board
    for at in range(i64(OBJECTIVE), i64(DISPLAY)):
        if board[at] != former[at]:
            return False
    return True


def in_turn_order(s: Town) -> vec[i64]:
    """All seats, the first player first."""
    order = vec[i64]([0] * int(s.seats))
    for place in range(s.seats):
        order[place] = s.board[TURN_ORDER + place]
    return order


assert BEER + BEERS == BARREL_CELL
assert CLAIMED + 6 == DISPLAY
assert TRUCKS_AT + 4 * MOST_SEATS == NINE_COVERED
