"""The commands. Thin: they parse, call and print."""

from __future__ import annotations

import io
import json
import os
import sys
import tomllib
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from brewtable import __version__
from brewtable.arena.sim import simulate
from brewtable.bots import Bot, make_bot
from brewtable.kernel import state as kernel_state
from brewtable.kernel.errors import BrewError, SetupError
from brewtable.kernel.game import Deck, DeckTable, Game
from brewtable.kernel.journal import read_journal
from brewtable.kernel.match import Match, new_match
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.registry import find_game, game_names
from brewtable.locale import Words, languages, preferred_language
from brewtable.pipe import serve as serve_programs
from brewtable.terminal.play import play as play_at_terminal
from brewtable.terminal.score import Questions, read_numbers, show_count, show_fields
from brewtable.terminal.show import show_position

app = typer.Typer(no_args_is_help=False, add_completion=False, help="Three brewing board games at one table.")
deck_app = typer.Typer(no_args_is_help=True, help="Check, show and export decks.")
app.add_typer(deck_app, name="deck")

FIRST_GAME = "beer-and-bread"
DEFAULT_SEATS = ["human", "bot:greedy"]

GameName = Annotated[str, typer.Argument(help="Name of a game, such as beer-and-bread.")]
Seed = Annotated[int | None, typer.Option(help="Seed of the shuffle; drawn at random if not given.")]
DeckPath = Annotated[Path | None, typer.Option("--deck", help="A deck file instead of the house deck.")]


class Spoken:
    """The language of this run, also of what goes wrong in it."""

    language = preferred_language(os.environ)


def _choose(language: str | None) -> str:
    if language is not None:
        Spoken.language = Words(language).language
    return Spoken.language


LANGUAGES = ", ".join(languages())
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        callback=_choose,
        is_eager=True,
        help=f"Language of the words, one of {LANGUAGES}; that of your environment if not given.",
    ),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game, as NAME=VALUE; repeatable.")
]


def main() -> None:
    """Run a command; problems are told in one line, without a traceback."""
    try:
        app()
    except BrewError as error:
        _fail(Words(Spoken.language).explain(error))


def _fail(problem: str) -> NoReturn:
    print(Words(Spoken.language).say(Message("cli-error", {"problem": problem})), file=sys.stderr)
    raise SystemExit(2)


def _words(language: str | None) -> Words:
    return Words(_choose(language))


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Say the version and how the rules run.")
    ] = False,
    lang: Language = None,
) -> None:
    """Without a command: serve, and open the browser."""
    if version:
        mode = "interpreted" if str(kernel_state.__file__).endswith(".py") else "compiled"
        print(_words(lang).say(Message("cli-engine", {"version": __version__, "mode": mode})))
    elif context.invoked_subcommand is None:
        serve(lang=lang)


# Playing.


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Whom to listen to: 0.0.0.0 for all of the network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")] = 8000,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    database_url: Annotated[
        str | None, typer.Option(help="A PostgreSQL database, such as postgresql://USER@HOST/NAME.")
    ] = None,
    data: Annotated[Path | None, typer.Option(help="The folder that games are kept in.")] = None,
    lang: Language = None,
) -> None:
    """Serve the table to browsers, on this machine or to a whole club."""
    # The service is heavy, and no other command needs it.
    from brewtable.table.server import serve as serve_browsers  # noqa: PLC0415

    words = _words(lang)

    def say(address: str) -> None:
        print(words.say(Message("cli-serving", {"address": address})), flush=True)

    serve_browsers(host, port, data, database_url, browser, say)


@app.command()
def play(
    game: GameName,
    seat: Annotated[
        list[str] | None, typer.Option(help="Who sits there: human or bot:NAME; once for each seat.")
    ] = None,
    seed: Seed = None,
    deck: DeckPath = None,
    lang: Language = None,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved .brew file.")] = None,
    ply: Annotated[
        int | None, typer.Option(min=0, help="With --resume: branch after this many decisions.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Where to save when you leave.")] = None,
) -> None:
    """Play at the terminal."""
    words = _words(lang)
    rules = find_game(game)
    if resume is None and ply is not None:
        raise SetupError("cli-ply-alone")
    if resume is not None and (seed is not None or deck is not None or option):
        raise SetupError("cli-resume-alone")
    if resume is not None:
        match = _read_match(resume)
        if match.game.name != rules.name:
            raise SetupError(
                "cli-other-game", {"file": str(resume), "found": match.game.name, "game": rules.name}
            )
        match.seats = seat or match.seats
        if ply is not None:
            match = match.branch(_within(match, ply, resume))
    else:
        seats = seat or DEFAULT_SEATS
        setup = rules.setup(len(seats), seed, _options(rules, option), _read_deck(rules, deck))
        match = new_match(rules, setup, seats)
    players = _players(match)
    keep_at = save or (resume if ply is None else None)  # a branch leaves the file it grew from alone
    play_at_terminal(match, players, words, Console(highlight=False), keep_at, input)


