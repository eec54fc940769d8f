"""Lines of text: wrapping, flowing and putting side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

GAP = "   "


def clip(line: Text, width: int) -> Text:
    """A line cut to a width, with a mark that something is missing."""
    if line.cell_len <= width:
        return line
    short = line.copy()
    short.truncate(width, overflow="ellipsis")
    return short


def wrap(text: Text, width: int, indent: int = 0) -> list[Text]:
    """A text broken at spaces into lines of at most a width; lines after the first are indented."""
    lines: list[Text] = []
    for word in text.split(" "):
        if lines and lines[-1].cell_len + 1 + word.cell_len <= width:
            lines[-1].append(" ").append_text(word)
        else:
            lines.append(Text(" " * (indent if lines else 0)).append_text(word))
    return [clip(line, width) for line in lines]


def broken(lines: Sequence[Text], width: int) -> list[Text]:
    """Lines as they are, those too long broken at spaces."""
    return [
        part for line in lines for part in (wrap(line, width, indent=2) if line.cell_len > width else [line])
    ]


def indented(lines: Sequence[Text], indent: int) -> list[Text]:
    """Lines moved to the right."""
    return [Text(" " * indent).append_text(line) for line in lines]


def flow(items: Sequence[Text], width: int, gap: str = GAP) -> list[Text]:
    """Items one after the other, as many on a line as fit; only an item wider than a line is broken."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1].append(gap).append_text(item)
        else:
            lines.extend(wrap(item, width, indent=2))
    return lines


def pad(line: Text, width: int) -> Text:
    """A line of exactly a width."""
    fitted = clip(line, width).copy()
    fitted.pad_right(width - fitted.cell_len)
    return fitted


def beside(cells: Sequence[Sequence[Text]], width: int, between: Text) -> list[Text]:
    """Blocks of lines side by side, each in its column of a width."""
    height = max((len(cell) for cell in cells), default=0)
    rows: list[Text] = []
    for row in range(height):
        line = Text()
        for number, cell in enumerate(cells):
            if number:
                line.append_text(between)
            line.append_text(pad(cell[row] if row < len(cell) else Text(), width))
        rows.append(line)
    return rows


def rule(title: str, width: int) -> Text:
    """A thin line across, with a title in it."""
    line = Text(f"── {title} ", style="dim")
    line.append("─" * max(0, width - line.cell_len))
    return clip(line, width)


def newest(lines: Sequence[Text], height: int, more: Text) -> list[Text]:
    """The last lines that fit; when some do not, a line in their place says so."""
    if len(lines) <= height:
        return list(lines)
    return [more, *lines[len(lines) - height + 1 :]] if height > 0 else []
