"""`.brew` files: they give back the match, and whatever was done to one is found, with line and reason."""

from __future__ import annotations

import hashlib
import json
import re
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest
from tests.toy_game import CaskRace

from brewtable.games.beer_and_bread.cards.deck import deck_from_data, house_deck
from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.kernel import registry
from brewtable.kernel.chance import BOTS, Scripted, Stream
from brewtable.kernel.errors import JournalError
from brewtable.kernel.game import Game
from brewtable.kernel.journal import read_journal, write_journal
from brewtable.kernel.match import Match, match_from, new_match, outcomes_in
from brewtable.locale import Words

BREAD = BeerAndBread()
RACE = CaskRace()

Record = dict[str, Any]


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    points = EntryPoints(
        [
            EntryPoint("cask-race", "tests.toy_game:CaskRace", registry.GROUP),
            EntryPoint("beer-and-bread", "brewtable.games.beer_and_bread.game:BeerAndBread", registry.GROUP),
        ]
    )
    monkeypatch.setattr(registry, "entry_points", lambda group: points.select(group=group))


def played(game: Game, decisions: int = 1000, seed: int = 5, match: Match | None = None) -> Match:
    """A match of random play, over or after so many decisions."""
    if match is None:
        match = new_match(game, game.setup(seed=seed), ["Ann", "Жанна"])
    stream = Stream(seed, BOTS)
    while not match.over and match.ply < decisions:
        options = match.state.legal()
        match.act(int(options[stream.below(len(options))]))
    return match


def same(first: Match, second: Match) -> bool:
    return first.game.save(first.state) == second.game.save(second.state) and first.seats == second.seats


# Round trips.


@pytest.mark.parametrize("game", [RACE, BREAD], ids=lambda game: game.name)
@pytest.mark.parametrize("decisions", [0, 1, 7, 1000])
def test_a_journal_gives_back_the_match(game: Game, decisions: int) -> None:
    match = played(game, decisions)
    text = write_journal(match)
    again = read_journal(text)
    assert same(match, again)
    assert write_journal(again) == text
    assert [entry.text for entry in again.entries] == [entry.text for entry in match.entries]
    assert ("result" in text.splitlines()[-1]) == match.over


def test_an_unfinished_game_goes_on_as_it_would_have() -> None:
    whole = played(BREAD)
    cut = read_journal(write_journal(played(BREAD, 30)))
    for entry in whole.entries[30:]:
        cut.act(entry.action)
    assert write_journal(cut) == write_journal(whole)


def test_undo_works_in_a_match_that_was_read() -> None:
    match = new_match(RACE, RACE.setup(seed=1))
    match.act("keep")
    again = read_journal(write_journal(match))
    again.undo(0)
    assert again.ply == 0


def test_a_journal_without_seed_is_played_from_its_chance() -> None:
    seeded = played(RACE)
    outcomes = outcomes_in(seeded.opening) + [one for entry in seeded.entries for one in entry.chance]
    match = new_match(RACE, RACE.setup(2, chance=Scripted(outcomes)))
    for entry in seeded.entries:
        match.act(entry.action)
    again = read_journal(write_journal(match))
    assert same(match, again)
    assert RACE.result(again.state).to_data() == RACE.result(seeded.state).to_data()


def test_a_match_from_a_loaded_position() -> None:
    middle = played(BREAD, 40).state
    loaded = BREAD.load(json.loads(json.dumps(BREAD.save(middle))))
    match = match_from(BREAD, loaded, ["Ann", "Bob"])
    for decisions in (0, 5, 1000):
        played(BREAD, decisions, match=match)
        text = write_journal(match)
        assert "position" in json.loads(text.splitlines()[0])
        assert same(match, read_journal(text))
        assert write_journal(read_journal(text)) == text


def test_a_deck_of_ones_own_travels_in_the_journal() -> None:
    data: Record = json.loads(json.dumps(house_deck().to_data()))
    data["deck"]["name"] = "mine"
    data["card"][0]["coins"] = 4 if data["card"][0]["coins"] != 4 else 5
    deck = deck_from_data(data, "mine")
    assert deck.hash != house_deck().hash
    match = played(BREAD, 25, match=new_match(BREAD, BREAD.setup(seed=3, deck=deck)))
    text = write_journal(match)
    assert same(match, read_journal(text))
    assert json.loads(text.splitlines()[0])["deck"]["data"] == data
    branch = match_from(BREAD, match.state)
    assert same(branch, read_journal(write_journal(branch)))
    assert "data" not in json.loads(write_journal(played(BREAD, 1)).splitlines()[0])["deck"]


