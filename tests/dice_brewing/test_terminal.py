"""Whole games of Dice Brewing through the terminal client, at the smallest window it is made for."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from brewtable.bots import Bot, make_bot
from brewtable.games.dice_brewing.game import DiceBrewing
from brewtable.games.dice_brewing.rules.vocabulary import DONE
from brewtable.kernel.chance import RESAMPLING, Stream
from brewtable.kernel.match import Match, match_from, new_match
from brewtable.kernel.prompt import Choice
from brewtable.locale import Words
from brewtable.terminal import play
from brewtable.terminal.answers import find_choice
from brewtable.terminal.boards.board import Sight
from brewtable.terminal.boards.dice_brewing_ink import SPACE_CODES
from brewtable.terminal.play import Table
from brewtable.terminal.screen import Screen

WIDTH, HEIGHT = 80, 24
CLEAR = "\x1b[2J\x1b[H"
ROUNDS = 9
MANY = 30  # from so many options on a position is always looked at
SHOWN = 0.1  # of all others
WORDS = Words()
GAME = DiceBrewing()


def new(players: int, seed: int, **options: object) -> Match:
    return new_match(GAME, GAME.setup(players, seed, options=options))


def table_for(match: Match, width: int = WIDTH, height: int = HEIGHT) -> Table:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True)
    seats: list[Bot | None] = [None] * len(match.seats)
    return Table(match, seats, WORDS, Screen(console, input), None)


def frame_of(table: Table, seat: int, notice: str = "") -> list[str]:
    sight = table.sight(seat, notice=notice)
    return [line.plain for line in table.board.draw(sight, table.screen.width, table.screen.height)]


def assert_fits(lines: list[str], width: int = WIDTH, height: int = HEIGHT - 1) -> None:
    assert len(lines) <= height, "\n".join(lines)
    assert all(Text(line).cell_len <= width for line in lines), "\n".join(lines)


def shown_on(frame: str, key: str, do: Mapping[str, object]) -> bool:
    """Whether a person can read off a frame how to type a choice."""
    if do["kind"] == "place":
        piece = "s" if do["piece"] == "seed" else str(do["piece"])
        after = frame.rpartition(f" {SPACE_CODES[str(do['space'])]} ")[2]
        return piece in after.partition("\n")[0].replace("+", " ").split()
    return f"[{key}]" in frame or key in frame.split()


def assert_every_option_is_there(sight: Sight, table: Table, frame: str) -> None:
    assert sight.prompt is not None
    keys = table.board.keys(sight)
    assert {choice.action for choice in keys.choices.values()} == {one.action for one in sight.prompt.choices}
    for key, choice in keys.choices.items():
        for typed in (key, choice.text):
            found = find_choice(typed, sight.prompt, keys)
            assert isinstance(found, Choice), (typed, found)
            assert found.action == choice.action, (typed, found.text)
        assert shown_on(frame, key, choice.do), (key, choice.text, frame)


def busy_choice(match: Match, dice: random.Random) -> int:
    """Any action, most often one that does something, so that boards and warehouses fill."""
    legal = [int(action) for action in match.state.legal()]
    busy = [action for action in legal if action < DONE]
    return dice.choice(busy if busy and dice.random() < 0.8 else legal)


def busy_match(players: int, seed: int, **options: object) -> Iterator[Match]:
    """A match before a part of its decisions, those with many options among them."""
    match, dice = new(players, seed, **options), random.Random(seed)
    while not match.over and GAME.rounds(match.state) <= ROUNDS:
        if len(match.state.legal()) > MANY or dice.random() < SHOWN:
            yield match
        match.act(busy_choice(match, dice))


@pytest.mark.parametrize(("players", "advanced"), [(2, False), (3, True), (4, False), (4, True)])
def test_every_option_has_its_key_on_a_screen_that_fits(players: int, advanced: bool) -> None:
    for match in busy_match(players, players, advanced=advanced):
        table, seat = table_for(match), int(match.state.to_move())
        lines = frame_of(table, seat)
        assert_fits(lines)
        assert_every_option_is_there(table.sight(seat), table, "\n".join(lines))
        assert_fits(frame_of(table, (seat + 1) % players))


@pytest.mark.parametrize(("width", "height"), [(120, 40), (200, 60), (100, 24)])
def test_wider_windows_are_filled_and_not_overrun(width: int, height: int) -> None:
    for match in busy_match(4, 9):
        table = table_for(match, width, height)
        assert_fits(frame_of(table, int(match.state.to_move())), width, height - 1)


def played(lines: list[str], match: Match) -> list[str]:
    """The screens of a person who types these lines at the first seat and then closes the terminal."""
    out, waiting, frames = io.StringIO(), iter(lines), []
    console = Console(file=out, width=WIDTH, height=HEIGHT, force_terminal=True, color_system="standard")

    def answer(_: str) -> str:
        shown = Text.from_ansi(out.getvalue().rpartition(CLEAR)[2]).plain
        frames.append(shown)
        assert_fits(shown.rstrip("\n").split("\n"))
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    bots = [make_bot("random", seat) for seat in range(1, len(match.seats))]
    play(match, [None, *bots], WORDS, console, Path("/dev/null/no"), answer)
    return frames


def test_a_game_can_be_played_by_its_keys() -> None:
    match = new(3, 1, first="0")
    frames = played(["y1m3", "b1m3", "undo", "sm1", "0", "", "quit!"], match)
    assert [entry.text for entry in match.entries[:3]] == ["place y1 malt-3", "place seed malt-1", "done"]
    assert "m3 y,k→+1 y1[" in frames[1]
    assert "Taken back: place b1 malt-3" in frames[3]
    assert "m1 seed→y seed" in frames[4]
    assert any(entry.seat == 1 for entry in match.entries)


@pytest.mark.parametrize(
    "line", ["y1m2", "y1 m2", "m2y1", "m2 y1", "place y1 m2", "PLACE y1 malt-2", "pl y1 malt-2"]
)
def test_an_option_has_many_names(line: str) -> None:
    match = new(2, 4, first="0")
    played([line, "quit!"], match)
    assert [entry.text for entry in match.entries] == ["place y1 malt-2"]


REFUSED = {
    "b1m2": "place b1 malt-2: takes a yellow die",
    "b1s1": "place b1 school-1: opens in round 2",
    "d1": "d1: opens in round 3",
    "y2w": "store y2: that is not among your own",
    "y1r": "reroll y1: you do not hold a reroll token",
    "brew 1": "brew 1: something else is asked now: Place a die",
    "c1": "close 1: you do not hold a block-recipe token",
    "y1": "could be y1",
    "y99": "means nothing here",
    "? nothing": "no card “nothing”",
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_cannot_be_done_says_why_and_changes_nothing(line: str) -> None:
    match = new(2, 4, first="0")
    frames = played([line, "quit!"], match)
    assert REFUSED[line] in " ".join(frames[1].split())
    assert match.ply == 0


@pytest.mark.parametrize(
    "line", ["", "   ", "[bold]", "{", "\x00", "é" * 300, "!", "-1", "y1m2 y1m3", "ssm1", "c9"]
)
def test_what_means_nothing_changes_nothing(line: str) -> None:
    match = new(2, 4, first="0")
    played([line, "quit!"], match)
    assert match.ply == 0


def test_pages_fit_and_speak_in_words() -> None:
    match = new(4, 4, first="0")
    pages = [
        "?",
        "? 1",
        "? mass-lager",
        "? m3",
        "? school-3",
        "? mark",
        "log",
        "log all",
        "score",
        "table",
        "hint",
    ]
    recipes: Any = GAME.house_deck().to_data()["recipe"]
    lager = next(recipe for recipe in recipes if recipe["id"] == "mass-lager")
    text = "\n".join(played([line for page in pages for line in (page, "q")], match))
    for part in (
        "all about recipe 1",
        "It needs dice of at least yellow 3, yellow 3, and green 3 in your warehouse.",
        "It brings a yellow die, and the mastery point",
        f"One extra brings more: special malt ({lager['extras']['malt']['gold']} gold)",
        "malt house 3 (m3): the die rises by 1 and is stored",
        "A blue die of 2 or more",
        "protects a die of your own",
        "Mastery points",
        "A bot would play",
    ):
        assert part in text


def test_the_log_tells_dice_stored_one_by_one_in_one_line() -> None:
    match = new(2, 4, first="0")
    frames = played(["y1w", "k1w", "0!", "log all", "q", "quit!"], match)
    assert "Rolled in the pool of seat 2: yellow " in frames[4]
    stored = frames[4].partition("You store yellow ")[2].split("\n")[0]
    assert "and black" in stored


def test_the_log_calls_recipes_by_what_is_printed_on_them() -> None:
    brewed = GAME.sentence({"recipe": "cheap-lager", "seat": 0, "event": "brewed"})
    catalog = GAME.catalog(new(2, 4).state)
    assert brewed is not None
    assert Words("pl", ["Ida"]).calling(catalog).say(brewed) == "Ida warzy: Cheap Lager"
    ids = set(catalog)
    for match in busy_match(2, 3):
        told = " ".join(table_for(match).sight(0).earlier).split()
        assert not ids & set(told)


def test_a_seat_sees_the_same_table_in_every_world_it_cannot_tell_apart() -> None:
    stream = Stream(1, RESAMPLING)
    for match in busy_match(3, 3, advanced=True):
        for seat in range(3):
            world = match_from(GAME, GAME.resample(match.state, seat, stream), match.seats)
            world.entries, world.opening = match.entries, match.opening
            assert frame_of(table_for(world), seat) == frame_of(table_for(match), seat)


def test_without_colour_dice_still_have_their_letters() -> None:
    match = new(2, 4, first="0")
    frame = "\n".join(frame_of(table_for(match), 0))
    for part in ("y1[", "k1[", "g1[", "b1[", "y 3! 3! g 3!", "supply 12y 12k 10g 8b 8s"):
        assert part in frame
