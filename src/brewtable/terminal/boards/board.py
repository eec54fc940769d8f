"""What a drawing is given, and what it must be able to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from rich.text import Text

from brewtable.kernel.game import Game
from brewtable.kernel.prompt import Blocked, Choice, Prompt
from brewtable.kernel.result import Result
from brewtable.locale import Words

# What an event is to a client: data from the game's gate.
Event = Mapping[str, object]
# The fronts of all cards in play, by their ids.
Catalog = Mapping[str, Mapping[str, object]]


@dataclass(frozen=True)
class Sight:
    """The table as one seat sees it. Everything in it has passed the game's gate for that seat."""

    game: Game
    seat: int
    names: list[str]
    view: Mapping[str, object]
    catalog: Catalog
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

    def table(self, sight: Sight, width: int) -> list[Text]:
        """All that is to be seen, however long it gets."""
        ...

    def details(self, sight: Sight, thing: str) -> list[Text] | None:
        """All about a thing on the table, or None when there is no such thing."""
        ...

    def score_pad(self, result: Result, names: list[str], words: Words) -> list[Text]: ...
