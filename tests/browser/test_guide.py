"""First steps: shown once for each game, skipped at any step, called back, never in the way of the board."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Enter
from tests.browser.people import PHONE, PHONE_SIDEWAYS, WIDE, Data, Person
from tests.browser.test_access import Reader
from tests.browser.test_pages import everything_said
from tests.browser.variety import THEMES, every_pair, one_of
from tests.scripts import WEB

GAMES = tuple(file.parent.name for file in sorted(WEB.glob("src/games/*/guide.ts")))
SIZES: dict[str, Data] = {"wide": WIDE, "phone": PHONE, "sideways": PHONE_SIDEWAYS}
STEPS = 6

# What can be pressed on the board or in the dock and would not get the click.
COVERED = """() => [...document.querySelectorAll('.board-area .can, .dock .can, .dock button')]
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([element, box]) => {
    const area = element.closest('.board-area, .dock').getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return box.width > 0 && y > area.top && y < Math.min(area.bottom, innerHeight) && x > 0 && x < innerWidth;
  })
  .map(([element, box]) => document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
  .filter((hit) => hit?.closest('.guide, .guide-ring')).length"""
APART = """() => {
  const boxOf = (name) => document.querySelector(name).getBoundingClientRect();
  const [panel, ring] = [boxOf('.guide'), boxOf('.guide-ring')];
  const margin = 12;
  return panel.right <= ring.left + margin || ring.right <= panel.left + margin
    || panel.bottom <= ring.top + margin || ring.bottom <= panel.top + margin;
}"""


def sit_down(person: Person, game: str) -> None:
    seats = [{"who": "me", "name": "Ann"}, {"who": "bot", "bot": "random"}]
    table = person.post("/tables", game=game, seats=seats, seed=5)["id"]
    person.visit(f"/table/{table}", ".prompt .lead")


def guide(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=re.compile("."))


@every_pair("game size", GAMES, list(SIZES))
def test_every_step_points_at_the_board_and_leaves_it_free(enter: Enter, game: str, size: str) -> None:
    ann = enter({"guide": True}, viewport=SIZES[size])
    sit_down(ann, game)
    said = set()
    for number in range(1, STEPS + 1):
        expect(ann.page.locator(".guide small")).to_have_text(f"{number} of {STEPS}")
        expect(ann.page.locator(".guide-ring")).to_be_visible()
        ann.page.wait_for_timeout(100)  # for the ring to follow the tab
        assert ann.page.evaluate(APART), number
        assert ann.page.evaluate(COVERED) == 0, number
        assert ann.overhang() <= 0
        said.add(ann.text("#guide-text"))
        ann.button("Let us play" if number == STEPS else "Next").click()
    assert len(said) == STEPS
    expect(ann.page.locator(".guide, .guide-ring")).to_have_count(0)


def test_first_steps_are_shown_once_and_come_back_when_called(enter: Enter) -> None:
    ann = enter({"guide": True})
    sit_down(ann, "beer-and-bread")
    panel = guide(ann)
    expect(panel).to_be_focused()
    ann.button("Next").click()
    ann.button("Back").click()
    expect(panel).to_have_accessible_name("Sell both")
    ann.button("Skip the first steps").click()
    expect(panel).to_have_count(0)
    sit_down(ann, "beer-and-bread")
    expect(panel).to_have_count(0)
    ann.button("Menu").click()
    ann.button("First steps").click()
    expect(panel).to_have_accessible_name("Sell both")
    ann.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    sit_down(ann, "dice-brewing")
    expect(panel).to_have_accessible_name("Brew recipes")


def test_the_board_is_played_while_the_steps_are_shown(enter: Enter) -> None:
    ann = enter({"guide": True})
    sit_down(ann, "beer-and-bread")
    expect(guide(ann)).to_be_visible()
    ann.decide()
    ann.wait_for_turn()
    assert ann.moves_sent == 1
    expect(guide(ann)).to_have_accessible_name("The others answer")
    # By keys: the board is one Tab after the other away, and Escape ends the steps from there as well.
    ann.page.locator(".guide").focus()
    for _ in range(60):
        ann.page.keyboard.press("Tab")
        if ann.page.evaluate("document.activeElement.closest('.dock, .board-area') !== null"):
            break
    else:
        pytest.fail("the board could not be reached by Tab")
    ann.page.keyboard.press("Escape")
    expect(guide(ann)).to_have_count(0)


def test_the_first_turn_is_followed_click_by_click(enter: Enter) -> None:
    ann = enter({"guide": True, "confirm": True})
    sit_down(ann, "beer-and-bread")
    panel = guide(ann)
    for _ in range(STEPS - 1):
        ann.button("Next").click()
    expect(panel).to_have_accessible_name("Start here")
    ann.page.locator(".hand-area .can").first.click()
    expect(panel).to_have_accessible_name("Choose what to do with it")
    ann.page.locator(".actions .action:not(.is-blocked)").first.click()
    expect(panel).to_have_accessible_name("Look, then confirm")
    expect(ann.page.locator(".guide-ring")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(panel).to_have_accessible_name("Start here")
    ann.decide()
    expect(panel).to_have_accessible_name("The others answer")
    ann.wait_for_turn()
    ann.page.locator(".hand-area .can").first.click()
    expect(panel).to_have_count(0)


def test_nothing_moves_for_ever_while_the_steps_are_shown(enter: Enter) -> None:
    ann = enter({"guide": True, "motion": "full"}, reduced_motion="no-preference")
    sit_down(ann, "beer-and-bread")
    expect(ann.page.locator(".guide-ring")).to_be_visible()
    ann.page.wait_for_function("document.getAnimations().length === 0")


def test_who_wants_no_help_gets_none(enter: Enter) -> None:
    ann = enter({"guide": True})
    ann.visit("/settings", "select")
    ann.page.get_by_label("Help with the first game").uncheck()
    sit_down(ann, "beer-and-bread")
    expect(guide(ann)).to_have_count(0)


def test_a_spectator_is_left_alone(enter: Enter) -> None:
    ann, bob = enter(), enter({"guide": True})
    seats = [{"who": "me", "name": "Ann"}, {"who": "bot", "bot": "random"}]
    table = ann.post("/tables", game="beer-and-bread", seats=seats, public=True)["id"]
    bob.visit(f"/table/{table}", ".prompt")
    expect(guide(bob)).to_have_count(0)


@every_pair("game theme", GAMES, THEMES)
def test_first_steps_as_axe_reads_them(enter: Enter, axe: str, game: str, theme: str) -> None:
    for taste in ({}, {"viewport": PHONE}):
        ann = enter({"guide": True}, color_scheme=theme, **taste)
        sit_down(ann, game)
        ann.page.locator(".guide-ring").wait_for()
        Reader(ann, axe).check(f"{game} {taste}")


@one_of("language", "pl", "de", "ru")
def test_first_steps_in_other_languages(enter: Enter, language: str) -> None:
    ann = enter({"guide": True, "language": language}, viewport=PHONE)
    for game in GAMES:
        sit_down(ann, game)
        for _ in range(STEPS):
            said = everything_said(ann)
            assert not [
                text for text in said if "web-" in text or "Sell both" in text or "Brew recipes" in text
            ]
            assert ann.overhang() <= 0
            ann.page.locator(".guide .btn.main").click()


# The rules of a part.


@pytest.mark.parametrize("game", GAMES)
def test_parts_of_the_board_lead_to_their_clauses(enter: Enter, game: str) -> None:
    ann = enter()
    sit_down(ann, game)
    marks = ann.page.locator("[data-clause]:visible")
    clauses: list[Any] = marks.evaluate_all("marks => marks.map((mark) => mark.dataset.clause)")
    assert len(set(clauses)) >= 6
    for number, clause in enumerate(clauses):
        marks.nth(number).click()
        expect(ann.page.locator(f'[id="rule-{clause}"]')).to_be_focused()
        expect(ann.page.locator(f'[id="rule-{clause}"]')).to_be_in_viewport()
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog[open]")).to_have_count(0)
    assert ann.moves_sent == 0
