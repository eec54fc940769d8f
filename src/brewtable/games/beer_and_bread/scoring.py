"""End of the game: coins, slot 6 upgrades, the lower total counts (chapter 13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from brewtable.games.beer_and_bread.material import (
    BAKERY,
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
from brewtable.games.beer_and_bread.state import Valley, copies, stored_tokens
from brewtable.kernel.result import Result, ranked
from brewtable.kernel.sets import lowest, size

BANDS: Final = 3
DECIDERS: Final = ["final-score", "other-total", "windmill"]
BONUS: Final = 2  # coins of each upgrade 6F to 6I whose condition is met


def sold_cards(s: Valley, seat: i64) -> i64:
    """All cards a seat has sold: beside the board and still in brewery or bakery."""
    return s.zones[SOLD + seat] | s.zones[BREWERY + seat] | s.zones[BAKERY + seat]


def printed_coins(s: Valley, seat: i64, good: i64) -> i64:
    """The coins on a seat's sold cards of one good."""
    total: i64 = 0
    cards = sold_cards(s, seat) & s.deck.goods[good]
    while cards != 0:
        total += s.deck.coins[lowest(cards)]
        cards &= cards - 1
    return total


def band_coins(s: Valley, seat: i64, good: i64, band: i64) -> i64:
    """Upgrades 6A to 6C: one coin for each sold card of a value band."""
    each = copies(s, seat, E_6A + band)
    if each == 0:
        return 0
    return each * _sold_in_band(s, seat, good, band)


def _sold_in_band(s: Valley, seat: i64, good: i64, band: i64) -> i64:
    count: i64 = 0
    cards = sold_cards(s, seat) & s.deck.goods[good]
    while cards != 0:
        if s.deck.band(lowest(cards)) == band:
            count += 1
        cards &= cards - 1
    return count


def pair_coins(s: Valley, seat: i64, good: i64) -> i64:
    """Upgrades 6D and 6E: one coin for every two sold cards of a good."""
    each = copies(s, seat, E_6D + good)
    if each == 0:
        return 0
    return each * (size(sold_cards(s, seat) & s.deck.goods[good]) // 2)


def bonuses(s: Valley, seat: i64) -> i64:
    """How many 2-coin bonuses a seat has earned (upgrades 6F to 6I)."""
    count: i64 = 0
    for effect in range(i64(E_6F), i64(E_6I + 1)):
        owned = copies(s, seat, effect)
        if owned > 0 and _earned(s, seat, effect):
            count += owned
    return count


def _earned(s: Valley, seat: i64, effect: i64) -> bool:
    other = 1 - seat
    if effect == E_6F:
        return size(s.zones[UPGRADES + seat]) > size(s.zones[UPGRADES + other])
    if effect == E_6G:
        return stored_tokens(s, seat) >= stored_tokens(s, other) + 2
    good: i64 = BREAD if effect == E_6H else BEER
    for band in range(i64(BANDS)):
        if _sold_in_band(s, seat, good, band) == 0:
            return False
    return True


def _before_bonuses(s: Valley, seat: i64, good: i64) -> i64:
    total = printed_coins(s, seat, good) + pair_coins(s, seat, good)
    for band in range(i64(BANDS)):
        total += band_coins(s, seat, good, band)
    return total


def totals(s: Valley, seat: i64) -> tuple[i64, i64]:
    """A seat's totals for beer and bread, with each bonus where it helps most."""
    beer = _before_bonuses(s, seat, BEER)
    bread = _before_bonuses(s, seat, BREAD)
    # Always to the lower total: no other way gives a higher final score, or a higher other total with it.
    for _ in range(bonuses(s, seat)):
        if beer <= bread:
            beer += BONUS
        else:
            bread += BONUS
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
        lines = {"cards": int(printed_coins(s, seat, good))}
        for band in range(BANDS):
            _add_line(lines, EFFECT_NAMES[E_6A + band], int(band_coins(s, seat, good, band)))
        _add_line(lines, EFFECT_NAMES[E_6D + good], int(pair_coins(s, seat, good)))
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
    return copies(s, seat, effect) > 0 and _earned(s, seat, effect)
