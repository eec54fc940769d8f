"""What many games say about the bots: wins with their uncertainty, scores, ratings, speed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING

from brewtable.arena.contest import Played

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

_Z = 1.96  # of a 95 % interval


def wilson(share: float, games: int) -> tuple[float, float]:
    """Where a true share of wins lies, 95 times in 100, when it was this in so many games (Wilson)."""
    n, p = games, share
    middle = (p + _Z * _Z / (2 * n)) / (1 + _Z * _Z / n)
    reach = _Z * sqrt(p * (1 - p) / n + _Z * _Z / (4 * n * n)) / (1 + _Z * _Z / n)
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass
class Standing:
    """A bot, by its name, in all games it played; at several seats of one game each seat counts."""

    bot: str
    games: int = 0
    wins: float = 0.0
    draws: int = 0  # games won together with others
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins_by_seat: dict[int, float] = field(default_factory=dict)
    games_by_seat: dict[int, int] = field(default_factory=dict)
    rating: PlackettLuceRating | None = None  # where there is someone to rate

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def rated(self) -> str:
        """The rating, and how far from it the true one may be."""
        return "–" if self.rating is None else f"{self.rating.mu:.1f} ± {2 * self.rating.sigma:.1f}"

    def interval(self) -> tuple[float, float]:
        """Where the true share of wins lies, 95 times in 100 (Wilson's interval)."""
        return wilson(self.share, self.games)

    def to_data(self) -> dict[str, object]:
        low, high = self.interval()
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 3),
            "draws": self.draws,
            "share": round(self.share, 4),
            "interval": [round(low, 4), round(high, 4)],
            "mean_score": round(self.points / self.games, 3),
            "rating": self._rating_data(),
            "share_by_seat": {
                seat: round(self.wins_by_seat[seat] / count, 4)
                for seat, count in sorted(self.games_by_seat.items())
            },
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
        }

    def _rating_data(self) -> dict[str, float] | None:
        if self.rating is None:
            return None
        return {"mu": round(self.rating.mu, 2), "sigma": round(self.rating.sigma, 2)}


@cache
def rater() -> PlackettLuce | None:
    """Who rates bots by their games: openskill, where that extra is installed."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - slow to load, and an extra
    except ModuleNotFoundError:
        return None
    return PlackettLuce()


def standings(games: Iterable[Played]) -> list[Standing]:
    """All bots, the best rated first; by their wins where nobody rates them."""
    model = rater()
    table: dict[str, Standing] = {}
    for game in games:
        seats = game.fixture.seats()
        for name in seats:
            if name not in table:
                table[name] = Standing(name, rating=None if model is None else model.rating())
        _count(game, seats, table)
        if model is not None:
            _rate(model, game, seats, table)
    return sorted(table.values(), key=_better_first)


def _better_first(one: Standing) -> float:
    return -one.share if one.rating is None else -one.rating.ordinal()


def _count(game: Played, seats: list[str], table: dict[str, Standing]) -> None:
    wins = game.wins()
    for seat, name in enumerate(seats):
        one = table[name]
        one.games += 1
        one.wins += wins[seat]
        one.draws += 0 < wins[seat] < 1
        one.points += game.scores[seat]
        one.decisions += game.decisions[seat]
        one.seconds += game.seconds[seat]
        one.wins_by_seat[seat] = one.wins_by_seat.get(seat, 0.0) + wins[seat]
        one.games_by_seat[seat] = one.games_by_seat.get(seat, 0) + 1


def _rate(model: PlackettLuce, game: Played, seats: list[str], table: dict[str, Standing]) -> None:
    """Every seat is rated for itself; a bot at several seats goes by their mean."""
    if len(set(seats)) < 2:
        return
    ratings = {name: one.rating for name, one in table.items() if one.rating is not None}
    rated = model.rate([[ratings[name]] for name in seats], ranks=[float(rank) for rank in game.ranks])
    for name in set(seats):
        mine = [rating for (rating,), other in zip(rated, seats, strict=True) if other == name]
        table[name].rating = model.rating(fmean(one.mu for one in mine), fmean(one.sigma for one in mine))
