"""Games recorded under rules that have changed since are refused in words that say what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from brewtable.kernel.errors import JournalError
from brewtable.kernel.journal import read_journal
from brewtable.locale.words import Words

RULES_1 = Path(__file__).parent / "rules-1.brew"


def test_a_game_of_rules_version_1_is_refused_with_what_to_do() -> None:
    with pytest.raises(JournalError) as refusal:
        read_journal(RULES_1.read_text("utf-8"))
    assert Words().explain(refusal.value) == (
        "line 1: recorded with rules version 1, this program has 2: "
        "replay it with a brewtable that plays version 1 (its changelog says so)"
    )
