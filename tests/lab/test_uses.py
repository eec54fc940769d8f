"""What things are worth by who won: only what few games can really tell is called sure."""

from __future__ import annotations

import polars as pl

from brewtable.lab.folder import SCHEMAS, Frames
from brewtable.lab.uses import FEW, Use, uses

Row = dict[str, object]


class Games:
    """Games of two seats that are made up: who won, and who used what."""

    def __init__(self) -> None:
        self.seats: list[Row] = []
        self.offers: list[Row] = []

    def add(self, winner: int, *used: tuple[str, int]) -> None:
        game = len(self.seats) // 2
        for seat in (0, 1):
            win = float(seat == winner)
            self.seats.append({"game": game, "seat": seat, "bot": "easy", "win": win})
        for name, seat in used:
            offer = {"sort": "card", "name": name, "kind": "sell", "forced": False, "taken": True}
            self.offers.append({"game": game, "seat": seat, **offer})

    def found(self) -> dict[str, Use]:
        rows = {"seats": self.seats, "offers": self.offers, "measures": [], "decisions": []}
        frames = Frames(**{name: pl.DataFrame(of, schema=SCHEMAS[name]) for name, of in rows.items()})
        return {use.name: use for use in uses(frames, [])}


def test_a_few_uses_that_were_all_won_are_no_certainty() -> None:
    games = Games()
    for game in range(400):  # whoever uses a card wins three games of four, whatever the card
        games.add(0 if game % 4 else 1, (f"common-{game // 4 % 5}", 0))
    for _ in range(FEW):
        games.add(0, ("lucky", 0))
    found = games.found()
    assert found["lucky"].games == FEW
    assert found["lucky"].outcome is not None
    assert found["lucky"].outcome.p > 0.05
    assert not any(use.surely for use in found.values())


def test_what_is_won_again_and_again_is_sure() -> None:
    games = Games()
    for game in range(400):
        games.add(game % 2, (f"common-{game // 2 % 5}", 0))
    for _ in range(60):
        games.add(0, ("strong", 0))
    found = games.found()
    assert {name for name, use in found.items() if use.surely and use.index > 0} == {"strong"}


def test_both_seats_of_a_game_count_as_one_game() -> None:
    games = Games()
    for game in range(FEW - 1):
        games.add(game % 2, ("both", 0), ("both", 1))
    found = games.found()["both"]
    assert (found.taken, found.games, found.index) == (2 * (FEW - 1), FEW - 1, 0.0)
