"""The types of what leaves a game, told once: for mypy, and for clients in other languages.

What a seat sees and what is printed on a card are TypedDicts, plain dicts with named fields. The service
puts them into its schema (`table/game_types.py`), and the browser's types are made from that. This file and
the `face/types.py` of the games stay plain Python: mypyc would forget what a TypedDict says of its fields.

In the types of clients a dict whose keys are Literals has all of them: `dict[Colour, int]` is a number for
each colour. Fields that may be missing are told by a TypedDict with `NotRequired`.
"""

from __future__ import annotations

from typing import TypedDict


class MessageData(TypedDict):
    """A message as data: a key of the Fluent files. Its arguments stand beside the key, by their names."""

    key: str


class Faces:
    """The TypedDicts of a game: of a view, of a card in the catalog, of a seat's part in the result.

    Events and actions need none: the game's vocabulary knows what they are made of.
    """

    def __init__(self, view: type, card: type, parts: type) -> None:
        self.view = view
        self.card = card
        self.parts = parts
