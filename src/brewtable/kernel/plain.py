"""Games in few lines: for a first game, and for any that needs neither cards nor speed.

The position is a few named fields, made of numbers and lists. Copying, saving and loading come from their
names, what is asked from the steps and the vocabulary, and the words from these keys:

    GAME-ask-STEP       what a decision asks
    GAME-ACTION         what an action does; its fields are arguments
    GAME-log-EVENT      what happened, for the log: see `Vocabulary`
    GAME-word-NAME      a name in the view, where the name itself would not do
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brewtable.kernel import positiondata
from brewtable.kernel.chance import RULES, Chance, Seeded, Stream
from brewtable.kernel.errors import PositionError
from brewtable.kernel.game import Game, Setup
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.prompt import Choice, Prompt
from brewtable.kernel.result import Result, ranked
from brewtable.kernel.state import EVERYBODY, STEP_WIDTH, State, Step
from brewtable.kernel.steps import agenda_faults

T = TypeVar("T")

_HEAD = ("game", "rules", "seats", "chance", "drawn", "agenda")
_MOST_DRAWN = 1 << 40
_MOST_OPERAND = 1 << 20


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainState(State):
    """A position whose fields are those that its class annotates: numbers, and lists of numbers or lists."""

    def __init__(
        self, seats: i64, steps: list[Step[Any]], chance: Chance, drawn: i64, agenda: vec[i64]
    ) -> None:
        super().__init__(seats, steps, chance, drawn, agenda, len(agenda))

    def fields(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in type(self).__annotations__}

    def announce(self, kind: i64, first: i64 = 0, second: i64 = 0, seen: i64 = EVERYBODY) -> None:
        """Report an event to those who listen."""
        if self.listening:
            self.report(kind, first, second, 0, 0, seen)

    def due(self, step: i64) -> list[int]:
        """The seats for which such a step waits, the next one first."""
        tops = range(int(self.depth), 0, -STEP_WIDTH)
        return [int(self.agenda[top - 2]) for top in tops if self.agenda[top - 1] == step]

    def copy(self) -> PlainState:
        twin = type(self)(self.seats, self.steps, self.chance, self.drawn, self.agenda[: self.depth])
        twin.switched_on = self.switched_on
        for name, value in self.fields().items():
            setattr(twin, name, _copied(value))
        return twin


def _copied(value: object) -> object:
    return [_copied(one) for one in value] if isinstance(value, list) else value


def _is_like(value: object, sample: object) -> bool:
    """Whether a value is made of numbers and lists as the sample is. What lists hold, where the sample holds
    nothing, are numbers; and no number is below nothing."""
    if not isinstance(sample, list):
        return type(value) is int and value >= 0
    return isinstance(value, list) and all(_is_like(one, sample[0] if sample else 0) for one in value)


def shuffled(things: Iterable[T], below: Callable[[int], int]) -> list[T]:
    """The things in an order drawn by chance: `State.draw`, or `Stream.below` for worlds that may be."""
    order = [*things]
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


class NoDeck:
    """The deck of a game without cards."""

    name: str = "none"
    title: str = "No cards"
    hash: str = "no-cards"

    def to_data(self) -> dict[str, object]:
        return {}


S = TypeVar("S", bound=PlainState)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainGame(Game, Generic[S]):
    """A game whose position is a `PlainState`. What it must tell is at the top."""

    position: ClassVar[type[PlainState]] = PlainState
    steps: ClassVar[list[Step[Any]]] = []  # the first lies at the bottom of the agenda until the end

    def set_up(self, s: S) -> None:
        """Fill the fields of a new position. The first step follows."""
        raise NotImplementedError(f"{self.name}: set_up()")

    def seen(self, s: S, seat: int | None) -> dict[str, object]:
        """What a seat may see; None is a spectator. A list `seats` describes the place of each."""
        raise NotImplementedError(f"{self.name}: seen()")

    def shuffle_unseen(self, s: S, seat: int, stream: Stream) -> None:
        """Draw anew what the seat does not know. A game without secrets leaves all as it is."""

    def scores(self, s: S) -> list[int]:
        """The points of each seat."""
        raise NotImplementedError(f"{self.name}: scores()")

    def faults(self, s: S) -> list[Message]:
        """The laws that a position breaks, of whatever numbers and lists it is made."""
        raise NotImplementedError(f"{self.name}: faults()")

    # All else.

    def house_deck(self) -> NoDeck:
        return NoDeck()

    def deck_from_data(self, data: Mapping[str, object], source: str) -> NoDeck:
        return NoDeck()

    def new(self, setup: Setup, listening: bool = False) -> State:
        s = self._blank(setup.players, setup.chance, 0, vec[i64]())
        s.listening = listening
        self.set_up(s)
        s.then(0)
        s.settle()
        return s

    def _blank(self, seats: int, chance: Chance, drawn: int, agenda: vec[i64]) -> S:
        return cast(S, self.position(seats, self.steps, chance, drawn, agenda))

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        mover = int(state.to_move())
        asked: dict[str, object] = {"seat": seat, "to_move": mover if mover >= 0 else None}
        return {**asked, **self.seen(cast(S, state), seat)}

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        if state.depth == 0 or seat != state.to_move():
            return None
        ask = state.steps[state.agenda[state.depth - 1]].name
        choices = [self._choice(state, int(action)) for action in state.legal()]
        return Prompt(int(state.to_move()), ask, Message(f"{self.name}-ask-{ask}"), choices, [])

    def _choice(self, state: State, action: int) -> Choice:
        do = self.structure(state, action)
        fields = {name: cast(Argument, value) for name, value in do.items() if name != "kind"}
        things = [f"{name}:{value}" for name, value in fields.items()] or [str(do["kind"])]
        return Choice(
            action, self.text(state, action), do, things, Message(f"{self.name}-{do['kind']}", fields)
        )

    def why_not(self, state: State, action: int) -> Message:
        return Message("reason-not-now")

    def resample(self, state: State, seat: int, stream: Stream) -> State:
        world = cast(S, state.copy())
        world.chance = Seeded(stream.draw_seed(), RULES)
        self.shuffle_unseen(world, seat, stream)
        return world

    def save(self, state: State) -> dict[str, object]:
        return {
            "game": self.name,
            "rules": self.version,
            "seats": int(state.seats),
            "chance": state.chance.to_data(),
            "drawn": int(state.drawn),
            "agenda": positiondata.agenda_data(state),
            **cast(PlainState, state.copy()).fields(),
        }

    def load(self, data: Mapping[str, object]) -> State:
        sample = cast(PlainState, self.new(self.setup(seed=0))).fields()
        positiondata.check_head(data, self.name, self.version, {*_HEAD, *sample})
        seats = positiondata.number(data, "seats", self.fewest, self.most)
        drawn = positiondata.number(data, "drawn", 0, _MOST_DRAWN)
        agenda = positiondata.agenda(data.get("agenda"), self.steps, seats, _MOST_OPERAND)
        s = self._blank(seats, positiondata.chance(data), drawn, agenda)
        for name, like in sample.items():
            if not _is_like(data.get(name), like):
                raise PositionError("position-field-shape", {"field": name})
            setattr(s, name, _copied(data[name]))
        positiondata.check_laws([*self.broken_laws(s)])
        return s

    def broken_laws(self, state: State) -> list[Message]:
        s = cast(S, state)
        return self.faults(s) or (agenda_faults(s, 0) if s.depth else [])

    def result(self, state: State) -> Result:
        scores = self.scores(cast(S, state))
        ranking, decided_by = ranked([[score] for score in scores], ["points"])
        return Result(scores, [{"points": score} for score in scores], ranking, "last-round", decided_by)

    def rounds(self, state: State) -> int:
        return int(getattr(state, "round", 1))

    def value(self, state: State, seat: int) -> float:
        scores = self.scores(cast(S, state))
        return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))
