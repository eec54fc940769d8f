"""Commands for hosts: the house, its people and its tables; while it is served, the service does them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from brewtable.cli.common import AsJson, DatabaseUrl, DataFolder, Language, app, extra, words_in
from brewtable.kernel.errors import SetupError
from brewtable.kernel.message import Argument, Message
from brewtable.locale import Words

members_app = typer.Typer(no_args_is_help=True, help="The people of the house: list, invite, remove, hosts.")
tables_app = typer.Typer(
    no_args_is_help=True, help="The tables of the house: list, show, end, remove, export."
)
app.add_typer(members_app, name="members")
app.add_typer(tables_app, name="tables")

Person = Annotated[str, typer.Argument(help="Somebody, by their id or by a name that nobody else has.")]
TableId = Annotated[str, typer.Argument(help="The id of a table, as brewtable tables list tells it.")]
Address = Annotated[
    str | None, typer.Option(help="Where browsers find the house, such as https://play.example; for links.")
]


def _do(database_url: str | None, data: Path | None, errand: str, **arguments: Any) -> Any:
    """Have the house do something, whoever has it open."""
    with extra("table"):
        from brewtable.table.errands import run
        from brewtable.table.server import data_folder

    return run(database_url, data or data_folder(), errand, **arguments)


def _link(address: str | None, database_url: str | None, data: Path | None, path: str) -> str:
    from brewtable.table.errands import address_of_service
    from brewtable.table.server import data_folder

    return (address or address_of_service(database_url, data or data_folder())).rstrip("/") + path


def _tell(answer: Any, as_json: bool, words: Words, sentence: Message) -> None:
    """The answer as data, or in a sentence."""
    print(json.dumps(answer) if as_json else words.say(sentence))


def _print_table(words: Words, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    table = Table()
    for head in heads:
        name = words.say(Message(f"cli-house-{head}"))
        table.add_column(name, overflow="fold", no_wrap=head == heads[0])  # to be copied whole
    for row in rows:
        table.add_row(*(escape(str(cell)) for cell in row))
    Console(highlight=False).print(table)


# The house.


@app.command()
def house(
    entry: Annotated[
        str | None, typer.Option("--open", help="Who may enter: everybody, invited or members.")
    ] = None,
    message: Annotated[
        str | None, typer.Option(help="The message of the day, plain text; an empty one takes it away.")
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(help="A limit as NAME=NUMBER; NAME= alone for the usual one; repeatable."),
    ] = None,
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Who may enter the house, the message of the day and limits: show them, or change them."""
    limits = dict(_limits(limit)) if limit else None
    told = _do(database_url, data, "house", entry=entry, message=message, limits=limits)
    if as_json:
        print(json.dumps(told))
        return
    words = words_in(lang)
    print(words.say(Message(f"cli-house-entry-{told['entry']}")))
    if told["message"]:
        print(told["message"])
    rows = [(one["name"], one["value"], one["usual"]) for one in told["limits"]]
    _print_table(words, ("limit", "value", "usual"), rows)


def _limits(given: Sequence[str]) -> Iterable[tuple[str, str]]:
    for one in given:
        name, equals, text = one.partition("=")
        if not equals:
            raise SetupError("cli-limit-form", {"found": one})
        yield name, text


# People.


