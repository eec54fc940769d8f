"""Who sits where: joining by code, leaving, bots that stand in, and the lists of tables."""

from __future__ import annotations

import math

from sqlalchemy import ColumnElement, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.bots import check_known
from brewtable.table.codes import new_code, read_code
from brewtable.table.hall import Hall, decided_again
from brewtable.table.kept import SEAT_FIELDS, TABLE_FIELDS, Seat, seat_of, table_of
from brewtable.table.models import SeatRow, TableRow, columns_of
from brewtable.table.people import clean_name, name_of
from brewtable.table.problems import Refusal
from brewtable.table.schema import Invitation, Snapshot, TableInfo
from brewtable.table.sitting import CONCEDED, Sitting
from brewtable.table.snapshots import snapshot, table_info

LISTED = 200


async def my_tables(hall: Hall, person: str) -> list[TableInfo]:
    mine = select(SeatRow.table_id).where(SeatRow.person == person)
    if not hall.admission.lets_in(person):
        return await _listed(hall, person, and_(TableRow.status == "playing", TableRow.id.in_(mine)))
    return await _listed(hall, person, or_(TableRow.host == person, TableRow.id.in_(mine)))


async def public_tables(hall: Hall, person: str) -> list[TableInfo]:
    return await _listed(hall, person, TableRow.public.is_(True))


async def _listed(hall: Hall, person: str, which: ColumnElement[bool]) -> list[TableInfo]:
    """Tables, newest first."""
    async with hall.storage.read() as session:
        newest = (
            select(*columns_of(TableRow, TABLE_FIELDS))
            .where(which)
            .order_by(TableRow.changed.desc())
            .limit(LISTED)
        )
        rows = [table_of(dict(found)) for found in (await session.execute(newest)).mappings()]
        theirs = SeatRow.table_id.in_([row.id for row in rows])
        seated = select(*columns_of(SeatRow, SEAT_FIELDS)).where(theirs).order_by(SeatRow.seat)
        seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
        for found in (await session.execute(seated)).mappings():
            seats[found["table_id"]].append(seat_of(dict(found)))
    return [table_info(row, seats[row.id], hall.presence.at(row.id), person) for row in rows]


@decided_again
async def join(hall: Hall, person: str, typed: str, name: str) -> TableInfo:
    """Take the seat a code is for. The code changes with it, so only the new holder knows it."""
    code = _read(typed)
    async with hall.storage.read() as session:
        table = await _table_of(session, code)
        own_name = await name_of(session, person)
    async with hall.changing(table) as sitting:
        seat = _seat_for(sitting, code)
        if seat.person != person:
            if sitting.over:
                raise Refusal(409, "game-over", "table-game-over")
            if sitting.mine(person):
                raise Refusal(409, "already-seated", "table-already-seated")
            if sitting.row.rated and sitting.playing:
                raise Refusal(409, "rated", "table-rated-seat")
            if sitting.clock is not None and seat.seat in sitting.clock.out:
                raise Refusal(409, "out-of-time", "table-seat-out-of-time")
            take_seat(sitting, seat, person, clean_name(name) or own_name)
            sitting.touch()
        return table_info(sitting.row, sitting.seats, sitting.online, person)


def take_seat(sitting: Sitting, seat: Seat, person: str, name: str) -> None:
    """Somebody sits down; the code changes, so only they know it."""
    sitting.heard_of(person)
    seat.person, seat.kind, seat.code = person, "human", new_code()
    seat.name = name or seat.name
    seat.bot, seat.standing_in = None, False


async def invitation(hall: Hall, person: str, typed: str) -> Invitation:
    """Who invites to what with this code. Nobody sits down yet."""
    code = _read(typed)
    async with hall.storage.read() as session:
        table = await _table_of(session, code)
    async with hall.looking(table, recent=True) as sitting:
        seat = _seat_for(sitting, code)
        host, number = sitting.row.host, seat.seat
        names = [one.name for one in sitting.seats if one.person == host and one.seat != number]
        info = table_info(sitting.row, sitting.seats, sitting.online, person)
    return Invitation(number, next(filter(None, names), ""), info)


