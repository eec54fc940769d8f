"""Arranging: moves of one or two pieces, storing, passing (chapters 4 and 5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing import actions, agenda, events, spaces
from brewtable.games.dice_brewing.material import (
    DICE,
    HOPS_1,
    KEPT_OUT,
    MALT_1,
    POOL,
    SPACES,
    WAREHOUSE,
)
from brewtable.games.dice_brewing.state import Brewery, after, different, holds_any, is_usable, move_die
from brewtable.games.dice_brewing.tokens import (
    AFTER_MOVE,
    OWN_MOVE,
    is_token_action,
    play_token,
    token_options,
)
from brewtable.kernel.state import EVERYBODY, Decision, Step

PIECES: Final = 2  # the most that one move places
_TOKEN_PLAYED: Final = 4  # above the number of pieces: a token was played in this turn


class Arranging(Step[Brewery]):
    """Turns go round until all players have passed in a row. Operand: how many have."""

    name: str = "arranging"

    def run(self, s: Brewery, seat: i64, first: i64, second: i64) -> None:
        if first == s.seats:
            return
        _next_choice(s, seat, first, 0)


def own_dice(s: Brewery, seat: i64) -> vec[i64]:
    """The dice in a seat's pool and warehouse that it may use."""
    dice = vec[i64](capacity=DICE)
    where, pool, warehouse = s.where, POOL + seat, WAREHOUSE + seat
    for die in range(i64(DICE)):
        # Most dice lie elsewhere, and this is asked more often than anything else.
        if (where[die] == pool or where[die] == warehouse) and is_usable(s, seat, die):
            dice = append(dice, die)
    return dice


def _can_store(s: Brewery, seat: i64, die: i64) -> bool:
    return s.where[die] == POOL + seat and s.marks[die] & KEPT_OUT == 0 and is_usable(s, seat, die)


def store_options(s: Brewery, seat: i64, dice: vec[i64], out: vec[i64]) -> vec[i64]:
    """Storing a die from the pool, for each of a seat's dice that differs."""
    stored = vec[i64](capacity=DICE)
    for die in dice:
        if _can_store(s, seat, die):
            stored = append(stored, die)
    for die in different(s, stored):
        out = append(out, actions.STORE + die)
    return out


def store(s: Brewery, seat: i64, action: i64) -> None:
    move_die(s, action - actions.STORE, WAREHOUSE + seat)


def _placements(s: Brewery, seat: i64, dice: vec[i64], out: vec[i64]) -> vec[i64]:
    kinds = different(s, dice)
    for space in range(i64(SPACES)):
        out = _placements_on(s, seat, space, kinds, out)
    if spaces.takes_seed(s, seat, MALT_1):
        out = append(out, actions.PLACE_SEED)
    if spaces.takes_seed(s, seat, HOPS_1):
        out = append(out, actions.PLACE_SEED + 1)
    return out


def _placements_on(s: Brewery, seat: i64, space: i64, dice: vec[i64], out: vec[i64]) -> vec[i64]:
    if spaces.can_begin(s, seat, space):
        for die in dice:
            if spaces.pays(s, seat, space, die):
                out = append(out, actions.PLACE + space * DICE + die)
    elif spaces.may_join(s, seat, space):
        for die in dice:
            if spaces.joins(s, seat, space, die):
                out = append(out, actions.PLACE + space * DICE + die)
    return out


def _has_choice(s: Brewery, seat: i64, seen: i64) -> bool:
    """Whether a turn could do anything but end: the same as more than one option, found sooner."""
    for die in range(i64(DICE)):
        if _can_store(s, seat, die):
            return True
    may_place = seen % _TOKEN_PLAYED < PIECES
    if may_place and len(_placements(s, seat, own_dice(s, seat), vec[i64]())) > 0:
        return True
    return len(token_options(s, seat, OWN_MOVE)) > 0


class Move(Decision[Brewery]):
    """Place a piece, store a die, play a token, or be done.

    Operands: the row of passes before this turn, and what the turn has seen: pieces placed, plus
    _TOKEN_PLAYED when a token was played.
    """

    name: str = "move"

    def options(self, s: Brewery, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=96)
        dice = own_dice(s, seat)
        if second % _TOKEN_PLAYED < PIECES:
            out = _placements(s, seat, dice, out)
        out = store_options(s, seat, dice, out)
        for action in token_options(s, seat, OWN_MOVE):
            out = append(out, action)
        return append(out, actions.DONE)

    def resolve(self, s: Brewery, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == actions.DONE:
            s.then(agenda.MOVE_END, seat, first, second)
            return
        if is_token_action(action):
            play_token(s, seat, OWN_MOVE, action)
            second |= _TOKEN_PLAYED
        elif action >= actions.STORE:
            store(s, seat, action)
        else:
            second += 1
            spaces.place(s, seat, action)
        s.then(agenda.GOING_ON, seat, first, second)


def _next_choice(s: Brewery, seat: i64, row: i64, seen: i64) -> None:
    """Ask for the next choice of a turn, or end it when there is nothing to choose."""
    if _has_choice(s, seat, seen) or (s.advanced and holds_any(s, seat)):
        s.then(agenda.MOVE, seat, row, seen)
    else:
        s.then(agenda.MOVE_END, seat, row, seen)


class GoingOn(Step[Brewery]):
    """A turn goes on after a piece, a stored die or a token, once its effect is settled."""

    name: str = "going-on"

    def run(self, s: Brewery, seat: i64, first: i64, second: i64) -> None:
        _next_choice(s, seat, first, second)


class MoveEnd(Step[Brewery]):
    """The others may answer a move with tokens; then the next player's turn comes."""

    name: str = "move-end"

    def run(self, s: Brewery, seat: i64, first: i64, second: i64) -> None:
        passed = second % _TOKEN_PLAYED == 0
        row = first + 1 if passed else 0
        if second == _TOKEN_PLAYED:
            row = 1
        if passed and s.listening:
            s.tell(events.PASSED, seat, 0, 0, 0, EVERYBODY)
        if not passed:
            s.then(agenda.ASKING, after(s, seat), AFTER_MOVE, 1)
        s.then(agenda.ARRANGING, after(s, seat), row)
