"""Every rule clause has a test, and every test that names a clause names one that exists."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

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
