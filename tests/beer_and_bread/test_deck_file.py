"""Deck files: mistakes are named with card and field, and decks survive being written."""

import json
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.refusals import refused

from brewtable.games.beer_and_bread.cards.deck import (
    Deck,
    DeckError,
    deck_from_data,
    house_deck,
    read_deck,
)
from brewtable.kernel.deckfile import to_toml
from brewtable.locale import Words

Data = dict[str, Any]
Change = Callable[[Data], object]
BEER_07 = 6  # where beer-07 stands in the file
BREAD_01 = 30


def house_data() -> Data:
    return house_deck().to_data()


def changed(change: Change) -> Data:
    data = house_data()
    change(data)
    return data


def problems_of(data: Data) -> list[str]:
    with pytest.raises(DeckError) as caught:
        deck_from_data(data, "my.toml")
    problems = [Words().say(problem) for problem in caught.value.problems]
    assert Words().explain(caught.value) == "\n".join(problems)
    return problems


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


def on_card(field: str, value: object) -> Change:
    return put(value, "card", BEER_07, field)


WHOLE = "must be a whole number from"
MISTAKES: list[tuple[Change, str]] = [
    # Cards
    (put(7, "card", BEER_07), "card 7 in the file: must be a table"),
    (drop("card", BEER_07, "coins"), "card beer-07: coins is missing"),
    (drop("card", BEER_07, "id"), "card 7 in the file: id is missing"),
    (put(4, "card", BEER_07, "coin"), 'card beer-07: unknown key "coin"; did you mean "coins"?'),
    (on_card("id", "Beer 7"), 'card 7 in the file id: must look like "beer-07", not "Beer 7"'),
    (on_card("id", "beer-7"), 'card 7 in the file id: must look like "beer-07"'),
    (on_card("id", "beer-07\n"), 'card 7 in the file id: must look like "beer-07"'),
    (on_card("id", "beer-\u0660\u0667"), 'card 7 in the file id: must look like "beer-07"'),
    (on_card("id", 7), 'card 7 in the file id: must look like "beer-07", not 7'),
    (on_card("id", "bread-99"), 'card bread-99 id: must begin with "beer-"'),
    (on_card("id", "beer-01"), "card beer-01 id (card 7 in the file): is also the id of card 1"),
    (
        on_card("good", "Bred"),
        'card beer-07 good: no such good: "Bred"; did you mean "bread"?',
    ),
    (on_card("good", 1), "card beer-07 good: no such good: 1; it must be one of beer, bread"),
    (drop("card", BEER_07, "good"), "card beer-07: good is missing"),
    (on_card("coins", 3), f"card beer-07 coins: {WHOLE} 4 to 9, not 3"),
    (on_card("coins", 10), f"card beer-07 coins: {WHOLE} 4 to 9, not 10"),
    (on_card("coins", True), f"card beer-07 coins: {WHOLE} 4 to 9, not true"),
    (on_card("coins", "5"), f'card beer-07 coins: {WHOLE} 4 to 9, not "5"'),
    (on_card("coins", 5.0), f"card beer-07 coins: {WHOLE} 4 to 9, not 5.0"),
    (on_card("coins", 1 << 99999), f"card beer-07 coins: {WHOLE} 4 to 9, not something too long"),
    (on_card("harvest", {}), "card beer-07 harvest: is empty; it must name at least one"),
    (on_card("harvest", ["water"]), "card beer-07 harvest: must be a table such as"),
    (
        on_card("harvest", {"weat": 1}),
        'card beer-07 harvest: no such resource: "weat"; did you mean "wheat"?',
    ),
    (
        on_card("harvest", {"Hops": 1}),
        'card beer-07 harvest: no such resource: "Hops"; did you mean "hops"?',
    ),
    (
        on_card("harvest", {"oil": 1}),
        'card beer-07 harvest: no such resource: "oil"; it must be one of water, wheat, barley,',
    ),
    (on_card("harvest", {"rye": 0}), f"card beer-07 harvest.rye: {WHOLE} 1 to 3, not 0"),
    (on_card("harvest", {"rye": 4}), f"card beer-07 harvest.rye: {WHOLE} 1 to 3, not 4"),
    (on_card("harvest", {"rye": True}), f"card beer-07 harvest.rye: {WHOLE} 1 to 3, not true"),
    (on_card("recipe", {}), "card beer-07 recipe: is empty; it must name at least one"),
    (on_card("recipe", {"water": 0}), f"card beer-07 recipe.water: {WHOLE} 1 to 31, not 0"),
    (on_card("recipe", {"barly": 1}), 'recipe: no such resource: "barly"; did you mean "barley"?'),
    (
        on_card("recipe", {"water": 2, "rye": 8}),
        "card beer-07 recipe: 10 tokens are more than the 9 that fit into the storage",
    ),
    (on_card("upgrade", "7A"), 'card beer-07 upgrade: no such upgrade: "7A"; it must be one of 1A'),
    (on_card("upgrade", "4a"), 'upgrade: no such upgrade: "4a"; did you mean "4A"?'),
    (on_card("upgrade", ""), 'card beer-07 upgrade: must look like "4A" or "2A wheat", not ""'),
    (on_card("upgrade", "2A wheat rye"), 'card beer-07 upgrade: must look like "4A" or "2A wheat"'),
    (on_card("upgrade", 4), 'card beer-07 upgrade: must look like "4A" or "2A wheat", not 4'),
    (on_card("upgrade", "2C"), "card beer-07 upgrade: 2C needs a resource (water, wheat, barley,"),
    (on_card("upgrade", "2B"), "card beer-07 upgrade: 2B needs a resource (wheat, barley,"),
    (on_card("upgrade", "2B water"), "card beer-07 upgrade: 2B needs a crop (wheat, barley, rye,"),
    (on_card("upgrade", "5A hop"), 'upgrade: no such resource: "hop"; did you mean "hops"?'),
    (on_card("upgrade", "4A rye"), 'card beer-07 upgrade: 4A takes no resource; write "4A"'),
    # The stock of cards
    (put([], "card"), "[[card]]: must be a list of 60 cards, not []"),
    (drop("card"), "file: card is missing"),
    # Board, supply and the head of the file
    (put({}, "bord"), 'file: unknown key "bord"; did you mean "board"?'),
    (put(3, "board"), "[board]: must be a table with storage, fruitful, dry, not 3"),
    (drop("supply"), "file: supply is missing"),
    (drop("board", "storage"), "[board]: storage is missing"),
    (put(0, "board", "storage"), f"[board] storage: {WHOLE} 1 to 20, not 0"),
    (put(21, "board", "storage"), f"[board] storage: {WHOLE} 1 to 20, not 21"),
    (drop("board", "dry", "rye"), "[board] dry: rye is missing"),
    (put(5, "board", "dry", "water"), '[board] dry: unknown key "water"'),
    (put(-1, "board", "dry", "rye"), f"[board] dry rye: {WHOLE} 0 to 31, not -1"),
    (put(16, "board", "dry", "rye"), "[board] dry rye: 16 is more than the 15 in [supply]"),
    (put(19, "board", "fruitful", "wheat"), "fruitful wheat: 19 is more than the 18 in [supply]"),
    (put(0, "supply", "rye"), f"[supply] rye: {WHOLE} 1 to 31, not 0"),
    (put(32, "supply", "water"), f"[supply] water: {WHOLE} 1 to 31, not 32"),
    (drop("supply", "water"), "[supply]: water is missing"),
    (put("dice-brewing", "deck", "game"), '[deck] game: must be "beer-and-bread", not "dice-'),
    (put("My deck", "deck", "name"), "[deck] name: must be small letters and digits"),
    (put("  ", "deck", "title"), "[deck] title: must be one line of text"),
    (put("red \x1b[31m", "deck", "note"), "[deck] note: must be a printable text"),
    (drop("deck", "note"), "[deck]: note is missing"),
    # The numbers of the upgrades
    (drop("effects", "4D"), "[effects]: 4D is missing"),
    (put({"units": 1}, "effects", "3C"), '[effects]: unknown key "3C"'),
    (put(0, "effects", "3A", "units"), f"[effects] 3A units: {WHOLE} 1 to 9, not 0"),
    (put([], "effects", "4C"), "[effects] 4C: must be a list such as"),
    (put(1, "effects", "4C", 0, "pay"), f"[effects] 4C rule 1 pay: {WHOLE} 2 to 20, not 1"),
    (put("whaet", "effects", "4C", 0, "of"), '4C rule 1 of: no such resource: "whaet"; did you'),
    (put([], "effects", "4E", 1, "as"), "[effects] 4E rule 2 as: must be a list of resources"),
    (put(["wheat"], "effects", "4C", 0, "as"), "4C rule 1 as: wheat cannot stand in for itself"),
    (put(["rye", "rye"], "effects", "4C", 0, "as"), "4C rule 1: wheat as rye is already there"),
    (drop("effects", "4C", 0, "as"), "[effects] 4C rule 1: as is missing"),
]


