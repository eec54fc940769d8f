"""Messages become sentences here, by the Fluent files of a language, with English where it has none yet."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Literal, TypeGuard

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from brewtable.kernel.errors import BrewError
from brewtable.kernel.message import Argument, Message

FALLBACK = "en"
_LONGEST = 2_500  # characters of a text that Fluent puts into a sentence
_PREFERENCES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


@cache
def languages() -> tuple[str, ...]:
    """The languages that have words."""
    return tuple(sorted(entry.name for entry in _folder().iterdir() if _fluent_files(entry.name)))


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language a person's environment asks for, English if there are no words in it."""
    asked = next((environment[name] for name in _PREFERENCES if environment.get(name)), "")
    language = re.split(r"[_.@-]", asked)[0].lower()
    return language if language in languages() else FALLBACK


def _folder() -> resources.abc.Traversable:
    return resources.files("brewtable.locale")


def _fluent_files(language: str) -> list[resources.abc.Traversable]:
    folder = _folder() / language
    if not folder.is_dir():
        return []
    return sorted((one for one in folder.iterdir() if one.name.endswith(".ftl")), key=lambda one: one.name)


class Words:
    """Speaks one language, and calls those who sit at the table by their names."""

    def __init__(self, language: str = FALLBACK, names: Sequence[str] = ()) -> None:
        if language not in languages():
            raise BrewError(
                "words-no-language", {"language": repr(language), "languages": ", ".join(languages())}
            )
        self.language = language
        self.names = tuple(names)
        self._bundles = [_bundle(language)]
        if language != FALLBACK:
            self._bundles.append(_bundle(FALLBACK))

    def naming(self, names: Sequence[str]) -> Words:
        """The same language at a table where these people sit."""
        return Words(self.language, names)

    def name(self, seat: int) -> str:
        """Who sits at a seat counted from 0."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self._spoken(Message("seat-name", {"number": seat + 1}))

    def say(self, message: Message) -> str:
        """The sentence for a message."""
        text = self._spoken(message)
        seats = [self.name(seat) for name, seat in message.args.items() if _is_seat(seat, name)]
        # Seats without a name and bots are called in small letters, but not at the start of a sentence.
        return text[:1].upper() + text[1:] if text.startswith(tuple(seats)) else text

    def _spoken(self, message: Message) -> str:
        values = {name: self._value(name, value) for name, value in message.args.items()}
        long = {name: text for name, text in values.items() if isinstance(text, str) and len(text) > _LONGEST}
        arguments = {**values, **{name: _stand_in(name) for name in long}}
        for bundle in self._bundles:
            if bundle.has_message(message.key):
                pattern = bundle.get_message(message.key).value
                if pattern is None:
                    break
                text, problems = bundle.format_pattern(pattern, arguments)
                if problems:
                    raise BrewError("words-misfit", {"message": str(message), "problem": str(problems[0])})
                return _put_in(str(text), long)
        raise BrewError("words-no-key", {"field": repr(message.key)})

    def explain(self, error: BrewError) -> str:
        """An error in words; those of a game without words are sentences already."""
        try:
            return self.say(error.message)
        except BrewError:
            return str(error)

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
        return value


def _stand_in(name: str) -> str:
    """What Fluent is given instead of a text too long for it."""
    return f"\ue000{name}\ue000"


def _put_in(text: str, long: Mapping[str, str]) -> str:
    for name, value in long.items():
        text = text.replace(_stand_in(name), value)
    return text


def _is_seat(value: Argument, name: str) -> TypeGuard[int]:
    return isinstance(value, int) and (name == "seat" or name.endswith("_seat"))


_SEPARATED = {"clauses_": "; ", "lines_": "\n"}


@cache
def _bundle(language: str) -> FluentBundle:
    # Without isolation marks: sentences also go to terminals and JSON, where the marks are noise.
    bundle = FluentBundle([language], use_isolating=False)
    for file in _fluent_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
