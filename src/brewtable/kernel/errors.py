"""Everything that can go wrong has a class, and words that say what would be right."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from brewtable.kernel.message import Argument, Message, said


@mypyc_attr(allow_interpreted_subclasses=True)
class BrewError(Exception):
    """Base of all errors a caller may want to show to a person.

    An error names its words by their key, and `Words.explain` speaks them in any language. A game
    without words of its own may give a plain sentence instead of a key.
    """

    # A ClassVar, since compiled exceptions do not get the defaults of instance attributes.
    code: ClassVar[str] = "error"

    def __init__(self, key: str, args: dict[str, Argument] | None = None) -> None:
        super().__init__(key, args)  # all that is needed to make the error anew in another process
        self.message = said(key) if " " in key else Message(key, args)

    def __str__(self) -> str:
        return str(self.message)


class ChanceError(BrewError):
    """A source of chance cannot give the outcome asked for."""

    code: ClassVar[str] = "chance"


class SetupError(BrewError):
    """A game cannot be set up like this: unknown game, wrong number of players, bad option."""

    code: ClassVar[str] = "setup"


class UnknownDeck(BrewError):
    """Something was played with a deck that is not here."""

    code: ClassVar[str] = "unknown-deck"


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
        super().__init__("error-illegal", {"action": text, "reason": reason})
        self.text = text
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.text}: {self.reason}"


class GameOver(BrewError):
    """The game has ended; nothing can be played."""

    code: ClassVar[str] = "game-over"


class UndoRefused(BrewError):
    """The journal cannot be cut back here; `reason` says why."""

    code: ClassVar[str] = "undo-refused"

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.key, reason.args)
        self.reason = reason


class PositionError(BrewError):
    """A saved position is malformed or breaks a law of its game."""

    code: ClassVar[str] = "bad-position"


class JournalError(BrewError):
    """A .brew file that cannot be trusted; names the line and the reason."""

    code: ClassVar[str] = "bad-journal"

    def __init__(self, line: int, reason: Message) -> None:
        super().__init__("journal-line", {"line": line, "reason": reason})
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"
