"""What leaves a game fits the types that it tells of itself; clients find those in the service's schema."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
import pytest
from jsonschema_rs import validator_for

from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.face import Faces
from brewtable.kernel.game import Game
from brewtable.kernel.match import Match, new_match
from brewtable.kernel.registry import find_game, game_names
from brewtable.table.openapi import schema

TYPED = [game for game in map(find_game, game_names()) if game.faces is not None]
EVERY = 5  # plies between two looks


def names(games: Sequence[Game]) -> list[str]:
    return [game.name for game in games]


def faces(game: Game) -> Faces:
    assert game.faces is not None
    return game.faces


def fits(value: object, wanted: Any) -> bool:
    """Whether a value is of a type, with all fields of TypedDicts and no others."""
    try:
        same = msgspec.to_builtins(msgspec.convert(value, wanted, strict=True))
    except msgspec.ValidationError:
        return False
    return bool(same == without_arguments(value))


def without_arguments(value: object) -> object:
    """Data in which messages are their keys alone, as their type knows them."""
    if isinstance(value, list):
        return [without_arguments(one) for one in value]
    if not isinstance(value, dict):
        return value
    fields = {"key": value["key"]} if "key" in value else value
    return {name: without_arguments(one) for name, one in fields.items()}


def games_of(game: Game) -> Iterator[Match]:
    """Random games with every number of players and every value of an option."""
    for players in range(game.fewest, game.most + 1):
        count = max((len(option.values) for option in game.options(players)), default=1)
        for number in range(count):
            chosen = {one.name: one.values[number % len(one.values)] for one in game.options(players)}
            yield new_match(game, game.setup(players, seed=players * 10 + number, options=chosen))


def played(match: Match) -> Iterator[Match]:
    stream = Stream(match.setup.seed or 0, BOTS)
    while not match.over:
        yield match
        legal = match.state.legal()
        match.act(int(legal[stream.below(len(legal))]))
    yield match


@pytest.mark.parametrize("game", TYPED, ids=names(TYPED))
def test_all_that_leaves_is_of_the_types_told(game: Game) -> None:
    told = faces(game)
    event_type = validator_for(game.vocabulary.event_schema())
    action_type = validator_for(game.vocabulary.action_schema())
    for match in games_of(game):
        for now in played(match):
            heard = now.entries[-1].heard if now.entries else now.opening
            for seat in (None, 0):
                for event in game.events_for(now.state, heard, seat):
                    assert event_type.is_valid(event), f"ply {now.ply}: {event}"
            if now.ply % EVERY and not now.over:
                continue
            for seat in (None, 0):
                view = game.view(now.state, seat)
                assert fits(view, told.view), f"ply {now.ply}: {view}"
            for action in now.state.legal():
                do = game.structure(now.state, int(action))
                assert action_type.is_valid(do), f"ply {now.ply}: {do}"
        for parts in game.result(match.state).parts:
            assert fits(parts, told.parts), parts
        for name, card in game.catalog(match.state).items():
            assert fits(card, told.card), f"{name}: {card}"


def test_a_field_too_many_too_few_or_of_another_type_is_found() -> None:
    game = find_game("beer-and-bread")
    view = dict(game.view(game.new(game.setup(seed=1)), 0))
    wanted = faces(game).view
    assert fits(view, wanted)
    assert not fits({**view, "moon": "full"}, wanted)
    assert not fits({name: value for name, value in view.items() if name != "year"}, wanted)
    assert not fits({**view, "year": "first"}, wanted)


def test_clients_find_the_types_by_the_name_of_the_game() -> None:
    types = json.loads(schema())["components"]["schemas"]
    found = types["Faces"]["properties"]
    assert set(found) == set(names(TYPED))
    for game in TYPED:
        assert set(found[game.name]["properties"]) == {"view", "catalog", "parts", "event", "do"}
    view = types["BeerAndBreadView"]
    assert view["properties"]["villages"]["items"] == {"$ref": "#/components/schemas/BeerAndBreadVillage"}
    assert "year" in view["required"]
    assert types["MessageData"]["additionalProperties"] is True
    assert {one["$ref"].rpartition("/")[2] for one in _references(types)} <= set(types)


def _references(schema: object) -> Iterator[Mapping[str, Any]]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield schema
        for value in schema.values():
            yield from _references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _references(value)
