"""What people type, made fit to be shown: one line of plain text that can neither hide nor overflow."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

JOINERS = "\u200c\u200d"  # invisible, but words of some languages and many emoji need them
MOST_MARKS = 4  # accents on one letter: more of them would cover the lines above


def clean_text(text: str) -> str:
    """Without control characters, what turns the direction of writing, and towers of accents."""
    line = " ".join("".join(_visible(unicodedata.normalize("NFC", text))).split())
    return line if any(unicodedata.category(letter)[0] in "LNPS" for letter in line) else ""


def _visible(text: str) -> Iterator[str]:
    marks = 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in ("Cc", "Zl", "Zp"):
            yield " "
        elif marks <= MOST_MARKS and (kind not in ("Cf", "Co", "Cs") or letter in JOINERS):
            yield letter
