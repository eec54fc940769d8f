"""Deck files: mistakes are named with recipe and field, and decks survive being written."""

import json
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.refusals import refused

from brewtable.games.dice_brewing.cards.reader import deck_from_data, house_deck, read_deck
from brewtable.kernel.deckfile import DeckError, to_toml
from brewtable.locale import Words

Data = dict[str, Any]
Change = Callable[[Data], object]
STOUT = house_deck().numbers["strong-roasted-stout"]
SAISON = house_deck().numbers["herb-garden-saison"]


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


def on_stout(value: object, *path: str | int) -> Change:
    return put(value, "recipe", STOUT, *path)


WHOLE = "must be a whole number from"
SRS = "recipe strong-roasted-stout"
KINDS = "must be gold, points, token, token and gold, die, or die and gold, not"
MISTAKES: list[tuple[Change, str]] = [
    # Recipes
    (put(7, "recipe", STOUT), f"recipe {STOUT + 1} in the file: must be a table with id, name,"),
    (drop("recipe", STOUT, "reward"), f"{SRS}: reward is missing"),
    (drop("recipe", STOUT, "level"), f"{SRS}: level is missing"),
    (drop("recipe", STOUT, "id"), f"recipe {STOUT + 1} in the file: id is missing"),
    (on_stout({}, "extra"), f'{SRS}: unknown key "extra"; did you mean "extras"?'),
    (on_stout("Stout", "id"), "in the file id: must be small letters and digits joined by"),
    (on_stout("stout\n", "id"), 'in the file id: must be small letters and digits joined by "-", such as'),
    (on_stout(7, "id"), f"recipe {STOUT + 1} in the file id: must be small letters"),
    (
        on_stout("mass-lager", "id"),
        f'recipe "mass-lager" id (recipe {STOUT + 1} in the file): is also the id of recipe 1 in the file',
    ),
    (on_stout("Mass Lager", "name"), 'recipe "Mass Lager" name (recipe '),
    (on_stout("", "name"), f'{SRS} name: must be one line of text, not ""'),
    (on_stout("a\nb", "name"), f"{SRS} name: must be one line of text"),
    (on_stout("a\x1b[31m", "name"), f"{SRS} name: must be one line of text"),
    (on_stout("Stout", "style"), f'{SRS} style: must be small letters and digits joined by "-", such as'),
    (on_stout("advance", "level"), f'{SRS} level: no such level: "advance"; did you mean "advanced"?'),
    (on_stout(3, "level"), f"{SRS} level: no such level: 3; it must be one of basic, medium,"),
    (on_stout("no", "starter"), f'{SRS} starter: must be true or false, not "no"'),
    (on_stout(0, "starter"), f"{SRS} starter: must be true or false, not 0"),
    # What a recipe needs
    (on_stout({}, "needs"), f"{SRS} needs: is empty; it must name at least one colour"),
    (on_stout([2, 3], "needs"), f"{SRS} needs: must be a table such as {{ yellow = [2, 3]"),
    (on_stout([2], "needs", "gren"), f'{SRS} needs: no such malt or hops: "gren"; did you mean "green"?'),
    (on_stout([2], "needs", "blue"), f'{SRS} needs: no such malt or hops: "blue"; it must be one of yellow,'),
    (
        on_stout(3, "needs", "black"),
        f"{SRS} needs.black: must be a list of least values such as [2, 3], not 3",
    ),
    (on_stout([], "needs", "black"), f"{SRS} needs.black: must be a list of least values"),
    (on_stout([0], "needs", "black"), f"{SRS} needs.black: {WHOLE} 1 to 6, not 0"),
    (on_stout([3, 7], "needs", "black"), f"{SRS} needs.black: {WHOLE} 1 to 6, not 7"),
    (on_stout([True], "needs", "black"), f"{SRS} needs.black: {WHOLE} 1 to 6, not true"),
    (on_stout(["5"], "needs", "black"), f'{SRS} needs.black: {WHOLE} 1 to 6, not "5"'),
    (on_stout([1 << 99999], "needs", "black"), f"{SRS} needs.black: {WHOLE} 1 to 6, not something too long"),
    (on_stout([1] * 7, "needs", "black"), f"{SRS} needs.black: has 7 dice; a recipe takes at most 6"),
    # Rewards
    (on_stout(5, "reward"), f"{SRS} reward: must be a table with gold, points, token, die, not 5"),
    (on_stout({}, "reward"), f"{SRS} reward: {KINDS} {{}}"),
    (on_stout({"points": 5, "gold": 1}, "reward"), f"{SRS} reward: {KINDS}"),
    (on_stout({"token": True, "die": "black"}, "reward"), f"{SRS} reward: {KINDS}"),
    (on_stout({"token": True, "points": 2}, "reward"), f"{SRS} reward: {KINDS}"),
    (on_stout({"point": 5}, "reward"), f'{SRS} reward: unknown key "point"; did you mean "points"?'),
    (on_stout({"points": 0}, "reward"), f"{SRS} reward points: {WHOLE} 1 to 20, not 0"),
    (on_stout({"gold": 21}, "reward"), f"{SRS} reward gold: {WHOLE} 1 to 20, not 21"),
    (on_stout({"token": 1}, "reward"), f"{SRS} reward token: must be true or left out, not 1"),
    (on_stout({"token": False, "gold": 1}, "reward"), f"{SRS} reward token: must be true or left out"),
    (on_stout({"die": "blak"}, "reward"), f'{SRS} reward die: no such colour: "blak"; did you mean "black"?'),
    # Extras
    (on_stout(["malt"], "extras"), f"{SRS} extras: must be a table such as {{ malt = {{ gold = 5 }}"),
    (on_stout({"gold": 3}, "extras", "hop"), f'{SRS} extras: no such extra: "hop"; did you mean "hops"?'),
    (on_stout({"gold": 3}, "extras", "yellow"), f'{SRS} extras: no such extra: "yellow"; it must be one of'),
    (on_stout(5, "extras", "malt"), f"{SRS} extras.malt: must be a table with gold, points, not 5"),
    (on_stout({}, "extras", "malt"), f"{SRS} extras.malt: must have a premium of gold or of points"),
    (
        on_stout({"gold": 2, "points": 1}, "extras", "malt"),
        f"{SRS} extras.malt: must have a premium of gold or of points, one of them, not",
    ),
    (on_stout({"gold": 0}, "extras", "malt"), f"{SRS} extras.malt gold: {WHOLE} 1 to 20, not 0"),
    (on_stout({"points": 1.0}, "extras", "malt"), f"{SRS} extras.malt points: {WHOLE} 1 to 20, not 1.0"),
    (on_stout({"gold": 2, "least": 3}, "extras", "malt"), f'{SRS} extras.malt: unknown key "least"'),
    (on_stout({"gold": 2, "least": 7}, "extras", "blue"), f"{SRS} extras.blue least: {WHOLE} 1 to 6, not 7"),
    # The stock of recipes
    (put([], "recipe"), "[[recipe]]: must be a list of 30 recipes, not []"),
    (drop("recipe"), "file: recipe is missing"),
    (drop("recipe", 0, "starter"), "[[recipe]]: the file has 3 recipes with starter = true; it must have 4"),
    (on_stout(True, "starter"), "[[recipe]]: the file has 5 recipes with starter = true; it must have 4"),
    # The head of the file
    (put({}, "markt"), 'file: unknown key "markt"; did you mean "market"?'),
    (put("beer-and-bread", "deck", "game"), '[deck] game: must be "dice-brewing", not "beer-and-'),
    (put("My deck", "deck", "name"), "[deck] name: must be small letters and digits"),
    (put("  ", "deck", "title"), "[deck] title: must be one line of text"),
    (put("red \x1b[31m", "deck", "note"), "[deck] note: must be a printable text"),
    (drop("deck", "note"), "[deck]: note is missing"),
    # Box, start and players
    (drop("box"), "file: box is missing"),
    (put(12, "box", "dice", "blue"), "[box] dice blue: must be 10, not 12; the rules are made for this"),
    (drop("box", "dice", "blue"), "[box] dice: blue is missing"),
    (put(6, "box", "blocking"), "[box] blocking: must be 5, not 6"),
    (put(0, "box", "seeds"), f"[box] seeds: {WHOLE} 1 to 31, not 0"),
    (put(10, "box", "tokens"), f"[box] tokens: {WHOLE} 1 to 9, not 10"),
    (put(0, "box", "ingredients"), f"[box] ingredients: {WHOLE} 1 to 9, not 0"),
    (put(3, "start", "seeds"), "[start] seeds: 4 players with 3 each take more than the 10 in [box]"),
    (put(-1, "start", "gold"), f"[start] gold: {WHOLE} 0 to 20, not -1"),
    (put(5, "players", "open", "4"), f"[players] open 4: {WHOLE} 1 to 4, not 5"),
    (put(31, "players", "end", "2"), f"[players] end 2: {WHOLE} 1 to 30, not 31"),
    (drop("players", "end", "3"), "[players] end: 3 is missing"),
    (put(25, "players", "end", "5"), '[players] end: unknown key "5"'),
    # Markets
    (put(0, "market", "price", "honey"), f"[market] price honey: {WHOLE} 1 to 20, not 0"),
    (drop("market", "price", "fruit"), "[market] price: fruit is missing"),
    (drop("market", "price"), "[market]: price is missing"),
    (put(2, "market", "price", "sugar"), '[market] price: unknown key "sugar"'),
    (put(3, "market", "discounts"), "[market] discounts: must be a list such as [{ of ="),
    (put("hony", "market", "discounts", 0, "of"), 'discounts row 1 of: no such ingredient: "hony"; did you'),
    (put(7, "market", "discounts", 0, "blue"), f"[market] discounts row 1 blue: {WHOLE} 1 to 6, not 7"),
    (drop("market", "discounts", 2, "off"), "[market] discounts row 3: off is missing"),
    (
        put(3, "market", "discounts", 0, "off"),
        "discounts row 1 off: must leave something of the price, 3 gold",
    ),
    (put(6, "market", "discounts", 3, "blue"), "[market] discounts row 4: honey has a discount for a blue 6"),
    (
        put(2, "market", "discounts", 3, "off"),
        "discounts of honey: a blue 6 must take off more than a blue 5",
    ),
    (put(0, "black-market", "price", "shut"), f"[black-market] price shut: {WHOLE} 1 to 20, not 0"),
    (
        put(2, "black-market", "price", "rise"),
        '[black-market] price: unknown key "rise"; did you mean "raise"',
    ),
    # The player board
    (drop("spaces", "fast"), "[spaces]: fast is missing"),
    (put(7, "spaces", "fast", "malt-1"), f"[spaces] fast malt-1: {WHOLE} 1 to 6, not 7"),
    (put(2, "spaces", "fast", "school-1"), '[spaces] fast: unknown key "school-1"'),
    (put(7, "spaces", "school", "school-2"), f"[spaces] school school-2: {WHOLE} 1 to 6, not 7"),
    (put(21, "spaces", "school", "school-3"), f"[spaces] school school-3: {WHOLE} 1 to 20, not 21"),
    (put(0, "spaces", "department", "seeds"), f"[spaces] department seeds: {WHOLE} 1 to 20, not 0"),
    (put(31, "spaces", "opens", "market"), f"[spaces] opens market: {WHOLE} 1 to 30, not 31"),
    (drop("spaces", "opens", "hops"), "[spaces] opens: hops is missing"),
]


