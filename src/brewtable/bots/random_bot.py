"""Any legal action, all equally likely."""

from __future__ import annotations

from brewtable.kernel.chance import Stream
from brewtable.kernel.observation import Observation


class RandomBot:
    def __init__(self, stream: Stream) -> None:
        self._stream = stream

    def choose(self, observation: Observation) -> int:
        legal = observation.legal()
        return legal[self._stream.below(len(legal))]
