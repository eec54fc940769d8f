"""How the rules run: compiled, or as plain Python."""

from __future__ import annotations

from typing import Literal

from brewtable.kernel import state

Mode = Literal["compiled", "interpreted"]


def mode() -> Mode:
    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"
