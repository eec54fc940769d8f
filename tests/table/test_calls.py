"""Who is called, when and how: against a push service, a mail server and a chat server of our own."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.refusals import refused
from tests.table.callees import Browser, Mailbox, Receiver, claims_of, until
from tests.table.guests import DICE, GAME, ME, OPEN, Guest, Service
from tests.table.test_fellows import database  # noqa: F401 - a fixture
from tests.table.test_pace import LIVE, SLOW, Hands, begin
from tests.table.test_storage import Work, address, kept  # noqa: F401 - fixtures

from brewtable.kernel.errors import SetupError
from brewtable.table import call_senders, call_ways, calling, leaving, moves, opening, seating
from brewtable.table.call_ways import Outside, token_for
from brewtable.table.call_words import About, Why, plain, say
from brewtable.table.calls_schema import AddAddress, AddPush, Calls
from brewtable.table.clocks import HOUR, MINUTE, SECOND
from brewtable.table.hall import Hall
from brewtable.table.mailing import MailServer, Postman, is_address, mail_server
from brewtable.table.models import CallCountRow, CallRow, CallWayRow
from brewtable.table.pace_api import _take_off
from brewtable.table.passkeys import Asker, Place
from brewtable.table.people import load_signer
from brewtable.table.problems import Refusal
from brewtable.table.schema import CreateTable, Move, Pace, SeatWish
from brewtable.table.settings import Settings
from brewtable.table.storage import Storage, database_url
from brewtable.table.thinking import Thinkers

AFTER = int(Settings.call_seconds) * SECOND
FROM = "Our table <table@example.org>"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with closing(Receiver()) as one:
        yield one


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with closing(Mailbox()) as one:
        yield one


class House:
    """A hall whose rounds of calls are made by the test."""

    def __init__(self, hall: Hall, hands: Hands, asker: Callable[[str], Asker]) -> None:
        self.hall, self.hands, self.asker = hall, hands, asker

    async def pass_by(self, ms: int = 0) -> None:
        """Time passes, and all calls that follow have been made."""
        self.hands.pass_by(ms)
        await self.hall.calling.look_round()
        while self.hall.calling._under_way:
            await asyncio.sleep(0.01)

    async def subscribe(self, browser: Browser, person: str = "ann", **more: object) -> Calls:
        wish = AddPush(**browser.subscription(**more))
        return await call_ways.add_push(self.hall, self.asker(person), wish)

    async def pass_the_turn(self, table: str) -> None:
        """Whoever is to move moves until somebody else is."""
        now = await moves.look(self.hall, "ann", table, None, None)
        mover = now.to_move
        assert mover is not None
        person = ("ann", "bob")[mover]
        while now.to_move == mover:
            now = await moves.look(self.hall, person, table, mover, None)
            assert now.prompt is not None
            wish = Move(now.version, mover, now.prompt.choices[0].action)
            now = (await moves.move(self.hall, person, table, wish)).snapshot


@asynccontextmanager
async def open_house(storage: Storage, hands: Hands, outside: Outside) -> AsyncIterator[House]:
    thinkers = Thinkers(1)
    hall = Hall(storage, thinkers, house=hands.house(), outside=outside)
    await hall.start()
    assert hall.calling._work is not None
    hall.calling._work.cancel()
    signer = await load_signer(storage)

    def asker(person: str) -> Asker:
        return Asker(person, Place("games.example", "https://games.example"), signer)

    try:
        yield House(hall, hands, asker)
    finally:
        await hall.stop()
        thinkers.close()


def reaching(receiver: Receiver, mailbox: Mailbox | None = None) -> Outside:
    mail = None if mailbox is None else mail_server(mailbox.address, FROM, {})
    return Outside(mail, [receiver.host], [receiver.host])


# When.


def test_one_call_a_table_until_they_have_looked(
    kept: Callable[[Work], None],  # noqa: F811
    receiver: Receiver,
) -> None:
    async def work(storage: Storage) -> None:
        async with open_house(storage, Hands(), reaching(receiver)) as house:
            ann = Browser(receiver)
            assert (await house.subscribe(ann, language="de")).here
            table = await begin(house.hall, SLOW)
            await house.pass_by(AFTER - SECOND)
            assert ann.calls == []
            await house.pass_by(SECOND)
            [call] = ann.calls
            assert call["title"] == "Beer & Bread: Du bist am Zug"
            assert call["body"] == "Der Tisch wartet auf dich. Du hast noch 47 Stunden."
            assert (call["path"], call["tag"]) == (f"/table/{table}", table)
            for _ in range(3):  # she does not look, and her turn comes again and again
                await house.pass_the_turn(table)
                await house.pass_the_turn(table)
                await house.pass_by(AFTER)
            assert len(ann.calls) == 1
            house.hall.arrive(table, "ann")
            house.hall.go(table, "ann")
            await house.pass_by()
            await house.pass_the_turn(table)
            await house.pass_the_turn(table)
            await house.pass_by(AFTER)
            assert len(ann.calls) == 2

    kept(work)


def test_a_letter_carries_what_a_push_service_wants(tmp_path: Path, receiver: Receiver) -> None:
    async def work(house: House) -> None:
        ann = Browser(receiver)
        calls = await house.subscribe(ann)
        await begin(house.hall, SLOW)
        await house.pass_by(AFTER)
        [letter] = ann.letters
        assert calls.push_key is not None
        claims = claims_of(letter.headers["authorization"], calls.push_key)
        assert claims["aud"] == receiver.address
        assert claims["sub"] == "https://games.example"
        assert letter.headers["content-encoding"] == "aes128gcm"
        assert 0 < int(letter.headers["ttl"]) <= 24 * 3600
        assert b"Beer" not in letter.body

    in_house(tmp_path, receiver, work)


def in_house(folder: Path, receiver: Receiver, work: Callable[[House], Any], *mail: Mailbox) -> None:
    """A piece of work on SQLite alone."""

    async def run() -> None:
        storage = Storage(database_url(None, folder))
        await storage.migrate()
        try:
            async with open_house(storage, Hands(), reaching(receiver, *mail)) as house:
                await work(house)
        finally:
            await storage.close()

    asyncio.run(run())


def test_who_looks_is_not_called_and_who_has_the_page_behind_others_is(
    tmp_path: Path, receiver: Receiver
) -> None:
    async def work(house: House) -> None:
        ann = Browser(receiver)
        await house.subscribe(ann)
        hall = house.hall
        table = await begin(hall, SLOW)
        hall.arrive(table, "ann")
        await house.pass_by(AFTER)
        assert ann.calls == []
        hall.look(table, "ann", False)
        await house.pass_the_turn(table)
        await house.pass_the_turn(table)
        hall.arrive(table, "ann")  # another page of hers, in front
        await house.pass_by(AFTER)
        assert ann.calls == []
        hall.go(table, "ann")
        await house.pass_the_turn(table)
        await house.pass_the_turn(table)
        await house.pass_by(AFTER)
        assert len(ann.calls) == 1
        hall.go(table, "ann", False)
        hall.arrive(table, "ann", False)  # a page behind others has lost its line for a moment
        await house.pass_the_turn(table)
        await house.pass_the_turn(table)
        await house.pass_by(AFTER)
        assert len(ann.calls) == 1
        hall.look(table, "ann", True)
        hall.go(table, "ann")
        assert hall.presence.looking(table) == set()
        assert not hall.presence.told(table)[1]

    in_house(tmp_path, receiver, work)


def test_nobody_is_called_for_what_is_over_by_then(tmp_path: Path, receiver: Receiver) -> None:
    async def work(house: House) -> None:
        ann = Browser(receiver)
        await house.subscribe(ann)
        table = await begin(house.hall, SLOW)
        await house.pass_by(AFTER // 2)
        await house.pass_the_turn(table)
        await house.pass_by(AFTER)
        assert ann.calls == []

    in_house(tmp_path, receiver, work)


def test_what_else_people_are_called_for(tmp_path: Path, receiver: Receiver) -> None:
    """The table begins, the others ask for something, the game ends, somebody knocks."""

    async def work(house: House) -> None:
        ann, bob = Browser(receiver), Browser(receiver, "two")
        hall = house.hall
        await house.subscribe(ann)
        await house.subscribe(bob, "bob")
        table = await begin(hall, SLOW)
        await house.pass_by(AFTER)
        assert [call["title"] for call in bob.calls] == ["Beer & Bread: the game has begun"]
        await look_at(house, table, "bob")
        await house.pass_the_turn(table)
        await look_at(house, table, "ann", "bob")
        await moves.ask_takeback(hall, "ann", table, 0, 0)
        await house.pass_by(AFTER)
        assert [call["title"] for call in bob.calls[1:]] == ["Beer & Bread: you are asked"]
        await look_at(house, table, "ann", "bob")
        hall.calling.nudge(table, "ann")
        await house.pass_by()
        hall.calling.nudge(table, "ann")
        await house.pass_by()
        assert [call["title"] for call in ann.calls[1:]] == ["Beer & Bread: somebody knocks for you"]
        await look_at(house, table, "ann", "bob")
        await moves.concede(hall, "bob", table, 1)
        await house.pass_by(AFTER)
        assert ann.calls[-1]["title"] == bob.calls[-1]["title"] == "Beer & Bread: the game is over"
        hall.calling.nudge(table, "ann")  # nothing to come for
        hall.calling.nudge(table, "eve")  # nobody who sits there
        hall.calling.nudge("nowhere", "ann")
        await house.pass_by()
        assert len(ann.calls) == 3

    in_house(tmp_path, receiver, work)


async def look_at(house: House, table: str, *people: str) -> None:
    for person in people:
        house.hall.arrive(table, person)
        house.hall.go(table, person)
    await house.pass_by()


def test_the_others_are_called_to_decide_about_somebody_late(tmp_path: Path, receiver: Receiver) -> None:
    async def work(house: House) -> None:
        eve = Browser(receiver)
        table = await begin(house.hall, Pace("days", hours=1, late="others"), 3, DICE)
        await house.subscribe(eve, "eve")
        house.hands.pass_by(2 * HOUR)
        async with asyncio.timeout(20):
            while (await moves.look(house.hall, "eve", table, None, None)).clock.asked is None:  # type: ignore[union-attr]
                await asyncio.sleep(0.05)
        await house.pass_by(AFTER)
        assert [call["title"] for call in eve.calls] == ["Dice Brewing: you are asked"]

    in_house(tmp_path, receiver, work)


def test_a_reminder_comes_once_before_a_deadline(
    kept: Callable[[Work], None],  # noqa: F811
    receiver: Receiver,
) -> None:
    """Also after a restart; and another one before a deadline that was put off."""

    async def work(storage: Storage) -> None:
        hands, ann = Hands(), Browser(receiver)
        async with open_house(storage, hands, reaching(receiver)) as house:
            await house.subscribe(ann)
            table = await begin(house.hall, SLOW)
            await house.pass_by(AFTER)
            await house.pass_by(35 * HOUR)
            assert len(ann.calls) == 1
            await house.pass_by(HOUR)
            assert ann.calls[1:] == [
                {
                    "title": "Beer & Bread: your time is running out",
                    "body": "The table still waits for you. You have 11 hours left.",
                    "path": f"/table/{table}",
                    "tag": table,
                }
            ]
            await house.pass_by(HOUR)
        async with open_house(storage, hands, reaching(receiver)) as house:
            await house.hall.living()
            await house.hall.timekeeper.take_over(frozenset({storage.process}))
            await house.pass_by(HOUR)
            assert len(ann.calls) == 2
            await _take_off(house.hall, "ann", table, 0)
            await house.pass_by(20 * HOUR)
            assert len(ann.calls) == 2
            await house.pass_by(3 * HOUR)
            assert len(ann.calls) == 3

    kept(work)


def test_who_looks_is_reminded_after_they_have_gone(tmp_path: Path, receiver: Receiver) -> None:
    async def work(house: House) -> None:
        ann = Browser(receiver)
        await house.subscribe(ann)
        table = await begin(house.hall, SLOW)
        house.hall.arrive(table, "ann")
        for _ in range(3):
            await house.pass_by(13 * HOUR)
        assert ann.calls == []
        house.hall.go(table, "ann")
        await house.pass_by(MINUTE)
        assert [call["title"] for call in ann.calls] == ["Beer & Bread: your time is running out"]

    in_house(tmp_path, receiver, work)


def test_whose_turn_it_was_at_a_crash_is_called_after_it(
    kept: Callable[[Work], None],  # noqa: F811
    receiver: Receiver,
) -> None:
    """What was only in memory is found again, and what was called about is not called again."""

    async def work(storage: Storage) -> None:
        ann, hands = Browser(receiver), Hands()
        async with open_house(storage, hands, reaching(receiver)) as house:
            await house.subscribe(ann)
            await begin(house.hall, SLOW)
        for _ in range(3):
            async with open_house(storage, hands, reaching(receiver)) as house:
                await house.pass_by(AFTER)
                assert len(ann.calls) == 1

    kept(work)


def test_two_processes_call_once(database: str, receiver: Receiver) -> None:  # noqa: F811
    """Both have taken a note of everything; the database says which of them calls."""

    async def work() -> None:
        first, second = (Storage(database_url(database, Path())) for _ in range(2))
        await first.migrate()
        hands, ann = Hands(), Browser(receiver)
        async with (
            open_house(first, hands, reaching(receiver)) as one,
            open_house(second, hands, reaching(receiver)) as other,
        ):
            await one.subscribe(ann)
            assert one.hall.calling.push_key == other.hall.calling.push_key
            for number in range(1, 6):
                table = await begin(one.hall, SLOW)
                other.hall.calling._notes = dict(one.hall.calling._notes)
                hands.pass_by(AFTER)
                await asyncio.gather(one.pass_by(), other.pass_by())
                assert len(ann.calls) == number
            other.hall.arrive(table, "ann")  # who looks there is not called from here
            async with asyncio.timeout(10):
                while "ann" not in one.hall.presence.looking(table):
                    await asyncio.sleep(0.01)
            other.hall.look(table, "ann", False)
            async with asyncio.timeout(10):
                while "ann" in one.hall.presence.looking(table):
                    await asyncio.sleep(0.01)
            assert "ann" in one.hall.presence.at(table)
        await first.close()
        await second.close()

    asyncio.run(work())


def test_nobody_is_called_more_than_so_often_an_hour(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What had no room is called about later, if it is still so."""
    monkeypatch.setattr(calling, "AN_HOUR_EACH", 2)

    async def work(house: House) -> None:
        ann = Browser(receiver)
        await house.subscribe(ann)
        for _ in range(3):
            await begin(house.hall, SLOW)
        await house.pass_by(AFTER)
        await house.pass_by(MINUTE)
        assert len(ann.calls) == 2
        await house.pass_by(HOUR)
        assert len(ann.calls) == 3
        await house.pass_by(HOUR)
        async with house.hall.storage.read() as session:  # what was counted is not kept for ever
            assert await session.scalar(select(func.count()).select_from(CallCountRow)) <= 1  # type: ignore[operator]

    in_house(tmp_path, receiver, work)


