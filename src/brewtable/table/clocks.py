"""The clocks of a table: how much time each seat has left, and what follows when it is out.

Times are milliseconds of the house (`house_time.py`), so neither a restart nor a changed clock of the machine
takes time from anybody.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, convert, structs, to_builtins

from brewtable.table.schema import ClockInfo, Pace

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
LEAST_GRANTED = MINUTE  # to whoever the others wait for
Verdict = Literal["wait", "bot", "concede"]


class Clock(Struct):
    """As it was at the moment `at`; it is stored with the table."""

    left: list[int]  # of each seat
    at: int
    running: int | None  # the seat whose time runs
    far: int  # decisions for which time was added
    off: list[int]  # days off that each seat may still take
    out: list[int] = []  # seats without time, for which bots play to the end
    asked: int | None = None  # the seat about which the others decide
    votes: dict[str, str] = {}  # what they say, by their seats


def usual_time(pace: Pace) -> int:
    """What a seat has at first; over days, for each turn."""
    return pace.minutes * MINUTE if pace.kind == "live" else pace.hours * HOUR


def new_clock(pace: Pace, seats: int, now: int) -> Clock:
    return Clock([usual_time(pace)] * seats, now, None, 0, [pace.days_off] * seats)


def turned(clock: Clock, pace: Pace, now: int, mover: int | None, ply: int, turn: int | None = None) -> Clock:
    """The clock after something happened: from now on the time of `mover` runs, or nobody's.

    `turn` is the seat that a move has left to decide; None: nothing was played, or something taken back.
    """
    left, decided = list(clock.left), ply > clock.far
    if clock.running is not None:
        left[clock.running] = time_left(clock, clock.running, now)
        if pace.kind == "live" and decided:  # but once for a decision that is taken back and made again
            left[clock.running] += pace.extra * SECOND
    if pace.kind == "days" and turn is not None and turn != clock.running:
        left[turn] = usual_time(pace)
    settled = clock.asked is not None and (decided or mover != clock.asked)
    return structs.replace(
        clock,
        left=left,
        at=max(now, clock.at),  # processes of a house may be some seconds apart
        running=mover,
        far=max(clock.far, ply),
        asked=None if settled else clock.asked,
        votes={} if settled else clock.votes,
    )


def time_left(clock: Clock, seat: int, now: int) -> int:
    passed = max(0, now - clock.at) if seat == clock.running else 0
    return max(0, clock.left[seat] - passed)


def due(clock: Clock) -> int | None:
    """When the time that runs is out; None: none runs, or the others decide already."""
    if clock.running is None or clock.asked is not None:
        return None
    return clock.at + clock.left[clock.running]


def given(clock: Clock, pace: Pace, seat: int, now: int) -> Clock:
    """The others wait: a seat gets a quarter of what it had at first, or another turn's time."""
    whole = usual_time(pace)
    more = whole if pace.kind == "days" else max(LEAST_GRANTED, whole // 4)
    return _with_time(structs.replace(clock, asked=None, votes={}), seat, now, more)


def with_an_hour(clock: Clock, seat: int, now: int) -> Clock:
    """What was agreed to be played again leaves at least an hour for it."""
    return _with_time(clock, seat, now, max(0, HOUR - time_left(clock, seat, now)))


def with_day_off(clock: Clock, seat: int, now: int) -> Clock:
    off = [count - (number == seat) for number, count in enumerate(clock.off)]
    return _with_time(structs.replace(clock, off=off), seat, now, DAY)


def _with_time(clock: Clock, seat: int, now: int, more: int) -> Clock:
    left = [time_left(clock, number, now) for number in range(len(clock.left))]
    left[seat] += more
    return structs.replace(clock, left=left, at=max(now, clock.at))


def verdict_of(votes: list[str], voters: int) -> Verdict | None:
    """What the others have decided: what more than half of them want; once all have spoken, to wait."""
    kinds: tuple[Verdict, ...] = ("wait", "bot", "concede")
    wanted = next((kind for kind in kinds if 2 * votes.count(kind) > voters), None)
    return "wait" if wanted is None and len(votes) >= voters else wanted


# Stored and told.


def pace_of(data: dict[str, object] | None) -> Pace | None:
    return None if data is None else convert(data, Pace)


def clock_of(data: dict[str, object] | None) -> Clock | None:
    return None if data is None else convert(data, Clock)


def kept(of: Pace | Clock) -> dict[str, object]:
    data: dict[str, object] = to_builtins(of)
    return data


def told(clock: Clock, now: int, waiting_for: list[int]) -> ClockInfo:
    left = [round(time_left(clock, seat, now) / SECOND, 1) for seat in range(len(clock.left))]
    return ClockInfo(left, clock.running, clock.off, clock.out, clock.asked, waiting_for)
