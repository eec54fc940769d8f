"""The score pad: sold cards by their coins, slot 6 upgrades, and what they compare (chapters 12 and 13)."""

from __future__ import annotations

from typing import Final

from brewtable.games.beer_and_bread.cards.deck import HIGHEST_COINS, LOWEST_COINS
from brewtable.games.beer_and_bread.rules.material import BANDS, GOOD_NAMES, SEATS
from brewtable.games.beer_and_bread.rules.scoring import BONUS, DECIDERS
from brewtable.kernel.scorepad import (
    Decider,
    Field,
    Formula,
    Line,
    ScorePad,
    Section,
    Term,
    add,
    full,
    least,
    minus,
    most,
    reaches,
    rivals,
    times,
)

_CARDS: Final = 30  # of each good
_UPGRADES: Final = ("6A", "6B", "6C", "6D", "6E", "6F", "6G", "6H", "6I")
_COPIES: Final = 9
_TOKENS: Final = 40


def _sold(good: str) -> Section:
    values = range(LOWEST_COINS, HIGHEST_COINS + 1)
    return Section(f"sold-{good}", [Field(f"{good}-{coins}", _CARDS, short=str(coins)) for coins in values])


def _in_band(good: str, band: int) -> Formula:
    lower = LOWEST_COINS + 2 * band
    return add(f"{good}-{lower}", f"{good}-{lower + 1}")


def _printed(good: str) -> Formula:
    return add(*(times(coins, f"{good}-{coins}") for coins in range(LOWEST_COINS, HIGHEST_COINS + 1)))


def _added(good: str, pairs: str) -> Formula:
    """Coins of 6A to 6E."""
    bands = [times(_UPGRADES[band], _in_band(good, band)) for band in range(BANDS)]
    cards = add(*(_in_band(good, band) for band in range(BANDS)))
    return add(*bands, times(pairs, full(cards, 2)))


def _all_types(good: str) -> Formula:
    return times(*(reaches(_in_band(good, band), 1) for band in range(BANDS)))


def _earned() -> Formula:
    """How many bonuses 6F to 6I give."""
    return add(
        times("6F", reaches("placed", add(rivals("placed"), 1))),
        times("6G", reaches("stored", add(rivals("stored"), 2))),
        times("6H", _all_types("bread")),
        times("6I", _all_types("beer")),
    )


def _bonuses_for_beer() -> Formula:
    """So many of them that each goes to the total that is lower by then, to beer when they are equal."""
    lead = minus(add("bread-cards", "bread-added"), add("beer-cards", "beer-added"))
    half = full(add(lead, times(BONUS, "bonuses"), BONUS), 2 * BONUS)
    return least("bonuses", most(0, half))


def score_pad(game: str) -> ScorePad:
    lines = [
        *(Line(f"{good}-cards", _printed(good)) for good in GOOD_NAMES),
        *(Line(f"{good}-added", _added(good, pairs)) for good, pairs in zip(GOOD_NAMES, ("6D", "6E"))),
        Line("bonuses", _earned()),
        Line("beer-bonus", times(BONUS, _bonuses_for_beer())),
        Line("bread-bonus", minus(times(BONUS, "bonuses"), "beer-bonus")),
        *(
            Line(good, add(f"{good}-cards", f"{good}-added", f"{good}-bonus"), total=True)
            for good in GOOD_NAMES
        ),
        Line("final", least(*GOOD_NAMES), total=True),
    ]
    standing: list[Term] = ["final", most(*GOOD_NAMES), minus(0, "windmill")]
    return ScorePad(
        game,
        SEATS,
        SEATS,
        [
            *(_sold(good) for good in GOOD_NAMES),
            Section("upgrades", [Field(effect, _COPIES) for effect in _UPGRADES]),
            Section(
                "compared",
                [
                    Field("placed", 2 * _CARDS, only_with="6F"),
                    Field("stored", _TOKENS, only_with="6G"),
                    Field("windmill", 1, one_holder=True),
                ],
            ),
        ],
        lines,
        [Decider(name, term) for name, term in zip(DECIDERS, standing)],
    )
