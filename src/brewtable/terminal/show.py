"""A recorded position drawn once, through the eyes of a seat."""

from __future__ import annotations

from rich.console import Console

from brewtable.kernel.match import Match
from brewtable.kernel.state import OVER
from brewtable.locale import Words
from brewtable.locale.telling import player_names, speak
from brewtable.terminal.boards import board_for
from brewtable.terminal.boards.board import Sight


def show_position(match: Match, ply: int, seat: int | None, words: Words, console: Console) -> None:
    """The table after `ply` decisions as a seat saw it; without a seat, as the one to decide did."""
    game, state = match.game, match.position_at(ply)
    names = player_names(match.seats, words)
    mover = int(state.to_move())
    watcher = seat if seat is not None else max(mover, 0)
    words = words.naming(names).to(watcher)
    prompt = None if mover == OVER else game.prompt(state, watcher)
    sight = Sight(
        game=game,
        seat=watcher,
        names=names,
        view=game.view(state, watcher),
        catalog=game.catalog(state),
        prompt=prompt,
        question="" if prompt is None else speak(words, prompt.question),
        news=[],
        earlier=[],
        words=words,
    )
    for line in board_for(game).draw(sight, console.width, console.height):
        console.print(line)
