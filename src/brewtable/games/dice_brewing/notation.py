"""Actions in words and as data: `place y3 malt-1`, `store g2`, `buy honey b1`, `brew 2`, `done`.

Open recipes are named by their place, from 1. Seats are numbers from 0, as everywhere in the data; for people
the labels of options and the log name who sits there.
"""

from __future__ import annotations

from collections.abc import Mapping

from brewtable.games.dice_brewing import actions
from brewtable.games.dice_brewing.material import (
    BLUES,
    BUILDING_NAMES,
    BUILDINGS,
    COLOUR_NAMES,
    DICE,
    DIE_NUMBERS,
    FIRST_BLUE,
    INGREDIENT_NAMES,
    INGREDIENTS,
    MALT_AND_HOPS,
    MOST_SEATS,
    OPEN_SPACES,
    SPACE_NAMES,
    TOKEN_NAMES,
    TOKENS,
    die_name,
)
from brewtable.kernel.errors import MalformedAction, UnknownAction
from brewtable.kernel.hints import hint

# Verbs with one die, and where their numbers start.
_DIE_VERBS = {
    "store": actions.STORE,
    "choose": actions.CHOOSE,
    "take": actions.TAKE,
    "give": actions.GIVE,
    "withdraw": actions.WITHDRAW_DIE,
    "mark": actions.MARK_DIE,
    "raise": actions.RAISE_DIE,
    "reroll": actions.REROLL_DIE,
    "use": actions.USE,
}
_PLACES = ("pool", "warehouse")
_SEED_SPACES = ("malt-1", "hops-1")
# What stands after each verb, as the fields of its structure.
_FIELDS: dict[str, list[str]] = {
    "place": ["piece", "space"],
    **{verb: ["die"] for verb in _DIE_VERBS},
    "name": ["colour"],
    "keep": ["place"],
    "shut": ["seat", "building"],
    "close": ["recipe"],
    "buy": ["ware", "die"],
    "brew": ["recipe"],
    "add": ["extra"],
    "win": ["token"],
    "done": [],
    "quiet": [],
}
_OPTIONAL = {("buy", "die")}
_WARES = (*INGREDIENT_NAMES, *TOKEN_NAMES)
SEED = "seed"


def structure(action: int) -> dict[str, object]:
    """An action as data. Open recipes are numbered from 1."""
    if action < actions.PLACE_SEED:
        space, die = divmod(action, DICE)
        return {"kind": "place", "piece": die_name(die), "space": SPACE_NAMES[space]}
    if action < actions.STORE:
        return {"kind": "place", "piece": SEED, "space": _SEED_SPACES[action - actions.PLACE_SEED]}
    for verb, start in _DIE_VERBS.items():
        if start <= action < start + DICE:
            return {"kind": verb, "die": die_name(action - start)}
    if action < actions.TAKE:
        return {"kind": "name", "colour": COLOUR_NAMES[action - actions.NAME]}
    if action < actions.WITHDRAW_DIE:
        return {"kind": "keep", "place": _PLACES[action - actions.KEEP]}
    if action < actions.CLOSE_RECIPE:
        seat, building = divmod(action - actions.SHUT_BUILDING, BUILDINGS)
        return {"kind": "shut", "seat": seat, "building": BUILDING_NAMES[building]}
    if action < actions.BUY_INGREDIENT:
        return {"kind": "close", "recipe": action - actions.CLOSE_RECIPE + 1}
    return _trade(action)


def _trade(action: int) -> dict[str, object]:
    if action < actions.BUY_WITH:
        return {"kind": "buy", "ware": INGREDIENT_NAMES[action - actions.BUY_INGREDIENT]}
    if action < actions.BUY_TOKEN:
        ingredient, blue = divmod(action - actions.BUY_WITH, BLUES)
        return {"kind": "buy", "ware": INGREDIENT_NAMES[ingredient], "die": die_name(FIRST_BLUE + blue)}
    if action < actions.BREW:
        return {"kind": "buy", "ware": TOKEN_NAMES[action - actions.BUY_TOKEN]}
    if action < actions.USE:
        return {"kind": "brew", "recipe": action - actions.BREW + 1}
    if action < actions.ADD_BLUE:
        return {"kind": "add", "extra": INGREDIENT_NAMES[action - actions.ADD]}
    if action < actions.WIN:
        return {"kind": "add", "extra": die_name(FIRST_BLUE + action - actions.ADD_BLUE)}
    if action < actions.DONE:
        return {"kind": "win", "token": TOKEN_NAMES[action - actions.WIN]}
    if action < actions.ACTIONS:
        return {"kind": "done" if action == actions.DONE else "quiet"}
    raise UnknownAction("action-no-number", {"number": str(action), "last": str(actions.ACTIONS - 1)})


def text(action: int) -> str:
    """An action as text."""
    return " ".join(str(part) for part in structure(action).values())


