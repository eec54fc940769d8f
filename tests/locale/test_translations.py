"""Every language says everything: no message missing or left over, the same facts in it, all plural forms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from brewtable.locale import languages

from .variants import messages

ENGLISH = "en"
OTHERS = [language for language in languages() if language != ENGLISH]
FINISHED = ("de", "pl", "ru")  # what the others do not say yet is spoken in English
WHO = "_who"  # ends the name of the variable that says whether a seat is that of who reads
PLURALS = {"zero", "one", "two", "few", "many"}

# What is rightly the same as in English: names, codes, signs, and words the languages share.
SAME_EVERYWHERE = {
    "cli-error",
    "position-chance",
    "web-title-dice-brewing",
    "terminal-short-harvest",
    "terminal-short-recipe",
    "terminal-short-upgrade",
    "terminal-dice-takes-malt-2",
    "terminal-dice-takes-malt-3",
    "terminal-dice-takes-hops-2",
    "terminal-dice-takes-seeds-2",
    "terminal-dice-takes-seeds-3",
}
BEERS = ("pils", "export", "lager", "stark", "weizen", "alt")
SAME_BEERS = {
    *(f"pioneers-{family}-{beer}" for family in ("beer", "need") for beer in BEERS),
    *(f"pioneers-token-{beer}" for beer in BEERS if beer != "alt"),
}
PEOPLE = {
    f"pioneers-card-{name}"
    for name in (
        "heinrich-knaust",
        "valentin-stephan-still",
        "louis-pasteur",
        "theodor-schwann",
        "carl-von-linde",
        "william-painter",
        "gabriel-sedlmayr",
        "anton-dreher",
        "jacob-christian-jacobsen",
        "frantisek-ondrej-poupe",
        "josef-groll",
        "georg-schneider",
        "franz-xaver-zacherl",
        "elias-pichler",
        "mathias-schumacher",
        "heinrich-wenker",
        "wilhelm-feltmann",
        "frederick-pabst",
        "emil-christian-hansen",
        "arthur-guinness",
        "adolphus-busch",
        "gerard-adriaan-heineken",
    )
}
SAME: dict[str, set[str]] = {
    "de": {
        *SAME_BEERS,
        *PEOPLE,
        "bp-depot",
        "db-pool",
        "db-winter",
        "dice-deck-extras",
        "dice-deck-extra",
        "dice-deck-gold",
        "terminal-other-hand",
        "web-name-placeholder",
        "web-pause",
        "web-title-beer-and-bread",
        "terminal-sign-rye",
        "terminal-sign-wheat",
        "terminal-sign-hops",
    },
    "pl": {
        *SAME_BEERS,
        *PEOPLE,
        "cli-match-bot",
        "web-menu",
        "web-seat-bot",
        "web-title-beer-and-bread",
        "web-title-beer-pioneers",
    },
    "ru": {"web-title-beer-pioneers"},
}


ALL = {language: messages(language) for language in languages()}


class Found(Visitor):  # type: ignore[misc]
    """The variables and the choices in a message."""

    def __init__(self, message: fluent.Message) -> None:
        self.variables: set[str] = set()
        self.choices: list[tuple[str, set[str]]] = []
        self.letters = ""
        self.visit(message.value)

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.letters += "".join(letter for letter in node.value if letter.isalpha())

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name.removesuffix(WHO))

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        keys = {getattr(one.key, "name", None) or one.key.value for one in node.variants}
        self.choices.append((node.selector.id.name, keys))

    def plurals(self) -> dict[str, list[set[str]]]:
        """The forms that depend on a number, by the variable it is in."""
        found: dict[str, list[set[str]]] = {}
        for variable, keys in self.choices:
            if keys & PLURALS:
                found.setdefault(variable, []).append(keys)
        return found


def pairs(language: str) -> Iterator[tuple[str, Found, Found]]:
    """Messages that English and another language have, with what is in them."""
    for key, (_, message) in ALL[language].items():
        if key in ALL[ENGLISH]:
            yield key, Found(ALL[ENGLISH][key][1]), Found(message)


def test_the_languages_of_the_table_are_there() -> None:
    assert set(languages()) >= {"en", *FINISHED}


@pytest.mark.parametrize("language", FINISHED)
def test_nothing_is_missing(language: str) -> None:
    assert sorted(ALL[ENGLISH].keys() - ALL[language].keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_over(language: str) -> None:
    places = {key: file for key, (file, _) in ALL[language].items()}
    english = {key: file for key, (file, _) in ALL[ENGLISH].items()}
    assert sorted(places.keys() - english.keys()) == [], "left over"
    assert {key: file for key, file in places.items() if english[key] != file} == {}, "in another file"


@pytest.mark.parametrize("language", languages())
def test_nothing_is_said_twice(language: str) -> None:
    """The browser refuses a language that gives one key two messages."""
    folder = resources.files("brewtable.locale") / language
    lines = [line for file in folder.iterdir() if file.name.endswith(".ftl") for line in _lines(file)]
    keys = Counter(line.partition(" =")[0] for line in lines if line[:1].isalpha())
    assert [key for key, times in keys.items() if times > 1] == []


def _lines(file: Traversable) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_holds_the_same_facts(language: str) -> None:
    wrong = {
        key: english.variables ^ other.variables
        for key, english, other in pairs(language)
        if english.variables != other.variables
    }
    assert wrong == {}


@pytest.mark.parametrize("language", languages())
def test_numbers_have_every_plural_form_of_the_language(language: str) -> None:
    forms = set(Locale.parse(language).plural_form.tags) | {"other"}
    for key, english, spoken in pairs(language):
        plurals = spoken.plurals()
        assert english.plurals().keys() <= plurals.keys(), f"{key} has one form for all numbers"
        for variable, choices in plurals.items():
            for keys in choices:
                assert keys & (PLURALS | {"other"}) == forms, f"{key}: the forms of {variable}"


@pytest.mark.parametrize("language", OTHERS)
def test_choices_that_are_no_numbers_are_those_of_english(language: str) -> None:
    def named(found: Found) -> set[tuple[str, Any]]:
        return {
            (variable, name)
            for variable, keys in found.choices
            if not variable.endswith(WHO)  # a language whose verbs do not tell them apart need not
            for name in keys - PLURALS - {"other"}
        }

    wrong = {
        key: named(english) ^ named(other)
        for key, english, other in pairs(language)
        if named(english) - named(other) or {n for _, n in named(other) - named(english)} - {"1"}
    }
    assert wrong == {}


@pytest.mark.parametrize("language", languages())
def test_you_are_told_apart_from_all_others(language: str) -> None:
    wrong = {
        key: sorted(keys)
        for key, (_, message) in ALL[language].items()
        for variable, keys in Found(message).choices
        if variable.endswith(WHO) and keys != {"you", "other"}
    }
    assert wrong == {}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    def written(message: fluent.Message) -> str:
        return str(FluentSerializer().serialize_entry(message)).partition("=")[2]

    same = {
        key
        for key, english, _ in pairs(language)
        if english.letters and written(ALL[ENGLISH][key][1]) == written(ALL[language][key][1])
    }
    assert sorted(same - SAME_EVERYWHERE - SAME.get(language, set())) == []
    allowed = (SAME_EVERYWHERE | SAME.get(language, set())) & ALL[language].keys()
    assert sorted(allowed - same) == [], "not the same any more"
