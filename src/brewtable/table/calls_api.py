"""Requests about being called when a table waits: ways, the switch of each table, and links in mails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request, get, post, put
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from sqlalchemy import select

from brewtable.table import call_ways
from brewtable.table.api_parts import RESPONSES, Person, TheHall
from brewtable.table.call_ways import HOUR, counted, upsert, ways_of
from brewtable.table.calling import TESTS_AN_HOUR
from brewtable.table.calls_schema import (
    AddAddress,
    AddPush,
    Called,
    Calls,
    CallToken,
    Confirmed,
    SetCalls,
    TableCalls,
)
from brewtable.table.doorkeeper import AT_THEIR_TABLES, FOR_STRANGERS, address_of
from brewtable.table.hall import Hall
from brewtable.table.models import CallRow, CallWayRow
from brewtable.table.people_api import asker_of
from brewtable.table.problems import Refusal

AnyRequest = Request[Any, Any, Any]


@get("/me/calls", opt=FOR_STRANGERS, responses=RESPONSES)
async def calls(hall: TheHall, person: Person) -> Calls:
    """How you are called when a table waits for you."""
    return await call_ways.calls_of(hall, person)


@post("/me/calls/push", status_code=200, responses=RESPONSES)
async def add_push(hall: TheHall, request: AnyRequest, state: State, data: JSONBody[AddPush]) -> Calls:
    """Be called at this browser, also while no page is open."""
    return await call_ways.add_push(hall, asker_of(request, state), data)


@post("/me/calls/mail", status_code=200, responses=RESPONSES)
async def add_mail(hall: TheHall, request: AnyRequest, state: State, data: JSONBody[AddAddress]) -> Calls:
    """Be called by mail; the address is sent a link first."""
    return await call_ways.add_mail(hall, asker_of(request, state), address_of(request.scope), data)


@post("/me/calls/webhook", status_code=200, responses=RESPONSES)
async def add_webhook(hall: TheHall, request: AnyRequest, state: State, data: JSONBody[AddAddress]) -> Calls:
    """Be called in a chat, at a server that whoever runs this service allows."""
    return await call_ways.add_webhook(hall, asker_of(request, state), data)


@post("/me/calls/{way:str}/remove", status_code=200, opt=FOR_STRANGERS, responses=RESPONSES)
async def remove(hall: TheHall, person: Person, way: FromPath[str]) -> Calls:
    """Be called in this way no more."""
    return await call_ways.remove(hall, person, way)


@post("/me/calls/{way:str}/test", status_code=200, responses=RESPONSES)
async def test(hall: TheHall, person: Person, way: FromPath[str]) -> Called:
    """Be called now, to see whether it works."""
    return Called(await hall.calling.test(await _own_way(hall, person, way)))


async def _own_way(hall: Hall, person: str, id: str) -> CallWayRow:
    """One's own way, for a test; they are few."""
    async with hall.storage.write() as session:
        way = await session.get(CallWayRow, id)
        if way is None or way.person != person or not way.confirmed:
            raise Refusal(404, "no-way", "calls-no-way")
        moment = hall.timekeeper.house.days()
        if not await counted(session, f"test:{person}", HOUR, TESTS_AN_HOUR, moment):
            raise Refusal(429, "too-many-tests", "calls-too-many-tests")
        return way


@get("/tables/{table:str}/calls", opt=AT_THEIR_TABLES, responses=RESPONSES)
async def table_calls(hall: TheHall, person: Person, table: FromPath[str]) -> TableCalls:
    """Whether this table calls you."""
    await _check_sits_at(hall, person, table)
    async with hall.storage.read() as session:
        off = await session.scalar(
            select(CallRow.off).where(CallRow.table_id == table, CallRow.person == person)
        )
        ways = await ways_of(session, [person])
    return TableCalls(bool(off), len(ways.get(person, ())))


@put("/tables/{table:str}/calls", opt=AT_THEIR_TABLES, responses=RESPONSES)
async def set_table_calls(
    hall: TheHall, person: Person, table: FromPath[str], data: JSONBody[SetCalls]
) -> TableCalls:
    """Let this table call you, or not."""
    await _check_sits_at(hall, person, table)
    async with hall.storage.write() as session:
        row = {"table_id": table, "person": person, "off": data.off}
        await session.execute(upsert(session, CallRow, row, ("table_id", "person"), {"off": data.off}))
        ways = await ways_of(session, [person])
    return TableCalls(data.off, len(ways.get(person, ())))


async def _check_sits_at(hall: Hall, person: str, table: str) -> None:
    async with hall.looking(table, recent=True) as sitting:
        sitting.check_may_see(person)
        if not sitting.mine(person):
            raise Refusal(403, "not-your-seat", "table-not-your-seat")


@post("/calls/confirm", status_code=200, opt=FOR_STRANGERS, responses=RESPONSES)
async def confirm(hall: TheHall, state: State, data: JSONBody[CallToken]) -> Confirmed:
    """Say yes to calls at a mail address, by the link that was sent there."""
    return await call_ways.confirm(hall, state.signer, data.token)


@post("/calls/stop/{token:str}", status_code=200, opt=FOR_STRANGERS, responses=RESPONSES)
async def stop(hall: TheHall, state: State, token: FromPath[str]) -> None:
    """End the mails to an address: mail programs ask for this with one click, without any cookie."""
    await call_ways.stop(hall, state.signer, token)


@get("/calls/stop/{token:str}", sync_to_thread=False, opt=FOR_STRANGERS, include_in_schema=False)
def show_stop(token: FromPath[str]) -> Redirect:
    """A program that opens the link as a page: nothing ends by being looked at."""
    return Redirect(f"/calls/stop/{token}" if token.replace(".", "").isalnum() else "/")


HANDLERS: Sequence[BaseRouteHandler] = (
    calls,
    add_push,
    add_mail,
    add_webhook,
    remove,
    test,
    table_calls,
    set_table_calls,
    confirm,
    stop,
    show_stop,
)