def from_structure(do: Mapping[str, object]) -> int:
    """The action some data names."""
    kind = do.get("kind")
    if not isinstance(kind, str) or kind not in _FIELDS:
        raise MalformedAction("action-kind", {"kinds": ", ".join(_FIELDS)})
    for name in do:
        if name != "kind" and name not in _FIELDS[kind]:
            raise MalformedAction("action-no-field", {"kind": repr(kind), "field": repr(name)})
    words = [kind]
    for name in _FIELDS[kind]:
        if name not in do and (kind, name) in _OPTIONAL:
            continue
        wanted: type = int if name in ("seat", "recipe") else str
        if type(do.get(name)) is not wanted:
            raise MalformedAction("action-needs", {"kind": repr(kind), "field": name})
        words.append(str(do[name]))
    return parse(" ".join(words))


def parse(line: str) -> int:
    """The action a text names."""
    words = line.lower().split()
    if not words:
        raise MalformedAction("action-verbs", {"verbs": ", ".join(_FIELDS)})
    verb, rest = words[0], words[1:]
    if verb not in _FIELDS:
        raise MalformedAction("action-no-verb", {"verb": repr(verb), "hint": hint(verb, list(_FIELDS))})
    fewest = len([name for name in _FIELDS[verb] if (verb, name) not in _OPTIONAL])
    if not fewest <= len(rest) <= len(_FIELDS[verb]):
        if not _FIELDS[verb]:
            raise MalformedAction("dice-action-alone", {"verb": repr(verb)})
        raise MalformedAction("dice-action-after", {"verb": repr(verb), "fields": ", ".join(_FIELDS[verb])})
    return _parsed(verb, rest)


def _parsed(verb: str, rest: list[str]) -> int:
    if verb in _DIE_VERBS:
        return _DIE_VERBS[verb] + _die(rest[0])
    if verb == "place":
        return _place(rest[0], rest[1])
    if verb == "name":
        return actions.NAME + _index("colour", rest[0], COLOUR_NAMES[:MALT_AND_HOPS])
    if verb == "keep":
        return actions.KEEP + _index("place", rest[0], _PLACES)
    if verb == "shut":
        seat = _number("seat", rest[0], 0, MOST_SEATS - 1)
        return actions.SHUT_BUILDING + seat * BUILDINGS + _index("building", rest[1], BUILDING_NAMES)
    if verb == "close":
        return actions.CLOSE_RECIPE + _number("recipe", rest[0], 1, OPEN_SPACES) - 1
    if verb == "brew":
        return actions.BREW + _number("recipe", rest[0], 1, OPEN_SPACES) - 1
    if verb == "buy":
        return _buy(rest)
    if verb == "add":
        if rest[0] in DIE_NUMBERS:
            return actions.ADD_BLUE + _blue(rest[0])
        return actions.ADD + _index("ingredient", rest[0], INGREDIENT_NAMES)
    if verb == "win":
        return actions.WIN + _index("token", rest[0], TOKEN_NAMES)
    return actions.DONE if verb == "done" else actions.QUIET


def _place(piece: str, space: str) -> int:
    if piece == SEED:
        return actions.PLACE_SEED + _index("seed-space", space, _SEED_SPACES)
    return actions.PLACE + _index("space", space, SPACE_NAMES) * DICE + _die(piece)


def _buy(rest: list[str]) -> int:
    ware = _index("ware", rest[0], _WARES)
    if len(rest) == 1:
        return actions.BUY_INGREDIENT + ware if ware < INGREDIENTS else actions.BUY_TOKEN + ware - INGREDIENTS
    if ware >= INGREDIENTS:
        raise UnknownAction("dice-action-full-price", {"token": repr(rest[0])})
    return actions.BUY_WITH + ware * BLUES + _blue(rest[1])


def _die(name: str) -> int:
    if name not in DIE_NUMBERS:
        raise UnknownAction("dice-action-no-die", {"die": repr(name)})
    return DIE_NUMBERS[name]


def _blue(name: str) -> int:
    die = _die(name)
    if die < FIRST_BLUE:
        raise UnknownAction("dice-action-not-blue", {"die": repr(name)})
    return die - FIRST_BLUE


def _number(what: str, word: str, least: int, most: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 3):
        raise MalformedAction("dice-action-no-number", {"what": what, "word": repr(word)})
    if not least <= int(word) <= most:
        limits = {"least": str(least), "most": str(most), "number": word}
        raise UnknownAction("dice-action-range", {"what": what, **limits})
    return int(word)


def _index(what: str, word: str, names: tuple[str, ...]) -> int:
    if word not in names:
        raise UnknownAction(f"dice-action-no-{what}", {"word": repr(word), "hint": hint(word, names)})
    return names.index(word)


assert len(_WARES) == INGREDIENTS + TOKENS
