"""The browser's table: its own tests, and what is built."""

from __future__ import annotations

from types import ModuleType

import pytest
from tests.conftest import Turn
from tests.scripts import WEB, web_tools


@pytest.fixture(scope="module")
def tools(my_turn: Turn) -> ModuleType:
    """web/build.py, with its work done."""
    module = web_tools()
    with my_turn():
        module.install()
        module.build()
    return module


def test_unit_tests_of_the_browser_pass(tools: ModuleType) -> None:
    tools.run("npm", "test")


def test_nothing_is_built_twice(tools: ModuleType) -> None:
    assert tools.build() is False


def test_the_pages_hold_nothing_that_the_content_policy_forbids(tools: ModuleType) -> None:
    page = (tools.STATIC / "index.html").read_text(encoding="utf-8")
    assert "<script>" not in page
    assert "<style" not in page
    assert "style=" not in page


def test_the_lock_names_no_place_to_download_from() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")
