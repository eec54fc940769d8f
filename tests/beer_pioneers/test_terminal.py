"""Games of Beer Pioneers through the terminal client, at the smallest window it is made for."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator, Mapping

import pytest
from rich.console import Console
from rich.text import Text

from brewtable.bots import Bot
from brewtable.kernel.match import Match, new_match
from brewtable.kernel.prompt import Choice
from brewtable.locale import Words, languages
from brewtable.terminal.answers import find_choice
from brewtable.terminal.boards.board import Sight
from brewtable.terminal.play import Table
from brewtable.terminal.screen import Screen

from .positions import GAME, a_table

WIDTH, HEIGHT = 80, 24
SHOWN = 0.3  # of all positions
ROUNDS = 6
WORDS = Words()


def table_for(match: Match, width: int = WIDTH, height: int = HEIGHT, words: Words = WORDS) -> Table:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True)
    seats: list[Bot | None] = [None] * len(match.seats)
    return Table(match, seats, words, Screen(console, input), None)


def frame_of(table: Table, seat: int) -> list[str]:
    sight = table.sight(seat)
    return [line.plain for line in table.board.draw(sight, table.screen.width, table.screen.height)]


def assert_fits(lines: list[str], width: int = WIDTH, height: int = HEIGHT - 1) -> None:
    assert len(lines) <= height, "\n".join(lines)
    assert all(Text(line).cell_len <= width for line in lines), "\n".join(lines)


def shown_on(frame: str, key: str, do: Mapping[str, object]) -> bool:
    """Whether a person can read off a frame how to type a choice."""
    if do["kind"] == "place":
        after = frame.partition(f"worker {do['experience']} to ")[2]
        return key[1:] in after.split()
    return f"[{key}]" in frame or key in frame.split()


def assert_every_option_is_there(sight: Sight, table: Table, frame: str) -> None:
    assert sight.prompt is not None
    keys = table.board.keys(sight)
    assert [choice.action for choice in keys.choices.values()] == [c.action for c in sight.prompt.choices]
    for key, choice in keys.choices.items():
        for typed in (key, choice.text):
            found = find_choice(typed, sight.prompt, keys)
            assert isinstance(found, Choice), (typed, found)
            assert found.action == choice.action, (typed, found.text)
        assert shown_on(frame, key, choice.do), (key, choice.text, frame)
        spelt = table.board.spell(sight, key)
        assert spelt in (key, choice.text)


def random_match(players: int, seed: int) -> Iterator[Match]:
    match, dice = new_match(GAME, GAME.setup(players, seed)), random.Random(seed)
    while not match.over and GAME.rounds(match.state) <= ROUNDS:
        if dice.random() < SHOWN:
            yield match
        match.act(dice.choice([int(action) for action in match.state.legal()]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_has_its_key_on_a_screen_that_fits(players: int) -> None:
    for match in random_match(players, players):
        table, seat = table_for(match), int(match.state.to_move())
        lines = frame_of(table, seat)
        assert_fits(lines)
        assert_every_option_is_there(table.sight(seat), table, "\n".join(lines))
        assert_fits(frame_of(table, (seat + 1) % players))


@pytest.mark.parametrize(("width", "height"), [(120, 40), (200, 60), (100, 24)])
def test_wider_windows_are_not_overrun(width: int, height: int) -> None:
    for match in random_match(4, 9):
        table = table_for(match, width, height)
        assert_fits(frame_of(table, int(match.state.to_move())), width, height - 1)


def test_keys_are_spelt_in_full_also_when_they_cannot_be_used() -> None:
    table = table_for(a_table(coins=(0,)).match)
    sight = table.sight(0)
    spelt = {
        line: table.board.spell(sight, line) for line in ("27a", "1x", "t9", "to", "a3", "o8", "f2", "hand")
    }
    assert spelt == {
        "27a": "place 2 7a",
        "1x": "place 1 exchange",
        "t9": "truck coins",
        "to": "truck order",
        "a3": "admin brew",
        "o8": "turn-order 8",
        "f2": "fulfil 2",
        "hand": "hand",
    }


def test_hidden_hands_are_not_drawn() -> None:
    match = a_table(hand=(("coolship",), ("mash-paddle",))).match
    frame = "\n".join(frame_of(table_for(match), 0))
    assert "Coolship" in frame
    assert "Mash Paddle" not in frame


@pytest.mark.parametrize("language", languages())
def test_a_turn_fits_in_every_language_with_names_in_full(language: str) -> None:
    table = table_for(new_match(GAME, GAME.setup(4, 5), ["human"] * 4), words=Words(language))
    seat = int(table.match.state.to_move())
    lines = frame_of(table, seat)
    assert_fits(lines)
    assert not any("…" in line for line in lines if not line.startswith("…")), "\n".join(lines)


def test_cards_are_told_in_every_language() -> None:
    match = a_table(hand=(("coolship",),), display=("adler-locomotive",)).match
    table = table_for(match, words=Words("de"))
    page = table.board.details(table.sight(0), "1")
    assert page is not None
    assert page == table.board.details(table.sight(0), "lokomotive")
    assert page[0].plain == "Lokomotive Adler"
    assert "Auftrag: 1 Weizen, 1 Alt und 2 Fässer: 4 Punkte" in page[2].plain


def test_cards_can_be_looked_at() -> None:
    table = table_for(a_table(hand=(("coolship",),), display=("adler-locomotive",)).match)
    sight = table.sight(0)
    for named in ("adler-locomotive", "Adler Locomotive", "1", "adler"):
        page = table.board.details(sight, named)
        assert page is not None
        assert page[0].plain == "Adler Locomotive"
        shown = "Order: 1 Weizen, 1 Alt, and 2 barrels: 4 points (with a truck fleet also 1 coin)"
        assert shown in page[2].plain
    assert table.board.details(sight, "moon") is None
    assert table.board.details(sight, "2") is None


def test_the_score_pad_shows_all_lines() -> None:
    table = a_table(points=(21, 5), showing=(("copper-kettle",),), cellar=({"alt": 2},))
    pad = table_for(table.match).board.score_pad(table.result(), ["Ann", "Bob", "Cleo", "Dan"], WORDS)
    text = "\n".join(line.plain for line in pad)
    assert "Beers for lightbulbs" in text
    assert pad[4].plain.split() == ["Total", "22", "5", "0", "0"]
