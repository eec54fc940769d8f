"""Contests: every deal from every seat, the same results however the work is shared, honest numbers."""

from __future__ import annotations

from pathlib import Path

import polars
import pytest
from tests.refusals import refused

from brewtable.arena.contest import Fixture, Played, Rules, fixtures, play_all
from brewtable.arena.standings import standings, write_parquet
from brewtable.kernel.errors import SetupError

GREEDY_FIRST = ("greedy", "random", "random")


def won(number: int, ranks: list[int], bots: tuple[str, ...] = ("a", "b"), turned: int = 0) -> Played:
    """A game with this outcome, by seat."""
    fixture = Fixture(number, number, bots, turned)
    count = len(ranks)
    return Played(fixture, [10 - rank for rank in ranks], ranks, [4] * count, [0.5] * count, 3)


def test_every_deal_is_played_from_every_seat() -> None:
    schedule = fixtures(GREEDY_FIRST, 6, seed=40)
    assert [one.seed for one in schedule] == [40, 40, 40, 41, 41, 41]
    assert [one.seats().index("greedy") for one in schedule] == [0, 2, 1, 0, 2, 1]
    assert [one.number for one in schedule] == list(range(6))


@pytest.mark.parametrize("name", ["dice-brewing", "beer-pioneers"])
def test_jobs_change_nothing(name: str) -> None:
    rules = Rules(name)
    schedule = fixtures(GREEDY_FIRST, 4, seed=3)
    alone = list(play_all(rules, schedule, 1))
    shared = list(play_all(rules, schedule, 2))
    for one, other in zip(alone, shared, strict=True):
        assert (one.fixture, one.scores, one.ranks, one.decisions, one.rounds) == (
            other.fixture, other.scores, other.ranks, other.decisions, other.rounds,
        )  # fmt: skip
    assert all(sum(one.decisions) > 20 for one in alone)


DIARIST = """
class Diarist:
    def __init__(self, stream):
        self.stream = stream
        with open({diary!r}, "a") as diary:
            print(stream.draw_seed(), file=diary)

    def choose(self, observation):
        return observation.legal()[0]
"""


def test_the_chance_of_a_bot_depends_on_the_deal_and_its_place_in_the_list(tmp_path: Path) -> None:
    diary, script = tmp_path / "diary", tmp_path / "diarist.py"
    script.write_text(DIARIST.format(diary=str(diary)), "utf-8")
    bot = f"{script}:Diarist"

    def notes(*bots: str) -> list[str]:
        diary.write_text("", "utf-8")
        list(play_all(Rules("beer-and-bread"), fixtures(bots, 4, seed=9), 1))
        return diary.read_text("utf-8").split()

    first, second, *turned = notes(bot, bot)
    later = turned[2:]
    assert turned[:2] == [first, second]  # the same deal, the seats changed
    assert later == [*later[:2], *later[:2]]
    assert len({first, second, *later}) == 4
    assert notes(bot, "random") == [first, first, later[0], later[0]]
    assert notes("greedy", bot) == [second, second, later[1], later[1]]


def test_shared_wins_count_in_parts() -> None:
    table = {one.bot: one for one in standings([won(0, [1, 1]), won(1, [1, 2]), won(2, [1, 2], turned=1)])}
    assert (table["a"].wins, table["b"].wins) == (1.5, 1.5)
    assert (table["a"].draws, table["b"].draws) == (1, 1)
    assert table["a"].wins_by_seat == {0: 1.5, 1: 0.0}
    assert table["a"].games_by_seat == {0: 2, 1: 1}


def test_the_better_bot_is_rated_higher_and_the_interval_narrows() -> None:
    few, many = (standings([won(game, [1, 2]) for game in range(count)]) for count in (5, 50))
    assert [one.bot for one in many] == ["a", "b"]
    assert many[0].rating.mu > 25 > many[1].rating.mu
    (low_few, high_few), (low_many, high_many) = few[0].interval(), many[0].interval()
    assert low_few < low_many < high_many <= high_few + 1e-9


def test_a_bot_that_wins_more_than_its_share_against_several_of_another_is_rated_higher() -> None:
    bots = ("a", "b", "b", "b")
    third = [won(number, [1, 2, 3, 4] if number % 3 == 0 else [2, 1, 3, 4], bots) for number in range(90)]
    assert [one.bot for one in standings(third)] == ["a", "b"]
    fifth = [won(number, [1, 2, 3, 4] if number % 5 == 0 else [4, 1, 2, 3], bots) for number in range(90)]
    assert [one.bot for one in standings(fifth)] == ["b", "a"]


def test_half_of_the_wins_lie_in_the_middle_of_their_interval() -> None:
    games = [won(game, [1, 2] if game % 2 else [2, 1]) for game in range(100)]
    low, high = standings(games)[0].interval()
    assert low == pytest.approx(0.404, abs=0.001)
    assert high == pytest.approx(0.596, abs=0.001)


def test_results_are_kept_as_parquet(tmp_path: Path) -> None:
    games = list(play_all(Rules("dice-brewing"), fixtures(GREEDY_FIRST, 3, seed=1), 1))
    write_parquet(games, tmp_path / "games.parquet")
    rows = polars.read_parquet(tmp_path / "games.parquet")
    assert rows.height == 9
    assert rows.filter(polars.col("bot") == "greedy").height == 3
    assert rows["score"].to_list() == [score for game in games for score in game.scores]
    with refused(SetupError, "No such file or directory"):
        write_parquet(games, tmp_path / "nowhere" / "games.parquet")
