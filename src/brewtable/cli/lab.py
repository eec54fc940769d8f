"""The lab from the command line: play, keep the rows, make the report, and say the short of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
import typer.core
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from brewtable.cli.common import AsJson, Language, Options, app, extra, options_for, words_in
from brewtable.cli.spreading import Jobs, RayCluster, engine_for, shown, told_when_stopped, until_stopped
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.registry import find_game
from brewtable.locale import Words

if TYPE_CHECKING:
    from brewtable.arena.spread import Engine
    from brewtable.lab.plan import Plan
    from brewtable.lab.study import Study

PLAY = "play"


class Commands(typer.core.TyperGroup):
    """What is none of the commands is the name of a game: `brewtable lab GAME` plays it."""

    def parse_args(self, context: Any, args: list[str]) -> list[str]:
        return super().parse_args(context, args if args and args[0] in self.commands else [PLAY, *args])


lab_app = typer.Typer(cls=Commands, help="Investigate a deck by games between bots; see also lab report.")
app.add_typer(lab_app, name="lab")

Decks = Annotated[
    list[str] | None,
    typer.Option("--deck", help="A deck file, or a house deck by its name; repeat it to compare decks."),
]
Games = Annotated[int, typer.Option(min=1, help="How many games with each deck.")]
Bots = Annotated[
    str, typer.Option(help="Bots by seat, with commas; one name serves all seats. See docs/bots.md.")
]
Judge = Annotated[
    int,
    typer.Option(min=0, help="Explorations that judge a decision of a bot that does not search; 0: none."),
]
Steps = Annotated[
    int, typer.Option("--ladder", min=0, help="Games of each level of bots against the next; 0: none.")
]
Output = Annotated[
    Path | None, typer.Option("--output", "-o", help="The folder for rows and report; lab-GAME if not given.")
]


@lab_app.command(PLAY)
def lab_play(
    game: Annotated[str, typer.Argument(help="Name of a game, such as beer-and-bread.")],
    deck: Decks = None,
    players: Annotated[int | None, typer.Option(min=1, help="How many seats.")] = None,
    bots: Bots = "search:50",
    games: Games = 200,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first deal; the others follow.")] = 0,
    judge: Judge = 40,
    ladder: Steps = 12,
    option: Options = None,
    jobs: Jobs = 1,
    ray: RayCluster = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what was interrupted.")] = False,
    output: Output = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play, keep a row for each decision, and write the report."""
    with extra("lab"):  # all of it, before hours of play rather than after them
        from brewtable.lab.plan import Plan, bots_by_seat, deck_of
        from brewtable.lab.report import report
    from brewtable.cli.contests import contestants

    words = words_in(lang)
    rules = find_game(game)
    options = options_for(rules, option)
    seats = rules.setup(players, seed, options).players
    decks = tuple(deck or [None])
    place = output or Path(f"lab-{game}")
    with engine_for(jobs, ray) as engine:
        lineup = bots_by_seat(contestants(bots, engine), seats)
        hashes = tuple(deck_of(rules, one).hash for one in decks)
        plan = Plan(game, seats, decks, lineup, games, seed, options, judge, ladder, hashes, rules.version)
        _play(plan, place, engine, resume, words)
    _tell(report, place, as_json, words)


