"""The networks that come with the program: each is of its game, small, described, and `expert` uses it."""

from __future__ import annotations

from pathlib import Path

import pytest

from brewtable.bots import make_bot
from brewtable.bots.network import NETWORKS, LearnedTree, packaged
from brewtable.bots.search import Search
from brewtable.kernel.chance import RESAMPLING, Stream
from brewtable.kernel.match import new_match
from brewtable.kernel.registry import find_game, game_names

FILES = sorted(NETWORKS.glob("*.net"))
TABLES = [
    (name, players)
    for name in game_names()
    for players in range(find_game(name).fewest, find_game(name).most + 1)
]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_each_fits_its_game_is_small_and_has_a_card(file: Path) -> None:
    name, _, players = file.stem.rpartition("-")
    network = packaged(find_game(name), int(players))
    assert network is not None
    assert network.shape.inputs == find_game(name).insights.count(int(players))  # type: ignore[union-attr]
    assert file.stat().st_size < 2_000_000
    card = file.with_suffix(".md").read_text("utf-8")
    assert f"{network.shape.inputs} × {network.shape.first} × {network.shape.second}" in card
    assert "brewtable train" in card


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_expert_judges_by_its_network_and_else_searches(name: str, players: int) -> None:
    game = find_game(name)
    match = new_match(game, game.setup(players, seed=4))
    worlds = Stream(4, RESAMPLING)
    expert = make_bot("expert:6", 1)
    assert isinstance(expert, Search)
    while match.ply < 12:
        match.act(expert.choose(match.observe(match.state.to_move(), worlds)))
    has_network = (NETWORKS / f"{name}-{players}.net").is_file()
    assert isinstance(expert.tree, LearnedTree) == has_network
