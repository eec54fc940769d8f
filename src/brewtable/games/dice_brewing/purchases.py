"""Purchases: market, black market, discounts and bad luck (chapter 11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing import actions, agenda
from brewtable.games.dice_brewing.arranging import own_dice, store, store_options
from brewtable.games.dice_brewing.material import (
    BLUES,
    DICE,
    FIRST_BLUE,
    INGREDIENTS,
    MARKET,
    POOL,
    TOKENS,
)
from brewtable.games.dice_brewing.state import (
    GOLD,
    STACKS,
    STALLS,
    Brewery,
    after,
    different,
    gain_gold,
    gain_token,
    holds_any,
    is_blocked,
    move_die,
    take_ingredient,
)
from brewtable.games.dice_brewing.tokens import (
    AFTER_PURCHASE,
    OWN_PURCHASE,
    is_token_action,
    play_token,
    token_options,
)
from brewtable.kernel.state import Decision, Step

# What a purchase turn has seen, as bits of an operand.
_INGREDIENT: Final = 1
_TOKEN: Final = 2
_DISCOUNT_ROW: Final = 3
_MOST_ONES: Final = 4
MOST_LUCK: Final = 6  # the gold that so many ones count for


def luck(s: Brewery, seat: i64) -> i64:
    """The gold that dice showing 1 count for, with the option `bad-luck`: two are 2, three 4, four 6."""
    if not s.bad_luck:
        return 0
    ones: i64 = 0
    for die in range(i64(DICE)):
        if s.where[die] == POOL + seat and s.value[die] == 1 and not is_blocked(s, die):
            ones += 1
    if ones < 2:
        return 0
    if ones > _MOST_ONES:
        ones = _MOST_ONES
    return (ones - 1) * 2


def luck_left(s: Brewery, seat: i64, spent: i64) -> i64:
    """What is left of this gold after a purchase spent some."""
    left = luck(s, seat) - spent
    return left if left > 0 else i64(0)


def off(s: Brewery, ingredient: i64, blue: i64) -> i64:
    """The discount a blue die of a value gives on an ingredient."""
    best: i64 = 0
    rows = s.deck.discounts
    for row in range(0, len(rows), _DISCOUNT_ROW):
        if rows[row] == ingredient and blue >= rows[row + 1] and rows[row + 2] > best:
            best = rows[row + 2]
    return best


def market_is_open(s: Brewery) -> bool:
    return s.round >= s.deck.market_opens


def black_market_is_open(s: Brewery) -> bool:
    return s.round >= s.deck.black_market_opens


class Purchase(Step[Brewery]):
    """A purchase turn; afterwards the others may play tokens, except when brewing follows at once.

    Operands: what was bought, and the bad-luck gold already spent.
    """

    name: str = "purchase"

    def run(self, s: Brewery, seat: i64, first: i64, second: i64) -> None:
        next_purchase(s, seat, first, second)


def next_purchase(s: Brewery, seat: i64, bought: i64, spent: i64) -> None:
    """Ask for the next choice of a purchase turn, or end it when there is nothing to choose."""
    if len(_BUY.options(s, seat, bought, spent)) > 1 or (s.advanced and holds_any(s, seat)):
        s.then(agenda.BUY, seat, bought, spent)
    elif after(s, seat) != s.first:
        s.then(agenda.ASKING, after(s, seat), AFTER_PURCHASE, 1)


def _ingredients(s: Brewery, seat: i64, gold: i64, out: vec[i64]) -> vec[i64]:
    for ingredient in range(i64(INGREDIENTS)):
        if s.counts[STALLS + ingredient] > 0 and s.deck.ingredient_price[ingredient] <= gold:
            out = append(out, actions.BUY_INGREDIENT + ingredient)
    blues = vec[i64](capacity=BLUES)
    for die in own_dice(s, seat):
        if die >= FIRST_BLUE:
            blues = append(blues, die)
    blues = different(s, blues)
    for ingredient in range(i64(INGREDIENTS)):
        if s.counts[STALLS + ingredient] == 0:
            continue
        for die in blues:
            discount = off(s, ingredient, s.value[die])
            if discount > 0 and s.deck.ingredient_price[ingredient] - discount <= gold:
                out = append(out, actions.BUY_WITH + ingredient * BLUES + die - FIRST_BLUE)
    return out


def _tokens(s: Brewery, gold: i64, out: vec[i64]) -> vec[i64]:
    for kind in range(i64(TOKENS)):
        if s.counts[STACKS + kind] > 0 and s.deck.token_price[kind] <= gold:
            out = append(out, actions.BUY_TOKEN + kind)
    return out


class Buy(Decision[Brewery]):
    """Buy, store, play a token, or be done."""

    name: str = "buy"

    def options(self, s: Brewery, seat: i64, first: i64, second: i64) -> vec[i64]:
        out = store_options(s, seat, own_dice(s, seat), vec[i64](capacity=64))
        for action in token_options(s, seat, OWN_PURCHASE):
            out = append(out, action)
        gold = s.counts[GOLD + seat] + luck_left(s, seat, second)
        if market_is_open(s) and first & _INGREDIENT == 0:
            out = _ingredients(s, seat, gold, out)
        if black_market_is_open(s) and first & _TOKEN == 0:
            out = _tokens(s, gold, out)
        return append(out, actions.DONE)

    def resolve(self, s: Brewery, seat: i64, first: i64, second: i64, action: i64) -> None:
        if action == actions.DONE:
            if after(s, seat) != s.first:
                s.then(agenda.ASKING, after(s, seat), AFTER_PURCHASE, 1)
            return
        if is_token_action(action):
            play_token(s, seat, OWN_PURCHASE, action)
        elif action < actions.BUY_INGREDIENT:
            store(s, seat, action)
        elif action < actions.BUY_TOKEN:
            second += _buy_ingredient(s, seat, action, second)
            first |= _INGREDIENT
        else:
            kind = action - actions.BUY_TOKEN
            second += _pay(s, seat, s.deck.token_price[kind], second)
            gain_token(s, seat, kind, s.deck.token_price[kind])
            first |= _TOKEN
        s.then(agenda.PURCHASE, seat, first, second)


_BUY: Final = Buy()


def _buy_ingredient(s: Brewery, seat: i64, action: i64, spent: i64) -> i64:
    """Pay and take an ingredient; how much bad-luck gold went into it."""
    if action < actions.BUY_WITH:
        ingredient = action - actions.BUY_INGREDIENT
        lucky = _pay(s, seat, s.deck.ingredient_price[ingredient], spent)
    else:
        ingredient = (action - actions.BUY_WITH) // BLUES
        die = FIRST_BLUE + (action - actions.BUY_WITH) % BLUES
        price = s.deck.ingredient_price[ingredient] - off(s, ingredient, s.value[die])
        move_die(s, die, MARKET + seat)
        lucky = _pay(s, seat, price, spent)
    take_ingredient(s, seat, ingredient)
    return lucky


def _pay(s: Brewery, seat: i64, price: i64, spent: i64) -> i64:
    """Bad-luck gold goes first, coins pay the rest."""
    lucky = luck_left(s, seat, spent)
    if lucky > price:
        lucky = price
    gain_gold(s, seat, lucky - price)
    return lucky
