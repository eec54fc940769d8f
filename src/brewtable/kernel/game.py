"""What a game is to the rest of the program: set-up, rules, notation, and the one gate for secrets.

A game package subclasses `Game` and names it in the entry point group `brewtable.games`.
`brewtable.testing` holds the laws every game must keep.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import ClassVar, Protocol

from mypy_extensions import mypyc_attr

from brewtable.kernel.chance import RULES, SEED_LIMIT, Chance, Seeded, Stream
from brewtable.kernel.errors import SetupError
from brewtable.kernel.message import Argument, Message, Phrase
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.result import Result
from brewtable.kernel.scorepad import ScorePad
from brewtable.kernel.state import State


class Deck(Protocol):
    """The cards and printed numbers a game is played with."""

    @property
    def name(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def hash(self) -> str: ...

    def to_data(self) -> dict[str, object]: ...


class DeckTable:
    """Facts about a deck for a person: a title, the heads of the columns, and rows of cells."""

    def __init__(self, title: Message, heads: list[Message], rows: list[list[str | Message]]) -> None:
        self.title = title
        self.heads = heads
        self.rows = rows


class Option:
    """A choice made before the game, with the values it may have; the first is the default."""

    def __init__(self, name: str, values: list[str | bool]) -> None:
        self.name = name
        self.values = values


class Setup:
    """All that is needed to start a game, checked."""

    def __init__(
        self, players: int, seed: int | None, options: dict[str, str | bool], deck: Deck, chance: Chance
    ) -> None:
        self.players = players
        self.seed = seed
        self.options = options
        self.deck = deck
        self.chance = chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Base of all games."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    version: ClassVar[int] = 1  # of the rules: raised when recorded games would play differently
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 2
    action_count: ClassVar[int] = 0  # actions are the numbers below this

    # Set-up.

    def options(self, players: int) -> list[Option]:
        """The options of this game for so many players."""
        return []

    def house_deck(self) -> Deck:
        """The deck the game comes with."""
        raise NotImplementedError(f"{self.name}: house_deck()")

    def read_deck(self, path: str) -> Deck:
        """A deck from a file; raises an error that names file, card and field."""
        raise NotImplementedError(f"{self.name}: read_deck()")

    def deck_from_data(self, data: Mapping[str, object], source: str) -> Deck:
        """A deck from the data that `Deck.to_data` gave."""
        raise NotImplementedError(f"{self.name}: deck_from_data()")

    def deck_tables(self, deck: Deck) -> list[DeckTable]:
        """The cards of a deck and what they add up to."""
        raise NotImplementedError(f"{self.name}: deck_tables()")

    def setup(
        self,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        deck: Deck | None = None,
        chance: Chance | None = None,
    ) -> Setup:
        """Check what was asked for and fill in the rest. Without seed and chance a seed is drawn."""
        count = self.fewest if players is None else players
        if not self.fewest <= count <= self.most:
            limits: dict[str, Argument] = {"game": self.name, "fewest": self.fewest, "most": self.most}
            exact = self.fewest == self.most
            raise SetupError(
                "setup-players-exactly" if exact else "setup-players", {**limits, "count": str(count)}
            )
        if seed is not None and not 0 <= seed < SEED_LIMIT:
            raise SetupError("seed-range", {"most": str(SEED_LIMIT - 1), "seed": str(seed)})
        chosen = self._chosen(count, options or {})
        cards = self.house_deck() if deck is None else deck
        if chance is not None:
            return Setup(count, seed, chosen, cards, chance)
        start = secrets.randbelow(SEED_LIMIT) if seed is None else seed
        return Setup(count, start, chosen, cards, Seeded(start, RULES))

    def _chosen(self, players: int, asked: Mapping[str, object]) -> dict[str, str | bool]:
        known = {option.name: option for option in self.options(players)}
        for name in asked:
            if name not in known:
                offered = ", ".join(sorted(known))
                key = "setup-no-option" if offered else "setup-no-options"
                raise SetupError(key, {"game": self.name, "option": repr(name), "options": offered})
        chosen: dict[str, str | bool] = {}
        for name, option in known.items():
            value = asked.get(name, option.values[0])
            # True == 1 in Python, so the type is compared as well.
            fitting = [one for one in option.values if one == value and type(one) is type(value)]
            if not fitting:
                allowed = ", ".join(repr(one) for one in option.values)
                raise SetupError(
                    "setup-option-value",
                    {"game": self.name, "option": repr(name), "allowed": allowed, "value": repr(value)},
                )
            chosen[name] = fitting[0]
        return chosen

    def new(self, setup: Setup, listening: bool = False) -> State:
        """A position ready for its first decision."""
        raise NotImplementedError(f"{self.name}: new()")

    # Actions in words. All three forms name the same action and convert into each other.

    def text(self, state: State, action: int) -> str:
        """An action as a line of text that `parse` reads back."""
        raise NotImplementedError(f"{self.name}: text()")

    def parse(self, state: State, text: str) -> int:
        """The action a text names; MalformedAction or UnknownAction when it names none."""
        raise NotImplementedError(f"{self.name}: parse()")

    def structure(self, state: State, action: int) -> dict[str, object]:
        """An action as data, with its `kind` and the names of its parts."""
        raise NotImplementedError(f"{self.name}: structure()")

    def from_structure(self, state: State, do: Mapping[str, object]) -> int:
        """The action a structure names; MalformedAction or UnknownAction when it names none."""
        raise NotImplementedError(f"{self.name}: from_structure()")

    def why_not(self, state: State, action: int) -> Message:
        """Why an action is not possible now. Says no more than the seat to move may know."""
        raise NotImplementedError(f"{self.name}: why_not()")

    # The gate: nothing about a position reaches a seat by another way. Seat None is a spectator.

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """What a seat may see of the position, as JSON-able data."""
        raise NotImplementedError(f"{self.name}: view()")

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        """What a seat is asked now; None when it is not asked."""
        raise NotImplementedError(f"{self.name}: prompt()")

    def catalog(self, state: State) -> dict[str, dict[str, object]]:
        """The fronts of all cards in play by name, as JSON-able data: public, like the box itself."""
        return {}

    def events_for(self, state: State, heard: list[int], seat: int | None) -> list[dict[str, object]]:
        """What a seat hears of the events reported in `heard`, as JSON-able data."""
        raise NotImplementedError(f"{self.name}: events_for()")

    def tell(self, event: Mapping[str, object]) -> Message | None:
        """An event from `events_for` as a sentence for the log, or None for what needs no words."""
        raise NotImplementedError(f"{self.name}: tell()")

    def resample(self, state: State, seat: int, stream: Stream) -> State:
        """A position that `seat` cannot tell from this one, drawn at random."""
        raise NotImplementedError(f"{self.name}: resample()")

    # Positions and results.

    def save(self, state: State) -> dict[str, object]:
        """The whole position as JSON-able data, every hidden thing included."""
        raise NotImplementedError(f"{self.name}: save()")

    def load(self, data: Mapping[str, object]) -> State:
        """The position `save` described; PositionError names the law it breaks."""
        raise NotImplementedError(f"{self.name}: load()")

    def broken_laws(self, state: State) -> Sequence[Phrase]:
        """The laws, such as conservation, that a position breaks; none in any position reached by play."""
        raise NotImplementedError(f"{self.name}: broken_laws()")

    def result(self, state: State) -> Result:
        """The scores with their parts and the ranking; before the end, as if the game ended now."""
        raise NotImplementedError(f"{self.name}: result()")

    def score_pad(self) -> ScorePad | None:
        """How a game at a real table is counted; None for a game that has no pad."""
        return None

    def rounds(self, state: State) -> int:
        """How many rounds (years) have begun."""
        raise NotImplementedError(f"{self.name}: rounds()")

    def value(self, state: State, seat: int) -> float:
        """How good a position looks for a seat, for bots without a better idea. Higher is better."""
        raise NotImplementedError(f"{self.name}: value()")

    def under_way(self, state: State, seat: int) -> float:
        """What decisions that a seat has begun may still bring it, in the measure of `value`.

        For bots that judge positions in the middle of a turn, instead of looking through to its end.
        """
        return 0.0
