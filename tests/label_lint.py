"""What is wrong with questions and the labels of their choices, over random games of all titles, numbers of
players and options, in four languages.

python -m tests.label_lint 200 counts it over 200 games of each title.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache

from tests.verbs import KNOWN, has_verb

from brewtable.games.beer_pioneers.rules.material import SPECTATOR
from brewtable.kernel.game import Game
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.registry import find_game
from brewtable.kernel.state import NOT_FORCED
from brewtable.locale import Words
from brewtable.locale.words import languages
from brewtable.testing.tour import Scene, Tour

GAMES = ("beer-and-bread", "dice-brewing", "beer-pioneers")
NAMES = ("Ada", "Bohdan", "Chloé", "Dmitri")
WORLDS = 200  # positions that another seat cannot tell from the real one
_RAW = re.compile(r"[{}$_]|\b(choice|ask|kind|tokens|dice-choice|pioneers-choice)-|\b[a-z]+-\d+\b|\bNone\b")
_SEAT = re.compile(r"\bseat \d", re.IGNORECASE)


def faults(scene: Scene) -> Iterator[tuple[str, str]]:
    """What is wrong where a seat is asked: the fault, and what shows it."""
    prompt = scene.game.prompt(scene.state, scene.mover)
    assert prompt is not None
    if len(prompt.choices) == 1 and _is_asked_in_vain(scene):
        yield "one choice", f"{prompt.ask}: {prompt.choices[0].text}"
    for language in languages():
        labels = [said(language, scene.mover, choice.label) for choice in prompt.choices]
        yield from (("same label", label) for label in set(labels) if labels.count(label) > 1)
        yield from _same_ways(language, prompt)
        question = said(language, scene.mover, prompt.question)
        for text in [question, *labels]:
            yield from _badly_said(text, scene, prompt)
        if language in KNOWN:
            yield from (
                ("no verb", f"{language}: {label}") for label in labels if not has_verb(language, label)
            )


def _same_ways(language: str, prompt: Prompt) -> Iterator[tuple[str, str]]:
    """Picks of a set, and ways through several questions, are labels to choose from as well."""
    picks = [] if prompt.set is None else [pick.label for pick in prompt.set.picks]
    for group in (picks, [way.label for way in prompt.ways]):
        labels = [said(language, prompt.seat, label) for label in group]
        yield from (("same label", label) for label in set(labels) if labels.count(label) > 1)


def _badly_said(text: str, scene: Scene, prompt: Prompt) -> Iterator[tuple[str, str]]:
    if _RAW.search(text) or any(one in text for one in _ids(prompt)):
        yield "raw key or id", text
    if _SEAT.search(text):
        yield "seat number", text
    if re.search(rf"\b{NAMES[scene.mover]}\b", text):
        yield "own name", text


def _ids(prompt: Prompt) -> set[str]:
    """The names by which programs know things, where nobody would call them so."""
    values = {str(value) for choice in prompt.choices for value in choice.do.values()}
    return {value for value in values if re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", value)} - {"beige-brown"}


def _is_asked_in_vain(scene: Scene) -> bool:
    """Whether everybody could know that there is only one answer, and yet it is asked.

    The mover too learns from a question that is left out: of a card that would answer it, that a rival
    holds it. And so do those who only look on.
    Of hidden action tokens it can be worked out at times which they are, from prices and empty stacks: that
    does not count, since hardly anybody would.
    """
    if scene.state.forced() != NOT_FORCED or scene.setup.options.get("advanced"):
        return False
    others = [seat for seat in scene.seats if seat != scene.mover]
    if scene.game.name == "beer-pioneers":  # whose worlds are drawn for any watcher
        others.append(SPECTATOR)
    worlds = (
        scene.game.resample(scene.game.resample(scene.state, scene.mover, scene.chooser), seat, scene.chooser)
        for _ in range(WORLDS)
        for seat in others
    )
    return all(len(world.legal()) == 1 for world in worlds)


_spoken: dict[tuple[str, int, str], str] = {}


def said(language: str, seat: int, message: Message) -> str:
    key = (language, seat, json.dumps(message.to_data(), sort_keys=True))
    if key not in _spoken:
        _spoken[key] = _words(language, seat).say(message)
    return _spoken[key]


@cache
def _words(language: str, seat: int) -> Words:
    return Words(language, NAMES).to(seat)


def lint(game: Game, games: int, seed: int = 0, one_in: int = 1) -> tuple[Counter[str], dict[str, list[str]]]:
    """How many questions and choices were looked at and what was wrong, with examples."""
    counts: Counter[str] = Counter()
    examples: dict[str, list[str]] = {}
    for scene in Tour(game, games, seed).scenes():
        if scene.action is None:
            counts["games"] += 1
        elif scene.ply % one_in == 0:
            counts["questions"] += 1
            counts["choices"] += len(scene.legal())
            for fault, shown in faults(scene):
                counts[fault] += 1
                examples.setdefault(fault, []).append(f"{shown} (seed {scene.tour.seed}, ply {scene.ply})")
    return counts, examples


if __name__ == "__main__":
    for name in GAMES:
        found, shown = lint(find_game(name), int(sys.argv[1]), int(sys.argv[2]) if sys.argv[2:] else 0)
        print(name, dict(found), flush=True)
        for fault, where in shown.items():
            print(f"  {fault}: {'; '.join(dict.fromkeys(where[:5]))}")
