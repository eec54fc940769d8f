"""Matches and tournaments: played with a bar that shows how far they are, and told as a table or as data."""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic, perf_counter
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from brewtable.arena.contest import Fixture, Hall, Played, Rules
from brewtable.arena.kept import Store
from brewtable.arena.spread import Engine
from brewtable.arena.standings import Standing, rater, standings
from brewtable.bots import make_bot
from brewtable.bots.search import Search
from brewtable.cli.common import find_deck, options_for
from brewtable.cli.spreading import shown, told_when_stopped, until_stopped
from brewtable.kernel.errors import SetupError
from brewtable.kernel.message import Message
from brewtable.kernel.registry import find_game
from brewtable.locale import Words

KEEP_EVERY: Final = 30.0  # seconds


def contestants(bots: str, engine: Engine) -> list[str]:
    """The names of bots that can be made; games and bots do not both spread over processes."""
    names = bots.split(",")
    for name in names:
        bot = make_bot(name, 0)
        if engine.workers > 1 and isinstance(bot, Search) and bot.cores > 1:
            raise SetupError("cli-jobs-and-cores", {"bot": name})
    return names


class Contest:
    """A match or a tournament, shown while it is played."""

    def __init__(
        self,
        game: str,
        schedule: list[Fixture],
        deck: Path | None,
        option: list[str] | None,
        output: Path | None,
        resume: bool,
    ) -> None:
        """Says at once what is wrong, not after hours of play."""
        rules = find_game(game)
        options = options_for(rules, option)
        last = schedule[-1]
        rules.setup(len(last.bots), last.seed, options, find_deck(rules, deck))
        self.hall = Hall(Rules(game, None if deck is None else str(deck), options))
        self.schedule = schedule
        self.store = None if output is None else Store(output, self.hall)
        self.games: list[Played] = []
        if resume:
            if self.store is None:
                raise SetupError("cli-resume-what")
            self.games = self.store.read(schedule)

    def play(self, engine: Engine, as_json: bool, words: Words) -> None:
        started = perf_counter()
        with until_stopped() as stopped:
            self._play(engine, words)
        self.games.sort(key=lambda game: game.fixture.number)
        if self.games:
            self._tell(as_json, perf_counter() - started, words)
        stopped.leave(told_when_stopped(len(self.games), len(self.schedule), words))

    def _tell(self, as_json: bool, seconds: float, words: Words) -> None:
        if self.store is not None:
            self.store.write(self.games)
        table, name = standings(self.games), self.hall.game.name
        if as_json:
            print(json.dumps(_standings_data(name, self.games, table, seconds)))
        else:
            Console().print(_standings_table(table, name, len(self.games), words))

    def _play(self, engine: Engine, words: Words) -> None:
        """What was kept of another run is taken from there; from time to time all is kept."""
        before = len(self.games)
        kept = {game.fixture for game in self.games}
        wanted = [fixture for fixture in self.schedule if fixture not in kept]
        told = Message("cli-progress", {"game": self.hall.game.name})
        written = monotonic()
        played = engine.run(self.hall.play, wanted)
        for game in shown(played, told, len(self.schedule), words, before):
            self.games.append(game)
            if self.store is not None and monotonic() - written > KEEP_EVERY:
                self.store.write(self.games)
                written = monotonic()


def _standings_data(
    game: str, games: list[Played], table: list[Standing], seconds: float
) -> dict[str, object]:
    """By bot, the best rated first; `draws` are games won together."""
    bots = [one.to_data() for one in table]
    return {
        "game": game,
        "games": len(games),
        "wins": {one.bot: round(one.wins, 3) for one in table},
        "draws": sum(game.ranks.count(1) > 1 for game in games),
        "mean_scores": {one.bot: round(one.points / one.games, 3) for one in table},
        "rating": {one.bot: None if one.rating is None else round(one.rating.mu, 2) for one in table},
        "seconds": round(seconds, 3),
        "bots": bots,
    }


STANDING_HEADS = ("bot", "games", "wins", "interval", "score", "rating", "seats", "speed")


def _standings_table(standing: list[Standing], game: str, games: int, words: Words) -> Table:
    unrated = None if rater() else escape(words.say(Message("arena-no-ratings")))
    head = words.say(Message("cli-match-head", {"game": game, "games": games}))
    table = Table(title=head, caption=unrated)
    for at, head in enumerate(STANDING_HEADS):
        table.add_column(words.say(Message(f"cli-match-{head}")), justify="right" if at else "left")
    for one in standing:
        low, high = one.interval()
        by_seat = [one.wins_by_seat[seat] / count for seat, count in sorted(one.games_by_seat.items())]
        table.add_row(
            one.bot,
            str(one.games),
            f"{one.share:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{one.points / one.games:.1f}",
            one.rated,
            " ".join(f"{share:.0%}" for share in by_seat),
            f"{one.decisions / one.seconds:,.0f}" if one.seconds else "–",
        )
    return table
