"""A game without a board of its own: the example, from a package outside of this one, on the plain board."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Enter
from tests.browser.people import PHONE, Person
from tests.browser.test_access import Reader
from tests.browser.variety import THEMES, every_pair, one_of
from tests.table.guests import Service, add_barrel_roll

GAME = "barrel-roll"
ME = {"who": "me", "name": "Ann"}
BOT = {"who": "bot", "bot": "random"}
HAND = 3
DECISIONS = HAND - 1  # of each seat in a game: the last barrel rolls itself out


@pytest.fixture(scope="module")
def address(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A service where the example is installed."""
    service = Service(tmp_path_factory.mktemp("plain-service"))
    service.path.append(add_barrel_roll(tmp_path_factory.mktemp("packages")))
    yield service.start().address
    assert service.stop() == 0


def choose(person: Person, taste: random.Random) -> str:
    """Click one of the choices; what stood on it."""
    person.wait_for_turn()
    choices = person.page.locator(".plain-choice")
    choice = choices.nth(taste.randrange(choices.count()))
    said = choice.inner_text()
    choice.click()
    return said


@one_of("size", None, PHONE)
def test_a_whole_game_from_the_start_page(enter: Enter, size: dict[str, int] | None) -> None:
    ann = enter(**({"viewport": size} if size else {}))
    ann.visit("/", f"#game-{GAME}")
    place = ann.page.locator(".game", has=ann.page.locator(f"#game-{GAME}"))
    expect(place).to_contain_text("The highest barrel wins the round")
    expect(place).to_contain_text("5 min")
    expect(place.locator("svg.scene")).to_be_visible()
    place.get_by_role("link", name="New table").click()
    ann.page.get_by_role("button", name="Open the table").click()
    said = []
    for number in range(DECISIONS):
        expect(ann.page.locator(".prompt")).to_contain_text("Which barrel do you roll out?")
        expect(ann.page.locator(".plain-choice")).to_have_count(HAND - number)
        assert ann.overhang() <= 0
        said.append(choose(ann, random.Random(number)))
    ann.page.locator("dialog[open] .winner").wait_for()
    assert all(words.startswith("Roll out barrel ") for words in said)
    assert ann.page.locator("dialog[open] tbody tr").all_inner_texts()[0].startswith("Points")
    result = ann.table()["result"]
    assert sum(result["scores"]) > 0
    ann.page.keyboard.press("Escape")
    ann.page.goto(ann.page.url + "/replay")
    expect(ann.page.locator(".plain-board")).to_contain_text("Rolled out")


def test_what_is_seen_and_what_a_choice_would_do(enter: Enter) -> None:
    ann = enter({"confirm": True})
    ann.sit_at(ann.open_table(ME, BOT, game=GAME, seed=4))
    ann.wait_for_turn()
    view = ann.table()["view"]
    board = ann.page.locator(".plain-board")
    own, other = board.locator(".panel", has=ann.page.locator(".seat-plate")).all()
    expect(own).to_contain_text("Ann")
    assert own.locator("li").all_inner_texts() == [str(barrel) for barrel in view["seats"][0]["hand"]]
    expect(other).to_contain_text("3")
    last = ann.page.locator(".plain-choice").last
    barrel = last.inner_text().split()[-1]
    last.click()
    expect(own.locator("span.next")).to_have_text(f"→ {barrel}")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("#confirm")).to_have_count(0)
    last.click()
    ann.page.locator("#confirm").click()
    expect(own.locator("li")).to_have_count(2)
    expect(ann.page.locator(".log")).to_contain_text(f"Ann rolls out barrel {barrel}")


def test_undo_and_hints_as_at_any_table(enter: Enter) -> None:
    ann = enter()
    ann.sit_at(ann.open_table(ME, BOT, game=GAME, seed=4))
    ann.wait_for_turn()
    ann.page.get_by_role("button", name="Hint").click()
    expect(ann.page.locator(".rail .hint-line")).to_contain_text("Roll out barrel")
    expect(ann.page.locator(".plain-choice.is-hinted")).to_have_count(1)
    choose(ann, random.Random(0))
    expect(ann.page.locator(".plain-choice")).to_have_count(HAND - 1)
    expect(ann.button("Take back")).to_have_accessible_description(
        re.compile("The last decision was made by Random bot")
    )
    ann.button("Take back").click()
    expect(ann.page.locator(".plain-choice")).to_have_count(HAND)


def test_keys_alone_are_enough(enter: Enter) -> None:
    ann = enter()
    ann.sit_at(ann.open_table(ME, BOT, game=GAME, seed=9))
    ann.wait_for_turn()
    ann.page.locator(".plain-choice").first.focus()
    for number in range(DECISIONS):
        expect(ann.page.locator(".plain-choice")).to_have_count(HAND - number)
        if number < DECISIONS - 1:
            ann.page.keyboard.press("ArrowRight")
            expect(ann.page.locator(".plain-choice").nth(1)).to_be_focused()
        ann.page.keyboard.press("Enter")
        if number < DECISIONS - 1:
            expect(ann.page.locator(".plain-choice")).to_have_count(HAND - number - 1)
            expect(ann.page.locator(".plain-choice").first).to_be_focused()
    ann.page.locator("dialog[open] .winner").wait_for()


@every_pair("size theme", ("wide", "phone"), THEMES)
def test_nothing_for_axe_to_find(enter: Enter, axe: str, size: str, theme: str) -> None:
    ann = enter({"confirm": True}, color_scheme=theme, **({"viewport": PHONE} if size == "phone" else {}))
    reader = Reader(ann, axe)
    ann.visit("/", f"#game-{GAME}")
    reader.check("start page")
    ann.sit_at(ann.open_table(ME, BOT, BOT, game=GAME, seed=4))
    ann.wait_for_turn()
    reader.check("asked")
    ann.page.locator(".plain-choice").first.click()
    ann.page.locator(".next").first.wait_for()
    reader.check("chosen")
