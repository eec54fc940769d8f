"""Passkeys: how somebody shows on any device that they are who they were on another.

Whoever holds only the cookie can play in a name. What touches the name itself (passkeys, recovery codes,
signing out everywhere, deletion) needs a passkey's answer to a fresh challenge for just that, once there
is a passkey.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import json
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.admission import stand
from brewtable.table.challenges import (
    Purpose,
    as_bytes,
    check_challenge,
    from_base64,
    new_challenge,
    spend,
    stale,
    to_base64,
)
from brewtable.table.codes import ALPHABET, new_id
from brewtable.table.hall import Hall
from brewtable.table.models import PasskeyRow, RecoveryRow
from brewtable.table.people import Signer, clean_name, name_of
from brewtable.table.people_schema import Account, PasskeyInfo
from brewtable.table.problems import Refusal
from brewtable.table.sitting import now

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

MOST_PASSKEYS = 20  # of one person
CODES = 10
Data = dict[str, Any]
OFFERED = find_spec("webauthn") is not None


class Place(NamedTuple):
    """Where a browser finds the service: passkeys hold for one name."""

    name: str
    origin: str

    @property
    def can_have_passkeys(self) -> bool:
        """Browsers keep passkeys for names, not for numbers, and only where nobody can listen."""
        try:
            ip_address(self.name)
        except ValueError:
            return bool(self.name) and (self.origin.startswith("https:") or self.name == "localhost")
        return False


class Asker(NamedTuple):
    """Somebody at a browser."""

    person: str
    place: Place
    signer: Signer


def check_offered(place: Place) -> None:
    if not OFFERED:
        raise Refusal(409, "no-passkeys", "people-no-passkeys")
    if not place.can_have_passkeys:
        raise Refusal(409, "no-passkeys-here", "people-no-passkeys-here")


# What somebody has.


async def account(hall: Hall, asker: Asker) -> Account:
    async with hall.storage.read() as session:
        rows = await _passkeys(session, asker.person)
        codes = await session.scalar(
            select(func.count()).select_from(RecoveryRow).where(RecoveryRow.person == asker.person)
        )
        name = await name_of(session, asker.person)
    infos = [PasskeyInfo(row.id, row.name, row.place, row.created, row.used) for row in rows]
    offered = OFFERED and asker.place.can_have_passkeys
    return Account(asker.person, name, offered, OFFERED, infos, codes or 0)


async def _passkeys(session: AsyncSession, person: str) -> Sequence[PasskeyRow]:
    own = select(PasskeyRow).where(PasskeyRow.person == person).order_by(PasskeyRow.created, PasskeyRow.id)
    return list(await session.scalars(own))


async def has_passkey(session: AsyncSession, person: str) -> bool:
    return bool(await _passkeys(session, person))


# Asking.


def ask_to_sign_in(asker: Asker) -> Data:
    """For any passkey of this service: which ones there are is not told."""
    check_offered(asker.place)
    return _request(asker, "sign-in", [])


async def ask_for_proof(hall: Hall, asker: Asker, purpose: Purpose) -> Data | None:
    """For one of one's own passkeys; None: there is none yet, so none is needed."""
    async with hall.storage.read() as session:
        rows = await _passkeys(session, asker.person)
    if not rows:
        return None
    check_offered(asker.place)
    here = [row for row in rows if row.place == asker.place.name]
    if not here:
        raise Refusal(409, "passkey-elsewhere", "people-passkey-elsewhere", {"place": rows[0].place})
    return _request(asker, purpose, here)


async def ask_to_make(hall: Hall, asker: Asker) -> Data:
    """What a browser needs to make a passkey."""
    check_offered(asker.place)
    from webauthn import generate_registration_options, options_to_json  # noqa: PLC0415 - an extra, and heavy
    from webauthn.helpers import structs  # noqa: PLC0415

    async with hall.storage.read() as session:
        rows = await _passkeys(session, asker.person)
        name = await name_of(session, asker.person)
    _check_room(rows)
    options = generate_registration_options(
        rp_id=asker.place.name,
        rp_name="brewtable",
        user_id=asker.person.encode(),
        user_name=name or asker.person,
        user_display_name=name or asker.person,
        challenge=as_bytes(new_challenge(asker.signer, asker.person, "make")),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=_described(rows),
    )
    return _as_data(options_to_json(options))


