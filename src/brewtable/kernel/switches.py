"""Options that are on or off and that rules ask about while a game is played. A game declares each once:

    SWITCHES: Final = Switches("dice-option")
    BAD_LUCK: Final[i64] = SWITCHES.add("bad-luck")

and its rules ask `s.plays_with(BAD_LUCK)`. Choosing, saving, loading and showing come from the declaration.
"""

from __future__ import annotations

from collections.abc import Mapping

from brewtable.kernel.game import Option
from brewtable.kernel.positiondata import flag
from brewtable.kernel.sets import only
from brewtable.kernel.state import State


class Switches:
    """The options of a game that are on or off. `words` begins the keys of their words."""

    def __init__(self, words: str) -> None:
        self._words = words
        self.names: list[str] = []
        self._always_saved: set[str] = set()

    def add(self, name: str, later: bool = True) -> int:
        """A new option; the set that holds it alone.

        Positions saved before there was such an option know nothing of one that came `later`: that is saved
        only where it is on.
        """
        if not later:
            self._always_saved.add(name)
        self.names.append(name)
        return only(len(self.names) - 1)

    def options(self) -> list[Option]:
        return [
            Option(name, [False, True], f"{self._words}-{name}", name not in self._always_saved)
            for name in self.names
        ]

    def chosen(self, options: Mapping[str, object]) -> int:
        """Those that were chosen, as a set."""
        return sum(only(place) for place, name in enumerate(self.names) if options.get(name))

    def data(self, s: State) -> dict[str, bool]:
        """Which are on in a game, by their names."""
        return {name: s.plays_with(only(place)) for place, name in enumerate(self.names)}

    def saved(self, s: State) -> dict[str, bool]:
        """What a saved position tells of them."""
        return {name: on for name, on in self.data(s).items() if on or name in self._always_saved}

    def load(self, data: Mapping[str, object]) -> int:
        """Those that are on in a saved position, as a set."""
        there = [name for name in self.names if name in self._always_saved or name in data]
        return self.chosen({name: flag(data, name) for name in there})
