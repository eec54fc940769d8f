"""The books that tables are written in: what a database does for the ledger and the hall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from brewtable.table.kept import Change, Kept, NewTable

Written = Change | NewTable


class Books(Protocol):
    async def read(self, table: str, after: int | None) -> Kept | None:
        """A table with the entries of its log after a number; None: with all of it, deck and position too."""

    async def write(self, batch: Sequence[Written]) -> Sequence[bool]:
        """Write all of a batch in one commit; for each whether it was, or somebody else had been faster."""

    async def close(self) -> None: ...
