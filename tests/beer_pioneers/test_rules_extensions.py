"""Chapters 15 and 16: extensions, blocking tokens, progress."""

from typing import Any

import pytest

from .positions import EXTENSIONS, TOKENS, Table, a_table, custom_deck


def build(extension: str, **position: Any) -> Table:
    coins = position.pop("coins", (3,))
    return a_table(coins=coins, **position).do("place 1 7b", f"build {extension}")


# Building.


@pytest.mark.rule("BP-15.1")
def test_each_extension_once() -> None:
    table = a_table(coins=(3,)).do("place 1 7b")
    assert table.legal() == [f"build {extension}" for extension in EXTENSIONS]
    table = a_table(coins=(3,), built=(("filter", "fleet"),)).do("place 1 7b")
    assert table.legal() == [f"build {name}" for name in EXTENSIONS if name not in ("filter", "fleet")]


@pytest.mark.rule("BP-15.1")
def test_all_players_can_build_the_same() -> None:
    built = ((), ("filter",), ("filter",), ("filter",))
    assert a_table(coins=(3,), built=built).do("place 1 7b").can("build filter")


@pytest.mark.rule("BP-15.2")
def test_a_fifth_and_a_sixth_may_be_built() -> None:
    four = ("filter", "cooling", "fleet", "malt-factory")
    table = build("machine-hall", built=(four,))
    assert table.built() == {*four, "machine-hall"}
    assert build("laboratory", built=((*four, "machine-hall"),)).built() == set(EXTENSIONS)


@pytest.mark.rule("BP-15.3")
def test_a_point_for_the_first_builder() -> None:
    assert build("machine-hall").points() == 1
    assert build("machine-hall", built=((), ("machine-hall",))).points() == 0
    assert build("machine-hall", built=((), ("filter",))).points() == 1


# The six.


@pytest.mark.rule("BP-15.4")
def test_the_beer_filter() -> None:
    table = build("filter", dials=({"alt": 5},))
    assert table.legal() == ["uncover large", "uncover small"]
    table.do("uncover large")
    assert (table.covers(), table.legal("rotate")) == ({"small"}, [f"rotate alt {n}" for n in (1, 2, 3)])
    assert table.do("rotate alt 3").dials() == {"alt": 2}


@pytest.mark.rule("BP-15.5")
def test_the_cooling_system() -> None:
    table = build("cooling").do("uncover small")
    assert (table.covers(), table.level()) == ({"large"}, 2)


@pytest.mark.rule("BP-15.6")
def test_tokens_stay_when_a_cover_goes() -> None:
    table = build("cooling").do("uncover large")
    assert table.tokens() == set(TOKENS)
    assert table.do("place 2 1b").legal("brew") == ["brew alt"]


@pytest.mark.rule("BP-15.6")
def test_the_last_cover_and_none() -> None:
    table = build("cooling", uncovered=(("large",),))
    assert table.legal() == ["uncover small"]
    table = build("cooling", uncovered=(("large", "small"),))
    assert (table.ask, table.level()) == ("turn", 2)


@pytest.mark.rule("BP-15.7")
def test_the_truck_fleet() -> None:
    table = build("fleet", depot=(3,))
    assert (table.depot(), table.coins()) == (3, 1)
    table.do("place 2 4b", "choose 1")
    assert table.depot() == 4


@pytest.mark.rule("BP-15.8")
def test_the_laboratory() -> None:
    table = build("laboratory", dials=({"alt": 5},))
    assert (table.helpers(), table.legal("rotate")) == (1, ["rotate alt 1", "rotate alt 2"])
    assert table.do("rotate alt 2").dials() == {"alt": 3}


@pytest.mark.rule("BP-15.8")
def test_the_worker_at_the_laboratory_stays() -> None:
    table = a_table(built=(("laboratory",),), used={"worker-1", "worker-2", "truck", "queue"})
    table.do("admin unblock", "unblock pils")
    assert (table.round, table.helpers()) == (2, 1)


@pytest.mark.rule("BP-15.9")
def test_where_the_laboratory_worker_comes_from() -> None:
    table = build("laboratory", hired=(1,))
    assert (table.helpers(), table.hired()) == (0, 1)
    table = build("laboratory", hired=(2,))
    assert (table.helpers(), table.hired()) == (0, 1)


@pytest.mark.rule("BP-15.9")
def test_no_laboratory_without_a_bonus_worker() -> None:
    table = a_table(coins=(3,), claims={"same": [0], "different": [0]}).do("place 1 7b")
    assert not table.can("build laboratory")
    assert table.can("build filter")


@pytest.mark.rule("BP-15.10")
def test_the_malt_factory() -> None:
    table = build("malt-factory", depot=(2,))
    beers = ("pils", "export", "lager", "stark", "weizen", "alt")
    assert table.legal("pick") == [f"pick {beer}" for beer in beers]
    table.do("pick stark")
    assert table.legal("move") == ["move 1"]
    assert table.do("move 1").cellar() == {"stark": 1, "barrels": 1}


@pytest.mark.rule("BP-15.10")
def test_the_malt_factory_with_a_full_cellar() -> None:
    table = build("malt-factory", cellar=({"barrels": 4},)).do("pick stark")
    assert table.legal() == ["clear barrel", "done"]
    assert table.do("clear barrel").cellar() == {"stark": 1, "barrels": 3}


