"""The commands with Dice Brewing at tables of two, three and four."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.kernel.journal import read_journal
from brewtable.kernel.match import Match

from .test_cli import SIM_KEYS, Done, results

GAME = DiceBrewing()
NAME = GAME.name
GOLDEN = Path(__file__).parent.parent / "golden" / "dice"
FINISHED = GOLDEN / "greedy-3.brew"
UNFINISHED = GOLDEN / "random-8.brew"  # four players
BOTS = ["--seat", "bot:random"]


def match_in(file: Path) -> Match:
    return read_journal(file.read_text(encoding="utf-8"))


# sim.


@cache
def sim(*arguments: object) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(Done("sim", NAME, "--json", *arguments).good())
    return report


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sim_reports_games_of_every_size(players: int) -> None:
    report = sim("--players", players, "--games", 2, "--seed", 1)
    assert list(report) == SIM_KEYS
    assert (report["game"], report["players"], report["games"]) == (NAME, players, 2)
    assert len(report["mean_scores"]) == len(report["wins_by_seat"]) == players
    assert sum(report["wins_by_seat"]) == pytest.approx(2)
    assert report["decisions_per_game"] == pytest.approx(report["decisions"] / 2, abs=0.01)
    assert 1 <= report["rounds_per_game"] <= 30


def test_sim_gives_the_same_results_with_any_number_of_jobs() -> None:
    given = ("--players", 4, "--games", 2, "--seed", 1)
    assert results(sim(*given, "--jobs", 2)) == results(sim(*given))


def test_random_play_ends_with_the_last_round() -> None:
    """Nobody finishes these games, yet they end."""
    assert sim("--players", 4, "--games", 2, "--seed", 1)["rounds_per_game"] == 30


def test_sim_takes_the_options_of_the_game() -> None:
    given = ("--players", 2, "--games", 1, "--seed", 1)
    plain = results(sim(*given))
    assert results(sim(*given, "--option", "advanced=true")) != plain
    assert results(sim(*given, "--option", "bad-luck=true", "--option", "first=1")) != plain


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "5"], "dice-brewing is for 2 to 4 players, not 5"),
        (["--players", "1"], "dice-brewing is for 2 to 4 players, not 1"),
        (["--players", "2", "--option", "first=2"], "'first' of dice-brewing is one of 'random', '0', '1'"),
        (["--option", "advanced=maybe"], "'advanced' of dice-brewing is one of False, True, not 'maybe'"),
        (["--option", "advancd=true"], "its options: advanced, bad-luck, first"),
        (["--players", "3", "--bots", "random,random,random,random"], "--bots names 4 bots for 3 seats"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else None,
)  # fmt: skip
def test_sim_refuses_in_one_line(arguments: list[str], words: str) -> None:
    assert words in Done("sim", NAME, *arguments).refusal()


# play.


@pytest.fixture(scope="module")
def branch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of three that bots took up in the middle of a recorded one."""
    file = tmp_path_factory.mktemp("games") / "branch.brew"
    Done("play", NAME, "--resume", FINISHED, "--ply", 230, *BOTS * 3, "--save", file).good()
    return file


def test_bots_go_on_from_any_decision_and_leave_the_old_file_alone(branch: Path) -> None:
    played, other = match_in(FINISHED), match_in(branch)
    assert [entry.text for entry in other.entries[:230]] == [entry.text for entry in played.entries[:230]]
    assert other.over
    assert other.seats == ["bot:random"] * 3


def test_bots_play_a_whole_game_of_two_and_save_it(tmp_path: Path) -> None:
    file = tmp_path / "bots.brew"
    said = Done("play", NAME, *BOTS * 2, "--seed", 8, "--option", "bad-luck=true", "--save", file).good()
    match = match_in(file)
    assert match.over
    assert f"{GAME.result(match.state).scores[0]}" in said
    assert Done("replay", file, "--verify").good().startswith(f"Verified: {match.ply} decisions.")