def test_the_house_deck_under_another_name_is_still_the_house_deck() -> None:
    data: Record = json.loads(json.dumps(house_deck().to_data()))
    data["deck"].update({"name": "mine", "title": "My copy"})
    match = played(BREAD, 5, match=new_match(BREAD, BREAD.setup(seed=3, deck=deck_from_data(data, "mine"))))
    text = write_journal(match)
    record = {"name": "mine", "hash": house_deck().hash}
    assert json.loads(text.splitlines()[0])["deck"] == record
    assert [entry.text for entry in read_journal(text).entries] == [entry.text for entry in match.entries]
    branch = write_journal(match_from(BREAD, match.state))
    assert json.loads(branch.splitlines()[0])["position"]["deck"] == record
    assert read_journal(branch).state.to_move() == match.state.to_move()


def test_a_deck_that_became_a_house_deck_may_still_travel_in_the_journal() -> None:
    text = write_journal(played(BREAD, 5))
    whole = {"name": "house", "hash": house_deck().hash, "data": house_deck().to_data()}
    assert read_journal(forged(text, 1, deck=whole)).ply == 5
    refusal(forged(text, 1, deck={**whole, "name": "other"}))
    refusal(forged(text, 1, deck={**whole, "more": 1}))
    assert "journal" in refusal(forged(text, 1, deck={**whole, "data": 7})).reason.key


# Damage.


def refusal(text: str) -> JournalError:
    with pytest.raises(JournalError) as caught:
        read_journal(text)
    assert Words().explain(caught.value).startswith(f"line {caught.value.line}: ")
    assert str(caught.value) == f"line {caught.value.line}: {caught.value.reason}"
    return caught.value


def words_of(error: JournalError) -> str:
    return Words().explain(error).removeprefix(f"line {error.line}: ")


def test_every_changed_byte_is_found_in_its_line() -> None:
    text = write_journal(played(RACE, 6))
    assert text.isascii() is False
    for place, old in enumerate(text):
        line = text.count("\n", 0, place) + 1
        for new in {" ", "0", "x", '"', "}", "\n", "é", chr(ord(old) ^ 1)} - {old}:
            error = refusal(text[:place] + new + text[place + 1 :])
            assert line <= error.line <= line + 1, (place, new, error)
            assert words_of(error)


def test_every_lost_byte_is_found() -> None:
    text = write_journal(played(RACE, 4))
    for place in range(len(text)):
        error = refusal(text[:place] + text[place + 1 :])
        assert error.line >= text.count("\n", 0, place) + 1


def test_a_file_cut_off_within_a_line_is_refused() -> None:
    text = write_journal(played(RACE))
    for length in range(len(text)):
        if not text[:length].endswith("\n"):
            error = refusal(text[:length])
            assert error.line == text.count("\n", 0, length) + 1
    assert "empty" in words_of(refusal(""))
    assert "empty" in words_of(refusal("\n \n"))
    assert "cut off" in words_of(refusal(text[:-1]))


def test_a_file_cut_off_between_lines_is_an_unfinished_game() -> None:
    lines = write_journal(played(RACE)).splitlines(keepends=True)
    for count in range(1, len(lines) - 1):
        assert read_journal("".join(lines[:count])).ply == count - 1


def test_a_finished_game_must_end_with_its_result() -> None:
    lines = write_journal(played(RACE)).splitlines(keepends=True)
    assert "its result is missing" in words_of(refusal("".join(lines[:-1])))


def test_lines_cannot_be_swapped_repeated_or_left_out() -> None:
    lines = write_journal(played(RACE)).splitlines(keepends=True)
    swapped = [*lines[:2], lines[3], lines[2], *lines[4:]]
    assert refusal("".join(swapped)).line == 3
    assert refusal("".join([*lines[:3], *lines[2:]])).line == 4
    assert refusal("".join([*lines[:3], *lines[4:]])).line == 4
    assert refusal("".join([*lines, lines[-1]])).line == len(lines) + 1
    assert refusal("".join(lines) + "\n").line == len(lines) + 1


NO_RECORDS = ["", "[]", "7", "null", "{", '{"a":1,}', "nonsense", '{"a":1}', "[" * 100_000]


