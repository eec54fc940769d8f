"""Chapter 2: the round, turns, what must be done and what may be left."""

import pytest

from brewtable.kernel.errors import IllegalAction

from .positions import Table, a_new_game, a_table

LAST_PIECE = {"worker-1", "worker-2", "truck", "queue"}  # all but the administration


def play_first(table: Table) -> Table:
    """Take the first possible action, whatever it is."""
    return table.do(table.legal()[0])


def turns_of_a_round(table: Table) -> list[int | None]:
    """Who takes the turns of round 1, if everybody always does the first thing possible."""
    movers: list[int | None] = []
    while table.round == 1:
        if table.ask == "turn":
            movers.append(table.mover)
        play_first(table)
    return movers


@pytest.mark.rule("BP-2.1")
def test_the_round_end_follows_the_last_action_and_then_a_new_round() -> None:
    table = a_table(used=LAST_PIECE, dials=({"alt": 5},), income=(2,))
    table.do("admin unblock", "unblock pils", "done")  # the rotation is not used
    assert table.round == 2
    assert table.dials() == {"alt": 4}  # step 1 of the round end
    assert table.coins() == 2  # step 5


@pytest.mark.rule("BP-2.2")
def test_turns_go_round_in_turn_order_one_action_each() -> None:
    table = a_table(others="ready", order=(2, 0, 3, 1), to_move=2)
    movers = []
    for action in ("place 1 8a", "place 1 8b", "truck coins", "turn-order 3"):
        movers.append(table.mover)
        table.do(action)
        if table.ask == "bonus-action":
            table.do("done")
    assert movers == [2, 0, 3, 1]
    assert table.mover == 2


@pytest.mark.rule("BP-2.3")
def test_the_four_kinds_of_action_are_open_in_any_order() -> None:
    table = a_table()
    for verb in ("place 1", "place 2", "turn-order", "truck", "admin"):
        assert table.legal(verb)
    table.do("admin unblock", "unblock pils", "turn-order 7", "place 2 8a", "done")
    table.do("truck coins", "place 1 8b")
    assert table.round == 2


@pytest.mark.rule("BP-2.3")
def test_another_order_of_the_kinds() -> None:
    table = a_table().do("truck coins", "place 1 8b", "turn-order 7", "admin unblock", "unblock pils")
    table.do("place 2 8a", "done")  # without a bonus action
    assert table.round == 2


@pytest.mark.rule("BP-2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_turns_for_each_player(players: int) -> None:
    movers = turns_of_a_round(a_new_game(players, seed=3))
    assert [movers.count(seat) for seat in range(players)] == [5] * players


@pytest.mark.rule("BP-2.4")
def test_each_piece_acts_once() -> None:
    table = a_table(coins=(1,)).do("place 1 8b")
    assert not table.legal("place 1")
    assert table.legal("place 2")
    table.do("truck coins")
    assert not table.legal("truck")
    table.do("turn-order 7")
    assert not table.legal("turn-order")
    table.do("admin unblock", "unblock pils")
    assert not table.legal("admin")


@pytest.mark.rule("BP-2.4")
def test_the_grey_pieces_add_a_turn_each() -> None:
    table = a_table(coins=(1,), used={"worker-1", "worker-2", "truck", "admin"}).do("turn-order 8")
    assert table.legal() == table.legal("place 2")
    table.do("place 2 8b", "done")
    assert table.round == 2
    table = a_table(used={"worker-1", "worker-2", "truck", "admin"}).do("turn-order 5")
    assert table.legal() == table.legal("truck")
    table.do("truck coins")
    assert table.round == 2


@pytest.mark.rule("BP-2.5")
def test_nobody_may_pass() -> None:
    table = a_table(used={"worker-1", "worker-2", "truck", "queue"})
    assert table.legal() == ["admin unblock"]
    with pytest.raises(IllegalAction):
        table.do("done")


@pytest.mark.rule("BP-2.6")
def test_a_space_may_be_used_though_it_does_nothing() -> None:
    table = a_table()  # no dial to turn, no card to play
    for space in ("2a", "5a", "1a", "3a", "4a"):
        assert table.can(f"place 1 {space}")
    table.do("place 1 2a")
    assert (table.mover, table.ask, table.at("2a")) == (0, "turn", 0)


@pytest.mark.rule("BP-2.6")
def test_who_cannot_pay_cannot_go_there() -> None:
    poor = a_table(coins=(0,))
    for space in ("6a", "6b", "7a", "7b"):
        assert not poor.can(f"place 1 {space}")
    assert not poor.can("turn-order 8")
    assert a_table(coins=(1,)).can("place 1 6a")
    assert not a_table(coins=(2,)).can("place 1 7a")
    assert a_table(coins=(3,)).can("place 1 7a")


@pytest.mark.rule("BP-2.6")
def test_costs_are_paid_first() -> None:
    table = a_table(coins=(3,)).do("place 1 7a")
    assert (table.ask, table.coins()) == ("build", 0)


@pytest.mark.rule("BP-2.7")
def test_who_has_no_piece_left_is_skipped() -> None:
    table = a_table(others="ready", done=(1, 2))
    table.do("truck coins")
    assert table.mover == 3


@pytest.mark.rule("BP-2.7")
def test_the_phase_ends_when_nobody_can_act() -> None:
    table = a_table(used=LAST_PIECE)
    table.do("admin unblock")
    assert table.round == 1
    table.do("unblock pils")
    assert table.round == 2


@pytest.mark.rule("BP-2.8")
def test_what_is_offered_may_be_declined() -> None:
    choices = [
        a_table(dials=({"alt": 5},)).do("place 1 2a"),
        a_table(depot=(2,)).do("place 1 4a", "choose 2"),
        a_table().do("place 1 1a"),
        a_table(hand=(("coolship",),)).do("place 1 5a"),
        a_table(hand=(("coolship",),)).do("turn-order 6"),
        a_table().do("admin unblock"),
    ]
    asked = ["rotate", "move", "brew", "play-white", "play-beige", "unblock"]
    assert [table.ask for table in choices] == asked
    for table in choices:
        before = table.brewery()
        table.do("done")
        after = table.brewery()
        assert all(after[name] == before[name] for name in ("depot", "dial-alt", "blocked", "hand-size"))


@pytest.mark.rule("BP-2.8")
def test_taking_is_not_a_choice() -> None:
    table = a_table().do("turn-order 2")
    assert not table.can("done")
    table.do("take 1")
    assert not table.can("done")
    assert len(table.do("take top").hand()) == 2
    assert a_table().do("place 1 4a", "choose 1").depot() == 1
    assert a_table().do("place 1 8a").coins() == 2


@pytest.mark.rule("BP-2.9")
def test_effects_come_in_the_order_named() -> None:
    table = a_table(dials=({"alt": 5},)).do("admin unblock")
    assert table.ask == "unblock"
    table.do("unblock pils")
    assert table.ask == "rotate"
