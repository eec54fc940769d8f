"""Beer Pioneers as the rest of the program knows it. Each method calls the file that holds the matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from librt.vecs import vec

from brewtable.games.beer_pioneers.bot import insight, value
from brewtable.games.beer_pioneers.bot.insight import INSIGHTS
from brewtable.games.beer_pioneers.cards.deck import Deck
from brewtable.games.beer_pioneers.cards.reader import deck_from_data, house_deck, house_decks, read_deck
from brewtable.games.beer_pioneers.cards.tables import deck_tables
from brewtable.games.beer_pioneers.face import deeds, features, position, printed, prompts, view
from brewtable.games.beer_pioneers.face.features import FEATURES
from brewtable.games.beer_pioneers.face.scorepad import score_pad
from brewtable.games.beer_pioneers.face.things import EXPECTED, taken_by
from brewtable.games.beer_pioneers.face.types import FACES, Entry, View
from brewtable.games.beer_pioneers.rules import resample, scoring
from brewtable.games.beer_pioneers.rules.laws import broken_laws
from brewtable.games.beer_pioneers.rules.options import SWITCHES, objectives, options
from brewtable.games.beer_pioneers.rules.setup import set_up
from brewtable.games.beer_pioneers.rules.state import Town
from brewtable.games.beer_pioneers.rules.vocabulary import VOCABULARY
from brewtable.kernel.chance import Stream
from brewtable.kernel.deed import Deed
from brewtable.kernel.face import Faces
from brewtable.kernel.features import Features
from brewtable.kernel.game import Deck as GameDeck
from brewtable.kernel.game import DeckTable, Game, Judge, Option, Setup
from brewtable.kernel.housedecks import HouseDeck
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.result import Result
from brewtable.kernel.scorepad import ScorePad
from brewtable.kernel.state import State
from brewtable.kernel.things import Expectation, Thing
from brewtable.kernel.vocabulary import Vocabulary


class BeerPioneers(Game):
    """Workers, trucks and cards turn a home brewery into a large one."""

    name: ClassVar[str] = "beer-pioneers"
    title: ClassVar[str] = "Beer Pioneers"
    version: ClassVar[int] = 2
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4
    faces: ClassVar[Faces] = FACES
    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    numbers: ClassVar[Features] = FEATURES
    insights: ClassVar[Features | None] = INSIGHTS
    minutes: ClassVar[int] = 90
    wins: ClassVar[dict[str, int]] = {"random": 0, "easy": 50, "normal": 92, "hard": 92}
    expected: ClassVar[list[Expectation]] = EXPECTED

    def options(self, players: int) -> list[Option]:
        return options(players)

    def house_deck(self) -> Deck:
        return house_deck()

    def house_decks(self) -> list[HouseDeck[Deck]]:
        return house_decks()

    def read_deck(self, path: str) -> Deck:
        return read_deck(path)

    def deck_from_data(self, data: Mapping[str, object], source: str) -> Deck:
        return deck_from_data(data, source)

    def deck_tables(self, deck: GameDeck) -> list[DeckTable]:
        return deck_tables(cast(Deck, deck))

    def new(self, setup: Setup, listening: bool = False) -> State:
        deck, cards = cast(Deck, setup.deck), objectives(setup.options)
        return set_up(deck, setup.chance, setup.players, cards, SWITCHES.chosen(setup.options), listening)

    def things(self, state: State, action: int) -> list[Thing]:
        return [*super().things(state, action), *taken_by(cast(Town, state), action)]

    def why_not(self, state: State, action: int) -> Message:
        return prompts.why_not(cast(Town, state), action)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(cast(Town, state), seat)

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        return prompts.prompt(cast(Town, state), seat)

    def catalog(self, state: State) -> Mapping[str, Entry]:
        return printed.catalog(cast(Town, state).deck)

    def deed_sentence(self, deed: Deed) -> Message | None:
        return deeds.sentence(deed)

    def write_features(self, state: State, seat: int, out: vec[float], at: int) -> None:
        features.write(cast(Town, state), seat, out, at)

    def write_insights(self, state: State, seat: int, out: vec[float], at: int) -> None:
        insight.write(cast(Town, state), seat, out, at)

    def resample(self, state: State, seat: int, stream: Stream) -> State:
        return resample.resample(cast(Town, state), seat, stream)

    def save(self, state: State) -> dict[str, object]:
        return position.save(cast(Town, state), self.name, self.version)

    def load(self, data: Mapping[str, object]) -> State:
        return position.load(data, self.name, self.version)

    def broken_laws(self, state: State) -> list[Message]:
        return broken_laws(cast(Town, state))

    def result(self, state: State) -> Result:
        return scoring.result(cast(Town, state))

    def score_pad(self) -> ScorePad:
        return score_pad(self.name, self.fewest, self.most)

    def rounds(self, state: State) -> int:
        return int(cast(Town, state).round)

    def value(self, state: State, seat: int) -> float:
        return value.value(cast(Town, state), seat)

    def judge(self, state: State, seat: int) -> Judge:
        return value.Rivals(self, cast(Town, state), seat)

    def under_way(self, state: State, seat: int) -> float:
        return value.under_way(cast(Town, state), seat)
