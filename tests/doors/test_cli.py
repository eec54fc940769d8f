"""The commands: what they print, what they refuse in one line, and how they leave."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from brewtable import __version__
from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.kernel.journal import read_journal
from brewtable.kernel.registry import find_game, game_names
from brewtable.kernel.story import story
from brewtable.locale import Words
from brewtable.locale.telling import player_names

from .commands import Done, Started

GAME = BeerAndBread()
NAME = GAME.name
GOLDEN = Path(__file__).parent.parent / "golden"
FINISHED = GOLDEN / "greedy.brew"
UNFINISHED = GOLDEN / "unfinished.brew"
SIM_KEYS = [
    "game",
    "players",
    "games",
    "decisions",
    "seconds",
    "decisions_per_second",
    "copies_per_second",
    "decisions_per_game",
    "rounds_per_game",
    "mean_scores",
    "wins_by_seat",
]
SPEEDS = {"seconds", "decisions_per_second", "copies_per_second"}


# The program.


def test_the_version_says_how_the_rules_run() -> None:
    said = Started("--version").good()
    assert re.fullmatch(rf"brewtable {re.escape(__version__)}, rules (compiled|interpreted .*)\n", said)


@pytest.mark.parametrize(
    "command", [[], ["play"], ["sim"], ["replay"], ["pipe"], ["deck"], ["deck", "check"]]
)
def test_every_command_has_help(command: list[str]) -> None:
    assert "Usage:" in Started(*command, "--help").good()


@pytest.mark.parametrize(
    "wrong", [["brew"], ["sim"], ["sim", NAME, "--games", "x"], ["sim", NAME, "--gmaes", "1"]]
)
def test_wrong_usage_ends_with_2_and_no_traceback(wrong: list[str]) -> None:
    done = Started(*wrong)
    assert done.code == 2
    assert "Traceback" not in done.err
    assert "Usage:" in done.err


# sim.


def sim(*arguments: object) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(Done("sim", NAME, "--json", *arguments).good())
    return report


def test_sim_prints_one_object_with_exactly_the_documented_keys() -> None:
    report = sim("--players", 2, "--games", 6, "--seed", 3, "--bots", "greedy,random")
    assert list(report) == SIM_KEYS
    assert (report["game"], report["players"], report["games"]) == (NAME, 2, 6)
    assert report["rounds_per_game"] == 6
    assert report["decisions_per_game"] == pytest.approx(report["decisions"] / 6, abs=0.01)
    assert len(report["mean_scores"]) == 2
    assert sum(report["wins_by_seat"]) == 6
    assert report["decisions_per_second"] > 0
    assert report["copies_per_second"] > 0


def results(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if name not in SPEEDS}


def test_sim_gives_the_same_results_for_the_same_seed_and_any_number_of_jobs() -> None:
    given = ("--games", 7, "--seed", 40, "--bots", "random")
    once = results(sim(*given))
    assert results(sim(*given)) == once
    assert results(sim(*given, "--jobs", 2)) == once
    assert results(sim(*given, "--jobs", 50)) == once
    assert results(sim("--games", 7, "--seed", 41)) != once


def test_the_games_of_a_simulation_are_those_of_its_seeds() -> None:
    """Seeds follow each other, so two halves make the whole."""
    whole = sim("--games", 6, "--seed", 10)
    halves = [sim("--games", 3, "--seed", seed) for seed in (10, 13)]
    assert whole["decisions"] == sum(half["decisions"] for half in halves)
    assert whole["wins_by_seat"] == [
        sum(wins) for wins in zip(*(half["wins_by_seat"] for half in halves), strict=True)
    ]


def test_sim_takes_options_and_a_deck(tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(changed_deck("storage = 9", "storage = 12"), encoding="utf-8")
    report = sim("--games", 2, "--option", "first=1", "--deck", deck)
    assert report["games"] == 2
    assert results(report) != results(sim("--games", 2, "--option", "first=1"))


def test_sim_speaks_in_words_without_json() -> None:
    said = Done("sim", NAME, "--games", 2).good()
    assert "decisions a second" in said
    assert "{" not in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["beer-and-bred"], "there is no game 'beer-and-bred'; did you mean 'beer-and-bread'?"),
        (["chess"], "there is no game 'chess'; installed games: "),
        ([NAME, "--bots", "gredy"], "there is no bot 'gredy'; did you mean 'greedy'?"),
        ([NAME, "--bots", "random,random,random"], "--bots names 3 bots for 2 seats"),
        ([NAME, "--bots", ""], "there is no bot ''"),
        ([NAME, "--players", "3"], "beer-and-bread is for 2 players, not 3"),
        ([NAME, "--option", "first"], "an option is NAME=VALUE, not 'first'"),
        ([NAME, "--option", "frist=0"], "beer-and-bread has no option 'frist'; its options: first"),
        ([NAME, "--option", "first=2"], "'first' of beer-and-bread is one of 'random', '0', '1', not '2'"),
        ([NAME, "--deck", "nowhere.toml"], "nowhere.toml: cannot be read: No such file or directory"),
        ([NAME, "--seed", str(2**63)], "a seed is a whole number from 0 to"),
        ([NAME, "--seed", str(2**63 - 1), "--games", "2"], "a seed is a whole number from 0 to"),
        ([NAME, "--lang", "xx"], "no words in language 'xx'; there are "),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else None,
)  # fmt: skip
def test_sim_refuses_wrong_names_in_one_line(arguments: list[str], words: str, tmp_path: Path) -> None:
    assert words in Done("sim", *arguments, folder=tmp_path).refusal()


# play.


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["beer-and-bred"], "did you mean 'beer-and-bread'?"),
        ([NAME, "--seat", "dog", "--seat", "human"], "a seat is `human` or `bot:NAME`, not 'dog'"),
        ([NAME, "--seat", "human", "--seat", "bot:gredy"], "there is no bot 'gredy'; did you mean 'greedy'?"),
        ([NAME, "--seat", "human", "--seat", "bot"], "there is no bot ''"),
        ([NAME, "--seat", "human"], "beer-and-bread is for 2 players, not 1"),
        ([NAME, "--option", "first=9"], "option 'first' of beer-and-bread is one of"),
        ([NAME, "--deck", "nowhere.toml"], "nowhere.toml: cannot be read"),
        ([NAME, "--resume", "nowhere.brew"], "cannot read nowhere.brew: No such file or directory"),
        ([NAME, "--lang", "xx"], "no words in language 'xx'"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else None,
)  # fmt: skip
def test_play_refuses_wrong_names_in_one_line(arguments: list[str], words: str, tmp_path: Path) -> None:
    assert words in Done("play", *arguments, folder=tmp_path).refusal()


def test_play_refuses_to_resume_what_is_not_its_game(tmp_path: Path) -> None:
    header, *rest = UNFINISHED.read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "other.brew"
    file.write_text("".join([header.replace(NAME, "dice-brewing"), *rest]), encoding="utf-8")
    assert "other.brew, line 1: " in Done("play", NAME, "--resume", file).refusal()
    file.write_text("not a game\n", encoding="utf-8")
    assert "other.brew, line 1: not a JSON object" in Done("play", NAME, "--resume", file).refusal()
    with_three = ["--seat", "human", "--seat", "human", "--seat", "human"]
    assert (
        "needs 2 seats here, 3 are given" in Done("play", NAME, "--resume", UNFINISHED, *with_three).refusal()
    )


def test_play_goes_on_with_a_saved_game_and_saves_it(tmp_path: Path) -> None:
    file = tmp_path / "saved.brew"
    file.write_bytes(UNFINISHED.read_bytes())
    before = read_journal(file.read_text(encoding="utf-8"))
    Done("play", NAME, "--resume", file, answers="undo\nquit\n").good()
    after = read_journal(file.read_text(encoding="utf-8"))
    assert after.seats == ["human", "bot:greedy"]
    assert after.game.save(after.position_at(0)) == before.game.save(before.position_at(0))


def test_play_branches_off_a_saved_game_and_leaves_its_file_alone(tmp_path: Path) -> None:
    branch = tmp_path / "branch.brew"
    before = FINISHED.read_bytes()
    seats = ["--seat", "bot:random", "--seat", "bot:random"]
    Done("play", NAME, "--resume", FINISHED, "--ply", 12, *seats, "--save", branch).good()
    assert FINISHED.read_bytes() == before
    played, other = (read_journal(file.read_text(encoding="utf-8")) for file in (FINISHED, branch))
    assert [entry.text for entry in other.entries[:12]] == [entry.text for entry in played.entries[:12]]
    assert other.over
    assert "there is no ply 999" in Done("play", NAME, "--resume", FINISHED, "--ply", 999).refusal()


def test_bots_play_a_whole_game_at_the_table_and_save_it(tmp_path: Path) -> None:
    file = tmp_path / "bots.brew"
    seats = ["--seat", "bot:random", "--seat", "bot:random"]
    Done("play", NAME, *seats, "--seed", 8, "--save", file).good()
    match = read_journal(file.read_text(encoding="utf-8"))
    assert match.over
    assert match.seats == ["bot:random", "bot:random"]


# replay.


def test_replay_tells_the_whole_story() -> None:
    match = read_journal(FINISHED.read_text(encoding="utf-8"))
    said = Done("replay", FINISHED).good()
    names = Words("en", player_names(match.seats, Words())).calling(match.game.catalog(match.state))
    for part in story(match, None):
        number = "" if part.is_heading or part.ply == 0 else f"{part.ply}. "
        assert f"{number}{names.say(part.head)}\n" in said
    assert "1. Greedy 2 harvests 1 water, 1 barley, and 1 rye\n" in said
    assert "seat 1" not in said.lower()
    assert said.splitlines()[-1] == summary(FINISHED)


def summary(file: Path) -> str:
    match = read_journal(file.read_text(encoding="utf-8"))
    if not match.over:
        return f"Verified: {match.ply} decisions. The game is not over."
    result = match.game.result(match.state)
    seat = result.winners()[0]
    name = player_names(match.seats, Words())[seat]
    winner = name[0].upper() + name[1:]
    return f"Verified: {match.ply} decisions. {winner} won with {result.scores[seat]} points."


@pytest.mark.parametrize(
    "file", [FINISHED, UNFINISHED, GOLDEN / "custom-deck.brew", GOLDEN / "from-position.brew"]
)
def test_replay_verify_says_what_the_file_holds(file: Path) -> None:
    assert Done("replay", file, "--verify").good() == summary(file) + "\n"


def test_replay_shows_the_table_after_any_decision() -> None:
    match = read_journal(UNFINISHED.read_text(encoding="utf-8"))
    shown = set()
    for ply in (0, 5, match.ply):
        said = Done("replay", UNFINISHED, "--ply", ply, "--seat", 1).good()
        assert said.startswith(f"Position after {ply} of {match.ply} decisions\n")
        shown.add(said.partition("\n")[2])
    assert len(shown) == 3


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--ply", "9999"], "there is no ply 9999"),
        (["--seat", "2"], "has seats 0 to 1, there is no seat 2"),
        (["--ply", "1", "--seat", "5"], "there is no seat 5"),
        (["--lang", "xx"], "no words in language 'xx'"),
    ],
)  # fmt: skip
def test_replay_refuses_what_the_file_does_not_have(arguments: list[str], words: str) -> None:
    assert words in Done("replay", UNFINISHED, *arguments).refusal()


def test_replay_refuses_a_changed_byte_with_line_and_reason(tmp_path: Path) -> None:
    lines = FINISHED.read_text(encoding="utf-8").splitlines(keepends=True)
    forged = tmp_path / "forged.brew"
    for number, old, new in (
        (0, '"seed":1', '"seed":2'),
        (4, '"seat":', '"sest":'),
        (-1, "scores", "scored"),
    ):
        assert old in lines[number]
        changed = list(lines)
        changed[number] = changed[number].replace(old, new, 1)
        forged.write_text("".join(changed), encoding="utf-8")
        line = range(1, len(lines) + 1)[number]
        said = Done("replay", forged, "--verify").refusal()
        assert re.search(rf"forged\.brew, line {line}: its check does not fit", said), said
    for flags in ([], ["--ply", "1"]):
        assert "forged.brew, line " in Done("replay", forged, *flags).refusal()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "line 1: the file is empty"),
        (b"\n", "line 1: the file is empty"),
        (b"\xff\xfe", "line 1: not UTF-8 text"),
        (b"{}", "line 1: the line does not end; the file was cut off"),
        (b"[]\n", "line 1: not a JSON object"),
        (b"[" * 100_000 + b"\n", "line 1: not a JSON object"),
        (b"9" * 100_000 + b"\n", "line 1: not a JSON object"),
    ],
    ids=["empty", "blank", "bytes", "cut", "list", "deep", "long number"],
)  # fmt: skip
def test_replay_refuses_what_is_no_game(content: bytes, words: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.brew"
    file.write_bytes(content)
    assert f"odd.brew, {words}" in Done("replay", file).refusal()


def test_replay_refuses_what_it_cannot_read(tmp_path: Path) -> None:
    assert "cannot read" in Done("replay", tmp_path).refusal()
    assert "No such file or directory" in Done("replay", tmp_path / "none.brew").refusal()


# Decks.


def house_file() -> str:
    return Path(str(GAME.house_decks()[0].file)).read_text(encoding="utf-8")


def changed_deck(old: str, new: str) -> str:
    text = house_file()
    assert old in text
    return text.replace(old, new, 1)


def test_a_deck_goes_out_and_comes_back_the_same(tmp_path: Path) -> None:
    file, again = tmp_path / "mine.toml", tmp_path / "again.toml"
    assert Done("deck", "export", NAME).good() == house_file()
    assert str(file) in Done("deck", "export", NAME, "-o", file).good()
    assert file.read_text(encoding="utf-8") == house_file()
    Done("deck", "export", file, "--output", again).good()
    assert again.read_bytes() == file.read_bytes()
    said = Done("deck", "check", file).good()
    assert "is a good deck for Beer & Bread: House deck" in said
    assert GAME.house_deck().hash in said


@pytest.mark.parametrize("name", ["beer-and-bread", "dice-brewing", "beer-pioneers"])
def test_an_exported_deck_keeps_its_comments(name: str, tmp_path: Path) -> None:
    """Also with a name and a title of its own, which change nothing else."""
    house = Path(str(find_game(name).house_decks()[0].file)).read_text(encoding="utf-8")
    assert Done("deck", "export", name).good() == house
    file = tmp_path / "mine.toml"
    Done("deck", "export", name, "-o", file, "--name", "mine", "--title", 'Our "best" cards').good()
    lines = zip(house.splitlines(), file.read_text(encoding="utf-8").splitlines(), strict=True)
    assert [pair for pair in lines if pair[0] != pair[1]] == [
        ('name = "house"', 'name = "mine"'),
        ('title = "House deck"', 'title = "Our \\"best\\" cards"'),
    ]
    said = Done("deck", "check", file).good()
    assert 'Our "best" cards' in said
    assert find_game(name).house_deck().hash in said
    own = tmp_path / "own.toml"
    own.write_text("# Ours.\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    assert Done("deck", "export", own).good() == own.read_text(encoding="utf-8")


def test_a_deck_is_not_exported_under_a_name_that_it_cannot_have(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    for option, value in (("--name", "My Deck"), ("--title", "two\nlines")):
        assert (
            f"[deck] {option[2:]}: must be"
            in Done("deck", "export", NAME, option, value, "-o", file).refusal()
        )
        assert not file.exists()


def test_deck_list_tells_names_and_hashes() -> None:
    said = Done("deck", "list").good()
    for name in game_names():
        assert name in said
        assert find_game(name).house_deck().hash in said
    listed = json.loads(Done("deck", "list", NAME, "--json").good())["decks"]
    house = {"game": NAME, "name": "house", "title": "House deck", "hash": GAME.house_deck().hash}
    assert listed[0] == house
    assert "no game 'chess'" in Done("deck", "list", "chess").refusal()
    assert "has no house deck 'house-99'" in Done("deck", "show", NAME, "house-99").refusal()


def test_deck_show_lists_every_card_and_what_they_add_up_to(tmp_path: Path) -> None:
    said = Done("deck", "show", NAME).good()
    for card in GAME.house_deck().ids:
        assert card in said
    assert GAME.house_deck().hash in said
    file = tmp_path / "mine.toml"
    file.write_text(changed_deck('title = "House deck"', 'title = "[bold]Mine[/bold]"'), encoding="utf-8")
    assert "[bold]Mine[/bold]" in Done("deck", "show", file).good()


def test_a_broken_deck_is_refused_with_card_and_field(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(changed_deck("coins = 4", "coins = 40"), encoding="utf-8")
    words = "card beer-01 coins: must be a whole number from 4 to 9, not 40"
    for command in (
        ["deck", "check", file],
        ["deck", "show", file],
        ["deck", "export", file],
        ["sim", NAME, "--deck", file],
        ["play", NAME, "--deck", file],
    ):
        said = Done(*command).refusal()
        assert said == f"{file}: {words}"


def test_every_mistake_of_a_deck_is_named(tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    text = changed_deck("coins = 4", "coins = 40").replace('upgrade = "4C"', 'upgrade = "9Z"', 1)
    file.write_text(text, encoding="utf-8")
    done = Done("deck", "check", file)
    assert (done.code, done.out) == (2, "")
    assert "card beer-01 coins" in done.err
    assert re.search(r"card beer-\d\d upgrade: no such upgrade", done.err)
    assert "Traceback" not in done.err


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"= nonsense", "is not TOML"),
        (b"\xff", "is not TOML"),
        (b"", "[deck] must name its game, such as game = 'beer-and-bread'"),
        (b"deck = 5", "[deck] must name its game"),
        (b'[deck]\ngame = "chess"', "there is no game 'chess'"),
        (b"a = " + b"[" * 5000, "is not TOML"),
    ],
    ids=["nonsense", "bytes", "empty", "number", "other game", "deep"],
)  # fmt: skip
def test_what_is_no_deck_is_refused(content: bytes, words: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_bytes(content)
    assert words in Done("deck", "check", file).refusal()


def test_decks_that_cannot_be_read_or_written_are_refused(tmp_path: Path) -> None:
    assert "is neither a game (" in Done("deck", "show", "nowhere.toml", folder=tmp_path).refusal()
    assert "is neither a game (" in Done("deck", "check", tmp_path).refusal()
    target = tmp_path / "missing" / "deck.toml"
    assert (
        f"cannot write {target}: No such file or directory" in Done("deck", "export", "-o", target).refusal()
    )


# Languages.


def test_every_command_speaks_the_language_it_is_told_to() -> None:
    assert "Karte" in Done("deck", "show", NAME, "--lang", "de").good()
    assert Done("replay", FINISHED, "--verify", "--lang", "pl").good() == (
        "Sprawdzono: 110 decyzji. Greedy 2 wygrywa z 25 punktami.\n"
    )
    assert "решений за игру" in Done("sim", NAME, "--games", "1", "--lang", "ru").good()
    assert "Regeln" in Done("--version", "--lang", "de").good()


def test_what_goes_wrong_is_told_in_the_language_too() -> None:
    said = "es gibt kein Spiel 'chess'; vorhanden: "
    assert Done("play", "chess", "--lang", "de").refusal().startswith(said)
    assert "нет бота 'zzz'" in Done("sim", NAME, "--bots", "zzz", "--lang", "ru").refusal()


def test_the_environment_chooses_the_language() -> None:
    assert "Regeln" in Started("--version", locale="de_AT.UTF-8").good()
    assert "zasady" in Started("--version", locale="pl_PL.UTF-8").good()
    assert "rules" in Started("--version", locale="fr_FR.UTF-8").good()
    assert "rules" in Started("--version", "--lang", "en", locale="ru_RU.UTF-8").good()
    assert "no words in language 'xx'" in Started("--lang", "xx", "--version").refusal()