def _read(typed: str) -> str:
    code = read_code(typed)
    if code is None:
        raise Refusal(422, "bad-code", "table-bad-code", {"example": "7KQ2-M0XD-94TR"})
    return code


async def _table_of(session: AsyncSession, code: str) -> str:
    table: str | None = await session.scalar(select(SeatRow.table_id).where(SeatRow.code == code))
    if table is None:
        raise _unknown_code()
    return table


def _seat_for(sitting: Sitting, code: str) -> Seat:
    seat = next((one for one in sitting.seats if one.code == code and not one.conceded), None)
    if seat is None:
        raise _unknown_code()
    return seat


def _unknown_code() -> Refusal:
    return Refusal(404, "unknown-code", "table-unknown-code")


@decided_again
async def call_off(hall: Hall, person: str, table: str) -> None:
    """Give up a table that waits for players: nobody is at it any more, and no code leads there."""
    async with hall.changing(table) as sitting:
        sitting.check_may_see(person)
        if sitting.row.host != person:
            raise Refusal(403, "not-your-table", "table-call-off-others")
        if sitting.row.status != "waiting":
            raise Refusal(409, "begun", "table-call-off-late")
        sitting.call_off()
        sitting.touch()


@decided_again
async def leave(hall: Hall, person: str, table: str, number: int) -> Snapshot:
    """Give a seat up; its new code goes to the one who opened the table, or to the next player there."""
    async with hall.changing(table) as sitting:
        seat = sitting.own_seat(person, number)
        if sitting.row.rated and sitting.row.status != "waiting":  # the result may not be written yet
            raise Refusal(409, "rated", "table-rated-leave")
        seat.person, seat.kind, seat.code = None, "human", new_code()
        if sitting.row.host == person and not sitting.mine(person):
            others = [one.person for one in sitting.seats if one.person is not None]
            sitting.row.host = others[0] if others else None
        sitting.touch()
        return snapshot(sitting, person, None)


@decided_again
async def stand_in(hall: Hall, person: str, table: str, number: int, bot: str) -> Snapshot:
    """Let a bot play for a seat: an open one, one whose player is away, or, without a clock, one's own."""
    check_known(bot)
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
        if sitting.row.branch_of is not None:
            raise Refusal(403, "no-hint", "table-no-hints-here")
        rated = sitting.row.rated
        if seat.person is not None and (sitting.row.pace is not None or rated or seat.person != person):
            _check_away(sitting, seat)
        hall.thinkers.check_room(person)
        seat.bot, seat.standing_in = CONCEDED if rated else bot, True  # nobody is played well for
        sitting.touch()
        return snapshot(sitting, person, sitting.eyes(person, None))


def _check_away(sitting: Sitting, seat: Seat) -> None:
    """A bot sits in for those who have been away for a while, not for a moment."""
    if sitting.row.clock is not None:
        raise Refusal(409, "clock-decides", "table-clock-decides", {"seat": seat.seat})
    grace = sitting.grace(seat)
    if grace is None:
        raise Refusal(409, "still-here", "table-still-here", {"seat": seat.seat})
    if grace > 0:
        raise Refusal(409, "grace", "table-grace", {"seat": seat.seat, "seconds": math.ceil(grace)})


async def welcome(hall: Hall, person: str, table: str) -> None:
    """Somebody comes to a table: a bot stops that sits in for them."""
    if hall.presence.sockets(table, person):
        return  # was here already
    async with hall.looking(table) as sitting:
        out = [] if sitting.clock is None else sitting.clock.out
        back = (seat for seat in sitting.seats if seat.person == person and seat.standing_in)
        seats = [seat.seat for seat in back if seat.seat not in out]
    for number in seats:
        await come_back(hall, person, table, number)


@decided_again
async def come_back(hall: Hall, person: str, table: str, number: int) -> Snapshot:
    """Take one's seat back from the bot that stood in."""
    async with hall.changing(table) as sitting:
        seat = sitting.own_seat(person, number)
        if seat.conceded:
            raise Refusal(409, "conceded", "table-conceded")
        if sitting.clock is not None and number in sitting.clock.out:
            raise Refusal(409, "out-of-time", "table-out-of-time")
        if seat.standing_in:
            seat.bot, seat.standing_in = None, False
            sitting.touch()
        return snapshot(sitting, person, number)