def test_a_person_goes_on_with_a_game_of_four(tmp_path: Path) -> None:
    file = tmp_path / "saved.brew"
    file.write_bytes(UNFINISHED.read_bytes())
    before = match_in(file)
    seats = [word for seat in range(4) for word in ("--seat", "human")]
    said = Done("play", NAME, "--resume", file, *seats, answers="\nnonsense\nquit\n").good()
    assert "nonsense" in said
    after = match_in(file)
    assert (after.ply, after.over) == (before.ply, False)
    assert GAME.save(after.state) == GAME.save(before.state)


def test_play_needs_as_many_seats_as_the_game_has() -> None:
    assert (
        "needs 4 seats here, 3 are given" in Done("play", NAME, "--resume", UNFINISHED, *BOTS * 3).refusal()
    )
    assert "dice-brewing is for 2 to 4 players, not 5" in Done("play", NAME, *BOTS * 5).refusal()
    bread = GOLDEN.parent / "greedy.brew"
    assert "greedy.brew" in Done("play", NAME, "--resume", bread, *BOTS * 2).refusal()


# replay.


def test_replay_tells_the_story_and_names_players(branch: Path) -> None:
    match = match_in(branch)
    said = Done("replay", branch).good()
    for number, entry in enumerate(match.entries, 1):
        assert f"{number}. Seat {entry.seat + 1}: {entry.text}\n" in said
    assert "the pool of seat 3" in said
    assert said.splitlines()[-1].startswith(f"Verified: {match.ply} decisions.")
    assert not re.search(r"\{|dice-[a-z]+-", said)


def test_replay_shows_the_table_through_any_eyes() -> None:
    match = match_in(UNFINISHED)
    shown = set()
    for ply, seat in ((0, 0), (60, 3), (match.ply, 2)):
        said = Done("replay", UNFINISHED, "--ply", ply, "--seat", seat).good()
        assert said.startswith(f"Position after {ply} of {match.ply} decisions\n")
        shown.add(said.partition("\n")[2])
    assert len(shown) == 3
    assert "has seats 0 to 3, there is no seat 4" in Done("replay", UNFINISHED, "--seat", 4).refusal()


def test_replay_refuses_a_changed_byte(tmp_path: Path) -> None:
    lines = FINISHED.read_text(encoding="utf-8").splitlines(keepends=True)
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


def house_file() -> str:
    return GAME.deck_file(GAME.house_deck())


def test_a_deck_goes_out_and_comes_back_the_same(tmp_path: Path) -> None:
    file, again = tmp_path / "mine.toml", tmp_path / "again.toml"
    Done("deck", "export", NAME, "-o", file).good()
    assert file.read_text(encoding="utf-8") == house_file()
    Done("deck", "export", file, "-o", again).good()
    assert again.read_bytes() == file.read_bytes()
    said = Done("deck", "check", file).good()
    assert "is a good deck for Dice Brewing" in said
    assert GAME.house_deck().hash in said


def test_deck_show_lists_every_recipe() -> None:
    said = Done("deck", "show", NAME).good()
    for name in GAME.house_deck().names:
        assert name in said
    assert "yellow 2, yellow 3" in said or "Strong Roasted Stout" in said
    assert not re.search(r"dice-[a-z]+-|\{", said)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "cheap-lager"', 'id = "mass-lager"', "is also the id of recipe"),
        ("starter = true", "starter = false", "3 recipes with starter = true; it must have 4"),
        ("[box]", "[bax]", "bax"),
        ("seeds = 10", "seeds = 1", "seeds"),
    ],
)  # fmt: skip
def test_a_broken_deck_is_refused_with_its_field(old: str, new: str, words: str, tmp_path: Path) -> None:
    assert old in house_file()
    file = tmp_path / "broken.toml"
    file.write_text(house_file().replace(old, new, 1), encoding="utf-8")
    done = Done("deck", "check", file)
    assert (done.code, done.out) == (2, "")
    assert words in done.err
    assert "broken.toml" in done.err
    assert "Traceback" not in done.err
    assert Done("sim", NAME, "--deck", file).code == 2


def test_the_deck_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "bread.toml"
    Done("deck", "export", "beer-and-bread", "-o", file).good()
    said = Done("sim", NAME, "--deck", file).refusal()
    assert said == f'{file}: [deck] game: must be "dice-brewing", not "beer-and-bread"'
