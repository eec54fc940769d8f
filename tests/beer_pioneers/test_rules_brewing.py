"""Chapters 8 and 9: dials, rotations, cellar and barrels."""

import pytest

from .positions import Table, a_table, custom_deck

ALL_BEERS = ("pils", "export", "lager", "stark", "weizen")
OPEN = {"unblocked": (ALL_BEERS,), "uncovered": (("large", "small"),)}
FULL = {"pils": 1, "barrels": 3}  # the four dark fields


def brewable(table: Table) -> list[str]:
    return [text.split()[1] for text in table.do("place 1 1b").legal("brew")]


# Placing dials.


@pytest.mark.rule("BP-8.1")
def test_a_coop_must_be_free() -> None:
    assert brewable(a_table(**OPEN)) == [*ALL_BEERS, "alt"]
    dials = ({"alt": 3, "pils": 1},)
    table = a_table(level=(4,), dials=dials, unblocked=(ALL_BEERS,), uncovered=(("small",),))
    assert brewable(table) == ["export", "lager", "stark", "weizen"]
    assert brewable(a_table(dials=({"alt": 3},))) == []


@pytest.mark.rule("BP-8.2")
def test_beers_of_one_action_are_all_different() -> None:
    table = a_table(level=(6,), **OPEN).do("place 1 1b", "brew alt")
    assert not table.can("brew alt")
    table.do("brew pils", "brew export", "brew lager")
    assert set(table.dials()) == {"alt", "pils", "export", "lager"}


@pytest.mark.rule("BP-8.3")
@pytest.mark.parametrize(("progress", "added"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1), (6, 0)])
@pytest.mark.parametrize(
    ("beer", "coop"), [("pils", 3), ("export", 3), ("lager", 4), ("stark", 4), ("weizen", 3), ("alt", 3)]
)
def test_a_dial_is_set_to_coop_and_progress(beer: str, coop: int, progress: int, added: int) -> None:
    table = a_table(progress=(progress,), **OPEN).do("place 1 1b", f"brew {beer}")
    assert table.dials() == {beer: coop + added}


@pytest.mark.rule("BP-8.4")
def test_example_of_an_alt() -> None:
    table = a_table(showing=(("steam-engine", "copper-kettle"),)).do("place 1 1b", "brew alt")
    assert table.dials() == {"alt": 6}
    table.do("place 2 2b", "rotate alt 6")
    assert (table.dials(), table.cellar()) == ({}, {"alt": 1})


@pytest.mark.rule("BP-8.5")
def test_dials_keep_their_number_when_progress_improves() -> None:
    table = a_table(dials=({"alt": 6},)).do("place 1 3b", "choose 1")
    assert (table.progress(), table.dials()) == (2, {"alt": 6})


@pytest.mark.rule("BP-8.6")
def test_brew_1_is_one_whatever_the_level() -> None:
    for level in (1, 6):
        table = a_table(level=(level,), unblocked=(("brew", "pils"),), uncovered=(("large",),))
        table.do("admin brew", "brew alt")
        assert (table.dials(), table.ask) == ({"alt": 6}, "turn")
    assert a_table(hand=(("hildegard-of-bingen",),)).do(
        "place 1 5b", "white hildegard-of-bingen"
    ).legal() == [
        "brew alt",
        "done",
    ]


@pytest.mark.rule("BP-8.7")
def test_at_first_only_alt() -> None:
    assert brewable(a_table()) == ["alt"]


@pytest.mark.rule("BP-8.7")
def test_a_coop_needs_its_token_and_its_cover_gone() -> None:
    assert brewable(a_table(unblocked=(ALL_BEERS,))) == ["alt"]
    assert brewable(a_table(uncovered=(("large", "small"),))) == ["alt"]
    assert brewable(a_table(uncovered=(("small",),), unblocked=(("pils", "stark"),))) == ["stark", "alt"]


# Rotations.