@pytest.mark.parametrize(("change", "message"), MISTAKES, ids=[text for _, text in MISTAKES])
def test_a_mistake_is_named_once_and_nothing_else_is_blamed(change: Change, message: str) -> None:
    (problem,) = problems_of(changed(change))
    assert problem.startswith("my.toml: ")
    assert message in problem


def test_too_few_cards() -> None:
    assert problems_of(changed(drop("card", BREAD_01))) == [
        "my.toml: [[card]]: the file has 59 cards; it must have 60",
        "my.toml: [[card]]: the file has 29 bread cards; it must have 30",
    ]


def test_too_many_cards() -> None:
    def add_one(data: Data) -> None:
        data["card"].append(data["card"][0] | {"id": "beer-31"})

    assert problems_of(changed(add_one)) == [
        "my.toml: [[card]]: the file has 61 cards; it must have 60",
        "my.toml: [[card]]: the file has 31 beer cards; it must have 30",
    ]


def test_wrong_shares_of_the_goods() -> None:
    def turn_beer_into_bread(data: Data) -> None:
        data["card"][BEER_07] |= {"id": "bread-31", "good": "bread"}

    assert problems_of(changed(turn_beer_into_bread)) == [
        "my.toml: [[card]]: the file has 29 beer cards; it must have 30",
        "my.toml: [[card]]: the file has 31 bread cards; it must have 30",
    ]


