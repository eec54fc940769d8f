"""Deck files of Beer Pioneers: mistakes are named with card and field, and decks survive being written."""

import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from brewtable.games.beer_pioneers.cards.reader import deck_from_data, house_deck, read_deck
from brewtable.kernel.deckfile import DeckError, to_toml
from brewtable.locale import Words

Data = dict[str, Any]
Change = Callable[[Data], object]
ADLER = house_deck().numbers["adler-locomotive"]
GROLL = house_deck().numbers["josef-groll"]
COOLSHIP = house_deck().numbers["coolship"]


def house_data() -> Data:
    return house_deck().to_data()


def changed(change: Change) -> Data:
    data = house_data()
    change(data)
    return data


def problems_of(data: Data) -> list[str]:
    with pytest.raises(DeckError) as caught:
        deck_from_data(data, "my.toml")
    assert caught.value.code == "bad-deck"
    return [Words().say(problem) for problem in caught.value.problems]


def put(value: object, *path: str | int) -> Change:
    """A change that puts a value at a place in the data."""

    def change(data: Data) -> None:
        place: Any = data
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    """A change that takes away what is at a place in the data."""

    def change(data: Data) -> None:
        place: Any = data
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return change


def on_adler(value: object, *path: str | int) -> Change:
    return put(value, "card", ADLER, *path)


def on_groll(value: object, *path: str | int) -> Change:
    return put(value, "card", GROLL, *path)


def on_coolship(value: object, *path: str | int) -> Change:
    return put(value, "card", COOLSHIP, *path)


