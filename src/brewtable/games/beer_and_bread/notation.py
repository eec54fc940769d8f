"""Actions in words and as data: `harvest beer-07`, `exchange bread-12 2`, `pay 4 wheat`, `done`."""

from __future__ import annotations

from collections.abc import Mapping

from brewtable.games.beer_and_bread import actions
from brewtable.games.beer_and_bread.cards import Deck
from brewtable.games.beer_and_bread.material import EXCHANGE_SPACES, KIND_NAMES, KINDS
from brewtable.kernel.errors import MalformedAction, UnknownAction
from brewtable.kernel.hints import hint

# Verbs with one card, and where their numbers start.
_CARD_VERBS = {
    "harvest": actions.HARVEST,
    "produce": actions.PRODUCE,
    "upgrade": actions.UPGRADE,
    "discard": actions.DISCARD_CARD,
    "invert": actions.INVERT_CARD,
}
# Verbs with one token.
_TOKEN_VERBS = {"offer": actions.OFFER_TOKEN, "take": actions.TAKE_TOKEN}
_VERBS = [*_CARD_VERBS, "exchange", *_TOKEN_VERBS, "pay", "done"]


def structure(deck: Deck, action: int) -> dict[str, object]:
    """An action as data."""
    if action == actions.DONE:
        return {"kind": "done"}
    if action >= actions.PAY:
        kind, count = divmod(action - actions.PAY, actions.PAY_LIMIT)
        return {"kind": "pay", "count": count, "token": KIND_NAMES[kind]}
    for verb, start in _TOKEN_VERBS.items():
        if start <= action < start + KINDS:
            return {"kind": verb, "token": KIND_NAMES[action - start]}
    if actions.EXCHANGE_FOR <= action < actions.DISCARD_CARD:
        card, space = divmod(action - actions.EXCHANGE_FOR, EXCHANGE_SPACES)
        return {"kind": "exchange", "card": deck.ids[card], "space": space + 1}
    for verb, start in _CARD_VERBS.items():
        if start <= action < start + len(deck.ids):
            return {"kind": verb, "card": deck.ids[action - start]}
    raise UnknownAction("action-no-number", {"number": str(action), "last": str(actions.ACTIONS - 1)})


def text(deck: Deck, action: int) -> str:
    """An action as text."""
    return " ".join(str(part) for part in structure(deck, action).values())


def parse(deck: Deck, line: str) -> int:
    """The action a text names."""
    words = line.split()
    if not words:
        raise MalformedAction("action-verbs", {"verbs": ", ".join(_VERBS)})
    verb, rest = words[0].lower(), [word.lower() for word in words[1:]]
    if verb in _CARD_VERBS:
        return _CARD_VERBS[verb] + _card(deck, _only_word(verb, rest, "action-after-card"))
    if verb in _TOKEN_VERBS:
        return _TOKEN_VERBS[verb] + _token(_only_word(verb, rest, "action-after-token"))
    if verb == "exchange":
        card, space = _two_words(verb, rest, "action-after-exchange")
        return _exchange(_card(deck, card), _number(verb, space))
    if verb == "pay":
        count, token = _two_words(verb, rest, "action-after-pay")
        return _pay(_number(verb, count), _token(token))
    if verb == "done":
        if rest:
            raise MalformedAction("action-done-alone")
        return actions.DONE
    raise MalformedAction("action-no-verb", {"verb": repr(verb), "hint": hint(verb, _VERBS)})


def from_structure(deck: Deck, do: Mapping[str, object]) -> int:
    """The action some data names."""
    kind = do.get("kind")
    if not isinstance(kind, str) or kind not in _VERBS:
        raise MalformedAction("action-kind", {"kinds": ", ".join(_VERBS)})
    fields = _FIELDS[kind]
    for name in do:
        if name != "kind" and name not in fields:
            raise MalformedAction("action-no-field", {"kind": repr(kind), "field": repr(name)})
    for name in fields:
        wanted: type = int if name in ("count", "space") else str
        if type(do.get(name)) is not wanted:
            key = "action-needs-number" if wanted is int else "action-needs-text"
            raise MalformedAction(key, {"kind": repr(kind), "field": name})
    return parse(deck, " ".join([kind, *(str(do[name]) for name in fields)]))


_FIELDS: dict[str, list[str]] = {
    **{verb: ["card"] for verb in _CARD_VERBS},
    **{verb: ["token"] for verb in _TOKEN_VERBS},
    "exchange": ["card", "space"],
    "pay": ["count", "token"],
    "done": [],
}


def _only_word(verb: str, words: list[str], problem: str) -> str:
    if len(words) != 1:
        raise MalformedAction(problem, {"verb": repr(verb)})
    return words[0]


def _two_words(verb: str, words: list[str], problem: str) -> tuple[str, str]:
    if len(words) != 2:
        raise MalformedAction(problem, {"verb": repr(verb)})
    return words[0], words[1]


def _number(verb: str, word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3):
        raise MalformedAction("action-no-digits", {"verb": repr(verb), "word": repr(word)})
    return int(word)


def _card(deck: Deck, name: str) -> int:
    if name not in deck.numbers:
        raise UnknownAction("action-no-card", {"card": repr(name), "hint": hint(name, deck.ids)})
    return deck.numbers[name]


def _token(name: str) -> int:
    if name not in KIND_NAMES:
        raise UnknownAction("action-no-resource", {"resource": repr(name), "hint": hint(name, KIND_NAMES)})
    return KIND_NAMES.index(name)


def _exchange(card: int, space: int) -> int:
    if not 1 <= space <= EXCHANGE_SPACES:
        raise UnknownAction("action-no-space", {"last": EXCHANGE_SPACES, "space": str(space)})
    return actions.EXCHANGE_FOR + card * EXCHANGE_SPACES + space - 1


def _pay(count: int, kind: int) -> int:
    if count >= actions.PAY_LIMIT:
        raise UnknownAction("action-payment", {"most": actions.PAY_LIMIT - 1, "count": str(count)})
    return actions.PAY + kind * actions.PAY_LIMIT + count
