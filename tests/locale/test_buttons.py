"""A button shows a word, and below it the sentence of the choice without that word, if it begins with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from brewtable.locale import languages

from .variants import messages, texts

ALL = {language: messages(language) for language in languages()}
FAMILIES = {"choice-": "bb-verb-", "dice-choice-": "db-verb-", "pioneers-choice-": "bp-verb-"}


def choices() -> Iterator[tuple[str, str]]:
    """The sentence of each choice that has a button of its own, and the word on it."""
    for key in ALL["en"]:
        for family, verbs in FAMILIES.items():
            if key.startswith(family):
                kinds = key.removeprefix(family).split("-")
                names = [verbs + "-".join(kinds[:size]) for size in range(len(kinds), 0, -1)]
                yield from [(key, name) for name in names if name in ALL["en"]][:1]


def rest(sentence: str, word: str) -> str | None:
    """What follows the word that a sentence begins with, as the browser cuts it."""
    return sentence[len(word) :] if sentence.casefold().startswith(word.casefold()) else None


def begins(sentence: str, words: list[str]) -> bool:
    rests = [rest(sentence, word) for word in words]
    return any(follows is not None and not follows[:1].isalnum() for follows in rests)


def said(language: str, key: str) -> list[str]:
    return texts(ALL[language][key][1])


BEGIN = [
    (key, verb)
    for key, verb in choices()
    if all(begins(sentence, said("en", verb)) for sentence in said("en", key))
]


def test_most_choices_begin_with_the_word_of_their_button() -> None:
    assert len(BEGIN) > 35
    assert ("choice-harvest-over", "bb-verb-harvest") in BEGIN
    assert ("dice-choice-add", "db-verb-add") in BEGIN


@pytest.mark.parametrize("language", languages())
def test_choices_begin_with_the_word_of_their_button_where_the_english_does(language: str) -> None:
    wrong = {
        key: sentence
        for key, verb in BEGIN
        for sentence in said(language, key)
        if not begins(sentence, said(language, verb))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", languages())
def test_no_word_is_cut_in_two_by_its_button(language: str) -> None:
    wrong = {
        key: sentence
        for key, verb in choices()
        for sentence in said(language, key)
        if any((rest(sentence, word) or "")[:1].isalnum() for word in said(language, verb))
    }
    assert wrong == {}
