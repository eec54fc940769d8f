"""A whole position as JSON-able data, and back. Loading checks everything before it is believed."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.cards.deck import Deck, deck_from_data, house_decks
from brewtable.games.beer_and_bread.face.view import card_names, tokens_at
from brewtable.games.beer_and_bread.rules.laws import broken_laws
from brewtable.games.beer_and_bread.rules.material import (
    BAKERY,
    BREWERY,
    CARDS,
    COLUMN,
    DISCARD,
    EARLIER,
    EXCHANGE,
    EXCHANGE_SPACES,
    FIELDS,
    HAND,
    INVERTED,
    KIND_NAMES,
    KNOWN,
    OFFER,
    SEATS,
    SOLD,
    SPECTATOR,
    STORAGE,
    SUPPLY,
    TAKEN,
    TOKEN_CELLS,
    UPGRADES,
    YEARS,
    ZONE_CELLS,
)
from brewtable.games.beer_and_bread.rules.options import SWITCHES
from brewtable.games.beer_and_bread.rules.payments import MOST
from brewtable.games.beer_and_bread.rules.setup import STEPS
from brewtable.games.beer_and_bread.rules.state import Valley
from brewtable.kernel import positiondata
from brewtable.kernel.chance import DRAWN_LIMIT
from brewtable.kernel.errors import PositionError
from brewtable.kernel.housedecks import deck_record
from brewtable.kernel.positiondata import agenda_data, card_list, mapping, number
from brewtable.kernel.sets import only

_PLACES = {"fields": FIELDS, "supply": SUPPLY, "offer": OFFER, "storage:0": STORAGE}
_PLACES["storage:1"] = STORAGE + len(KIND_NAMES)
_PAIRS = {
    "hand": HAND,
    "column": COLUMN,
    "brewery": BREWERY,
    "bakery": BAKERY,
    "sold": SOLD,
    "upgrades": UPGRADES,
    "taken": TAKEN,
    "inverted": INVERTED,
    "known": KNOWN,
}
_ZONES: dict[str, int] = {
    **{f"{name}:{seat}": zone + seat for name, zone in _PAIRS.items() for seat in range(SEATS)},
    "known:all": KNOWN + SPECTATOR,
    **{f"exchange:{space + 1}": EXCHANGE + space for space in range(EXCHANGE_SPACES)},
    "discard": DISCARD,
    "earlier": EARLIER,
}
_MOST_TURNS = 999  # in a year: far more than any
_NUMBERS = {"year": YEARS, "turn": _MOST_TURNS, "windmill": SEATS - 1, "drawn": DRAWN_LIMIT}
_OPERAND_LIMIT = 1 << 36


def save(s: Valley, game: str, version: int) -> dict[str, object]:
    """The whole position, hidden things included."""
    return {
        "game": game,
        "rules": version,
        "deck": deck_record(house_decks(), s.deck),
        "year": int(s.year),
        "turn": int(s.turn),
        "windmill": int(s.windmill),
        "drawn": int(s.drawn),
        **SWITCHES.saved(s),
        "chance": s.chance.to_data(),
        "tokens": {name: tokens_at(s, place) for name, place in _PLACES.items()},
        "pile": [s.deck.ids[s.pile[place]] for place in range(int(s.pile_size) - 1, -1, -1)],
        "cards": {name: card_names(s, s.zones[cell]) for name, cell in _ZONES.items()},
        "agenda": agenda_data(s),
    }


def load(data: Mapping[str, object], game: str, version: int) -> Valley:
    """The position some data describes; PositionError names the field or the law that is wrong."""
    positiondata.check_head(data, game, version, _FIELDS)
    deck = positiondata.deck(mapping(data, "deck"), deck_from_data, house_decks())
    numbers = {name: number(data, name, 0, most) for name, most in _NUMBERS.items()}
    pile = card_list(deck.numbers, data.get("pile"), "pile")
    if len(pile) > CARDS:
        raise PositionError("position-long-pile", {"most": CARDS})
    agenda = positiondata.agenda(data.get("agenda"), STEPS, SEATS, _OPERAND_LIMIT)
    s = Valley(
        deck,
        STEPS,
        positiondata.chance(data),
        numbers["drawn"],
        agenda,
        len(agenda),
        _tokens(mapping(data, "tokens")),
        _zones(deck, mapping(data, "cards")),
        vec[i64](pile[::-1] + [0] * (CARDS - len(pile))),
        len(pile),
    )
    s.year, s.turn, s.windmill = numbers["year"], numbers["turn"], numbers["windmill"]
    s.switched_on = SWITCHES.load(data)
    positiondata.check_laws(broken_laws(s))
    return s


_FIELDS = {"game", "rules", "deck", "chance", "tokens", "pile", "cards", "agenda", *_NUMBERS, *SWITCHES.names}


def _tokens(data: Mapping[str, object]) -> vec[i64]:
    _check_names(data, _PLACES, "tokens")
    cells = [0] * TOKEN_CELLS
    for name, place in _PLACES.items():
        counts = mapping(data, name)
        _check_names(counts, dict.fromkeys(KIND_NAMES, 0), f"tokens {name}")
        for kind, kind_name in enumerate(KIND_NAMES):
            cells[place + kind] = number(counts, kind_name, 0, MOST)
    return vec[i64](cells)


def _zones(deck: Deck, data: Mapping[str, object]) -> vec[i64]:
    _check_names(data, _ZONES, "cards")
    cells = vec[i64]([0] * ZONE_CELLS)
    for name, cell in _ZONES.items():
        for card in card_list(deck.numbers, data.get(name), f"cards {name}"):
            if cells[cell] & only(card) != 0:
                raise PositionError("position-twice", {"field": f"cards {name}", "card": deck.ids[card]})
            cells[cell] |= only(card)
    return cells


def _check_names(data: Mapping[str, object], wanted: Mapping[str, int], field: str) -> None:
    for name in data:
        if name not in wanted:
            known = ", ".join(wanted)
            raise PositionError("position-unknown-name", {"field": field, "name": repr(name), "names": known})
    for name in wanted:
        if name not in data:
            raise PositionError("position-missing-name", {"field": field, "name": repr(name)})
