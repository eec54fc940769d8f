"""What follows when the time of a seat is out, as it was agreed at the start."""

from __future__ import annotations

from typing import get_args

from msgspec import structs

from brewtable.table import clocks
from brewtable.table.clocks import Clock, Verdict
from brewtable.table.kept import Seat
from brewtable.table.problems import Refusal
from brewtable.table.schema import Pace
from brewtable.table.sitting import CONCEDED, Sitting

LATE_BOT = "normal"  # that plays on for whoever has no time left


def run_out(sitting: Sitting) -> None:
    """Act on the time that is out; nothing, should there be some after all."""
    pace, clock = sitting.pace, sitting.clock
    if pace is None or not sitting.playing:
        return
    if clock is None:
        if pace.kind == "days" or sitting.all_here():
            sitting.touch()  # the clock begins
        return
    ends = clocks.due(clock)
    if ends is None or clock.running is None or ends > sitting.house.now(pace.kind):
        return
    seat = sitting.seats[clock.running]
    voters = sitting.other_people(seat.person)
    if pace.late == "others" and voters:
        sitting.clock = structs.replace(_stopped(sitting, clock, pace), asked=seat.seat, votes={})
        sitting.touch()
    else:
        _do(sitting, seat, "concede" if pace.late == "concede" else "bot")


def _stopped(sitting: Sitting, clock: Clock, pace: Pace) -> Clock:
    left = [clocks.time_left(clock, seat, sitting.house.now(pace.kind)) for seat in range(len(clock.left))]
    return structs.replace(clock, left=left)


def _do(sitting: Sitting, seat: Seat, verdict: Verdict) -> None:
    pace, clock = sitting.pace, sitting.clock
    assert pace is not None
    assert clock is not None
    if verdict == "wait":
        sitting.clock = clocks.given(clock, pace, seat.seat, sitting.house.now(pace.kind))
        sitting.touch()
    elif verdict == "concede":
        sitting.give_up(seat)
    else:
        seat.bot, seat.standing_in = CONCEDED if sitting.row.rated else LATE_BOT, True
        if pace.kind == "live":
            sitting.clock = structs.replace(clock, out=sorted({*clock.out, seat.seat}))
        sitting.touch()


def decide_about(sitting: Sitting, voter: Seat, verdict: str) -> None:
    """One of the others says what is to follow for a seat that has no time left."""
    clock = sitting.clock
    if clock is None or clock.asked is None:
        raise Refusal(409, "nobody-late", "table-nobody-late")
    voters = sitting.other_people(sitting.seats[clock.asked].person)
    if voter.seat not in voters:
        raise Refusal(409, "not-asked", "table-not-asked")
    assert verdict in get_args(Verdict)
    votes = {**clock.votes, str(voter.seat): verdict}
    sitting.clock = structs.replace(clock, votes=votes)
    decided = clocks.verdict_of([votes[str(seat)] for seat in voters if str(seat) in votes], len(voters))
    if decided is None:
        sitting.touch()
    else:
        _do(sitting, sitting.seats[clock.asked], decided)


def after_takeback(sitting: Sitting) -> None:
    """The others have agreed: over days there is time to decide again."""
    pace, clock = sitting.pace, sitting.clock
    if pace is not None and pace.kind == "days" and clock is not None and clock.running is not None:
        sitting.clock = clocks.with_an_hour(clock, clock.running, sitting.house.now(pace.kind))


def take_day_off(sitting: Sitting, seat: Seat) -> None:
    """A day more for this turn."""
    pace, clock = sitting.pace, sitting.clock
    if pace is None or clock is None or clock.off[seat.seat] == 0:
        raise Refusal(409, "no-day-off", "table-no-day-off")
    if clock.running != seat.seat:
        raise Refusal(409, "not-your-turn", "table-not-your-turn")
    sitting.clock = clocks.with_day_off(clock, seat.seat, sitting.house.now(pace.kind))
    sitting.touch()
