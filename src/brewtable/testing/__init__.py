"""The conformance kit: the laws every game must keep, ours and other people's.

    from brewtable.testing import check_game

    def test_my_game_keeps_the_laws():
        check_game(MyGame())

Each law is also a function of its own, so that a test suite can name them one by one:

    @pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
    def test_law(law):
        law(MyGame(), games=20, seed=0)

A broken law raises `ConformanceError`. It names the method to look at, what was expected, and a
seed and ply; `scene_at(game, seed, ply)` leads to that position again.
"""

from brewtable.testing.kit import LAWS, check_game
from brewtable.testing.laws import (
    check_copies,
    check_end,
    check_errors,
    check_legal,
    check_notation,
    check_position_laws,
    check_prompts,
    check_result,
    check_setup,
    check_why_not,
)
from brewtable.testing.records import (
    check_chance,
    check_journal,
    check_listening,
    check_save,
    check_seeds,
    check_undo,
)
from brewtable.testing.secrecy import check_data, check_decisions, check_resample, check_secrets
from brewtable.testing.tour import ConformanceError, Law, Scene, scene_at

__all__ = [
    "LAWS",
    "ConformanceError",
    "Law",
    "Scene",
    "check_chance",
    "check_copies",
    "check_data",
    "check_decisions",
    "check_end",
    "check_errors",
    "check_game",
    "check_journal",
    "check_legal",
    "check_listening",
    "check_notation",
    "check_position_laws",
    "check_prompts",
    "check_resample",
    "check_result",
    "check_save",
    "check_secrets",
    "check_seeds",
    "check_setup",
    "check_undo",
    "check_why_not",
    "scene_at",
]
