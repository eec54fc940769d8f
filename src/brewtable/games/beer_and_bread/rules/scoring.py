"""End of the game: coins, slot 6 upgrades, the lower total counts (chapters 12 and 13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from brewtable.games.beer_and_bread.rules.material import (
    BAKERY,
    BANDS,
    BEER,
    BREAD,
    BREWERY,
    E_6A,
    E_6D,
    E_6F,
    E_6G,
    E_6H,
    E_6I,
    EFFECT_NAMES,
    GOOD_NAMES,
    GOODS,
    SEATS,
    SOLD,
    UPGRADES,
)
from brewtable.games.beer_and_bread.rules.state import Valley, copies, stored_tokens
from brewtable.kernel.result import Result, ranked
from brewtable.kernel.sets import lowest, size

DECIDERS: Final = ["final-score", "other-total", "windmill"]
BONUS: Final = 2  # coins of each upgrade 6F to 6I whose condition is met


def sold_cards(s: Valley, seat: i64) -> i64:
    """All cards a seat has sold: beside the board and still in brewery or bakery."""
    zones = s.zones
    return zones[SOLD + seat] | zones[BREWERY + seat] | zones[BAKERY + seat]


def printed_coins(s: Valley, cards: i64) -> i64:
    """The coins on some sold cards."""
    total: i64 = 0
    coins = s.deck.coins
    while cards != 0:
        total += coins[lowest(cards)]
        cards &= cards - 1
    return total


def upgrade_coins(s: Valley, effect: i64, good: i64, cards: i64) -> i64:
    """What an upgrade 6A to 6E brings for the sold cards of one good."""
    if effect < E_6D:
        return size(cards & s.deck.bands[effect - E_6A])
    return size(cards) // 2 if effect == E_6D + good else 0


def earned(s: Valley, seat: i64, effect: i64) -> bool:
    """Whether a seat meets the condition of an upgrade 6F to 6I."""
    other = 1 - seat
    if effect == E_6F:
        return size(s.zones[UPGRADES + seat]) > size(s.zones[UPGRADES + other])
    if effect == E_6G:
        return stored_tokens(s, seat) >= stored_tokens(s, other) + 2
    cards = sold_cards(s, seat) & s.deck.goods[BREAD if effect == E_6H else BEER]
    for band in range(i64(BANDS)):
        if cards & s.deck.bands[band] == 0:
            return False
    return True


def totals(s: Valley, seat: i64) -> tuple[i64, i64]:
    """A seat's totals for beer and bread, with each bonus where it helps most."""
    sold = sold_cards(s, seat)
    beers, breads = sold & s.deck.goods[BEER], sold & s.deck.goods[BREAD]
    beer, bread = printed_coins(s, beers), printed_coins(s, breads)
    bonuses: i64 = 0
    upgrades = s.zones[UPGRADES + seat] & s.deck.final
    while upgrades != 0:
        effect = s.deck.effect[lowest(upgrades)]
        if effect < E_6F:
            beer += upgrade_coins(s, effect, BEER, beers)
            bread += upgrade_coins(s, effect, BREAD, breads)
        elif earned(s, seat, effect):
            bonuses += 1
        upgrades &= upgrades - 1
    # Always to the lower total: no other way gives a higher final score, or a higher other total with it.
    while bonuses > 0:
        if beer <= bread:
            beer += BONUS
        else:
            bread += BONUS
        bonuses -= 1
    return beer, bread


def result(s: Valley) -> Result:
    """The result as it stands; final once the game is over."""
    pairs = [totals(s, seat) for seat in range(i64(SEATS))]
    # Who has the windmill comes after who has not.
    standing = [
        [min(int(beer), int(bread)), max(int(beer), int(bread)), -1 if s.windmill == seat else 0]
        for seat, (beer, bread) in enumerate(pairs)
    ]
    ranking, decided_by = ranked(standing, DECIDERS)
    parts = [_parts(s, seat) for seat in range(SEATS)]
    return Result([numbers[0] for numbers in standing], parts, ranking, "six-years", decided_by)


def _parts(s: Valley, seat: int) -> dict[str, object]:
    """The lines of the score pad for one seat."""
    best = totals(s, seat)
    goods: list[dict[str, int]] = []
    for good in range(GOODS):
        cards = sold_cards(s, seat) & s.deck.goods[good]
        lines = {"cards": int(printed_coins(s, cards))}
        for effect in range(E_6A, E_6F):
            coins = copies(s, seat, effect) * upgrade_coins(s, effect, good, cards)
            _add_line(lines, EFFECT_NAMES[effect], int(coins))
        total = int(best[0] if good == BEER else best[1])
        _add_line(lines, "bonus", total - sum(lines.values()))
        lines["total"] = total
        goods.append(lines)
    return {
        **{GOOD_NAMES[good]: goods[good] for good in range(GOODS)},
        "earned": [EFFECT_NAMES[effect] for effect in range(E_6F, E_6I + 1) if _counts(s, seat, effect)],
        "sold": int(size(sold_cards(s, seat))),
        "windmill": int(s.windmill) == seat,
    }


def _add_line(lines: dict[str, int], name: str, coins: int) -> None:
    if coins:
        lines[name] = coins


def _counts(s: Valley, seat: int, effect: int) -> bool:
    return copies(s, seat, effect) > 0 and earned(s, seat, effect)
