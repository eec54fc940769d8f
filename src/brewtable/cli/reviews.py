"""The review of a game in characters: curves of who was likely to win, and where it turned."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from brewtable.bots.review import Verdict, ending, turning_points
from brewtable.kernel.match import Match
from brewtable.kernel.message import Argument, Message
from brewtable.locale import Words

_BARS = "▁▂▃▄▅▆▇█"
_WIDTH = 60  # of a curve, at most, and its end


def print_review(match: Match, verdicts: list[Verdict], words: Words) -> None:
    """A curve for each seat up to the end, then the turning points."""
    console = Console(highlight=False)
    end = ending(match)
    shown = [one.chances for one in verdicts[:: max(1, -(-len(verdicts) // _WIDTH))]]
    course = shown if end is None else [*shown, end]
    for seat in range(match.state.seats):
        curve = "".join(_BARS[min(7, int(8 * chances[seat]))] for chances in course)
        console.print(words.say(Message("cli-review-seat", {"seat": seat})), curve)
    turned = turning_points(verdicts)
    if not turned:
        console.print(words.say(Message("cli-review-even")))
    for one in turned:
        lost = f"{one.lost:.0%}"
        facts: dict[str, Argument] = {
            "ply": one.ply + 1,
            "seat": one.seat,
            "played": one.played,
            "lost": lost,
        }
        console.print(
            escape(words.say(Message("cli-review-turn", {**facts, "better": str(one.better)}))),
            soft_wrap=True,
        )
