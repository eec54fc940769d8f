"""Messages become sentences here, by the Fluent files of a language, with English where it has none yet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Literal, TypeGuard

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from brewtable.kernel.errors import BrewError
from brewtable.kernel.message import Argument, Message, Phrase, message_from_data
from brewtable.kernel.registry import packages_of_games

FALLBACK = "en"
HOUSE = "brewtable"
_HUGE = 10**15  # a number that nobody counts to: it is put in digit by digit, since formats know an end
_LONGEST = 2_500  # characters of a text that Fluent puts into a sentence
_PREFERENCES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


@cache
def languages() -> tuple[str, ...]:
    """The languages that have words."""
    return tuple(sorted(entry.name for entry in _folder().iterdir() if fluent_files(entry.name)))


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language a person's environment asks for, English if there are no words in it."""
    asked = next((environment[name] for name in _PREFERENCES if environment.get(name)), "")
    language = re.split(r"[_.@-]", asked)[0].lower()
    return language if language in languages() else FALLBACK


def _folder(package: str = HOUSE) -> resources.abc.Traversable:
    return resources.files(package) / "locale"


def fluent_files(language: str, package: str = HOUSE) -> list[resources.abc.Traversable]:
    folder = _folder(package) / language
    if not folder.is_dir():
        return []
    return sorted((one for one in folder.iterdir() if one.name.endswith(".ftl")), key=lambda one: one.name)


def words_brought_by(game: str) -> dict[str, list[str]]:
    """The Fluent files of a game from another package, by language: those in its folder `locale/LANGUAGE`."""
    package = packages_of_games()[game]
    if package == HOUSE:
        return {}
    try:
        files = {language: fluent_files(language, package) for language in languages()}
    except ImportError:  # whoever opens the game hears of it
        return {}
    return {
        language: [file.read_text(encoding="utf-8") for file in found]
        for language, found in files.items()
        if found
    }


