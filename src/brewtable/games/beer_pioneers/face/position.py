"""A whole position as JSON-able data, and back. Loading checks everything before it is believed."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.games.beer_pioneers.cards.deck import Deck
from brewtable.games.beer_pioneers.cards.reader import deck_from_data, house_decks
from brewtable.games.beer_pioneers.rules.laws import broken_laws
from brewtable.games.beer_pioneers.rules.material import (
    BEER_NAMES,
    CARDS,
    DIAL_SIDES,
    DISCARDS,
    DISPLAY_PLACES,
    HAND,
    ICON_NAMES,
    LAST_ROUND,
    LEVELS,
    MASTERING,
    MOST_SEATS,
    OBJECTIVES,
    OPEN,
    PILE,
    SHOWING,
)
from brewtable.games.beer_pioneers.rules.options import SWITCHES
from brewtable.games.beer_pioneers.rules.setup import STEPS
from brewtable.games.beer_pioneers.rules.state import (
    ALL_WATCHERS,
    BOARD_CELLS,
    COVERED,
    DISPLAY,
    FIRST_ERA,
    MASTER,
    NO_CARD,
    SEAT_CELLS,
    Town,
    cell,
)
from brewtable.kernel import positiondata
from brewtable.kernel.chance import DRAWN_LIMIT
from brewtable.kernel.errors import PositionError
from brewtable.kernel.housedecks import deck_record
from brewtable.kernel.positiondata import agenda_data, card_list, mapping, number
from brewtable.kernel.sets import only

_MOST_COUNTED = 10_000
_MOST_EXTRA = 200  # pieces of a kind in one place, with those that cards of an own deck bring
_OPERAND_LIMIT = 1 << 20
_ERA_LIMIT = 1_000
# The cells of the board, by name: how many, and the least and most each may hold.
_BOARD = {
    "spaces": (16, COVERED, 31),
    "exchanged": (4, 0, _MOST_EXTRA),
    "trucks": (16, 0, _MOST_EXTRA),
    "nine-covered": (1, 0, 1),
    "turn-spaces": (8, -1, 3),
    "turn-order": (4, -1, 3),
    "grey": (2, -1, 3),
    "objectives": (3, 0, OBJECTIVES - 1),
    "claims": (6, COVERED, 3),
}
# The cells of a brewery, by name, and the most each may hold.
_OWN = {
    "coins": _MOST_COUNTED,
    "points": _MOST_COUNTED,
    "level": LEVELS - 1,
    "income": _MOST_COUNTED,
    "progress": _MOST_COUNTED,
    **{name: _MOST_COUNTED for name in ICON_NAMES},
    **{f"dial-{name}": DIAL_SIDES for name in BEER_NAMES},
    **{f"cellar-{name}": 20 for name in BEER_NAMES},
    "cellar-barrels": 20,
    "depot": 5,
    "blocked": 255,
    "overlaid": 3,
    "built": 63,
    "retired": 15,
    "upper": 2,
    "worker-1": 4,
    "worker-2": 4,
    **{f"ready-{experience}": _MOST_EXTRA for experience in range(1, 5)},
    "trucks": _MOST_EXTRA,
    "queued": 1,
    "admin": 4,
    "helpers": 4,
    "hired": 4,
    "marker": 1,
    "master": 0,
    "hand-size": CARDS,
    "starting": 3,
    "dealt": 3,
    "extra-workers": _MOST_EXTRA,
    "extra-trucks": _MOST_EXTRA,
}
_FIELDS = {
    "game", "rules", "deck", "seats", "chance", "drawn", "round", "shuffles", "cover",
    "board", "breweries", "pile", "discards", "display", "hands", "showing", "agenda", *SWITCHES.names,
}  # fmt: skip


# Saving.


def save(s: Town, game: str, version: int) -> dict[str, object]:
    """The whole position, hidden things included."""
    return {
        "game": game,
        "rules": version,
        "deck": deck_record(house_decks(), s.deck),
        "seats": int(s.seats),
        "drawn": int(s.drawn),
        "round": int(s.round),
        "shuffles": int(s.shuffles),
        "cover": None if s.cover == NO_CARD else s.deck.covers[s.cover].id,
        **SWITCHES.saved(s),
        "chance": s.chance.to_data(),
        "board": _board_data(s),
        "breweries": [_brewery_data(s, seat) for seat in range(MOST_SEATS)],
        "pile": [s.deck.ids[s.pile[place]] for place in range(int(s.pile_size) - 1, -1, -1)],
        "discards": _cards_at(s, DISCARDS),
        "display": [_name(s, int(s.board[DISPLAY + place])) for place in range(DISPLAY_PLACES)],
        "hands": [_hand_data(s, seat) for seat in range(MOST_SEATS)],
        "showing": [_cards_at(s, SHOWING + seat) for seat in range(MOST_SEATS)],
        "agenda": agenda_data(s),
    }


def _board_data(s: Town) -> dict[str, object]:
    data: dict[str, object] = {}
    start = 0
    for name, (count, _, _) in _BOARD.items():
        data[name] = [int(one) for one in s.board[start : start + count]]
        start += count
    return data


def _brewery_data(s: Town, seat: int) -> dict[str, object]:
    data: dict[str, object] = {name: int(s.own[cell(seat, what)]) for what, name in enumerate(_OWN)}
    data["master"] = _name(s, int(s.own[cell(seat, MASTER)]))
    return data


def _name(s: Town, card: int) -> str | None:
    return None if card == NO_CARD else s.deck.ids[card]


def _cards_at(s: Town, place: int) -> list[str]:
    return [s.deck.ids[card] for card in range(CARDS) if s.where[card] == place]


def _hand_data(s: Town, seat: int) -> list[dict[str, object]]:
    """Hand cards; those that only their owner knows have the era in which they were drawn."""
    return [
        {"card": s.deck.ids[card], "era": int(s.era[card]) if s.seen[card] != ALL_WATCHERS else None}
        for card in range(CARDS)
        if s.where[card] == HAND + seat
    ]


# Loading.


def load(data: Mapping[str, object], game: str, version: int) -> Town:
    """The position some data describes; PositionError names the field or the law that is wrong."""
    positiondata.check_head(data, game, version, _FIELDS)
    deck = positiondata.deck(mapping(data, "deck"), deck_from_data, house_decks())
    chance = positiondata.chance(data)
    agenda = positiondata.agenda(data.get("agenda"), STEPS, MOST_SEATS, _OPERAND_LIMIT)
    cards = _Cards(deck, data)
    s = Town(
        number(data, "seats", 2, MOST_SEATS),
        deck,
        STEPS,
        chance,
        number(data, "drawn", 0, DRAWN_LIMIT),
        agenda,
        len(agenda),
        _board(mapping(data, "board"), cards.display),
        _breweries(deck, data.get("breweries")),
        vec[i64](cards.where),
        vec[i64](cards.seen),
        vec[i64](cards.era),
        vec[i64](cards.pile),
    )
    s.pile_size = cards.pile_size
    s.round = number(data, "round", 1, LAST_ROUND)
    s.shuffles = number(data, "shuffles", FIRST_ERA, _ERA_LIMIT)
    s.cover = _cover(deck, data)
    s.switched_on = SWITCHES.load(data)
    positiondata.check_laws(broken_laws(s))
    return s


def _list(value: object, field: str, length: int | None = None) -> list[object]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        if length is None:
            raise PositionError("position-list", {"field": field})
        raise PositionError("position-list-of", {"field": field, "length": length})
    return value


def _cover(deck: Deck, data: Mapping[str, object]) -> int:
    name = data.get("cover", False)
    if name is None:
        return NO_CARD
    if not isinstance(name, str) or name not in deck.cover_numbers:
        raise PositionError("position-cover", {"covers": ", ".join(deck.cover_numbers)})
    return deck.cover_numbers[name]


def _board(data: Mapping[str, object], display: list[int]) -> vec[i64]:
    if set(data) != set(_BOARD):
        raise PositionError("position-board", {"fields": ", ".join(_BOARD)})
    cells = vec[i64](capacity=BOARD_CELLS)
    for name, (count, least, most) in _BOARD.items():
        for value in _list(data[name], f"board {name}", count):
            if type(value) is not int or not least <= value <= most:
                limits = {"field": f"board {name}", "least": str(least), "most": str(most)}
                raise PositionError("position-cells", {**limits})
            cells = append(cells, value)
    for card in display:
        cells = append(cells, card)
    return cells


def _breweries(deck: Deck, value: object) -> vec[i64]:
    cells = vec[i64](capacity=MOST_SEATS * SEAT_CELLS)
    for brewery in _list(value, "breweries", MOST_SEATS):
        if not isinstance(brewery, dict) or set(brewery) != set(_OWN):
            raise PositionError("position-breweries", {"fields": ", ".join(_OWN)})
        for name, most in _OWN.items():
            if name == "master":
                cells = append(cells, _card_or_none(deck, brewery[name], "breweries master"))
            elif name == "income":
                cells = append(cells, number(brewery, name, 0, len(deck.income) - 1))
            elif name == "progress":
                cells = append(cells, number(brewery, name, 0, len(deck.progress) - 1))
            else:
                cells = append(cells, number(brewery, name, 0, most))
    return cells


def _card(deck: Deck, name: object, field: str) -> int:
    return card_list(deck.numbers, [name], field)[0]


def _card_or_none(deck: Deck, name: object, field: str) -> int:
    return NO_CARD if name is None else _card(deck, name, field)


class _Cards:
    """Where all cards lie, from the lists of a saved position."""

    def __init__(self, deck: Deck, data: Mapping[str, object]) -> None:
        self.deck = deck
        self.where = [NO_CARD] * CARDS
        self.seen = [0] * CARDS
        self.era = [0] * CARDS
        pile = card_list(deck.numbers, data.get("pile"), "pile")
        for card in pile:
            self._lay(card, PILE, 0)
        self.pile_size = len(pile)
        self.pile = [*pile[::-1], *[0] * (CARDS - len(pile))]
        self._lay_open(data.get("discards"), "discards", DISCARDS)
        names = _list(data.get("display"), "display", DISPLAY_PLACES)
        self.display = [_card_or_none(deck, name, "display") for name in names]
        for place, card in enumerate(self.display):
            if card != NO_CARD:
                self._lay(card, OPEN + place, ALL_WATCHERS)
        hands = _list(data.get("hands"), "hands", MOST_SEATS)
        showing = _list(data.get("showing"), "showing", MOST_SEATS)
        breweries = _list(data.get("breweries"), "breweries", MOST_SEATS)
        for seat in range(MOST_SEATS):
            self._lay_hand(hands[seat], seat)
            self._lay_open(showing[seat], "showing", SHOWING + seat)
            brewery = breweries[seat]
            master = brewery.get("master") if isinstance(brewery, dict) else None
            if master is not None:
                self._lay(_card(deck, master, "breweries master"), MASTERING + seat, ALL_WATCHERS)
        if NO_CARD in self.where:
            raise PositionError("position-nowhere", {"card": deck.ids[self.where.index(NO_CARD)]})

    def _lay(self, card: int, place: int, seen: int) -> None:
        if self.where[card] != NO_CARD:
            raise PositionError("position-two-places", {"card": self.deck.ids[card]})
        self.where[card] = place
        self.seen[card] = seen

    def _lay_open(self, names: object, field: str, place: int) -> None:
        for card in card_list(self.deck.numbers, names, field):
            self._lay(card, place, ALL_WATCHERS)

    def _lay_hand(self, records: object, seat: int) -> None:
        for record in _list(records, "hands"):
            if not isinstance(record, dict) or set(record) != {"card", "era"}:
                raise PositionError("position-hand-card")
            card = _card(self.deck, record["card"], "hands")
            hidden = record["era"] is not None
            self._lay(card, HAND + seat, int(only(seat)) if hidden else ALL_WATCHERS)
            if hidden:
                self.era[card] = number(record, "era", FIRST_ERA, _ERA_LIMIT)


assert len(_OWN) == SEAT_CELLS
assert sum(count for count, _, _ in _BOARD.values()) == DISPLAY