def _request(asker: Asker, purpose: Purpose, rows: Sequence[PasskeyRow]) -> Data:
    from webauthn import generate_authentication_options, options_to_json  # noqa: PLC0415
    from webauthn.helpers.structs import UserVerificationRequirement  # noqa: PLC0415

    options = generate_authentication_options(
        rp_id=asker.place.name,
        challenge=as_bytes(new_challenge(asker.signer, asker.person, purpose)),
        allow_credentials=_described(rows),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return _as_data(options_to_json(options))


def _described(rows: Sequence[PasskeyRow]) -> list[PublicKeyCredentialDescriptor]:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor  # noqa: PLC0415

    return [PublicKeyCredentialDescriptor(id=from_base64(row.credential)) for row in rows]


def _as_data(text: str) -> Data:
    data: Data = json.decode(text)
    return data


# Answering.


async def sign_in(hall: Hall, asker: Asker, credential: Data) -> str:
    """Whose passkey has answered."""
    check_offered(asker.place)
    challenge = _challenge_in(credential)
    check_challenge(asker.signer, asker.person, "sign-in", challenge)
    async with hall.storage.write() as session:
        row = await _answered(session, asker.place, credential, challenge)
        return row.person


async def check_proof(session: AsyncSession, asker: Asker, purpose: Purpose, credential: Data | None) -> None:
    """Whoever has a passkey shows it anew for this one thing."""
    if not await _passkeys(session, asker.person):
        return
    if credential is None:
        raise Refusal(403, "passkey-needed", "people-passkey-needed")
    check_offered(asker.place)
    challenge = _challenge_in(credential)
    check_challenge(asker.signer, asker.person, purpose, challenge)
    row = await _answered(session, asker.place, credential, challenge)
    if row.person != asker.person:
        raise stale()


async def _answered(session: AsyncSession, place: Place, credential: Data, challenge: str) -> PasskeyRow:
    """The passkey that answers a challenge, if it does."""
    from webauthn import verify_authentication_response  # noqa: PLC0415

    known = select(PasskeyRow).where(PasskeyRow.credential == _text(credential, "id"))
    row = await session.scalar(known.with_for_update())
    if row is None:
        raise Refusal(403, "unknown-passkey", "people-unknown-passkey")
    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=as_bytes(challenge),
            expected_rp_id=place.name,
            expected_origin=place.origin,
            credential_public_key=from_base64(row.public_key),
            credential_current_sign_count=row.counted,
            require_user_verification=True,
        )
    except Exception:  # whatever is wrong with what a stranger sent
        raise _not_good() from None
    await spend(session, challenge)
    row.counted, row.used = verified.new_sign_count, now()
    return row


async def add(
    hall: Hall, asker: Asker, name: str, credential: Data, proof: Data | None, grant: str | None
) -> None:
    """Keep a new passkey."""
    check_offered(asker.place)
    if not hall.admission.may_make_passkey(asker.person):
        raise hall.admission.refusal(asker.person)
    from webauthn import verify_registration_response  # noqa: PLC0415

    challenge = _challenge_in(credential)
    check_challenge(asker.signer, asker.person, "make", challenge)
    async with hall.storage.write() as session:
        if grant is None:
            await check_proof(session, asker, "add", proof)
        else:
            check_challenge(asker.signer, asker.person, "grant", grant)
            await spend(session, grant)
        _check_room(await _passkeys(session, asker.person))
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=as_bytes(challenge),
                expected_rp_id=asker.place.name,
                expected_origin=asker.place.origin,
                require_user_verification=True,
            )
        except Exception:  # whatever is wrong with what a stranger sent
            raise _not_good() from None
        await spend(session, challenge)
        try:
            await session.execute(
                insert(PasskeyRow).values(
                    id=new_id(),
                    person=asker.person,
                    credential=to_base64(made.credential_id),
                    public_key=to_base64(made.credential_public_key),
                    place=asker.place.name,
                    name=clean_name(name),
                    counted=made.sign_count,
                    created=now(),
                    used=None,
                )
            )
        except IntegrityError:  # the same one once more
            raise _not_good() from None
        await stand(session, asker.person)
        await hall.admission.tell(session, [asker.person])
    await hall.admission.read([asker.person])