def _players(match: Match) -> list[Bot | None]:
    if len(match.seats) != match.state.seats:
        numbers: dict[str, Argument] = {"needed": int(match.state.seats), "given": len(match.seats)}
        raise SetupError("cli-seat-count", {"game": match.game.name, **numbers})
    return [_player(spec, number) for number, spec in enumerate(match.seats)]


def _player(spec: str, number: int) -> Bot | None:
    if spec == "human":
        return None
    kind, _, name = spec.partition(":")
    if kind != "bot":
        raise SetupError("cli-seat-form", {"found": repr(spec)})
    return make_bot(name, number)


def _options(game: Game, given: list[str] | None) -> dict[str, object]:
    """NAME=VALUE pairs; `true` and `false` are the values of an on-off option."""
    options: dict[str, object] = {}
    on_off = {option.name for option in game.options(game.most) if True in option.values}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise SetupError("cli-option-form", {"found": repr(pair)})
        options[name] = {"true": True, "false": False}.get(value, value) if name in on_off else value
    return options


@app.command()
def pipe(
    lang: Annotated[str, typer.Option("--lang", help=f"Language of the sentences: {LANGUAGES}.")] = "en",
) -> None:
    """Serve programs: JSON lines on standard input and output."""
    lines = io.TextIOWrapper(sys.stdin.buffer, encoding="utf-8", errors="replace", newline="\n")
    for answer in serve_programs(lines, Words(lang)):
        print(answer, flush=True)


@app.command()
def score(
    game: GameName,
    players: Annotated[int | None, typer.Option(min=1, help="How many players there were.")] = None,
    as_json: Annotated[
        bool,
        typer.Option(
            "--json",
            help="Read the numbers from standard input, a JSON list with one object for each player "
            '(its "name" and the keys that --fields tells; what is left out is 0), '
            "and print the count as JSON.",
        ),
    ] = False,
    fields: Annotated[
        bool, typer.Option("--fields", help="Only tell what is asked, by which keys, and how high it may be.")
    ] = False,
    lang: Language = None,
) -> None:
    """Count a game played at a real table: asks what lies there, tells totals, parts and who won."""
    words = _words(lang)
    console = Console(highlight=False)
    pad = find_game(game).score_pad()
    if pad is None:
        raise SetupError("score-no-pad", {"game": game})
    if fields:
        show_fields(pad, words, console)
        return
    if players is not None:
        pad.check_players(players)
    if as_json:
        names, entries = read_numbers(sys.stdin.read(), pad)
        if players not in (None, len(entries)):
            raise SetupError("score-other-count", {"players": str(players), "given": len(entries)})
        called = [words.name(seat) if name is None else name for seat, name in enumerate(names)]
        print(json.dumps({"game": game, "names": called, **pad.count(entries).to_data()}, ensure_ascii=False))
        return
    questions = Questions(pad, words, input)
    entries = questions.everything(players)
    show_count(pad, pad.count(entries), questions.words, console)


# Many games.


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
    options = _options(rules, option)
    setup = rules.setup(players, seed, options, _read_deck(rules, deck))
    seats = _bots_by_seat(bots, setup.players)
    path = None if deck is None else str(deck)
    report = simulate(game, setup.players, games, seed, seats, min(jobs, games), path, options)
    if as_json:
        print(json.dumps(report))
    else:
        _print_report(report, seats, _words(lang))


def _bots_by_seat(bots: str, players: int) -> list[str]:
    names = bots.split(",")
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise SetupError("cli-bot-count", {"bots": len(names), "players": players})
    for name in names:
        make_bot(name, 0)
    return names


def _print_report(report: dict[str, object], seats: list[str], words: Words) -> None:
    head: dict[str, Argument] = {"game": str(report["game"]), "players": len(seats), "bots": ", ".join(seats)}
    table = Table(title=words.say(Message("cli-sim-head", head)), show_header=False)
    for name, value in report.items():
        if name not in ("game", "players"):
            table.add_row(words.say(Message(f"cli-sim-{name}")), str(value))
    Console().print(table)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A .brew file.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check it and say what it holds.")] = False,
    ply: Annotated[int | None, typer.Option(min=0, help="Show the table after this many decisions.")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="Through whose eyes; the one to decide.")] = None,
    lang: Language = None,
) -> None:
    """Play a recorded game again; every line is checked."""
    words = _words(lang)
    match = _read_match(file)
    if seat is not None and seat >= match.state.seats:
        raise SetupError(
            "cli-no-seat", {"file": str(file), "last": int(match.state.seats) - 1, "number": str(seat)}
        )
    if ply is not None:
        _within(match, ply, file)
        print(words.say(Message("cli-replay-ply", {"ply": ply, "all": match.ply})))
        show_position(match, ply, seat, words, Console(highlight=False))
    elif not verify:
        _print_story(match, words)
    if verify or ply is None:
        print(words.say(Message("cli-verified", {"decisions": match.ply})), words.say(_outcome(match)))
        if match.pledge is not None:
            print(words.say(Message("cli-verified-pledge", {"hash": match.pledge.hash})))


