"""Every page for everybody: languages, sizes, settings."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from playwright.sync_api import expect
from tests.browser import moments
from tests.browser.conftest import Enter
from tests.browser.people import PHONE, PHONE_SIDEWAYS, Data, Person
from tests.browser.variety import every_pair, one_of

from brewtable.kernel.message import Message
from brewtable.locale import Words

# Everything that is shown or read aloud.
TEXTS = """() => {
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) words.push(walker.currentNode.textContent);
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (element.hasAttribute(name)) words.push(element.getAttribute(name));
  return words.map((text) => text.trim()).filter(Boolean);
}"""
SPOKEN_HERE = {
    *("web.ftl", "kernel.ftl", "table.ftl"),
    *(f"{part}{game}.ftl" for game in moments.GAMES for part in ("", "web-")),
}
SAID_TO_PLAYERS = 12  # letters; what is shorter is a word that languages may share


class Texts(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.found += [line.strip(" .,:;·") for line in node.value.splitlines()]


def words_of(language: str) -> tuple[set[str], str]:
    """The keys of a language's messages, and all that they say."""
    keys: set[str] = set()
    texts = Texts()
    for file in (resources.files("brewtable.locale") / language).iterdir():
        if file.name in SPOKEN_HERE:
            parsed = FluentParser().parse(file.read_text("utf-8"))
            keys |= {entry.id.name for entry in parsed.body if isinstance(entry, fluent.Message)}
            texts.visit(parsed)
    return keys, "\n".join(texts.found)


KEYS, ENGLISH = words_of("en")


def everything_said(person: Person) -> list[str]:
    said: list[str] = person.page.evaluate(TEXTS)
    return said


def look_around(person: Person) -> list[str]:
    """All words of the start page, and of each game a new table, one with something taken up, and the end."""
    person.visit("/", ".game .btn.main")
    said = everything_said(person)
    for game in moments.GAMES:
        person.visit(f"/new/{game}", ".seat")
        said += everything_said(person)
        for ask in reversed(moments.USUAL[game][:2]):
            person.sit_at(person.bring(moments.when_asked(ask, after=30, game=game)))
            person.page.locator(".can").first.click()
            person.page.locator(".is-chosen").first.wait_for()
            said += everything_said(person)
        person.page.locator(".top nav button").last.click()
        said += everything_said(person)
        person.visit(f"/table/{person.bring(moments.finished(game))}", "dialog[open] .winner")
        said += everything_said(person)
    return said


@one_of("language", "ru", "en", "de", "pl")
def test_a_language_is_spoken_everywhere(enter: Enter, language: str) -> None:
    ann = enter({"confirm": True})
    ann.visit("/settings", "select")
    ann.page.get_by_label("Language").select_option(language)
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    said = look_around(ann)
    raw = {word for text in said for word in re.findall(r"[\w-]+", text) if word in KEYS and "-" in word}
    assert not raw
    if language == "en":
        assert "Your turn." in said
        return
    _, own = words_of(language)
    english = {
        line
        for line in ENGLISH.splitlines()
        if " " in line and len(line) >= SAID_TO_PLAYERS and line not in own
    }
    assert len(english) > 100
    assert "Your turn." not in said
    assert not {line for line in english for text in said if line in text}


@one_of("language", "de", "pl", "ru")
def test_what_is_refused_is_told_in_the_language_spoken(enter: Enter, language: str) -> None:
    ann = enter({"language": language})
    ann.excuse("40[049]|status of 4")
    words = Words(language)
    ann.visit("/join/ABCD-EFGH-JKMN", "input")
    expect(ann.page.locator("main")).to_contain_text(
        words.say(Message("table-unknown-code")), ignore_case=True
    )
    ann.visit("/table/nothinghere12345678x", ".missing p")
    expect(ann.page.locator(".missing p")).to_have_text(
        words.say(Message("table-no-table")), ignore_case=True
    )
    # Without a socket a move goes by a request.
    ann.page.route_web_socket("**/live*", lambda socket: socket.close())
    ann.excuse("WebSocket")
    ann.sit_at(ann.open_table({"who": "me"}, {"who": "bot", "bot": "random"}, options={"first": "0"}))
    ann.page.route("**/moves", lambda route: route.fulfill(status=500, body="<h1>proxy</h1>"))
    ann.excuse("500")
    ann.page.locator(".hand-area .can").first.click()
    ann.page.locator(".action:not(.is-blocked, .minor)").first.click()
    refusal = words.say(Message("web-unexpected", {"status": 500}))
    expect(ann.page.locator(".notices")).to_contain_text(refusal, ignore_case=True)


# Sizes.

PHONES: dict[str, Data] = {"upright": PHONE, "sideways": PHONE_SIDEWAYS}
PAGES = {
    "/": ".game .btn.main",
    "/new/beer-and-bread": ".seat",
    "/settings": "select",
    "/rules/beer-and-bread": ".clause",
    "/rules/beer-and-bread/how-to-play": ".step",
    "/rules/beer-and-bread/icons": ".legend li",
    "/join/ABCD-EFGH-JKMN": "input",
}
OUTSIDE = """() => [...document.querySelectorAll('button, a, input, select, .playing-card')]
  .filter((element) => element.getClientRects().length > 0 && !element.closest('.unseen'))
  .map((element) => [element.getBoundingClientRect(), element])
  .filter(([box]) => box.width > 2 && (box.left < -1 || box.right > innerWidth + 1))
  .map(([box, element]) => `${element.className} ${Math.round(box.left)} to ${Math.round(box.right)}`)"""


def assert_fits_sideways(person: Person, where: str) -> None:
    assert person.overhang() <= 0, where
    assert person.page.evaluate(OUTSIDE) == [], where


