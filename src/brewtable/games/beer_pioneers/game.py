"""Beer Pioneers as the rest of the program knows it. Each method calls the file that holds the matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers import notation, position, prompts, resample, scoring, value, view
from brewtable.games.beer_pioneers.actions import ACTIONS
from brewtable.games.beer_pioneers.cards import Deck
from brewtable.games.beer_pioneers.deck_reader import deck_from_data, house_deck, read_deck
from brewtable.games.beer_pioneers.deck_tables import deck_tables
from brewtable.games.beer_pioneers.laws import broken_laws
from brewtable.games.beer_pioneers.material import DIFFERENT, FIRST_OBJECTIVE_CARD, OBJECTIVE_NAMES, SAME
from brewtable.games.beer_pioneers.scorepad import score_pad
from brewtable.games.beer_pioneers.setup import DRAWN, set_up
from brewtable.games.beer_pioneers.state import Town
from brewtable.kernel.chance import Stream
from brewtable.kernel.game import Deck as GameDeck
from brewtable.kernel.game import DeckTable, Game, Option, Setup
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.result import Result
from brewtable.kernel.scorepad import ScorePad
from brewtable.kernel.state import State

_OBJECTIVE_CARDS = ["random", *OBJECTIVE_NAMES[FIRST_OBJECTIVE_CARD:]]
# Printed objectives that a card covers, by the value of the option `replace`.
_REPLACED: dict[str, list[int]] = {
    "none": [],
    "same": [SAME],
    "different": [DIFFERENT],
    "both": [SAME, DIFFERENT],
}


class BeerPioneers(Game):
    """Workers, trucks and cards turn a home brewery into a large one."""

    name: ClassVar[str] = "beer-pioneers"
    title: ClassVar[str] = "Beer Pioneers"
    version: ClassVar[int] = 1
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4
    action_count: ClassVar[int] = ACTIONS

    def options(self, players: int) -> list[Option]:
        return [
            Option("objective", [*_OBJECTIVE_CARDS]),
            Option("replace", [*_REPLACED]),
            Option("replace-same", [*_OBJECTIVE_CARDS]),
            Option("replace-different", [*_OBJECTIVE_CARDS]),
            Option("first-builder-point", [False, True]),
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
        first_builder_point = bool(setup.options["first-builder-point"])
        deck, objectives = cast(Deck, setup.deck), _objectives(setup.options)
        return set_up(deck, setup.chance, setup.players, objectives, first_builder_point, listening)

    def text(self, state: State, action: int) -> str:
        return notation.text(cast(Town, state).deck, action)

    def parse(self, state: State, text: str) -> int:
        return notation.parse(cast(Town, state).deck, text)

    def structure(self, state: State, action: int) -> dict[str, object]:
        return notation.structure(cast(Town, state).deck, action)

    def from_structure(self, state: State, do: Mapping[str, object]) -> int:
        return notation.from_structure(cast(Town, state).deck, do)

    def why_not(self, state: State, action: int) -> Message:
        return prompts.why_not(cast(Town, state), action)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        return view.view(cast(Town, state), seat)

    def prompt(self, state: State, seat: int | None) -> Prompt | None:
        return prompts.prompt(cast(Town, state), seat)

    def catalog(self, state: State) -> dict[str, dict[str, object]]:
        return view.catalog(cast(Town, state))

    def events_for(self, state: State, heard: list[int], seat: int | None) -> list[dict[str, object]]:
        return view.events_for(cast(Town, state), heard, seat)

    def tell(self, event: Mapping[str, object]) -> Message | None:
        return view.tell(event)

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

    def under_way(self, state: State, seat: int) -> float:
        return value.under_way(cast(Town, state), seat)


def _objectives(options: Mapping[str, str | bool]) -> vec[i64]:
    """The objective at each place by the options. A card named once more gives way to a drawn one."""
    places = vec[i64]([SAME, DIFFERENT, _named(options["objective"])])
    for place in _REPLACED[str(options["replace"])]:
        card = _named(options[f"replace-{OBJECTIVE_NAMES[place]}"])
        places[place] = DRAWN if card in places else card
    return places


def _named(card: str | bool) -> int:
    return DRAWN if card == "random" else OBJECTIVE_NAMES.index(str(card))
