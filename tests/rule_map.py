"""The rule map of docs/architecture.md, made from the first lines of the files, which name their chapters.

python tests/rule_map.py writes it there anew.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "architecture.md"
GAMES = ROOT / "src" / "brewtable" / "games"
BEGIN, END = "<!-- rule map -->\n", "<!-- end of the rule map -->\n"
CHAPTER = re.compile(r"^## (\d+)\. (.+)$", re.MULTILINE)
NAMED = re.compile(r"\(chapters? ([^)]+)\)")


def chapters_of(file: Path) -> set[int]:
    """The chapters that the first line of a file names: `(chapter 3)`, `(chapters 2, 3 and 5 to 7)`."""
    found = NAMED.search(file.read_text("utf-8").partition("\n")[0])
    if found is None:
        return set()
    chapters: set[int] = set()
    for part in re.split(r", | and ", found[1]):
        first, _, last = part.partition(" to ")
        chapters.update(range(int(first), int(last or first) + 1))
    return chapters


def rule_map() -> str:
    return "".join(_game(folder) for folder in sorted(GAMES.iterdir()) if (folder / "rules").is_dir())


def _game(folder: Path) -> str:
    page = ROOT / "docs" / "rules" / f"{folder.name.replace('_', '-')}.md"
    text = page.read_text("utf-8")
    title = text.partition("\n")[0].removeprefix("# ").partition(":")[0]
    files = sorted(folder.rglob("*.py"), key=lambda file: (file.parent.name != "rules", file))
    rows = [f"\n### {title}\n\n| chapter of [the rules](rules/{page.name}) | file |\n| --- | --- |\n"]
    for number, name in CHAPTER.findall(text):
        holding = [
            f"[{file.relative_to(folder)}](../{file.relative_to(ROOT)})"
            for file in files
            if int(number) in chapters_of(file)
        ]
        assert holding, f"no file of {folder.name} says in its first line that it holds chapter {number}"
        rows.append(f"| {number} {name} | {', '.join(holding)} |\n")
    return "".join(rows)


def written() -> str:
    """The map as the page has it."""
    return PAGE.read_text("utf-8").partition(BEGIN)[2].partition(END)[0]


if __name__ == "__main__":
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    PAGE.write_text(before + BEGIN + rule_map() + END + rest.partition(END)[2], encoding="utf-8")
