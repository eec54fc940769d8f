"""How strong the bots are: `python benchmarks/strength.py [--games N] [--seconds S] [--only PART]`.

Prints the rows of the table in docs/bots.md. Two-player games are played from both seats, on the same deals.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from brewtable.arena.contest import Rules, fixtures, play_all
from brewtable.arena.standings import Standing, standings

GAMES = ("beer-and-bread", "dice-brewing", "beer-pioneers")
SEED = 20_000


def main() -> None:
    asked = _asked()
    print("| game | players | match | games | wins | 95 times in 100 between |")
    print("| --- | ---: | --- | ---: | ---: | --- |")
    for game, players, bots, games in contests(asked.games, asked.seconds):
        if asked.only in f"{game} {players} {bots[0]} {bots[1]}":
            print(row(game, players, bots, games, asked.jobs), flush=True)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of two players; of four, three tenths of it")
    parser.add_argument("--seconds", type=float, default=0.5, help="for a decision of search")
    parser.add_argument("--jobs", type=int, default=1, help="more than there are idle cores falsify time")
    parser.add_argument("--only", default="", help="only rows with this text, such as 'dice-brewing 2'")
    return parser.parse_args()


def contests(games: int, seconds: float) -> Iterable[tuple[str, int, tuple[str, str], int]]:
    """Against greedy, with two and four players, and against itself with a quarter of the time."""
    search, quicker = f"search:{seconds:g}s", f"search:{seconds / 4:g}s"
    for game in GAMES:
        yield game, 2, ("greedy", "random"), games
        yield game, 2, (search, "greedy"), games
        yield game, 2, (search, quicker), games
    for game in GAMES[1:]:
        yield game, 4, (search, "greedy"), games * 3 // 10


def row(game: str, players: int, bots: tuple[str, str], games: int, jobs: int) -> str:
    lineup = (bots[0], *[bots[1]] * (players - 1))
    played = play_all(Rules(game), fixtures(lineup, games, SEED), jobs)
    first: Standing = next(one for one in standings(played) if one.bot == bots[0])
    low, high = first.interval()
    against = f"{bots[0]} against {'' if players == 2 else f'{players - 1} x '}{bots[1]}"
    return f"| {game} | {players} | {against} | {games} | {first.share:.1%} | {low:.1%} to {high:.1%} |"


if __name__ == "__main__":
    main()
