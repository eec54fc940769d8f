"""What waits on the agenda under each decision: the rest of the turn, of the phase, of the year.

A year is laid out by its steps, so under a decision there can only be what those steps leave. A
position that claims something else was never reached by play.
"""

from __future__ import annotations

from typing import TypeAlias

from brewtable.games.beer_and_bread import agenda
from brewtable.games.beer_and_bread.material import E_1A
from brewtable.games.beer_and_bread.produce import payment_is_open
from brewtable.games.beer_and_bread.state import Valley, copies, is_dry
from brewtable.kernel.state import NOBODY, STEP_WIDTH

Waiting: TypeAlias = list[tuple[int, int]]  # steps with their seats, the next one first

_END_OF_YEAR: Waiting = [(agenda.ROUND, NOBODY), (agenda.WINDMILL, NOBODY), (agenda.YEAR, NOBODY)]
_IN_A_TURN = (agenda.TURN, agenda.PLAY_TAKEN, agenda.CHOOSE_PAYMENT)


def agenda_fits(s: Valley) -> bool:
    """Whether what waits under the decision on top is what the rules would have laid there."""
    step, seat = _step_at(s, int(s.depth))
    if any(s.agenda[top - 3] != 0 or s.agenda[top - 4] != 0 for top in _tops(s)):
        return False
    return [_step_at(s, top) for top in _tops(s)] in _lawful(s, step, seat)


def turns_taken(s: Valley, seat: int) -> int:
    """How many cards a seat has played this year, the one it is now playing included."""
    if s.turn == 0 or s.depth == 0:
        return 0
    to_come = any(_step_at(s, top) == (agenda.TURN_START, seat) for top in _tops(s))
    choosing = _step_at(s, int(s.depth)) == (agenda.TURN, seat)
    return int(s.turn) - 1 if to_come or choosing else int(s.turn)


def _tops(s: Valley) -> range:
    """The tops of the steps that wait under the decision, the next one first."""
    return range(int(s.depth) - STEP_WIDTH, 0, -STEP_WIDTH)


def _step_at(s: Valley, top: int) -> tuple[int, int]:
    return int(s.agenda[top - 1]), int(s.agenda[top - 2])


def operands_fit(s: Valley) -> bool:
    """Whether the operands of the decision on top can be what they are."""
    step, seat = int(s.agenda[s.depth - 1]), s.agenda[s.depth - 2]
    first, second = s.agenda[s.depth - 3], s.agenda[s.depth - 4]
    if step == agenda.CHOOSE_PAYMENT:
        return payment_is_open(s, seat, first, second)
    if second != 0:
        return False
    if step == agenda.RENEW:
        return 1 <= first <= copies(s, seat, E_1A)
    return step == agenda.PLAY_TAKEN or first == 0


def _lawful(s: Valley, step: int, seat: int) -> list[Waiting]:
    if step in (agenda.CHOOSE_OFFER, agenda.TAKE_OFFER):
        collector = seat if step == agenda.CHOOSE_OFFER else 1 - seat
        return _after_collecting(s, collector)
    if s.turn == 0:
        return _in_card_phase(s, step, seat)
    if step == agenda.INVERT:
        return [_rest_of_round(s, seat)] if s.turn == 1 and not is_dry(s) else []
    if step not in _IN_A_TURN or (step == agenda.PLAY_TAKEN and not is_dry(s)):
        return []
    return _rest_of_turn(s, seat)


def _after_collecting(s: Valley, collector: int) -> list[Waiting]:
    """What waits while tokens are offered that were collected by seeding, harvest, answer or cleaning."""
    if s.turn == 0:
        cards = agenda.PICKING_UP if is_dry(s) else agenda.DEALING
        other: Waiting = [(agenda.SEED_HARVEST, 1 - collector)] if collector == s.windmill else []
        return [[*other, (cards, NOBODY), *_END_OF_YEAR]]
    own_turn = _rest_of_turn(s, collector)
    answered: list[Waiting] = [[(agenda.ANSWER, 1 - collector), *rest] for rest in own_turn]
    return [*own_turn, *answered, *_rest_of_turn(s, 1 - collector)]


def _in_card_phase(s: Valley, step: int, seat: int) -> list[Waiting]:
    is_holder = seat == s.windmill
    exchange: Waiting = [(agenda.EXCHANGE_CARDS, NOBODY)] if is_dry(s) else []
    if step == agenda.RENEW:
        renewing: Waiting = [(agenda.RENEWING, 1 - seat)] if is_holder else []
        return [[*renewing, *exchange, *_END_OF_YEAR]]
    if step != agenda.DISCARD_HARVEST or not is_dry(s):
        return []
    holder = int(s.windmill)
    other: Waiting = [(agenda.REPLENISHING, 1 - seat)] if is_holder else []
    both: Waiting = [(agenda.RENEWING, holder), (agenda.RENEWING, 1 - holder)]
    return [[(agenda.FILLING, seat), *other, *both, *exchange, *_END_OF_YEAR]]


def _rest_of_turn(s: Valley, seat: int) -> list[Waiting]:
    """After the turn of a seat: with 1C the cards not played, in the first turn 1D, then the round."""
    rest = _rest_of_round(s, seat)
    if is_dry(s):
        return [rest]
    if s.turn == 1:
        rest = [(agenda.INVERTING, seat), *rest]
    return [rest, [(agenda.LAST_CARDS, seat), *rest]]


def _rest_of_round(s: Valley, seat: int) -> Waiting:
    other: Waiting = [(agenda.TURN_START, 1 - seat)] if seat == s.windmill else []
    swap: Waiting = [] if is_dry(s) else [(agenda.SWAP, NOBODY)]
    return [*other, *swap, *_END_OF_YEAR]
