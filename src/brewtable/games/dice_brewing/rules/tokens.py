"""Action tokens: when their owners are asked, and what the six kinds do (chapter 12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.rules import agenda, vocabulary
from brewtable.games.dice_brewing.rules.material import (
    BLOCKED,
    BUILDINGS,
    CLOSE,
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
from brewtable.games.dice_brewing.rules.options import ADVANCED
from brewtable.games.dice_brewing.rules.state import (
    BLOCKED_DICE,
    CLOSED_TO,
    NO_CARD,
    PROTECTED_DICE,
    SIDES,
    Guild,
    after,
    dice_at,
    different,
    drop_token,
    holds_any,
    kinds_held,
    move_die,
    open_card,
    roll_die,
    set_marks,
    showing,
    turn_die,
)
from brewtable.kernel.sets import lowest, only
from brewtable.kernel.state import EVERYBODY, Decision, Step

# Occasions on which tokens may be played.
START_OF_ROUND: Final = 0
OWN_MOVE: Final = 1
AFTER_MOVE: Final = 2
OWN_PURCHASE: Final = 3
AFTER_PURCHASE: Final = 4
START_OF_BREWING: Final = 5
AFTER_ROLL: Final = 6  # before the first move
# The occasions on which all are asked in turn.
_ASKED: Final = (START_OF_ROUND, AFTER_ROLL, AFTER_MOVE, AFTER_PURCHASE, START_OF_BREWING)
TOKEN_VERBS: Final = ("withdraw", "mark", "raise", "reroll", "shut", "close")

# The kinds in the order of their actions.
_BY_ACTION: Final[vec[i64]] = vec[i64]([WITHDRAW, MARK, RAISE, REROLL, SHUT, CLOSE])


def owner_of(s: Guild, die: i64) -> i64:
    """The seat in whose pool or warehouse a die lies, or -1."""
    place = s.where[die]
    if POOL <= place < WAREHOUSE + 4:
        return (place - POOL) % 4
    return -1


def _dice_for(s: Guild, seat: i64, kind: i64, occasion: i64) -> i64:
    """The set of dice a seat's token may act on: they show a value, and nobody else protects them."""
    own = dice_at(s, POOL + seat) | dice_at(s, WAREHOUSE + seat)
    if kind == RAISE:
        dice = own & ~showing(s, SIDES)
    else:
        dice = _lying_in(s, POOL) | _lying_in(s, WAREHOUSE)
    if kind == WITHDRAW or occasion == START_OF_ROUND:
        dice &= _lying_in(s, WAREHOUSE)
    if kind == MARK:
        dice &= ~s.sets[BLOCKED_DICE] & ~s.sets[PROTECTED_DICE]
    return dice & ~showing(s, 0) & (own | ~s.sets[PROTECTED_DICE])


def _lying_in(s: Guild, place: i64) -> i64:
    """The set of dice in the pools, or in the warehouses, of all seats."""
    dice: i64 = 0
    for seat in range(s.seats):
        dice |= dice_at(s, place + seat)
    return dice


def _die_action(kind: i64) -> i64:
    """The number of a token's action on the first die."""
    if kind == WITHDRAW:
        return vocabulary.WITHDRAW_DIE
    if kind == MARK:
        return vocabulary.MARK_DIE
    return vocabulary.RAISE_DIE if kind == RAISE else vocabulary.REROLL_DIE


def _buildings(s: Guild, seat: i64, out: vec[i64]) -> vec[i64]:
    for other in range(s.seats):
        for building in range(i64(BUILDINGS)):
            is_open = s.deck.opens[building] <= s.round
            if other != seat and is_open and s.counts[CLOSED_TO + other] & only(building) == 0:
                out = append(out, vocabulary.SHUT_BUILDING + other * BUILDINGS + building)
    return out


def _recipes(s: Guild, out: vec[i64]) -> vec[i64]:
    for place in range(i64(OPEN_SPACES)):
        card = open_card(s, place)
        if card != NO_CARD and s.closed & only(card) == 0:
            out = append(out, vocabulary.CLOSE_RECIPE + place)
    return out


def _targets(s: Guild, seat: i64, kind: i64, occasion: i64, out: vec[i64]) -> vec[i64]:
    """The actions a token of a kind allows a seat on an occasion."""
    if kind == SHUT:
        return _buildings(s, seat, out) if occasion == START_OF_ROUND else out
    if kind == CLOSE:
        return _recipes(s, out) if occasion == START_OF_BREWING else out
    dice = different(s, _dice_for(s, seat, kind, occasion))
    while dice != 0:
        out = append(out, _die_action(kind) + lowest(dice))
        dice &= dice - 1
    return out


