"""Phrases: what a space, a tile or a card does, in a few words that can be read and can be run.

    phrase  = stage, or "stage then stage ..."
    stage   = option, or "option or option ...": one of them is chosen
    option  = effect, or "effect and effect ...": done in this order
    effect  = a name, and its number where it has one: "rotations 3", "beige"

So "pay 1 and order or rotations 2 then coins 1" lets a player pay a coin and complete an order, or
apply 2 rotations; in either case a coin follows. X stands for the icons in the own card display
(with `brew`: for the number at the own brewing level).

A phrase is compiled into a script, a row of ints: for each effect its number and its amount; for a
choice CHOICE and the number of options, then where each option starts and stops.
"""

from __future__ import annotations

from typing import Final

from brewtable.kernel.errors import BrewError
from brewtable.kernel.message import Message

X: Final = -1  # an amount: as many as the own card display shows

CHOICE: Final = 0
# Effects.
POINTS: Final = 1
COINS: Final = 2
CARDS: Final = 3
BARRELS: Final = 4
MOVE: Final = 5
ROTATIONS: Final = 6
BREW: Final = 7
UNBLOCK: Final = 8
PROGRESS: Final = 9
LEVEL: Final = 10
INCOME: Final = 11
BEER: Final = 12
BEIGE: Final = 13
WHITE: Final = 14
ORDER: Final = 15
UPGRADE: Final = 16
EXTENSION: Final = 17
OVERLAY: Final = 18
EXCHANGE: Final = 19
RECALL: Final = 20
PAY: Final = 21
TRUCK: Final = 22
WORKER: Final = 23
TAKINGS: Final = 24
GREY_TRUCK: Final = 25
GREY_WORKER: Final = 26
LABORATORY: Final = 27
DEPOT: Final = 28
HALL: Final = 29
EFFECT_NAMES: Final = (
    "choice", "points", "coins", "cards", "barrels", "move", "rotations", "brew", "unblock", "progress",
    "level", "income", "beer", "beige", "white", "order", "upgrade", "extension", "overlay", "exchange",
    "recall", "pay", "truck", "worker", "takings", "grey-truck", "grey-worker", "laboratory", "depot", "hall",
)  # fmt: skip

# The amounts an effect may have: least, most, and whether X is one.
_AMOUNTS: Final[dict[str, tuple[int, int, bool]]] = {
    "points": (1, 9, False),
    "coins": (1, 9, False),
    "cards": (1, 6, False),
    "barrels": (1, 6, True),
    "move": (1, 6, True),
    "rotations": (1, 12, True),
    "brew": (1, 6, True),
    "unblock": (1, 8, False),
    "progress": (1, 4, False),
    "level": (1, 4, False),
    "income": (1, 2, False),
    "beer": (1, 4, False),
    "upgrade": (0, 9, False),
    "extension": (0, 9, False),
    "pay": (1, 9, False),
    "takings": (1, 9, False),
}
CARD_EFFECTS: Final = EFFECT_NAMES[POINTS:TAKINGS]  # those that may stand on a card
FLASH_EFFECTS: Final = EFFECT_NAMES[POINTS : ROTATIONS + 1]  # those that follow a flash or a trigger
# Effects that cost coins before they are done.
PRICED: Final = (UPGRADE, EXTENSION, PAY)


class PhraseError(BrewError):
    """What is wrong with a phrase."""


class Phrase:
    """A phrase as read: stages of options of effects, each with its amount (1 where it has none)."""

    def __init__(self, stages: list[list[list[tuple[int, int]]]]) -> None:
        self.stages: Final = stages

    def __str__(self) -> str:
        stages = []
        for options in self.stages:
            stages.append(" or ".join(" and ".join(_effect_text(*one) for one in o) for o in options))
        return " then ".join(stages)


def _effect_text(effect: int, amount: int) -> str:
    name = EFFECT_NAMES[effect]
    if name not in _AMOUNTS:
        return name
    return f"{name} x" if amount == X else f"{name} {amount}"


def read_phrase(text: str, allowed: tuple[str, ...]) -> Phrase:
    """Take a phrase apart; only the allowed effects may stand in it."""
    stages = []
    for stage in text.split(" then "):
        options = []
        for option in stage.split(" or "):
            effects = [_read_effect(words.split(), allowed) for words in option.split(" and ")]
            if any(effect == PAY for effect, _ in effects[1:]):
                raise PhraseError("pioneers-phrase-pay")
            options.append(effects)
        stages.append(options)
    return Phrase(stages)


def _read_effect(words: list[str], allowed: tuple[str, ...]) -> tuple[int, int]:
    if not words or words[0] not in allowed:
        known = ", ".join(allowed)
        raise PhraseError("pioneers-phrase-no-effect", {"words": " ".join(words), "effects": known})
    name = words[0]
    effect = EFFECT_NAMES.index(name)
    if name not in _AMOUNTS:
        if len(words) > 1:
            raise PhraseError("pioneers-phrase-alone", {"effect": name})
        return effect, 1
    least, most, may_be_x = _AMOUNTS[name]
    wanted = Message("deck-whole-number", {"low": least, "high": most})
    if may_be_x:
        wanted = Message("pioneers-phrase-or-x", {"number": wanted})
    if len(words) != 2:
        raise PhraseError("pioneers-phrase-after", {"effect": name, "wanted": wanted})
    if may_be_x and words[1] == "x":
        return effect, X
    word = words[1]
    if not (word.isascii() and word.isdigit() and len(word) < 4) or not least <= int(word) <= most:
        raise PhraseError("pioneers-phrase-after-not", {"effect": name, "wanted": wanted, "word": word})
    return effect, int(word)


