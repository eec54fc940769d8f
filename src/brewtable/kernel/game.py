"""What a game is to the rest of the program: set-up, rules, notation, and the one gate for secrets.

A game package subclasses `Game` and names it in the entry point group `brewtable.games`.
`brewtable.testing` holds the laws every game must keep.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import ClassVar, Protocol

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brewtable.kernel.chance import RULES, SEED_LIMIT, Chance, Seeded, Stream
from brewtable.kernel.deckfile import SLUG, DeckError
from brewtable.kernel.deed import Deed
from brewtable.kernel.errors import SetupError
from brewtable.kernel.face import Faces
from brewtable.kernel.features import Features
from brewtable.kernel.housedecks import CURRENT, HouseDeck, played_with
from brewtable.kernel.message import Argument, Message, Phrase
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.result import Result
from brewtable.kernel.scorepad import ScorePad
from brewtable.kernel.state import SPECTATOR, State
from brewtable.kernel.things import CARD, Expectation, Thing
from brewtable.kernel.vocabulary import Vocabulary


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
    """A choice made before the game, with the values it may have; the first is the default.

    `words` is the key of its name in the Fluent files. That key and `-about` tells in a sentence what the
    option does, that key and `-is-VALUE` is the name of a value. Without words names stand for themselves.
    What was recorded before there was such an option knows nothing of one that came `later`: that is
    recorded only where it is not the default.
    """

    def __init__(self, name: str, values: list[str | bool], words: str = "", later: bool = False) -> None:
        self.name = name
        self.values = values
        self.words = words
        self.later = later


def who_begins(players: int) -> Option:
    """The option `first`: a seat that begins, or whoever is drawn."""
    return Option("first", ["random", *(str(seat) for seat in range(players))], "option-first")


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
class Judge:
    """How good the positions after a decision look for the seat that decides.

    It is made once for a decision and asked about every choice, so that a game's own judge can keep what
    choices leave alone. It judges as `value` and `under_way` do.
    """

    def __init__(self, game: Game, seat: i64) -> None:
        self.game = game
        self.seat: i64 = seat

    def worth(self, after: State) -> float:
        return self.game.value(after, self.seat) + self.game.under_way(after, self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Base of all games."""

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    version: ClassVar[int] = 1  # of the rules: raised when recorded games would play differently
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 2
    faces: ClassVar[Faces | None] = None  # the types of view, cards and events, for clients that want them
    vocabulary: ClassVar[Vocabulary] = Vocabulary()  # its kinds of actions and events
    numbers: ClassVar[Features] = Features()  # what `write_features` writes; none where nobody has said
    insights: ClassVar[Features | None] = None  # what `write_insights` writes; None: the same as the features
    minutes: ClassVar[int] = 0  # that a game takes people who know it, roughly; 0 where nobody has said
    # What each level of bots was found to win of 100 two-player games against `easy`: see bots/levels.py.
    wins: ClassVar[dict[str, int]] = {}
    expected: ClassVar[list[Expectation]] = []  # of games between people, where somebody has looked

    # Set-up.

    def options(self, players: int) -> list[Option]:
        """The options of this game for so many players."""
        return []

    def house_deck(self) -> Deck:
        """The deck the game comes with."""
        raise NotImplementedError(f"{self.name}: house_deck()")

    def house_decks(self) -> Sequence[HouseDeck[Deck]]:
        """That deck, and then those it replaced, the newest first: saved games are played with them."""
        return [HouseDeck(CURRENT, None, self.house_deck)]

    def deck_by_hash(self, digest: object) -> Deck:
        """The house deck that something saved was played with; UnknownDeck when it is not here."""
        return played_with(self.house_decks(), digest)

    def find_deck(self, wanted: str) -> Deck:
        """A house deck by its name, such as `house-1`, or a deck by the path of its file."""
        for house in self.house_decks():
            if house.name == wanted:
                return house.deck()
        if SLUG.fullmatch(wanted) and not os.path.exists(wanted):
            names = ", ".join(house.name for house in self.house_decks())
            known: dict[str, Argument] = {"game": self.name, "deck": repr(wanted), "decks": names}
            raise DeckError([Message("deck-no-house-deck", known)])
        return self.read_deck(wanted)

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

    def recorded_options(self, setup: Setup) -> dict[str, str | bool]:
        """The options that a record of a game tells."""
        unsaid = {one.name: one.values[0] for one in self.options(setup.players) if one.later}
        return {name: value for name, value in setup.options.items() if unsaid.get(name) != value}

    def new(self, setup: Setup, listening: bool = False) -> State:
        """A position ready for its first decision."""
        raise NotImplementedError(f"{self.name}: new()")

    # Actions in words. All three forms name the same action and convert into each other.

    @property
    def action_count(self) -> int:
        """Actions are the numbers below this."""
        return self.vocabulary.action_count

    def text(self, state: State, action: int) -> str:
        """An action as a line of text that `parse` reads back."""
        return self.vocabulary.text(state, action)

    def things(self, state: State, action: int) -> list[Thing]:
        """The cards, spaces, effects and tokens that an action is about."""
        return self.vocabulary.kind_of(action).things(state, action)

    def all_things(self, state: State) -> list[Thing]:
        """Everything that actions of this game can be about."""
        cards = [Thing(CARD, name, name) for name in state.card_names()]
        return [*cards, *self.vocabulary.all_things(state)]

    def parse(self, state: State, text: str) -> int:
        """The action a text names; MalformedAction or UnknownAction when it names none."""
        return self.vocabulary.parse(state, text)

    def structure(self, state: State, action: int) -> dict[str, object]:
        """An action as data, with its `kind` and the names of its parts."""
        return self.vocabulary.structure(state, action)

    def from_structure(self, state: State, do: Mapping[str, object]) -> int:
        """The action a structure names; MalformedAction or UnknownAction when it names none."""
        return self.vocabulary.from_structure(state, do)

    def why_not(self, state: State, action: int) -> Message:
        """Why an action is not possible now. Says no more than the seat to move may know."""
        raise NotImplementedError(f"{self.name}: why_not()")

    # The gate: nothing about a position reaches a seat by another way. Seat None is a spectator.

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        """What a seat may see of the position, as JSON-able data."""
        raise NotImplementedError(f"{self.name}: view()")

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        """What a seat is asked now; None when it is not asked."""
        raise NotImplementedError(f"{self.name}: prompt()")

    def catalog(self, state: State) -> Mapping[str, Mapping[str, object]]:
        """The fronts of all cards in play by name, as JSON-able data: public, like the box itself."""
        return {}

    def events_for(self, state: State, heard: list[int], seat: int | None) -> list[dict[str, object]]:
        """What a seat hears of the events reported in `heard`, as JSON-able data."""
        return self.vocabulary.events_for(state, heard, seat)

    def text_for(
        self, state: State, action: int, heard: list[int], maker: int, seat: int | None
    ) -> str | None:
        """What a seat may read of a decision of `maker` that brought the events `heard`; None for nothing."""
        if seat == maker:
            return self.text(state, action)
        return self.vocabulary.text_for(state, action, heard, SPECTATOR if seat is None else seat)

    def sentence(self, event: Mapping[str, object]) -> Message | None:
        """An event from `events_for` as a sentence for the log, or None for what needs no words."""
        return self.vocabulary.sentence(event)

    def deed(
        self, before: State, after: State, action: int, heard: list[int], seat: int | None
    ) -> Message | None:
        """A decision as one sentence, for what a seat may know of it; None where its events say it all."""
        maker = int(before.to_move())
        watcher = SPECTATOR if seat is None else seat
        if seat == maker:
            do = self.structure(before, action)
        else:
            do = self.vocabulary.structure_for(after, action, heard, watcher)
        events = self.events_for(after, heard, seat)
        own = takewhile(lambda event: not self.vocabulary.begins_chapter(event), events)
        return self.deed_sentence(Deed(before, maker, do, list(own)))

    def deed_sentence(self, deed: Deed) -> Message | None:
        """What `deed` says, made by the game."""
        return None

    def write_features(self, state: State, seat: int, out: vec[float], at: int) -> None:
        """What a seat knows of the position as numbers, into places from `at` on that hold 0."""
        raise NotImplementedError(f"{self.name}: write_features()")

    def features(self, state: State, seat: int) -> vec[float]:
        """What a seat knows of the position as numbers, its own side first: see kernel/features.py."""
        out = self.numbers.blank(int(state.seats))
        self.write_features(state, seat, out, 0)
        return out

    def write_insights(self, state: State, seat: int, out: vec[float], at: int) -> None:
        """A position as the numbers a network judges it by, seen from a seat, into places that hold 0.

        Hidden things may be told: a network sees only worlds that a search made up.
        """
        self.write_features(state, seat, out, at)

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

    def judge(self, state: State, seat: int) -> Judge:
        """Who compares the choices of a decision that is not played while the judge is asked."""
        return Judge(self, seat)
