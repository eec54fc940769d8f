"""What the table service and its clients say to each other.

A `Message` is what `brewtable.kernel.message.Message.to_data` gives: a key of the Fluent files and arguments.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Message = dict[str, Any]
Name = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Version = Annotated[int, Meta(ge=0, lt=1 << 31)]
SeatKind = Literal["human", "hot-seat", "bot"]
Status = Literal["waiting", "playing", "over"]

# Games and people.


class OptionInfo(Struct):
    name: str
    values: list[str | bool]  # the first is the default


class BotInfo(Struct):
    name: str
    seconds: float  # of thought for a decision
    wins: int | None  # of 100 two-player games against the level easy, where it was measured


class GameInfo(Struct):
    name: str
    title: str
    fewest: int
    most: int
    options: list[OptionInfo]
    bots: list[BotInfo]  # weakest first


class Me(Struct):
    id: str  # may be told to anybody; the cookie may not
    name: str


class Rename(Struct):
    name: Name


# Tables.


class SeatWish(Struct):
    who: Literal["me", "open", "hot-seat", "bot"]
    name: Name = ""
    bot: Name = "normal"


class CreateTable(Struct):
    game: str
    seats: Annotated[list[SeatWish], Meta(max_length=64)]
    options: dict[str, str | bool] = {}
    deck: dict[str, Any] | None = None  # Deck.to_data(); None is the house deck
    seed: Annotated[int, Meta(ge=0)] | None = None
    public: bool = False
    hints: bool = True  # allowed when other people sit here


class SeatInfo(Struct):
    seat: int
    name: str  # empty where nobody gave one: bots and players are named in the words of whoever looks
    kind: SeatKind  # "hot-seat": another person at the device of the one who opened the table
    mine: bool  # this browser may act for it
    taken: bool  # False: open, waits for someone with the link
    online: bool  # a person is connected now; bots always are
    bot: str | None  # the bot playing now: a bot seat's own, or the stand-in of an absent player
    standing_in: bool
    conceded: bool
    code: str | None  # XXXX-XXXX-XXXX, only for those who may pass it on


class Pledge(Struct):
    hash: str  # SHA-256 of "SALT:SEED", in hex; empty where the shuffle was not drawn at this table
    seed: int | None  # seed and salt are told once the game is over
    salt: str | None


class TableInfo(Struct):
    id: str
    game: str
    title: str
    status: Status
    players: int
    options: dict[str, str | bool]
    deck: str
    public: bool
    hints: bool
    host: bool  # this browser opened it
    seats: list[SeatInfo]
    ply: int
    to_move: int | None
    my_turn: bool
    created: str
    changed: str
    rematch: str | None  # the table that follows this one
    winners: list[int] | None


# A table seen by someone.


class Told(Struct):
    """One decision as the viewer may know it; ply 0 is the set-up."""

    ply: int
    seat: int | None
    text: str | None  # None where the viewer may not know it
    events: list[dict[str, Any]]
    lines: list[Message]


class Choice(Struct):
    action: int
    text: str
    do: dict[str, Any]
    on: list[str]
    label: Message


class Blocked(Struct):
    kind: str
    on: str
    reason: Message


class PromptData(Struct):
    seat: int
    ask: str
    question: Message
    options: list[Choice]
    blocked: list[Blocked]


class Undo(Struct):
    can: bool
    refusal: Message | None
    restart: bool  # more than one decision can be taken back


class Takeback(Struct):
    seat: int
    ply: int
    agreed: list[int]
    waiting_for: list[int]


class Snapshot(Struct):
    table: TableInfo
    version: int  # length of the append-only log; comes back with every move
    ply: int
    seat: int | None  # whose eyes; None is a spectator
    to_move: int | None
    over: bool
    view: dict[str, Any]  # empty while the table waits for players
    prompt: PromptData | None
    undo: Undo
    takeback: Takeback | None
    thinking: bool  # a bot is
    told: list[Told]
    cut: int | None  # decisions were taken back: forget what was told after this ply
    result: dict[str, Any] | None
    pledge: Pledge
    may_hint: bool


class LiveSnapshot(Snapshot, tag_field="type", tag="snapshot"):
    """A snapshot as the socket sends it."""


class Ping(Struct, tag_field="type", tag="ping"):
    """Sent when nothing happens, so that both sides know the other is there."""


# Playing.


class Move(Struct):
    version: Version
    seat: SeatNumber
    action: int


class Moved(Struct):
    accepted: bool  # False: stale or sent twice; nothing was played
    snapshot: Snapshot


class OneSeat(Struct):
    seat: SeatNumber


class TakeBack(Struct):
    version: Version
    seat: SeatNumber


class AskTakeback(Struct):
    seat: SeatNumber
    ply: Version


class AnswerTakeback(Struct):
    seat: SeatNumber
    agree: bool


class StandIn(Struct):
    bot: Name


class Join(Struct):
    code: Annotated[str, Meta(max_length=40)]
    name: Name = ""


class BranchOff(Struct):
    ply: Version
    seat: SeatNumber
    bot: Name = "normal"


class Preview(Struct):
    """What a choice does, as far as it is the same in every world the seat cannot tell apart."""

    events: list[dict[str, Any]]
    lines: list[Message]
    certain: bool  # False: chance or hidden cards come in after these events
    view: dict[str, Any] | None  # only when certain
    can_take_back: bool


class Hint(Struct):
    action: int
    text: str
    label: Message
    sure: float  # how much the bot prefers it to all else, from 0 to 1
    chance: float  # to win with it, as far as the bot sees, from 0 to 1
    score: float  # expected at the end
    line: list[str]  # how the game may go on, in notation, the choice itself first


class Frame(Struct):
    told: Told
    view: dict[str, Any]
    to_move: int | None


class Replay(Struct):
    table: TableInfo
    seat: int | None
    frames: list[Frame]
    result: dict[str, Any] | None
    pledge: Pledge


class Review(Struct):
    """What there is to judge in a game that is over, and which verdicts are turning points."""

    plies: list[int]  # decisions, by how many were made before them, in which there was something to choose
    turning_points: int  # at most so many: the decisions that gave away most …
    noteworthy: float  # … and at least this part of the chance to win


class Verdict(Struct):
    """A decision as a bot that knew what the seat knew sees it."""

    ply: int  # decisions before it
    seat: int
    chances: list[float]  # of each seat to win, before the decision
    played: Choice
    better: Choice | None  # what the bot would have done; None: the same
    lost: float  # the part of the chance to win that was given away, from 0 to 1


class Problem(Struct):
    """What is wrong and what would be right, as application/problem+json."""

    status: int
    title: str
    detail: str
    code: str
    message: Message
