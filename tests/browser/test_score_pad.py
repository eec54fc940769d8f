"""The score pad: numbers in, totals and winner out, on a phone, on paper and without a connection."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Enter
from tests.browser.people import PHONE, Person
from tests.browser.test_access import Reader
from tests.browser.test_pages import KEYS, assert_fits_sideways, everything_said
from tests.browser.variety import one_of

from brewtable.kernel.registry import find_game, game_names

GAMES = {name: find_game(name).most for name in game_names()}  # with the most who play


def number(person: Person, field: str, player: str) -> Locator:
    return person.page.get_by_label(f"{field}, {player}", exact=True)


def open_pad(person: Person, game: str, players: int = 2) -> None:
    person.visit(f"/score/{game}", ".stepper")
    if players > 2:
        person.page.locator(".players").get_by_label(str(players)).check(force=True)


def verdict(person: Person) -> Locator:
    return person.page.get_by_role("status").filter(has_text=re.compile(r"\."))


def scores(person: Person) -> list[str]:
    return person.page.locator("output").all_inner_texts()


def test_numbers_become_totals_and_a_winner(enter: Enter) -> None:
    ann = enter()
    open_pad(ann, "dice-brewing", 3)
    expect(verdict(ann)).to_have_text("Nothing entered yet.")
    ann.page.get_by_label("Name of player 1").fill("Ann")
    number(ann, "Mastery points", "Ann").fill("10")
    number(ann, "Gold left", "Ann").fill("7")
    for _ in range(3):
        ann.button("One more: Black dice: 2 each, Ann").click()
    ann.button("One less: Black dice: 2 each, Ann").click()
    assert scores(ann) == ["17", "0", "0"]
    expect(verdict(ann)).to_have_text("Won by Ann. The most points decide.")
    rows = {
        row.split("\t")[0]: row.split("\t")[1] for row in ann.page.locator(".counted tr").all_inner_texts()
    }
    assert rows["Gold, 1 for every 2"] == "3"
    assert rows["Black dice"] == "4"
    number(ann, "Mastery points", "Player 3").fill("17")
    expect(verdict(ann)).to_have_text("Won by Ann and Player 3. Equal points: the victory is shared.")


def test_what_was_typed_is_kept_within_its_limits(enter: Enter) -> None:
    ann = enter()
    open_pad(ann, "dice-brewing")
    box = number(ann, "Yellow dice: 1 each", "Player 1")
    box.fill("99")
    expect(box).to_have_value("14")
    box.press("ArrowUp")
    expect(box).to_have_value("14")
    box.press("PageDown")
    expect(box).to_have_value("9")
    box.fill("1x2")
    expect(box).to_have_value("12")
    box.fill("")
    assert scores(ann) == ["0", "0"]
    box.blur()
    expect(box).to_have_value("0")
    box.fill("3")
    ann.page.reload()
    expect(number(ann, "Yellow dice: 1 each", "Player 1")).to_have_value("3")
    ann.button("Clear all").click()
    ann.button("Keep them").click()
    assert scores(ann) == ["3", "0"]
    ann.button("Clear all").click()
    ann.button("Clear all").click()
    assert scores(ann) == ["0", "0"]


def test_a_spoiled_memory_is_no_obstacle(enter: Enter) -> None:
    ann = enter()
    ann.visit("/settings", "select")
    for kept in ('{"names":4}', '{"names":["A",{},3,4,5,6],"numbers":[{"mastery":"7","coins":4e9},7,null]}'):
        ann.page.evaluate("kept => localStorage.setItem('brewtable-pad-dice-brewing', kept)", kept)
        open_pad(ann, "dice-brewing")
        expect(ann.page.locator("output").first).to_have_text(re.compile(r"^\d+$"))


def test_ties_are_decided_by_the_rules(enter: Enter) -> None:
    ann = enter()
    open_pad(ann, "beer-and-bread")
    for player in ("Player 1", "Player 2"):
        number(ann, "Sold beers worth 4", player).fill("1")
        number(ann, "Sold breads worth 4", player).fill("1")
    expect(verdict(ann)).to_have_text(
        "Both totals are equal: mark who has the windmill, and the other player wins."
    )
    number(ann, "Has the windmill", "Player 1").check()
    expect(verdict(ann)).to_contain_text("Won by Player 2. Both totals are equal;")
    number(ann, "Has the windmill", "Player 2").check()
    expect(number(ann, "Has the windmill", "Player 1")).not_to_be_checked()
    expect(verdict(ann)).to_contain_text("Won by Player 1. Both totals are equal;")
    number(ann, "Sold breads worth 5", "Player 2").fill("1")
    expect(verdict(ann)).to_contain_text("Won by Player 2. Final scores are equal;")
    # Cards placed matter once somebody has 6F.
    expect(number(ann, "Upgrade cards in all slots", "Player 1")).to_have_count(0)
    number(ann, "6F: 2 for the most upgrade cards", "Player 1").fill("1")
    number(ann, "Upgrade cards in all slots", "Player 1").fill("3")
    expect(verdict(ann)).to_contain_text("Won by Player 2. Final scores are equal;")
    open_pad(ann, "beer-pioneers")
    for player in ("Player 1", "Player 2"):
        number(ann, "Points before the final count", player).fill("20")
    number(ann, "Barrels in cellar and depot", "Player 2").fill("2")
    expect(verdict(ann)).to_have_text("Won by Player 2. Equal points and beers; more barrels decide.")
    number(ann, "Coins", "Player 1").fill("5")
    number(ann, "Lightbulbs", "Player 1").fill("3")
    assert scores(ann) == ["20", "20"]
    number(ann, "On the last space of the level track", "Player 1").check()
    assert scores(ann) == ["23", "20"]


def test_the_pad_is_found_from_the_start_page(enter: Enter) -> None:
    ann = enter()
    ann.visit("/", ".game .btn.main")
    ann.page.get_by_role("navigation").get_by_role("link", name="Score pad").click()
    expect(ann.page.locator("h1")).to_have_text("Score pad: Beer & Bread")
    ann.page.go_back()
    ann.page.locator(".game .btn.main").first.wait_for()  # until then the cards still move
    ann.page.locator(".game", has_text="Beer Pioneers").get_by_role("link", name="Score pad").click()
    expect(ann.page.locator("h1")).to_have_text("Score pad: Beer Pioneers")
    ann.visit("/score", "h1")
    expect(ann.page.locator("h1")).to_have_text("Score pad: Beer & Bread")
    ann.visit("/score/chess", ".missing")


@one_of("language", "pl", "en", "de", "ru")
def test_a_pad_speaks_every_language(enter: Enter, language: str) -> None:
    ann = enter({"language": language}, viewport=PHONE, has_touch=True)
    for game, players in GAMES.items():
        ann.visit(f"/score/{game}", ".stepper")
        if players > 2:
            ann.page.locator(".players label").last.click()
        for box in ann.page.locator(".stepper input:visible").all():
            box.fill("2")
        said = everything_said(ann)
        assert not [text for text in said if re.search(r"\b(pad|web)-[a-z]", text)]
        assert not {
            word for text in said for word in re.findall(r"[\w-]+", text) if word in KEYS and "-" in word
        }
        assert_fits_sideways(ann, f"{language} {game}")
        for seat in range(players):
            ann.page.locator(".who label").nth(seat).click()
            assert_fits_sideways(ann, f"{language} {game}, player {seat + 1}")


@one_of("theme", "dark", "light")
def test_the_pad_as_axe_reads_it(enter: Enter, axe: str, theme: str) -> None:
    for taste in ({}, {"viewport": PHONE, "has_touch": True}):
        ann = enter(color_scheme=theme, **taste)
        for game in GAMES:
            ann.visit(f"/score/{game}", ".stepper")
            Reader(ann, axe).check(game)
            ann.page.locator(".stepper input:visible").first.fill("3")
            Reader(ann, axe).check(f"{game}, something entered")


def test_paper_is_white_and_holds_no_buttons(enter: Enter) -> None:
    ann = enter(color_scheme="dark")
    open_pad(ann, "beer-and-bread")
    number(ann, "Sold beers worth 7", "Player 1").fill("2")
    ann.page.emulate_media(media="print")
    shown = (
        "[...document.querySelectorAll('button, input, a, nav')].filter((one) => one.getClientRects().length)"
    )
    assert ann.page.evaluate(f"{shown}.length") == 0
    expect(ann.page.locator("td").first).to_have_css("color", "rgb(0, 0, 0)")
    colours = "[document.body, document.querySelector('main'), document.querySelector('td')]"
    painted: Any = ann.page.evaluate(f"{colours}.map((one) => getComputedStyle(one).backgroundColor)")
    assert set(painted) <= {"rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"}
    expect(ann.page.locator("tr", has_text="Sold beers worth 7")).to_be_visible()
    expect(ann.page.locator("tr", has_text="Sold beers worth 8")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_an_empty_pad_prints_on_one_sheet(enter: Enter, game: str) -> None:
    ann = enter()
    open_pad(ann, game, GAMES[game])
    paper = ann.page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
    ann.page.emulate_media(media="print")
    expect(ann.page.locator(".entered tr").last).to_be_visible()
    assert not "".join(ann.page.locator("td:visible").all_inner_texts()).strip()


def test_nothing_is_asked_of_the_service_and_no_connection_is_needed(enter: Enter) -> None:
    ann = enter()
    ann.excuse("ERR_INTERNET_DISCONNECTED")
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    open_pad(ann, "beer-pioneers")
    assert not [url for url in asked if "/api/" in url]
    ann.page.evaluate("navigator.serviceWorker.ready")
    ann.page.wait_for_function(
        "caches.open('brewtable-score').then((cache) => cache.keys()).then((keys) => keys.length > 5)"
    )
    number(ann, "Lightbulbs", "Player 1").fill("3")
    ann.context.set_offline(True)
    for _ in range(2):
        ann.page.reload()
        ann.page.locator(".stepper").first.wait_for()
        expect(number(ann, "Lightbulbs", "Player 1")).to_have_value("3")
        number(ann, "Beers in the cellar", "Player 1").fill("2")
        assert scores(ann) == ["2", "0"]
    ann.page.get_by_role("link", name="Dice Brewing").click()
    number(ann, "Gold left", "Player 1").fill("5")
    assert scores(ann) == ["2", "0"]
    # Tables never come from what is kept.
    ann.context.set_offline(False)
    ann.visit("/", ".game .btn.main")
    kept: list[str] = ann.page.evaluate(
        "async () => (await (await caches.open('brewtable-score')).keys()).map(({ url }) => url)"
    )
    assert not [url for url in kept if not re.search(r"/assets/|/score/$|/favicon\.svg$", url)], json.dumps(
        kept
    )