@lab_app.command("report")
def lab_report(
    folder: Annotated[Path, typer.Argument(help="A folder in which the lab has kept games.")],
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Make the report again from the rows of a folder, in whatever language."""
    with extra("lab"):
        from brewtable.lab.report import report
    _tell(report, folder, as_json, words_in(lang))


@lab_app.command("tune")
def lab_tune(
    game: Annotated[str, typer.Argument(help="Name of a game, such as beer-and-bread.")],
    deck: Annotated[
        Path | None, typer.Option(help="The deck file to begin with, if not the house deck.")
    ] = None,
    free: Annotated[
        Path | None,
        typer.Option(help="The file of the numbers that may move, if not free.toml beside the deck."),
    ] = None,
    players: Annotated[int | None, typer.Option(min=1, help="How many seats.")] = None,
    bots: Bots = "easy",
    games: Annotated[int, typer.Option(min=4, help="How many games with each deck.")] = 40,
    trials: Annotated[int, typer.Option(min=1, help="How many decks are tried.")] = 50,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first deal, and of the search.")] = 0,
    judge: Judge = 0,
    option: Options = None,
    jobs: Jobs = 1,
    ray: RayCluster = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what was interrupted.")] = False,
    output: Output = None,
    lang: Language = None,
) -> None:
    """Search the free numbers of a deck for one that meets its targets, and write it as a deck file."""
    with extra("lab"):
        from brewtable.lab.plan import Plan, bots_by_seat
        from brewtable.lab.tune import Wish, best, tune
    from brewtable.cli.contests import contestants
    from brewtable.kernel.deckfile import load_toml
    from brewtable.lab.freedom import read_freedom

    words = words_in(lang)
    rules = find_game(game)
    options = options_for(rules, option)
    file = Path(str(deck or rules.house_decks()[0].file))
    cards = rules.read_deck(str(file))
    seats = rules.setup(players, seed, options, cards).players
    place = output or Path(f"tune-{game}")
    with engine_for(jobs, ray) as engine:
        lineup = bots_by_seat(contestants(bots, engine), seats)
        plan = Plan(
            game, seats, (str(file),), lineup, games, seed, options, judge, 0, (cards.hash,), rules.version
        )
        numbers = read_freedom(free or file.with_name("free.toml"), load_toml(file))
        wish = Wish(plan, trials, numbers, file.read_text(encoding="utf-8"))
        tried = tune(rules, wish, place, engine, resume)
        with until_stopped() as stopped:
            done = next(tried)
            for count in shown(tried, Message("cli-progress", {"game": game}), trials, words, done):
                done = count
    found = best(wish, place)
    written = place / "tuned.toml"
    written.write_text(found.text, encoding="utf-8")
    penalties: dict[str, Argument] = {"before": f"{found.before:.2f}", "after": f"{found.after:.2f}"}
    told: dict[str, Argument] = {"trials": found.trials, "changes": len(found.changes), "file": str(written)}
    print(words.say(Message("lab-tuned", {**told, **penalties})))
    stopped.leave(words.say(Message("lab-tune-stopped", {"done": done, "trials": trials})))


def _play(plan: Plan, place: Path, engine: Engine, resume: bool, words: Words) -> None:
    from brewtable.lab.study import play

    total, done = len(plan.tasks()), 0
    with until_stopped() as stopped:
        played = play(plan, place, engine, resume)
        done = next(played)
        for count in shown(played, Message("cli-progress", {"game": plan.game}), total, words, done):
            done = count
    stopped.leave(told_when_stopped(done, total, words))


def _tell(report: Callable[[Study, Words], str], place: Path, as_json: bool, words: Words) -> None:
    from brewtable.lab.folder import REPORT
    from brewtable.lab.study import study

    found = study(place, words)
    file = place / REPORT
    file.write_text(report(found, words), encoding="utf-8")
    if as_json:
        print(json.dumps(_data(found, file, words)))
        return
    console = Console(highlight=False)
    for line in _lines(found, words):
        console.print(escape(line))
    console.print(_seats(found, words))
    console.print(escape(words.say(Message("lab-written", {"file": str(file)}))))


def _lines(found: Study, words: Words) -> list[str]:
    from brewtable.lab import sentences

    first = found.decks[0]
    told = sentences.short(first.found, found.ladder, first.names)
    return [words.say(message) for message in [*told, *sentences.changes(first.found, first.names)]]


def _seats(found: Study, words: Words) -> Table:
    """Wins by seat, a column for each deck."""
    table = Table()
    table.add_column(words.say(Message("lab-axis-wins")))
    for deck in found.decks:
        table.add_column(escape(deck.title), justify="right")
    for seat in range(found.plan.players):
        shares = [deck.found.seats[seat] for deck in found.decks]
        cells = [f"{one.share:.1%} ({one.low:.1%} – {one.high:.1%})" for one in shares]
        table.add_row(escape(words.name(seat)), *cells)
    return table


def _data(found: Study, file: Path, words: Words) -> dict[str, object]:
    return {
        "game": found.plan.game,
        "players": found.plan.players,
        "report": str(file),
        "decks": [
            {
                "title": deck.title,
                "hash": deck.hash,
                "games": deck.found.games,
                "seats": [
                    {"share": round(one.share, 4), "interval": [round(one.low, 4), round(one.high, 4)]}
                    for one in deck.found.seats
                ],
                "rounds": round(deck.found.rounds.mean, 3),
                "winner_score": round(deck.found.winner.mean, 3),
                "things": [
                    {
                        "sort": use.sort,
                        "name": use.name,
                        "offered": use.offered,
                        "taken": use.taken,
                        "index": round(use.index, 3),
                        "surely": use.surely,
                    }
                    for use in deck.found.uses
                ],
            }
            for deck in found.decks
        ],
        "said": _lines(found, words),
    }
