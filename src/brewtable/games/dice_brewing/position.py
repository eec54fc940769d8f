"""A whole position as JSON-able data, and back. Loading checks everything before it is believed."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.cards import Deck, deck_from_data, house_deck
from brewtable.games.dice_brewing.laws import broken_laws
from brewtable.games.dice_brewing.material import (
    BOARD,
    BOARD_CELLS,
    BUILDING_NAMES,
    DICE,
    DIE_NUMBERS,
    INGREDIENT_NAMES,
    LAST_ROUND,
    MOST_SEATS,
    RECIPES,
    SEED_CELLS,
    SPACE_NAMES,
    TOKEN_NAMES,
    die_name,
)
from brewtable.games.dice_brewing.setup import STEPS
from brewtable.games.dice_brewing.state import (
    BREWED,
    CARD_CELLS,
    CLOSED_TO,
    COUNT_CELLS,
    GOLD,
    HELD_KIND,
    HELD_PAID,
    HELD_ROW,
    HELD_SHOWN,
    NO_CARD,
    OPEN,
    PANTRY,
    POINTS,
    SEEDS,
    SIDES,
    STACKS,
    STALLS,
    USED,
    Brewery,
)
from brewtable.kernel.chance import DRAWN_LIMIT, chance_from_data
from brewtable.kernel.errors import BrewError, PositionError
from brewtable.kernel.sets import members, set_of
from brewtable.kernel.state import STEP_WIDTH

_NUMBERS = {"drawn": DRAWN_LIMIT, "round": LAST_ROUND, "first": MOST_SEATS - 1}
_FLAGS = ("advanced", "bad-luck")
_MOST_PLACES = BOARD + MOST_SEATS * BOARD_CELLS
_MOST_COUNTED = 1 << 20
_STEP_LIMIT = 64
_OPERAND_LIMIT = 1 << 50
_HELD_LIMIT = 64
_FIELDS = {
    "game", "rules", "deck", "seats", "chance", "dice", "seeds", "gold", "points", "market", "ingredients",
    "black_market", "tokens", "pile", "open", "closed", "brewed", "used", "shut", "quiet", "agenda",
    *_NUMBERS, *_FLAGS,
}  # fmt: skip


def save(s: Brewery, game: str, version: int) -> dict[str, object]:
    """The whole position, hidden things included."""
    deck: dict[str, object] = {"name": s.deck.name, "hash": s.deck.hash}
    if s.deck.hash != house_deck().hash:
        deck["data"] = s.deck.to_data()
    counts = [int(cell) for cell in s.counts]
    return {
        "game": game,
        "rules": version,
        "deck": deck,
        "seats": int(s.seats),
        "drawn": int(s.drawn),
        "round": int(s.round),
        "first": int(s.first),
        "advanced": s.advanced,
        "bad-luck": s.bad_luck,
        "chance": s.chance.to_data(),
        "dice": {
            die_name(die): [int(s.where[die]), int(s.value[die]), int(s.marks[die])] for die in range(DICE)
        },
        "seeds": counts[SEEDS : SEEDS + SEED_CELLS],
        "gold": counts[GOLD : GOLD + MOST_SEATS],
        "points": counts[POINTS : POINTS + MOST_SEATS],
        "market": dict(zip(INGREDIENT_NAMES, counts[STALLS:PANTRY], strict=True)),
        "ingredients": counts[PANTRY:STACKS],
        "black_market": dict(zip(TOKEN_NAMES, counts[STACKS:BREWED], strict=True)),
        "tokens": [_token_data(s, row) for row in range(0, len(s.held), HELD_ROW)],
        "pile": [s.deck.ids[s.cards[place]] for place in range(int(s.pile_size) - 1, -1, -1)],
        "open": [_card_or_none(s, place) for place in range(OPEN, CARD_CELLS)],
        "closed": [s.deck.ids[card] for card in members(s.closed)],
        "brewed": [
            [s.deck.ids[card] for card in members(s.counts[BREWED + seat])] for seat in range(MOST_SEATS)
        ],
        "used": {name: members(s.counts[USED + space]) for space, name in enumerate(SPACE_NAMES)},
        "shut": [
            [BUILDING_NAMES[building] for building in members(s.counts[CLOSED_TO + seat])]
            for seat in range(MOST_SEATS)
        ],
        "quiet": members(s.quiet),
        "agenda": [_step_data(s, top) for top in range(int(s.depth), 0, -STEP_WIDTH)],
    }


def _card_or_none(s: Brewery, place: int) -> str | None:
    card = int(s.cards[place])
    return None if card == NO_CARD else s.deck.ids[card]


def _token_data(s: Brewery, row: int) -> dict[str, object]:
    return {
        "seat": int(s.held[row]),
        "token": TOKEN_NAMES[s.held[row + HELD_KIND]],
        "paid": int(s.held[row + HELD_PAID]),
        "shown": s.held[row + HELD_SHOWN] != 0,
    }


def _step_data(s: Brewery, top: int) -> dict[str, object]:
    step, seat, first, second = (int(s.agenda[top - back]) for back in range(1, STEP_WIDTH + 1))
    return {"step": s.steps[step].name, "seat": seat, "first": first, "second": second}


# Loading.


def load(data: Mapping[str, object], game: str, version: int) -> Brewery:
    """The position some data describes; PositionError names the field or the law that is wrong."""
    if data.get("game") != game or data.get("rules") != version:
        raise PositionError(f"not a position of {game} with rules version {version}")
    unknown = sorted(set(data) - _FIELDS)
    if unknown:
        raise PositionError(f"unknown field {unknown[0]!r}; the fields are {', '.join(sorted(_FIELDS))}")
    deck = _deck(_mapping(data, "deck"))
    try:
        chance = chance_from_data(data.get("chance"))
    except BrewError as problem:
        raise PositionError(f"chance: {problem}") from None
    dice = _dice(_mapping(data, "dice"))
    agenda = _agenda(data.get("agenda"))
    cards, pile_size = _cards(deck, data)
    s = Brewery(
        _number(data, "seats", 2, MOST_SEATS),
        deck,
        STEPS,
        chance,
        _number(data, "drawn", 0, DRAWN_LIMIT),
        agenda,
        len(agenda),
        vec[i64]([die[0] for die in dice]),
        vec[i64]([die[1] for die in dice]),
        vec[i64]([die[2] for die in dice]),
        _counts(deck, data),
        _held(data.get("tokens")),
        cards,
    )
    s.pile_size = pile_size
    s.round = _number(data, "round", 1, LAST_ROUND)
    s.first = _number(data, "first", 0, MOST_SEATS - 1)
    s.closed = set_of(_card_list(deck, data.get("closed"), "closed"))
    s.quiet = set_of(_numbers(data.get("quiet"), "quiet", MOST_SEATS - 1))
    s.advanced, s.bad_luck = _flag(data, "advanced"), _flag(data, "bad-luck")
    broken = broken_laws(s)
    if broken:
        raise PositionError("; ".join(broken))
    return s


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


def _flag(data: Mapping[str, object], field: str) -> bool:
    value = data.get(field)
    if not isinstance(value, bool):
        raise PositionError(f"{field}: must be true or false")
    return value


def _numbers(value: object, field: str, most: int, length: int | None = None) -> list[int]:
    if not isinstance(value, list) or any(type(one) is not int or not 0 <= one <= most for one in value):
        raise PositionError(f"{field}: must be a list of whole numbers from 0 to {most}")
    if length is not None and len(value) != length:
        raise PositionError(f"{field}: must hold {length} numbers, not {len(value)}")
    return value


def _deck(record: Mapping[str, object]) -> Deck:
    data = record.get("data")
    try:
        deck = deck_from_data(data, "deck") if isinstance(data, dict) else house_deck()
    except BrewError as problem:
        raise PositionError(str(problem)) from None
    if deck.hash != record.get("hash"):
        raise PositionError(f"deck: its hash is {deck.hash}, the position names {record.get('hash')!r}")
    return deck


def _dice(data: Mapping[str, object]) -> list[list[int]]:
    if set(data) != set(DIE_NUMBERS):
        raise PositionError("dice: must name each die from y1 to b10 once")
    dice = [_numbers(data[name], f"dice {name}", _MOST_PLACES, 3) for name in DIE_NUMBERS]
    if any(die[0] >= _MOST_PLACES or die[1] > SIDES for die in dice):
        raise PositionError("dice: a die is a place, a value and its marks")
    return dice


def _counts(deck: Deck, data: Mapping[str, object]) -> vec[i64]:
    cells = [
        *_numbers(data.get("seeds"), "seeds", _MOST_COUNTED, SEED_CELLS),
        *_numbers(data.get("gold"), "gold", _MOST_COUNTED, MOST_SEATS),
        *_numbers(data.get("points"), "points", _MOST_COUNTED, MOST_SEATS),
        *_by_name(_mapping(data, "market"), INGREDIENT_NAMES, "market"),
        *_numbers(data.get("ingredients"), "ingredients", _MOST_COUNTED, STACKS - PANTRY),
        *_by_name(_mapping(data, "black_market"), TOKEN_NAMES, "black_market"),
        *(int(set_of(cards)) for cards in _per_seat(deck, data.get("brewed"))),
        *(int(set_of(users)) for users in _users(_mapping(data, "used"))),
        *(int(set_of(shut)) for shut in _shut(data.get("shut"))),
    ]
    assert len(cells) == COUNT_CELLS
    return vec[i64](cells)


def _by_name(data: Mapping[str, object], names: tuple[str, ...], field: str) -> list[int]:
    if set(data) != set(names):
        raise PositionError(f"{field}: must name {', '.join(names)}")
    return [_number(data, name, 0, _MOST_COUNTED) for name in names]


def _per_seat(deck: Deck, value: object) -> list[list[int]]:
    if not isinstance(value, list) or len(value) != MOST_SEATS:
        raise PositionError(f"brewed: must be a list of {MOST_SEATS} lists of recipes")
    return [_card_list(deck, cards, "brewed") for cards in value]


def _users(data: Mapping[str, object]) -> list[list[int]]:
    if set(data) != set(SPACE_NAMES):
        raise PositionError(f"used: must name {', '.join(SPACE_NAMES)}")
    return [_numbers(data[name], f"used {name}", MOST_SEATS - 1) for name in SPACE_NAMES]


def _shut(value: object) -> list[list[int]]:
    if not isinstance(value, list) or len(value) != MOST_SEATS:
        raise PositionError(f"shut: must be a list of {MOST_SEATS} lists of buildings")
    found: list[list[int]] = []
    for names in value:
        if not isinstance(names, list) or any(name not in BUILDING_NAMES for name in names):
            raise PositionError(f"shut: buildings are {', '.join(BUILDING_NAMES)}")
        found.append([BUILDING_NAMES.index(name) for name in names])
    return found


def _held(value: object) -> vec[i64]:
    if not isinstance(value, list) or len(value) > _HELD_LIMIT:
        raise PositionError("tokens: must be a list of tokens")
    cells = vec[i64](capacity=_HELD_LIMIT)
    for record in value:
        name = record.get("token") if isinstance(record, dict) else None
        if not isinstance(name, str) or name not in TOKEN_NAMES:
            raise PositionError(f"tokens: each has a `token`, one of {', '.join(TOKEN_NAMES)}")
        cells = append(cells, _number(record, "seat", 0, MOST_SEATS - 1))
        cells = append(cells, TOKEN_NAMES.index(name))
        cells = append(cells, _number(record, "paid", 0, _MOST_COUNTED))
        shown: i64 = 1 if _flag(record, "shown") else 0
        cells = append(cells, shown)
    return cells


def _cards(deck: Deck, data: Mapping[str, object]) -> tuple[vec[i64], int]:
    pile = _card_list(deck, data.get("pile"), "pile")
    shown = data.get("open")
    if len(pile) > RECIPES or not isinstance(shown, list) or len(shown) != CARD_CELLS - OPEN:
        raise PositionError(f"open: must hold {CARD_CELLS - OPEN} recipes or null")
    cells = [*pile[::-1], *([NO_CARD] * (RECIPES - len(pile)))]
    for name in shown:
        cells.append(NO_CARD if name is None else _card_list(deck, [name], "open")[0])
    return vec[i64](cells), len(pile)


def _card_list(deck: Deck, names: object, field: str) -> list[int]:
    if not isinstance(names, list):
        raise PositionError(f"{field}: must be a list of recipes")
    cards: list[int] = []
    for name in names:
        if not isinstance(name, str) or name not in deck.numbers:
            raise PositionError(f"{field}: no recipe is called {name!r}")
        cards.append(deck.numbers[name])
    return cards


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
        cells = append(cells, _number(record, "second", 0, _OPERAND_LIMIT))
        cells = append(cells, _number(record, "first", 0, _OPERAND_LIMIT))
        cells = append(cells, _number(record, "seat", -1, MOST_SEATS - 1))
        cells = append(cells, numbers[name])
    return cells
