"""Games kept as Parquet while a contest is played, and found again when it goes on."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import IO, Any, Final, cast

from brewtable.arena.contest import Fixture, Hall, Played
from brewtable.kernel.errors import SetupError

RULES: Final = "brewtable"  # under this name the file says by which rules its games were played


class Store:
    """A file with one row for each seat of each game."""

    def __init__(self, file: Path, hall: Hall) -> None:
        """Says before hours of play what would be in the way after them."""
        self.file = file
        self._hall = hall
        self._polars = _polars()
        was_there = file.exists()
        self._opened(file, "ab").close()
        if not was_there:
            file.unlink()

    def write(self, games: Sequence[Played]) -> None:
        """All of them anew: whatever happens meanwhile, the file is as it was before or as it is after."""
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
            for game in sorted(games, key=lambda game: game.fixture.number)
            for seat, bot in enumerate(game.fixture.seats())
        ]
        spare = self.file.with_name(f"{self.file.name}.part")
        with self._opened(spare, "wb") as out:
            self._polars.DataFrame(rows).write_parquet(out, metadata={RULES: self._rules()})
        os.replace(spare, self.file)

    def read(self, schedule: Sequence[Fixture]) -> list[Played]:
        """Those of the schedule that are there already. Games of another contest are refused."""
        if not self.file.exists():
            return []
        try:
            rules = self._polars.read_parquet_metadata(self.file).get(RULES)
            rows: list[dict[str, Any]] = self._polars.read_parquet(self.file).rows(named=True)
        except self._polars.exceptions.PolarsError as problem:
            said = {"file": str(self.file), "reason": str(problem).partition("\n")[0]}
            raise SetupError("cli-unreadable", {**said}) from None
        by_game: dict[int, list[dict[str, Any]]] = {}
        for row in rows:
            by_game.setdefault(row["game"], []).append(row)
        games = [_played(one, by_game[one.number]) for one in schedule if one.number in by_game]
        if rules != self._rules() or len(games) != len(by_game) or None in games:
            raise SetupError("arena-kept-otherwise", {"file": str(self.file)})
        return [game for game in games if game is not None]

    def _rules(self) -> str:
        game, deck = self._hall.game, self._hall.deck
        cards = game.house_deck() if deck is None else deck
        return json.dumps([game.name, game.version, cards.hash, sorted(self._hall.options.items())])

    def _opened(self, file: Path, mode: str) -> IO[bytes]:
        try:
            return cast(IO[bytes], file.open(mode))
        except OSError as problem:
            said = {"file": str(self.file), "reason": str(problem.strerror)}
            raise SetupError("cli-unwritable", {**said}) from None


def _played(fixture: Fixture, rows: list[dict[str, Any]]) -> Played | None:
    """The game that these rows tell, if it is the one of the schedule."""
    column = {name: [row[name] for row in rows] for name in rows[0]}
    if column["bot"] != fixture.seats() or set(column["seed"]) != {fixture.seed}:
        return None
    return Played(
        fixture,
        scores=column["score"],
        ranks=column["rank"],
        decisions=column["decisions"],
        seconds=column["seconds"],
        rounds=column["rounds"][0],
    )


def _polars() -> ModuleType:
    try:
        import polars  # noqa: PLC0415 - heavy, and an extra
    except ImportError:
        raise SetupError("arena-no-polars") from None
    return polars
