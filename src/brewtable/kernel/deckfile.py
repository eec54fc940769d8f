"""Deck files in general: reading and writing TOML, and checks that collect every mistake.

What a deck holds is for its game to say. The game subclasses `DeckReader`, reads its tables with
the methods below, and raises `DeckError` with all the problems the reader has met.
"""

import json
import os
import re
import tomllib
from collections.abc import Mapping
from hashlib import sha256
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from brewtable.kernel.did_you_mean import hint
from brewtable.kernel.errors import BrewError
from brewtable.kernel.message import Argument, Message, Phrase

SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_HEAD_KEYS: Final = ("game", "name", "title", "note")


class DeckError(BrewError):
    """A deck file that cannot be used, with everything that is wrong in it."""

    code: ClassVar[str] = "bad-deck"

    def __init__(self, problems: list[Message]) -> None:
        super().__init__("deck-problems", {"lines_problems": problems})
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


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
        self.problems: list[Message] = []

    def wrong(self, where: Phrase, what: Phrase) -> None:
        place: dict[str, Argument] = {"source": self.source, "where": where, "what": what}
        self.problems.append(Message("deck-problem", place))

    def not_such(self, where: Phrase, right: Phrase, value: object) -> None:
        """A value that is there, but is not what it must be."""
        if not isinstance(value, Missing):
            self.wrong(where, Message("deck-must-be", {"right": right, "value": show(value)}))

    def head(self, value: object, game: str) -> Head:
        """The table [deck], for a deck of this game."""
        table = self.table(value, "[deck]", _HEAD_KEYS)
        named = table.get("game", MISSING)
        if named != game and not isinstance(named, Missing):
            self.not_such("[deck] game", f'"{game}"', named)
            if isinstance(named, str):
                raise DeckError(self.problems[-1:])  # nothing in it is meant for this game
        name = self.slug(table.get("name", MISSING), "[deck] name", "house")
        title = self.line(table.get("title", MISSING), "[deck] title")
        note = self.text(table.get("note", MISSING), "[deck] note")
        return Head(name, title, note)

    def table(
        self, value: object, where: Phrase, keys: tuple[str, ...], optional: tuple[str, ...] = ()
    ) -> dict[str, object]:
        """A table that must have all these keys, and no others but the optional ones."""
        known = keys + optional
        table = self.mapping(value, where, Message("deck-table-with", {"keys": ", ".join(known)}))
        for key in table:
            if key not in known:
                self.wrong(
                    where, Message("deck-unknown-key", {"field": show(key), "hint": hint(key, known, '"')})
                )
        if isinstance(value, Mapping):
            for key in keys:
                if key not in table:
                    self.wrong(where, Message("deck-key-missing", {"field": key}))
        return table

    def mapping(self, value: object, where: Phrase, right: Phrase) -> dict[str, object]:
        if isinstance(value, Mapping):
            return {str(key): item for key, item in value.items()}
        self.not_such(where, right, value)
        return {}

    def rows(self, value: object, where: Phrase, right: Phrase) -> list[object]:
        """A list that must not be empty."""
        if isinstance(value, list) and value:
            return list(value)
        self.not_such(where, right, value)
        return []

    def number(self, value: object, where: Phrase, low: int, high: int) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.not_such(where, Message("deck-whole-number", {"low": low, "high": high}), value)
        return low

    def counts(self, value: object, where: Phrase, names: tuple[str, ...], low: int, high: int) -> list[int]:
        """A number for each of exactly these names."""
        table = self.table(value, where, names)
        return [self.number(table.get(n, MISSING), at(where, f" {n}"), low, high) for n in names]

    def text(self, value: object, where: Phrase) -> str:
        """A text that is safe to show: no control characters but the end of a line."""
        if isinstance(value, str) and value.replace("\n", "").isprintable():
            return value
        self.not_such(where, Message("deck-printable"), value)
        return ""

    def line(self, value: object, where: Phrase) -> str:
        if isinstance(value, str) and value.strip() and value.isprintable():
            return value
        self.not_such(where, Message("deck-one-line"), value)
        return ""

    def slug(self, value: object, where: Phrase, example: str) -> str:
        if isinstance(value, str) and SLUG.fullmatch(value):
            return value
        self.not_such(where, Message("deck-slug", {"example": example}), value)
        return ""

    def choice(self, value: object, where: Phrase, what: Phrase, names: tuple[str, ...]) -> str | None:
        """One of a few names, or None."""
        if isinstance(value, str) and value in names:
            return value
        if not isinstance(value, Missing):
            near = hint(value, names, '"') if isinstance(value, str) else ""
            right = near or Message("deck-one-of", {"names": ", ".join(names)})
            self.wrong(where, Message("deck-no-such", {"what": what, "value": show(value), "hint": right}))
        return None


def at(place: Phrase, rest: str) -> Phrase:
    """A place within a place: `at(card, " recipe")`."""
    if isinstance(place, Message):
        return Message("deck-field", {"place": place, "rest": rest})
    return place + rest


def show(value: object) -> Phrase:
    """A value as a message quotes it."""
    try:
        text = json.dumps(value, default=str)
    except ValueError:  # Python refuses to write out very long numbers
        return Message("deck-too-long")
    return text if len(text) <= 60 else text[:57] + "..."


def load_toml(path: str | os.PathLike[str]) -> dict[str, object]:
    """The plain data in a TOML file."""
    source = os.fspath(path)
    try:
        with open(source, "rb") as file:
            return tomllib.load(file)
    except OSError as error:
        problem = Message("file-unreadable", {"file": source, "reason": error.strerror or str(error)})
        raise DeckError([problem]) from error
    except (ValueError, RecursionError) as error:  # also what is not UTF-8
        problem = Message("deck-no-toml", {"file": source, "problem": str(error)})
        raise DeckError([problem]) from error


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
