"""Every board at every size: nothing is cut, in the way or outside of its place, in random positions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.browser import boxes, moments
from tests.browser.conftest import Enter
from tests.browser.people import WIDE, Data, Person
from tests.browser.variety import every_pair

LARGE = {"width": 1920, "height": 1080}
POCKET = {"width": 390, "height": 844}
SIZES = pytest.mark.parametrize("sizes", [[WIDE, LARGE], [POCKET]], ids=["desktop", "phone"])
ONE = pytest.param(range(1), id="one")
FIFTY = pytest.mark.long("fifty games of each title")


def check(enter: Enter, sizes: list[Data], game: str, players: int, seeds: range) -> None:
    ann = enter(viewport=sizes[0], has_touch=sizes == [POCKET])
    for seed, journal in zip(seeds, boxes.positions(game, players, seeds), strict=True):
        ann.page.set_viewport_size(sizes[0])  # type: ignore[arg-type]
        ann.sit_at(ann.bring(journal))
        for size in sizes:
            ann.page.set_viewport_size(size)  # type: ignore[arg-type]
            look(ann, size, f"seed {seed}, {players} players, {size['width']} wide")


def look(person: Person, size: Data, where: str) -> None:
    """What is in sight, by one tab after the other where there are any."""
    tabs = person.page.locator(".tabs label")
    for tab in range(tabs.count() if size is POCKET else 1):
        if size is POCKET:
            tabs.nth(tab).click()
        assert boxes.amiss(person) == [], f"{where}, tab {tab}"


@SIZES
@pytest.mark.parametrize("seeds", [ONE, pytest.param(range(1, 50), marks=FIFTY, id="fifty")])
def test_beer_and_bread(enter: Enter, sizes: list[Data], seeds: range) -> None:
    check(enter, sizes, moments.BEER_AND_BREAD, 2, seeds)


@SIZES
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seeds", [ONE, pytest.param(range(1, 17), marks=FIFTY, id="fifty")])
@pytest.mark.parametrize("game", [moments.DICE_BREWING, moments.BEER_PIONEERS])
def test_games_for_more(enter: Enter, game: str, sizes: list[Data], players: int, seeds: range) -> None:
    check(enter, sizes, game, players, seeds)


def middles(game: str) -> Iterator[str]:
    """Each recorded game up to a decision of its first seat in the second half."""
    for match in moments.games(game):
        plies = range(match.ply // 2, match.ply)
        yield moments.journal(match, next(ply for ply in plies if moments.asked_at(match, ply)[0] == 0))


@every_pair("game language", moments.GAMES, ["ru", "pl", "de", "en"])
def test_words_of_every_language_stand_in_full(enter: Enter, game: str, language: str) -> None:
    ann = enter({"language": language})
    for number, journal in enumerate(middles(game)):
        ann.sit_at(ann.bring(journal))
        assert boxes.shortened(ann) == [], f"recorded game {number}"


def test_a_village_takes_the_width_of_a_phone(enter: Enter) -> None:
    """Also once it has room for three beers or breads."""
    ann = enter(viewport=POCKET, has_touch=True)
    threes = 0
    for journal in middles(moments.BEER_AND_BREAD):
        ann.sit_at(ann.bring(journal))
        threes += ann.page.locator(".village.own .places > :nth-child(3)").count()
        beam = ann.page.locator(".village.own .upgrades").bounding_box()
        assert beam is not None
        assert beam["width"] > 0.9 * POCKET["width"]
    assert threes
