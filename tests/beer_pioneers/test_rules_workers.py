"""Chapters 3 and 4: worker actions, the exchange, bonus actions."""

import pytest

from .positions import SPACES, Table, a_table, custom_deck, house_deck

VALUE = house_deck().to_data()["board"]["experience"]


# Spaces.


@pytest.mark.rule("BP-3.1")
def test_sixteen_spaces_for_one_worker_each() -> None:
    table = a_table(coins=(9,), others="ready")
    assert [text.split()[2] for text in table.legal("place 1")] == [*SPACES, "exchange"]
    table.do("place 1 8b")
    assert (table.at("8b"), table.mover) == (0, 1)
    assert not table.can("place 1 8b")
    assert table.can("place 1 8a")


@pytest.mark.rule("BP-3.2")
@pytest.mark.parametrize("letter", ["a", "b"])
def test_both_spaces_do_the_same(letter: str) -> None:
    assert a_table().do(f"place 1 8{letter}").coins() == 2


@pytest.mark.rule("BP-3.2")
def test_the_spaces_differ_in_experience() -> None:
    assert (VALUE["2a"], VALUE["2b"]) == (4, 3)
    assert a_table().do("place 2 2a").ask == "bonus-action"
    assert a_table().do("place 2 2b").ask == "turn"


@pytest.mark.rule("BP-3.3")
def test_both_spaces_may_be_yours() -> None:
    table = a_table().do("place 1 8b", "place 2 8a", "done")
    assert (table.at("8a"), table.at("8b"), table.coins()) == (0, 0, 4)


# The eight actions.


