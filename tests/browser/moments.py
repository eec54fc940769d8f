"""Moments of the recorded games, as .brew files to sit down at."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from brewtable.kernel.journal import read_journal, write_journal
from brewtable.kernel.match import Match
from brewtable.kernel.state import NOT_FORCED, OVER

GOLDEN = Path(__file__).parent.parent / "golden"
BEER_AND_BREAD = "beer-and-bread"
DICE_BREWING = "dice-brewing"
BEER_PIONEERS = "beer-pioneers"
FOLDERS = {BEER_AND_BREAD: ".", DICE_BREWING: "dice", BEER_PIONEERS: "pioneers"}
# What tables are looked at with, the plainest first.
USUAL = {
    BEER_AND_BREAD: ("turn", "choose-offer", "take-offer", "choose-payment"),
    DICE_BREWING: ("move", "buy", "play-token", "brew"),
}
# Everything that every table must do is tried with each of these; Beer Pioneers has a file of its own.
GAMES = tuple(USUAL)


@cache
def games(game: str) -> list[Match]:
    return [read_journal(file.read_text("utf-8")) for file in sorted((GOLDEN / FOLDERS[game]).glob("*.brew"))]


@cache
def decisions(game: str) -> frozenset[str]:
    """What a player can be asked, by the game's own table of steps."""
    steps = games(game)[0].state.steps
    return frozenset(step.name for step in steps if step.decides)


@cache
def finished(game: str = BEER_AND_BREAD) -> str:
    whole = next(match for match in games(game) if match.over)
    return journal(whole, whole.ply)


@cache
def when_asked(ask: str, after: int = 0, times: int = 1, game: str = BEER_AND_BREAD) -> str:
    """A game up to a moment when its first seat is asked this, so often in a row; bots sit at the others."""
    for match in games(game):
        for ply in range(after, match.ply - times):
            if all(asked_at(match, ply + more) == (0, ask) for more in range(times)):
                return journal(match, ply)
    raise AssertionError(f"in no recorded game is the first seat asked {ask} after ply {after}")


def all_asked(game: str) -> Iterator[tuple[str, str]]:
    """Each decision with a game up to the first time that somebody is asked it."""
    wanted = set(decisions(game))
    for match in games(game):
        for ply in range(match.ply):
            seat, ask = asked_at(match, ply)
            if ask in wanted:
                wanted.remove(ask)
                yield ask, journal(match, ply, seat)


def asked_at(match: Match, ply: int) -> tuple[int, str]:
    state = match.position_at(ply)
    seat = int(state.to_move())
    if seat == OVER or state.forced() != NOT_FORCED:
        return OVER, ""
    prompt = match.game.prompt(state, seat)
    assert prompt is not None
    return seat, prompt.ask


def journal(match: Match, ply: int, person: int = 0) -> str:
    branch = match.branch(ply)
    branch.seats = ["human" if seat == person else "bot:random" for seat in range(len(match.seats))]
    return write_journal(branch)
