"""What the service and its clients say to each other about what people say."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from brewtable.table.schema import SeatNumber, TalkAllowed

Room = Literal["players", "spectators"]
Phrase = Literal[
    "hello", "good-luck", "your-turn", "one-moment", "hurry", "nice-move", "oops", "sorry", "thanks",
    "no-problem", "well-played", "again",
]  # fmt: skip
ROOMS: tuple[Room, ...] = get_args(Room)


class Say(Struct):
    """Words of one's own, or one of the set phrases."""

    room: Room
    text: Annotated[str, Meta(max_length=4000)] = ""
    phrase: Phrase | None = None
    seat: SeatNumber | None = None  # of one's own, for whom it is said


class Said(Struct):
    """Plain text, never markup; a phrase is spoken in the language of whoever reads."""

    room: Room
    number: int  # within its room
    seat: int | None  # None: by somebody who watches
    name: str  # by which they went; empty where nobody gave one
    mine: bool
    text: str  # empty where it is a phrase
    phrase: Phrase | None
    at: str


class Silenced(Struct):
    """Somebody whose words one does not read: at one table, or anywhere."""

    id: str  # of this wish, by which it is taken back
    name: str
    table: str | None  # None: everywhere, and they cannot call one either
    since: str


class Talk(Struct, tag_field="type", tag="talk"):
    """All that somebody reads at a table, oldest first."""

    reads: list[Room]
    writes: list[Room]
    words: list[Said]
    silenced: list[Silenced]  # here, or everywhere
    nudge_after: float  # seconds that a turn must have lasted


class News(Struct, tag_field="type", tag="said"):
    """What was said since."""

    words: list[Said]


class Nudge(Struct, tag_field="type", tag="nudge"):
    """Somebody calls: the table waits for you."""

    seat: int  # that is called
    by: int


class AllowTalk(Struct):
    talk: TalkAllowed


class Silence(Struct):
    """Read no more of somebody: whoever sits in a seat, or has said something."""

    everywhere: bool = False
    seat: SeatNumber | None = None
    room: Room | None = None
    number: Annotated[int, Meta(ge=1, lt=1 << 31)] | None = None  # of what they said in the room
