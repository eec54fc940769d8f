"""The cards of Beer & Bread: the hand side by side, the exchange spaces, and the page about one card."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from brewtable.kernel.message import Message, message_from_data
from brewtable.kernel.prompt import Blocked, Choice
from brewtable.locale.telling import speak
from brewtable.terminal.boards.board import Keys, Sight
from brewtable.terminal.boards.ink import KEY, KINDS, TITLES, Data, Ink, data, own_hand, village_of
from brewtable.terminal.layout import beside, clip, flow, indented, pad, wrap

LETTERS = {"harvest": "h", "produce": "p", "upgrade": "u", "discard": "d", "invert": "i", "exchange": "x"}
WIDEST_CARD = 34
VERBS_FROM = 26  # cards this wide name the actions beside their keys
INDENT = 3  # where on a card stands what belongs to a key
_SHORT_REASONS = ("reason-brewery-full", "reason-bakery-full", "reason-inverted")


def hand_cards(sight: Sight, keys: Keys, ink: Ink, width: int, in_full: bool) -> list[Text]:
    """The hand side by side, with a card just taken from an exchange space before it."""
    shown = [(name, f"taken:{name}", "") for name in village_of(sight, sight.seat)["taken"]]
    shown += [(name, f"hand:{name}", f"{number} ") for number, name in enumerate(own_hand(sight), 1)]
    if not shown:
        return []
    wide = min(WIDEST_CARD, (width + 1) // len(shown) - 1)
    drawings = [
        CardDrawing(sight, keys, ink, name, thing, wide).sections(mark, in_full)
        for name, thing, mark in shown
    ]
    lines: list[Text] = []
    for row in zip(*drawings, strict=True):
        lines.extend(beside(row, wide, Text("│", style="dim")))
    return [clip(line, width) for line in lines]


class CardDrawing:
    """A card of the hand, in sections that line up with those of its neighbours."""

    def __init__(self, sight: Sight, keys: Keys, ink: Ink, name: str, thing: str, width: int) -> None:
        self._sight = sight
        self._keys = keys
        self._ink = ink
        self._name = name
        self._card = data(sight.catalog[name])
        self._width = width
        prompt = sight.prompt
        self._choices = [] if prompt is None else [one for one in prompt.choices if thing in one.on]
        self._blocked = [] if prompt is None else [one for one in prompt.blocked if one.on == thing]

    def sections(self, mark: str, in_full: bool) -> list[list[Text]]:
        """The lines of each section; `mark` is the card's number, `in_full` spells upgrades out."""
        ink = self._ink
        return [
            [self._title(mark)],
            self._part("harvest", ink.amounts(self._card["harvest"])),
            self._gain(),
            self._part("produce", ink.amounts(self._card["recipe"])),
            [line for blocked in self._blocked for line in self._below(_short_reason(ink, blocked))],
            self._part("upgrade", ink.words.say(effect(self._card)) if in_full else ink.upgrade(self._card)),
            self._other_choices(),
            self._kept(),
        ]

    def _title(self, mark: str) -> Text:
        coins = self._ink.plain("coins", coins=self._card["coins"])
        title = pad(Text(f"{mark}{self._name}"), self._width - len(coins)).append(coins)
        title.stylize(TITLES[self._card["good"]])
        return title

    def _of_kind(self, kind: str) -> list[Choice]:
        return [choice for choice in self._choices if choice.do["kind"] == kind]

    def _part(self, kind: str, what: str) -> list[Text]:
        """A part of the card beside the key for using it, dim when it cannot be used."""
        choices = self._of_kind(kind)
        verb = self._ink.plain(f"verb-{kind}") if self._width >= VERBS_FROM else ""
        part = self._ink.colour(Text(f"{verb} {what}".strip(), style="" if choices else "dim"))
        key = (
            Text(self._keys.of(choices[0]), style=KEY) if choices else Text(f" {LETTERS[kind]}", style="dim")
        )
        first, *rest = wrap(part, self._width - INDENT)
        return [Text.assemble(pad(key, INDENT), first), *indented(rest, INDENT)]

    def _gain(self) -> list[Text]:
        """What the harvest brings with the column, when that is not just what the card shows."""
        said: list[Text] = []
        for choice in self._of_kind("harvest"):
            label = choice.label
            if label.key == "choice-harvest-nothing":
                return self._below(self._ink.say("gain-nothing", "dim"))
            gains = self._ink.amounts_in(label.args["gains"])
            if gains != self._ink.amounts(self._card["harvest"]):
                said.append(self._ink.say("gain", gains=gains))
            if label.key == "choice-harvest-over":
                said.append(self._ink.say("gain-over", "dim", count=label.args["count"]))
        return indented(flow(said, self._width - INDENT, " "), INDENT)

    def _other_choices(self) -> list[Text]:
        """Discarding, keeping, exchanging."""
        lines: list[Text] = []
        for choice in [*self._of_kind("discard"), *self._of_kind("invert")]:
            verb = self._ink.plain(f"verb-{choice.do['kind']}")
            lines.append(Text().append(self._keys.of(choice), style=KEY).append(f" {verb}"))
        exchanges = [Text(self._keys.of(choice), style=KEY) for choice in self._of_kind("exchange")]
        return [*lines, *flow(exchanges, self._width, " ")]

    def _kept(self) -> list[Text]:
        """The mark of a card turned upside down."""
        for held in village_of(self._sight, self._sight.seat)["hand"]:
            if held["card"] == self._name and held["inverted_by"] is not None:
                kept = "inverted-own" if held["inverted_by"] == self._sight.seat else "inverted-other"
                return wrap(self._ink.say(kept, "italic"), self._width)
        return []

    def _below(self, text: Text) -> list[Text]:
        return indented(wrap(text, self._width - INDENT), INDENT)


