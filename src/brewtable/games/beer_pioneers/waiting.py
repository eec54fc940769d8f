"""What waits on the agenda under a decision: the rest of an effect, of the turn or step, of the round."""

from __future__ import annotations

from typing import TypeAlias

from brewtable.games.beer_pioneers import agenda
from brewtable.games.beer_pioneers import phrases as p
from brewtable.games.beer_pioneers.brewing import ONCE_EACH
from brewtable.games.beer_pioneers.cards import Deck
from brewtable.games.beer_pioneers.exchange import BY_CARD, FIRST_OF_TWO
from brewtable.games.beer_pioneers.material import BEERS, LAST_ROUND, WORKER_SPACES
from brewtable.games.beer_pioneers.objectives import claims
from brewtable.games.beer_pioneers.round_end import hand_limit, retrieve_pieces
from brewtable.games.beer_pioneers.rounds import goal_is_reached
from brewtable.games.beer_pioneers.state import (
    HAND_SIZE,
    MARKER,
    SEAT_STEP,
    SPACE,
    Town,
    beers_in_cellar,
    cell,
    free_fields,
    in_turn_order,
)
from brewtable.games.beer_pioneers.turns import earns_bonus, has_piece
from brewtable.kernel.message import Message
from brewtable.kernel.state import NOBODY, STEP_WIDTH

Entry: TypeAlias = tuple[int, int, int, int]  # step, seat, and its operands
_MOST_ROTATIONS = 200  # more than any display shows
_HAND_STEPS = (agenda.PLAY_BEIGE, agenda.PLAY_WHITE, agenda.PLAY_ORDER, agenda.DISCARD)
# Decisions with one lawful place each; all others belong to effects.
_FRAMED = (agenda.TURN, agenda.CLAIM, agenda.BONUS_ACTION, agenda.RETIRE, agenda.DISCARD)
_FLASHES = (agenda.CHOOSE, agenda.TAKE, agenda.MOVE, agenda.ROTATE, agenda.MAKING_ROOM)


def agenda_faults(s: Town) -> list[Message]:
    """What is wrong with the agenda."""
    if s.depth == 0:
        over = goal_is_reached(s) or s.round == LAST_ROUND
        return [] if over else [Message("pioneers-law-agenda-empty")]
    entries = _entries(s)
    step, seat, _, _ = entries[0]
    if not s.steps[step].decides or not 0 <= seat < s.seats:
        return [Message("law-agenda-top")]
    if not _fits(s, entries[0]):
        return [Message("pioneers-law-operands", {"step": s.steps[step].name})]
    if not _waits_lawfully(s, entries):
        return [Message("law-agenda-below")]
    if not _is_due(s, step, seat):
        return [Message("pioneers-law-due", {"step": s.steps[step].name})]
    if not _pieces_fit(s, entries):
        return [Message("pioneers-law-pieces")]
    if len(s.legal()) == 0:
        return [Message("law-agenda-no-choice", {"step": s.steps[step].name})]
    return []


def _entries(s: Town) -> list[Entry]:
    """The agenda, the next step first."""
    found: list[Entry] = []
    for top in range(int(s.depth), 0, -STEP_WIDTH):
        step, seat, first, second = (int(s.agenda[top - back]) for back in range(1, STEP_WIDTH + 1))
        found.append((step, seat, first, second))
    return found


def _fits(s: Town, entry: Entry) -> bool:
    """Whether the operands of a decision or of a waiting effect can be such."""
    step, seat, first, second = entry
    if step in _HAND_STEPS and s.own[cell(seat, HAND_SIZE)] == 0:
        return False
    if step == agenda.CHOOSE:
        return first in s.deck.places and s.deck.script[first] == p.CHOICE and second == 0
    if step == agenda.DOING:
        return s.deck.places.get(first) == second and not _moves_pieces(s.deck, first, second)
    if step in (agenda.ROTATE, agenda.ROTATING):
        least = 1 if step == agenda.ROTATE else 0
        return least <= first <= _MOST_ROTATIONS and 0 <= second < 2 * ONCE_EACH
    if step == agenda.MAKING_ROOM:
        return 0 <= first < BEERS and second == 0 and free_fields(s, seat) == 0
    if step == agenda.DELIVER:
        return 1 <= first < beers_in_cellar(s, seat) and second == 0
    if step in (agenda.TAKE, agenda.MOVE, agenda.BREW, agenda.UNBLOCK, agenda.PICK):
        return 1 <= first <= _MOST_ROTATIONS and second == 0
    if step in (agenda.BREWING, agenda.PICKING):
        return 0 <= first <= _MOST_ROTATIONS and second == 0
    if step == agenda.EXCHANGE:
        return BY_CARD <= first <= FIRST_OF_TWO and second == 0
    if step in (agenda.PLAY_ORDER, agenda.MOVING):
        return first in (0, 1) and second == 0
    if step == agenda.BONUS:
        return first in _experience_used(s, seat) and second == 0
    return first == 0 and second == 0


def _moves_pieces(deck: Deck, at: int, stop: int) -> bool:
    """Effects on grey pieces, laboratory and hall are done at once and never wait."""
    while at < stop:
        if deck.script[at] >= p.TRUCK:
            return True
        at += 2 + (2 * int(deck.script[at + 1]) if deck.script[at] == p.CHOICE else 0)
    return False


