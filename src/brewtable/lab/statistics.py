"""The few statistics that the report rests on. Plain formulas, each held to hand-computed values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, log1p, sqrt
from statistics import NormalDist, fmean, variance

_NORMAL = NormalDist()
SURE = 0.95  # how often an interval holds the true value


@dataclass(frozen=True)
class Estimate:
    """What some values say about their true mean: the mean, and how far it may be off."""

    mean: float
    error: float  # one standard error
    low: float
    high: float
    p: float  # how often chance alone would bring a mean so far from 0
    count: int


def estimate(values: Sequence[float], least: float = 0.0) -> Estimate:
    """The mean of independent values, with Student's interval.

    `least` is a variance they are known to have: eight wins in a row show none, and are not certain for that.
    """
    count = len(values)
    mean = fmean(values) if count else 0.0
    if count < 2:
        return Estimate(mean, float("inf"), float("-inf"), float("inf"), 1.0, count)
    error = sqrt(max(variance(values), least) / count)
    reach = student(count - 1) * error
    return Estimate(mean, error, mean - reach, mean + reach, two_sided(mean, error, count - 1), count)


def difference(one: Estimate, other: Estimate) -> Estimate:
    """How far the second lies above the first, when both are means of values of their own (Welch)."""
    mean = other.mean - one.mean
    error = sqrt(one.error**2 + other.error**2)
    if min(one.count, other.count) < 2 or error == 0.0:
        return Estimate(mean, error, mean, mean, 1.0 if mean == 0.0 or error > 0.0 else 0.0, one.count)
    freedom = error**4 / (one.error**4 / (one.count - 1) + other.error**4 / (other.count - 1))
    reach = student(freedom) * error
    count = min(one.count, other.count)
    return Estimate(mean, error, mean - reach, mean + reach, two_sided(mean, error, freedom), count)


def student(freedom: float) -> float:
    """How many standard errors a 95 % interval reaches: Student's quantile, by its series."""
    z = _NORMAL.inv_cdf((1 + SURE) / 2)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / freedom ** (power + 1) for power, term in enumerate(terms))


def two_sided(mean: float, error: float, freedom: float) -> float:
    """How often a mean of nothing but chance lies so many errors from 0, to either side."""
    if error == 0.0:
        return 1.0 if mean == 0.0 else 0.0
    t = abs(mean) / error
    # Student's t as the normal deviate that is as rare, after Wallace.
    z = (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log1p(t * t / freedom))
    return 2 * (1 - _NORMAL.cdf(z))


def beyond_chance(ps: Sequence[float], wrong: float = 0.05) -> list[bool]:
    """Which of many findings to believe, so that of those believed about one in twenty is wrong.

    Benjamini and Hochberg: who looks at a hundred cards finds five unusual ones by chance alone.
    """
    order = sorted(range(len(ps)), key=lambda at: ps[at])
    believed = 0
    for rank, at in enumerate(order, 1):
        if ps[at] <= wrong * rank / len(ps):
            believed = rank
    kept = set(order[:believed])
    return [at in kept for at in range(len(ps))]


def spread(estimates: Sequence[Estimate]) -> float:
    """How far true values lie from 0, as a standard deviation: what is left when chance is taken out."""
    known = [one for one in estimates if one.count >= 2]
    if not known:
        return 0.0
    seen = fmean(one.mean**2 for one in known)
    return sqrt(max(0.0, seen - fmean(one.error**2 for one in known)))


def shrunk(one: Estimate, true_spread: float) -> float:
    """The best guess at a true value: the less is known of it, the nearer to 0."""
    if one.count < 2 or true_spread == 0.0:
        return 0.0
    return one.mean * true_spread**2 / (true_spread**2 + one.error**2)


def effective_number(weights: Sequence[float]) -> float:
    """As how many equally good choices some choices are, by the attention each got: 1 to their number."""
    total = sum(weights)
    shares = [weight / total for weight in weights if weight > 0]
    return exp(-sum(share * log(share) for share in shares)) if shares else 1.0
