"""Chapter 9: Upgrade and Clean."""

import pytest

from .positions import CROPS, SEATS, a_new_game, a_table, fronts
from .upgrade_positions import INERT, a_village, inert, units, upgrades_of

EFFECTS = {
    **{f"1{letter}": 1 for letter in "ABCD"},
    **{f"2{letter} hops": 2 for letter in "ABC"},
    "2D": 2,
    "3A": 3,
    "3B": 3,
    **{f"4{letter}": 4 for letter in "ABCDE"},
    **{f"5{letter} rye": 5 for letter in "ABCDE"},
    **{f"6{letter}": 6 for letter in "ABCDEFGHI"},
}


@pytest.mark.rule("BB-12.2")
def test_the_house_deck_has_all_29_effects_and_2a_and_2b_for_every_crop() -> None:
    borne = {card["upgrade"] for card in fronts().values()}
    assert {upgrade.split()[0] for upgrade in borne} == {effect.split()[0] for effect in EFFECTS}
    assert len(EFFECTS) == 29
    for family in ("2A", "2B"):
        assert {one for one in borne if one.startswith(family)} == {f"{family} {crop}" for crop in CROPS}


@pytest.mark.rule("BB-9.1")
@pytest.mark.parametrize(("effect", "slot"), EFFECTS.items())
def test_an_upgrade_goes_to_the_slot_it_names(effect: str, slot: int) -> None:
    table = a_village(cards={"beer-10": {"upgrade": effect}}, hands=(["beer-10"], ["beer-11"]), year=2)
    table.do("upgrade beer-10")
    assert table.village(0)["upgrades"] == {str(n): ["beer-10"] if n == slot else [] for n in range(1, 7)}
    assert table.cards("hand", 0) == []


@pytest.mark.rule("BB-9.1")
@pytest.mark.parametrize(("effect", "slot"), EFFECTS.items())
def test_a_slot_takes_any_number_of_upgrades(effect: str, slot: int) -> None:
    table = a_village(
        mine=[effect] * 9, cards={"beer-10": {"upgrade": effect}}, hands=(["beer-10"], ["beer-11"]), year=2
    )
    table.do("upgrade beer-10")
    assert len(table.village(0)["upgrades"][str(slot)]) == 10


@pytest.mark.rule("BB-9.2")
@pytest.mark.parametrize("seat", SEATS)
def test_an_upgrade_works_at_once_and_for_its_owner_only(seat: int) -> None:
    table = a_village(
        cards={"beer-10": {"upgrade": "3B"}, "beer-11": {"upgrade": "3B"}},
        hands=(["beer-10"], ["beer-11"]),
        to_move=seat,
        windmill=seat,
        year=2,
    )
    table.do(f"upgrade beer-1{seat}")
    assert units(table, seat) == (10, 0)
    assert units(table, 1 - seat) == (9, 0)


@pytest.mark.rule("BB-9.2")
@pytest.mark.parametrize("seed", [1, 2])
def test_an_upgrade_stays_to_the_end_of_the_game(seed: int) -> None:
    table = a_new_game(seed=seed)
    placed: list[set[str]] = [set(), set()]
    step = 0
    while not table.over:
        legal = table.legal()
        table.do(legal[step * 7 % len(legal)])
        step += 1
        for seat in SEATS:
            now = set(table.cards("upgrades", seat))
            assert now >= placed[seat]
            placed[seat] = now
    assert min(len(one) for one in placed) > 0


@pytest.mark.rule("BB-9.3")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("brewery", "bakery"),
    [([], []), (["beer-20"], []), ([], ["bread-20"]), (["beer-20"], ["bread-20"])],
)
def test_cleaning_moves_every_sold_card_beside_the_board(
    seat: int, brewery: list[str], bakery: list[str]
) -> None:
    table = a_village(
        cards=inert("beer-10", "beer-11"),
        hands=(["beer-10"], ["beer-11"]),
        brewery=(brewery, []) if seat == 0 else ([], brewery),
        bakery=(bakery, []) if seat == 0 else ([], bakery),
        to_move=seat,
        windmill=seat,
        year=2,
    )
    table.do(f"upgrade beer-1{seat}")
    assert table.cards("brewery", seat) == table.cards("bakery", seat) == []
    assert table.cards("sold", seat) == brewery + bakery
    assert (table.mover, table.ask) == (1 - seat, "turn"), "nothing to choose about cleaning"


@pytest.mark.rule("BB-9.3")
def test_cleaning_empties_enlarged_breweries_and_bakeries_and_adds_to_the_pile() -> None:
    table = a_village(
        mine=["4A", "4A", "4B"],
        cards=inert("beer-10"),
        hands=(["beer-10"], ["beer-11"]),
        brewery=(["beer-20", "beer-21", "beer-22"], []),
        bakery=(["bread-20", "bread-21"], []),
        sold=(["beer-05", "bread-05"], []),
        year=2,
    )
    table.do("upgrade beer-10")
    assert set(table.cards("sold", 0)) == {
        *("beer-05", "beer-20", "beer-21", "beer-22"),
        *("bread-05", "bread-20", "bread-21"),
    }


@pytest.mark.rule("BB-9.3")
def test_cleaning_leaves_the_other_village_alone() -> None:
    table = a_village(
        cards=inert("beer-10"),
        hands=(["beer-10"], ["beer-11"]),
        brewery=([], ["beer-20"]),
        bakery=([], ["bread-20"]),
        year=2,
    )
    table.do("upgrade beer-10")
    assert (table.cards("brewery", 1), table.cards("bakery", 1)) == (["beer-20"], ["bread-20"])
    assert table.cards("sold", 1) == []


@pytest.mark.rule("BB-9.3")
def test_only_upgrading_cleans() -> None:
    table = a_table(
        year=2,
        hands=(["beer-10", "bread-01"], ["beer-11"]),
        brewery=(["beer-20"], []),
        storage=({"water": 1, "wheat": 3}, {}),
    )
    table.do("produce bread-01", "harvest beer-11", "harvest beer-10")
    assert (table.cards("brewery", 0), table.cards("bakery", 0)) == (["beer-20"], ["bread-01"])


@pytest.mark.rule("BB-9.3")
def test_a_cleaned_place_is_free_again() -> None:
    table = a_village(
        cards={**inert("beer-10"), "beer-12": {"recipe": {"water": 1}}},
        hands=(["beer-10", "beer-12"], ["beer-11"]),
        brewery=(["beer-20"], []),
        storage=({"water": 1}, {}),
        year=2,
    )
    assert table.legal("produce") == []
    table.do("upgrade beer-10", "harvest beer-11", "produce beer-12")
    assert table.cards("sold", 0) == ["beer-20"]
    assert table.cards("brewery", 0) == ["beer-12"]


@pytest.mark.rule("BB-9.3")
def test_a_cleaned_card_stays_sold() -> None:
    table = a_village(
        cards=inert("beer-10"),
        hands=(["beer-10"], ["beer-11"]),
        brewery=(["beer-20"], []),
        bakery=(["bread-20"], []),
        year=2,
    )
    before = table.result().parts[0]
    table.do("upgrade beer-10")
    assert table.result().parts[0] == before
    assert table.result().scores[0] == 7
    assert upgrades_of(table, 0) == [INERT]
