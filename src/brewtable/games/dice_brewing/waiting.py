"""What waits on the agenda under a decision: the rest of the turn, of the phase, of the round."""

from __future__ import annotations

from typing import TypeAlias

from brewtable.games.dice_brewing import agenda, events
from brewtable.games.dice_brewing.brewing import can_brew, is_met, may_use
from brewtable.games.dice_brewing.material import (
    DICE,
    LAST_ROUND,
    MALT_AND_HOPS,
    NO_COLOUR,
    OPEN_SPACES,
    SUPPLY,
    WAREHOUSE,
    colour_of,
)
from brewtable.games.dice_brewing.purchases import MOST_LUCK
from brewtable.games.dice_brewing.rounds import in_turn_order
from brewtable.games.dice_brewing.school import can_swap_colour, may_reroll
from brewtable.games.dice_brewing.state import Brewery, brewed_in_all, open_card
from brewtable.games.dice_brewing.tokens import (
    AFTER_MOVE,
    AFTER_PURCHASE,
    START_OF_BREWING,
    START_OF_ROUND,
)
from brewtable.kernel.message import Message
from brewtable.kernel.state import NOBODY, STEP_WIDTH

Waiting: TypeAlias = list[tuple[int, int, int, int]]  # steps with seat and operands, the next one first


def agenda_faults(s: Brewery) -> list[Message]:
    """What is wrong with the agenda."""
    if s.depth == 0:
        over = brewed_in_all(s) >= s.deck.end_count[s.seats] or s.round == LAST_ROUND
        return [] if over else [Message("dice-law-agenda-empty")]
    step, seat = int(s.agenda[s.depth - 1]), int(s.agenda[s.depth - 2])
    if not s.steps[step].decides or not 0 <= seat < s.seats:
        return [Message("law-agenda-top")]
    first, second = int(s.agenda[s.depth - 3]), int(s.agenda[s.depth - 4])
    if not _operands_fit(s, step, seat, first, second):
        return [Message("dice-law-operands", {"step": s.steps[step].name})]
    if not _supply_fits(s, step, first):
        return [Message("dice-law-supply")]
    if not _waits_lawfully(s, step, seat):
        return [Message("law-agenda-below")]
    if len(s.legal()) == 0 or (step == agenda.TAKE_DIE and not can_swap_colour(s, seat, first)):
        return [Message("law-agenda-no-choice", {"step": s.steps[step].name})]
    return []


def _operands_fit(s: Brewery, step: int, seat: int, first: int, second: int) -> bool:
    if step == agenda.MOVE:
        return 0 <= first < s.seats and (second in _NO_PIECE or second in _PIECES)
    if step == agenda.REROLLING:
        return first < (1 << DICE) and may_reroll(s, seat, first) and second == 0
    if step == agenda.TAKE_DIE:
        return 0 <= first < MALT_AND_HOPS and second == 0
    if step == agenda.GIVE_DIE:
        return 0 <= first < DICE and s.where[first] == SUPPLY and second == 0
    if step == agenda.KEEP_DIE:
        return 0 <= first < DICE and s.where[first] == WAREHOUSE + seat and second == 0
    if step == agenda.BUY:
        return 0 <= first <= 3 and 0 <= second <= (MOST_LUCK if s.bad_luck and first > 0 else 0)
    if step == agenda.PLAY_TOKEN:
        return first in (START_OF_ROUND, AFTER_MOVE, AFTER_PURCHASE, START_OF_BREWING) and second < s.seats
    if step == agenda.BREW:
        return 0 <= first < s.seats and second == 0
    if step in (agenda.USE_DIE, agenda.ADD_EXTRA):
        if not 0 <= first < OPEN_SPACES or second >= (1 << DICE) or not can_brew(s, seat, first):
            return False
        card = open_card(s, first)
        return may_use(s, seat, card, second) and is_met(s, card, second) == (step == agenda.ADD_EXTRA)
    return first == 0 and second == 0


def _supply_fits(s: Brewery, step: int, first: int) -> bool:
    """Dice in the supply show nothing, but for the colour rolled at the school until the swap is done."""
    rolled = NO_COLOUR
    if step == agenda.TAKE_DIE:
        rolled = first
    elif step == agenda.GIVE_DIE:
        rolled = int(colour_of(first))
    return all(
        (s.value[die] > 0) == (colour_of(die) == rolled) for die in range(DICE) if s.where[die] == SUPPLY
    )


