"""Moments of the recorded games, as .brew files to sit down at."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from brewtable.kernel.journal import read_journal, write_journal
from brewtable.kernel.match import Match

GOLDEN = Path(__file__).parent.parent / "golden"
AGAINST_A_BOT = ("human", "bot:random")


@cache
def _games() -> list[Match]:
    return [read_journal(file.read_text("utf-8")) for file in sorted(GOLDEN.glob("*.brew"))]


@cache
def finished() -> str:
    whole = next(match for match in _games() if match.over)
    return _journal(whole, whole.ply)


@cache
def when_asked(ask: str, after: int = 0, times: int = 1) -> str:
    """A game up to a moment when its first seat is asked this, so often in a row; a bot sits at the other."""
    for match in _games():
        for ply in range(after, match.ply - times):
            if all(_asked(match, ply + more) == ask for more in range(times)):
                return _journal(match, ply)
    raise AssertionError(f"in no recorded game is the first seat asked {ask} after ply {after}")


def _asked(match: Match, ply: int) -> str | None:
    prompt = match.game.prompt(match.position_at(ply), 0)
    return None if prompt is None else prompt.ask


def _journal(match: Match, ply: int) -> str:
    branch = match.branch(ply)
    branch.seats = list(AGAINST_A_BOT)
    return write_journal(branch)
