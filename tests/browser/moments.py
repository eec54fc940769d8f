"""Moments of the recorded games, as .brew files to sit down at."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from brewtable.kernel.journal import read_journal, write_journal
from brewtable.kernel.match import Match

GOLDEN = Path(__file__).parent.parent / "golden"
PIONEERS = "pioneers"
MOST_SEATS = 4


@cache
def _games(folder: str) -> list[Match]:
    """The recorded games of Beer & Bread, or those in a folder of another game."""
    return [read_journal(file.read_text("utf-8")) for file in sorted((GOLDEN / folder).glob("*.brew"))]


@cache
def finished(folder: str = "") -> str:
    whole = next(match for match in _games(folder) if match.over)
    return _journal(whole, whole.ply)


@cache
def when_asked(ask: str, after: int = 0, times: int = 1, folder: str = "") -> str:
    """A game up to a moment when a seat, rather the first, is asked this so often in a row, among bots."""
    for seat in range(MOST_SEATS):
        for match in _games(folder):
            for ply in range(after, match.ply - times):
                if all(_asked(match, ply + more, seat) == ask for more in range(times)):
                    return _journal(match, ply, seat)
    raise AssertionError(f"in no recorded game is a seat asked {ask} after ply {after}")


def _asked(match: Match, ply: int, seat: int) -> str | None:
    prompt = match.game.prompt(match.position_at(ply), seat)
    return None if prompt is None else prompt.ask


def _journal(match: Match, ply: int, seat: int = 0) -> str:
    branch = match.branch(ply)
    branch.seats = ["bot:random"] * branch.setup.players
    branch.seats[seat] = "human"
    return write_journal(branch)
