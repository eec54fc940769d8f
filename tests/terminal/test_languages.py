"""The words of every language fit the columns of the terminal."""

from __future__ import annotations

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.games.beer_and_bread.rules.material import EFFECT_NAMES
from brewtable.games.dice_brewing.rules.material import BUILDING_NAMES
from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.match import new_match
from brewtable.kernel.message import Message
from brewtable.kernel.registry import find_game
from brewtable.locale import Words, languages
from brewtable.terminal.boards import beer_and_bread, dice_brewing, dice_brewing_table
from brewtable.terminal.play import Table
from brewtable.terminal.screen import Screen

WIDTH = 80
UPGRADE = 16  # what is left beside a coin, a key and a letter in the narrowest card
LABELS = {
    beer_and_bread.LABEL_WIDTH - 2: ("you", "seat-number", "windmill"),
    dice_brewing_table.LABEL_WIDTH - 2: (
        *("dice-board", "dice-market", "dice-black-market"),
        *(f"dice-building-{name}" for name in BUILDING_NAMES),
    ),
    beer_and_bread.PAD_LABEL: ("pad-cards", "pad-6A", "pad-6D", "pad-bonus", "pad-total", "pad-final"),
    dice_brewing.PAD_LABEL: tuple(f"dice-pad-{line}" for line in (*dice_brewing.PAD_LINES, "recipes")),
    beer_and_bread.PAD_COLUMN - 1: ("good-beer", "good-bread"),
    UPGRADE: tuple(f"upgrade-{name}" for name in EFFECT_NAMES if name[0] != "4" or name in ("4A", "4B")),
    WIDTH: ("keys-confirm", "confirm", "page-prompt", "over-prompt"),
}
FACTS = {"number": 4, "token": "W", "units": 2}


@pytest.mark.parametrize("language", languages())
def test_labels_fit_their_columns(language: str) -> None:
    words = Words(language)
    wide = {
        key: said
        for room, keys in LABELS.items()
        for key in keys
        if cell_len(said := words.say(Message(f"terminal-{key}", {**FACTS}))) > room
    }
    assert wide == {}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("page", ["terminal-help", "terminal-help-plain", "terminal-dice-help"])
def test_help_fits_one_screen(language: str, page: str) -> None:
    lines = Words(language).say(Message(page)).splitlines()
    assert len(lines) <= 23
    assert [line for line in lines if cell_len(line) > WIDTH] == []


@pytest.mark.parametrize("language", languages())
def test_signs_of_resources_are_single_and_different(language: str) -> None:
    kinds = ("water", "wheat", "barley", "rye", "hops")
    signs = {Words(language).say(Message(f"terminal-sign-{kind}")) for kind in kinds}
    assert len(signs) == len(kinds)
    assert all(cell_len(sign) == 1 for sign in signs)


@pytest.mark.parametrize("language", languages())
def test_nothing_is_cut_off_on_a_small_screen(language: str) -> None:
    game = BeerAndBread()
    match = new_match(game, game.setup(seed=7), ["human", "bot:greedy"])
    chooser = Stream(7, BOTS)
    console = Console(file=io.StringIO(), width=WIDTH, height=24, force_terminal=True)
    table = Table(match, [None, None], Words(language), Screen(console, input), None)
    while not match.over:
        sight = table.sight(int(match.state.to_move()))
        lines = [line.plain for line in table.board.draw(sight, WIDTH, 23)]
        assert [line for line in lines[:2] if line.endswith("…")] == []
        assert all(cell_len(line) <= WIDTH for line in lines)
        legal = match.state.legal()
        match.act(int(legal[chooser.below(len(legal))]))


@pytest.mark.parametrize("name", ["beer-and-bread", "beer-pioneers", "dice-brewing"])
@pytest.mark.parametrize("language", languages())
def test_the_whole_table_is_told_in_words(name: str, language: str) -> None:
    """`table` draws what the screen has no room for; no name of a field of the view stands there."""
    game = find_game(name)
    match = new_match(game, game.setup(2, seed=5), ["one", "two"])
    stream = Stream(5, BOTS)
    for _ in range(20):
        match.act(int(match.state.legal()[stream.below(len(match.state.legal()))]))
    seat = int(match.state.to_move())
    screen = Screen(Console(file=io.StringIO(), width=WIDTH, height=24), input)
    table = Table(match, [None, None], Words(language), screen, None)
    lines = table.board.table(table.sight(seat), WIDTH)
    assert [line.plain for line in lines if cell_len(line.plain) > WIDTH] == []
    text = "\n".join(line.plain for line in lines)
    fields = "|".join(name for name in game.view(match.state, seat) if "_" in name)
    assert re.findall(rf"\b(None|False|True|key|{fields})\b", text) == []
