"""Chapter 17: the round end."""

from typing import Any

import pytest

from .positions import Table, a_table, custom_deck

LAST = {"used": {"worker-1", "worker-2", "truck", "queue"}}  # one action is left: the administration
END = ("admin unblock", "unblock white")


def round_end(*answers: str, **position: Any) -> Table:
    """The last action of the round, the round end and the answers to what it asks."""
    table = a_table(**LAST, **position).do(*END)
    if table.ask == "rotate" and table.round == 1:
        table.do("done")  # the rotation of the left administrative space
    return table.do(*answers)


@pytest.mark.rule("BP-17.1")
def test_each_step_is_done_for_all_before_the_next() -> None:
    hand = (("coolship", "hop-kiln", "ice-cellar", "beer-stein"),)
    table = round_end(marker=(1, 1), hand=hand, queue={1: 1, 2: 0, 3: 2, 4: 3})
    asked = []
    while table.round == 1:
        asked.append((table.ask, table.mover))
        table.do(table.legal()[0])
    assert asked == [("retire", 1), ("retire", 0), ("discard", 0)]


@pytest.mark.rule("BP-17.1")
def test_step_1_follows_the_old_order_and_step_3_the_new_one() -> None:
    full = {"barrels": 4}
    position = {"dials": ({"alt": 1}, {"alt": 1}), "cellar": (full, full), "marker": (1, 1)}
    table = round_end(queue={1: 3, 2: 1, 3: 0, 4: 2}, **position)
    asked = []
    while table.round == 1:
        asked.append((table.ask, table.mover))
        table.do("done" if table.can("done") else table.legal()[0])
    assert asked == [("making-room", 0), ("making-room", 1), ("retire", 1), ("retire", 0)]


# Step 1.


@pytest.mark.rule("BP-17.2")
def test_every_dial_makes_a_rotation() -> None:
    table = round_end(dials=({"alt": 4, "pils": 1}, {"stark": 2}))
    assert table.round == 2
    assert (table.dials(0), table.cellar(0), table.dials(1)) == ({"alt": 3}, {"pils": 1}, {"stark": 1})


@pytest.mark.rule("BP-17.2")
def test_a_full_cellar_asks_at_the_round_end_too() -> None:
    table = round_end(dials=({"alt": 1},), cellar=({"barrels": 4},))
    assert (table.ask, table.legal()) == ("making-room", ["clear barrel", "done"])
    table.do("clear barrel")
    assert (table.round, table.cellar(), table.dials()) == (2, {"alt": 1, "barrels": 3}, {})


@pytest.mark.rule("BP-17.3")
def test_the_laboratory_may_turn_each_dial_once_more() -> None:
    table = round_end(dials=({"alt": 4, "pils": 4, "stark": 1},), built=(("laboratory",),))
    assert (table.round, table.dials()) == (1, {"alt": 3, "pils": 3})
    assert table.legal() == ["rotate pils 1", "rotate alt 1", "done"]
    table.do("rotate alt 1")
    assert table.legal() == ["rotate pils 1", "done"]
    table.do("done")
    assert (table.round, table.dials()) == (2, {"alt": 2, "pils": 3})


@pytest.mark.rule("BP-17.3")
def test_the_second_rotation_can_finish_a_beer() -> None:
    table = round_end("rotate alt 1", dials=({"alt": 2},), built=(("laboratory",),))
    assert (table.round, table.cellar()) == (2, {"alt": 1})


@pytest.mark.rule("BP-17.3")
def test_without_dials_the_laboratory_asks_nothing() -> None:
    assert round_end(built=(("laboratory",),)).round == 2


# Step 2.


@pytest.mark.rule("BP-17.4")
def test_pieces_come_back() -> None:
    table = round_end(hired=(2, 1), placed={"1a": (1, 2), "8b": (2, 1)}, trucks={"coins": 1})
    assert table.round == 2
    assert [seat for seat in table.board("spaces") if seat != -1] == []
    assert table.board("exchanged") == [0] * 4
    assert table.board("trucks") == [0] * 16
    for seat in range(4):
        ready = [table.own(f"ready-{n}", seat) for n in (1, 2, 3, 4)]
        assert (ready, table.own("trucks", seat)) == ([1, 1, 0, 0], 1)
        assert (table.helpers(seat), table.hired(seat)) == (2, 0)
        assert (table.own("queued", seat), table.own("admin", seat)) == (0, 0)


