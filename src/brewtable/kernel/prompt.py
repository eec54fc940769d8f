"""What a seat is asked: the options, each tied to the things on the table it is done to, and the reasons
why other things cannot be used now. Clients need no rules beside this."""

from __future__ import annotations

from brewtable.kernel.message import Message


class Choice:
    """One option: an action, the things it is done to, and what it means in words."""

    def __init__(self, action: int, text: str, do: dict[str, object], on: list[str], label: Message) -> None:
        self.action = action
        self.text = text
        self.do = do
        self.on = on
        self.label = label


class Blocked:
    """Something that cannot be done now, with the reason."""

    def __init__(self, kind: str, on: str, reason: Message) -> None:
        self.kind = kind
        self.on = on
        self.reason = reason


class Prompt:
    """A question to a seat. `ask` names the decision, `question` says it in words."""

    def __init__(
        self, seat: int, ask: str, question: Message, choices: list[Choice], blocked: list[Blocked]
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.question = question
        self.choices = choices
        self.blocked = blocked
