"""Commands for many games: simulations, matches, tournaments; and reviews of one."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from brewtable.arena.contest import Fixture, Played, Rules, fixtures, play_all
from brewtable.arena.sim import simulate
from brewtable.arena.standings import Standing, check_writable, standings, write_parquet
from brewtable.bots import make_bot
from brewtable.bots.levels import LEVELS, OPPONENTS, SECONDS, WINS
from brewtable.bots.review import Verdict, ending, had_a_choice, turning_points
from brewtable.bots.review import review as review_game
from brewtable.bots.search import Budget, Search
from brewtable.cli.common import (
    AsJson,
    DeckPath,
    GameName,
    Language,
    Options,
    app,
    options_for,
    read_deck,
    read_match,
    words_in,
)
from brewtable.kernel.errors import SetupError
from brewtable.kernel.match import Match
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.registry import find_game
from brewtable.locale import Words


@app.command()
def sim(
    game: GameName,
    players: Annotated[int | None, typer.Option(min=1, help="How many seats.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; the others follow.")] = 0,
    bots: Annotated[
        str, typer.Option(help="Bots by seat, with commas; one name serves all seats.")
    ] = "random",
    jobs: Annotated[int, typer.Option(min=1, help="Processes that share the work.")] = 1,
    deck: DeckPath = None,
    option: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Simulate games between bots and report how they went."""
    rules = find_game(game)
    options = options_for(rules, option)
    setup = rules.setup(players, seed, options, read_deck(rules, deck))
    seats = _bots_by_seat(bots, setup.players, jobs)
    path = None if deck is None else str(deck)
    report = simulate(game, setup.players, games, seed, seats, min(jobs, games), path, options)
    if as_json:
        print(json.dumps(report))
    else:
        _print_report(report, seats, words_in(lang))


def _bots_by_seat(bots: str, players: int, jobs: int) -> list[str]:
    names = _contestants(bots, jobs)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise SetupError("cli-bot-count", {"bots": len(names), "players": players})
    return names


def _contestants(bots: str, jobs: int) -> list[str]:
    """The names of bots that can be made; games and bots do not both spread over processes."""
    names = bots.split(",")
    for name in names:
        bot = make_bot(name, 0)
        if jobs > 1 and isinstance(bot, Search) and bot.cores > 1:
            raise SetupError("cli-jobs-and-cores", {"bot": name})
    return names


def _print_report(report: dict[str, object], seats: list[str], words: Words) -> None:
    head: dict[str, Argument] = {"game": str(report["game"]), "players": len(seats), "bots": ", ".join(seats)}
    table = Table(title=words.say(Message("cli-sim-head", head)), show_header=False)
    for name, value in report.items():
        if name not in ("game", "players"):
            table.add_row(words.say(Message(f"cli-sim-{name}")), str(value))
    Console().print(table)


BOT_HEADS = ("match-bot", "bots-is", "bots-seconds")


@app.command()
def bots(as_json: AsJson = False, lang: Language = None) -> None:
    """Show the bots to play against: how long they think, and how strong they are."""
    words = words_in(lang)
    if as_json:
        print(json.dumps({"bots": [_bot_data(bot) for bot in OPPONENTS]}))
        return
    table = Table(title=words.say(Message("cli-bots-head")), caption=words.say(Message("cli-bots-how")))
    for head in BOT_HEADS:
        table.add_column(words.say(Message(f"cli-{head}")))
    for game in WINS:
        table.add_column(find_game(game).title, justify="right")
    for bot in OPPONENTS:
        wins = [str(measured[bot]) for measured in WINS.values()]
        table.add_row(bot, LEVELS.get(bot, bot), f"{SECONDS[bot]:g}", *wins)
    Console().print(table)


def _bot_data(bot: str) -> dict[str, object]:
    wins = {game: measured[bot] for game, measured in WINS.items()}
    return {"bot": bot, "is": LEVELS.get(bot, bot), "seconds": SECONDS[bot], "wins_of_100_against_easy": wins}


Contestants = Annotated[
    str, typer.Option("--bots", help="Bots with commas, such as search:0.5s,greedy; see docs/bots.md.")
]
Players = Annotated[int | None, typer.Option(min=1, help="How many seats.")]
Jobs = Annotated[int, typer.Option(min=1, help="Processes that share the work.")]
Games = Annotated[int, typer.Option(min=1, help="How many games; of a tournament, for each group of bots.")]
FirstSeed = Annotated[int, typer.Option(min=0, help="Seed of the first deal; the others follow.")]
Results = Annotated[
    Path | None, typer.Option("--output", "-o", help="A Parquet file for a row for each seat of each game.")
]


