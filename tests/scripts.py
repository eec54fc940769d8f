"""Scripts that belong to no package, as modules."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

from tests.programs import leave_out

WEB = Path(__file__).parents[1] / "web"


def load(script: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(script.stem, script)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def web_tools() -> ModuleType:
    """web/build.py, where there is a Node; else the test is skipped, and under CI=true fails."""
    module = load(WEB / "build.py")
    try:
        module.find_node()
    except module.CannotBuild as reason:
        leave_out(str(reason))
    return module
