"""The round end: brewing, pieces, upgrades, cards, income (chapter 17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.cards import phrases as p
from brewtable.games.beer_pioneers.cards.deck import A_HAND, ON_ROUND
from brewtable.games.beer_pioneers.rules import agenda, vocabulary
from brewtable.games.beer_pioneers.rules.brewing import ONCE_EACH, turn_dial
from brewtable.games.beer_pioneers.rules.material import (
    BARREL_TILE,
    BEERS,
    DISCARDS,
    HAND_LIMIT,
    LABORATORY,
    LARGE_HAND_LIMIT,
    LARGE_HAND_SPACE,
    LARGE_TILE,
    MOST_EXPERIENCE,
    MOST_SEATS,
    ORDER_SPACES,
    PROGRESS_TILE,
    SMALL_TILE,
    TRUCK_SPACES,
    WORKER_SPACES,
)
from brewtable.games.beer_pioneers.rules.state import (
    ADMIN,
    COVERED,
    DIAL,
    DISPLAY,
    EXCHANGED,
    EXTRA_TRUCKS,
    EXTRA_WORKERS,
    FREE,
    GREY_TRUCK,
    GREY_WORKER,
    HAND_SIZE,
    HELPERS,
    HIRED,
    INCOME,
    MARKER,
    NO_CARD,
    PROGRESS,
    QUEUED,
    READY,
    RETIRED,
    SPACE,
    TRUCKS,
    TRUCKS_AT,
    TURN_ORDER,
    TURN_SPACE,
    UPPER,
    WORKERS,
    Town,
    ability,
    cell,
    do_phrase,
    gain_coins,
    hand_of,
    has_built,
    in_turn_order,
    move_card,
    on_occasion,
    play_from_hand,
    refill_display,
)
from brewtable.kernel.sets import only
from brewtable.kernel.state import EVERYBODY, Decision, Step

UPPER_ROW: Final = 1


class BrewingProcess(Step[Town]):
    """Step 1: each dial of a seat makes a rotation; with a laboratory it may make another."""

    seated: bool = True

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        for beer in range(i64(BEERS)):
            if s.own[cell(seat, DIAL + beer)] > 0:
                turn_dial(s, seat, beer, 1)
        if has_built(s, seat, LABORATORY):
            s.then(agenda.ROTATING, seat, BEERS, ONCE_EACH)
        s.then(agenda.TURN_END, seat)


class Retrieving(Step[Town]):
    """Step 2: pieces come back, and the new turn order holds; then the other steps in that order."""

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        _clear_board(s)
        _new_turn_order(s)
        for player in range(s.seats):
            retrieve_pieces(s, player)
        order = in_turn_order(s)
        for player in order:
            s.then(agenda.UPGRADING, player)
        for player in order:
            s.then(agenda.DISCARDING, player)
        s.then(agenda.REFRESHING)
        for player in order:
            s.then(agenda.INCOME, player)


def _clear_board(s: Town) -> None:
    for space in range(i64(WORKER_SPACES)):
        if s.board[SPACE + space] != COVERED:
            s.board[SPACE + space] = FREE
    for seat in range(i64(MOST_SEATS)):
        s.board[EXCHANGED + seat] = 0
    for place in range(i64(TRUCK_SPACES * MOST_SEATS)):
        s.board[TRUCKS_AT + place] = 0
    s.board[GREY_WORKER] = FREE
    s.board[GREY_TRUCK] = FREE


def _new_turn_order(s: Town) -> None:
    """From left to right, as the workers stand in the turn order area; who has none there comes after."""
    others = in_turn_order(s)
    place: i64 = 0
    for space in range(i64(ORDER_SPACES)):
        seat = s.board[TURN_SPACE + space]
        if seat != FREE:
            s.board[TURN_ORDER + place] = seat
            s.board[TURN_SPACE + space] = FREE
            if s.listening:
                s.report(vocabulary.TURN_ORDER_SETTLED, seat, place, 0, 0, EVERYBODY)
            place += 1
    for seat in others:
        if s.own[cell(seat, QUEUED)] == 0:
            s.board[TURN_ORDER + place] = seat
            place += 1


def retrieve_pieces(s: Town, seat: i64) -> None:
    """A seat's workers, truck and bonus workers are ready again."""
    for experience in range(i64(MOST_EXPERIENCE)):
        s.own[cell(seat, READY + experience)] = 0
    for worker in range(i64(2)):
        s.own[cell(seat, READY + s.own[cell(seat, WORKERS + worker)] - 1)] += 1
    s.own[cell(seat, TRUCKS)] = 1
    s.own[cell(seat, EXTRA_WORKERS)] = 0
    s.own[cell(seat, EXTRA_TRUCKS)] = 0
    s.own[cell(seat, QUEUED)] = 0
    s.own[cell(seat, ADMIN)] = 0
    s.own[cell(seat, HELPERS)] += s.own[cell(seat, HIRED)]
    s.own[cell(seat, HIRED)] = 0


