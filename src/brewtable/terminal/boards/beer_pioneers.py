"""Beer Pioneers in characters: the board, the display, all breweries, and the options by their keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from brewtable.kernel.message import Argument, Message, message_from_data
from brewtable.kernel.result import Result
from brewtable.locale import Words
from brewtable.locale.telling import speak
from brewtable.terminal.boards.beer_pioneers_keys import TURN_VERBS, keys_for, space_code, spell
from brewtable.terminal.boards.board import Keys, Sight
from brewtable.terminal.boards.ink import KEY, Data, data
from brewtable.terminal.boards.plain import PlainBoard, asked_lines, drawn_whole, log_lines, notice_lines
from brewtable.terminal.layout import clip, flow, pad

LEAST_LOG = 2
BREVITIES = 3  # how often the table can give up something to fit
LABEL = 11  # room for "Mensch 4"
PAD_LABEL = 26
PAD_COLUMN = 14


class Ink:
    """Says the words of this table."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, key: str, style: str = "", /, **arguments: Argument) -> Text:
        return Text(self.plain(key, **arguments), style=style)

    def plain(self, key: str, /, **arguments: Argument) -> str:
        return self.words.say(Message(f"terminal-{key}", dict(arguments)))


class BeerPioneersBoard(PlainBoard):
    """Pieces go by short keys, all other options by numbers."""

    def keys(self, sight: Sight) -> Keys:
        return keys_for(sight)

    def spell(self, sight: Sight, line: str) -> str:
        return spell(line)

    def verbs(self, sight: Sight) -> str:
        ink = Ink(sight.words)
        asked = "" if sight.prompt is None else sight.prompt.ask
        return ink.plain("pioneers-key-turn") if asked == "turn" else ink.plain("pioneers-key-number")

    def help(self, words: Words) -> str:
        return words.say(Message("terminal-pioneers-help"))

    def table(self, sight: Sight, width: int) -> list[Text]:
        return drawn_whole(self, sight, width)

    def draw(self, sight: Sight, width: int, height: int) -> list[Text]:
        ink = Ink(sight.words)
        asked = [*_options(sight, self.keys(sight), width), *asked_lines(sight, width)]
        notice = notice_lines(sight, width, self.verbs(sight))
        for brevity in range(BREVITIES):
            top, own = _top(sight, ink, width, brevity), _own(sight, ink, width, brevity)
            room = height - len(top) - len(own) - len(asked) - len(notice)
            if room >= LEAST_LOG:
                break
        if room < 0:  # what is asked must be seen whole
            top = top[: max(0, len(top) + room)]
        return [*top, *log_lines(sight, width, max(room, 0)), *own, *asked, *notice][-height:]

    def details(self, sight: Sight, thing: str) -> list[Text] | None:
        card = _card_named(sight, thing)
        if card is None:
            return None
        return _card_page(sight.words, data(sight.catalog[card]))

    def score_pad(self, result: Result, names: list[str], words: Words) -> list[Text]:
        ink = Ink(words)
        lines = [_pad_row("", names, "bold")]
        for name in result.parts[0]:
            values = [str(part[name]) for part in result.parts]
            style = {"total": "bold reverse", "beers_left": "dim", "barrels": "dim"}.get(name, "")
            lines.append(_pad_row(ink.plain(f"pioneers-pad-{name}"), values, style))
        return lines


def _card_page(words: Words, card: Data) -> list[Text]:
    """A card in words, section by section."""
    lines = [Text(words.say(message_from_data(card["called"])), style="bold")]
    for section, shown in card["sections"].items():
        if shown is not None:
            head, said = Message(f"pioneers-deck-{section}"), message_from_data(shown["words"])
            lines.append(Text(f"  {words.say(head)}: {words.say(said)}"))
    return lines


def _card_named(sight: Sight, thing: str) -> str | None:
    """A card by its id, by its place in the display, or by a part of its id or its name."""
    said, wanted = thing.lower(), thing.lower().replace(" ", "-")
    cards = [name for name, entry in sight.catalog.items() if "sections" in entry]
    if wanted in cards:
        return wanted
    display = _list(sight, "display")
    if wanted.isdecimal() and 1 <= int(wanted) <= len(display):
        card = display[int(wanted) - 1]
        return None if card is None else str(card)
    found = [card for card in cards if wanted and (wanted in card or said in _called(sight, card).lower())]
    return found[0] if len(found) == 1 else None