@pytest.mark.rule("BP-17.4")
def test_sacrificed_bonus_workers_stay() -> None:
    table = round_end(claims={"same": [0]}, built=((), ("laboratory",)))
    assert (table.helpers(0), table.helpers(1), table.helpers(2)) == (1, 1, 2)


@pytest.mark.rule("BP-17.5")
def test_the_new_turn_order() -> None:
    table = round_end(queue={2: 2, 3: 0, 6: 3, 7: 1})
    assert (table.round, table.order, table.mover) == (2, [2, 0, 3, 1], 2)
    assert table.board("turn-spaces") == [-1] * 8


# Step 3.


@pytest.mark.rule("BP-17.6")
def test_an_upgrade() -> None:
    table = round_end(marker=(1,))
    assert (table.ask, table.legal()) == ("retire", ["retire 1", "retire 2"])
    table.do("retire 1")
    assert (table.round, table.own("marker"), table.workers()) == (2, 0, [2, 2])
    assert [table.own(f"ready-{n}") for n in (1, 2, 3, 4)] == [0, 2, 0, 0]


@pytest.mark.rule("BP-17.6")
def test_no_marker_no_upgrade() -> None:
    table = round_end()
    assert (table.round, table.workers()) == (2, [1, 2])


@pytest.mark.rule("BP-17.7")
@pytest.mark.parametrize(
    ("retired", "workers", "possible"),
    [
        ([], [1, 2], [1, 2]),
        ([1], [2, 2], [2]),
        ([2], [1, 3], [1, 3]),
        ([1, 2], [2, 3], [2, 3]),
        ([2, 3], [1, 4], [1]),
        ([1, 2, 2], [3, 3], [3]),
        ([1, 2, 3], [2, 4], [2]),
    ],
)
def test_who_can_be_upgraded(retired: list[int], workers: list[int], possible: list[int]) -> None:
    table = round_end(marker=(1,), retired=(retired,))
    assert table.workers() == workers
    assert table.legal() == [f"retire {experience}" for experience in possible]


@pytest.mark.rule("BP-17.7")
def test_after_four_upgrades_there_are_no_more() -> None:
    table = round_end(marker=(1,), retired=([1, 2, 2, 3],))
    assert (table.round, table.workers(), table.own("marker")) == (2, [3, 4], 0)


@pytest.mark.rule("BP-17.8")
@pytest.mark.parametrize(
    ("retired", "experience", "upper", "tile"),
    [
        ([], 1, "barrel", "large"),
        ([], 2, "barrel", "barrel"),
        ([], 2, "progress", "progress"),
        ([2], 3, "barrel", "small"),
        ([1, 2], 2, "barrel", "progress"),
        ([1, 2], 2, "progress", "barrel"),
    ],
)
def test_which_tile_goes(retired: list[int], experience: int, upper: str, tile: str) -> None:
    table = round_end(f"retire {experience}", marker=(1,), retired=(retired,), upper=(upper,), level=(1,))
    seen = {one["tile"] for one in table.view(0)["breweries"][0]["tiles"] if not one["there"]}
    gone_before = {1: "large", 2: upper, 3: "small"}
    assert seen == {tile} | {gone_before[one] for one in retired}


@pytest.mark.rule("BP-17.9")
def test_the_fields_are_free_before_the_bonus() -> None:
    """The barrel tile frees two fields, and its bonus moves two barrels into a cellar that was full."""
    full = ({"alt": 2, "pils": 2},)
    table = round_end("retire 2", "choose 1", marker=(1,), cellar=full, depot=(2,))
    assert table.legal() == ["move 1", "move 2", "done"]
    table.do("move 2")
    assert (table.depot(), table.cellar()) == (1, {"alt": 2, "pils": 2, "barrels": 2})


@pytest.mark.rule("BP-17.10")
def test_the_large_tile() -> None:
    table = round_end("retire 1", marker=(1,))
    assert (table.level(), table.income(), table.coins()) == (2, 1, 1)  # and income comes in step 5


@pytest.mark.rule("BP-17.11")
def test_the_barrel_tile() -> None:
    table = round_end("retire 2", marker=(1,), depot=(1,))
    assert table.legal() == ["choose 1", "choose 2"]
    table.do("choose 1")
    assert (table.depot(), table.legal()) == (2, ["move 1", "move 2", "done"])
    table = round_end("retire 2", "choose 2", "unblock pils", marker=(1,), depot=(1,))
    assert (table.depot(), "pils" in table.tokens()) == (1, False)


