"""What is typed at a table of Beer Pioneers: 23a places worker 2 on space 3A, o3 is turn order 3."""

from __future__ import annotations

from collections.abc import Mapping

from brewtable.kernel.prompt import Blocked
from brewtable.terminal.boards.board import Keys, Sight

DONE = "0"
EXCHANGE = "x"
TRUCKS = {"coins": "t9", "order": "to", "load": "tl", "exchange": "tx"}
ADMIN = {"unblock": "a1", "beige": "a2", "brew": "a3", "white": "a4"}
# Options of a turn that are listed by their keys, in the order of the list.
TURN_VERBS = ("place", "truck", "turn-order", "admin", "fulfil")


def keys_for(sight: Sight) -> Keys:
    keys = Keys()
    if sight.prompt is None:
        return keys
    number = 0
    for choice in sight.prompt.choices:
        key = _key(choice.do)
        if not key:
            number += 1
            key = str(number)
        keys.choices[key] = choice
    for blocked in sight.prompt.blocked:
        keys.blocked[_blocked_key(blocked)] = blocked
    return keys


def space_code(space: str) -> str:
    return EXCHANGE if space == "exchange" else space


def _key(do: Mapping[str, object]) -> str:
    """The key of an option that has one of its own; all others are numbered."""
    kind = str(do["kind"])
    if kind == "place":
        return f"{do['experience']}{space_code(str(do['space']))}"
    if kind == "truck":
        return TRUCKS[str(do["space"])]
    if kind == "admin":
        return ADMIN[str(do["space"])]
    if kind == "turn-order":
        return f"o{do['place']}"
    if kind == "fulfil":
        return f"f{do['objective']}"
    return DONE if kind == "done" else ""


def _blocked_key(blocked: Blocked) -> str:
    """How a person would name a thing that cannot be used."""
    thing, _, name = blocked.on.partition(":")
    codes = {"space": space_code(name), "truck-space": TRUCKS.get(name, ""), "admin": ADMIN.get(name, "")}
    return codes.get(thing) or {"turn-space": f"o{name}", "objective": f"f{name}"}.get(thing, name)


def spell(line: str) -> str:
    """In full what a key of a turn is short for; other lines as they are."""
    typed = line.lower().replace(" ", "")
    for verb, codes in (("truck", TRUCKS), ("admin", ADMIN)):
        for name, code in codes.items():
            if typed == code:
                return f"{verb} {name}"
    if len(typed) == 2 and typed[0] in "of" and typed[1].isdecimal():
        return f"{'turn-order' if typed[0] == 'o' else 'fulfil'} {typed[1]}"
    if len(typed) in (2, 3) and typed[0] in "1234":
        if typed[1:] == EXCHANGE:
            return f"place {typed[0]} exchange"
        if len(typed) == 3 and typed[1] in "12345678" and typed[2] in "ab":
            return f"place {typed[0]} {typed[1:]}"
    return line
