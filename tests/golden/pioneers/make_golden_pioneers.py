"""Plays the golden games of Beer Pioneers: `python -m tests.golden.pioneers.make_golden_pioneers`.

The same rules and bots give the same files. Needed again only when the rules or the house deck change.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

from brewtable.bots import make_bot
from brewtable.kernel.chance import BOTS, RESAMPLING, Stream
from brewtable.kernel.journal import read_journal, write_journal
from brewtable.kernel.match import Match, new_match
from brewtable.kernel.observation import Observation

from .coverage_pioneers import GAME, shown, wanted

FOLDER = Path(__file__).parent
TABLES = list(product((2, 3, 4), *(option.values for option in GAME.options(4))))
CUT = 250  # decisions after which a random game is left
STEP = 1009  # between the tables of games that follow each other: all options come soon
MOST_SEARCHED = 500


def played(bot: str, players: int, options: dict[str, object], seed: int, most: int | None = None) -> Match:
    """A game between bots of a kind, cut off after some decisions where a number is given."""
    match = new_match(GAME, GAME.setup(players, seed, options), [f"bot:{bot}"] * players)
    seeds, stream = Stream(seed, BOTS), Stream(seed, RESAMPLING)
    bots = [make_bot(bot, int(seeds.draw_seed())) for _ in range(players)]
    while not match.over and match.ply != most:
        mover = int(match.state.to_move())
        match.act(bots[mover].choose(Observation(GAME, match.state, mover, stream)))
    return match


def golden_games() -> dict[str, Match]:
    """Whole games, then the beginnings of games that show the rest."""
    games = {f"greedy-{players}": played("greedy", players, {}, 1) for players in (2, 3, 4)}
    games["random-whole"] = played("random", 3, {}, 2)
    missing = wanted() - {feat for match in games.values() for feat in shown(match)}
    names = [option.name for option in GAME.options(4)]
    for seed in range(MOST_SEARCHED):
        if not missing:
            return games
        players, *values = TABLES[seed * STEP % len(TABLES)]
        match = played("random", int(str(players)), dict(zip(names, values, strict=True)), seed, CUT)
        if shown(match) & missing:
            games[f"random-{seed}"] = match
            missing -= shown(match)
    raise LookupError(f"no game shows {', '.join(sorted(missing))}")


def main() -> None:
    texts = {name: write_journal(match) for name, match in golden_games().items()}
    for old in FOLDER.glob("*.brew"):
        old.unlink()
    for name, text in texts.items():
        read_journal(text)
        (FOLDER / f"{name}.brew").write_bytes(text.encode())
        print(f"{len(text.encode()):7,} bytes  {name}")


if __name__ == "__main__":
    main()