def test_a_table_that_is_not_to_call(tmp_path: Path, receiver: Receiver) -> None:
    async def work(house: House) -> None:
        ann = Browser(receiver)
        await house.subscribe(ann)
        table = await begin(house.hall, SLOW)
        async with house.hall.storage.write() as session:
            session.add(CallRow(table_id=table, person="ann", off=True))
        await house.pass_by(AFTER)
        house.hall.calling.nudge(table, "ann")
        await house.pass_by(40 * HOUR)
        assert ann.calls == []

    in_house(tmp_path, receiver, work)


# How.


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, receiver: Receiver) -> None:
    async def work(house: House) -> None:
        ann = Browser(receiver)
        await house.subscribe(ann)
        receiver.status = 410
        await begin(house.hall, SLOW)
        await house.pass_by(AFTER)
        assert len(ann.letters) == 1
        assert (await call_ways.calls_of(house.hall, "ann")).ways == []

    in_house(tmp_path, receiver, work)


def test_a_try_waits_for_its_turn(tmp_path: Path, receiver: Receiver) -> None:
    """Names are free, and with each of them so many tries: they open no more connections than calls do."""

    async def work(house: House) -> None:
        await house.subscribe(Browser(receiver))
        async with house.hall.storage.read() as session:
            way = (await session.scalars(select(CallWayRow))).one()
        room = house.hall.calling._room
        for _ in range(calling.AT_ONCE):
            await room.acquire()
        tried = asyncio.create_task(house.hall.calling.test(way))
        done, _ = await asyncio.wait([tried], timeout=0.5)
        assert not done
        assert not receiver.heard
        room.release()
        assert await tried

    in_house(tmp_path, receiver, work)


