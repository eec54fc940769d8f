"""Any game's table, drawn from its view and prompt alone: names, values and numbered options."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from brewtable.kernel.message import Message
from brewtable.kernel.result import Result
from brewtable.locale import Words
from brewtable.locale.telling import speak
from brewtable.terminal.boards.board import Board, Keys, Sight
from brewtable.terminal.layout import flow, newest, rule, wrap

LEAST_LOG = 2
LONGEST = 200  # lines: more than any table takes


class PlainBoard:
    """Numbers every option. Boards of single games build on this one."""

    def keys(self, sight: Sight) -> Keys:
        keys = Keys()
        if sight.prompt is not None:
            for number, choice in enumerate(sight.prompt.choices, 1):
                keys.choices[str(number)] = choice
        return keys

    def spell(self, sight: Sight, line: str) -> str:
        return line

    def verbs(self, sight: Sight) -> str:
        return sight.words.say(Message("terminal-key-number"))

    def help(self, words: Words) -> str:
        return words.say(Message("terminal-help-plain"))

    def draw(self, sight: Sight, width: int, height: int) -> list[Text]:
        asked = [*asked_lines(sight, width), *notice_lines(sight, width, self.verbs(sight))]
        bottom = [*self._options(sight, width, height - len(asked) - LEAST_LOG), *asked]
        room = max(0, height - len(bottom))
        table = [line for item in table_lines(sight.view) for line in wrap(item, width, indent=4)]
        shown = newest(table[::-1], max(0, room - LEAST_LOG), Text(self._cut(sight), style="dim"))[::-1]
        return [*shown, *log_lines(sight, width, room - len(shown)), *bottom]

    def table(self, sight: Sight, width: int) -> list[Text]:
        """Everything that is to be seen."""
        return table_lines(sight.view)

    def _cut(self, sight: Sight) -> str:
        return sight.words.say(Message("terminal-table-cut"))

    def _options(self, sight: Sight, width: int, height: int) -> list[Text]:
        """The options by the things they are done to, with reasons; in short if that takes too many lines."""
        if sight.prompt is None:
            return []
        keys = self.keys(sight)
        grouped = self._grouped(sight, keys, width)
        if len(grouped) <= height:
            return grouped
        return flow([_option(key, choice.text) for key, choice in keys.choices.items()], width)

    def _grouped(self, sight: Sight, keys: Keys, width: int) -> list[Text]:
        assert sight.prompt is not None
        things: dict[str, list[Text]] = {}
        for key, choice in keys.choices.items():
            option = _option(key, speak(sight.words, choice.label))
            things.setdefault(choice.on[0] if choice.on else "", []).append(option)
        for blocked in sight.prompt.blocked:
            reason = Text(f"{blocked.kind}: {speak(sight.words, blocked.reason)}", style="dim")
            things.setdefault(blocked.on, []).append(reason)
        return [
            line for thing, said in things.items() for line in flow([Text(thing, "italic"), *said], width)
        ]

    def details(self, sight: Sight, thing: str) -> list[Text] | None:
        if thing not in sight.catalog:
            return None
        return [Text(thing, style="bold"), *table_lines(sight.catalog[thing])]

    def score_pad(self, result: Result, names: list[str], words: Words) -> list[Text]:
        lines: list[Text] = []
        for seat, score in enumerate(result.scores):
            said = Message("terminal-score-line", {"seat": seat, "score": score})
            lines.append(Text(words.say(said), style="bold"))
            lines.extend(table_lines(result.parts[seat], 1))
        return lines


def _option(key: str, label: str) -> Text:
    return Text().append(f"[{key}]", style="bold cyan").append(f" {label}")


def asked_lines(sight: Sight, width: int) -> list[Text]:
    """The question."""
    return wrap(Text(sight.question, style="bold"), width)


def notice_lines(sight: Sight, width: int, verbs: str) -> list[Text]:
    """What is to be said about the last answer; if nothing, what can be typed now."""
    if sight.notice:
        return wrap(Text(sight.notice, style="bold yellow"), width)
    if sight.prompt is None:
        return [Text(sight.words.say(Message("terminal-keys-confirm")), style="dim")]
    return [Text(sight.words.say(Message("terminal-keys", {"verbs": verbs})), style="dim")]


def drawn_whole(board: Board, sight: Sight, width: int) -> list[Text]:
    """A board as if the screen were endless, its gaps one line high."""
    lines = board.draw(sight, width, LONGEST)
    return [line for line, before in zip(lines, [Text(), *lines], strict=False) if line.plain or before.plain]


def table_lines(data: object, depth: int = 0) -> list[Text]:
    """Data as indented lines, what is empty left out."""
    if not isinstance(data, Mapping | list):
        return [Text("  " * depth + str(data))]
    pairs = data.items() if isinstance(data, Mapping) else enumerate(data, 1)
    lines: list[Text] = []
    for name, value in pairs:
        head = Text("  " * depth).append(str(name), style="dim")
        if not isinstance(value, Mapping | list):
            lines.append(head.append(f" {value}", style="not dim"))
        elif _flat(value):
            lines.append(head.append(f" {_inline(value)}", style="not dim"))
        elif value:
            lines.extend([head, *table_lines(value, depth + 1)])
    return lines


def _flat(value: Mapping[str, object] | list[object]) -> bool:
    inner = value.values() if isinstance(value, Mapping) else value
    return bool(value) and not any(isinstance(one, Mapping | list) for one in inner)


def _inline(value: Mapping[str, object] | list[object]) -> str:
    if isinstance(value, Mapping):
        return "  ".join(f"{name} {one}" for name, one in value.items())
    return "  ".join(str(one) for one in value)


def log_lines(sight: Sight, width: int, height: int) -> list[Text]:
    """What happened since the seat last decided, and in dim as much from before as there is room for."""
    if height <= 0:
        return []
    title = sight.words.say(Message("terminal-log-title"))
    more = Text(sight.words.say(Message("terminal-log-more")), style="dim")
    if len(news_lines(sight, width)) >= height:
        return newest(news_lines(sight, width), height, more)
    room = height - 1
    shown = _paragraph(sight.news, width, room, "")
    spare = room - len(shown)
    earlier = _paragraph(sight.earlier[-3 * spare :], width, spare, "dim") if spare > 0 else []
    before = earlier[max(0, len(earlier) - spare) :]
    blank = [Text()] * (spare - len(before))
    return [*before, rule(title, width), *shown, *blank]


def news_lines(sight: Sight, width: int) -> list[Text]:
    """The news in as few lines as they need."""
    return flow([Text(sentence) for sentence in sight.news], width, " · ")


def _paragraph(sentences: list[str], width: int, height: int, style: str) -> list[Text]:
    """Sentences, each on a line of its own if there is room for that."""
    said = [Text(sentence, style=style) for sentence in sentences]
    lines = [line for one in said for line in wrap(one, width, indent=2)]
    return lines if len(lines) <= height else flow(said, width, " · ")
