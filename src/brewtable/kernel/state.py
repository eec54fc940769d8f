"""The position of a game, and the agenda of what must still happen in it.

The agenda is a stack of steps, each four plain ints: which step, which seat, two operands. A step
is either automatic (`run`) or a decision (`options`, `resolve`). Whatever a step lays down with
`then` happens in the order it was laid, before anything that was on the agenda already. So a year,
a round or a turn reads like the list in a rule book, and a game can be copied, saved and shown in
the middle of any decision.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from brewtable.kernel.chance import Chance
from brewtable.kernel.errors import GameOver

OVER: Final = -1  # `to_move()` of a game that has ended
NOBODY: Final = -1  # the seat of a step or event that belongs to no one
SPECTATOR: Final = 30  # in a set of seats: those who have none
EVERYBODY: Final = 0x7FFFFFFF  # a set of seats, spectators included

STEP_WIDTH: Final = 4
EVENT_WIDTH: Final = 6
NOT_FORCED: Final = -1  # `forced()` where there is something to choose, or to keep to oneself
CHANCE_EVENT: Final = 0  # the event every game shares; a game's own kinds start at 1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole position. A game adds its own packed arrays and a `copy` that slices them."""

    def __init__(
        self,
        seats: i64,
        steps: list[Step[Any]],
        chance: Chance,
        drawn: i64,
        agenda: vec[i64],
        depth: i64,
    ) -> None:
        self.seats: i64 = seats
        self.steps = steps
        self.chance = chance
        self.agenda = agenda  # the stack of steps; its top is at `depth`
        self.depth: i64 = depth
        self.drawn: i64 = drawn  # position in the stream of chance
        self.news: i64 = 0  # seats that learned something from chance or a reveal in the last play
        self.switched_on: i64 = 0  # the options that are on: see kernel/switches.py
        self.listening = False
        self.heard = vec[i64]()  # events since the last play, EVENT_WIDTH ints each

    def copy(self) -> State:
        """An independent twin, to which nobody listens."""
        raise NotImplementedError(f"{type(self).__name__} must define copy()")

    def card_names(self) -> list[str]:
        """The names of all cards by number, for texts and data."""
        return []

    def card_titles(self) -> list[str]:
        """What is printed on the cards as their names, for people."""
        return self.card_names()

    def plays_with(self, option: i64) -> bool:
        """Whether an option is on."""
        return self.switched_on & option != 0

    # Decisions.

    def to_move(self) -> i64:
        """The seat that must decide; OVER when the game has ended."""
        if self.depth == 0:
            return OVER
        return self.agenda[self.depth - 2]

    def legal(self) -> vec[i64]:
        """The action numbers possible now, ascending; empty only after the end."""
        top = self.depth
        if top == 0:
            return vec[i64]()
        agenda = self.agenda
        return self.steps[agenda[top - 1]].options(self, agenda[top - 2], agenda[top - 3], agenda[top - 4])

    def forced(self) -> i64:
        """The only answer to the decision at hand, if everybody may know that it is the only one."""
        legal = self.legal()
        if len(legal) != 1:
            return NOT_FORCED
        agenda = self.agenda
        top = self.depth
        step = self.steps[agenda[top - 1]]
        if step.is_secret(self, agenda[top - 2], agenda[top - 3], agenda[top - 4]):
            return NOT_FORCED
        return legal[0]

    def play(self, action: i64) -> None:
        """Resolve the decision on top of the agenda. Trusted: the number must come from `legal()`."""
        top = self.depth
        if top == 0:
            raise GameOver("game-over")
        self.news = 0
        if self.listening:
            self.heard = vec[i64]()
        agenda = self.agenda
        self.depth = top - STEP_WIDTH
        self.steps[agenda[top - 1]].resolve(self, agenda[top - 2], agenda[top - 3], agenda[top - 4], action)
        if self.depth > top:
            self._turn_over(top - STEP_WIDTH)
        self.settle()

    def settle(self) -> None:
        """Run automatic steps until a decision, or the end, is on top of the agenda."""
        top = self.depth
        while top > 0:
            agenda = self.agenda
            step = self.steps[agenda[top - 1]]
            if step.decides:
                return
            self.depth = top - STEP_WIDTH
            step.run(self, agenda[top - 2], agenda[top - 3], agenda[top - 4])
            if self.depth > top:
                self._turn_over(top - STEP_WIDTH)
            top = self.depth

    def then(self, step: i64, seat: i64 = NOBODY, first: i64 = 0, second: i64 = 0) -> None:
        """Lay a step on the agenda, after those already laid by the step that is now happening.

        Outside of any step (while setting up) what is laid last happens first.
        """
        top = self.depth
        agenda = self.agenda
        if top == len(agenda):
            for _cell in range(i64(STEP_WIDTH)):
                agenda = append(agenda, 0)
            self.agenda = agenda
        agenda[top] = second
        agenda[top + 1] = first
        agenda[top + 2] = seat
        agenda[top + 3] = step
        self.depth = top + STEP_WIDTH

    def ask_again(self) -> None:
        """Leave the decision that is being resolved on the agenda; before it lays anything else."""
        self.depth += STEP_WIDTH

    def _turn_over(self, start: i64) -> None:
        """Turn the two or more steps laid above `start` around, so that the first laid lies on top."""
        low = start
        high = self.depth - STEP_WIDTH
        agenda = self.agenda
        while low < high:
            for cell in range(i64(STEP_WIDTH)):
                kept = agenda[low + cell]
                agenda[low + cell] = agenda[high + cell]
                agenda[high + cell] = kept
            low += STEP_WIDTH
            high -= STEP_WIDTH

    # Chance and events.

    def draw(self, sides: i64) -> i64:
        """What chance decides: one of 0 … sides - 1."""
        outcome = self.chance.outcome(self.drawn, sides)
        self.drawn += 1
        self.news = EVERYBODY
        if self.listening:
            self.report(CHANCE_EVENT, sides, outcome, 0, 0, 0)
        return outcome

    def report(self, kind: i64, first: i64, second: i64, third: i64, fourth: i64, seen: i64) -> None:
        """Report an event; `seen` is the set of seats that may see its secret part."""
        heard = append(append(append(self.heard, kind), first), second)
        self.heard = append(append(append(heard, third), fourth), seen)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of thing that happens in a game: a rule book's step. One object each, without state."""

    name: str = ""  # as saved positions and questions know it; given by the game's list of steps
    decides: bool = False
    seated: bool = False  # whether it belongs to a seat, or else to the whole table
    waits: bool = True  # whether it can lie under other steps, or else happens as soon as it is laid
    answers: tuple[str, ...] = ()  # the kinds of action that a decision can be answered with

    def fits(self, s: S, seat: i64, first: i64, second: i64) -> bool:
        """Whether these operands may stand on the agenda of a position that keeps its laws."""
        return first == 0 and second == 0

    def is_secret(self, s: S, seat: i64, first: i64, second: i64) -> bool:
        """Whether the others may not know how many answers a decision has: then it is asked with one, too."""
        return False

    def run(self, s: S, seat: i64, first: i64, second: i64) -> None:
        raise NotImplementedError(f"step {self.name!r} is automatic and must define run()")

    def options(self, s: S, seat: i64, first: i64, second: i64) -> vec[i64]:
        raise NotImplementedError(f"step {self.name!r} decides and must define options()")

    def resolve(self, s: S, seat: i64, first: i64, second: i64, action: i64) -> None:
        raise NotImplementedError(f"step {self.name!r} decides and must define resolve()")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step on which the game waits for a seat. What it asks is found in the words by its name."""

    decides: bool = True
    seated: bool = True
    waits: bool = False