@app.command()
def match(
    game: GameName,
    bots: Contestants = "search,greedy",
    players: Players = None,
    games: Games = 100,
    seed: FirstSeed = 0,
    jobs: Jobs = 1,
    deck: DeckPath = None,
    option: Options = None,
    output: Results = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots play each other: every deal from every seat. The last bot takes the seats left over."""
    names = _contestants(bots, jobs)
    seats = len(names) if players is None else players
    if len(names) > seats:
        raise SetupError("cli-bot-count", {"bots": len(names), "players": seats})
    lineup = (*names, *[names[-1]] * (seats - len(names)))
    contest = _Contest(game, fixtures(lineup, games, seed), deck, option, jobs, output)
    contest.play(as_json, words_in(lang))


@app.command()
def tournament(
    game: GameName,
    bots: Contestants = "random,easy,normal",
    players: Players = None,
    games: Games = 100,
    seed: FirstSeed = 0,
    jobs: Jobs = 1,
    deck: DeckPath = None,
    option: Options = None,
    output: Results = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let every group of bots that fits at a table play, on the same deals, and rate them all."""
    names = _contestants(bots, jobs)
    seats = find_game(game).fewest if players is None else players
    if len(names) < seats:
        raise SetupError("cli-bot-count", {"bots": len(names), "players": seats})
    schedule: list[Fixture] = []
    for group in combinations(names, seats):
        schedule += fixtures(group, games, seed, len(schedule))
    contest = _Contest(game, schedule, deck, option, jobs, output)
    contest.play(as_json, words_in(lang))


class _Contest:
    """A match or a tournament, shown while it is played."""

    def __init__(
        self,
        game: str,
        schedule: list[Fixture],
        deck: Path | None,
        option: list[str] | None,
        jobs: int,
        output: Path | None,
    ) -> None:
        """Says at once what is wrong, not after hours of play."""
        rules = find_game(game)
        options = options_for(rules, option)
        last = schedule[-1]
        rules.setup(len(last.bots), last.seed, options, read_deck(rules, deck))
        if output is not None:
            check_writable(output)
        self.rules = Rules(game, None if deck is None else str(deck), options)
        self.schedule = schedule
        self.jobs = jobs
        self.output = output

    def play(self, as_json: bool, words: Words) -> None:
        started = perf_counter()
        console = Console(stderr=True)
        games = list(
            track(
                play_all(self.rules, self.schedule, min(self.jobs, len(self.schedule))),
                words.say(Message("cli-match-progress", {"game": self.rules.game})),
                total=len(self.schedule),
                console=console,
                transient=True,
                disable=not console.is_terminal,
            )
        )
        table = standings(games)
        if as_json:
            print(json.dumps(_standings_data(self.rules.game, games, table, perf_counter() - started)))
        else:
            Console().print(_standings_table(table, self.rules.game, len(games), words))
        if self.output is not None:
            write_parquet(games, self.output)


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
        "rating": {one.bot: round(one.rating.mu, 2) for one in table},
        "seconds": round(seconds, 3),
        "bots": bots,
    }


STANDING_HEADS = ("bot", "games", "wins", "interval", "score", "rating", "seats", "speed")


def _standings_table(standing: list[Standing], game: str, games: int, words: Words) -> Table:
    table = Table(title=words.say(Message("cli-match-head", {"game": game, "games": games})))
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
            f"{one.rating.mu:.1f} ± {2 * one.rating.sigma:.1f}",
            " ".join(f"{share:.0%}" for share in by_seat),
            f"{one.decisions / one.seconds:,.0f}" if one.seconds else "–",
        )
    return table


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A .brew file.")],
    seconds: Annotated[float, typer.Option(min=0.001, help="Time to think about each decision.")] = 0.1,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Say who was likely to win at every decision of a game, where it turned, and what was better."""
    words = words_in(lang)
    match = read_match(file)
    console = Console(stderr=True)
    verdicts = list(
        track(
            review_game(match, Budget(seconds)),
            words.say(Message("cli-review-progress")),
            total=sum(had_a_choice(entry) for entry in match.entries),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
    )
    if as_json:
        decisions = [one.to_data() for one in verdicts]
        turned = [one.ply for one in turning_points(verdicts)]
        print(json.dumps({"decisions": decisions, "ending": ending(match), "turning_points": turned}))
    else:
        _print_review(match, verdicts, words)


_BARS = "▁▂▃▄▅▆▇█"
_WIDTH = 60  # of a curve, at most, and its end


def _print_review(match: Match, verdicts: list[Verdict], words: Words) -> None:
    """A curve for each seat up to the end, then the turning points."""
    console = Console(highlight=False)
    end = ending(match)
    shown = [one.chances for one in verdicts[:: max(1, -(-len(verdicts) // _WIDTH))]]
    course = shown if end is None else [*shown, end]
    for seat in range(match.state.seats):
        curve = "".join(_BARS[min(7, int(8 * chances[seat]))] for chances in course)
        console.print(words.say(Message("cli-review-seat", {"seat": seat})), curve)
    turned = turning_points(verdicts)
    if not turned:
        console.print(words.say(Message("cli-review-even")))
    for one in turned:
        lost = f"{one.lost:.0%}"
        facts: dict[str, Argument] = {
            "ply": one.ply + 1,
            "seat": one.seat,
            "played": one.played,
            "lost": lost,
        }
        console.print(
            escape(words.say(Message("cli-review-turn", {**facts, "better": str(one.better)}))),
            soft_wrap=True,
        )