WHOLE = "must be a whole number from"
AL, JG, CS = "card adler-locomotive", "card josef-groll", "card coolship"
SECTIONS = "must have two filled sections of beige, order, and one of action and master; it has"
MISTAKES: list[tuple[Change, str]] = [
    # Cards and their sections
    (put(7, "card", ADLER), f"card {ADLER + 1} in the file: must be a table with id, name"),
    (drop("card", ADLER, "id"), f"card {ADLER + 1} in the file: id is missing"),
    (drop("card", ADLER, "name"), f"{AL}: name is missing"),
    (on_adler("Adler!", "id"), "in the file id: must be small letters and digits joined by"),
    (on_adler("coolship", "id"), "card coolship: is there 2 times; an id names one card"),
    (on_adler("", "name"), f"{AL} name: must be one line of text"),
    (on_adler({}, "oder"), f'{AL}: unknown key "oder"; did you mean "order"?'),
    (drop("card", ADLER, "order"), f"{AL}: {SECTIONS} beige"),
    (on_adler("coins 1", "action"), f"{AL}: {SECTIONS} beige, order, action"),
    (on_adler("yes", "start"), f'{AL} start: must be true or false, not "yes"'),
    (drop("card", COOLSHIP, "start"), "[[card]]: must have 12 cards with start = true, not 11"),
    # Beige-brown sections
    (on_adler({}, "beige"), f"{AL} beige: is empty; it must show one of bulbs, take, move, rotations"),
    (on_adler({"bulbs": 7, "take": 1}, "beige"), f"{AL} beige bulbs: {WHOLE} 0 to 6, not 7"),
    (on_adler({"bulb": 1, "take": 1}, "beige"), f'{AL} beige: unknown key "bulb"; did you mean "bulbs"?'),
    (on_adler("brew 1", "beige", "flash"), f'{AL} beige flash: no such effect here: "brew 1"'),
    (on_adler("coins", "beige", "flash"), f'{AL} beige flash: after "coins" must come a whole number'),
    # Orders
    (on_adler({"alt": 1}, "order"), f"{AL} order: reward is missing"),
    (on_adler({"reward": "points 1"}, "order"), f"{AL} order: must ask for 1 to 12 things"),
    (on_adler({"alt": 6, "pils": 6, "beer": 1, "reward": "points 1"}, "order"), "must ask for 1 to 12"),
    (on_adler(7, "order", "alt"), f"{AL} order alt: {WHOLE} 0 to 6, not 7"),
    (on_adler(1, "order", "kolsch"), f'{AL} order: unknown key "kolsch"'),
    (on_adler("point 4", "order", "reward"), f'{AL} order reward: no such effect here: "point 4"'),
    (on_adler("coins one", "order", "fleet"), 'order fleet: after "coins" must come a whole number from'),
    (on_adler(4, "order", "reward"), f"{AL} order reward: must be a phrase such as"),
    # White sections
    (on_coolship("rotations 13", "action"), f'{CS} action: after "rotations" must come a whole number'),
    (on_coolship("order 1", "action"), f'{CS} action: "order" stands alone, without a number'),
    (on_coolship("coins 1 and pay 1", "action"), f'{CS} action: "pay" must stand first'),
    (on_coolship("hall", "action"), f'{CS} action: no such effect here: "hall"'),
    (on_coolship("", "action"), f"{CS} action: no such effect here"),
    (on_coolship("coins x", "action"), f'{CS} action: after "coins" must come a whole number from 1 to 9'),
    (on_groll({}, "master"), f"{JG} master: must be {{ always ="),
    (on_groll({"when": "beer"}, "master"), f"{JG} master: must be {{ always ="),
    (on_groll("quicker 1", "master"), f"{JG} master: must be a table"),
    (on_groll({"always": "quicker 1"}, "master"), f'{JG} master always: no such ability: "quicker"'),
    (on_groll({"always": "faster"}, "master"), 'master always: after "faster" must come a whole number'),
    (on_groll({"always": "second 1"}, "master"), 'master always: "second" stands alone, without a number'),
    (on_groll("noon", "master", "when"), f'{JG} master when: no such occasion: "noon"'),
    (on_groll("level 1", "master", "gain"), f'{JG} master gain: no such effect here: "level 1"'),
    # The stock of cards
    (put([], "card"), "[[card]]: must be a list of 64 cards"),
    (drop("card", ADLER), "[[card]]: must be 64 cards, not 63"),
    (drop("card"), "file: card is missing"),
    # Starting cards
    (drop("starting", 3), "[[starting]]: must be 4 cards, not 3"),
    (drop("starting", 0, "coins"), "starting card 1: coins is missing"),
    (put(3, "starting", 0, "cellar"), f"starting card 1 cellar: {WHOLE} 0 to 2, not 3"),
    (put(1, "starting", 0, "depot"), "starting card 1: cellar and depot must hold 2 barrels, not 1"),
    (put(3, "starting", 1, "beige", "rotations"), "starting card 2 beige rotations: must be 2"),
    (put("coins 1", "starting", 1, "beige", "flash"), "starting card 2 beige: has a flash"),
    # Cover cards
    (drop("cover", 0), "[[cover]]: must be "),
    (put(["1a", "1b", "2a", "3a"], "cover", 2, "spaces"), "must cover one space of an action at most"),
    (put(["1a", "2a"], "cover", 2, "spaces"), "spaces: must be 3 or 4 with three players, not 2"),
    (put(["1a", "2a"], "cover", 0, "spaces"), "spaces: must be 8 with two players, not 2"),
    (put("10a", "cover", 2, "spaces", 0), 'spaces: no such space: "10a"'),
    (put(4, "cover", 0, "players"), f"players: {WHOLE} 2 to 3, not 4"),
    # The boards
    (drop("board", "reach"), "[board]: reach is missing"),
    (drop("board", "experience", "1a"), "[board] experience: 1a is missing"),
    (put(6, "board", "experience", "1a"), f"[board] experience 1a: {WHOLE} 1 to 5, not 6"),
    (put([1, 2, 3], "board", "reach"), "[board] reach: must have 6 spaces, not 3"),
    (put([1, 3, 2, 3, 4, 4], "board", "beers"), "[board] beers: must not fall from space to space"),
    (put(5, "brewery", "coops", "alt"), f"[brewery] coops alt: {WHOLE} 1 to 4, not 5"),
    (put(1, "brewery", "dark"), f"[brewery] dark: {WHOLE} 2 to 12, not 1"),
    (put([3, 2, 2, 1, 1, 1], "brewery", "progress"), "[brewery] progress: must start at 3 and end at 0"),
    (put([3, 1, 2, 1, 1, 0], "brewery", "progress"), "must not fall from space to space"),
    (put("coins 1", "brewery", "bonuses", "4"), '[brewery] bonuses: no such space: "4"'),
    (put("coin 1", "brewery", "bonuses", "3"), "[brewery] bonuses 3: no such effect here"),
    (put(5, "objectives", "level"), "[objectives] level: must be 1 to 4, the most beers"),
    (drop("objectives", "bulbs"), "[objectives]: bulbs is missing"),
    # The head of the file
    (put("dice-brewing", "deck", "game"), '[deck] game: must be "beer-pioneers", not "dice-brewing"'),
    (put({}, "bord"), 'file: unknown key "bord"; did you mean "board"?'),
]


