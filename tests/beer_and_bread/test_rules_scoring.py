"""Chapter 13: end and scoring."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest

from .positions import SEATS, Table, a_table, fronts
from .upgrade_positions import a_village, beer, bread, final_table, scored, totals


def ended(windmill: int = 0, **position: object) -> Table:
    table = final_table(windmill=windmill, **position)
    assert table.over
    return table


def by_hand(
    effects: Sequence[str], sold: Sequence[tuple[str, int]], more_upgrades: bool, more_tokens: bool
) -> tuple[int, int]:
    """Best (final score, other total): every way to place every bonus is tried."""
    base = dict.fromkeys(("beer", "bread"), 0)
    count = Counter(effects)
    bands = {"6A": (4, 5), "6B": (6, 7), "6C": (8, 9)}
    for good, coins in sold:
        base[good] += coins + sum(count[effect] for effect, band in bands.items() if coins in band)
    number = Counter(good for good, _ in sold)
    base["beer"] += count["6D"] * (number["beer"] // 2)
    base["bread"] += count["6E"] * (number["bread"] // 2)
    types = {good: len({(coins - 4) // 2 for one, coins in sold if one == good}) for good in base}
    met = {"6F": more_upgrades, "6G": more_tokens, "6H": types["bread"] == 3, "6I": types["beer"] == 3}
    bonuses = sum(count[effect] for effect, earned in met.items() if earned)
    found = []
    for places in product(("beer", "bread"), repeat=bonuses):
        beers = base["beer"] + 2 * places.count("beer")
        breads = base["bread"] + 2 * places.count("bread")
        found.append((min(beers, breads), max(beers, breads)))
    return max(found)


# The end


@pytest.mark.rule("BB-13.1")
def test_the_game_goes_on_until_the_sixth_year_is_over() -> None:
    table = a_table(year=6, turn=5, hands=(["beer-10"], ["beer-11"]))
    table.do("harvest beer-10")
    assert not table.over
    table.do("harvest beer-11")
    assert table.over
    assert table.result().reason == "six-years"


@pytest.mark.rule("BB-13.1")
@pytest.mark.rule("BB-13.8")
@pytest.mark.parametrize("holder", SEATS)
def test_scoring_uses_the_windmill_as_the_sixth_phase_leaves_it(holder: int) -> None:
    table = ended(holder)
    assert table.windmill == 1 - holder, "equal storages"
    assert table.result().winners() == [holder]


@pytest.mark.rule("BB-13.1")
@pytest.mark.rule("BB-12.48")
def test_scoring_uses_the_storages_of_the_end() -> None:
    table = a_village(
        theirs=["6G"],
        cards={"beer-10": {"harvest": {"hops": 1}}, "beer-15": {"harvest": {"rye": 2}}},
        year=6,
        turn=5,
        hands=(["beer-10"], ["beer-15"]),
        sold=([], beer(6) + bread(6)),
        fields={"rye": 2, "hops": 0},
        storage=({"rye": 1}, {"rye": 1}),
    )
    table.do("harvest beer-10")
    assert totals(table, 1) == (6, 6)
    table.do("harvest beer-15")
    assert sorted(totals(table, 1)) == [6, 8]


# Totals


@pytest.mark.rule("BB-13.2")
@pytest.mark.parametrize("seat", SEATS)
def test_sold_cards_count_wherever_they_lie(seat: int) -> None:
    zones = {
        "sold": (beer(4) + bread(5), []),
        "brewery": (beer(6), []),
        "bakery": (bread(9), []),
    }
    if seat == 1:
        zones = {name: (pair[1], pair[0]) for name, pair in zones.items()}
    table = ended(**zones)
    assert totals(table, seat) == (10, 14)
    assert totals(table, 1 - seat) == (0, 0)


@pytest.mark.rule("BB-13.2")
def test_all_sold_cards_are_shown_at_the_end() -> None:
    table = ended(sold=(beer(4) + bread(5), []), brewery=([], beer(6)), bakery=([], bread(9)))
    for watcher in (0, 1, None):
        mine, other = table.view(watcher)["villages"]
        assert mine["sold"] == beer(4) + bread(5)
        assert other["brewery"] + other["bakery"] == beer(6) + bread(9)


@pytest.mark.rule("BB-13.2")
def test_nothing_but_sold_cards_counts() -> None:
    table = a_table(
        year=6,
        turn=5,
        hands=(["beer-26"], ["bread-26"]),
        column=(["beer-27"], []),
        exchange=["beer-28"],
        upgrades=(["3A", "3B"], []),
        discard=["bread-27"],
    )
    table.do("upgrade beer-26", "harvest bread-26")
    assert table.over
    assert table.result().scores == [0, 0]


@pytest.mark.rule("BB-13.3")
def test_a_total_is_printed_coins_and_coins_from_slot_6() -> None:
    table = scored(["6A", "6D", "6E"], beer(4, 9) + bread(5, 5, 8))
    assert totals(table, 0) == (4 + 9 + 1 + 1, 5 + 5 + 8 + 2 + 1)
    parts = table.result().parts[0]
    assert (parts["beer"]["cards"], parts["bread"]["cards"]) == (13, 18)


@pytest.mark.rule("BB-13.5")
@pytest.mark.parametrize(
    ("sold", "final"),
    [([], 0), (beer(9, 9), 0), (bread(4), 0), (beer(9, 9) + bread(4), 4), (beer(4) + bread(9, 9), 4)],
)
def test_the_final_score_is_the_smaller_total(sold: list[str], final: int) -> None:
    assert scored([], sold).result().scores == [final, 0]


# Bonuses


@pytest.mark.rule("BB-13.4")
@pytest.mark.parametrize("copies", [1, 2, 3])
@pytest.mark.parametrize(
    ("beers", "breads"), [((4,), (4,)), ((4,), (5,)), ((4,), (6,)), ((9,), (4,)), ((4, 4), (9,)), ((), (5,))]
)
def test_bonuses_go_where_they_help_most(
    beers: tuple[int, ...], breads: tuple[int, ...], copies: int
) -> None:
    table = scored(["6F"] * copies, beer(*beers) + bread(*breads))
    sold = [("beer", coins) for coins in beers] + [("bread", coins) for coins in breads]
    best = by_hand(["6F"] * copies, sold, True, False)
    pair = totals(table, 0)
    assert (min(pair), max(pair)) == best
    assert table.result().scores[0] == best[0]


@pytest.mark.rule("BB-13.4")
@pytest.mark.rule("BB-12.51")
@pytest.mark.parametrize("seed", range(60))
def test_totals_agree_with_trying_every_placement(seed: int) -> None:
    dice = random.Random(seed)
    effects = [dice.choice("ABCDEFGHI") for _ in range(dice.randrange(7))]
    mine = [f"6{letter}" for letter in effects]
    theirs = ["3B"] * dice.randrange(6)
    shown = fronts()
    spare = [name for name in shown if name not in ("beer-01", "bread-01")]
    sold = dice.sample(spare, dice.randrange(11))
    storage = ({"rye": dice.randrange(6)}, {"hops": dice.randrange(6)})
    table = scored(mine, sold, theirs=theirs, storage=storage)
    more_tokens = storage[0]["rye"] >= storage[1]["hops"] + 2
    cards = [(shown[name]["good"], shown[name]["coins"]) for name in sold]
    pair = totals(table, 0)
    assert (min(pair), max(pair)) == by_hand(mine, cards, len(mine) > len(theirs), more_tokens)


# The winner


def duel(mine: list[str], theirs: list[str], windmill: int = 0, **position: object) -> Table:
    """The end of a game in which the seats sold these cards."""
    return ended(windmill, sold=(mine, theirs), **position)


@pytest.mark.rule("BB-13.6")
@pytest.mark.parametrize("winner", SEATS)
@pytest.mark.parametrize("windmill", SEATS)
def test_the_higher_final_score_wins(winner: int, windmill: int) -> None:
    low, high = beer(9, 9) + bread(4), beer(5) + bread(5)
    result = (duel(high, low, windmill) if winner == 0 else duel(low, high, windmill)).result()
    assert result.ranking == [[winner], [1 - winner]]
    assert sorted(result.scores) == [4, 5]


@pytest.mark.rule("BB-13.7")
@pytest.mark.parametrize("winner", SEATS)
@pytest.mark.parametrize("windmill", SEATS)
def test_equal_final_scores_look_at_the_other_total(winner: int, windmill: int) -> None:
    less, more = beer(4) + bread(8), beer(9) + bread(4)
    more = [card if card != "bread-02" else "bread-03" for card in more]
    result = (duel(more, less, windmill) if winner == 0 else duel(less, more, windmill)).result()
    assert result.scores == [4, 4]
    assert result.ranking == [[winner], [1 - winner]]


@pytest.mark.rule("BB-13.8")
@pytest.mark.parametrize("holder", SEATS)
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [([], []), (["beer-02", "bread-21"], ["beer-22", "bread-02"]), (["beer-02"], ["bread-03"])],
)
def test_a_full_tie_goes_to_the_player_without_the_windmill(
    holder: int, mine: list[str], theirs: list[str]
) -> None:
    storage = [{"rye": 1}, {"rye": 1}]
    storage[holder] = {}
    for before in SEATS:
        table = duel(mine, theirs, windmill=before, storage=tuple(storage))
        assert table.windmill == holder
        assert table.result().ranking == [[1 - holder], [holder]]


@pytest.mark.rule("BB-13.8")
@pytest.mark.parametrize("seed", range(10))
def test_there_is_exactly_one_winner(seed: int) -> None:
    dice = random.Random(seed)
    names = [name for name in fronts() if name not in ("beer-01", "bread-01")]
    cards = dice.sample(names, 8)
    result = duel(cards[:4], cards[4:]).result()
    assert sorted(seat for group in result.ranking for seat in group) == [0, 1]
    assert len(result.winners()) == 1


# The book's example


@pytest.mark.rule("BB-13.9")
@pytest.mark.rule("BB-12.43")
@pytest.mark.rule("BB-12.46")
def test_the_example_of_the_book() -> None:
    table = scored(["6B", "6E"], beer(4, 5, 6, 7) + bread(4, 5, 6, 8))
    parts = table.result().parts[0]
    assert (parts["beer"]["cards"], parts["bread"]["cards"]) == (22, 23)
    assert totals(table, 0) == (24, 26)
    assert table.result().scores[0] == 24


@pytest.mark.rule("BB-13.9")
@pytest.mark.parametrize("beers", [(6, 7, 9), (7, 7, 8), (4, 4, 7, 7), (4, 5, 6, 7), (5, 5, 6, 6)])
@pytest.mark.parametrize(
    "breads", [(7, 7, 9), (4, 4, 6, 9), (4, 4, 7, 8), (4, 5, 6, 8), (4, 4, 4, 4, 7), (4, 4, 4, 5, 6)]
)
def test_every_set_of_cards_that_fits_the_sums_of_the_book(
    beers: tuple[int, ...], breads: tuple[int, ...]
) -> None:
    table = scored(["6B", "6E"], beer(*beers) + bread(*breads))
    assert totals(table, 0) == (24, 26)
