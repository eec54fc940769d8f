"""A term has one translation: the glossaries in docs/glossary hold, message by message."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from .variants import messages, texts

GLOSSARIES = sorted((Path(__file__).parents[2] / "docs" / "glossary").glob("*.md"))
LANGUAGES = [file.stem for file in GLOSSARIES]
# Where the words of a game stand: files, and the beginnings of keys in files that games share.
WORDS_OF = {
    "Beer & Bread": r"((web|learn)-)?beer-and-bread\.ftl:|terminal\.ftl:"
    r"|.*:(web-guide-bb-|pad-beer-and-bread-)",
    "Dice Brewing": r"((web|terminal|learn)-)?dice(-brewing)?\.ftl:|.*:(web-guide-db-|pad-dice-brewing-)",
    "Beer Pioneers": r"((web|terminal|learn)-)?(beer-)?pioneers(-cards)?\.ftl:"
    r"|.*:(web-guide-bp|pad-beer-pioneers)-",
}

# Messages that rightly say it otherwise: there is no room for the term, or another word is meant by it.
EVERYWHERE = {
    "Beer & Bread: sold": {"terminal-pad-6A", "terminal-pad-6B", "terminal-pad-6C"},
    "Dice Brewing: raise": {"terminal-dice-ware-raise"},
}
EXCEPTIONS: dict[str, dict[str, set[str]]] = {
    "de": {
        **EVERYWHERE,
        "Beer & Bread: hand": {"bb-swap"},
        "Beer Pioneers: objective": {"pioneers-choice-fulfil"},
        "Beer Pioneers: order": {"bp-piece-turn-space"},
    },
    "pl": {
        **EVERYWHERE,
        "Beer & Bread: hand": {"bb-swap", "effect-1A"},
        "Beer Pioneers: piece": {"pioneers-deck-tiles"},
        "Dice Brewing: recipe": {"db-deck"},
    },
    "ru": {
        **EVERYWHERE,
        "Beer & Bread: hand": {"effect-1A"},
        "Beer Pioneers: effect": {"web-guide-bp-cards-text"},
        "Beer Pioneers: piece": {"pioneers-deck-tiles"},
        "Dice Brewing: recipe": {"db-deck"},
    },
}


class Term(NamedTuple):
    game: str
    english: str
    found_as: list[str]
    never: list[str]


def terms(language: str) -> Iterator[Term]:
    """The rows of a glossary."""
    game = ""
    for line in (GLOSSARIES[0].parent / f"{language}.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            game = line.removeprefix("## ")
        elif line.startswith("| ") and not line.startswith(("| English", "| ---")):
            english, _, found_as, never, _ = (cell.strip() for cell in line.strip("|").split("|"))
            yield Term(game, english, _words(found_as), _words(never))


def _words(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",") if word.strip()]


def has(text: str, beginnings: list[str]) -> bool:
    """Whether a word of a text begins with one of these."""
    found = "|".join(map(re.escape, beginnings))
    return re.search(rf"(?<![^\W\d_])({found})", text, re.IGNORECASE) is not None


def of_game(game: str) -> list[str]:
    return [key for key, (file, _) in messages("en").items() if re.match(WORDS_OF[game], f"{file}:{key}")]


def said(language: str, key: str) -> list[str]:
    return texts(messages(language)[key][1])


def in_english(term: Term) -> re.Pattern[str]:
    return re.compile(rf"\b{term.english}(s|es|d|ed|r)?\b", re.IGNORECASE)


def unlike(language: str, term: Term) -> dict[str, str]:
    """The messages that have the term in English, but not its translation."""
    wanted = in_english(term)
    return {
        key: text
        for key in of_game(term.game)
        if all(wanted.search(english) for english in said("en", key))
        for text in said(language, key)
        if not has(text, term.found_as)
    }


ROWS = [
    pytest.param(language, term, id=f"{language}-{term.game}-{term.english}")
    for language in LANGUAGES
    for term in terms(language)
]


def test_every_translated_language_has_a_glossary_of_every_game() -> None:
    assert LANGUAGES == ["de", "pl", "ru"]
    for language in LANGUAGES:
        assert {term.game for term in terms(language)} == WORDS_OF.keys()


@pytest.mark.parametrize(("language", "term"), ROWS)
def test_a_term_is_translated_as_the_glossary_says(language: str, term: Term) -> None:
    excepted = EXCEPTIONS[language].get(f"{term.game}: {term.english}", set())
    found = unlike(language, term)
    assert {key: text for key, text in found.items() if key not in excepted} == {}
    assert excepted <= found.keys(), "these are as the glossary says"


@pytest.mark.parametrize(("language", "term"), ROWS)
def test_no_message_uses_a_word_that_the_glossary_rules_out(language: str, term: Term) -> None:
    words = [rf"(?<![^\W\d_]){re.escape(word)}(?![^\W\d_])" for word in term.never]
    wrong = {
        key: text
        for key in of_game(term.game)
        for text in said(language, key)
        if term.never and re.search("|".join(words), text, re.IGNORECASE)
    }
    assert wrong == {}


@pytest.mark.parametrize(("language", "term"), ROWS)
def test_every_term_is_in_use(language: str, term: Term) -> None:
    wanted = in_english(term)
    assert any(wanted.search(text) for key in of_game(term.game) for text in said("en", key))
