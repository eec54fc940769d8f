"""Reviews of games that are over: what a bot that knew no more than the seat says of its decisions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from brewtable.bots.review import NOTEWORTHY, TURNING_POINTS, had_a_choice
from brewtable.kernel.match import Match
from brewtable.table.hall import Hall
from brewtable.table.problems import Refusal
from brewtable.table.schema import Choice, Review, Verdict
from brewtable.table.sitting import Sitting
from brewtable.table.snapshots import choice_data
from brewtable.table.thinking import imagined
from brewtable.table.waiting_line import Asker


@dataclass(frozen=True)
class Decision:
    """What a bot is asked about: what a seat chose, in a world it could not tell from the real one."""

    seat: int
    action: int
    world: Mapping[str, Any]
    choices: Mapping[int, Choice]  # all that it had, by action


async def review(hall: Hall, person: str, table: str) -> Review:
    async with hall.looking(table) as sitting:
        _check_may_review(sitting, person)
        plies = [ply for ply, entry in enumerate(sitting.match.entries) if had_a_choice(entry)]
        return Review(plies, TURNING_POINTS, NOTEWORTHY)


async def verdict(hall: Hall, person: str, table: str, ply: int) -> Verdict:
    async with hall.looking(table) as sitting:
        _check_may_review(sitting, person)
        given, game = sitting.record.verdicts, sitting.game.name
        if ply in given:
            return given[ply]
        made = decision_at(sitting.match, ply)
    asker = Asker(person, table)
    judged = await hall.thinkers.judge(asker, game, made.world, made.action, hall.settings.review_seconds)
    better = None if judged.favourite == made.action else made.choices[judged.favourite]
    given[ply] = Verdict(ply, made.seat, judged.chances, made.choices[made.action], better, judged.lost)
    return given[ply]


def decision_at(match: Match, ply: int) -> Decision:
    """The decision after so many others."""
    if not 0 <= ply < match.ply or not had_a_choice(match.entries[ply]):
        raise Refusal(422, "nothing-to-judge", "table-nothing-to-judge", {"ply": ply})
    entry, game = match.entries[ply], match.game
    prompt = game.prompt(entry.before, entry.seat)
    assert prompt is not None
    choices = {choice.action: choice_data(choice) for choice in prompt.choices}
    world = game.save(imagined(game, entry.before, entry.seat))
    return Decision(entry.seat, entry.action, world, choices)


def _check_may_review(sitting: Sitting, person: str) -> None:
    sitting.check_may_see(person)
    if not sitting.over:
        raise Refusal(409, "not-over", "table-review-early")
    if sitting.row.branch_of is not None:
        raise Refusal(403, "no-hint", "table-no-hints-here")
