"""What how to play shows has happened in a game by these rules."""

from __future__ import annotations

from types import ModuleType

import pytest
from tests.scripts import WEB, load


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    return load(WEB / "scripts/lessons.py")


def test_the_browser_has_the_scenes_of_the_games(maker: ModuleType) -> None:
    for path, text in maker.files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: python web/scripts/lessons.py"