def _short_reason(ink: Ink, blocked: Blocked) -> Text:
    if blocked.reason.key == "reason-short":
        return ink.say("needs", "dim", missing=ink.amounts_in(blocked.reason.args["missing"]))
    if blocked.reason.key in _SHORT_REASONS:
        return ink.say(blocked.reason.key, "dim")
    return Text(speak(ink.words, blocked.reason), style="dim")


def exchange_lines(sight: Sight, ink: Ink, width: int) -> list[Text]:
    """The exchange spaces of a dry year, side by side."""
    spaces = sight.view["exchange"]
    assert isinstance(spaces, list)
    if not sight.view["dry"] or not any(spaces):
        return []
    wide = (width + 1) // len(spaces) - 1
    cells = [_exchange_card(sight, ink, number, name, wide) for number, name in enumerate(spaces, 1)]
    return beside(cells, wide, Text("│", style="dim"))


def _exchange_card(sight: Sight, ink: Ink, number: int, name: str | None, width: int) -> list[Text]:
    space = Text().append(f"x{number} ", style=KEY)
    if name is None:
        return [space.append_text(ink.say("space-empty", "dim"))]
    card = data(sight.catalog[name])
    title = Text(f"{name} {ink.plain('coins', coins=card['coins'])}", style=TITLES[card["good"]])
    parts = [
        space.append_text(title),
        ink.say("short-harvest", tokens=ink.amounts(card["harvest"])),
        ink.say("short-recipe", tokens=ink.amounts(card["recipe"])),
        ink.say("short-upgrade", effect=ink.upgrade(card)),
    ]
    return flow(parts, width, " ")


def effect(card: Data) -> Message:
    """What the upgrade of a card does."""
    return message_from_data(card["upgrade_words"])


def card_page(sight: Sight, keys: Keys, name: str, ink: Ink) -> list[Text]:
    """All about a card: its parts in full words, what can be done with it, and why the rest cannot."""
    card: Data = data(sight.catalog[name])
    lines = [
        ink.say("card-title", TITLES[card["good"]], card=name, coins=card["coins"]),
        ink.say("card-harvest", tokens=_in_words(card["harvest"])),
        ink.say("card-recipe", tokens=_in_words(card["recipe"])),
        ink.say("card-upgrade", slot=card["slot"], code=card["upgrade"], effect=effect(card)),
        Text(),
    ]
    for key, choice in keys.choices.items():
        if choice.do.get("card") == name:
            lines.append(Text().append(key, style=KEY).append(f" {speak(sight.words, choice.label)}"))
    for key, blocked in keys.blocked.items():
        if blocked.on.endswith(f":{name}"):
            lines.append(ink.say("blocked", "dim", what=key, reason=blocked.reason))
    return lines


def _in_words(amounts: Mapping[str, int]) -> list[Message]:
    return [Message(f"tokens-{kind}", {"count": amounts[kind]}) for kind in KINDS if amounts[kind]]
