"""The Node that builds the browser's table, for tests that need one."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest

WEB = Path(__file__).parents[1] / "web"


def web_tools() -> ModuleType:
    """web/build.py, where there is a Node; else the test is skipped, and under CI=true fails."""
    spec = importlib.util.spec_from_file_location("brewtable_web_build", WEB / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    try:
        module.find_node()
    except module.CannotBuild as reason:
        if os.environ.get("CI") == "true":
            pytest.fail(str(reason))
        pytest.skip(str(reason))
    return module
