"""The commands with the games for two to four, at tables of every size."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from brewtable.games.beer_pioneers.game import BeerPioneers
from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.kernel.deckfile import to_toml
from brewtable.kernel.game import Game
from brewtable.kernel.journal import read_journal
from brewtable.kernel.match import Match
from brewtable.kernel.story import story
from brewtable.locale import Words
from brewtable.locale.telling import player_names

from .commands import Done
from .test_cli import SIM_KEYS, results

GOLDEN = Path(__file__).parent.parent / "golden"
BOTS = ["--seat", "bot:random"]


class Box(NamedTuple):
    """A game, what was recorded of it, and words of its own."""

    game: Game
    folder: Path
    options: tuple[str, ...]  # each makes another game of the same seed
    keys: str  # what the keys of its words begin with
    card: str  # as the deck's table shows it
    begins: str  # the first decision in the story of a game of three
    told: str  # in that story, too

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def finished(self) -> Path:
        return self.folder / "greedy-3.brew"

    @property
    def unfinished(self) -> Path:
        """A game of four."""
        return next(file for file in sorted(self.folder.glob("*.brew")) if _is_cut(file))


@cache
def _is_cut(file: Path) -> bool:
    match = match_in(file)
    return len(match.seats) == 4 and not match.over


def match_in(file: Path) -> Match:
    return read_journal(file.read_text(encoding="utf-8"))


DICE = Box(
    DiceBrewing(), GOLDEN / "dice", ("advanced=true", "bad-luck=true"), "dice", "Strong Roasted Stout",
    "1. Random 3 places a seed on hop plantation 1: a green die", "the pool of random 3",
)  # fmt: skip
PIONEERS = Box(
    BeerPioneers(), GOLDEN / "pioneers", ("replace=both", "first-builder-point=true"), "pioneers",
    "Weihenstephan Abbey", "1. Random 3 sends worker 2 to 6A (upgrade): 1 coin paid", "Random 3 ",
)  # fmt: skip
each_game = pytest.mark.parametrize("box", [DICE, PIONEERS], ids=["dice", "pioneers"])


# sim.


@cache
def sim(box: Box, *arguments: object) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(Done("sim", box.name, "--json", *arguments).good())
    return report


@each_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_sim_reports_games_of_every_size(box: Box, players: int) -> None:
    report = sim(box, "--players", players, "--games", 2, "--seed", 1)
    assert list(report) == SIM_KEYS
    assert (report["game"], report["players"], report["games"]) == (box.name, players, 2)
    assert len(report["mean_scores"]) == len(report["wins_by_seat"]) == players
    assert sum(report["wins_by_seat"]) == pytest.approx(2)
    assert report["decisions_per_game"] == pytest.approx(report["decisions"] / 2, abs=0.01)
    assert 1 <= report["rounds_per_game"] <= 30


@each_game
def test_sim_gives_the_same_results_with_any_number_of_jobs(box: Box) -> None:
    given = ("--players", 4, "--games", 2, "--seed", 1)
    assert results(sim(box, *given, "--jobs", 2)) == results(sim(box, *given))


def test_random_play_of_dice_ends_with_the_last_round() -> None:
    """Nobody finishes these games, yet they end."""
    assert sim(DICE, "--players", 4, "--games", 2, "--seed", 1)["rounds_per_game"] == 30


@each_game
def test_sim_takes_the_options_of_the_game(box: Box) -> None:
    given = ("--players", 2, "--games", 20, "--seed", 1)  # random play seldom pays with bad luck
    plain = results(sim(box, *given))
    for option in box.options:
        assert results(sim(box, *given, "--option", option)) != plain


@pytest.mark.parametrize(
    ("box", "arguments", "words"),
    [
        (DICE, ["--players", "5"], "dice-brewing is for 2 to 4 players, not 5"),
        (PIONEERS, ["--players", "5"], "beer-pioneers is for 2 to 4 players, not 5"),
        (DICE, ["--players", "1"], "dice-brewing is for 2 to 4 players, not 1"),
        (PIONEERS, ["--players", "1"], "beer-pioneers is for 2 to 4 players, not 1"),
        (DICE, ["--players", "2", "--option", "first=2"], "dice-brewing is one of 'random', '0', '1'"),
        (DICE, ["--option", "advanced=maybe"], "dice-brewing is one of False, True, not 'maybe'"),
        (PIONEERS, ["--option", "objective=same"], "beer-pioneers is one of 'random', 'extensions'"),
        (DICE, ["--option", "advancd=true"], "its options: advanced, bad-luck, first"),
        (PIONEERS, ["--option", "replce=both"], "its options: first-builder-point, objective, replace"),
        (DICE, ["--players", "3", "--bots", "random,random"], "--bots names 2 bots for 3 seats"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else None,
)  # fmt: skip
def test_sim_refuses_in_one_line(box: Box, arguments: list[str], words: str) -> None:
    assert words in Done("sim", box.name, *arguments).refusal()


# play.

PLY = 200


@pytest.fixture(scope="module", params=[DICE, PIONEERS], ids=["dice", "pioneers"])
def branched(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Box, Path]:
    """A game of three that bots took up in the middle of a recorded one."""
    box: Box = request.param
    file = tmp_path_factory.mktemp("games") / "branch.brew"
    Done("play", box.name, "--resume", box.finished, "--ply", PLY, *BOTS * 3, "--save", file).good()
    return box, file


def test_bots_go_on_from_any_decision_and_leave_the_old_file_alone(branched: tuple[Box, Path]) -> None:
    box, branch = branched
    played, other = match_in(box.finished), match_in(branch)
    assert [entry.text for entry in other.entries[:PLY]] == [entry.text for entry in played.entries[:PLY]]
    assert other.over
    assert other.seats == ["bot:random"] * 3


@each_game
def test_bots_play_a_whole_game_of_two_and_save_it(box: Box, tmp_path: Path) -> None:
    file = tmp_path / "bots.brew"
    said = Done(
        "play", box.name, *BOTS * 2, "--seed", 8, "--option", box.options[-1], "--save", file
    ).good()  # fmt: skip
    match = match_in(file)
    assert match.over
    assert f"{box.game.result(match.state).scores[0]}" in said
    assert Done("replay", file, "--verify").good().startswith(f"Verified: {match.ply} decisions.")


@each_game
def test_a_person_goes_on_with_a_game_of_four(box: Box, tmp_path: Path) -> None:
    file = tmp_path / "saved.brew"
    file.write_bytes(box.unfinished.read_bytes())
    before = match_in(file)
    seats = [word for seat in range(4) for word in ("--seat", "human")]
    said = Done("play", box.name, "--resume", file, *seats, answers="\nnonsense\nquit\n").good()
    assert "nonsense" in said
    after = match_in(file)
    assert (after.ply, after.over) == (before.ply, False)
    assert box.game.save(after.state) == box.game.save(before.state)


@each_game
def test_play_needs_as_many_seats_as_the_game_has(box: Box) -> None:
    refused = Done("play", box.name, "--resume", box.unfinished, *BOTS * 3).refusal()
    assert "needs 4 seats here, 3 are given" in refused
    assert f"{box.name} is for 2 to 4 players, not 5" in Done("play", box.name, *BOTS * 5).refusal()
    bread = GOLDEN / "greedy.brew"
    assert "greedy.brew" in Done("play", box.name, "--resume", bread, *BOTS * 2).refusal()


# replay.


def test_replay_tells_the_story_and_names_players(branched: tuple[Box, Path]) -> None:
    box, branch = branched
    match = match_in(branch)
    said = Done("replay", branch).good()
    *lines, last = said.splitlines()
    players = player_names(match.seats, Words())
    words = Words("en", players).calling(box.game.catalog(match.state))
    heads = iter([line for line in lines if not line.startswith(" ")])
    for part in story(match, None):
        number = "" if part.is_heading or part.ply == 0 else f"{part.ply}. "
        head = next(heads)
        assert head == f"{number}{words.say(part.head)}"
        if number:
            entry = match.entries[part.ply - 1]  # of "done" is told what follows, others' doing too
            assert entry.text == "done" or players[entry.seat] in head.lower()
    assert list(heads) == []
    assert box.begins in lines
    assert box.told in said
    assert not re.search(r"seat \d", "\n".join(lines), re.IGNORECASE)
    assert last.startswith(f"Verified: {match.ply} decisions.")
    assert not re.search(rf"\{{|{box.keys}-[a-z]+-", said)


@each_game
def test_replay_shows_the_table_through_any_eyes(box: Box) -> None:
    match = match_in(box.unfinished)
    shown = set()
    for ply, seat in ((0, 0), (60, 3), (match.ply, 2)):
        said = Done("replay", box.unfinished, "--ply", ply, "--seat", seat).good()
        assert said.startswith(f"Position after {ply} of {match.ply} decisions\n")
        shown.add(said.partition("\n")[2])
    assert len(shown) == 3
    assert "has seats 0 to 3, there is no seat 4" in Done("replay", box.unfinished, "--seat", 4).refusal()


@each_game
def test_replay_refuses_a_changed_byte(box: Box, tmp_path: Path) -> None:
    lines = box.finished.read_text(encoding="utf-8").splitlines(keepends=True)
    forged = tmp_path / "forged.brew"
    for number, old, new in (
        (0, '"players":3', '"players":4'),
        (5, '"seat":', '"sest":'),
        (-1, "scores", "scored"),
    ):
        changed = list(lines)
        assert old in changed[number], changed[number]
        changed[number] = changed[number].replace(old, new, 1)
        forged.write_text("".join(changed), encoding="utf-8")
        said = Done("replay", forged, "--verify").refusal()
        line = range(1, len(lines) + 1)[number]
        assert f"forged.brew, line {line}: its check does not fit" in said


# Decks.


def house_file(box: Box) -> str:
    file = box.game.house_decks()[0].file
    assert file is not None
    return Path(file).read_text(encoding="utf-8")


@each_game
def test_a_deck_goes_out_and_comes_back_the_same(box: Box, tmp_path: Path) -> None:
    file, again = tmp_path / "mine.toml", tmp_path / "again.toml"
    Done("deck", "export", box.name, "-o", file).good()
    assert file.read_text(encoding="utf-8") == house_file(box)
    Done("deck", "export", file, "-o", again).good()
    assert again.read_bytes() == file.read_bytes()
    said = Done("deck", "check", file).good()
    assert f"is a good deck for {box.game.title}" in said
    assert box.game.house_deck().hash in said


@each_game
def test_deck_show_lists_every_card(box: Box) -> None:
    said = Done("deck", "show", box.name).good()
    data: Any = box.game.house_deck().to_data()
    names = [card["name"] for card in data.get("recipe") or data["card"]]
    assert box.card in names
    assert [name for name in names if name not in said] == []
    assert not re.search(rf"{box.keys}-[a-z]+-|\{{", said)


@pytest.mark.parametrize(
    ("box", "old", "new", "words"),
    [
        (DICE, 'id = "cheap-lager"', 'id = "mass-lager"', "is also the id of recipe"),
        (DICE, "starter = true", "starter = false", "3 recipes with starter = true; it must have 4"),
        (DICE, "[box]", "[bax]", "bax"),
        (DICE, "seeds = 10", "seeds = 1", "seeds"),
        (PIONEERS, 'id = "coolship"', 'id = "hop-kiln"', "card hop-kiln: is there 2 times"),
        (PIONEERS, "start = true", "start = false", "must have 12 cards with start = true, not 11"),
        (PIONEERS, "[board]", "[bord]", 'unknown key "bord"; did you mean "board"?'),
        (PIONEERS, "dark = 4", "dark = 40", "[brewery] dark: must be a whole number from 2 to 12, not 40"),
    ],
)  # fmt: skip
def test_a_broken_deck_is_refused_with_its_field(
    box: Box, old: str, new: str, words: str, tmp_path: Path
) -> None:
    text = to_toml(box.game.house_deck().to_data())
    assert old in text
    file = tmp_path / "broken.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    done = Done("deck", "check", file)
    assert (done.code, done.out) == (2, "")
    assert words in done.err
    assert "broken.toml" in done.err
    assert "Traceback" not in done.err
    assert Done("sim", box.name, "--deck", file).code == 2


@each_game
def test_the_deck_of_another_game_is_refused(box: Box, tmp_path: Path) -> None:
    file = tmp_path / "bread.toml"
    Done("deck", "export", "beer-and-bread", "-o", file).good()
    said = Done("sim", box.name, "--deck", file).refusal()
    assert said == f'{file}: [deck] game: must be "{box.name}", not "beer-and-bread"'
