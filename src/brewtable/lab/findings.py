"""What the rows of one deck say: seats, scores, length, drama, choice, cards, and what the book expects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import polars as pl

from brewtable.arena.standings import wilson
from brewtable.kernel.things import Expectation
from brewtable.lab.folder import Frames
from brewtable.lab.statistics import Estimate, estimate
from brewtable.lab.uses import DIGITS, Use, Way, uses

KNOWN_FROM = 0.8  # a chance to win that tells who will
STEPS = 10  # parts of a game in curves over its course
CLOSE = 2  # points between the first and the second of a close game
MANY = 20  # times something must have been possible before it is said that nobody wants it
AHEAD = 0.1  # of the chances to win: less is no lead
SELDOM, NEARLY_ALWAYS = 0.03, 0.97
WINNING = 0.15  # more wins than usual, surely: then a choice decides games


@dataclass(frozen=True)
class Share:
    """Wins out of games, with the interval of the true share."""

    name: str
    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Expected:
    """A number of the book beside what happened."""

    words: str
    measure: str
    least: float
    most: float
    seen: Estimate

    @property
    def verdict(self) -> str:
        """`within` unless the interval lies outside."""
        if self.seen.high < self.least:
            return "below"
        return "above" if self.seen.low > self.most else "within"


@dataclass
class Findings:
    """Everything that is told of one deck."""

    games: int
    players: int
    seats: list[Share]
    beginner: Share | None
    even: float
    scores: list[Estimate]
    winner: Estimate
    margin: Estimate
    close: float
    rounds: Estimate
    decisions: Estimate
    leads: Estimate | None
    known: Estimate | None  # part of the game after which the winner was known
    course: list[tuple[float, float]]  # through the game: the chance that search gave the winner
    trust: list[tuple[float, float, int]]  # chances told, how many came true, of how many
    free: float  # decisions with something to choose
    legal: Estimate
    effective: Estimate | None
    kinds: list[tuple[str, float, float, float | None]]  # kind: times a game, legal, effective
    uses: list[Use] = field(default_factory=list)
    expected: list[Expected] = field(default_factory=list)

    def favoured(self) -> Share | None:
        """The seat that wins more than its part, beyond chance."""
        beyond = [seat for seat in self.seats if seat.low > self.even]
        return max(beyond, key=lambda seat: seat.share, default=None)

    def ranked(self, sort: str) -> list[Use]:
        """Things of which enough is known, the strongest first."""
        return [use for use in self.uses if use.sort == sort and use.index != 0.0]

    def never_offered(self) -> list[Use]:
        return [use for use in self.uses if use.offered == 0]

    def unwanted(self) -> list[Use]:
        return [use for use in self.uses if use.offered >= MANY and use.rate <= SELDOM]

    def musts(self) -> list[Use]:
        """What everybody takes who can, where it matters who does."""
        return [
            use
            for use in self.uses
            if use.offered >= MANY and use.rate >= NEARLY_ALWAYS and use.surely and use.index > 0
        ]

    def winning(self) -> list[Use]:
        return [use for use in self.uses if use.won and use.won.count >= MANY and use.won.low >= WINNING]


def never_done(way: Way) -> bool:
    return way.offered >= MANY and way.taken <= SELDOM * way.offered


def find(frames: Frames, things: Iterable[tuple[str, str]], expected: Sequence[Expectation]) -> Findings:
    """All findings about one deck from its rows."""
    seats = frames.seats
    players = seats["seat"].n_unique()
    games = (
        seats.group_by("game", maintain_order=True)
        .agg(pl.col("score").sort(descending=True), pl.col("rounds").first(), pl.col("decisions").first())
        .sort("game")
    )
    ranked: list[list[int]] = games["score"].to_list()
    margins = [float(one[0] - one[1]) for one in ranked if len(one) > 1]
    choices = frames.decisions.filter(pl.col("legal") > 1)
    drama = _drama(frames)
    return Findings(
        games=games.height,
        players=players,
        seats=[_share(str(seat), seats.filter(pl.col("seat") == seat)) for seat in range(players)],
        beginner=_beginner(seats),
        even=1 / players,
        scores=[_mean(seats.filter(pl.col("seat") == seat), "score") for seat in range(players)],
        winner=estimate([float(one[0]) for one in ranked]),
        margin=estimate(margins),
        close=sum(margin <= CLOSE for margin in margins) / max(len(margins), 1),
        rounds=_mean(games, "rounds"),
        decisions=_mean(games, "decisions"),
        leads=estimate(drama.leads) if drama.leads else None,
        known=estimate(drama.known) if drama.known else None,
        course=drama.course(),
        trust=_trust(frames),
        free=choices.height / max(frames.decisions.height, 1),
        legal=_mean_by_game(choices, "legal"),
        effective=_mean_by_game(choices, "effective") if choices["effective"].is_not_null().any() else None,
        kinds=_kinds(choices, games.height),
        uses=uses(frames, things),
        expected=[_expected(one, frames) for one in expected],
    )


def _share(name: str, rows: pl.DataFrame) -> Share:
    games = rows.height
    share = float(rows["win"].sum()) / games if games else 0.0
    low, high = wilson(share, games) if games else (0.0, 1.0)
    return Share(name, games, share, low, high)


def _beginner(seats: pl.DataFrame) -> Share | None:
    """How often who decides first wins, if that is not always the same seat."""
    begin = seats.filter("begins")
    return _share("begins", begin) if begin["seat"].n_unique() > 1 else None


def _mean(rows: pl.DataFrame, column: str) -> Estimate:
    return estimate([float(value) for value in rows[column].drop_nulls()])


def _mean_by_game(rows: pl.DataFrame, column: str) -> Estimate:
    return _mean(rows.group_by("game", maintain_order=True).agg(pl.col(column).mean()).sort("game"), column)


def _kinds(choices: pl.DataFrame, games: int) -> list[tuple[str, float, float, float | None]]:
    counted = (
        choices.group_by("kind", maintain_order=True)
        .agg(pl.len().alias("times"), pl.col("legal").mean(), pl.col("effective").mean())
        .sort("times", "kind", descending=[True, False])
    )
    return [
        (row["kind"], row["times"] / max(games, 1), row["legal"], row["effective"])
        for row in counted.iter_rows(named=True)
    ]


# Drama: lead changes, and when the winner was known.


@dataclass
class Drama:
    leads: list[float] = field(default_factory=list)  # changes of the lead, by game
    known: list[float] = field(default_factory=list)  # part of the game after which the winner was known
    told: list[list[float]] = field(default_factory=list)  # by game the winner's chance, step by step

    def course(self) -> list[tuple[float, float]]:
        if not self.told:
            return []
        means = [sum(game[step] for game in self.told) / len(self.told) for step in range(STEPS)]
        return [((step + 0.5) / STEPS, mean) for step, mean in enumerate(means)]


def _drama(frames: Frames) -> Drama:
    drama = Drama()
    winners = frames.seats.filter(pl.col("win") == 1.0).select("game", pl.col("seat").alias("winner"))
    judged = (
        frames.decisions.filter(pl.col("chances").is_not_null())
        .join(winners, on="game", how="left")
        .sort("game", "ply")
    )
    for _, game in judged.group_by("game", maintain_order=True):
        chances: list[list[float]] = game["chances"].to_list()
        drama.leads.append(float(lead_changes(chances)))
        winner = game["winner"][0]
        if winner is not None:
            course = [chance[winner] for chance in chances]
            drama.known.append(known_from(course))
            drama.told.append([course[int((step + 0.5) / STEPS * len(course))] for step in range(STEPS)])
    return drama


def lead_changes(chances: Sequence[Sequence[float]]) -> int:
    """How often another seat came to be the likeliest winner, by a clear lead."""
    leader, changes = -1, 0
    for now in chances:
        best = max(range(len(now)), key=lambda seat: now[seat])
        if best != leader and (leader < 0 or now[best] > now[leader] + AHEAD):
            changes += leader >= 0
            leader = best
    return changes


def known_from(course: Sequence[float]) -> float:
    """The part of a game after which the winner's chance never fell below what tells who will win."""
    last_doubt = max((at for at, chance in enumerate(course) if chance < KNOWN_FROM), default=-1)
    return (last_doubt + 1) / len(course)


