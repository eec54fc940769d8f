"""Advice: the best choices of a decision, what they promise and why, and how the game may go on from them."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from brewtable.bots.search import Budget, Search
from brewtable.bots.tree import Node, Tree, most_followed, play_on
from brewtable.kernel.chance import Stream
from brewtable.kernel.deed import together
from brewtable.kernel.message import Message
from brewtable.kernel.observation import Observation
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.state import OVER

CHOICES: Final = 3  # of the best that are told
LINE: Final = 5  # decisions of a line, the choice itself among them
_SEEN: Final = 4  # times a choice must have been followed to belong to a line
_GAMES: Final = 12  # played to their end for the score of a choice …
_TO_THE_END: Final = 1 << 30
_SHARE: Final = 0.3  # … as far as this part of the thinking time allows


class Line:
    """How the game may go on from a choice, in a world that may not be the real one."""

    def __init__(self, text: str) -> None:
        self.texts = [text]  # in the game's notation, the choice itself first
        self.deeds: list[Message] = []  # what follows it, as the log would tell it

    def add(self, text: str, deed: Message | None) -> None:
        self.texts.append(text)
        if deed is None:
            return
        both = together(self.deeds[-1], deed) if self.deeds else None
        if both is None:
            self.deeds.append(deed)
        else:
            self.deeds[-1] = both


class AdvisedChoice:
    """A choice: how much it was preferred, the chance to win and the score it promises, and a line."""

    def __init__(self, seat: int, action: int, share: float, chance: float, line: Line) -> None:
        self.seat = seat
        self.action = action
        self.share = share
        self.chance = chance
        self.line = line.texts
        self.then = line.deeds
        self.points: list[int] = []  # of each seat, in all games together
        self.games = 0

    def score(self, seat: int | None = None) -> float:
        return self.points[self.seat if seat is None else seat] / self.games

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

    def why(self, prompt: Prompt) -> Message | None:
        """What the favourite gains against the next best choice; None where there is none."""
        best, *others = self.choices
        if not others:
            return None
        other = others[0]
        label = next(one.label for one in prompt.choices if one.action == other.action)
        facts = _gains(best, other)
        if not facts:
            return Message("advice-alike", {"other": label})
        return Message("advice-better", {"other": label, "facts": facts})

    def to_data(self) -> dict[str, object]:
        return {
            "chances": [round(chance, 3) for chance in self.chances],
            "choices": [choice.to_data() for choice in self.choices],
        }


def _gains(best: AdvisedChoice, other: AdvisedChoice) -> list[Message]:
    """In what a choice is better than another, by the games played from both."""
    facts: list[Message] = []
    wins = round(100 * (best.chance - other.chance))
    if wins > 0:
        facts.append(Message("advice-wins", {"count": wins}))
    points = round(best.score() - other.score())
    if points > 0:
        facts.append(Message("advice-points", {"count": points}))
    rivals = [seat for seat in range(len(best.points)) if seat != best.seat]
    kept, rival = max(
        ((other.score(seat) - best.score(seat), seat) for seat in rivals), default=(0.0, best.seat)
    )
    if round(kept) > 0:
        facts.append(Message("advice-denies", {"rival_seat": rival, "count": round(kept)}))
    return facts


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
        only = AdvisedChoice(observation.seat, legal[0], 1.0, chances[observation.seat], Line(text))
        return Advice(chances, [only])
    visits = sum(int(child.visits) for child in tree.root.children)
    best = sorted(tree.root.children, key=lambda child: -int(child.visits))[:CHOICES]
    choices = [
        AdvisedChoice(
            observation.seat,
            int(node.action),
            int(node.visits) / visits,
            node.mean(),
            _line(observation, stream, node),
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


def _line(observation: Observation, stream: Stream, choice: Node) -> Line:
    """What was followed most often from a choice on, as far as it goes in one of the worlds."""
    game = observation.game
    world = observation.world(stream)
    world.listening = True
    line = Line(game.text(world, int(choice.action)))
    world.play(choice.action)
    node = choice
    while len(line.texts) < LINE and len(node.children) > 0 and world.to_move() != OVER:
        legal = world.legal()
        if len(legal) > 1:
            node = most_followed(node)
            if node.visits < _SEEN or node.action not in list(legal):
                break
        action: i64 = node.action if len(legal) > 1 else legal[0]
        before, text = world.copy(), game.text(world, int(action))
        world.play(action)
        line.add(text, game.deed(before, world, int(action), list(world.heard), observation.seat))
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
            scores = observation.game.result(after).scores
            choice.points = [
                sum(both) for both in zip(choice.points or [0] * len(scores), scores, strict=True)
            ]
            choice.games += 1
