"""Saved positions in general: the parts every game loads in the same way, and checks before it believes them.

What a position holds is for its game to say. Each function takes the data and the name of the field
they stand in, and raises a `PositionError` that names this field and what would be right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from brewtable.kernel.chance import Chance, chance_from_data
from brewtable.kernel.errors import BrewError, PositionError, UnknownDeck
from brewtable.kernel.housedecks import HashedDeck, HouseDeck, played_with
from brewtable.kernel.message import Argument, Message
from brewtable.kernel.state import STEP_WIDTH, State, Step

_STEP_LIMIT = 64  # far more than any position needs
_STEP_FIELDS = {"step", "seat", "first", "second"}


D = TypeVar("D", bound=HashedDeck)


# Saving.


def agenda_data(s: State) -> list[dict[str, object]]:
    """The steps that wait, from the top."""
    return [_step_data(s, top) for top in range(int(s.depth), 0, -STEP_WIDTH)]


def _step_data(s: State, top: int) -> dict[str, object]:
    step, seat, first, second = (int(s.agenda[top - back]) for back in range(1, STEP_WIDTH + 1))
    return {"step": s.steps[step].name, "seat": seat, "first": first, "second": second}


# Loading.


def check_head(data: Mapping[str, object], game: str, version: int, fields: set[str]) -> None:
    """The position is one of this game and has no other fields."""
    if data.get("game") != game or data.get("rules") != version or type(data.get("rules")) is not int:
        raise PositionError("position-other-game", {"game": game, "version": version})
    unknown = sorted(set(data) - fields)
    if unknown:
        known = ", ".join(sorted(fields))
        raise PositionError("position-unknown-field", {"field": repr(unknown[0]), "fields": known})


def check_laws(broken: list[Message]) -> None:
    if broken:
        raise PositionError("position-laws", {"clauses_broken": broken})


def mapping(data: Mapping[str, object], field: str) -> Mapping[str, object]:
    value = data.get(field)
    if not isinstance(value, dict):
        raise PositionError("position-object", {"field": field})
    return value


def number(data: Mapping[str, object], field: str, least: int, most: int) -> int:
    value = data.get(field)
    if type(value) is not int or not least <= value <= most:
        limits = {"least": str(least), "most": str(most), "value": repr(value)}
        raise PositionError("position-number", {"field": field, **limits})
    return value


def flag(data: Mapping[str, object], field: str) -> bool:
    value = data.get(field)
    if not isinstance(value, bool):
        raise PositionError("position-flag", {"field": field})
    return value


def numbers(value: object, field: str, most: int, length: int | None = None) -> list[int]:
    if not isinstance(value, list) or any(type(one) is not int or not 0 <= one <= most for one in value):
        raise PositionError("position-numbers", {"field": field, "most": str(most)})
    if length is not None and len(value) != length:
        raise PositionError("position-length", {"field": field, "length": length, "found": len(value)})
    return value


def chance(data: Mapping[str, object]) -> Chance:
    try:
        return chance_from_data(data.get("chance"))
    except BrewError as problem:
        raise PositionError("position-chance", {"problem": problem.message}) from None


def deck(
    record: Mapping[str, object],
    read: Callable[[Mapping[str, object], str], D],
    house_decks: Sequence[HouseDeck[D]],
) -> D:
    """The deck that is on record whole, else the house deck with the hash on record."""
    if not isinstance(record.get("name"), str):
        raise PositionError("position-deck-name")
    data = record.get("data")
    try:
        found = read(data, "deck") if isinstance(data, dict) else played_with(house_decks, record.get("hash"))
    except UnknownDeck as missing:
        unknown: dict[str, Argument] = {"hash": str(record.get("hash")), "problem": missing.message}
        raise PositionError("position-deck-unknown", unknown) from None
    except BrewError as problem:
        raise PositionError(problem.message.key, problem.message.args) from None
    if found.hash != record.get("hash"):
        hashes = {"hash": found.hash, "named": repr(record.get("hash"))}
        raise PositionError("position-deck-hash", {**hashes})
    return found


def card_list(known: Mapping[str, int], names: object, field: str, kind: str = "card") -> list[int]:
    """The numbers of cards given by name; `kind` is what messages call them: `card` or `recipe`."""
    if not isinstance(names, list):
        raise PositionError("position-cards", {"field": field, "kind": kind})
    cards: list[int] = []
    for name in names:
        if not isinstance(name, str) or name not in known:
            raise PositionError("position-no-card", {"field": field, "kind": kind, "name": repr(name)})
        cards.append(known[name])
    return cards


def agenda(steps: object, known: Sequence[Step[Any]], seats: int, most: int) -> vec[i64]:
    """The steps, given from the top, as the stack the kernel keeps; `most` is the highest operand."""
    if not isinstance(steps, list) or len(steps) > _STEP_LIMIT:
        raise PositionError("position-agenda", {"most": _STEP_LIMIT})
    by_name = {step.name: position for position, step in enumerate(known)}
    cells = vec[i64](capacity=STEP_WIDTH * _STEP_LIMIT)
    for record in reversed(steps):
        name = record.get("step") if isinstance(record, dict) else None
        if not isinstance(name, str) or name not in by_name:
            raise PositionError("position-step", {"steps": ", ".join(by_name)})
        if set(record) != _STEP_FIELDS:
            raise PositionError("position-step-fields", {"step": repr(name)})
        cells = append(cells, number(record, "second", 0, most))
        cells = append(cells, number(record, "first", 0, most))
        cells = append(cells, number(record, "seat", -1, seats - 1))
        cells = append(cells, by_name[name])
    return cells
