"""The pictures of the browser's table: shown somewhere, and small."""

from __future__ import annotations

from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
PICTURES = sorted((DOCS / "pictures").glob("*.webp"))
LARGEST = 120_000
LARGEST_TOGETHER = 700_000


def test_pictures_are_small() -> None:
    sizes = [picture.stat().st_size for picture in PICTURES]
    assert len(sizes) >= 7
    assert max(sizes) < LARGEST
    assert sum(sizes) < LARGEST_TOGETHER


def test_every_picture_is_shown() -> None:
    page = (DOCS / "browser.md").read_text("utf-8")
    assert [picture.name for picture in PICTURES if f"pictures/{picture.name}" not in page] == []
