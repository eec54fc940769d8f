"""What the documents say is true: examples run, commands and files exist, pictures are current."""

from __future__ import annotations

import contextlib
import io
import json
import re
import runpy
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests import features_page, rule_map, vocabulary_page
from tests.scripts import load
from typer.testing import CliRunner

from brewtable.bots import bot_names
from brewtable.bots.levels import LEVELS, measured_wins
from brewtable.cli import app
from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.kernel.deckfile import to_toml
from brewtable.kernel.game import Game
from brewtable.kernel.journal import write_journal
from brewtable.kernel.match import new_match
from brewtable.locale import Words
from brewtable.pipe import Pipe

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PICTURES = DOCS / "pictures"
README = ROOT / "README.md"
RULES_FOLDER = ROOT / "src" / "brewtable" / "games" / "beer_and_bread"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *ROOT.glob("benchmarks/*.md")])
LEFT_OUT = "…"
SOURCES = ("src/brewtable", "web/src", "web/scripts", "tests", "benchmarks", "examples")
OWN_FILES = {"NAME.py", "house-1.toml", "house-2.toml"}  # that there may be one day

LINK = re.compile(r"\]\(([^)\s]+)\)")
ABSOLUTE_PATH = re.compile(r"(?<![\w.:/)\]])/\w+/\S*")
HOST = re.compile(r"https?://([^/\s)]+)")
HOSTS = {"projectfluent.org", "toml.io", "brewtable;"}  # the last is what nginx calls the services behind it


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[str]:
    """The code blocks of a page, also those inside a list."""
    block = re.compile(rf"^( *)```{language}\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
    found = block.findall(page.read_text("utf-8"))
    return ["".join(line.removeprefix(indent) for line in text.splitlines(True)) for indent, text in found]


# All pages.


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text("utf-8")):
        if not target.startswith("https://"):
            path, _, anchor = target.partition("#")
            file = page.parent / path if path else page
            assert file.exists(), f"{named(page)} links to {target}"
            assert not anchor or anchor in anchors(file), f"{named(page)} links to {target}"


def anchors(page: Path) -> list[str]:
    """The anchors of a page's headings, as they are made of them."""
    heads = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_pages_name_no_place_of_somebodys_machine_or_network(page: Path) -> None:
    text = page.read_text("utf-8")
    assert ABSOLUTE_PATH.findall(text) == []
    assert set(HOST.findall(text)) <= HOSTS


# README.md


def commands(page: Path) -> list[str]:
    """All `brewtable ...` a page shows in code, without what it says about them."""
    inline = re.findall(r"`(brewtable[^`\n]*)`", page.read_text("utf-8"))
    listed = re.findall(r"^(brewtable [a-z].*?)(?:  .*)?$", "".join(blocks(page, "")), re.MULTILINE)
    return [*inline, *listed]


def told_commands() -> Iterator[str]:
    for page in PAGES:
        for command in commands(page):
            words = shlex.split(command)
            if words[0] == "brewtable" and words[1:]:
                yield command


@pytest.mark.parametrize("command", sorted({*told_commands()}))
def test_commands_exist_with_their_options(command: str) -> None:
    words = [word for word in shlex.split(command)[1:] if not word.isupper()]
    if words == ["--version"]:
        assert "brewtable" in CliRunner().invoke(app, words).output
        return
    path = words[
        : 2
        if words[0] in ("deck", "members", "tables") or words[:2] in (["lab", "tune"], ["lab", "report"])
        else 1
    ]
    shown = CliRunner().invoke(app, [*path, "--help"], env={"COLUMNS": "200", "NO_COLOR": "1"})
    assert shown.exit_code == 0, shown.output
    for option in [word for word in words if word.startswith("-")]:
        assert re.search(rf"(?<!\S){option}\b", shown.output), f"{path} has no {option}"


def test_readme_tells_of_every_command() -> None:
    told = " ".join(commands(README))
    for info in app.registered_commands:
        assert info.callback is not None
        assert f"brewtable {info.callback.__name__}" in told
    for name in ("list", "check", "show", "export"):
        assert f"brewtable deck {name}" in told


