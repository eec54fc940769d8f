"""Chapter 14: objectives."""

from typing import Any

import pytest

from .positions import a_table, house_deck

READY = {"others": "ready"}
THREE_ALT = {"cellar": ({"alt": 3},)}
FOUR = {"pils": 1, "lager": 1, "stark": 1, "alt": 1}


@pytest.mark.rule("BP-14.1")
@pytest.mark.parametrize(
    ("cellar", "objectives"),
    [
        ({"alt": 3}, ["fulfil 1"]),
        ({"alt": 2, "pils": 2}, []),
        ({"barrels": 4}, []),
        (FOUR, ["fulfil 2"]),
        ({"pils": 1, "lager": 1, "alt": 2}, []),
    ],
)
def test_beers_in_the_cellar(cellar: dict[str, int], objectives: list[str]) -> None:
    assert a_table(cellar=(cellar,)).legal("fulfil") == objectives


@pytest.mark.rule("BP-14.1")
def test_beers_on_dials_do_not_count() -> None:
    assert not a_table(cellar=({"alt": 2},), dials=({"alt": 1},)).legal("fulfil")


CARDS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    (
        "extensions",
        {"built": (("filter", "cooling", "fleet", "malt-factory"),)},
        {"built": (("filter", "cooling", "fleet"),)},
    ),
    (
        "unblocked",
        {"unblocked": (("pils", "export", "lager", "stark", "weizen", "brew"),)},
        {"unblocked": (("pils", "export", "lager", "stark", "weizen"),)},
    ),
    (
        "barrels",
        {"depot": (3,), "cellar": ({"barrels": 4},)},
        {"depot": (3,), "cellar": ({"barrels": 3},)},
    ),
    (
        "bulbs",
        {"showing": (("crown-cork", "hop-kiln", "copper-kettle"),)},
        {"showing": (("crown-cork", "hop-kiln"),)},
    ),
    ("level", {"level": (5,)}, {"level": (4,)}),
]


@pytest.mark.rule("BP-14.2")
@pytest.mark.parametrize(("name", "enough", "too_little"), CARDS, ids=[name for name, _, _ in CARDS])
def test_objective_cards(name: str, enough: dict[str, Any], too_little: dict[str, Any]) -> None:
    objectives = ("same", "different", name)
    assert a_table(objectives=objectives, **enough).legal("fulfil") == ["fulfil 3"]
    assert not a_table(objectives=objectives, **too_little).legal("fulfil")


@pytest.mark.rule("BP-14.3")
def test_the_virtual_barrel_counts() -> None:
    position = {"objectives": ("same", "different", "barrels"), "depot": (3,), "cellar": ({"barrels": 3},)}
    assert a_table(built=(("fleet",),), **position).can("fulfil 3")
    assert not a_table(**position).can("fulfil 3")


@pytest.mark.rule("BP-14.4")
@pytest.mark.parametrize("level", range(1, 7))
def test_level_4_is_a_space_of_4_beers(level: int) -> None:
    table = a_table(objectives=("same", "different", "level"), level=(level,))
    assert table.can("fulfil 3") == (house_deck().board.beers[level - 1] >= 4)


@pytest.mark.rule("BP-14.5")
def test_before_the_action() -> None:
    table = a_table(others="ready", **THREE_ALT).do("fulfil 1")
    assert (table.points(), table.mover, table.ask) == (3, 0, "turn")
    table.do("truck coins")
    assert table.mover == 1


ALMOST = {"cellar": ({"alt": 2},), "dials": ({"alt": 2},)}


SEVENTH = {
    "objectives": ("same", "different", "barrels"),
    "built": (("fleet",),),
    "depot": (4,),
    "cellar": ({"alt": 1, "barrels": 1},),
    "hand": (("malt-shovel", "copper-kettle"),),
}


@pytest.mark.rule("BP-14.5")
def test_between_the_steps_of_an_action() -> None:
    table = a_table(**SEVENTH, **READY).do("truck order", "move 1")
    orders = ["order malt-shovel", "order copper-kettle", "done"]
    assert (table.ask, table.legal()) == ("play-order", ["fulfil 3", *orders])
    table.do("fulfil 3")
    assert (table.points(), table.ask, table.legal()) == (3, "play-order", orders)
    table.do("order copper-kettle")
    assert (table.points(), table.mover) == (6, 1)