@pytest.mark.rule("BP-3.4")
@pytest.mark.parametrize(("level", "beers"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_brewing_as_many_beers_as_the_level_says(level: int, beers: int) -> None:
    free = ("pils", "export", "lager", "stark", "weizen")
    table = a_table(level=(level,), unblocked=(free,), uncovered=(("large", "small"),)).do("place 1 1b")
    for beer in ("alt", "pils", "export", "lager")[:beers]:
        assert table.ask == "brew"
        table.do(f"brew {beer}")
    assert table.ask == "turn"
    assert len(table.dials()) == beers


@pytest.mark.rule("BP-3.5")
def test_rotations_add_up_over_the_display() -> None:
    showing = (("steam-engine", "weihenstephan-abbey"),)  # 3 and 2, with 2 on the starting card
    table = a_table(showing=showing, dials=({"alt": 4, "pils": 6},)).do("place 1 2b")
    assert set(table.legal("rotate pils")) == {f"rotate pils {n}" for n in range(1, 7)}
    table.do("rotate alt 3")
    assert set(table.legal("rotate pils")) == {f"rotate pils {n}" for n in range(1, 5)}
    table.do("rotate pils 4")
    assert table.dials() == {"alt": 1, "pils": 2}
    assert table.ask == "turn"


@pytest.mark.rule("BP-3.6")
def test_progress_or_a_token() -> None:
    table = a_table().do("place 1 3b")
    assert table.legal() == ["choose 1", "choose 2"]
    table.do("choose 1")
    assert (table.progress(), len(table.tokens())) == (2, 8)
    table = a_table().do("place 1 3b", "choose 2", "unblock brew")
    assert (table.progress(), len(table.tokens())) == (1, 7)


@pytest.mark.rule("BP-3.7")
def test_taking_or_moving_barrels() -> None:
    showing = (("schultheiss-brewery", "u-fleku-brewery"),)  # take 2, move 2
    table = a_table(showing=showing, depot=(0,)).do("place 1 4b", "choose 1")
    assert (table.depot(), table.cellar()) == (3, {})
    table = a_table(showing=showing, depot=(3,)).do("place 1 4b", "choose 2")
    assert table.legal("move") == ["move 1", "move 2", "move 3"]
    table.do("move 3")
    assert (table.depot(), table.cellar()) == (0, {"barrels": 3})


@pytest.mark.rule("BP-3.8")
def test_a_coin_buys_both_halves_of_3_in_either_order() -> None:
    progress_first = a_table(coins=(1,)).do("place 1 3b", "choose 3")
    assert (progress_first.coins(), progress_first.progress()) == (0, 2)
    token_first = a_table(coins=(1,)).do("place 1 3b", "choose 4")
    assert (token_first.coins(), token_first.progress()) == (0, 1)
    for table in (progress_first, token_first):
        table.do("unblock pils")
        assert (table.progress(), len(table.tokens())) == (2, 7)


@pytest.mark.rule("BP-3.8")
def test_a_coin_buys_both_halves_of_4_in_either_order() -> None:
    start = {"coins": (1,), "depot": (3,)}
    taken_first = a_table(**start).do("place 1 4b", "choose 3", "move 1")
    assert (taken_first.depot(), taken_first.cellar(), taken_first.coins()) == (2, {"barrels": 1}, 0)
    moved_first = a_table(**start).do("place 1 4b", "choose 4", "move 1")
    assert (moved_first.depot(), moved_first.cellar(), moved_first.coins()) == (3, {"barrels": 1}, 0)


@pytest.mark.rule("BP-3.8")
def test_without_a_coin_only_one_half() -> None:
    assert a_table().do("place 1 3b").legal() == ["choose 1", "choose 2"]
    assert a_table().do("place 1 4b").legal() == ["choose 1", "choose 2"]
    assert len(a_table(coins=(1,)).do("place 1 4b").legal()) == 4


@pytest.mark.rule("BP-3.9")
def test_example_taking_before_moving() -> None:
    start = {"coins": (1,), "depot": (1,), "showing": (("ice-cellar",),)}  # take 1, move 2
    table = a_table(**start)
    assert table.icons()[1:3] == (1, 2)
    table.do("place 1 4b", "choose 3", "move 2")
    assert (table.depot(), table.cellar()) == (0, {"barrels": 2})
    table = a_table(**start).do("place 1 4b", "choose 4")
    assert table.legal("move") == ["move 1"]


@pytest.mark.rule("BP-3.10")
def test_a_white_card() -> None:
    table = a_table(hand=(("hop-kiln", "mash-paddle"),)).do("place 1 5b")
    assert table.legal("white") == ["white hop-kiln"]  # mash paddle has no white section
    table.do("white hop-kiln", "take top")
    assert table.coins() == 2


@pytest.mark.rule("BP-3.11")
def test_an_upgrade_is_paid_and_marked() -> None:
    table = a_table(coins=(2,)).do("place 1 6b")
    assert (table.coins(), table.own("marker"), table.workers()) == (1, 1, [1, 2])


@pytest.mark.rule("BP-3.11")
def test_any_number_of_markers() -> None:
    table = a_table(coins=(1, 1), others="ready").do("place 1 6a", "place 1 6b")
    assert (table.own("marker", 0), table.own("marker", 1)) == (1, 1)


@pytest.mark.rule("BP-3.12")
def test_one_upgrade_a_round() -> None:
    table = a_table(coins=(2,), used={"truck", "queue"}).do("place 1 6b", "place 2 6a", "done")
    assert (table.coins(), table.own("marker")) == (0, 1)
    table.do("admin unblock", "unblock pils", "retire 1")
    assert (table.round, table.workers()) == (2, [2, 2])


@pytest.mark.rule("BP-3.13")
def test_an_extension_for_three_coins() -> None:
    table = a_table(coins=(4,)).do("place 1 7b", "build machine-hall")
    assert (table.coins(), table.built()) == (1, {"machine-hall"})


@pytest.mark.rule("BP-3.14")
def test_no_extension_left_to_build() -> None:
    five = ("filter", "cooling", "fleet", "malt-factory", "machine-hall")
    everything = a_table(coins=(9,), built=((*five, "laboratory"),))
    assert not everything.can("place 1 7a")
    claims = {"same": [0], "different": [0], "bulbs": [0], "level": [0]}
    spent = {name: claims[name] for name in ("same", "different", "bulbs")}
    table = a_table(coins=(9,), built=(five,), claims=spent, hired=(1,))
    assert table.can("place 1 7a")  # one bonus worker is left, on the bonus board
    table = a_table(
        coins=(9,), built=(tuple(e for e in five if e != "machine-hall"),), claims={"same": [0], "bulbs": [0]}
    )
    table.do("place 1 7a")
    assert table.legal("build") == ["build machine-hall"]


@pytest.mark.rule("BP-3.15")
def test_two_coins() -> None:
    assert a_table(coins=(1,)).do("place 1 8b").coins() == 3


# The exchange.


@pytest.mark.rule("BP-3.16")
def test_any_number_of_workers_and_trucks_exchange() -> None:
    table = a_table(coins=(5, 5), others="ready", done=(2, 3))
    for action in ("place 1 exchange", "place 1 exchange", "place 2 exchange", "truck exchange"):
        table.do(action, "exchange coin point")
    assert table.can("truck exchange")
    assert (table.points(0), table.points(1)) == (2, 2)


@pytest.mark.rule("BP-3.17")
def test_what_may_be_given_and_got() -> None:
    table = a_table(coins=(1,), cellar=({"pils": 1, "barrels": 1},)).do("truck exchange")
    given = {"pils", "barrel", "coin"}
    assert set(table.legal("exchange")) == {
        f"exchange {a} {b}" for a in given for b in ("point", "cards", "coin")
    }


@pytest.mark.rule("BP-3.17")
@pytest.mark.parametrize(
    ("get", "points", "cards", "coins"), [("point", 1, 0, 0), ("cards", 0, 2, 0), ("coin", 0, 0, 1)]
)
def test_one_thing_for_another(get: str, points: int, cards: int, coins: int) -> None:
    table = a_table(cellar=({"pils": 2},)).do("place 1 exchange", f"exchange pils {get}")
    if get == "cards":
        table.do("take 1", "take top")
    assert (table.points(), len(table.hand()), table.coins()) == (points, cards, coins)
    assert table.cellar() == {"pils": 1}


@pytest.mark.rule("BP-3.17")
def test_nothing_to_give() -> None:
    table = a_table(depot=(3,), dials=({"alt": 1},))
    assert not table.can("place 1 exchange")
    assert not table.can("truck exchange")


@pytest.mark.rule("BP-3.18")
def test_barrels_in_the_depot_cannot_be_given() -> None:
    table = a_table(coins=(1,), depot=(3,)).do("truck exchange")
    assert not table.legal("exchange barrel")


@pytest.mark.rule("BP-3.19")
def test_a_coin_buys_a_second_exchange() -> None:
    table = a_table(coins=(1,), cellar=({"alt": 2},)).do("truck exchange", "twice")
    assert table.coins() == 0
    table.do("exchange alt point", "exchange alt point")
    assert (table.points(), table.cellar(), table.ask) == (2, {}, "turn")


@pytest.mark.rule("BP-3.19")
def test_the_second_may_give_what_the_first_brought_or_be_left() -> None:
    table = a_table(coins=(1,), cellar=({"alt": 1},)).do("truck exchange", "twice", "exchange alt coin")
    assert table.can("exchange coin cards")
    table.do("done")
    assert (table.coins(), table.ask) == (1, "turn")


@pytest.mark.rule("BP-3.19")
def test_twice_needs_the_coin_and_something_to_give() -> None:
    assert not a_table(coins=(1,)).do("truck exchange").can("twice")
    assert not a_table(cellar=({"alt": 2},)).do("truck exchange").can("twice")
    assert a_table(coins=(2,)).do("truck exchange").can("twice")


@pytest.mark.rule("BP-3.20")
def test_a_coin_for_a_coin() -> None:
    table = a_table(coins=(1,)).do("truck exchange", "exchange coin coin")
    assert (table.coins(), table.ask) == (1, "turn")


# Bonus actions.


@pytest.mark.rule("BP-4.1")
@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("retired", [[], [1, 2], [1, 2, 2], [2, 3]])
def test_experience_of_worker_and_space_must_reach_6(space: str, retired: list[int]) -> None:
    """The worker of the lower experience is placed."""
    table = a_table(coins=(3,), retired=(retired,), hand=(("coolship",),))
    worker = min(table.workers())
    table.do(f"place {worker} {space}")
    for _ in range(9):
        if table.ask in ("bonus-action", "turn"):
            break
        table.do("done" if table.can("done") else table.legal()[0])
    expected = "bonus-action" if worker + VALUE[space] >= 6 else "turn"
    assert table.ask == expected


@pytest.mark.rule("BP-4.2")
def test_example_of_a_bonus_action() -> None:
    assert VALUE["8b"] == 4
    table = a_table().do("place 2 8b")
    assert table.ask == "bonus-action"
    table.do("bonus coin")
    assert (table.coins(), table.helpers(), table.hired()) == (3, 1, 1)
    assert VALUE["3b"] == 3
    assert a_table().do("place 2 3b", "choose 1").ask == "turn"


@pytest.mark.rule("BP-4.1")
def test_the_bonus_action_comes_after_the_worker_action_and_may_be_declined() -> None:
    table = a_table(dials=({"alt": 5},)).do("place 2 2a")
    assert table.ask == "rotate"
    table.do("rotate alt 2")
    assert table.ask == "bonus-action"
    table.do("done")
    assert (table.helpers(), table.ask) == (2, "turn")


@pytest.mark.rule("BP-4.3")
def test_the_grey_worker_counts_2_and_uses_your_bonus_worker() -> None:
    table = a_table(queue={8: 0}, used={"worker-1", "worker-2", "truck", "admin"}).do("place 2 8b")
    assert table.ask == "bonus-action"
    assert (table.hired(), table.do("bonus coin").round) == (0, 2)


@pytest.mark.rule("BP-4.4")
def test_without_a_bonus_worker_no_bonus_action() -> None:
    table = a_table(hired=(2,)).do("place 2 8a")
    assert (table.ask, table.coins()) == ("turn", 2)


@pytest.mark.rule("BP-4.4")
def test_bonus_workers_that_came_with_this_action_serve() -> None:
    deck = custom_deck(board={"experience": VALUE | {"7a": 5}})
    table = a_table(coins=(3,), hired=(2,), deck=deck).do("place 2 7a", "build machine-hall")
    assert (table.ask, table.helpers()) == ("bonus-action", 2)


@pytest.mark.rule("BP-4.5")
def test_no_bonus_action_without_a_numbered_space() -> None:
    start = {"retired": ([1, 2, 2, 3],), "coins": (3,), "cellar": ({"alt": 3},)}
    table = a_table(**start)
    assert table.workers() == [3, 4]
    assert not table.legal("bonus")
    assert table.do("place 4 exchange", "exchange alt point").ask == "turn"
    assert table.do("truck coins").ask == "turn"
    assert table.do("turn-order 7").ask == "turn"
    assert table.do("admin unblock", "unblock pils").ask == "turn"


@pytest.mark.rule("BP-4.6")
def test_the_same_bonus_action_twice() -> None:
    table = a_table().do("place 2 8b", "bonus coin", "place 1 8a", "bonus coin")
    assert (table.coins(), table.hired()) == (6, 2)
    table = a_table(others="ready").do("place 2 8b", "bonus coin", "place 2 8a", "bonus coin")
    assert (table.coins(0), table.coins(1)) == (3, 3)


BULBS = ("crown-cork",)  # two lightbulbs


@pytest.mark.rule("BP-4.7")
def test_the_seven_basic_bonus_actions() -> None:
    position = {
        "hand": (("mash-paddle",),),
        "depot": (1,),
        "dials": ({"alt": 4},),
        "showing": (("malt-shovel",),),
    }
    position |= {"unblocked": (("pils",),), "uncovered": (("large",),)}

    def after(bonus: str) -> Table:
        return a_table(**position).do("place 2 8b", f"bonus {bonus}")

    start = a_table(**position)
    assert start.icons() == (0, 2, 2, 3)
    basic = ["coin", "beige", "barrels", "move", "rotate", "brew", "unblock"]
    assert start.do("place 2 8b").legal("bonus") == [f"bonus {name}" for name in basic]
    assert after("coin").coins() == 3
    assert after("beige").do("beige mash-paddle").showing() == {"malt-shovel", "mash-paddle"}
    assert after("barrels").depot() == 3
    assert after("move").legal("move") == ["move 1"]
    turned = after("rotate")
    assert turned.legal("rotate") == ["rotate alt 1", "rotate alt 2"]
    brewed = after("brew").do("brew pils")
    assert (brewed.dials(), brewed.ask) == ({"alt": 4, "pils": 6}, "turn")
    assert len(after("unblock").do("unblock white").tokens()) == 6


@pytest.mark.rule("BP-4.8")
def test_the_five_improved_bonus_actions() -> None:
    position = {"hand": (("mash-paddle",),), "cellar": ({"alt": 1, "barrels": 1},), "dials": ({"alt": 4},)}
    position |= {"showing": (BULBS,), "coins": (2,)}

    def after(bonus: str) -> Table:
        return a_table(**position).do("place 2 8b", f"bonus {bonus}")

    order = after("order")
    assert order.coins() == 3
    assert order.do("order mash-paddle").points() == 2
    extension = after("extension")
    assert (extension.coins(), extension.ask) == (1, "build")
    cards = after("cards").do("take 1", "take top", "take top")
    assert (len(cards.hand()), cards.ask) == (4, "turn")
    assert after("rotate-all").legal("rotate") == ["rotate alt 1", "rotate alt 2"]
    assert after("point").points() == 1


@pytest.mark.rule("BP-4.9")
@pytest.mark.parametrize(
    ("showing", "is_open"),
    [((), False), (("copper-kettle",), False), (("copper-kettle", "hop-kiln"), True), (BULBS, True)],
)
def test_the_improved_area_needs_two_lightbulbs(showing: tuple[str, ...], is_open: bool) -> None:
    assert a_table(showing=(showing,)).do("place 2 8b").can("bonus point") == is_open


@pytest.mark.rule("BP-4.10")
def test_bonus_actions_that_could_do_nothing_cannot_be_chosen() -> None:
    table = a_table(showing=(BULBS,)).do("place 2 8b")  # 2 coins; no cards, dials, barrels
    wanted = ["coin", "barrels", "brew", "unblock", "cards", "point"]
    assert table.legal("bonus") == [f"bonus {name}" for name in wanted]
    table = a_table(dials=({"alt": 1},), depot=(3,), hand=(("josef-groll",),), showing=(BULBS,)).do(
        "place 2 8b"
    )
    wanted = ["coin", "move", "rotate", "unblock", "cards", "rotate-all", "point"]
    assert table.legal("bonus") == [f"bonus {name}" for name in wanted]


@pytest.mark.rule("BP-4.10")
def test_bonus_actions_need_their_coins() -> None:
    position = {"showing": (BULBS,), "hand": (("mash-paddle",),), "cellar": ({"alt": 1, "barrels": 1},)}
    poor = a_table(**position, dials=({"alt": 6},)).do("place 2 2a", "done")
    assert not poor.can("bonus order")
    assert not poor.can("bonus extension")
    rich = a_table(**position, coins=(3,)).do("place 2 2a")
    assert rich.can("bonus order")
    assert rich.can("bonus extension")
