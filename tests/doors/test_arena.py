"""Matches, tournaments and reviews from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import polars
import pytest
from tests.doors.test_cli import FINISHED, UNFINISHED, Done

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
