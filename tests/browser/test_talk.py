"""Talk at the table: two players and somebody who watches, in two languages, on desktop and phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Enter
from tests.browser.people import Person
from tests.browser.test_access import Reader

ANN = {"who": "me", "name": "Ann"}
OPEN = {"who": "open"}
PHONE = {"width": 390, "height": 844}
MARKUP = "<b onclick=alert(1)>bold</b> https://example.org"


def seat(ann: Person, bob: Person, **more: object) -> str:
    table = ann.open_table(ANN, OPEN, options={"first": "1"}, public=True, **more)
    bob.post(f"/tables/{table}/sit", name="Bob")
    return table


def open_talk(person: Person, name: str = "Talk") -> Locator:
    person.button(re.compile(f"^{name}")).click()
    return person.page.locator("section.talk")


def say(person: Person, text: str, field: str = "Your words", send: str = "Send") -> None:
    person.page.get_by_label(field, exact=True).fill(text)
    person.button(send).click()


def test_two_talk_and_one_looks_on(enter: Enter) -> None:
    """Ann in English, Bob in German at a phone, Eve watches: phrases are translated, and markup is text."""
    ann, bob, eve = enter(), enter({"language": "de"}, viewport=PHONE), enter()
    table = seat(ann, bob)
    for person in (ann, bob, eve):
        person.sit_at(table)
    at_ann = open_talk(ann)
    say(ann, MARKUP)
    expect(at_ann.locator("ol li")).to_have_text(re.compile(re.escape(MARKUP)))
    expect(at_ann.locator("ol :is(a, li b:not(.name))")).to_have_count(0)
    # The phone shows that there is something new, reads it out, and opens a sheet.
    expect(bob.button("Reden, 1 neuer Satz")).to_be_visible()
    expect(bob.page.locator("[aria-live=polite]", has_text=f"Ann: {MARKUP}")).to_have_count(1)
    at_bob = open_talk(bob, "Reden")
    expect(at_bob.locator("ol li")).to_contain_text(MARKUP)
    assert bob.overhang() <= 0
    at_bob.locator("summary", has_text="Sätze").click()
    at_bob.get_by_role("button", name="Schöner Zug!").click()
    expect(at_ann.locator("ol li").last).to_have_text(re.compile("Bob.*Nice move!", re.DOTALL))
    # Whoever watches has a room of their own until the end.
    at_eve = open_talk(eve)
    expect(at_eve.locator("ol")).to_contain_text("Nobody has said anything yet.")
    expect(at_eve).to_contain_text("The players read this when the game is over.")
    say(eve, "Ann is ahead")
    expect(at_eve.locator("ol li")).to_contain_text("Ann is ahead")
    assert not any("Ann is ahead" in text for person in (ann, bob) for _, text in person.received)
    # Ann has heard enough of Bob.
    at_ann.get_by_role("button", name="Silence Bob").click()
    at_ann.get_by_role("button", name="Block everywhere").click()
    expect(at_ann.locator("ol li")).to_have_count(1)
    ann.visit("/account", "main h1")
    expect(ann.page.locator("main li", has_text="Bob")).to_contain_text("everywhere")
    ann.page.locator("main li", has_text="Bob").get_by_role("button", name="Hear again").click()
    expect(ann.page.locator("main")).to_contain_text("You read what everybody says.")
    ann.sit_at(table)
    at_ann = open_talk(ann)
    expect(at_ann.locator("ol li")).to_have_count(2)
    # The host leaves phrases only.
    ann.button("Menu").click()
    ann.page.locator("dialog label", has_text="Set phrases only").locator("select").select_option("phrases")
    expect(at_bob).to_contain_text("An diesem Tisch gibt es nur feste Sätze.")
    expect(at_bob.locator("form")).to_have_count(0)
    # When the game is over everybody reads both.
    ann.post(f"/tables/{table}/concede", seat=0)
    bob.page.locator("dialog[open] .winner").wait_for()
    bob.page.keyboard.press("Escape")
    at_bob.get_by_role("button", name="Zuschauer").click()
    expect(at_bob.locator("ol li")).to_contain_text("Ann is ahead")


def test_whoever_keeps_the_table_waiting_is_called(enter: Enter) -> None:
    ann, bob = enter(), enter()
    ann.page.clock.install()
    table = seat(ann, bob)
    ann.sit_at(table)
    bob.sit_at(table)
    expect(bob.page.locator(".prompt .lead")).to_be_visible()
    expect(ann.button("Call Bob")).to_have_count(0)
    ann.page.clock.fast_forward(40_000)
    ann.excuse("409")
    ann.button("Call Bob").click()
    expect(ann.page.locator("body")).to_contain_text("too early to call")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_talk_can_be_read_by_everybody(enter: Enter, axe: str, scheme: str) -> None:
    ann, bob = enter(color_scheme=scheme), enter({"language": "pl"}, viewport=PHONE, color_scheme=scheme)
    table = seat(ann, bob)
    for person, name in ((ann, "Talk"), (bob, "Rozmowa")):
        person.sit_at(table)
        person.post(f"/tables/{table}/talk", room="players", text="W" * 300)
        panel = open_talk(person, name)
        panel.locator("summary").first.click()
        panel.locator("ol button").first.wait_for() if person is bob else None
        Reader(person, axe).check("talk")
        assert person.overhang() <= 0
