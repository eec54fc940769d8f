"""Advice: the best choices of a decision, what they promise, and how the game may go on from them."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from brewtable.bots.search import Budget, Search
from brewtable.bots.tree import Node, Tree, most_followed, play_on
from brewtable.kernel.chance import Stream
from brewtable.kernel.observation import Observation
from brewtable.kernel.state import OVER

CHOICES: Final = 3  # of the best that are told
LINE: Final = 5  # decisions of a line, the choice itself among them
_SEEN: Final = 4  # times a choice must have been followed to belong to a line
_GAMES: Final = 12  # played to their end for the score of a choice …
_TO_THE_END: Final = 1 << 30
_SHARE: Final = 0.3  # … as far as this part of the thinking time allows


class AdvisedChoice:
    """A choice: how much it was preferred, the chance to win and the score it promises, and a line."""

    def __init__(self, action: int, share: float, chance: float, line: list[str]) -> None:
        self.action = action
        self.share = share
        self.chance = chance
        self.line = line  # in the game's notation, in a world that may not be the real one
        self.points = 0
        self.games = 0

    def score(self) -> float:
        return self.points / self.games

    def to_data(self) -> dict[str, object]:
        return {
            "action": self.action,
            "text": self.line[0],
            "share": round(self.share, 3),
            "chance": round(self.chance, 3),
            "score": round(self.score(), 2),
            "line": list(self.line),
        }


class Advice:
    """The chances of all seats, and the best choices, the favourite first."""

    def __init__(self, chances: list[float], choices: list[AdvisedChoice]) -> None:
        self.chances = chances
        self.choices = choices

    def to_data(self) -> dict[str, object]:
        return {
            "chances": [round(chance, 3) for chance in self.chances],
            "choices": [choice.to_data() for choice in self.choices],
        }


def advise(observation: Observation, stream: Stream, budget: Budget) -> Advice:
    """Think about a decision for a seat that is to move."""
    thinking = Budget(budget.seconds * (1.0 - _SHARE), budget.explorations)
    tree = Search(stream, thinking).think(observation)
    advice = _best(tree, observation, stream)
    _score(observation, stream, advice.choices, budget)
    return advice


def _best(tree: Tree, observation: Observation, stream: Stream) -> Advice:
    legal = observation.legal()
    if len(legal) == 1:  # the tree begins with the decision after it
        text = observation.game.text(observation.world(stream), legal[0])
        chances = tree.chances()
        return Advice(chances, [AdvisedChoice(legal[0], 1.0, chances[observation.seat], [text])])
    visits = sum(int(child.visits) for child in tree.root.children)
    best = sorted(tree.root.children, key=lambda child: -int(child.visits))[:CHOICES]
    choices = [
        AdvisedChoice(
            int(node.action), int(node.visits) / visits, node.mean(), _line(observation, stream, node)
        )
        for node in best
        if node.visits > 0
    ]
    return Advice(_chances(tree, observation.seat, best[0]), choices)


def _chances(tree: Tree, seat: int, favourite: Node) -> list[float]:
    """The chances after the favourite: explorations also tried what nobody would do."""
    chances = tree.chances()
    others = sum(chances) - chances[seat]
    rest = (1.0 - favourite.mean()) / others if others > 0.0 else 0.0
    return [favourite.mean() if one == seat else chances[one] * rest for one in range(len(chances))]


def _line(observation: Observation, stream: Stream, choice: Node) -> list[str]:
    """What was followed most often from a choice on, as far as it goes in one of the worlds."""
    game = observation.game
    world = observation.world(stream)
    line = [game.text(world, int(choice.action))]
    world.play(choice.action)
    node = choice
    while len(line) < LINE and len(node.children) > 0 and world.to_move() != OVER:
        legal = world.legal()
        if len(legal) > 1:
            node = most_followed(node)
            if node.visits < _SEEN or node.action not in list(legal):
                break
        action: i64 = node.action if len(legal) > 1 else legal[0]
        line.append(game.text(world, int(action)))
        world.play(action)
    return line


def _score(observation: Observation, stream: Stream, choices: list[AdvisedChoice], budget: Budget) -> None:
    """Play games to their end from each choice, the same worlds for all."""
    end = perf_counter() + budget.seconds * _SHARE
    for game in range(_GAMES):
        if game > 0 and budget.explorations == 0 and perf_counter() > end:
            return
        world = observation.world(stream)
        for choice in choices:
            after = world.copy()
            after.play(choice.action)
            play_on(observation.game, after, stream, _TO_THE_END)
            choice.points += observation.game.result(after).scores[observation.seat]
            choice.games += 1
