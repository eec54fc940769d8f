"""Positions around upgrades: villages with any upgrades in any number, ends of years, ends of games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .positions import BARE, Table, a_table, custom_deck, fronts

INERT = "6G"  # an upgrade that does nothing before the end of the game
NOTHING = {**BARE, "water": 0}  # `fields=NOTHING`: neither crops nor water to collect
CardChanges = Mapping[str, Mapping[str, object]]


def a_village(
    mine: Sequence[str] = (),
    theirs: Sequence[str] = (),
    cards: CardChanges | None = None,
    seat: int = 0,
    **position: Any,
) -> Table:
    """`a_table` where `seat` has placed `mine` and the other seat `theirs`, each an effect such as "2A rye".

    The effects are put on cards the test does not name. `cards` changes cards, board, supply and effects.
    """
    changes = {name: dict(change) for name, change in (cards or {}).items()}
    busy = {*changes, *_names_in(position.values())}
    free = (name for name in reversed(list(fronts())) if name not in busy)
    placed: tuple[list[str], list[str]] = ([], [])
    for owner, effects in ((seat, mine), (1 - seat, theirs)):
        for effect in effects:
            bearer = next(free)
            changes[bearer] = {"upgrade": effect}
            placed[owner].append(bearer)
    return a_table(upgrades=placed, deck=custom_deck(**changes), **position)


def _names_in(values: Iterable[object]) -> set[str]:
    found: set[str] = set()
    for value in values:
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, list | tuple):
            found |= _names_in(value)
    return found


def inert(*names: str) -> dict[str, dict[str, object]]:
    """Cards whose upgrade does nothing before the end of the game."""
    return {name: {"upgrade": INERT} for name in names}


def next_year(year: int, cards: CardChanges | None = None, windmill: int = 0, **position: Any) -> Table:
    """The first decision after `year`, in which beer-01 and beer-02 were placed last, as inert upgrades."""
    last = ("beer-01", "beer-02")
    table = a_village(
        cards={**inert(*last), **(cards or {})},
        year=year,
        turn=5,
        windmill=windmill,
        to_move=windmill,
        hands=([last[0]], [last[1]]),
        **position,
    )
    return table.do(f"upgrade {last[windmill]}", f"upgrade {last[1 - windmill]}")


def final_table(cards: CardChanges | None = None, windmill: int = 0, **position: Any) -> Table:
    """The end of a game: the last two cards harvest from bare fields and change nothing."""
    last = {name: {"harvest": {"rye": 1}} for name in ("beer-01", "bread-01")}
    table = a_village(
        cards={**last, **(cards or {})},
        year=6,
        turn=5,
        windmill=windmill,
        to_move=windmill,
        hands=(["beer-01"], ["bread-01"]),
        fields=NOTHING,
        **position,
    )
    names = list(last)
    return table.do(f"harvest {names[windmill]}", f"harvest {names[1 - windmill]}")


def units(table: Table, seat: int) -> tuple[int, int]:
    """General and water units."""
    shown = table.village(seat)["units"]
    return shown["general"], shown["water"]


def stored_total(table: Table, seat: int) -> int:
    return sum(table.stored(seat).values())


def upgrades_of(table: Table, seat: int) -> list[str]:
    """The effects a seat has placed."""
    shown = fronts(table.match.state.deck)  # type: ignore[attr-defined]
    return sorted(shown[card]["upgrade"] for card in table.cards("upgrades", seat))


def totals(table: Table, seat: int) -> tuple[int, int]:
    """Beer total and bread total."""
    parts: Any = table.result().parts[seat]
    return parts["beer"]["total"], parts["bread"]["total"]


# Sold cards by value. beer-01 and bread-01, which `final_table` plays, are left out.
FIRST_WORTH = {4: 2, 5: 6, 6: 11, 7: 16, 8: 21, 9: 26}


def beer(*coins: int) -> list[str]:
    """Beers of the house deck with these values."""
    return _worth("beer", coins)


def bread(*coins: int) -> list[str]:
    return _worth("bread", coins)


def _worth(good: str, coins: tuple[int, ...]) -> list[str]:
    return [f"{good}-{FIRST_WORTH[value] + coins[:at].count(value):02}" for at, value in enumerate(coins)]


def scored(mine: Sequence[str], sold: list[str], seat: int = 0, **position: Any) -> Table:
    """The end of a game in which `seat` placed `mine` and sold these cards."""
    return final_table(mine=mine, sold=(sold, []) if seat == 0 else ([], sold), seat=seat, **position)
