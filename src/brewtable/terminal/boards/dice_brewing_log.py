"""The log of Dice Brewing: dice that are rolled in one place or go the same way are one line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from brewtable.kernel.game import Game
from brewtable.kernel.message import Argument, Message
from brewtable.locale import Words
from brewtable.terminal.boards.board import Event
from brewtable.terminal.boards.dice_brewing_ink import face

_PIECES = ("die", "seeds", "roll")


def log_of(game: Game, events: Sequence[Event], words: Words) -> list[str]:
    lines: list[str] = []
    told_of = [event for event, after in pairwise([*events, {}]) if not _told_otherwise(event, after)]
    for run in _runs(told_of):
        told = game.tell(run[0])
        if told is not None and run[0]["event"] in _PIECES:
            told = Message(told.key, {**told.args, "pieces": _pieces(run)})
        if told is not None:
            lines.append(words.say(told))
    return lines


def _told_otherwise(event: Event, after: Event) -> bool:
    """Phases show by what happens in them, and what a token cost by the line about the token."""
    if event["event"] == "paid":
        return after.get("event") == "token" and after["paid"] == event["amount"]
    return event["event"] == "phase"


def _pieces(run: Sequence[Event]) -> Argument:
    if run[0]["event"] == "seeds":
        return Message("dice-seeds", {"count": sum(int(str(event["count"])) for event in run)})
    return " ".join(face(event["die"], event["value"]) for event in run)


def _runs(events: Sequence[Event]) -> list[list[Event]]:
    """Events cut into runs: of pieces rolled in one place or going the same way, or of one event."""
    runs: list[list[Event]] = []
    for event in events:
        if runs and _way(event) is not None and _way(runs[-1][0]) == _way(event):
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs


def _way(event: Event) -> tuple[object, ...] | None:
    """Where pieces are rolled, or which way they go: those that leave a board count together."""
    if event["event"] == "roll":
        return "roll", event["at"]
    if event["event"] not in _PIECES:
        return None
    source = str(event["from"])
    zone = source.rpartition(":")[0] if source.startswith("board") else source
    return event["event"], zone, event["to"]
