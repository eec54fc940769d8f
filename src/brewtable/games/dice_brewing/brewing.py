"""Brewing: recipes in turns, dice for every requirement, one extra, the reward (chapters 13 and 14)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing import actions, agenda, events
from brewtable.games.dice_brewing.material import (
    BLUES,
    DICE,
    EXTRA_BLUE,
    EXTRAS,
    FIRST_BLUE,
    INGREDIENTS,
    MALT_AND_HOPS,
    NEEDS,
    NO_COLOUR,
    OPEN_SPACES,
    POOL,
    SUPPLY,
    TOKENS,
    WAREHOUSE,
    colour_of,
)
from brewtable.games.dice_brewing.state import (
    BREWED,
    NO_CARD,
    OPEN,
    STACKS,
    Brewery,
    after,
    different,
    first_in,
    gain_gold,
    gain_points,
    gain_token,
    is_blocked,
    move_die,
    open_card,
    pantry,
    return_ingredient,
    turn_up,
)
from brewtable.kernel.sets import lowest, only
from brewtable.kernel.state import EVERYBODY, Decision, Step

_NO_EXTRA: Final = -1


def need(s: Brewery, card: i64, colour: i64, rank: i64) -> i64:
    """The rank-th highest minimum a recipe asks of a colour; 0 for none."""
    return s.deck.needs[(card * MALT_AND_HOPS + colour) * NEEDS + rank]


def _unused(s: Brewery, seat: i64, colour: i64, chosen: i64) -> vec[i64]:
    """A seat's stored dice of a colour that may still be chosen.

    Dice are chosen from the highest down, equal ones by their tokens and then by number, so that each
    set of dice comes up once: those before the last one chosen are out.
    """
    last = _last_chosen(s, colour, chosen)
    dice = vec[i64](capacity=DICE)
    for die in range(i64(DICE)):
        if s.where[die] != WAREHOUSE + seat or colour_of(die) != colour or is_blocked(s, die):
            continue
        if chosen & only(die) == 0 and (last == DICE or _comes_after(s, die, last)):
            dice = append(dice, die)
    return dice


def _comes_after(s: Brewery, die: i64, last: i64) -> bool:
    if s.value[die] != s.value[last]:
        return s.value[die] < s.value[last]
    return s.marks[die] > s.marks[last] or (s.marks[die] == s.marks[last] and die > last)


def _last_chosen(s: Brewery, colour: i64, chosen: i64) -> i64:
    last: i64 = DICE
    while chosen != 0:
        die = lowest(chosen)
        if colour_of(die) == colour and (last == DICE or _comes_after(s, die, last)):
            last = die
        chosen &= chosen - 1
    return last


def _chosen_of(chosen: i64, colour: i64) -> i64:
    """How many chosen dice are of a colour."""
    count: i64 = 0
    while chosen != 0:
        if colour_of(lowest(chosen)) == colour:
            count += 1
        chosen &= chosen - 1
    return count


def enough(s: Brewery, seat: i64, card: i64, chosen: i64) -> bool:
    """Whether the dice that may still be chosen can meet the requirements that are left."""
    for colour in range(i64(MALT_AND_HOPS)):
        if need(s, card, colour, 0) > 0 and not _enough_of(s, seat, card, colour, chosen):
            return False
    return True


def _enough_of(s: Brewery, seat: i64, card: i64, colour: i64, chosen: i64) -> bool:
    """For each minimum there must be as many dice that reach it as requirements ask for it or more."""
    met = _chosen_of(chosen, colour)
    unused = _unused(s, seat, colour, chosen)
    rank = met
    while rank < NEEDS and need(s, card, colour, rank) > 0:
        reaching: i64 = 0
        for die in unused:
            if s.value[die] >= need(s, card, colour, rank):
                reaching += 1
        if reaching < rank - met + 1:
            return False
        rank += 1
    return True


def can_brew(s: Brewery, seat: i64, place: i64) -> bool:
    """Whether a seat could brew the recipe at an open place now."""
    card = open_card(s, place)
    return card != NO_CARD and s.closed & only(card) == 0 and enough(s, seat, card, 0)


class Brewing(Step[Brewery]):
    """Turns go round until all players have passed in a row. Operand: how many have."""

    name: str = "brewing"

    def run(self, s: Brewery, seat: i64, first: i64, second: i64) -> None:
        if first == s.seats:
            return
        for place in range(i64(OPEN_SPACES)):
            if can_brew(s, seat, place):
                s.then(agenda.BREW, seat, first)
                return
        s.then(agenda.BREWING, after(s, seat), first + 1)


class Brew(Decision[Brewery]):
    """Brew an open recipe, or pass. Operand: the row of passes."""

    name: str = "brew"

    def options(self, s: Brewery, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=OPEN_SPACES + 1)
        for place in range(i64(OPEN_SPACES)):
            if can_brew(s, seat, place):
                out = append(out, actions.BREW + place)
        return append(out, actions.DONE)

    def resolve(self, s: Brewery, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == actions.DONE:
            if s.listening:
                s.tell(events.PASSED, seat, 0, 0, 0, EVERYBODY)
            s.then(agenda.BREWING, after(s, seat), first + 1)
        else:
            s.then(agenda.CHOOSING_DICE, seat, action - actions.BREW)


def _open_colour(s: Brewery, card: i64, chosen: i64) -> i64:
    """The first colour of which a recipe still asks for dice, or NO_COLOUR."""
    for colour in range(i64(MALT_AND_HOPS)):
        met = _chosen_of(chosen, colour)
        if met < NEEDS and need(s, card, colour, met) > 0:
            return colour
    return NO_COLOUR


def _fitting(s: Brewery, seat: i64, card: i64, chosen: i64) -> vec[i64]:
    """The dice that could be chosen next, each that differs once."""
    colour = _open_colour(s, card, chosen)
    least = need(s, card, colour, _chosen_of(chosen, colour))
    dice = vec[i64](capacity=DICE)
    for die in _unused(s, seat, colour, chosen):
        if s.value[die] >= least and _enough_of(s, seat, card, colour, chosen | only(die)):
            dice = append(dice, die)
    return different(s, dice)


def may_use(s: Brewery, seat: i64, card: i64, chosen: i64) -> bool:
    """Whether a set of dice can have been chosen for a recipe, colour after colour."""
    taken: i64 = 0
    while taken != chosen:
        colour = _open_colour(s, card, taken)
        if colour == NO_COLOUR:
            return False
        die = _next_of(s, colour, chosen & ~taken)
        if die == DICE or not _is_among(die, _unused(s, seat, colour, taken)):
            return False
        if s.value[die] < need(s, card, colour, _chosen_of(taken, colour)):
            return False
        taken |= only(die)
    return True


def _next_of(s: Brewery, colour: i64, chosen: i64) -> i64:
    """The die of a colour that is chosen before all others of a set, or DICE."""
    best: i64 = DICE
    while chosen != 0:
        die = lowest(chosen)
        if colour_of(die) == colour and (best == DICE or _comes_after(s, best, die)):
            best = die
        chosen &= chosen - 1
    return best


def _is_among(die: i64, dice: vec[i64]) -> bool:
    for one in dice:
        if one == die:
            return True
    return False


def is_met(s: Brewery, card: i64, chosen: i64) -> bool:
    """Whether the chosen dice meet all that a recipe asks for."""
    return _open_colour(s, card, chosen) == NO_COLOUR


class ChoosingDice(Step[Brewery]):
    """Choose the dice a recipe takes; ask only where there is a choice. Operands: its place, dice chosen."""

    name: str = "choosing-dice"

    def run(self, s: Brewery, seat: i64, first: i64, second: i64) -> None:
        card = open_card(s, first)
        while not is_met(s, card, second):
            dice = _fitting(s, seat, card, second)
            if len(dice) > 1:
                s.then(agenda.USE_DIE, seat, first, second)
                return
            second |= only(dice[0])
        if len(_extras(s, seat, card)) > 0:
            s.then(agenda.ADD_EXTRA, seat, first, second)
        else:
            _finish(s, seat, first, second, _NO_EXTRA)


class UseDie(Decision[Brewery]):
    """Choose the next die for a recipe."""

    name: str = "use-die"

    def options(self, s: Brewery, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for die in _ascending(_fitting(s, seat, open_card(s, first), second)):
            out = append(out, actions.USE + die)
        return out

    def resolve(self, s: Brewery, seat: i64, first: i64, second: i64, action: i64) -> None:
        s.then(agenda.CHOOSING_DICE, seat, first, second | only(action - actions.USE))


def _ascending(dice: vec[i64]) -> vec[i64]:
    found: i64 = 0
    for die in dice:
        found |= only(die)
    out = vec[i64](capacity=16)
    while found != 0:
        out = append(out, lowest(found))
        found &= found - 1
    return out


def _extras(s: Brewery, seat: i64, card: i64) -> vec[i64]:
    """The extras a seat could add to a recipe, as actions."""
    out = vec[i64](capacity=16)
    offered = s.deck.offered[card]
    for ingredient in range(i64(INGREDIENTS)):
        if offered & only(ingredient) != 0 and s.counts[pantry(seat, ingredient)] > 0:
            out = append(out, actions.ADD + ingredient)
    if offered & only(EXTRA_BLUE) == 0:
        return out
    blues = vec[i64](capacity=BLUES)
    for die in range(i64(FIRST_BLUE), i64(DICE)):
        stored = s.where[die] == WAREHOUSE + seat and not is_blocked(s, die)
        if stored and s.value[die] >= s.deck.blue_least[card]:
            blues = append(blues, die)
    for die in different(s, blues):
        out = append(out, actions.ADD_BLUE + die - FIRST_BLUE)
    return out


class AddExtra(Decision[Brewery]):
    """Add one extra for its premium, or none."""

    name: str = "add-extra"

    def options(self, s: Brewery, seat: i64, first: i64, second: i64) -> vec[i64]:
        return append(_extras(s, seat, open_card(s, first)), actions.DONE)

    def resolve(self, s: Brewery, seat: i64, first: i64, second: i64, action: i64) -> None:
        _finish(s, seat, first, second, _NO_EXTRA if action == actions.DONE else action)


def _finish(s: Brewery, seat: i64, place: i64, chosen: i64, extra: i64) -> None:
    """The beer is brewed: dice to the pool, extra, card, reward, and the next card turned up."""
    card = open_card(s, place)
    if s.listening:
        s.tell(events.BREWED, seat, card, extra, 0, EVERYBODY)
    while chosen != 0:
        move_die(s, lowest(chosen), POOL + seat)
        chosen &= chosen - 1
    s.counts[BREWED + seat] |= only(card)
    s.cards[OPEN + place] = NO_CARD
    if extra != _NO_EXTRA:
        _add_extra(s, seat, card, extra)
    _reward(s, seat, card)
    turn_up(s, place)
    s.then(agenda.BREWING, after(s, seat), 0)


def _add_extra(s: Brewery, seat: i64, card: i64, action: i64) -> None:
    kind: i64 = EXTRA_BLUE
    if action < actions.ADD_BLUE:
        kind = action - actions.ADD
        return_ingredient(s, seat, kind)
    else:
        move_die(s, FIRST_BLUE + action - actions.ADD_BLUE, POOL + seat)
    gain_gold(s, seat, s.deck.premium_gold[card * EXTRAS + kind])
    gain_points(s, seat, s.deck.premium_points[card * EXTRAS + kind])


def _reward(s: Brewery, seat: i64, card: i64) -> None:
    gain_points(s, seat, s.deck.reward_points[card] + 1)
    gain_gold(s, seat, s.deck.reward_gold[card])
    colour = s.deck.reward_die[card]
    if colour != NO_COLOUR:
        die = first_in(s, SUPPLY, colour)
        if die < DICE:
            move_die(s, die, POOL + seat)
    if s.deck.reward_token[card] > 0 and len(_stacks(s)) > 0:
        s.then(agenda.WIN_TOKEN, seat)


def _stacks(s: Brewery) -> vec[i64]:
    """Winning a token of each kind that is left, as actions."""
    out = vec[i64](capacity=TOKENS)
    for kind in range(i64(TOKENS)):
        if s.counts[STACKS + kind] > 0:
            out = append(out, actions.WIN + kind)
    return out


class WinToken(Decision[Brewery]):
    """Choose the action token a recipe rewards."""

    name: str = "win-token"

    def options(self, s: Brewery, seat: i64, first: i64, second: i64) -> vec[i64]:
        return _stacks(s)

    def resolve(self, s: Brewery, seat: i64, first: i64, second: i64, action: i64) -> None:
        gain_token(s, seat, action - actions.WIN, 0)
