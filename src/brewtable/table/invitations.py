"""Invitations: links with a code that let people into the house: so many times, or until a day."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256

from sqlalchemy import ColumnElement, insert, or_, select, update

from brewtable.table.admission import HOST, IN, OUT, stand
from brewtable.table.codes import new_code, new_id, read_code, show_code
from brewtable.table.hall import Hall
from brewtable.table.hosting_schema import InvitationInfo
from brewtable.table.models import InvitationRow, Secret
from brewtable.table.passkeys import Asker, Data, check_proof
from brewtable.table.problems import Refusal
from brewtable.table.sitting import now

MOST = 500  # that are good at the same time
LISTED = 200
_LINK = "host-link"  # the name of its secret
LINK_SECONDS = 24 * 3600


async def invite(hall: Hall, times: int | None, days: int | None) -> InvitationInfo:
    """A new invitation, good so many times and for so many days; None: any number."""
    until = None if days is None else _moment(timedelta(days=days))
    row = {"id": new_id(), "code": new_code(), "times": times, "used": 0, "until": until, "created": now()}
    async with hall.storage.write() as session:
        good = select(InvitationRow.id).where(*_good()).limit(MOST)
        if len(list(await session.scalars(good))) >= MOST:
            raise Refusal(409, "too-many-invitations", "house-too-many-invitations", {"count": MOST})
        await session.execute(insert(InvitationRow).values(**row, revoked=False))
        return _info(
            (await session.scalars(select(InvitationRow).where(InvitationRow.id == row["id"]))).one()
        )


async def invitations(hall: Hall) -> list[InvitationInfo]:
    newest = select(InvitationRow).order_by(InvitationRow.created.desc(), InvitationRow.id).limit(LISTED)
    async with hall.storage.read() as session:
        return [_info(row) for row in await session.scalars(newest)]


async def revoke(hall: Hall, invitation: str) -> InvitationInfo:
    """It lets nobody in any more; whom it let in stays. Found by its id, or by its code."""
    code = read_code(invitation)
    which = InvitationRow.id == invitation if code is None else InvitationRow.code == code
    async with hall.storage.write() as session:
        row = await session.scalar(select(InvitationRow).where(which).with_for_update())
        if row is None:
            raise Refusal(404, "no-invitation", "house-no-invitation")
        row.revoked = True
        return _info(row)


def _info(row: InvitationRow) -> InvitationInfo:
    good = not row.revoked and not _used_up(row) and (row.until is None or row.until > now())
    return InvitationInfo(
        row.id, show_code(row.code), row.times, row.used, row.until, row.created, row.revoked, good
    )


def _used_up(row: InvitationRow) -> bool:
    return row.times is not None and row.used >= row.times


def _good() -> Sequence[ColumnElement[bool]]:
    return (
        InvitationRow.revoked.is_(False),
        or_(InvitationRow.times.is_(None), InvitationRow.used < InvitationRow.times),
        or_(InvitationRow.until.is_(None), InvitationRow.until > now()),
    )


def _moment(ahead: timedelta) -> str:
    return (datetime.now(UTC) + ahead).isoformat(timespec="milliseconds")


async def enter(hall: Hall, person: str, typed: str) -> None:
    """Use an invitation. Whoever is in already uses none up; whom a host has removed needs a host."""
    if hall.admission.standing_of(person) == OUT:
        raise hall.admission.refusal(person)
    code = read_code(typed)
    if code is None:
        raise Refusal(422, "bad-code", "table-bad-code", {"example": "7KQ2-M0XD-94TR"})
    async with hall.storage.write() as session:
        known = await session.scalar(select(InvitationRow.id).where(InvitationRow.code == code, *_good()))
        row = await stand(session, person) if known is not None else None
        if row is None:
            raise _unknown()
        if row.standing == OUT:
            raise hall.admission.refusal(person)
        if row.standing not in (IN, HOST):
            mine = update(InvitationRow).where(InvitationRow.id == known, *_good())
            used = await session.scalar(mine.values(used=InvitationRow.used + 1).returning(InvitationRow.id))
            if used is None:  # somebody else was faster
                raise _unknown()
            row.standing, row.invited_by = IN, known
            await hall.admission.tell(session, [person])
    await hall.admission.read([person])


def _unknown() -> Refusal:
    return Refusal(404, "unknown-invitation", "house-unknown-invitation")


# The link that makes a host.


async def new_host_link(hall: Hall) -> str:
    """A code that makes whoever uses it first a host; good for a day, and those before are good no more."""
    code = new_id().upper()
    value = f"{_hash(code)}:{int(time.time()) + LINK_SECONDS}"
    async with hall.storage.write() as session:
        row = await session.get(Secret, _LINK)
        if row is None:
            session.add(Secret(name=_LINK, value=value))
        else:
            row.value = value
    return code


async def become_host(hall: Hall, asker: Asker, code: str, proof: Data | None) -> None:
    """Use the link. Who has a passkey shows it; who has none can do nothing as a host before they have."""
    async with hall.storage.write() as session:
        await check_proof(session, asker, "host", proof)
        row = await session.get(Secret, _LINK, with_for_update=True)
        wanted, _, until = ("", "", "0") if row is None else row.value.partition(":")
        if row is None or wanted != _hash(code.strip().upper()) or int(until) < time.time():
            raise Refusal(404, "unknown-link", "house-unknown-link")
        await session.delete(row)
        await stand(session, asker.person, "host")
        await hall.admission.tell(session, [asker.person])
    await hall.admission.read([asker.person])


def _hash(code: str) -> str:
    return sha256(code.encode()).hexdigest()
