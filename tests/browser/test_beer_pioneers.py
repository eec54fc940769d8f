"""Beer Pioneers at the table page: whole games, every kind of decision, phones, languages, and readers."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from playwright.sync_api import expect
from tests.browser import moments
from tests.browser.conftest import Enter
from tests.browser.people import PHONE, WIDE, Person
from tests.browser.test_access import Reader
from tests.browser.test_pages import TEXTS
from tests.browser.test_whole_games import asks

GAME = moments.BEER_PIONEERS
ME = {"who": "me", "name": "Ann"}
GREEDY = {"who": "bot", "bot": "greedy"}
RANDOM = {"who": "bot", "bot": "random"}
# Every decision of the game, and where on the table it is made; where nowhere, by a button.
DECISIONS = {
    "turn": "space:",
    "bonus-action": "bonus:",
    "claim": "objective:",
    "choose": None,
    "take": "display:",
    "move": "depot",
    "rotate": "coop:",
    "making-room": "cellar:",
    "brew": "coop:",
    "unblock": "token:",
    "uncover": "overlay:",
    "build": "extension:",
    "pick": "supply:",
    "play-beige": "hand:",
    "play-white": "hand:",
    "play-order": "hand:",
    "deliver": "cellar:",
    "exchange": "gain:",
    "retire": "worker:",
    "discard": "hand:",
}
OVER_THE_EDGE = """() => [...document.querySelectorAll(
    '.pio-board .thing, .pio-board .playing-card, .pio-hand .playing-card')]
  .filter((element) => element.getClientRects().length > 0)
  .filter((element) => {
    const box = element.getBoundingClientRect();
    return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  }).map((element) => element.dataset.thing ?? element.className)"""


def open_table(person: Person, *others: dict[str, str], seed: int = 5) -> None:
    table = person.post("/tables", game=GAME, seats=[ME, *others], seed=seed)
    person.sit_at(table["id"])


def when_asked(ask: str, after: int = 0) -> str:
    return moments.when_asked(ask, after=after, game=moments.BEER_PIONEERS)


def check_score(person: Person, players: int) -> None:
    """The sheet at the end tells the result line by line, as the service has it."""
    sheet = person.page.locator("dialog[open]")
    expect(sheet).to_contain_text("Won by")
    rows = [re.findall(r"\d+", row)[-players:] for row in sheet.locator("tbody tr").all_inner_texts()]
    result = person.table()["result"]
    for line, row in zip(("track", "beers", "coins", "total", "beers_left", "barrels"), rows, strict=True):
        assert row == [str(part[line]) for part in result["parts"]], line


def test_a_whole_game_of_two_by_clicking(enter: Enter) -> None:
    ann = enter()
    open_table(ann, GREEDY)
    done = ann.play(lambda seen: seen["over"], random.Random(5), most=400)
    assert len(done) > 60
    assert len(asks(ann)) >= 10
    check_score(ann, 2)


def test_a_whole_game_of_four_by_clicking(enter: Enter) -> None:
    ann = enter()
    open_table(ann, GREEDY, GREEDY, GREEDY, seed=11)
    for number in range(1, 4):
        ann.page.locator(".pio-owners .owner").nth(number).click()
        ann.page.locator('[data-thing="turn-space:3"]').hover()
        expect(ann.page.locator(".pio-brewery")).to_have_attribute("aria-label", re.compile("Brewery of"))
    ann.page.locator(".pio-owners .owner").first.click()
    done = ann.play(lambda seen: seen["over"], random.Random(11), most=400)
    assert len(done) > 40
    check_score(ann, 4)


@cache
def first_asked() -> dict[str, str]:
    return dict(moments.all_asked(moments.BEER_PIONEERS))


def test_every_kind_of_decision_is_known() -> None:
    assert moments.decisions(moments.BEER_PIONEERS) == set(DECISIONS)


@pytest.mark.parametrize("ask", DECISIONS)
def test_every_kind_of_decision_is_made_by_clicking(enter: Enter, ask: str) -> None:
    ann = enter()
    ann.sit_at(ann.bring(first_asked()[ask]))
    expect(ann.page.locator(".prompt .lead")).to_be_visible()
    seen, where = ann.see(), DECISIONS[ask]
    if where is None:
        assert seen["actions"]
    else:
        assert [thing for thing in seen["things"] if thing.startswith(where)], seen
    before = ann.table()["ply"]
    ann.decide(random.Random(1))
    assert ann.table()["ply"] > before


def test_a_worker_taken_up_shows_where_it_may_go_and_what_that_does(enter: Enter) -> None:
    ann = enter({"confirm": True})
    open_table(ann, RANDOM, RANDOM, RANDOM)
    ann.wait_for_turn()
    ann.thing("worker:2").click()
    bonus = ann.page.locator(".pio-plate.is-next:has(.bonus)")
    plain = ann.page.locator(".pio-plate.is-next:not(:has(.bonus))")
    assert bonus.count() > 0
    assert plain.count() > 0
    bonus.first.click()
    expect(ann.page.locator(".prompt")).to_contain_text("a bonus action follows")
    expect(ann.page.locator(".pio-plate.is-preview")).to_have_count(1)
    assert ann.moves_sent == 0
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".is-preview, .is-next, #confirm")).to_have_count(0)


def test_a_blocked_space_says_why(enter: Enter) -> None:
    ann = enter()
    open_table(ann, RANDOM)
    ann.wait_for_turn()
    ann.page.locator('[data-thing="admin:white"]').click(force=True)
    expect(ann.page.locator(".action.is-blocked")).to_contain_text("blocking token still lies")
    assert ann.moves_sent == 0


def test_everything_is_in_sight_on_a_laptop(enter: Enter) -> None:
    ann = enter(viewport=WIDE)
    for ask in ("turn", "play-order", "rotate"):
        ann.sit_at(ann.bring(when_asked(ask, after=80)))
        assert ann.page.evaluate(OVER_THE_EDGE) == [], ask
        assert ann.page.evaluate(
            "document.querySelector('.pio-board').scrollHeight <= "
            "document.querySelector('.pio-board').clientHeight + 1"
        ), ask


def test_a_phone_needs_no_sideways_scrolling(enter: Enter) -> None:
    ann = enter(viewport=PHONE, has_touch=True)
    for ask in ("turn", "take", "play-beige", "rotate"):
        ann.sit_at(ann.bring(when_asked(ask, after=40)))
        tabs = ann.page.locator(".tabs label")
        for number in range(tabs.count()):
            tabs.nth(number).click()
            assert ann.overhang() <= 0, f"{ask}, tab {number}"
        tabs.first.click()
        ann.decide(random.Random(2))


@pytest.mark.parametrize("language", ["de", "pl", "ru"])
def test_other_languages_have_a_word_for_everything(enter: Enter, language: str) -> None:
    ann = enter({"language": language})
    for ask in ("turn", "choose", "play-white"):
        ann.sit_at(ann.bring(when_asked(ask, after=80)))
        texts = ann.page.evaluate(TEXTS)
        assert len(texts) > 100
        assert [text for text in texts if re.search(r"\b(web|bp|pioneers)-[a-z]", text)] == []
        assert ann.page.evaluate(OVER_THE_EDGE) == [], ask


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_readers_find_nothing_wrong(enter: Enter, axe: str, theme: str) -> None:
    ann = enter({"confirm": True}, color_scheme=theme)
    reader = Reader(ann, axe)
    for ask in ("turn", "play-white", "exchange", "unblock"):
        ann.sit_at(ann.bring(when_asked(ask, after=60)))
        reader.check(ask)
        ann.page.locator(".can[data-thing]").first.click()
        reader.check(f"{ask}, something taken up")


def test_readers_find_nothing_wrong_on_a_phone(enter: Enter, axe: str) -> None:
    ann = enter(viewport=PHONE, has_touch=True, color_scheme="dark")
    reader = Reader(ann, axe)
    ann.sit_at(ann.bring(when_asked("turn", after=60)))
    tabs = ann.page.locator(".tabs label")
    for number in range(tabs.count()):
        tabs.nth(number).click()
        reader.check(f"tab {number}")
