"""The score pads: what they ask, what they refuse, and that they count like the games themselves."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.refusals import refused
from tests.scripts import WEB, load

from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.games.beer_pioneers.game import BeerPioneers
from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.kernel.journal import read_journal
from brewtable.kernel.match import Match
from brewtable.kernel.result import ranked
from brewtable.kernel.scorepad import PadError

GOLDEN = Path(__file__).parent / "golden"
LAST_LEVEL = 6
BREAD_AND_BEER = BeerAndBread().score_pad()
DICE = DiceBrewing().score_pad()
PIONEERS = BeerPioneers().score_pad()
GOODS = ("beer", "bread")


# What people would write on the pad who look at a table.


def of_beer_and_bread(view: Any, catalog: Any) -> list[dict[str, int]]:
    entries = []
    for seat, village in enumerate(view["villages"]):
        sold = [catalog[id] for id in (*village["sold"], *village["brewery"], *village["bakery"])]
        slots = village["upgrades"]
        entries.append(
            {
                **Counter(f"{card['good']}-{card['coins']}" for card in sold),
                **Counter(catalog[id]["upgrade"] for id in slots["6"]),
                "placed": sum(len(cards) for cards in slots.values()),
                "stored": sum(village["storage"].values()),
                "windmill": int(view["windmill"] == seat),
            }
        )
    return entries


def of_dice_brewing(view: Any, catalog: Any) -> list[dict[str, int]]:
    entries = []
    for brewer in view["brewers"]:
        dice = Counter(die["colour"] for die in (*brewer["pool"], *brewer["warehouse"]))
        colours = {f"{colour}-dice": dice[colour] for colour in ("yellow", "black", "green")}
        entries.append({"mastery": brewer["points"], "coins": brewer["gold"], **colours})
    return entries


def of_beer_pioneers(view: Any, catalog: Any) -> list[dict[str, int]]:
    entries = []
    for brewery in view["breweries"]:
        cellar = dict(brewery["cellar"])
        barrels = cellar.pop("barrel") + brewery["depot"] + int(brewery["virtual_barrel"])
        entries.append(
            {
                "points": brewery["points"],
                "last-level": int(brewery["level"] == LAST_LEVEL),
                "bulbs": brewery["icons"]["bulbs"],
                "cellar": sum(cellar.values()),
                "purse": brewery["coins"],
                "dials": sum(coop["dial"] is not None for coop in brewery["coops"].values()),
                "barrels": barrels,
            }
        )
    return entries


READERS = {
    "beer-and-bread": of_beer_and_bread,
    "dice-brewing": of_dice_brewing,
    "beer-pioneers": of_beer_pioneers,
}


def entries_of(match: Match) -> list[dict[str, int]]:
    """What people would write on the pad who look at this table."""
    view = match.game.view(match.state, None)
    return READERS[match.game.name](view, match.game.catalog(match.state))


# The games themselves.


def lines_of_beer_and_bread(parts: dict[str, Any]) -> dict[str, int]:
    lines = {}
    for good in GOODS:
        pad = dict(parts[good])
        lines[good] = pad.pop("total")
        lines[f"{good}-cards"] = pad.pop("cards")
        lines[f"{good}-bonus"] = pad.pop("bonus", 0)
        lines[f"{good}-added"] = sum(pad.values())
    return lines


def lines_of_the_others(parts: dict[str, Any]) -> dict[str, int]:
    known = {"track": "reached", "beers_left": "beers-left"} if "beers_left" in parts else {}
    lines = {known.get(name, name): value for name, value in parts.items()}
    return {name: value for name, value in lines.items() if name not in ("recipes", "barrels")}


def recorded(folder: Path) -> list[Match]:
    return [read_journal(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.brew"))]


@pytest.mark.parametrize("folder", [GOLDEN, GOLDEN / "dice", GOLDEN / "pioneers"], ids=lambda one: one.name)
def test_pads_count_recorded_games_as_the_games_do(folder: Path) -> None:
    compared = 0
    for whole in recorded(folder):
        pad = whole.game.score_pad()
        assert pad is not None
        for match in (whole.branch(whole.ply // 3), whole.branch(2 * whole.ply // 3), whole):
            if match.game.name == "beer-and-bread" and not match.over:
                continue  # what lies face down is only shown at the end
            counted, real = pad.count(pad.check(entries_of(match))), match.game.result(match.state)
            assert counted.scores == real.scores
            assert counted.ranking == real.ranking
            assert counted.decided_by == real.decided_by
            lines = lines_of_beer_and_bread if folder == GOLDEN else lines_of_the_others
            for own, parts in zip(counted.parts, real.parts, strict=True):
                wanted = lines(parts)
                assert {name: own[name] for name in wanted} == wanted
            compared += 1
    assert compared >= 3


# The rules' own examples and every tie-breaker.


def by(pad: Any, *players: dict[str, int]) -> tuple[list[int], list[list[int]], str]:
    result = pad.count(pad.check(players))
    return result.scores, result.ranking, result.decided_by


@pytest.mark.rule("BB-13.9")
def test_the_example_of_beer_and_bread() -> None:
    sold = {"beer-4": 1, "beer-5": 1, "beer-6": 1, "beer-7": 1}
    sold |= {"bread-4": 1, "bread-5": 1, "bread-6": 1, "bread-8": 1}
    result = BREAD_AND_BEER.count(BREAD_AND_BEER.check([{**sold, "6B": 1, "6E": 1}, {"windmill": 1}]))
    assert (result.parts[0]["beer"], result.parts[0]["bread"], result.scores[0]) == (24, 26, 24)


@pytest.mark.rule("DB-16.8")
def test_the_example_of_dice_brewing() -> None:
    first = {"mastery": 10, "yellow-dice": 4, "green-dice": 3, "black-dice": 3, "coins": 7}
    assert by(DICE, first, {})[0] == [26, 0]


def test_bonuses_go_where_they_help_most() -> None:
    """Compared with every way to place them."""
    for beer in range(30):
        for bonuses in range(5):
            numbers = {"beer-9": beer // 9, "beer-4": beer % 9, "bread-6": 2, "6I": 0}
            entry = {**numbers, "6F": bonuses, "placed": 9, "windmill": 1}
            parts = BREAD_AND_BEER.count(BREAD_AND_BEER.check([entry, {}])).parts[0]
            start = 9 * (beer // 9) + 4 * (beer % 9)
            ways = [(start + 2 * some, 12 + 2 * (bonuses - some)) for some in range(bonuses + 1)]
            best = max((min(way), max(way)) for way in ways)
            found = (parts["beer"], parts["bread"])
            assert (min(found), max(found)) == best, (start, bonuses)


@pytest.mark.rule("BB-13.7")
@pytest.mark.rule("BB-13.8")
def test_ties_of_beer_and_bread() -> None:
    one, more = {"beer-4": 1, "bread-4": 1}, {"beer-4": 1, "bread-5": 1}
    assert by(BREAD_AND_BEER, {**one, "windmill": 1}, more) == ([4, 4], [[1], [0]], "other-total")
    assert by(BREAD_AND_BEER, {**one, "windmill": 1}, one) == ([4, 4], [[1], [0]], "windmill")
    assert by(BREAD_AND_BEER, one, {**one, "windmill": 1}) == ([4, 4], [[0], [1]], "windmill")


@pytest.mark.rule("DB-16.7")
def test_ties_of_dice_brewing() -> None:
    assert by(DICE, {"mastery": 3}, {"coins": 7}, {}) == ([3, 3, 0], [[0, 1], [2]], "shared")


@pytest.mark.rule("BP-18.3")
@pytest.mark.rule("BP-18.5")
def test_ties_of_beer_pioneers() -> None:
    point = {"points": 20}
    assert by(PIONEERS, {**point, "dials": 1}, {**point, "cellar": 2})[1:] == ([[1], [0]], "beers")
    assert by(PIONEERS, {**point, "barrels": 1}, point, point)[1:] == ([[0], [1, 2]], "barrels")
    assert by(PIONEERS, point, {"points": 19, "bulbs": 1, "cellar": 1})[1:] == ([[0, 1]], "shared")
    rich = {"points": 18, "bulbs": 2, "purse": 9}
    assert by(PIONEERS, rich, {**rich, "last-level": 1})[0] == [18, 20]


def test_the_second_and_third_do_not_decide() -> None:
    assert ranked([[5, 1], [4, 2], [4, 3]], ["points", "beers"]) == ([[0], [2], [1]], "points")


# What is refused.


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ([{}], "for 2 to 4 players, not 1"),
        ([{}] * 5, "for 2 to 4 players, not 5"),
        ([{}, {"masterly": 3}], "Seat 2: the pad does not ask for 'masterly'; it asks for 'mastery'"),
        ([{}, {"x": 3}], "it asks for mastery, coins, yellow-dice, black-dice, green-dice"),
        ([{"mastery": -1}, {}], "Mastery points must be a whole number from 0 to 199, not -1"),
        ([{"mastery": 1.5}, {}], "not 1.5"),
        ([{"mastery": True}, {}], "not True"),
        ([{"mastery": None}, {}], "not None"),
        ([{"mastery": "²"}, {}], "not '²'"),
        ([{"yellow-dice": 15}, {}], "from 0 to 14, not 15"),
    ],
)
def test_what_no_table_shows_is_refused(players: list[dict[str, Any]], words: str) -> None:
    with refused(PadError, words):
        DICE.check(players)


@pytest.mark.parametrize("holders", [(0, 0), (1, 1)])
def test_there_is_one_windmill(holders: tuple[int, int]) -> None:
    with refused(PadError, f"exactly one player must have it, not {sum(holders)}"):
        BREAD_AND_BEER.check([{"windmill": number} for number in holders])


# The browser counts by the same pads.


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    return load(WEB / "scripts/pads.py")


def test_the_browser_has_the_pads_of_the_games(maker: ModuleType) -> None:
    for path, text in maker.files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path} is out of date: python web/scripts/pads.py"


def test_the_made_up_tables_need_every_decider(maker: ModuleType) -> None:
    decided = {(one["game"], one["decided_by"]) for one in maker.counts()}
    for pad in (BREAD_AND_BEER, DICE, PIONEERS):
        last = {"windmill"} if pad is BREAD_AND_BEER else {"shared"}
        assert {name for game, name in decided if game == pad.game} == {
            *(decider.name for decider in pad.deciders),
            *last,
        }
