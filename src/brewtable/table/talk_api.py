"""The requests about talk, one function each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request, get, post, put
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from brewtable.table import saying, silences
from brewtable.table.api_parts import RESPONSES, Person, TheHall
from brewtable.table.doorkeeper import AT_THEIR_TABLES, BY_CODE, address_of
from brewtable.table.schema import OneSeat, Snapshot
from brewtable.table.talk_schema import AllowTalk, Room, Said, Say, Silence, Silenced, Talk

TableId = FromPath[str]


def _not_too_fast(request: Request[Any, Any, Any], state: State, person: str) -> None:
    """Only so many words a minute from one person, and from one address, where names are free."""
    limits = (state.words, person), (state.words_from, address_of(request.scope))
    for limiter, who in limits:
        limiter.check(who, "words")
    for limiter, who in limits:
        limiter.count(who)


@get("/tables/{table:str}/talk", opt=AT_THEIR_TABLES, responses=RESPONSES)
async def listen(hall: TheHall, person: Person, table: TableId, room: FromQuery[Room | None] = None) -> Talk:
    """What was said, as far as it is for you."""
    return await saying.listen(hall, person, table, room)


@post("/tables/{table:str}/talk", opt=BY_CODE, responses=RESPONSES)
async def say(
    hall: TheHall,
    person: Person,
    table: TableId,
    data: JSONBody[Say],
    request: Request[Any, Any, Any],
    state: State,
) -> Said:
    """Say something, in your words or by a set phrase."""
    _not_too_fast(request, state, person)
    return await saying.say(hall, person, table, data)


@put("/tables/{table:str}/talk", responses=RESPONSES)
async def allow(hall: TheHall, person: Person, table: TableId, data: JSONBody[AllowTalk]) -> Snapshot:
    """Say how much talk there is to be at your table."""
    return await saying.allow(hall, person, table, data.talk)


@post("/tables/{table:str}/nudge", opt=BY_CODE, status_code=204, responses=RESPONSES)
async def nudge(hall: TheHall, person: Person, table: TableId, data: JSONBody[OneSeat]) -> None:
    """Call whoever is to move."""
    await saying.nudge(hall, person, table, data.seat)


@post("/tables/{table:str}/silence", opt=AT_THEIR_TABLES, status_code=200, responses=RESPONSES)
async def silence(hall: TheHall, person: Person, table: TableId, data: JSONBody[Silence]) -> Talk:
    """Read no more of somebody, here or everywhere."""
    return await silences.silence(hall, person, table, data)


@get("/me/silenced", responses=RESPONSES)
async def silenced(hall: TheHall, person: Person) -> list[Silenced]:
    """Of whom you read no more."""
    return await silences.listed(hall, person)


@post("/me/silenced/{wish:str}/remove", status_code=200, responses=RESPONSES)
async def hear_again(hall: TheHall, person: Person, wish: FromPath[str]) -> list[Silenced]:
    """Read somebody's words again."""
    return await silences.hear_again(hall, person, wish)


HANDLERS: Sequence[BaseRouteHandler] = (listen, say, allow, nudge, silence, silenced, hear_again)
