"""What those who study a game count: the things that choices are about, and what is expected of a game."""

from __future__ import annotations

from brewtable.kernel.message import Phrase

CARD = "card"
SPACE = "space"
EFFECT = "effect"
TOKEN = "token"
SORTS = (CARD, SPACE, EFFECT, TOKEN)


class Thing:
    """Something that a choice is about: its sort, its name in texts and data, and what people call it."""

    def __init__(self, sort: str, name: str, called: Phrase) -> None:
        self.sort = sort
        self.name = name
        self.called = called


class Expectation:
    """What the book's examples and the printed numbers let one expect of a game between people.

    `measure` is `score`, `winner-score`, `rounds`, `part:NAME` (a part of a seat's result, such as
    `beer.total`) or `kind:VERB` (how often a seat does it in a game); `words` is the key of its name.
    """

    def __init__(self, measure: str, words: str, least: float, most: float) -> None:
        self.measure = measure
        self.words = words
        self.least = least
        self.most = most
