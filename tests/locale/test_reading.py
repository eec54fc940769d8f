"""Messages are read one by one when they are spoken; the outcome is that of reading whole files."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from brewtable.locale import languages
from brewtable.locale.words import ENTRY, fluent_files


@pytest.mark.parametrize("language", languages())
def test_each_entry_alone_is_what_it_is_in_its_file(language: str) -> None:
    for file in fluent_files(language):
        text = file.read_text(encoding="utf-8")
        whole = {name_of(entry): entry for entry in entries(text)}
        alone = {entry["name"]: entries(entry[0]) for entry in ENTRY.finditer(text)}
        assert alone.keys() == whole.keys(), file.name
        for name, found in alone.items():
            assert len(found) == 1, (file.name, name)
            assert found[0].equals(whole[name], ignored_fields=["span", "comment"]), (file.name, name)


def entries(text: str) -> list[ast.Message | ast.Term]:
    return [one for one in FluentResource(text).body if isinstance(one, (ast.Message, ast.Term))]


def name_of(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
