"""A pad to count a game that was played on a real table: what is asked, how it adds up, and who is first.

A pad is data: whoever has `ScorePad.to_data` can count without these rules, as the browser does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import ClassVar, TypeAlias

from brewtable.kernel.errors import BrewError
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.result import Result, ranked

Numbers: TypeAlias = "dict[str, int]"  # what a player has, by the keys of fields and lines


class PadError(BrewError):
    """Numbers that no table can show, or that the pad does not ask for."""

    code: ClassVar[str] = "bad-numbers"


class Field:
    """A number from 0 to `most` that every player is asked for."""

    def __init__(
        self, key: str, most: int, short: str = "", only_with: str = "", one_holder: bool = False
    ) -> None:
        self.key = key
        self.most = most
        self.short = short  # what stands for it in a row of its kind
        self.only_with = only_with  # asked only when somebody has some of this other field
        self.one_holder = one_holder  # there is one in the game, and exactly one player has it

    def to_data(self) -> dict[str, object]:
        return {
            "key": self.key,
            "most": self.most,
            "short": self.short,
            "only_with": self.only_with,
            "one_holder": self.one_holder,
        }


class Section:
    """Fields that are found in the same place on the table."""

    def __init__(self, key: str, fields: list[Field]) -> None:
        self.key = key
        self.fields = fields

    def to_data(self) -> dict[str, object]:
        return {"key": self.key, "fields": [field.to_data() for field in self.fields]}


class Formula:
    """A sign and what it joins: numbers, keys of fields or of lines above, other formulas."""

    def __init__(self, sign: str, terms: list[Term]) -> None:
        self.sign = sign
        self.terms = terms

    def to_data(self) -> list[object]:
        return [self.sign, *(term_data(term) for term in self.terms)]


Term: TypeAlias = "int | str | Formula"


def term_data(term: Term) -> object:
    return term.to_data() if isinstance(term, Formula) else term


def add(*terms: Term) -> Formula:
    return Formula("+", list(terms))


def minus(term: Term, less: Term) -> Formula:
    return Formula("-", [term, less])


def times(*terms: Term) -> Formula:
    return Formula("*", list(terms))


def full(term: Term, size: int) -> Formula:
    """How many full lots of a size there are."""
    return Formula("//", [term, size])


def least(*terms: Term) -> Formula:
    return Formula("min", list(terms))


def most(*terms: Term) -> Formula:
    return Formula("max", list(terms))


def reaches(term: Term, goal: Term) -> Formula:
    """1 if a number is at least as high as another, else 0."""
    return Formula(">=", [term, goal])


def rivals(key: str) -> Formula:
    """The highest number that another player has in a field."""
    return Formula("rivals", [key])


class Line:
    """A line of the count; `total` if it sums up lines above it."""

    def __init__(self, key: str, term: Term, total: bool = False) -> None:
        self.key = key
        self.term = term
        self.total = total

    def to_data(self) -> dict[str, object]:
        return {"key": self.key, "term": term_data(self.term), "total": self.total}


class Decider:
    """A number of which more puts a player first."""

    def __init__(self, name: str, term: Term) -> None:
        self.name = name
        self.term = term

    def to_data(self) -> dict[str, object]:
        return {"name": self.name, "term": term_data(self.term)}


class ScorePad:
    """The pad of one game. The first decider is the score, the others break ties in their order."""

    def __init__(
        self,
        game: str,
        fewest: int,
        players: int,
        sections: list[Section],
        lines: list[Line],
        deciders: list[Decider],
    ) -> None:
        self.game = game
        self.fewest = fewest
        self.most = players
        self.sections = sections
        self.lines = lines
        self.deciders = deciders

    def fields(self) -> list[Field]:
        return [field for section in self.sections for field in section.fields]

    def to_data(self) -> dict[str, object]:
        return {
            "game": self.game,
            "fewest": self.fewest,
            "most": self.most,
            "sections": [section.to_data() for section in self.sections],
            "lines": [line.to_data() for line in self.lines],
            "deciders": [decider.to_data() for decider in self.deciders],
        }

    def check(self, given: Sequence[Mapping[str, object]]) -> list[Numbers]:
        """What was given for each player, if it can lie on a table; fields left out are 0."""
        self.check_players(len(given))
        entries = [self._checked(numbers, seat) for seat, numbers in enumerate(given)]
        for field in self.fields():
            holders = sum(numbers[field.key] for numbers in entries)
            if field.one_holder and holders != 1:
                raise PadError("pad-one-holder", {"field": self.label(field.key), "found": holders})
        return entries

    def check_players(self, count: int) -> None:
        if not self.fewest <= count <= self.most:
            limits: dict[str, Argument] = {"game": self.game, "fewest": self.fewest, "most": self.most}
            key = "setup-players-exactly" if self.fewest == self.most else "setup-players"
            raise PadError(key, {**limits, "count": str(count)})

    def _checked(self, given: Mapping[str, object], seat: int) -> Numbers:
        known = [field.key for field in self.fields()]
        for key in given:
            if key not in known:
                close = get_close_matches(key, known, 1)
                allowed = repr(close[0]) if close else ", ".join(known)
                raise PadError("pad-no-field", {"seat": seat, "field": repr(key), "allowed": allowed})
        return {field.key: self.number(field, given.get(field.key, 0), seat) for field in self.fields()}

    def number(self, field: Field, found: object, seat: int) -> int:
        """A number for a field, as a number or as it was typed."""
        if isinstance(found, str) and found.strip().isdecimal() and found.strip().isascii():
            found = int(found)
        if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= field.most:
            facts: dict[str, Argument] = {"seat": seat, "field": self.label(field.key), "most": field.most}
            raise PadError("pad-number", {**facts, "found": repr(found)})
        return found

    def label(self, key: str) -> Message:
        """The words for a section, a field or a line."""
        return Message(f"pad-{self.game}-{key}")

    def count(self, entries: Sequence[Numbers]) -> Result:
        """The lines of every player, the ranking, and what decided it."""
        counted = [dict(numbers) for numbers in entries]
        for line in self.lines:
            for seat, numbers in enumerate(counted):
                numbers[line.key] = _value(line.term, counted, seat)
        parts: list[dict[str, object]] = [
            {line.key: numbers[line.key] for line in self.lines} for numbers in counted
        ]
        standing = [
            [_value(decider.term, counted, seat) for decider in self.deciders] for seat in range(len(counted))
        ]
        ranking, decided_by = ranked(standing, [decider.name for decider in self.deciders])
        return Result([numbers[0] for numbers in standing], parts, ranking, "counted", decided_by)


def _value(term: Term, counted: Sequence[Numbers], seat: int) -> int:
    if isinstance(term, int):
        return term
    if isinstance(term, str):
        return counted[seat][term]
    if term.sign == "rivals":
        key = term.terms[0]
        assert isinstance(key, str)
        return max(numbers[key] for other, numbers in enumerate(counted) if other != seat)
    return _joined(term.sign, [_value(one, counted, seat) for one in term.terms])


def _joined(sign: str, values: list[int]) -> int:
    if sign == "+":
        return sum(values)
    if sign == "*":
        product = 1
        for value in values:
            product *= value
        return product
    if sign == "min":
        return min(values)
    if sign == "max":
        return max(values)
    first, second = values
    if sign == "-":
        return first - second
    if sign == "//":
        return first // second
    assert sign == ">=", sign
    return 1 if first >= second else 0
