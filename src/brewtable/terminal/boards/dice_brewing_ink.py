"""Dice Brewing in short: a die by its name and face, y3[5], and values by colour, y 3 5."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from brewtable.kernel.message import Argument, Message
from brewtable.locale import Words
from brewtable.terminal.boards.board import Sight
from brewtable.terminal.boards.ink import Data, data

LETTERS = {"yellow": "y", "black": "k", "green": "g", "blue": "b"}
STYLES = {
    "yellow": "bold yellow",
    "black": "bold white on grey30",
    "green": "bold green",
    "blue": "bold bright_blue",
}
MARKS = {"blocked": "x", "protected": "p", "raised": "+"}
# A space by its building's letter and its number, as it is typed.
SPACE_CODES = {
    "malt-1": "m1",
    "malt-2": "m2",
    "malt-3": "m3",
    "hops-1": "h1",
    "hops-2": "h2",
    "school-1": "s1",
    "school-2": "s2",
    "school-3": "s3",
    "seeds-1": "d1",
    "seeds-2": "d2",
    "seeds-3": "d3",
}
BUILDING_CODES = {"malt": "m", "hops": "h", "school": "s", "seeds": "d"}
INGREDIENTS = ("malt", "spices", "honey", "hops", "fruit")
TOKENS = ("withdraw", "shut", "mark", "close", "raise", "reroll")
LACKING = "!"


def brewer_of(sight: Sight, seat: int) -> Data:
    brewers = sight.view["brewers"]
    assert isinstance(brewers, list)
    return data(brewers[seat])


def open_recipes(sight: Sight) -> list[Data | None]:
    """The open recipes by their places, with `closed`, and None where none lies."""
    places = sight.view["recipes"]
    assert isinstance(places, list)
    return [
        None if one is None else {**sight.catalog[one["recipe"]], "closed": one["closed"]} for one in places
    ]


def face(name: object, value: object, marks: Sequence[str] = ()) -> str:
    """A die as it lies: its name, what it shows once it is rolled, its marks."""
    shown = f"{name}[{value}]" if value else str(name)
    return shown + "".join(MARKS[mark] for mark in marks)


class DiceInk:
    """Speaks in signs, and colours dice."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def say(self, key: str, style: str = "", /, **arguments: Argument) -> Text:
        return Text(self.plain(key, **arguments), style=style)

    def plain(self, key: str, /, **arguments: Argument) -> str:
        return self.words.say(Message(f"terminal-{key}", dict(arguments)))

    def nothing(self) -> Text:
        return self.say("nothing", "dim")

    def faces(self, dice: Sequence[Data]) -> Text:
        """Dice with their names; those that are alike in every way once, with their number."""
        alike: dict[tuple[object, ...], list[Data]] = {}
        for die in dice:
            alike.setdefault((die["colour"], die["value"], *die["marks"]), []).append(die)
        shown: list[Text] = []
        for group in alike.values():
            die = group[0]
            times = f"×{len(group)}" if len(group) > 1 else ""
            text = face(die["die"], die["value"], die["marks"]) + times
            shown.append(Text(text, STYLES[die["colour"]]))
        return Text(" ").join(shown) if shown else self.nothing()

    def values(self, dice: Sequence[Data]) -> Text:
        """Dice by colour and value, without their names."""
        found: dict[str, list[str]] = {}
        for die in dice:
            marks = "".join(MARKS[mark] for mark in die["marks"])
            found.setdefault(die["colour"], []).append(f"{die['value'] or '?'}{marks}")
        return self.by_colour(found)

    def by_colour(self, values: Mapping[str, Sequence[str]]) -> Text:
        """Values behind the letter of their colour, such as y 3 5 k 2."""
        shown = [
            Text(" ".join([letter, *values[colour]]), STYLES[colour])
            for colour, letter in LETTERS.items()
            if values.get(colour)
        ]
        return Text(" ").join(shown) if shown else self.nothing()

    def needs(self, sight: Sight, recipe: Data) -> Text:
        """What a recipe asks for, what the seat's warehouse lacks marked."""
        stored = [die for die in brewer_of(sight, sight.seat)["warehouse"] if "blocked" not in die["marks"]]
        marked: dict[str, list[str]] = {}
        for colour, least in recipe["needs"].items():
            values = [die["value"] for die in stored if die["colour"] == colour]
            marked[colour] = _marked(sorted(least), sorted(values, reverse=True))
        return self.by_colour(marked)

    def reward(self, recipe: Data) -> Text:
        reward = recipe["reward"]
        parts: list[Text] = []
        if reward["points"]:
            parts.append(self.points(reward["points"]))
        if reward["token"]:
            parts.append(self.say("dice-any-token"))
        if reward["die"]:
            parts.append(self.say("dice-new-die", STYLES[reward["die"]], colour=LETTERS[reward["die"]]))
        if reward["gold"]:
            parts.append(self.gold(reward["gold"]))
        return Text(" ").join(parts)

    def extras(self, recipe: Data) -> Text:
        parts: list[Text] = []
        for name, premium in recipe["extras"].items():
            won = self.gold(premium["gold"]) if premium["gold"] else self.points(premium["points"])
            parts.append(Text(" ").join([self.extra(name, recipe["blue_least"]), won]))
        return Text(" ").join(parts)

    def extra(self, name: str, least: int) -> Text:
        if name == "blue":
            return Text(f"b {least}" if least > 1 else "b", STYLES["blue"])
        return self.say(f"dice-ware-{name}")

    def gold(self, count: int) -> Text:
        return self.say("coins", coins=count)

    def points(self, count: int) -> Text:
        return self.say("dice-points", count=count)


def _marked(least: Sequence[int], values: list[int]) -> list[str]:
    """The values asked for, each that no stored die meets marked: the best dice serve the highest."""
    shown: list[str] = []
    for one in reversed(least):
        met = bool(values) and values[0] >= one
        if met:
            values.pop(0)
        shown.append(f"{one}" if met else f"{one}{LACKING}")
    return shown[::-1]
