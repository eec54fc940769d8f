"""Chapter 12, slot 5: cleaning (5A to 5E)."""

from collections import Counter
from collections.abc import Sequence

import pytest

from .positions import BARE, CROPS, KINDS, SEATS, Table, fronts
from .upgrade_positions import NOTHING, a_village, final_table, inert, stored_total

EFFECTS = ("5A", "5B", "5C", "5D", "5E")
# What each effect collects for (any beer, any bread) removed.
COLLECTS = {
    "5A": {(True, False): 1, (True, True): 1},
    "5B": {(False, True): 1, (True, True): 1},
    "5C": {(True, False): 2},
    "5D": {(False, True): 2},
    "5E": {(True, True): 2},
}
CASES = [(0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (3, 3)]


def clean(
    mine: Sequence[str],
    beers: int = 0,
    breads: int = 0,
    placing: str = "6G",
    seat: int = 0,
    theirs: Sequence[str] = (),
    **position: object,
) -> Table:
    """After `seat` has cleaned this many beers and breads, placing an upgrade."""
    more_places = ["4A"] * max(0, beers - 1) + ["4B"] * max(0, breads - 1)
    brewery: tuple[list[str], list[str]] = ([], [])
    bakery: tuple[list[str], list[str]] = ([], [])
    brewery[seat].extend(["beer-20", "beer-21", "beer-22"][:beers])
    bakery[seat].extend(["bread-20", "bread-21", "bread-22"][:breads])
    hands = (["beer-10"], ["beer-11"]) if seat == 0 else (["beer-11"], ["beer-10"])
    table = a_village(
        mine=[*mine, *more_places],
        theirs=theirs,
        seat=seat,
        cards={"beer-10": {"upgrade": placing}},
        brewery=brewery,
        bakery=bakery,
        hands=hands,
        to_move=seat,
        windmill=seat,
        **{"year": 2, **position},
    )
    return table.do("upgrade beer-10")


def expected(effect: str, beers: int, breads: int) -> int:
    return COLLECTS[effect].get((beers > 0, breads > 0), 0)


def some(kind: str, count: int) -> dict[str, int]:
    return {kind: count} if count else {}


def case(effect: str) -> tuple[int, int]:
    """Beers and breads to remove so that an effect works."""
    return next((b, r) for b, r in CASES if expected(effect, b, r))


@pytest.mark.rule("BB-12.34")
@pytest.mark.rule("BB-12.35")
@pytest.mark.rule("BB-12.36")
@pytest.mark.rule("BB-12.37")
@pytest.mark.rule("BB-12.38")
def test_the_resources_of_the_house_deck() -> None:
    borne = {card["upgrade"] for card in fronts().values() if card["upgrade"].startswith("5")}
    assert borne == {"5A wheat", "5B barley", "5C wheat", "5D barley", "5E water"}


@pytest.mark.rule("BB-12.39")
@pytest.mark.parametrize(("beers", "breads"), CASES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "effect",
    [
        pytest.param("5A", marks=pytest.mark.rule("BB-12.34")),
        pytest.param("5B", marks=pytest.mark.rule("BB-12.35")),
        pytest.param("5C", marks=pytest.mark.rule("BB-12.36")),
        pytest.param("5D", marks=pytest.mark.rule("BB-12.37")),
        pytest.param("5E", marks=pytest.mark.rule("BB-12.38")),
    ],
)
def test_what_a_cleaning_upgrade_collects(effect: str, kind: str, beers: int, breads: int) -> None:
    table = clean([f"{effect} {kind}"], beers, breads)
    assert table.stored(0) == some(kind, expected(effect, beers, breads)), "once, however many cards"
    assert table.stored(1) == {}


@pytest.mark.rule("BB-12.39")
@pytest.mark.parametrize("effect", EFFECTS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_cleaning_upgrade_takes_from_field_or_river(effect: str, kind: str) -> None:
    before = {"water": 18, "wheat": 5, "barley": 4, "rye": 4, "hops": 4}
    table = clean([f"{effect} {kind}"], *case(effect))
    assert table.fields()[kind] == before[kind] - expected(effect, *case(effect))


@pytest.mark.rule("BB-12.39")
@pytest.mark.parametrize("effect", EFFECTS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_cleaning_upgrade_takes_only_what_is_there(effect: str, kind: str) -> None:
    assert clean([f"{effect} {kind}"], *case(effect), fields={**BARE, "water": 0}).stored(0) == {}
    assert clean([f"{effect} {kind}"] * 2, *case(effect), fields={kind: 1}).stored(0) == {kind: 1}


@pytest.mark.rule("BB-12.39")
@pytest.mark.parametrize("effect", EFFECTS)
@pytest.mark.parametrize("seat", SEATS)
def test_a_cleaning_upgrade_is_for_its_owners_cleaning(effect: str, seat: int) -> None:
    mine = clean([f"{effect} rye"], *case(effect), seat=seat)
    assert stored_total(mine, seat) == expected(effect, *case(effect))
    others = clean([], *case(effect), seat=seat, theirs=[f"{effect} rye"])
    assert stored_total(others, seat) == stored_total(others, 1 - seat) == 0


@pytest.mark.rule("BB-12.39")
@pytest.mark.rule("BB-12.1")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("effect", EFFECTS)
def test_copies_add_up(effect: str, kind: str) -> None:
    table = clean([f"{effect} {kind}"] * 2, *case(effect))
    assert table.stored(0) == {kind: 2 * expected(effect, *case(effect))}


@pytest.mark.rule("BB-12.39")
@pytest.mark.parametrize(("beers", "breads"), CASES)
def test_different_cleaning_upgrades_add_up(beers: int, breads: int) -> None:
    kinds = dict(zip(EFFECTS, KINDS, strict=True))
    table = clean([f"{effect} {kind}" for effect, kind in kinds.items()], beers, breads)
    assert Counter(table.stored(0)) == Counter(
        {kind: count for effect, kind in kinds.items() if (count := expected(effect, beers, breads))}
    )


@pytest.mark.rule("BB-12.39")
def test_cards_cleaned_earlier_do_not_count() -> None:
    earlier = (["beer-05", "bread-05"], [])
    assert clean(["5C rye"], beers=1, sold=earlier).stored(0) == {"rye": 2}
    assert clean(["5D rye"], breads=1, sold=earlier).stored(0) == {"rye": 2}
    assert clean(["5A rye", "5E rye"], breads=1, sold=earlier).stored(0) == {}
    assert clean(["5B rye", "5E rye"], beers=1, sold=earlier).stored(0) == {}


@pytest.mark.rule("BB-12.39")
def test_the_other_villages_sold_cards_do_not_count() -> None:
    table = a_village(
        mine=["5C rye", "5E hops"],
        cards=inert("beer-10"),
        year=2,
        hands=(["beer-10"], ["beer-11"]),
        brewery=(["beer-20"], []),
        bakery=([], ["bread-20"]),
    )
    assert table.do("upgrade beer-10").stored(0) == {"rye": 2}


@pytest.mark.rule("BB-12.39")
@pytest.mark.rule("BB-7.7")
def test_all_that_a_cleaning_collects_is_one_collection_with_one_offer() -> None:
    table = clean(["5A wheat", "5B barley", "5E water"], 1, 1, storage=({"rye": 8}, {}))
    assert (table.mover, table.ask) == (0, "choose-offer")
    assert table.stored(0) == {"rye": 8, "wheat": 1, "barley": 1, "water": 2}
    table.do("offer rye", "offer water", "offer barley")
    assert (table.mover, table.ask) == (1, "take-offer")
    assert table.offer() == {"rye": 1, "water": 1, "barley": 1}
    table.do("take barley", "done")
    assert (table.stored(0), table.stored(1)) == ({"rye": 7, "wheat": 1, "water": 1}, {"barley": 1})
    assert (table.mover, table.ask) == (1, "turn")


@pytest.mark.rule("BB-12.39")
def test_producing_and_harvesting_do_not_wake_cleaning_upgrades() -> None:
    table = a_village(
        mine=[f"{effect} rye" for effect in EFFECTS],
        cards={
            "beer-10": {"recipe": {"water": 1}},
            "bread-10": {"harvest": {"wheat": 1}},
            **inert("beer-11"),
        },
        year=2,
        hands=(["beer-10", "bread-10"], ["beer-11"]),
        storage=({"water": 1}, {}),
    )
    table.do("produce beer-10", "upgrade beer-11", "harvest bread-10")
    assert table.stored(0) == {"wheat": 1}


@pytest.mark.rule("BB-12.40")
@pytest.mark.parametrize(("beers", "breads"), CASES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("effect", EFFECTS)
def test_a_cleaning_upgrade_works_for_the_cleaning_that_places_it(
    effect: str, kind: str, beers: int, breads: int
) -> None:
    table = clean([], beers, breads, placing=f"{effect} {kind}")
    assert table.stored(0) == some(kind, expected(effect, beers, breads))


@pytest.mark.rule("BB-12.40")
@pytest.mark.parametrize("effect", EFFECTS)
def test_the_copy_just_placed_adds_up_with_the_older_one(effect: str) -> None:
    table = clean([f"{effect} rye"], *case(effect), placing=f"{effect} rye")
    assert table.stored(0) == {"rye": 2 * expected(effect, *case(effect))}


@pytest.mark.rule("BB-12.40")
@pytest.mark.rule("BB-12.16")
@pytest.mark.parametrize("kind", CROPS)
def test_2b_just_placed_serves_the_same_cleaning(kind: str) -> None:
    assert clean([f"5C {kind}"], 1, 0, placing=f"2B {kind}", fields=NOTHING).stored(0) == {kind: 2}


@pytest.mark.rule("BB-12.41")
@pytest.mark.parametrize("effect", EFFECTS)
@pytest.mark.parametrize("seat", SEATS)
def test_gathering_sold_cards_for_scoring_is_not_cleaning(effect: str, seat: int) -> None:
    beers, breads = case(effect)
    beer, bread = ["beer-20"] * beers, ["bread-20"] * breads
    table = a_village(
        mine=[f"{effect} water"] * 2,
        seat=seat,
        cards={"beer-10": {"harvest": {"rye": 1}}, "beer-11": {"harvest": {"rye": 1}}},
        year=6,
        turn=5,
        hands=(["beer-10"], ["beer-11"]),
        brewery=(beer, []) if seat == 0 else ([], beer),
        bakery=(bread, []) if seat == 0 else ([], bread),
        fields=BARE,
    )
    table.do("harvest beer-10", "harvest beer-11")
    assert table.over
    assert table.stored(seat) == {}
    assert table.fields() == {"water": 18}


@pytest.mark.rule("BB-12.41")
@pytest.mark.rule("BB-12.48")
def test_tokens_that_cleaning_would_bring_do_not_count_for_6g() -> None:
    table = final_table(
        mine=["5C rye", "6G"], brewery=(["beer-20"], []), bakery=([], ["bread-20"]), sold=(["bread-05"], [])
    )
    assert table.result().scores[0] == 4