@pytest.mark.rule("BP-15.11")
def test_the_machine_hall() -> None:
    assert build("machine-hall").helpers() == 4
    table = build("machine-hall", hired=(2,))
    assert (table.helpers(), table.hired()) == (2, 2)


# Bonuses of the board.


@pytest.mark.rule("BP-15.12")
def test_the_second_extension_plays_a_card_or_takes_one() -> None:
    position = {"built": (("machine-hall",),), "hand": (("hop-kiln",),)}
    assert build("fleet", **position).legal() == ["choose 1", "choose 2"]
    played = build("fleet", **position).do("choose 1", "beige hop-kiln")
    assert (played.showing(), played.ask) == ({"hop-kiln"}, "turn")
    assert build("fleet", **position).do("choose 2", "take 1").own("hand-size") == 2


@pytest.mark.rule("BP-15.12")
def test_the_tile_acts_before_the_board() -> None:
    table = build("filter", built=(("machine-hall",),), dials=({"alt": 5},))
    assert table.ask == "uncover"
    assert table.do("uncover large").ask == "rotate"
    assert table.do("rotate alt 3").ask == "choose"


@pytest.mark.rule("BP-15.13")
def test_the_third_extension_raises_the_level() -> None:
    assert build("machine-hall", built=(("fleet", "filter"),)).level() == 2


@pytest.mark.rule("BP-15.14")
def test_the_fourth_extension_raises_the_level_or_gives_a_point() -> None:
    position = {"built": (("fleet", "filter", "cooling"), ("machine-hall",))}
    raised = build("machine-hall", **position).do("choose 1")
    assert (raised.level(), raised.points()) == (2, 0)
    scored = build("machine-hall", **position).do("choose 2")
    assert (scored.level(), scored.points()) == (1, 1)


@pytest.mark.rule("BP-15.15")
def test_the_first_fifth_and_sixth_give_nothing_more() -> None:
    four = ("fleet", "filter", "cooling", "malt-factory")
    others = ((), EXTENSIONS)
    for before, extension in (
        ((), "machine-hall"),
        (four, "machine-hall"),
        ((*four, "machine-hall"), "laboratory"),
    ):
        table = build(extension, built=(before, others[1]))
        assert (table.ask, table.level(), table.points()) == ("turn", 1, 0)


# Blocking tokens.


@pytest.mark.rule("BP-16.1")
def test_any_token_may_be_removed_for_good() -> None:
    table = a_table(used={"worker-1", "worker-2", "truck", "queue"}, queue={1: 0}).do("admin unblock")
    assert table.legal("unblock") == [f"unblock {token}" for token in TOKENS]
    table.do("unblock white")
    assert table.tokens() == set(TOKENS) - {"white"}
    assert (table.round, table.legal("admin")) == (2, ["admin unblock", "admin white"])


@pytest.mark.rule("BP-16.2")
def test_tokens_of_covered_coops() -> None:
    table = a_table().do("admin unblock", "unblock stark")
    assert (table.covers(), "stark" in table.tokens()) == ({"large", "small"}, False)


@pytest.mark.rule("BP-16.3")
@pytest.mark.parametrize("token", ["beige", "brew", "white"])
def test_administrative_tokens_in_any_order(token: str) -> None:
    table = a_table().do("place 1 3b", "choose 2", f"unblock {token}")
    assert table.legal("admin") == ["admin unblock", f"admin {token}"]


# Progress.


@pytest.mark.rule("BP-16.4")
def test_progress_moves_one_space_and_ends() -> None:
    for before, after in ((1, 2), (4, 5), (5, 6), (6, 6)):
        assert a_table(progress=(before,)).do("place 1 3b", "choose 1").progress() == after


@pytest.mark.rule("BP-16.5")
@pytest.mark.parametrize(("progress", "kept"), [(1, 3), (3, 3), (4, 6), (6, 6)])
def test_the_hand_limit_by_progress(progress: int, kept: int) -> None:
    cards = (
        "coolship",
        "hop-kiln",
        "ice-cellar",
        "beer-stein",
        "mash-paddle",
        "malt-shovel",
        "copper-kettle",
    )
    table = a_table(progress=(progress,), hand=(cards,), used={"worker-1", "worker-2", "truck", "queue"})
    table.do("admin unblock", "unblock pils")
    while table.ask == "discard":
        table.do(table.legal()[0])
    assert (table.round, len(table.hand())) == (2, kept)


@pytest.mark.rule("BP-16.6")
def test_bonuses_of_the_progress_track() -> None:
    found = {}
    for space in range(1, 6):
        table = a_table(progress=(space,)).do("place 1 3b", "choose 1")
        found[space + 1] = (table.income(), table.points(), table.level(), table.coins())
    nothing = (0, 0, 1, 0)
    assert found == {2: nothing, 3: (1, 0, 1, 0), 4: nothing, 5: nothing, 6: (0, 1, 1, 0)}
    assert a_table(progress=(6,)).do("place 1 3b", "choose 1").points() == 0  # not a second time


@pytest.mark.rule("BP-16.6")
def test_each_space_passed_gives_its_bonus() -> None:
    deck = custom_deck(coolship={"action": "progress 3"})
    table = a_table(progress=(1,), hand=(("coolship",),), deck=deck).do("place 1 5b", "white coolship")
    assert (table.progress(), table.income()) == (4, 1)
