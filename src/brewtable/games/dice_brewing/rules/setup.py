"""Set-up by player count (chapters 1 and 17)."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.cards.deck import Deck
from brewtable.games.dice_brewing.rules import (
    agenda,
    arranging,
    brewing,
    purchases,
    rounds,
    school,
    tidying,
    tokens,
)
from brewtable.games.dice_brewing.rules.material import (
    COLOURS,
    DICE,
    INGREDIENTS,
    POOL,
    RECIPES,
    SEED_SUPPLY,
    SEED_WAREHOUSE,
    SUPPLY,
    TOKENS,
)
from brewtable.games.dice_brewing.rules.options import ADVANCED
from brewtable.games.dice_brewing.rules.state import (
    CARD_CELLS,
    COUNT_CELLS,
    GOLD,
    NO_CARD,
    OPEN,
    SEEDS,
    STACKS,
    STALLS,
    Guild,
    first_in,
    put_die,
    sort_dice,
    turn_up,
)
from brewtable.kernel.chance import Chance
from brewtable.kernel.state import NOBODY, Step
from brewtable.kernel.steps import steps_of

_AGENDA_CELLS = 80

STEPS: list[Step[Any]] = steps_of(agenda, [rounds, arranging, school, purchases, tokens, brewing, tidying])


def set_up(
    deck: Deck,
    chance: Chance,
    players: i64,
    first_seat: i64,
    switched_on: i64,
    listening: bool,
) -> Guild:
    """A new game, ready for its first decision. `first_seat` NOBODY: chance names the first player."""
    where, value, marks = vec[i64]([SUPPLY] * DICE), vec[i64]([0] * DICE), vec[i64]([0] * DICE)
    s = Guild(
        players,
        deck,
        STEPS,
        chance,
        0,
        vec[i64]([0] * _AGENDA_CELLS),
        0,
        where,
        value,
        marks,
        sort_dice(where, value, marks),
        vec[i64]([0] * COUNT_CELLS),
        vec[i64](),
        vec[i64]([NO_CARD] * CARD_CELLS),
    )
    s.listening = listening
    s.switched_on = switched_on
    _hand_out(s)
    s.first = s.draw(players) if first_seat == NOBODY else first_seat
    _lay_out_recipes(s)
    s.then(agenda.ROUND)
    s.settle()
    return s


def _hand_out(s: Guild) -> None:
    """Dice, seeds and gold for everybody, full stacks for the markets."""
    for seat in range(s.seats):
        for colour in range(i64(COLOURS)):
            put_die(s, first_in(s, SUPPLY, colour), POOL + seat)
        s.counts[SEEDS + SEED_WAREHOUSE + seat] = s.deck.start_seeds
        s.counts[GOLD + seat] = s.deck.start_gold
    s.counts[SEEDS + SEED_SUPPLY] = s.deck.seeds - s.seats * s.deck.start_seeds
    for ingredient in range(i64(INGREDIENTS)):
        s.counts[STALLS + ingredient] = s.deck.ingredients
    for kind in range(i64(TOKENS)):
        s.counts[STACKS + kind] = s.deck.tokens


def _lay_out_recipes(s: Guild) -> None:
    """In the standard game the starters lie open; with `advanced` all recipes are shuffled."""
    places = s.deck.open_count[s.seats]
    laid: i64 = 0
    if not s.plays_with(ADVANCED):
        while laid < places:
            s.cards[OPEN + laid] = s.deck.starters[laid]
            laid += 1
    for card in range(i64(RECIPES)):
        if not _lies_open(s, card):
            s.cards[s.pile_size] = card
            s.pile_size += 1
    _shuffle(s)
    while laid < places:
        turn_up(s, laid)
        laid += 1


def _lies_open(s: Guild, card: i64) -> bool:
    for place in range(i64(OPEN), i64(CARD_CELLS)):
        if s.cards[place] == card:
            return True
    return False


def _shuffle(s: Guild) -> None:
    last = s.pile_size - 1
    while last > 0:
        other = s.draw(last + 1)
        kept = s.cards[last]
        s.cards[last] = s.cards[other]
        s.cards[other] = kept
        last -= 1
