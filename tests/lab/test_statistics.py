"""Each formula beside a value worked out by hand or taken from printed tables."""

from __future__ import annotations

from math import exp, log, sqrt

import pytest

from brewtable.arena.standings import wilson
from brewtable.lab.findings import known_from, lead_changes
from brewtable.lab.statistics import (
    Estimate,
    beyond_chance,
    difference,
    effective_number,
    estimate,
    shrunk,
    spread,
    student,
    two_sided,
)


def of(mean: float, error: float, count: int = 10) -> Estimate:
    return Estimate(mean, error, mean - 2 * error, mean + 2 * error, 1.0, count)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (1.0, 10, 0.7225, 1.0), (0.0, 10, 0.0, 0.2775)],
)
def test_the_interval_of_a_share_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (10, 2.228), (30, 2.042), (1e9, 1.960)])
def test_students_quantiles_are_those_of_the_tables(freedom: float, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=2e-3)


def test_a_mean_with_its_interval() -> None:
    found = estimate([1.0, 2.0, 3.0, 4.0, 5.0])  # variance 2.5, so an error of sqrt(0.5)
    assert (found.mean, found.count) == (3.0, 5)
    assert found.error == pytest.approx(sqrt(0.5))
    assert found.low == pytest.approx(3.0 - 2.776 * sqrt(0.5), abs=2e-3)
    assert found.p == pytest.approx(0.0132, abs=2e-3)  # t = 4.243 with 4 degrees of freedom


def test_a_single_value_says_nothing_of_its_error() -> None:
    assert estimate([7.0]).low == float("-inf")
    assert estimate([]).count == 0


def test_two_sided_is_one_in_twenty_at_the_quantile() -> None:
    assert two_sided(2.228, 1.0, 10) == pytest.approx(0.05, abs=2e-3)
    assert two_sided(0.0, 0.0, 10) == 1.0


def test_the_difference_of_two_means_is_welchs() -> None:
    found = difference(of(1.0, 1.0), of(4.0, 1.0))  # 18 degrees of freedom, t = 3 / sqrt 2
    assert found.mean == 3.0
    assert found.error == pytest.approx(sqrt(2))
    assert found.high == pytest.approx(3.0 + 2.101 * sqrt(2), abs=5e-3)
    assert found.p == pytest.approx(0.048, abs=2e-3)


def test_of_many_findings_only_those_beyond_chance_are_believed() -> None:
    # In order .005 <= .01, .01 <= .02, .03 <= .03, .04 <= .04, and .5 is not below .05.
    assert beyond_chance([0.01, 0.04, 0.03, 0.005, 0.5]) == [True, True, True, True, False]
    assert beyond_chance([0.04, 0.6, 0.7, 0.8]) == [False] * 4  # one of four is no wonder
    assert beyond_chance([]) == []


def test_what_is_little_known_is_moved_towards_nothing() -> None:
    assert shrunk(of(0.1, 0.1), 0.1) == pytest.approx(0.05)
    assert shrunk(of(0.1, 0.1), 0.0) == 0.0
    assert spread([of(0.3, 0.1), of(-0.3, 0.1)]) == pytest.approx(sqrt(0.08))
    assert spread([of(0.1, 0.2), of(-0.1, 0.2)]) == 0.0


def test_attention_counts_equally_good_choices() -> None:
    assert effective_number([1.0, 1.0, 1.0, 1.0]) == pytest.approx(4.0)
    assert effective_number([5.0, 0.0]) == pytest.approx(1.0)
    assert effective_number([3.0, 1.0]) == pytest.approx(exp(-(0.75 * log(0.75) + 0.25 * log(0.25))))


def test_the_lead_changes_when_another_is_clearly_ahead() -> None:
    assert lead_changes([[0.6, 0.4], [0.48, 0.52], [0.6, 0.4]]) == 0  # a hair is no lead
    assert lead_changes([[0.6, 0.4], [0.4, 0.6], [0.7, 0.3]]) == 2


def test_the_winner_is_known_after_the_last_doubt() -> None:
    assert known_from([0.5, 0.9, 0.7, 0.85, 0.9]) == pytest.approx(3 / 5)
    assert known_from([0.9, 0.9]) == 0.0
    assert known_from([0.9, 0.5]) == 1.0
