"""The smallest complete game, in a package outside of this one: found, spoken and played at every door."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.doors.commands import Started
from tests.table.guests import BOT, EXAMPLE, ME, Service, add_barrel_roll, play_out

from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.errors import PositionError
from brewtable.kernel.game import Game
from brewtable.kernel.message import Message
from brewtable.kernel.registry import find_game
from brewtable.kernel.state import OVER
from brewtable.locale import Words
from brewtable.locale.words import _brought_bundle, words_brought_by
from brewtable.testing import LAWS, Law

NAME = "barrel-roll"
SOURCE = EXAMPLE / "barrel_roll/__init__.py"
MOST_LINES = 150


@pytest.fixture
def barrel_roll(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game as it is found where its package is installed."""
    path = add_barrel_roll(tmp_path)
    for folder in path.split(os.pathsep):
        monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [path, os.environ.get("PYTHONPATH")])))
    _brought_bundle.cache_clear()
    yield find_game(NAME)
    _brought_bundle.cache_clear()


def test_it_is_short() -> None:
    assert len(SOURCE.read_text("utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_it_keeps_the_laws(barrel_roll: Game, law: Law) -> None:
    law(barrel_roll, games=20, seed=0)


def test_the_highest_barrel_wins_what_the_lowest_shows(barrel_roll: Game) -> None:
    s = barrel_roll.new(barrel_roll.setup(3, seed=1), listening=True)
    rolled = {}
    for _ in range(3):
        seat, action = int(s.to_move()), int(s.legal()[-1])
        rolled[seat] = int(barrel_roll.structure(s, action)["barrel"])  # type: ignore[call-overload]
        s.play(action)
    winner = max(rolled, key=lambda seat: rolled[seat])
    wanted = [min(rolled.values()) if seat == winner else 0 for seat in range(3)]
    assert barrel_roll.result(s).scores == wanted
    told = barrel_roll.events_for(s, [int(cell) for cell in s.heard], None)
    assert told[1] == {"event": "wins", "seat": winner, "points": min(rolled.values())}
    assert told[2] == {"event": "begins", "seat": 1, "round": 2}


def damaged(data: Any, draw: random.Random) -> Any:
    """A position with one thing in it changed."""
    if isinstance(data, dict):
        name = draw.choice(sorted(data))
        return {**data, name: damaged(data[name], draw)}
    if isinstance(data, list) and data and draw.random() < 0.8:
        place = draw.randrange(len(data))
        return [*data[:place], damaged(data[place], draw), *data[place + 1 :]]
    if isinstance(data, list):
        return draw.choice([[], [*data, 3], [*data, *data], "x", None])
    return draw.choice([0, 1, 2, 12, 13, -1, 10**30, "x", None, [], [1], 1.5, True])


def test_what_load_accepts_plays_on_to_an_end(barrel_roll: Game) -> None:
    draw, accepted, refusals = random.Random(0), 0, set()
    for number in range(3_000):
        s = barrel_roll.new(barrel_roll.setup(2 + number % 3, seed=number))
        for _ in range(draw.randrange(6)):
            s.play(draw.choice([int(action) for action in s.legal()]))
        try:
            s = barrel_roll.load(json.loads(json.dumps(damaged(barrel_roll.save(s), draw))))
        except PositionError as problem:
            refusals.add(Words().explain(problem))
            continue
        accepted += 1
        for _ in range(40):
            if s.to_move() == OVER:
                break
            s.play(draw.choice([int(action) for action in s.legal()]))
        assert s.to_move() == OVER
        assert len(barrel_roll.result(s).scores) == s.seats
    assert accepted > 100
    assert "barrels: each from 1 to 12 lies in one place" in refusals


# Words.


def test_its_words_are_found_where_it_is_installed(barrel_roll: Game) -> None:
    said = Message("barrel-roll-log-wins", {"seat": 0, "points": 1})
    assert Words("en", ["Ann"]).say(said) == "Ann wins 1 point"
    assert Words("pl", ["Ann"]).say(said) == "Ann wins 1 point"  # it has no Polish words yet
    assert [*words_brought_by(NAME)] == ["en"]
    assert words_brought_by("beer-and-bread") == {}


def test_every_key_has_words(barrel_roll: Game) -> None:
    words, s = Words(), barrel_roll.new(barrel_roll.setup(4, seed=3), listening=True)
    stream = Stream(3, BOTS)
    spoken = set()
    while (seat := int(s.to_move())) != OVER:
        prompt = barrel_roll.prompt(s, seat)
        assert prompt is not None
        events = barrel_roll.events_for(s, [int(cell) for cell in s.heard], seat)
        told = [barrel_roll.sentence(event) for event in events]
        for message in [prompt.question, *(choice.label for choice in prompt.choices), *told]:
            assert message is not None
            assert words.say(message)
            spoken.add(message.key)
        s.play(int(s.legal()[stream.below(len(s.legal()))]))
    assert spoken >= barrel_roll.vocabulary.log_keys()


# Doors.


def test_it_is_played_at_the_terminal(barrel_roll: Game) -> None:
    seats = ("--seat", "human", "--seat", "bot:random", "--seed", "4")
    out = Started("play", NAME, *seats, answers="1!\n" * 3).good()
    assert "Which barrel do you roll out?" in out
    assert "rolls out barrel" in out
    assert "wins" in out


def test_it_is_played_through_the_pipe(barrel_roll: Game) -> None:
    asked: list[dict[str, object]] = [
        {"do": "games"},
        {"do": "new", "game": NAME, "players": 3, "seed": 5},
        {"do": "view", "seat": 1},
        {"do": "prompt", "seat": 0},
    ]
    asked += [line for _ in range(9) for line in ({"do": "bot", "bot": "greedy"}, {"do": "legal"})]
    s = barrel_roll.new(barrel_roll.setup(3, seed=5))
    for _ in range(9):
        asked.append({"do": "play", "action": barrel_roll.text(s, int(s.legal()[0]))})
        s.play(int(s.legal()[0]))
    asked += [{"do": "result"}, {"do": "journal"}]
    out = Started("pipe", answers="".join(json.dumps(one) + "\n" for one in asked)).good()
    answers = [json.loads(line) for line in out.splitlines()]
    assert all(answer["ok"] for answer in answers)
    assert NAME in [game["name"] for game in answers[0]["games"]]
    assert [place["hand"] for place in answers[2]["view"]["seats"]][::2] == [3, 3]  # of others only how many
    assert answers[-3]["over"]
    assert answers[-2]["result"]["scores"] == barrel_roll.result(s).scores


def test_bots_play_it_and_a_game_is_kept(barrel_roll: Game, tmp_path: Path) -> None:
    told = json.loads(Started("sim", NAME, "--players", "4", "--games", "3", "--json").good())
    assert (told["players"], told["decisions_per_game"]) == (4, 12)


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    service = Service(tmp_path_factory.mktemp("barrel-roll"))
    service.path.append(add_barrel_roll(tmp_path_factory.mktemp("packages")))
    yield service.start()
    assert service.stop() == 0


def test_the_service_hands_out_its_words(service: Service) -> None:
    ann = service.guest()
    games = {game["name"]: game for game in ann.get("/games")}
    assert (games[NAME]["title"], games[NAME]["minutes"], games[NAME]["most"]) == ("Barrel Roll", 5, 4)
    assert [bot["wins"] for bot in games[NAME]["bots"]] == [None] * 4
    words = ann.get(f"/games/{NAME}/words")
    assert [*words] == ["en"]
    assert "barrel-roll-roll" in words["en"][0]
    assert ann.get("/games/beer-and-bread/words") == {}
    assert ann.refused(404, "GET", "/games/barrel-rool/words")["code"] == "no-game"
    ann.close()


def test_a_table_of_it_is_played_to_its_end(service: Service) -> None:
    ann = service.guest()
    table = ann.open(ME, BOT, BOT, game=NAME)["id"]
    last = play_out(ann, table)
    assert last["over"]
    assert sum(last["result"]["scores"]) > 0
    assert "barrel-roll" in ann.http.get(f"/api/tables/{table}/brew").text
    ann.close()
