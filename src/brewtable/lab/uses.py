"""For every card, space, effect and token: how often it could be chosen, was chosen and how, and its worth.

Two witnesses say what a thing is worth, and neither needs the other. The *outcome*: did those who used it
win more often than the seat they sat at usually does? The *search*: where it could be chosen, by how much
is that better than the best other choice? Both are compared with other things of the same sort used in the
same way, since whoever sells more wins more, whatever the card: what is left tells the cards apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

import polars as pl

from brewtable.lab.folder import Frames
from brewtable.lab.statistics import Estimate, beyond_chance, estimate, shrunk, spread

DIGITS = 9  # sums come out the same to so many digits, however many threads add them up
FEW = 8  # uses in fewer games say nothing worth ranking
_BY_THING = ["sort", "name"]
_BY_USE = ["sort", "name", "kind"]


@dataclass
class Way:
    """One way to use a thing, by the kind of action."""

    kind: str
    offered: int  # chances of a seat in a game: at least once it could be chosen
    taken: int  # of these it was chosen at least once


@dataclass
class Use:
    """What was found about a thing."""

    sort: str
    name: str
    offered: int = 0  # seats in games that could choose it
    taken: int = 0  # of these, who did
    ways: list[Way] = field(default_factory=list)
    share: float | None = None  # of search's attention where it could be chosen
    won: Estimate | None = None  # share of wins of those who used it, less what their seat wins
    outcome: Estimate | None = None  # the same, less that of other things used alike
    moved: Estimate | None = None  # what search thinks of its chance to win after it was chosen, less before
    search: Estimate | None = None  # how much better it is than the best other choice, beside others alike
    index: float = 0.0  # both witnesses together: by it things are ranked
    surely: bool = False  # one of them is beyond chance

    @property
    def rate(self) -> float:
        return self.taken / self.offered if self.offered else 0.0

    @property
    def games(self) -> int:
        """In which somebody used it: several seats of a game say no more than one."""
        return self.outcome.count if self.outcome is not None else 0


def uses(frames: Frames, things: Iterable[tuple[str, str]]) -> list[Use]:
    """All things of a deck, those that never came up as well; best first within a sort."""
    found = {thing: Use(*thing) for thing in things}
    played = frames.offers.filter(~pl.col("forced") | pl.col("taken"))
    if played.is_empty():
        return sorted(found.values(), key=lambda one: (one.sort, one.name))
    _count(found, played)
    _ask_outcomes(found, played, frames.seats)
    _ask_search(found, played)
    for sort in {one.sort for one in found.values()}:
        _rank([one for one in found.values() if one.sort == sort])
    return sorted(found.values(), key=lambda one: (one.sort, -one.index, one.name))


def _use(found: dict[tuple[str, str], Use], sort: object, name: object) -> Use:
    return found.setdefault((str(sort), str(name)), Use(str(sort), str(name)))


def _count(found: dict[tuple[str, str], Use], played: pl.DataFrame) -> None:
    by_seat = ["game", "seat"]
    for columns, of in ((_BY_THING, "thing"), (_BY_USE, "use")):
        counted = (
            played.group_by([*columns, *by_seat], maintain_order=True)
            .agg(pl.col("taken").any(), pl.col("share").mean())
            .group_by(columns, maintain_order=True)
            .agg(pl.len().alias("offered"), pl.col("taken").sum(), pl.col("share").mean())
            .sort(columns)
        )
        for row in counted.iter_rows(named=True):
            use = _use(found, row["sort"], row["name"])
            if of == "thing":
                use.offered, use.taken, use.share = row["offered"], row["taken"], row["share"]
            else:
                use.ways.append(Way(row["kind"], row["offered"], row["taken"]))


def _ask_outcomes(found: dict[tuple[str, str], Use], played: pl.DataFrame, seats: pl.DataFrame) -> None:
    usual = seats.group_by(["bot", "seat"], maintain_order=True).agg(pl.col("win").mean().alias("usual"))
    surplus = seats.join(usual, on=["bot", "seat"], maintain_order="left").select(
        "game", "seat", (pl.col("win") - pl.col("usual")).alias("worth")
    )
    taken = (
        played.filter("taken")
        .group_by([*_BY_USE, "game", "seat"], maintain_order=True)
        .agg(pl.len().alias("times"))
    )
    used = taken.join(surplus, on=["game", "seat"], maintain_order="left")
    for use, one in _by_game(found, used, pooled=True):
        use.won = one
    for use, one in _by_game(found, _less_usual(used), pooled=True):
        use.outcome = one


def _ask_search(found: dict[tuple[str, str], Use], played: pl.DataFrame) -> None:
    for use, one in _by_game(found, _judged(played, "moved")):
        use.moved = one
    for use, one in _by_game(found, _less_usual(_judged(played, "edge"))):
        use.search = one


def _judged(played: pl.DataFrame, column: str) -> pl.DataFrame:
    """The opinions of search in a column, one for each decision."""
    known = played.filter(pl.col(column).is_not_null())
    return known.select(*_BY_USE, "game", pl.lit(1).alias("times"), pl.col(column).alias("worth"))


def _less_usual(used: pl.DataFrame) -> pl.DataFrame:
    """Worth beyond that of all things of the same sort that are used in the same way."""
    total = (pl.col("worth") * pl.col("times")).sum().over(["sort", "kind"])
    return used.with_columns(pl.col("worth") - total / pl.col("times").sum().over(["sort", "kind"]))


def _by_game(
    found: dict[tuple[str, str], Use], used: pl.DataFrame, pooled: bool = False
) -> Iterable[tuple[Use, Estimate]]:
    """A value for each game, for uses within a game hang together; then their mean for each thing.

    Of what is won or lost, a few values easily are all the same: `pooled` has them vary as their sort does.
    """
    games = (
        used.group_by([*_BY_THING, "game"], maintain_order=True)
        .agg(((pl.col("worth") * pl.col("times")).sum() / pl.col("times").sum()).round(DIGITS))
        .sort([*_BY_THING, "game"])
        .with_columns(pl.col("worth").var().over("sort").fill_null(0.0).round(DIGITS).alias("varies"))
        .group_by(_BY_THING, maintain_order=True)
        .agg(pl.col("worth"), pl.col("varies").first())
    )
    for row in games.iter_rows(named=True):
        least = row["varies"] if pooled else 0.0
        yield _use(found, row["sort"], row["name"]), estimate(row["worth"], least)


def _rank(alike: list[Use]) -> None:
    """An index from both witnesses, each as far as it tells more than chance."""
    known = [one for one in alike if one.games >= FEW]
    ps = [one.outcome.p for one in known if one.outcome] + [one.search.p for one in known if one.search]
    surely = beyond_chance(ps)
    outcomes = [one.outcome for one in known if one.outcome]
    searches = [one.search for one in known if one.search]
    by_outcome, by_search = spread(outcomes), spread(searches)
    for one in known:
        for witness, true_spread in ((one.outcome, by_outcome), (one.search, by_search)):
            if witness is not None and true_spread > 0.0:
                one.index += shrunk(witness, true_spread) / true_spread
    believed = {id(witness) for witness, sure in zip([*outcomes, *searches], surely, strict=True) if sure}
    for one in known:
        one.surely = id(one.outcome) in believed or id(one.search) in believed
