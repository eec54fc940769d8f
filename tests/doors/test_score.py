"""`brewtable score`: counting a game at a real table, by questions or by JSON."""

from __future__ import annotations

import json

import pytest
from tests.doors.commands import Done

from brewtable.locale import languages

NUMBERS = [{"name": "Ann", "mastery": 10, "coins": 7}, {"mastery": 13}, {"name": "Łucja", "black-dice": 2}]


def test_json_in_and_out() -> None:
    said = Done("score", "dice-brewing", "--players", 3, "--json", answers=json.dumps(NUMBERS)).good()
    found = json.loads(said)
    assert found["names"] == ["Ann", "seat 2", "Łucja"]
    assert found["scores"] == [13, 13, 4]
    assert found["ranking"] == [[0, 1], [2]]
    assert found["decided_by"] == "shared"
    assert found["parts"][0] == {"track": 10, "gold": 3, "yellow": 0, "black": 0, "green": 0, "total": 13}


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        ("", "standard input is no JSON"),
        ("{}", "must be a list with one object for each player"),
        ("[1, 2]", 'such as [{"name": "Ann", "mastery": 1}, {"name": "Bob"}]'),
        ("[" * 100_000, "standard input is no JSON"),
        ("[{}]", "dice-brewing is for 2 to 4 players, not 1"),
        ("[{}, {}]", "--players 3, but numbers for 2 were given"),
        ('[{"name": 4}, {}, {}]', "a name must be text, not 4"),
        ('[{"gold": 4}, {}, {}]', "seat 1: the pad does not ask for 'gold'"),
        ('[{"coins": -4}, {}, {}]', "Gold left must be a whole number from 0 to 199, not -4"),
        ('[{"coins": []}, {}, {}]', "not []"),
    ],
)
def test_bad_json_is_refused_in_one_line(answers: str, words: str) -> None:
    said = Done("score", "dice-brewing", "--players", "3", "--json", answers=answers).refusal()
    assert words.lower() in said.lower()


def test_bad_commands_are_refused() -> None:
    assert "'beer-and-bread'" in Done("score", "beer-and-bred").refusal()
    assert (
        "beer-and-bread is for 2 players, not 3" in Done("score", "beer-and-bread", "--players", 3).refusal()
    )


def test_questions_are_asked_until_they_are_answered() -> None:
    ann, bob = ["20", "0", "2", "3", "", "0", "1"], ["x", "-1", "200", "22", "", "", "0", "0", "0", "7"]
    answers = ["5", "two", "2", "Ann", "", *ann, *bob]
    done = Done("score", "beer-pioneers", answers="\n".join(answers) + "\n")
    said = done.good()
    assert said.count("Answer with a whole number from 2 to 4.") == 2
    for refused in ("'x'", "'-1'", "200"):
        assert f"must be a whole number from 0 to 199, not {refused}" in said
    assert "Ann: Lightbulbs (0 to 99):" in said
    assert "Won by Ann and seat 2. Points, beers and barrels are equal" not in said
    assert "Won by Ann. Equal points; more beers left" in said


def test_only_what_matters_is_asked() -> None:
    """Upgrades placed only with 6F, tokens only with 6G, the windmill once for both."""
    cards, upgrades = [""] * 12, [""] * 9
    plain = ["Ann", "Bob", *cards, *upgrades, *cards, *upgrades, "2"]
    said = Done("score", "beer-and-bread", answers="\n".join(plain) + "\n").good()
    assert "Upgrade cards in all slots" not in said
    assert "Has the windmill: 1 Ann and 2 Bob?" in said
    assert "Won by Ann. Both totals are equal; the player without the windmill wins." in said
    most = ["Ann", "Bob", *cards, *upgrades[:5], "1", "", "", "", *cards, *upgrades, "8", "7", "2"]
    said = Done("score", "beer-and-bread", answers="\n".join(most) + "\n").good()
    assert "Bob: Upgrade cards in all slots (0 to 60):" in said
    assert "Tokens in storage" not in said
    assert "Won by Ann. Final scores are equal; the higher other total decides." in said


def test_answers_that_end_too_early_are_an_error() -> None:
    done = Done("score", "dice-brewing", "--players", 2, answers="Ann\nBob\n10\n")
    assert done.code == 2
    assert done.err == "brewtable: The answers ended at: Ann: Gold left (0 to 199):\n"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["beer-and-bread", "dice-brewing", "beer-pioneers"])
def test_the_fields_are_told_in_every_language(game: str, lang: str) -> None:
    said = Done("score", game, "--fields", "--lang", lang).good()
    assert "pad-" not in said
    wanted = {"beer-and-bread": "bread-9", "dice-brewing": "green-dice", "beer-pioneers": "last-level"}
    assert wanted[game] in said


def test_help_tells_how_to_give_numbers() -> None:
    said = Done("score", "--help").good()
    assert "--fields" in said
    assert "JSON list with one object for each player" in " ".join(said.replace("│", " ").split())
