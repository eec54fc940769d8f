"""A game that ends is on the pages of those who played it, and on that of the house."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.people import PHONE, Person
from tests.browser.test_access import Reader


def finish_a_game(ann: Person, bob: Person) -> None:
    table = ann.open_table({"who": "me", "name": "Ann"}, {"who": "open"})
    code = ann.get(f"/tables/{table}")["table"]["seats"][1]["code"]
    bob.post("/join", code=code, name="Bob")
    bob.post(f"/tables/{table}/concede", seat=1)


def call(person: Person, name: str) -> None:
    person.visit("/settings", "select")
    person.page.get_by_label("Your name").fill(name)
    person.button("Save").click()
    expect(person.page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()


def test_history_of_a_person_and_of_the_house(enter: Enter, axe: str) -> None:
    ann, bob = enter(), enter(viewport=PHONE, has_touch=True, color_scheme="dark")
    call(ann, "Ann")
    call(bob, "Bob")
    finish_a_game(ann, bob)
    while not ann.get("/people/me")["played"]:
        ann.page.wait_for_timeout(50)
    ann.visit("/people/me", "table")
    expect(ann.page.locator(".lines").last).to_contain_text("Place 1 of 2")
    expect(ann.page.locator(".lines").first).to_contain_text("1 game: 1 ahead, 0 behind")
    Reader(ann, axe).check("own games")
    ann.page.get_by_role("link", name="Bob").first.click()
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Bob")
    bob.visit("/people/me", "table")
    assert bob.overhang() == 0
    bob.page.get_by_label("Who sees this page").select_option("all")
    Reader(bob, axe).check("own games on a phone")
    bob.visit("/house", "ol.lines")
    expect(bob.page.locator("ol.lines")).to_contain_text("Bob")
    assert bob.overhang() == 0
    Reader(bob, axe).check("the house on a phone")
    bob.visit("/people/me", "table")
    bob.page.get_by_role("link", name="Replay").click()
    bob.page.locator(".scrub").wait_for()
