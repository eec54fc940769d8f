"""A witness beside the file of games: how many commits there were, as somebody else than the file knows it.

Should the newest part of the file be damaged, SQLite goes on with what came before and says nothing. The
witness is written after each commit and never runs ahead of it: a file that has fewer commits has lost some.
"""

from __future__ import annotations

import os
from pathlib import Path

_DIGITS = 20


class Witness:
    """Notes each commit. It is not forced to the disk, so after a power cut it may know of too few."""

    def __init__(self, file: str) -> None:
        self.path = witness_of(file)
        self._descriptor: int | None = None

    def note(self, commits: int) -> None:
        if self._descriptor is None:
            self._descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        os.pwrite(self._descriptor, f"{commits:0{_DIGITS}d}\n".encode(), 0)

    def close(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def commits(self) -> int:
        """How many it has seen; 0 where there is no witness, or none that can be understood."""
        try:
            return int(self.path.read_text("ascii"))
        except (OSError, ValueError):
            return 0


def witness_of(file: str) -> Path:
    return Path(f"{file}.witness")
