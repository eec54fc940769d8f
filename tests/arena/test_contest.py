"""Contests: every deal from every seat, the same results however the work is shared, honest numbers."""

from __future__ import annotations

import pickle
from pathlib import Path

import polars
import pytest
from tests.refusals import refused

from brewtable.arena.contest import Fixture, Hall, Played, Rules, fixtures, play_all
from brewtable.arena.kept import Store
from brewtable.arena.spread import Here
from brewtable.arena.standings import standings
from brewtable.kernel.deckfile import to_toml
from brewtable.kernel.errors import SetupError
from brewtable.kernel.registry import find_game

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
    alone = list(play_all(rules, schedule, Here(1)))
    with Here(2) as engine:
        shared = list(play_all(rules, schedule, engine))
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
        list(play_all(Rules("beer-and-bread"), fixtures(bots, 4, seed=9), Here(1)))
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


def test_results_are_kept_as_parquet_and_found_again(tmp_path: Path) -> None:
    hall = Hall(Rules("dice-brewing"))
    schedule = fixtures(GREEDY_FIRST, 3, seed=1)
    games = list(map(hall.play, schedule))
    store = Store(tmp_path / "games.parquet", hall)
    assert store.read(schedule) == []
    store.write(games[1:])
    assert store.read(schedule) == games[1:]
    store.write(games)
    rows = polars.read_parquet(tmp_path / "games.parquet")
    assert rows.height == 9
    assert rows.filter(polars.col("bot") == "greedy").height == 3
    assert rows["score"].to_list() == [score for game in games for score in game.scores]
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]
    with refused(SetupError, "No such file or directory"):
        Store(tmp_path / "nowhere" / "games.parquet", hall)


@pytest.mark.parametrize(
    ("rules", "schedule"),
    [
        (Rules("dice-brewing", options={"advanced": True}), fixtures(("random", "greedy"), 4, seed=1)),
        (Rules("beer-and-bread"), fixtures(("random", "greedy"), 4, seed=1)),
        (Rules("dice-brewing"), fixtures(("random", "greedy"), 4, seed=2)),
        (Rules("dice-brewing"), fixtures(("greedy", "random"), 4, seed=1)),
        (Rules("dice-brewing"), fixtures(("random", "greedy"), 3, seed=1)),
    ],
    ids=["other options", "other game", "other seed", "other bots", "fewer games"],
)
def test_games_of_another_contest_are_not_taken_for_its_own(
    tmp_path: Path, rules: Rules, schedule: list[Fixture]
) -> None:
    file = tmp_path / "games.parquet"
    hall = Hall(Rules("dice-brewing"))
    Store(file, hall).write(list(map(hall.play, fixtures(("random", "greedy"), 4, seed=1))))
    with refused(SetupError, "holds games of another contest"):
        Store(file, Hall(rules)).read(schedule)


def test_what_is_no_table_of_games_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    file.write_text("games", "utf-8")
    with refused(SetupError, "cannot read .*games.parquet"):
        Store(file, Hall(Rules("dice-brewing"))).read([])


def test_workers_need_not_have_the_file_of_a_deck(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(to_toml({**find_game("dice-brewing").house_deck().to_data(), "name": "own"}), "utf-8")
    hall = Hall(Rules("dice-brewing", str(file), {"advanced": True}))
    parcel = pickle.dumps(hall.play)
    file.unlink()
    play = pickle.loads(parcel)
    fixture = fixtures(("greedy", "random"), 1, seed=4)[0]
    there, here = play(fixture), hall.play(fixture)
    assert (there.scores, there.decisions) == (here.scores, here.decisions)
    assert play.__self__.deck.hash == hall.deck.hash
    assert pickle.loads(parcel).__self__ is play.__self__  # made once in each process
