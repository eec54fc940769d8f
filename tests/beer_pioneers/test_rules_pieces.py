"""Chapters 5 to 7: turn order, trucks, administration."""

import pytest

from .positions import a_table

READY = {"others": "ready"}


# Turn order.


@pytest.mark.rule("BP-5.1")
def test_eight_spaces_for_one_worker_each() -> None:
    table = a_table(coins=(1, 1), **READY)
    assert table.legal("turn-order") == [f"turn-order {space}" for space in range(1, 9)]
    table.do("turn-order 3")
    assert (table.coins(), table.mover) == (2, 1)
    assert not table.can("turn-order 3")
    assert len(table.legal("turn-order")) == 7


@pytest.mark.rule("BP-5.2")
@pytest.mark.parametrize(("space", "cards"), [(1, 1), (2, 2), (4, 3)])
def test_spaces_that_give_cards(space: int, cards: int) -> None:
    table = a_table(**READY).do(f"turn-order {space}")
    for _ in range(cards):
        assert table.ask == "take"
        table.do("take top")
    assert (len(table.hand()), table.mover) == (cards, 1)


@pytest.mark.rule("BP-5.2")
def test_spaces_that_give_other_things() -> None:
    assert a_table(**READY).do("turn-order 3").coins() == 1
    assert a_table(**READY).do("turn-order 5").own("trucks") == 2
    table = a_table(hand=(("hop-kiln",),), **READY).do("turn-order 6", "beige hop-kiln")
    assert table.showing() == {"hop-kiln"}
    assert a_table(**READY).do("turn-order 7").points() == 1
    table = a_table(coins=(1,), **READY).do("turn-order 8")
    assert (table.coins(), table.own("ready-2")) == (0, 2)


@pytest.mark.rule("BP-5.3")
def test_the_last_space_costs_a_coin() -> None:
    assert not a_table().can("turn-order 8")
    table = a_table(coins=(3,)).do("turn-order 8")
    assert table.coins() == 2


@pytest.mark.rule("BP-5.4")
def test_grey_pieces_act_like_your_own() -> None:
    table = a_table(coins=(1,), used={"worker-1", "worker-2", "admin"}).do("turn-order 8")
    table.do("place 2 8b", "bonus coin")
    assert (table.at("8b"), table.coins()) == (0, 3)
    table = a_table(used={"worker-1", "worker-2", "admin"}).do("turn-order 5", "truck coins", "truck load")
    assert table.ask == "choose"


@pytest.mark.rule("BP-5.4")
def test_grey_pieces_go_back_at_the_end_of_the_round() -> None:
    table = a_table(coins=(1,), used={"worker-1", "worker-2", "truck", "admin"})
    table.do("turn-order 8", "place 2 8b", "done")
    assert (table.round, table.board("grey")) == (2, [-1, -1])
    assert [table.own(f"ready-{n}") for n in range(1, 5)] == [1, 1, 0, 0]


@pytest.mark.rule("BP-5.5")
def test_further_left_is_earlier_in_the_next_round() -> None:
    table = a_table(queue={1: 3, 3: 1, 6: 2}, used={"worker-1", "worker-2", "truck", "admin"})
    assert table.order == [0, 1, 2, 3]
    table.do("turn-order 5")
    assert table.order == [0, 1, 2, 3]
    table.do("truck coins")
    assert (table.round, table.order, table.mover) == (2, [3, 1, 0, 2], 3)


# Trucks.


@pytest.mark.rule("BP-6.1")
def test_four_spaces_for_trucks_three_of_them_for_trucks_only() -> None:
    table = a_table(coins=(1,))
    assert table.legal("truck") == [f"truck {space}" for space in ("coins", "order", "load", "exchange")]
    workers = {text.split()[2] for text in table.legal("place 1")}
    assert "exchange" in workers
    assert not workers & {"9", "coins", "order", "load"}


@pytest.mark.rule("BP-6.2")
def test_space_9_for_one_truck() -> None:
    table = a_table(**READY).do("truck coins")
    assert (table.coins(), table.mover) == (2, 1)
    assert not table.can("truck coins")
    assert table.can("truck load")


@pytest.mark.rule("BP-6.3")
def test_the_other_spaces_hold_any_number() -> None:
    table = a_table(coins=(1, 1, 1, 1), **READY)
    for _ in range(4):
        assert table.can("truck order")
        assert table.can("truck exchange")
        table.do("truck load", "choose 1")
    assert table.board("trucks")[8:12] == [1, 1, 1, 1]
    table = a_table(**READY)
    for _ in range(4):
        table.do("truck order")
    assert table.board("trucks")[4:8] == [1, 1, 1, 1]


@pytest.mark.rule("BP-6.4")
def test_a_truck_delivers_an_order() -> None:
    table = a_table(hand=(("mash-paddle", "coolship"),), cellar=({"alt": 1, "barrels": 1},)).do("truck order")
    assert table.legal("order") == ["order mash-paddle"]
    table.do("order mash-paddle")
    assert (table.points(), table.cellar(), table.hand()) == (2, {}, {"coolship"})


@pytest.mark.rule("BP-6.5")
def test_the_first_truck_may_move_a_barrel_before_the_delivery() -> None:
    table = a_table(hand=(("mash-paddle",),), cellar=({"alt": 1},), depot=(2,)).do("truck order")
    assert not table.can("order mash-paddle")
    table.do("move 1", "order mash-paddle")
    assert (table.points(), table.depot(), table.cellar(), table.ask) == (2, 1, {}, "turn")


