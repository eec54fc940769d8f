"""Verdicts on decisions: in the same way in every run, and fair to what was played."""

from __future__ import annotations

from pathlib import Path

from brewtable.bots.review import NOTEWORTHY, TURNING_POINTS, Verdict, judge, review, turning_points
from brewtable.bots.search import Budget, Search
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.journal import read_journal
from brewtable.kernel.observation import Observation

GOLDEN = Path(__file__).parent.parent / "golden"
GAME = read_journal((GOLDEN / "random-51.brew").read_text("utf-8"))
BUDGET = Budget(0, 12)


def test_a_review_by_explorations_is_the_same_in_every_run() -> None:
    start = GAME.branch(8)
    first, second = ([one.to_data() for one in review(start, BUDGET, seed=3)] for _ in range(2))
    assert first == second
    assert [one["ply"] for one in first] == [
        ply for ply, entry in enumerate(start.entries) if len(entry.before.legal()) > 1
    ]


def test_what_the_bot_left_aside_is_looked_at_before_it_is_blamed() -> None:
    blamed = left = 0.0
    for ply, entry in list(enumerate(GAME.entries))[::4]:
        if len(entry.before.legal()) == 1:
            continue
        observation = Observation(GAME.game, entry.before, entry.seat, Stream(ply, RESAMPLING))
        tree = Search(Stream(ply, BOTS), BUDGET).think(observation)
        played = next(child for child in tree.root.children if child.action == entry.action)
        if played.visits == 0:
            verdict = judge(GAME.game, entry.before, ply, entry.action, BUDGET, 0)
            assert verdict.lost < tree.favourite().mean()
            blamed += verdict.lost
            left += tree.favourite().mean()
    assert 0 < blamed < left / 2


def test_turning_points_are_the_worst_decisions_in_the_order_of_the_game() -> None:
    def lost(ply: int, part: float) -> Verdict:
        verdict = Verdict(ply, 0, [0.5, 0.5], "pass")
        verdict.lost = part
        return verdict

    little = [lost(ply, NOTEWORTHY - 0.01) for ply in range(10)]
    assert turning_points(little) == []
    much = [lost(10 + ply, 0.2 + ply / 100) for ply in range(TURNING_POINTS + 2)]
    assert [one.ply for one in turning_points(little + much)] == [one.ply for one in much[2:]]
