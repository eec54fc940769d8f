"""The position of Dice Brewing, and the few ways in which dice, seeds, gold and tokens may move."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing import events
from brewtable.games.dice_brewing.cards import Deck
from brewtable.games.dice_brewing.material import (
    BLOCKED,
    DICE,
    INGREDIENTS,
    MOST_SEATS,
    POOL,
    RAISED,
    SUPPLY,
    WAREHOUSE,
    colour_of,
)
from brewtable.kernel.chance import Chance
from brewtable.kernel.sets import only
from brewtable.kernel.state import EVERYBODY, State, Step

SIDES: Final = 6
# A held action token is a row of four: seat, kind, gold paid, and whether all know its kind.
HELD_ROW: Final = 4
HELD_KIND: Final = 1
HELD_PAID: Final = 2
HELD_SHOWN: Final = 3


class Brewery(State):
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
        counts: vec[i64],
        held: vec[i64],
        cards: vec[i64],
    ) -> None:
        super().__init__(seats, steps, chance, drawn, agenda, depth)
        self.deck = deck
        self.where = where  # the place of each die
        self.value = value  # what each die shows; 0 for dice that do not lie rolled
        self.marks = marks  # tokens on each die
        self.counts = counts  # everything that is counted, see the cells below
        self.held = held  # action tokens of the players, oldest first
        self.cards = cards  # the recipe deck, then the open recipes
        self.pile_size: i64 = 0
        self.closed: i64 = 0  # set of recipes nobody may brew this round
        self.quiet: i64 = 0  # set of seats that do not want to be asked this round
        self.round: i64 = 0
        self.first: i64 = 0
        self.advanced = False
        self.bad_luck = False

    def copy(self) -> Brewery:
        twin = Brewery(
            self.seats,
            self.deck,
            self.steps,
            self.chance,
            self.drawn,
            self.agenda[:],
            self.depth,
            self.where[:],
            self.value[:],
            self.marks[:],
            self.counts[:],
            self.held[:],
            self.cards[:],
        )
        twin.pile_size = self.pile_size
        twin.closed = self.closed
        twin.quiet = self.quiet
        twin.round = self.round
        twin.first = self.first
        twin.advanced = self.advanced
        twin.bad_luck = self.bad_luck
        return twin


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


def after(s: Brewery, seat: i64) -> i64:
    """The next seat clockwise."""
    return (seat + 1) % s.seats


def pantry(seat: i64, ingredient: i64) -> i64:
    """The cell that counts a seat's ingredients of a kind."""
    return PANTRY + seat * INGREDIENTS + ingredient


# Dice.


def move_die(s: Brewery, die: i64, place: i64) -> None:
    """Move a die as it lies; in the supply it shows nothing and bears no mark."""
    if s.listening:
        s.tell(events.DIE, die, s.where[die], place, s.value[die], EVERYBODY)
    s.where[die] = place
    if place == SUPPLY:
        s.value[die] = 0
        s.marks[die] = 0


def roll_die(s: Brewery, die: i64) -> None:
    """Roll a die where it lies; a raise does not outlive the roll."""
    s.value[die] = 1 + s.draw(SIDES)
    s.marks[die] %= RAISED
    if s.listening:
        s.tell(events.ROLL, die, s.value[die], s.where[die], 0, EVERYBODY)


def turn_die(s: Brewery, die: i64, value: i64) -> None:
    """Turn a die to a value."""
    s.value[die] = value
    if s.listening:
        s.tell(events.TURN, die, value, s.where[die], 0, EVERYBODY)


def first_in(s: Brewery, place: i64, colour: i64) -> i64:
    """The first die of a colour at a place, or DICE when there is none."""
    for die in range(i64(DICE)):
        if s.where[die] == place and colour_of(die) == colour:
            return die
    return DICE


def die_on(s: Brewery, place: i64) -> i64:
    """The first die at a place, or DICE when there is none."""
    for die in range(i64(DICE)):
        if s.where[die] == place:
            return die
    return DICE


def is_blocked(s: Brewery, die: i64) -> bool:
    return s.marks[die] & BLOCKED != 0


def is_usable(s: Brewery, seat: i64, die: i64) -> bool:
    """Whether a die lies rolled in a seat's pool or warehouse, and nobody has blocked it."""
    place = s.where[die]
    return (place == POOL + seat or place == WAREHOUSE + seat) and s.value[die] > 0 and not is_blocked(s, die)


