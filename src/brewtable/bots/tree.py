"""The tree that a search grows: choices, how often each was followed, and what came of it.

One tree serves all worlds that a seat cannot tell apart (information-set Monte Carlo tree search).
Each exploration takes one world, follows the most promising choices down the tree, adds the next
position to it, plays on from there for a while by the game's own rough value, judges where that
led, and remembers the verdict on the way back.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.kernel.chance import Stream
from brewtable.kernel.game import Game, Judge
from brewtable.kernel.state import OVER, State

CURIOSITY: Final = 2.8  # how strongly what looked good at first is tried again, in even chances to win
TEMPERATURE: Final = 1.2  # first looks that lie so many points apart differ much
LEAD: Final = 5.0  # who leads by so many points wins three times in four
PLAYED_ON: Final = 10  # decisions of a playout for each seat before its position is judged
LOOKED_AT: Final = 6  # choices of a decision in a playout that are compared
MARGIN: Final = 0.05  # part of the verdict on a finished game that its margin decides

_NOTHING: Final = -1e9


class Node:
    """A choice, and what came of it for the seat that made it."""

    def __init__(self, action: i64, weight: float) -> None:
        self.action: i64 = action
        self.weight = weight  # how good it looked at first, next to the choices beside it
        self.visits: i64 = 0
        self.total: float = 0.0
        self.best_look: float = 0.0  # of the choices below: the worth of the one that looked best at first
        self.children: list[Node] = []  # by action

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else 0.0


class Tree:
    """All choices from one position on, and how the explorations ended for each seat."""

    def __init__(self, seats: int, root: Node | None = None) -> None:
        self.root = Node(-1, 1.0) if root is None else root
        self.explored: i64 = 0
        self.totals = [0.0] * seats
        self.curiosity = CURIOSITY

    def explore(self, game: Game, world: State, stream: Stream) -> None:
        """Once down the tree and on, in a world of its own that is used up by it."""
        path = [self.root]
        movers = vec[i64]()
        node = self.root
        while True:
            mover = world.to_move()
            if mover == OVER:
                self._remember(path, movers, verdict(game, world))
                return
            legal = world.legal()
            if len(legal) == 1:
                world.play(legal[0])
                continue
            if len(node.children) == 0 and not self.open(game, world, node, legal, mover):
                self._remember(path, movers, self.look(game, world, stream, node, legal, mover))
                return
            node = self._follow(game, world, node, legal, mover)
            world.play(node.action)
            path.append(node)
            movers = append(movers, mover)

    def open(self, game: Game, world: State, node: Node, legal: vec[i64], mover: i64) -> bool:
        """Whether a position is only now given its choices, and the exploration goes on with one of them."""
        return False

    def look(
        self, game: Game, world: State, stream: Stream, node: Node, legal: vec[i64], mover: i64
    ) -> list[float]:
        """Add the choices of a new position to the tree, and say how it is likely to end for each seat."""
        look_at(game, world, node, legal, mover)
        play_on(game, world, stream, PLAYED_ON * world.seats)
        return verdict(game, world)

    def weight(self, game: Game, world: State, node: Node, action: i64, mover: i64) -> float:
        """The first look at a choice that no world before had."""
        return weight_of(worth_of(game.judge(world, mover), world, action), node.best_look)

    def _follow(self, game: Game, world: State, node: Node, legal: vec[i64], mover: i64) -> Node:
        """The choice to follow: good so far, or promising and seldom tried."""
        chosen = self._possible(game, world, node, legal, mover)
        weights = 0.0
        visits: i64 = 0
        total = 0.0
        for child in chosen:
            weights += child.weight
            visits += child.visits
            total += child.total
        untried = total / float(visits) if visits > 0 else 0.5
        eagerness = self.curiosity / float(world.seats) * math.sqrt(float(visits + 1)) / weights
        best = chosen[0]
        best_score = _NOTHING
        for child in chosen:
            so_far = child.total / float(child.visits) if child.visits > 0 else untried
            score = so_far + eagerness * child.weight / float(1 + child.visits)
            if score > best_score:
                best_score = score
                best = child
        return best

    def _possible(self, game: Game, world: State, node: Node, legal: vec[i64], mover: i64) -> list[Node]:
        """The choices there are in this world; those that no world before it had are added to the tree."""
        chosen: list[Node] = []
        children = node.children
        at = 0
        for action in legal:
            while at < len(children) and children[at].action < action:
                at += 1
            if at == len(children) or children[at].action != action:
                children.insert(at, Node(action, self.weight(game, world, node, action, mover)))
            chosen.append(children[at])
        return chosen

    def _remember(self, path: list[Node], movers: vec[i64], rewards: list[float]) -> None:
        self.explored += 1
        for seat in range(len(rewards)):
            self.totals[seat] += rewards[seat]
        for at in range(1, len(path)):
            path[at].visits += 1
            path[at].total += rewards[movers[at - 1]]

    def add(self, choices: list[tuple[int, float, int, float]], explored: int, totals: list[float]) -> None:
        """Add what another tree found out: of each first choice its action, weight, visits and total."""
        known = {int(child.action): child for child in self.root.children}
        for action, weight, visits, total in choices:
            node = known.get(action)
            if node is None:
                node = Node(action, weight)
                self.root.children.append(node)
            node.visits += visits
            node.total += total
        self.explored += explored
        self.totals = [mine + other for mine, other in zip(self.totals, totals, strict=True)]

    def favourite(self) -> Node:
        """The choice that was followed most often."""
        return most_followed(self.root)

    def chances(self) -> list[float]:
        """How likely each seat is to win, as far as has been seen."""
        sum_of_all = sum(self.totals)
        return [total / sum_of_all for total in self.totals]


def most_followed(node: Node) -> Node:
    best = node.children[0]
    for child in node.children:
        if child.visits > best.visits:
            best = child
    return best


# First looks.


def worth_of(judge: Judge, world: State, action: i64) -> float:
    """The position after an action, for who takes it."""
    after = world.copy()
    after.play(action)
    return judge.worth(after)


def look_at(game: Game, world: State, node: Node, legal: vec[i64], mover: i64) -> None:
    """Add all choices of a position to the tree, each with how good it looks at first."""
    judge = game.judge(world, mover)
    worths: list[float] = []
    for action in legal:
        worths.append(worth_of(judge, world, action))
    node.best_look = max(worths)
    for at in range(len(worths)):
        node.children.append(Node(legal[at], weight_of(worths[at], node.best_look)))


def weight_of(worth: float, best: float) -> float:
    return math.exp((worth - best) / TEMPERATURE)


# Beyond the tree.


def play_on(game: Game, world: State, stream: Stream, decisions: i64, looks: i64 = LOOKED_AT) -> None:
    """Play so many decisions, each the best at first look of a few drawn at random."""
    left = decisions
    while left > 0:
        mover = world.to_move()
        if mover == OVER:
            return
        legal = world.legal()
        if len(legal) == 1:
            world.play(legal[0])
            continue
        world.play(_at_first_look(game, world, stream, legal, mover, looks))
        left -= 1


def _at_first_look(game: Game, world: State, stream: Stream, legal: vec[i64], mover: i64, most: i64) -> i64:
    """The best of some choices, spread evenly over the list from a random one on."""
    count: i64 = len(legal)
    looks = count if count < most else most
    stride = count // looks
    at = stream.below(count)
    best = legal[at]
    best_worth = _NOTHING
    judge = game.judge(world, mover)
    for _look_taken in range(looks):
        worth = worth_of(judge, world, legal[at])
        if worth > best_worth:
            best_worth = worth
            best = legal[at]
        at += stride
        if at >= count:
            at -= count
    return best


def verdict(game: Game, world: State) -> list[float]:
    """How likely each seat is to win: known at the end, guessed from the value before it."""
    seats = int(world.seats)
    if world.to_move() != OVER:
        return _by_lead([game.value(world, seat) + game.under_way(world, seat) for seat in range(seats)])
    result = game.result(world)
    rewards = [MARGIN * part for part in _by_lead([float(score) for score in result.scores])]
    winners = result.winners()
    for seat in winners:
        rewards[seat] += (1.0 - MARGIN) / len(winners)
    return rewards


def _by_lead(points: list[float]) -> list[float]:
    """What a seat is ahead of each of the others, or behind, as a chance; all chances are 1 together."""
    chances: list[float] = []
    for seat in range(len(points)):
        against = 0.0
        for other in range(len(points)):
            if other != seat:
                against += math.exp((points[other] - points[seat]) / LEAD)
        chances.append(1.0 / (1.0 + against))
    return chances
