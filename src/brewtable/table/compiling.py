"""How far a compile beside the running table is, told by who compiles (`make play`) in a file."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

VARIABLE = "BREWTABLE_COMPILING"


def compiling() -> int | None:
    """Of a hundred; None when nothing is compiled."""
    with suppress(OSError, ValueError):
        return int(Path(os.environ.get(VARIABLE, "")).read_text())
    return None
