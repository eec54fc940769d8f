"""What many games say about the bots: wins with their uncertainty, scores, ratings, speed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import fmean
from types import ModuleType
from typing import IO, cast

from openskill.models import PlackettLuce, PlackettLuceRating

from brewtable.arena.contest import Played
from brewtable.kernel.errors import SetupError

_Z = 1.96  # of a 95 % interval


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
    rating: PlackettLuceRating = field(default_factory=lambda: PlackettLuce().rating())

    @property
    def share(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        """Where the true share of wins lies, 95 times in 100 (Wilson's interval)."""
        n, p = self.games, self.share
        middle = (p + _Z * _Z / (2 * n)) / (1 + _Z * _Z / n)
        reach = _Z * sqrt(p * (1 - p) / n + _Z * _Z / (4 * n * n)) / (1 + _Z * _Z / n)
        return max(0.0, middle - reach), min(1.0, middle + reach)

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
            "rating": {"mu": round(self.rating.mu, 2), "sigma": round(self.rating.sigma, 2)},
            "share_by_seat": {
                seat: round(self.wins_by_seat[seat] / count, 4)
                for seat, count in sorted(self.games_by_seat.items())
            },
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
        }


def standings(games: Iterable[Played]) -> list[Standing]:
    """All bots, the best rated first."""
    model = PlackettLuce()
    table: dict[str, Standing] = {}
    for game in games:
        seats = game.fixture.seats()
        for name in seats:
            table.setdefault(name, Standing(name))
        _count(game, seats, table)
        _rate(model, game, seats, table)
    return sorted(table.values(), key=lambda one: -one.rating.ordinal())


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
    teams = [[table[name].rating] for name in seats]
    rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
    for name in set(seats):
        mine = [rating for (rating,), other in zip(rated, seats, strict=True) if other == name]
        table[name].rating = model.rating(fmean(one.mu for one in mine), fmean(one.sigma for one in mine))


def write_parquet(games: Sequence[Played], file: Path) -> None:
    """One row for each seat of each game."""
    rows = [
        {
            "game": game.fixture.number,
            "seed": game.fixture.seed,
            "seat": seat,
            "bot": bot,
            "score": game.scores[seat],
            "rank": game.ranks[seat],
            "decisions": game.decisions[seat],
            "seconds": game.seconds[seat],
            "rounds": game.rounds,
        }
        for game in games
        for seat, bot in enumerate(game.fixture.seats())
    ]
    with _opened(file, "wb") as out:
        _polars().DataFrame(rows).write_parquet(out)


def check_writable(file: Path) -> None:
    """Say before hours of play what would be in the way after them."""
    _polars()
    was_there = file.exists()
    _opened(file, "ab").close()
    if not was_there:
        file.unlink()


def _polars() -> ModuleType:
    try:
        import polars  # noqa: PLC0415 - heavy, and an extra
    except ImportError:
        raise SetupError("arena-no-polars") from None
    return polars


def _opened(file: Path, mode: str) -> IO[bytes]:
    try:
        return cast(IO[bytes], file.open(mode))
    except OSError as problem:
        raise SetupError("cli-unwritable", {"file": str(file), "reason": str(problem.strerror)}) from None