class Words:
    """Speaks one language, calls those who sit at the table by their names, and whoever listens "you"."""

    def __init__(
        self,
        language: str = FALLBACK,
        names: Sequence[str] = (),
        me: int | None = None,
        cards: Mapping[str, Phrase] | None = None,
    ) -> None:
        if language not in languages():
            raise BrewError(
                "words-no-language", {"language": repr(language), "languages": ", ".join(languages())}
            )
        self.language = language
        self.names = tuple(names)
        self.me = me
        self.cards = {} if cards is None else cards
        self._order = [language] if language == FALLBACK else [language, FALLBACK]

    def naming(self, names: Sequence[str]) -> Words:
        """The same language at a table where these people sit."""
        return Words(self.language, names, self.me, self.cards)

    def to(self, seat: int | None) -> Words:
        """The same words for who sits at a seat; for None, for somebody who looks on."""
        return Words(self.language, self.names, seat, self.cards)

    def calling(self, catalog: Mapping[str, Mapping[str, object]]) -> Words:
        """The same words, with the cards of a catalog called what is printed on them."""
        called = {card: front.get("called", front.get("name", card)) for card, front in catalog.items()}
        cards = {
            card: message_from_data(name) if isinstance(name, Mapping) else str(name)
            for card, name in called.items()
        }
        return Words(self.language, self.names, self.me, cards)

    def name(self, seat: int) -> str:
        """Who sits at a seat counted from 0."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self._spoken(Message("seat-name", {"number": seat + 1}))

    def title(self, game: str, title: str) -> str:
        """The title of a game in this language, or what it calls itself where there are no words for it."""
        key = f"web-title-{game}"
        known = any(bundle.pattern(key) is not None for bundle in self._bundles())
        return self._spoken(Message(key)) if known else title

    def say(self, message: Message) -> str:
        """The sentence for a message."""
        text = self._spoken(message)
        seats = [self.name(seat) for name, seat in message.args.items() if _is_seat(seat, name)]
        # Seats without a name and bots are called in small letters, but not at the start of a sentence.
        return text[:1].upper() + text[1:] if text.startswith(tuple(seats)) else text

    def _spoken(self, message: Message) -> str:
        values = {name: self._value(name, value) for name, value in message.args.items()}
        values |= {f"{name}_who": self._who(value) for name, value in message.args.items() if _of_seat(name)}
        long = {name: text for name, text in values.items() if isinstance(text, str) and len(text) > _LONGEST}
        arguments = {**values, **{name: _stand_in(name) for name in long}}
        for bundle in self._bundles():
            pattern = bundle.pattern(message.key)
            if pattern is not None:
                text, problems = bundle.format(pattern, arguments)
                if problems:
                    raise BrewError("words-misfit", {"message": str(message), "problem": str(problems[0])})
                return _put_in(text, long)
        raise BrewError("words-no-key", {"field": repr(message.key)})

    def _bundles(self) -> Iterator[_Bundle]:
        """Those of the house, then those that games brought, which are not read before they are needed."""
        yield from (_bundle(language) for language in self._order)
        yield from (_brought_bundle(language) for language in self._order)

    def explain(self, error: BrewError) -> str:
        """An error in words; those of a game without words are sentences already."""
        try:
            return self.say(error.message)
        except BrewError:
            return str(error)

    def _who(self, value: Argument) -> str:
        return "you" if self.me is not None and value == self.me else "other"

    def _value(self, name: str, value: Argument) -> str | int:
        if _is_seat(value, name):
            return self.name(value)
        if isinstance(value, Message):
            return self._spoken(value)
        if isinstance(value, list):
            spoken = [self._spoken(one) for one in value]
            for start, between in _SEPARATED.items():
                if name.startswith(start):
                    return between.join(spoken)
            style: Literal["or", "standard"] = "or" if name.startswith("or_") else "standard"
            return format_list(spoken, style, Locale.parse(self.language)) if spoken else ""
        if isinstance(value, str) and value in self.cards:
            called = self.cards[value]
            return called if isinstance(called, str) else self._spoken(called)
        if isinstance(value, int) and abs(value) >= _HUGE:
            return str(value)
        return value


def _stand_in(name: str) -> str:
    """What Fluent is given instead of a text too long for it."""
    return f"\ue000{name}\ue000"


def _put_in(text: str, long: Mapping[str, str]) -> str:
    for name, value in long.items():
        text = text.replace(_stand_in(name), value)
    return text


def _is_seat(value: Argument, name: str) -> TypeGuard[int]:
    return isinstance(value, int) and _of_seat(name)


def _of_seat(name: str) -> bool:
    return name == "seat" or name.endswith("_seat")


_SEPARATED = {"clauses_": "; ", "lines_": "\n"}


class _Bundle:
    """The messages of a language, each read by Fluent when it is first spoken: reading all takes as long as
    the rest of a command."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        # Without isolation marks: sentences also go to terminals and JSON, where the marks are noise.
        self._fluent = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in texts:
            self._unread.update({entry["name"]: entry[0] for entry in ENTRY.finditer(text)})

    def pattern(self, key: str) -> Pattern | None:
        """A message, if the language has it."""
        self._read(key)
        return self._fluent.get_message(key).value if self._fluent.has_message(key) else None

    def format(self, pattern: Pattern, arguments: dict[str, str | int]) -> tuple[str, list[Exception]]:
        text, problems = self._fluent.format_pattern(pattern, arguments)
        return str(text), problems

    def _read(self, name: str) -> None:
        """Have Fluent read an entry and those it refers to."""
        source = self._unread.pop(name, None)
        if source is not None:
            self._fluent.add_resource(FluentResource(source))
            for other in _REFERENCE.findall(source):
                self._read(other)


# An entry reaches to the next line that starts with neither a space, a bracket nor a new line.
ENTRY = re.compile(r"^(?P<name>-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }\]].*)?)*", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


@cache
def _bundle(language: str) -> _Bundle:
    return _Bundle(language, (file.read_text(encoding="utf-8") for file in fluent_files(language)))


@cache
def _brought_bundle(language: str) -> _Bundle:
    games = [game for game, package in packages_of_games().items() if package != HOUSE]
    return _Bundle(language, (text for game in games for text in words_brought_by(game).get(language, [])))
