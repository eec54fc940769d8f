"""Barrel Roll: the smallest complete game, to begin your own with.

Twelve barrels, numbered 1 to 12, are shuffled, and everybody is dealt three. In each of three rounds all
players roll one of theirs out, one after another; who begins changes. The highest barrel wins the round,
and as many points as the lowest one shows.
"""

from __future__ import annotations

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.kernel.chance import Stream
from brewtable.kernel.fields import SEAT, Number
from brewtable.kernel.message import Message
from brewtable.kernel.plain import PlainGame, PlainState, shuffled
from brewtable.kernel.state import Decision, Step
from brewtable.kernel.steps import steps_in_order
from brewtable.kernel.vocabulary import Vocabulary

BARRELS = 12
ROUNDS = 3  # and as many barrels are dealt to everybody

# What can be done and what can happen. Rules know both by number: ROLL is barrel 1, the next number barrel 2.
VOCABULARY = Vocabulary("barrel-roll-log")
ROLL = VOCABULARY.action("roll", Number("barrel", 1, BARRELS))
BEGINS = VOCABULARY.fact("begins", SEAT, Number("round"))
ROLLED = VOCABULARY.fact("rolled", SEAT, Number("barrel"))
WINS = VOCABULARY.fact("wins", SEAT, Number("points"))


class Cellar(PlainState):
    """The position: all that is needed to go on from here."""

    hands: list[list[int]]  # the barrels of each seat
    rest: list[int]  # those that nobody was dealt, which nobody knows
    out: list[int]  # what each seat has rolled out in this round, 0 for nothing
    gone: list[int]  # what was rolled out in earlier rounds
    points: list[int]
    round: int


class Round(Step[Cellar]):
    """A round is laid out as a list: a barrel from everybody, the points, the next round."""

    def run(self, s: Cellar, seat: i64, first: i64, second: i64) -> None:
        if s.round == ROUNDS:
            return
        begins = s.round % int(s.seats)
        s.round += 1
        s.announce(BEGINS, begins, s.round)
        for place in range(s.seats):
            s.then(ROLL_OUT, (begins + place) % s.seats)
        s.then(COUNT)
        s.then(ROUND)


class RollOut(Decision[Cellar]):
    """A seat chooses one of its barrels, while the others wait to do the same."""

    waits: bool = True

    def options(self, s: Cellar, seat: i64, first: i64, second: i64) -> vec[i64]:
        return vec[i64]([ROLL + barrel - 1 for barrel in sorted(s.hands[seat])])

    def resolve(self, s: Cellar, seat: i64, first: i64, second: i64, action: i64) -> None:
        barrel = int(action) - ROLL + 1
        s.hands[seat].remove(barrel)
        s.out[seat] = barrel
        s.announce(ROLLED, seat, barrel)


class Count(Step[Cellar]):
    """The highest barrel wins as many points as the lowest one shows."""

    def run(self, s: Cellar, seat: i64, first: i64, second: i64) -> None:
        winner, points = s.out.index(max(s.out)), min(s.out)
        s.points[winner] += points
        s.announce(WINS, winner, points)
        s.gone += s.out
        s.out = [0] * int(s.seats)


ROUND, ROLL_OUT, COUNT = range(3)
STEPS = steps_in_order(Round, RollOut, Count)


class BarrelRoll(PlainGame[Cellar]):
    """Ties it together: set-up, what a seat may see, the score, and the laws that every position keeps."""

    name: ClassVar[str] = "barrel-roll"
    title: ClassVar[str] = "Barrel Roll"
    most: ClassVar[int] = 4
    minutes: ClassVar[int] = 5
    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    position: ClassVar[type[PlainState]] = Cellar
    steps: ClassVar[list[Step[Any]]] = STEPS

    def set_up(self, s: Cellar) -> None:
        barrels = shuffled(range(1, BARRELS + 1), s.draw)
        s.hands = [sorted(barrels.pop() for _ in range(ROUNDS)) for _ in range(s.seats)]
        s.rest = barrels
        s.out, s.points = [0] * int(s.seats), [0] * int(s.seats)
        s.gone, s.round = [], 0

    def seen(self, s: Cellar, seat: int | None) -> dict[str, object]:
        return {
            "round": s.round,
            "gone": sorted(s.gone),
            "seats": [
                {
                    "points": s.points[player],
                    "out": s.out[player] or None,
                    "hand": sorted(s.hands[player]) if player == seat else len(s.hands[player]),
                }
                for player in range(s.seats)
            ],
        }

    def shuffle_unseen(self, s: Cellar, seat: int, stream: Stream) -> None:
        others = [player for player in range(s.seats) if player != seat]
        unseen = shuffled(
            [*s.rest, *(barrel for player in others for barrel in s.hands[player])], stream.below
        )
        for player in others:
            s.hands[player] = sorted(unseen.pop() for _ in s.hands[player])
        s.rest = unseen

    def scores(self, s: Cellar) -> list[int]:
        return s.points

    def faults(self, s: Cellar) -> list[Message]:
        if {len(s.hands), len(s.out), len(s.points)} != {s.seats}:
            return [Message("barrel-roll-law-seats")]
        lying = [*s.rest, *s.gone, *filter(None, s.out), *(barrel for hand in s.hands for barrel in hand)]
        if sorted(lying) != [*range(1, BARRELS + 1)]:
            return [Message("barrel-roll-law-barrels")]
        to_come = [s.due(ROLL_OUT).count(player) + ROUNDS - s.round for player in range(s.seats)]
        return [] if [len(hand) for hand in s.hands] == to_come else [Message("barrel-roll-law-hands")]
