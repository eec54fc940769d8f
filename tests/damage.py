"""Damage to saved positions: what a slip of the hand, a bug in a client or a curious person would change.

Most of it is plausible: two cards change places, tokens go to another owner, a step is left out. Nothing here
knows a game; it looks only at the shape of the data.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

Position = dict[str, Any]
Slot = tuple[Any, Any]  # a list or dict, and the place in it

_UNTOUCHED = {"game", "rules", "deck", "seats"}
_STEP_NUMBERS = ("seat", "first", "second")


def damaged(position: Position, steps: list[str], chooser: Random) -> list[str]:
    """Damage a position here and there; what was done to it, in words."""
    done: list[str] = []
    for _ in range(chooser.choice((1, 1, 1, 1, 2, 2, 3, 5))):
        kinds = _AGENDA_DAMAGE if chooser.random() < 0.4 else _DAMAGE
        done.append(chooser.choice(kinds)(position, steps, chooser))
    return done


def _fields(position: Position) -> list[str]:
    return [field for field in position if field not in _UNTOUCHED and field != "agenda"]


def _slots(thing: Any) -> list[Slot]:
    """All places below a thing that hold no list and no dict."""
    places = thing.items() if isinstance(thing, dict) else enumerate(thing)
    found: list[Slot] = []
    for place, value in places:
        if isinstance(value, dict | list):
            found += _slots(value)
        else:
            found.append((thing, place))
    return found


def _lists(thing: Any) -> list[list[Any]]:
    """All lists at or below a thing."""
    found: list[list[Any]] = [thing] if isinstance(thing, list) else []
    for value in thing.values() if isinstance(thing, dict) else thing:
        if isinstance(value, dict | list):
            found += _lists(value)
    return found


def _slots_of(position: Position, chooser: Random, kind: type) -> list[Slot]:
    """The places of one field that hold values of a kind; most fields have some."""
    for _ in range(20):
        field = chooser.choice(_fields(position))
        value = position[field]
        slots = _slots(value) if isinstance(value, dict | list) else [(position, field)]
        slots = [(holder, place) for holder, place in slots if type(holder[place]) is kind]
        if slots:
            return slots
    return []


# All of a position but its agenda.


def _change_number(position: Position, steps: list[str], chooser: Random) -> str:
    slots = _slots_of(position, chooser, int)
    if not slots:
        return "nothing"
    holder, place = chooser.choice(slots)
    old = holder[place]
    holder[place] = chooser.choice(
        (old - 1, old + 1, old + 1, 0, 1, chooser.randrange(10), chooser.randrange(70), -1, 1 << 40)
    )
    return f"{place}: {old} becomes {holder[place]}"


def _move_count(position: Position, steps: list[str], chooser: Random) -> str:
    """One or more from one count to another of the same name or in the same list: nothing is lost."""
    slots = _slots_of(position, chooser, int)
    holder, place = chooser.choice(slots) if slots else (None, None)
    alike = [one for one in slots if (one[0] is holder or one[1] == place) and one != (holder, place)]
    if holder is None or not alike:
        return "nothing"
    other, there = chooser.choice(alike)
    count = chooser.choice((1, 1, 1, 2, holder[place]))
    holder[place] -= count
    other[there] += count
    return f"{count} from {place} to {there}"


def _exchange_values(position: Position, steps: list[str], chooser: Random) -> str:
    """Two values of a kind in one field change places: numbers, names or flags."""
    slots = _slots_of(position, chooser, chooser.choice((int, int, str, str, bool)))
    if len(slots) < 2:
        return "nothing"
    (holder, place), (other, there) = chooser.sample(slots, 2)
    holder[place], other[there] = other[there], holder[place]
    return f"{place} and {there} are exchanged: {other[there]} and {holder[place]}"


def _exchange_names(position: Position, steps: list[str], chooser: Random) -> str:
    """Two cards change places wherever they are named."""
    slots = _slots_of(position, chooser, str)
    if not slots:
        return "nothing"
    one, other = (holder[place] for holder, place in (chooser.choice(slots), chooser.choice(slots)))
    turned = {one: other, other: one}
    for field in _fields(position):
        if isinstance(position[field], dict | list):
            for holder, place in _slots(position[field]):
                if isinstance(holder[place], str):
                    holder[place] = turned.get(holder[place], holder[place])
    return f"{one} and {other} are exchanged everywhere"


def _move_entry(position: Position, steps: list[str], chooser: Random) -> str:
    """An entry goes from one list to another, of the same field or of another."""
    lists = [
        one
        for field in _fields(position)
        if isinstance(position[field], dict | list)
        for one in _lists(position[field])
    ]
    full = [one for one in lists if one]
    if not full:
        return "nothing"
    source, target = chooser.choice(full), chooser.choice(lists)
    entry = source.pop(chooser.randrange(len(source)))
    target.insert(chooser.randrange(len(target) + 1), entry)
    return f"{entry} goes from one list to another"


def _drop_or_double(position: Position, steps: list[str], chooser: Random) -> str:
    lists = [
        one
        for field in _fields(position)
        if isinstance(position[field], dict | list)
        for one in _lists(position[field])
        if one
    ]
    if not lists:
        return "nothing"
    entries = chooser.choice(lists)
    place = chooser.randrange(len(entries))
    if chooser.random() < 0.5:
        return f"{entries.pop(place)} is dropped"
    entries.insert(place, entries[place])
    return f"{entries[place]} is doubled"


def _exchange_wholes(position: Position, steps: list[str], chooser: Random) -> str:
    """Two lists or records side by side change places: the dice of a table, the boards of two players."""
    holders = [position[field] for field in _fields(position) if isinstance(position[field], dict | list)]
    holder = chooser.choice(holders)
    places = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
    wholes = [place for place in places if isinstance(holder[place], dict | list)]
    if len(wholes) < 2:
        return "nothing"
    one, other = chooser.sample(wholes, 2)
    holder[one], holder[other] = holder[other], holder[one]
    return f"{one} and {other} are exchanged"


def _turn_flag(position: Position, steps: list[str], chooser: Random) -> str:
    slots = _slots_of(position, chooser, bool)
    if not slots:
        return "nothing"
    holder, place = chooser.choice(slots)
    holder[place] = not holder[place]
    return f"{place} becomes {holder[place]}"


def _replace(position: Position, steps: list[str], chooser: Random) -> str:
    """Something that is no number, name or flag at all, or one in a wrong place."""
    slots = _slots_of(position, chooser, chooser.choice((int, str, bool, type(None))))
    if not slots:
        return "nothing"
    holder, place = chooser.choice(slots)
    holder[place] = chooser.choice((None, "", "nobody", -1, 1.5, True, [], {}, 10**30))
    return f"{place} becomes {holder[place]!r}"


# The agenda.


def _a_step(position: Position, chooser: Random) -> Position:
    agenda = position["agenda"]
    return chooser.choice(agenda) if agenda else {"step": "none", "seat": 0, "first": 0, "second": 0}


def _drop_step(position: Position, steps: list[str], chooser: Random) -> str:
    agenda = position["agenda"]
    return f"{agenda.pop(chooser.randrange(len(agenda)))['step']} is dropped" if agenda else "nothing"


def _double_step(position: Position, steps: list[str], chooser: Random) -> str:
    step = dict(_a_step(position, chooser))
    position["agenda"].insert(chooser.randrange(len(position["agenda"]) + 1), step)
    return f"{step['step']} is doubled"


def _exchange_steps(position: Position, steps: list[str], chooser: Random) -> str:
    agenda = position["agenda"]
    if len(agenda) < 2:
        return "nothing"
    one, other = chooser.sample(range(len(agenda)), 2)
    agenda[one], agenda[other] = agenda[other], agenda[one]
    return f"{agenda[other]['step']} and {agenda[one]['step']} are exchanged"


def _other_step(position: Position, steps: list[str], chooser: Random) -> str:
    step = _a_step(position, chooser)
    old, step["step"] = step["step"], chooser.choice(steps)
    return f"{old} becomes {step['step']}"


def _other_decision(position: Position, steps: list[str], chooser: Random) -> str:
    """What is asked, with operands that some decisions take."""
    agenda = position["agenda"]
    if not agenda:
        return "nothing"
    agenda[0]["step"] = chooser.choice(steps)
    agenda[0]["first"] = chooser.choice((0, 0, 1, 2, chooser.randrange(64)))
    agenda[0]["second"] = chooser.choice((0, 0, 0, 1, chooser.randrange(64)))
    return f"{agenda[0]} is asked"


def _new_step(position: Position, steps: list[str], chooser: Random) -> str:
    step = {
        "step": chooser.choice(steps),
        "seat": chooser.choice((-1, 0, 1, 0, 1, 2)),
        "first": 0,
        "second": 0,
    }
    if chooser.random() < 0.4:
        step["first"] = chooser.randrange(8)
    position["agenda"].insert(chooser.randrange(len(position["agenda"]) + 1), step)
    return f"{step} is laid"


def _other_seat(position: Position, steps: list[str], chooser: Random) -> str:
    step = _a_step(position, chooser)
    step["seat"] = chooser.choice((-1, 0, 1, 0, 1, 2, 3))
    return f"{step['step']} is that of seat {step['seat']}"


def _other_operand(position: Position, steps: list[str], chooser: Random) -> str:
    step, place = _a_step(position, chooser), chooser.choice(_STEP_NUMBERS)
    old = step[place]
    others = [one[operand] for one in position["agenda"] for operand in _STEP_NUMBERS]
    bit = old ^ 1 << chooser.randrange(50)
    step[place] = chooser.choice((old + 1, old - 1, 0, 1, chooser.randrange(70), bit, *others))
    return f"{place} of {step['step']}: {old} becomes {step[place]}"


_DAMAGE: list[Callable[[Position, list[str], Random], str]] = [
    _change_number,
    _move_count,
    _move_count,
    _exchange_values,
    _exchange_values,
    _exchange_names,
    _exchange_names,
    _move_entry,
    _drop_or_double,
    _exchange_wholes,
    _exchange_wholes,
    _turn_flag,
    _replace,
]
_AGENDA_DAMAGE: list[Callable[[Position, list[str], Random], str]] = [
    _drop_step,
    _double_step,
    _exchange_steps,
    _other_step,
    _other_decision,
    _new_step,
    _other_seat,
    _other_operand,
]
