"""Every page, in light and dark, as axe reads it: no violation at all."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import moments
from tests.browser.conftest import Enter
from tests.browser.people import PHONE, Person
from tests.browser.variety import THEMES, every_pair, one_of

VIOLATIONS = """async () => (await axe.run()).violations.flatMap(
  (rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')} ${node.failureSummary}`))"""
PAGES = {
    "/": ".game .btn.main",
    "/new/beer-and-bread": ".seat",
    "/settings": "select",
    "/account": "h2",
    "/house": "h2",
    "/people/me": "select",
    "/rules/beer-and-bread": ".clause",
    "/rules/beer-and-bread/how-to-play": ".step",
    "/rules/beer-and-bread/icons": ".legend li",
}
ME = {"who": "me", "name": "Ann"}


class Reader:
    def __init__(self, person: Person, axe: str) -> None:
        self.person, self.axe = person, axe

    def check(self, where: str) -> None:
        page = self.person.page
        if not page.evaluate("'axe' in globalThis"):
            page.evaluate(self.axe)
        # What is still fading in is measured half transparent; who wants no motion sees none.
        page.wait_for_function("document.getAnimations().length === 0")
        assert page.evaluate(VIOLATIONS) == [], where


@one_of("theme", "light", "dark")
def test_pages_around_the_table(enter: Enter, axe: str, theme: str) -> None:
    ann = enter(color_scheme=theme)
    reader = Reader(ann, axe)
    table = ann.open_table(ME, {"who": "open"})
    for path, wait_for in PAGES.items():
        ann.visit(path, wait_for)
        reader.check(path)
    ann.visit(f"/table/{table}", ".waiting .qr")
    reader.check("waiting room")
    ann.excuse("404|422")
    for path in ("/join/ABCD-EFGH-JKMN", "/join/garbage"):
        ann.visit(path, ".problem")
        reader.check(path)
    ann.visit("/nowhere")
    reader.check("an address without a page")
    code = ann.get(f"/tables/{table}")["table"]["seats"][1]["code"]
    bob = enter(color_scheme=theme)
    bob.visit(f"/join/{code}", ".facts")
    Reader(bob, axe).check("an invitation")
    ann.visit(f"/table/{ann.open_table(ME, {'who': 'hot-seat', 'name': 'Bob'})}", ".curtain")
    reader.check("curtain")


@every_pair("game theme", moments.GAMES, THEMES)
def test_the_table_in_several_moments(enter: Enter, axe: str, game: str, theme: str) -> None:
    ann = enter({"confirm": True}, color_scheme=theme)
    reader = Reader(ann, axe)
    for ask in reversed(moments.USUAL[game]):
        ann.sit_at(ann.bring(moments.when_asked(ask, after=40, game=game)))
        reader.check(ask)
        # Ways through several questions are chosen by their buttons: no one thing stands for them.
        takes_up = ".actions .action" if ann.table()["prompt"]["ways"] else ".can"
        ann.page.locator(takes_up).first.click()
        ann.page.locator(".is-chosen").first.wait_for()
        reader.check(f"{ask}, something taken up")
    ann.button("Hint").click()
    expect(ann.page.locator(".rail .hint-line")).to_be_visible()
    reader.check("hint")
    ann.button("Menu").click()
    reader.check("menu")
    ann.page.keyboard.press("Escape")
    ann.page.locator(".rail").get_by_role("button", name="Rules", exact=True).click()
    ann.page.locator("dialog[open] .clause").first.wait_for()
    reader.check("rules at the table")


@every_pair("game theme", moments.GAMES, THEMES)
def test_the_end_and_the_replay(enter: Enter, axe: str, game: str, theme: str) -> None:
    ann = enter(color_scheme=theme)
    reader = Reader(ann, axe)
    ended = ann.bring(moments.finished(game))
    ann.visit(f"/table/{ended}", "dialog[open] .winner")
    reader.check("score")
    ann.page.keyboard.press("Escape")
    reader.check("end")
    ann.visit(f"/table/{ended}/replay?ply=40", ".scrub")
    reader.check("replay")


@pytest.mark.parametrize("game", moments.GAMES)
def test_the_table_on_a_phone(enter: Enter, axe: str, game: str) -> None:
    ann = enter(viewport=PHONE, has_touch=True, color_scheme="dark")
    reader = Reader(ann, axe)
    ann.sit_at(ann.bring(moments.when_asked(moments.USUAL[game][0], after=40, game=game)))
    tabs: Any = ann.page.locator(".tabs label")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        reader.check(f"tab {number}")
