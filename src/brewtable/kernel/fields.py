"""What actions and events are made of: fields, each of a type.

A field knows its number (positions hold nothing else), its name (in texts and data), its words (in
the log), and who may know it. `Field.told` is the gate: a secret field reaches the seats that its
event was `seen` by, and nobody else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from brewtable.kernel.did_you_mean import hint
from brewtable.kernel.errors import BrewError, MalformedAction, UnknownAction
from brewtable.kernel.message import Argument, Message, Phrase
from brewtable.kernel.sets import members
from brewtable.kernel.state import EVENT_WIDTH, State
from brewtable.kernel.things import CARD, Thing

_SEEN: Final = EVENT_WIDTH - 1  # the cell of an event that holds who may know its secrets
_MOST_DIGITS: Final = 3
SILENT: Final = ""  # as `spoken_as`: the field is no argument of the sentence


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A part of an action or an event.

    In an event it takes the next cell, or the cell `at`. In the sentence of an event it is the
    argument `spoken_as`, by default that of its own name.
    """

    def __init__(
        self, name: str, size: int = 0, secret: bool = False, at: int = 0, spoken_as: str | None = None
    ) -> None:
        self.name = name
        self.size = size  # how many different ones an action can name; 0 for events alone
        self.secret = secret
        self.at = at
        self.spoken_as = name if spoken_as is None else spoken_as

    # Numbers and names.

    def shown(self, s: State, number: int) -> object:
        """What a number stands for, as data."""
        raise NotImplementedError(f"field {self.name!r}: shown()")

    def knows(self, s: State, word: str) -> bool:
        """Whether a word could be meant for this field."""
        raise NotImplementedError(f"field {self.name!r}: knows()")

    def number(self, s: State, verb: str, word: str) -> int:
        """The number a word stands for; MalformedAction or UnknownAction when there is none."""
        raise NotImplementedError(f"field {self.name!r}: number()")

    def word(self, verb: str, value: object) -> str:
        """What stands for a value of an action's data in its text."""
        if isinstance(value, str) and len(value.split()) == 1:
            return value
        raise MalformedAction("action-needs-text", {"kind": repr(verb), "field": self.name})

    def things(self, s: State, number: int) -> list[Thing]:
        """What a number stands for, for those who count how often it is chosen; most fields name nothing."""
        return []

    # Events.

    def value(self, s: State, record: Sequence[int], cell: int) -> object:
        """What the field is in an event."""
        return self.shown(s, record[cell])

    def told(self, s: State, record: Sequence[int], cell: int, watcher: int) -> object:
        """What a watcher may know of it; None for a secret of others."""
        if self.secret and not record[_SEEN] >> watcher & 1:
            return None
        return self.value(s, record, cell)

    def argument(self, event: Mapping[str, object]) -> Argument | None:
        """What the sentence of an event is given for this field; None for nothing."""
        value = event[self.name]
        return value if isinstance(value, str | int) else None

    # Descriptions.

    def can_be_none(self) -> bool:
        """Whether an event may be told without it."""
        return self.secret

    def schema(self) -> dict[str, object]:
        """The values as JSON schema."""
        return {"type": "string"}

    def keys(self) -> list[str]:
        """The Fluent keys of its words."""
        return []

    def refusals(self) -> list[str]:
        """The Fluent keys with which it refuses a word of an action."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Names(Field):
    """One of some names. With a `family` its words are the key `family-name`."""

    def __init__(
        self,
        name: str,
        names: Sequence[str],
        family: str = "",
        unknown: str = "action-no-name",
        secret: bool = False,
        veiled: str = "",
        at: int = 0,
        spoken_as: str | None = None,
        sort: str = "",
    ) -> None:
        super().__init__(name, len(names), secret, at, spoken_as)
        self.names = names
        self.sort = sort  # of the things that the names are, see `things`
        self.family = family
        self.unknown = unknown  # the key that refuses what is none of the names
        self.veiled = veiled  # the key spoken to those who may not know the name

    def shown(self, s: State, number: int) -> object:
        return self.names[number]

    def knows(self, s: State, word: str) -> bool:
        return word in self.names

    def number(self, s: State, verb: str, word: str) -> int:
        if word not in self.names:
            raise self.refusal(word)
        return self.names.index(word)

    def called(self, name: str) -> Phrase:
        return Message(f"{self.family}-{name}") if self.family else name

    def things(self, s: State, number: int) -> list[Thing]:
        name = self.names[number]
        return [Thing(self.sort, name, self.called(name))] if self.sort else []

    def refusal(self, word: str) -> BrewError:
        told: dict[str, Argument] = {"word": repr(word), "field": self.name}
        return UnknownAction(self.unknown, {**told, "hint": hint(word, self.names)})

    def argument(self, event: Mapping[str, object]) -> Argument | None:
        value = event[self.name]
        if value is None:
            return Message(self.veiled) if self.veiled else None
        key = f"{self.family}-{value}"
        return Message(key) if self.family else str(value)

    def schema(self) -> dict[str, object]:
        return {"enum": [*self.names]}

    def keys(self) -> list[str]:
        named = [f"{self.family}-{name}" for name in self.names] if self.family else []
        return [*named, self.veiled] if self.veiled else named

    def refusals(self) -> list[str]:
        return [self.unknown]


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Field):
    """A number; in an action one from `least` to `most`. What is `least` is 0 in the position."""

    def __init__(
        self,
        name: str,
        least: int = 0,
        most: int = -1,
        digits: str = "action-digits",
        limits: str = "action-range",
        secret: bool = False,
        at: int = 0,
        spoken_as: str | None = None,
    ) -> None:
        super().__init__(name, max(most + 1 - least, 0), secret, at, spoken_as)
        self.least = least
        self.most = most
        self.digits = digits  # the key that refuses what is no number
        self.limits = limits  # the key that refuses a number too high or too low

    def shown(self, s: State, number: int) -> object:
        return number + self.least

    def knows(self, s: State, word: str) -> bool:
        return word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS

    def number(self, s: State, verb: str, word: str) -> int:
        told: dict[str, Argument] = {"verb": repr(verb), "field": self.name, "word": repr(word)}
        if not self.knows(s, word):
            raise MalformedAction(self.digits, told)
        if not self.least <= int(word) <= self.most:
            raise UnknownAction(self.limits, {**told, "least": self.least, "most": self.most, "word": word})
        return int(word) - self.least

    def word(self, verb: str, value: object) -> str:
        if type(value) is not int:  # True is no number
            raise MalformedAction("action-needs-number", {"kind": repr(verb), "field": self.name})
        return str(value)

    def schema(self) -> dict[str, object]:
        return {"type": "integer"}

    def refusals(self) -> list[str]:
        return [self.digits, self.limits]


class Amount(Number):
    """How much of something, whichever way it went."""

    def value(self, s: State, record: Sequence[int], cell: int) -> object:
        return abs(record[cell])


SEAT: Final = Number("seat")


class Flag(Field):
    """Whether something is so. In a sentence it is one of two words, first the one for no."""

    def __init__(self, name: str, words: tuple[str, str], at: int = 0, spoken_as: str | None = None) -> None:
        super().__init__(name, at=at, spoken_as=spoken_as)
        self.words = words

    def shown(self, s: State, number: int) -> object:
        return number != 0

    def argument(self, event: Mapping[str, object]) -> Argument | None:
        no, yes = self.words
        return yes if event[self.name] else no

    def schema(self) -> dict[str, object]:
        return {"type": "boolean"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(Field):
    """A card, by the name it has in the deck."""

    def __init__(
        self,
        count: int,
        name: str = "card",
        unknown: str = "action-no-name",
        secret: bool = False,
        at: int = 0,
        spoken_as: str | None = None,
    ) -> None:
        super().__init__(name, count, secret, at, spoken_as)
        self.unknown = unknown

    def shown(self, s: State, number: int) -> object:
        return s.card_names()[number]

    def knows(self, s: State, word: str) -> bool:
        return word in s.card_names()

    def number(self, s: State, verb: str, word: str) -> int:
        names = s.card_names()
        if word not in names:
            told: dict[str, Argument] = {"word": repr(word), "field": self.name}
            raise UnknownAction(self.unknown, {**told, "hint": hint(word, names)})
        return names.index(word)

    def things(self, s: State, number: int) -> list[Thing]:
        name = s.card_names()[number]
        return [Thing(CARD, name, name)]

    def refusals(self) -> list[str]:
        return [self.unknown]


class Title(Field):
    """What is printed on a card as its name."""

    def shown(self, s: State, number: int) -> object:
        return s.card_titles()[number]


@mypyc_attr(allow_interpreted_subclasses=True)
class Place(Field):
    """A place on the table, by a function that names it."""

    def __init__(
        self, name: str, naming: Callable[[int], str], at: int = 0, spoken_as: str | None = None
    ) -> None:
        super().__init__(name, at=at, spoken_as=spoken_as)
        self.naming = naming

    def shown(self, s: State, number: int) -> object:
        return self.naming(number)


class OwnCards(Field):
    """What each seat gets, a set of cards in a cell for each; a seat is told its own."""

    def value(self, s: State, record: Sequence[int], cell: int) -> object:
        return None

    def told(self, s: State, record: Sequence[int], cell: int, watcher: int) -> object:
        if watcher >= s.seats:
            return None
        names = s.card_names()
        return [names[card] for card in members(record[cell + watcher])]

    def can_be_none(self) -> bool:
        return True

    def schema(self) -> dict[str, object]:
        return {"type": "array", "items": {"type": "string"}}