def _check_room(rows: Sequence[PasskeyRow]) -> None:
    if len(rows) >= MOST_PASSKEYS:
        raise Refusal(409, "too-many-passkeys", "people-too-many-passkeys", {"count": MOST_PASSKEYS})


async def rename(hall: Hall, person: str, passkey: str, name: str) -> None:
    async with hall.storage.write() as session:
        mine = update(PasskeyRow).where(PasskeyRow.id == passkey, PasskeyRow.person == person)
        found = await session.execute(mine.values(name=clean_name(name)).returning(PasskeyRow.id))
        if found.first() is None:
            raise _no_passkey()


async def remove(hall: Hall, asker: Asker, passkey: str, proof: Data | None) -> None:
    """Let a passkey go; with the last one go the recovery codes, which lead to nothing then."""
    async with hall.storage.write() as session:
        await check_proof(session, asker, "remove", proof)
        mine = delete(PasskeyRow).where(PasskeyRow.id == passkey, PasskeyRow.person == asker.person)
        if (await session.execute(mine.returning(PasskeyRow.id))).first() is None:
            raise _no_passkey()
        if not await _passkeys(session, asker.person):
            await session.execute(delete(RecoveryRow).where(RecoveryRow.person == asker.person))
        await hall.admission.tell(session, [asker.person])
    await hall.admission.read([asker.person])


# When the devices are gone.


async def new_codes(hall: Hall, asker: Asker, proof: Data | None) -> list[str]:
    """Recovery codes in place of those before. They are told once; only their hashes are kept."""
    codes = [new_id().upper() for _ in range(CODES)]
    async with hall.storage.write() as session:
        await check_proof(session, asker, "codes", proof)
        if not await _passkeys(session, asker.person):
            raise Refusal(409, "no-passkey-yet", "people-no-passkey-yet")
        await session.execute(delete(RecoveryRow).where(RecoveryRow.person == asker.person))
        rows = [{"hash": _hash(code), "person": asker.person} for code in codes]
        await session.execute(insert(RecoveryRow), rows)
    return ["-".join(code[at : at + 5] for at in range(0, len(code), 5)) for code in codes]


async def recover(hall: Hall, signer: Signer, typed: str) -> tuple[str, str]:
    """Whose recovery code this is, which is used up with it, and the right to make one new passkey."""
    code = typed.upper().translate(_READ_AS)
    async with hall.storage.write() as session:
        used = delete(RecoveryRow).where(RecoveryRow.hash == _hash(code)).returning(RecoveryRow.person)
        person = await session.scalar(used) if set(code) <= set(ALPHABET) else None
        if person is None:
            raise Refusal(404, "unknown-code", "people-unknown-code")
    return person, new_challenge(signer, person, "grant")


_READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})


def _hash(code: str) -> str:
    """A code has a hundred random bits: nobody tries them out, so a plain hash keeps it."""
    return hashlib.sha256(code.encode()).hexdigest()


# Small parts.


def _challenge_in(credential: Data) -> str:
    """The challenge that a browser says it answers."""
    try:
        said = json.decode(from_base64(_text(credential["response"], "clientDataJSON")))
        return from_base64(_text(said, "challenge")).decode("ascii")
    except (ValueError, KeyError, TypeError, RecursionError):
        raise _not_good() from None


def _text(data: Mapping[str, Any], name: str) -> str:
    if not isinstance(data, Mapping) or not isinstance(data.get(name), str):
        raise _not_good()
    return str(data[name])


def _not_good() -> Refusal:
    return Refusal(403, "bad-passkey", "people-bad-passkey")


def _no_passkey() -> Refusal:
    return Refusal(404, "no-passkey", "people-no-passkey")