def _trust(frames: Frames) -> list[tuple[float, float, int]]:
    """Chances that search gave before decisions, in steps, and how many of them came true."""
    judged = frames.decisions.filter(pl.col("before").is_not_null()).join(
        frames.seats.select("game", "seat", "win"), on=["game", "seat"], maintain_order="left"
    )
    steps = (
        judged.with_columns((pl.col("before") * 5).floor().clip(0, 4).alias("step"))
        .group_by("step", maintain_order=True)
        .agg(
            pl.col("before").mean().round(DIGITS), pl.col("win").mean().round(DIGITS), pl.len().alias("count")
        )
        .sort("step")
    )
    return [(row["before"], row["win"], row["count"]) for row in steps.iter_rows(named=True)]


# What the book lets one expect.


def _expected(one: Expectation, frames: Frames) -> Expected:
    return Expected(one.words, one.measure, one.least, one.most, estimate(values_of(one.measure, frames)))


def values_of(measure: str, frames: Frames) -> list[float]:
    """A measure, a value for each game: the mean of its seats, where it is about a seat."""
    seats = frames.seats
    if measure in _OF_SEATS:
        column = _OF_SEATS[measure](pl.col("rounds" if measure == "rounds" else "score"))
        return [
            float(value)
            for value in seats.group_by("game", maintain_order=True).agg(column).sort("game").to_series(1)
        ]
    players = seats["seat"].n_unique()
    rows = (
        frames.measures.filter(pl.col("measure") == measure)
        .group_by("game", maintain_order=True)
        .agg(pl.col("value").sum() / players)
    )
    everywhere = seats.select(pl.col("game").unique()).join(rows, on="game", how="left").sort("game")
    return [float(value or 0.0) for value in everywhere["value"]]


_OF_SEATS: dict[str, Callable[[pl.Expr], pl.Expr]] = {
    "score": lambda score: score.mean(),
    "winner-score": lambda score: score.max(),
    "rounds": lambda rounds: rounds.first(),
}


# Skill.


def ladder(seats: pl.DataFrame, levels: Sequence[str]) -> list[tuple[str, str, Share]]:
    """Each level against the next: what the stronger wins, in games that were played for it."""
    found: list[tuple[str, str, Share]] = []
    for weaker, stronger in pairwise(levels):
        games = (
            seats.group_by("game", maintain_order=True)
            .agg(pl.col("bot").unique())
            .filter(pl.col("bot").list.contains(weaker) & pl.col("bot").list.contains(stronger))
        )
        own = seats.join(games.select("game"), on="game").filter(pl.col("bot") == stronger)
        if own.height:
            found.append((weaker, stronger, _share(stronger, own)))
    return found
