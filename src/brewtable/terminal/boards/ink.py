"""Beer & Bread in short: crops by their first letter and water by a wave, with colour on top: 2≈ 1W 3B."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from brewtable.kernel.message import Argument, Message
from brewtable.locale import Words
from brewtable.terminal.boards.board import Sight

KINDS = ("water", "wheat", "barley", "rye", "hops")
GOODS = ("beer", "bread")
KEY = "bold cyan"
TITLES = {"beer": "bold black on orange3", "bread": "bold black on wheat1"}
BACKS = {"beer": "orange3", "bread": "wheat1"}
_COLOURS = {"water": "bright_blue", "wheat": "yellow", "barley": "orange3", "rye": "magenta", "hops": "green"}

# A card's front, a village, a score pad: JSON from the game.
Data = Mapping[str, Any]


def data(value: object) -> Data:
    assert isinstance(value, Mapping)
    return value


def village_of(sight: Sight, seat: int) -> Data:
    villages = sight.view["villages"]
    assert isinstance(villages, list)
    return data(villages[seat])


def own_hand(sight: Sight) -> list[str]:
    """The seat's own cards in the order of their numbers on the screen."""
    return [held["card"] for held in village_of(sight, sight.seat)["hand"]]


class Ink:
    """Speaks in signs, and colours them."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.signs = {kind: words.say(Message(f"terminal-sign-{kind}")) for kind in KINDS}
        self._marks = {
            kind: re.compile(rf"(?<![\w-])\d+{re.escape(sign)}(?!\w)") for kind, sign in self.signs.items()
        }

    def say(self, key: str, style: str = "", /, **arguments: Argument) -> Text:
        """A message of the terminal with its tokens in colour."""
        return self.colour(Text(self.plain(key, **arguments), style=style))

    def plain(self, key: str, /, **arguments: Argument) -> str:
        return self.words.say(Message(f"terminal-{key}", dict(arguments)))

    def colour(self, text: Text) -> Text:
        for kind, mark in self._marks.items():
            for found in mark.finditer(text.plain):
                text.stylize(_COLOURS[kind], *found.span())
        return text

    def amount(self, kind: str, count: object) -> str:
        return f"{count}{self.signs[kind]}"

    def amounts(self, tokens: Mapping[str, int], all_kinds: bool = False) -> str:
        """Tokens by their signs, such as 2≈ 1W."""
        listed = [self.amount(kind, tokens[kind]) for kind in KINDS if all_kinds or tokens[kind]]
        return " ".join(listed) or self.plain("nothing")

    def amounts_in(self, messages: Argument) -> str:
        """The same from the messages `tokens-wheat` and its like."""
        assert isinstance(messages, list)
        return " ".join(self.amount(one.key.partition("-")[2], one.args["count"]) for one in messages)

    def amount_and_name(self, kind: str, count: int) -> str:
        return self.plain("field", amount=self.amount(kind, count), name=Message(f"kind-{kind}"))

    def upgrade(self, card: Data) -> str:
        """What an upgrade does, in a few characters."""
        token = "" if card["upgrade_of"] is None else self.signs[card["upgrade_of"]]
        rules = (f"{paid}{self.signs[of]}={self.signs[needed]}" for paid, of, needed in card["substitutions"])
        facts = {"token": token, "units": card["units"], "rules": " ".join(rules)}
        return self.plain(f"upgrade-{card['upgrade']}", **facts)

    def cards(self, known: Sequence[str], backs: Sequence[str]) -> str:
        """Cards by name, those of which only the back is known by their number."""
        counted = [self.plain(f"backs-{good}", count=backs.count(good)) for good in GOODS if good in backs]
        return " ".join([*known, *counted]) or self.plain("nothing")
