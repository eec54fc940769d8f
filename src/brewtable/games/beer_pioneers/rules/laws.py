"""The laws every position keeps: nothing is lost, nothing is doubled, nothing lies where it cannot."""

from __future__ import annotations

from brewtable.games.beer_pioneers.rules import agenda
from brewtable.games.beer_pioneers.rules.brewing import coop_is_ready
from brewtable.games.beer_pioneers.rules.material import (
    ADMIN_BLOCK,
    BEER_NAMES,
    BEERS,
    BONUS_WORKERS,
    CARDS,
    COVER_NINE,
    DISPLAY_PLACES,
    HAND,
    ICON_NAMES,
    ICONS,
    LABORATORY,
    LAST_ROUND,
    MACHINE_HALL,
    MASTERING,
    MOST_EXPERIENCE,
    MOST_SEATS,
    NEUTRAL_EXPERIENCE,
    OBJECTIVE_PLACES,
    OPEN,
    ORDER_SPACES,
    ORDER_TRUCK,
    ORDER_WORKER,
    PILE,
    SHOWING,
    SPACE_NAMES,
    TRUCK_COINS,
    TRUCK_SPACES,
    WORKER_SPACES,
)
from brewtable.games.beer_pioneers.rules.rounds import goal_is_reached
from brewtable.games.beer_pioneers.rules.state import (
    ADMIN,
    ALL_WATCHERS,
    BLOCKED,
    CLAIMED,
    COVERED,
    DEALT,
    DIAL,
    DISPLAY,
    EXCHANGED,
    EXTRA_TRUCKS,
    EXTRA_WORKERS,
    FIRST_ERA,
    FREE,
    GREY_TRUCK,
    GREY_WORKER,
    HAND_SIZE,
    HELPERS,
    HIRED,
    MASTER,
    NINE_COVERED,
    NO_CARD,
    OBJECTIVE,
    QUEUED,
    READY,
    RETIRED,
    SEAT_CELLS,
    SEAT_STEP,
    SHOWN,
    SPACE,
    STARTING,
    TRUCKS,
    TRUCKS_AT,
    TURN_ORDER,
    TURN_SPACE,
    WORKERS,
    Town,
    cell,
    depot_room,
    free_fields,
    has_built,
)
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.sets import only
from brewtable.kernel.steps import agenda_faults


def broken_laws(s: Town) -> list[Message]:
    """What is wrong with a position; empty for every position reached by play."""
    broken = [*_table(s), *_objectives(s), *_cards(s)]
    for seat in range(int(s.seats)):
        broken += [*_brewery(s, seat), *_pieces(s, seat), *_hand(s, seat)]
    for seat in range(int(s.seats), MOST_SEATS):
        if any(s.own[cell(seat, what)] != (NO_CARD if what == MASTER else 0) for what in range(SEAT_CELLS)):
            broken.append(Message("pioneers-law-empty-seat", {"number": seat}))
    # The agenda is judged by what is possible, so all else must be in order.
    return broken or _agenda(s)


def _agenda(s: Town) -> list[Message]:
    if s.depth == 0:
        over = goal_is_reached(s) or s.round == LAST_ROUND
        return [] if over else [Message("pioneers-law-agenda-empty")]
    return agenda_faults(s, agenda.ROUND)


# The board.


def _table(s: Town) -> list[Message]:
    broken: list[Message] = []
    seats = list(range(int(s.seats)))
    order = [int(s.board[TURN_ORDER + place]) for place in seats]
    if sorted(order) != seats:
        broken.append(Message("pioneers-law-order"))
    if not 1 <= s.round <= LAST_ROUND:
        broken.append(Message("pioneers-law-round", {"round": int(s.round), "last": LAST_ROUND}))
    starting = sorted(int(s.own[cell(seat, STARTING)]) for seat in seats)
    if starting != seats:
        broken.append(Message("pioneers-law-starting"))
    return [*broken, *_covered(s), *_spaces(s), *_turn_spaces(s)]


def _covered(s: Town) -> list[Message]:
    """A cover card fits the number of players, and what it names is covered."""
    if s.seats == MOST_SEATS:
        fits = s.cover == NO_CARD
    else:
        fits = s.cover != NO_CARD and s.deck.covers[s.cover].players == s.seats
    if not fits:
        return [Message("pioneers-law-cover", {"players": int(s.seats)})]
    covered = [] if s.cover == NO_CARD else s.deck.covers[s.cover].spaces
    broken = [
        Message(
            "pioneers-law-covered" if space in covered else "pioneers-law-not-covered",
            {"space": SPACE_NAMES[space]},
        )
        for space in range(WORKER_SPACES)
        if (s.board[SPACE + space] == COVERED) != (space in covered)
    ]
    if s.board[NINE_COVERED] != int(COVER_NINE in covered):
        broken.append(Message("pioneers-law-nine"))
    return broken