@pytest.mark.rule("BP-14.5")
def test_between_the_steps_of_a_bonus_action() -> None:
    table = a_table(cellar=({"alt": 2},), dials=({"alt": 1, "pils": 3},), **READY)
    table.do("place 2 8a", "bonus rotate")
    assert not table.legal("fulfil")
    table.do("rotate alt 1")
    assert table.legal() == ["fulfil 1", "rotate pils 1", "done"]
    table.do("fulfil 1", "rotate pils 1")
    assert (table.points(), table.mover) == (3, 1)


@pytest.mark.rule("BP-14.11")
@pytest.mark.parametrize(
    ("begin", "position"),
    [
        (["place 1 1a"], {}),
        (["place 1 2a"], {"dials": ({"pils": 3},)}),
        (["place 1 3a"], {}),
        (["place 1 4a"], {}),
        (["place 1 5a"], {"hand": (("coolship",),)}),
        (["place 1 7a"], {"coins": (3,)}),
        (["place 1 exchange"], {}),
        (["truck order"], {"hand": (("malt-shovel",),)}),
        (["truck load"], {}),
        (["truck load", "choose 2"], {"depot": (1,)}),
        (["turn-order 1"], {}),
        (["turn-order 6"], {"hand": (("coolship",),)}),
        (["admin unblock"], {}),
        (["place 1 7a", "build malt-factory"], {"coins": (3,)}),
        (["place 1 7a", "build filter"], {"coins": (3,)}),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_beside_every_decision_of_a_turn(begin: list[str], position: dict[str, Any]) -> None:
    table = a_table(**THREE_ALT, **READY, **position).do(*begin)
    ask, others = table.ask, [one for one in table.legal() if one != "fulfil 1"]
    assert len(others) < len(table.legal())
    before = table.points()
    table.do("fulfil 1")
    assert (table.points(), table.ask, table.legal()) == (before + 3, ask, others)


@pytest.mark.rule("BP-14.11")
def test_who_went_on_without_it_is_not_asked_once_more() -> None:
    table = a_table(others="ready", **ALMOST).do("place 2 2a", "rotate alt 2", "bonus coin")
    assert (table.points(), table.mover) == (0, 1)


@pytest.mark.rule("BP-14.11")
def test_what_the_last_step_of_a_turn_brings_can_be_used_before_the_turn_is_over() -> None:
    table = a_table(others="ready", hired=(2,), **ALMOST).do("place 2 2a", "rotate alt 2")
    assert (table.ask, table.legal()) == ("claim", ["fulfil 1", "done"])
    table.do("fulfil 1")
    assert (table.points(), table.mover) == (3, 1)


@pytest.mark.rule("BP-14.11")
def test_several_that_the_last_step_brings() -> None:
    beers = {"alt": 3, "pils": 1, "stark": 1}
    table = a_table(others="ready", retired=([1],), cellar=(beers,), dials=({"lager": 2},), hired=(2,))
    table.do("place 2 2a", "fulfil 1", "rotate lager 2")
    assert (table.ask, table.legal()) == ("claim", ["fulfil 2", "done"])
    table.do("done")
    assert (table.points(), table.mover) == (3, 1)


@pytest.mark.rule("BP-14.5")
def test_between_the_action_and_its_bonus_action() -> None:
    table = a_table(others="ready", **ALMOST).do("place 2 2a", "rotate alt 2")
    assert (table.ask, table.legal("fulfil")) == ("bonus-action", ["fulfil 1"])
    table.do("fulfil 1")
    assert (table.points(), table.helpers(), table.ask) == (3, 1, "bonus-action")
    table.do("bonus coin")
    assert (table.coins(), table.helpers(), table.mover) == (1, 0, 1)


@pytest.mark.rule("BP-14.5")
def test_the_last_bonus_worker_serves_the_objective_or_the_bonus_action() -> None:
    table = a_table(others="ready", hired=(1,), **ALMOST).do("place 2 2a", "rotate alt 2", "fulfil 1")
    assert (table.points(), table.mover) == (3, 1)


@pytest.mark.rule("BP-14.5")
def test_beers_that_a_bonus_action_delivers_may_serve_an_objective_first() -> None:
    lights = {"showing": (("crown-cork",),), "hand": (("brewers-star",),), "coins": (1,)}
    table = a_table(others="ready", **ALMOST, **lights).do("place 2 2a", "rotate alt 2", "fulfil 1")
    table.do("bonus order", "order brewers-star")
    assert (table.points(), table.cellar()) == (5, {"alt": 1})


@pytest.mark.rule("BP-14.5")
def test_it_may_be_left_and_done_later() -> None:
    table = a_table(**THREE_ALT).do("truck coins")
    assert (table.ask, table.can("fulfil 1")) == ("turn", True)


@pytest.mark.rule("BP-14.5")
def test_several_in_one_turn() -> None:
    cellar = ({"alt": 3, "pils": 1, "stark": 1, "lager": 1},)
    table = a_table(cellar=cellar, retired=([2],), **READY).do("fulfil 1", "fulfil 2", "truck coins")
    assert (table.points(), table.helpers(), table.mover) == (6, 0, 1)


@pytest.mark.rule("BP-14.5")
def test_only_on_your_turn() -> None:
    table = a_table(cellar=({}, {"alt": 3}), **READY)
    assert not table.legal("fulfil")
    table.do("truck coins")
    assert (table.mover, table.legal("fulfil")) == (1, ["fulfil 1"])


@pytest.mark.rule("BP-14.6")
def test_not_at_the_round_end() -> None:
    position = {"cellar": ({"alt": 2},), "dials": ({"alt": 1},), "queue": {1: 0}}
    table = a_table(used={"worker-1", "worker-2", "truck", "queue"}, **position)
    table.do("admin unblock", "unblock pils", "done")
    assert (table.round, table.cellar(), table.points()) == (2, {"alt": 3}, 0)
    assert (table.mover, table.can("fulfil 1")) == (0, True)


@pytest.mark.rule("BP-14.6")
def test_not_in_the_decisions_of_the_round_end() -> None:
    """The laboratory's rotations and a cellar tile ask what a turn asks as well."""
    position = {"cellar": ({"alt": 2},), "dials": ({"alt": 1, "pils": 5},), "built": (("laboratory",),)}
    table = a_table(used={"worker-1", "worker-2", "truck", "queue"}, queue={1: 0}, **position)
    table.do("admin unblock", "unblock beige", "done")
    assert (table.cellar(), table.ask, table.legal()) == ({"alt": 3}, "rotate", ["rotate pils 1", "done"])
    assert table.why("fulfil 1").key == "pioneers-reason-round-end"


@pytest.mark.rule("BP-14.7")
def test_a_bonus_worker_goes_for_good() -> None:
    table = a_table(used={"worker-1", "worker-2", "truck", "queue"}, **THREE_ALT).do("fulfil 1")
    assert (table.helpers(), table.hired()) == (1, 0)
    table.do("admin unblock", "unblock pils")
    assert (table.round, table.helpers()) == (2, 1)


@pytest.mark.rule("BP-14.7")
def test_from_the_supply_first_then_from_the_bonus_board() -> None:
    table = a_table(hired=(1,), **THREE_ALT).do("fulfil 1")
    assert (table.helpers(), table.hired()) == (0, 1)
    table = a_table(hired=(2,), **THREE_ALT).do("fulfil 1")
    assert (table.helpers(), table.hired()) == (0, 1)


@pytest.mark.rule("BP-14.7")
def test_without_a_bonus_worker_it_cannot_be_fulfilled() -> None:
    claims = {"different": [0], "bulbs": [0]}
    assert not a_table(claims=claims, **THREE_ALT).legal("fulfil")


@pytest.mark.rule("BP-14.7")
def test_the_laboratory_finds_a_bonus_worker_after_all_objectives() -> None:
    built = (("filter", "cooling", "fleet", "malt-factory", "machine-hall"),)
    objectives = ("same", "different", "barrels")
    claims = {"different": [0], "barrels": [0]}
    table = a_table(built=built, objectives=objectives, claims=claims, coins=(3,), **THREE_ALT)
    table.do("place 1 7a", "fulfil 1")
    assert (table.helpers(), table.legal()) == (1, ["build laboratory"])


@pytest.mark.rule("BP-14.8")
def test_three_points_then_two_then_none() -> None:
    table = a_table(cellar=({"alt": 3},) * 3, **READY)
    table.do("fulfil 1", "truck coins", "fulfil 1", "truck load", "choose 1")
    assert (table.points(0), table.points(1)) == (3, 2)
    assert (table.mover, table.legal("fulfil")) == (2, [])


@pytest.mark.rule("BP-14.9")
def test_once_for_each_player() -> None:
    table = a_table(**THREE_ALT).do("fulfil 1")
    assert not table.legal("fulfil")
    assert not a_table(claims={"same": [1, 0]}, **THREE_ALT).legal("fulfil")


@pytest.mark.rule("BP-14.10")
def test_nothing_is_given_up() -> None:
    assert a_table(**THREE_ALT).do("fulfil 1").cellar() == {"alt": 3}
    position = {"objectives": ("same", "different", "barrels"), "depot": (3,)}
    table = a_table(cellar=({"barrels": 4},), **position).do("fulfil 3")
    assert (table.depot(), table.cellar()) == (3, {"barrels": 4})
