"""A decision as the log tells it: one sentence for what was done, made of the action and its events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from brewtable.kernel.message import Argument, Message
from brewtable.kernel.state import State


class Deed:
    """A decision and what came of it at once, as one who listens may know both.

    `events` ends where a new round or year begins: what happens from there on is nobody's deed.
    """

    def __init__(
        self,
        before: State,
        seat: int,
        do: Mapping[str, object],
        events: Sequence[Mapping[str, object]],
    ) -> None:
        self.before = before
        self.seat = seat
        self.do = do  # the action as data; None for what is kept from the listener
        self.events = events

    @property
    def kind(self) -> str:
        return str(self.do["kind"])

    def told(self, *names: str) -> list[Mapping[str, object]]:
        """The events of these names."""
        return [event for event in self.events if event["event"] in names]

    def says(self, key: str, /, **arguments: Argument) -> Message:
        """A sentence about whoever decided."""
        return Message(key, {"seat": self.seat, **arguments})


_PLACES = ("from", "to", "at")  # "1 wheat from the fields and the river" would not say how many from each


def together(one: Message, other: Message) -> Message | None:
    """Two sentences of one kind as one, such as tokens offered one by one; None if they do not go on."""
    if one.key != other.key or one.args.keys() != other.args.keys():
        return None
    differing = [name for name in one.args if one.args[name] != other.args[name]]
    names = differing or [name for name, value in one.args.items() if _countable(value)]
    if len(names) != 1 or names[0] in _PLACES:
        return None
    mine, more = _listed(one.args[names[0]]), _listed(other.args[names[0]])
    return Message(one.key, {**one.args, names[0]: _added(mine, more)}) if mine and more else None


def _countable(value: Argument) -> bool:
    return any("count" in part.args for part in _listed(value))


def _listed(value: Argument) -> list[Message]:
    if isinstance(value, Message):
        return [value]
    return value if isinstance(value, list) else []


def _added(some: Sequence[Message], more: Sequence[Message]) -> list[Message]:
    """Messages with more of them, like amounts added up."""
    added = [*some]
    for one in more:
        for at, before in enumerate(added):
            count, extra = before.args.get("count"), one.args.get("count")
            if before.key == one.key and isinstance(count, int) and isinstance(extra, int):
                added[at] = Message(one.key, {**one.args, "count": count + extra})
                break
        else:
            added.append(one)
    return added
