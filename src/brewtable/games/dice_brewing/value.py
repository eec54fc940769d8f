"""How good a position looks for a brewer: what `greedy` goes by. Rough, but it knows what wins.

Points, gold and dice as the final count has them; pieces on the board as what they will become; and
each open recipe by how likely the stored dice and the next rolls are to meet it. A stored die that
no recipe wants is a die less to roll, which is all that speaks against storing it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.brewing import need
from brewtable.games.dice_brewing.material import (
    BLACK,
    BLUE,
    BOARD,
    BOARD_CELLS,
    COLOURS,
    DICE,
    EXTRA_BLUE,
    EXTRAS,
    HASTENING,
    HOPS_2,
    INGREDIENTS,
    MALT_2,
    MALT_3,
    MALT_AND_HOPS,
    MARKET,
    MOST_SEATS,
    NEEDS,
    NO_COLOUR,
    OPEN_SPACES,
    POOL,
    SCHOOL_3,
    SEED_HOPS,
    SEED_MALT,
    SEED_WAREHOUSE,
    SEEDS_1,
    SEEDS_2,
    SEEDS_3,
    SUPPLY,
    WAREHOUSE,
    colour_of,
)
from brewtable.games.dice_brewing.school import sum_at_school
from brewtable.games.dice_brewing.state import (
    GOLD,
    HELD_ROW,
    NO_CARD,
    POINTS,
    SEEDS,
    SIDES,
    Brewery,
    brewed_in_all,
    is_blocked,
    open_card,
    pantry,
)
from brewtable.kernel.sets import only

# All weights are hundredths of a point, chosen among a few settings for games of fitting length.
_POINT: Final = 100
_COIN: Final = 50
_DIE: Final[vec[i64]] = vec[i64]([100, 200, 100, 0])  # by colour, as in the final count
_DIE_AHEAD: Final[vec[i64]] = vec[i64]([60, 40, 60, 60])  # what a die may still bring, at the start
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

# A tally of dice: for each seat and colour how many lie to be rolled, then how many are stored by value.
_ROW: Final = SIDES + 1
_SEAT_ROWS: Final = COLOURS * _ROW


def value(s: Brewery, seat: i64) -> float:
    """The position for a seat, against the best of the others."""
    ahead = _ahead(s)
    worth = vec[i64]([0] * MOST_SEATS)
    tally = _take_stock(s, ahead, worth)
    best: i64 = 0
    for one in range(s.seats):
        worth[one] += _belongings(s, one, ahead)
        if ahead > 0:
            worth[one] += _prospects(s, one, tally)
        if one != seat and worth[one] > best:
            best = worth[one]
    return (float(worth[seat]) - _RIVAL * float(best)) / _POINT


def _ahead(s: Brewery) -> i64:
    """How much of the game is left, in percent: by the recipes still to be brewed."""
    end = s.deck.end_count[s.seats]
    left = end - brewed_in_all(s)
    return 0 if s.depth == 0 or left <= 0 else left * 100 // end


def _take_stock(s: Brewery, ahead: i64, worth: vec[i64]) -> vec[i64]:
    """Count all dice into a tally, and add what they are worth to their owners."""
    tally = vec[i64]([0] * (MOST_SEATS * _SEAT_ROWS))
    for die in range(i64(DICE)):
        place = s.where[die]
        if place == SUPPLY:
            continue
        colour = colour_of(die)
        if place >= BOARD:
            owner = (place - BOARD) // BOARD_CELLS
            worth[owner] += _placed_worth(s, die, colour, (place - BOARD) % BOARD_CELLS, ahead)
            _tally_placed(s, tally, owner, colour, (place - BOARD) % BOARD_CELLS, s.value[die])
            continue
        owner = (place - POOL) % MOST_SEATS
        worth[owner] += _die_worth(colour, ahead)
        row = owner * _SEAT_ROWS + colour * _ROW
        if place < WAREHOUSE or place >= MARKET or is_blocked(s, die):
            tally[row] += 1
        else:
            tally[row + s.value[die]] += 1
            worth[owner] += s.value[die] * _PIP * ahead // 100
    return tally


def _die_worth(colour: i64, ahead: i64) -> i64:
    return _DIE[colour] + _DIE_AHEAD[colour] * ahead // 100


def _placed_worth(s: Brewery, die: i64, colour: i64, cell: i64, ahead: i64) -> i64:
    """What a die on the board becomes at the end of the round."""
    space = cell // 2
    wait = _WAIT * ahead // 100
    if cell % 2 == HASTENING:
        return _die_worth(colour, ahead) - wait
    if space == MALT_2:
        return _die_worth(BLACK, ahead) - wait
    if space == SEEDS_1:
        return s.deck.department_seeds * _SEED * ahead // 100
    if space == SEEDS_2:
        return s.deck.gold_for_black * _COIN
    if space == SEEDS_3:
        return s.deck.gold_for_blue * _COIN
    return _die_worth(colour, ahead) - wait


def _tally_placed(s: Brewery, tally: vec[i64], owner: i64, colour: i64, cell: i64, shown: i64) -> None:
    """A raised die will lie stored one higher; what is given up is gone, all else is rolled again."""
    space = cell // 2
    row = owner * _SEAT_ROWS + colour * _ROW
    if cell % 2 == HASTENING:
        tally[row] += 1
    elif space == MALT_3 or space == HOPS_2:
        tally[row + shown + 1] += 1
    elif space == MALT_2:
        tally[owner * _SEAT_ROWS + BLACK * _ROW] += 1
    elif space < SEEDS_1:
        tally[row] += 1


def _belongings(s: Brewery, seat: i64, ahead: i64) -> i64:
    """Points and gold; seeds, ingredients and tokens for what they may still bring."""
    worth = s.counts[POINTS + seat] * _POINT + s.counts[GOLD + seat] * _COIN
    things = s.counts[SEEDS + SEED_WAREHOUSE + seat] * _SEED
    for ingredient in range(i64(INGREDIENTS)):
        things += s.counts[pantry(seat, ingredient)] * _INGREDIENT
    for row in range(0, len(s.held), HELD_ROW):
        if s.held[row] == seat:
            things += _TOKEN
    sown = s.counts[SEEDS + SEED_MALT + seat] + s.counts[SEEDS + SEED_HOPS + seat]
    worth += sown * (_DIE[0] + _DIE_AHEAD[0] * ahead // 100)
    if sum_at_school(s, seat) >= s.deck.entry[SCHOOL_3]:
        worth += _die_worth(BLUE, ahead)
    return worth + things * ahead // 100


def _prospects(s: Brewery, seat: i64, tally: vec[i64]) -> i64:
    """The open recipe most within reach, weighed by what it would bring, and a part of the others."""
    best: i64 = 0
    total: i64 = 0
    for place in range(i64(OPEN_SPACES)):
        card = open_card(s, place)
        if card == NO_CARD:
            continue
        worth = _recipe_worth(s, seat, card, tally) * _likelihood(s, seat, card, tally) // 100
        if s.closed & only(card) != 0:
            worth = worth * _SHUT // 100
        total += worth
        if worth > best:
            best = worth
    return best + (total - best) * _SECOND // 100


def _recipe_worth(s: Brewery, seat: i64, card: i64, tally: vec[i64]) -> i64:
    worth = (s.deck.reward_points[card] + 1) * _POINT + s.deck.reward_gold[card] * _COIN
    worth += s.deck.reward_token[card] * _TOKEN_REWARD
    colour = s.deck.reward_die[card]
    if colour != NO_COLOUR:
        worth += _die_worth(colour, 50)
    return worth + _best_premium(s, seat, card, tally)


def _best_premium(s: Brewery, seat: i64, card: i64, tally: vec[i64]) -> i64:
    """What the best extra at hand would add to a recipe."""
    best: i64 = 0
    for extra in range(i64(EXTRAS)):
        if s.deck.offered[card] & only(extra) == 0:
            continue
        premium = s.deck.premium_gold[card * EXTRAS + extra] * _COIN
        premium += s.deck.premium_points[card * EXTRAS + extra] * _POINT
        if extra == EXTRA_BLUE:
            if not _has_blue(tally, seat, s.deck.blue_least[card]):
                continue
        elif s.counts[pantry(seat, extra)] == 0:
            continue
        if premium > best:
            best = premium
    return best


def _has_blue(tally: vec[i64], seat: i64, least: i64) -> bool:
    row = seat * _SEAT_ROWS + BLUE * _ROW
    for shown in range(least, i64(_ROW)):
        if shown > 0 and tally[row + shown] > 0:
            return True
    return False


def _likelihood(s: Brewery, seat: i64, card: i64, tally: vec[i64]) -> i64:
    """In percent: every requirement that stored dice do not meet makes a recipe less likely."""
    likely: i64 = 100
    for colour in range(i64(MALT_AND_HOPS)):
        row = seat * _SEAT_ROWS + colour * _ROW
        to_roll = tally[row]
        shown: i64 = SIDES
        stored = tally[row + shown]
        rank: i64 = 0
        while rank < NEEDS:
            least = need(s, card, colour, rank)
            if least == 0:
                break
            while stored == 0 and shown > least:
                shown -= 1
                stored = tally[row + shown]
            if stored > 0 and shown >= least:
                stored -= 1
            elif to_roll > 0:
                to_roll -= 1
                likely = likely * _REACH[least] // 100
            else:
                likely = likely * _OUT_OF_REACH // 100
            rank += 1
    return likely


assert len(_DIE) == COLOURS
