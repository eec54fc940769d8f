"""Numbers nobody can foresee, drawn from the system in bulk: asking it for each one is slow."""

from __future__ import annotations

import os
from struct import Struct

from brewtable.kernel.chance import SEED_LIMIT

_BULK = 512  # numbers
_NUMBERS = Struct(f"{_BULK}Q")
_drawn: list[int] = []


def random_seed() -> int:
    """A seed nobody can foresee; each is given once."""
    if not _drawn:
        _drawn.extend(_NUMBERS.unpack(os.urandom(_NUMBERS.size)))
    return _drawn.pop() % SEED_LIMIT
