"""The requests at the door of the house, and those of its hosts.

A host shows a passkey to see the page, for some minutes, and once more for each act: a cookie does neither.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import MediaType, Request, Response, get, post, put
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from brewtable.table import hosting, invitations
from brewtable.table.admission import HOST, IN, OUT
from brewtable.table.api_parts import RESPONSES, Person, TheHall, codes_not_guessed
from brewtable.table.challenges import check_challenge, new_challenge
from brewtable.table.doorkeeper import FOR_STRANGERS
from brewtable.table.hall import Hall
from brewtable.table.hosting_schema import (
    BecomeHost,
    ChangeHouse,
    Door,
    EnterHouse,
    HostPage,
    Invite,
    LookAgain,
    Proof,
    SetStanding,
)
from brewtable.table.passkeys import Asker, Data, check_proof, has_passkey
from brewtable.table.people_api import asker_of
from brewtable.table.problems import Refusal

AnyRequest = Request[Any, Any, Any]

# At the door.


def _door(hall: Hall, person: str) -> Door:
    admission = hall.admission
    standing, inside = admission.standing_of(person), admission.lets_in(person)
    message = admission.message if inside else ""
    return Door(admission.entry, inside, standing == IN, standing == OUT, standing == HOST, message)


@get("/door", opt=FOR_STRANGERS, sync_to_thread=False, responses=RESPONSES)
def door(hall: TheHall, person: Person) -> Door:
    """Who may enter this house, and whether you may."""
    return _door(hall, person)


@post("/door", opt=FOR_STRANGERS, status_code=200, responses=RESPONSES)
async def enter(
    hall: TheHall, person: Person, request: AnyRequest, state: State, data: JSONBody[EnterHouse]
) -> Door:
    """Use an invitation."""
    with codes_not_guessed(request, state):
        await invitations.enter(hall, person, data.code)
    return _door(hall, person)


@post("/host/link", opt=FOR_STRANGERS, status_code=200, responses=RESPONSES)
async def become_host(hall: TheHall, request: AnyRequest, state: State, data: JSONBody[BecomeHost]) -> Door:
    """Use the link that makes a host."""
    asker = asker_of(request, state)
    with codes_not_guessed(request, state):
        await invitations.become_host(hall, asker, data.code, data.proof)
    return _door(hall, asker.person)


# Behind a host's passkey.


async def _check_host(hall: Hall, asker: Asker, proof: Data | None) -> None:
    """A host, who shows a passkey anew for just this."""
    _check_standing(hall, asker)
    async with hall.storage.write() as session:
        if not await has_passkey(session, asker.person):
            raise Refusal(403, "host-needs-passkey", "house-host-needs-passkey")
        await check_proof(session, asker, "host", proof)


def _check_standing(hall: Hall, asker: Asker) -> None:
    if hall.admission.standing_of(asker.person) != HOST:
        raise Refusal(403, "no-host", "house-no-host")


async def _page(hall: Hall, asker: Asker) -> HostPage:
    return HostPage(
        new_challenge(asker.signer, asker.person, "look"),
        hosting.house_info(hall),
        await invitations.invitations(hall),
        await hosting.members(hall),
        await hosting.tables(hall),
    )


@post("/host", status_code=200, responses=RESPONSES)
async def open_page(hall: TheHall, request: AnyRequest, state: State, data: JSONBody[Proof]) -> HostPage:
    """All that a host may see, for a passkey."""
    asker = asker_of(request, state)
    await _check_host(hall, asker, data.proof)
    return await _page(hall, asker)


@post("/host/again", status_code=200, responses=RESPONSES)
async def look_again(hall: TheHall, request: AnyRequest, state: State, data: JSONBody[LookAgain]) -> HostPage:
    """The same some minutes later, for the grant that the page came with."""
    asker = asker_of(request, state)
    _check_grant(hall, asker, data.grant)
    return await _page(hall, asker)


def _check_grant(hall: Hall, asker: Asker, grant: str) -> None:
    _check_standing(hall, asker)
    check_challenge(asker.signer, asker.person, "look", grant)


@put("/host/house", responses=RESPONSES)
async def change_house(
    hall: TheHall, request: AnyRequest, state: State, data: JSONBody[ChangeHouse]
) -> HostPage:
    """Say who may enter, what the message of the day is, and how much of everything."""
    asker = asker_of(request, state)
    await _check_host(hall, asker, data.proof)
    await hosting.change_house(hall, data.entry, data.message, data.limits)
    return await _page(hall, asker)


@post("/host/invitations", responses=RESPONSES)
async def invite(hall: TheHall, request: AnyRequest, state: State, data: JSONBody[Invite]) -> HostPage:
    """Make an invitation: the first of the list that is answered."""
    asker = asker_of(request, state)
    await _check_host(hall, asker, data.proof)
    await invitations.invite(hall, data.times, data.days)
    return await _page(hall, asker)


@post("/host/invitations/{invitation:str}/revoke", status_code=200, responses=RESPONSES)
async def revoke(
    hall: TheHall, request: AnyRequest, state: State, invitation: FromPath[str], data: JSONBody[Proof]
) -> HostPage:
    """Let an invitation be good no more."""
    asker = asker_of(request, state)
    await _check_host(hall, asker, data.proof)
    await invitations.revoke(hall, invitation)
    return await _page(hall, asker)


@post("/host/people/{who:str}", status_code=200, responses=RESPONSES)
async def set_standing(
    hall: TheHall, request: AnyRequest, state: State, who: FromPath[str], data: JSONBody[SetStanding]
) -> HostPage:
    """Let somebody in, remove them, or make them a host."""
    asker = asker_of(request, state)
    await _check_host(hall, asker, data.proof)
    if who == asker.person:
        raise Refusal(409, "yourself", "house-not-yourself")
    await hosting.set_standing(hall, who, data.standing)
    return await _page(hall, asker)


@post("/host/tables/{table:str}/end", status_code=200, responses=RESPONSES)
async def end_table(
    hall: TheHall, request: AnyRequest, state: State, table: FromPath[str], data: JSONBody[Proof]
) -> HostPage:
    """End a game that nobody has won then, or call a table off."""
    asker = asker_of(request, state)
    await _check_host(hall, asker, data.proof)
    await hosting.end_table(hall, table)
    return await _page(hall, asker)


@post("/host/tables/{table:str}/remove", status_code=200, responses=RESPONSES)
async def remove_table(
    hall: TheHall, request: AnyRequest, state: State, table: FromPath[str], data: JSONBody[Proof]
) -> HostPage:
    """Remove a table and all of its game."""
    asker = asker_of(request, state)
    await _check_host(hall, asker, data.proof)
    await hosting.remove_table(hall, table)
    return await _page(hall, asker)


@post("/host/tables/{table:str}/brew", status_code=200, media_type=MediaType.TEXT, responses=RESPONSES)
async def export_table(
    hall: TheHall, request: AnyRequest, state: State, table: FromPath[str], data: JSONBody[Proof]
) -> Response[str]:
    """The .brew file of a game that is over."""
    asker = asker_of(request, state)
    await _check_host(hall, asker, data.proof)
    return Response(await hosting.export_table(hall, table), media_type=MediaType.TEXT)


HANDLERS: Sequence[BaseRouteHandler] = (
    door,
    enter,
    become_host,
    open_page,
    look_again,
    change_house,
    invite,
    revoke,
    set_standing,
    end_table,
    remove_table,
    export_table,
)
