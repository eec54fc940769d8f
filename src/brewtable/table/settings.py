"""What a host can set in the environment: each number by its name, such as BREWTABLE_TABLES_EACH."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from brewtable.kernel.errors import SetupError

NEVER = "never"
MOST = 1_000_000  # that hosts can set
_DAYS = ("keep_finished_days", "keep_unfinished_days")
# What hosts may change while the house is open.
CHANGEABLE = (
    "tables_each", "tables", "openings_a_minute", "grace_seconds", "review_seconds", *_DAYS
)  # fmt: skip


@dataclass(frozen=True)
class Settings:
    """Limits and times, and what they usually are."""

    requests_a_minute: float = 3000  # from one address: a whole club may sit behind it
    codes_a_minute: float = 10  # wrong ones, from one address
    openings_a_minute: float = 60  # tables opened from one address
    words_a_minute: float = 10  # that one person may say; ten times as many from one address
    nudge_seconds: float = (
        30  # that a turn must have lasted before somebody may call, where it is played live
    )
    request_seconds: float = 30  # within which a request must have been sent
    review_seconds: float = 0.15  # of thinking about each decision of a game that is over
    grace_seconds: float = 60  # that somebody may be away before a bot can be asked to sit in
    call_seconds: float = 30  # that somebody may look away from a table before they are called
    tables_each: float = 200  # running games one person may have opened
    memory_mb: float = 1000  # for games in memory; those not asked for longest are let go first
    tables: float = 50_000  # in all, finished ones included
    keep_finished_days: float = 90  # that a table stays which nobody has touched
    keep_unfinished_days: float = 30


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    return Settings(**{one.name: _number(environment, one.name, one.default) for one in fields(Settings)})


def changed(settings: Settings, limits: Mapping[str, str]) -> Settings:
    """The settings with what hosts have changed, which was looked at when they did."""
    read = {name: _read(name, text) for name, text in limits.items() if name in CHANGEABLE}
    return replace(settings, **{name: number for name, number in read.items() if number is not None})


def check_limit(name: str, text: str) -> None:
    """Whether hosts may set this number so."""
    if name not in CHANGEABLE:
        raise SetupError("table-limit-unknown", {"name": name, "names": ", ".join(CHANGEABLE)})
    number = _read(name, text)
    if number is None or not (number <= MOST or math.isinf(number)):
        usual = shown(getattr(Settings, name))
        raise SetupError("table-limit-unreadable", {"name": name, "text": text, "usual": usual})


def shown(number: float) -> str:
    return NEVER if math.isinf(number) else f"{number:g}"


def _read(name: str, text: str) -> float | None:
    """A number above 0; days may be `never`. None: it is something else."""
    if name in _DAYS and text == NEVER:
        return math.inf
    try:
        number = float(text)
    except ValueError:
        return None
    return number if 0 < number < math.inf else None


def _number(environment: Mapping[str, str], name: str, usual: object) -> float:
    variable = f"BREWTABLE_{name.upper()}"
    text = environment.get(variable, str(usual))
    number = _read(name, text)
    if number is None:
        raise SetupError(
            "table-setting-unreadable", {"variable": variable, "text": text, "usual": str(usual)}
        )
    return number
