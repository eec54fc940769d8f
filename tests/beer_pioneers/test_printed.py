"""What is printed comes from the rules: the same words as in questions, the numbers of the deck in use."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brewtable.games.beer_pioneers.cards.deck import ABILITY_NAMES, OCCASION_NAMES
from brewtable.games.beer_pioneers.face.types import Entry, Parts, View
from brewtable.kernel.journal import read_journal
from brewtable.kernel.message import message_from_data
from brewtable.kernel.prompt import Choice
from brewtable.locale import Words

from .positions import GAME, a_new_game, custom_deck

GOLDEN = Path(__file__).parents[1] / "golden" / "pioneers"
HOUSE: Mapping[str, Any] = GAME.catalog(a_new_game().match.state)
WORDS = Words()


def said(words: Mapping[str, object]) -> str:
    return WORDS.say(message_from_data(words))


def plate(thing: str, catalog: Mapping[str, Any] = HOUSE) -> Any:
    return catalog[thing]["plate"]


def family(name: str) -> dict[str, Any]:
    return {thing: entry["plate"] for thing, entry in HOUSE.items() if thing.startswith(f"{name}:")}


def sketch(signs: list[list[list[dict[str, Any]]]]) -> str:
    """Signs in a line of text."""
    return " > ".join(" / ".join(" ".join(map(drawn, option)) for option in stage) for stage in signs)


def drawn(sign: dict[str, Any]) -> str:
    price = f"[{sign['price']}]" if sign.get("price") else ""
    limit = f"({sign['limit']})" if "limit" in sign else ""
    return f"{price}{sign['count']}{sign['sign']}{limit}"


# To speak.


def printed_words(choice: Choice) -> Mapping[str, object] | None:
    """What the catalog says of the thing that an option is done to."""
    do: dict[str, Any] = choice.do
    kind = do["kind"]
    if "card" in do:
        section = HOUSE[do["card"]]["sections"].get(kind)
        return None if section is None else section["words"]
    if kind == "place":
        houses = [one for one in family("action").values() if do["space"] in one["spaces"]]
        return houses[0]["words"] if houses else None
    things = {
        "truck": f"truck-space:{do.get('space')}",
        "admin": f"admin:{do.get('space')}",
        "turn-order": f"turn-space:{do.get('place')}",
        "bonus": f"bonus:{do.get('bonus')}",
        "build": f"extension:{do.get('extension')}",
    }
    return plate(things[kind])["words"] if kind in things else None


def questions(path: Path) -> Iterator[tuple[View, list[Choice]]]:
    match = read_journal(path.read_text("utf-8"))
    for entry in match.entries:
        seat = int(entry.before.to_move())
        asked = GAME.prompt(entry.before, seat)
        assert asked is not None
        yield GAME.view(entry.before, seat), asked.choices


def asked_words(choice: Choice) -> str:
    """What the question says of the thing itself, before what else comes with it."""
    args = choice.label.args
    effect: Any = args["effect"] if "effect" in args else args["clauses_effects"]
    return WORDS.say(effect[0] if isinstance(effect, list) else effect)


def test_the_catalog_says_what_questions_say() -> None:
    """But for what depends on the brewery: X as a number, what cannot be paid, notes in brackets."""
    compared: set[str] = set()
    for name in ("random-whole.brew", "greedy-3.brew"):
        for view, choices in questions(GOLDEN / name):
            brewery = view["breweries"][view["seat"] or 0]
            if brewery["master"] is not None or brewery["coins"] == 0:
                continue
            for choice in choices:
                words = printed_words(choice) if choice.do["kind"] not in ("beige", "order") else None
                if words is not None and "X" not in said(words) and "your level" not in said(words):
                    asked = re.sub(r" \((nothing|paid|room|there)[^()]*\)", "", asked_words(choice))
                    if "barrels" not in asked:
                        assert asked == said(words), choice.text
                        compared.add(choice.do["kind"])  # type: ignore[arg-type]
    assert compared == {"place", "truck", "turn-order", "admin", "bonus", "build", "white"}


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
def test_all_of_it_can_be_spoken(language: str) -> None:
    words = Words(language)
    for thing, entry in HOUSE.items():
        parts = entry["sections"].values() if "sections" in entry else [entry["plate"]]
        for part in parts:
            if part is not None:
                spoken = words.say(message_from_data(part["words"]))
                assert spoken, thing
                assert "pioneers-" not in spoken, thing


# To draw.


def test_cards_in_signs() -> None:
    groll, adler, cellar = (HOUSE[id]["sections"] for id in ("josef-groll", "adler-locomotive", "ice-cellar"))
    assert [drawn(sign) for sign in adler["order"]["needs"]] == ["weizen", "alt", "2barrels"]
    assert sketch(adler["order"]["reward"]) == "4points"
    assert sketch(adler["order"]["fleet"]) == "coins"
    assert [drawn(sign) for sign in cellar["beige"]["icons"]] == ["bulbs", "take", "1move", "1rotations"]
    assert sketch(cellar["beige"]["flash"]) == "move"
    assert groll["white"]["master"]
    assert drawn(groll["white"]["when"]) == "beer"
    assert sketch(groll["white"]["signs"]) == "coins"
    assert groll["beige"] is None


@pytest.mark.parametrize(
    ("master", "signs"),
    [
        ("rotations 2", "+2rotations"),
        ("faster 1", "−1faster"),
        ("extension 2", "−2extension"),
        ("upgrade 1", "−1upgrade"),
        ("fewer-barrels 1", "−1fewer-barrels"),
        ("hand 3", "+3hand"),
        ("second", "2×second"),
        ("improved", "improved"),
    ],
)
def test_master_brewers_in_signs(master: str, signs: str) -> None:
    deck = custom_deck(josef_groll={"master": {"always": master}})
    white = GAME.catalog(a_new_game(deck=deck).match.state)["josef-groll"]["sections"]["white"]
    assert white is not None
    assert (sketch(white["signs"]), white["when"]) == (signs, None)


@pytest.mark.parametrize(
    ("thing", "signs"),
    [
        ("action:brew", "Xbrew"),
        ("action:progress", "progress / unblock"),
        ("action:extension", "[3]extension"),
        ("truck-space:load", "barrels / move / cards"),
        ("turn-space:8", "pay worker"),
        ("gain:cards", "2cards"),
        ("extension:fleet", "depot(5) coins"),
        ("extension:machine-hall", "+2hall"),
        ("site:2", "beige / cards"),
        ("tile:barrel", "barrels 2move / unblock"),
        ("progress:4", "hand(6)"),
    ],
)
def test_things_in_signs(thing: str, signs: str) -> None:
    assert sketch(plate(thing)["signs"]) == signs


def test_how_many_things_lie_on_the_boards() -> None:
    sizes = {thing.split(":")[0] for thing in HOUSE if ":" in thing}
    counts = {name: len(family(name)) for name in sizes}
    assert counts == {
        "action": 8, "truck-space": 4, "gain": 3, "turn-space": 8, "bonus": 12, "admin": 4, "token": 8,
        "overlay": 2, "tile": 4, "extension": 6, "site": 3, "progress": 3, "goal": 7,
    }  # fmt: skip


def test_both_halves_have_their_price() -> None:
    assert {thing for thing, one in family("action").items() if one.get("both") == 1} == {
        "action:progress",
        "action:barrels",
    }


def test_overlays_name_their_coops() -> None:
    covered = {thing: one["coops"] for thing, one in family("overlay").items()}
    assert covered == {
        "overlay:large": ["pils", "export", "lager"],
        "overlay:small": ["stark", "weizen"],
    }


# The numbers of the deck in use.


def test_another_deck_has_its_own_numbers() -> None:
    deck = custom_deck(
        board={"income": [1, 2, 4, 6]},
        brewery={"dark": 8, "progress": [3, 3, 2, 1, 1, 1, 0], "bonuses": {"2": "coins 3", "7": "points 2"}},
        objectives={"same": 5},
    )
    state = a_new_game(players=2, deck=deck).match.state
    view, catalog = GAME.view(state, 0), GAME.catalog(state)
    assert view["printed"]["dark"] == 8
    assert view["printed"]["income"] == [1, 2, 4, 6]
    assert view["breweries"][0]["free_fields"] == 8 - view["breweries"][0]["cellar"]["barrel"]
    assert [thing for thing in catalog if thing.startswith("progress:")] == [
        "progress:2", "progress:4", "progress:7",
    ]  # fmt: skip
    assert sketch(plate("progress:2", catalog)["signs"]) == "3coins"
    assert said(plate("goal:same", catalog)["words"]) == "5 beers of one type in the cellar"
    income = next(step for step in view["round_end"] if step["step"] == "income")
    assert income["seats"] == [0, 1]


# The view says what a board would have to know the rules for.


def test_rows_of_the_cellar() -> None:
    tiles = GAME.view(a_new_game().match.state, 0)["breweries"][0]["tiles"]
    assert [(tile["fields"], tile["experience"]) for tile in tiles] == [(3, 1), (2, 2), (2, 2), (1, 3)]


def test_the_first_truck_is_told() -> None:
    table = a_new_game(players=2)
    assert table.view(0)["first_truck"] == ["coins", "order", "load", "exchange"]
    table.do("truck load", "choose 1")
    assert "load" not in table.view(0)["first_truck"]
    assert sketch(plate("truck-space:load")["first"]["signs"]) == "coins"
    assert sketch(plate("truck-space:order")["first"]["signs"]) == "move"


def test_stacks_tell_builders_and_the_point_for_the_first() -> None:
    stacks = a_new_game(players=2, first_builder_point=True).view(0)["stacks"]
    assert stacks["fleet"] == {"builders": [], "points": 1}
    assert a_new_game(players=2).view(0)["stacks"]["fleet"] == {"builders": [], "points": 0}


# The types of face/types.py hold.


@pytest.mark.parametrize("name", ["random-whole.brew", "greedy-4.brew"])
def test_views_and_results_are_of_their_types(name: str) -> None:
    match = read_journal((GOLDEN / name).read_text("utf-8"))
    for entry in match.entries[::7]:
        for seat in (None, 0):
            assert_typed(GAME.view(entry.before, seat), View)
    for part in GAME.result(match.state).parts:
        assert_typed(part, Parts)


def test_the_catalog_is_of_its_type() -> None:
    masters = [f"{name} 1" if name not in ("second", "improved") else name for name in ABILITY_NAMES]
    kinds = [{"always": one} for one in masters]
    kinds += [{"when": one, "gain": "coins 1"} for one in OCCASION_NAMES]
    for master in kinds:
        deck = custom_deck(josef_groll={"master": master})
        for entry in GAME.catalog(a_new_game(deck=deck).match.state).values():
            assert_typed(entry, Entry)


def assert_typed(data: Any, wanted: Any) -> None:
    """All fields are there, of their types, and no others: what is read by the type is the same again."""
    plain = msgspec.json.decode(msgspec.json.encode(data))
    read = msgspec.convert(plain, wanted)
    assert _without_arguments(read) == _without_arguments(plain)


def _without_arguments(data: Any) -> Any:
    """Messages have arguments besides the key, which their type does not name."""
    if isinstance(data, dict):
        if "key" in data:
            return data["key"]
        return {name: _without_arguments(value) for name, value in data.items()}
    return [_without_arguments(one) for one in data] if isinstance(data, list) else data
