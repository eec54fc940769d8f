"""Seats, sentences and the story of a match in words, for all who print them."""

from __future__ import annotations

from brewtable.kernel.errors import BrewError
from brewtable.kernel.message import Message
from brewtable.kernel.story import Part
from brewtable.locale.words import Words


def speak(words: Words, message: Message) -> str:
    """A message in words. Games from elsewhere may bring none; then its key must do."""
    try:
        return words.say(message)
    except BrewError:
        return str(message)


def story_lines(part: Part, words: Words) -> list[str]:
    """The head of a part of the story, and what came of it that the head does not say already."""
    head = speak(words, part.head)
    details = [speak(words, line) for line in part.details]
    return [head, *(line for line in details if line != head)]


def player_names(seats: list[str], words: Words) -> list[str]:
    """Who sits at each seat, no two called the same: people, and bots without the mark that they are bots."""
    person = words.say(Message("terminal-person"))
    unnamed = {f"seat {number + 1}": words.name(number) for number in range(len(seats))}
    called = {"human": person, **unnamed}
    names = [called.get(seat, seat.removeprefix("bot:")) for seat in seats]
    return [
        name
        if names.count(name) == 1
        else words.say(Message("terminal-namesake", {"name": name, "number": n}))
        for n, name in enumerate(names, 1)
    ]
