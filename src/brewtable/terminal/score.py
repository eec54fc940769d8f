"""The score pad at the terminal: asks what lies on a real table, or reads it as JSON, and shows the count."""

from __future__ import annotations

import json
from collections.abc import Callable

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from brewtable.kernel.errors import SetupError
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.result import Result
from brewtable.kernel.scorepad import Field, Numbers, PadError, ScorePad
from brewtable.locale import Words

Ask = Callable[[str], str]


class Questions:
    """One question after the other; what is no answer is explained and asked again."""

    def __init__(self, pad: ScorePad, words: Words, ask: Ask) -> None:
        self.pad = pad
        self.words = words
        self.ask = ask
        self.names: list[str] = []

    def everything(self, players: int | None) -> list[Numbers]:
        count = self._players() if players is None else players
        self.names = [self._name(number) for number in range(1, count + 1)]
        self.words = self.words.naming(self.names)
        entries: list[Numbers] = [{} for _ in self.names]
        for seat, numbers in enumerate(entries):
            for field in self.pad.fields():
                if not field.only_with and not field.one_holder:
                    numbers[field.key] = self._number(field, seat)
        for field in self.pad.fields():
            if field.one_holder:
                entries[self._holder(field)][field.key] = 1
            elif field.only_with and any(numbers[field.only_with] for numbers in entries):
                for seat, numbers in enumerate(entries):
                    numbers[field.key] = self._number(field, seat)
        return self.pad.check(entries)

    def _players(self) -> int:
        if self.pad.fewest == self.pad.most:
            return self.pad.most
        limits: dict[str, Argument] = {"fewest": self.pad.fewest, "most": self.pad.most}
        return self._between(Message("score-ask-players", limits), self.pad.fewest, self.pad.most)

    def _name(self, number: int) -> str:
        given = self._answer(Message("score-ask-name", {"number": number}))
        return given or Words(self.words.language).name(number - 1)

    def _holder(self, field: Field) -> int:
        people = [Message("score-numbered", {"number": at + 1, "seat": at}) for at in range(len(self.names))]
        facts: dict[str, Argument] = {"field": self.pad.label(field.key), "people": people}
        return self._between(Message("score-ask-holder", facts), 1, len(self.names)) - 1

    def _number(self, field: Field, seat: int) -> int:
        facts: dict[str, Argument] = {"seat": seat, "field": self.pad.label(field.key), "most": field.most}
        while True:
            given = self._answer(Message("score-ask", facts))
            try:
                return self.pad.number(field, given or "0", seat)
            except PadError as problem:
                print(self.words.explain(problem))

    def _between(self, question: Message, fewest: int, most: int) -> int:
        while True:
            given = self._answer(question)
            if given.isdecimal() and given.isascii() and fewest <= int(given) <= most:
                return int(given)
            print(self.words.say(Message("score-ask-again", {"fewest": fewest, "most": most})))

    def _answer(self, question: Message) -> str:
        try:
            return self.ask(self.words.say(question) + " ").strip()
        except EOFError:
            raise SetupError("score-ended", {"question": self.words.say(question)}) from None


def read_numbers(text: str, pad: ScorePad) -> tuple[list[str | None], list[Numbers]]:
    """The names and numbers in a JSON list with one object for each player."""
    example = json.dumps([{"name": "Ann", pad.fields()[0].key: 1}, {"name": "Bob"}])
    try:
        given = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise PadError("score-no-json", {"problem": str(problem), "example": example}) from None
    if not isinstance(given, list) or not all(isinstance(one, dict) for one in given):
        raise PadError("score-no-list", {"example": example})
    names = [one.pop("name", None) for one in given]
    for name in names:
        if name is not None and not isinstance(name, str):
            raise PadError("score-no-name", {"found": repr(name)})
    return names, pad.check(given)


def show_fields(pad: ScorePad, words: Words, console: Console) -> None:
    """What can be entered, by which key, and how high it may be."""
    table = Table()
    for head in ("key", "meaning", "most"):
        table.add_column(words.say(Message(f"score-{head}")))
    for field in pad.fields():
        table.add_row(field.key, escape(words.say(pad.label(field.key))), str(field.most))
    console.print(table)


def show_count(pad: ScorePad, result: Result, words: Words, console: Console) -> None:
    """The lines of the count side by side, who won and what decided it."""
    table = Table()
    table.add_column("")
    for seat in range(len(result.scores)):
        table.add_column(escape(words.name(seat)), justify="right")
    for line in pad.lines:
        cells = [str(parts[line.key]) for parts in result.parts]
        style = "bold" if line.total else None
        table.add_row(escape(words.say(pad.label(line.key))), *cells, style=style, end_section=line.total)
    console.print(table)
    console.print(escape(verdict(pad, result, words)))


def verdict(pad: ScorePad, result: Result, words: Words) -> str:
    winners = [Message("web-name", {"seat": seat}) for seat in result.winners()]
    won = words.say(Message("web-winner", {"names": winners}))
    return f"{won} {words.say(Message(f'pad-{pad.game}-by-{result.decided_by}'))}"
