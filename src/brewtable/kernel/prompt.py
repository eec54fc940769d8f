"""What a seat is asked: the choices, each tied to the things on the table it is done to, and the reasons
why other things cannot be used now. Clients need no rules beside this."""

from __future__ import annotations

from brewtable.kernel.message import Message
from brewtable.kernel.state import State


class Asked:
    """The decision on top of the agenda: which step, whose, and its operands."""

    def __init__(self, s: State) -> None:
        top = s.depth
        self.step = int(s.agenda[top - 1])
        self.seat = int(s.agenda[top - 2])
        self.first = int(s.agenda[top - 3])
        self.second = int(s.agenda[top - 4])


class Choice:
    """One choice: an action, the things it is done to, and what it means in words."""

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


class Pick:
    """What may be picked of a set, and the actions of picking it once, twice and so on."""

    def __init__(self, on: list[str], label: Message, actions: list[int]) -> None:
        self.on = on
        self.label = label
        self.actions = actions


class Limit:
    """Of some picks, by their numbers in the set, no more than so many may be picked together."""

    def __init__(self, picks: list[int], most: int) -> None:
        self.picks = picks
        self.most = most


class PickSet:
    """Choices that belong together: so many may be picked at once, to be played one by one.

    `kind` is that of their actions. `done` is the action that ends the decision before all are picked; it
    follows by itself. The rules judge each action as ever: a set tells no more than what they will allow.
    """

    def __init__(
        self,
        kind: str,
        fewest: int,
        most: int,
        picks: list[Pick],
        limits: list[Limit] | None = None,
        done: int | None = None,
    ) -> None:
        self.kind = kind
        self.fewest = fewest
        self.most = most
        self.picks = picks
        self.limits = limits or []
        self.done = done


class Way:
    """One way through several decisions, made in one go."""

    def __init__(self, actions: list[int], label: Message) -> None:
        self.actions = actions
        self.label = label


class Prompt:
    """A question to a seat. `ask` names the decision, `question` says it in words.

    Where choices belong together, `set` or `ways` tell how they can be made in one go.
    """

    def __init__(
        self,
        seat: int,
        ask: str,
        question: Message,
        choices: list[Choice],
        blocked: list[Blocked],
        picks: PickSet | None = None,
        ways: list[Way] | None = None,
    ) -> None:
        self.seat = seat
        self.ask = ask
        self.question = question
        self.choices = choices
        self.blocked = blocked
        self.set = picks
        self.ways = ways or []