def _spaces(s: Town) -> list[Message]:
    broken: list[Message] = []
    for space in range(WORKER_SPACES):
        there = int(s.board[SPACE + space])
        if there >= 0 and not (there // SEAT_STEP < s.seats and 1 <= there % SEAT_STEP <= MOST_EXPERIENCE):
            broken.append(Message("pioneers-law-nobodys-worker", {"space": SPACE_NAMES[space]}))
    at_nine = sum(int(s.board[TRUCKS_AT + TRUCK_COINS * MOST_SEATS + seat]) for seat in range(MOST_SEATS))
    if at_nine > 1 - int(s.board[NINE_COVERED]):
        broken.append(Message("pioneers-law-nine-trucks"))
    return broken


def _turn_spaces(s: Town) -> list[Message]:
    there = [int(s.board[TURN_SPACE + space]) for space in range(ORDER_SPACES)]
    placed = sorted(seat for seat in there if seat != FREE)
    broken: list[Message] = []
    if placed != [seat for seat in range(int(s.seats)) if s.own[cell(seat, QUEUED)] != 0]:
        broken.append(Message("pioneers-law-moved"))
    if s.board[GREY_TRUCK] != there[ORDER_TRUCK]:
        broken.append(Message("pioneers-law-grey-truck"))
    if s.board[GREY_WORKER] != there[ORDER_WORKER]:
        broken.append(Message("pioneers-law-grey-worker"))
    return broken


def _objectives(s: Town) -> list[Message]:
    broken: list[Message] = []
    open_ones = [int(s.board[OBJECTIVE + place]) for place in range(OBJECTIVE_PLACES)]
    if len(set(open_ones)) != OBJECTIVE_PLACES:
        broken.append(Message("pioneers-law-objectives"))
    for place in range(OBJECTIVE_PLACES):
        first, second = (int(s.board[CLAIMED + place * 2 + rank]) for rank in range(2))
        if (second == COVERED) != (s.seats == 2):
            broken.append(Message("pioneers-law-second-place"))
        if first == COVERED or max(first, second) >= s.seats:
            broken.append(Message("pioneers-law-fulfilled"))
        elif second >= 0 and (first == FREE or first == second):
            broken.append(Message("pioneers-law-first-place"))
    return broken


# Breweries.


def _brewery(s: Town, seat: int) -> list[Message]:
    broken: list[Message] = []
    if free_fields(s, seat) < 0:
        broken.append(Message("pioneers-law-cellar", {"number": seat}))
    if depot_room(s, seat) < 0:
        broken.append(Message("pioneers-law-depot", {"number": seat}))
    for beer in range(BEERS):
        dial, most = int(s.own[cell(seat, DIAL + beer)]), int(s.deck.coops[beer] + s.deck.progress[0])
        if dial > 0 and not coop_is_ready(s, seat, beer):
            broken.append(Message("pioneers-law-dial", {"number": seat, "beer": BEER_NAMES[beer]}))
        if dial > most:
            high: dict[str, Argument] = {"number": seat, "beer": BEER_NAMES[beer], "most": most}
            broken.append(Message("pioneers-law-dial-high", high))
    for icon in range(ICONS):
        shown = int(s.deck.icons[(CARDS + int(s.own[cell(seat, STARTING)])) * ICONS + icon])
        shown += sum(
            int(s.deck.icons[card * ICONS + icon]) for card in range(CARDS) if s.where[card] == SHOWING + seat
        )
        if s.own[cell(seat, SHOWN + icon)] != shown:
            icons: dict[str, Argument] = {"icon": ICON_NAMES[icon], "number": seat, "right": shown}
            broken.append(Message("pioneers-law-display", icons))
    return broken


def _workers(s: Town, seat: int) -> list[int]:
    """How many tagged workers of each experience a seat must have, by those that have retired."""
    retired = int(s.own[cell(seat, RETIRED)])
    ones, upper, lower, threes = (retired >> row & 1 for row in range(4))
    return [1 - ones, 1 + ones - upper - lower, upper + lower - threes, threes]


def _pieces(s: Town, seat: int) -> list[Message]:
    broken: list[Message] = []
    wanted = _workers(s, seat)
    owned = [int(s.own[cell(seat, WORKERS + worker)]) for worker in range(2)]
    lower_first = s.own[cell(seat, RETIRED)] & only(2) != 0 and s.own[cell(seat, RETIRED)] & only(1) == 0
    if wanted != [owned.count(experience + 1) for experience in range(MOST_EXPERIENCE)] or lower_first:
        broken.append(Message("pioneers-law-retired", {"number": seat}))
    wanted[NEUTRAL_EXPERIENCE - 1] += int(s.board[GREY_WORKER] == seat) + int(
        s.own[cell(seat, EXTRA_WORKERS)]
    )
    placed = [int(s.board[SPACE + space]) for space in range(WORKER_SPACES)]
    ready = [int(s.own[cell(seat, READY + experience)]) for experience in range(MOST_EXPERIENCE)]
    used = [placed.count(seat * SEAT_STEP + experience + 1) for experience in range(MOST_EXPERIENCE)]
    together = sum(ready) + sum(used) + int(s.board[EXCHANGED + seat])
    if any(a + b > most for a, b, most in zip(ready, used, wanted)) or together != sum(wanted):
        broken.append(Message("pioneers-law-workers", {"number": seat}))
    trucks = int(s.own[cell(seat, TRUCKS)])
    trucks += sum(int(s.board[TRUCKS_AT + space * MOST_SEATS + seat]) for space in range(TRUCK_SPACES))
    if trucks != 1 + int(s.board[GREY_TRUCK] == seat) + int(s.own[cell(seat, EXTRA_TRUCKS)]):
        broken.append(Message("pioneers-law-trucks", {"number": seat, "found": trucks}))
    admin = int(s.own[cell(seat, ADMIN)])
    if admin > 1 and s.own[cell(seat, BLOCKED)] & only(ADMIN_BLOCK[admin - 1]) != 0:
        broken.append(Message("pioneers-law-admin", {"number": seat}))
    return [*broken, *_helpers(s, seat)]


def _helpers(s: Town, seat: int) -> list[Message]:
    """Bonus workers are in the supply, on the bonus board, at an objective or at the laboratory."""
    there = int(s.own[cell(seat, HELPERS)] + s.own[cell(seat, HIRED)])
    there += int(has_built(s, seat, LABORATORY))
    there += sum(1 for place in range(OBJECTIVE_PLACES * 2) if s.board[CLAIMED + place] == seat)
    wanted = BONUS_WORKERS * (2 if has_built(s, seat, MACHINE_HALL) else 1)
    if there == wanted:
        return []
    return [Message("pioneers-law-helpers", {"number": seat, "found": there, "right": wanted})]


# Cards.


def _cards(s: Town) -> list[Message]:
    places = [int(place) for place in s.where]
    pile = [int(s.pile[place]) for place in range(int(s.pile_size))]
    broken: list[Message] = []
    if sorted(pile) != [card for card, place in enumerate(places) if place == PILE]:
        broken.append(Message("pioneers-law-pile"))
    for place in range(DISPLAY_PLACES):
        card = int(s.board[DISPLAY + place])
        if [one for one, there in enumerate(places) if there == OPEN + place] != [card] * (card != NO_CARD):
            broken.append(Message("pioneers-law-open"))
    for seat in range(MOST_SEATS):
        master = int(s.own[cell(seat, MASTER)])
        if [card for card, there in enumerate(places) if there == MASTERING + seat] != [master] * (
            master != NO_CARD
        ):
            broken.append(Message("pioneers-law-master", {"number": seat}))
        if master != NO_CARD and s.deck.is_master[master] == 0:
            broken.append(Message("pioneers-law-no-master", {"card": s.deck.ids[master]}))
    return [*broken, *_knowledge(s)]


def _knowledge(s: Town) -> list[Message]:
    """Cards in the pile are known to nobody, in hands to their owners or to all, and elsewhere to all."""
    broken: list[Message] = []
    for card in range(CARDS):
        place, seen, era = int(s.where[card]), int(s.seen[card]), int(s.era[card])
        hidden = HAND <= place < HAND + MOST_SEATS and seen == only(place - HAND)
        if place == PILE:
            lawful = seen == 0 and era == 0
        elif hidden:
            lawful = FIRST_ERA <= era <= s.shuffles
        else:
            lawful = seen == ALL_WATCHERS and era == 0
        if not lawful or (SHOWING <= place < MASTERING and s.deck.has_beige[card] == 0):
            broken.append(Message("pioneers-law-lying", {"card": s.deck.ids[card]}))
    return broken


def _hand(s: Town, seat: int) -> list[Message]:
    held = [card for card in range(CARDS) if s.where[card] == HAND + seat]
    dealt = [card for card in held if s.era[card] == FIRST_ERA and s.deck.is_start[card]]
    broken: list[Message] = []
    if len(held) != s.own[cell(seat, HAND_SIZE)]:
        broken.append(Message("pioneers-law-hand", {"number": seat, "found": len(held)}))
    if len(dealt) < s.own[cell(seat, DEALT)]:
        broken.append(Message("pioneers-law-dealt", {"number": seat}))
    return broken
