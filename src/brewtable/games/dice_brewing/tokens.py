"""Action tokens: when their owners are asked, and what the six kinds do (chapter 12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing import actions, agenda, events
from brewtable.games.dice_brewing.material import (
    BLOCKED,
    BUILDINGS,
    CLOSE,
    DICE,
    KEPT_OUT,
    MARK,
    OPEN_SPACES,
    POOL,
    PROTECTED,
    RAISE,
    RAISED,
    REROLL,
    SHUT,
    WAREHOUSE,
    WITHDRAW,
)
from brewtable.games.dice_brewing.state import (
    CLOSED_TO,
    NO_CARD,
    SIDES,
    Brewery,
    after,
    different,
    drop_token,
    holds,
    holds_any,
    move_die,
    open_card,
    roll_die,
    turn_die,
)
from brewtable.kernel.sets import only
from brewtable.kernel.state import EVERYBODY, Decision, Step

# Occasions on which tokens may be played.
START_OF_ROUND: Final = 0
OWN_MOVE: Final = 1
AFTER_MOVE: Final = 2
OWN_PURCHASE: Final = 3  # from here on arranging is over
AFTER_PURCHASE: Final = 4
START_OF_BREWING: Final = 5


def owner_of(s: Brewery, die: i64) -> i64:
    """The seat in whose pool or warehouse a die lies, or -1."""
    place = s.where[die]
    if POOL <= place < WAREHOUSE + 4:
        return (place - POOL) % 4
    return -1


def _reachable(s: Brewery, seat: i64, die: i64) -> bool:
    """Whether a seat's token may act on a die: it shows a value, and nobody else protects it."""
    owner = owner_of(s, die)
    if owner < 0 or s.value[die] == 0:
        return False
    return owner == seat or s.marks[die] & PROTECTED == 0


def targets(s: Brewery, seat: i64, kind: i64, occasion: i64) -> vec[i64]:
    """The actions a token of a kind would allow a seat on an occasion."""
    if kind == SHUT:
        return _buildings(s, seat) if occasion == START_OF_ROUND else vec[i64]()
    if kind == CLOSE:
        return _recipes(s) if occasion == START_OF_BREWING else vec[i64]()
    start: i64 = actions.WITHDRAW_DIE
    if kind == MARK:
        start = actions.MARK_DIE
    elif kind == RAISE:
        start = actions.RAISE_DIE
    elif kind == REROLL:
        start = actions.REROLL_DIE
    out = vec[i64](capacity=DICE)
    for die in different(s, _dice_for(s, seat, kind, occasion)):
        out = append(out, start + die)
    return out


def _dice_for(s: Brewery, seat: i64, kind: i64, occasion: i64) -> vec[i64]:
    dice = vec[i64](capacity=DICE)
    for die in range(i64(DICE)):
        if not _reachable(s, seat, die):
            continue
        stored = s.where[die] >= WAREHOUSE
        if not stored and (kind == WITHDRAW or occasion == START_OF_ROUND):
            continue
        if kind == RAISE and (owner_of(s, die) != seat or s.value[die] == SIDES):
            continue
        if kind == MARK and s.marks[die] & (BLOCKED | PROTECTED) != 0:
            continue
        dice = append(dice, die)
    return dice


def _buildings(s: Brewery, seat: i64) -> vec[i64]:
    out = vec[i64](capacity=16)
    for other in range(s.seats):
        for building in range(i64(BUILDINGS)):
            is_open = s.deck.opens[building] <= s.round
            if other != seat and is_open and s.counts[CLOSED_TO + other] & only(building) == 0:
                out = append(out, actions.SHUT_BUILDING + other * BUILDINGS + building)
    return out


def _recipes(s: Brewery) -> vec[i64]:
    out = vec[i64](capacity=OPEN_SPACES)
    for place in range(i64(OPEN_SPACES)):
        card = open_card(s, place)
        if card != NO_CARD and s.closed & only(card) == 0:
            out = append(out, actions.CLOSE_RECIPE + place)
    return out


