"""What hosts do: the rule of the house, its people, and its tables. By the browser or by a command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from msgspec import json
from sqlalchemy import Subquery, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from brewtable.kernel.errors import BrewError
from brewtable.table.admission import ENTRY, HOST, LIMITS, MESSAGE, OUT, Entry, change, stand
from brewtable.table.codes import new_code
from brewtable.table.expiry import remove_rows
from brewtable.table.hall import Hall, decided_again
from brewtable.table.hosting_schema import (
    HostedTable,
    HouseInfo,
    LimitInfo,
    MemberInfo,
    Standing,
)
from brewtable.table.kept import SEAT_FIELDS, TABLE_FIELDS, Seat, Table, seat_of, table_of
from brewtable.table.models import PasskeyRow, PersonRow, ResultRow, SeatRow, TableRow, columns_of
from brewtable.table.moves import written
from brewtable.table.problems import Refusal, no_such_table
from brewtable.table.record import game_named
from brewtable.table.settings import CHANGEABLE, check_limit, shown
from brewtable.table.sitting import Sitting

LISTED = 500
MESSAGE_LENGTH = 600
STATUSES = ("waiting", "playing", "over")

# The house.


def house_info(hall: Hall) -> HouseInfo:
    admission = hall.admission
    limits = [
        LimitInfo(
            name,
            shown(getattr(hall.settings, name)),
            shown(getattr(admission.usual, name)),
            name in admission.limits,
        )
        for name in CHANGEABLE
    ]
    return HouseInfo(admission.entry, admission.message, limits)


async def change_house(
    hall: Hall,
    entry: Entry | None = None,
    message: str | None = None,
    limits: Mapping[str, str] | None = None,
) -> HouseInfo:
    """Decide anew what is given; all processes go by it. A limit without a number is as usual again."""
    if entry is not None and entry not in get_args(Entry):
        raise Refusal(
            422, "no-entry", "house-no-entry", {"found": entry, "names": ", ".join(get_args(Entry))}
        )
    for name, text in (limits or {}).items():
        check_limit(name, text or shown(getattr(hall.admission.usual, name, 1.0)))
    async with hall.storage.write() as session:
        if entry is not None:
            await change(session, ENTRY, entry)
        if message is not None:
            await change(session, MESSAGE, clean_message(message))
        if limits is not None:
            both = {**hall.admission.limits, **{name: text.strip() for name, text in limits.items()}}
            kept = {name: text for name, text in both.items() if text}
            await change(session, LIMITS, json.encode(kept).decode())
        await hall.admission.tell(session, [])
    await hall.admission.read([])
    return house_info(hall)


def clean_message(text: str) -> str:
    """Lines of plain text without what cannot be seen."""
    lines = ("".join(letter for letter in line if letter.isprintable()) for line in text.splitlines())
    return "\n".join(line.rstrip() for line in lines).strip()[:MESSAGE_LENGTH]


# People.


async def members(hall: Hall, person: str | None = None) -> list[MemberInfo]:
    """Those the house knows, who were here last first."""
    keys = _counted(PasskeyRow.person)
    games = _counted(ResultRow.person)
    query = (
        select(PersonRow, keys.c.count, games.c.count)
        .outerjoin(keys, keys.c.person == PersonRow.id)
        .outerjoin(games, games.c.person == PersonRow.id)
    )
    if person is not None:
        query = query.where(PersonRow.id == person)
    latest = query.order_by(func.coalesce(PersonRow.seen, "").desc(), PersonRow.name, PersonRow.id)
    async with hall.storage.read() as session:
        found = await session.execute(latest.limit(LISTED))
        return [
            MemberInfo(
                row.id,
                row.name,
                row.standing,
                passkeys or 0,
                played or 0,
                row.seen,
                row.invited_by,
            )
            for row, passkeys, played in found
        ]


def _counted(column: InstrumentedAttribute[Any]) -> Subquery:
    return select(column.label("person"), func.count().label("count")).group_by(column).subquery()


async def find_person(hall: Hall, called: str) -> str:
    """Somebody by their id, or by their name if nobody else has it."""
    async with hall.storage.read() as session:
        query = select(PersonRow.id).where(or_(PersonRow.id == called.lower(), PersonRow.name == called))
        found = list(await session.scalars(query.limit(10)))
    if called.lower() in found:
        return called.lower()
    if not found:
        raise Refusal(404, "no-person", "house-no-person", {"name": called})
    if len(found) > 1:
        raise Refusal(409, "many-people", "house-many-people", {"name": called, "ids": ", ".join(found)})
    return found[0]


async def set_standing(hall: Hall, person: str, standing: Standing) -> MemberInfo:
    """Let somebody in, remove them, or make them a host; what they play at the moment they may finish."""
    known = await members(hall, person)
    if not known:
        raise Refusal(404, "no-person", "house-no-person", {"name": person})
    if standing == HOST and not known[0].passkeys:
        raise Refusal(409, "host-needs-passkey", "house-host-needs-passkey")
    async with hall.storage.write() as session:
        await stand(session, person, standing)
        await hall.admission.tell(session, [person])
    await hall.admission.read([person])
    if standing == OUT:
        await _leave_waiting_tables(hall, person)
    return (await members(hall, person))[0]


async def _leave_waiting_tables(hall: Hall, person: str) -> None:
    seated = select(SeatRow.table_id).where(SeatRow.person == person)
    theirs = select(TableRow.id).where(
        TableRow.status == "waiting", or_(TableRow.host == person, TableRow.id.in_(seated))
    )
    async with hall.storage.read() as session:
        tables = list(await session.scalars(theirs))
    for table in tables:
        await _leave_waiting_table(hall, person, table)


@decided_again
async def _leave_waiting_table(hall: Hall, person: str, table: str) -> None:
    async with hall.changing(table) as sitting:
        if sitting.row.status != "waiting":  # it has begun meanwhile
            return
        if sitting.row.host == person:
            sitting.call_off()
        for number in sitting.mine(person):
            seat = sitting.seats[number]
            seat.person, seat.name, seat.code = None, "", new_code()
        sitting.touch()


# Tables.


async def tables(
    hall: Hall, status: str | None = None, game: str | None = None, person: str | None = None
) -> list[HostedTable]:
    """The tables of the house, those that changed last first."""
    which = []
    if status is not None:
        if status not in STATUSES:
            raise Refusal(
                422, "no-status", "house-no-status", {"found": status, "names": ", ".join(STATUSES)}
            )
        which.append(TableRow.status == status)
    if game is not None:
        which.append(TableRow.game == game_named(game).name)
    if person is not None:
        who = await find_person(hall, person)
        seated = select(SeatRow.table_id).where(SeatRow.person == who)
        which.append(or_(TableRow.host == who, TableRow.id.in_(seated)))
    async with hall.storage.read() as session:
        newest = select(*columns_of(TableRow, TABLE_FIELDS)).where(*which).order_by(TableRow.changed.desc())
        rows = [table_of(dict(one)) for one in (await session.execute(newest.limit(LISTED))).mappings()]
        theirs = SeatRow.table_id.in_([row.id for row in rows])
        seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
        seated_there = select(*columns_of(SeatRow, SEAT_FIELDS)).where(theirs).order_by(SeatRow.seat)
        for one in (await session.execute(seated_there)).mappings():
            seats[one["table_id"]].append(seat_of(dict(one)))
    return [_hosted(hall, row, seats[row.id]) for row in rows]


async def table(hall: Hall, which: str) -> HostedTable:
    async with hall.looking(which, recent=True) as sitting:
        return _hosted(hall, sitting.row, sitting.seats)


def _hosted(hall: Hall, row: Table, seats: Sequence[Seat]) -> HostedTable:
    try:
        title = game_named(row.game).title
    except BrewError:  # it is not installed here any more
        title = row.game
    return HostedTable(
        row.id,
        row.game,
        title,
        row.status,  # type: ignore[arg-type]
        row.public,
        row.by_link,
        [_sits(seat) for seat in seats],
        len({seat.person for seat in seats} - {None}),
        len(hall.presence.at(row.id)),
        row.ply,
        row.created,
        row.changed,
    )


def _sits(seat: Seat) -> str:
    return f"bot:{seat.bot}" if seat.kind == "bot" else seat.name


@decided_again
async def end_table(hall: Hall, which: str) -> HostedTable:
    """End a game, which nobody has won then and which does not count; call a table off that waits."""
    async with hall.changing(which) as sitting:
        if sitting.over:
            raise Refusal(409, "game-over", "table-game-over")
        _end(sitting)
        return _hosted(hall, sitting.row, sitting.seats)


def _end(sitting: Sitting) -> None:
    if sitting.row.status == "waiting":
        sitting.call_off()
        sitting.touch()
    else:
        sitting.end()


async def remove_table(hall: Hall, which: str) -> HostedTable:
    """Remove a table and all of its game; results that count stay."""
    async with hall.storage.write() as session:
        found = await session.scalar(select(TableRow.id).where(TableRow.id == which).with_for_update())
        if found is None:
            raise no_such_table()
        row, seats = await _rows(session, which)
        await remove_rows(session, [which])
        if hall.fellows is not None:
            await hall.fellows.notify_with(session, removed=which)
    told = _hosted(hall, row, seats)
    hall.forget(which)
    return told


async def _rows(session: AsyncSession, which: str) -> tuple[Table, list[Seat]]:
    found = await session.execute(select(*columns_of(TableRow, TABLE_FIELDS)).where(TableRow.id == which))
    row = table_of(dict(found.mappings().one()))
    seats = select(*columns_of(SeatRow, SEAT_FIELDS)).where(SeatRow.table_id == which).order_by(SeatRow.seat)
    return row, [seat_of(dict(one)) for one in (await session.execute(seats)).mappings()]


async def export_table(hall: Hall, which: str) -> str:
    """The .brew file of a game that is over: while it runs, it would tell what no seat may know."""
    async with hall.looking(which) as sitting:
        return written(sitting)
