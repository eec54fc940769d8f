"""Requests about time: a day off, and what the others decide about a seat without any left."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import post
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from brewtable.table.api_parts import RESPONSES, Person, TheHall
from brewtable.table.doorkeeper import AT_THEIR_TABLES
from brewtable.table.hall import Hall, decided_again
from brewtable.table.pacing import decide_about, take_day_off
from brewtable.table.schema import AboutLate, OneSeat, Snapshot
from brewtable.table.snapshots import snapshot


@decided_again
async def _decide(hall: Hall, person: str, table: str, wish: AboutLate) -> Snapshot:
    async with hall.changing(table) as sitting:
        voter = sitting.own_seat(person, wish.seat)
        sitting.check_playing()
        decide_about(sitting, voter, wish.verdict)
        return snapshot(sitting, person, wish.seat)


@decided_again
async def _take_off(hall: Hall, person: str, table: str, number: int) -> Snapshot:
    async with hall.changing(table) as sitting:
        seat = sitting.own_seat(person, number)
        sitting.check_playing()
        take_day_off(sitting, seat)
        return snapshot(sitting, person, number)


@post("/tables/{table:str}/late", opt=AT_THEIR_TABLES, status_code=200, responses=RESPONSES)
async def about_late(
    hall: TheHall, person: Person, table: FromPath[str], data: JSONBody[AboutLate]
) -> Snapshot:
    """Say what is to follow for the seat whose time is out."""
    return await _decide(hall, person, table, data)


@post("/tables/{table:str}/day-off", opt=AT_THEIR_TABLES, status_code=200, responses=RESPONSES)
async def day_off(hall: TheHall, person: Person, table: FromPath[str], data: JSONBody[OneSeat]) -> Snapshot:
    """Take a day more for this turn."""
    return await _take_off(hall, person, table, data.seat)


HANDLERS: Sequence[BaseRouteHandler] = (about_late, day_off)
