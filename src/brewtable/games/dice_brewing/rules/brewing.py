"""Brewing: recipes in turns, dice for every requirement, one extra, the reward (chapters 13 and 14)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.rules import agenda, vocabulary
from brewtable.games.dice_brewing.rules.material import (
    BLUE_DICE,
    DICE,
    EXTRA_BLUE,
    EXTRAS,
    FIRST_BLUE,
    INGREDIENTS,
    MALT_AND_HOPS,
    MASTERY_FOR_BREWING,
    NEEDS,
    NO_COLOUR,
    OPEN_SPACES,
    POOL,
    SUPPLY,
    TOKENS,
    dice_in,
)
from brewtable.games.dice_brewing.rules.state import (
    BREWED,
    NO_CARD,
    STACKS,
    Guild,
    after,
    different,
    first_in,
    gain_gold,
    gain_points,
    gain_token,
    lay_card,
    move_die,
    open_card,
    pantry,
    reaching,
    return_ingredient,
    stored,
    turn_up,
)
from brewtable.kernel.sets import lowest, only, size
from brewtable.kernel.state import EVERYBODY, Decision, Step

_NO_EXTRA: Final = -1


def need(s: Guild, card: i64, colour: i64, rank: i64) -> i64:
    """The rank-th highest minimum a recipe asks of a colour; 0 for none."""
    return s.deck.needs[(card * MALT_AND_HOPS + colour) * NEEDS + rank]


def _unused(s: Guild, seat: i64, colour: i64, chosen: i64) -> i64:
    """The set of a seat's stored dice of a colour that may still be chosen.

    Dice are chosen from the highest down, equal ones by their tokens and then by number, so that each
    set of dice comes up once: those before the last one chosen are out.
    """
    dice = stored(s, seat) & dice_in(colour) & ~chosen
    last = _last_chosen(s, chosen & dice_in(colour))
    if last == DICE:
        return dice
    after_it: i64 = 0
    while dice != 0:
        if _comes_after(s, lowest(dice), last):
            after_it |= dice & -dice
        dice &= dice - 1
    return after_it


def _comes_after(s: Guild, die: i64, last: i64) -> bool:
    if s.value[die] != s.value[last]:
        return s.value[die] < s.value[last]
    return s.marks[die] > s.marks[last] or (s.marks[die] == s.marks[last] and die > last)


def _last_chosen(s: Guild, chosen: i64) -> i64:
    """The die of a set that is chosen after all others, or DICE."""
    last: i64 = DICE
    while chosen != 0:
        die = lowest(chosen)
        if last == DICE or _comes_after(s, die, last):
            last = die
        chosen &= chosen - 1
    return last


def _chosen_of(chosen: i64, colour: i64) -> i64:
    """How many chosen dice are of a colour."""
    return size(chosen & dice_in(colour))


def enough(s: Guild, seat: i64, card: i64, chosen: i64) -> bool:
    """Whether the dice that may still be chosen can meet the requirements that are left."""
    for colour in range(i64(MALT_AND_HOPS)):
        if need(s, card, colour, 0) > 0 and not _enough_of(s, seat, card, colour, chosen):
            return False
    return True


def _enough_of(s: Guild, seat: i64, card: i64, colour: i64, chosen: i64) -> bool:
    """For each minimum there must be as many dice that reach it as requirements ask for it or more."""
    met = _chosen_of(chosen, colour)
    unused = _unused(s, seat, colour, chosen)
    rank = met
    while rank < NEEDS and need(s, card, colour, rank) > 0:
        if size(unused & reaching(s, need(s, card, colour, rank))) < rank - met + 1:
            return False
        rank += 1
    return True


def can_brew(s: Guild, seat: i64, place: i64) -> bool:
    """Whether a seat could brew the recipe at an open place now."""
    card = open_card(s, place)
    return card != NO_CARD and s.closed & only(card) == 0 and enough(s, seat, card, 0)


class Brewing(Step[Guild]):
    """Turns go round until all players have passed in a row. Operand: how many have."""

    seated: bool = True

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first <= s.seats and second == 0

    def run(self, s: Guild, seat: i64, first: i64, second: i64) -> None:
        if first == s.seats:
            return
        for place in range(i64(OPEN_SPACES)):
            if can_brew(s, seat, place):
                s.then(agenda.BREW, seat, first)
                return
        s.then(agenda.BREWING, after(s, seat), first + 1)


class Brew(Decision[Guild]):
    """Brew an open recipe, or pass. Operand: the row of passes."""

    answers: tuple[str, ...] = ("brew", "done")

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first < s.seats and second == 0

    def options(self, s: Guild, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = vec[i64](capacity=OPEN_SPACES + 1)
        for place in range(i64(OPEN_SPACES)):
            if can_brew(s, seat, place):
                out = append(out, vocabulary.BREW + place)
        return append(out, vocabulary.DONE)

    def resolve(self, s: Guild, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            if s.listening:
                s.report(vocabulary.PASSED, seat, 0, 0, 0, EVERYBODY)
            s.then(agenda.BREWING, after(s, seat), first + 1)
        else:
            s.then(agenda.CHOOSING_DICE, seat, action - vocabulary.BREW)


def _open_colour(s: Guild, card: i64, chosen: i64) -> i64:
    """The first colour of which a recipe still asks for dice, or NO_COLOUR."""
    for colour in range(i64(MALT_AND_HOPS)):
        met = _chosen_of(chosen, colour)
        if met < NEEDS and need(s, card, colour, met) > 0:
            return colour
    return NO_COLOUR


def _fitting(s: Guild, seat: i64, card: i64, chosen: i64) -> i64:
    """The set of dice that could be chosen next, of those alike only the first."""
    colour = _open_colour(s, card, chosen)
    least = need(s, card, colour, _chosen_of(chosen, colour))
    dice = _unused(s, seat, colour, chosen) & reaching(s, least)
    found: i64 = 0
    while dice != 0:
        one = dice & -dice
        if _enough_of(s, seat, card, colour, chosen | one):
            found |= one
        dice ^= one
    return different(s, found)


def _may_use(s: Guild, seat: i64, card: i64, chosen: i64) -> bool:
    """Whether a set of dice can have been chosen for a recipe, colour after colour."""
    taken: i64 = 0
    while taken != chosen:
        colour = _open_colour(s, card, taken)
        if colour == NO_COLOUR:
            return False
        die = _next_of(s, chosen & ~taken & dice_in(colour))
        if die == DICE or _unused(s, seat, colour, taken) & only(die) == 0:
            return False
        if s.value[die] < need(s, card, colour, _chosen_of(taken, colour)):
            return False
        taken |= only(die)
    return True


def _next_of(s: Guild, chosen: i64) -> i64:
    """The die of a set that is chosen before all others, or DICE."""
    best: i64 = DICE
    while chosen != 0:
        die = lowest(chosen)
        if best == DICE or _comes_after(s, best, die):
            best = die
        chosen &= chosen - 1
    return best


def is_met(s: Guild, card: i64, chosen: i64) -> bool:
    """Whether the chosen dice meet all that a recipe asks for."""
    return _open_colour(s, card, chosen) == NO_COLOUR


def _is_brewing(s: Guild, seat: i64, place: i64, chosen: i64) -> bool:
    """Whether a seat can have chosen these dice for the recipe at an open place."""
    if not 0 <= place < OPEN_SPACES or chosen >= only(DICE) or not can_brew(s, seat, place):
        return False
    return _may_use(s, seat, open_card(s, place), chosen)


class ChoosingDice(Step[Guild]):
    """Choose the dice a recipe takes; ask only where there is a choice. Operands: its place, dice chosen."""

    seated: bool = True
    waits: bool = False

    def run(self, s: Guild, seat: i64, first: i64, second: i64) -> None:
        card = open_card(s, first)
        while not is_met(s, card, second):
            dice = _fitting(s, seat, card, second)
            if dice & (dice - 1) != 0:
                s.then(agenda.USE_DIE, seat, first, second)
                return
            second |= dice
        if len(_extras(s, seat, card)) > 0:
            s.then(agenda.ADD_EXTRA, seat, first, second)
        else:
            _finish(s, seat, first, second, _NO_EXTRA)


class UseDie(Decision[Guild]):
    """Choose the next die for a recipe."""

    answers: tuple[str, ...] = ("use",)

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return _is_brewing(s, seat, first, second) and not is_met(s, open_card(s, first), second)

    def options(self, s: Guild, seat: i64, first: i64, second: i64) -> vec[i64]:
        dice = _fitting(s, seat, open_card(s, first), second)
        out = vec[i64](capacity=16)
        while dice != 0:
            out = append(out, vocabulary.USE + lowest(dice))
            dice &= dice - 1
        return out

    def resolve(self, s: Guild, seat: i64, first: i64, second: i64, action: i64) -> None:
        s.then(agenda.CHOOSING_DICE, seat, first, second | only(action - vocabulary.USE))


def _extras(s: Guild, seat: i64, card: i64) -> vec[i64]:
    """The extras a seat could add to a recipe, as actions."""
    out = vec[i64](capacity=16)
    offered = s.deck.offered[card]
    for ingredient in range(i64(INGREDIENTS)):
        if offered & only(ingredient) != 0 and s.counts[pantry(seat, ingredient)] > 0:
            out = append(out, vocabulary.ADD + ingredient)
    if offered & only(EXTRA_BLUE) == 0:
        return out
    blues = different(s, stored(s, seat) & BLUE_DICE & reaching(s, s.deck.blue_least[card]))
    while blues != 0:
        out = append(out, vocabulary.ADD_BLUE + lowest(blues) - FIRST_BLUE)
        blues &= blues - 1
    return out


class AddExtra(Decision[Guild]):
    """Add one extra for its premium, or none."""

    answers: tuple[str, ...] = ("add", "done")

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return _is_brewing(s, seat, first, second) and is_met(s, open_card(s, first), second)

    def options(self, s: Guild, seat: i64, first: i64, second: i64) -> vec[i64]:
        return append(_extras(s, seat, open_card(s, first)), vocabulary.DONE)

    def resolve(self, s: Guild, seat: i64, first: i64, second: i64, action: i64) -> None:
        _finish(s, seat, first, second, _NO_EXTRA if action == vocabulary.DONE else action)


def _finish(s: Guild, seat: i64, place: i64, chosen: i64, extra: i64) -> None:
    """The beer is brewed: dice to the pool, extra, card, reward, and the next card turned up."""
    card = open_card(s, place)
    if s.listening:
        s.report(vocabulary.BREWED, seat, card, extra, 0, EVERYBODY)
    while chosen != 0:
        move_die(s, lowest(chosen), POOL + seat)
        chosen &= chosen - 1
    s.counts[BREWED + seat] |= only(card)
    lay_card(s, place, NO_CARD)
    if extra != _NO_EXTRA:
        _add_extra(s, seat, card, extra)
    _reward(s, seat, card)
    turn_up(s, place)
    s.then(agenda.BREWING, after(s, seat), 0)


def _add_extra(s: Guild, seat: i64, card: i64, action: i64) -> None:
    kind: i64 = EXTRA_BLUE
    if action < vocabulary.ADD_BLUE:
        kind = action - vocabulary.ADD
        return_ingredient(s, seat, kind)
    else:
        move_die(s, FIRST_BLUE + action - vocabulary.ADD_BLUE, POOL + seat)
    gain_gold(s, seat, s.deck.premium_gold[card * EXTRAS + kind])
    gain_points(s, seat, s.deck.premium_points[card * EXTRAS + kind])


def _reward(s: Guild, seat: i64, card: i64) -> None:
    gain_points(s, seat, s.deck.reward_points[card] + MASTERY_FOR_BREWING)
    gain_gold(s, seat, s.deck.reward_gold[card])
    colour = s.deck.reward_die[card]
    if colour != NO_COLOUR:
        die = first_in(s, SUPPLY, colour)
        if die < DICE:
            move_die(s, die, POOL + seat)
    if s.deck.reward_token[card] > 0 and len(_stacks(s)) > 0:
        s.then(agenda.WIN_TOKEN, seat)


def _stacks(s: Guild) -> vec[i64]:
    """Winning a token of each kind that is left, as actions."""
    out = vec[i64](capacity=TOKENS)
    for kind in range(i64(TOKENS)):
        if s.counts[STACKS + kind] > 0:
            out = append(out, vocabulary.WIN + kind)
    return out


class WinToken(Decision[Guild]):
    """Choose the action token a recipe rewards."""

    answers: tuple[str, ...] = ("win",)

    def options(self, s: Guild, seat: i64, first: i64, second: i64) -> vec[i64]:
        return _stacks(s)

    def resolve(self, s: Guild, seat: i64, first: i64, second: i64, action: i64) -> None:
        gain_token(s, seat, action - vocabulary.WIN, 0)
