"""Chapter 5 of the rules: which spaces may be used."""

from itertools import product

import pytest

from .positions import COLOURS, SPACES, Table, a_table

EVERY_VALUE = [1, 2, 3, 4, 5, 6]
ALL_DICE = dict.fromkeys(COLOURS, EVERY_VALUE)
# What each space takes as its first piece: colours, with the least and the highest value.
TAKES = {
    "malt-1": {},
    "malt-2": {"yellow": (1, 6)},
    "malt-3": {"yellow": (1, 5), "black": (1, 5)},
    "hops-1": {},
    "hops-2": {"green": (1, 5)},
    "school-1": {"blue": (2, 6)},
    "school-2": {"blue": (3, 6)},
    "school-3": {"blue": (1, 6)},
    "seeds-1": {"green": (1, 6), "black": (1, 6)},
    "seeds-2": {"black": (1, 6)},
    "seeds-3": {"blue": (1, 6)},
}


def open_to(table: Table) -> list[str]:
    """The spaces on which the mover could place something."""
    spaces = {action.split()[-1] for action in table.legal("place")}
    return [space for space in SPACES if space in spaces]


def blocked_for(table: Table, seat: int) -> list[str]:
    """The spaces of a board that bear a blocking token."""
    return [space for space, seen in table.brewer(seat)["board"].items() if seen["blocked"]]


@pytest.mark.rule("DB-5.1")
def test_a_board_has_11_spaces() -> None:
    table = a_table(round=3, pool=(ALL_DICE,), seeds=(1,))
    assert list(table.brewer(0)["board"]) == open_to(table) == list(SPACES)
    assert len(SPACES) == 11


@pytest.mark.rule("DB-5.1")
def test_pieces_are_placed_on_the_own_board() -> None:
    table = a_table(3, 3, to_move=1, pool=({}, {"yellow": [3]}, {"blue": [1]}), seeds=(0, 1))
    table.do("place seed malt-1", "place y1 malt-3")
    assert table.seed_on("malt-1", 1)
    assert table.dice("malt-3", 1) == {"yellow": [3]}
    for seat in (0, 2):
        board = table.brewer(seat)["board"].values()
        assert not any(space["dice"] or space["seed"] or space["used"] for space in board)


@pytest.mark.rule("DB-5.2")
@pytest.mark.parametrize(("round_", "count"), [(1, 5), (2, 8), (3, 11), (4, 11), (17, 11)])
def test_when_buildings_open(round_: int, count: int) -> None:
    table = a_table(round=round_, pool=(ALL_DICE,), seeds=(1,))
    assert open_to(table) == list(SPACES[:count])


@pytest.mark.rule("DB-5.2")
def test_a_closed_building_says_when_it_opens() -> None:
    table = a_table(pool=({"blue": [6]}, {}))
    assert str(table.why("place b1 school-1")) == "dice-reason-opens(round=2)"
    assert str(table.why("place b1 seeds-3")) == "dice-reason-opens(round=3)"


@pytest.mark.rule("DB-5.3")
def test_each_space_may_be_used_once_a_round() -> None:
    table = a_table(3, pool=({"yellow": [1, 2], "green": [3, 4]}, {"blue": [1]}), seeds=(2,))
    table.do("place y1 malt-2", "place seed malt-1", "done", "done")
    assert table.legal("place y2") == ["place y2 malt-3"]
    assert table.legal("place seed") == ["place seed hops-1"]
    assert table.reason("place seed malt-1") == "dice-reason-hasten"


@pytest.mark.rule("DB-5.3")
@pytest.mark.rule("DB-5.4")
def test_a_fast_effect_does_not_free_its_space() -> None:
    pool = {"yellow": [1, 2], "blue": [2, 3, 4]}
    table = a_table(3, pool=(pool, {"blue": [1]}), seeds=(2,), chance=[1])
    table.do("place y1 malt-3", "place b1 malt-3", "done", "done")
    assert table.dice("malt-3", 0) == {}
    assert not [action for action in table.legal("place") if "malt-3" in action]
    assert table.reason("place y2 malt-3") == "dice-reason-used"
    table.do("place seed malt-1", "place b2 malt-1", "keep pool", "done", "done")
    assert table.legal("place seed") == ["place seed hops-1"]
    assert table.brewer(0)["board"]["malt-1"]["used"]


@pytest.mark.rule("DB-5.4")
def test_a_space_is_free_again_in_the_next_round() -> None:
    table = a_table(
        3,
        2,
        decision="brew",
        board=({"malt-3": {"fast": [4]}, "malt-2": {"yellow": [1]}},),
        pool=({"yellow": [1]}, {"yellow": [1]}, {"yellow": [1]}),
    ).do("done")
    table.do("done", "done")
    assert (table.round, table.mover) == (3, 0)
    assert {"malt-2", "malt-3"} <= set(open_to(table))


