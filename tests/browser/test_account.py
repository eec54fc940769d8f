"""A name that lasts, in Chromium with an authenticator of its own: one person at two devices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, expect
from tests.browser.people import PHONE, Device, Person
from tests.browser.test_access import Reader

KEYS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
ME = {"who": "me", "name": "Ann"}
BOT = {"who": "bot", "bot": "random"}
Members = Callable[..., tuple[Person, CDPSession, str]]


@pytest.fixture
def member(browser: Browser, address: str) -> Iterator[Members]:
    yield from come_by_a_name(browser, address)


def come_by_a_name(browser: Browser, address: str) -> Iterator[Members]:
    """People who call the service by a name, on devices that keep passkeys."""
    here: list[Person] = []

    def come(**taste: Any) -> tuple[Person, CDPSession, str]:
        device = Device(browser, f"localhost:{address.rpartition(':')[2]}", {}, **taste)
        person = Person(device)
        here.append(person)
        tools = device.context.new_cdp_session(device.page)
        tools.send("WebAuthn.enable")
        keys = tools.send("WebAuthn.addVirtualAuthenticator", {"options": KEYS})["authenticatorId"]
        return person, tools, str(keys)

    yield come
    complaints = [complaint for person in here for complaint in person.complaints]
    for person in here:
        person.leave()
        person.device.close()
    assert not complaints


def told(person: Person, words: str) -> None:
    expect(person.page.get_by_role("status").filter(has_text=words)).to_be_visible()


def test_one_person_at_two_devices(member: Members, axe: str) -> None:
    ann, desk, desk_keys = member()
    table = ann.open_table(ME, BOT)
    ann.visit("/settings", "select")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.button("Save").click()
    ann.page.get_by_role("link", name="You, on every device").click()
    ann.page.get_by_label("Name of the passkey").fill("Desk")
    ann.button("Add a passkey").click()
    expect(ann.page.locator(".keys input")).to_have_value("Desk")
    ann.button("New recovery codes").click()
    expect(ann.page.locator(".codes li")).to_have_count(10)
    Reader(ann, axe).check("an account")

    phone, pocket, pocket_keys = member(viewport=PHONE, has_touch=True, color_scheme="dark")
    [key] = desk.send("WebAuthn.getCredentials", {"authenticatorId": desk_keys})["credentials"]
    pocket.send("WebAuthn.addCredential", {"authenticatorId": pocket_keys, "credential": key})
    phone.visit("/account", "h2")
    assert phone.overhang() == 0
    Reader(phone, axe).check("signing in")
    phone.button("Sign in with a passkey").click()
    told(phone, "Welcome back, Ann.")
    phone.sit_at(table)
    assert phone.table()["seat"] == 0

    phone.visit("/account", "h2")
    phone.button("On all other devices").click()
    told(phone, "All other devices are signed out.")
    ann.excuse("404")
    ann.visit(f"/table/{table}", ".problem, .missing, h1")
    assert ann.get("/me")["name"] == ""
    code = phone_codes(phone)[0]
    ann.visit("/account", "h2")
    ann.page.get_by_label("Recovery code").fill(code)
    ann.button("Sign in with a code").click()
    expect(ann.page.locator(".keys input")).to_have_count(1)

    phone.button("Delete me and all that is mine …").click()
    phone.button("Yes, delete me").click()
    told(phone, "You are deleted.")
    assert ann.get("/me")["name"] == ""


def phone_codes(person: Person) -> list[str]:
    person.button("New recovery codes").click()
    expect(person.page.locator(".codes li")).to_have_count(10)
    return person.page.locator(".codes li").all_inner_texts()


def test_who_calls_it_off_stays_as_they_were(member: Members) -> None:
    ann, tools, keys = member()
    tools.send("WebAuthn.setUserVerified", {"authenticatorId": keys, "isUserVerified": False})
    ann.visit("/account", "h2")
    ann.button("Add a passkey").click()
    told(ann, "Nothing was signed")
    expect(ann.page.locator(".keys")).to_have_count(0)
