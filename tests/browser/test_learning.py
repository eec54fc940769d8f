"""How to play and the icon legend: where they are found, and where the board leads to them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.people import Person
from tests.browser.test_access import Reader
from tests.browser.test_pages import assert_fits_sideways, everything_said
from tests.browser.variety import THEMES, every_pair, one_of
from tests.scripts import WEB

GAMES = tuple(file.parent.name for file in sorted(WEB.glob("src/games/*/HowToPlay.svelte")))
SCREENS = 3


def sit_down(person: Person, game: str) -> None:
    seats = [{"who": "me", "name": "Ann"}, {"who": "bot", "bot": "random"}]
    table = person.post("/tables", game=game, seats=seats, seed=5)["id"]
    person.visit(f"/table/{table}", ".prompt .lead")


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_is_found_on_the_start_page_and_in_front_of_the_rules(enter: Enter, game: str) -> None:
    ann = enter()
    ann.visit("/", ".game .btn.main")
    ann.page.locator(f'a[href="/rules/{game}/how-to-play"]').click()
    expect(ann.page.locator(".screen")).to_have_count(SCREENS)
    parts = ann.page.locator("nav.parts a")
    expect(parts).to_have_text(["How to play", "Icons", "Rules"])
    parts.nth(1).click()
    expect(ann.page.locator(".legend li").first).to_be_visible()
    parts.nth(2).click()
    expect(ann.page.locator(".clause").first).to_be_visible()


@every_pair("game theme", GAMES, THEMES)
def test_all_can_read_it(enter: Enter, axe: str, game: str, theme: str) -> None:
    ann = enter(color_scheme=theme)
    reader = Reader(ann, axe)
    for part, wait_for in {"how-to-play": ".step", "icons": ".legend li"}.items():
        ann.visit(f"/rules/{game}/{part}", wait_for)
        reader.check(part)


@pytest.mark.parametrize("game", GAMES)
@one_of("language", "pl", "en", "de", "ru")
def test_it_is_in_the_language_spoken_and_fits_a_phone(enter: Enter, game: str, language: str) -> None:
    ann = enter({"language": language}, viewport={"width": 390, "height": 844})
    for part, wait_for in {"how-to-play": ".step", "icons": ".legend li"}.items():
        ann.visit(f"/rules/{game}/{part}", wait_for)
        assert_fits_sideways(ann, part)
        assert not [text for text in everything_said(ann) if text.startswith(("learn-", "web-"))]


@pytest.mark.parametrize("game", GAMES)
def test_the_menu_of_a_table_opens_how_to_play(enter: Enter, game: str) -> None:
    ann = enter()
    sit_down(ann, game)
    ann.button("Menu").click()
    ann.button("How to play").click()
    expect(ann.page.locator("dialog[open] .screen")).to_have_count(SCREENS)
    ann.page.keyboard.press("Escape")
    ann.page.locator(".rail").get_by_role("button", name="Rules", exact=True).click()
    expect(ann.page.locator("dialog[open] .clause").first).to_be_visible()


def test_a_tooltip_leads_to_the_icons_of_its_thing(enter: Enter) -> None:
    ann = enter()
    sit_down(ann, "beer-and-bread")
    ann.page.locator(".mill").first.hover()
    ann.page.locator(".tip-link").click()
    entry = ann.page.locator("dialog[open] [id='sign-windmill']")
    expect(entry).to_be_focused()
    expect(entry).to_be_in_viewport()


def test_a_key_leads_to_the_icons_of_what_has_the_focus(enter: Enter) -> None:
    ann = enter()
    sit_down(ann, "beer-and-bread")
    ann.page.locator(".hand-area .playing-card").first.focus()
    ann.page.keyboard.press("i")
    expect(ann.page.locator("dialog[open] .legend li.wanted").first).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)


def test_an_icon_has_an_address(enter: Enter) -> None:
    ann = enter()
    ann.visit("/rules/beer-and-bread/icons#sign-lock", ".legend li")
    expect(ann.page.locator("[id='sign-lock']")).to_be_focused()
    expect(ann.page.locator("[id='sign-lock']")).to_be_in_viewport()
