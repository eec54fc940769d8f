"""What a drawing is given, and what it must be able to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from rich.text import Text

from brewtable.kernel.errors import BrewError
from brewtable.kernel.game import Game
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Blocked, Choice, Prompt
from brewtable.kernel.result import Result
from brewtable.locale import Words

# What an event is to a client: data from the game's gate.
Event = Mapping[str, object]


@dataclass(frozen=True)
class Sight:
    """The table as one seat sees it. Everything in it has passed the game's gate for that seat."""

    game: Game
    seat: int
    names: list[str]
    view: Mapping[str, object]
    catalog: Mapping[str, Mapping[str, object]]
    prompt: Prompt | None
    question: str
    news: list[str]  # the log since this seat's last decision
    earlier: list[str]  # the log before that
    words: Words
    notice: str = ""  # what to say about the last answer


@dataclass
class Keys:
    """The short answers shown on the table, for what can be done and for what cannot."""

    choices: dict[str, Choice] = field(default_factory=dict)
    blocked: dict[str, Blocked] = field(default_factory=dict)
    also: dict[str, Choice] = field(default_factory=dict)  # other ways to say the same, not shown

    def of(self, choice: Choice) -> str:
        """The key shown for a choice."""
        return next(key for key, one in self.choices.items() if one.action == choice.action)


class Board(Protocol):
    """Draws a game's table as lines that fit a width and a height."""

    def keys(self, sight: Sight) -> Keys: ...

    def spell(self, sight: Sight, line: str) -> str:
        """In full what a key is short for, also when it can not be used now; other lines as they are."""
        ...

    def verbs(self, sight: Sight) -> str:
        """What can be typed now, in short."""
        ...

    def help(self, words: Words) -> str:
        """The page on how to play."""
        ...

    def draw(self, sight: Sight, width: int, height: int) -> list[Text]: ...

    def details(self, sight: Sight, thing: str) -> list[Text] | None:
        """All about a thing on the table, or None when there is no such thing."""
        ...

    def tell(self, game: Game, events: list[Event], words: Words) -> list[str]:
        """The log lines for events that follow each other."""
        ...

    def score_pad(self, result: Result, names: list[str], words: Words) -> list[Text]: ...


def speak(words: Words, message: Message) -> str:
    """A message in words. Games from elsewhere may bring none; then its key must do."""
    try:
        return words.say(message)
    except BrewError:
        return str(message)


def player_names(seats: list[str], words: Words) -> list[str]:
    """Who sits at each seat, no two called the same: people, and bots without the mark that they are bots."""
    person = words.say(Message("terminal-person"))
    unnamed = {f"seat {number + 1}": words.name(number) for number in range(len(seats))}
    called = {"human": person, **unnamed}
    names = [called.get(seat, seat.removeprefix("bot:")) for seat in seats]
    return [
        name
        if names.count(name) == 1
        else words.say(Message("terminal-namesake", {"name": name, "number": n}))
        for n, name in enumerate(names, 1)
    ]