@pytest.mark.parametrize(("change", "message"), MISTAKES, ids=[text for _, text in MISTAKES])
def test_a_mistake_is_named_once_and_nothing_else_is_blamed(change: Change, message: str) -> None:
    (problem,) = problems_of(changed(change))
    assert problem.startswith("my.toml: ")
    assert message in problem


def test_too_few_recipes() -> None:
    assert problems_of(changed(drop("recipe", SAISON))) == [
        "my.toml: [[recipe]]: the file has 29 recipes; it must have 30",
        "my.toml: [[recipe]]: the file has 5 experimental recipes; it must have 6",
    ]


def test_too_many_recipes() -> None:
    def add_one(data: Data) -> None:
        data["recipe"].append(data["recipe"][SAISON] | {"id": "another", "name": "Another"})

    assert problems_of(changed(add_one)) == [
        "my.toml: [[recipe]]: the file has 31 recipes; it must have 30",
        "my.toml: [[recipe]]: the file has 7 experimental recipes; it must have 6",
    ]


def test_a_misspelt_style_is_found_by_its_levels() -> None:
    each = "each style must have one of each level"
    assert problems_of(changed(on_stout("stuot", "style"))) == [
        f'my.toml: style "stout": has 0 advanced recipes; {each}',
        f'my.toml: style "stuot": has 0 basic recipes; {each}',
        f'my.toml: style "stuot": has 0 medium recipes; {each}',
    ]


