"""Draws the pictures of the documents from real games: python docs/pictures/make_pictures.py"""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console, Group
from rich.terminal_theme import TerminalTheme

from brewtable.bots import Bot, make_bot
from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.kernel.chance import RESAMPLING, Stream
from brewtable.kernel.match import Match, new_match
from brewtable.locale import Words
from brewtable.terminal.play import Table
from brewtable.terminal.screen import Screen

SEED = 2
PLY = 75
WIDTH, HEIGHT = 100, 34

THEME = TerminalTheme(
    (24, 25, 30),
    (222, 218, 208),
    [
        (24, 25, 30), (224, 108, 97), (140, 194, 101), (229, 192, 98),
        (97, 150, 224), (198, 120, 221), (86, 182, 194), (222, 218, 208),
    ],
    [
        (110, 112, 120), (240, 128, 117), (160, 214, 121), (249, 212, 118),
        (117, 170, 244), (218, 140, 241), (106, 202, 214), (255, 255, 255),
    ],
)  # fmt: skip

# Rich's own template fetches its font from elsewhere; this one makes do with what the reader has.
SVG = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
    font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
    font-size: {char_height}px;
    line-height: {line_height}px;
    font-variant-east-asian: full-width;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def pictures() -> dict[str, str]:
    """All pictures by the names of their files."""
    return {"table.svg": table_picture()}


def table_picture() -> str:
    """The terminal table as the first player sees it in the middle of a game between two bots."""
    match = game_until(PLY)
    console = Console(
        record=True,
        file=io.StringIO(),
        width=WIDTH,
        height=HEIGHT,
        force_terminal=True,
        color_system="truecolor",
    )
    table = Table(match, [None, None], Words(), Screen(console, input), None)
    console.print(Group(*table.board.draw(table.sight(0), WIDTH, HEIGHT)), no_wrap=True, highlight=False)
    return console.export_svg(
        title="brewtable play beer-and-bread", theme=THEME, code_format=SVG, unique_id="table"
    )


def game_until(ply: int) -> Match:
    game = BeerAndBread()
    match = new_match(game, game.setup(seed=SEED), ["human", "bot:greedy"])
    bots: list[Bot] = [make_bot("greedy", seat) for seat in range(2)]
    stream = Stream(SEED, RESAMPLING)
    while match.ply < ply:
        seat = int(match.state.to_move())
        match.act(bots[seat].choose(match.observe(seat, stream)))
    return match


if __name__ == "__main__":
    for name, picture in pictures().items():
        Path(__file__).with_name(name).write_text(picture, encoding="utf-8")