@pytest.mark.rule("BP-8.8")
def test_rotations_are_split_at_will_and_the_rest_is_lost() -> None:
    showing = (("steam-engine",),)
    table = a_table(showing=showing, dials=({"alt": 4, "pils": 4, "stark": 4},)).do("place 1 2b")
    table.do("rotate pils 1", "rotate alt 2", "done")
    assert table.dials() == {"alt": 2, "pils": 3, "stark": 4}
    assert table.ask == "turn"


@pytest.mark.rule("BP-8.8")
def test_rotations_beyond_the_last_dial_are_lost() -> None:
    table = a_table(showing=(("steam-engine",),), dials=({"alt": 1},)).do("place 1 2b", "rotate alt 1")
    assert (table.ask, table.cellar()) == ("turn", {"alt": 1})


@pytest.mark.rule("BP-8.9")
def test_at_0_the_beer_goes_to_the_cellar_and_the_dial_back() -> None:
    table = a_table(dials=({"lager": 2},)).do("place 1 2b", "rotate lager 2")
    assert (table.dials(), table.cellar()) == ({}, {"lager": 1})


@pytest.mark.rule("BP-8.10")
def test_a_full_cellar_asks_and_the_beer_may_be_dropped() -> None:
    table = a_table(dials=({"alt": 2},), cellar=(FULL,)).do("place 1 2b", "rotate alt 2")
    assert (table.ask, set(table.legal())) == ("making-room", {"clear pils", "clear barrel", "done"})
    table.do("done")
    assert (table.dials(), table.cellar()) == ({}, FULL)


@pytest.mark.rule("BP-8.10")
@pytest.mark.parametrize(
    ("cleared", "left"), [("pils", {"alt": 1, "barrels": 3}), ("barrel", {"alt": 1, "pils": 1, "barrels": 2})]
)
def test_a_full_cellar_may_be_cleared(cleared: str, left: dict[str, int]) -> None:
    table = a_table(dials=({"alt": 2},), cellar=(FULL,)).do("place 1 2b", "rotate alt 2", f"clear {cleared}")
    assert (table.dials(), table.cellar(), table.coins()) == ({}, left, 0)


@pytest.mark.rule("BP-8.10")
def test_each_beer_too_many_asks() -> None:
    dials, cellar = ({"alt": 1, "stark": 1},), ({"pils": 1, "barrels": 2},)
    table = a_table(dials=dials, cellar=cellar).do("place 1 2b", "rotate alt 1", "rotate stark 1")
    assert (table.ask, table.cellar()) == ("making-room", {"alt": 1, "pils": 1, "barrels": 2})
    assert table.do("clear barrel").cellar() == {"alt": 1, "stark": 1, "pils": 1, "barrels": 1}


@pytest.mark.rule("BP-8.11")
def test_a_coop_emptied_in_the_turn_can_be_used_again() -> None:
    table = a_table(dials=({"alt": 2},)).do("place 2 2a", "rotate alt 2", "bonus brew", "brew alt")
    assert (table.dials(), table.cellar()) == ({"alt": 6}, {"alt": 1})


# Cellar and barrels.


@pytest.mark.rule("BP-9.1")
@pytest.mark.parametrize(
    ("retired", "fields"), [([], 4), ([1], 7), ([2], 6), ([2, 2 + 1], 7), ([1, 2, 2, 3], 12)]
)
def test_one_thing_for_each_field(retired: list[int], fields: int) -> None:
    beers, barrels = fields // 2, fields - fields // 2 - 1
    table = a_table(retired=(retired,), cellar=({"alt": beers, "barrels": barrels},), depot=(3,))
    worker = table.workers()[0]
    table.do(f"place {worker} 4b", "choose 2")
    assert table.legal("move") == ["move 1"]
    table.do("move 1")
    assert sum(table.cellar().values()) == fields