@pytest.mark.rule("BP-6.5")
def test_the_first_truck_may_move_a_barrel_after_the_delivery() -> None:
    full = {"alt": 2, "barrels": 2}
    table = a_table(hand=(("mash-paddle",),), cellar=(full,), depot=(2,)).do("truck order")
    assert not table.legal("move")  # the cellar is full
    table.do("order mash-paddle")
    assert table.legal("move") == ["move 1"]
    table.do("move 1")
    assert (table.depot(), table.cellar()) == (1, {"alt": 1, "barrels": 2})


@pytest.mark.rule("BP-6.5")
def test_the_first_truck_may_move_a_barrel_without_a_delivery() -> None:
    table = a_table(depot=(1,)).do("truck order")
    assert table.legal("move") == ["move 1"]
    assert table.do("move 1").cellar() == {"barrels": 1}


@pytest.mark.rule("BP-6.5")
def test_the_second_truck_moves_nothing() -> None:
    table = a_table(hand=(("mash-paddle",),), depot=(2,), trucks={"order": 1}).do("truck order")
    assert not table.legal("move")
    table = a_table(depot=(2,), trucks={"order": 1}).do("truck order")
    assert (table.depot(), table.ask) == (2, "turn")


@pytest.mark.rule("BP-6.6")
def test_barrel_or_card() -> None:
    start = {"depot": (1,), "trucks": {"load": 1}}
    assert a_table(**start).do("truck load").legal() == ["choose 1", "choose 2", "choose 3"]
    assert a_table(**start).do("truck load", "choose 1").depot() == 2
    moved = a_table(**start).do("truck load", "choose 2", "move 1")
    assert (moved.depot(), moved.cellar()) == (0, {"barrels": 1})
    taken = a_table(**start).do("truck load", "choose 3", "take 1")
    assert (len(taken.hand()), taken.coins()) == (1, 0)


@pytest.mark.rule("BP-6.7")
def test_the_first_truck_for_a_barrel_or_card_takes_a_coin() -> None:
    table = a_table(**READY).do("truck load", "choose 1", "truck load", "choose 1")
    assert (table.coins(0), table.coins(1)) == (1, 0)


@pytest.mark.rule("BP-6.7")
def test_first_again_in_the_next_round() -> None:
    table = a_table(used={"worker-1", "worker-2", "queue", "admin"}, queue={1: 0}, trucks={"load": 1})
    table.do("truck load", "choose 1")
    assert (table.round, table.mover, table.coins()) == (2, 0, 0)
    assert table.do("truck load", "choose 1").coins() == 1


@pytest.mark.rule("BP-6.8")
def test_a_second_truck_of_the_same_player_is_not_first() -> None:
    table = a_table(queue={5: 0}).do("truck load", "choose 1", "truck load", "choose 1")
    assert (table.depot(), table.coins()) == (2, 1)


# Administration.


@pytest.mark.rule("BP-7.1")
def test_blocked_spaces_are_shut() -> None:
    assert a_table().legal("admin") == ["admin unblock"]
    assert a_table(unblocked=(("brew",),)).legal("admin") == ["admin unblock", "admin brew"]
    free = (("beige", "brew", "white"),)
    table = a_table(unblocked=free)
    assert table.legal("admin") == [f"admin {space}" for space in ("unblock", "beige", "brew", "white")]
    assert not table.do("admin brew", "brew alt").legal("admin")


@pytest.mark.rule("BP-7.2")
def test_the_left_space_removes_a_token_and_turns_a_dial() -> None:
    table = a_table(dials=({"alt": 4},)).do("admin unblock", "unblock pils")
    assert table.legal("rotate") == ["rotate alt 1"]
    table.do("rotate alt 1")
    assert (table.tokens() & {"pils"}, table.dials(), table.ask) == (set(), {"alt": 3}, "turn")


@pytest.mark.rule("BP-7.2")
def test_one_part_is_enough() -> None:
    table = a_table(dials=({"alt": 4},)).do("admin unblock", "done", "rotate alt 1")
    assert (len(table.tokens()), table.dials()) == (8, {"alt": 3})
    table = a_table(dials=({"alt": 4},)).do("admin unblock", "unblock pils", "done")
    assert (len(table.tokens()), table.dials()) == (7, {"alt": 4})


@pytest.mark.rule("BP-7.3")
def test_the_second_space_plays_a_beige_brown_card() -> None:
    table = a_table(unblocked=(("beige",),), hand=(("hop-kiln",),)).do("admin beige", "beige hop-kiln")
    assert table.showing() == {"hop-kiln"}


@pytest.mark.rule("BP-7.4")
def test_the_third_space_brews_one_beer() -> None:
    table = a_table(level=(6,), unblocked=(("brew", "pils"),), uncovered=(("large",),))
    table.do("admin brew", "brew pils")
    assert (table.dials(), table.ask) == ({"pils": 6}, "turn")


@pytest.mark.rule("BP-7.5")
def test_the_fourth_space_plays_a_white_card() -> None:
    table = a_table(unblocked=(("white",),), hand=(("hop-kiln",),)).do("admin white", "white hop-kiln")
    assert (table.coins(), table.discards()) == (2, {"hop-kiln"})
