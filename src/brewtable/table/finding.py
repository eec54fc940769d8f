"""Finding company: sitting down at an open table, starting before it is full, and being found a table."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta

from sqlalchemy import func, select

from brewtable.bots import check_known
from brewtable.table.hall import Hall, decided_again
from brewtable.table.kept import Seat
from brewtable.table.lobby import Entry, Filter, waiting_tables
from brewtable.table.lobby_schema import FindTable
from brewtable.table.models import SeatRow, TableRow
from brewtable.table.opening import check_anchor, create
from brewtable.table.people import clean_name, name_of
from brewtable.table.problems import Refusal, no_such_table
from brewtable.table.record import game_named
from brewtable.table.schema import CreateTable, Pace, SeatWish, TableInfo
from brewtable.table.seating import take_seat
from brewtable.table.sitting import Sitting
from brewtable.table.snapshots import table_info

MOST_LOOKED_AT = 200  # those opened last
ON_THE_WAY = timedelta(seconds=20)
PACES = {"live": Pace("live", minutes=20, extra=10), "days": Pace("days", hours=24)}


@decided_again
async def sit_down(hall: Hall, person: str, table: str, name: str) -> TableInfo:
    """Take a free seat at a table that waits, if it is open to whoever comes."""
    async with hall.storage.read() as session:
        own_name = await name_of(session, person)
    await _check_sittings(hall, person)
    async with hall.changing(table) as sitting:
        sitting.check_may_see(person)
        if not sitting.mine(person):
            take_seat(sitting, _free_seat(sitting), person, clean_name(name) or own_name)
            sitting.touch()
        return table_info(sitting.row, sitting.seats, sitting.online, person)


def _free_seat(sitting: Sitting) -> Seat:
    if sitting.row.host is None:  # everybody has left it
        raise no_such_table()
    if sitting.row.status != "waiting":
        raise Refusal(409, "begun", "table-sit-late")
    return next(seat for seat in sitting.seats if not seat.taken)


async def _check_sittings(hall: Hall, person: str) -> None:
    """One person may sit at so many tables that have not come to an end."""
    seated = select(func.count()).select_from(SeatRow).join(TableRow, TableRow.id == SeatRow.table_id)
    async with hall.storage.read() as session:
        count = await session.scalar(seated.where(SeatRow.person == person, TableRow.status != "over"))
    most = hall.settings.tables_each
    if (count or 0) >= most:
        raise Refusal(409, "too-many-tables", "table-too-many-tables", {"count": int(most)})


@decided_again
async def start_now(hall: Hall, person: str, table: str, bot: str) -> TableInfo:
    """Begin with bots in all seats that nobody has taken."""
    check_known(bot)
    async with hall.changing(table) as sitting:
        sitting.check_may_see(person)
        if sitting.row.host != person:
            raise Refusal(403, "not-your-table", "table-start-others")
        if sitting.row.status != "waiting":
            raise Refusal(409, "begun", "table-start-late")
        if sitting.row.rated:
            check_anchor(sitting.game, sitting.row.players, bot)
        hall.thinkers.check_room(person)
        for seat in sitting.seats:
            if not seat.taken:
                seat.kind, seat.bot, seat.name, seat.code = "bot", bot, "", None
        sitting.touch()
        return table_info(sitting.row, sitting.seats, sitting.online, person)


async def find_table(hall: Hall, person: str, wish: FindTable) -> TableInfo:
    """Sit down at the table that fits best, or open one and wait; two who look at once find each other."""
    async with hall.storage.alone():
        wanted = _wanted(wish)
        waiting = await waiting_tables(hall.storage, wanted, MOST_LOOKED_AT)
        fitting = [entry for entry in waiting if wanted.fits(entry)]
        mine = next((entry for entry in fitting if person in entry.people), None)
        if mine is not None:
            return await sit_down(hall, person, mine.told.id, wish.name)
        for entry in _best_first(fitting):
            if (wish.pace == "days" or _is_there(hall, entry)) and entry.host != person:
                try:
                    return await sit_down(hall, person, entry.told.id, wish.name)
                except Refusal as problem:
                    if problem.status not in (404, 409) or problem.problem_code == "too-many-tables":
                        raise
        return await create(hall, person, _opened_for(wish))


def _is_there(hall: Hall, entry: Entry) -> bool:
    """Whether the host is at the table, or has opened it this moment and is on the way."""
    opened = datetime.fromisoformat(entry.told.created)
    return entry.host in hall.presence.at(entry.told.id) or datetime.now(UTC) - opened < ON_THE_WAY


def _wanted(wish: FindTable) -> Filter:
    level = "" if wish.level == "any" else wish.level
    return Filter(wish.game, wish.players, level, wish.language, wish.pace, "yes" if wish.rated else "no")


def _best_first(entries: Iterable[Entry]) -> list[Entry]:
    """Those first that lack the fewest players; of those the one that waits longest."""
    usual = [entry for entry in entries if not entry.told.options]
    return sorted(usual, key=lambda entry: (entry.told.free, entry.told.created))


def _opened_for(wish: FindTable) -> CreateTable:
    players = wish.players or game_named(wish.game).fewest
    seats = [SeatWish("me", wish.name), *(SeatWish("open") for _ in range(players - 1))]
    return CreateTable(
        wish.game,
        seats,
        public=True,
        level=wish.level,
        language=wish.language,
        rated=wish.rated,
        pace=PACES.get(wish.pace),
    )
