"""A game as rows: facts from its vocabulary and events, judgements from search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from brewtable.arena.contest import BadChoice, Hall, Rules
from brewtable.bots import Bot, make_bot
from brewtable.bots.review import chance_with
from brewtable.bots.search import Budget, Search
from brewtable.bots.tree import Tree
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.game import Game
from brewtable.kernel.observation import Observation
from brewtable.kernel.result import Result
from brewtable.kernel.state import OVER, State
from brewtable.lab.plan import Plan, Task
from brewtable.lab.statistics import effective_number

Row = dict[str, object]
_DOUBT = 2  # explorations that what is known of all choices that were hardly followed weighs as much as


@dataclass
class Rows:
    """What is kept of games: a row a seat, a measure, a decision, a thing that could be chosen."""

    seats: list[Row] = field(default_factory=list)
    measures: list[Row] = field(default_factory=list)
    decisions: list[Row] = field(default_factory=list)
    offers: list[Row] = field(default_factory=list)

    def add(self, other: Rows) -> None:
        self.seats += other.seats
        self.measures += other.measures
        self.decisions += other.decisions
        self.offers += other.offers


class Bench:
    """Plays the games of a plan: what is handed to the workers that share them."""

    def __init__(self, plan: Plan, halls: list[Hall] | None = None) -> None:
        self.plan = plan
        self.halls = halls or [Hall(Rules(plan.game, deck, plan.options)) for deck in plan.decks]

    def __call__(self, task: Task) -> Rows:
        return Play(self.halls[task.deck], self.plan, task).rows()


class Play:
    """One game while it is played and written down."""

    def __init__(self, hall: Hall, plan: Plan, task: Task) -> None:
        self.game: Game = hall.game
        self.plan = plan
        self.task = task
        fixture = task.fixture
        self.state: State = hall.new(len(fixture.bots), fixture.seed)
        self.state.listening = task.recorded
        seeds = Stream(fixture.seed, BOTS)
        bots = [make_bot(name, seeds.draw_seed()) for name in fixture.bots]
        self.bots: list[Bot] = [bots[place] for place in fixture.places()]
        self.judging = Stream(seeds.draw_seed(), BOTS)
        self.counts: list[Counter[str]] = [Counter() for _ in self.bots]
        self.kept = Rows()
        self.ply = 0
        self.begins = int(self.state.to_move())

    def rows(self) -> Rows:
        stream = Stream(self.task.fixture.seed, RESAMPLING)
        while (mover := int(self.state.to_move())) != OVER:
            self._decide(Observation(self.game, self.state, mover, stream))
            self.ply += 1
        self._end(self.game.result(self.state))
        return self.kept

    def _decide(self, observation: Observation) -> None:
        legal = observation.legal()
        bot = self.bots[observation.seat]
        action = int(bot.choose(observation))
        if action not in legal:
            names = self.task.fixture.seats()
            told = {"action": repr(action), "number": str(self.ply + 1), "seed": str(self.task.fixture.seed)}
            raise BadChoice("arena-bad-choice", {"bot": names[observation.seat], **told})
        if self.task.recorded:
            self._write_down(observation, legal, action, self._judged(bot, observation, legal))
        self.state.play(action)
        self._count(observation.seat)

    def _judged(self, bot: Bot, observation: Observation, legal: list[int]) -> Tree | None:
        """What search thinks of a decision: that of the bot itself if it searches."""
        if len(legal) == 1:
            return None
        if isinstance(bot, Search):
            return bot.tree
        return (
            Search(self.judging, Budget(0.0, self.plan.judge)).think(observation) if self.plan.judge else None
        )

    def _write_down(self, observation: Observation, legal: list[int], action: int, tree: Tree | None) -> None:
        game, state, seat = self.game, self.state, observation.seat
        kind = game.vocabulary.kind_of(action).verb
        self.counts[seat][f"kind:{kind}"] += 1
        judged = None if tree is None else Judged(tree, observation, action, self.judging)
        where: Row = {"game": self.task.fixture.number, "deck": self.task.deck, "ply": self.ply, "seat": seat}
        row: Row = {
            **where,
            "round": game.rounds(state),
            "kind": kind,
            "text": game.text(state, action),
            "legal": len(legal),
            "before": None if judged is None else judged.before,
            "after": None if judged is None else judged.after,
            "chances": None if judged is None else judged.chances,
            "effective": None if judged is None else judged.effective,
            "scores": [int(score) for score in game.result(state).scores],
        }
        self.kept.decisions.append(row)
        self._write_offers(where, legal, action, judged)

    def _write_offers(self, where: Row, legal: list[int], action: int, judged: Judged | None) -> None:
        """A row for each thing and kind of action that could be chosen."""
        options: dict[tuple[str, str, str], set[int]] = {}
        for option in legal:
            kind = self.game.vocabulary.kind_of(option).verb
            for thing in self.game.things(self.state, option):
                options.setdefault((thing.sort, thing.name, kind), set()).add(option)
        for (sort, name, kind), some in options.items():
            taken = action in some
            self.kept.offers.append(
                {
                    **where,
                    "sort": sort,
                    "name": name,
                    "kind": kind,
                    "forced": len(legal) == 1,
                    "taken": taken,
                    "share": None if judged is None else judged.attention(some),
                    "moved": judged.after - judged.before if judged is not None and taken else None,
                    "edge": None if judged is None else judged.edge(some),
                }
            )

    def _count(self, seat: int) -> None:
        if not self.task.recorded:
            return
        for event in self.game.events_for(self.state, list(self.state.heard), None):
            whose = event.get("seat")
            if isinstance(whose, int) and 0 <= whose < len(self.counts):
                self.counts[whose][f"event:{event['event']}"] += 1

    def _end(self, result: Result) -> None:
        fixture, winners = self.task.fixture, result.winners()
        for seat, bot in enumerate(fixture.seats()):
            rank = next(
                1 + sum(map(len, result.ranking[:at]))
                for at, group in enumerate(result.ranking)
                if seat in group
            )
            self.kept.seats.append(
                {
                    "game": fixture.number,
                    "deck": self.task.deck,
                    "recorded": self.task.recorded,
                    "seed": fixture.seed,
                    "seat": seat,
                    "bot": bot,
                    "begins": seat == self.begins,
                    "score": int(result.scores[seat]),
                    "rank": rank,
                    "win": 1 / len(winners) if seat in winners else 0.0,
                    "rounds": self.game.rounds(self.state),
                    "decisions": self.ply,
                    "reason": result.reason,
                    "decided_by": result.decided_by,
                }
            )
            if self.task.recorded:
                self._write_measures(seat, result.parts[seat])

    def _write_measures(self, seat: int, parts: Mapping[str, object]) -> None:
        where = {"game": self.task.fixture.number, "deck": self.task.deck, "seat": seat}
        values = {**_numbers("part:", parts), **self.counts[seat]}
        self.kept.measures += [
            {**where, "measure": name, "value": float(values[name])} for name in sorted(values)
        ]


def _numbers(begin: str, parts: Mapping[str, object]) -> dict[str, float]:
    """The numbers among the parts of a result, those inside of others as `beer.total`."""
    found: dict[str, float] = {}
    for name, value in parts.items():
        if isinstance(value, Mapping):
            found |= _numbers(f"{begin}{name}.", value)
        elif isinstance(value, int | float):
            found[f"{begin}{name}"] = float(value)
    return found


class Judged:
    """A decision as search sees it: the chance to win before and after it, and how much choice."""

    def __init__(self, tree: Tree, observation: Observation, action: int, stream: Stream) -> None:
        chances, seat = tree.chances(), observation.seat
        self.children = {int(child.action): child for child in tree.root.children}
        self.before = chances[seat]
        self.after = chance_with(tree, observation, action, stream)
        self.visits = sum(int(child.visits) for child in self.children.values())
        self.effective = effective_number([float(child.visits) for child in self.children.values()])
        others = sum(chances) - chances[seat]
        rest = (1.0 - self.after) / others if others > 0.0 else 0.0
        self.chances = [self.after if one == seat else chances[one] * rest for one in range(len(chances))]

        seldom = [child for child in self.children.values() if child.visits <= _DOUBT]
        tries = sum(int(child.visits) for child in seldom)
        self._seldom = sum(child.total for child in seldom) / tries if tries else self.before
        self._best_first = sorted(self.children, key=self._worth, reverse=True)

    def attention(self, some: set[int]) -> float:
        """The part of the explorations that followed one of these choices."""
        visits = sum(int(child.visits) for option, child in self.children.items() if option in some)
        return visits / self.visits if self.visits else 0.0

    def edge(self, some: set[int]) -> float | None:
        """How much better the best of these choices is than the best of all others, if there are any."""
        best = next((option for option in self._best_first if option in some), None)
        other = next((option for option in self._best_first if option not in some), None)
        return None if best is None or other is None else self._worth(best) - self._worth(other)

    def _worth(self, option: int) -> float:
        """The chance to win with a choice. What was hardly followed is taken to be like all such."""
        child = self.children[option]
        return (child.total + _DOUBT * self._seldom) / (float(child.visits) + _DOUBT)
