"""Sentences call those who sit at the table by their names."""

from __future__ import annotations

from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.kernel.match import new_match
from brewtable.kernel.message import Message
from brewtable.locale import Words
from brewtable.terminal.boards.board import player_names

NAMED = Words("en", ["Marta", "greedy"])


def test_a_seat_is_spoken_as_who_sits_there() -> None:
    harvest = Message("log-harvest", {"seat": 1, "card": "beer-07"})
    assert NAMED.say(harvest) == "Greedy harvests with beer-07"
    assert Words().say(harvest) == "Seat 2 harvests with beer-07"
    assert NAMED.say(Message("undo-other-decision", {"seat": 0})) == "The last decision was made by Marta."
    assert Words().say(Message("undo-other-decision", {"seat": 0})) == "The last decision was made by seat 1."


def test_names_reach_the_places_inside_a_sentence() -> None:
    moved = {
        "amount": Message("tokens-rye", {"count": 2}),
        "from": Message("place-storage", {"seat": 0}),
        "to": Message("place-storage", {"seat": 1}),
    }
    assert NAMED.say(Message("log-tokens", {**moved})) == (
        "2 rye: from the storage of Marta to the storage of greedy"
    )


def test_who_has_no_name_is_a_seat() -> None:
    assert NAMED.name(2) == "seat 3"
    assert Words("en").naming(["Marta"]).name(0) == "Marta"


def test_no_two_players_are_called_the_same() -> None:
    assert player_names(["human", "bot:greedy"], Words()) == ["Player", "greedy"]
    assert player_names(["human", "human", "bot:random"], Words()) == ["Player 1", "Player 2", "random"]
    game = BeerAndBread()
    assert player_names(new_match(game, game.setup()).seats, Words()) == ["seat 1", "seat 2"]
