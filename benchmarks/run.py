"""Measure brewtable beside its peers and print the table: `python benchmarks/run.py --write`."""

from __future__ import annotations

import argparse
import platform
import random
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Final

from measure import COPY, DRIVEN, KINDS, PLAYOUT, Contestant, Rate, compete
from own import BEER_AND_BREAD, BEER_PIONEERS, DICE_BREWING, compiled, interpreted
from peers import peers

README: Final = Path(__file__).with_name("README.md")
BEGIN: Final = "<!-- table: begin -->"
END: Final = "<!-- table: end -->"
HEADINGS: Final = (
    "playouts, decisions/s",
    "driven from Python, decisions/s",
    "copies/s",
    "resamples/s",
)
PLAYOUT_AIM: Final = 25
COPY_AIM_US: Final = 1.0

Rates = dict[str, dict[str, Rate]]


def main() -> None:
    options = _options()
    random.seed(1)
    ours = compiled(BEER_AND_BREAD)
    others = (DICE_BREWING, BEER_PIONEERS)
    own = [ours, interpreted(BEER_AND_BREAD)]
    own += [contestant for title in others for contestant in (compiled(title), interpreted(title))]
    contestants = [*own, *([] if options.no_peers else peers())]
    rates = compete(contestants, options.rounds, options.seconds)
    report = "\n\n".join(_report(ours, contestants, rates, options.rounds, options.seconds))
    print(report)
    if options.write:
        _write(report)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="times every contestant runs; medians count")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for a measure in a round")
    parser.add_argument("--no-peers", action="store_true", help="measure brewtable alone")
    parser.add_argument("--write", action="store_true", help="put the tables into benchmarks/README.md")
    return parser.parse_args()


def _report(
    ours: Contestant, contestants: list[Contestant], rates: Rates, rounds: int, seconds: float
) -> Iterable[str]:
    yield f"{_machine()}; {rounds} rounds of {seconds:g} s a measure, medians."
    yield _table(("", *HEADINGS), [_row(c, rates) for c in contestants])
    others = [c.name for c in contestants if c.name in rates and c is not ours]
    yield "Beer & Bread compiled, divided by the others (in brackets: their chance steps counted as well):"
    yield _table(("", *HEADINGS), [(name, *_ratios(rates[ours.name], rates[name])) for name in others])
    yield "\n".join(f"- {line}" for line in _aims(rates[ours.name], rates))


def _machine() -> str:
    return f"{_cpu()}, Python {platform.python_version()}, {platform.system()}, {date.today().isoformat()}"


def _cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.machine()
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return f"{models[0]} x {len(models)}" if models else platform.machine()


def _table(heading: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = list(heading)
    rule = ["---"] + ["---:"] * (len(head) - 1)
    return "\n".join("| " + " | ".join(cells) + " |" for cells in (head, rule, *rows))


def _row(contestant: Contestant, rates: Rates) -> tuple[str, ...]:
    if contestant.name not in rates:
        return contestant.name, *("not installed" for _ in KINDS)
    measured = rates[contestant.name]
    return contestant.name, *(_value(measured[kind]) if kind in measured else "" for kind in KINDS)


def _value(rate: Rate) -> str:
    value = _rounded(rate.done)
    return value if rate.steps == rate.done else f"{value} ({_rounded(rate.steps)} with chance)"


def _rounded(value: float) -> str:
    """Three figures: the machine does not repeat more."""
    return f"{float(f'{value:.3g}'):,.0f}"


def _ratios(ours: dict[str, Rate], theirs: dict[str, Rate]) -> Iterable[str]:
    return (_ratio(ours[kind], theirs[kind]) if kind in theirs else "" for kind in KINDS)


def _ratio(ours: Rate, theirs: Rate) -> str:
    ratio = f"{ours.done / theirs.done:.3g}"
    return ratio if theirs.steps == theirs.done else f"{ratio} ({ours.done / theirs.steps:.3g})"


def _aims(ours: dict[str, Rate], rates: Rates) -> Iterable[str]:
    for name, measured in rates.items():
        if name.startswith("Catanatron"):
            ratio = ours[PLAYOUT].done / measured[PLAYOUT].done
            reached = _met(ratio >= PLAYOUT_AIM)
            yield f"Playouts at least {PLAYOUT_AIM} x Catanatron's: {ratio:.3g} x, {reached}."
        if name.startswith(("OpenSpiel gin_rummy", "OpenSpiel dou_dizhu")):
            ratio = ours[DRIVEN].done / measured[DRIVEN].steps
            yield f"Driven from Python ahead of {name}: {ratio:.3g} x, {_met(ratio > 1)}."
    micros = 1e6 / ours[COPY].done
    yield f"A copy under {COPY_AIM_US:g} µs: {micros:.2f} µs, {_met(micros < COPY_AIM_US)}."


def _met(reached: bool) -> str:
    return "met" if reached else "not met"


def _write(report: str) -> None:
    text = README.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    README.write_text(f"{before}{BEGIN}\n{report}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
