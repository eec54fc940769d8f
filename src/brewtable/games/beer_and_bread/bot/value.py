"""How good a position looks for a village: what `greedy` goes by. Rough, but it knows what wins.

The lower total decides, so it counts most, though early on there is time for it to catch up.
Stored tokens are worth what they may become: a little each, and much more when they are close to
a recipe within reach. Upgrades are worth what they bring over the turns left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules.material import (
    BAKERY,
    BEER,
    BREAD,
    BREWERY,
    COLUMN,
    EXCHANGE,
    HAND,
    HAND_SIZE,
    KINDS,
    UPGRADES,
    YEARS,
    storage_of,
)
from brewtable.games.beer_and_bread.rules.payments import missing, tokens_in
from brewtable.games.beer_and_bread.rules.produce import has_place, stored_payment
from brewtable.games.beer_and_bread.rules.scoring import totals
from brewtable.games.beer_and_bread.rules.state import Valley, is_dry
from brewtable.kernel.sets import lowest, size

# All weights are hundredths of a coin, found by playing variants against each other.
_LOWER: Final = 100  # a coin of the lower total
_HIGHER_EARLY: Final = 188  # the first good sold: early, any sale is better than balance …
_HIGHER_LATE: Final = 32  # … and late it hardly counts
_RIVAL: Final = 0.4  # how much the other village's position counts against one's own
_TOKEN: Final[vec[i64]] = vec[i64]([0, 20, 40, 57, 68, 73, 74])  # 0, 1, 2 … tokens of a kind
_PLACE: Final = 40  # a free place in brewery or bakery
_UPGRADE: Final = 70  # an upgrade at the start; it fades with the turns left
_FINAL_UPGRADE: Final = 54  # one of slot 6: what it already earns is in the totals
# How much of its coins a recipe is worth when 0, 1, 2 … tokens are still missing, in percent.
_PROSPECT: Final[vec[i64]] = vec[i64]([50, 36, 26, 23, 8])
_NO_PLACE: Final = 58  # percent of a prospect whose brewery or bakery must be cleaned first
_SECOND: Final = 21  # percent of the other good's prospect, which wants the same tokens
_TURNS: Final = YEARS * HAND_SIZE


def value(s: Valley, seat: i64) -> float:
    """The position for a seat: its own village, and in part the other one's misfortune."""
    return (float(village_worth(s, seat)) - _RIVAL * float(village_worth(s, 1 - seat))) / _LOWER


def village_worth(s: Valley, seat: i64) -> i64:
    """In hundredths of a coin, whatever the other village is like."""
    left = turns_left(s)
    beer, bread = totals(s, seat)
    higher = _HIGHER_LATE + (_HIGHER_EARLY - _HIGHER_LATE) * left // _TURNS
    beer_coin: i64 = _LOWER if beer <= bread else higher
    bread_coin: i64 = _LOWER if bread <= beer else higher
    worth = (beer if beer < bread else bread) * _LOWER + (beer if beer > bread else bread) * higher
    if left == 0:
        return worth
    worth += _stored_worth(s, seat, left)
    cards, stored = cards_in_reach(s, seat), stored_payment(s, seat)
    brewing = _workshop_worth(s, seat, BREWERY, cards & s.deck.goods[BEER], stored, beer_coin)
    baking = _workshop_worth(s, seat, BAKERY, cards & s.deck.goods[BREAD], stored, bread_coin)
    worth += brewing + baking * _SECOND // 100 if brewing > baking else baking + brewing * _SECOND // 100
    return worth + _upgrade_worth(s, seat) * left // _TURNS


def turns_left(s: Valley) -> i64:
    """How many turns a seat still has, about: exact at the end of each round of turns."""
    if s.depth == 0:
        return 0
    return (YEARS - s.year) * HAND_SIZE + HAND_SIZE - s.turn


def _stored_worth(s: Valley, seat: i64, left: i64) -> i64:
    """Tokens of many kinds make recipes; in the last turns fewer and fewer of them will be used."""
    worth: i64 = 0
    tokens, by_count = s.tokens, _TOKEN
    start, most = storage_of(seat), len(by_count) - 1
    for kind in range(i64(KINDS)):
        count = tokens[start + kind]
        worth += by_count[count if count < most else most]
    return worth if left >= HAND_SIZE else worth * left // HAND_SIZE


def _workshop_worth(s: Valley, seat: i64, zone: i64, cards: i64, stored: i64, coin: i64) -> i64:
    """What may still come out of brewery or bakery: the best recipe within reach, and a place for it."""
    prospect = _best_prospect(s, cards, stored) * coin // 100
    return prospect + _PLACE if has_place(s, seat, zone) else prospect * _NO_PLACE // 100


def cards_in_reach(s: Valley, seat: i64) -> i64:
    """Cards a seat may still play: in dry years its hand and the exchange, else both hands and its column."""
    zones = s.zones
    if is_dry(s):
        return zones[HAND + seat] | zones[EXCHANGE] | zones[EXCHANGE + 1] | zones[EXCHANGE + 2]
    return zones[HAND] | zones[HAND + 1] | zones[COLUMN + seat]


def _best_prospect(s: Valley, cards: i64, stored: i64) -> i64:
    """In percent of a coin: the best of these recipes, by how much of it is stored already."""
    best: i64 = 0
    coins, price, prospect = s.deck.coins, s.deck.price, _PROSPECT
    while cards != 0:
        card = lowest(cards)
        if coins[card] * prospect[0] > best:
            lacking = tokens_in(missing(stored, price[card]))
            if lacking < len(prospect):
                best = max(best, coins[card] * prospect[lacking])
        cards &= cards - 1
    return best


def _upgrade_worth(s: Valley, seat: i64) -> i64:
    placed, final = s.zones[UPGRADES + seat], s.deck.final
    return size(placed & ~final) * _UPGRADE + size(placed & final) * _FINAL_UPGRADE
