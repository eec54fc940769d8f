"""Purchases: market, black market, discounts and bad luck (chapters 11 and 17)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.rules import agenda, vocabulary
from brewtable.games.dice_brewing.rules.arranging import storable, store, store_options
from brewtable.games.dice_brewing.rules.material import (
    BLUE_DICE,
    BLUES,
    FIRST_BLUE,
    INGREDIENTS,
    MARKET,
    POOL,
    TOKENS,
)
from brewtable.games.dice_brewing.rules.options import BAD_LUCK
from brewtable.games.dice_brewing.rules.state import (
    GOLD,
    STACKS,
    STALLS,
    Guild,
    after,
    dice_at,
    different,
    gain_gold,
    gain_token,
    move_die,
    showing,
    take_ingredient,
    usable,
)
from brewtable.games.dice_brewing.rules.tokens import (
    AFTER_PURCHASE,
    OWN_PURCHASE,
    TOKEN_VERBS,
    can_play_token,
    is_token_action,
    may_hide_tokens,
    play_token,
    token_options,
)
from brewtable.kernel.sets import lowest, size
from brewtable.kernel.state import Decision, Step

# What a purchase turn has seen, as bits of an operand.
_INGREDIENT: Final = 1
_TOKEN: Final = 2
_DISCOUNT_ROW: Final = 3
_MOST_ONES: Final = 4
_MOST_LUCK: Final = 6  # the gold that so many ones count for


def luck(s: Guild, seat: i64) -> i64:
    """The gold that a seat's dice showing 1 count for, with the option `bad-luck`."""
    return luck_of(lucky_ones(s, seat)) if s.plays_with(BAD_LUCK) else i64(0)


def lucky_ones(s: Guild, seat: i64) -> i64:
    """How many dice showing 1 a seat has in its pool."""
    return size(usable(s, seat) & dice_at(s, POOL + seat) & showing(s, 1))


def luck_of(ones: i64) -> i64:
    """The gold that so many dice showing 1 count for: two are 2, three 4, four or more 6."""
    if ones < 2:
        return 0
    if ones > _MOST_ONES:
        ones = _MOST_ONES
    return (ones - 1) * 2


def luck_left(s: Guild, seat: i64, spent: i64) -> i64:
    """What is left of this gold after a purchase spent some."""
    left = luck(s, seat) - spent
    return left if left > 0 else i64(0)


def off(s: Guild, ingredient: i64, blue: i64) -> i64:
    """The discount a blue die of a value gives on an ingredient."""
    best: i64 = 0
    rows = s.deck.discounts
    for row in range(0, len(rows), _DISCOUNT_ROW):
        if rows[row] == ingredient and blue >= rows[row + 1] and rows[row + 2] > best:
            best = rows[row + 2]
    return best


def market_is_open(s: Guild) -> bool:
    return s.round >= s.deck.market_opens


def black_market_is_open(s: Guild) -> bool:
    return s.round >= s.deck.black_market_opens


class Purchase(Step[Guild]):
    """A purchase turn; afterwards the others may play tokens, except when brewing follows at once.

    Operands: what was bought, and the bad-luck gold already spent.
    """

    seated: bool = True

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first <= _INGREDIENT | _TOKEN and 0 <= second <= _MOST_LUCK

    def run(self, s: Guild, seat: i64, first: i64, second: i64) -> None:
        next_purchase(s, seat, first, second)


def next_purchase(s: Guild, seat: i64, bought: i64, spent: i64) -> None:
    """Ask for the next choice of a purchase turn, or end it when there is nothing to choose."""
    if _has_choice(s, seat, bought, spent) or may_hide_tokens(s, seat):
        s.then(agenda.BUY, seat, bought, spent)
    elif after(s, seat) != s.first:
        s.then(agenda.ASKING, after(s, seat), AFTER_PURCHASE, 1)


def _has_choice(s: Guild, seat: i64, bought: i64, spent: i64) -> bool:
    """Whether a turn could do anything but end: the same as more than one option, found sooner."""
    if storable(s, seat) != 0 or can_play_token(s, seat, OWN_PURCHASE):
        return True
    return len(_wares(s, seat, bought, spent, vec[i64]())) > 0