def test_readme_tells_of_every_bot() -> None:
    for name in bot_names():
        assert f"`{name}`" in README.read_text("utf-8")


@pytest.mark.parametrize("page", [README, ROOT / "CONTRIBUTING.md"], ids=named)
def test_make_targets_exist(page: Path) -> None:
    targets = re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    told = re.findall(r"(?:^|`)make ([a-z-]+)", page.read_text("utf-8"), re.MULTILINE)
    assert told
    assert set(told) <= set(targets)


def test_readmes_example_runs_and_prints_what_it_says(tmp_path: Path) -> None:
    (example,) = blocks(README, "python")
    file = tmp_path / "example.py"
    file.write_text(example, encoding="utf-8")
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        runpy.run_path(str(file))
    assert printed.getvalue().strip() == example.rpartition("# ")[2].strip()


# docs/pipe.md


def test_the_conversation_with_the_pipe_goes_as_told() -> None:
    pipe = Pipe(Words())
    position: object = None
    for block in blocks(DOCS / "pipe.md", "json"):
        asked, told = block.splitlines()
        request = json.loads(asked)
        if request.get("state") == LEFT_OUT:
            request["state"] = position
        answer = json.loads(json.dumps(pipe.answer(json.dumps(request))))
        position = answer.get("state", position)
        assert alike(json.loads(told), answer), f"{asked}\n{json.dumps(answer)}"


def alike(told: Any, real: Any) -> bool:
    """Whether data is as told, where some of it may be left out."""
    if told == LEFT_OUT:
        return True
    if isinstance(told, list) and isinstance(real, list):
        if told[-1:] == [LEFT_OUT]:
            told = told[:-1]
            real = real[: len(told)]
        return len(told) == len(real) and all(map(alike, told, real))
    if isinstance(told, dict) and isinstance(real, dict):
        keys = set(told) - {LEFT_OUT}
        fitting = keys <= set(real) if LEFT_OUT in told else keys == set(real)
        return fitting and all(alike(told[key], real[key]) for key in keys)
    return type(told) is type(real) and told == real


def test_every_request_and_every_error_is_told() -> None:
    text = (DOCS / "pipe.md").read_text("utf-8")
    refusal = Pipe(Words()).answer('{"do":"dance"}')
    requests = json.dumps(refusal).partition("one of: ")[2].rstrip('"}').split(", ")
    shown = {json.loads(block.splitlines()[0])["do"] for block in blocks(DOCS / "pipe.md", "json")}
    assert shown == set(requests)
    package = ROOT / "src" / "brewtable"
    sources = "".join((package / name).read_text("utf-8") for name in ("kernel/errors.py", "pipe.py"))
    codes = set(re.findall(r'^    code(?:: \S+)? = "(.+)"', sources, re.MULTILINE))
    never_in_the_pipe = {"error", "bad-journal", "unknown-deck"}  # there it is a bad position
    for code in codes - never_in_the_pipe:
        assert f"| `{code}` |" in text


# docs/brew-files.md


def test_brew_files_look_as_told() -> None:
    game = BeerAndBread()
    match = new_match(game, game.setup(seed=7), ["human", "bot:greedy"])
    match.act("harvest beer-08")
    real = [json.loads(line) for line in write_journal(match).splitlines()]
    told = [json.loads(block) for block in blocks(DOCS / "brew-files.md", "json")]
    assert len(told) == len(real)
    for one, other in zip(told, real, strict=True):
        assert list(one) == list(other)
        assert alike(one, other)


# docs/decks.md


