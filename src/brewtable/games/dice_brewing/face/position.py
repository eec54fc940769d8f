"""A whole position as JSON-able data, and back. Loading checks everything before it is believed."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.dice_brewing.cards.deck import Deck
from brewtable.games.dice_brewing.cards.reader import deck_from_data, house_decks
from brewtable.games.dice_brewing.rules.laws import broken_laws
from brewtable.games.dice_brewing.rules.material import (
    BUILDING_NAMES,
    DICE,
    DIE_NUMBERS,
    INGREDIENT_NAMES,
    LAST_ROUND,
    MOST_SEATS,
    PLACES,
    RECIPES,
    SEED_CELLS,
    SPACE_NAMES,
    TOKEN_NAMES,
    die_name,
)
from brewtable.games.dice_brewing.rules.options import SWITCHES
from brewtable.games.dice_brewing.rules.setup import STEPS
from brewtable.games.dice_brewing.rules.state import (
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
    Guild,
    sort_dice,
)
from brewtable.kernel import positiondata
from brewtable.kernel.chance import DRAWN_LIMIT
from brewtable.kernel.errors import PositionError
from brewtable.kernel.housedecks import deck_record
from brewtable.kernel.positiondata import agenda_data, card_list, flag, mapping, number, numbers
from brewtable.kernel.sets import members, set_of

_NUMBERS = {"drawn": DRAWN_LIMIT, "round": LAST_ROUND, "first": MOST_SEATS - 1}
_MOST_COUNTED = 1 << 20
_OPERAND_LIMIT = 1 << 50
_HELD_LIMIT = 64
_FIELDS = {
    "game", "rules", "deck", "seats", "chance", "dice", "seeds", "gold", "points", "market", "ingredients",
    "black_market", "tokens", "pile", "open", "closed", "brewed", "used", "shut", "quiet", "agenda",
    *_NUMBERS, *SWITCHES.names,
}  # fmt: skip


def save(s: Guild, game: str, version: int) -> dict[str, object]:
    """The whole position, hidden things included."""
    counts = [int(cell) for cell in s.counts]
    return {
        "game": game,
        "rules": version,
        "deck": deck_record(house_decks(), s.deck),
        "seats": int(s.seats),
        "drawn": int(s.drawn),
        "round": int(s.round),
        "first": int(s.first),
        **SWITCHES.saved(s),
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
        "agenda": agenda_data(s),
    }


def _card_or_none(s: Guild, place: int) -> str | None:
    card = int(s.cards[place])
    return None if card == NO_CARD else s.deck.ids[card]


def _token_data(s: Guild, row: int) -> dict[str, object]:
    return {
        "seat": int(s.held[row]),
        "token": TOKEN_NAMES[s.held[row + HELD_KIND]],
        "paid": int(s.held[row + HELD_PAID]),
        "shown": s.held[row + HELD_SHOWN] != 0,
    }


# Loading.


def load(data: Mapping[str, object], game: str, version: int) -> Guild:
    """The position some data describes; PositionError names the field or the law that is wrong."""
    positiondata.check_head(data, game, version, _FIELDS)
    deck = positiondata.deck(mapping(data, "deck"), deck_from_data, house_decks())
    chance = positiondata.chance(data)
    dice = _dice(mapping(data, "dice"))
    where = vec[i64]([die[0] for die in dice])
    value = vec[i64]([die[1] for die in dice])
    marks = vec[i64]([die[2] for die in dice])
    agenda = positiondata.agenda(data.get("agenda"), STEPS, MOST_SEATS, _OPERAND_LIMIT)
    cards, pile_size = _cards(deck, data)
    s = Guild(
        number(data, "seats", 2, MOST_SEATS),
        deck,
        STEPS,
        chance,
        number(data, "drawn", 0, DRAWN_LIMIT),
        agenda,
        len(agenda),
        where,
        value,
        marks,
        sort_dice(where, value, marks),
        _counts(deck, data),
        _held(data.get("tokens")),
        cards,
    )
    s.pile_size = pile_size
    s.round = number(data, "round", 1, LAST_ROUND)
    s.first = number(data, "first", 0, MOST_SEATS - 1)
    s.closed = set_of(_recipes(deck, data.get("closed"), "closed"))
    s.quiet = set_of(numbers(data.get("quiet"), "quiet", MOST_SEATS - 1))
    s.switched_on = SWITCHES.load(data)
    positiondata.check_laws(broken_laws(s))
    return s


def _dice(data: Mapping[str, object]) -> list[list[int]]:
    if set(data) != set(DIE_NUMBERS):
        raise PositionError("position-dice")
    dice = [numbers(data[name], f"dice {name}", PLACES, 3) for name in DIE_NUMBERS]
    if any(die[0] >= PLACES or die[1] > SIDES for die in dice):
        raise PositionError("position-die")
    return dice


def _counts(deck: Deck, data: Mapping[str, object]) -> vec[i64]:
    cells = [
        *numbers(data.get("seeds"), "seeds", _MOST_COUNTED, SEED_CELLS),
        *numbers(data.get("gold"), "gold", _MOST_COUNTED, MOST_SEATS),
        *numbers(data.get("points"), "points", _MOST_COUNTED, MOST_SEATS),
        *_by_name(mapping(data, "market"), INGREDIENT_NAMES, "market"),
        *numbers(data.get("ingredients"), "ingredients", _MOST_COUNTED, STACKS - PANTRY),
        *_by_name(mapping(data, "black_market"), TOKEN_NAMES, "black_market"),
        *(int(set_of(cards)) for cards in _per_seat(deck, data.get("brewed"))),
        *(int(set_of(users)) for users in _users(mapping(data, "used"))),
        *(int(set_of(shut)) for shut in _shut(data.get("shut"))),
    ]
    assert len(cells) == COUNT_CELLS
    return vec[i64](cells)


def _by_name(data: Mapping[str, object], names: tuple[str, ...], field: str) -> list[int]:
    if set(data) != set(names):
        raise PositionError("position-names", {"field": field, "names": ", ".join(names)})
    return [number(data, name, 0, _MOST_COUNTED) for name in names]


def _per_seat(deck: Deck, value: object) -> list[list[int]]:
    if not isinstance(value, list) or len(value) != MOST_SEATS:
        raise PositionError("position-brewed", {"seats": MOST_SEATS})
    return [_recipes(deck, cards, "brewed") for cards in value]


def _users(data: Mapping[str, object]) -> list[list[int]]:
    if set(data) != set(SPACE_NAMES):
        raise PositionError("position-names", {"field": "used", "names": ", ".join(SPACE_NAMES)})
    return [numbers(data[name], f"used {name}", MOST_SEATS - 1) for name in SPACE_NAMES]


def _shut(value: object) -> list[list[int]]:
    if not isinstance(value, list) or len(value) != MOST_SEATS:
        raise PositionError("position-shut", {"seats": MOST_SEATS})
    found: list[list[int]] = []
    for names in value:
        if not isinstance(names, list) or any(name not in BUILDING_NAMES for name in names):
            raise PositionError("position-buildings", {"buildings": ", ".join(BUILDING_NAMES)})
        found.append([BUILDING_NAMES.index(name) for name in names])
    return found


def _held(value: object) -> vec[i64]:
    if not isinstance(value, list) or len(value) > _HELD_LIMIT:
        raise PositionError("position-tokens")
    cells = vec[i64](capacity=_HELD_LIMIT)
    for record in value:
        name = record.get("token") if isinstance(record, dict) else None
        if not isinstance(name, str) or name not in TOKEN_NAMES:
            raise PositionError("position-token", {"tokens": ", ".join(TOKEN_NAMES)})
        cells = append(cells, number(record, "seat", 0, MOST_SEATS - 1))
        cells = append(cells, TOKEN_NAMES.index(name))
        cells = append(cells, number(record, "paid", 0, _MOST_COUNTED))
        shown: i64 = 1 if flag(record, "shown") else 0
        cells = append(cells, shown)
    return cells


def _cards(deck: Deck, data: Mapping[str, object]) -> tuple[vec[i64], int]:
    pile = _recipes(deck, data.get("pile"), "pile")
    shown = data.get("open")
    if len(pile) > RECIPES or not isinstance(shown, list) or len(shown) != CARD_CELLS - OPEN:
        raise PositionError("position-open", {"count": CARD_CELLS - OPEN})
    cells = [*pile[::-1], *([NO_CARD] * (RECIPES - len(pile)))]
    for name in shown:
        cells.append(NO_CARD if name is None else _recipes(deck, [name], "open")[0])
    return vec[i64](cells), len(pile)


def _recipes(deck: Deck, names: object, field: str) -> list[int]:
    return card_list(deck.numbers, names, field, "recipe")