def token_options(s: Brewery, seat: i64, occasion: i64) -> vec[i64]:
    """Everything a seat's tokens could do on an occasion, ascending."""
    out = vec[i64](capacity=64)
    if not holds_any(s, seat):
        return out
    for kind in (WITHDRAW, MARK, RAISE, REROLL, SHUT, CLOSE):
        if holds(s, seat, kind):
            for action in targets(s, seat, kind, occasion):
                out = append(out, action)
    return out


def is_token_action(action: i64) -> bool:
    return actions.WITHDRAW_DIE <= action < actions.BUY_INGREDIENT


def play_token(s: Brewery, seat: i64, occasion: i64, action: i64) -> None:
    """Play the token an action names: it acts at once and leaves the game."""
    if action < actions.MARK_DIE:
        drop_token(s, seat, WITHDRAW)
        _withdraw(s, action - actions.WITHDRAW_DIE, occasion)
    elif action < actions.RAISE_DIE:
        drop_token(s, seat, MARK)
        _mark(s, seat, action - actions.MARK_DIE)
    elif action < actions.REROLL_DIE:
        drop_token(s, seat, RAISE)
        die = action - actions.RAISE_DIE
        s.marks[die] += RAISED
        turn_die(s, die, s.value[die] + 1)
    elif action < actions.SHUT_BUILDING:
        drop_token(s, seat, REROLL)
        roll_die(s, action - actions.REROLL_DIE)
    elif action < actions.CLOSE_RECIPE:
        drop_token(s, seat, SHUT)
        _shut(s, action - actions.SHUT_BUILDING)
    else:
        drop_token(s, seat, CLOSE)
        card = open_card(s, action - actions.CLOSE_RECIPE)
        s.closed |= only(card)
        if s.listening:
            s.tell(events.CLOSED, card, 0, 0, 0, EVERYBODY)


def _withdraw(s: Brewery, die: i64, occasion: i64) -> None:
    """Back to its owner's pool; after arranging it cannot be stored again this round."""
    move_die(s, die, POOL + owner_of(s, die))
    if occasion >= OWN_PURCHASE:
        s.marks[die] |= KEPT_OUT


def _mark(s: Brewery, seat: i64, die: i64) -> None:
    mark: i64 = PROTECTED if owner_of(s, die) == seat else BLOCKED
    s.marks[die] |= mark
    if s.listening:
        s.tell(events.MARKED, seat, die, mark, s.value[die], EVERYBODY)


def _shut(s: Brewery, target: i64) -> None:
    other = target // BUILDINGS
    building = target % BUILDINGS
    s.counts[CLOSED_TO + other] |= only(building)
    if s.listening:
        s.tell(events.SHUT, other, building, 0, 0, EVERYBODY)


class Asking(Step[Brewery]):
    """Ask the seats in turn who may play a token now, until all in a row have declined.

    Operands: the occasion, and how many seats in a row have declined.
    """

    name: str = "asking"

    def run(self, s: Brewery, seat: i64, first: i64, second: i64) -> None:
        if second == s.seats:
            return
        if _is_asked(s, seat, first):
            s.then(agenda.PLAY_TOKEN, seat, first, second)
        else:
            s.then(agenda.ASKING, after(s, seat), first, second + 1)


def _is_asked(s: Brewery, seat: i64, occasion: i64) -> bool:
    if s.quiet & only(seat) != 0 or not holds_any(s, seat):
        return False
    # Hidden tokens: whoever holds one is asked, so that being asked tells nothing.
    return s.advanced or len(token_options(s, seat, occasion)) > 0


class PlayToken(Decision[Brewery]):
    """Play a token, or decline now, or for the rest of the round."""

    name: str = "play-token"

    def options(self, s: Brewery, seat: i64, first: i64, second: i64) -> vec[i64]:
        return append(append(token_options(s, seat, first), actions.DONE), actions.QUIET)

    def resolve(self, s: Brewery, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == actions.QUIET:
            s.quiet |= only(seat)
        if action >= actions.DONE:
            s.then(agenda.ASKING, after(s, seat), first, second + 1)
            return
        play_token(s, seat, first, action)
        s.then(agenda.ASKING, seat, first, 0)
