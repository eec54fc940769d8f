"""The position of Dice Brewing, and the few ways in which dice, seeds, gold and tokens may move."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.cards.deck import Deck
from brewtable.games.dice_brewing.rules import vocabulary
from brewtable.games.dice_brewing.rules.material import (
    BLOCKED,
    DICE,
    INGREDIENTS,
    PLACES,
    POOL,
    PROTECTED,
    RAISED,
    SUPPLY,
    WAREHOUSE,
    colour_of,
    dice_in,
)
from brewtable.games.dice_brewing.rules.options import ADVANCED
from brewtable.kernel.chance import Chance
from brewtable.kernel.sets import lowest, only, size
from brewtable.kernel.state import EVERYBODY, State, Step

SIDES: Final = 6
# A held action token is a row of four: seat, kind, gold paid, and whether all know its kind.
HELD_ROW: Final = 4
HELD_KIND: Final = 1
HELD_PAID: Final = 2
HELD_SHOWN: Final = 3


class Guild(State):
    """All boards, warehouses and markets: the whole position."""

    def __init__(
        self,
        seats: i64,
        deck: Deck,
        steps: list[Step[Any]],
        chance: Chance,
        drawn: i64,
        agenda: vec[i64],
        depth: i64,
        where: vec[i64],
        value: vec[i64],
        marks: vec[i64],
        sets: vec[i64],
        counts: vec[i64],
        held: vec[i64],
        cards: vec[i64],
    ) -> None:
        super().__init__(seats, steps, chance, drawn, agenda, depth)
        self.deck = deck
        self.where = where  # the place of each die
        self.value = value  # what each die shows; 0 for dice that do not lie rolled
        # Few moves change marks, held tokens and cards: twins share them, so changes are made to a copy.
        self.marks = marks  # tokens on each die
        self.sets = sets  # the same the other way round: dice by place, value and marks, see the cells below
        self.counts = counts  # everything that is counted, see the cells below
        self.held = held  # action tokens of the players, oldest first
        self.cards = cards  # the recipe deck, then the open recipes
        self.pile_size: i64 = 0
        self.closed: i64 = 0  # set of recipes nobody may brew this round
        self.quiet: i64 = 0  # set of seats that do not want to be asked this round
        self.round: i64 = 0
        self.first: i64 = 0

    def card_names(self) -> list[str]:
        return self.deck.ids

    def copy(self) -> Guild:
        twin = Guild(
            self.seats,
            self.deck,
            self.steps,
            self.chance,
            self.drawn,
            self.agenda[:],
            self.depth,
            self.where[:],
            self.value[:],
            self.marks,
            self.sets[:],
            self.counts[:],
            self.held,
            self.cards,
        )
        twin.pile_size = self.pile_size
        twin.closed = self.closed
        twin.quiet = self.quiet
        twin.round = self.round
        twin.first = self.first
        twin.switched_on = self.switched_on
        return twin


# Cells of `sets`: each the set of dice that lie at a place, show a value, bear a mark.
AT: Final = 0  # + place
SHOWING: Final = PLACES  # + value
MARKED: Final = SHOWING + SIDES + 1  # with any mark
BLOCKED_DICE: Final = MARKED + 1
PROTECTED_DICE: Final = MARKED + 2
SET_CELLS: Final = MARKED + 3
# Cells of `counts`.
SEEDS: Final = 0  # 13 cells, see SEED_SUPPLY and its like
GOLD: Final = 13  # + seat
POINTS: Final = 17  # + seat
STALLS: Final = 21  # + ingredient: on the market
PANTRY: Final = 26  # + seat * INGREDIENTS + ingredient
STACKS: Final = 46  # + token: on the black market
BREWED: Final = 52  # + seat: set of recipes
USED: Final = 56  # + space: set of seats that used it this round
CLOSED_TO: Final = 67  # + seat: set of buildings shut to it this round
COUNT_CELLS: Final = 71
# Cells of `cards`: the deck, its top at pile_size - 1, and the open places.
OPEN: Final = 30
CARD_CELLS: Final = 34
NO_CARD: Final = -1


def after(s: Guild, seat: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else i64(0)


def pantry(seat: i64, ingredient: i64) -> i64:
    """The cell that counts a seat's ingredients of a kind."""
    return PANTRY + seat * INGREDIENTS + ingredient


# Dice.


def sort_dice(where: vec[i64], value: vec[i64], marks: vec[i64]) -> vec[i64]:
    """The sets of dice by place, value and marks."""
    sets = vec[i64]([0] * SET_CELLS)
    for die in range(i64(DICE)):
        one = only(die)
        sets[AT + where[die]] |= one
        sets[SHOWING + value[die]] |= one
        _sort_by_marks(sets, one, marks[die])
    return sets


