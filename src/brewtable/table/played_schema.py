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
    rated: bool
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


class Moment(Struct):
    """A rating after one of somebody's games."""

    ended: str
    rating: int
    give_or_take: int


class TitleRating(Struct):
    """How strong somebody is in a title. The bot `easy` is 1500, and so is everybody at first."""

    game: str
    rating: int
    give_or_take: int  # so far from it the true one may be, 95 times in 100
    games: int  # that counted
    provisional: bool  # after few games; not on the ladder yet
    way: list[Moment]  # the latest, oldest first


class Average(Struct):
    """Of games with so many players that nobody gave up."""

    game: str
    players: int
    games: int
    score: float
    ahead: float  # points more than the best of the others
    expert: float | None  # what the bot of that name scores among its like; None where nobody has measured it


class PersonPage(Struct):
    id: str
    name: str
    me: bool
    visible_to: Audience
    ratings: list[TitleRating]
    totals: list[Totals]
    averages: list[Average]
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
    rated: list[str]  # titles in which somebody has a rating
    running: list[TableInfo]  # that anybody may watch


class LadderRow(Struct):
    rank: int  # among those whom the viewer may see
    person: str
    name: str
    me: bool
    rating: int
    give_or_take: int
    games: int


class Ladder(Struct):
    """Fifty people by their rating in a title, after so many that were skipped."""

    game: str
    total: int
    rows: list[LadderRow]


class RatingChange(Struct):
    seat: int
    rating: int
    change: int
    give_or_take: int
    provisional: bool


class RatedEnd(Struct):
    """What a rated game made of ratings. Who is left out has none, or may not be seen; or nothing counted."""

    written: bool  # False: not yet, or the game is not rated or not over
    changes: list[RatingChange]


class Export(Struct):
    """All that is kept of one's games."""

    page: PersonPage
    tables: list[TableInfo]  # that are not cleared away
