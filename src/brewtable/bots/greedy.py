"""Takes what leaves the best position by the game's own rough value, its own next decisions included."""

from __future__ import annotations

from brewtable.kernel.chance import Stream
from brewtable.kernel.game import Game
from brewtable.kernel.observation import Observation
from brewtable.kernel.state import State

WORLDS = 3  # positions the seat cannot tell apart over which a choice is judged
FOLLOW_UPS = 2  # decisions of its own, forced by the first, that it looks through …
LONG_LIST = 8  # … unless there are more options than this: then the position is judged as it stands


class Greedy:
    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def choose(self, observation: Observation) -> int:
        legal = observation.legal()
        if len(legal) == 1:
            return legal[0]
        worlds = [observation.world(self._stream) for _ in range(WORLDS)]
        worth = {
            action: sum(
                _worth(observation.game, world, observation.seat, action, FOLLOW_UPS) for world in worlds
            )
            for action in legal
        }
        best = max(worth.values())
        favourites = [action for action in legal if worth[action] == best]
        return favourites[self._stream.below(len(favourites))]


def _worth(game: Game, world: State, seat: int, action: int, follow_ups: int) -> float:
    """The value after an action, with one's own next decisions chosen as well as can be seen."""
    after = world.copy()
    after.play(action)
    if follow_ups == 0 or after.to_move() != seat:
        return game.value(after, seat)
    options = after.legal()
    if len(options) > LONG_LIST:
        return game.value(after, seat)
    return max(_worth(game, after, seat, option, follow_ups - 1) for option in options)
