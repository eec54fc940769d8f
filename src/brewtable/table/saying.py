"""Saying something at a table, calling whoever is to move, and how much talk there is to be."""

from __future__ import annotations

import math
from datetime import UTC, datetime

from sqlalchemy import select

from brewtable.table.hall import Hall, decided_again
from brewtable.table.hearing import EVERYWHERE, hear_all, nudge_after, rooms_of, said_to
from brewtable.table.models import LogRow, SilencedRow
from brewtable.table.people import name_of
from brewtable.table.plain_text import clean_text
from brewtable.table.problems import Refusal
from brewtable.table.schema import Snapshot, TalkAllowed
from brewtable.table.scribe import Spoken
from brewtable.table.sitting import Sitting, now
from brewtable.table.snapshots import snapshot
from brewtable.table.talk_schema import Nudge, Room, Said, Say, Talk

LONGEST = 300  # characters
NOT_AGAIN_FOR = 10  # times as long as until a first call, where it is played live


async def listen(hall: Hall, person: str, table: str, room: Room | None) -> Talk:
    """What somebody may read, of one room or of all that are open to them."""
    async with hall.looking(table, recent=True) as sitting:
        rooms, row = rooms_of(sitting, person), sitting.row
        if room is not None and room not in rooms.reads:
            raise _other_room(room)
    talk = (await hear_all(hall, person, row, rooms)).talk
    talk.words = [said for said in talk.words if room in (None, said.room)]
    return talk


def _other_room(room: Room) -> Refusal:
    return Refusal(403, "other-room", f"talk-not-in-{room}")


async def say(hall: Hall, person: str, table: str, wish: Say) -> Said:
    """Say something in a room. When this returns it is stored, and told."""
    text = _checked(wish)
    async with hall.storage.read() as session:
        own_name = await name_of(session, person)
    async with hall.looking(table, recent=True) as sitting:
        if wish.room not in rooms_of(sitting, person).writes:
            raise _other_room(wish.room)
        _check_allowed(sitting.row.talk, wish)
        seat = _speaking_for(sitting, person, wish.seat)
        name = own_name if seat is None else sitting.seats[seat].name
    spoken = Spoken(table, wish.room, person, seat, name, text, wish.phrase, now())
    await hall.talk.scribe.write(spoken)
    return said_to(person, spoken)


def _checked(wish: Say) -> str:
    """What is said in one's own words; empty for a phrase."""
    text = clean_text(wish.text)
    if (wish.phrase is None) == (text == ""):
        raise Refusal(422, "nothing-said", "talk-one-of-both" if text else "talk-nothing")
    if len(text) > LONGEST:
        raise Refusal(422, "too-long", "talk-too-long", {"most": LONGEST, "length": len(text)})
    return text


def _check_allowed(talk: str, wish: Say) -> None:
    if talk == "off":
        raise Refusal(409, "talk-off", "talk-off")
    if talk == "phrases" and wish.phrase is None:
        raise Refusal(409, "phrases-only", "talk-phrases-only")


def _speaking_for(sitting: Sitting, person: str, wanted: int | None) -> int | None:
    """The seat of one's own, the first unless another one was named; None for those who watch."""
    if wanted is not None:
        return sitting.own_seat(person, wanted).seat
    return next(iter(sitting.mine(person)), None)


@decided_again
async def allow(hall: Hall, person: str, table: str, talk: TalkAllowed) -> Snapshot:
    """How much talk there is to be: whoever opened the table decides, at any time."""
    async with hall.changing(table) as sitting:
        sitting.check_may_see(person)
        if sitting.row.host != person:
            raise Refusal(403, "not-your-table", "talk-others")
        if sitting.row.talk != talk:
            sitting.row.talk = talk
            sitting.touch()
        return snapshot(sitting, person, sitting.eyes(person, None))


# Calling.


async def nudge(hall: Hall, person: str, table: str, number: int) -> None:
    """Call the person for whom the table waits. Whoever has silenced the caller everywhere hears nothing."""
    async with hall.looking(table, recent=True) as sitting:
        seat = sitting.own_seat(person, number)
        sitting.check_playing()
        called = sitting.seats[sitting.to_move] if sitting.to_move is not None else seat
        row = sitting.row
    if called.bot is not None or called.person is None:
        raise Refusal(409, "nobody-to-call", "talk-nobody-to-call")
    if called.person == person:
        raise Refusal(409, "own-turn", "talk-own-turn")
    deaf, began = await _asked_of_books(hall, called.person, person, table)
    after = nudge_after(row, hall.settings.nudge_seconds)
    waited = (datetime.now(UTC) - datetime.fromisoformat(began or row.changed)).total_seconds()
    since = hall.talk.since_call(table)
    pause = max(after, NOT_AGAIN_FOR * hall.settings.nudge_seconds)
    left = max(after - max(0.0, waited), 0.0 if since is None else pause - since)
    if left > 0:
        raise _too_early(left)
    if deaf:
        hall.talk.note_call(table)
    else:
        hall.talk.nudged(table, called.person, Nudge(called.seat, number))


async def _asked_of_books(hall: Hall, called: str, person: str, table: str) -> tuple[bool, str | None]:
    """Whether somebody does not want to hear of a person, and when the table's last decision was made."""
    wish = select(SilencedRow.id).where(
        SilencedRow.person == called, SilencedRow.other == person, SilencedRow.table_id == EVERYWHERE
    )
    last = select(LogRow.at).where(LogRow.table_id == table).order_by(LogRow.number.desc()).limit(1)
    async with hall.storage.read() as session:
        return await session.scalar(wish) is not None, await session.scalar(last)


def _too_early(left: float) -> Refusal:
    if left < 120:
        return Refusal(409, "too-early", "talk-nudge-soon", {"seconds": math.ceil(left)})
    return Refusal(409, "too-early", "talk-nudge-later", {"minutes": math.ceil(left / 60)})
