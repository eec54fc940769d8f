"""Commands for players: the table in the browser and at the terminal, replays, score pads, programs."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from brewtable.cli.common import (
    LANGUAGES,
    DatabaseUrl,
    DataFolder,
    DeckPath,
    GameName,
    Language,
    Options,
    Seed,
    app,
    extra,
    find_deck,
    options_for,
    read_match,
    words_in,
)
from brewtable.kernel.errors import SetupError
from brewtable.kernel.match import Match, new_match
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.registry import find_game
from brewtable.kernel.story import story
from brewtable.locale import Words

if TYPE_CHECKING:
    from brewtable.bots import Bot

DEFAULT_SEATS = ["human", "bot:normal"]


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Whom to listen to: 0.0.0.0 for all of the network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any that is free.")] = 8000,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    database_url: DatabaseUrl = None,
    data: DataFolder = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(help="A name that the service is reached by, such as that of a proxy; repeatable."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address of a proxy whose X-Forwarded headers are believed; repeatable."),
    ] = None,
    fd: Annotated[
        int | None, typer.Option(min=0, help="Serve on a socket that is open already, by its number.")
    ] = None,
    metrics: Annotated[
        str | None, typer.Option(help="Where Prometheus finds its numbers, such as 127.0.0.1:9100.")
    ] = None,
    log: Annotated[str, typer.Option(help="How to log: text, or json for programs.")] = "text",
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="So many processes behind one port, on one PostgreSQL.")
    ] = 1,
    mail: Annotated[
        str | None, typer.Option(help="The server that sends mail to players, as smtp://USER@HOST:PORT.")
    ] = None,
    mail_from: Annotated[
        str | None, typer.Option(help="The address that mail to players comes from.")
    ] = None,
    allow_push: Annotated[
        list[str] | None,
        typer.Option(help="A push service beside those of the browsers, as HOST or HOST:PORT; repeatable."),
    ] = None,
    allow_webhook: Annotated[
        list[str] | None,
        typer.Option(help="A chat server whose webhooks players may use, as HOST or HOST:PORT; repeatable."),
    ] = None,
    lang: Language = None,
) -> None:
    """Serve the table to browsers, on this machine or to a whole club."""
    with extra("table"):
        from brewtable.table.call_ways import Outside
        from brewtable.table.logs import log_form
        from brewtable.table.mailing import mail_server
        from brewtable.table.metrics import address_for
        from brewtable.table.server import serve as serve_browsers

    words = words_in(lang)

    def say(address: str) -> None:
        print(words.say(Message("cli-serving", {"address": address})), flush=True)

    serve_browsers(
        host,
        port,
        data,
        database_url,
        browser,
        say,
        fd,
        hosts=allow_host or [],
        proxies=proxy or [],
        metrics_at=None if metrics is None else address_for(metrics),
        log_form=log_form(log),
        workers=workers,
        outside=Outside(mail_server(mail, mail_from), allow_push or [], allow_webhook or []),
    )


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
    from brewtable.terminal.play import play as play_at_terminal

    words = words_in(lang)
    rules = find_game(game)
    if resume is None and ply is not None:
        raise SetupError("cli-ply-alone")
    if resume is not None and (seed is not None or deck is not None or option):
        raise SetupError("cli-resume-alone")
    if resume is not None:
        match = read_match(resume)
        if match.game.name != rules.name:
            raise SetupError(
                "cli-other-game", {"file": str(resume), "found": match.game.name, "game": rules.name}
            )
        match.seats = seat or match.seats
        if ply is not None:
            match = match.branch(_within(match, ply, resume))
    else:
        seats = seat or DEFAULT_SEATS
        setup = rules.setup(len(seats), seed, options_for(rules, option), find_deck(rules, deck))
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
    from brewtable.bots import make_bot

    if spec == "human":
        return None
    kind, _, name = spec.partition(":")
    if kind != "bot":
        raise SetupError("cli-seat-form", {"found": repr(spec)})
    return make_bot(name, number)


def _within(match: Match, ply: int, file: Path) -> int:
    if ply > match.ply:
        raise SetupError("cli-no-ply", {"file": str(file), "decisions": match.ply, "ply": str(ply)})
    return ply


@app.command()
def pipe(
    lang: Annotated[str, typer.Option("--lang", help=f"Language of the sentences: {LANGUAGES}.")] = "en",
) -> None:
    """Serve programs: JSON lines on standard input and output."""
    from brewtable.pipe import serve as serve_programs

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
    from brewtable.terminal.score import Questions, read_numbers, show_count, show_fields

    words = words_in(lang)
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


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A .brew file.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check it and say what it holds.")] = False,
    ply: Annotated[int | None, typer.Option(min=0, help="Show the table after this many decisions.")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="Through whose eyes; the one to decide.")] = None,
    lang: Language = None,
) -> None:
    """Play a recorded game again; every line is checked."""
    words = words_in(lang)
    match = read_match(file)
    if seat is not None and seat >= match.state.seats:
        raise SetupError(
            "cli-no-seat", {"file": str(file), "last": int(match.state.seats) - 1, "number": str(seat)}
        )
    if ply is not None:
        from brewtable.terminal.show import show_position

        _within(match, ply, file)
        print(words.say(Message("cli-replay-ply", {"ply": ply, "all": match.ply})))
        show_position(match, ply, seat, words, Console(highlight=False))
    elif not verify:
        _print_story(match, words)
    if verify or ply is None:
        verified = words.say(Message("cli-verified", {"decisions": match.ply}))
        print(verified, _with_names(match, words).say(_outcome(match)))
        if match.pledge is not None:
            print(words.say(Message("cli-verified-pledge", {"hash": match.pledge.hash})))


def _with_names(match: Match, words: Words) -> Words:
    from brewtable.locale.telling import player_names

    return words.naming(player_names(match.seats, words))


def _print_story(match: Match, words: Words) -> None:
    """Every decision and what came of it, as a spectator hears it."""
    from brewtable.locale.telling import story_lines

    named = _with_names(match, words).calling(match.game.catalog(match.state))
    for part in story(match, None):
        number = "" if part.is_heading or part.ply == 0 else f"{part.ply}. "
        head, *details = story_lines(part, named)
        print(f"{number}{head}")
        for line in details:
            print("  ", line)


def _outcome(match: Match) -> Message:
    if not match.over:
        return Message("cli-verified-open")
    result = match.game.result(match.state)
    if len(result.winners()) > 1:
        return Message("cli-verified-shared")
    winner = result.winners()[0]
    return Message("cli-verified-winner", {"seat": winner, "score": result.scores[winner]})
