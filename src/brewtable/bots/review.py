"""Review of a game: who was likely to win at each decision, and what a bot would have done instead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from brewtable.bots.search import Budget, Search
from brewtable.bots.tree import Node, Tree
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.game import Game
from brewtable.kernel.match import Entry, Match
from brewtable.kernel.observation import Observation
from brewtable.kernel.state import OVER, State

TURNING_POINTS: Final = 5
NOTEWORTHY: Final = 0.05  # of the chance to win that a decision gave away
_LOOKED_AT_AGAIN: Final = 4  # explorations to one of what was played, at least


class Verdict:
    """A decision as a bot in the same seat, knowing what the seat knew, sees it."""

    def __init__(self, ply: int, seat: int, chances: list[float], played: str) -> None:
        self.ply = ply  # decisions before it
        self.seat = seat
        self.chances = chances  # of each seat to win, before the decision
        self.played = played
        self.favourite = -1  # the action that the bot would have chosen …
        self.better: str | None = None  # … in words, if it is another one …
        self.lost = 0.0  # … and the part of the chance to win that lay in it

    def to_data(self) -> dict[str, object]:
        return {
            "ply": self.ply,
            "seat": self.seat,
            "chances": [round(chance, 3) for chance in self.chances],
            "played": self.played,
            "better": self.better,
            "lost": round(self.lost, 3),
        }


def review(match: Match, budget: Budget, seed: int = 0) -> Iterator[Verdict]:
    """The verdicts on the decisions of a game in which there was something to choose."""
    for ply, entry in enumerate(match.entries):
        if had_a_choice(entry):
            yield judge(match.game, entry.before, ply, entry.action, budget, seed)


def had_a_choice(entry: Entry) -> bool:
    return len(entry.before.legal()) > 1


def ending(match: Match) -> list[float] | None:
    """The chances when all is over, which the winners share; None as long as it is not."""
    if match.state.to_move() != OVER:
        return None
    winners = match.game.result(match.state).winners()
    return [(seat in winners) / len(winners) for seat in range(int(match.state.seats))]


def judge(game: Game, before: State, ply: int, action: int, budget: Budget, seed: int) -> Verdict:
    """The verdict on one decision; `before` may be any world that its seat cannot tell from the real one."""
    seat = int(before.to_move())
    observation = Observation(game, before, seat, Stream(seed + ply, RESAMPLING))
    stream = Stream(seed + ply, BOTS)
    tree = Search(stream, budget).think(observation)
    verdict = Verdict(ply, seat, tree.chances(), game.text(before, action))
    favourite = tree.favourite()
    verdict.favourite = int(favourite.action)
    if favourite.action != action:
        verdict.better = game.text(before, verdict.favourite)
        verdict.lost = max(0.0, favourite.mean() - chance_with(tree, observation, action, stream))
    return verdict


def chance_with(tree: Tree, observation: Observation, action: int, stream: Stream) -> float:
    """The chance to win with a choice. One that was seldom followed is known badly: it is looked at again."""
    played = _choice(tree.root, action)
    after = Tree(observation.seats)
    for _ in range(max(1, int(tree.explored) // _LOOKED_AT_AGAIN) - int(played.visits)):
        world = observation.world(stream)
        world.play(action)
        after.explore(observation.game, world, stream)
    return (played.total + after.totals[observation.seat]) / float(played.visits + after.explored)


def _choice(root: Node, action: int) -> Node:
    return next(child for child in root.children if child.action == action)


def turning_points(verdicts: list[Verdict]) -> list[Verdict]:
    """The decisions that gave away most, in the order they were made."""
    noteworthy = [one for one in verdicts if one.lost >= NOTEWORTHY]
    worst = sorted(noteworthy, key=lambda one: -one.lost)[:TURNING_POINTS]
    return sorted(worst, key=lambda one: one.ply)
