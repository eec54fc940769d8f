"""What is kept: people, tables, seats, and one append-only log for each table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    UniqueConstraint,
    false,
)
from sqlalchemy.orm import DeclarativeBase, InstrumentedAttribute, Mapped, deferred, mapped_column

ID = String(32)


class Base(DeclarativeBase):
    """Base of all that is kept."""


class Secret(Base):
    """Keys made once, such as the one that signs cookies."""

    __tablename__ = "secret"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(128))


class PersonRow(Base):
    __tablename__ = "person"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    visible_to: Mapped[str] = mapped_column(String(8), server_default="met")  # all, met or nobody
    standing: Mapped[str] = mapped_column(String(8), server_default="")  # in, host or out; see admission.py
    invited_by: Mapped[str | None] = mapped_column(ID)  # the invitation that let them in
    seen: Mapped[str | None] = mapped_column(String(10))  # the day they were here last


class InvitationRow(Base):
    """A code that lets people into the house."""

    __tablename__ = "invitation"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    code: Mapped[str] = mapped_column(String(12), unique=True)
    times: Mapped[int | None] = mapped_column(Integer)  # that it is good for; None: any number
    used: Mapped[int] = mapped_column(Integer)
    until: Mapped[str | None] = mapped_column(String(32))
    created: Mapped[str] = mapped_column(String(32))
    revoked: Mapped[bool]


class HouseRow(Base):
    """What hosts have decided: who may enter, the message of the day, limits."""

    __tablename__ = "house"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(4000))


class PasskeyRow(Base):
    """A key on somebody's device that shows who they are. Nothing here can be used to sign in elsewhere."""

    __tablename__ = "passkey"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    person: Mapped[str] = mapped_column(ID, index=True)
    credential: Mapped[str] = mapped_column(String(1400), unique=True)  # its name to the device, base64url
    public_key: Mapped[str] = mapped_column(String(4000))  # base64url
    place: Mapped[str] = mapped_column(String(255))  # the name of the service that it was made for
    name: Mapped[str] = mapped_column(String(40))
    counted: Mapped[int] = mapped_column(BigInteger)  # uses, as far as the device counts them
    created: Mapped[str] = mapped_column(String(32))
    used: Mapped[str | None] = mapped_column(String(32))


class RecoveryRow(Base):
    """The hash of a recovery code that has not been used yet."""

    __tablename__ = "recovery"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[str] = mapped_column(ID, index=True)


class SpentRow(Base):
    """A challenge that was answered: it is good once, and forgotten when it would be too old anyway."""

    __tablename__ = "spent"

    challenge: Mapped[str] = mapped_column(String(200), primary_key=True)
    until: Mapped[int] = mapped_column(BigInteger, index=True)


class SignedOutRow(Base):
    """Cookies of a person from before this generation are not theirs any more. Says nothing else."""

    __tablename__ = "signed_out"

    person: Mapped[str] = mapped_column(ID, primary_key=True)
    generation: Mapped[int] = mapped_column(Integer)


