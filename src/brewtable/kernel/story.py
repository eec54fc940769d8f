"""The log of a match as a person reads it: a sentence for each decision, and what came of it."""

from __future__ import annotations

from brewtable.kernel.deed import together
from brewtable.kernel.match import Match
from brewtable.kernel.message import Message
from brewtable.kernel.state import State


class Part:
    """What stands in the log under one head: a decision, or a chapter such as a round."""

    def __init__(self, ply: int, head: Message, is_heading: bool) -> None:
        self.ply = ply
        self.head = head
        self.is_heading = is_heading
        self.details: list[Message] = []


def story(match: Match, seat: int | None, start: int | None = None, end: int | None = None) -> list[Part]:
    """What a seat may know of the decisions from ply `start` up to `end`; without it of the opening, too."""
    parts: list[Part] = []
    if start is None:
        _tell(parts, match, _after(match, 0), match.opening, seat, 0, None)
    for ply in range(start or 0, match.ply if end is None else end):
        entry, after = match.entries[ply], _after(match, ply + 1)
        deed = match.game.deed(entry.before, after, entry.action, entry.heard, seat)
        _tell(parts, match, after, entry.heard, seat, ply + 1, deed)
    return parts


def _after(match: Match, ply: int) -> State:
    return match.entries[ply].before if ply < match.ply else match.state


def _tell(
    parts: list[Part],
    match: Match,
    after: State,
    heard: list[int],
    seat: int | None,
    ply: int,
    deed: Message | None,
) -> None:
    """Add what one decision brought. Where a game has no sentence for it, the first line is its head."""
    game = match.game
    open_part = None if deed is None else _head(parts, ply, deed)
    for event in game.events_for(after, heard, seat):
        line = game.sentence(event)
        if line is None:
            continue
        is_heading = game.vocabulary.begins_chapter(event)
        if open_part is None or is_heading:
            open_part = Part(ply, line, is_heading)
            parts.append(open_part)
        else:
            _gather(open_part.details, line)


def _gather(lines: list[Message], line: Message) -> None:
    """Add a line, in one with the last where they go together."""
    both = together(lines[-1], line) if lines else None
    if both is None:
        lines.append(line)
    else:
        lines[-1] = both


def _head(parts: list[Part], ply: int, deed: Message) -> Part:
    """The part for a deed, which may go on with the one before."""
    last = parts[-1] if parts and not parts[-1].is_heading else None
    both = together(last.head, deed) if last is not None else None
    if last is not None and both is not None:
        last.head = both
        return last
    part = Part(ply, deed, False)
    parts.append(part)
    return part
