"""The folder of an investigation: its plan, its rows as Parquet, and what was made of them.

Rows are kept in parts, each a folder that is there whole or not at all. Who is interrupted keeps all games
played until then, who is killed all but those of the last seconds; `resume` plays the others.
"""

from __future__ import annotations

import json
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

import polars

from brewtable.kernel.errors import SetupError
from brewtable.lab.plan import Plan, plan_from_data
from brewtable.lab.record import Rows

_WHERE = {"game": polars.Int64, "deck": polars.Int64}
SCHEMAS: dict[str, dict[str, polars.DataType | type[polars.DataType]]] = {
    "seats": {
        **_WHERE,
        "recorded": polars.Boolean,
        "seed": polars.Int64,
        "seat": polars.Int64,
        "bot": polars.String,
        "begins": polars.Boolean,
        "score": polars.Int64,
        "rank": polars.Int64,
        "win": polars.Float64,
        "rounds": polars.Int64,
        "decisions": polars.Int64,
        "reason": polars.String,
        "decided_by": polars.String,
    },
    "measures": {**_WHERE, "seat": polars.Int64, "measure": polars.String, "value": polars.Float64},
    "decisions": {
        **_WHERE,
        "ply": polars.Int64,
        "seat": polars.Int64,
        "round": polars.Int64,
        "kind": polars.String,
        "text": polars.String,
        "legal": polars.Int64,
        "before": polars.Float64,
        "after": polars.Float64,
        "chances": polars.List(polars.Float64),
        "effective": polars.Float64,
        "scores": polars.List(polars.Int64),
    },
    "offers": {
        **_WHERE,
        "ply": polars.Int64,
        "seat": polars.Int64,
        "sort": polars.String,
        "name": polars.String,
        "kind": polars.String,
        "forced": polars.Boolean,
        "taken": polars.Boolean,
        "share": polars.Float64,
        "moved": polars.Float64,
        "edge": polars.Float64,
    },
}
PLAN, REPORT = "plan.json", "report.html"


@dataclass
class Frames:
    """All rows of an investigation, in the order of the games."""

    seats: polars.DataFrame
    measures: polars.DataFrame
    decisions: polars.DataFrame
    offers: polars.DataFrame


class Folder:
    def __init__(self, place: Path) -> None:
        self.place = place

    # The plan.

    def begin(self, plan: Plan, things: dict[str, object], resume: bool) -> None:
        """Write down what will be played; what lies here already must be the same plan."""
        file = self.place / PLAN
        if file.exists():
            if not resume:
                raise SetupError("lab-folder-used", {"folder": str(self.place)})
            if self.plan() != plan:
                raise SetupError("lab-other-plan", {"folder": str(self.place)})
            return
        try:
            self.place.mkdir(parents=True, exist_ok=True)
            text = json.dumps({"plan": plan.to_data(), **things}, ensure_ascii=False, indent=1)
            file.write_text(text + "\n", encoding="utf-8")
        except OSError as problem:
            raise SetupError("cli-unwritable", {"file": str(file), "reason": str(problem.strerror)}) from None

    def data(self) -> dict[str, object]:
        file = self.place / PLAN
        try:
            data: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
        except OSError as problem:
            raise SetupError(
                "lab-no-folder", {"folder": str(self.place), "reason": str(problem.strerror)}
            ) from None
        return data

    def plan(self) -> Plan:
        data = self.data()["plan"]
        assert isinstance(data, dict)
        return plan_from_data(data)

    # Rows.

    def keep(self, rows: Rows) -> None:
        """Write a part."""
        name = f"part-{rows.seats[0]['game']:06}"
        part = self.place / f".{name}-{os.getpid()}"
        shutil.rmtree(part, ignore_errors=True)  # left by who was stopped in here
        part.mkdir()
        for table, schema in SCHEMAS.items():
            polars.DataFrame(getattr(rows, table), schema=schema).write_parquet(part / f"{table}.parquet")
        shutil.rmtree(self.place / name, ignore_errors=True)
        part.rename(self.place / name)

    def done(self) -> set[int]:
        """The numbers of the games whose rows are here."""
        return set(self._table("seats")["game"])

    def frames(self) -> Frames:
        return Frames(*(self._table(table) for table in SCHEMAS))

    def _table(self, table: str) -> polars.DataFrame:
        schema = SCHEMAS[table]
        parts = [polars.read_parquet(part / f"{table}.parquet") for part in sorted(self.place.glob("part-*"))]
        return (
            polars.concat(parts).sort("game", maintain_order=True)
            if parts
            else polars.DataFrame(schema=schema)
        )
