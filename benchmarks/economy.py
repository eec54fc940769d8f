"""What the house deck of Beer & Bread leads to, over random and greedy play: `python benchmarks/economy.py`.

The targets are what the printed numbers and the example of the rule book let one expect: about 24
coins a good, 7 to 8 sold cards a player, 15 to 18 harvests, 5 to 7 upgrades, no reshuffle as a rule.
"""

from __future__ import annotations

import argparse
from collections import Counter

from rich.console import Console
from rich.table import Table

from brewtable.bots import make_bot
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.match import Match, new_match
from brewtable.kernel.registry import find_game

TARGETS = {
    "final score": "about 24",
    "coins a good": "about 24",
    "sold cards": "7 to 8",
    "harvests": "15 to 18",
    "sales": "7 to 8",
    "upgrades": "5 to 7",
    "exchanges": "",
    "tokens a harvest, 1st of a year": "2.0 to 2.75",
    "tokens a harvest, 2nd": "2.8 to 3.75",
    "tokens a harvest, 3rd": "3.6 to 5.0",
    "tokens offered": "now and then",
    "tokens taken from offers": "",
    "reshuffles a game": "rarely",
}


def play(bots: list[str], seed: int) -> Match:
    game = find_game("beer-and-bread")
    match = new_match(game, game.setup(seed=seed))
    seeds = Stream(seed, BOTS)
    players = [make_bot(name, seeds.draw_seed()) for name in bots]
    stream = Stream(seed, RESAMPLING)
    while not match.over:
        seat = int(match.state.to_move())
        match.act(players[seat].choose(match.observe(seat, stream)))
    return match


def measure(match: Match, totals: Counter[str]) -> None:
    """Add one game to the totals, both players together."""
    harvests = [0, 0]
    harvesting: int | None = None
    heard = [*match.opening, *(number for entry in match.entries for number in entry.heard)]
    for event in match.game.events_for(match.state, heard, None):
        kind = event["event"]
        if kind == "year":
            harvests = [0, 0]
        elif kind in ("harvest", "produce", "upgrade", "exchange"):
            totals[str(kind)] += 1
            harvesting = None
            if kind == "harvest":
                harvesting = int(str(event["seat"]))
                harvests[harvesting] += 1
                totals[f"harvests {harvests[harvesting]}"] += 1
        elif kind == "shuffle":
            totals["shuffle"] += 1
        elif kind == "tokens":
            count = int(str(event["count"]))
            if event["to"] == "offer":
                totals["offered"] += count
            elif event["from"] == "offer" and event["to"] != "supply":
                totals["taken"] += count
            elif harvesting is not None and event["to"] == f"storage:{harvesting}":
                totals[f"yield {harvests[harvesting]}"] += count
    result = match.game.result(match.state)
    for seat, score in enumerate(result.scores):
        totals["score"] += score
        parts = result.parts[seat]
        totals["sold"] += int(str(parts["sold"]))
        for good in ("beer", "bread"):
            lines = parts[good]
            assert isinstance(lines, dict)
            totals["coins"] += lines["total"]


def figures(totals: Counter[str], games: int) -> dict[str, float]:
    villages = 2 * games
    yields = {k: totals[f"yield {k}"] / max(totals[f"harvests {k}"], 1) for k in (1, 2, 3)}
    return {
        "final score": totals["score"] / villages,
        "coins a good": totals["coins"] / villages / 2,
        "sold cards": totals["sold"] / villages,
        "harvests": totals["harvest"] / villages,
        "sales": totals["produce"] / villages,
        "upgrades": totals["upgrade"] / villages,
        "exchanges": totals["exchange"] / villages,
        "tokens a harvest, 1st of a year": yields[1],
        "tokens a harvest, 2nd": yields[2],
        "tokens a harvest, 3rd": yields[3],
        "tokens offered": totals["offered"] / villages,
        "tokens taken from offers": totals["taken"] / villages,
        "reshuffles a game": totals["shuffle"] / games,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games for each pair of bots")
    games = parser.parse_args().games
    columns: dict[str, dict[str, float]] = {}
    for name in ("random", "greedy"):
        totals: Counter[str] = Counter()
        for seed in range(games):
            measure(play([name, name], seed), totals)
        columns[name] = figures(totals, games)
    table = Table(title=f"A player's game of Beer & Bread, means of {games} games")
    for head in ("", *columns, "expected of people"):
        table.add_column(head)
    for line, target in TARGETS.items():
        table.add_row(line, *(f"{column[line]:.1f}" for column in columns.values()), target)
    Console().print(table)


if __name__ == "__main__":
    main()