def _sort_by_marks(sets: vec[i64], one: i64, marks: i64) -> None:
    for cell in range(i64(MARKED), i64(SET_CELLS)):
        sets[cell] &= ~one
    if marks != 0:
        sets[MARKED] |= one
    if marks & BLOCKED != 0:
        sets[BLOCKED_DICE] |= one
    if marks & PROTECTED != 0:
        sets[PROTECTED_DICE] |= one


def put_die(s: Guild, die: i64, place: i64) -> None:
    """Lay a die at a place, as it lies."""
    one = only(die)
    sets = s.sets
    sets[AT + s.where[die]] &= ~one
    sets[AT + place] |= one
    s.where[die] = place


def show(s: Guild, die: i64, value: i64) -> None:
    """Let a die show a value, or nothing: 0."""
    one = only(die)
    sets = s.sets
    sets[SHOWING + s.value[die]] &= ~one
    sets[SHOWING + value] |= one
    s.value[die] = value


def set_marks(s: Guild, die: i64, marks: i64) -> None:
    """Lay tokens on a die, or take them off."""
    if s.marks[die] == marks:
        return
    s.marks = s.marks[:]
    s.marks[die] = marks
    _sort_by_marks(s.sets, only(die), marks)


def move_die(s: Guild, die: i64, place: i64) -> None:
    """Move a die as it lies; in the supply it shows nothing and bears no mark."""
    if s.listening:
        s.report(vocabulary.DIE_MOVED, die, s.where[die], place, s.value[die], EVERYBODY)
    put_die(s, die, place)
    if place == SUPPLY:
        show(s, die, 0)
        set_marks(s, die, 0)


def roll_die(s: Guild, die: i64) -> None:
    """Roll a die where it lies; a raise does not outlive the roll."""
    show(s, die, 1 + s.draw(SIDES))
    set_marks(s, die, s.marks[die] % RAISED)
    if s.listening:
        s.report(vocabulary.ROLLED, die, s.value[die], s.where[die], 0, EVERYBODY)


def turn_die(s: Guild, die: i64, value: i64) -> None:
    """Turn a die to a value."""
    show(s, die, value)
    if s.listening:
        s.report(vocabulary.TURNED, die, value, s.where[die], 0, EVERYBODY)


def dice_at(s: Guild, place: i64) -> i64:
    """The set of dice at a place."""
    return s.sets[AT + place]


def first_in(s: Guild, place: i64, colour: i64) -> i64:
    """The first die of a colour at a place, or DICE when there is none."""
    return _first_of(dice_at(s, place) & dice_in(colour))


def die_on(s: Guild, place: i64) -> i64:
    """The first die at a place, or DICE when there is none."""
    return _first_of(dice_at(s, place))


def _first_of(dice: i64) -> i64:
    return i64(DICE) if dice == 0 else lowest(dice)


def showing(s: Guild, value: i64) -> i64:
    """The set of dice that show a value."""
    return s.sets[SHOWING + value]


def reaching(s: Guild, least: i64) -> i64:
    """The set of dice that show a value or more."""
    sets = s.sets
    dice: i64 = 0
    for value in range(least, i64(SIDES + 1)):
        dice |= sets[SHOWING + value]
    return dice


def is_blocked(s: Guild, die: i64) -> bool:
    return s.marks[die] & BLOCKED != 0


def usable(s: Guild, seat: i64) -> i64:
    """The set of dice that lie rolled in a seat's pool or warehouse, and that nobody has blocked."""
    sets = s.sets
    own = sets[AT + POOL + seat] | sets[AT + WAREHOUSE + seat]
    return own & ~sets[SHOWING] & ~sets[BLOCKED_DICE]


def stored(s: Guild, seat: i64) -> i64:
    """The set of dice in a seat's warehouse that nobody has blocked."""
    sets = s.sets
    return sets[AT + WAREHOUSE + seat] & ~sets[BLOCKED_DICE]


def different(s: Guild, dice: i64) -> i64:
    """Of dice that are alike in every way, only the first: a choice is offered once."""
    kept: i64 = 0
    while dice != 0:
        kept |= dice & -dice
        dice &= ~_alike(s, lowest(dice))
    return kept


def first_alike(s: Guild, die: i64) -> i64:
    """The die that stands for one and all that are like it."""
    return lowest(_alike(s, die))


def _alike(s: Guild, die: i64) -> i64:
    """The set of dice that are like one in every way, itself included."""
    sets = s.sets
    alike = sets[AT + s.where[die]] & sets[SHOWING + s.value[die]] & dice_in(colour_of(die))
    if s.marks[die] == 0:
        return alike & ~sets[MARKED]
    others = alike & sets[MARKED]
    alike = others
    while others != 0:
        if s.marks[lowest(others)] != s.marks[die]:
            alike &= ~(others & -others)
        others &= others - 1
    return alike


