"""What is kept: people, tables, seats, and one append-only log for each table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, Integer, String
from sqlalchemy.orm import DeclarativeBase, Mapped, deferred, mapped_column

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


class TableRow(Base):
    __tablename__ = "game_table"
    __table_args__ = (Index("game_table_public", "public", "changed"),)

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    rules: Mapped[int] = mapped_column(Integer)
    # Either the set-up (players, options, deck, seed) or the position that the game began from.
    start: Mapped[dict[str, Any]] = deferred(mapped_column(JSON, nullable=False))
    players: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    deck: Mapped[str] = mapped_column(String(200))
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

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None


class LogRow(Base):
    """One entry of a table's log. Its key makes a second move with the same number impossible."""

    __tablename__ = "log"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # move, cut or concede
    seat: Mapped[int] = mapped_column(Integer)
    value: Mapped[int] = mapped_column(Integer)  # move: the action; cut: how many decisions stay
    at: Mapped[str] = mapped_column(String(32))


class PresenceRow(Base):
    """A socket that is open now, or was until its process died."""

    __tablename__ = "presence"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id"), index=True)
    person: Mapped[str] = mapped_column(ID)
    seen: Mapped[int] = mapped_column(BigInteger)  # seconds since 1970
