"""Beer & Bread in characters: fields, two villages, exchange spaces, and the hand with its options on it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from rich.text import Text

from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Blocked, Choice
from brewtable.kernel.result import Result
from brewtable.locale import Words
from brewtable.locale.telling import speak
from brewtable.terminal.boards.beer_and_bread_cards import LETTERS, card_page, exchange_lines, hand_cards
from brewtable.terminal.boards.board import Keys, Sight
from brewtable.terminal.boards.ink import BACKS, GOODS, KEY, KINDS, Data, Ink, data, own_hand, village_of
from brewtable.terminal.boards.plain import (
    PlainBoard,
    asked_lines,
    drawn_whole,
    log_lines,
    news_lines,
    notice_lines,
)
from brewtable.terminal.layout import clip, flow, pad

DONE_KEY = "0"
LABEL_WIDTH = 10  # the column that names the villages
LEAST_LOG = 4  # with its title
TALL = 32  # from here on upgrades on cards are told in full
PAD_LABEL = 34  # the columns of the score pad
PAD_COLUMN = 11


class BeerAndBreadBoard(PlainBoard):
    """Cards are numbered; an answer is the number and the first letter of what to do with the card."""

    def keys(self, sight: Sight) -> Keys:
        keys = Keys()
        if sight.prompt is None:
            return keys
        ink = Ink(sight.words)
        numbers = {f"hand:{card}": number for number, card in enumerate(own_hand(sight), 1)}
        payments = [choice for choice in sight.prompt.choices if choice.do["kind"] == "pay"]
        for number, choice in enumerate(payments, 1):
            keys.choices[str(number)] = choice
        for choice in sight.prompt.choices:
            if choice.do["kind"] != "pay":
                _add_choice(keys, choice, numbers, ink)
        for blocked in sight.prompt.blocked:
            for key in _blocked_keys(blocked, numbers):
                keys.blocked[key] = blocked
        return keys

    def spell(self, sight: Sight, line: str) -> str:
        key = re.fullmatch(r"([1-9])([a-z])(\d?)", line.lower())
        hand = own_hand(sight)
        verbs = {letter: verb for verb, letter in LETTERS.items()}
        if key is None or key[2] not in verbs or int(key[1]) > len(hand):
            return line
        return f"{verbs[key[2]]} {hand[int(key[1]) - 1]} {key[3]}".strip()

    def verbs(self, sight: Sight) -> str:
        prompt = sight.prompt
        assert prompt is not None
        kinds = {
            *(choice.do["kind"] for choice in prompt.choices),
            *(blocked.kind for blocked in prompt.blocked),
        }
        verbs = [
            Message("terminal-key-verb", {"letter": letter, "verb": Message(f"terminal-verb-{kind}")})
            for kind, letter in LETTERS.items()
            if kind in kinds
        ]
        return ", ".join(map(sight.words.say, verbs)) or super().verbs(sight)

    def table(self, sight: Sight, width: int) -> list[Text]:
        return drawn_whole(self, sight, width)

    def draw(self, sight: Sight, width: int, height: int) -> list[Text]:
        ink = Ink(sight.words)
        keys = self.keys(sight)
        head = [_header(sight, ink, width), _fields(sight, ink, width)]
        exchange = exchange_lines(sight, ink, width)
        hand = hand_cards(sight, keys, ink, width, height >= TALL)
        asked = [*_options(sight, keys, ink, width), *asked_lines(sight, width)]
        notice = notice_lines(sight, width, "" if sight.prompt is None else self.verbs(sight))
        room = height - len(head) - len(exchange) - len(hand) - len(asked) - len(notice)
        wanted = 1 + len(news_lines(sight, width))
        other, own = _villages(sight, ink, width, room - min(wanted, LEAST_LOG))
        room -= len(other) + len(own)
        if room < wanted and not sight.notice:
            notice, room = [], room + len(notice)
        log = [ink.colour(line) for line in log_lines(sight, width, room)]
        return [*head, *other, *log, *exchange, *own, *hand, *asked, *notice]

    def help(self, words: Words) -> str:
        return words.say(Message("terminal-help"))

    def details(self, sight: Sight, thing: str) -> list[Text] | None:
        hand = own_hand(sight)
        spaces = sight.view["exchange"]
        assert isinstance(spaces, list)
        if thing.isdecimal() and 1 <= int(thing) <= len(hand):
            thing = hand[int(thing) - 1]
        elif re.fullmatch("x[123]", thing):
            thing = spaces[int(thing[1]) - 1] or thing
        if thing not in sight.catalog:
            return None
        return card_page(sight, self.keys(sight), thing, Ink(sight.words))

    def score_pad(self, result: Result, names: list[str], words: Words) -> list[Text]:
        return _score_pad(result, names, words)


# Keys.


def _add_choice(keys: Keys, choice: Choice, numbers: Mapping[str, int], ink: Ink) -> None:
    do = choice.do
    kind = str(do["kind"])
    if kind == "done":
        keys.choices[DONE_KEY] = choice
    elif "token" in do:
        token = str(do["token"])
        keys.choices[str(KINDS.index(token) + 1)] = choice
        keys.also[ink.signs[token].lower()] = choice
    elif choice.on[0] in numbers:
        number = numbers[choice.on[0]]
        space = str(do.get("space", ""))
        keys.choices[f"{number}{LETTERS[kind]}{space}"] = choice
        keys.also[f"{LETTERS[kind]}{number}" + (f"x{space}" if space else "")] = choice
        keys.also[f"{kind} {number} {space}".strip()] = choice
    else:
        keys.choices[LETTERS[kind]] = choice


def _blocked_keys(blocked: Blocked, numbers: Mapping[str, int]) -> list[str]:
    thing, _, name = blocked.on.partition(":")
    if blocked.on in numbers:
        kinds = ("harvest", "produce", "upgrade") if blocked.kind == "play" else (blocked.kind,)
        return [f"{numbers[blocked.on]}{LETTERS[kind]}" for kind in kinds]
    if thing == "exchange":
        return [f"{number}x{name}" for number in numbers.values()]
    if name in KINDS:
        return [str(KINDS.index(name) + 1)]
    return [LETTERS[blocked.kind]]


def _options(sight: Sight, keys: Keys, ink: Ink, width: int) -> list[Text]:
    """The options that lie on no card: tokens, payments, declining."""
    if sight.prompt is None:
        return []
    items: list[Text] = []
    for key, choice in keys.choices.items():
        if "card" not in choice.do:
            label = ink.colour(Text(_option_words(sight, choice, ink)))
            items.append(Text().append(f"[{key}]", style=KEY).append(" ").append_text(label))
    for blocked in sight.prompt.blocked:
        thing, _, name = blocked.on.partition(":")
        if thing in ("storage", "offer"):
            items.append(ink.say("blocked", "dim", what=Message(f"kind-{name}"), reason=blocked.reason))
    return flow(items, width)


def _option_words(sight: Sight, choice: Choice, ink: Ink) -> str:
    if choice.label.key == "choice-pay":
        return ink.plain("pay", tokens=ink.amounts_in(choice.label.args["tokens"]))
    if choice.do["kind"] in ("offer", "take"):
        token = str(choice.do["token"])
        offered = choice.do["kind"] == "take"
        place = data(sight.view["offer"] if offered else village_of(sight, sight.seat)["storage"])
        return ink.amount_and_name(token, place[token])
    return speak(sight.words, choice.label)


# The table.


def _header(sight: Sight, ink: Ink, width: int) -> Text:
    view: Data = sight.view
    parts = [ink.say("year", "bold", year=view["year"], kind="dry" if view["dry"] else "fruitful")]
    if view["turn"] > 0:
        parts.append(ink.say("turn", turn=view["turn"]))
    parts.append(ink.say("windmill-at", holder=_name(sight, view["windmill"])))
    parts.append(ink.say("deck", count=len(view["deck"])))
    line = Text(" · ").join(parts)
    for back in view["deck"]:
        word = ink.say(f"good-{back}", BACKS[back])
        if line.cell_len + 2 + word.cell_len > width:
            break
        line.append(" ").append_text(word)
    return Text(" ").append_text(line)


def _name(sight: Sight, seat: int) -> str:
    return sight.words.say(Message("terminal-you")) if seat == sight.seat else sight.names[seat]


def _fields(sight: Sight, ink: Ink, width: int) -> Text:
    fields = data(sight.view["fields"])
    line = ink.say(
        "fields",
        river=ink.amount("water", fields["water"]),
        crops=" ".join(ink.amount_and_name(kind, fields[kind]) for kind in KINDS if kind != "water"),
        supply=ink.amounts(data(sight.view["supply"]), True),
    )
    return clip(Text(" ").append_text(line), width)


def _villages(sight: Sight, ink: Ink, width: int, height: int) -> tuple[list[Text], list[Text]]:
    """The other village and one's own, with upgrades in words if that leaves them within a height."""
    seats = (1 - sight.seat, sight.seat)
    other, own = (_village(sight, seat, ink, width, codes=False) for seat in seats)
    if len(other) + len(own) > height:
        other = _village(sight, seats[0], ink, width, codes=True)
    if len(other) + len(own) > height:
        own = _village(sight, seats[1], ink, width, codes=True)
    return other, own