_ROUND: Waiting = [(agenda.ROUND, NOBODY, 0, 0)]
_TIDYING: Waiting = [
    (agenda.ANNOUNCING, NOBODY, events.TIDYING, 0),
    (agenda.TIDYING, NOBODY, 0, 0),
    *_ROUND,
]
# What a turn may have seen, with a token played or without.
_NO_PIECE = (0, 4)
_PIECES = (1, 2, 5, 6)
_EFFECTS = (agenda.REROLLING, agenda.NAME_COLOUR, agenda.TAKE_DIE, agenda.GIVE_DIE, agenda.KEEP_DIE)


def _waits_lawfully(s: Brewery, step: int, seat: int) -> bool:
    waiting: Waiting = []
    for top in range(int(s.depth) - STEP_WIDTH, 0, -STEP_WIDTH):
        name, whose, first, second = (int(s.agenda[top - back]) for back in range(1, STEP_WIDTH + 1))
        waiting.append((name, whose, first, second))
    if step in (agenda.USE_DIE, agenda.ADD_EXTRA, agenda.BREW):
        return waiting == _TIDYING
    if step == agenda.WIN_TOKEN:
        return waiting == [(agenda.BREWING, (seat + 1) % int(s.seats), 0, 0), *_TIDYING]
    if step == agenda.BUY:
        return waiting == _from_purchase(s, seat)
    if step == agenda.PLAY_TOKEN:
        return _asking_fits(s, int(s.agenda[s.depth - 3]), waiting)
    if step == agenda.MOVE:
        return waiting == _after_arranging(s)
    return (
        step in _EFFECTS
        and len(waiting) > 0
        and _goes_on(s, seat, waiting[0])
        and waiting[1:] == _after_arranging(s)
    )


def _goes_on(s: Brewery, seat: int, step: tuple[int, int, int, int]) -> bool:
    """After the effect of a piece its turn goes on."""
    name, whose, row, seen = step
    return (name, whose) == (agenda.GOING_ON, seat) and row < s.seats and seen in _PIECES


def _brewing(s: Brewery) -> Waiting:
    first = int(s.first)
    return [
        (agenda.ANNOUNCING, NOBODY, events.BREWING, 0),
        (agenda.ASKING, first, START_OF_BREWING, 0),
        (agenda.BREWING, first, 0, 0),
        *_TIDYING,
    ]


def _after_arranging(s: Brewery) -> Waiting:
    purchases = [(agenda.PURCHASE, int(seat), 0, 0) for seat in in_turn_order(s)]
    return [(agenda.ANNOUNCING, NOBODY, events.PURCHASES, 0), *purchases, *_brewing(s)]


def _from_purchase(s: Brewery, seat: int) -> Waiting:
    """What waits while a seat buys: the purchases of those after it."""
    order = [int(one) for one in in_turn_order(s)]
    later = order[order.index(seat) + 1 :]
    return [*((agenda.PURCHASE, one, 0, 0) for one in later), *_brewing(s)]


def _asking_fits(s: Brewery, occasion: int, waiting: Waiting) -> bool:
    if occasion == START_OF_BREWING:
        return waiting == _brewing(s)[2:]
    if occasion == AFTER_PURCHASE:
        but_the_last = [int(seat) for seat in in_turn_order(s)][:-1]
        return any(waiting == _from_purchase(s, seat) for seat in but_the_last)
    if occasion == AFTER_MOVE:
        turns = [(agenda.ARRANGING, seat, 0, 0) for seat in range(int(s.seats))]
        return len(waiting) > 0 and waiting[0] in turns and waiting[1:] == _after_arranging(s)
    arranging: Waiting = [
        (agenda.ANNOUNCING, NOBODY, events.ROLLING, 0),
        (agenda.ROLLING, NOBODY, 0, 0),
        (agenda.ANNOUNCING, NOBODY, events.ARRANGING, 0),
        (agenda.ARRANGING, int(s.first), 0, 0),
    ]
    return waiting == [*arranging, *_after_arranging(s)]
