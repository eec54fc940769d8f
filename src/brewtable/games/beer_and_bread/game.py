"""Beer & Bread as the rest of the program knows it. Each method calls the file that holds the matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from brewtable.games.beer_and_bread import notation, position, prompts, resample, scoring, value, view
from brewtable.games.beer_and_bread.actions import ACTIONS
from brewtable.games.beer_and_bread.cards import Deck, deck_from_data, house_deck, read_deck
from brewtable.games.beer_and_bread.deck_tables import deck_tables
from brewtable.games.beer_and_bread.laws import broken_laws
from brewtable.games.beer_and_bread.scorepad import score_pad
from brewtable.games.beer_and_bread.setup import set_up
from brewtable.games.beer_and_bread.state import Valley
from brewtable.kernel.chance import Stream
from brewtable.kernel.game import Deck as GameDeck
from brewtable.kernel.game import DeckTable, Game, Option, Setup
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.result import Result
from brewtable.kernel.scorepad import ScorePad
from brewtable.kernel.state import NOBODY, State


class BeerAndBread(Game):
    """Two villages, six years, beer and bread in balance."""

    name: ClassVar[str] = "beer-and-bread"
    title: ClassVar[str] = "Beer & Bread"
    version: ClassVar[int] = 1
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 2
    action_count: ClassVar[int] = ACTIONS

    def options(self, players: int) -> list[Option]:
        return [Option("first", ["random", "0", "1"])]

    def house_deck(self) -> Deck:
        return house_deck()

    def read_deck(self, path: str) -> Deck:
        return read_deck(path)

    def deck_from_data(self, data: Mapping[str, object], source: str) -> Deck:
        return deck_from_data(data, source)

    def deck_tables(self, deck: GameDeck) -> list[DeckTable]:
        return deck_tables(cast(Deck, deck))

    def new(self, setup: Setup, listening: bool = False) -> State:
        first = setup.options["first"]
        seat = NOBODY if first == "random" else int(first)
        return set_up(cast(Deck, setup.deck), setup.chance, seat, listening)

    def text(self, state: State, action: int) -> str:
        return notation.text(cast(Valley, state).deck, action)

    def parse(self, state: State, text: str) -> int:
        return notation.parse(cast(Valley, state).deck, text)

    def structure(self, state: State, action: int) -> dict[str, object]:
        return notation.structure(cast(Valley, state).deck, action)

    def from_structure(self, state: State, do: Mapping[str, object]) -> int:
        return notation.from_structure(cast(Valley, state).deck, do)

    def why_not(self, state: State, action: int) -> Message:
        return prompts.why_not(cast(Valley, state), action)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return view.view(cast(Valley, state), seat)

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        return prompts.prompt(cast(Valley, state), seat)

    def catalog(self, state: State) -> dict[str, dict[str, object]]:
        return view.catalog(cast(Valley, state))

    def events_for(self, state: State, heard: list[int], seat: int | None) -> list[dict[str, object]]:
        return view.events_for(cast(Valley, state), heard, seat)

    def tell(self, event: Mapping[str, object]) -> Message | None:
        return view.tell(event)

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
