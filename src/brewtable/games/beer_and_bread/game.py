"""Beer & Bread as the rest of the program knows it. Each method calls the file that holds the matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from librt.vecs import vec

from brewtable.games.beer_and_bread.bot import insight, value
from brewtable.games.beer_and_bread.bot.insight import INSIGHTS
from brewtable.games.beer_and_bread.cards.deck import Deck, deck_from_data, house_deck, house_decks, read_deck
from brewtable.games.beer_and_bread.cards.tables import deck_tables
from brewtable.games.beer_and_bread.face import deeds, features, position, prompts, view
from brewtable.games.beer_and_bread.face.features import FEATURES
from brewtable.games.beer_and_bread.face.scorepad import score_pad
from brewtable.games.beer_and_bread.face.things import EXPECTED, all_effects, effects_of
from brewtable.games.beer_and_bread.face.types import FACES, Front, View
from brewtable.games.beer_and_bread.rules import resample, scoring
from brewtable.games.beer_and_bread.rules.laws import broken_laws
from brewtable.games.beer_and_bread.rules.options import SWITCHES, options
from brewtable.games.beer_and_bread.rules.setup import set_up
from brewtable.games.beer_and_bread.rules.state import Valley
from brewtable.games.beer_and_bread.rules.vocabulary import VOCABULARY
from brewtable.kernel.chance import Stream
from brewtable.kernel.deed import Deed
from brewtable.kernel.face import Faces
from brewtable.kernel.features import Features
from brewtable.kernel.game import Deck as GameDeck
from brewtable.kernel.game import DeckTable, Game, Option, Setup
from brewtable.kernel.housedecks import HouseDeck
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.result import Result
from brewtable.kernel.scorepad import ScorePad
from brewtable.kernel.state import NOBODY, State
from brewtable.kernel.things import Expectation, Thing
from brewtable.kernel.vocabulary import Vocabulary


class BeerAndBread(Game):
    """Two villages, six years, beer and bread in balance."""

    name: ClassVar[str] = "beer-and-bread"
    title: ClassVar[str] = "Beer & Bread"
    version: ClassVar[int] = 1
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 2
    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    faces: ClassVar[Faces | None] = FACES
    numbers: ClassVar[Features] = FEATURES
    insights: ClassVar[Features | None] = INSIGHTS
    minutes: ClassVar[int] = 35
    wins: ClassVar[dict[str, int]] = {"random": 0, "easy": 50, "normal": 92, "hard": 96}
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
        first = setup.options["first"]
        seat = NOBODY if first == "random" else int(first)
        switched_on = SWITCHES.chosen(setup.options)
        return set_up(cast(Deck, setup.deck), setup.chance, seat, switched_on, listening)

    def things(self, state: State, action: int) -> list[Thing]:
        return [*super().things(state, action), *effects_of(cast(Valley, state).deck, action)]

    def all_things(self, state: State) -> list[Thing]:
        return [*super().all_things(state), *all_effects(cast(Valley, state).deck)]

    def why_not(self, state: State, action: int) -> Message:
        return prompts.why_not(cast(Valley, state), action)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(cast(Valley, state), seat)

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        return prompts.prompt(cast(Valley, state), seat)

    def catalog(self, state: State) -> Mapping[str, Front]:
        return view.catalog(cast(Valley, state).deck)

    def deed_sentence(self, deed: Deed) -> Message | None:
        return deeds.sentence(cast(Valley, deed.before), deed)

    def write_features(self, state: State, seat: int, out: vec[float], at: int) -> None:
        features.write(cast(Valley, state), seat, out, at)

    def write_insights(self, state: State, seat: int, out: vec[float], at: int) -> None:
        insight.write(cast(Valley, state), seat, out, at)

    def resample(self, state: State, seat: int, stream: Stream) -> State:
        return resample.resample(cast(Valley, state), seat, stream)

    def save(self, state: State) -> dict[str, object]:
        return position.save(cast(Valley, state), self.name, self.version)

    def load(self, data: Mapping[str, object]) -> State:
        return position.load(data, self.name, self.version)

    def broken_laws(self, state: State) -> list[Message]:
        return broken_laws(cast(Valley, state))

    def result(self, state: State) -> Result:
        return scoring.result(cast(Valley, state))

    def score_pad(self) -> ScorePad:
        return score_pad(self.name)

    def rounds(self, state: State) -> int:
        return int(cast(Valley, state).year)

    def value(self, state: State, seat: int) -> float:
        return value.value(cast(Valley, state), seat)