def _read_match(file: Path) -> Match:
    try:
        text = file.read_bytes().decode("utf-8")
    except OSError as problem:
        raise SetupError("cli-unreadable", {"file": str(file), "reason": str(problem.strerror)}) from None
    except UnicodeDecodeError as problem:
        line = problem.object[: problem.start].count(b"\n") + 1
        raise SetupError("cli-no-text", {"file": str(file), "line": str(line)}) from None
    try:
        return read_journal(text)
    except BrewError as problem:
        raise SetupError("cli-bad-journal", {"file": str(file), "problem": problem.message}) from None


def _within(match: Match, ply: int, file: Path) -> int:
    if ply > match.ply:
        raise SetupError("cli-no-ply", {"file": str(file), "decisions": match.ply, "ply": str(ply)})
    return ply


def _print_story(match: Match, words: Words) -> None:
    """Every decision and what came of it, as a spectator hears it."""
    _print_events(match, match.opening, words)
    for number, entry in enumerate(match.entries, 1):
        decision = Message("cli-replay-line", {"seat": entry.seat, "action": entry.text})
        print(f"{number}. {words.say(decision)}")
        _print_events(match, entry.heard, words)


def _print_events(match: Match, heard: list[int], words: Words) -> None:
    for event in match.game.events_for(match.state, heard, None):
        told = match.game.tell(event)
        if told is not None:
            print("  ", words.say(told))


def _outcome(match: Match) -> Message:
    if not match.over:
        return Message("cli-verified-open")
    result = match.game.result(match.state)
    if len(result.winners()) > 1:
        return Message("cli-verified-shared")
    winner = result.winners()[0]
    return Message("cli-verified-winner", {"seat": winner, "score": result.scores[winner]})


# Decks.


@deck_app.command("check")
def deck_check(
    file: Annotated[Path, typer.Argument(help="A deck file.")],
    lang: Language = None,
) -> None:
    """Check a deck file; every mistake is named with its card and field."""
    game, deck = _deck_of(str(file))
    facts = {"file": str(file), "game": game.title, "title": deck.title, "hash": deck.hash}
    print(_words(lang).say(Message("cli-deck-good", {**facts})))


@deck_app.command("show")
def deck_show(
    deck: Annotated[str, typer.Argument(help="A game (for its house deck) or a deck file.")] = FIRST_GAME,
    lang: Language = None,
) -> None:
    """Show the cards of a deck and what they add up to."""
    words = _words(lang)
    game, cards = _deck_of(deck)
    console = Console(highlight=False)
    facts = {"title": cards.title, "game": game.title, "hash": cards.hash}
    console.print(escape(words.say(Message("cli-deck-hash", {**facts}))))
    for table in game.deck_tables(cards):
        console.print(_rich_table(table, words))


@deck_app.command("export")
def deck_export(
    deck: Annotated[str, typer.Argument(help="A game (for its house deck) or a deck file.")] = FIRST_GAME,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The file to write.")] = None,
    lang: Language = None,
) -> None:
    """Write a deck as a file to change and play with --deck."""
    game, cards = _deck_of(deck)
    text = game.deck_file(cards)
    if output is None:
        print(text, end="")
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise SetupError("cli-unwritable", {"file": str(output), "reason": str(problem.strerror)}) from None
    print(_words(lang).say(Message("cli-deck-written", {"file": str(output)})))


def _read_deck(game: Game, path: Path | None) -> Deck | None:
    return None if path is None else game.read_deck(str(path))


def _deck_of(name: str) -> tuple[Game, Deck]:
    """The house deck of a game, or a deck file with the game it names."""
    if name in game_names():
        game = find_game(name)
        return game, game.house_deck()
    game = find_game(_game_named_in(Path(name)))
    return game, game.read_deck(name)


def _game_named_in(file: Path) -> str:
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        known = ", ".join(game_names())
        raise SetupError(
            "cli-no-deck", {"file": str(file), "games": known, "reason": str(problem.strerror)}
        ) from None
    except (ValueError, RecursionError) as problem:
        raise SetupError("cli-no-toml", {"file": str(file), "problem": str(problem)}) from None
    head = data.get("deck")
    game = head.get("game") if isinstance(head, dict) else None
    if not isinstance(game, str):
        raise SetupError("cli-no-game", {"file": str(file), "example": repr(FIRST_GAME)})
    return game


def _rich_table(table: DeckTable, words: Words) -> Table:
    drawn = Table(title=words.say(table.title), title_justify="left")
    for head in table.heads:
        drawn.add_column(words.say(head))
    for row in table.rows:
        drawn.add_row(*(escape(words.say(cell) if isinstance(cell, Message) else cell) for cell in row))
    return drawn
