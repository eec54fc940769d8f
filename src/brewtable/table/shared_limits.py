"""Limits that hold for all processes together: each tells the others what it has counted."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from brewtable.table.doorkeeper import Limiter

if TYPE_CHECKING:
    from brewtable.table.fellows import Fellows, Notice

TELL_EVERY = 0.5  # seconds
_TOGETHER = 100  # addresses in one notice


class SharedLimits:
    """Limiters by name, the same in every process."""

    def __init__(self, limiters: Mapping[str, Limiter]) -> None:
        self._limiters = limiters

    async def share(self, fellows: Fellows) -> None:
        """Go on notifying the others until called off."""
        while True:
            for name, limiter in self._limiters.items():
                counted = list(limiter.untold().items())
                for at in range(0, len(counted), _TOGETHER):
                    fellows.notify(counted=dict(counted[at : at + _TOGETHER]), limit=name)
            await asyncio.sleep(TELL_EVERY)

    def hear(self, notice: Notice) -> None:
        limiter = self._limiters.get(notice["limit"])
        if limiter is not None:
            for who, times in notice["counted"].items():
                limiter.add(who, times)