@one_of("size", *PHONES)
def test_a_phone_shows_every_page_without_scrolling_sideways(enter: Enter, size: str) -> None:
    ann = enter(viewport=PHONES[size], has_touch=True)
    ann.excuse("404")
    for path, wait_for in PAGES.items():
        ann.visit(path, wait_for)
        assert_fits_sideways(ann, path)


@every_pair("game size", moments.GAMES, list(PHONES))
def test_a_phone_shows_every_table_without_scrolling_sideways(enter: Enter, game: str, size: str) -> None:
    ann = enter(viewport=PHONES[size], has_touch=True)
    for ask in moments.USUAL[game][:3]:
        ann.sit_at(ann.bring(moments.when_asked(ask, after=40, game=game)))
        tabs = ann.page.locator(".tabs label")
        for number in range(tabs.count()):
            tabs.nth(number).click()
            assert_fits_sideways(ann, f"{ask}, tab {number}")
        tabs.first.click()
        ann.decide()
    ended = ann.bring(moments.finished(game))
    ann.visit(f"/table/{ended}", "dialog[open] .winner")
    assert_fits_sideways(ann, "the end")
    ann.visit(f"/table/{ended}/replay?ply=40", ".scrub")
    assert_fits_sideways(ann, "replay")


HIDDEN = """() => [...document.querySelectorAll(
    '.can, .village, .field, .river, .market, .rival, .db-plate, .db-die, .db-ware, ' +
    '.prompt .btn, .actions > *, .rail .btn, .playing-card')]
  .filter((element) => element.getClientRects().length > 0)
  .map((element) => [element.getBoundingClientRect(), element])
  .filter(([box]) => Math.min(box.left, box.top) < -1
    || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
  .map(([box, element]) => `${element.className} ${Math.round(box.top)} to ${Math.round(box.bottom)}`)"""

SPILLED = """() => [...document.querySelectorAll('.action, .prompt .btn')]
  .filter((element) => element.scrollHeight > element.clientHeight + 1)
  .map((element) => `${element.innerText}: ${element.scrollHeight} in ${element.clientHeight}`)"""


@pytest.mark.parametrize(
    ("game", "ask"), [(game, ask) for game in moments.GAMES for ask in moments.USUAL[game]]
)
def test_a_small_screen_shows_the_whole_table_at_once(enter: Enter, game: str, ask: str) -> None:
    ann = enter()
    ann.sit_at(ann.bring(moments.when_asked(ask, after=60, game=game)))
    assert ann.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert ann.page.evaluate(HIDDEN) == []
    things: list[Any] = ann.see()["things"]
    for name in things:
        ann.thing(name).hover()
        if ask == "turn":
            ann.thing(name).click()
            ann.page.locator(".is-chosen").first.wait_for()
        assert ann.page.evaluate(HIDDEN) == [], name
        assert ann.page.evaluate(SPILLED) == [], name


# Settings.


def test_settings_are_heeded_and_kept(enter: Enter) -> None:
    ann = enter(reduced_motion="no-preference", color_scheme="light")
    page = ann.page.locator("html")
    ann.visit("/settings", "select")
    expect(page).to_have_attribute("data-theme", "light")
    ann.page.get_by_label("Colours").select_option("dark")
    ann.page.get_by_label("Motion").select_option("reduced")
    ann.page.get_by_label("Confirm moves").check()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.button("Save").click()
    expect(ann.page.locator(".notices")).to_contain_text("Saved.")
    ann.page.reload()
    expect(page).to_have_attribute("data-theme", "dark")
    expect(page).to_have_attribute("data-still", "")
    expect(ann.page.get_by_label("Your name")).to_have_value("Ann")
    ann.visit("/", ".game .btn.main")
    ann.page.locator(".game .btn.main").first.click()
    ann.wait_for_turn()
    expect(ann.page.locator(".village.own")).to_contain_text("Ann")
    ann.page.locator(".hand-area .can").first.click()
    ann.page.locator(".action:not(.is-blocked, .minor)").first.click()
    expect(ann.page.locator("#confirm")).to_be_visible()
    assert ann.moves_sent == 0
    ann.button("Menu").click()
    ann.page.get_by_label("Confirm moves").uncheck()
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    ann.page.locator(".hand-area .can").first.click()
    ann.page.locator(".action:not(.is-blocked, .minor)").first.click()
    ann.wait_for_turn()
    assert ann.moves_sent == 1


def test_an_address_without_a_page_leads_home(enter: Enter) -> None:
    ann = enter()
    ann.excuse("404")
    for path in ("/nowhere/at/all", "/%E0%A4%A"):
        ann.visit(path)
        expect(ann.page.get_by_role("heading")).to_have_text("There is nothing at this address.")
        ann.page.get_by_role("main").get_by_role("link", name="Rules").click()
        ann.page.locator(".clause").first.wait_for()
    ann.visit("/table/nothinghere12345678x", ".missing")
    ann.page.locator(".missing a").click()
    ann.page.locator(".game").first.wait_for()


def test_a_phone_reaches_every_page_from_the_start(enter: Enter) -> None:
    ann = enter(viewport=PHONE, has_touch=True)
    ann.visit("/", ".game .btn.main")
    ann.page.get_by_role("link", name="Rules", exact=True).first.click()
    ann.page.locator(".clause").first.wait_for()
    ann.button("Menu").click()
    ann.page.get_by_role("link", name="Settings").click()
    ann.page.locator("select").first.wait_for()
    expect(ann.page.get_by_role("link", name="Settings")).to_be_hidden()
    assert ann.overhang() <= 0
