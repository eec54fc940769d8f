"""Spaces at which a line must not break."""

from __future__ import annotations

import re

import pytest

from .variants import GAP, messages, texts

NO_BREAK = "\u00a0"
UNITS = {"de": r"%|Min\.|s\b", "pl": r"%|min\b|s\b", "ru": r"%|мин\b|с(?=[.,;)]|$)"}
LONE_LETTER = re.compile(r"(?:^|(?<=[\s(„«]))[^\W\d_] (?=\S)")
LABEL = 30  # letters of a label, which stands in a narrow place


@pytest.mark.parametrize("language", UNITS)
def test_a_number_stays_with_its_unit(language: str) -> None:
    broken = re.compile(rf"{GAP} (?:{UNITS[language]})")
    assert said(language, broken) == {}
    kept = re.compile(rf"{GAP}{NO_BREAK}(?:{UNITS[language]})")
    assert {"web-minutes", "web-bot-thinks"} <= said(language, kept).keys()


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_a_lone_letter_stays_with_the_next_word_in_labels_of_the_browser(language: str) -> None:
    wrong = {
        key: text
        for key, text in said(language, LONE_LETTER).items()
        if messages(language)[key][0].startswith("web")
        and GAP not in text
        and len(text) <= LABEL
        and text[-1] not in ".?!"
    }
    assert wrong == {}


def said(language: str, pattern: re.Pattern[str]) -> dict[str, str]:
    """The messages with a text in which a pattern is found."""
    return {
        key: text
        for key, (_, message) in messages(language).items()
        for text in texts(message)
        if pattern.search(text)
    }
