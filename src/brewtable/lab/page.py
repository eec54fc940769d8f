"""The page of a report: HTML that asks nothing from outside, and says so to the browser."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from typing import Any

STYLE = """
:root { --ink: #2d2a26; --soft: #6b635a; --paper: #fbf8f3; --line: #e4dcd0; --gold: #d99a2b; }
:root { --sure: #9a5b13; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: .5rem 0 .25rem; }
h2 { font-size: 1.3rem; margin: 2.75rem 0 .5rem; border-top: 1px solid var(--line); padding-top: 1.5rem; }
h3 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; }
.made, .note { color: var(--soft); font-size: .9rem; }
.conclusion { font-size: 1.08rem; }
.short { background: #fff; border: 1px solid var(--line); border-left: 5px solid var(--gold);
  border-radius: 8px; padding: .75rem 1.25rem; }
.short ul { padding-left: 1.1rem; margin: .5rem 0; } .short li { margin: .35rem 0; }
.chart { width: 100%; margin: 1rem 0; min-width: 0; } .chart > * { width: 100%; }
nav { display: flex; flex-wrap: wrap; gap: .35rem 1rem; margin: 1.25rem 0; font-size: .92rem; }
a { color: var(--sure); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .35rem .6rem; vertical-align: top; }
th, td { border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; white-space: normal; }
th:first-child, td:first-child { text-align: left; min-width: 11rem; }
td.words { text-align: left; min-width: 12rem; }
td small { display: block; color: var(--soft); }
tr.sure td:first-child::before { content: "● "; color: var(--gold); }
details > summary { cursor: pointer; color: var(--sure); padding: .4rem 0; }
@media (max-width: 40rem) {
  body { font-size: 15px; } main { padding: 1rem .9rem 3rem; } h1 { font-size: 1.5rem; }
}
@media print { details > *:not(summary) { display: block; } nav { display: none; } }
"""
# Vega makes functions of its expressions, hence unsafe-eval; nothing may be fetched from anywhere.
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; "
    "img-src data:; base-uri 'none'; form-action 'none'"
)


class Page:
    """A page that is written from top to bottom."""

    def __init__(self, title: str, language: str) -> None:
        self.title = title
        self.language = language
        self._parts: list[str] = []
        self._specs: list[dict[str, Any]] = []
        self._heads: list[tuple[str, str]] = []

    def head(self, name: str, text: str) -> None:
        self._heads.append((name, text))
        self._parts.append(f'<h2 id="{escape(name)}">{escape(text)}</h2>')

    def smaller_head(self, text: str) -> None:
        self._parts.append(f"<h3>{escape(text)}</h3>")

    def text(self, *sentences: str, kind: str = "conclusion") -> None:
        self._parts.append(f'<p class="{kind}">{escape(" ".join(sentences))}</p>')

    def box(self, title: str, lines: Sequence[str], more: str, further: Sequence[str]) -> None:
        def items(texts: Sequence[str]) -> str:
            return "<ul>" + "".join(f"<li>{escape(text)}</li>" for text in texts) + "</ul>"

        inside = (
            f"<strong>{escape(title)}</strong>{items(lines)}<strong>{escape(more)}</strong>{items(further)}"
        )
        self._parts.append(f'<div class="short">{inside}</div>')

    def chart(self, spec: dict[str, Any], label: str) -> None:
        number = len(self._specs)
        self._specs.append(spec)
        self._parts.append(
            f'<div class="chart" id="chart-{number}" role="img" aria-label="{escape(label)}"></div>'
        )

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[Cell]], folded: str | None = None) -> None:
        top = "".join(f"<th>{escape(head)}</th>" for head in heads)
        body = "".join(_row(row) for row in rows)
        table = f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
        if folded is not None:
            table = f"<details><summary>{escape(folded)}</summary>{table}</details>"
        self._parts.append(table)

    def html(self, below_title: str, script: str) -> str:
        """`script` is what draws the charts."""
        links = "".join(f'<a href="#{escape(name)}">{escape(text)}</a>' for name, text in self._heads)
        specs = json.dumps(self._specs, separators=(",", ":")).replace("</", "<\\/")
        draw = (
            f"const specs={specs};specs.forEach((spec,at)=>vegaEmbed('#chart-'+at,spec,"
            "{actions:false,renderer:'svg'}));"
        )
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<link rel="icon" href="data:,"><title>{escape(self.title)}</title><style>{STYLE}</style></head>'
            "<body><main>"
            f'<h1>{escape(self.title)}</h1><p class="made">{escape(below_title)}</p><nav>{links}</nav>'
            f"{''.join(self._parts)}</main><script>{script}</script><script>{draw}</script></body></html>\n"
        )


class Cell:
    """A cell of a table: its text, and beneath it in small what else there is to say."""

    def __init__(self, text: str, small: str = "", words: bool = False, sure: bool = False) -> None:
        self.text = text
        self.small = small
        self.words = words
        self.sure = sure  # marks the row


def _row(cells: Sequence[Cell]) -> str:
    mark = ' class="sure"' if any(cell.sure for cell in cells) else ""
    return f"<tr{mark}>{''.join(map(_cell, cells))}</tr>"


def _cell(cell: Cell) -> str:
    kind = ' class="words"' if cell.words else ""
    small = f"<small>{escape(cell.small)}</small>" if cell.small else ""
    return f"<td{kind}>{escape(cell.text)}{small}</td>"
