"""What is kept of a table, as plain values: memory decides with them, and the books hold the same."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, convert, json

MOVE, CUT, CONCEDE = "move", "cut", "concede"
UNSEALED = ""  # the seal of a log without entries


class Table(Struct):
    """A table's row. The fields are the columns of `TableRow`, but for the position."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    deck: str
    deck_hash: str
    pledge: str
    salt: str
    seed: int | None
    host: str | None
    public: bool
    hints: bool
    status: str
    version: int
    ply: int
    to_move: int | None
    takeback: dict[str, Any] | None
    result: dict[str, Any] | None
    rematch: str | None
    created: str
    changed: str
    revision: int = 0
    keeper: int | None = None
    seal: str = UNSEALED
    branch_of: str | None = None
    by_link: bool = False
    level: str = "any"
    language: str = ""
    pace: dict[str, Any] | None = None
    clock: dict[str, Any] | None = None
    talk: str = "all"
    rated: bool = False
    slow_bots: str = ""


class Seat(Struct):
    table_id: str
    seat: int
    kind: str
    name: str
    person: str | None = None
    code: str | None = None
    bot: str | None = None
    standing_in: bool = False
    conceded: bool = False

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None


class LogEntry(Struct):
    table_id: str
    number: int
    kind: str  # move, cut or concede
    seat: int
    value: int  # move: the action; cut: how many decisions stay
    at: str


class DeckData(Struct):
    hash: str
    data: dict[str, Any]


class NewTable(Struct):
    """All rows of a table that begins."""

    row: Table
    seats: Sequence[Seat]
    log: Sequence[LogEntry]
    deck: DeckData
    position: dict[str, Any] | None  # that the game begins from, where it is no fresh deal


class Change(Struct):
    """What one decision alters at a table: the row as it is afterwards, and what is new in log and seats."""

    row: Table
    entries: list[LogEntry]
    seats: list[Seat]
    opened: NewTable | None = None  # the table that follows this one, stored with the change or not at all


class Kept(Struct):
    """A table as the books have it."""

    row: Table
    seats: list[Seat]
    log: list[LogEntry]  # after the number that was asked for
    deck: dict[str, Any] | None = None  # given with a position once, when all of the table is read
    position: dict[str, Any] | None = None


JSON_FIELDS = frozenset({"options", "takeback", "result", "position", "data", "pace", "clock"})
# What a change may alter; the rest is settled when a table is opened.
CHANGING = (
    "host", "status", "version", "ply", "to_move", "takeback", "result", "rematch", "changed", "revision",
    "keeper", "seal", "clock", "public", "by_link", "talk", "slow_bots",
)  # fmt: skip
TABLE_FIELDS = Table.__struct_fields__
SEAT_FIELDS = Seat.__struct_fields__
LOG_FIELDS = LogEntry.__struct_fields__
SEAT_CHANGING = tuple(name for name in SEAT_FIELDS if name not in ("table_id", "seat"))


def table_of(found: Mapping[str, Any]) -> Table:
    """A row as a database gives it."""
    return convert(
        {name: value_of(name, found[name]) for name in TABLE_FIELDS},
        Table,
        strict=False,
    )


def seat_of(found: Mapping[str, Any]) -> Seat:
    return convert(dict(found), Seat, strict=False)


def value_of(name: str, value: Any) -> Any:
    return json.decode(value) if name in JSON_FIELDS and isinstance(value, str) else value


def deck_data(data: dict[str, Any]) -> DeckData:
    """A deck under the name that it has for everybody: the hash of all that it says."""
    return DeckData(hashlib.sha256(json.encode(data, order="deterministic")).hexdigest()[:32], data)


def sealed(seal: str, entry: LogEntry) -> str:
    """The running hash of a log with one entry more: a log that lost or changed something does not fit it."""
    line = f"{seal}:{entry.number}:{entry.kind}:{entry.seat}:{entry.value}"
    return hashlib.blake2b(line.encode(), digest_size=8).hexdigest()
