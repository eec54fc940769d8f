"""Words are named here and spoken elsewhere: rules give a key and its arguments, clients a language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, cast

from brewtable.kernel.face import MessageData

Argument: TypeAlias = "str | int | Message | list[Message]"
Phrase: TypeAlias = "str | Message"  # words already, or still to be spoken


class Message:
    """A sentence by its key in the Fluent files, with its arguments.

    A list is spoken as "a, b and c"; one whose name begins with `or_` as "a, b or c", with
    `clauses_` as "a; b; c", with `lines_` one below the other. A number named `seat`, or whose name
    ends in `_seat`, is a seat counted from 0 and spoken as the name of who sits there. Fluent is
    also given `seat_who`, which is `you` if it is the seat of whoever reads, and `other` if not.
    """

    def __init__(self, key: str, args: dict[str, Argument] | None = None) -> None:
        self.key = key
        self.args: dict[str, Argument] = {} if args is None else args

    def __str__(self) -> str:
        if not self.args:
            return self.key
        if self.key == "plain-words":
            return _plain(self.args["words"])
        return f"{self.key}({', '.join(f'{name}={_plain(value)}' for name, value in self.args.items())})"

    def __repr__(self) -> str:
        return f"Message({self})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[type[Message], tuple[str, dict[str, Argument]]]:
        return Message, (self.key, self.args)

    def to_data(self) -> MessageData:
        arguments = {name: _data(value) for name, value in self.args.items()}
        return cast(MessageData, {"key": self.key, **arguments})


def said(phrase: Phrase) -> Message:
    """A phrase as a message, also when it is words already."""
    return phrase if isinstance(phrase, Message) else Message("plain-words", {"words": phrase})


def message_from_data(data: Mapping[str, object]) -> Message:
    """The message that `to_data` gave."""
    return Message(
        str(data["key"]), {name: _argument(value) for name, value in data.items() if name != "key"}
    )


def _argument(value: object) -> Argument:
    if isinstance(value, Mapping):
        return message_from_data(value)
    if isinstance(value, list):
        return [message_from_data(one) for one in value]
    assert isinstance(value, str | int)
    return value


def _plain(value: Argument) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(str(one) for one in value) + "]"
    return str(value)


def _data(value: Argument) -> object:
    if isinstance(value, Message):
        return value.to_data()
    if isinstance(value, list):
        return [one.to_data() for one in value]
    return value