def token_options(s: Guild, seat: i64, occasion: i64, out: vec[i64]) -> vec[i64]:
    """Everything a seat's tokens could do on an occasion, ascending."""
    held = kinds_held(s, seat)
    if held == 0:
        return out
    for kind in _BY_ACTION:
        if held & only(kind) != 0:
            out = _targets(s, seat, kind, occasion, out)
    return out


def can_play_token(s: Guild, seat: i64, occasion: i64) -> bool:
    """Whether a seat's tokens could do anything on an occasion."""
    return holds_any(s, seat) and len(token_options(s, seat, occasion, vec[i64]())) > 0


def may_hide_tokens(s: Guild, seat: i64) -> bool:
    """Whether a seat holds tokens that others do not know: then nobody may know that it has no choice."""
    return s.plays_with(ADVANCED) and holds_any(s, seat)


def is_token_action(action: i64) -> bool:
    return vocabulary.WITHDRAW_DIE <= action < vocabulary.BUY_INGREDIENT


def play_token(s: Guild, seat: i64, action: i64) -> None:
    """Play the token an action names: it acts at once and leaves the game."""
    if action < vocabulary.MARK_DIE:
        drop_token(s, seat, WITHDRAW)
        die = action - vocabulary.WITHDRAW_DIE
        move_die(s, die, POOL + owner_of(s, die))
    elif action < vocabulary.RAISE_DIE:
        drop_token(s, seat, MARK)
        _mark(s, seat, action - vocabulary.MARK_DIE)
    elif action < vocabulary.REROLL_DIE:
        drop_token(s, seat, RAISE)
        die = action - vocabulary.RAISE_DIE
        set_marks(s, die, s.marks[die] + RAISED)
        turn_die(s, die, s.value[die] + 1)
    elif action < vocabulary.SHUT_BUILDING:
        drop_token(s, seat, REROLL)
        roll_die(s, action - vocabulary.REROLL_DIE)
    elif action < vocabulary.CLOSE_RECIPE:
        drop_token(s, seat, SHUT)
        _shut(s, action - vocabulary.SHUT_BUILDING)
    else:
        drop_token(s, seat, CLOSE)
        card = open_card(s, action - vocabulary.CLOSE_RECIPE)
        s.closed |= only(card)
        if s.listening:
            s.report(vocabulary.RECIPE_CLOSED, card, 0, 0, 0, EVERYBODY)


def _mark(s: Guild, seat: i64, die: i64) -> None:
    mark: i64 = PROTECTED if owner_of(s, die) == seat else BLOCKED
    set_marks(s, die, s.marks[die] | mark)
    if s.listening:
        s.report(vocabulary.MARKED, seat, die, mark, s.value[die], EVERYBODY)


def _shut(s: Guild, target: i64) -> None:
    other = target // BUILDINGS
    building = target % BUILDINGS
    s.counts[CLOSED_TO + other] |= only(building)
    if s.listening:
        s.report(vocabulary.BUILDING_SHUT, other, building, 0, 0, EVERYBODY)


class Asking(Step[Guild]):
    """Ask the seats in turn who may play a token now, until all in a row have declined.

    Operands: the occasion, and how many seats in a row have declined.
    """

    seated: bool = True

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return first in _ASKED and 0 <= second <= s.seats

    def run(self, s: Guild, seat: i64, first: i64, second: i64) -> None:
        if second == s.seats:
            return
        if _is_asked(s, seat, first):
            s.then(agenda.PLAY_TOKEN, seat, first, second)
        else:
            s.then(agenda.ASKING, after(s, seat), first, second + 1)


def _is_asked(s: Guild, seat: i64, occasion: i64) -> bool:
    if s.quiet & only(seat) != 0 or not holds_any(s, seat):
        return False
    if occasion == AFTER_ROLL and seat == s.first:
        return False  # whose own turn comes next
    # Hidden tokens: whoever holds one is asked, so that being asked tells nothing.
    return s.plays_with(ADVANCED) or can_play_token(s, seat, occasion)


class PlayToken(Decision[Guild]):
    """Play a token, or decline now, or for the rest of the round."""

    answers: tuple[str, ...] = (*TOKEN_VERBS, "done", "quiet")

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return first in _ASKED and 0 <= second < s.seats

    def options(self, s: Guild, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = token_options(s, seat, first, vec[i64](capacity=64))
        return append(append(out, vocabulary.DONE), vocabulary.QUIET)

    def resolve(self, s: Guild, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.QUIET:
            s.quiet |= only(seat)
        if action >= vocabulary.DONE:
            s.then(agenda.ASKING, after(s, seat), first, second + 1)
            return
        play_token(s, seat, action)
        s.then(agenda.ASKING, seat, first, 0)