# Step 3.


def freed_row(s: Town, seat: i64, experience: i64) -> i64:
    """The cellar row a worker of this experience frees by retiring, or -1 if none is left for it."""
    retired = s.own[cell(seat, RETIRED)]
    if experience == 2 and retired & only(UPPER_ROW) != 0:
        row: i64 = UPPER_ROW + 1
    else:
        row = _first_row(experience)
    if row < 0 or retired & only(row) != 0:
        return -1
    return row


def _first_row(experience: i64) -> i64:
    if experience == 1:
        return LARGE_TILE
    if experience == 2:
        return UPPER_ROW
    if experience == 3:
        return SMALL_TILE
    return -1


def tile_in_row(s: Town, seat: i64, row: i64) -> i64:
    """Which cellar tile lies in a row; the medium ones lie as they were shuffled."""
    if row == LARGE_TILE or row == SMALL_TILE:
        return row
    upper = s.own[cell(seat, UPPER)]
    if row == UPPER_ROW:
        return upper
    return PROGRESS_TILE if upper == BARREL_TILE else BARREL_TILE


def can_retire(s: Town, seat: i64, experience: i64) -> bool:
    """Whether a seat has such a worker, back from the board, and a place for its retirement."""
    has_one = s.own[cell(seat, WORKERS)] == experience or s.own[cell(seat, WORKERS + 1)] == experience
    is_back = s.own[cell(seat, READY + experience - 1)] > 0
    return has_one and is_back and freed_row(s, seat, experience) >= 0


class Upgrading(Step[Town]):
    """Step 3: who placed the upgrade marker takes it back and upgrades a worker."""

    seated: bool = True

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if s.own[cell(seat, MARKER)] == 0:
            return
        s.own[cell(seat, MARKER)] = 0
        for experience in range(1, i64(MOST_EXPERIENCE)):
            if can_retire(s, seat, experience):
                s.then(agenda.RETIRE, seat)
                s.then(agenda.TURN_END, seat)
                return


class Retire(Decision[Town]):
    """Choose the worker that retires."""

    answers: tuple[str, ...] = ("retire",)

    def options(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        for experience in range(1, i64(MOST_EXPERIENCE)):
            if can_retire(s, seat, experience):
                out = append(out, vocabulary.RETIRE + experience - 1)
        return out

    def resolve(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        experience = action - vocabulary.RETIRE + 1
        row = freed_row(s, seat, experience)
        tile = tile_in_row(s, seat, row)
        s.own[cell(seat, RETIRED)] |= only(row)
        if s.own[cell(seat, WORKERS + 1)] == experience:
            s.own[cell(seat, WORKERS + 1)] += 1
        else:
            s.own[cell(seat, WORKERS)] += 1
        s.own[cell(seat, READY + experience - 1)] -= 1
        s.own[cell(seat, READY + experience)] += 1
        if s.listening:
            s.report(vocabulary.UPGRADED, seat, experience, tile, 0, EVERYBODY)
        do_phrase(s, seat, p.OF_TILE + tile)


# Step 4.


def hand_limit(s: Town, seat: i64) -> i64:
    limit: i64 = HAND_LIMIT
    if s.own[cell(seat, PROGRESS)] >= LARGE_HAND_SPACE - 1:
        limit = LARGE_HAND_LIMIT
    return limit + ability(s, seat, A_HAND)


def holds_too_many(s: Town, seat: i64) -> bool:
    return s.own[cell(seat, HAND_SIZE)] > hand_limit(s, seat)


class Discarding(Step[Town]):
    """Step 4a: who holds too many cards discards."""

    seated: bool = True

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if holds_too_many(s, seat):
            s.then(agenda.DISCARD, seat)


class Discard(Decision[Town]):
    """Choose a hand card to discard."""

    answers: tuple[str, ...] = ("discard",)

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return s.own[cell(seat, HAND_SIZE)] > hand_limit(s, seat) and first == 0 and second == 0

    def options(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for card in hand_of(s, seat):
            out = append(out, vocabulary.DISCARD + card)
        return out

    def resolve(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        play_from_hand(s, seat, action - vocabulary.DISCARD, DISCARDS, vocabulary.DISCARDED)
        s.then(agenda.DISCARDING, seat)


class Refreshing(Step[Town]):
    """Step 4b: the leftmost open card goes, the others close up, a new one comes."""

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        card = s.board[DISPLAY]
        if card != NO_CARD:
            s.board[DISPLAY] = NO_CARD
            move_card(s, card, DISCARDS, vocabulary.PUSHED_OUT)
        refill_display(s)


class Income(Step[Town]):
    """Step 5: coins by the income track."""

    seated: bool = True

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        gain_coins(s, seat, s.deck.income[s.own[cell(seat, INCOME)]])
        on_occasion(s, seat, ON_ROUND)
        s.then(agenda.TURN_END, seat)
