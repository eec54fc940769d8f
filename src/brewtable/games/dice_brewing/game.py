"""Dice Brewing as the rest of the program knows it. Each method calls the file that holds the matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from brewtable.games.dice_brewing import notation, position, prompts, resample, scoring, value, view
from brewtable.games.dice_brewing.actions import ACTIONS
from brewtable.games.dice_brewing.cards import Deck
from brewtable.games.dice_brewing.deck_reader import deck_from_data, house_deck, read_deck
from brewtable.games.dice_brewing.deck_tables import deck_tables
from brewtable.games.dice_brewing.laws import broken_laws
from brewtable.games.dice_brewing.scorepad import score_pad
from brewtable.games.dice_brewing.setup import set_up
from brewtable.games.dice_brewing.state import Brewery
from brewtable.kernel.chance import Stream
from brewtable.kernel.game import Deck as GameDeck
from brewtable.kernel.game import DeckTable, Game, Option, Setup
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.result import Result
from brewtable.kernel.scorepad import ScorePad
from brewtable.kernel.state import NOBODY, State


class DiceBrewing(Game):
    """Dice as workers and ingredients, recipes to race for."""

    name: ClassVar[str] = "dice-brewing"
    title: ClassVar[str] = "Dice Brewing"
    version: ClassVar[int] = 1
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4
    action_count: ClassVar[int] = ACTIONS

    def options(self, players: int) -> list[Option]:
        return [
            Option("first", ["random", *(str(seat) for seat in range(players))]),
            Option("advanced", [False, True]),
            Option("bad-luck", [False, True]),
        ]

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
        advanced, bad_luck = bool(setup.options["advanced"]), bool(setup.options["bad-luck"])
        deck = cast(Deck, setup.deck)
        return set_up(deck, setup.chance, setup.players, seat, advanced, bad_luck, listening)

    def text(self, state: State, action: int) -> str:
        return notation.text(action)

    def parse(self, state: State, text: str) -> int:
        return notation.parse(text)

    def structure(self, state: State, action: int) -> dict[str, object]:
        return notation.structure(action)

    def from_structure(self, state: State, do: Mapping[str, object]) -> int:
        return notation.from_structure(do)

    def why_not(self, state: State, action: int) -> Message:
        return prompts.why_not(cast(Brewery, state), action)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return view.view(cast(Brewery, state), seat)

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        return prompts.prompt(cast(Brewery, state), seat)

    def catalog(self, state: State) -> dict[str, dict[str, object]]:
        return view.catalog(cast(Brewery, state))

    def events_for(self, state: State, heard: list[int], seat: int | None) -> list[dict[str, object]]:
        return view.events_for(cast(Brewery, state), heard, seat)

    def tell(self, event: Mapping[str, object]) -> Message | None:
        return view.tell(event)

    def resample(self, state: State, seat: int, stream: Stream) -> State:
        return resample.resample(cast(Brewery, state), seat, stream)

    def save(self, state: State) -> dict[str, object]:
        return position.save(cast(Brewery, state), self.name, self.version)

    def load(self, data: Mapping[str, object]) -> State:
        return position.load(data, self.name, self.version)

    def broken_laws(self, state: State) -> list[Message]:
        return broken_laws(cast(Brewery, state))

    def result(self, state: State) -> Result:
        return scoring.result(cast(Brewery, state))

    def score_pad(self) -> ScorePad:
        return score_pad(self.name, self.fewest, self.most)

    def rounds(self, state: State) -> int:
        return int(cast(Brewery, state).round)

    def value(self, state: State, seat: int) -> float:
        return value.value(cast(Brewery, state), seat)
