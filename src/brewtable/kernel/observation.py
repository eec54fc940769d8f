"""What a bot gets. It is made from a resampled world, so it holds no secret even for a bot that pries."""

from __future__ import annotations

from collections.abc import Mapping

from brewtable.kernel.chance import Stream
from brewtable.kernel.game import Game
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.state import State


class Observation:
    """A position as one seat may know it."""

    def __init__(self, game: Game, state: State, seat: int, stream: Stream) -> None:
        self.game = game
        self.seat = seat
        self.seats = int(state.seats)
        self._world = game.resample(state, seat, stream)

    def legal(self) -> list[int]:
        """The actions this seat may choose from."""
        return list(self._world.legal())

    def view(self) -> Mapping[str, object]:
        return self.game.view(self._world, self.seat)

    def prompt(self) -> Prompt | None:
        return self.game.prompt(self._world, self.seat)

    def world(self, stream: Stream) -> State:
        """A position to think in, drawn at random from those this seat cannot tell from the real one."""
        return self.game.resample(self._world, self.seat, stream)