class TableRow(Base):
    __tablename__ = "game_table"
    __table_args__ = (
        Index("game_table_public", "public", "changed"),
        Index("game_table_changed", "changed"),
        Index("game_table_lobby", "status", "public"),
        Index("game_table_rated", "rated", "counted", "changed"),
    )

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    rules: Mapped[int] = mapped_column(Integer)
    # That the game began from; None: it follows from players, options, deck and seed.
    position: Mapped[dict[str, Any] | None] = deferred(mapped_column(JSON(none_as_null=True)))
    players: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    deck: Mapped[str] = mapped_column(String(200))  # its title
    deck_hash: Mapped[str] = mapped_column(String(32), server_default="")  # its key among the decks
    pledge: Mapped[str] = mapped_column(String(64))
    salt: Mapped[str] = mapped_column(String(64))
    seed: Mapped[int | None] = mapped_column(BigInteger)
    host: Mapped[str | None] = mapped_column(ID)
    public: Mapped[bool]
    hints: Mapped[bool]
    status: Mapped[str] = mapped_column(String(8), index=True)
    version: Mapped[int] = mapped_column(Integer)  # entries in the log
    ply: Mapped[int] = mapped_column(Integer)
    to_move: Mapped[int | None] = mapped_column(Integer)
    takeback: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    rematch: Mapped[str | None] = mapped_column(ID)
    created: Mapped[str] = mapped_column(String(32))
    changed: Mapped[str] = mapped_column(String(32))
    revision: Mapped[int] = mapped_column(
        Integer, server_default="0"
    )  # changes so far; decides between processes
    keeper: Mapped[int | None] = mapped_column(
        Integer
    )  # the process that changed it last: its bots play here
    seal: Mapped[str] = mapped_column(String(16), server_default="")  # the running hash of the log
    branch_of: Mapped[str | None] = mapped_column(ID)  # the running game without hints that it grew from
    by_link: Mapped[bool] = mapped_column(server_default=false())  # open to whoever has its address
    level: Mapped[str] = mapped_column(String(12), server_default="any")  # of those it looks for
    language: Mapped[str] = mapped_column(String(2), server_default="")  # that they speak; empty: any
    counted: Mapped[bool | None]  # its results are written, or there are none to write
    pace: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # agreed at the start
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # see clocks.py
    talk: Mapped[str] = mapped_column(String(8), server_default="all")  # all, phrases or off
    rated: Mapped[bool] = mapped_column(server_default=false())
    slow_bots: Mapped[str] = mapped_column(String(12), server_default="")  # why bots thought less than usual


class SeatRow(Base):
    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(40))
    person: Mapped[str | None] = mapped_column(ID, index=True)
    code: Mapped[str | None] = mapped_column(String(12), unique=True)
    bot: Mapped[str | None] = mapped_column(String(40))
    standing_in: Mapped[bool]
    conceded: Mapped[bool]


class ResultRow(Base):
    """How a game ended for one seat. It stays when the table is cleared away."""

    __tablename__ = "result"
    __table_args__ = (
        Index("result_person", "person", "ended"),
        Index("result_record", "game", "players", "score"),
    )

    table_id: Mapped[str] = mapped_column(ID, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    person: Mapped[str | None] = mapped_column(ID)  # None: a bot, somebody at another's device, or gone
    bot: Mapped[str | None] = mapped_column(String(40))
    game: Mapped[str] = mapped_column(String(64))
    players: Mapped[int] = mapped_column(Integer)
    place: Mapped[int] = mapped_column(Integer)  # from 1; who is level shares it
    score: Mapped[int] = mapped_column(Integer)
    conceded: Mapped[bool]
    ended: Mapped[str] = mapped_column(String(32))
    rated: Mapped[bool] = mapped_column(server_default=false())


class RatingRow(Base):
    """How strong somebody is in a title, as far as rated games tell."""

    __tablename__ = "rating"
    __table_args__ = (Index("rating_ladder", "game", "mu"),)

    person: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(64), primary_key=True)
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    games: Mapped[int] = mapped_column(Integer)
    changed: Mapped[str] = mapped_column(String(32))


