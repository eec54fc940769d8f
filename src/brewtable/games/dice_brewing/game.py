"""Dice Brewing as the rest of the program knows it. Each method calls the file that holds the matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from librt.vecs import vec

from brewtable.games.dice_brewing.bot import insight, value
from brewtable.games.dice_brewing.bot.insight import INSIGHTS
from brewtable.games.dice_brewing.cards.deck import Deck
from brewtable.games.dice_brewing.cards.reader import deck_from_data, house_deck, house_decks, read_deck
from brewtable.games.dice_brewing.cards.tables import deck_tables
from brewtable.games.dice_brewing.face import deeds, features, position, prompts, view
from brewtable.games.dice_brewing.face.features import FEATURES
from brewtable.games.dice_brewing.face.scorepad import score_pad
from brewtable.games.dice_brewing.face.things import EXPECTED, recipes_of
from brewtable.games.dice_brewing.face.types import FACES, Recipe, View
from brewtable.games.dice_brewing.rules import resample, scoring
from brewtable.games.dice_brewing.rules.laws import broken_laws
from brewtable.games.dice_brewing.rules.options import SWITCHES, options
from brewtable.games.dice_brewing.rules.setup import set_up
from brewtable.games.dice_brewing.rules.state import Guild
from brewtable.games.dice_brewing.rules.vocabulary import VOCABULARY
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


class DiceBrewing(Game):
    """Dice as workers and ingredients, recipes to race for."""

    name: ClassVar[str] = "dice-brewing"
    title: ClassVar[str] = "Dice Brewing"
    version: ClassVar[int] = 2
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4
    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    faces: ClassVar[Faces | None] = FACES
    numbers: ClassVar[Features] = FEATURES
    insights: ClassVar[Features | None] = INSIGHTS
    minutes: ClassVar[int] = 60
    wins: ClassVar[dict[str, int]] = {"random": 0, "easy": 50, "normal": 90, "hard": 90}
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
        deck, switched_on = cast(Deck, setup.deck), SWITCHES.chosen(setup.options)
        return set_up(deck, setup.chance, setup.players, seat, switched_on, listening)

    def things(self, state: State, action: int) -> list[Thing]:
        return [*super().things(state, action), *recipes_of(cast(Guild, state), action)]

    def why_not(self, state: State, action: int) -> Message:
        return prompts.why_not(cast(Guild, state), action)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(cast(Guild, state), seat)

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        return prompts.prompt(cast(Guild, state), seat)

    def catalog(self, state: State) -> Mapping[str, Recipe]:
        return view.catalog(cast(Guild, state).deck)

    def deed_sentence(self, deed: Deed) -> Message | None:
        return deeds.sentence(cast(Guild, deed.before), deed)

    def write_features(self, state: State, seat: int, out: vec[float], at: int) -> None:
        features.write(cast(Guild, state), seat, out, at)

    def write_insights(self, state: State, seat: int, out: vec[float], at: int) -> None:
        insight.write(cast(Guild, state), seat, out, at)

    def resample(self, state: State, seat: int, stream: Stream) -> State:
        return resample.resample(cast(Guild, state), seat, stream)

    def save(self, state: State) -> dict[str, object]:
        return position.save(cast(Guild, state), self.name, self.version)

    def load(self, data: Mapping[str, object]) -> State:
        return position.load(data, self.name, self.version)

    def broken_laws(self, state: State) -> list[Message]:
        return broken_laws(cast(Guild, state))

    def result(self, state: State) -> Result:
        return scoring.result(cast(Guild, state))

    def score_pad(self) -> ScorePad:
        return score_pad(self.name, self.fewest, self.most)

    def rounds(self, state: State) -> int:
        return int(cast(Guild, state).round)

    def value(self, state: State, seat: int) -> float:
        return value.value(cast(Guild, state), seat)
