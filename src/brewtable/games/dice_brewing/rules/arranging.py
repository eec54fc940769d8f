"""Arranging: moves of one or two pieces, storing, passing (chapters 4 and 5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.rules import agenda, spaces, vocabulary
from brewtable.games.dice_brewing.rules.material import (
    BUILDINGS,
    DICE,
    HOPS_1,
    MALT_1,
    POOL,
    WAREHOUSE,
    first_space,
)
from brewtable.games.dice_brewing.rules.state import (
    Guild,
    after,
    dice_at,
    different,
    move_die,
    usable,
)
from brewtable.games.dice_brewing.rules.tokens import (
    AFTER_MOVE,
    OWN_MOVE,
    TOKEN_VERBS,
    can_play_token,
    is_token_action,
    may_hide_tokens,
    play_token,
    token_options,
)
from brewtable.kernel.sets import lowest
from brewtable.kernel.state import EVERYBODY, Decision, Step

PIECES: Final = 2  # the most that one move places
TOKEN_PLAYED: Final = 4  # above the number of pieces: a token was played in this turn


class Arranging(Step[Guild]):
    """Turns go round until all players have passed in a row. Operand: how many have."""

    seated: bool = True

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first <= s.seats and second == 0

    def run(self, s: Guild, seat: i64, first: i64, second: i64) -> None:
        if first == s.seats:
            return
        _next_choice(s, seat, first, 0)


def storable(s: Guild, seat: i64) -> i64:
    """The set of dice in a seat's pool that it may store."""
    return usable(s, seat) & dice_at(s, POOL + seat)


def store_options(s: Guild, seat: i64, out: vec[i64]) -> vec[i64]:
    """Storing a die from the pool, for each of a seat's dice that differs."""
    dice = different(s, storable(s, seat))
    while dice != 0:
        out = append(out, vocabulary.STORE + lowest(dice))
        dice &= dice - 1
    return out


def store(s: Guild, seat: i64, action: i64) -> None:
    move_die(s, action - vocabulary.STORE, WAREHOUSE + seat)


def _placements(s: Guild, seat: i64, out: vec[i64]) -> vec[i64]:
    kinds = different(s, usable(s, seat))
    for building in range(i64(BUILDINGS)):
        if not spaces.is_open(s, seat, building):
            continue
        for space in range(first_space(building), first_space(building + 1)):
            dice = spaces.fitting(s, seat, space, kinds)
            while dice != 0:
                out = append(out, vocabulary.PLACE + space * DICE + lowest(dice))
                dice &= dice - 1
    if spaces.takes_seed(s, seat, MALT_1):
        out = append(out, vocabulary.PLACE_SEED)
    if spaces.takes_seed(s, seat, HOPS_1):
        out = append(out, vocabulary.PLACE_SEED + 1)
    return out


def _can_place(s: Guild, seat: i64) -> bool:
    dice = usable(s, seat)
    for building in range(i64(BUILDINGS)):
        if not spaces.is_open(s, seat, building):
            continue
        for space in range(first_space(building), first_space(building + 1)):
            if spaces.fitting(s, seat, space, dice) != 0:
                return True
    return spaces.takes_seed(s, seat, MALT_1) or spaces.takes_seed(s, seat, HOPS_1)


def _has_choice(s: Guild, seat: i64, seen: i64) -> bool:
    """Whether a turn could do anything but end: the same as more than one option, found sooner."""
    if storable(s, seat) != 0:
        return True
    if seen % TOKEN_PLAYED < PIECES and _can_place(s, seat):
        return True
    return can_play_token(s, seat, OWN_MOVE)


def _may_have_seen(seen: i64) -> bool:
    """Whether a turn can have seen so much: up to two pieces, with a token played or without."""
    return seen % TOKEN_PLAYED <= PIECES and seen < 2 * TOKEN_PLAYED


class Move(Decision[Guild]):
    """Place a piece, store a die, play a token, or be done.

    Operands: the row of passes before this turn, and what the turn has seen: pieces placed, plus
    TOKEN_PLAYED when a token was played.
    """

    answers: tuple[str, ...] = ("place", "store", *TOKEN_VERBS, "done")

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first < s.seats and _may_have_seen(second)

    def is_secret(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return may_hide_tokens(s, seat)

    def options(self, s: Guild, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=96)
        if second % TOKEN_PLAYED < PIECES:
            out = _placements(s, seat, out)
        out = store_options(s, seat, out)
        out = token_options(s, seat, OWN_MOVE, out)
        return append(out, vocabulary.DONE)

    def resolve(self, s: Guild, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            s.then(agenda.MOVE_END, seat, first, second)
            return
        if is_token_action(action):
            play_token(s, seat, action)
            second |= TOKEN_PLAYED
        elif action >= vocabulary.STORE:
            store(s, seat, action)
        else:
            second += 1
            spaces.place(s, seat, action)
        s.then(agenda.GOING_ON, seat, first, second)


def _next_choice(s: Guild, seat: i64, row: i64, seen: i64) -> None:
    """Ask for the next choice of a turn, or end it when there is nothing to choose."""
    if _has_choice(s, seat, seen) or may_hide_tokens(s, seat):
        s.then(agenda.MOVE, seat, row, seen)
    else:
        s.then(agenda.MOVE_END, seat, row, seen)


class GoingOn(Step[Guild]):
    """A turn goes on after a piece, a stored die or a token, once its effect is settled."""

    seated: bool = True

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first < s.seats and _may_have_seen(second)

    def run(self, s: Guild, seat: i64, first: i64, second: i64) -> None:
        _next_choice(s, seat, first, second)


class MoveEnd(Step[Guild]):
    """The others may answer a move with tokens; then the next player's turn comes."""

    seated: bool = True
    waits: bool = False

    def run(self, s: Guild, seat: i64, first: i64, second: i64) -> None:
        passed = second % TOKEN_PLAYED == 0
        row = first + 1 if passed else 0
        if second == TOKEN_PLAYED:
            row = 1
        if passed and s.listening:
            s.report(vocabulary.PASSED, seat, 0, 0, 0, EVERYBODY)
        if not passed:
            s.then(agenda.ASKING, after(s, seat), AFTER_MOVE, 1)
        s.then(agenda.ARRANGING, after(s, seat), row)
