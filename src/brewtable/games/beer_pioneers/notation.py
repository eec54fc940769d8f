"""Actions in words and as data: `place 2 3a`, `truck order`, `beige ice-cellar`, `rotate alt 3`, `done`.

Every kind of action is a verb and its fields, and its numbers run through all that the fields can be.
Places are counted from 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from brewtable.games.beer_pioneers import actions
from brewtable.games.beer_pioneers.cards import Deck
from brewtable.games.beer_pioneers.material import (
    ADMIN_NAMES,
    BEER_NAMES,
    BLOCK_NAMES,
    BONUS_NAMES,
    CARDS,
    CELLAR_KINDS,
    DIAL_SIDES,
    EXTENSION_NAMES,
    GAIN_NAMES,
    GIFT_NAMES,
    MOST_EXPERIENCE,
    OBJECTIVE_PLACES,
    ORDER_SPACES,
    OVERLAY_NAMES,
    SPACE_NAMES,
    TRUCK_NAMES,
)
from brewtable.kernel.errors import MalformedAction, UnknownAction
from brewtable.kernel.hints import hint
from brewtable.kernel.message import Argument


class Field:
    """A part of an action: one of some names, a number from 1 on, or a card."""

    def __init__(self, name: str, names: tuple[str, ...], most: int = 0) -> None:
        self.name: Final = name
        self.names: Final = names
        self.most: Final = most  # of a number; 0 for a name or a card

    def size(self) -> int:
        return self.most or len(self.names) or CARDS


class Kind:
    """A verb with its fields, and the number of its first action."""

    def __init__(self, verb: str, start: int, fields: list[Field]) -> None:
        self.verb: Final = verb
        self.start: Final = start
        self.fields: Final = fields

    def size(self) -> int:
        size = 1
        for field in self.fields:
            size *= field.size()
        return size


def _numbered(name: str, most: int) -> Field:
    return Field(name, (), most)


_CARD: Final = Field("card", ())
_BEER: Final = Field("beer", BEER_NAMES)
_OPEN_OR_TOP: Final = ("1", "2", "3", "4", "5", "6", "top")
# In the order of their numbers.
KINDS: Final = [
    Kind("place", actions.PLACE, [_numbered("experience", MOST_EXPERIENCE), Field("space", SPACE_NAMES)]),
    Kind("truck", actions.TRUCK, [Field("space", TRUCK_NAMES)]),
    Kind("turn-order", actions.TURN_ORDER, [_numbered("place", ORDER_SPACES)]),
    Kind("admin", actions.ADMIN, [Field("space", ADMIN_NAMES)]),
    Kind("fulfil", actions.CLAIM, [_numbered("objective", OBJECTIVE_PLACES)]),
    Kind("bonus", actions.BONUS, [Field("bonus", BONUS_NAMES)]),
    Kind("take", actions.TAKE, [Field("from", _OPEN_OR_TOP)]),
    Kind("beige", actions.BEIGE, [_CARD]),
    Kind("order", actions.ORDER, [_CARD]),
    Kind("white", actions.WHITE, [_CARD]),
    Kind("discard", actions.DISCARD, [_CARD]),
    Kind("choose", actions.CHOOSE, [_numbered("option", actions.MOST_OPTIONS)]),
    Kind("rotate", actions.ROTATE, [_BEER, _numbered("count", DIAL_SIDES)]),
    Kind("brew", actions.BREW, [_BEER]),
    Kind("unblock", actions.UNBLOCK, [Field("token", BLOCK_NAMES)]),
    Kind("uncover", actions.UNCOVER, [Field("overlay", OVERLAY_NAMES)]),
    Kind("build", actions.BUILD, [Field("extension", EXTENSION_NAMES)]),
    Kind("pick", actions.PICK, [_BEER]),
    Kind("deliver", actions.DELIVER, [_BEER]),
    Kind("clear", actions.CLEAR, [Field("thing", GIFT_NAMES[:CELLAR_KINDS])]),
    Kind("move", actions.MOVE, [_numbered("count", actions.MOST_MOVED)]),
    Kind("exchange", actions.EXCHANGE, [Field("give", GIFT_NAMES), Field("get", GAIN_NAMES)]),
    Kind("twice", actions.TWICE, []),
    Kind("retire", actions.RETIRE, [_numbered("experience", MOST_EXPERIENCE - 1)]),
    Kind("done", actions.DONE, []),
]
_BY_VERB: Final = {kind.verb: kind for kind in KINDS}


def structure(deck: Deck, action: int) -> dict[str, object]:
    """An action as data."""
    for kind in KINDS:
        if kind.start <= action < kind.start + kind.size():
            return {"kind": kind.verb, **_values(deck, kind, action - kind.start)}
    raise UnknownAction("action-no-number", {"number": action, "last": actions.ACTIONS - 1})


def _values(deck: Deck, kind: Kind, offset: int) -> dict[str, object]:
    """What the fields of an action are; the last field counts fastest."""
    values: dict[str, object] = {}
    for field in reversed(kind.fields):
        offset, index = divmod(offset, field.size())
        if field.most:
            values[field.name] = index + 1
        else:
            values[field.name] = field.names[index] if field.names else deck.ids[index]
    return {field.name: values[field.name] for field in kind.fields}


def text(deck: Deck, action: int) -> str:
    """An action as text."""
    return " ".join(str(part) for part in structure(deck, action).values())


def from_structure(deck: Deck, do: Mapping[str, object]) -> int:
    """The action some data names."""
    verb = do.get("kind")
    if not isinstance(verb, str) or verb not in _BY_VERB:
        raise MalformedAction("action-kind", {"kinds": ", ".join(_BY_VERB)})
    kind = _BY_VERB[verb]
    names = [field.name for field in kind.fields]
    for name in do:
        if name != "kind" and name not in names:
            raise MalformedAction("action-no-field", {"kind": repr(verb), "field": repr(name)})
    words = [verb]
    for field in kind.fields:
        value = do.get(field.name)
        wanted: type = int if field.most else str
        if type(value) is not wanted or (isinstance(value, str) and len(value.split()) != 1):
            raise MalformedAction("action-needs", {"kind": repr(verb), "field": field.name})
        words.append(str(value))
    return parse(deck, " ".join(words))


def parse(deck: Deck, line: str) -> int:
    """The action a text names."""
    words = line.lower().split()
    if not words:
        raise MalformedAction("action-verbs", {"verbs": ", ".join(_BY_VERB)})
    verb, rest = words[0], words[1:]
    if verb not in _BY_VERB:
        raise MalformedAction("action-no-verb", {"verb": repr(verb), "hint": hint(verb, list(_BY_VERB))})
    kind = _BY_VERB[verb]
    if len(rest) != len(kind.fields):
        if not kind.fields:
            raise MalformedAction("pioneers-action-alone", {"verb": repr(verb)})
        wanted = ", ".join(field.name for field in kind.fields)
        raise MalformedAction("pioneers-action-after", {"verb": repr(verb), "fields": wanted})
    offset = 0
    for field, word in zip(kind.fields, rest):
        offset = offset * field.size() + _index(deck, field, word)
    return kind.start + offset


def _index(deck: Deck, field: Field, word: str) -> int:
    if field.most:
        return _number(field, word) - 1
    names = list(field.names) if field.names else deck.ids
    if word not in names:
        raise UnknownAction(
            f"pioneers-action-no-{field.name}", {"word": repr(word), "hint": hint(word, names)}
        )
    return names.index(word)


def _number(field: Field, word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3):
        raise MalformedAction("pioneers-action-number", {"field": field.name, "word": repr(word)})
    if not 1 <= int(word) <= field.most:
        limits: dict[str, Argument] = {"field": field.name, "most": field.most, "word": word}
        raise UnknownAction("pioneers-action-range", limits)
    return int(word)


assert sum(kind.size() for kind in KINDS) == actions.ACTIONS
