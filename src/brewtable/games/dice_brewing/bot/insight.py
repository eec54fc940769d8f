"""A position of Dice Brewing as the numbers by which a network judges it: few, and each says much.

Unlike the features they count and compare instead of naming cards: recipes stand as how near each brewer is
to them and what they bring.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.bot.value import (
    belongings_worth,
    dice_coming_back,
    dice_worth,
    likelihood,
    percent_left,
    prospects_worth,
    raised_dice,
    reaching_as_raised,
)
from brewtable.games.dice_brewing.rules import agenda
from brewtable.games.dice_brewing.rules.material import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    COLOURS,
    HASTENING,
    INGREDIENT_NAMES,
    INGREDIENTS,
    MALT_2,
    MALT_AND_HOPS,
    MARKET,
    NO_COLOUR,
    OPEN_SPACES,
    PAYING,
    POOL,
    SEED_HOPS,
    SEED_MALT,
    SEED_SUPPLY,
    SEED_WAREHOUSE,
    SPACE_NAMES,
    SPACES,
    SUPPLY,
    TOKEN_NAMES,
    WAREHOUSE,
    dice_in,
    on_board,
)
from brewtable.games.dice_brewing.rules.options import ADVANCED, BAD_LUCK
from brewtable.games.dice_brewing.rules.rounds import is_summer
from brewtable.games.dice_brewing.rules.school import sum_at_school
from brewtable.games.dice_brewing.rules.setup import STEPS
from brewtable.games.dice_brewing.rules.state import (
    AT,
    BLOCKED_DICE,
    BREWED,
    CLOSED_TO,
    GOLD,
    HELD_KIND,
    HELD_ROW,
    NO_CARD,
    POINTS,
    SEEDS,
    SHOWING,
    SIDES,
    STALLS,
    USED,
    Guild,
    open_card,
    pantry,
    stored,
)
from brewtable.kernel.features import Features, decisions_of, mark
from brewtable.kernel.sets import only, size
from brewtable.kernel.state import OVER

_WORTH_UNIT: Final = 2000.0  # hundredths of a point
_DICE: Final = 4.0

INSIGHTS: Final = Features()
_DECISIONS: Final[vec[i64]] = decisions_of(STEPS)
_PLACES: Final = [str(place) for place in range(1, OPEN_SPACES + 1)]
_COLOURS: Final = COLOUR_NAMES[:MALT_AND_HOPS]
_FACES: Final = [f"{colour}-{value}" for colour in COLOUR_NAMES for value in range(1, SIDES + 1)]

_ROUND: Final = INSIGHTS.shared("round")
_SUMMER: Final = INSIGHTS.shared("summer")
_OPTIONS: Final = INSIGHTS.shared("option", ["advanced", "bad-luck"])
_LEFT: Final = INSIGHTS.shared("left")
_LAST: Final = INSIGHTS.shared("nearly-over")
_DECISION: Final = INSIGHTS.shared("decision", [step.name for step in STEPS if step.decides])
_ABOUT: Final = INSIGHTS.shared("decision-about-recipe", _PLACES)
_SUPPLY: Final = INSIGHTS.shared("supply", [*COLOUR_NAMES, "seeds"])
_STALLS: Final = INSIGHTS.shared("market", INGREDIENT_NAMES)
_REWARD: Final = INSIGHTS.shared("recipe-points", _PLACES)
_GOLD_OF_RECIPE: Final = INSIGHTS.shared("recipe-gold", _PLACES)
_GIFT: Final = INSIGHTS.shared("recipe-brings-more", _PLACES)
_CLOSED: Final = INSIGHTS.shared("recipe-closed", _PLACES)
_AHEAD: Final = INSIGHTS.shared("ahead")

_TO_MOVE: Final = INSIGHTS.each("to-move")
_FIRST: Final = INSIGHTS.each("first")
_POINTS_OF: Final = INSIGHTS.each("points")
_GOLD_OF: Final = INSIGHTS.each("gold")
_SEEDS_OF: Final = INSIGHTS.each("seeds", ["warehouse", "malt-1", "hops-1"])
_BREWED_OF: Final = INSIGHTS.each("brewed")
_QUIET: Final = INSIGHTS.each("quiet")
_DICE_OF: Final = INSIGHTS.each("dice", COLOUR_NAMES)
_UNROLLED: Final = INSIGHTS.each("unrolled", COLOUR_NAMES)
_POOL: Final = INSIGHTS.each("pool", _FACES)
_STORED: Final = INSIGHTS.each("warehouse", _FACES)
_BLOCKED: Final = INSIGHTS.each("blocked")
_PANTRY: Final = INSIGHTS.each("ingredient", INGREDIENT_NAMES)
_HELD: Final = INSIGHTS.each("token", TOKEN_NAMES)
_USED_BY: Final = INSIGHTS.each("used", SPACE_NAMES)
_LYING: Final = INSIGHTS.each("lying", SPACE_NAMES)
_FAST: Final = INSIGHTS.each("fast", SPACE_NAMES)
_SCHOOL: Final = INSIGHTS.each("school-sum")
_SHUT: Final = INSIGHTS.each("shut", BUILDING_NAMES)
_LIKELY: Final = INSIGHTS.each("recipe-likely", _PLACES)
_WORTH: Final = INSIGHTS.each("worth", ["belongings", "dice", "prospects", "all"])

_BREWERS: Final = INSIGHTS.shared_width
_BREWER: Final = INSIGHTS.each_width


def write(s: Guild, seat: i64, out: vec[float], at: i64) -> None:
    """Write the numbers from a place on, where all is 0."""
    left = percent_left(s)
    _write_round(s, left, out, at)
    _write_recipes(s, out, at)
    reaching = reaching_as_raised(s)
    best = -1000.0
    for turn in range(s.seats):
        owner = (seat + turn) % s.seats
        brewer = at + _BREWERS + turn * _BREWER
        _write_brewer(s, owner, out, brewer)
        _write_dice(s, owner, out, brewer)
        _write_board(s, owner, out, brewer)
        _write_worth(s, owner, left, reaching, out, brewer)
        worth = out[brewer + _WORTH + 3]
        if turn > 0 and worth > best:
            best = worth
    out[at + _AHEAD] = out[at + _BREWERS + _WORTH + 3] - best


def _write_round(s: Guild, left: i64, out: vec[float], at: i64) -> None:
    out[at + _ROUND] = float(s.round) / 15.0
    if is_summer(s):
        out[at + _SUMMER] = 1.0
    if s.plays_with(ADVANCED):
        out[at + _OPTIONS] = 1.0
    if s.plays_with(BAD_LUCK):
        out[at + _OPTIONS + 1] = 1.0
    out[at + _LEFT] = float(left) / 100.0
    out[at + _LAST] = 1.0 if left < 20 else 0.0
    if s.to_move() != OVER:
        step = s.agenda[s.depth - 1]
        out[at + _DECISION + _DECISIONS[step]] = 1.0
        if step == agenda.USE_DIE or step == agenda.ADD_EXTRA:
            out[at + _ABOUT + s.agenda[s.depth - 3]] = 1.0
    there = s.sets[AT + SUPPLY]
    for colour in range(i64(COLOURS)):
        out[at + _SUPPLY + colour] = float(size(there & dice_in(colour))) / 10.0
    out[at + _SUPPLY + COLOURS] = float(s.counts[SEEDS + SEED_SUPPLY]) / 10.0
    for ware in range(i64(INGREDIENTS)):
        out[at + _STALLS + ware] = float(s.counts[STALLS + ware]) / 3.0


def _write_recipes(s: Guild, out: vec[float], at: i64) -> None:
    deck = s.deck
    for place in range(i64(OPEN_SPACES)):
        card = open_card(s, place)
        if card == NO_CARD:
            continue
        out[at + _REWARD + place] = float(deck.reward_points[card]) / 5.0
        out[at + _GOLD_OF_RECIPE + place] = float(deck.reward_gold[card]) / 5.0
        gifts = deck.reward_token[card]
        if deck.reward_die[card] != NO_COLOUR:
            gifts += 1
        out[at + _GIFT + place] = float(gifts)
        if s.closed & only(card) != 0:
            out[at + _CLOSED + place] = 1.0


def _write_brewer(s: Guild, owner: i64, out: vec[float], at: i64) -> None:
    if s.to_move() == owner:
        out[at + _TO_MOVE] = 1.0
    if s.first == owner:
        out[at + _FIRST] = 1.0
    if s.quiet & only(owner) != 0:
        out[at + _QUIET] = 1.0
    counts = s.counts
    out[at + _POINTS_OF] = float(counts[POINTS + owner]) / 20.0
    out[at + _GOLD_OF] = float(counts[GOLD + owner]) / 10.0
    out[at + _SEEDS_OF] = float(counts[SEEDS + SEED_WAREHOUSE + owner]) / 3.0
    out[at + _SEEDS_OF + 1] = float(counts[SEEDS + SEED_MALT + owner]) / 3.0
    out[at + _SEEDS_OF + 2] = float(counts[SEEDS + SEED_HOPS + owner]) / 3.0
    out[at + _BREWED_OF] = float(size(counts[BREWED + owner])) / 5.0
    for ware in range(i64(INGREDIENTS)):
        out[at + _PANTRY + ware] = float(counts[pantry(owner, ware)])
    mark(out, at + _SHUT, counts[CLOSED_TO + owner])
    held = s.held
    for row in range(i64(0), i64(len(held)), i64(HELD_ROW)):
        if held[row] == owner:
            out[at + _HELD + held[row + HELD_KIND]] += 1.0


def _write_dice(s: Guild, owner: i64, out: vec[float], at: i64) -> None:
    sets = s.sets
    pool, kept = sets[AT + POOL + owner], sets[AT + WAREHOUSE + owner]
    unrolled = sets[SHOWING]
    for colour in range(i64(COLOURS)):
        of_colour = dice_in(colour)
        lying = pool | kept | sets[AT + MARKET + owner]
        out[at + _DICE_OF + colour] = float(size(lying & of_colour)) / _DICE
        out[at + _UNROLLED + colour] = float(size(pool & unrolled & of_colour)) / _DICE
        for value in range(i64(1), i64(SIDES + 1)):
            showing = sets[SHOWING + value] & of_colour
            face = colour * SIDES + value - 1
            out[at + _POOL + face] = float(size(pool & showing))
            out[at + _STORED + face] = float(size(kept & showing))
    out[at + _BLOCKED] = float(size((pool | kept) & sets[BLOCKED_DICE]))


def _write_board(s: Guild, owner: i64, out: vec[float], at: i64) -> None:
    for space in range(i64(SPACES)):
        if s.counts[USED + space] & only(owner) != 0:
            out[at + _USED_BY + space] = 1.0
        out[at + _LYING + space] = float(size(s.sets[AT + on_board(owner, space, PAYING)]))
        if s.sets[AT + on_board(owner, space, HASTENING)] != 0:
            out[at + _FAST + space] = 1.0
    out[at + _SCHOOL] = float(sum_at_school(s, owner)) / 10.0


def _write_worth(s: Guild, owner: i64, left: i64, reaching: vec[i64], out: vec[float], at: i64) -> None:
    """What the rough value is made of, and how likely each open recipe is."""
    sets = s.sets
    raised, back = raised_dice(sets, owner), dice_coming_back(sets, owner)
    belongings = float(belongings_worth(s, owner, left)) / _WORTH_UNIT
    dice = float(dice_worth(s, owner, raised | back, left)) / _WORTH_UNIT
    out[at + _WORTH] = belongings
    out[at + _WORTH + 1] = dice
    if left == 0:
        out[at + _WORTH + 3] = belongings + dice
        return
    prospects = float(prospects_worth(s, owner, raised, back, reaching)) / _WORTH_UNIT
    out[at + _WORTH + 2] = prospects * 2.0
    out[at + _WORTH + 3] = belongings + dice + prospects
    lying = stored(s, owner)
    to_roll = (
        (sets[AT + WAREHOUSE + owner] & ~lying) | sets[AT + POOL + owner] | sets[AT + MARKET + owner] | back
    )
    darkened = sets[AT + on_board(owner, MALT_2, PAYING)] != 0
    for place in range(i64(OPEN_SPACES)):
        card = open_card(s, place)
        if card != NO_CARD:
            likely = likelihood(s.deck, card, lying | raised, to_roll, darkened, reaching)
            out[at + _LIKELY + place] = float(likely) / 100.0
