"""Deck files in general: reading and writing TOML, and checks that collect every mistake.

What a deck holds is for its game to say. The game subclasses `DeckReader`, reads its tables with
the methods below, and raises `DeckError` with all the problems the reader has met.
"""

import json
import os
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from hashlib import sha256
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from brewtable.kernel.errors import BrewError

SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_HEAD_KEYS: Final = ("game", "name", "title", "note")


class DeckError(BrewError):
    """A deck file that cannot be used, with everything that is wrong in it."""

    code: ClassVar[str] = "bad-deck"

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Missing:
    """Stands for a key that is not there; that was reported with its table."""


MISSING: Final = Missing()


class Head:
    """What every deck file says about itself."""

    def __init__(self, name: str, title: str, note: str) -> None:
        self.name: Final = name
        self.title: Final = title
        self.note: Final = note


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckReader:
    """Turns plain data into cards and numbers, and collects all that is wrong on the way.

    Each method returns something harmless for a value it has complained about, so that
    reading goes on to the next mistake.
    """

    def __init__(self, source: str) -> None:
        self.source: Final = source
        self.problems: list[str] = []

    def wrong(self, where: str, what: str) -> None:
        self.problems.append(f"{self.source}: {where}: {what}")

    def head(self, value: object, game: str) -> Head:
        """The table [deck], for a deck of this game."""
        table = self.table(value, "[deck]", _HEAD_KEYS)
        named = table.get("game", MISSING)
        if named != game and not isinstance(named, Missing):
            self.wrong("[deck] game", f'must be "{game}", not {show(named)}')
        name = self.slug(table.get("name", MISSING), "[deck] name", "house")
        title = self.line(table.get("title", MISSING), "[deck] title")
        note = self.text(table.get("note", MISSING), "[deck] note")
        return Head(name, title, note)

    def table(
        self, value: object, where: str, keys: tuple[str, ...], optional: tuple[str, ...] = ()
    ) -> dict[str, object]:
        """A table that must have all these keys, and no others but the optional ones."""
        known = keys + optional
        table = self.mapping(value, where, "a table with " + ", ".join(known))
        for key in table:
            if key not in known:
                self.wrong(where, f"unknown key {show(key)}{hint(key, known)}")
        if isinstance(value, Mapping):
            for key in keys:
                if key not in table:
                    self.wrong(where, f"{key} is missing")
        return table

    def mapping(self, value: object, where: str, right: str) -> dict[str, object]:
        if isinstance(value, Mapping):
            return {str(key): item for key, item in value.items()}
        if not isinstance(value, Missing):
            self.wrong(where, f"must be {right}, not {show(value)}")
        return {}

    def rows(self, value: object, where: str, right: str) -> list[object]:
        """A list that must not be empty."""
        if isinstance(value, list) and value:
            return list(value)
        if not isinstance(value, Missing):
            self.wrong(where, f"must be {right}, not {show(value)}")
        return []

    def number(self, value: object, where: str, low: int, high: int) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        if not isinstance(value, Missing):
            self.wrong(where, f"must be a whole number from {low} to {high}, not {show(value)}")
        return low

    def text(self, value: object, where: str) -> str:
        """A text that is safe to show: no control characters but the end of a line."""
        if isinstance(value, str) and value.replace("\n", "").isprintable():
            return value
        if not isinstance(value, Missing):
            self.wrong(where, f"must be a printable text, not {show(value)}")
        return ""

    def line(self, value: object, where: str) -> str:
        if isinstance(value, str) and value.strip() and value.isprintable():
            return value
        if not isinstance(value, Missing):
            self.wrong(where, f"must be one line of text, not {show(value)}")
        return ""

    def slug(self, value: object, where: str, example: str) -> str:
        if isinstance(value, str) and SLUG.fullmatch(value):
            return value
        if not isinstance(value, Missing):
            right = f'small letters and digits joined by "-", such as "{example}"'
            self.wrong(where, f"must be {right}, not {show(value)}")
        return ""

    def choice(self, value: object, where: str, what: str, names: tuple[str, ...]) -> str | None:
        """One of a few names, or None."""
        if isinstance(value, str) and value in names:
            return value
        if not isinstance(value, Missing):
            near = hint(value, names) if isinstance(value, str) else ""
            right = near or f"; it must be one of {', '.join(names)}"
            self.wrong(where, f"no such {what}: {show(value)}{right}")
        return None


def show(value: object) -> str:
    """A value as a message quotes it."""
    try:
        text = json.dumps(value, default=str)
    except ValueError:  # Python refuses to write out very long numbers
        return "something too long to show"
    return text if len(text) <= 60 else text[:57] + "..."


def hint(word: str, names: tuple[str, ...]) -> str:
    """The name somebody may have meant, as the end of a message."""
    for name in names:
        if name.casefold() == word.strip().casefold():
            return f'; did you mean "{name}"?'
    close = get_close_matches(word, names, 1)
    return f'; did you mean "{close[0]}"?' if close else ""


def load_toml(path: str | os.PathLike[str]) -> dict[str, object]:
    """The plain data in a TOML file."""
    source = os.fspath(path)
    try:
        with open(source, "rb") as file:
            return tomllib.load(file)
    except OSError as error:
        reason = error.strerror or "unknown reason"
        raise DeckError([f"{source}: cannot be read: {reason}"]) from error
    except (ValueError, RecursionError) as error:  # also what is not UTF-8
        raise DeckError([f"{source}: is not a TOML file: {error}"]) from error


def to_toml(data: Mapping[str, object]) -> str:
    """The text of a file with these tables and lists of tables."""
    parts = []
    for name, table in data.items():
        if isinstance(table, dict):
            parts.append(_toml_table(f"[{name}]", table))
        elif isinstance(table, list):
            parts.extend(_toml_table(f"[[{name}]]", row) for row in table)
    return "\n".join(parts)


def play_hash(data: Mapping[str, object]) -> str:
    """A name for the data of a deck that change play: for all but what it says about itself."""
    play = {name: table for name, table in data.items() if name != "deck"}
    text = json.dumps(play, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def _toml_table(head: str, table: Mapping[str, object]) -> str:
    lines = [head]
    lines += [f"{key} = {_toml_value(value)}" for key, value in table.items()]
    return "\n".join(lines) + "\n"


def _toml_value(value: object) -> str:
    if isinstance(value, Mapping):
        pairs = [f"{key} = {_toml_value(item)}" for key, item in value.items()]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(_toml_value(item) for item in value) + "]"
    # For printable text, whole numbers and truths JSON and TOML write the same.
    return json.dumps(value, ensure_ascii=False)
