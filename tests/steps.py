"""What is true of the steps of every game."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.game import Game
from brewtable.kernel.state import OVER, Step
from brewtable.locale.words import fluent_files, languages


def numbers_in(agenda: ModuleType) -> dict[str, int]:
    return {name: number for name, number in vars(agenda).items() if name.isupper()}


def decisions(steps: list[Step[Any]]) -> list[str]:
    return [step.name for step in steps if step.decides]


def check_question(key: str) -> None:
    """Every language has words of its own for it."""
    for language in languages():
        lines = [line for file in fluent_files(language) for line in file.read_text("utf-8").splitlines()]
        assert any(line.startswith(f"{key} =") for line in lines), f"{language}: {key} is missing"


def check_answers(game: Game, players: int, seeds: int) -> None:
    """In random play every choice of a decision is of a kind that the decision names."""
    for seed in range(seeds):
        state, stream = game.new(game.setup(players, seed)), Stream(seed, BOTS)
        while state.to_move() != OVER:
            step = state.steps[state.agenda[state.depth - 1]]
            choices = state.legal()
            for action in choices:
                kind = game.structure(state, int(action))["kind"]
                assert kind in step.answers, f"{step.name} does not name {kind}"
            state.play(choices[stream.below(len(choices))])