def test_all_problems_are_collected() -> None:
    def spoil(data: Data) -> None:
        on_stout({"points": 99}, "reward")(data)
        on_stout({"oil": {"gold": 1}}, "extras")(data)
        drop("recipe", SAISON, "needs")(data)
        put(0, "box", "seeds")(data)
        put(0, "market", "price", "malt")(data)

    problems = problems_of(changed(spoil))
    assert [problem.split(":")[1].strip() for problem in problems] == [
        "[box] seeds",
        "[market] price malt",
        "recipe strong-roasted-stout reward points",
        "recipe strong-roasted-stout extras",
        "recipe herb-garden-saison",
    ]


def test_an_empty_file_names_every_table() -> None:
    tables = ("deck", "box", "start", "players", "market", "black-market", "spaces", "recipe")
    assert problems_of({}) == [f"my.toml: file: {table} is missing" for table in tables]


def test_a_missing_file(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with refused(DeckError, r"none\.toml: cannot be read: No such file"):
        read_deck(path)


def test_a_file_that_is_not_toml(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(b"[deck\n")
    with refused(DeckError, r"bad\.toml: is not a TOML file: "):
        read_deck(str(path))


def test_toml_reads_back_to_the_same_deck(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(to_toml(house_deck().to_data()), encoding="utf-8")
    copy = read_deck(path)
    assert copy == house_deck()
    assert copy.hash == house_deck().hash
    assert copy.note == house_deck().note
    assert copy.names == house_deck().names


def test_toml_keeps_awkward_texts_and_empty_tables() -> None:
    def change(data: Data) -> None:
        data["deck"] |= {"title": 'Ein "Maß" \\ Bier', "note": "two\nlines 🍺 = [x] # no comment"}
        on_stout("Żytni 'Stout' \"#1\"", "name")(data)
        on_stout({}, "extras")(data)
        put([], "market", "discounts")(data)

    deck = deck_from_data(changed(change), "my.toml")
    data = tomllib.loads(to_toml(deck.to_data()))
    assert data == changed(change)
    assert deck_from_data(data, "copy") == deck


def test_data_reads_back_to_the_same_deck_also_through_json() -> None:
    deck = house_deck()
    copy = deck_from_data(json.loads(json.dumps(deck.to_data())), "copy")
    assert copy == deck
    assert hash(copy) == hash(deck)
    assert copy.hash == deck.hash
    assert copy.to_data() == deck.to_data()


def test_data_is_a_copy() -> None:
    house_data()["recipe"].clear()
    assert len(house_data()["recipe"]) == 30


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
        on_stout("Starker Stout", "name")(data)

    assert hash_after(rename) == house_deck().hash
    assert deck_from_data(changed(rename), "my.toml") != house_deck()


def turn_round(data: Data) -> None:
    data["recipe"][STOUT] = dict(reversed(data["recipe"][STOUT].items()))
    data["recipe"][STOUT]["extras"] = dict(reversed(data["recipe"][STOUT]["extras"].items()))
    data["recipe"][STOUT]["needs"]["black"].reverse()
    data["market"]["discounts"].reverse()


def say_what_goes_without_saying(data: Data) -> None:
    data["recipe"][STOUT]["starter"] = False
    data["recipe"][STOUT]["extras"]["blue"]["least"] = 1


@pytest.mark.parametrize("change", [turn_round, say_what_goes_without_saying])
def test_the_same_deck_written_otherwise_is_the_same_deck(change: Change) -> None:
    assert deck_from_data(changed(change), "my.toml") == house_deck()
    assert hash_after(change) == house_deck().hash


def swap_first_recipes(data: Data) -> None:
    data["recipe"][0], data["recipe"][1] = data["recipe"][1], data["recipe"][0]


def other_starter(data: Data) -> None:
    del data["recipe"][3]["starter"]
    data["recipe"][STOUT]["starter"] = True


PLAY_CHANGES: list[Change] = [
    put(11, "box", "seeds"),
    put(4, "box", "ingredients"),
    put(2, "box", "tokens"),
    put(2, "start", "seeds"),
    put(3, "start", "gold"),
    put(4, "players", "open", "3"),
    put(12, "players", "end", "2"),
    put(5, "market", "price", "hops"),
    put(5, "market", "discounts", 0, "blue"),
    put([], "market", "discounts"),
    put(4, "black-market", "price", "mark"),
    put(2, "spaces", "fast", "malt-2"),
    put(6, "spaces", "school", "school-3"),
    put(5, "spaces", "department", "gold-for-blue"),
    put(2, "spaces", "opens", "black-market"),
    on_stout("black-stout", "id"),
    on_stout({"points": 6}, "reward"),
    on_stout({"die": "green"}, "reward"),
    on_stout({"token": True, "gold": 5}, "reward"),
    on_stout({"points": 5}, "extras", "malt"),
    on_stout(2, "extras", "blue", "least"),
    swap_first_recipes,
    other_starter,
]


@pytest.mark.parametrize("change", PLAY_CHANGES)
def test_the_hash_sees_all_that_changes_play(change: Change) -> None:
    assert hash_after(change) != house_deck().hash


def another_yellow(data: Data, card: int) -> None:
    data["recipe"][card]["needs"]["yellow"].append(6)


def next_reward(data: Data, card: int) -> None:
    reward = data["recipe"][card]["reward"]
    reward["points" if "points" in reward else "gold"] = 19


def next_premium(data: Data, card: int) -> None:
    extras = data["recipe"][card]["extras"]
    extras[next(iter(extras))] = {"gold": 19}


@pytest.mark.parametrize("change", [another_yellow, next_reward, next_premium])
def test_the_hash_sees_every_number_of_every_recipe(change: Callable[..., None]) -> None:
    hashes = {hash_after(partial(change, card=card)) for card in range(30)}
    assert len(hashes | {house_deck().hash}) == 31


def test_a_deck_with_other_numbers_is_packed_as_written() -> None:
    def change(data: Data) -> None:
        on_stout({"green": [1, 6, 4], "black": [2]}, "needs")(data)
        on_stout({"die": "blue", "gold": 7}, "reward")(data)
        on_stout({"blue": {"points": 3, "least": 4}, "spices": {"gold": 8}}, "extras")(data)
        put([{"of": "fruit", "blue": b, "off": b // 3} for b in (3, 6)], "market", "discounts")(data)
        put(6, "spaces", "opens", "market")(data)

    deck = deck_from_data(changed(change), "my.toml")
    start = STOUT * 18
    assert list(deck.needs[start : start + 18]) == [0] * 6 + [2] + [0] * 5 + [6, 4, 1, 0, 0, 0]
    assert (deck.reward_die[STOUT], deck.reward_gold[STOUT]) == (3, 7)
    assert (deck.reward_points[STOUT], deck.reward_token[STOUT]) == (0, 0)
    assert deck.offered[STOUT] == 1 << 1 | 1 << 5
    assert list(deck.premium_gold[STOUT * 6 : STOUT * 6 + 6]) == [0, 8, 0, 0, 0, 0]
    assert list(deck.premium_points[STOUT * 6 : STOUT * 6 + 6]) == [0, 0, 0, 0, 0, 3]
    assert deck.blue_least[STOUT] == 4
    assert list(deck.discounts) == [4, 6, 2, 4, 3, 1]  # the best one first
    assert deck.market_opens == 6
