"""Everything that can go wrong has a class, and words that say what would be right."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from brewtable.kernel.message import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class BrewError(Exception):
    """Base of all errors a caller may want to show to a person."""

    # A ClassVar, since compiled exceptions do not get the defaults of instance attributes.
    code: ClassVar[str] = "error"


class ChanceError(BrewError):
    """A source of chance cannot give the outcome asked for."""

    code: ClassVar[str] = "chance"


class SetupError(BrewError):
    """A game cannot be set up like this: unknown game, wrong number of players, bad option."""

    code: ClassVar[str] = "setup"


class MalformedAction(BrewError):
    """The text or structure is not in the form of any action."""

    code: ClassVar[str] = "malformed-action"


class UnknownAction(BrewError):
    """Well formed, but it names something this game does not have."""

    code: ClassVar[str] = "unknown-action"


class IllegalAction(BrewError):
    """An action of this game that is not possible now; `reason` says why."""

    code: ClassVar[str] = "illegal-action"

    def __init__(self, text: str, reason: Message) -> None:
        super().__init__(f"{text}: {reason}")
        self.text = text
        self.reason = reason


class GameOver(BrewError):
    """The game has ended; nothing can be played."""

    code: ClassVar[str] = "game-over"


class UndoRefused(BrewError):
    """The journal cannot be cut back here; `reason` says why."""

    code: ClassVar[str] = "undo-refused"

    def __init__(self, reason: Message) -> None:
        super().__init__(str(reason))
        self.reason = reason


class PositionError(BrewError):
    """A saved position is malformed or breaks a law of its game."""

    code: ClassVar[str] = "bad-position"


class JournalError(BrewError):
    """A .brew file that cannot be trusted; names the line and the reason."""

    code: ClassVar[str] = "bad-journal"

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
