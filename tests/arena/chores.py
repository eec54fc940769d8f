"""Work for workers in other processes, which find it by its name."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path
from time import sleep


@dataclass(frozen=True)
class Chore:
    number: int
    seconds: float = 0.0
    trace: Path | None = None  # a folder where each try leaves a file
    deadly: int = 0  # so many tries end the worker


def do(chore: Chore) -> tuple[int, int]:
    """The number squared, and the process that found it."""
    sleep(chore.seconds)
    if chore.trace is not None:
        tries = len(list(chore.trace.glob(f"{chore.number}-*")))
        (chore.trace / f"{chore.number}-{tries}").write_text(str(os.getpid()), "utf-8")
        if tries < chore.deadly:
            os.kill(os.getpid(), signal.SIGKILL)
    return chore.number**2, os.getpid()


def refuse_seven(number: int) -> int:
    if number == 7:
        raise ValueError("seven it is")
    return number


def give_what_cannot_travel(number: int) -> object:
    return (lambda: number) if number == 2 else number