def different(s: Brewery, dice: vec[i64]) -> vec[i64]:
    """Of dice that are alike in every way, only the first: a choice is offered once."""
    kept = vec[i64](capacity=DICE)
    for die in dice:
        if not _has_alike(s, kept, die):
            kept = append(kept, die)
    return kept


def _has_alike(s: Brewery, dice: vec[i64], die: i64) -> bool:
    for one in dice:
        if (
            s.value[one] == s.value[die]
            and s.where[one] == s.where[die]
            and s.marks[one] == s.marks[die]
            and colour_of(one) == colour_of(die)
        ):
            return True
    return False


# Seeds, gold, points, ingredients.


def move_seeds(s: Brewery, count: i64, source: i64, target: i64) -> None:
    if count == 0:
        return
    s.counts[SEEDS + source] -= count
    s.counts[SEEDS + target] += count
    if s.listening:
        s.tell(events.SEEDS, count, source, target, 0, EVERYBODY)


def gain_gold(s: Brewery, seat: i64, amount: i64) -> None:
    """Coins come from an unlimited supply; a negative amount is paid."""
    if amount == 0:
        return
    s.counts[GOLD + seat] += amount
    if s.listening:
        s.tell(events.GOLD, seat, amount, 0, 0, EVERYBODY)


def gain_points(s: Brewery, seat: i64, amount: i64) -> None:
    if amount == 0:
        return
    s.counts[POINTS + seat] += amount
    if s.listening:
        s.tell(events.POINTS, seat, amount, 0, 0, EVERYBODY)


def take_ingredient(s: Brewery, seat: i64, ingredient: i64) -> None:
    s.counts[STALLS + ingredient] -= 1
    s.counts[pantry(seat, ingredient)] += 1
    if s.listening:
        s.tell(events.INGREDIENT, seat, ingredient, 1, 0, EVERYBODY)


def return_ingredient(s: Brewery, seat: i64, ingredient: i64) -> None:
    s.counts[pantry(seat, ingredient)] -= 1
    s.counts[STALLS + ingredient] += 1
    if s.listening:
        s.tell(events.INGREDIENT, seat, ingredient, 0, 0, EVERYBODY)


# Action tokens.


def gain_token(s: Brewery, seat: i64, kind: i64, paid: i64) -> None:
    """Take a token from its stack. Who takes the last one shows its kind."""
    s.counts[STACKS + kind] -= 1
    shown: i64 = 1
    if s.advanced:
        s.news = EVERYBODY  # all see whether a stack has run out
        if s.counts[STACKS + kind] > 0:
            shown = 0
    s.held = append(append(append(append(s.held, seat), kind), paid), shown)
    if s.listening:
        seen: i64 = EVERYBODY
        if shown == 0:
            seen = only(seat)
        s.tell(events.TOKEN_GAINED, seat, kind, paid, 0, seen)


def holds(s: Brewery, seat: i64, kind: i64) -> bool:
    for row in range(0, len(s.held), HELD_ROW):
        if s.held[row] == seat and s.held[row + HELD_KIND] == kind:
            return True
    return False


def holds_any(s: Brewery, seat: i64) -> bool:
    for row in range(0, len(s.held), HELD_ROW):
        if s.held[row] == seat:
            return True
    return False


def drop_token(s: Brewery, seat: i64, kind: i64) -> None:
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
        s.tell(events.TOKEN_PLAYED, seat, kind, 0, 0, EVERYBODY)


# Recipes.


def open_card(s: Brewery, place: i64) -> i64:
    """The recipe at an open place, or NO_CARD."""
    return s.cards[OPEN + place]


def turn_up(s: Brewery, place: i64) -> None:
    """The top card of the deck goes to an open place; with an empty deck it stays empty."""
    if s.pile_size == 0:
        s.cards[OPEN + place] = NO_CARD
        return
    s.pile_size -= 1
    s.cards[OPEN + place] = s.cards[s.pile_size]
    s.news = EVERYBODY
    if s.listening:
        s.tell(events.TURNED_UP, s.cards[OPEN + place], place, 0, 0, EVERYBODY)


def brewed_in_all(s: Brewery) -> i64:
    """How many recipes all players have brewed together."""
    total: i64 = 0
    for seat in range(i64(MOST_SEATS)):
        brewed = s.counts[BREWED + seat]
        while brewed != 0:
            brewed &= brewed - 1
            total += 1
    return total
