"""Games are found by their entry points, ours and other people's."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints

import pytest
from tests.refusals import refused
from tests.toy_game import CaskRace

from brewtable.kernel import registry
from brewtable.kernel.errors import SetupError
from brewtable.kernel.registry import GROUP, find_game, game_names

POINTS = EntryPoints(
    [
        EntryPoint("cask-race", "tests.toy_game:CaskRace", GROUP),
        EntryPoint("beer-and-bread", "brewtable.games.beer_and_bread.game:BeerAndBread", GROUP),
    ]
)


def install(monkeypatch: pytest.MonkeyPatch, points: EntryPoints) -> None:
    monkeypatch.setattr(registry, "entry_points", lambda group: points.select(group=group))


def test_games_of_others_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, POINTS)
    assert game_names() == ["beer-and-bread", "cask-race"]
    assert isinstance(find_game("cask-race"), CaskRace)
    assert find_game("beer-and-bread").title == "Beer & Bread"


def test_an_unknown_name_suggests_the_closest(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, POINTS)
    with refused(SetupError, "there is no game 'beer-and-bred'; did you mean 'beer-and-bread'"):
        find_game("beer-and-bred")


def test_a_far_off_name_lists_what_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, POINTS)
    with refused(SetupError, "installed games: beer-and-bread, cask-race"):
        find_game("chess")


def test_without_games_there_is_nothing_to_suggest(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, EntryPoints([]))
    assert game_names() == []
    with refused(SetupError, "installed games: none"):
        find_game("chess")


def test_a_game_named_twice_is_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, EntryPoints([*POINTS, *POINTS]))
    assert game_names() == ["beer-and-bread", "cask-race"]