@pytest.mark.rule("BP-9.2")
def test_the_depot_holds_three() -> None:
    showing = (("schultheiss-brewery",),)  # take 2 more
    table = a_table(showing=showing, depot=(2,)).do("place 1 4b", "choose 1")
    assert (table.depot(), table.cellar()) == (3, {})
    assert a_table(showing=showing, depot=(0,)).do("place 1 4b", "choose 1").depot() == 3


@pytest.mark.rule("BP-9.3")
def test_moving_needs_free_fields() -> None:
    showing = (("u-fleku-brewery",),)  # move 2 more
    table = a_table(showing=showing, depot=(3,), cellar=({"alt": 3},)).do("place 1 4b", "choose 2")
    assert table.legal() == ["fulfil 1", "move 1", "done"]
    full = a_table(showing=showing, depot=(3,), cellar=(FULL,)).do("place 1 4b", "choose 2")
    assert (full.depot(), full.ask) == (3, "turn")


@pytest.mark.rule("BP-9.3")
def test_fewer_barrels_may_be_moved() -> None:
    table = a_table(showing=(("u-fleku-brewery",),), depot=(3,)).do("place 1 4b", "choose 2")
    assert table.legal() == ["move 1", "move 2", "move 3", "done"]
    table.do("move 2")
    assert (table.depot(), table.cellar(), table.ask) == (1, {"barrels": 2}, "turn")


FLEET = {"built": (("fleet",),)}


@pytest.mark.rule("BP-9.4")
def test_the_improved_depot_holds_five() -> None:
    deck = custom_deck(coolship={"action": "barrels 6"})
    table = a_table(hand=(("coolship",),), deck=deck, **FLEET).do("place 1 5b", "white coolship")
    assert table.depot() == 5


@pytest.mark.rule("BP-9.5")
def test_the_virtual_barrel_moves_and_stays() -> None:
    table = a_table(depot=(0,), **FLEET).do("place 1 4b", "choose 2", "move 1")
    assert (table.depot(), table.cellar()) == (0, {"barrels": 1})
    table.do("truck load", "choose 2", "move 1")
    assert (table.depot(), table.cellar()) == (0, {"barrels": 2})


@pytest.mark.rule("BP-9.5")
def test_the_virtual_barrel_goes_first_and_once() -> None:
    showing = (("u-fleku-brewery",),)  # move 3 in all
    table = a_table(showing=showing, depot=(1,), **FLEET).do("place 1 4b", "choose 2")
    assert table.legal("move") == ["move 1", "move 2"]
    table.do("move 2")
    assert (table.depot(), table.cellar()) == (0, {"barrels": 2})
    table = a_table(showing=showing, depot=(2,), **FLEET).do("place 1 4b", "choose 2", "move 1")
    assert (table.depot(), table.cellar()) == (2, {"barrels": 1})


@pytest.mark.rule("BP-9.5")
def test_the_virtual_barrel_needs_a_free_field() -> None:
    table = a_table(cellar=(FULL,), **FLEET).do("place 1 4b", "choose 2")
    assert (table.cellar(), table.ask) == (FULL, "turn")


@pytest.mark.rule("BP-9.5")
def test_the_virtual_barrel_moves_without_any_icon_too() -> None:
    deck = custom_deck(starting=[{"beige": {"take": 1, "rotations": 2}}] * 4)
    table = a_table(deck=deck, depot=(1,), **FLEET)
    assert table.icons()[2] == 0
    table.do("place 1 4b", "choose 2")
    assert table.legal() == ["move 1", "done"]
    assert table.do("move 1").depot() == 1
    assert a_table(deck=deck, depot=(1,)).do("place 1 4b", "choose 2").ask == "turn"


@pytest.mark.rule("BP-9.6")
def test_dark_and_freed_fields_are_alike() -> None:
    for cellar in ({"alt": 7}, {"barrels": 7}, {"alt": 3, "pils": 3, "barrels": 1}):
        table = a_table(retired=([1],), cellar=(cellar,), depot=(1,)).do("place 2 4b", "choose 2")
        assert table.ask in ("bonus-action", "turn")  # nothing could be moved
        assert table.cellar() == cellar
