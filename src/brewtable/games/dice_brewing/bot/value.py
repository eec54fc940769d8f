"""How good a position looks for a brewer: what `greedy` goes by. Rough, but it knows what wins.

Points, gold and dice as the final count has them; pieces on the board as what they will become; and
each open recipe by how likely the stored dice and the next rolls are to meet it. A stored die that
no recipe wants is a die less to roll, which is all that speaks against storing it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.cards.deck import Deck
from brewtable.games.dice_brewing.rules.material import (
    BLACK,
    BLUE,
    BLUE_DICE,
    COLOURS,
    EXTRA_BLUE,
    EXTRAS,
    HASTENING,
    HOPS_2,
    INGREDIENTS,
    MALT_2,
    MALT_3,
    MALT_AND_HOPS,
    MARKET,
    NEEDS,
    NO_COLOUR,
    OPEN_SPACES,
    PAYING,
    POOL,
    SCHOOL_1,
    SCHOOL_2,
    SCHOOL_3,
    SEED_HOPS,
    SEED_MALT,
    SEED_WAREHOUSE,
    SEEDS_1,
    SEEDS_2,
    SEEDS_3,
    SPACES,
    WAREHOUSE,
    YELLOW,
    dice_in,
    on_board,
)
from brewtable.games.dice_brewing.rules.school import sum_at_school
from brewtable.games.dice_brewing.rules.state import (
    AT,
    GOLD,
    HELD_ROW,
    NO_CARD,
    POINTS,
    SEEDS,
    SHOWING,
    SIDES,
    Guild,
    brewed_in_all,
    open_card,
    pantry,
    stored,
)
from brewtable.kernel.sets import lowest, only, size

# All weights are hundredths of a point, chosen among a few settings for games of fitting length.
_POINT: Final = 100
_COIN: Final = 50
_DIE: Final = (100, 200, 100, 0)  # by colour, as in the final count
_DIE_AHEAD: Final = (60, 40, 60, 60)  # what a die may still bring, at the start
# By how much of the game is left, in percent, and colour.
_DIE_WORTH: Final[vec[i64]] = vec[i64](
    [_DIE[colour] + _DIE_AHEAD[colour] * ahead // 100 for ahead in range(101) for colour in range(COLOURS)]
)
_SEED: Final = 100  # what a seed may still bring, at the start
_INGREDIENT: Final = 90
_TOKEN: Final = 90
_TOKEN_REWARD: Final = 120
_WAIT: Final = 25  # a die on the board until the end of the round cannot brew
_PIP: Final = 3  # a stored die is worth a little more the higher it shows
# Percent of a recipe by a requirement that is not met: with a die to roll for it, by what it must show …
_REACH: Final[vec[i64]] = vec[i64]([0, 95, 93, 90, 86, 80, 72])
_OUT_OF_REACH: Final = 55  # … and without one
_SHUT: Final = 60  # percent of a recipe nobody may brew this round
_SECOND: Final = 35  # percent of the other recipes within reach, which want the same dice
_RIVAL: Final = 0.8  # how much the best of the others counts against one's own position

_NO_DICE: Final[vec[i64]] = vec[i64]([0] * (SIDES + 1))
_COLOUR_OF_SEED: Final = YELLOW  # green dice are worth as much


def value(s: Guild, seat: i64) -> float:
    """The position for a seat, against the best of the others."""
    ahead = percent_left(s)
    reaching = reaching_as_raised(s)
    own: i64 = 0
    best: i64 = 0
    for one in range(s.seats):
        raised, back = raised_dice(s.sets, one), dice_coming_back(s.sets, one)
        worth = belongings_worth(s, one, ahead) + dice_worth(s, one, raised | back, ahead)
        if ahead > 0:
            worth += prospects_worth(s, one, raised, back, reaching)
        if one == seat:
            own = worth
        elif worth > best:
            best = worth
    return (float(own) - _RIVAL * float(best)) / _POINT


def percent_left(s: Guild) -> i64:
    """How much of the game is left, in percent: by the recipes still to be brewed."""
    end = s.deck.end_count[s.seats]
    left = end - brewed_in_all(s)
    return 0 if s.depth == 0 or left <= 0 else left * 100 // end


# Dice on a board count as what they become at the end of the round.


def _paying(sets: vec[i64], seat: i64, space: i64) -> i64:
    return sets[AT + on_board(seat, space, PAYING)]


def raised_dice(sets: vec[i64], seat: i64) -> i64:
    """The set of dice that will lie stored, one higher."""
    return _paying(sets, seat, MALT_3) | _paying(sets, seat, HOPS_2)


def dice_coming_back(sets: vec[i64], seat: i64) -> i64:
    """The set of dice that return to the pool: from the school, and those that made a space fast."""
    dice = _paying(sets, seat, SCHOOL_1) | _paying(sets, seat, SCHOOL_2) | _paying(sets, seat, SCHOOL_3)
    for space in range(i64(SPACES)):
        dice |= sets[AT + on_board(seat, space, HASTENING)]
    return dice


def reaching_as_raised(s: Guild) -> vec[i64]:
    """For each value the set of dice that show it or more, those that are being raised as raised."""
    sets = s.sets
    raised: i64 = 0
    for seat in range(s.seats):
        raised |= raised_dice(sets, seat)
    reaching = _NO_DICE[:]
    dice: i64 = 0
    for value in range(i64(SIDES), i64(0), -1):
        dice |= sets[SHOWING + value] | (sets[SHOWING + value - 1] & raised)
        reaching[value] = dice
    return reaching


def dice_worth(s: Guild, seat: i64, waiting: i64, ahead: i64) -> i64:
    """All dice as the final count has them and for what they may still bring, and stored pips."""
    sets = s.sets
    kept = sets[AT + POOL + seat] | sets[AT + WAREHOUSE + seat] | sets[AT + MARKET + seat] | waiting
    worth = _pips_worth(s, stored(s, seat), ahead) - size(waiting) * (_WAIT * ahead // 100)
    for colour in range(i64(COLOURS)):
        worth += size(kept & dice_in(colour)) * _die_worth(colour, ahead)
    if _paying(sets, seat, MALT_2) != 0:
        worth += _die_worth(BLACK, ahead) - _WAIT * ahead // 100
    if _paying(sets, seat, SEEDS_1) != 0:
        worth += s.deck.department_seeds * _SEED * ahead // 100
    if _paying(sets, seat, SEEDS_2) != 0:
        worth += s.deck.gold_for_black * _COIN
    if _paying(sets, seat, SEEDS_3) != 0:
        worth += s.deck.gold_for_blue * _COIN
    return worth


def _die_worth(colour: i64, ahead: i64) -> i64:
    return _DIE_WORTH[ahead * COLOURS + colour]


def _pips_worth(s: Guild, dice: i64, ahead: i64) -> i64:
    worth: i64 = 0
    shown = s.value
    while dice != 0:
        worth += shown[lowest(dice)] * _PIP * ahead // 100
        dice &= dice - 1
    return worth


# Points, gold, and all that is no die.


def belongings_worth(s: Guild, seat: i64, ahead: i64) -> i64:
    """Points and gold; seeds, ingredients and tokens for what they may still bring."""
    counts = s.counts
    worth = counts[POINTS + seat] * _POINT + counts[GOLD + seat] * _COIN
    things = counts[SEEDS + SEED_WAREHOUSE + seat] * _SEED
    for ingredient in range(i64(INGREDIENTS)):
        things += counts[pantry(seat, ingredient)] * _INGREDIENT
    held = s.held
    for row in range(i64(0), i64(len(held)), HELD_ROW):
        if held[row] == seat:
            things += _TOKEN
    sown = counts[SEEDS + SEED_MALT + seat] + counts[SEEDS + SEED_HOPS + seat]
    worth += sown * _die_worth(_COLOUR_OF_SEED, ahead)
    if sum_at_school(s, seat) >= s.deck.entry[SCHOOL_3]:
        worth += _die_worth(BLUE, ahead)
    return worth + things * ahead // 100


# Recipes.


def prospects_worth(s: Guild, seat: i64, raised: i64, back: i64, reaching: vec[i64]) -> i64:
    """The open recipe most within reach, weighed by what it would bring, and a part of the others."""
    sets = s.sets
    dice = stored(s, seat)
    # What is blocked cannot brew now: it counts like a die to roll.
    to_roll = (sets[AT + WAREHOUSE + seat] & ~dice) | sets[AT + POOL + seat] | sets[AT + MARKET + seat] | back
    dice |= raised
    darkened = _paying(sets, seat, MALT_2) != 0
    extras = _ingredients_of(s, seat)
    best: i64 = 0
    total: i64 = 0
    for place in range(i64(OPEN_SPACES)):
        card = open_card(s, place)
        if card == NO_CARD:
            continue
        worth = _recipe_worth(s.deck, card) + _best_premium(s.deck, card, extras, dice, reaching)
        worth = worth * likelihood(s.deck, card, dice, to_roll, darkened, reaching) // 100
        if s.closed & only(card) != 0:
            worth = worth * _SHUT // 100
        total += worth
        if worth > best:
            best = worth
    return best + (total - best) * _SECOND // 100


def _recipe_worth(deck: Deck, card: i64) -> i64:
    worth = (deck.reward_points[card] + 1) * _POINT + deck.reward_gold[card] * _COIN
    worth += deck.reward_token[card] * _TOKEN_REWARD
    colour = deck.reward_die[card]
    return worth if colour == NO_COLOUR else worth + _die_worth(colour, 50)


def _ingredients_of(s: Guild, seat: i64) -> i64:
    """The set of ingredients a seat has."""
    counts = s.counts
    found: i64 = 0
    for ingredient in range(i64(INGREDIENTS)):
        if counts[pantry(seat, ingredient)] > 0:
            found |= only(ingredient)
    return found


def _best_premium(deck: Deck, card: i64, extras: i64, dice: i64, reaching: vec[i64]) -> i64:
    """What the best extra at hand would add to a recipe."""
    if dice & BLUE_DICE & reaching[deck.blue_least[card]] != 0:
        extras |= only(EXTRA_BLUE)
    extras &= deck.offered[card]
    best: i64 = 0
    while extras != 0:
        row = card * EXTRAS + lowest(extras)
        premium = deck.premium_gold[row] * _COIN + deck.premium_points[row] * _POINT
        if premium > best:
            best = premium
        extras &= extras - 1
    return best


def likelihood(deck: Deck, card: i64, dice: i64, to_roll: i64, darkened: bool, reaching: vec[i64]) -> i64:
    """In percent: every requirement that stored dice do not meet makes a recipe less likely."""
    needs = deck.needs
    likely: i64 = 100
    for colour in range(i64(MALT_AND_HOPS)):
        row = (card * MALT_AND_HOPS + colour) * NEEDS
        if needs[row] == 0:
            continue
        of_colour = dice_in(colour)
        unused = dice & of_colour
        rolls = size(to_roll & of_colour)
        if colour == BLACK and darkened:
            rolls += 1
        for rank in range(i64(NEEDS)):
            least = needs[row + rank]
            if least == 0:
                break
            fitting = unused & reaching[least]
            if fitting != 0:
                unused &= ~(fitting & -fitting)
            elif rolls > 0:
                rolls -= 1
                likely = likely * _REACH[least] // 100
            else:
                likely = likely * _OUT_OF_REACH // 100
    return likely
