"""The steps of a game: numbered by one list, found by their names, and checked where they wait.

`CHOOSE_PAYMENT` in a game's `agenda.py` is the number of the class `ChoosePayment` in one of its chapters.
Saved positions and questions know that step as `choose-payment`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from types import ModuleType
from typing import Any

from brewtable.kernel.message import Message
from brewtable.kernel.state import NOBODY, STEP_WIDTH, State, Step


def steps_of(numbers: ModuleType, chapters: Sequence[ModuleType]) -> list[Step[Any]]:
    """One object of each step that `numbers` names, at its number; its class is in one of the chapters."""
    names = _names_in_order(numbers)
    classes = _classes_in(chapters)
    missing = sorted(set(names) - set(classes))
    if missing:
        raise ValueError(f"{numbers.__name__}: no chapter has a class for {', '.join(missing)}")
    unnumbered = sorted(set(classes) - set(names))
    if unnumbered:
        raise ValueError(f"{numbers.__name__}: these steps have no number: {', '.join(unnumbered)}")
    return [_made(classes[name], name) for name in names]


def steps_in_order(*kinds: type[Step[Any]]) -> list[Step[Any]]:
    """One object of each step, for a game whose steps are numbered as they are listed here."""
    return [_made(kind, _name_of(kind)) for kind in kinds]


def _names_in_order(numbers: ModuleType) -> list[str]:
    by_number: dict[int, str] = {}
    for name, number in vars(numbers).items():
        if not name.isupper():
            continue
        if number in by_number:
            raise ValueError(f"{numbers.__name__}: {by_number[number]} and {name} are both {number}")
        by_number[number] = name
    if sorted(by_number) != list(range(len(by_number))):
        gap = next(number for number in range(len(by_number)) if number not in by_number)
        raise ValueError(f"{numbers.__name__}: no step has the number {gap}")
    return [by_number[number] for number in range(len(by_number))]


def _classes_in(chapters: Sequence[ModuleType]) -> dict[str, type[Step[Any]]]:
    classes: dict[str, type[Step[Any]]] = {}
    for chapter in chapters:
        for thing in vars(chapter).values():
            is_own = getattr(thing, "__module__", None) == chapter.__name__
            if not is_own or not isinstance(thing, type) or not issubclass(thing, Step):
                continue
            name = _name_of(thing)
            if name in classes:
                raise ValueError(f"{chapter.__name__}: another chapter has a step {name} as well")
            classes[name] = thing
    return classes


def _name_of(kind: type[Step[Any]]) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).upper()


def _made(kind: type[Step[Any]], name: str) -> Step[Any]:
    step = kind()
    step.name = name.lower().replace("_", "-")
    # Compiled code reads the object, which does not know what a class in plain Python says of itself.
    said = vars(kind)
    waits, seated = said.get("waits"), said.get("seated")
    if isinstance(waits, bool):
        step.waits = waits
    if isinstance(seated, bool):
        step.seated = seated
    return step


def agenda_faults(s: State, last: int) -> list[Message]:
    """What is wrong with the agenda of a position that keeps all other laws, and is not over.

    A decision is on top, with something to choose. Each step under it can wait there and takes its seat and
    operands. At the bottom lies the step `last`, which lays out what comes next or ends the game.
    """
    if not s.steps[s.agenda[s.depth - 1]].decides or not 0 <= s.to_move() < s.seats:
        return [Message("law-agenda-top")]
    for top in range(int(s.depth), 0, -STEP_WIDTH):
        number, seat, first, second = (int(s.agenda[top - back]) for back in range(1, STEP_WIDTH + 1))
        step = s.steps[number]
        lies_well = step.waits or top == s.depth
        if not lies_well or not (0 <= seat < s.seats if step.seated else seat == NOBODY):
            return [Message("law-agenda-below")]
        if not step.fits(s, seat, first, second):
            return [Message("law-agenda-operands", {"step": step.name})]
    if s.agenda[STEP_WIDTH - 1] != last:
        return [Message("law-agenda-below")]
    if len(s.legal()) == 0:
        return [Message("law-agenda-no-choice", {"step": s.steps[s.agenda[s.depth - 1]].name})]
    return []