@pytest.mark.parametrize("line", NO_RECORDS, ids=lambda line: line[:8] or "empty")
def test_lines_that_are_no_records_are_refused(line: str) -> None:
    text = write_journal(played(RACE, 2))
    assert refusal(text + line + "\n").line == 4
    assert refusal(line + "\n" + text).line == 1


# Forgery: the checks fit, the content does not.


def forged(text: str, line: int, **changes: object) -> str:
    """A journal with changed fields in one line (None removes one), and checks that fit."""
    records: list[Record] = [json.loads(one) for one in text.splitlines()]
    for name, value in changes.items():
        records[line - 1][name] = value
        if value is None:
            del records[line - 1][name]
    return sealed(records)


def sealed(records: list[Record]) -> str:
    lines, previous = [], ""
    for record in records:
        bare = {name: value for name, value in record.items() if name != "check"}
        line = json.dumps(bare, separators=(",", ":"), ensure_ascii=False)
        previous = hashlib.sha256(f"{previous}\n{line}".encode()).hexdigest()[:16]
        lines.append(json.dumps({**bare, "check": previous}, separators=(",", ":"), ensure_ascii=False))
    return "\n".join(lines) + "\n"


def test_sealing_again_changes_nothing() -> None:
    text = write_journal(played(BREAD, 9))
    assert forged(text, 1) == text


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"brew": 2}, "not a .brew file of format 1"),
        ({"brew": None}, "not a .brew file of format 1"),
        ({"game": "beer-and-bred"}, "did you mean 'beer-and-bread'"),
        ({"game": None}, "there is no game"),
        ({"rules": 2}, "recorded with rules version 2, this program has 1"),
        ({"players": 3}, "is for 2 players, not 3"),
        ({"players": None}, "needs `players`"),
        ({"players": 10**30}, "is for 2 players"),
        ({"options": {"first": "2"}}, "option 'first'"),
        ({"options": None}, "`options`"),
        ({"deck": None}, "needs a `deck`"),
        (
            {"deck": {"name": "house", "hash": "0123456789abcdef"}},
            "recorded with deck house",
        ),
        ({"deck": {"name": "mine", "hash": "0", "data": {}}}, "the deck in the journal"),
        ({"seed": 6}, "the recorded shuffle is not the one the seed gives"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": 1 << 63}, "a seed is a whole number"),
        ({"seed": 1 << 80}, "a seed is a whole number"),
        ({"seed": None, "chance": [0]}, "the script of chance holds"),
        ({"chance": []}, "the recorded shuffle"),
        ({"position": {"game": "beer-and-bread"}}, "not a position of beer-and-bread"),
    ],
)
def test_a_forged_set_up_is_refused(changes: Record, words: str) -> None:
    error = refusal(forged(write_journal(played(BREAD, 3)), 1, **changes))
    assert error.line == 1
    assert re.search(words, words_of(error)), error


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"ply": 3}, "ply 3 stands where ply 2 belongs"),
        ({"seat": 1}, "it is for another seat to decide"),
        ({"action": 999}, "numbers from 0 to 30"),
        ({"action": None}, "a number, a text or an object"),
        ({"action": 0}, "reason-other-decision"),
        ({"action": "nonsense"}, "no action is called 'nonsense'"),
        ({"do": "roll 99"}, "not 'roll 99'"),
        ({"chance": [1]}, "the recorded chance is not what the seed gives"),
        ({"result": {}}, "a result, but the game is not over"),
    ],
)
def test_a_forged_decision_is_refused(changes: Record, words: str) -> None:
    match = new_match(RACE, RACE.setup(2, seed=1))
    match.act("keep")
    match.act(int(match.state.legal()[0]))
    text = forged(write_journal(match), 3, **changes)
    error = refusal(text)
    assert error.line == 3
    assert re.search(words, words_of(error)), error


def test_a_forged_result_is_refused() -> None:
    text = write_journal(played(RACE))
    last = text.count("\n")
    result = json.loads(text.splitlines()[-1])["result"]
    error = refusal(forged(text, last, result={**result, "scores": [99, 0]}))
    assert (error.line, words_of(error)) == (last, "the recorded result is not the one of this game")
    records = [json.loads(line) for line in text.splitlines()]
    assert refusal(sealed([*records, records[-2]])).line in (last, last + 1)
    assert words_of(refusal(sealed([*records, records[-1]]))) == "lines follow the result"


def test_words_that_no_file_can_hold_are_refused() -> None:
    text = write_journal(played(RACE, 1)).replace('"Ann"', '"\\ud800"')
    assert refusal(text).line == 1