def _village(sight: Sight, seat: int, ink: Ink, width: int, codes: bool) -> list[Text]:
    labels = [_name(sight, seat), ink.plain("seat-number", number=seat + 1)]
    if sight.view["windmill"] == seat:
        labels.append(ink.plain("windmill"))
    lines: list[Text] = []
    for row, content in enumerate(flow(_village_items(sight, seat, ink, codes), width - LABEL_WIDTH)):
        label = Text(
            f" {labels[row] if row < len(labels) else ''}", style="bold reverse" if row == 0 else "dim"
        )
        lines.append(Text.assemble(pad(label, LABEL_WIDTH - 1), " ", content))
    return lines


def _village_items(sight: Sight, seat: int, ink: Ink, codes: bool) -> list[Text]:
    village = village_of(sight, seat)
    storage, units = village["storage"], village["units"]
    items = [
        ink.say(
            "storage",
            tokens=ink.amounts(storage),
            stored=sum(storage.values()),
            general=units["general"],
            water=units["water"],
        ),
        ink.say("column", tokens=ink.amounts(_column_totals(sight, village))),
        _sold(sight, village, ink),
        ink.say("brewery", cards=_places(village, "brewery", ink)),
        ink.say("bakery", cards=_places(village, "bakery", ink)),
    ]
    if seat != sight.seat:
        known = [held["card"] for held in village["hand"] if held["card"] is not None]
        backs = [held["back"] for held in village["hand"] if held["card"] is None]
        items.append(ink.say("other-hand", cards=ink.cards(known, backs)))
    return [*items, *_upgrades(sight, village, ink, codes)]