@members_app.command("list")
def members_list(
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List those the house knows: games, passkeys, and the day they were here last."""
    people = _do(database_url, data, "members")
    if as_json:
        print(json.dumps({"members": people}))
        return
    words = words_in(lang)
    rows = [
        (
            one["id"],
            one["name"],
            words.say(Message(f"cli-house-standing-{one['standing'] or 'guest'}")),
            one["passkeys"],
            one["games"],
            one["seen"] or "",
        )
        for one in people
    ]
    _print_table(words, ("person", "name", "standing", "passkeys", "games", "seen"), rows)


@members_app.command("invite")
def members_invite(
    times: Annotated[
        int | None, typer.Option(min=1, max=10_000, help="How often it is good; any number if not given.")
    ] = None,
    days: Annotated[
        int | None, typer.Option(min=1, max=3650, help="For how many days; for ever if not given.")
    ] = None,
    address: Address = None,
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Make an invitation, and print its link."""
    made = _do(database_url, data, "invite", times=times, days=days)
    link = _link(address, database_url, data, f"/enter/{made['code']}")
    _tell({**made, "link": link}, as_json, words_in(lang), Message("cli-house-invited", {"link": link}))


@members_app.command("invitations")
def members_invitations(
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List the invitations, and how often each was used."""
    found = _do(database_url, data, "invitations")
    if as_json:
        print(json.dumps({"invitations": found}))
        return
    words = words_in(lang)
    rows = [
        (
            one["code"],
            one["used"] if one["times"] is None else f"{one['used']}/{one['times']}",
            (one["until"] or "")[:10],
            words.say(Message("cli-house-good" if one["good"] else "cli-house-not-good")),
        )
        for one in found
    ]
    _print_table(words, ("code", "used", "until", "state"), rows)


@members_app.command("revoke")
def members_revoke(
    code: Annotated[str, typer.Argument(help="The code of an invitation, or its id.")],
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let an invitation be good no more; whom it let in stays."""
    told = _do(database_url, data, "revoke", invitation=code)
    _tell(told, as_json, words_in(lang), Message("cli-house-revoked", {"code": told["code"]}))


@members_app.command("let-in")
def members_let_in(
    person: Person,
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let somebody in, without an invitation; also whom you have removed, and a host who is to be none."""
    told = _do(database_url, data, "stand", person=person, standing="in")
    _tell(told, as_json, words_in(lang), Message("cli-house-let-in", _called(told)))


@members_app.command("remove")
def members_remove(
    person: Person,
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Remove somebody from the house; the games they are in they may finish."""
    told = _do(database_url, data, "stand", person=person, standing="out")
    _tell(told, as_json, words_in(lang), Message("cli-house-removed", _called(told)))


@members_app.command("host")
def members_host(
    person: Annotated[
        str | None, typer.Argument(help="Somebody, by their id or by a name that nobody else has.")
    ] = None,
    link: Annotated[
        bool, typer.Option("--link", help="Print a link that makes whoever uses it first a host.")
    ] = False,
    address: Address = None,
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Make somebody with a passkey a host, or print a link that does, good once and for a day."""
    if link == (person is not None):
        raise SetupError("cli-host-whom")
    words = words_in(lang)
    if person is not None:
        told = _do(database_url, data, "stand", person=person, standing="host")
        _tell(told, as_json, words, Message("cli-house-host", _called(told)))
        return
    code = _do(database_url, data, "host-link")
    there = _link(address, database_url, data, f"/host/{code}")
    _tell({"link": there}, as_json, words, Message("cli-house-host-link", {"link": there}))


def _called(person: dict[str, Any]) -> dict[str, Argument]:
    return {"name": person["name"] or person["id"]}


# Tables.


@tables_app.command("list")
def tables_list(
    status: Annotated[str | None, typer.Option(help="Only those that are waiting, playing or over.")] = None,
    game: Annotated[str | None, typer.Option(help="Only those of this game.")] = None,
    person: Annotated[str | None, typer.Option(help="Only those of somebody, by id or name.")] = None,
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """List the tables, those that changed last first."""
    found = _do(database_url, data, "tables", status=status, game=game, person=person)
    if as_json:
        print(json.dumps({"tables": found}))
    else:
        _print_tables(found, words_in(lang))


def _print_tables(found: Iterable[dict[str, Any]], words: Words) -> None:
    rows = [
        (
            one["id"],
            words.title(one["game"], one["title"]),
            words.say(Message(f"cli-house-status-{one['status']}")),
            ", ".join(seat or "–" for seat in one["seats"]),
            one["ply"],
            one["changed"][:16].replace("T", " "),
        )
        for one in found
    ]
    _print_table(words, ("table", "game", "status", "seats", "decisions", "changed"), rows)


@tables_app.command("show")
def tables_show(
    table: TableId,
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Show one table: who sits there, and how far it is. Nothing of the game is told."""
    told = _do(database_url, data, "table", which=table)
    if as_json:
        print(json.dumps(told))
    else:
        _print_tables([told], words_in(lang))


@tables_app.command("end")
def tables_end(
    table: TableId,
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """End a game, which nobody has won then and which does not count; call a table off that waits."""
    told = _do(database_url, data, "end", which=table)
    _tell(told, as_json, words_in(lang), Message("cli-house-ended", {"table": table}))


@tables_app.command("remove")
def tables_remove(
    table: TableId,
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Remove a table and its game for good; results that count stay."""
    told = _do(database_url, data, "remove", which=table)
    _tell(told, as_json, words_in(lang), Message("cli-house-table-removed", {"table": table}))


@tables_app.command("export")
def tables_export(
    table: TableId,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The file to write.")] = None,
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    """Write the .brew file of a game that is over."""
    text = _do(database_url, data, "export", which=table)
    if output is None:
        sys.stdout.write(text)
        return
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as problem:
        facts: dict[str, Argument] = {"file": str(output), "reason": str(problem.strerror)}
        raise SetupError("cli-unwritable", facts) from None
    print(words_in(lang).say(Message("cli-house-exported", {"table": table, "file": str(output)})))
