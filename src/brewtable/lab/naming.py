"""What things are called in a report: by the catalog and the words of the game, as they were written down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from brewtable.kernel.game import Game
from brewtable.kernel.message import Message, Phrase, message_from_data
from brewtable.lab.plan import Plan, deck_of
from brewtable.locale import Words

_LONG, _SHORT = 34, 27  # characters: more is a sentence, and no name


def written_down(game: Game, plan: Plan) -> dict[str, object]:
    """Titles, things and expectations of each deck, as data: the report needs nothing else."""
    return {
        "title": game.title,
        "decks": [_deck_data(game, plan, deck) for deck in plan.decks],
        "expected": [[one.measure, one.words, one.least, one.most] for one in game.expected],
    }


def _deck_data(game: Game, plan: Plan, wanted: str | None) -> dict[str, object]:
    deck = deck_of(game, wanted)
    state = game.new(game.setup(plan.players, 0, plan.options, deck))
    catalog = game.catalog(state)
    things: dict[tuple[str, str], list[object]] = {}
    for thing in game.all_things(state):
        front = catalog.get(thing.name, {})
        called = front.get("called", front.get("name", thing.called))
        things.setdefault(
            (thing.sort, thing.name), [thing.sort, thing.name, _as_data(called), list(_printed(front))]
        )
    return {"name": deck.name, "title": deck.title, "hash": deck.hash, "things": list(things.values())}


def _as_data(called: object) -> object:
    return called.to_data() if isinstance(called, Message) else called


def _printed(front: Mapping[str, object]) -> list[object]:
    """What stands on a card, sentence by sentence, its name left out."""
    words = front.get("words")
    if isinstance(words, list):
        return list(words[1:])
    sections = front.get("sections")
    if not isinstance(sections, Mapping):
        return []
    return [one["words"] for one in sections.values() if isinstance(one, Mapping) and "words" in one]


class Names:
    """The things of a deck in words."""

    def __init__(self, things: list[list[object]], words: Words) -> None:
        self._called: dict[tuple[str, str], str] = {}
        self._printed: dict[tuple[str, str], str] = {}
        names = {(str(one[0]), str(one[1])): _spoken(one[2], words) for one in things}
        often = Counter((sort, called) for (sort, _), called in names.items())
        for sort, name, _, printed in things:
            thing = (str(sort), str(name))
            called = names[thing]
            self._called[thing] = f"{called} ({name})" if often[thing[0], called] > 1 else called
            lines = [_spoken(one, words) for one in printed] if isinstance(printed, list) else []
            self._printed[thing] = "; ".join(lines)

    def things(self) -> list[tuple[str, str]]:
        return list(self._called)

    def call(self, sort: str, name: str) -> str:
        """A thing in words; a sentence is told apart by the name that it has in texts."""
        called = self._called.get((sort, name), name)
        called = f"{called} ({name})" if len(called) > _LONG and not called.endswith(")") else called
        return called[:1].upper() + called[1:]

    def short(self, sort: str, name: str) -> str:
        """The same for narrow places."""
        called = self.call(sort, name)
        return called if len(called) <= _SHORT else f"{called[: _SHORT - len(name) - 4]}… ({name})"

    def printed(self, sort: str, name: str) -> str:
        return self._printed.get((sort, name), "")


def _spoken(called: object, words: Words) -> str:
    phrase: Phrase = message_from_data(called) if isinstance(called, Mapping) else str(called)
    return words.say(phrase) if isinstance(phrase, Message) else phrase
