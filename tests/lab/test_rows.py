"""Rows of games: one for each decision, the same however the work is spread, kept whatever ends it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from os import getpid
from pathlib import Path
from typing import Any

import polars as pl
import pytest
from tests.doors.commands import Done
from tests.strength import INTERPRETED

from brewtable.arena.contest import Rules, play_all
from brewtable.arena.spread import Here
from brewtable.kernel.errors import SetupError
from brewtable.kernel.registry import find_game, game_names
from brewtable.lab.folder import PLAN, SCHEMAS, Folder, Frames
from brewtable.lab.plan import Plan, bots_by_seat
from brewtable.lab.study import play

GAME = "beer-and-bread"
# As plain Python the rules take fifty times as long; the lab itself is never compiled.
EASY = "random" if INTERPRETED else "easy"
JUDGED = 1 if INTERPRETED else 3  # explorations


def plan(game: str = GAME, players: int = 2, games: int = 4, **other: Any) -> Plan:
    given = {"bots": bots_by_seat([EASY], players), "judge": JUDGED, "ladder": 0, **other}
    return Plan(game, players, (None,), games=games, **given)


def rows(one: Plan, folder: Path, jobs: int = 1, resume: bool = False) -> Frames:
    with Here(jobs) as engine:
        counts = list(play(one, folder, engine, resume))
    assert counts[-1] == len(one.tasks())
    return Folder(folder).frames()


def same(one: Frames, other: Frames) -> bool:
    return all(getattr(one, table).equals(getattr(other, table)) for table in SCHEMAS)


@pytest.mark.parametrize("game", game_names())
def test_each_decision_is_a_row(game: str, tmp_path: Path) -> None:
    rules = find_game(game)
    for players in {rules.fewest, rules.most}:
        found = rows(plan(game, players, 2, judge=0), tmp_path / str(players))
        plies = found.decisions.group_by("game", maintain_order=True).agg(pl.col("ply"))
        ends = dict(found.seats.select("game", "decisions").unique().iter_rows())
        assert {one: len(all_of) for one, all_of in plies.iter_rows()} == ends
        assert all(all_of == [*range(len(all_of))] for _, all_of in plies.iter_rows())
        assert found.seats.group_by("game").agg(pl.col("win").sum())["win"].to_list() == [1.0, 1.0]


def test_what_is_taken_was_offered_by_the_same_decision(tmp_path: Path) -> None:
    found = rows(plan(games=2), tmp_path / "lab")
    taken = found.offers.filter("taken").join(found.decisions, on=["game", "ply"], suffix="_decided")
    assert taken.height > 50
    assert (taken["kind"] == taken["kind_decided"]).all()
    assert (taken["seat"] == taken["seat_decided"]).all()
    named = taken.filter((pl.col("sort") == "card") & (pl.col("kind") != "exchange"))
    assert (named["text"] == named["kind"] + " " + named["name"]).all()


def test_judgements_are_chances(tmp_path: Path) -> None:
    decisions = rows(plan(games=2), tmp_path / "lab").decisions
    judged = decisions.filter(pl.col("legal") > 1)
    assert judged["before"].is_between(0, 1).all()
    assert judged["after"].is_between(0, 1).all()
    assert (judged["chances"].list.sum() - 1).abs().max() < 1e-9  # type: ignore[operator]
    assert (judged["effective"] <= judged["legal"] + 1e-9).all()
    assert decisions.filter(pl.col("legal") == 1)["before"].is_null().all()


def test_judging_changes_no_game(tmp_path: Path) -> None:
    one = plan(games=3)
    judged = rows(one, tmp_path / "lab").seats
    fixtures = [task.fixture for task in one.tasks()]
    played = [score for game in play_all(Rules(GAME), fixtures, Here()) for score in game.scores]
    assert judged["score"].to_list() == played


def test_the_rows_are_the_same_for_any_number_of_jobs(tmp_path: Path) -> None:
    one = plan(games=5, bots=bots_by_seat(["search:4", "easy"], 2), ladder=0)
    assert same(rows(one, tmp_path / "alone"), rows(one, tmp_path / "shared", jobs=2))


class Interrupted:
    """An engine that somebody stops in the middle."""

    def __init__(self, after: int) -> None:
        self.workers, self.after = 1, after

    def run(self, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
        for number, task in enumerate(tasks):
            if number == self.after:
                raise KeyboardInterrupt
            yield work(task)

    def __enter__(self) -> Interrupted:
        return self

    def __exit__(self, *_: object) -> None:
        pass


def test_an_interruption_keeps_what_is_done(tmp_path: Path) -> None:
    one = plan(games=5)
    folder = tmp_path / "lab"
    with pytest.raises(KeyboardInterrupt):
        list(play(one, folder, Interrupted(2), resume=False))
    assert Folder(folder).done() == {0, 1}
    assert same(rows(one, folder, resume=True), rows(one, tmp_path / "whole"))


def test_a_part_that_was_not_finished_is_written_again(tmp_path: Path) -> None:
    found = rows(plan(games=1), tmp_path / "lab")
    (begun,) = (tmp_path / "lab").glob("part-*")
    begun.rename(begun.with_name(f".{begun.name}-{getpid()}"))
    assert Folder(tmp_path / "lab").done() == set()
    assert same(rows(plan(games=1), tmp_path / "lab", resume=True), found)
    assert [part.name for part in (tmp_path / "lab").glob("*part-*")] == [begun.name]


def test_one_bot_at_all_seats_plays_no_deal_twice() -> None:
    alike, turned = (plan(games=4, bots=bots).tasks() for bots in (("easy", "easy"), ("easy", "random")))
    assert [(one.fixture.seed, one.fixture.turned) for one in alike] == [(0, 0), (1, 0), (2, 0), (3, 0)]
    assert [(one.fixture.seed, one.fixture.turned) for one in turned] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    decks = replace(plan(games=3), decks=(None, "house")).tasks()
    assert [(one.deck, one.fixture.number, one.fixture.seed) for one in decks[2:4]] == [(0, 2, 2), (1, 3, 0)]


def test_games_of_other_rules_are_not_gone_on_with(tmp_path: Path) -> None:
    asked = ("lab", GAME, "--bots", "random", "--games", 1, "--judge", 0, "--ladder", 0, "-o", tmp_path)
    Done(*asked).good()
    file = tmp_path / PLAN
    data = json.loads(file.read_text("utf-8"))
    assert data["plan"]["rules"] == find_game(GAME).version
    data["plan"]["rules"] += 1
    file.write_text(json.dumps(data), encoding="utf-8")
    assert "the rules have changed" in Done(*asked, "--resume").refusal()


def test_games_of_another_plan_are_not_gone_on_with(tmp_path: Path) -> None:
    rows(plan(games=1), tmp_path / "lab")
    with pytest.raises(SetupError, match="lab-folder-used"):
        rows(plan(games=1), tmp_path / "lab")
    with pytest.raises(SetupError, match="lab-other-plan"):
        rows(plan(games=2), tmp_path / "lab", resume=True)
