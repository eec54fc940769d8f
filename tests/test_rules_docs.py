"""Every rule clause has a test, and every test that names a clause names one that exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from brewtable.locale import languages

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
NUMBER = re.compile(r"[A-Z]+-\d+\.\d+")
CLAUSE = re.compile(rf"^- \*\*({NUMBER.pattern})\*\*", re.MULTILINE)


def clauses() -> list[str]:
    return [
        clause for file in sorted(RULES.glob("*.md")) for clause in CLAUSE.findall(file.read_text("utf-8"))
    ]


def marks() -> Iterator[tuple[str, str]]:
    """The clauses named by `pytest.mark.rule`, each with the place where it is named."""
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            for decorator in getattr(node, "decorator_list", []):
                for clause in named_in(decorator):
                    yield clause, f"{file.relative_to(TESTS)}:{decorator.lineno}"


def named_in(decorator: ast.expr) -> Iterator[str]:
    """The clauses a decorator marks its test with; where they are computed, all that stand in it."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            plain = all(isinstance(argument, ast.Constant) for argument in node.args)
            for part in ast.walk(node if plain else decorator):
                if isinstance(part, ast.Constant) and (plain or NUMBER.fullmatch(str(part.value))):
                    yield str(part.value)


def test_clauses_are_found_and_none_is_numbered_twice() -> None:
    found = clauses()
    assert "BB-1.1" in found
    assert sorted({clause for clause in found if found.count(clause) > 1}) == []


def test_every_clause_has_a_test() -> None:
    tested = {clause for clause, _ in marks()}
    missing = [clause for clause in clauses() if clause not in tested]
    assert not missing, "clauses without a test: " + ", ".join(missing)


def test_every_mark_names_a_clause() -> None:
    known = set(clauses())
    wrong = [f"{clause} ({place})" for clause, place in marks() if clause not in known]
    assert not wrong, "marks that name no clause: " + ", ".join(wrong)


GAMES = {file.name for file in RULES.glob("*.md")}
TRANSLATED = sorted(RULES.glob("*/*.md"))
SOURCE = re.compile(r"\(([^()]+)\)$", re.MULTILINE)
# How each language names the kinds of sources, in one order.
SOURCES = {
    "en": ("house ruling", "component notes", "ruling", "book"),
    "de": ("Hausentscheid", "Materialnotiz", "Entscheid", "Heft"),
    "pl": ("ustalenie domowe", "uwagi o elementach", "rozstrzygnięcie", "instrukcja"),
    "ru": ("домашнее решение", "заметки о компонентах", "решение", "правила"),
}


def faults(translated: str, language: str, english: str) -> list[str]:
    """Where a translation leaves the English rules: clauses, their order, figures and sources, headings."""
    here, there = CLAUSE.findall(translated), CLAUSE.findall(english)
    found = [f"{clause} is missing" for clause in there if clause not in here]
    found += [f"{clause} is in no English rule" for clause in here if clause not in there]
    found += [f"{clause} stands here twice" for clause in sorted(set(here)) if here.count(clause) > 1]
    if found or here != there:
        return found or ["the clauses stand in another order"]
    if headings(translated) != headings(english):
        found.append("other headings")
    for clause, text, original in zip(here, texts(translated), texts(english), strict=True):
        if figures(text) != figures(original):
            found.append(f"{clause} has other figures")
        if sources(text, language) != sources(original, "en"):
            found.append(f"{clause} has other sources")
    return found


def headings(rules: str) -> list[str]:
    """The levels of the headings, in their order."""
    return re.findall(r"^#+(?= )", rules, re.MULTILINE)


def texts(rules: str) -> list[str]:
    """What each clause says, with the headings that follow it."""
    return CLAUSE.split(rules)[2::2]


def figures(text: str) -> list[str]:
    """Every number and every code of an upgrade in a text, whatever their order."""
    return sorted(re.findall(r"[0-9]+[A-I]?", text))


def sources(text: str, language: str) -> list[str]:
    """The kinds of a clause's sources, in their order, by their English names; other clauses as they are."""
    given = SOURCE.search(text)
    assert given, f"no source: {text}"
    kinds = dict(zip(SOURCES[language], SOURCES["en"], strict=True))
    parts = given[1].split("; ")
    return [next((kinds[name] for name in kinds if part.startswith(name)), part) for part in parts]


def test_the_rules_are_there_in_every_language() -> None:
    """A further language may have words before it has rules."""
    there = {(file.parent.name, file.name) for file in TRANSLATED}
    wanted = {(language, game) for language in ("de", "pl", "ru") for game in GAMES}
    assert wanted - there == set()
    assert {language for language, _ in there} <= set(languages())


@pytest.mark.parametrize("file", TRANSLATED, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_translation_has_the_same_clauses_in_the_same_order(file: Path) -> None:
    english = (RULES / file.name).read_text("utf-8")
    assert faults(file.read_text("utf-8"), file.parent.name, english) == []


@pytest.mark.parametrize("file", TRANSLATED, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_page_stays_with_its_number(file: Path) -> None:
    """No line may end between them: the space does not break."""
    assert re.findall(r"\b[Ssс]\. [0-9]+", file.read_text("utf-8")) == []


FIRST = "- **DB-1.1** 50 Würfel. (Heft S. 2; Hausentscheid)\n"
SECOND = "- **DB-1.2** 10 Samen. (Entscheid 1)\n"
ENGLISH = "- **DB-1.1** 50 dice. (book p. 2; house ruling)\n- **DB-1.2** 10 seeds. (ruling 1)\n"


@pytest.mark.parametrize(
    ("translated", "fault"),
    [
        (FIRST + SECOND, []),
        (FIRST, ["DB-1.2 is missing"]),
        (FIRST + SECOND + FIRST, ["DB-1.1 stands here twice"]),
        (SECOND + FIRST, ["the clauses stand in another order"]),
        (FIRST + SECOND + SECOND.replace("1.2", "1.3"), ["DB-1.3 is in no English rule"]),
        (FIRST.replace("50", "15") + SECOND, ["DB-1.1 has other figures"]),
        (FIRST.replace("; Hausentscheid", "") + SECOND, ["DB-1.1 has other sources"]),
        (FIRST + "\n## Samen\n\n" + SECOND, ["other headings"]),
    ],
)
def test_a_translation_that_leaves_the_rules_is_found(translated: str, fault: list[str]) -> None:
    assert faults(translated, "de", ENGLISH) == fault
