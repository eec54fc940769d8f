"""Every rule clause has a test, and every test that names a clause names one that exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

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


TRANSLATED = sorted(RULES.glob("*/*.md"))


def test_the_rules_are_there_in_every_language() -> None:
    assert {file.parent.name for file in TRANSLATED if file.name == "beer-and-bread.md"} == {"de", "pl", "ru"}


@pytest.mark.parametrize("file", TRANSLATED, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_translation_has_the_same_clauses_in_the_same_order(file: Path) -> None:
    english = (RULES / file.name).read_text("utf-8")
    translated = file.read_text("utf-8")
    assert CLAUSE.findall(translated) == CLAUSE.findall(english)
    assert translated.count("\n## ") == english.count("\n## ")
    assert translated.count("\n### ") == english.count("\n### ")
    for here, there in zip(CLAUSE.split(translated)[2::2], CLAUSE.split(english)[2::2], strict=True):
        assert figures(here) == figures(there), here


def figures(text: str) -> list[str]:
    """Every number and every code of an upgrade in a text, whatever their order."""
    return sorted(re.findall(r"[0-9]+[A-I]?", text))
