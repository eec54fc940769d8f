"""Games between bots: who plays where, and what came of it.

A deal is a seed. Every deal is played once for each way to turn the bots around the table, so that
nobody is helped by the better cards or the better seat. A bot's own chance depends on the deal and
on its place in the list, never on who else plays or on how the work is shared.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter
from typing import ClassVar

from brewtable.arena.spread import Engine
from brewtable.bots import make_bot
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.errors import BrewError
from brewtable.kernel.game import Deck, Game
from brewtable.kernel.observation import Observation
from brewtable.kernel.registry import find_game
from brewtable.kernel.state import OVER, State


@dataclass(frozen=True)
class Rules:
    """The game a contest is about."""

    game: str
    deck: str | None = None  # path of a deck file; the house deck if there is none
    options: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Fixture:
    """A game to be played: its deal, and which bot sits where."""

    number: int
    seed: int
    bots: tuple[str, ...]  # as they stand in the list
    turned: int  # by so many seats

    def seats(self) -> list[str]:
        return [self.bots[place] for place in self.places()]

    def places(self) -> list[int]:
        """For each seat the place in the list of the bot that sits there."""
        return [(seat + self.turned) % len(self.bots) for seat in range(len(self.bots))]


@dataclass(frozen=True)
class Played:
    """A game that was played; everything by seat."""

    fixture: Fixture
    scores: list[int]
    ranks: list[int]  # 1 is the winner's; tied seats share one
    decisions: list[int]
    seconds: list[float]  # spent thinking
    rounds: int

    def wins(self) -> list[float]:
        """A game won together counts in parts."""
        first = self.ranks.count(1)
        return [1 / first if rank == 1 else 0.0 for rank in self.ranks]


def fixtures(bots: tuple[str, ...], games: int, seed: int, first: int = 0) -> list[Fixture]:
    """So many games between these bots, one at each seat."""
    seats = len(bots)
    return [Fixture(first + game, seed + game // seats, bots, game % seats) for game in range(games)]


def play_all(rules: Rules, schedule: Iterable[Fixture], engine: Engine) -> Iterator[Played]:
    """The games one after the other as they stand in the schedule, however many workers share them."""
    return engine.run(Hall(rules).play, schedule)


class BadChoice(BrewError):
    """A bot chose what is none of its legal actions."""

    code: ClassVar[str] = "bad-choice"


class Hall:
    """Where games by the same rules are played. Workers get its deck too: they may not have the file."""

    def __init__(self, rules: Rules, deck: Deck | None = None) -> None:
        self.game = find_game(rules.game)
        self.deck = self.game.find_deck(rules.deck) if deck is None and rules.deck is not None else deck
        self.options = rules.options

    def __reduce__(self) -> tuple[object, ...]:
        deck = None if self.deck is None else self.deck.to_data()
        return _hall, (json.dumps([self.game.name, deck, self.options]),)

    def new(self, players: int, seed: int) -> State:
        return self.game.new(self.game.setup(players, seed, self.options, self.deck))

    def play(self, fixture: Fixture) -> Played:
        game = self.game
        state = self.new(len(fixture.bots), fixture.seed)
        decisions, seconds = play_out(game, state, fixture.bots, fixture.places(), fixture.seed)
        result = game.result(state)
        ranks = [0] * len(fixture.bots)
        for group in result.ranking:
            for seat in group:
                ranks[seat] = 1 + sum(len(better) for better in result.ranking[: result.ranking.index(group)])
        return Played(fixture, list(result.scores), ranks, decisions, seconds, game.rounds(state))


def play_out(
    game: Game, state: State, names: Sequence[str], places: list[int], seed: int
) -> tuple[list[int], list[float]]:
    """Bots play a game to its end; by seat how often each decided and how long it thought."""
    seeds = Stream(seed, BOTS)
    bots = [make_bot(name, seeds.draw_seed()) for name in names]
    stream = Stream(seed, RESAMPLING)
    decisions, seconds = [0] * len(places), [0.0] * len(places)
    while (mover := int(state.to_move())) != OVER:
        observation = Observation(game, state, mover, stream)
        started = perf_counter()
        action = bots[places[mover]].choose(observation)
        seconds[mover] += perf_counter() - started
        decisions[mover] += 1
        if action not in observation.legal():
            told = {"action": repr(action), "number": str(decisions[mover]), "seed": str(seed)}
            raise BadChoice("arena-bad-choice", {"bot": names[places[mover]], **told})
        state.play(int(action))
    return decisions, seconds


@cache
def _hall(data: str) -> Hall:
    """The same hall again, once in each process."""
    name, deck, options = json.loads(data)
    cards = None if deck is None else find_game(name).deck_from_data(deck, "deck")
    return Hall(Rules(name, options=options), cards)
