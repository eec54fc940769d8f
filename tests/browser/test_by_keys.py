"""Each title by keys alone, with nothing to see: names, states and announcements must be enough."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser import moments
from tests.browser.by_keys import Keys
from tests.browser.conftest import Enter
from tests.browser.people import Data, Person

TITLES = (*moments.GAMES, moments.BEER_PIONEERS)
SEATS = ({"who": "me", "name": "Ann"}, {"who": "bot", "bot": "greedy"})
FEW = 4
MOST = 400  # decisions are never so many


def decided(person: Person, seat: int) -> set[int]:
    """The plies at which a seat had a choice, from all that the browser was told."""
    told = [one for _, text in person.received for one in _told_in(json.loads(text))]
    return {one["ply"] for one in told if one["seat"] == seat and not one.get("forced") and one.get("deed")}


def _told_in(data: object) -> Iterator[Data]:
    if isinstance(data, dict):
        if "ply" in data and "deed" in data:
            yield data
        data = list(data.values())
    if isinstance(data, list):
        for one in data:
            yield from _told_in(one)


def sit_down(person: Person, game: str) -> Keys:
    person.sit_at(person.open_table(*SEATS, game=game, seed=3))
    person.wait_for_turn()
    return Keys(person, random.Random(3))


@pytest.mark.parametrize("game", TITLES)
def test_some_decisions_are_made_by_keys_and_what_others_do_is_told(enter: Enter, game: str) -> None:
    ann = enter({"pace": "at-once"})
    keys = sit_down(ann, game)
    before = decided(ann, seat=1)
    for _ in range(FEW):
        assert keys.decide()
    ann.wait_for_turn()
    assert all(len(question) > len("Your turn. ") for question in keys.questions)
    told = decided(ann, seat=1) - before
    assert told
    assert len([line for line in keys.announced() if line.startswith("Greedy bot")]) >= len(told)


@pytest.mark.long("a whole game")
@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_keys(enter: Enter, game: str) -> None:
    ann = enter({"pace": "at-once"})
    keys = sit_down(ann, game)
    while len(keys.questions) < MOST and keys.decide():
        pass
    assert ann.see()["over"]
    assert len(keys.questions) > 20


@pytest.mark.parametrize("game", TITLES)
def test_hand_or_pieces_are_at_hand(enter: Enter, game: str) -> None:
    """Whoever presses Tab first is at something to do, and the rest of the table is near."""
    ann = enter()
    keys = sit_down(ann, game)
    first = keys.press("Tab")
    assert first is not None
    assert first.usable
    assert re.search(r"\bCan\b|Press to see", first.name)
    stops = [keys.press("Tab") for _ in range(30)]
    assert not [stop for stop in stops if stop and stop.name.startswith("Rules about")]
    ann.page.keyboard.press("r")
    expect(ann.page.locator("dialog[open] .clause").first).to_be_visible()