def test_all_problems_are_collected() -> None:
    def spoil(data: Data) -> None:
        on_card("coins", 12)(data)
        on_card("upgrade", "9Z")(data)
        drop("card", BREAD_01, "recipe")(data)
        put(0, "board", "storage")(data)

    problems = problems_of(changed(spoil))
    assert [problem.split(":")[1].strip() for problem in problems] == [
        "[board] storage",
        "card beer-07 coins",
        "card beer-07 upgrade",
        "card bread-01",
    ]


def test_an_empty_file_names_every_table() -> None:
    tables = ("deck", "board", "supply", "effects", "card")
    assert problems_of({}) == [f"my.toml: file: {table} is missing" for table in tables]


def test_a_missing_file(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with refused(DeckError, r"none\.toml: cannot be read: No such file"):
        read_deck(path)


def test_a_folder_is_no_deck(tmp_path: Path) -> None:
    with refused(DeckError, "cannot be read"):
        read_deck(tmp_path)


@pytest.mark.parametrize(
    "content",
    [b"[deck\n", b"\xff\xfe", b"coins = " + b"9" * 5000, b"a = " + b"[" * 100_000],
    ids=["broken", "not utf-8", "endless number", "endless nesting"],
)
def test_a_file_that_is_not_toml(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    with refused(DeckError, r"bad\.toml: is not a TOML file: "):
        read_deck(str(path))


def test_toml_reads_back_to_the_same_deck(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(to_toml(house_deck().to_data()), encoding="utf-8")
    copy = read_deck(path)
    assert copy == house_deck()
    assert copy.hash == house_deck().hash
    assert copy.note == house_deck().note


def test_toml_keeps_awkward_texts() -> None:
    texts = {"title": 'Ein "Maß" \\ Bier', "note": "two\nlines 🍺 = [x] # no comment"}
    deck = deck_from_data(changed(lambda data: data["deck"].update(texts)), "my.toml")
    data = tomllib.loads(to_toml(deck.to_data()))
    assert data["deck"] == house_data()["deck"] | texts
    assert deck_from_data(data, "copy") == deck


def test_data_reads_back_to_the_same_deck_also_through_json() -> None:
    deck = house_deck()
    copy = deck_from_data(json.loads(json.dumps(deck.to_data())), "copy")
    assert copy == deck
    assert hash(copy) == hash(deck)
    assert copy.hash == deck.hash
    assert copy.to_data() == deck.to_data()


def test_data_is_a_copy() -> None:
    house_data()["card"].clear()
    assert len(house_data()["card"]) == 60


def test_the_house_deck_is_loaded_once() -> None:
    assert house_deck() is house_deck()


def hash_after(change: Change) -> str:
    return deck_from_data(changed(change), "my.toml").hash


def test_the_hash_is_16_hex_digits() -> None:
    assert len(house_deck().hash) == 16
    assert int(house_deck().hash, 16) > 0


def test_the_hash_does_not_see_names_and_notes() -> None:
    def rename(data: Data) -> None:
        data["deck"] |= {"name": "other", "title": "Other", "note": ""}

    assert hash_after(rename) == house_deck().hash
    assert deck_from_data(changed(rename), "my.toml") != house_deck()


def test_the_hash_does_not_see_the_order_of_keys() -> None:
    def turn_round(data: Data) -> None:
        data["card"][0] = dict(reversed(data["card"][0].items()))
        data["supply"] = dict(reversed(data["supply"].items()))

    assert hash_after(turn_round) == house_deck().hash


def swap_first_cards(data: Data) -> None:
    data["card"][0], data["card"][1] = data["card"][1], data["card"][0]


PLAY_CHANGES: list[Change] = [
    put(10, "board", "storage"),
    put(8, "board", "fruitful", "wheat"),
    put(3, "board", "dry", "hops"),
    put(19, "supply", "water"),
    put(3, "effects", "3A", "units"),
    put(2, "effects", "3B", "units"),
    put(3, "effects", "4C", 0, "pay"),
    put(["rye"], "effects", "4E", 0, "as"),
    on_card("upgrade", "4B"),
    on_card("id", "beer-31"),
    swap_first_cards,
]


@pytest.mark.parametrize("change", PLAY_CHANGES)
def test_the_hash_sees_all_that_changes_play(change: Change) -> None:
    assert hash_after(change) != house_deck().hash


def next_coins(data: Data, card: int) -> None:
    data["card"][card]["coins"] = 4 + (data["card"][card]["coins"] - 3) % 6


def one_more_icon(data: Data, card: int) -> None:
    harvest = data["card"][card]["harvest"]
    harvest[next(iter(harvest))] += 1


def one_more_water(data: Data, card: int) -> None:
    data["card"][card]["recipe"]["water"] += 1


@pytest.mark.parametrize("change", [next_coins, one_more_icon, one_more_water])
def test_the_hash_sees_every_number_of_every_card(change: Callable[..., None]) -> None:
    hashes = {hash_after(partial(change, card=card)) for card in range(60)}
    assert len(hashes | {house_deck().hash}) == 61


def test_a_deck_with_other_numbers_is_packed_as_written() -> None:
    def change(data: Data) -> None:
        put(12, "board", "storage")(data)
        put({"wheat": 0, "barley": 1, "rye": 2, "hops": 3}, "board", "dry")(data)
        put(20, "supply", "water")(data)
        put([{"pay": 4, "of": "rye", "as": ["water", "hops"]}], "effects", "4D")(data)
        on_card("harvest", {"hops": 3, "water": 1})(data)
        on_card("recipe", {"hops": 12})(data)
        on_card("upgrade", "5C hops")(data)

    deck = deck_from_data(changed(change), "my.toml")
    assert deck.storage == 12
    assert list(deck.dry) == [20, 0, 1, 2, 3]
    assert row(deck, deck.harvest) == [1, 0, 0, 0, 3]
    assert row(deck, deck.recipe) == [0, 0, 0, 0, 12]
    assert (deck.effect[BEER_07], deck.effect_kind[BEER_07]) == (17, 4)
    assert deck.bearers[17 * 6 + 4] == 1 << BEER_07
    assert list(deck.substitutions)[8:16] == [13, 4, 3, 0, 13, 4, 3, 4]


def row(deck: Deck, packed: Any) -> list[int]:
    start = deck.numbers["beer-07"] * 5
    return list(packed[start : start + 5])
