"""Laws of words: what a seat is asked can be told apart by who reads it."""

from __future__ import annotations

from collections.abc import Iterator

from brewtable.kernel.errors import BrewError
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Prompt
from brewtable.locale.words import Words, languages
from brewtable.testing.tour import Scene, Tour, law

_ONE_IN = 3  # questions are many and alike


@law
def check_labels(tour: Tour) -> None:
    """No two choices of a question are called the same, in any language."""
    speakers = [Words(language) for language in languages()]
    for scene in tour.scenes():
        if scene.action is None or not scene.picked(_ONE_IN):
            continue
        prompt = tour.game.prompt(scene.state, scene.mover)
        assert prompt is not None
        for words in speakers:
            for labels in _groups(prompt):
                _must_differ(scene, words.to(scene.mover), labels)


def _groups(prompt: Prompt) -> Iterator[list[Message]]:
    """What is to choose from at a time: choices, ways through several questions, picks of a set."""
    yield [choice.label for choice in prompt.choices]
    yield [way.label for way in prompt.ways]
    if prompt.set is not None:
        yield [pick.label for pick in prompt.set.picks]


def _must_differ(scene: Scene, words: Words, labels: list[Message]) -> None:
    said = [_spoken(words, label) for label in labels]
    twice = next((label for label in said if said.count(label) > 1), None)
    scene.require(twice is None, "prompt()", f"two choices are called {twice!r} in {words.language!r}")


def _spoken(words: Words, label: Message) -> str:
    """A label in words; a game from elsewhere may bring none."""
    try:
        return words.say(label)
    except BrewError:
        return str(label.to_data())
