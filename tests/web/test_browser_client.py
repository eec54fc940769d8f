"""The browser's table: its own tests, and how much the first page loads."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest

WEB = Path(__file__).parents[2] / "web"


def _tools() -> ModuleType:
    spec = importlib.util.spec_from_file_location("brewtable_web_build", WEB / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def tools() -> ModuleType:
    module = _tools()
    try:
        module.find_node()
    except module.CannotBuild as reason:
        if os.environ.get("CI") == "true":
            pytest.fail(str(reason))
        pytest.skip(str(reason))
    return module


def test_unit_tests_of_the_browser_pass(tools: ModuleType) -> None:
    tools.install()
    tools.run("npm", "test")


def test_the_first_page_is_small(tools: ModuleType) -> None:
    tools.build()
    tools.run("npm", "run", "size")


def test_nothing_is_built_twice(tools: ModuleType) -> None:
    tools.build()
    assert tools.build() is False


def test_the_pages_hold_nothing_that_the_content_policy_forbids(tools: ModuleType) -> None:
    tools.build()
    page = (tools.STATIC / "index.html").read_text(encoding="utf-8")
    assert "<script>" not in page
    assert "<style" not in page
    assert "style=" not in page


def test_the_lock_names_no_place_to_download_from() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")
