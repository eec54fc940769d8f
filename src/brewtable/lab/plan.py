"""What is played: which game and decks, by which bots, how often; and the games one by one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from itertools import pairwise

from brewtable.arena.contest import Fixture, fixtures
from brewtable.kernel.errors import SetupError
from brewtable.kernel.game import Deck, Game

# Each level against the next: how much of the game is skill. Searches are counted by explorations, not by
# seconds, so that everybody finds the same.
LADDER = ("random", "easy", "search:50", "search:200")
FORM = 2  # of the rows: raised when they hold something else


@dataclass(frozen=True)
class Plan:
    """All that decides which rows come out."""

    game: str
    players: int
    decks: tuple[str | None, ...]  # names or paths; None is the house deck
    bots: tuple[str, ...]  # one for each seat
    games: int  # with each deck
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    judge: int = 40  # explorations by which the decisions of bots that do not search are judged; 0 for none
    ladder: int = 12  # games between a level and the next, with the first deck; 0 for none
    hashes: tuple[str, ...] = ()  # of the decks
    rules: int = 0  # the version of the game's
    form: int = FORM

    def tasks(self) -> list[Task]:
        """The games by number. All decks are played with the same seeds: like with like."""
        tasks: list[Task] = []
        for deck in range(len(self.decks)):
            tasks += [Task(deck, fixture, True) for fixture in self.trial(len(tasks))]
        for weaker, stronger in pairwise(LADDER if self.ladder else ()):
            lineup = (stronger, *[weaker] * (self.players - 1))
            tasks += [
                Task(0, fixture, False) for fixture in fixtures(lineup, self.ladder, self.seed, len(tasks))
            ]
        return tasks

    def trial(self, first: int = 0) -> list[Fixture]:
        """The games with one deck. Where all seats have the same bot nobody needs turning, and each game is
        a deal of its own: the same deal again would tell little new and yet be counted as another game."""
        if len(set(self.bots)) > 1:
            return fixtures(self.bots, self.games, self.seed, first)
        return [Fixture(first + game, self.seed + game, self.bots, 0) for game in range(self.games)]

    def to_data(self) -> dict[str, object]:
        return asdict(self)


@dataclass(frozen=True)
class Task:
    """One game to be played."""

    deck: int
    fixture: Fixture
    recorded: bool  # decision by decision, or its result alone


def plan_from_data(data: Mapping[str, object]) -> Plan:
    """The plan that `to_data` gave."""
    lists = {name: tuple(value) for name, value in data.items() if isinstance(value, list)}
    return Plan(**{**data, **lists})  # type: ignore[arg-type]


def deck_of(game: Game, wanted: str | None) -> Deck:
    return game.house_deck() if wanted is None else game.find_deck(wanted)


def bots_by_seat(bots: list[str], players: int) -> tuple[str, ...]:
    """One name serves all seats."""
    seats = bots * players if len(bots) == 1 else bots
    if len(seats) != players:
        raise SetupError("cli-bot-count", {"bots": len(bots), "players": players})
    return tuple(seats)
