"""Training of networks."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from brewtable.cli.common import GameName, Language, app, extra, words_in
from brewtable.cli.spreading import RayCluster, engine_for, until_stopped
from brewtable.kernel.message import Message
from brewtable.kernel.registry import find_game


@app.command()
def train(
    game: GameName,
    players: Annotated[int | None, typer.Option(min=1, help="How many seats.")] = None,
    minutes: Annotated[float, typer.Option(min=0.1, help="For how long.")] = 10.0,
    folder: Annotated[
        Path | None, typer.Option(help="Where games and networks are kept; the next call goes on from there.")
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of games and numbers.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes that play; as many as cores if not given.")
    ] = None,
    ray: RayCluster = None,
    device: Annotated[str, typer.Option(help="What torch fits on: cpu or cuda.")] = "cpu",
    lang: Language = None,
) -> None:
    """Train a network by games against itself, for bots such as FOLDER/best.net:0.2s."""
    words = words_in(lang)
    rules = find_game(game)
    seats = rules.setup(players).players
    with extra("train"):
        from brewtable.learning.training import Training, Wish
    wish = Wish(game, seats, minutes, folder or Path(f"{game}-{seats}"), seed=seed, device=device)
    training = Training(wish, lambda message: print(words.say(message), flush=True))
    with engine_for(jobs or os.cpu_count() or 1, ray) as engine, until_stopped() as stopped:
        training.run(engine)
    stopped.leave(words.say(Message("cli-train-stopped", {"rounds": training.rounds})))