def _pad_row(label: str, values: Sequence[str], style: str) -> Text:
    row = pad(Text(label), PAD_LABEL)
    for value in values:
        row.append(clip(Text(value), PAD_COLUMN - 1).plain.rjust(PAD_COLUMN))
    row.stylize(style)
    return row


# The middle of the table.


def _list(sight: Sight, name: str) -> list[Any]:
    value = sight.view[name]
    assert isinstance(value, list)
    return value


def _plates(sight: Sight, family: str) -> list[Data]:
    """The things of a family, in the order in which they lie on the table."""
    return [data(entry) for thing, entry in sight.catalog.items() if thing.startswith(f"{family}:")]


def _brewery(sight: Sight, seat: int) -> Data:
    return data(_list(sight, "breweries")[seat])


def _name(sight: Sight, seat: int) -> str:
    return sight.words.say(Message("terminal-you")) if seat == sight.seat else sight.names[seat]


def _mark(sight: Sight, seat: int) -> str:
    """A seat in a few characters, for the pieces on the board."""
    return sight.words.say(Message("terminal-you")) if seat == sight.seat else f"p{seat + 1}"


def _title(sight: Sight, card: str | None) -> str:
    return "–" if card is None else _called(sight, card)


def _called(sight: Sight, card: str) -> str:
    return sight.words.say(message_from_data(data(sight.catalog[card])["called"]))


