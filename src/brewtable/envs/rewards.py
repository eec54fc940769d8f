"""What a seat gets at the end of a game."""

from __future__ import annotations

from typing import Final, Literal

from brewtable.kernel.errors import SetupError
from brewtable.kernel.result import Result

Rewards = Literal["win", "rank", "score"]
KINDS: Final = ("win", "rank", "score")
FORFEIT: Final[dict[Rewards, float]] = {"win": -1.0, "rank": -1.0, "score": -100.0}  # worse than any end


def check_kind(kind: str) -> None:
    if kind not in KINDS:
        raise SetupError("envs-rewards", {"kind": repr(kind), "kinds": ", ".join(KINDS)})


def rewards_of(result: Result, kind: Rewards) -> list[float]:
    """One number for each seat. `win` and `rank` add up to 0 and lie between -1 and 1."""
    seats = range(len(result.scores))
    if kind == "score":
        return [float(result.scores[seat] - _best_rival(result, seat)) for seat in seats]
    if kind == "rank":
        return [_by_rank(result, seat) for seat in seats]
    share = 1 / len(result.winners())
    return [_centred(share if seat in result.winners() else 0.0, len(seats)) for seat in seats]


def _best_rival(result: Result, seat: int) -> int:
    return max(score for other, score in enumerate(result.scores) if other != seat)


def _centred(share: float, players: int) -> float:
    """1 for who wins alone; what the others get makes up for it."""
    return (share * players - 1) / (players - 1)


def _by_rank(result: Result, seat: int) -> float:
    """From 1 for the first to -1 for the last; who shares ranks gets what lies between."""
    players = len(result.scores)
    before = 0
    for group in result.ranking:
        if seat in group:
            place = before + (len(group) - 1) / 2
            return 1 - 2 * place / (players - 1)
        before += len(group)
    raise AssertionError(f"seat {seat} has no rank")
