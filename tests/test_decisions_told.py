"""What others may read of a decision: all of it, but for what they may not know."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from brewtable.kernel.journal import read_journal
from brewtable.kernel.match import Match

GOLDEN = Path(__file__).parent / "golden"
# Decisions that name something only their maker may know: a card turned over in the hand, a hidden token.
SECRET = {"beer-and-bread": {"invert"}, "dice-brewing": {"buy", "win"}, "beer-pioneers": set[str]()}


def kept(match: Match, watcher: int | None) -> Counter[str]:
    """The verbs of decisions that a watcher may not read, with how often."""
    after = [*(entry.before for entry in match.entries[1:]), match.state]
    return Counter(
        entry.text.split()[0]
        for entry, state in zip(match.entries, after, strict=True)
        if match.game.text_for(state, entry.action, entry.heard, entry.seat, watcher) is None
    )


@pytest.mark.parametrize("name", SECRET)
def test_only_secrets_are_kept_from_others(name: str) -> None:
    found: Counter[str] = Counter()
    for file in sorted(GOLDEN.rglob("*.brew")):
        if f'"game":"{name}"' not in file.read_text("utf-8").partition("\n")[0]:
            continue
        match = read_journal(file.read_text("utf-8"))
        for watcher in (0, 1, None):
            secrets = kept(match, watcher)
            found += secrets
            assert set(secrets) <= SECRET[name], file.name
            if match.setup is not None and match.setup.options.get("advanced") is False:
                assert not secrets, "without the option tokens are bought openly"
    assert set(found) == SECRET[name]


def test_ones_own_decisions_can_be_read() -> None:
    for file in sorted(GOLDEN.glob("*.brew"))[:3]:
        match = read_journal(file.read_text("utf-8"))
        for entry in match.entries:
            told = match.game.text_for(match.state, entry.action, entry.heard, entry.seat, entry.seat)
            assert told == entry.text
