"""Sentences call those who sit at the table by their names."""

from __future__ import annotations

import pytest

from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.kernel.match import new_match
from brewtable.kernel.message import Message
from brewtable.locale import Words, words
from brewtable.locale.telling import player_names
from brewtable.locale.words import _Bundle

NAMED = Words("en", ["Marta", "greedy"])
FLUENT = """
deed = { $seat_who ->
    [you] You brew
   *[other] { $seat } brews
} for { $to_seat_who ->
    [you] you
   *[other] { $to_seat }
}
says = “{ $what }”
all = { $deeds }
"""


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


def test_whoever_reads_is_you(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "_bundle", lambda language: _Bundle(language, [FLUENT]))
    deed = Message("deed", {"seat": 0, "to_seat": 1})
    assert NAMED.say(deed) == "Marta brews for greedy"
    assert NAMED.to(0).say(deed) == "You brew for greedy"
    assert NAMED.to(1).say(deed) == "Marta brews for you"
    assert NAMED.to(0).to(None).say(deed) == "Marta brews for greedy"
    assert NAMED.to(0).naming(["Ida", "Bo"]).say(deed) == "You brew for Bo"
    assert NAMED.to(0).say(Message("says", {"what": deed})) == "\u201cYou brew for greedy\u201d"
    assert NAMED.to(1).say(Message("all", {"deeds": [deed, deed]})) == (
        "Marta brews for you and Marta brews for you"
    )


def test_who_has_no_name_is_a_seat() -> None:
    assert NAMED.name(2) == "seat 3"
    assert Words("en").naming(["Marta"]).name(0) == "Marta"


def test_no_two_players_are_called_the_same() -> None:
    assert player_names(["human", "bot:greedy"], Words()) == ["Player", "greedy"]
    assert player_names(["human", "human", "bot:random"], Words()) == ["Player 1", "Player 2", "random"]
    game = BeerAndBread()
    assert player_names(new_match(game, game.setup()).seats, Words()) == ["seat 1", "seat 2"]


def test_games_have_a_title_in_each_language() -> None:
    assert Words("de").title("beer-pioneers", "Beer Pioneers") == "Bier Pioniere"
    assert Words("ru").title("beer-and-bread", "Beer & Bread") == "Пиво и\u00a0хлеб"
    assert Words("pl").title("dice-brewing", "Dice Brewing") == "Dice Brewing"


def test_a_game_without_words_is_called_as_it_calls_itself() -> None:
    assert Words("de").title("cask-race", "Cask Race") == "Cask Race"
