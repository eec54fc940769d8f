"""What somebody may have meant, as the end of a message."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from brewtable.kernel.message import Message, Phrase


def hint(word: str, names: Sequence[str], quote: str = "'") -> Phrase:
    """The name of these that is nearest to a word; nothing if none is near."""
    same = [name for name in names if name.casefold() == word.strip().casefold()]
    close = same or get_close_matches(word, names, 1)
    return Message("hint", {"name": f"{quote}{close[0]}{quote}"}) if close else ""
