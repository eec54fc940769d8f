"""The action phase: workers, bonus actions, turn order, trucks, administration (chapters 2 to 7)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.cards import phrases as p
from brewtable.games.beer_pioneers.cards.deck import A_EXPERIENCE, A_IMPROVED, A_SECOND, ON_BONUS
from brewtable.games.beer_pioneers.rules import agenda, vocabulary
from brewtable.games.beer_pioneers.rules.card_play import holds_beige
from brewtable.games.beer_pioneers.rules.effects import can_pay_phrase, would_do_something
from brewtable.games.beer_pioneers.rules.exchange import ON_SPACE, gifts
from brewtable.games.beer_pioneers.rules.material import (
    ADMIN_BLOCK,
    ADMIN_SPACES,
    BASIC_BONUSES,
    BONUS_ACTIONS,
    BONUS_BEIGE,
    BONUS_FROM,
    BONUS_ORDER,
    BULBS_FOR_IMPROVED,
    EXCHANGE,
    ICON_BULBS,
    MOST_EXPERIENCE,
    MOST_SEATS,
    ORDER_SPACES,
    SPACES,
    TRUCK_COINS,
    TRUCK_EXCHANGE,
    TRUCK_LOAD,
    TRUCK_ORDER,
    TRUCK_SPACES,
)
from brewtable.games.beer_pioneers.rules.objectives import TurnDecision, claimable
from brewtable.games.beer_pioneers.rules.orders import can_deliver_any
from brewtable.games.beer_pioneers.rules.state import (
    ADMIN,
    BLOCKED,
    EXCHANGED,
    FREE,
    HAND_SIZE,
    HELPERS,
    HIRED,
    NINE_COVERED,
    QUEUED,
    READY,
    SEAT_STEP,
    SPACE,
    TRUCKS,
    TRUCKS_AT,
    TURN_ORDER,
    TURN_SPACE,
    Town,
    ability,
    cell,
    do_phrase,
    icons,
    on_occasion,
)
from brewtable.kernel.sets import only
from brewtable.kernel.state import EVERYBODY, Step


def has_piece(s: Town, seat: i64) -> bool:
    """Whether a seat has a piece that can still act. With extra workers the spaces may run out."""
    own = s.own
    if own[cell(seat, QUEUED)] == 0 or own[cell(seat, ADMIN)] == 0 or own[cell(seat, TRUCKS)] > 0:
        return True
    if not has_worker(s, seat):
        return False
    for space in range(i64(SPACES)):
        if worker_may_go(s, seat, space):
            return True
    return False


def has_worker(s: Town, seat: i64) -> bool:
    """Whether a seat has a worker that is not placed yet."""
    own = s.own
    for experience in range(i64(MOST_EXPERIENCE)):
        if own[cell(seat, READY + experience)] > 0:
            return True
    return False


class ActionPhase(Step[Town]):
    """Turns go round until nobody has a piece left. Operands: place in turn order, skipped in a row."""

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first < s.seats and 0 <= second <= s.seats

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if second == s.seats:
            return
        player = s.board[TURN_ORDER + first]
        following = (first + 1) % s.seats
        if not has_piece(s, player):
            s.then(agenda.ACTION_PHASE, seat, following, second + 1)
            return
        s.then(agenda.TURN, player)
        s.then(agenda.CLAIMING, player)
        s.then(agenda.TURN_END, player)
        s.then(agenda.ACTION_PHASE, seat, following)


class Turn(TurnDecision):
    """One action with one piece."""

    answers: tuple[str, ...] = ("place", "truck", "turn-order", "admin", "fulfil")

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return has_piece(s, seat) and first == 0 and second == 0

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = _worker_options(s, seat)
        if s.own[cell(seat, TRUCKS)] > 0:
            for space in range(i64(TRUCK_SPACES)):
                if truck_may_go(s, seat, space):
                    out = append(out, vocabulary.TRUCK + space)
        if s.own[cell(seat, QUEUED)] == 0:
            for space in range(i64(ORDER_SPACES)):
                if may_queue(s, seat, space):
                    out = append(out, vocabulary.TURN_ORDER + space)
        if s.own[cell(seat, ADMIN)] == 0:
            for space in range(i64(ADMIN_SPACES)):
                if may_administrate(s, seat, space):
                    out = append(out, vocabulary.ADMIN + space)
        return out

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action >= vocabulary.ADMIN:
            _administrate(s, seat, action - vocabulary.ADMIN)
        elif action >= vocabulary.TURN_ORDER:
            _queue(s, seat, action - vocabulary.TURN_ORDER)
        elif action >= vocabulary.TRUCK:
            _send_truck(s, seat, action - vocabulary.TRUCK)
        else:
            _place_worker(s, seat, action // SPACES + 1, action % SPACES)


# Workers.


def _worker_options(s: Town, seat: i64) -> vec[i64]:
    """Workers of the same experience are alike, so each experience is offered once."""
    out = vec[i64](capacity=80)
    if not has_worker(s, seat):
        return out
    open_spaces = vec[i64](capacity=SPACES)
    for space in range(i64(SPACES)):
        if worker_may_go(s, seat, space):
            open_spaces = append(open_spaces, space)
    for experience in range(i64(MOST_EXPERIENCE)):
        if s.own[cell(seat, READY + experience)] > 0:
            for space in open_spaces:
                out = append(out, experience * SPACES + space)
    return out


def worker_may_go(s: Town, seat: i64, space: i64) -> bool:
    """Whether a space is free, and a seat can pay what it costs."""
    if space == EXCHANGE:
        return gifts(s, seat) > 0
    return s.board[SPACE + space] == FREE and can_pay_phrase(s, seat, p.OF_WORKER + space // 2)


def _place_worker(s: Town, seat: i64, experience: i64, space: i64) -> None:
    s.own[cell(seat, READY + experience - 1)] -= 1
    if s.listening:
        s.report(vocabulary.WORKER_PLACED, seat, experience, space, 0, EVERYBODY)
    if space == EXCHANGE:
        s.board[EXCHANGED + seat] += 1
        s.then(agenda.EXCHANGING, seat, ON_SPACE)
        return
    s.board[SPACE + space] = seat * SEAT_STEP + experience
    do_phrase(s, seat, worker_phrase(s, seat, space // 2))
    s.then(agenda.BONUS, seat, experience + s.deck.experience[space])


def worker_phrase(s: Town, seat: i64, action: i64) -> i64:
    """What a worker action does; some master brewers do both halves of 3 and 4 without a coin."""
    if (action == 2 or action == 3) and ability(s, seat, A_SECOND) > 0:
        return p.OF_FREE + action - 2
    return p.OF_WORKER + action


# Bonus actions.


def earns_bonus(s: Town, seat: i64, together: i64) -> bool:
    """Whether a bonus action is allowed. `together` is the experience of worker and space."""
    return together + ability(s, seat, A_EXPERIENCE) >= BONUS_FROM and s.own[cell(seat, HELPERS)] > 0


class Bonus(Step[Town]):
    """After the worker action: is a bonus action allowed? Operand: experience of worker and space."""

    seated: bool = True

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return second == 0

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if earns_bonus(s, seat, first):
            s.then(agenda.BONUS_ACTION, seat)


def improved_is_open(s: Town, seat: i64) -> bool:
    return icons(s, seat, ICON_BULBS) >= BULBS_FOR_IMPROVED or ability(s, seat, A_IMPROVED) > 0


def may_use_bonus(s: Town, seat: i64, bonus: i64) -> bool:
    """Whether a bonus action is open to a seat and would do something."""
    if bonus >= BASIC_BONUSES and not improved_is_open(s, seat):
        return False
    if not would_do_something(s, seat, p.OF_BONUS + bonus):
        return False
    if bonus == BONUS_BEIGE:
        return holds_beige(s, seat)
    return bonus != BONUS_ORDER or can_deliver_any(s, seat)


class BonusAction(TurnDecision):
    """Use a bonus worker, or not."""

    answers: tuple[str, ...] = ("fulfil", "bonus", "done")

    def fits(self, s: Town, seat: i64, first: i64, second: i64) -> bool:
        return s.own[cell(seat, HELPERS)] > 0 and first == 0 and second == 0

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=BONUS_ACTIONS + 1)
        for bonus in range(i64(BONUS_ACTIONS)):
            if may_use_bonus(s, seat, bonus):
                out = append(out, vocabulary.BONUS + bonus)
        return append(out, vocabulary.DONE)

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            return
        s.own[cell(seat, HELPERS)] -= 1
        s.own[cell(seat, HIRED)] += 1
        if s.listening:
            s.report(vocabulary.BONUS_USED, seat, action - vocabulary.BONUS, 0, 0, EVERYBODY)
        on_occasion(s, seat, ON_BONUS)
        do_phrase(s, seat, p.OF_BONUS + action - vocabulary.BONUS)

    def after_claim(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if s.own[cell(seat, HELPERS)] > 0:
            s.ask_again()


# Objectives that the last step of an action brought within reach.


class Claiming(Step[Town]):
    """At the end of a turn: could an objective be fulfilled that its last decision did not offer?"""

    seated: bool = True

    def run(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        if claimable(s, seat) & ~s.passed_over != 0:
            s.then(agenda.CLAIM, seat)


class Claim(TurnDecision):
    """Fulfil an objective, or end the turn."""

    answers: tuple[str, ...] = ("fulfil", "done")

    def choices(self, s: Town, seat: i64, first: i64, second: i64) -> vec[i64]:
        return vec[i64]([vocabulary.DONE])

    def carry_out(self, s: Town, seat: i64, first: i64, second: i64, action: i64) -> None:
        pass

    def after_claim(self, s: Town, seat: i64, first: i64, second: i64) -> None:
        s.then(agenda.CLAIMING, seat)


# Turn order.


def may_queue(s: Town, seat: i64, space: i64) -> bool:
    if s.own[cell(seat, QUEUED)] != 0 or s.board[TURN_SPACE + space] != FREE:
        return False
    return can_pay_phrase(s, seat, p.OF_ORDER + space)


def _queue(s: Town, seat: i64, space: i64) -> None:
    s.own[cell(seat, QUEUED)] = 1
    s.board[TURN_SPACE + space] = seat
    if s.listening:
        s.report(vocabulary.TURN_ORDER_CHOSEN, seat, space, 0, 0, EVERYBODY)
    do_phrase(s, seat, p.OF_ORDER + space)


# Trucks.


def trucks_at(s: Town, space: i64) -> i64:
    """How many trucks stand on a space."""
    total: i64 = 0
    for seat in range(i64(MOST_SEATS)):
        total += s.board[TRUCKS_AT + space * MOST_SEATS + seat]
    return total


def truck_may_go(s: Town, seat: i64, space: i64) -> bool:
    if s.own[cell(seat, TRUCKS)] == 0:
        return False
    if space == TRUCK_COINS:
        return s.board[NINE_COVERED] == 0 and trucks_at(s, space) == 0
    return space != TRUCK_EXCHANGE or gifts(s, seat) > 0


def _send_truck(s: Town, seat: i64, space: i64) -> None:
    is_first = trucks_at(s, space) == 0
    s.own[cell(seat, TRUCKS)] -= 1
    s.board[TRUCKS_AT + space * MOST_SEATS + seat] += 1
    if s.listening:
        s.report(vocabulary.TRUCK_PLACED, seat, space, 0, 0, EVERYBODY)
    if space == TRUCK_EXCHANGE:
        s.then(agenda.EXCHANGING, seat, ON_SPACE)
    elif space == TRUCK_ORDER and is_first:
        _first_on_order_space(s, seat)
    else:
        do_phrase(s, seat, p.OF_TRUCK + space)
        if space == TRUCK_LOAD and is_first:
            do_phrase(s, seat, p.OF_FIRST_TRUCK)


def _first_on_order_space(s: Town, seat: i64) -> None:
    """The first truck may also move a barrel, before or after the delivery."""
    if s.own[cell(seat, HAND_SIZE)] > 0:
        s.then(agenda.PLAY_ORDER, seat, 1)
    else:
        s.then(agenda.MOVING, seat, 1)


# Administration.


def may_administrate(s: Town, seat: i64, space: i64) -> bool:
    if s.own[cell(seat, ADMIN)] != 0:
        return False
    token = ADMIN_BLOCK[space]
    return token < 0 or s.own[cell(seat, BLOCKED)] & only(token) == 0


def _administrate(s: Town, seat: i64, space: i64) -> None:
    s.own[cell(seat, ADMIN)] = space + 1
    if s.listening:
        s.report(vocabulary.ADMIN_USED, seat, space, 0, 0, EVERYBODY)
    do_phrase(s, seat, p.OF_ADMIN + space)