# Seeds, gold, points, ingredients.


def move_seeds(s: Guild, count: i64, source: i64, target: i64) -> None:
    if count == 0:
        return
    s.counts[SEEDS + source] -= count
    s.counts[SEEDS + target] += count
    if s.listening:
        s.report(vocabulary.SEEDS_MOVED, count, source, target, 0, EVERYBODY)


def gain_gold(s: Guild, seat: i64, amount: i64) -> None:
    """Coins come from an unlimited supply; a negative amount is paid."""
    if amount == 0:
        return
    s.counts[GOLD + seat] += amount
    if s.listening:
        s.report(vocabulary.GOLD_MOVED, seat, amount, 0, 0, EVERYBODY)


def gain_points(s: Guild, seat: i64, amount: i64) -> None:
    if amount == 0:
        return
    s.counts[POINTS + seat] += amount
    if s.listening:
        s.report(vocabulary.POINTS_GAINED, seat, amount, 0, 0, EVERYBODY)


def take_ingredient(s: Guild, seat: i64, ingredient: i64) -> None:
    s.counts[STALLS + ingredient] -= 1
    s.counts[pantry(seat, ingredient)] += 1
    if s.listening:
        s.report(vocabulary.INGREDIENT_MOVED, seat, ingredient, 1, 0, EVERYBODY)


def return_ingredient(s: Guild, seat: i64, ingredient: i64) -> None:
    s.counts[pantry(seat, ingredient)] -= 1
    s.counts[STALLS + ingredient] += 1
    if s.listening:
        s.report(vocabulary.INGREDIENT_MOVED, seat, ingredient, 0, 0, EVERYBODY)


# Action tokens.


def gain_token(s: Guild, seat: i64, kind: i64, paid: i64) -> None:
    """Take a token from its stack. Who takes the last one shows its kind."""
    s.counts[STACKS + kind] -= 1
    shown: i64 = 1
    if s.plays_with(ADVANCED):
        s.news = EVERYBODY  # all see whether a stack has run out
        if s.counts[STACKS + kind] > 0:
            shown = 0
    s.held = append(append(append(append(s.held[:], seat), kind), paid), shown)
    if s.listening:
        seen: i64 = EVERYBODY
        if shown == 0:
            seen = only(seat)
        s.report(vocabulary.TOKEN_GAINED, seat, kind, paid, 0, seen)


def kinds_held(s: Guild, seat: i64) -> i64:
    """The set of kinds of which a seat holds tokens."""
    kinds: i64 = 0
    held = s.held
    for row in range(i64(0), i64(len(held)), HELD_ROW):
        if held[row] == seat:
            kinds |= only(held[row + HELD_KIND])
    return kinds


def holds(s: Guild, seat: i64, kind: i64) -> bool:
    return kinds_held(s, seat) & only(kind) != 0


def holds_any(s: Guild, seat: i64) -> bool:
    return kinds_held(s, seat) != 0


def drop_token(s: Guild, seat: i64, kind: i64) -> None:
    """The oldest token of a kind leaves its owner, and the game."""
    kept = vec[i64](capacity=72)
    dropped = False
    for row in range(0, len(s.held), HELD_ROW):
        if not dropped and s.held[row] == seat and s.held[row + HELD_KIND] == kind:
            dropped = True
            continue
        for cell in range(i64(HELD_ROW)):
            kept = append(kept, s.held[row + cell])
    s.held = kept
    if s.listening:
        s.report(vocabulary.TOKEN_PLAYED, seat, kind, 0, 0, EVERYBODY)


# Recipes.


def open_card(s: Guild, place: i64) -> i64:
    """The recipe at an open place, or NO_CARD."""
    return s.cards[OPEN + place]


def lay_card(s: Guild, place: i64, card: i64) -> None:
    """Lay a recipe at an open place, or NO_CARD."""
    s.cards = s.cards[:]
    s.cards[OPEN + place] = card


def turn_up(s: Guild, place: i64) -> None:
    """The top card of the deck goes to an open place; with an empty deck it stays empty."""
    if s.pile_size == 0:
        lay_card(s, place, NO_CARD)
        return
    s.pile_size -= 1
    card = s.cards[s.pile_size]
    lay_card(s, place, card)
    s.news = EVERYBODY
    if s.listening:
        s.report(vocabulary.TURNED_UP, card, place, 0, 0, EVERYBODY)


def brewed_in_all(s: Guild) -> i64:
    """How many recipes all players have brewed together."""
    total: i64 = 0
    for seat in range(s.seats):
        total += size(s.counts[BREWED + seat])
    return total
