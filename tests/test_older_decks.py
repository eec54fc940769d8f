"""A house deck that was tuned leaves no saved game behind: files, positions and tables find theirs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.doors.commands import Started
from tests.table.guests import GAME, ME, RANDOM_BOT, Guest, Service

from brewtable.kernel.journal import read_journal
from brewtable.kernel.registry import find_game, game_names

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests/golden"
# What is tuned in each house deck, and leaves the old cards in place.
TUNED = {
    "beer_and_bread": ("storage = 9", "storage = 8"),
    "beer_pioneers": ("dark = 4", "dark = 5"),
    "dice_brewing": ("gold = 2", "gold = 3"),
}
HOUSE_OF_BREAD = "src/brewtable/games/beer_and_bread/cards/house.toml"
NEEDED_AGAIN = "the house deck has changed: the one before must stay, as house-1.toml or the next number"


@pytest.fixture(scope="module")
def tomorrow(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for PYTHONPATH with a brewtable whose house decks are tuned, and the old ones beside them."""
    folder = tmp_path_factory.mktemp("tomorrow")
    shutil.copytree(
        ROOT / "src/brewtable", folder / "brewtable", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    for game, (old, new) in TUNED.items():
        house = folder / f"brewtable/games/{game}/cards/house.toml"
        text = house.read_text("utf-8")
        assert old in text
        house.rename(house.with_name(f"house-{1 + len(list(house.parent.glob('house-*.toml')))}.toml"))
        house.write_text(text.replace(old, new, 1), "utf-8")
    return folder


@pytest.fixture
def with_tuned_decks(tomorrow: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that are started from here on have the tuned decks."""
    monkeypatch.setenv("PYTHONPATH", str(tomorrow))


@contextmanager
def old_decks_away(tomorrow: Path) -> Iterator[None]:
    """As if nobody had kept the decks of before."""
    files = list(tomorrow.glob("brewtable/games/*/cards/house-*.toml"))
    for file in files:
        file.rename(file.with_suffix(".away"))
    yield
    for file in files:
        file.with_suffix(".away").rename(file)


def run(script: str, given: object) -> Any:
    """What a program with the tuned decks makes of what was saved before."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def current(game: str) -> str:
    return find_game(game).house_deck().hash


def golden_files() -> list[Path]:
    return sorted(GOLDEN.rglob("*.brew"))


def test_golden_games_find_their_deck() -> None:
    for file in golden_files():
        header = json.loads(file.read_text("utf-8").splitlines()[0])
        record = header.get("deck") or header["position"]["deck"]
        if "data" not in record:
            decks = [house.deck().hash for house in find_game(header["game"]).house_decks()]
            assert record["hash"] in decks, f"{file.name}: {NEEDED_AGAIN}"


@pytest.mark.parametrize("name", game_names())
def test_all_house_decks_have_one_name_and_differ(name: str) -> None:
    """A file that was renamed keeps its name inside, as saved games have it."""
    houses = find_game(name).house_decks()
    assert houses[0].name == "house"
    assert {house.deck().name for house in houses} == {"house"}
    assert len({house.deck().hash for house in houses}) == len(houses)


REPLAY = """
import json, sys
from brewtable.kernel.journal import read_journal, write_journal
told = []
for text in json.load(sys.stdin):
    match = read_journal(text)
    assert write_journal(match) == text
    told.append([match.game.name, match.game.house_deck().hash, match.ply])
print(json.dumps(told))
"""


@pytest.mark.usefixtures("with_tuned_decks")
def test_old_files_play_again_to_the_byte() -> None:
    texts = [file.read_text("utf-8") for file in golden_files()]
    told = run(REPLAY, texts)
    assert {game for game, _, _ in told} == set(game_names())
    for game, house, ply in told:
        assert house != current(game)
        assert ply > 0


LOAD = """
import json, sys
from brewtable.kernel.registry import find_game
told = []
for data in json.load(sys.stdin):
    game = find_game(data["game"])
    state = game.load(data)
    assert game.save(state) == data
    told.append([list(map(int, state.legal())), game.view(state, 0)])
print(json.dumps(told))
"""


@pytest.mark.usefixtures("with_tuned_decks")
@pytest.mark.parametrize("file", ["random-51", "dice/greedy-3", "pioneers/greedy-3"])
def test_old_positions_are_loaded(file: str) -> None:
    match = read_journal((GOLDEN / f"{file}.brew").read_text("utf-8"))
    states = [match.position_at(ply) for ply in range(0, match.ply, 40)]
    saved = [match.game.save(state) for state in states]
    assert all("data" not in data["deck"] for data in saved)  # type: ignore[operator]
    seen = [[list(map(int, state.legal())), match.game.view(state, 0)] for state in states]
    assert run(LOAD, saved) == json.loads(json.dumps(seen))


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    running = Service(tmp_path).start()
    yield running
    assert running.stop() == 0


@pytest.fixture(params=[True, False], ids=["kept", "not kept"])
def kept(request: pytest.FixtureRequest, tomorrow: Path) -> Iterator[bool]:
    """Whether somebody kept the decks of before."""
    if request.param:
        yield True
    else:
        with old_decks_away(tomorrow):
            yield False


def test_old_tables_are_opened_and_played_on(
    service: Service, kept: bool, tomorrow: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A deal, a game from a position, and one that was brought as a file; the service has their decks."""
    ann = service.guest()
    tables = [ann.open(ME, RANDOM_BOT, game=name)["id"] for name in game_names()]
    for table in list(tables):
        ann.move(table, _my_turn(ann, table))
        tables.append(ann.post(f"/tables/{table}/branch", ply=0, seat=0, bot="random")["id"])
    text = (GOLDEN / "unfinished.brew").read_bytes()
    brought = ann.http.post("/api/import", content=text, headers={"content-type": "text/plain"}).json()["id"]
    before = {table: _my_turn(ann, table) for table in [*tables, brought]}
    ann.close()
    assert service.stop() == 0

    monkeypatch.setenv("PYTHONPATH", str(tomorrow))
    service.start()
    again = Guest(service.address)
    again.http.cookies.update(ann.http.cookies)
    for table, was in before.items():
        now = again.look(table)
        assert (now["view"], now["prompt"]) == (was["view"], was["prompt"])
        again.move(table, now)
        assert again.look(table)["ply"] > was["ply"]
    new = again.open(ME, RANDOM_BOT)["id"]
    for table in (tables[0], new):
        again.post(f"/tables/{table}/concede", seat=0)
    old, fresh = (again.http.get(f"/api/tables/{table}/brew").text for table in (tables[0], new))
    assert _deck_in(old)["hash"] == current(GAME)
    assert ("data" in _deck_in(old)) is not kept
    assert _deck_in(fresh)["hash"] != current(GAME)
    again.close()


def _my_turn(guest: Guest, table: str) -> Any:
    with guest.watching(table) as socket:
        return socket.until(lambda snapshot: snapshot["prompt"] is not None)


def _deck_in(text: str) -> Any:
    return json.loads(text.splitlines()[0])["deck"]


@pytest.mark.usefixtures("with_tuned_decks")
def test_older_decks_are_listed_shown_exported_and_played_with(tmp_path: Path) -> None:
    listed = json.loads(Started("deck", "list", GAME, "--json").good())["decks"]
    assert [deck["name"] for deck in listed[:2]] == ["house", "house-1"]
    old = next(deck["name"] for deck in listed if deck["hash"] == current(GAME))
    assert old in Started("deck", "list").good()
    assert current(GAME) in Started("deck", "show", GAME, old).good()
    exported = tmp_path / "old.toml"
    Started("deck", "export", GAME, old, "-o", exported).good()
    assert (
        exported.read_bytes() == (ROOT / "src/brewtable/games/beer_and_bread/cards/house.toml").read_bytes()
    )
    reports = [
        json.loads(Started("sim", GAME, "--games", 3, "--json", *deck).good())["mean_scores"]
        for deck in (["--deck", old], ["--deck", exported], [])
    ]
    assert reports[0] == reports[1]
    assert reports[0] != reports[2]
    match = Started("match", GAME, "--bots", "random,greedy", "--games", 2, "--json", "--deck", old)
    assert json.loads(match.good())["games"] == 2
    request = json.dumps({"do": "new", "game": GAME, "seed": 1, "deck": old})
    answer = json.loads(Started("pipe", answers=request + "\n").good().splitlines()[-1])
    assert answer["ok"], answer
    refused = Started("sim", GAME, "--deck", "house-99").refusal()
    assert "no house deck 'house-99'" in refused
    assert old in refused


@pytest.mark.usefixtures("with_tuned_decks")
def test_a_deck_that_nobody_kept_is_missed_in_words(tomorrow: Path) -> None:
    with old_decks_away(tomorrow):
        refused = Started("replay", GOLDEN / "greedy.brew", "--verify").refusal()
        assert "line 1: recorded with deck house: no house deck has the hash " + current(GAME) in refused
        assert "a newer brewtable may have the deck" in refused
        refused = Started("replay", GOLDEN / "from-position.brew").refusal()
        assert "no house deck has the hash " + current(GAME) in refused
        assert "Verified" in Started("replay", GOLDEN / "custom-deck.brew", "--verify").good()
