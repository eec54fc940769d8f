"""Two decks side by side: what differs between them beyond chance."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import polars as pl

from brewtable.lab.findings import Findings, values_of
from brewtable.lab.folder import Frames
from brewtable.lab.statistics import Estimate, beyond_chance, difference, estimate
from brewtable.lab.uses import FEW, Use


@dataclass(frozen=True)
class Difference:
    """One number of both decks, and the second less the first."""

    measure: str  # a key of the report's words, or `thing` …
    about: tuple[str, str] | None  # … and then which
    one: float
    other: float
    by: Estimate


@dataclass(frozen=True)
class Comparison:
    compared: int
    found: list[Difference]  # beyond chance, the surest first


def compare(one: Findings, other: Findings, rows: tuple[Frames, Frames]) -> Comparison:
    """All that can be compared, and of it what differs when so many things are looked at."""
    pairs = [*_measures(one, other, rows), *_things(one, other)]
    believed = beyond_chance([pair.by.p for pair in pairs])
    found = [pair for pair, sure in zip(pairs, believed, strict=True) if sure]
    return Comparison(len(pairs), sorted(found, key=lambda pair: pair.by.p))


def _measures(one: Findings, other: Findings, rows: tuple[Frames, Frames]) -> list[Difference]:
    first, second = rows
    pairs: list[tuple[str, Estimate | None, Estimate | None]] = [
        ("rounds", one.rounds, other.rounds),
        ("decisions", one.decisions, other.decisions),
        ("winner", one.winner, other.winner),
        ("margin", one.margin, other.margin),
        ("leads", one.leads, other.leads),
        ("known", one.known, other.known),
        ("legal", one.legal, other.legal),
        ("effective", one.effective, other.effective),
    ]
    pairs += [(f"seat-{seat}", _wins(first, seat), _wins(second, seat)) for seat in range(one.players - 1)]
    measures = sorted(set(first.measures["measure"]) & set(second.measures["measure"]))
    pairs += [
        (measure, estimate(values_of(measure, first)), estimate(values_of(measure, second)))
        for measure in measures
    ]
    return [Difference(name, None, a.mean, b.mean, difference(a, b)) for name, a, b in pairs if a and b]


def _wins(frames: Frames, seat: int) -> Estimate:
    return estimate(frames.seats.filter(pl.col("seat") == seat)["win"].to_list())


def _things(one: Findings, other: Findings) -> list[Difference]:
    """How often things are used, and what they are worth by either witness, where both decks have them."""
    known = {(use.sort, use.name): use for use in one.uses}
    found: list[Difference] = []
    for use in other.uses:
        before = known.get((use.sort, use.name))
        if before is None:
            continue
        about = (use.sort, use.name)
        pairs = _ways(before, use, one, other)
        if min(before.games, use.games) >= FEW:
            pairs += [
                ("thing-outcome", before.outcome, use.outcome),
                ("thing-search", before.search, use.search),
            ]
        for measure, a, b in pairs:
            if a is not None and b is not None:
                found.append(Difference(measure, about, a.mean, b.mean, difference(a, b)))
    return found


def _ways(
    before: Use, after: Use, one: Findings, other: Findings
) -> list[tuple[str, Estimate | None, Estimate | None]]:
    """In what part of its games a seat does it, for each kind of action."""
    counts = {way.kind: (0, way.taken) for way in after.ways}
    for way in before.ways:
        counts[way.kind] = (way.taken, counts.get(way.kind, (0, 0))[1])
    return [
        (f"way:{kind}", _part(first, one), _part(second, other))
        for kind, (first, second) in sorted(counts.items())
        if first + second >= FEW
    ]


def _part(taken: int, found: Findings) -> Estimate:
    """A part of all seats in all games; one more and one less, for what was always or never so.

    What the seats of a game do hangs together, so its error is that of so many games.
    """
    count = found.games * found.players
    share = taken / count
    guess = (taken + 1) / (count + 2)
    error = sqrt(guess * (1 - guess) / found.games)
    return Estimate(share, error, share - 2 * error, share + 2 * error, 1.0, count)
