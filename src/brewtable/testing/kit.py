"""All laws together."""

from __future__ import annotations

from brewtable.kernel.game import Game
from brewtable.testing import laws, records, secrecy, wording
from brewtable.testing.tour import Law

LAWS: list[Law] = [
    laws.check_setup,
    laws.check_legal,
    laws.check_end,
    laws.check_position_laws,
    laws.check_copies,
    laws.check_notation,
    laws.check_errors,
    laws.check_why_not,
    laws.check_prompts,
    laws.check_together,
    laws.check_result,
    wording.check_labels,
    secrecy.check_data,
    secrecy.check_resample,
    secrecy.check_secrets,
    secrecy.check_decisions,
    secrecy.check_forced,
    secrecy.check_features,
    records.check_save,
    records.check_seeds,
    records.check_listening,
    records.check_chance,
    records.check_undo,
    records.check_journal,
]


def check_game(game: Game, games: int = 20, seed: int = 0) -> None:
    """Play random games and raise ConformanceError at the first law that the game breaks."""
    for check in LAWS:
        check(game, games, seed)
