"""The requests about oneself: passkeys, recovery codes, signing in and out, going for good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from brewtable.table import leaving, passkeys
from brewtable.table.api_parts import RESPONSES, Person, TheHall, codes_not_guessed
from brewtable.table.codes import new_id
from brewtable.table.doorkeeper import FOR_STRANGERS, NOW, name_in
from brewtable.table.hall import Hall
from brewtable.table.passkeys import Asker, Place
from brewtable.table.people import name_of
from brewtable.table.people_schema import (
    Account,
    AddPasskey,
    AskForProof,
    Ceremony,
    Codes,
    Proven,
    Recover,
    Recovered,
    SignIn,
    SignOut,
)
from brewtable.table.schema import Me, Rename

AnyRequest = Request[Any, Any, Any]


def asker_of(request: AnyRequest, state: State) -> Asker:
    """Whoever asks, and under which name of the service: the doorkeeper lets only its own names in."""
    host = request.headers.get("host", "")
    place = Place(name_in(host), f"{request.scope['scheme']}://{host}")
    return Asker(request.state.person, place, state.signer)


def _from_now_on(request: AnyRequest, person: str) -> None:
    """Let this browser be somebody else."""
    request.scope["state"][NOW] = person


async def _me(hall: Hall, person: str) -> Me:
    async with hall.storage.read() as session:
        return Me(person, await name_of(session, person))


@get("/me/account", opt=FOR_STRANGERS, responses=RESPONSES)
async def account(hall: TheHall, request: AnyRequest, state: State) -> Account:
    """Your passkeys and how many recovery codes you have."""
    return await passkeys.account(hall, asker_of(request, state))


@post("/me/proof", opt=FOR_STRANGERS, status_code=200, responses=RESPONSES)
async def ask_for_proof(
    hall: TheHall, request: AnyRequest, state: State, data: JSONBody[AskForProof]
) -> Ceremony:
    """What one of your passkeys is to sign, before you do what touches your name."""
    return Ceremony(await passkeys.ask_for_proof(hall, asker_of(request, state), data.purpose))


@post("/me/passkeys/new", opt=FOR_STRANGERS, status_code=200, responses=RESPONSES)
async def ask_to_make(hall: TheHall, request: AnyRequest, state: State) -> Ceremony:
    """What your browser needs to make a passkey."""
    return Ceremony(await passkeys.ask_to_make(hall, asker_of(request, state)))


@post("/me/passkeys", opt=FOR_STRANGERS, responses=RESPONSES)
async def add(hall: TheHall, request: AnyRequest, state: State, data: JSONBody[AddPasskey]) -> Account:
    """Keep a passkey that your browser has made."""
    asker = asker_of(request, state)
    await passkeys.add(hall, asker, data.name, data.credential, data.proof, data.grant)
    return await passkeys.account(hall, asker)


@put("/me/passkeys/{passkey:str}", responses=RESPONSES)
async def rename(
    hall: TheHall, request: AnyRequest, state: State, passkey: FromPath[str], data: JSONBody[Rename]
) -> Account:
    """Call a passkey something."""
    asker = asker_of(request, state)
    await passkeys.rename(hall, asker.person, passkey, data.name)
    return await passkeys.account(hall, asker)


@post("/me/passkeys/{passkey:str}/remove", status_code=200, responses=RESPONSES)
async def remove(
    hall: TheHall, request: AnyRequest, state: State, passkey: FromPath[str], data: JSONBody[Proven]
) -> Account:
    """Let a passkey go."""
    asker = asker_of(request, state)
    await passkeys.remove(hall, asker, passkey, data.proof)
    return await passkeys.account(hall, asker)


@post("/me/codes", status_code=200, responses=RESPONSES)
async def new_codes(hall: TheHall, request: AnyRequest, state: State, data: JSONBody[Proven]) -> Codes:
    """New recovery codes; those before are good for nothing."""
    return Codes(await passkeys.new_codes(hall, asker_of(request, state), data.proof))


@post("/me/sign-out", opt=FOR_STRANGERS, status_code=200, responses=RESPONSES)
async def sign_out(hall: TheHall, request: AnyRequest, state: State, data: JSONBody[SignOut]) -> Me:
    """Leave this browser, or all others."""
    asker = asker_of(request, state)
    if data.everywhere:
        await leaving.sign_out_everywhere(hall, asker, data.proof)
        _from_now_on(request, asker.person)
        return await _me(hall, asker.person)
    stranger = new_id()
    _from_now_on(request, stranger)
    return Me(stranger, "")


@delete("/me", opt=FOR_STRANGERS, status_code=200, responses=RESPONSES)
async def go_for_good(hall: TheHall, request: AnyRequest, state: State, data: JSONBody[Proven]) -> Me:
    """Delete yourself and all that is yours; in finished games you are somebody."""
    await leaving.forget(hall, asker_of(request, state), data.proof)
    stranger = new_id()
    _from_now_on(request, stranger)
    return Me(stranger, "")


@post("/sign-in/new", opt=FOR_STRANGERS, status_code=200, sync_to_thread=False, responses=RESPONSES)
def ask_to_sign_in(request: AnyRequest, state: State) -> Ceremony:
    """What your passkey is to sign."""
    return Ceremony(passkeys.ask_to_sign_in(asker_of(request, state)))


@post("/sign-in", opt=FOR_STRANGERS, status_code=200, responses=RESPONSES)
async def sign_in(
    hall: TheHall, request: AnyRequest, state: State, person: Person, data: JSONBody[SignIn]
) -> Me:
    """Be on this device who you are on others."""
    who = await passkeys.sign_in(hall, asker_of(request, state), data.credential)
    await leaving.bring_invitation(hall, person, who)
    if data.bring:
        await leaving.bring_along(hall, person, who)
    _from_now_on(request, who)
    return await _me(hall, who)


@post("/recover", opt=FOR_STRANGERS, status_code=200, responses=RESPONSES)
async def recover(
    hall: TheHall, request: AnyRequest, state: State, person: Person, data: JSONBody[Recover]
) -> Recovered:
    """Sign in with a recovery code, which is used up."""
    with codes_not_guessed(request, state):
        who, grant = await passkeys.recover(hall, state.signer, data.code)
    await leaving.bring_invitation(hall, person, who)
    if data.bring:
        await leaving.bring_along(hall, person, who)
    _from_now_on(request, who)
    return Recovered(await _me(hall, who), grant)


HANDLERS: Sequence[BaseRouteHandler] = (
    account,
    ask_for_proof,
    ask_to_make,
    add,
    rename,
    remove,
    new_codes,
    sign_out,
    go_for_good,
    ask_to_sign_in,
    sign_in,
    recover,
)
