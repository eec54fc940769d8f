"""The line is cut in the middle of a move: nothing is lost, nothing is played twice."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.line import Line
from tests.browser.people import Data, Device, Person
from tests.table.guests import Service
from tests.table.test_kills import a_port

ME = {"who": "me", "name": "Ann"}
HOT = {"who": "hot-seat", "name": "Bob"}


@pytest.fixture
def line(address: str) -> Iterator[Line]:
    line = Line(address)
    yield line
    line.close()


@pytest.fixture
def ann(browser: Browser, line: Line) -> Iterator[Person]:
    """At a table with somebody at the same device, so that nobody else moves meanwhile."""
    person = Person(Device(browser, line.address, {}))
    # Without a line she may ask what a move would do that has long been made.
    for trouble in ("ERR_", "WebSocket", "Failed to load resource", "409 GET .*/preview"):
        person.excuse(trouble)
    person.sit_at(person.open_table(ME, HOT, options={"first": "0"}))
    person.button("I am Ann").click()
    person.page.locator(".prompt .lead").wait_for()
    yield person
    assert not person.complaints
    person.device.close()


def truly(person: Person, address: str) -> Data:
    """What the service knows, asked without the line."""
    table = person.page.url.rpartition("/")[2]
    snapshot: Data = person.context.request.get(f"http://{address}/api/tables/{table}?seat=0").json()
    return snapshot


def choose_a_harvest(person: Person) -> None:
    person.page.locator(".hand-area .can").first.click()
    person.page.locator(".action:not(.is-blocked, .minor)").first.click()


def test_a_move_that_never_left_is_made_once_the_line_is_back(ann: Person, line: Line, address: str) -> None:
    line.cut()
    expect(ann.page.locator(".banner.stop")).to_contain_text("No connection")
    choose_a_harvest(ann)
    expect(ann.page.locator(".notices")).to_contain_text("cannot be reached")
    assert truly(ann, address)["ply"] == 0
    line.mend()
    # Where the page has found the line again by itself, the button is gone already.
    ann.button("Try now").evaluate_all("buttons => buttons.forEach((button) => button.click())")
    expect(ann.page.locator(".banner.stop")).to_have_count(0)
    choose_a_harvest(ann)
    _until_ply(ann, address, 1)
    ann.page.locator(".curtain").wait_for()


def test_a_move_whose_answer_was_lost_is_not_made_twice(ann: Person, line: Line, address: str) -> None:
    hand = ann.page.locator("[data-thing^='hand:']")
    assert hand.count() == 5
    line.lose_answers()
    choose_a_harvest(ann)
    _until_ply(ann, address, 1)
    line.cut()
    expect(ann.page.locator(".banner.stop")).to_be_visible()
    line.mend()
    ann.page.locator(".curtain").wait_for()  # the move was told when the line came back
    ann.button("I am Bob").click()
    ann.page.locator(".prompt .lead").wait_for()
    assert truly(ann, address)["ply"] == 1
    expect(ann.page.locator(".log .deed").filter(has_text="Ann harvests")).to_have_count(1)
    ann.decide()
    assert truly(ann, address)["ply"] == 2
    assert ann.moves_sent == 2


def test_a_page_left_open_through_a_restart_goes_on(browser: Browser, pages: None, tmp_path: Path) -> None:
    """The service is killed and comes back; nobody touches the page but to play on."""
    port = a_port()
    service = Service(tmp_path, "--port", str(port)).start()
    ann = Person(Device(browser, service.address, {}))
    for trouble in ("ERR_", "WebSocket", "Failed to load resource", "409 GET .*/preview"):
        ann.excuse(trouble)
    try:
        ann.sit_at(ann.open_table(ME, {"who": "bot", "bot": "random"}, options={"first": "0"}))
        ann.page.locator(".prompt .lead").wait_for()
        ann.decide()
        for _ in range(2):
            ann.wait_for_turn()
            service.kill()
            expect(ann.page.locator(".banner.stop")).to_contain_text("No connection")
            service.start()
            expect(ann.page.locator(".banner.stop")).to_have_count(0)
            before = ann.moves_answered
            ann.decide()
            assert ann.moves_answered == before + 1
        assert truly(ann, service.address)["ply"] >= ann.moves_sent == 3
        assert not ann.complaints
    finally:
        ann.device.close()
        service.kill()


def _until_ply(person: Person, address: str, ply: int) -> None:
    end = time.monotonic() + 20
    while truly(person, address)["ply"] < ply:
        assert time.monotonic() < end, f"the move never arrived: {truly(person, address)['ply']}"
        time.sleep(0.05)
    assert truly(person, address)["ply"] == ply
