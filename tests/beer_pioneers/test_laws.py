"""Laws of Beer Pioneers: random play keeps them, and positions that break one are refused with its name."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.examples import one_in
from tests.refusals import refused

from brewtable.games.beer_pioneers.rules import vocabulary
from brewtable.games.beer_pioneers.rules.state import Town
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.errors import PositionError
from brewtable.kernel.playout import playout
from brewtable.kernel.state import OVER
from brewtable.testing import LAWS, Law

from .positions import GAME, a_table

KIT_GAMES = 3  # one for each number of players
MOST_DECISIONS = 5_000

seeds = st.integers(0, (1 << 63) - 1)
players = st.integers(2, 4)
games = one_in(8)

Saved = dict[str, Any]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_conformance_kit_passes(law: Law) -> None:
    law(GAME, games=KIT_GAMES)


def decisions(count: int, seed: int, options: dict[str, object] | None = None) -> Iterator[Town]:
    """The positions of a random game, one for each decision and the last."""
    s, stream = cast(Town, GAME.new(GAME.setup(count, seed, options))), Stream(seed, BOTS)
    for _ in range(MOST_DECISIONS):
        yield s
        if s.to_move() == OVER:
            return
        options = s.legal()
        s.play(options[stream.below(len(options))])
    raise AssertionError(f"the game of seed {seed} does not end")


@games
@given(players, seeds, st.lists(st.integers(0, 1000), max_size=150))
def test_chosen_lines_of_play_keep_the_laws(count: int, seed: int, choices: list[int]) -> None:
    """Hypothesis chooses, so that a failing line shrinks to a short one."""
    s = GAME.new(GAME.setup(count, seed))
    for choice in choices:
        options = s.legal()
        s.play(options[choice % len(options)])
        assert GAME.broken_laws(s) == []
    playout(s, Stream(seed, BOTS))
    assert GAME.broken_laws(s) == []


@games
@given(players, seeds)
def test_a_world_depends_on_what_a_seat_knows_and_on_nothing_else(count: int, seed: int) -> None:
    """What is drawn from two worlds that a seat cannot tell apart is the same world."""
    s = GAME.new(GAME.setup(count, seed))
    chooser = Stream(seed, BOTS)
    for _ in range(int(chooser.below(400))):
        if s.to_move() == OVER:
            break
        options = s.legal()
        s.play(options[chooser.below(len(options))])
    for seat in range(count):
        other = GAME.resample(s, seat, Stream(seed, RESAMPLING))
        drawn = [GAME.save(GAME.resample(world, seat, Stream(7, RESAMPLING))) for world in (s, other)]
        assert drawn[0] == drawn[1]


@pytest.mark.parametrize(
    "games",
    [
        pytest.param(3000, marks=pytest.mark.soak),
        pytest.param(150, marks=pytest.mark.long("a twentieth of the soak")),
    ],
)
@pytest.mark.parametrize("count", [2, 3, 4])
def test_many_random_games_break_no_law(count: int, games: int) -> None:
    options = GAME.options(count)
    tables = list(product(*(option.values for option in options)))
    for seed in range(games):
        chosen = zip((option.name for option in options), tables[seed % len(tables)], strict=True)
        for s in decisions(count, seed, dict(chosen)):
            assert GAME.broken_laws(s) == [], f"seed {seed}"


# Positions that cannot be.


def saved(**position: Any) -> Saved:
    return cast(Saved, a_table(**position).saved())


def _own(seat: int, **values: object) -> Callable[[Saved], None]:
    def change(data: Saved) -> None:
        data["breweries"][seat].update({name.replace("_", "-"): value for name, value in values.items()})

    return change


def _board(name: str, place: int, value: int) -> Callable[[Saved], None]:
    def change(data: Saved) -> None:
        data["board"][name][place] = value

    return change


def _agenda(place: int, **values: object) -> Callable[[Saved], None]:
    def change(data: Saved) -> None:
        data["agenda"][place].update(values)

    return change


def _steal_card(data: Saved) -> None:
    data["hands"][0].append({"card": data["pile"].pop(), "era": 1})


def _double_card(data: Saved) -> None:
    data["discards"].append(data["pile"][0])


def _lose_card(data: Saved) -> None:
    data["pile"].pop()


def _future_card(data: Saved) -> None:
    data["hands"][0].append({"card": data["pile"].pop(), "era": 2})
    data["breweries"][0]["hand-size"] += 1


def _show_white_card(data: Saved) -> None:
    data["pile"].remove("brewers-dray")
    data["showing"][0].append("brewers-dray")


def _employ_machine(data: Saved) -> None:
    data["pile"].remove("lindes-ice-machine")
    data["breweries"][0]["master"] = "lindes-ice-machine"


def _drop_step(data: Saved) -> None:
    del data["agenda"][1]


def _two_decisions(data: Saved) -> None:
    data["agenda"].insert(0, data["agenda"][0])


def _no_end(data: Saved) -> None:
    data["agenda"].pop()


def _empty_agenda(data: Saved) -> None:
    data["agenda"] = []


def _wait_for_pieces(data: Saved) -> None:
    """The grey truck would be given once more, after something else."""
    phrase = GAME.house_deck().starts[17]
    data["agenda"].insert(1, {"step": "doing", "seat": 0, "first": int(phrase), "second": int(phrase) + 2})
    data["agenda"][0]["step"] = "pick"
    data["agenda"][0]["first"] = 1


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (_board("turn-order", 0, 1), "turn order: it must name each seat once"),
        (_own(1, starting=0), "starting cards"),
        (_board("spaces", 0, -2), "cover: space 1a must not be covered"),
        (_board("nine-covered", 0, 1), "cover: the truck space 9"),
        (_board("spaces", 0, 6), "spaces: nobody has the worker on 1a"),
        (_board("turn-spaces", 5, 0), "turn order: the workers there are not those that have moved"),
        (_board("grey", 1, 0), "grey truck"),
        (_board("grey", 0, 0), "grey worker"),
        (_board("objectives", 0, 1), "objectives: the three must be different"),
        (_board("claims", 1, -2), "objectives: the second place"),
        (_board("claims", 1, 2), "objectives: the first place is taken before the second"),
        (_board("claims", 0, -2), "objectives: nobody can have fulfilled one"),
        (_own(0, **{"cellar-alt": 5}), "cellar: seat 0 has more in it than fields"),
        (_own(0, depot=4), "depot: seat 0"),
        (_own(0, **{"dial-pils": 3}), "dials: seat 0 cannot brew pils yet"),
        (_own(0, **{"dial-alt": 7}), "dials: the alt of seat 0 shows 6 at most"),
        (_own(0, rotations=9), "display: the rotations of seat 0 are 2"),
        (_own(0, **{"worker-2": 3}), "workers: those of seat 0 do not fit"),
        (_own(0, retired=4), "workers: those of seat 0 do not fit"),
        (_own(0, **{"ready-1": 0}), "workers: seat 0 has other workers"),
        (_own(0, trucks=2), "trucks: seat 0 has 2"),
        (_own(0, admin=3), "administration: seat 0 stands on a blocked space"),
        (_own(0, helpers=3), "bonus workers: seat 0 has 3"),
        (_steal_card, "cards: the hand of seat 0 holds 1"),
        (_double_card, "lies in two places"),
        (_lose_card, "lies nowhere"),
        (_future_card, "cannot lie there so"),
        (_show_white_card, "cannot lie there so"),
        (_employ_machine, "is no master brewer"),
        (_own(0, dealt=1), "seat 0 holds fewer S cards than were dealt"),
        (_agenda(0, step="claiming"), "there must be a decision of a seat on top"),
        (_agenda(0, first=1), "the operands of `turn` cannot be such"),
        (_agenda(0, seat=3), "the operands of `turn` cannot be such"),  # who has no piece left
        (_agenda(3, first=4), "the operands of `action-phase` cannot be such"),
        (_agenda(1, seat=-1), "what waits under the decision"),
        (_agenda(4, seat=-1), "what waits under the decision"),
        (_agenda(3, seat=0), "what waits under the decision"),
        (_two_decisions, "what waits under the decision"),
        (_no_end, "what waits under the decision"),
        (_agenda(0, step="uncover", seat=0, first=1), "the operands of `uncover`"),
        (_agenda(0, step="making-room", first=6), "the operands of `making-room`"),
        (_agenda(0, step="choose", first=1), "the operands of `choose`"),
        (_empty_agenda, "it is empty before the game is over"),
        (_wait_for_pieces, "the operands of `doing`"),
    ],
)
def test_a_position_that_breaks_a_law_is_refused(change: Callable[[Saved], None], law: str) -> None:
    data = saved()
    GAME.load(copy.deepcopy(data))
    change(data)
    with refused(PositionError, law.replace("(", r"\(")):
        GAME.load(data)


def check_it_plays_on(data: Saved) -> None:
    """No play leads there, but from there it leads on to the end."""
    s, stream = GAME.load(data), Stream(1, BOTS)
    while s.to_move() != OVER:
        assert GAME.broken_laws(s) == []
        options = s.legal()
        s.play(options[stream.below(len(options))])
    assert GAME.broken_laws(s) == []


def _wait_for_the_round_end(data: Saved) -> None:
    """Pieces come back before all have acted, so not everybody stands in the new turn order."""
    data["agenda"] = [step for step in data["agenda"] if step["step"] != "action-phase"]


def _upgrade_now(data: Saved) -> None:
    """A worker would retire that may be on the board."""
    data["breweries"][0]["marker"] = 1
    data["agenda"].insert(3, {"step": "upgrading", "seat": 0, "first": 0, "second": 0})


@pytest.mark.parametrize(
    "change",
    [
        _agenda(3, first=3),
        _agenda(0, step="retire"),
        _agenda(0, step="making-room"),
        _agenda(0, step="play-beige"),
        _agenda(0, step="bonus-action"),
        _drop_step,
        _wait_for_the_round_end,
        _upgrade_now,
    ],
)
def test_a_position_that_keeps_the_laws_is_believed_and_plays_on(change: Callable[[Saved], None]) -> None:
    data = saved()
    change(data)
    check_it_plays_on(data)


def test_nobody_owns_anything_at_an_empty_seat() -> None:
    data = saved(players=3)
    data["breweries"][3]["coins"] = 1
    with refused(PositionError, "nobody sits at seat 3"):
        GAME.load(data)


def test_a_cover_card_must_be_for_this_number_of_players() -> None:
    data = saved(players=3)
    data["cover"] = "two-1"
    with refused(PositionError, "this is no cover card for 3 players"):
        GAME.load(data)


def test_with_nothing_to_choose_there_is_no_decision() -> None:
    data = saved(uncovered=(("large", "small"),))
    data["agenda"][0] = {"step": "uncover", "seat": 0, "first": 0, "second": 0}
    with refused(PositionError, "nothing can be chosen in `uncover`"):
        GAME.load(data)


# Decisions that nobody would be asked in play. Each position is one of play but for what is changed.


def _played(asked: str, *actions: str, **position: Any) -> Saved:
    table = a_table(**position).do(*actions)
    assert table.ask == asked
    GAME.load(table.saved())
    return table.saved()


def _move_to_8b(data: Saved) -> None:
    """From 8a, which is worth more."""
    data["board"]["spaces"][14:] = [-1, data["board"]["spaces"][14]]


def test_a_turn_needs_a_piece_though_an_objective_could_be_fulfilled() -> None:
    data = saved(to_move=1, done=(0,), cellar=({"alt": 3},))
    for step in data["agenda"][:3]:
        step["seat"] = 0
    data["agenda"][3]["first"] = 1
    with refused(PositionError, "the operands of `turn`"):
        GAME.load(data)


def test_a_bonus_action_needs_a_bonus_worker() -> None:
    data = _played("bonus-action", "place 1 8a")
    _own(0, helpers=0, hired=2)(data)
    with refused(PositionError, "the operands of `bonus-action`"):
        GAME.load(data)


def test_a_bonus_action_that_no_worker_earned_plays_on() -> None:
    data = _played("bonus-action", "place 1 8a")
    _move_to_8b(data)
    check_it_plays_on(data)


def test_a_bonus_action_may_wait_for_any_worker() -> None:
    data = _played("build", "place 2 7b", coins=(3,))
    assert data["agenda"][1] == {"step": "bonus", "seat": 0, "first": 4, "second": 0}
    data["agenda"][1]["first"] = 6
    check_it_plays_on(data)


def test_who_is_asked_for_an_objective_that_is_not_met_declines() -> None:
    tokens = ("pils", "export", "lager", "stark", "weizen")
    objectives = ("same", "different", "unblocked")
    data = _played("claim", "admin unblock", "unblock beige", unblocked=(tokens,), objectives=objectives)
    data["breweries"][0]["blocked"] |= 1
    assert list(GAME.load(data).legal()) == [vocabulary.DONE]
    check_it_plays_on(data)


LAST_PIECE = ("worker-1", "worker-2", "queue", "admin")


def test_a_worker_retires_with_the_marker_still_placed() -> None:
    data = _played("retire", "truck coins", used=LAST_PIECE, marker=(1,))
    data["breweries"][0]["marker"] = 1
    check_it_plays_on(data)


def test_nobody_discards_within_the_limit() -> None:
    hand = ("coolship", "hop-kiln", "ice-cellar", "mash-paddle")
    data = _played("discard", "truck coins", used=LAST_PIECE, hand=(hand,))
    data["discards"].append(data["hands"][0].pop()["card"])
    data["breweries"][0]["hand-size"] -= 1
    with refused(PositionError, "the operands of `discard`"):
        GAME.load(data)


def test_a_piece_that_has_not_acted_when_the_round_end_begins_plays_on() -> None:
    full = {"barrels": 4}
    data = _played("making-room", "truck coins", used=LAST_PIECE, dials=({"alt": 1},), cellar=(full,))
    data["breweries"][0]["trucks"], data["board"]["trucks"][0] = 1, 0
    check_it_plays_on(data)


@pytest.mark.parametrize("asked", ["retire", "discard", "take"])
def test_a_piece_that_is_not_back_in_step_3_plays_on(asked: str) -> None:
    hand = ("coolship", "hop-kiln", "ice-cellar", "mash-paddle")
    position: dict[str, dict[str, Any]] = {
        "retire": {"marker": (1,)},
        "discard": {"hand": (hand,)},
        "take": {"master": ("wilhelm-feltmann",)},
    }
    data = _played(asked, "truck coins", used=LAST_PIECE, **position[asked])
    data["breweries"][0]["trucks"], data["board"]["trucks"][0] = 0, 1
    check_it_plays_on(data)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("board", {}, "board: must have spaces"),
        ("breweries", [{}] * 4, "breweries: each must have coins"),
        ("hands", [[{"card": "coolship"}], [], [], []], "hands: each card is given with `card` and `era`"),
        ("discards", ["moon"], "discards: no card is called 'moon'"),
        ("cover", "four-1", "cover: must be null or one of"),
        ("moon", 1, "unknown field 'moon'"),
        ("agenda", [{"step": "dance"}], "agenda: each step has a `step`"),
        ("agenda", [{}] * 65, "agenda: must be a list of at most 64 steps"),
    ],
)
def test_data_of_the_wrong_shape_is_refused(field: str, value: object, message: str) -> None:
    data = saved()
    data[field] = value
    with refused(PositionError, message):
        GAME.load(data)
