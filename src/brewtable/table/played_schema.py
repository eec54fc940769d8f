"""What the service tells of games that were played."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from brewtable.table.schema import TableInfo

Audience = Literal["all", "met", "nobody"]


class Seated(Struct):
    """How a game ended for one seat."""

    seat: int
    person: str | None  # whose page the viewer may see
    name: str  # empty: somebody
    bot: str | None
    place: int  # from 1; who is level shares it
    score: int
    conceded: bool


class Played(Struct):
    table: str | None  # None: cleared away, or not for the viewer
    game: str
    players: int
    ended: str
    place: int
    seats: list[Seated]


class Totals(Struct):
    """One person's games of a title."""

    game: str
    games: int
    won: int
    best: int  # points
    average: float


class Against(Struct):
    """How somebody does against another person, or a bot."""

    person: str | None
    name: str
    bot: str | None
    games: int
    ahead: int
    behind: int


class PersonPage(Struct):
    id: str
    name: str
    me: bool
    visible_to: Audience
    totals: list[Totals]
    against: list[Against]  # most games first
    played: list[Played]  # newest first


class SeenBy(Struct):
    visible_to: Audience


class Record(Struct):
    """The most points with so many players."""

    game: str
    players: int
    score: int
    person: str | None
    name: str
    ended: str


class Regular(Struct):
    person: str
    name: str
    games: int
    won: int


class House(Struct):
    games: int  # that ended here, people among the players
    regulars: list[Regular]  # people who let everybody see them, most games won first
    records: list[Record]
    running: list[TableInfo]  # that anybody may watch


class Export(Struct):
    """All that is kept of one's games."""

    page: PersonPage
    tables: list[TableInfo]  # that are not cleared away
