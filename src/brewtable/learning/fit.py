"""Fits a network to examples, with torch."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from brewtable.bots.network import POINTS, Shape, pack
from brewtable.kernel.game import Game
from brewtable.learning.examples import Examples

BATCH: Final = 2048
RATE: Final = 2e-3
DECAY: Final = 3e-3
MARGIN: Final = 0.15  # part of the aim that the margin decides, not the victory alone …
LEAD: Final = 5.0  # … where so many points ahead are a win three times in four
FOUND: Final = 0.3  # part of the aim that is what a search found
POINTS_COUNT: Final = 0.1  # how much guessing the scores counts beside guessing the winner
HELD_BACK: Final = 20  # one game in so many is not learned from, but asked


@dataclass
class Report:
    """How well a network tells what it has not learned from; cross-entropy, less is better."""

    examples: int
    epochs: float
    winner: float
    points: float  # mean error of the own score


class Net(nn.Module):
    """The same as `bots.network.Network`, in a form that can be trained."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.first = nn.Linear(shape.inputs, shape.first)
        self.second = nn.Linear(shape.first, shape.second)
        self.chances = nn.Linear(shape.second, shape.players)
        self.points = nn.Linear(shape.second, shape.players)

    def forward(self, numbers: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        layer = functional.relu(self.first(numbers))
        layer = functional.relu(self.second(layer))
        return self.chances(layer), self.points(layer)

    def _parts(self) -> list[torch.Tensor]:
        """All numbers, in the order of a file."""
        return [
            self.first.weight.T,
            self.first.bias,
            self.second.weight.T,
            self.second.bias,
            self.chances.weight,
            self.chances.bias,
            self.points.weight,
            self.points.bias,
        ]

    def tables(self) -> list[list[float]]:
        return [part.detach().float().cpu().reshape(-1).tolist() for part in self._parts()]


def packed(net: Net, game: Game) -> bytes:
    return pack(net.shape, net.tables(), game)


class Shelf:
    """Examples on the device, drawn from in batches."""

    def __init__(self, examples: Examples, device: str) -> None:
        def put(array: Any) -> torch.Tensor:
            return torch.from_numpy(np.ascontiguousarray(array)).to(device)

        self.numbers = put(examples.numbers)
        self.aim = put(aim(examples))
        self.scores = put(examples.scores / np.float32(POINTS))

    def __len__(self) -> int:
        return len(self.numbers)

    def losses(self, net: Net, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        chances, points = net(self.numbers[rows].float())
        winner = functional.cross_entropy(chances, self.aim[rows])
        return winner, functional.smooth_l1_loss(points, self.scores[rows])


def aim(examples: Examples) -> Any:
    """Each seat's chance to win, as it is to be told."""
    scores = examples.scores / LEAD
    margins = np.exp(scores - scores.max(axis=1, keepdims=True))
    margins /= margins.sum(axis=1, keepdims=True)
    known = (1.0 - MARGIN) * examples.wins + MARGIN * margins
    found = examples.chances.sum(axis=1, keepdims=True) > 0.0
    return np.where(found, (1.0 - FOUND) * known + FOUND * examples.chances, known).astype(np.float32)


def parted(games: Any) -> tuple[Any, Any]:
    """The rows to ask, and those to learn from: all of a game are one or the other."""
    held = games % HELD_BACK == 0
    return np.flatnonzero(held), np.flatnonzero(~held)


def fit(
    shape: Shape,
    examples: Examples,
    *,
    epochs: float,
    seconds: float,
    seed: int,
    device: str = "cpu",
) -> tuple[Net, Report]:
    """A network that has seen the examples so often, or as often as there is time for."""
    torch.manual_seed(seed)
    net = Net(shape).to(device)
    shelf = Shelf(examples, device)
    asked, learned = (torch.from_numpy(rows).to(device) for rows in parted(examples.games))
    steps = max(1, int(epochs * len(learned) / BATCH))
    optimiser = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    end, step, done = monotonic() + seconds, 0, 0.0
    started = monotonic()
    while done < 1.0:
        for group in optimiser.param_groups:
            group["lr"] = RATE * (1.0 - done) + RATE / 100
        rows = learned[torch.randint(len(learned), (BATCH,), device=learned.device)]
        winner, off = shelf.losses(net, rows)
        optimiser.zero_grad()
        (winner + POINTS_COUNT * off).backward()
        optimiser.step()
        step += 1
        done = max(step / steps, (monotonic() - started) / (end - started))
    with torch.no_grad():
        parts = [shelf.losses(net, some) for some in asked.split(8 * BATCH)]
        winner, off = (float(sum(part[at] for part in parts)) / len(parts) for at in range(2))
    report = Report(len(shelf), step * BATCH / len(learned), winner, off * POINTS)
    return net, report