@pytest.mark.rule("BP-17.12")
def test_the_progress_tile() -> None:
    position = {"marker": (1,), "upper": ("progress",), "hand": (("hop-kiln",),)}
    assert round_end("retire 2", "choose 1", **position).progress() == 2
    assert round_end("retire 2", "choose 2", "beige hop-kiln", **position).showing() == {"hop-kiln"}


@pytest.mark.rule("BP-17.13")
def test_the_small_tile() -> None:
    position = {"marker": (1,), "retired": ([2],)}
    table = round_end("retire 3", "choose 1", "pick lager", **position)
    assert (table.cellar(), table.level(), table.round) == ({"lager": 1}, 1, 2)
    assert round_end("retire 3", "choose 2", **position).level() == 2


@pytest.mark.rule("BP-17.14")
def test_a_flash_in_step_3_refills_the_display() -> None:
    position = {"marker": (1, 1), "upper": ("progress", "progress"), "hand": (("coolship",),)}
    six = ["hop-kiln", "ice-cellar", "beer-stein", "mash-paddle", "malt-shovel", "copper-kettle"]
    position |= {"display": six, "pile_top": ("saladin-box",), "queue": {1: 0, 2: 1}}
    table = round_end("retire 2", "choose 2", "beige coolship", "take 1", **position)
    assert (table.ask, table.mover) == ("retire", 1)
    assert table.open() == [*six[1:], "saladin-box"]


@pytest.mark.rule("BP-17.14")
def test_cards_taken_in_step_1_are_replaced() -> None:
    """Seat 0 takes the first open card for its beer; seat 1 then finds six, and so does the round end."""
    deck = custom_deck(josef_groll={"master": {"when": "beer", "gain": "cards 1"}})
    six = ["hop-kiln", "ice-cellar", "beer-stein", "mash-paddle", "malt-shovel", "copper-kettle"]
    position = {"display": six, "pile_top": ("saladin-box", "coolship", "roller-mill"), "queue": {1: 0, 2: 1}}
    position |= {"dials": ({"alt": 1}, {"alt": 1}), "built": ((), ("laboratory",))}
    position |= {"master": ("josef-groll",)}
    table = round_end(deck=deck, **position)
    assert (table.ask, table.mover) == ("take", 0)
    table.do("take 1")
    assert (table.round, table.open()) == (2, [*six[2:], "saladin-box", "coolship"])


# Step 4.


FIVE = ("coolship", "hop-kiln", "ice-cellar", "beer-stein", "mash-paddle")


@pytest.mark.rule("BP-17.15")
def test_too_many_cards_are_discarded_by_choice() -> None:
    table = round_end(hand=(FIVE,))
    assert (table.ask, len(table.legal("discard"))) == ("discard", 5)
    table.do("discard hop-kiln", "discard mash-paddle")
    assert (table.round, table.hand()) == (2, {"coolship", "ice-cellar", "beer-stein"})
    assert {"hop-kiln", "mash-paddle"} <= table.discards()


@pytest.mark.rule("BP-17.15")
@pytest.mark.parametrize(("progress", "limit"), [(3, 3), (4, 6)])
def test_the_limit(progress: int, limit: int) -> None:
    seven = (*FIVE, "malt-shovel", "copper-kettle")
    assert round_end(hand=(seven[:limit],), progress=(progress,)).round == 2
    assert round_end(hand=(seven[: limit + 1],), progress=(progress,)).ask == "discard"


@pytest.mark.rule("BP-17.15")
def test_no_limit_during_the_round() -> None:
    table = a_table(hand=(FIVE,), others="ready").do("turn-order 4", "take 1", "take top", "take top")
    assert (len(table.hand()), table.mover) == (8, 1)


@pytest.mark.rule("BP-17.16")
def test_the_leftmost_open_card_goes() -> None:
    six = ["coolship", "hop-kiln", "ice-cellar", "beer-stein", "mash-paddle", "malt-shovel"]
    table = round_end(display=six, pile_top=("saladin-box", "roller-mill"))
    assert table.open() == [*six[1:], "saladin-box"]
    assert table.discards() == {"coolship"}


# Step 5.


@pytest.mark.rule("BP-17.17")
def test_income() -> None:
    table = round_end(income=(0, 1, 2), coins=(5, 5, 5, 5))
    assert [table.coins(seat) for seat in range(4)] == [5, 6, 7, 5]


@pytest.mark.rule("BP-17.17")
def test_income_ends_at_2() -> None:
    table = round_end("retire 1", marker=(1,), income=(2,))
    assert (table.income(), table.coins()) == (2, 2)
