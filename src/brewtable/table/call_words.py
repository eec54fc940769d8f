"""What a call says: the game, whom one plays with, what is to do, and by when. Nothing of the position."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from brewtable.kernel.message import Message, said
from brewtable.locale import Words
from brewtable.table.clocks import HOUR


class Why(StrEnum):
    """What somebody is called for."""

    TURN = "turn"
    VOTE = "vote"
    BEGUN = "begun"
    ENDED = "ended"
    REMINDER = "reminder"
    NUDGE = "nudge"
    TEST = "test"


class About(NamedTuple):
    """What may be said of a table to somebody who sits there."""

    why: Why
    table: str
    game: str
    title: str
    others: Sequence[str]  # the names of other people who sit there, as far as they have any
    left: int | None  # milliseconds until the deadline
    by_mail: bool = True


class Said(NamedTuple):
    title: str
    text: str
    path: str  # of the page, on whatever name the service has there


_SPOILS = str.maketrans({"<": "‹", ">": "›", "@": "＠", "[": "(", "]": ")", "`": "'", "&": "+", "*": "·"})


def plain(name: str) -> str:
    """A name that is no command, no link and no markup in the chats and mails of others."""
    return name.translate(_SPOILS).replace("://", ": //").replace("www.", "www .")


@cache
def words_of(language: str) -> Words:
    return Words(language)


def say(about: About, language: str) -> Said:
    words = words_of(language)
    if about.why is Why.TEST:
        return Said(words.say(Message("calls-test")), words.say(Message("calls-test-text")), "/account")
    game = words.title(about.game, about.title)
    lines = [Message(f"calls-{about.why}-text")]
    if about.others:
        lines.append(Message("calls-with", {"names": [said(plain(name)) for name in about.others]}))
    if about.left is not None:
        lines.append(_time_left(about.left))
    text = " ".join(words.say(line) for line in lines)
    return Said(words.say(Message(f"calls-{about.why}", {"game": game})), text, f"/table/{about.table}")


def _time_left(left: int) -> Message:
    """In whole hours, or minutes where there are few."""
    if left >= 2 * HOUR:
        return Message("calls-hours-left", {"hours": left // HOUR})
    return Message("calls-minutes-left", {"minutes": max(1, left * 60 // HOUR)})
