"""What a person reads of choices keeps its rules in random games, in every language."""

from __future__ import annotations

import pytest
from tests.label_lint import GAMES, faults, lint
from tests.locale.variants import messages, texts
from tests.verbs import KNOWN, has_verb

from brewtable.kernel.game import Game
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.registry import find_game
from brewtable.kernel.state import State
from brewtable.testing.tour import Scene, Tour

FAMILIES = ("choice-", "dice-choice-", "pioneers-choice-")
# Parts of labels, which stand behind what is done, and a label that begins with another one.
PARTS = {"choice-cleans", "choice-collects", "choice-over", "dice-choice-buy-with"}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    ("games", "one_in"),
    [(4, 9), pytest.param(60, 1, marks=pytest.mark.long("every question of sixty games"))],
)
def test_questions_and_choices_are_said_well(name: str, games: int, one_in: int) -> None:
    counts, examples = lint(find_game(name), games, one_in=one_in)
    assert counts["questions"] > 50 * games // one_in
    # Forty worlds do not always show the card that others may think of.
    examples.pop("one choice", None)
    assert counts["one choice"] <= counts["questions"] // 250
    assert examples == {}


@pytest.mark.parametrize("language", KNOWN)
def test_every_choice_that_can_be_offered_has_a_verb(language: str) -> None:
    without = {
        key: text
        for key, (_, message) in messages(language).items()
        if key.startswith(FAMILIES) and key not in PARTS
        for text in texts(message)
        if not has_verb(language, text)
    }
    assert without == {}


@pytest.mark.parametrize(
    ("label", "fault"),
    [
        (Message("choice-done-renew"), "same label"),
        (Message("card-name", {"card": "beer-07"}), "raw key or id"),
        (Message("card-name", {"card": "{ $gains }"}), "raw key or id"),
        (Message("card-name", {"card": "Take the die of seat 2"}), "seat number"),
        (Message("card-name", {"card": "Take the die of Bohdan"}), "own name"),
        (Message("card-name", {"card": "The die"}), "no verb"),
    ],
)
def test_each_fault_is_found(label: Message, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = _first_question()
    prompt = scene.game.prompt(scene.state, scene.mover)
    assert prompt is not None
    assert fault not in {found for found, _ in faults(scene)}
    for choice in prompt.choices[:2]:
        choice.label = label
    monkeypatch.setattr(scene, "game", Asking(scene.game, prompt))
    assert fault in {found for found, _ in faults(scene)}


class Asking:
    """A game that asks one question."""

    def __init__(self, game: Game, prompt: Prompt) -> None:
        self._game, self._prompt = game, prompt

    def __getattr__(self, name: str) -> object:
        return getattr(self._game, name)

    def prompt(self, _state: State, _seat: int) -> Prompt:
        return self._prompt


def _first_question() -> Scene:
    return next(Tour(find_game("beer-and-bread"), 1, 0).scenes())
