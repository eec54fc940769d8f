"""The result of a game: scores with their parts, the ranking, and what decided it."""

from __future__ import annotations


class Result:
    """Seats are numbers from 0. `ranking` lists groups of seats, best first; a group shares its rank."""

    def __init__(
        self,
        scores: list[int],
        parts: list[dict[str, object]],
        ranking: list[list[int]],
        reason: str,
        decided_by: str,
    ) -> None:
        self.scores = scores
        self.parts = parts
        self.ranking = ranking
        self.reason = reason  # why the game ended
        self.decided_by = decided_by  # what put the first before the second

    def winners(self) -> list[int]:
        return self.ranking[0]

    def to_data(self) -> dict[str, object]:
        return {
            "scores": self.scores,
            "parts": self.parts,
            "ranking": self.ranking,
            "winners": self.winners(),
            "reason": self.reason,
            "decided_by": self.decided_by,
        }


def ranked(standing: list[list[int]], deciders: list[str]) -> tuple[list[list[int]], str]:
    """The ranking of seats by their numbers, the first number first, and the name of the one that put the
    first seat before the second; "shared" if none did."""
    ranking: list[list[int]] = []
    order = sorted(standing, reverse=True)
    for best in order:
        seats = [seat for seat, one in enumerate(standing) if one == best]
        if seats not in ranking:
            ranking.append(seats)
    for place, name in enumerate(deciders):
        if order[0][place] != order[1][place]:
            return ranking, name
    return ranking, "shared"
