"""Nobody hears the English name of a card of the house in another language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from brewtable.games.beer_pioneers.game import BeerPioneers
from brewtable.kernel.chance import BOTS, Stream
from brewtable.kernel.match import new_match
from brewtable.kernel.message import Argument, Message

GAME = BeerPioneers()
NAMES = {card.name for card in GAME.house_deck().cards}


def spoken(players: int, seed: int) -> Iterator[Message]:
    """Everything asked, offered and told in a game of chance."""
    match = new_match(GAME, GAME.setup(players, seed), ["human"] * players)
    chooser = Stream(seed, BOTS)
    while not match.over:
        seat = int(match.state.to_move())
        prompt = GAME.prompt(match.state, seat)
        yield prompt.question
        yield from (choice.label for choice in prompt.choices)
        yield from (blocked.reason for blocked in prompt.blocked)
        legal = match.state.legal()
        match.act(int(legal[chooser.below(len(legal))]))
        for event in GAME.events_for(match.state, match.entries[-1].heard, seat):
            told = GAME.sentence(event)
            if told is not None:
                yield told


def texts(value: Argument) -> Iterator[str]:
    """What stands in a message as it is, and is spoken so in every language."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Message):
        for argument in value.args.values():
            yield from texts(argument)
    elif isinstance(value, list):
        for one in value:
            yield from texts(one)


@pytest.mark.parametrize("players", [2, 4])
def test_cards_of_the_house_are_never_spoken_of_by_their_english_names(players: int) -> None:
    named: set[str] = set()
    for message in spoken(players, seed=3):
        assert not NAMES & set(texts(message)), message
        named |= {one.key for one in message.args.values() if isinstance(one, Message)}
    assert sum(key.startswith("pioneers-card-") for key in named) > 30
