"""Finding company: the lobby in three browsers, live."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.people import PHONE
from tests.browser.test_access import Reader

SOMEBODY = {"who": "me", "name": "Marta"}


def test_three_people_find_each_other_in_the_lobby(enter: Enter) -> None:
    """Ann opens a table, Eve sees it come, Bob is found it, and Eve sees it go."""
    ann, bob, eve = enter(), enter(), enter({"language": "de"})
    eve.visit("/lobby")
    ann.visit("/new/dice-brewing", ".seat")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_label("Who sits in seat 2").select_option("open")
    ann.page.locator("input[name=access][value=public]").check()
    ann.page.get_by_role("combobox", name="For", exact=True).select_option("beginners")
    ann.button("Open the table").click()
    ann.page.locator(".waiting").wait_for()
    row = eve.page.locator(".open li").filter(has_text="Ann")
    expect(row).to_contain_text("1 von 2 Plätzen frei")
    expect(row).to_contain_text("Wer ihn eröffnet hat, ist da")
    expect(row).to_contain_text("Einsteiger")
    eve.page.get_by_role("combobox", name="Spiel", exact=True).select_option("beer-and-bread")
    expect(row).to_have_count(0)
    eve.page.get_by_role("combobox", name="Spiel", exact=True).select_option("")
    expect(row).to_have_count(1)
    bob.visit("/")
    bob.page.get_by_role("main").get_by_role("link", name=re.compile("waits? for players")).click()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("region", name="Find me a table").get_by_role("button", name="Dice Brewing").click()
    bob.page.locator(".board-area").wait_for()
    ann.page.locator(".board-area").wait_for()
    assert [seat["name"] for seat in ann.table()["table"]["seats"]] == ["Ann", "Bob"]
    expect(row).to_have_count(0)


def test_one_sits_down_from_the_lobby_and_the_host_starts_early(enter: Enter) -> None:
    ann, bob = enter(), enter()
    seats = [SOMEBODY, {"who": "open"}, {"who": "open"}]
    table = ann.open_table(*seats, game="dice-brewing", public=True, options={"advanced": True})
    ann.sit_at(table)
    bob.visit("/lobby")
    bob.page.get_by_label("Your name").fill("Bob")
    row = bob.page.locator(".open li").filter(has_text="Marta")
    expect(row).to_contain_text("Advanced game")
    row.get_by_role("button", name="Sit down").click()
    bob.page.locator(".waiting").wait_for()
    expect(ann.page.locator(".waiting")).to_contain_text("Bob")
    expect(bob.button("Start now")).to_have_count(0)
    ann.page.get_by_label("Bots for the empty seats").select_option("easy")
    ann.button("Start now").click()
    ann.page.locator(".board-area").wait_for()
    bob.page.locator(".board-area").wait_for()
    assert [seat["bot"] for seat in bob.table()["table"]["seats"]] == [None, None, "easy"]


def test_whoever_has_the_link_of_the_table_sits_down(enter: Enter) -> None:
    ann, bob = enter(), enter()
    table = ann.open_table(SOMEBODY, {"who": "open"}, by_link=True)
    bob.visit(f"/table/{table}", ".waiting")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Sit down").click()
    bob.page.locator(".board-area").wait_for()
    assert bob.table()["table"]["seats"][1]["name"] == "Bob"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_lobby_can_be_used_by_everybody(enter: Enter, axe: str, scheme: str) -> None:
    ann = enter({"language": "de"}, viewport=PHONE, color_scheme=scheme)
    long = {"who": "me", "name": scheme[0] * 40}
    table = ann.open_table(long, {"who": "open"}, public=True, level="beginners", language="de")
    ann.visit("/lobby", ".open li")
    expect(ann.page.locator(".open li").filter(has_text=scheme[0] * 40)).to_have_count(1)
    for path, wait_for in (
        ("/lobby", ".open li"),
        (f"/table/{table}", ".waiting"),
        ("/new/dice-brewing", ".seat"),
    ):
        ann.visit(path, wait_for)
        Reader(ann, axe).check(path)
        assert ann.overhang() <= 0