def _column_totals(sight: Sight, village: Data) -> dict[str, int]:
    harvests = [data(sight.catalog[card]["harvest"]) for card in village["column"]]
    return {kind: sum(harvest[kind] for harvest in harvests) for kind in KINDS}


def _sold(sight: Sight, village: Data, ink: Ink) -> Text:
    cards = [*village["sold"], *village["brewery"], *village["bakery"]]
    fronts = [data(sight.catalog[card]) for card in cards]
    beer, bread = (sum(front["coins"] for front in fronts if front["good"] == good) for good in GOODS)
    return ink.say("sold", beer=beer, bread=bread)


def _places(village: Data, house: str, ink: Ink) -> str:
    free = village["places"][house] - len(village[house])
    return " ".join([*village[house], *([ink.plain("free", count=free)] if free else [])])


def _upgrades(sight: Sight, village: Data, ink: Ink, codes: bool) -> list[Text]:
    """The upgrades slot by slot, in words or by their codes."""
    slots: list[str] = []
    for slot, cards in village["upgrades"].items():
        named = [_upgrade(data(sight.catalog[card]), ink, codes) for card in cards]
        counted = [_times(ink, name, named.count(name)) for name in dict.fromkeys(named)]
        if counted:
            slots.append(ink.plain("slot", slot=slot, upgrades=", ".join(counted)))
    first, *rest = slots or [ink.plain("nothing")]
    return [ink.say("upgrades", upgrades=first), *(ink.colour(Text(slot)) for slot in rest)]


def _upgrade(card: Data, ink: Ink, codes: bool) -> str:
    if not codes:
        return ink.upgrade(card)
    return str(card["upgrade"]) + ("" if card["upgrade_of"] is None else ink.signs[card["upgrade_of"]])


def _times(ink: Ink, name: str, count: int) -> str:
    return name if count == 1 else ink.plain("times", name=name, count=count)


# The score pad.


def _score_pad(result: Result, names: list[str], words: Words) -> list[Text]:
    goods = [words.say(Message(f"terminal-good-{good}")) for good in GOODS] * len(names)
    parts = [data(part) for part in result.parts]
    pads = [data(part[good]) for part in parts for good in GOODS]
    lines = [_pad_row("", names, 2 * PAD_COLUMN, "bold"), _pad_row("", goods, PAD_COLUMN, "dim")]
    for name in _pad_lines(pads):
        coins = [str(one[name]) if name in one else "" for one in pads]
        label = words.say(Message(f"terminal-pad-{name}"))
        lines.append(_pad_row(label, coins, PAD_COLUMN, "bold" if name == "total" else ""))
    final = words.say(Message("terminal-pad-final"))
    lines.append(_pad_row(final, [str(score) for score in result.scores], 2 * PAD_COLUMN, "bold reverse"))
    for seat, part in enumerate(parts):
        for effect in part["earned"]:
            earned = Message("terminal-pad-earned", {"seat": seat, "effect": Message(f"effect-{effect}")})
            lines.append(Text(words.say(earned), "dim"))
    return lines


def _pad_row(label: str, values: Sequence[str], width: int, style: str) -> Text:
    row = pad(Text(label), PAD_LABEL)
    for value in values:
        row.append(clip(Text(value), width - 1).plain.rjust(width))
    row.stylize(style)
    return row


def _pad_lines(pads: Sequence[Data]) -> list[str]:
    """The lines that stand on any pad, cards first and totals last."""
    names = {name for one in pads for name in one}
    return ["cards", *sorted(names - {"cards", "bonus", "total"}), *names & {"bonus"}, "total"]


BOARD = BeerAndBreadBoard