@pytest.mark.parametrize(
    ("number", "game", "card"), [(0, BeerAndBread(), "[[card]]"), (1, DiceBrewing(), "[[recipe]]")]
)
def test_the_deck_format_is_the_one_of_the_house_deck(
    number: int, game: Game, card: str, tmp_path: Path
) -> None:
    """The example, with all the other cards of the house deck, is a deck."""
    example = blocks(DOCS / "decks.md", "toml")[number]
    exported = to_toml(game.house_deck().to_data())
    others = exported.partition(card)[2].partition(card)[2]
    file = tmp_path / "deck.toml"
    file.write_text(f"{example}\n{card}{others}", encoding="utf-8")
    deck = game.read_deck(str(file))
    assert deck.title == "My deck"
    assert deck.hash == game.house_deck().hash
    assert game.deck_from_data(deck.to_data(), "data").hash == deck.hash


# docs/architecture.md and CONTRIBUTING.md


def test_the_page_of_actions_and_events_says_what_the_games_say() -> None:
    written = vocabulary_page.PAGE.read_text("utf-8")
    assert written == vocabulary_page.page(), "python -m tests.vocabulary_page writes it anew"


def test_the_page_of_features_says_what_the_games_say() -> None:
    written = features_page.PAGE.read_text("utf-8")
    assert written == features_page.page(), "python -m tests.features_page writes it anew"


def test_the_rule_map_says_what_the_files_say() -> None:
    assert rule_map.written() == rule_map.rule_map(), "python tests/rule_map.py writes it anew"


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_files_that_are_named_exist(page: Path) -> None:
    """`moves.py` in a page is a file of the project, unless the page is about somebody's own."""
    there = {file.name for folder in SOURCES for file in (ROOT / folder).rglob("*.*")}
    there |= {file.name for file in ROOT.iterdir()}
    told = set(re.findall(r"`(?:[\w/-]+/)?([\w-]+\.(?:py|ts|svelte|toml|css))`", page.read_text("utf-8")))
    assert sorted(told - there - OWN_FILES) == []


def test_layers_exist() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8").partition("## The way")[0]
    for name in re.findall(r"`([a-z_]+(?:/|\.py))`", text):
        assert (ROOT / "src" / "brewtable" / name).exists(), name


@pytest.mark.parametrize("page", [DOCS / "architecture.md", ROOT / "CONTRIBUTING.md"], ids=named)
def test_code_that_is_quoted_is_in_the_source(page: Path) -> None:
    sources = [*RULES_FOLDER.glob("rules/*.py"), *(ROOT / "tests" / "beer_and_bread").glob("*.py")]
    sources.append(ROOT / "src" / "brewtable" / "testing" / "__init__.py")
    lines = {line.strip() for file in sources for line in file.read_text("utf-8").splitlines()}
    quoted = [line.strip() for block in blocks(page, "python") for line in block.splitlines()]
    assert quoted
    assert [line for line in quoted if line not in lines] == []


# docs/bots.md


def test_levels_are_told_as_they_were_measured() -> None:
    lines = (DOCS / "bots.md").read_text("utf-8").splitlines()
    rows = {line.split("`")[1]: line for line in lines if line.startswith("| `")}
    for level, bot in LEVELS.items():
        _, name, is_bot, _, *wins, _ = (cell.strip() for cell in rows[level].split("|"))
        assert (name, is_bot) == (f"`{level}`", f"`{bot}`")
        assert wins == [str(wins_of[level]) for wins_of in measured_wins().values()]


# docs/pictures


def test_pictures_are_current() -> None:
    made = load(PICTURES / "make_pictures.py").pictures()
    assert {file.name for file in PICTURES.glob("*.svg")} == set(made)
    for name, picture in made.items():
        kept = (PICTURES / name).read_text("utf-8")
        assert kept == picture, f"{name} is old: run docs/pictures/make_pictures.py"


@pytest.mark.parametrize("picture", sorted(PICTURES.glob("*.svg")), ids=lambda file: file.name)
def test_pictures_are_small_and_stand_alone(picture: Path) -> None:
    text = picture.read_text("utf-8")
    assert len(text.encode()) < 60_000
    assert set(re.findall(r"https?://[^\"' )]+", text)) <= {"http://www.w3.org/2000/svg"}
