"""Beer Pioneers at the table page: whole games, every kind of decision, phones, languages, and readers."""

from __future__ import annotations

import random
import re
from functools import cache, partial
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser import moments
from tests.browser.conftest import Enter
from tests.browser.people import PHONE, WIDE, Person
from tests.browser.test_access import Reader
from tests.browser.test_pages import TEXTS
from tests.browser.variety import one_of

from brewtable.games.beer_pioneers.rules.material import SPACE_NAMES, WORKER_SPACES
from brewtable.kernel.registry import find_game

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


@pytest.mark.long("a whole game")
def test_a_whole_game_of_two_by_clicking(enter: Enter) -> None:
    ann = enter()
    open_table(ann, GREEDY)
    done = ann.play(lambda seen: seen["over"], random.Random(5), most=400)
    assert len(done) > 60
    assert len(ann.asked) >= 10
    check_score(ann, 2)


@pytest.mark.long("a whole game")
def test_a_whole_game_of_four_by_clicking(enter: Enter) -> None:
    ann = enter()
    open_table(ann, GREEDY, GREEDY, GREEDY, seed=11)
    for number in range(1, 4):
        ann.page.locator(".pio-rival").nth(number - 1).click()
        expect(ann.page.locator(".pio-brewery")).to_have_attribute("aria-label", re.compile("Brewery of"))
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".pio-brewery")).to_have_count(0)
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
    expect(ann.page.locator(".prompt")).to_contain_text("a bonus action may follow")
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


# Another board: as many fields, spaces and numbers as a deck file can ask for, none as in the house deck.
VALUES = {space: 1 + number % 5 for number, space in enumerate(SPACE_NAMES[:WORKER_SPACES])}
OTHER_BOARD = {
    "board": {
        "experience": VALUES,
        "reach": [2, 3, 3, 4, 4, 5],
        "beers": [2, 2, 3, 3, 5, 6],
        "income": [1, 2, 4, 5, 7, 9],
    },
    "brewery": {
        "coops": {"pils": 1, "export": 2, "lager": 3, "stark": 4, "weizen": 2, "alt": 1},
        "progress": [3, 3, 3, 2, 2, 1, 1, 0],
        "bonuses": {"2": "coins 3", "5": "level 1 or cards 2", "8": "points 9"},
    },
    "objectives": {"same": 5, "different": 6},
}
SPILT = """() => {
  const inside = '.pio-cellar :is(.field, .tile, .tok, .tile .pio-glyph), .track small';
  return [...document.querySelectorAll(inside)].filter((element) => {
    const box = element.getBoundingClientRect();
    const around = element.parentElement.closest('.field, .tile, .pio-cellar, .step').getBoundingClientRect();
    return box.left < around.left - 1 || box.right > around.right + 1
      || box.top < around.top - 1 || box.bottom > around.bottom + 1;
  }).map((element) => `${element.className} ${element.textContent}`);
}"""


def other_deck(dark: int) -> dict[str, Any]:
    data: dict[str, Any] = find_game(GAME).house_deck().to_data()
    data["deck"]["name"] = "other"
    for table, numbers in OTHER_BOARD.items():
        data[table].update(numbers)
    data["brewery"]["dark"] = dark
    for card in data["card"]:
        if "order" in card:
            card["order"]["reward"] = "points 7"
    return data


@pytest.mark.parametrize("dark", [2, 8, 12])
@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_deck_brings_its_own_board(enter: Enter, dark: int, viewport: dict[str, int]) -> None:
    ann = enter(viewport=viewport)
    seats = [ME, RANDOM, RANDOM, RANDOM]
    ann.sit_at(ann.post("/tables", game=GAME, seats=seats, seed=5, deck=other_deck(dark))["id"])
    ann.wait_for_turn()
    texts = partial(_texts, ann)
    if viewport is WIDE:
        ann.page.locator(".pio-own .open").click()
    assert ann.page.locator(".pio-cellar .field.dark").count() == dark
    assert ann.page.evaluate(SPILT) == []
    for space, value in VALUES.items():
        (name,) = texts(f'[data-thing="space:{space}"] .spoken')
        assert "notinthisgame" in name or f"experiencevalue{value}." in name.lower(), name
    coops = OTHER_BOARD["brewery"]["coops"]
    assert {beer: set(texts(f'[data-thing="supply:{beer}"] b')) for beer in coops} == {
        beer: {str(number)} for beer, number in coops.items()
    }
    assert texts(".track:not(.income) .step > b") == ["+3", "+3", "+3", "+2", "+2", "+1", "+1", "+0"]
    assert [text for text in texts(".track:not(.income) .step small") if text] == ["3", "6", "/2", "9"]
    assert texts(".track.income .step") == ["1", "2", "4", "5", "7", "9"]
    assert texts(".levels .says") == ["22", "32", "33", "43", "45", "56"]
    assert [text.split("/")[1] for text in texts(".pio-goal .reached")][:2] == ["5", "6"]
    assert set(texts(".pio-display .order .reward > .pio-effects")) == {"7"}
    if viewport is WIDE:
        assert ann.page.evaluate(OVER_THE_EDGE) == []
    assert ann.overhang() <= 0


def _texts(person: Person, selector: str) -> list[str]:
    """What stands in all that is found, without spaces, shown or not."""
    return ["".join(text.split()) for text in person.page.locator(selector).all_text_contents()]


@one_of("language", "de", "pl", "ru")
def test_other_languages_have_a_word_for_everything(enter: Enter, language: str) -> None:
    ann = enter({"language": language})
    for ask in ("turn", "choose", "play-white"):
        ann.sit_at(ann.bring(when_asked(ask, after=80)))
        texts = ann.page.evaluate(TEXTS)
        assert len(texts) > 100
        assert [text for text in texts if re.search(r"\b(web|bp|pioneers)-[a-z]", text)] == []
        assert ann.page.evaluate(OVER_THE_EDGE) == [], ask


@one_of("theme", "light", "dark")
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