def _labelled(label: str, items: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Items behind a label, further lines below the first item."""
    lines = flow(items, width - LABEL, gap)
    heads = [pad(Text(f" {label}" if not row else "", "dim"), LABEL) for row in range(len(lines))]
    return [Text.assemble(head, line) for head, line in zip(heads, lines, strict=True)]


def _top(sight: Sight, ink: Ink, width: int, brevity: int) -> list[Text]:
    view: Data = sight.view
    order = " ".join(_name(sight, seat) for seat in view["turn_order"])
    head = ink.say("pioneers-round", "bold", round=view["round"], order=order, pile=view["pile"])
    lines = [clip(Text(" ").append_text(head), width), *_display(sight, ink, width)]
    lines += [*_spaces(sight, ink, width), *_other_spaces(sight, ink, width), *_objectives(sight, ink, width)]
    for step in range(1, len(sight.names)):
        seat = (sight.seat + step) % len(sight.names)
        facts = _facts(sight, ink, seat) if brevity == 0 else _facts(sight, ink, seat)[:3]
        rows = _labelled(clip(Text(_name(sight, seat)), LABEL - 2).plain, facts, width)
        lines += rows if brevity == 0 else rows[:1]
    return lines


def _display(sight: Sight, ink: Ink, width: int) -> list[Text]:
    reach = _brewery(sight, sight.seat)["reach"]
    items: list[Text] = []
    for place, card in enumerate(_list(sight, "display"), 1):
        items.append(Text(f"{place} {_title(sight, card)}", "" if place <= reach else "dim"))
    return _labelled(ink.plain("pioneers-display"), items, width)


def _spaces(sight: Sight, ink: Ink, width: int) -> list[Text]:
    """The worker spaces: by action, each with its value or with who stands there."""
    spaces = data(sight.view["spaces"])
    items: list[Text] = []
    for number, action in enumerate(_plates(sight, "action"), 1):
        item = Text(f"{number} ").append(speak(sight.words, Message(f"pioneers-action-{action['name']}")))
        for space in action["plate"]["spaces"]:
            item.append(f" {space[-1]}").append_text(_space(sight, data(spaces[space])))
        items.append(item)
    return _labelled(ink.plain("pioneers-spaces"), items, width)


def _space(sight: Sight, space: Data) -> Text:
    if space["covered"]:
        return Text("–", "dim")
    if space["worker"] is None:
        return Text(str(space["value"]))
    return Text(f"({_mark(sight, space['worker']['seat'])})", "dim")


def _other_spaces(sight: Sight, ink: Ink, width: int) -> list[Text]:
    """The turn order area, and trucks on the board."""
    items: list[Text] = []
    for place, seat in enumerate(_list(sight, "turn_spaces"), 1):
        items.append(Text(f"{place}" if seat is None else f"{place}({_mark(sight, seat)})"))
    trucks = data(sight.view["trucks"])
    for space, counts in trucks.items():
        there = [_mark(sight, seat) for seat, count in enumerate(counts) if count]
        if there:
            name = speak(sight.words, Message(f"pioneers-truck-{space}"))
            items.append(ink.say("pioneers-trucks", space=name, who=" ".join(there)))
    return _labelled(ink.plain("pioneers-turn-order"), items, width)


def _objectives(sight: Sight, ink: Ink, width: int) -> list[Text]:
    items: list[Text] = []
    for place, one in enumerate(_list(sight, "objectives"), 1):
        words = message_from_data(data(sight.catalog[f"goal:{one['objective']}"]["plate"])["words"])
        left = sum(1 for claim in one["claims"] if claim["seat"] is None)
        items.append(Text(f"f{place} {speak(sight.words, words)}", "" if left else "dim strike"))
    return _labelled(ink.plain("pioneers-objectives"), items, width)


# Breweries.


def _facts(sight: Sight, ink: Ink, seat: int) -> list[Text]:
    """A brewery in short, what matters most first."""
    own = _brewery(sight, seat)
    coops = data(own["coops"])
    dials = [f"{_beer(sight, beer)} {coops[beer]['dial']}" for beer in coops if coops[beer]["dial"]]
    cellar = data(own["cellar"])
    stored = [f"{cellar[beer]} {_beer(sight, beer)}" for beer in coops if cellar[beer]]
    facts = [
        ink.say("pioneers-points", "bold", points=own["points"], coins=own["coins"]),
        ink.say("pioneers-pieces", workers=_workers(own), trucks=own["trucks"], helpers=own["helpers"]),
        ink.say(
            "pioneers-cellar",
            things=", ".join([*stored, ink.plain("pioneers-barrels", count=cellar["barrel"])]),
            free=own["free_fields"],
            depot=own["depot"],
            size=own["depot_size"],
        ),
        ink.say("pioneers-dials", dials=", ".join(dials) or "–"),
        ink.say("pioneers-tracks", level=own["level"], progress=own["progress"], income=own["income"]),
        ink.say("pioneers-icons", **data(own["icons"])),
        ink.say("pioneers-hand-size", count=own["hand_size"]),
    ]
    if own["extensions"]:
        built = [speak(sight.words, Message(f"pioneers-extension-{one}")) for one in own["extensions"]]
        facts.append(Text(", ".join(built)))
    if own["master"]:
        facts.append(Text(_title(sight, own["master"]), "italic"))
    return facts


def _beer(sight: Sight, beer: str) -> str:
    return speak(sight.words, Message(f"pioneers-beer-{beer}"))


def _workers(own: Data) -> str:
    return " ".join(str(one) for one in own["ready"]) or "–"


def _own(sight: Sight, ink: Ink, width: int, brevity: int) -> list[Text]:
    own = _brewery(sight, sight.seat)
    lines = _labelled(ink.plain("pioneers-you"), _facts(sight, ink, sight.seat), width)
    blocked = [speak(sight.words, Message(f"pioneers-token-{one}")) for one in own["blocked"]]
    if blocked and brevity == 0:
        lines += _labelled(ink.plain("pioneers-blocked"), [Text(", ".join(blocked))], width)
    hand = [Text(_title(sight, card)) for card in own["hand"]]
    return [*lines, *_labelled(ink.plain("pioneers-hand"), hand or [Text("–")], width)]


# Options.


def _options(sight: Sight, keys: Keys, width: int) -> list[Text]:
    """Options of a turn by their keys, all others in words."""
    if sight.prompt is None:
        return []
    ink = Ink(sight.words)
    lines: list[Text] = []
    for experience in range(1, 5):
        spaces = [
            space_code(str(one.do["space"]))
            for one in keys.choices.values()
            if one.do["kind"] == "place" and one.do["experience"] == experience
        ]
        if spaces:
            lines.append(_keyed(ink.plain("pioneers-worker", experience=experience), spaces))
    for verb in TURN_VERBS[1:]:
        typed = [key for key, one in keys.choices.items() if one.do["kind"] == verb]
        if typed:
            lines.append(_keyed(ink.plain(f"pioneers-verb-{verb}"), typed))
    items = [
        Text().append(f"[{key}]", KEY).append(f" {speak(sight.words, one.label)}")
        for key, one in keys.choices.items()
        if one.do["kind"] not in TURN_VERBS
    ]
    return [*flow(lines, width, "  "), *flow(items, width)]


def _keyed(label: str, keys: Sequence[str]) -> Text:
    return Text(f" {label} ").append(" ".join(keys), KEY)


BOARD = BeerPioneersBoard
