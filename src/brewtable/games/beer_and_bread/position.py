"""A whole position as JSON-able data, and back. Loading checks everything before it is believed."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_and_bread.cards import Deck, deck_from_data, house_deck
from brewtable.games.beer_and_bread.laws import broken_laws
from brewtable.games.beer_and_bread.material import (
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
    HAND_SIZE,
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
from brewtable.games.beer_and_bread.payments import MOST
from brewtable.games.beer_and_bread.setup import STEPS
from brewtable.games.beer_and_bread.state import Valley
from brewtable.games.beer_and_bread.view import card_names, tokens_at
from brewtable.kernel.chance import DRAWN_LIMIT, chance_from_data
from brewtable.kernel.errors import BrewError, PositionError
from brewtable.kernel.sets import only
from brewtable.kernel.state import STEP_WIDTH

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
_NUMBERS = {"year": YEARS, "turn": HAND_SIZE, "windmill": SEATS - 1, "drawn": DRAWN_LIMIT}


def save(s: Valley, game: str, version: int) -> dict[str, object]:
    """The whole position, hidden things included."""
    deck: dict[str, object] = {"name": s.deck.name, "hash": s.deck.hash}
    if s.deck.hash != house_deck().hash:
        deck["data"] = s.deck.to_data()
    return {
        "game": game,
        "rules": version,
        "deck": deck,
        "year": int(s.year),
        "turn": int(s.turn),
        "windmill": int(s.windmill),
        "drawn": int(s.drawn),
        "chance": s.chance.to_data(),
        "tokens": {name: tokens_at(s, place) for name, place in _PLACES.items()},
        "pile": [s.deck.ids[s.pile[place]] for place in range(int(s.pile_size) - 1, -1, -1)],
        "cards": {name: card_names(s, s.zones[cell]) for name, cell in _ZONES.items()},
        "agenda": [_step_data(s, top) for top in range(int(s.depth), 0, -STEP_WIDTH)],
    }


def _step_data(s: Valley, top: int) -> dict[str, object]:
    step, seat, first, second = (int(s.agenda[top - back]) for back in range(1, STEP_WIDTH + 1))
    return {"step": s.steps[step].name, "seat": seat, "first": first, "second": second}


def load(data: Mapping[str, object], game: str, version: int) -> Valley:
    """The position some data describes; PositionError names the field or the law that is wrong."""
    if data.get("game") != game or data.get("rules") != version or type(data.get("rules")) is not int:
        raise PositionError(f"not a position of {game} with rules version {version}")
    unknown = sorted(set(data) - _FIELDS)
    if unknown:
        raise PositionError(f"unknown field {unknown[0]!r}; the fields are {', '.join(sorted(_FIELDS))}")
    deck = _deck(_mapping(data, "deck"))
    numbers = {name: _number(data, name, 0, most) for name, most in _NUMBERS.items()}
    pile = _card_list(deck, data.get("pile"), "pile")
    if len(pile) > CARDS:
        raise PositionError(f"pile: more than {CARDS} cards")
    agenda = _agenda(data.get("agenda"))
    try:
        chance = chance_from_data(data.get("chance"))
    except BrewError as problem:
        raise PositionError(f"chance: {problem}") from None
    s = Valley(
        deck,
        STEPS,
        chance,
        numbers["drawn"],
        agenda,
        len(agenda),
        _tokens(_mapping(data, "tokens")),
        _zones(deck, _mapping(data, "cards")),
        vec[i64](pile[::-1] + [0] * (CARDS - len(pile))),
        len(pile),
    )
    s.year, s.turn, s.windmill = numbers["year"], numbers["turn"], numbers["windmill"]
    broken = broken_laws(s)
    if broken:
        raise PositionError("; ".join(broken))
    return s


_FIELDS = {"game", "rules", "deck", "chance", "tokens", "pile", "cards", "agenda", *_NUMBERS}


def _mapping(data: Mapping[str, object], field: str) -> Mapping[str, object]:
    value = data.get(field)
    if not isinstance(value, dict):
        raise PositionError(f"{field}: must be an object")
    return value


def _number(data: Mapping[str, object], field: str, least: int, most: int) -> int:
    value = data.get(field)
    if type(value) is not int or not least <= value <= most:
        raise PositionError(f"{field}: must be a whole number from {least} to {most}, not {value!r}")
    return value


def _deck(record: Mapping[str, object]) -> Deck:
    data = record.get("data")
    if not isinstance(record.get("name"), str):
        raise PositionError("deck: needs its `name`, a text")
    try:
        deck = deck_from_data(data, "deck") if isinstance(data, dict) else house_deck()
    except BrewError as problem:
        raise PositionError(str(problem)) from None
    if deck.hash != record.get("hash"):
        raise PositionError(f"deck: its hash is {deck.hash}, the position names {record.get('hash')!r}")
    return deck


def _tokens(data: Mapping[str, object]) -> vec[i64]:
    _check_names(data, _PLACES, "tokens")
    cells = [0] * TOKEN_CELLS
    for name, place in _PLACES.items():
        counts = _mapping(data, name)
        _check_names(counts, dict.fromkeys(KIND_NAMES, 0), f"tokens {name}")
        for kind, kind_name in enumerate(KIND_NAMES):
            cells[place + kind] = _number(counts, kind_name, 0, MOST)
    return vec[i64](cells)


def _zones(deck: Deck, data: Mapping[str, object]) -> vec[i64]:
    _check_names(data, _ZONES, "cards")
    cells = vec[i64]([0] * ZONE_CELLS)
    for name, cell in _ZONES.items():
        for card in _card_list(deck, data.get(name), f"cards {name}"):
            if cells[cell] & only(card) != 0:
                raise PositionError(f"cards {name}: {deck.ids[card]} is named twice")
            cells[cell] |= only(card)
    return cells


def _check_names(data: Mapping[str, object], wanted: Mapping[str, int], field: str) -> None:
    for name in data:
        if name not in wanted:
            raise PositionError(f"{field}: unknown name {name!r}; it has {', '.join(wanted)}")
    for name in wanted:
        if name not in data:
            raise PositionError(f"{field}: {name!r} is missing")


def _card_list(deck: Deck, names: object, field: str) -> list[int]:
    if not isinstance(names, list):
        raise PositionError(f"{field}: must be a list of cards")
    cards: list[int] = []
    for name in names:
        if not isinstance(name, str) or name not in deck.numbers:
            raise PositionError(f"{field}: no card is called {name!r}")
        cards.append(deck.numbers[name])
    return cards


_STEP_LIMIT = 64  # far more than any position needs
_OPERAND_LIMIT = 1 << 36


def _agenda(steps: object) -> vec[i64]:
    """The steps, given from the top, as the stack the kernel keeps."""
    if not isinstance(steps, list) or len(steps) > _STEP_LIMIT:
        raise PositionError(f"agenda: must be a list of at most {_STEP_LIMIT} steps")
    numbers = {step.name: number for number, step in enumerate(STEPS)}
    cells = vec[i64](capacity=STEP_WIDTH * _STEP_LIMIT)
    for record in reversed(steps):
        name = record.get("step") if isinstance(record, dict) else None
        if not isinstance(name, str) or name not in numbers:
            raise PositionError(f"agenda: each step has a `step`, one of {', '.join(numbers)}")
        if set(record) != {"step", "seat", "first", "second"}:
            raise PositionError(
                f"agenda: step {name!r} has `step`, `seat`, `first` and `second`, nothing else"
            )
        cells = append(cells, _number(record, "second", 0, _OPERAND_LIMIT))
        cells = append(cells, _number(record, "first", 0, _OPERAND_LIMIT))
        cells = append(cells, _number(record, "seat", -1, SEATS - 1))
        cells = append(cells, numbers[name])
    return cells
