"""Everything a message can say: one text for each way through its choices, with a gap where a fact comes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from brewtable.locale.words import fluent_files

GAP = "\ufffc"


@cache
def messages(language: str) -> dict[str, tuple[str, fluent.Message]]:
    """The messages of a language by their keys, with the files they stand in."""
    return {
        entry.id.name: (file.name, entry)
        for file in fluent_files(language)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, fluent.Message)
    }


def texts(message: fluent.Message) -> list[str]:
    return list(_said(message.value))


def _said(pattern: fluent.Pattern) -> Iterator[str]:
    for parts in product(*(list(_element(one)) for one in pattern.elements)):
        yield "".join(parts)


def _element(element: fluent.TextElement | fluent.Placeable) -> Iterator[str]:
    if isinstance(element, fluent.TextElement):
        yield element.value
    elif isinstance(element.expression, fluent.SelectExpression):
        for variant in element.expression.variants:
            yield from _said(variant.value)
    elif isinstance(element.expression, fluent.StringLiteral):
        yield element.expression.value
    else:
        yield GAP
