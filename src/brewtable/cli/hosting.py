"""Commands for hosts: backups of the games that are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from brewtable.cli.common import DatabaseUrl, DataFolder, Language, app, extra, words_in
from brewtable.kernel.message import Message

# The service is heavy, and no other command needs it: it is loaded where it is called.


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")],
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    """Write all games that are kept to a file, also while they are served."""
    with extra("table"):
        from brewtable.table.backup import back_up
        from brewtable.table.server import data_folder

    count = back_up(database_url, data or data_folder(), file)
    print(words_in(lang).say(Message("cli-backed-up", {"file": str(file), "tables": count})))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that brewtable backup wrote.")],
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    lang: Language = None,
) -> None:
    """Put a backup in the place of the games that are kept; stop the service first."""
    with extra("table"):
        from brewtable.table.backup import restore as put_back
        from brewtable.table.server import data_folder

    words = words_in(lang)
    count, old = put_back(database_url, data or data_folder(), file)
    print(words.say(Message("cli-restored", {"file": str(file), "tables": count})))
    if old is not None:
        print(words.say(Message("cli-restored-old", {"file": str(old)})))
