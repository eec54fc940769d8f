"""The window: whole screens at a time on a terminal, plain text one after the other elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console, Group
from rich.text import Text

from brewtable.terminal.layout import broken, clip

PROMPT_LINES = 1
_PLAIN = str.maketrans("≈¢─│→…·–×“”’", '~c-|>~--x""\'')


class Screen:
    """Shows lines and reads answers."""

    def __init__(self, console: Console, read_line: Callable[[str], str]) -> None:
        self._console = console
        self._read_line = read_line

    @property
    def width(self) -> int:
        return self._console.width

    @property
    def height(self) -> int:
        """How many lines stand above the prompt."""
        return max(1, self._console.height - PROMPT_LINES)

    def show(self, lines: Sequence[Text]) -> None:
        """One screen; what does not fit at its top is left out."""
        fitting = [clip(self._printable(line), self.width) for line in lines]
        if self._console.is_terminal:
            fitting = fitting[-self.height :]
        with self._console:  # one write, so that nothing flickers
            if self._console.is_terminal:
                self._console.clear()
            self._console.print(Group(*fitting), no_wrap=True, highlight=False, soft_wrap=False)

    def ask(self, prompt: str) -> str:
        """A line from the person."""
        return self._read_line(prompt)

    def pages(self, lines: Sequence[Text], prompt: str) -> None:
        """Lines to be read, a screen at a time; any answer but an empty one leaves."""
        lines = broken(lines, self.width)
        size = self.height if self._console.is_terminal else max(1, len(lines))
        for start in range(0, len(lines), size):
            self.show(lines[start : start + size])
            if self.ask(prompt).strip():
                return

    def say(self, text: str) -> None:
        """A sentence below everything else."""
        self._console.print(self._printable(Text(text)), highlight=False)

    def _printable(self, line: Text) -> Text:
        """The line in characters this terminal has."""
        try:
            line.plain.encode(self._console.encoding)
        except UnicodeEncodeError:
            plain = line.copy()
            plain.plain = line.plain.translate(_PLAIN).encode("ascii", "replace").decode()
            return plain
        return line
