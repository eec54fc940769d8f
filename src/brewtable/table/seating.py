"""Who sits where: joining by code, leaving, bots that stand in, and the lists of tables."""

from __future__ import annotations

from sqlalchemy import ColumnElement, or_, select

from brewtable.bots import make_bot
from brewtable.table.codes import new_code, read_code
from brewtable.table.hall import Hall, is_online
from brewtable.table.models import SeatRow, TableRow
from brewtable.table.people import clean_name, name_of
from brewtable.table.problems import Refusal
from brewtable.table.schema import Snapshot, TableInfo
from brewtable.table.snapshots import snapshot, table_info

LISTED = 200


async def my_tables(hall: Hall, person: str) -> list[TableInfo]:
    mine = select(SeatRow.table_id).where(SeatRow.person == person)
    return await _listed(hall, person, or_(TableRow.host == person, TableRow.id.in_(mine)))


async def public_tables(hall: Hall, person: str) -> list[TableInfo]:
    return await _listed(hall, person, TableRow.public.is_(True))


async def _listed(hall: Hall, person: str, which: ColumnElement[bool]) -> list[TableInfo]:
    """Tables, newest first."""
    async with hall.storage.read() as session:
        newest = select(TableRow).where(which).order_by(TableRow.changed.desc()).limit(LISTED)
        rows = list(await session.scalars(newest))
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        online: dict[str, set[str]] = {row.id: set() for row in rows}
        theirs = SeatRow.table_id.in_(list(seats))
        for seat, here in await session.execute(
            select(SeatRow, is_online()).where(theirs).order_by(SeatRow.seat)
        ):
            seats[seat.table_id].append(seat)
            if here and seat.person:
                online[seat.table_id].add(seat.person)
        return [table_info(row, seats[row.id], online[row.id], person) for row in rows]


async def join(hall: Hall, person: str, typed: str, name: str) -> TableInfo:
    """Take the seat a code is for. The code changes with it, so only the new holder knows it."""
    code = read_code(typed)
    if code is None:
        raise Refusal(422, "bad-code", "table-bad-code", {"example": "7KQ2-M0XD-94TR"})
    async with hall.storage.read() as session:
        table = await session.scalar(select(SeatRow.table_id).where(SeatRow.code == code))
        own_name = await name_of(session, person)
    if table is None:
        raise _unknown_code()
    async with hall.changing(table) as sitting:
        seat = next((one for one in sitting.seats if one.code == code), None)
        if seat is None or seat.conceded:
            raise _unknown_code()
        if seat.person != person:
            if sitting.over:
                raise Refusal(409, "game-over", "table-game-over")
            if sitting.mine(person):
                raise Refusal(409, "already-seated", "table-already-seated")
            seat.person, seat.kind, seat.code = person, "human", new_code()
            seat.name = clean_name(name) or own_name or seat.name
            seat.bot, seat.standing_in = None, False
            sitting.touch()
        return table_info(sitting.row, sitting.seats, sitting.online, person)


def _unknown_code() -> Refusal:
    return Refusal(404, "unknown-code", "table-unknown-code")


async def leave(hall: Hall, person: str, table: str, number: int) -> Snapshot:
    """Give a seat up; its new code goes to the one who opened the table, or to the next player there."""
    async with hall.changing(table) as sitting:
        seat = sitting.own_seat(person, number)
        seat.person, seat.kind, seat.code = None, "human", new_code()
        if sitting.row.host == person and not sitting.mine(person):
            others = [one.person for one in sitting.seats if one.person is not None]
            sitting.row.host = others[0] if others else None
        sitting.touch()
        return snapshot(sitting, person, None)


async def stand_in(hall: Hall, person: str, table: str, number: int, bot: str) -> Snapshot:
    """Let a bot play for a seat: one's own, an open one, or one whose player is away."""
    make_bot(bot, 0)
    async with hall.changing(table) as sitting:
        sitting.check_may_see(person)
        sitting.check_seat(number)
        if not sitting.mine(person) and sitting.row.host != person:
            raise Refusal(403, "not-your-table", "table-stand-in-others")
        if sitting.over:
            raise Refusal(409, "game-over", "table-game-over")
        seat = sitting.seats[number]
        if seat.bot is not None:
            raise Refusal(409, "bot-already", "table-bot-already", {"bot": seat.bot})
        if seat.person not in (None, person) and seat.person in sitting.online:
            raise Refusal(409, "still-here", "table-still-here", {"seat": seat.seat})
        seat.bot, seat.standing_in = bot, True
        sitting.touch()
        return snapshot(sitting, person, sitting.eyes(person, None))


async def come_back(hall: Hall, person: str, table: str, number: int) -> Snapshot:
    """Take one's seat back from the bot that stood in."""
    async with hall.changing(table) as sitting:
        seat = sitting.own_seat(person, number)
        if seat.conceded:
            raise Refusal(409, "conceded", "table-conceded")
        if seat.standing_in:
            seat.bot, seat.standing_in = None, False
            sitting.touch()
        return snapshot(sitting, person, number)
