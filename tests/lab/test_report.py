"""What the report says: by planted facts, in every language, from rows alone."""

from __future__ import annotations

import json
import shutil
from html import escape
from pathlib import Path

import polars as pl
import pytest
from tests.doors.commands import Done
from tests.lab.test_rows import EASY, GAME, JUDGED, plan, rows
from tests.strength import INTERPRETED

from brewtable.games.beer_and_bread.cards import deck as cards
from brewtable.lab import charts, sentences
from brewtable.lab.findings import ladder
from brewtable.lab.folder import Frames
from brewtable.lab.plan import LADDER, Plan, bots_by_seat
from brewtable.lab.report import report
from brewtable.lab.study import Study, study
from brewtable.locale import Words, languages

PLANTED = "bread-29"  # nine coins …
FOR_ALMOST_NOTHING = "recipe = { water = 1 }"
RECIPE = "recipe = { water = 2, wheat = 2, barley = 1, rye = 3 }"


def strong_deck(folder: Path) -> Path:
    """The house deck, in which one of the dearest breads costs a water."""
    text = Path(cards.__file__).with_name("house.toml").read_text(encoding="utf-8")
    before, card = text.split(f'id = "{PLANTED}"')
    assert RECIPE in card
    text = f'{before}id = "{PLANTED}"{card.replace(RECIPE, FOR_ALMOST_NOTHING, 1)}'
    file = folder / "strong.toml"
    file.write_text(text.replace('name = "house"', 'name = "strong"', 1), encoding="utf-8")
    return file


def played(one: Plan, folder: Path) -> Study:
    rows(one, folder)
    return study(folder, Words("en"))


@pytest.mark.skipif(INTERPRETED, reason="dozens of searched games, which take plain Python ten minutes")
def test_a_planted_strong_card_is_found(tmp_path: Path) -> None:
    bots = bots_by_seat(["search:20"], 2)
    found = played(Plan(GAME, 2, (str(strong_deck(tmp_path)),), bots, 24, ladder=0), tmp_path / "lab")
    best, *_ = found.decks[0].found.ranked("card")
    assert best.name == PLANTED
    assert best.surely
    assert PLANTED in Words("en").say(sentences.things(found.decks[0].found, "card", found.decks[0].names)[0])


@pytest.mark.long("two hundred games with two decks")
def test_decks_are_told_apart_by_the_card_that_differs(tmp_path: Path) -> None:
    bots = bots_by_seat(["search:20"], 2)
    decks = (None, str(strong_deck(tmp_path)))
    found = played(Plan(GAME, 2, decks, bots, 100, ladder=0), tmp_path / "lab")
    differing = {(one.measure, one.about) for one in found.comparisons[0].found}
    assert ("way:produce", ("card", PLANTED)) in differing
    assert len(differing) < 0.1 * found.comparisons[0].compared


def test_equal_decks_do_not_differ(tmp_path: Path) -> None:
    found = played(
        Plan(GAME, 2, (None, "house"), bots_by_seat([EASY], 2), 4, judge=JUDGED, ladder=0), tmp_path / "lab"
    )
    assert found.comparisons[0].compared > 20
    assert found.comparisons[0].found == []


def test_the_picture_of_scores_grows_with_scores_and_not_with_games() -> None:
    """Altair refuses more than five thousand rows."""
    games = 4000
    seats = pl.DataFrame({"seat": [0, 1] * games, "score": [40, 41, 42, 43] * (games // 2)})
    nothing = pl.DataFrame()
    spec = charts.scores(Frames(seats, nothing, nothing, nothing), str, Words("en").name)
    (rows,) = spec["datasets"].values()
    counted = {(row["who"], row["score"]): row["games"] for row in rows}
    first, second = map(Words("en").name, (0, 1))
    assert counted == {(first, 40): 2000, (first, 42): 2000, (second, 41): 2000, (second, 43): 2000}
    assert spec["encoding"]["y"]["aggregate"] == "sum"


def test_cards_that_never_came_up_are_named(tmp_path: Path) -> None:
    found = played(plan(games=1, judge=0, bots=bots_by_seat(["easy"], 2)), tmp_path / "lab").decks[0]
    seen = set(found.rows.offers.filter(found.rows.offers["sort"] == "card")["name"])
    every = {name for sort, name in found.names.things() if sort == "card"}
    never = {use.name for use in found.found.never_offered() if use.sort == "card"}
    assert never == every - seen != set()
    said = [Words("en").say(one) for one in sentences.odd(found.found, found.names)]
    assert any(name in line for line in said for name in never)


def test_the_ladder_counts_the_games_of_the_stronger() -> None:
    games = [
        (1, "easy", 1.0),
        (1, "random", 0.0),
        (2, "random", 0.5),
        (2, "easy", 0.5),
        (3, "easy", 1.0),
        (3, "search:50", 0.0),
    ]
    seats = pl.DataFrame(games, schema=["game", "bot", "win"], orient="row")
    (weaker, stronger, won), (_, _, lost) = ladder(seats, LADDER)
    assert (weaker, stronger, won.share, won.games) == ("random", "easy", 0.75, 2)
    assert (lost.name, lost.share, lost.games) == ("search:50", 0.0, 1)


@pytest.mark.long("games of search:200")
def test_the_ladder_says_whether_skill_matters(tmp_path: Path) -> None:
    found = played(plan(games=1, judge=0, ladder=4), tmp_path / "lab")
    assert [share.games for _, _, share in found.ladder] == [4, 4, 4]
    assert found.ladder[0][2].share == 1.0


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab") / "kept"
    rows(Plan(GAME, 2, (None, "house"), bots_by_seat([EASY], 2), 10, judge=JUDGED, ladder=0), folder)
    return folder


@pytest.mark.parametrize("language", languages())
def test_the_report_is_made_from_rows_alone_in_every_language(
    kept: Path, tmp_path: Path, language: str
) -> None:
    words = Words(language)
    first = report(study(kept, words), words)
    shutil.copytree(kept, tmp_path / "elsewhere")
    assert report(study(tmp_path / "elsewhere", words), words) == first
    assert f'<html lang="{language}">' in first
    assert escape(words.title(GAME, "")) in first
    assert "http://" not in first.split("<script>")[0]


@pytest.mark.parametrize(("game", "players"), [("dice-brewing", 3), ("beer-pioneers", 4)])
def test_every_game_has_a_report(game: str, players: int, tmp_path: Path) -> None:
    rows(plan(game, players, 1 if INTERPRETED else 3), tmp_path / "lab")
    words = Words("de")
    found = study(tmp_path / "lab", words)
    assert len(found.decks[0].found.seats) == players
    assert {use.sort for use in found.decks[0].found.uses} >= {"card", "space", "token"}


def test_the_command_plays_tells_and_makes_the_report_again(tmp_path: Path) -> None:
    folder = tmp_path / "lab"
    plays = ("lab", GAME, "--bots", EASY, "--games", 3, "--judge", JUDGED, "--ladder", 0, "-o", folder)
    told = json.loads(Done(*plays, "--json").good())
    assert told["decks"][0]["games"] == 3
    page = (folder / "report.html").read_text("utf-8")
    assert "search:50" not in page.split("<script>")[0]
    (folder / "report.html").unlink()
    assert "report.html" in Done("lab", "report", folder).good()
    assert (folder / "report.html").read_text("utf-8") == page
    assert "--resume" in Done(*plays).refusal()
    assert "is no folder of the lab" in Done("lab", "report", tmp_path / "nothing").refusal()
