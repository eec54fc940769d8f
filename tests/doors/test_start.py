"""A command starts at once: it imports what it needs, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

# Each takes its time to import, and no command here has a use for it.
HEAVY = ("alembic", "asyncio", "litestar", "msgspec", "openskill", "polars", "sqlalchemy", "uvicorn")
OURS = ("arena", "bots", "games", "pipe", "table", "terminal", "testing")
SCRIPT = """
import sys
from brewtable.cli import main
sys.argv = ["brewtable", *sys.argv[1:]]
try:
    main()
finally:
    print(*sys.modules, file=sys.stderr)
"""


def imported_by(*command: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *command],
        env={**os.environ, "COLUMNS": "80"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stderr.split())


@pytest.mark.parametrize(
    ("command", "needed"),
    [
        (("--version",), {"brewtable.kernel.state"}),
        (("--help",), set()),
        (("pipe",), {"brewtable.pipe", "brewtable.bots"}),
        (("replay", "tests/golden/random-51.brew"), {"brewtable.games.beer_and_bread"}),
    ],
)
def test_a_command_imports_what_it_needs_and_nothing_else(
    command: tuple[str, ...], needed: set[str], pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(pytestconfig.rootpath)
    found = imported_by(*command)
    assert needed <= found
    allowed = {name.split(".")[1] for name in needed}
    unwanted = {*HEAVY, *(f"brewtable.{part}" for part in OURS if part not in allowed)}
    assert found & unwanted == set()