@pytest.mark.rule("DB-5.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_players_but_one_may_use_a_space(players: int) -> None:
    table = a_table(players, pool=[{"yellow": [3]}] * players)
    for seat in range(players - 1):
        assert f"place y{seat + 1} malt-2" in table.legal()
        table.do(f"place y{seat + 1} malt-2")
    assert table.mover == players - 1
    assert str(table.why(f"place y{players} malt-2")) == f"dice-reason-full(count={players - 1})"
    assert table.legal("place") == [f"place y{players} malt-3"]


@pytest.mark.rule("DB-5.5")
@pytest.mark.parametrize("space", SPACES)
def test_each_space_is_counted_for_itself(space: str) -> None:
    table = a_table(round=3, to_move=1, pool=({}, ALL_DICE), seeds=(0, 1), used=([space],))
    assert open_to(table) == [other for other in SPACES if other != space]


@pytest.mark.rule("DB-5.6")
def test_the_one_player_left_gets_a_blocking_token() -> None:
    table = a_table(3, seeds=(1, 1, 1))
    table.do("place seed malt-1")
    assert [blocked_for(table, seat) for seat in range(3)] == [[], [], []]
    table.do("place seed malt-1")
    assert [blocked_for(table, seat) for seat in range(3)] == [[], [], ["malt-1"]]
    assert table.legal("place") == ["place seed hops-1"]


@pytest.mark.rule("DB-5.6")
def test_the_blocking_token_goes_to_whoever_is_left() -> None:
    table = a_table(2, to_move=1, first=1, pool=({"green": [1]}, {"green": [2]}))
    table.do("place g2 hops-2")
    assert blocked_for(table, 0) == ["hops-2"]
    assert blocked_for(table, 1) == []
    assert table.legal("place") == []


@pytest.mark.rule("DB-5.7")
def test_a_blocking_token_shuts_its_space_only() -> None:
    table = a_table(round=3, pool=({"yellow": [1]}, ALL_DICE), seeds=(0, 1))
    table.do("place y1 malt-2")
    assert blocked_for(table, 1) == ["malt-2"]
    assert open_to(table) == [space for space in SPACES if space != "malt-2"]


@pytest.mark.rule("DB-5.8")
def test_more_than_five_spaces_may_be_shut() -> None:
    table = a_table(round=3, to_move=1, pool=({}, ALL_DICE), seeds=(0, 1), used=(SPACES,))
    assert blocked_for(table, 1) == list(SPACES)
    assert open_to(table) == []
    table = a_table(round=3, to_move=1, pool=({}, ALL_DICE), seeds=(0, 1), used=(SPACES[:7],))
    assert open_to(table) == list(SPACES[7:])


@pytest.mark.rule("DB-5.9")
@pytest.mark.parametrize(("space", "colour"), list(product(SPACES, COLOURS)))
def test_which_dice_a_space_takes(space: str, colour: str) -> None:
    table = a_table(round=3, pool=(ALL_DICE,), warehouse=({"yellow": [1]},))
    letter = {"yellow": "y", "black": "k", "green": "g", "blue": "b"}[colour]
    taken = [value for value in EVERY_VALUE if f"place {letter}{value} {space}" in table.legal()]
    least, most = TAKES[space].get(colour, (7, 7))
    assert taken == [value for value in EVERY_VALUE if least <= value <= most]


@pytest.mark.rule("DB-5.9")
def test_which_spaces_take_seeds() -> None:
    table = a_table(round=3, seeds=(2,))
    assert table.legal("place") == ["place seed malt-1", "place seed hops-1"]


@pytest.mark.rule("DB-5.10")
def test_a_piece_may_be_placed_although_the_supply_lacks_what_the_space_gives() -> None:
    table = a_table(
        round=3,
        pool=({"yellow": [1], "black": [2], "blue": [6]},),
        seeds=(2,),
        supply={"yellow": 0, "black": 0, "green": 0, "blue": 0, "seeds": 0},
    )
    for placement in ("y1 malt-2", "seed malt-1", "seed hops-1", "k1 seeds-1", "b1 school-3"):
        assert f"place {placement}" in table.legal()
    table.do("place seed malt-1", "place seed hops-1")
    assert table.seed_on("malt-1", 0)
    assert table.seed_on("hops-1", 0)


@pytest.mark.rule("DB-5.11")
def test_the_example_of_three_players() -> None:
    table = a_table(3, seeds=(1, 1, 1), pool=({}, {}, {"black": [4]}))
    table.do("place seed malt-1", "place seed malt-1")
    assert table.mover == 2
    assert blocked_for(table, 2) == ["malt-1"]
    assert table.legal("place") == ["place k1 malt-3", "place seed hops-1"]
    table.do("place k1 malt-3")
    assert table.dice("malt-3", 2) == {"black": [4]}
