"""What the lobby and its clients say to each other."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from brewtable.table.schema import Language, Level, Name, Pace


class SitDown(Struct):
    name: Name = ""


class StartNow(Struct):
    bot: Name = "normal"  # that plays in every seat nobody has taken


class FindTable(Struct):
    """A game with somebody: at a table that waits, or at one that is opened and waits."""

    game: str
    players: Annotated[int, Meta(ge=0, le=64)] = 0  # 0: any number; as few as the game allows
    pace: Literal["none", "live", "days"] = "none"  # without a clock; an evening; a turn a day
    level: Level = "any"
    language: Language = ""
    rated: bool = False
    name: Name = ""


class OpenTable(Struct):
    """A public table that waits for players."""

    id: str
    game: str
    title: str
    players: int
    names: list[str]  # of the people who sit there
    bots: list[str]
    free: int  # seats
    level: Level
    language: str
    pace: Pace | None  # None: without a clock
    hints: bool
    rated: bool
    options: dict[str, str | bool]  # that are not as usual
    deck: str  # empty: the house deck
    created: str
    here: bool  # whoever opened it is at the table now


class LobbyPage(Struct, tag_field="type", tag="lobby"):
    """The newest open tables, those first whose hosts are there."""

    total: int
    tables: list[OpenTable]


class LobbyNews(Struct, tag_field="type", tag="news"):
    """What differs from the page before."""

    total: int
    order: list[str]  # the tables of the page now
    tables: list[OpenTable]  # those of them that are new or different
