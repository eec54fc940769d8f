"""What the table service and its clients say to each other.

A `Message` is what `brewtable.kernel.message.Message.to_data` gives: a key of the Fluent files and arguments.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from brewtable.kernel.face import MessageData

Message = MessageData
Name = Annotated[str, Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Version = Annotated[int, Meta(ge=0, lt=1 << 31)]
Actions = Annotated[list[int], Meta(max_length=64)]
SeatKind = Literal["human", "hot-seat", "bot"]
Status = Literal["waiting", "playing", "over"]
Level = Literal["any", "beginners", "experienced"]
TalkAllowed = Literal["all", "phrases", "off"]  # words of one's own, set phrases only, nothing
Language = Annotated[str, Meta(pattern="^([a-z]{2})?$")]  # empty: any

# Refusals.


class Problem(Struct):
    """What is wrong and what would be right, as application/problem+json."""

    status: int
    title: str
    detail: str
    code: str
    message: Message


# Games and people.


class Engine(Struct):
    version: str
    rules: Literal["compiled", "interpreted"]
    compiling: int | None  # how much of a compile beside the table is done, of 100; None when there is none


class OptionInfo(Struct):
    name: str
    values: list[str | bool]  # the first is the default
    words: str  # key of its name; with -about what it does, with -is-VALUE the name of a value; empty: none


class BotInfo(Struct):
    name: str
    seconds: float  # of thought for a decision
    wins: int | None  # of 100 two-player games against the level easy, where it was measured


class GameInfo(Struct):
    name: str
    title: str
    fewest: int
    most: int
    minutes: int  # that a game takes, roughly; 0 where nobody has said
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


class Pace(Struct):
    """How fast a table is played, and what follows when the time of a seat is out: agreed at the start."""

    kind: Literal["live", "days"]
    minutes: Annotated[int, Meta(ge=1, le=240)] = 20  # live: of each seat
    extra: Annotated[int, Meta(ge=0, le=120)] = 10  # live: seconds more for each decision
    hours: Annotated[int, Meta(ge=1, le=168)] = 24  # over days: for each turn
    days_off: Annotated[int, Meta(ge=0, le=14)] = 0  # over days: that each seat may take
    late: Literal["bot", "concede", "others"] = "bot"  # a bot plays on, the seat concedes, the others decide


class CreateTable(Struct):
    game: str
    seats: Annotated[list[SeatWish], Meta(max_length=64)]
    options: dict[str, str | bool] = {}
    deck: dict[str, Any] | None = None  # Deck.to_data(); None is the house deck
    seed: Annotated[int, Meta(ge=0)] | None = None
    public: bool = False  # listed: anybody may watch, and sit down while seats are free
    by_link: bool = False  # likewise for whoever has the address of the table
    level: Level = "any"  # of those it looks for
    language: Language = ""
    hints: bool = True  # allowed when other people sit here
    rated: bool = False  # counts for ratings: as usual in everything, without hints and take-backs
    pace: Pace | None = None  # None: without a clock
    talk: TalkAllowed = "all"


class SeatInfo(Struct):
    seat: int
    name: str  # empty where nobody gave one: bots and players are named in the words of whoever looks
    kind: SeatKind  # "hot-seat": another person at the device of the one who opened the table
    mine: bool  # this browser may act for it
    taken: bool  # False: open, waits for someone with the link
    online: bool  # a person is connected now; bots always are
    grace: float | None  # seconds until a bot may sit in for a player who is away; None: nobody is
    bot: str | None  # the bot playing now: a bot seat's own, or the stand-in of an absent player
    standing_in: bool
    conceded: bool
    code: str | None  # XXXX-XXXX-XXXX, only for those who may pass it on


class Pledge(Struct):
    hash: str  # SHA-256 of "SALT:SEED", in hex; empty where the shuffle was not drawn at this table
    seed: int | None  # told once the game is over, and from the start where somebody chose it
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
    by_link: bool
    level: Level
    language: str
    pace: Pace | None
    talk: TalkAllowed
    hints: bool
    rated: bool
    strict: bool  # another way of a running game without hints: nothing here may be one
    host: bool  # this browser opened it
    seats: list[SeatInfo]
    ply: int
    to_move: int | None
    my_turn: bool
    created: str
    changed: str
    rematch: str | None  # the table that follows this one
    winners: list[int] | None


class Invitation(Struct):
    """What a seat code is for, as told to whoever has it before they sit down."""

    seat: int
    host: str  # who opened the table; empty where they gave no name
    table: TableInfo


# A table seen by someone.


class Told(Struct):
    """One decision as the viewer may know it; ply 0 is the set-up."""

    ply: int
    seat: int | None
    text: str | None  # None where the viewer may not know it
    forced: bool  # played by itself: there was nothing to choose
    events: list[dict[str, Any]]
    lines: list[Message]  # what came of it
    headings: list[int] = []  # the places of those lines that begin a chapter, such as a round
    deed: Message | None = None  # the decision in a sentence; None where the lines say it all


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


class SetPick(Struct):
    on: list[str]
    label: Message
    actions: list[int]  # of picking it once, twice and so on


class SetLimit(Struct):
    picks: list[int]  # by their places in the set
    most: int  # so many of them together


class PickSet(Struct):
    """Choices that belong together: picked in any order, they are sent as `actions` of one move."""

    kind: str
    fewest: int
    most: int
    picks: list[SetPick]
    limits: list[SetLimit]
    done: int | None  # the action for none; after fewer than `most` it follows by itself


class Way(Struct):
    """Several decisions made in one go: the `actions` of one move."""

    actions: list[int]
    label: Message


class PromptData(Struct):
    seat: int
    ask: str
    question: Message
    choices: list[Choice]
    blocked: list[Blocked]
    set: PickSet | None
    ways: list[Way]


class Undo(Struct):
    can: bool
    refusal: Message | None
    restart: bool  # more than one decision can be taken back


class Takeback(Struct):
    seat: int
    ply: int
    agreed: list[int]
    waiting_for: list[int]


class ClockInfo(Struct):
    left: list[float]  # seconds of each seat at the moment this is said
    running: int | None  # the seat whose time runs
    off: list[int]  # days off that each seat may still take
    out: list[int]  # seats without time, for which bots play to the end
    asked: int | None  # the seat without time about which the others decide
    waiting_for: list[int]  # who of them have not said yet


class Snapshot(Struct):
    table: TableInfo
    version: int  # length of the append-only log; comes back with every move
    ply: int
    seat: int | None  # whose eyes; None is a spectator
    to_move: int | None
    over: bool
    view: Mapping[str, Any]  # empty while the table waits for players
    prompt: PromptData | None
    undo: Undo
    takeback: Takeback | None
    thinking: bool  # a bot is
    told: list[Told]
    cut: int | None  # decisions were taken back: forget what was told after this ply
    result: dict[str, Any] | None
    pledge: Pledge
    may_hint: bool
    grace: float  # seconds that a player may be away before a bot can be asked to sit in
    clock: ClockInfo | None = None  # of a table that is played with one


class LiveSnapshot(Snapshot, tag_field="type", tag="snapshot"):
    """A snapshot as the socket sends it."""


class Ping(Struct, tag_field="type", tag="ping"):
    """Sent when nothing happens, so that both sides know the other is there."""


class LiveRefused(Struct, tag_field="type", tag="refused"):
    """What was asked over the socket is not granted."""

    id: int | None  # of the message, if it could be read
    problem: Problem


# Playing.


class LiveMove(Struct, tag_field="do", tag="move"):
    """A move sent over the socket; it is answered there, with the same id."""

    id: Annotated[int, Meta(ge=0, lt=1 << 31)]
    version: Version
    seat: SeatNumber
    action: int | None = None
    actions: Actions = []


class LiveLook(Struct, tag_field="do", tag="look"):
    """The page of this socket has come to the front, or gone behind others; there is no answer."""

    visible: bool


class Move(Struct):
    """One action, or several that are played in order: all or none."""

    version: Version
    seat: SeatNumber
    action: int | None = None
    actions: Actions = []


class Moved(Struct):
    accepted: bool  # False: stale or sent twice; nothing was played
    snapshot: Snapshot


class OneSeat(Struct):
    seat: SeatNumber


class TakeBack(Struct):
    version: Version
    seat: SeatNumber
    choices: Annotated[int, Meta(ge=1, le=64)] = 1  # of one's own: those made in one go go back in one go


class AskTakeback(Struct):
    seat: SeatNumber
    ply: Version


class AnswerTakeback(Struct):
    seat: SeatNumber
    agree: bool


class AboutLate(Struct):
    """What one of the others wants for the seat without time: more of it, a bot, or that it concedes."""

    seat: SeatNumber  # of the one who says so
    verdict: Literal["wait", "bot", "concede"]


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
    view: Mapping[str, Any] | None  # only when certain
    can_take_back: bool


class Hint(Struct):
    action: int
    text: str
    label: Message
    sure: float  # how much the bot prefers it to all else, from 0 to 1
    chance: float  # to win with it, as far as the bot sees, from 0 to 1
    score: float  # expected at the end
    line: list[str]  # how the game may go on, in notation, the choice itself first
    then: list[Message]  # what follows the choice, as the log would tell it
    why: Message | None  # what it gains against the next best choice; None where there is none


class Frame(Struct):
    told: Told
    view: Mapping[str, Any]
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
