"""The door of a house by invitation, and the page of its hosts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import PHONE, Person
from tests.browser.test_access import Reader
from tests.browser.test_account import Members, come_by_a_name, told
from tests.table.guests import ME, Service

from brewtable.table.errands import run

HOT = {"who": "hot-seat", "name": "Bob"}


@pytest.fixture
def house(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """One of its own: who may enter is said for all."""
    service = Service(tmp_path_factory.mktemp("house")).start()
    yield service
    assert service.stop() == 0


@pytest.fixture
def member(browser: Browser, house: Service) -> Iterator[Members]:
    yield from come_by_a_name(browser, house.address)


def become_host(ann: Person, house: Service) -> None:
    code = run(None, house.data, "host-link")
    ann.visit(f"/host/{code}")
    ann.button("Become a host").click()
    expect(ann.button("Show my passkey")).to_be_visible()
    ann.page.get_by_role("main").get_by_role("link", name="You, on every device").click()
    ann.page.get_by_label("Name of the passkey").fill("Desk")
    ann.button("Add a passkey").click()
    expect(ann.page.locator(".keys input")).to_have_value("Desk")
    ann.visit("/host")
    ann.button("Show my passkey").click()
    expect(ann.page.get_by_role("heading", name="Invitations")).to_be_visible()


def test_a_host_invites_and_ends(member: Members, house: Service, axe: str) -> None:
    ann, *_ = member()
    become_host(ann, house)
    ann.button("By invitation").click()
    expect(ann.button("By invitation")).to_have_attribute("aria-pressed", "true")
    ann.page.get_by_label("Plain text").fill("Beer at <b>eight</b>")
    ann.page.locator("form", has_text="Plain text").get_by_role("button", name="Save").click()
    ann.button("Invite").click()
    expect(ann.page.locator("li code").first).to_be_visible()
    ann.page.get_by_text("Link and code to scan").click()
    expect(ann.page.locator(".qr")).to_be_visible()
    link = ann.page.locator("li .link").inner_text()
    Reader(ann, axe).check("the page of hosts")

    bob, *_ = member(viewport=PHONE, has_touch=True, color_scheme="dark")
    bob.visit("/lobby")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("This house is by invitation")
    assert "eight" not in bob.page.content()
    assert bob.overhang() == 0
    Reader(bob, axe).check("the door")
    bob.page.goto("/rules/beer-and-bread")
    bob.page.locator(".clause").first.wait_for()
    bob.page.goto(link)
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("You are invited")
    bob.button("Enter").click()
    expect(bob.page.locator(".message")).to_have_text("Beer at <b>eight</b>")
    table = bob.open_table({**ME, "name": "Bob"}, HOT)
    bob.sit_at(table)

    ann.button("Look again").click()
    row = ann.page.locator(f"[data-table='{table}']")
    row.get_by_role("button", name="End").click()
    ann.page.locator("dialog").get_by_role("button", name="End").click()
    expect(bob.page.get_by_text("nobody has won").first).to_be_visible()
    expect(row.get_by_role("button", name="Save as .brew")).to_be_visible()
    bob.excuse("404")
    row.get_by_role("button", name="Remove the table").click()
    ann.page.locator("dialog").get_by_role("button", name="Remove the table").click()
    expect(row).to_have_count(0)
    expect(ann.page.get_by_text("not good any more")).to_be_visible()  # it was good once
    ann.button("Invite").click()
    ann.button("Revoke").click()
    expect(ann.page.get_by_text("not good any more")).to_have_count(2)


@pytest.mark.long("a second way through the same pages")
def test_members_are_asked_for_a_passkey(member: Members, house: Service) -> None:
    run(None, house.data, "house", entry="members")
    code = run(None, house.data, "invite", times=1, days=None)["code"]
    bob, *_ = member()
    bob.visit("/")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("This house is for its members")
    bob.page.get_by_label("Code or link").fill(code)
    bob.button("Enter").click()
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("One thing is missing")
    bob.button("Add a passkey").click()
    expect(bob.page.locator(".game").first).to_be_visible()
    eve, *_ = member()
    eve.excuse("404")
    eve.visit("/enter/" + code)
    eve.button("Enter").click()
    told(eve, "No such invitation")
