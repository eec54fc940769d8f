"""Clocks and deadlines in the browser, by a time of the house that the test moves."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, expect
from tests.browser.conftest import Enter
from tests.browser.people import PHONE, Device, Person
from tests.browser.test_access import Reader
from tests.table.test_pace import Hands

from brewtable.table.app import make_app
from brewtable.table.clocks import HOUR, MINUTE
from brewtable.table.storage import Storage, database_url

ANN = {"who": "me", "name": "Ann"}
OPEN = {"who": "open"}
FIRST = {"first": "0"}


@contextmanager
def house(folder: Path, hands: Hands) -> Iterator[str]:
    """The service in a thread of the test, with clocks that the test moves."""

    async def migrate() -> None:
        storage = Storage(database_url(None, folder))
        await storage.migrate()
        await storage.close()

    def serve() -> None:
        asyncio.run(migrate())
        server.run()

    app = make_app(folder, processes=1, house=hands.house())
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, ws="websockets-sansio"))
    thread = threading.Thread(target=serve)
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.05)
    try:
        yield f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(60)


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def three(browser: Browser, pages: None, tmp_path: Path, hands: Hands) -> Iterator[list[Person]]:
    """Ann, Bob and Eve in a house of their own."""
    with house(tmp_path, hands) as address:
        devices = [Device(browser, address, {}) for _ in range(3)]
        people = [Person(device) for device in devices]
        yield people
        complaints = [complaint for person in people for complaint in person.complaints]
        for person in people:
            person.leave()
            person.device.close()
    assert not complaints


def test_a_game_over_days_whose_deadlines_pass(three: list[Person], hands: Hands) -> None:
    """Ann misses a deadline: the others give her time, then a bot plays on, and she comes back."""
    ann, bob, eve = three
    pace = {"kind": "days", "hours": 24, "days_off": 1, "late": "others"}
    seats = [ANN, OPEN, OPEN]
    table = ann.open_table(*seats, game="dice-brewing", options=FIRST, public=True, pace=pace)
    bob.visit("/lobby", ".open li")
    expect(bob.page.locator(".open li")).to_contain_text("Over days: 1 day for each turn.")
    for person, name in ((bob, "Bob"), (eve, "Eve")):
        person.post(f"/tables/{table}/sit", name=name)
    bob.sit_at(table)
    eve.sit_at(table)
    expect(bob.page.locator(".clocks")).to_contain_text("24 h 0 min")
    hands.pass_by(25 * HOUR)
    asked = bob.page.locator(".banner", has_text="Ann has no time left")
    asked.get_by_role("button", name="Give more time").click()
    expect(asked.get_by_role("button")).to_have_count(0)
    eve.page.locator(".banner").get_by_role("button", name="Give more time").click()
    expect(eve.page.locator(".banner", has_text="no time left")).to_have_count(0)
    ann.sit_at(table)
    ann.button("Take a day off (1 left)").click()
    expect(ann.page.locator(".clocks")).to_contain_text("48 h 0 min")
    expect(ann.button("Take a day off (1 left)")).to_have_count(0)
    ann.visit("/")
    hands.pass_by(49 * HOUR)
    for person in (bob, eve):
        person.page.locator(".banner").get_by_role("button", name="A bot plays on").click()
    expect(bob.page.locator(".banner", has_text="no time left")).to_have_count(0)
    assert bob.table()["table"]["seats"][0]["standing_in"]
    ann.sit_at(table)  # whoever comes back plays on
    assert not ann.table()["table"]["seats"][0]["standing_in"]


def test_a_clock_runs_out_at_a_table(three: list[Person], hands: Hands) -> None:
    ann, bob, _ = three
    pace = {"kind": "live", "minutes": 5, "extra": 10, "late": "concede"}
    table = ann.open_table(ANN, OPEN, options=FIRST, by_link=True, pace=pace)
    bob.visit(f"/table/{table}", ".waiting")
    expect(bob.page.locator(".waiting")).to_contain_text("5 min for each")
    expect(bob.page.locator(".waiting")).to_contain_text("If time is out, the seat concedes.")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    ann.sit_at(table)
    clocks = ann.page.locator(".clocks li")
    expect(clocks.filter(has_text="Bob")).to_contain_text("5:00")
    ann.decide()
    expect(clocks.filter(has_text="Ann")).to_contain_text(":")
    hands.pass_by(6 * MINUTE)
    ann.page.locator("dialog[open] .winner").wait_for()
    expect(bob.page.locator("dialog[open]")).to_contain_text("You have conceded")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_agreed_about_time_can_be_read_by_everybody(enter: Enter, axe: str, scheme: str) -> None:
    ann, bob = (enter({"language": "pl"}, viewport=PHONE, color_scheme=scheme) for _ in range(2))
    ann.visit("/new/dice-brewing", ".seat")
    ann.page.locator("input[name=pace][value=days]").check()
    ann.page.get_by_label("Czas na każdą turę").select_option("72")
    Reader(ann, axe).check("new table")
    assert ann.overhang() <= 0
    pace = {"kind": "live", "minutes": 30, "extra": 5}
    table = ann.open_table(ANN, OPEN, options=FIRST, by_link=True, pace=pace)
    bob.post(f"/tables/{table}/sit", name="B" * 40)
    ann.sit_at(table)
    ann.page.locator(".clocks").wait_for()
    Reader(ann, axe).check("table")
    assert ann.overhang() <= 0