def test_a_push_service_that_is_busy_is_asked_once_more(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(call_senders, "AGAIN_AFTER", 0)

    async def work(house: House) -> None:
        ann = Browser(receiver)
        await house.subscribe(ann)
        receiver.status = 503
        await begin(house.hall, SLOW)
        await house.pass_by(AFTER)
        assert len(ann.letters) == 2
        assert len((await call_ways.calls_of(house.hall, "ann")).ways) == 1

    in_house(tmp_path, receiver, work)


def test_a_browser_calls_one_person_only(tmp_path: Path, receiver: Receiver) -> None:
    """Whoever uses it next; but who knows only its address takes it from nobody."""

    async def work(house: House) -> None:
        ann = Browser(receiver)
        await house.subscribe(ann)
        await house.subscribe(ann, name="Desk, again")
        [way] = (await call_ways.calls_of(house.hall, "ann")).ways
        assert way.name == "Desk, again"
        thief = Browser(receiver)
        thief.shared = bytes(16)
        await house.subscribe(thief, "eve")
        assert len((await call_ways.calls_of(house.hall, "ann")).ways) == 1
        with refused(Refusal, "not called"):
            await call_ways.remove(house.hall, "eve", way.id)
        await house.subscribe(ann, "bob")
        assert (await call_ways.calls_of(house.hall, "ann")).ways == []

    in_house(tmp_path, receiver, work)


def test_what_is_no_subscription_is_refused(tmp_path: Path, receiver: Receiver) -> None:
    async def work(house: House) -> None:
        ann = Browser(receiver)
        for more, words in (
            ({"endpoint": "https://127.0.0.1/x"}, "none of the push services"),
            ({"endpoint": "http://fcm.googleapis.com/x"}, "none of the push services"),
            ({"p256dh": "abc"}, "keys of a browser"),
            ({"auth": "ä" * 22}, "keys of a browser"),
            ({"language": "xx"}, "one of these languages"),
        ):
            with refused(Refusal, words):
                await house.subscribe(ann, **more)
        for number in range(call_ways.MOST_WAYS):
            await house.subscribe(Browser(receiver, str(number)))
        with refused(Refusal, "remove one first"):
            await house.subscribe(Browser(receiver, "more"))

    in_house(tmp_path, receiver, work)


def test_a_chat_is_told_in_its_form_and_names_are_no_commands(tmp_path: Path, receiver: Receiver) -> None:
    async def work(house: House) -> None:
        wish = AddAddress(f"{receiver.address}/hooks/abc?thread=1", "en")
        calls = await call_ways.add_webhook(house.hall, house.asker("ann"), wish)
        assert calls.ways[0].name == "127.0.0.1"
        with refused(Refusal, "--allow-webhook"):
            await call_ways.add_webhook(
                house.hall, house.asker("ann"), AddAddress("https://chat.example/hook", "en")
            )
        wishes = [SeatWish("me"), SeatWish("open")]
        table = (await opening.create(house.hall, "ann", CreateTable(GAME, wishes, {"first": "0"}))).id
        async with house.hall.looking(table) as sitting:
            code = sitting.seats[1].code
        assert code is not None
        await seating.join(house.hall, "bob", code, "<!here> @all [x](https://evil.example)")
        await house.pass_by(AFTER)
        [heard] = receiver.heard
        told = json.loads(heard.body)
        assert heard.path == "/hooks/abc?thread=1"
        assert told["text"] == told["content"]
        assert told["allowed_mentions"] == {"parse": []}
        assert f"https://games.example/table/{table}" in told["text"]
        names = told["text"].split("With ")[1].splitlines()[0]
        assert not set("<>@[]") & set(names)
        assert "://" not in names

    in_house(tmp_path, receiver, work)


# Mail.


def links(text: str) -> dict[str, str]:
    return dict(re.findall(r"https://games\.example/calls/(\w+)/(\S+)", text))


def test_mail_is_sent_to_who_said_yes_and_ends_with_one_click(
    kept: Callable[[Work], None],  # noqa: F811
    receiver: Receiver,
    mailbox: Mailbox,
) -> None:
    async def work(storage: Storage) -> None:
        async with open_house(storage, Hands(), reaching(receiver, mailbox)) as house:
            hall, signer = house.hall, await load_signer(storage)
            wish = AddAddress("Ann.B@example.org", "en")
            calls = await call_ways.add_mail(hall, house.asker("ann"), "1.2.3.4", wish)
            assert (calls.ways[0].name, calls.ways[0].confirmed) == ("An…@example.org", False)
            await house.pass_by()
            assert mailbox.envelopes == [("table@example.org", ["Ann.B@example.org"])]
            first = links(mailbox.text())
            table = await begin(hall, SLOW)
            await house.pass_by(AFTER)
            assert len(mailbox.mails) == 1  # nobody has said yes
            for token in ("", "x", first["stop"], first["confirm"] + "0", f"{calls.ways[0].id}."):
                with refused(Refusal, "no good any more"):
                    await call_ways.confirm(hall, signer, token)
            assert (await call_ways.confirm(hall, signer, first["confirm"])).name == "An…@example.org"
            await house.pass_the_turn(table)
            await house.pass_the_turn(table)
            await house.pass_by(AFTER)
            mail = mailbox.mails[-1]
            assert mail["subject"] == "Beer & Bread: it is your turn"
            assert mail["to"] == "Ann.B@example.org"
            assert f"https://games.example/table/{table}" in mailbox.text()
            stop = links(mailbox.text())["stop"]
            assert mail["list-unsubscribe"] == f"<https://games.example/api/calls/stop/{stop}>"
            assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
            assert mail["auto-submitted"] == "auto-generated"
            with refused(Refusal, "no good any more"):
                await call_ways.stop(hall, signer, first["confirm"])
            await call_ways.stop(hall, signer, stop)
            await call_ways.stop(hall, signer, stop)
            assert (await call_ways.calls_of(hall, "ann")).ways == []
            with refused(Refusal, "no good any more"):
                await call_ways.confirm(hall, signer, first["confirm"])

    kept(work)


def test_no_mail_for_games_that_are_played_live(tmp_path: Path, receiver: Receiver, mailbox: Mailbox) -> None:
    async def work(house: House) -> None:
        ann = Browser(receiver)
        await house.subscribe(ann)
        await confirmed(house, "ann@example.org", mailbox)
        await begin(house.hall, LIVE)
        await house.pass_by(AFTER)
        assert len(ann.calls) == 1
        assert len(mailbox.mails) == 1

    in_house(tmp_path, receiver, work, mailbox)


async def confirmed(house: House, address: str, mailbox: Mailbox, person: str = "ann") -> None:  # noqa: F811
    wish = AddAddress(address, "en")
    await call_ways.add_mail(house.hall, house.asker(person), "1.2.3.4", wish)
    await house.pass_by()
    signer = await load_signer(house.hall.storage)
    await call_ways.confirm(house.hall, signer, links(mailbox.text())["confirm"])


def test_a_stranger_does_not_fill_a_mailbox(tmp_path: Path, receiver: Receiver, mailbox: Mailbox) -> None:
    """By one address two mails a day, however many people ask; and no person or network asks for many."""

    async def work(house: House) -> None:
        async def ask(person: str, address: str, network: str) -> None:  # noqa: F811
            wish = AddAddress(address, "en")
            await call_ways.add_mail(house.hall, house.asker(person), network, wish)

        for number in range(2):
            await ask(f"p{number}", "victim@example.org", f"10.0.0.{number}")
        with refused(Refusal, "tomorrow"):
            await ask("p3", "VICTIM@example.org", "10.0.0.3")
        for number in range(5):
            await ask("ann", f"a{number}@example.org", f"10.1.0.{number}")
        with refused(Refusal, "tomorrow"):
            await ask("ann", "b@example.org", "10.1.0.9")
        for number in range(20):
            await ask(f"q{number}", f"q{number}@example.org", "10.2.0.1")
        with refused(Refusal, "tomorrow"):
            await ask("q20", "q20@example.org", "10.2.0.1")
        await house.pass_by()
        assert len(mailbox.mails) == 2 + 5 + 20
        house.hands.pass_by(25 * HOUR)
        await ask("ann", "b@example.org", "10.1.0.9")

    in_house(tmp_path, receiver, work, mailbox)


def test_a_link_is_good_for_three_days(
    tmp_path: Path, receiver: Receiver, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        wish = AddAddress("ann@example.org", "en")
        calls = await call_ways.add_mail(house.hall, house.asker("ann"), "1.2.3.4", wish)
        signer = await load_signer(house.hall.storage)
        monkeypatch.setattr(call_ways, "CONFIRMED_WITHIN", -call_ways.CONFIRMED_WITHIN)
        with refused(Refusal, "no good any more"):
            await call_ways.confirm(house.hall, signer, token_for(signer, "confirm", calls.ways[0].id))
        await call_ways.add_mail(house.hall, house.asker("bob"), "1.2.3.4", AddAddress("b@example.org", "en"))
        assert (await call_ways.calls_of(house.hall, "ann")).ways == []

    in_house(tmp_path, receiver, work, mailbox)


@pytest.mark.parametrize(
    "text",
    [
        "ann@example.org\r\nBcc: all@example.org",
        "ann@example.org\n",
        "ann@example.org, bob@example.org",
        "Ann <ann@example.org>",
        '"ann\r\n"@example.org',
        "ann@[127.0.0.1]",
        "ann@localhost",
        "@example.org",
        "ann",
        "ann@-example.org",
        "a" * 65 + "@example.org",
        "ann@" + "example." * 40 + "org",
        "änn@example.org",
        "",
    ],
)
def test_what_is_no_mail_address(text: str) -> None:
    assert not is_address(text)


def test_names_and_titles_put_nothing_into_the_head_of_a_mail(mailbox: Mailbox) -> None:
    server = mail_server(mailbox.address, FROM, {})
    assert server is not None
    postman = Postman(server)
    evil = "Your turn\r\nBcc: all@example.org\r\n\r\nBuy"
    assert asyncio.run(postman.send("ann@example.org", evil, "text", "https://games.example/x"))
    postman.close()
    [mail] = mailbox.mails
    assert mail["bcc"] is None
    assert mail["subject"] == "Your turn Bcc: all@example.org Buy"
    assert mailbox.envelopes == [("table@example.org", ["ann@example.org"])]


def test_a_password_is_never_said_in_the_clear(mailbox: Mailbox) -> None:
    """To a server elsewhere mail goes over TLS or not at all; here it may, where the server has none."""
    server = mail_server(mailbox.address, FROM, {})
    assert server is not None
    away = replace(server, host="127.0.0.2")
    postman = Postman(away)
    assert not asyncio.run(postman.send("ann@example.org", "s", "t", "https://games.example/x"))
    postman.close()
    assert mailbox.mails == []


@pytest.mark.parametrize(
    ("given", "sender", "environment", "words"),
    [
        ("mail.example.org", FROM, {}, "smtp://USER@HOST:587"),
        ("smtp://ann:secret@mail.example.org", FROM, {}, "without a password"),
        ("smtp://mail.example.org:x", FROM, {}, "smtp://USER@HOST:587"),
        ("smtp://mail.example.org", None, {}, "--mail-from"),
        ("smtp://mail.example.org", "table@example.org\nBcc: x@example.org", {}, "--mail-from"),
        ("smtp://ann@mail.example.org", FROM, {}, "BREWTABLE_MAIL_PASSWORD"),
        ("smtp://ann@mail.example.org", FROM, {"BREWTABLE_MAIL_PASSWORD_FILE": "/nowhere"}, "cannot be read"),
    ],
)
def test_mail_servers_that_cannot_be(
    given: str, sender: str | None, environment: dict[str, str], words: str
) -> None:
    with refused(SetupError, words):
        mail_server(given, sender, environment)


def test_mail_servers_that_can_be(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("secret\n")
    server = mail_server(
        "smtp://ann%40home@mail.example.org", FROM, {"BREWTABLE_MAIL_PASSWORD_FILE": str(file)}
    )
    assert server == MailServer("mail.example.org", 587, False, "ann@home", "secret", FROM)
    assert server.address == "smtp://ann%40home@mail.example.org:587"
    assert "secret" not in repr(server)
    assert mail_server(None, None, {}) is None


# What is said.


def test_calls_speak_every_language_and_tell_nothing_of_the_game() -> None:
    about = About(Why.TURN, "t", GAME, "Beer & Bread", ["Bob", "Eve"], 90 * MINUTE)
    assert say(about, "en").text == "The table waits for you. With Bob and Eve. You have 90 minutes left."
    for language in ("en", "de", "pl", "ru"):
        told = {why: say(about._replace(why=why), language) for why in Why}
        assert len({said.title for said in told.values()}) == len(Why)


def test_names_are_plain() -> None:
    assert plain("<!channel>") == "‹!channel›"
    assert "@" not in plain("@everyone")
    assert "](" not in plain("[a](b)")


# Going.


def test_ways_come_along_and_go_with_whom_they_belong_to(
    kept: Callable[[Work], None],  # noqa: F811
    receiver: Receiver,
) -> None:
    async def work(storage: Storage) -> None:
        async with open_house(storage, Hands(), reaching(receiver)) as house:
            hall = house.hall

            async def count(person: str) -> int:
                return len((await call_ways.calls_of(hall, person)).ways)

            hook = AddAddress(f"{receiver.address}/hook", "en")
            for person in ("guest", "ann"):
                await call_ways.add_webhook(hall, house.asker(person), hook)
            await house.subscribe(Browser(receiver), "guest")
            await leaving.bring_along(hall, "guest", "ann")
            assert (await count("guest"), await count("ann")) == (0, 2)
            await leaving.sign_out_everywhere(hall, house.asker("ann"), None)
            assert await count("ann") == 0
            await house.subscribe(Browser(receiver))
            table = await begin(hall, SLOW)
            await house.pass_by(AFTER)
            await leaving.forget(hall, house.asker("ann"), None)
            async with storage.read() as session:
                for rows in (CallWayRow, CallRow):
                    own = select(func.count()).where(rows.person == "ann")
                    assert await session.scalar(own) == 0
            house.hall.calling.nudge(table, "ann")
            await house.pass_by()
            assert len(receiver.heard) == 1

    kept(work)


# Over the network.


def test_a_whole_service_calls(tmp_path: Path, receiver: Receiver, mailbox: Mailbox) -> None:
    outside = ("--allow-push", receiver.host, "--allow-webhook", receiver.host)
    mail = ("--mail", mailbox.address, "--mail-from", FROM)
    service = Service(tmp_path / "data", *outside, *mail, call_seconds=0.2).start()
    try:
        _call_and_stop(service, receiver, mailbox)
        _say_who_looks(service, receiver)
    finally:
        assert service.stop() == 0


def _call_and_stop(served: Service, receiver: Receiver, mailbox: Mailbox) -> None:
    ann, bob, eve = (served.guest() for _ in range(3))
    browser = Browser(receiver)
    assert ann.get("/me/calls")["ways"] == []
    calls = ann.post("/me/calls/push", **browser.subscription())
    assert ann.post(f"/me/calls/{calls['here']}/test") == {"delivered": True}
    assert browser.calls[0]["title"] == "Calls work"
    eve.refused(404, "POST", f"/me/calls/{calls['here']}/test")
    eve.refused(404, "POST", f"/me/calls/{calls['here']}/remove")
    ann.refused(400, "POST", "/me/calls/push", endpoint="x" * 1001)

    table = ann.open({**ME, "name": "Ann"}, OPEN, options={"first": "0"}, pace={"kind": "days", "hours": 24})
    id = table["id"]
    assert ann.get(f"/tables/{id}/calls") == {"off": False, "ways": 1}
    eve.refused(404, "GET", f"/tables/{id}/calls")
    bob.post("/join", code=table["seats"][1]["code"], name="Bob")
    until(lambda: len(browser.calls) == 2)
    assert browser.calls[1]["title"] == "Beer & Bread: it is your turn"
    assert "With Bob." in browser.calls[1]["body"]
    eve.refused(404, "PUT", f"/tables/{id}/calls", off=True)
    answer = ann.http.put(f"/api/tables/{id}/calls", json={"off": True})
    assert answer.json() == {"off": True, "ways": 1}

    ann.post("/me/calls/mail", address="ann@example.org", language="en")
    until(lambda: len(mailbox.mails) == 1)
    confirm, stop = re.findall(r"/calls/\w+/(\S+)", mailbox.text())
    with closing(served.guest()) as anybody:  # whoever reads the mail, at whatever device
        assert anybody.post("/calls/confirm", token=confirm) == {"name": "an…@example.org"}
        anybody.refused(404, "POST", f"/calls/stop/{confirm}")
        page = anybody.http.get(f"/api/calls/stop/{stop}")
        assert (page.status_code, page.headers["location"]) == (302, f"/calls/stop/{stop}")
        assert len(ann.get("/me/calls")["ways"]) == 2  # nothing ends by being looked at
        form = {"List-Unsubscribe": "One-Click"}
        assert anybody.http.post(f"/api/calls/stop/{stop}", data=form).is_success
    assert [way["kind"] for way in ann.get("/me/calls")["ways"]] == ["push"]
    for guest in (ann, bob, eve):
        guest.close()


def _say_who_looks(served: Service, receiver: Receiver) -> None:
    with closing(served.guest()) as ann, closing(served.guest()) as bob:
        browser = Browser(receiver, "other")
        ann.post("/me/calls/push", **browser.subscription())
        table = ann.open(ME, OPEN, options={"first": "1"})
        with ann.watching(table["id"]) as socket:
            bob.post("/join", code=table["seats"][1]["code"])
            now = socket.until(lambda s: s["to_move"] == 1)
            socket.connection.send('{"do":"look","visible":false}')
            play_until(bob, table["id"], 0)
            until(lambda: len(browser.calls) == 1)
            socket.connection.send('{"do":"look","visible":true}')
            socket.connection.send('{"do":"look","visible":"perhaps"}')
            assert now["seat"] == 0


def play_until(guest: Guest, table: str, seat: int) -> None:
    now = guest.look(table)
    while now["to_move"] != seat:
        now = guest.move(table, now)["snapshot"]