class RatingStepRow(Base):
    """What one game made of somebody's rating. It stays when the table is cleared away."""

    __tablename__ = "rating_step"
    __table_args__ = (Index("rating_step_person", "person", "game", "ended"),)

    table_id: Mapped[str] = mapped_column(ID, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    person: Mapped[str] = mapped_column(ID)
    game: Mapped[str] = mapped_column(String(64))
    ended: Mapped[str] = mapped_column(String(32))
    was: Mapped[float] = mapped_column(Double)  # mu before
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    games: Mapped[int] = mapped_column(Integer)  # rated so far, this one included


class LogRow(Base):
    """One entry of a table's log. Its key makes a second move with the same number impossible."""

    __tablename__ = "log"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # move, cut or concede
    seat: Mapped[int] = mapped_column(Integer)
    value: Mapped[int] = mapped_column(Integer)  # move: the action; cut: how many decisions stay
    at: Mapped[str] = mapped_column(String(32))


class SaidRow(Base):
    """Something that was said at a table, by the name that its speaker went by."""

    __tablename__ = "said"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    room: Mapped[str] = mapped_column(String(12), primary_key=True)  # players or spectators
    # Within the room: nobody can tell from it what is said in the other.
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    person: Mapped[str] = mapped_column(ID, index=True)
    seat: Mapped[int | None] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(300))
    phrase: Mapped[str | None] = mapped_column(String(20))
    at: Mapped[str] = mapped_column(String(32))


class SilencedRow(Base):
    """One person reads no more of another."""

    __tablename__ = "silenced"
    __table_args__ = (UniqueConstraint("person", "other", "table_id"),)

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    person: Mapped[str] = mapped_column(ID)
    other: Mapped[str] = mapped_column(ID, index=True)
    table_id: Mapped[str] = mapped_column(ID, index=True)  # at this one; empty: everywhere
    name: Mapped[str] = mapped_column(String(40))  # by which the other went
    since: Mapped[str] = mapped_column(String(32))


class CallWayRow(Base):
    """A way by which somebody wants to be called when a table waits for them."""

    __tablename__ = "call_way"
    __table_args__ = (UniqueConstraint("person", "mark", name="call_way_once"),)

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    person: Mapped[str] = mapped_column(ID)
    kind: Mapped[str] = mapped_column(String(8))  # push, mail or webhook
    address: Mapped[str] = mapped_column(String(1000))
    mark: Mapped[str] = mapped_column(String(64), index=True)  # the hash of kind and address
    public_key: Mapped[str] = mapped_column(String(100), server_default="")  # of the browser, for push
    shared: Mapped[str] = mapped_column(String(32), server_default="")  # known to that browser and us alone
    name: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(2))
    place: Mapped[str] = mapped_column(String(255))  # where its owner finds the service
    confirmed: Mapped[bool]
    created: Mapped[str] = mapped_column(String(32))


class CallRow(Base):
    """What was called about to somebody at a table: whoever writes here first may call."""

    __tablename__ = "call"

    table_id: Mapped[str] = mapped_column(ID, primary_key=True)
    person: Mapped[str] = mapped_column(ID, primary_key=True, index=True)
    about: Mapped[str] = mapped_column(String(40), server_default="")  # the last call
    unseen: Mapped[bool] = mapped_column(server_default=false())  # called, and not looked since
    nudged: Mapped[bool] = mapped_column(server_default=false())  # the same for a nudge
    reminded: Mapped[int] = mapped_column(BigInteger, server_default="0")  # of this deadline
    off: Mapped[bool] = mapped_column(server_default=false())  # no calls from this table


class CallCountRow(Base):
    """How many calls went where in an hour or a day: bounds that hold for all processes."""

    __tablename__ = "call_count"

    what: Mapped[str] = mapped_column(String(80), primary_key=True)
    until: Mapped[int] = mapped_column(BigInteger, primary_key=True)  # milliseconds of the house
    count: Mapped[int] = mapped_column(Integer)


class DeckRow(Base):
    """A deck, once for all tables that play with it."""

    __tablename__ = "deck"

    hash: Mapped[str] = mapped_column(String(32), primary_key=True)
    data: Mapped[dict[str, Any]] = mapped_column(JSON)


class TallyRow(Base):
    """How often something was written, to be held against what is known elsewhere."""

    __tablename__ = "tally"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    count: Mapped[int] = mapped_column(BigInteger)


def columns_of(rows: type[Base], names: Iterable[str]) -> list[InstrumentedAttribute[Any]]:
    """Plain columns to read: no objects are made of them that watch for changes."""
    return [getattr(rows, name) for name in names]