class Script:
    """Compiled phrases, one after the other."""

    def __init__(self) -> None:
        self.cells: list[int] = []
        self.starts: list[int] = []
        self.stops: list[int] = []

    def add(self, phrase: Phrase) -> int:
        """Compile a phrase; its number."""
        # The options stand before the phrase itself, which then refers to them.
        places: list[list[tuple[int, int]]] = []
        for number, options in enumerate(phrase.stages):
            # A price that cannot be paid ends its own stage, so those that follow need it apart.
            is_priced = options[0][0][0] == PAY and number < len(phrase.stages) - 1
            is_apart = len(options) > 1 or is_priced
            places.append([self._lay(effects) for effects in options] if is_apart else [])
        start = len(self.cells)
        for options, ranges in zip(phrase.stages, places):
            if not ranges:
                self._lay(options[0])
            else:
                self.cells += [CHOICE, len(ranges)]
                for first, last in ranges:
                    self.cells += [first, last]
        self.starts.append(start)
        self.stops.append(len(self.cells))
        return len(self.starts) - 1

    def _lay(self, effects: list[tuple[int, int]]) -> tuple[int, int]:
        start = len(self.cells)
        for effect, amount in effects:
            self.cells += [effect, amount]
        return start, len(self.cells)

    def places(self) -> dict[int, int]:
        """Where effects stand, and where the phrase or option of each stops."""
        ranges = list(zip(self.starts, self.stops))
        found: dict[int, int] = {}
        while ranges:
            at, stop = ranges.pop()
            while at < stop:
                found[at] = stop
                if self.cells[at] == CHOICE:
                    options = self.cells[at + 2 : at + 2 + 2 * self.cells[at + 1]]
                    ranges += list(zip(options[::2], options[1::2]))
                    at += len(options)
                at += 2
        return found


# What is printed on the boards and tiles. The numbers of these phrases are the same in every deck.
WORKER_PHRASES: Final = (
    "brew x",
    "rotations x",
    "progress 1 or unblock 1 or pay 1 and progress 1 and unblock 1 or pay 1 and unblock 1 and progress 1",
    "barrels x or move x or pay 1 and barrels x and move x or pay 1 and move x and barrels x",
    "white",
    "upgrade 1",
    "extension 3",
    "takings 2",
    "exchange",
)
TRUCK_PHRASES: Final = ("takings 2", "order", "barrels 1 or move 1 or cards 1", "exchange")
ORDER_PHRASES: Final = (
    "cards 1",
    "cards 2",
    "coins 1",
    "cards 3",
    "grey-truck",
    "beige",
    "points 1",
    "pay 1 and grey-worker",
)
ADMIN_PHRASES: Final = ("unblock 1 and rotations 1", "beige", "brew 1", "white")
BONUS_PHRASES: Final = (
    "coins 1",
    "beige",
    "barrels x",
    "move x",
    "rotations 2",
    "brew 1",
    "unblock 1",
    "pay 1 and order",
    "extension 3",
    "cards 3",
    "rotations x",
    "points 1",
)
EXTENSION_PHRASES: Final = (
    "overlay and rotations 3",
    "overlay and level 1",
    "laboratory and rotations 2",
    "depot and coins 1",
    "beer 1 and move 1",
    "hall",
)
BUILT_PHRASES: Final = ("beige or cards 1", "level 1", "level 1 or points 1")  # with the 2nd, 3rd, 4th
TILE_PHRASES: Final = (
    "level 1 and income 1",
    "barrels 1 and move 2 or unblock 1",
    "progress 1 or beige",
    "beer 1 or level 1",
)
# Free halves of worker actions 3 and 4 with the master brewer "second".
FREE_PHRASES: Final = (
    "progress 1 and unblock 1 or unblock 1 and progress 1",
    "barrels x and move x or move x and barrels x",
)
FIRST_TRUCK_PHRASE: Final = "coins 1"
FIRST_ORDER_PHRASE: Final = "move 1"  # before or after the delivery, so it is not run from the script

OF_WORKER: Final = 0
OF_TRUCK: Final = 9
OF_ORDER: Final = 13
OF_ADMIN: Final = 21
OF_BONUS: Final = 25
OF_EXTENSION: Final = 37
OF_BUILT: Final = 43
OF_TILE: Final = 46
OF_FREE: Final = 50
OF_FIRST_TRUCK: Final = 52
PRINTED: Final = 53


def printed_script() -> Script:
    """A script that holds what is printed; a deck adds its cards."""
    script = Script()
    printed = (
        *WORKER_PHRASES, *TRUCK_PHRASES, *ORDER_PHRASES, *ADMIN_PHRASES, *BONUS_PHRASES,
        *EXTENSION_PHRASES, *BUILT_PHRASES, *TILE_PHRASES, *FREE_PHRASES, FIRST_TRUCK_PHRASE,
    )  # fmt: skip
    for text in printed:
        script.add(read_phrase(text, EFFECT_NAMES[POINTS:]))
    assert len(script.starts) == PRINTED
    return script