def _wares(s: Guild, seat: i64, bought: i64, spent: i64, out: vec[i64]) -> vec[i64]:
    """What a seat could still buy in its turn."""
    gold = s.counts[GOLD + seat] + luck_left(s, seat, spent)
    if market_is_open(s) and bought & _INGREDIENT == 0:
        out = _ingredients(s, seat, gold, out)
    if black_market_is_open(s) and bought & _TOKEN == 0:
        out = _tokens(s, gold, out)
    return out


def _ingredients(s: Guild, seat: i64, gold: i64, out: vec[i64]) -> vec[i64]:
    for ingredient in range(i64(INGREDIENTS)):
        if s.counts[STALLS + ingredient] > 0 and s.deck.ingredient_price[ingredient] <= gold:
            out = append(out, vocabulary.BUY_INGREDIENT + ingredient)
    blues = different(s, usable(s, seat) & BLUE_DICE)
    if blues == 0:
        return out
    for ingredient in range(i64(INGREDIENTS)):
        if s.counts[STALLS + ingredient] > 0:
            out = _with_discount(s, ingredient, blues, gold, out)
    return out


def _with_discount(s: Guild, ingredient: i64, blues: i64, gold: i64, out: vec[i64]) -> vec[i64]:
    price = s.deck.ingredient_price[ingredient]
    while blues != 0:
        die = lowest(blues)
        discount = off(s, ingredient, s.value[die])
        if discount > 0 and price - discount <= gold:
            out = append(out, vocabulary.BUY_WITH + ingredient * BLUES + die - FIRST_BLUE)
        blues &= blues - 1
    return out


def _tokens(s: Guild, gold: i64, out: vec[i64]) -> vec[i64]:
    for kind in range(i64(TOKENS)):
        if s.counts[STACKS + kind] > 0 and s.deck.token_price[kind] <= gold:
            out = append(out, vocabulary.BUY_TOKEN + kind)
    return out


class Buy(Decision[Guild]):
    """Buy, store, play a token, or be done."""

    answers: tuple[str, ...] = ("store", "buy", *TOKEN_VERBS, "done")

    def fits(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return 0 <= first <= _INGREDIENT | _TOKEN and 0 <= second <= _MOST_LUCK

    def is_secret(self, s: Guild, seat: i64, first: i64, second: i64) -> bool:
        return may_hide_tokens(s, seat)

    def options(self, s: Guild, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = store_options(s, seat, vec[i64](capacity=64))
        out = token_options(s, seat, OWN_PURCHASE, out)
        return append(_wares(s, seat, first, second, out), vocabulary.DONE)

    def resolve(self, s: Guild, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == vocabulary.DONE:
            if after(s, seat) != s.first:
                s.then(agenda.ASKING, after(s, seat), AFTER_PURCHASE, 1)
            return
        if is_token_action(action):
            play_token(s, seat, action)
        elif action < vocabulary.BUY_INGREDIENT:
            store(s, seat, action)
        elif action < vocabulary.BUY_TOKEN:
            second += _buy_ingredient(s, seat, action, second)
            first |= _INGREDIENT
        else:
            kind = action - vocabulary.BUY_TOKEN
            second += _pay(s, seat, s.deck.token_price[kind], second)
            gain_token(s, seat, kind, s.deck.token_price[kind])
            first |= _TOKEN
        s.then(agenda.PURCHASE, seat, first, second)


def _buy_ingredient(s: Guild, seat: i64, action: i64, spent: i64) -> i64:
    """Pay and take an ingredient; how much bad-luck gold went into it."""
    if action < vocabulary.BUY_WITH:
        ingredient = action - vocabulary.BUY_INGREDIENT
        lucky = _pay(s, seat, s.deck.ingredient_price[ingredient], spent)
    else:
        ingredient = (action - vocabulary.BUY_WITH) // BLUES
        die = FIRST_BLUE + (action - vocabulary.BUY_WITH) % BLUES
        price = s.deck.ingredient_price[ingredient] - off(s, ingredient, s.value[die])
        move_die(s, die, MARKET + seat)
        lucky = _pay(s, seat, price, spent)
    take_ingredient(s, seat, ingredient)
    return lucky


def _pay(s: Guild, seat: i64, price: i64, spent: i64) -> i64:
    """Bad-luck gold goes first, coins pay the rest."""
    lucky = luck_left(s, seat, spent)
    if lucky > price:
        lucky = price
    gain_gold(s, seat, lucky - price)
    return lucky
