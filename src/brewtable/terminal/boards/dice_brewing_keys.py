"""What is typed at a table of Dice Brewing: y3m2 places die y3 on space m2, y3w stores it, 0 is done."""

from __future__ import annotations

import re
from collections.abc import Mapping

from brewtable.kernel.prompt import Blocked, Choice
from brewtable.terminal.boards.board import Keys, Sight
from brewtable.terminal.boards.dice_brewing_ink import (
    BUILDING_CODES,
    INGREDIENTS,
    LETTERS,
    SPACE_CODES,
    TOKENS,
    DiceInk,
)

DONE = "0"
QUIET = "q"
SEED = "s"
# Verbs that stand behind the name of a die, as the player sees them grouped on the screen.
DIE_VERBS = {"store": "w", "withdraw": "o", "mark": "x", "raise": "+", "reroll": "r"}
WARES = (*INGREDIENTS, *TOKENS)
_SPACES = {code: space for space, code in SPACE_CODES.items()}
_VERBS = {letter: verb for verb, letter in DIE_VERBS.items()}
_DIE_KEY = re.compile(r"([ykgb]\d{1,2})\s?(\S{1,2})")
_SEED_KEY = re.compile(r"s\s?([mhsd]\d)")
_CLOSE_KEY = re.compile(r"c(\d)")


def keys_for(sight: Sight) -> Keys:
    keys = Keys()
    if sight.prompt is None:
        return keys
    for choice in sight.prompt.choices:
        key = _key(choice.do, sight)
        keys.choices[key] = choice
        for other in _also(choice):
            keys.also.setdefault(other, choice)
    for blocked in sight.prompt.blocked:
        keys.blocked[_blocked_key(blocked)] = blocked
    return keys


def _key(do: Mapping[str, object], sight: Sight) -> str:
    kind = str(do["kind"])
    if kind == "place":
        piece = SEED if do["piece"] == "seed" else str(do["piece"])
        return piece + SPACE_CODES[str(do["space"])]
    if kind == "buy":
        return f"{ware_number(str(do['ware']))}{do.get('die', '')}"
    if kind in DIE_VERBS:
        return f"{do['die']}{DIE_VERBS[kind]}"
    if kind == "shut":
        return f"x{int(str(do['seat'])) + 1}{BUILDING_CODES[str(do['building'])]}"
    if kind == "add":
        extra = str(do["extra"])
        return str(INGREDIENTS.index(extra) + 1) if extra in INGREDIENTS else extra
    if kind == "win":
        return str(TOKENS.index(str(do["token"])) + 1)
    return _plain_key(kind, do)


def _plain_key(kind: str, do: Mapping[str, object]) -> str:
    if kind == "close":
        return f"c{do['recipe']}"
    if kind == "brew":
        return str(do["recipe"])
    if kind == "name":
        return LETTERS[str(do["colour"])]
    if kind == "keep":
        return str(do["place"])[0]
    if "die" in do:
        return str(do["die"])
    return DONE if kind == "done" else QUIET


def example_keys(keys: Keys, ink: DiceInk) -> list[str]:
    """One key of each sort that is put together, with what it means."""
    said: dict[str, str] = {}
    for key, choice in keys.choices.items():
        do = choice.do
        space = SPACE_CODES.get(str(do.get("space")), "")
        if do.get("piece") == "seed":
            said.setdefault("seed", ink.plain("dice-key-seed", key=key, space=space))
        elif do["kind"] == "place":
            said.setdefault("die", ink.plain("dice-key-place", key=key, piece=str(do["piece"]), space=space))
        elif do["kind"] == "store":
            said.setdefault("store", ink.plain("dice-key-store", key=key, piece=str(do["die"])))
    return list(said.values())


def ware_number(ware: str) -> int:
    """The number of a ware on the markets, from 1."""
    return WARES.index(ware) + 1


def _also(choice: Choice) -> list[str]:
    """Other ways to type the same."""
    do = choice.do
    kind = str(do["kind"])
    if kind == "place":
        piece = SEED if do["piece"] == "seed" else str(do["piece"])
        code = SPACE_CODES[str(do["space"])]
        return [f"{piece} {code}", f"{code}{piece}", f"{code} {piece}", f"place {do['piece']} {code}"]
    if kind in DIE_VERBS:
        return [f"{do['die']} {DIE_VERBS[kind]}", f"{DIE_VERBS[kind]}{do['die']}"]
    return []


def _blocked_key(blocked: Blocked) -> str:
    thing, _, name = blocked.on.partition(":")
    if thing == "space":
        return SPACE_CODES[name]
    return str(ware_number(name)) if thing == "market" else name


def spell(sight: Sight, line: str) -> str:
    """In full what a key is short for; other lines as they are."""
    typed = line.lower()
    on_die, seed, close = (one.fullmatch(typed) for one in (_DIE_KEY, _SEED_KEY, _CLOSE_KEY))
    if on_die is not None and on_die[2] in _SPACES:
        return f"place {on_die[1]} {_SPACES[on_die[2]]}"
    if on_die is not None and on_die[2] in _VERBS:
        return f"{_VERBS[on_die[2]]} {on_die[1]}"
    if seed is not None and seed[1] in _SPACES:
        return f"place seed {_SPACES[seed[1]]}"
    return line if close is None else f"close {close[1]}"
