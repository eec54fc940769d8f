"""Commands for many games: simulations, matches, tournaments; and reviews of one."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table

from brewtable.cli.common import (
    AsJson,
    DeckPath,
    GameName,
    Language,
    Options,
    app,
    find_deck,
    options_for,
    read_match,
    words_in,
)
from brewtable.cli.spreading import Jobs, RayCluster, engine_for, shown, told_when_stopped, until_stopped
from brewtable.kernel.engine import mode
from brewtable.kernel.errors import SetupError
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.registry import find_game
from brewtable.locale import Words

if TYPE_CHECKING:
    from brewtable.arena.spread import Engine


@app.command()
def sim(
    game: GameName,
    players: Annotated[int | None, typer.Option(min=1, help="How many seats.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; the others follow.")] = 0,
    bots: Annotated[
        str, typer.Option(help="Bots by seat, with commas; one name serves all seats.")
    ] = "random",
    jobs: Jobs = 1,
    ray: RayCluster = None,
    deck: DeckPath = None,
    option: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Simulate games between bots and report how they went."""
    from brewtable.arena.contest import Hall, Rules
    from brewtable.arena.sim import Simulation, Tally

    rules, words = find_game(game), words_in(lang)
    options = options_for(rules, option)
    setup = rules.setup(players, seed, options, find_deck(rules, deck))
    with engine_for(min(jobs, games), ray) as engine:
        seats = _bots_by_seat(bots, setup.players, engine)
        hall = Hall(Rules(game, None if deck is None else str(deck), options))
        simulation = Simulation(hall, tuple(seats), games, seed)
        started, tally = perf_counter(), Tally(setup.players)
        with until_stopped() as stopped:
            for one in shown(simulation.run(engine), Message("cli-progress", {"game": game}), games, words):
                tally.add(one)
        seconds = perf_counter() - started
    report = simulation.report(tally, seconds)
    if as_json:
        print(json.dumps(report))
    else:
        _print_report(report, seats, words)
    stopped.leave(told_when_stopped(tally.games, games, words))


def _bots_by_seat(bots: str, players: int, engine: Engine) -> list[str]:
    from brewtable.cli.contests import contestants

    names = contestants(bots, engine)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise SetupError("cli-bot-count", {"bots": len(names), "players": players})
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
    from brewtable.bots.levels import LEVELS, OPPONENTS, SECONDS, measured_wins

    words, measured = words_in(lang), measured_wins()
    if as_json:
        print(json.dumps({"bots": [_bot_data(bot, measured) for bot in OPPONENTS], "rules": mode()}))
        return
    how = words.say(Message("cli-bots-how"))
    if mode() == "interpreted":
        how = f"{how} {words.say(Message('bots-interpreted'))}"
    table = Table(title=words.say(Message("cli-bots-head")), caption=how)
    for head in BOT_HEADS:
        table.add_column(words.say(Message(f"cli-{head}")))
    for game in measured:
        table.add_column(words.title(game, find_game(game).title), justify="right")
    for bot in OPPONENTS:
        wins = [str(of_game[bot]) for of_game in measured.values()]
        table.add_row(bot, LEVELS.get(bot, bot), f"{SECONDS[bot]:g}", *wins)
    Console().print(table)


def _bot_data(bot: str, measured: dict[str, dict[str, int]]) -> dict[str, object]:
    from brewtable.bots.levels import LEVELS, SECONDS

    wins = {game: of_game[bot] for game, of_game in measured.items()}
    return {"bot": bot, "is": LEVELS.get(bot, bot), "seconds": SECONDS[bot], "wins_of_100_against_easy": wins}


Contestants = Annotated[
    str, typer.Option("--bots", help="Bots with commas, such as search:0.5s,greedy; see docs/bots.md.")
]
Players = Annotated[int | None, typer.Option(min=1, help="How many seats.")]
Games = Annotated[int, typer.Option(min=1, help="How many games; of a tournament, for each group of bots.")]
FirstSeed = Annotated[int, typer.Option(min=0, help="Seed of the first deal; the others follow.")]
Results = Annotated[
    Path | None, typer.Option("--output", "-o", help="A Parquet file for a row for each seat of each game.")
]
Resume = Annotated[
    bool, typer.Option("--resume", help="Go on from what the file of --output holds: no game twice.")
]


@app.command()
def match(
    game: GameName,
    bots: Contestants = "search,greedy",
    players: Players = None,
    games: Games = 100,
    seed: FirstSeed = 0,
    jobs: Jobs = 1,
    ray: RayCluster = None,
    deck: DeckPath = None,
    option: Options = None,
    output: Results = None,
    resume: Resume = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots play each other: every deal from every seat. The last bot takes the seats left over."""
    from brewtable.arena.contest import fixtures
    from brewtable.cli.contests import Contest, contestants

    with engine_for(min(jobs, games), ray) as engine:
        names = contestants(bots, engine)
        seats = len(names) if players is None else players
        if len(names) > seats:
            raise SetupError("cli-bot-count", {"bots": len(names), "players": seats})
        lineup = (*names, *[names[-1]] * (seats - len(names)))
        contest = Contest(game, fixtures(lineup, games, seed), deck, option, output, resume)
        contest.play(engine, as_json, words_in(lang))


@app.command()
def tournament(
    game: GameName,
    bots: Contestants = "random,easy,normal",
    players: Players = None,
    games: Games = 100,
    seed: FirstSeed = 0,
    jobs: Jobs = 1,
    ray: RayCluster = None,
    deck: DeckPath = None,
    option: Options = None,
    output: Results = None,
    resume: Resume = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let every group of bots that fits at a table play, on the same deals, and rate them all."""
    from brewtable.arena.contest import Fixture, fixtures
    from brewtable.cli.contests import Contest, contestants

    with engine_for(jobs, ray) as engine:
        names = contestants(bots, engine)
        seats = find_game(game).fewest if players is None else players
        if len(names) < seats:
            raise SetupError("cli-bot-count", {"bots": len(names), "players": seats})
        schedule: list[Fixture] = []
        for group in combinations(names, seats):
            schedule += fixtures(group, games, seed, len(schedule))
        contest = Contest(game, schedule, deck, option, output, resume)
        contest.play(engine, as_json, words_in(lang))


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A .brew file.")],
    seconds: Annotated[float, typer.Option(min=0.001, help="Time to think about each decision.")] = 0.1,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Say who was likely to win at every decision of a game, where it turned, and what was better."""
    from rich.progress import track

    from brewtable.bots.review import ending, had_a_choice, turning_points
    from brewtable.bots.review import review as review_game
    from brewtable.bots.search import Budget
    from brewtable.cli.reviews import print_review

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
        print_review(match, verdicts, words)