def _is_due(s: Town, step: int, seat: int) -> bool:
    """Whether a decision that has its place in a turn or in the round end is asked at all."""
    if step == agenda.TURN:
        return has_piece(s, seat)
    if step == agenda.BONUS_ACTION:
        return any(earns_bonus(s, seat, together) for together in _experience_used(s, seat))
    if step == agenda.CLAIM:
        return len(claims(s, seat)) > 0
    if step == agenda.RETIRE:
        return s.own[cell(seat, MARKER)] == 0
    return step != agenda.DISCARD or s.own[cell(seat, HAND_SIZE)] > hand_limit(s, seat)


def _experience_used(s: Town, seat: int) -> list[int]:
    """The experience of each of a seat's workers on the board, together with that of its space."""
    return [
        int(s.board[SPACE + space]) % SEAT_STEP + int(s.deck.experience[space])
        for space in range(WORKER_SPACES)
        if s.board[SPACE + space] // SEAT_STEP == seat
    ]


def _pieces_fit(s: Town, entries: list[Entry]) -> bool:
    """All pieces have acted when the round end begins, and all are back from its step 3 on."""
    steps = [entry[0] for entry in entries]
    if agenda.ACTION_PHASE in steps:
        return True
    if agenda.RETRIEVING in steps:
        return not any(has_piece(s, seat) for seat in range(int(s.seats)))
    back = s.copy()
    for seat in range(int(s.seats)):
        retrieve_pieces(back, seat)
    return list(back.own) == list(s.own)


# What may wait.


def _waits_lawfully(s: Town, entries: list[Entry]) -> bool:
    step, seat, _, _ = entries[0]
    waiting = entries[1:]
    if step in _FRAMED:
        return waiting == _frame(s, step, seat)
    effects = 0
    while effects < len(waiting) and _is_waiting_effect(s, waiting[effects], seat):
        effects += 1
    frame = waiting[effects:]
    if frame[:1] == _claiming(seat):
        return frame == _frame(s, agenda.BONUS_ACTION, seat) and _bonus_is_last(waiting[:effects])
    if any(entry[0] == agenda.BONUS for entry in waiting[:effects]):
        return False
    if frame == [(agenda.TURN_END, seat, 0, 0), *_upgrades_after(s, seat)]:
        return True
    in_flash = step in _FLASHES
    if frame == [(agenda.TURN_END, seat, 0, 0), *_incomes_after(s, seat)]:
        return in_flash
    return in_flash and frame == _brewing_after(s, seat)


def _is_waiting_effect(s: Town, entry: Entry, seat: int) -> bool:
    waiting = (
        agenda.DOING,
        agenda.MOVING,
        agenda.ROTATING,
        agenda.BREWING,
        agenda.PICKING,
        agenda.EXCHANGING,
        agenda.BONUS,
        agenda.MAKING_ROOM,
    )
    return entry[0] in waiting and entry[1] == seat and _fits(s, entry)


def _bonus_is_last(effects: list[Entry]) -> bool:
    """A bonus action follows all else a worker does."""
    return not any(entry[0] == agenda.BONUS for entry in effects[:-1])


def _frame(s: Town, step: int, seat: int) -> list[Entry]:
    """What waits under a decision that has its place in a turn or in the round end."""
    if step == agenda.RETIRE:
        return [(agenda.TURN_END, seat, 0, 0), *_upgrades_after(s, seat)]
    if step == agenda.DISCARD:
        return _discards_after(s, seat)
    following = (_order(s).index(seat) + 1) % int(s.seats)
    rest: list[Entry] = [
        (agenda.TURN_END, seat, 0, 0),
        (agenda.ACTION_PHASE, NOBODY, following, 0),
        *[(agenda.BREWING_PROCESS, player, 0, 0) for player in _order(s)],
        *_retrieving(),
    ]
    return rest if step == agenda.CLAIM else [*_claiming(seat), *rest]


def _claiming(seat: int) -> list[Entry]:
    return [(agenda.CLAIMING, seat, 0, 0)]


def _order(s: Town) -> list[int]:
    return [int(seat) for seat in in_turn_order(s)]


def _after(s: Town, seat: int) -> list[int]:
    """The seats after a seat in turn order."""
    order = _order(s)
    return order[order.index(seat) + 1 :]


def _retrieving() -> list[Entry]:
    return [(agenda.RETRIEVING, NOBODY, 0, 0), (agenda.ROUND, NOBODY, 0, 0)]


def _brewing_after(s: Town, seat: int) -> list[Entry]:
    return [
        (agenda.TURN_END, seat, 0, 0),
        *[(agenda.BREWING_PROCESS, player, 0, 0) for player in _after(s, seat)],
        *_retrieving(),
    ]


def _upgrades_after(s: Town, seat: int) -> list[Entry]:
    return [
        *[(agenda.UPGRADING, player, 0, 0) for player in _after(s, seat)],
        *[(agenda.DISCARDING, player, 0, 0) for player in _order(s)],
        *_incomes(_order(s)),
    ]


def _discards_after(s: Town, seat: int) -> list[Entry]:
    return [*[(agenda.DISCARDING, player, 0, 0) for player in _after(s, seat)], *_incomes(_order(s))]


def _incomes(seats: list[int]) -> list[Entry]:
    return [
        (agenda.REFRESHING, NOBODY, 0, 0),
        *[(agenda.INCOME, player, 0, 0) for player in seats],
        (agenda.ROUND, NOBODY, 0, 0),
    ]


def _incomes_after(s: Town, seat: int) -> list[Entry]:
    return [*[(agenda.INCOME, player, 0, 0) for player in _after(s, seat)], (agenda.ROUND, NOBODY, 0, 0)]