@pytest.mark.parametrize(("change", "message"), MISTAKES, ids=[text for _, text in MISTAKES])
def test_a_mistake_is_named_once_and_nothing_else_is_blamed(change: Change, message: str) -> None:
    problems = problems_of(changed(change))
    assert len(problems) == 1, problems
    assert problems[0].startswith("my.toml: ")
    assert message in problems[0]


def test_all_problems_are_collected() -> None:
    def spoil(data: Data) -> None:
        put(0, "board", "experience", "1a")(data)
        put(9, "objectives", "level")(data)
        on_adler("points 0", "order", "reward")(data)
        on_groll({"always": "nothing"}, "master")(data)

    assert [problem.split(":")[1].strip() for problem in problems_of(changed(spoil))] == [
        "[board] experience 1a",
        "[objectives] level",
        "card adler-locomotive order reward",
        "card josef-groll master always",
    ]


def test_an_empty_file_names_every_table() -> None:
    tables = ("deck", "board", "brewery", "objectives", "starting", "cover", "card")
    assert problems_of({}) == [f"my.toml: file: {table} is missing" for table in tables]


def test_toml_reads_back_to_the_same_deck(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(to_toml(house_deck().to_data()), encoding="utf-8")
    copy = read_deck(path)
    assert copy == house_deck()
    assert copy.hash == house_deck().hash
    assert copy.names == house_deck().names


def test_phrases_with_stages_options_and_x_are_kept() -> None:
    text = "coins 1 then pay 1 and order or barrels x and move x then brew x"
    deck = deck_from_data(changed(on_coolship(text, "action")), "my.toml")
    assert deck.card_data(COOLSHIP)["action"] == text
    assert deck_from_data(tomllib.loads(to_toml(deck.to_data())), "copy") == deck


def test_data_reads_back_to_the_same_deck_also_through_json() -> None:
    copy = deck_from_data(json.loads(json.dumps(house_data())), "copy")
    assert copy == house_deck()
    assert hash(copy) == hash(house_deck())
    assert copy.to_data() == house_data()


def test_the_hash_does_not_see_names_and_notes() -> None:
    def rename(data: Data) -> None:
        data["deck"] |= {"name": "other", "title": "Other", "note": ""}
        on_adler("Eagle", "name")(data)

    copy = deck_from_data(changed(rename), "my.toml")
    assert copy.hash == house_deck().hash
    assert copy != house_deck()


@pytest.mark.parametrize(
    "change",
    [
        on_adler("points 5", "order", "reward"),
        on_adler("eagle", "id"),
        on_coolship("rotations 5", "action"),
        on_groll("cards 1", "master", "gain"),
        put(6, "starting", 3, "coins"),
        put(3, "board", "experience", "1a"),
        put("2a", "cover", 2, "spaces", 0),
        put(3, "objectives", "bulbs"),
    ],
)
def test_the_hash_sees_all_that_changes_play(change: Change) -> None:
    assert deck_from_data(changed(change), "my.toml").hash != house_deck().hash
