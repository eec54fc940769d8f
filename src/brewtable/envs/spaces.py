"""What an agent sees and may do, as spaces of Gymnasium."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from brewtable.kernel.errors import SetupError
from brewtable.kernel.game import Game
from brewtable.kernel.state import State

FARTHEST: Final = 4.0  # from 0 that a feature can be: a law of the conformance kit

Number = TypeVar("Number", bound=np.generic)
Seen = dict[str, NDArray[np.float32] | NDArray[np.int8]]


def observation_space(game: Game, players: int) -> spaces.Dict[Any]:
    """Features and the mask of legal actions, as agents for board games expect them."""
    count = game.numbers.count(players)
    if count == 0:
        raise SetupError("envs-no-features", {"game": game.name})
    return spaces.Dict(
        {
            "observation": spaces.Box(-FARTHEST, FARTHEST, (count,), np.float32),
            "action_mask": spaces.Box(0, 1, (game.action_count,), np.int8),
        }
    )


def array_of(packed: Any, kind: type[Number]) -> NDArray[Number]:
    """A `vec` as an array in the same memory; numpy's types do not know what a `vec` is."""
    return np.frombuffer(packed, kind)


def seen_by(game: Game, state: State, seat: int) -> Seen:
    """What a seat sees; the mask is empty unless it is to move."""
    return {
        "observation": array_of(game.features(state, seat), np.float64).astype(np.float32),
        "action_mask": mask_of(game, state, seat),
    }


def mask_of(game: Game, state: State, seat: int) -> NDArray[np.int8]:
    mask = np.zeros(game.action_count, np.int8)
    if int(state.to_move()) == seat:
        mask[array_of(state.legal(), np.int64)] = 1
    return mask
