"""What `expert` scores among its like: `python benchmarks/averages.py [--budget N] [--seats N] [--jobs N]`

Writes src/brewtable/table/averages.toml, which pages of people show beside what they score themselves. Every
title is played with every number of players, all seats by `expert` with a budget in explorations, so that the
numbers come out the same on every machine with compiled rules.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import fmean

from brewtable.arena.contest import Played, Rules, fixtures, play_all
from brewtable.arena.spread import Here
from brewtable.kernel.registry import find_game, game_names

FILE = Path(__file__).resolve().parent.parent / "src/brewtable/table/averages.toml"
SEED = 50_000
HEAD = """\
# What `expert` scores among its like, by title and number of players: the mean of all seats, and by how many
# points the first was ahead. Written by `python benchmarks/averages.py --budget {budget} --seats {seats}`.

budget = "{budget} explorations a decision"
"""


def main() -> None:
    asked = _asked()
    parts = [HEAD.format(budget=asked.budget, seats=asked.seats)]
    with Here(asked.jobs) as engine:
        for game in game_names():
            for players in _numbers(game):
                scores = asked.seats if players == 2 else asked.seats // 2  # games of many take long
                schedule = fixtures((f"expert:{asked.budget}",) * players, scores // players, SEED)
                parts.append(_part(game, players, list(play_all(Rules(game), schedule, engine))))
                print(parts[-1], flush=True)
    FILE.write_text("\n".join(parts), "utf-8")


def _numbers(game: str) -> Iterator[int]:
    rules = find_game(game)
    yield from range(max(2, rules.fewest), rules.most + 1)


def _part(game: str, players: int, played: list[Played]) -> str:
    score = fmean(score for one in played for score in one.scores)
    ahead = fmean(_leads(played))
    return f"[{game}.{players}]\ngames = {len(played)}\nscore = {score:.1f}\nahead = {ahead:.1f}\n"


def _leads(played: Iterable[Played]) -> Iterator[int]:
    for one in played:
        first, second, *_ = sorted(one.scores, reverse=True)
        yield first - second


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--budget", type=int, default=50, help="explorations for a decision")
    parser.add_argument(
        "--seats", type=int, default=240, help="scores that count, of each title; of many half"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes that share the work")
    return parser.parse_args()


if __name__ == "__main__":
    main()
