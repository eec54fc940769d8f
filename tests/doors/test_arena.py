"""Matches, tournaments and reviews from the command line."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars
import pytest
from tests.doors.commands import Done, environment
from tests.doors.test_cli import FINISHED, UNFINISHED

MATCH_KEYS = ["game", "games", "wins", "draws", "mean_scores", "rating", "seconds", "bots"]


def match(*arguments: object) -> dict[str, object]:
    answer: dict[str, object] = json.loads(Done("match", *arguments, "--json").good())
    return answer


def test_a_match_tells_wins_scores_and_ratings() -> None:
    told = match("beer-and-bread", "--bots", "greedy,random", "--games", 4, "--seed", 3)
    assert list(told) == MATCH_KEYS
    assert told["games"] == 4
    assert sum(told["wins"].values()) == 4  # type: ignore[attr-defined]
    assert told["wins"]["greedy"] >= 3  # type: ignore[index]
    assert told["rating"]["greedy"] > told["rating"]["random"]  # type: ignore[index]


def test_jobs_change_nothing_but_the_time() -> None:
    plans = ("dice-brewing", "--bots", "search:2,random", "--players", 3, "--games", 3)
    alone, shared = match(*plans), match(*plans, "--jobs", 2)
    for told in (alone, shared):
        del told["seconds"]
        for bot in told["bots"]:  # type: ignore[attr-defined]
            del bot["decisions_per_second"]
    assert alone == shared


def test_a_match_is_shown_as_a_table() -> None:
    told = Done("match", "beer-and-bread", "--bots", "search:3,random", "--games", 2).good()
    for part in ("search:3", "random", "rating", "wins by seat"):
        assert part in told


def test_a_tournament_plays_every_pair_and_keeps_the_games(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    bots = "random,greedy,search:2"
    told = Done("tournament", "beer-and-bread", "--bots", bots, "--games", 2, "-o", file, "--json").good()
    assert json.loads(told)["games"] == 6
    rows = polars.read_parquet(file)
    assert rows.height == 12
    assert set(rows["bot"]) == {"random", "greedy", "search:2"}


def test_the_bots_are_told_with_their_strength() -> None:
    told = Done("bots").good()
    assert all(part in told for part in ("easy", "search:0.2s", "search:1s", "Dice", "Pioneers"))
    bots = {one["bot"]: one for one in json.loads(Done("bots", "--json").good())["bots"]}
    assert list(bots) == ["random", "easy", "normal", "hard"]
    for game in ("beer-and-bread", "dice-brewing", "beer-pioneers"):
        wins = [bot["wins_of_100_against_easy"][game] for bot in bots.values()]
        assert wins == sorted(wins)


@pytest.mark.parametrize(
    ("arguments", "refusal"),
    [
        (
            ("match", "beer-and-bread", "--bots", "greedy,rndom"),
            "there is no bot 'rndom'; did you mean 'random'?",
        ),
        (("match", "beer-and-bread", "--bots", "search:fast,greedy"), "'search:fast' is no search"),
        (("match", "beer-and-bread", "--bots", "a.py:B,greedy"), "there is no file a.py to take a bot from"),
        (("match", "beer-and-bread", "--bots", "greedy,easy,random"), "is for 2 players, not 3"),
        (("match", "dice-brewing", "--bots", "greedy,easy,random", "--players", 2), "3 bots for 2 seats"),
        (("tournament", "dice-brewing", "--bots", "greedy,easy", "--players", 3), "2 bots for 3 seats"),
        (("match", "beer-and-bread", "--resume"), "name it with --output"),
        (
            ("match", "beer-and-bread", "--bots", "search:4:2,random", "--jobs", 2),
            "leave out --jobs, or the cores",
        ),
        (("sim", "beer-and-bread", "--bots", "search:4:2", "--jobs", 2), "leave out --jobs, or the cores"),
        (
            ("match", "beer-and-bread", "--output", "no/such/folder/games.parquet"),
            "cannot write no/such/folder",
        ),
        (("match", "beer-and-bread", "--seed", 2**63 - 1, "--games", 4), "seed"),
    ],
)
def test_what_is_wrong_with_a_contest_is_said_at_once(arguments: tuple[object, ...], refusal: str) -> None:
    assert refusal in Done(*arguments).refusal()


def test_a_review_tells_the_curve_and_the_turning_points() -> None:
    told = json.loads(Done("review", FINISHED, "--seconds", 0.001, "--json").good())
    assert len(told["decisions"]) > 50
    for verdict in told["decisions"]:
        assert sum(verdict["chances"]) == pytest.approx(1.0, abs=0.01)
        assert verdict["better"] is not None or verdict["lost"] == 0
        assert verdict["better"] != verdict["played"]
    assert set(told["turning_points"]) <= {verdict["ply"] for verdict in told["decisions"]}
    assert sorted(told["ending"]) == [0, 1]


def test_the_curve_of_a_review_ends_with_the_winner_and_fits_a_terminal() -> None:
    told = Done("review", FINISHED, "--seconds", 0.001).good().splitlines()
    curves = [line for line in told if line[-1:] in ("▁", "█")]
    assert sorted(line[-1] for line in curves) == ["▁", "█"]
    assert all(len(line) < 80 for line in curves)


def test_a_review_of_an_unfinished_game_is_shown_to_people() -> None:
    told = Done("review", UNFINISHED, "--seconds", 0.001).good()
    assert any(bar in told for bar in "▁▂▃▄▅▆▇█")
    assert "no such file" in Done("review", "nowhere.brew").refusal().lower()


def test_a_tournament_goes_on_where_it_was_stopped_and_plays_no_game_twice(tmp_path: Path) -> None:
    file, script, diary = tmp_path / "games.parquet", tmp_path / "diarist.py", tmp_path / "diary"
    script.write_text(DIARIST.format(diary=str(diary)), "utf-8")
    plan = ("beer-and-bread", "--bots", f"{script}:Diarist,random", "--games", 4, "-o", file)
    Done("tournament", *plan).good()
    whole = polars.read_parquet(file)
    whole.filter(polars.col("game") != 2).write_parquet(file, metadata=polars.read_parquet_metadata(file))
    diary.write_text("", "utf-8")
    Done("tournament", *plan, "--resume", "--json").good()
    assert (
        diary.read_text("utf-8").split() == ["met"] * 2
    )  # to see whether there is such a bot, and for a game
    assert polars.read_parquet(file).drop("seconds").equals(whole.drop("seconds"))


DIARIST = """
class Diarist:
    def __init__(self, stream):
        with open({diary!r}, "a") as diary:
            print("met", file=diary)

    def choose(self, observation):
        return observation.legal()[0]
"""


def test_an_interrupt_keeps_what_is_done_and_leaves_no_process(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    plan = ["match", "beer-and-bread", "--bots", "greedy,random", "--games", "100000", "-o", str(file)]
    running = subprocess.Popen(
        [sys.executable, "-m", "brewtable", *plan, "--jobs", "2", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )
    ready = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    while len(workers := ready.read_text("utf-8").split()) < 3:  # a process that multiprocessing keeps, too
        time.sleep(0.05)
    time.sleep(3)
    running.send_signal(signal.SIGINT)
    told, problem = running.communicate(timeout=60)
    assert running.returncode == 130, problem
    games = json.loads(told)["games"]
    assert f"{games:,} of 100,000 games" in problem
    assert polars.read_parquet(file)["game"].n_unique() == games > 0
    deadline = time.monotonic() + 30
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < deadline, "a process was left behind"
        time.sleep(0.1)
