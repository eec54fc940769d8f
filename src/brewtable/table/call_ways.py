"""The ways by which people are called: browsers, mail, chat servers. Each belongs to one person."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.locale import languages
from brewtable.table.calls_schema import AddAddress, AddPush, Calls, CallWay, Confirmed
from brewtable.table.codes import new_id
from brewtable.table.mailing import MailServer, is_address
from brewtable.table.models import Base, CallCountRow, CallRow, CallWayRow
from brewtable.table.outward import Target, target_of
from brewtable.table.people import Signer, clean_name
from brewtable.table.problems import Refusal
from brewtable.table.sitting import now

if TYPE_CHECKING:
    from brewtable.table.hall import Hall
    from brewtable.table.passkeys import Asker

MOST_WAYS = 12  # of one person
HOUR, DAY = 3600 * 1000, 24 * 3600 * 1000  # of the house
CONFIRMED_WITHIN = timedelta(days=3)
# Mails to addresses that nobody has confirmed: to one, at the wish of one person, of one network, of all.
ASKED = {"address": 2, "person": 5, "network": 20, "all": 300}
PUSH_OFFERED = find_spec("cryptography") is not None
# The push services of browsers; others are for whoever runs the house to allow.
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "jmt17.google.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)


class Outside(NamedTuple):
    """What whoever runs the house lets it reach."""

    mail: MailServer | None = None
    push_hosts: Sequence[str] = ()  # beside those of the browsers
    webhook_hosts: Sequence[str] = ()

    def target(self, way: CallWayRow) -> Target | None:
        """Where a way of push or a webhook leads; what was allowed once may not be so now."""
        known = PUSH_SERVICES if way.kind == "push" else ()
        return target_of(way.address, known, self.push_hosts if way.kind == "push" else self.webhook_hosts)


# Which there are.


async def calls_of(hall: Hall, person: str, here: str | None = None) -> Calls:
    own = select(CallWayRow).where(CallWayRow.person == person).order_by(CallWayRow.created, CallWayRow.id)
    async with hall.storage.read() as session:
        ways = [_told(way) for way in await session.scalars(own)]
    outside = hall.calling.outside
    return Calls(
        hall.calling.push_key, outside.mail is not None, sorted(set(outside.webhook_hosts)), ways, here
    )


def _told(way: CallWayRow) -> CallWay:
    return CallWay(way.id, way.kind, shown(way), way.confirmed, way.created)  # type: ignore[arg-type]


def shown(way: CallWayRow) -> str:
    """Enough to tell it from others, and too little to use it: a cookie may have been stolen."""
    if way.kind == "mail":
        name, _, host = way.address.partition("@")
        return f"{name[:2]}…@{host}"
    return way.name


async def ways_of(session: AsyncSession, people: Iterable[str]) -> Mapping[str, Sequence[CallWayRow]]:
    """The ways by which these people can be called now."""
    found: dict[str, list[CallWayRow]] = {}
    asked = select(CallWayRow).where(CallWayRow.person.in_(set(people)), CallWayRow.confirmed)
    for way in await session.scalars(asked):
        found.setdefault(way.person, []).append(way)
    return found


# New ones.


async def add_push(hall: Hall, asker: Asker, wish: AddPush) -> Calls:
    """A browser wants to be called, whether a page is open in it or not."""
    if hall.calling.push_key is None:
        raise Refusal(409, "no-push", "calls-no-push")
    target = target_of(wish.endpoint, PUSH_SERVICES, hall.calling.outside.push_hosts)
    if target is None:
        raise Refusal(422, "push-elsewhere", "calls-push-elsewhere")
    from brewtable.table.web_push import are_of_a_browser  # noqa: PLC0415 - needs an extra

    if not (wish.p256dh.isascii() and wish.auth.isascii() and are_of_a_browser(wish.p256dh, wish.auth)):
        raise Refusal(422, "push-keys", "calls-push-keys")
    way = _new_way(asker, "push", wish.endpoint, wish.language)
    way.name, way.public_key, way.shared = clean_name(wish.name), wish.p256dh, wish.auth
    async with hall.storage.write() as session:
        # Who knows what the browser shares is the browser: it calls one person only, whoever it was before.
        former = delete(CallWayRow).where(CallWayRow.mark == way.mark, CallWayRow.shared == way.shared)
        await session.execute(former)
        here = await _keep(session, way)
    return await calls_of(hall, asker.person, here)


async def add_webhook(hall: Hall, asker: Asker, wish: AddAddress) -> Calls:
    """A chat server is told, in the form that most of them take."""
    target = target_of(wish.address, (), hall.calling.outside.webhook_hosts)
    if target is None:
        raise Refusal(422, "webhook-elsewhere", "calls-webhook-elsewhere")
    way = _new_way(asker, "webhook", wish.address, wish.language)
    way.name = target.host[:40]
    async with hall.storage.write() as session:
        here = await _keep(session, way)
    return await calls_of(hall, asker.person, here)


async def add_mail(hall: Hall, asker: Asker, network: str, wish: AddAddress) -> Calls:
    """A mail address is asked first; no more is sent there before somebody who reads it has said yes."""
    if hall.calling.outside.mail is None:
        raise Refusal(409, "no-mail", "calls-no-mail")
    if not is_address(wish.address):
        raise Refusal(422, "mail-form", "calls-mail-form")
    way = _new_way(asker, "mail", wish.address, wish.language)
    way.confirmed = False
    async with hall.storage.write() as session:
        known = await session.scalar(
            select(CallWayRow.id).where(
                CallWayRow.person == asker.person, CallWayRow.mark == way.mark, CallWayRow.confirmed
            )
        )
        if known is None:
            await _forget_unconfirmed(session)
            await _check_asking(hall, session, way, network)
            await session.execute(
                delete(CallWayRow).where(CallWayRow.person == asker.person, CallWayRow.mark == way.mark)
            )
            await _keep(session, way)
    if known is None:
        hall.calling.ask_to_confirm(way)
    return await calls_of(hall, asker.person, known or way.id)


def _new_way(asker: Asker, kind: str, address: str, language: str) -> CallWayRow:
    if language not in languages():
        raise Refusal(422, "no-language", "calls-no-language", {"languages": ", ".join(languages())})
    return CallWayRow(
        id=new_id(),
        person=asker.person,
        kind=kind,
        address=address,
        mark=_mark(kind, address),
        public_key="",
        shared="",
        name="",
        language=language,
        place=asker.place.origin[:255],
        confirmed=True,
        created=now(),
    )


def _mark(kind: str, address: str) -> str:
    same = address.lower() if kind == "mail" else address
    return hashlib.sha256(f"{kind}:{same}".encode()).hexdigest()


async def _keep(session: AsyncSession, way: CallWayRow) -> str:
    """Keep a new way, or what is new of one that is there already; its id."""
    others = select(func.count()).where(CallWayRow.person == way.person, CallWayRow.mark != way.mark)
    if (await session.scalar(others) or 0) >= MOST_WAYS:
        raise Refusal(409, "too-many-ways", "calls-too-many", {"count": MOST_WAYS})
    row = {column.name: getattr(way, column.name) for column in CallWayRow.__table__.columns}
    news = {name: row[name] for name in ("public_key", "shared", "name", "language", "place")}
    kept = upsert(session, CallWayRow, row, ("person", "mark"), news).returning(CallWayRow.id)
    return str(await session.scalar(kept))


def upsert(
    session: AsyncSession,
    rows: type[Base],
    row: Mapping[str, Any],
    key: Sequence[str],
    news: Mapping[str, Any],
    where: Any = None,
) -> Any:
    """Insert a row, or change the one with this key where it is as it should be."""
    dialect = postgresql if session.get_bind().dialect.name == "postgresql" else sqlite
    inserted = dialect.insert(rows).values(**row)
    return inserted.on_conflict_do_update(index_elements=key, set_=news, where=where)


async def _forget_unconfirmed(session: AsyncSession) -> None:
    old = (datetime.now(UTC) - CONFIRMED_WITHIN).isoformat(timespec="milliseconds")
    await session.execute(delete(CallWayRow).where(~CallWayRow.confirmed, CallWayRow.created < old))


async def _check_asking(hall: Hall, session: AsyncSession, way: CallWayRow, network: str) -> None:
    """Nobody gets mail after mail because a stranger types their address."""
    moment = hall.timekeeper.house.days()
    whom = {"address": way.mark[:40], "person": way.person, "network": _hash(network), "all": ""}
    for kind, most in ASKED.items():
        if not await counted(session, f"ask-{kind}:{whom[kind]}", DAY, most, moment):
            raise Refusal(429, "too-many-mails", "calls-too-many-mails")


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:40]


async def counted(session: AsyncSession, what: str, span: int, most: int, moment: int) -> bool:
    """Count one more in this span of the house's time, if there is room for it."""
    until = (moment // span + 1) * span
    row = {"what": what, "until": until, "count": 1}
    more = upsert(
        session,
        CallCountRow,
        row,
        ("what", "until"),
        {"count": CallCountRow.count + 1},
        CallCountRow.count < most,
    )
    return await session.scalar(more.returning(CallCountRow.count)) is not None


# What links in mails do: each is signed for one thing alone, and needs no cookie.


def token_for(signer: Signer, purpose: str, way: str) -> str:
    return f"{way}.{signer.sign(f'call-{purpose}:{way}')}"


def _read_token(signer: Signer, purpose: str, token: str) -> str:
    way = token.partition(".")[0]
    if not hmac.compare_digest(token.encode(), token_for(signer, purpose, way).encode()):
        raise Refusal(404, "no-such-link", "calls-no-such-link")
    return way


async def confirm(hall: Hall, signer: Signer, token: str) -> Confirmed:
    """Whoever reads the mails of an address wants to be called there."""
    id, fresh = _read_token(signer, "confirm", token), datetime.now(UTC) - CONFIRMED_WITHIN
    async with hall.storage.write() as session:
        way = await session.get(CallWayRow, id)
        if way is None or (not way.confirmed and datetime.fromisoformat(way.created) < fresh):
            raise Refusal(404, "no-such-link", "calls-no-such-link")
        way.confirmed = True
        return Confirmed(shown(way))


async def stop(hall: Hall, signer: Signer, token: str) -> None:
    """No more mails to this address, for whoever asked for them; also where there are none any more."""
    id = _read_token(signer, "stop", token)
    async with hall.storage.write() as session:
        await session.execute(delete(CallWayRow).where(CallWayRow.id == id))


# Letting go.


async def remove(hall: Hall, person: str, id: str) -> Calls:
    async with hall.storage.write() as session:
        gone = delete(CallWayRow).where(CallWayRow.id == id, CallWayRow.person == person)
        if await session.scalar(gone.returning(CallWayRow.id)) is None:
            raise Refusal(404, "no-way", "calls-no-way")
    return await calls_of(hall, person)


async def forget_ways(session: AsyncSession, person: str) -> None:
    """Nobody is called for this person any more."""
    await session.execute(delete(CallWayRow).where(CallWayRow.person == person))


async def forget_calls(session: AsyncSession, person: str) -> None:
    await forget_ways(session, person)
    await session.execute(delete(CallRow).where(CallRow.person == person))


async def bring_ways(session: AsyncSession, person: str, to: str) -> None:
    """What one browser wanted holds for whom it is from now on."""
    known = select(CallWayRow.mark).where(CallWayRow.person == to)
    await session.execute(delete(CallWayRow).where(CallWayRow.person == person, CallWayRow.mark.in_(known)))
    moved = update(CallWayRow).where(CallWayRow.person == person, CallWayRow.confirmed)
    await session.execute(moved.values(person=to))
    await forget_calls(session, person)
