"""Measure brewtable beside its peers and print the table: `python benchmarks/run.py --write`."""

from __future__ import annotations

import argparse
import json
import platform
import random
import sys
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Final

from against import build_here, build_of, compare
from measure import COPY, DRIVEN, KINDS, PLAYOUT, SEARCH, Contestant, Rate, calibration, compete
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
    "explorations of search/s",
)
BASELINE: Final = Path(__file__).with_name("baseline.json")
REGRESSION: Final = 0.8  # of the baseline, machine speed taken off: less is called a regression
PLAYOUT_AIM: Final = {BEER_AND_BREAD: 40, DICE_BREWING: 25, BEER_PIONEERS: 25}  # times Catanatron's
ROLLOUT_AIM: Final = 0.5  # of OpenSpiel's own rollouts of dou_dizhu
COPY_AIM_US: Final = 1.0
SEARCH_AIM: Final = 5000

Rates = dict[str, dict[str, Rate]]


def main() -> None:
    options = _options()
    if options.against or options.against_python:
        _against(options)
        return
    random.seed(1)
    ours = compiled(BEER_AND_BREAD)
    others = (DICE_BREWING, BEER_PIONEERS)
    own = [ours, interpreted(BEER_AND_BREAD)]
    own += [contestant for title in others for contestant in (compiled(title), interpreted(title))]
    alone = options.no_peers or options.baseline or options.compare
    contestants = [*own, *([] if alone else peers())]
    rates = compete(contestants, options.rounds, options.seconds)
    if options.baseline:
        _keep(rates, options.seconds)
        return
    if options.compare:
        sys.exit(_compare(rates, options.seconds))
    report = "\n\n".join(_report(ours, contestants, rates, options.rounds, options.seconds))
    print(report, flush=True)
    beside = _environments(options)
    print(f"\n{beside}")
    if options.write:
        _write(f"{report}\n\n{beside}")


def _environments(options: argparse.Namespace) -> str:
    """They need NumPy and Unix, which the engine's own measures do not."""
    import environments  # noqa: PLC0415

    return "\n".join(environments.report(options.rounds, options.seconds, options.ray))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="times every contestant runs; medians count")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds for a measure in a round")
    parser.add_argument("--no-peers", action="store_true", help="measure brewtable alone")
    parser.add_argument("--baseline", action="store_true", help="keep brewtable's rates in baseline.json")
    parser.add_argument("--compare", action="store_true", help="tell what is slower than in baseline.json")
    parser.add_argument("--against", metavar="COMMIT", help="build a commit and this tree; ratios of speed")
    parser.add_argument(
        "--against-python", metavar="PYTHON", type=Path, help="the same with a finished build"
    )
    parser.add_argument("--python", type=Path, help="with --against: a finished build of this tree")
    parser.add_argument("--games", type=int, default=20, help="with --against: random games compared")
    parser.add_argument("--ray", metavar="ADDRESS", help="a cluster of two cores, measured as well")
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
    yield "\n".join(f"- {line}" for line in _aims(rates))


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


def _aims(rates: Rates) -> Iterable[str]:
    own = {title: rates[f"brewtable {title}, compiled"] for title in PLAYOUT_AIM}
    for name, measured in rates.items():
        if name.startswith("Catanatron"):
            for title, aim in PLAYOUT_AIM.items():
                ratio = own[title][PLAYOUT].done / measured[PLAYOUT].done
                reached = _met(ratio >= aim)
                yield f"Playouts of {title} at least {aim} x Catanatron's: {ratio:.3g} x, {reached}."
        if name.startswith("OpenSpiel gin_rummy"):
            for title, ours in own.items():
                ratio = ours[DRIVEN].done / measured[DRIVEN].steps
                yield f"{title} driven from Python ahead of {name}: {ratio:.3g} x, {_met(ratio > 1)}."
        if name.startswith("OpenSpiel dou_dizhu"):
            ratio = own[BEER_AND_BREAD][DRIVEN].done / measured[DRIVEN].steps
            yield f"{BEER_AND_BREAD} driven from Python ahead of {name}: {ratio:.3g} x, {_met(ratio > 1)}."
            ratio = own[BEER_AND_BREAD][PLAYOUT].done / measured[PLAYOUT].done
            reached = _met(ratio >= ROLLOUT_AIM)
            yield f"Playouts of {BEER_AND_BREAD} at least half of {name}'s: {ratio:.3g} x, {reached}."
    for title, ours in own.items():
        micros = 1e6 / ours[COPY].done
        yield f"A copy of {title} under {COPY_AIM_US:g} µs: {micros:.2f} µs, {_met(micros < COPY_AIM_US)}."
    explored = own[BEER_AND_BREAD][SEARCH].done
    yield (
        f"Explorations of {BEER_AND_BREAD} at least {SEARCH_AIM:,} a second: {_rounded(explored)}, "
        f"{_met(explored >= SEARCH_AIM)}."
    )


def _met(reached: bool) -> str:
    return "met" if reached else "not met"


# Against another commit.


def _against(options: argparse.Namespace) -> None:
    other = _python(options.against_python) if options.against_python else build_of(options.against)
    here = _python(options.python) if options.python else build_here()
    for line in compare(other, here, options.rounds, options.seconds, options.games):
        print(line, flush=True)


def _python(path: Path) -> Path:
    if not path.is_file():
        raise SystemExit(f"{path} is no Python: name that of a build, such as .venv/bin/python")
    return path


# Against an earlier day.


def _per_speed(rates: Rates, seconds: float) -> dict[str, dict[str, float]]:
    """Rates divided by the speed of the machine at plain Python."""
    speed = calibration(seconds)
    return {
        name: {kind: float(f"{rate.done / speed:.4g}") for kind, rate in measured.items()}
        for name, measured in rates.items()
    }


def _keep(rates: Rates, seconds: float) -> None:
    BASELINE.write_text(json.dumps(_per_speed(rates, seconds), indent=1) + "\n", encoding="utf-8")


def _compare(rates: Rates, seconds: float) -> int:
    """Print every rate as a part of its baseline; 1 if one has fallen by more than a fifth."""
    before: dict[str, dict[str, float]] = json.loads(BASELINE.read_text(encoding="utf-8"))
    slower = 0
    for name, measured in _per_speed(rates, seconds).items():
        for kind, rate in measured.items():
            part = rate / before[name][kind]
            slower += part < REGRESSION
            print(f"{name}, {kind}: {part:.2f} x the baseline{', slower' if part < REGRESSION else ''}")
    return 1 if slower else 0


def _write(report: str) -> None:
    text = README.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    README.write_text(f"{before}{BEGIN}\n{report}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
