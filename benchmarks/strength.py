"""How strong the bots are: `python benchmarks/strength.py [--games N] [--budget B] [--only ROWS] [--keep F]`

Prints the tables of docs/bots.md. Two-player games are played from both seats, on the same deals.
A budget in seconds wants an idle machine; one such as 0.05cpu is as much time of the processor for both on a
busy one, too; one in explorations gives the same games on every machine.
It takes hours: with `--keep` every game is written down as it ends, and the next run goes on from there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from brewtable.arena.contest import Fixture, Played, Rules, fixtures, play_all
from brewtable.arena.spread import Here
from brewtable.arena.standings import Standing, standings
from brewtable.bots import make_bot
from brewtable.bots.network import packaged
from brewtable.kernel.errors import SetupError
from brewtable.kernel.registry import find_game, game_names
from brewtable.locale import Words

GAMES = tuple(game_names())
SEED = 20_000


@dataclass(frozen=True)
class Contest:
    game: str
    bots: tuple[str, ...]  # the first against all the others
    games: int

    def __str__(self) -> str:
        first, *others = self.bots
        against = others[0] if len(others) == 1 else f"{len(others)} x {others[0]}"
        return f"{self.game} {len(self.bots)} {first} against {against}"

    def row(self, played: Iterable[Played]) -> str:
        first: Standing = next(one for one in standings(played) if one.bot == self.bots[0])
        wins, low, high = (f"{100 * share:.1f} %" for share in (first.share, *first.interval()))
        against = f"{len(self.bots) - 1} × " if len(self.bots) > 2 else ""
        match = f"`{self.bots[0]}` against {against}`{self.bots[1]}`"
        return (
            f"| {title(self.game)} | {len(self.bots)} | {match} | {self.games} | {wins} | {low} to {high} |"
        )


def title(game: str) -> str:
    return find_game(game).title


def main() -> None:
    asked = _asked()
    duels: dict[str, list[Played]] = {}
    print("| game | players | match | games | wins | 95 times in 100 between |")
    print("| --- | ---: | --- | ---: | ---: | --- |")
    wanted = with_experts if asked.expert else contests
    for contest in wanted(asked.games, asked.budget):
        if asked.only in str(contest):
            played = play(contest, asked.jobs, asked.keep)
            print(contest.row(played), flush=True)
            if len(contest.bots) == 2:
                duels.setdefault(contest.game, []).extend(played)
    print("\n| game | bot | games | rating |\n| --- | --- | ---: | ---: |")
    for game, played in duels.items():
        for row in ladder(game, played):
            print(row)


def ladder(game: str, played: list[Played]) -> Iterator[str]:
    """The ratings of all bots; the matches take turns, for a rating leans on those it met before."""
    for one in standings(sorted(played, key=lambda game: game.fixture.number)):
        yield f"| {title(game)} | `{one.bot}` | {one.games} | {one.rated} |"


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=200, help="of two players; of four, about three tenths of it"
    )
    parser.add_argument(
        "--budget", default="0.5s", type=_budget, help="for a decision: 0.5s, 0.5cpu, or 200 explorations"
    )
    parser.add_argument("--expert", action="store_true", help="the matches of expert, instead of the others")
    parser.add_argument("--jobs", type=int, default=1, help="more than there are idle cores falsify time")
    parser.add_argument("--only", default="", help="only rows with this text, such as 'dice-brewing 2'")
    parser.add_argument("--keep", type=Path, help="a file of JSON lines for the games played")
    return parser.parse_args()


def _budget(text: str) -> str:
    try:
        make_bot(f"search:{text}", 0)
    except SetupError as error:
        raise argparse.ArgumentTypeError(Words().explain(error)) from None
    return text


def contests(games: int, budget: str) -> Iterator[Contest]:
    """Against greedy, with two and four players, and against itself with a quarter of the budget."""
    search, quicker = f"search:{budget}", f"search:{quarter(budget)}"
    for game in GAMES:
        yield Contest(game, ("greedy", "random"), games)
        yield Contest(game, (search, "greedy"), games)
        yield Contest(game, (search, quicker), games)
    for game in GAMES[1:]:
        yield Contest(game, (search, "greedy", "greedy", "greedy"), -(-games * 3 // 40) * 4)


def with_experts(games: int, budget: str) -> Iterator[Contest]:
    for game in GAMES:
        yield from expert_contests(game, games, budget)


def expert_contests(game: str, games: int, budget: str) -> Iterator[Contest]:
    """Where a network comes with the program: against search, which has as much time."""
    rules, expert, search = find_game(game), f"expert:{budget}", f"search:{budget}"
    for players in range(rules.fewest, rules.most + 1):
        if packaged(rules, players) is not None:
            yield Contest(game, (expert, *[search] * (players - 1)), -(-games // players) * players)
            if players == 2:
                yield Contest(game, (expert, "greedy"), games)


def quarter(budget: str) -> str:
    for unit in ("cpu", "s"):
        if budget.endswith(unit):
            return f"{float(budget.removesuffix(unit)) / 4:g}{unit}"
    return str(max(1, int(budget) // 4))


def play(contest: Contest, jobs: int, keep: Path | None) -> list[Played]:
    """The games of a contest, those that were kept included."""
    played = [] if keep is None else kept(contest, keep)
    done = {game.fixture.number for game in played}
    schedule = [one for one in fixtures(contest.bots, contest.games, SEED) if one.number not in done]
    with Here(jobs) as engine:
        for game in play_all(Rules(contest.game), schedule, engine):
            played.append(game)
            if keep is not None:
                with keep.open("a", encoding="utf-8") as file:
                    print(json.dumps({"game": contest.game, **asdict(game)}), file=file)
    return played


def kept(contest: Contest, keep: Path) -> list[Played]:
    lines = keep.read_text("utf-8").splitlines() if keep.exists() else []
    games = []
    for line in lines:
        data = json.loads(line)
        game, fixture = data.pop("game"), data.pop("fixture")
        fixture = Fixture(**{**fixture, "bots": tuple(fixture["bots"])})
        if (game, fixture.bots) == (contest.game, contest.bots) and fixture.number < contest.games:
            games.append(Played(fixture, **data))
    return games


if __name__ == "__main__":
    main()
