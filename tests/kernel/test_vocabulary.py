"""Kinds of actions and events, declared once: numbers, texts, data, secrets, sentences, descriptions."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.refusals import refused

from brewtable.kernel.chance import Scripted
from brewtable.kernel.errors import BrewError, MalformedAction, UnknownAction
from brewtable.kernel.fields import SEAT, SILENT, Amount, Card, Flag, Names, Number, OwnCards, Place, Title
from brewtable.kernel.message import Message
from brewtable.kernel.sets import only, set_of
from brewtable.kernel.state import CHANCE_EVENT, EVERYBODY, State
from brewtable.kernel.vocabulary import Vocabulary, by_cell, by_sign

CARDS = ("malt", "hops", "yeast")
COLOURS = ("red", "blue")


class Shelf(State):
    def __init__(self) -> None:
        super().__init__(2, [], Scripted([]), 0, vec[i64](), 0)

    def card_names(self) -> list[str]:
        return list(CARDS)

    def card_titles(self) -> list[str]:
        return [name.title() for name in CARDS]


S = Shelf()
COLOUR = Names("colour", COLOURS, "colour")
SECRET_CARD = Card(3, secret=True)


def drawn_unseen(event: Mapping[str, object], usual: Message) -> Message | None:
    return None if event["card"] is None else usual


V = Vocabulary("shelf-log")
LAY = V.action("lay", Card(3), Number("place", 1, 4))
PAY = V.action("pay", Number("count", 0, 2), COLOUR, first_fastest=True)
PAINT = V.action("paint", COLOUR)
PAINT_CARD = V.action("paint", Card(3, "colour"))
PAINT_WITH = V.action("paint", COLOUR, Names("tool", ("brush",)))
HIDE = V.action("hide", SECRET_CARD)
DONE = V.action("done", after="shelf-done-alone")

DRAWN = V.fact("drawn", SEAT, SECRET_CARD, Title("title", secret=True, at=2), sentence=drawn_unseen)
COINS = V.fact(["earned", "spent"], SEAT, Amount("amount"), which=by_sign(2))
PAINTED = V.fact(
    ["painted", "washed"], COLOUR, Flag("dry", ("wet", "dry"), spoken_as="how"), which=by_cell(3)
)
MOVED = V.fact("moved", Number("count", spoken_as=SILENT), Place("to", lambda place: f"place:{place}", at=4))
SWAPPED = V.fact("swapped", OwnCards("received", spoken_as=SILENT))


def heard(*records: tuple[int, int, int, int, int, int]) -> list[int]:
    return [cell for record in records for cell in record]


# Actions.


def test_numbers_follow_each_other() -> None:
    assert [LAY, PAY, PAINT, PAINT_CARD, PAINT_WITH, HIDE, DONE] == [0, 12, 18, 20, 23, 25, 28]
    assert V.action_count == 29


@pytest.mark.parametrize(
    ("action", "text", "do"),
    [
        (0, "lay malt 1", {"kind": "lay", "card": "malt", "place": 1}),
        (1, "lay malt 2", {"kind": "lay", "card": "malt", "place": 2}),
        (4, "lay hops 1", {"kind": "lay", "card": "hops", "place": 1}),
        (PAY + 1, "pay 1 red", {"kind": "pay", "count": 1, "colour": "red"}),
        (PAY + 3, "pay 0 blue", {"kind": "pay", "count": 0, "colour": "blue"}),
        (PAINT_CARD + 2, "paint yeast", {"kind": "paint", "colour": "yeast"}),
        (PAINT_WITH + 1, "paint blue brush", {"kind": "paint", "colour": "blue", "tool": "brush"}),
        (DONE, "done", {"kind": "done"}),
    ],
)
def test_number_text_and_data_name_the_same(action: int, text: str, do: dict[str, object]) -> None:
    assert V.text(S, action) == text
    assert V.structure(S, action) == do
    assert list(V.structure(S, action)) == list(do)
    assert V.parse(S, f"  {text.upper()} ") == action
    assert V.from_structure(S, do) == action


def test_all_forms_of_all_actions_convert_into_each_other() -> None:
    for action in range(V.action_count):
        assert V.parse(S, V.text(S, action)) == action
        assert V.from_structure(S, V.structure(S, action)) == action


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("", MalformedAction, "an action starts with one of: lay, pay, paint, hide, done"),
        ("pain red", MalformedAction, "no action is called 'pain'; did you mean 'paint'?"),
        ("lay malt", MalformedAction, "after 'lay' comes: card, place"),
        ("paint", MalformedAction, "after 'paint' comes: colour, tool"),
        ("lay mald 1", UnknownAction, "card: nothing is called 'mald'; did you mean 'malt'?"),
        ("lay malt x", MalformedAction, "place: must be a number, not 'x'"),
        ("lay malt ²", MalformedAction, "place: must be a number, not '²'"),
        ("lay malt 5", UnknownAction, "place: must be a number from 1 to 4, not 5"),
        ("paint green", UnknownAction, "colour: nothing is called 'green'"),
    ],
)
def test_texts_that_name_no_action_are_refused_in_words(
    text: str, error: type[BrewError], words: str
) -> None:
    with refused(error, words.replace("?", r"\?")):
        V.parse(S, text)


def test_what_stands_after_a_verb_can_be_said_by_the_game() -> None:
    with pytest.raises(MalformedAction) as caught:
        V.parse(S, "done twice")
    assert caught.value.message == Message("shelf-done-alone", {"verb": "'done'"})


@pytest.mark.parametrize(
    ("do", "words"),
    [
        ({}, "an action needs a `kind`"),
        ({"kind": "lay", "card": "malt", "place": 1, "moon": 1}, "kind 'lay' has no field 'moon'"),
        ({"kind": "lay", "card": "malt", "place": True}, "kind 'lay' needs `place`, a number"),
        ({"kind": "lay", "card": "malt 1", "place": 1}, "kind 'lay' needs `card`, a text"),
        ({"kind": "lay", "card": "malt"}, "kind 'lay' needs `place`, a number"),
        ({"kind": "paint", "tool": "brush"}, "kind 'paint' needs `colour`, a text"),
    ],
)
def test_data_that_names_no_action_is_refused_in_words(do: dict[str, object], words: str) -> None:
    with refused(MalformedAction, words):
        V.from_structure(S, do)


@pytest.mark.parametrize("number", [-1, 29, 10**6])
def test_there_are_no_other_numbers(number: int) -> None:
    with refused(UnknownAction, f"there is no action number {number}; the last is 28"):
        V.text(S, number)


# Events.


def test_a_secret_reaches_those_who_saw_it() -> None:
    record = heard((DRAWN, 1, 2, 0, 0, int(only(1))))
    assert V.events_for(S, record, 1) == [{"event": "drawn", "seat": 1, "card": "yeast", "title": "Yeast"}]
    for watcher in (0, None):
        unseen = {"event": "drawn", "seat": 1, "card": None, "title": None}
        assert V.events_for(S, record, watcher) == [unseen]
    open_to_all = heard((DRAWN, 1, 2, 0, 0, EVERYBODY))
    assert V.events_for(S, open_to_all, None)[0]["card"] == "yeast"


def test_chance_itself_is_not_told() -> None:
    assert V.events_for(S, heard((CHANCE_EVENT, 6, 3, 0, 0, 0)), 0) == []


def test_a_fact_may_have_several_names() -> None:
    told = heard(
        (COINS, 0, 3, 0, 0, EVERYBODY), (COINS, 0, -2, 0, 0, EVERYBODY), (PAINTED, 1, 0, 1, 0, EVERYBODY)
    )
    assert V.events_for(S, told, None) == [
        {"event": "earned", "seat": 0, "amount": 3},
        {"event": "spent", "seat": 0, "amount": 2},
        {"event": "washed", "colour": "blue", "dry": False},
    ]


def test_a_field_may_be_in_another_cell() -> None:
    assert V.events_for(S, heard((MOVED, 2, 0, 0, 7, EVERYBODY)), None) == [
        {"event": "moved", "count": 2, "to": "place:7"}
    ]


def test_each_seat_is_told_what_it_got() -> None:
    record = heard((SWAPPED, int(set_of([0, 2])), int(only(1)), 0, 0, 0))
    assert V.events_for(S, record, 0) == [{"event": "swapped", "received": ["malt", "yeast"]}]
    assert V.events_for(S, record, 1) == [{"event": "swapped", "received": ["hops"]}]
    assert V.events_for(S, record, None) == [{"event": "swapped", "received": None}]


def test_sentences_have_the_fields_as_arguments() -> None:
    assert V.sentence({"event": "spent", "seat": 0, "amount": 2}) == Message(
        "shelf-log-spent", {"seat": 0, "amount": 2}
    )
    assert V.sentence({"event": "washed", "colour": "blue", "dry": False}) == Message(
        "shelf-log-washed", {"colour": Message("colour-blue"), "how": "wet"}
    )
    assert V.sentence({"event": "moved", "count": 2, "to": "place:7"}) == Message(
        "shelf-log-moved", {"to": "place:7"}
    )
    assert V.sentence({"event": "drawn", "seat": 1, "card": None, "title": None}) is None


# What others may read of a decision.


@pytest.mark.parametrize(
    ("records", "told"),
    [
        ([], None),
        ([(DRAWN, 0, 1, 0, 0, EVERYBODY)], "hide hops"),
        ([(DRAWN, 0, 1, 0, 0, 1)], None),
        ([(DRAWN, 0, 2, 0, 0, EVERYBODY)], None),
        ([(DRAWN, 0, 1, 0, 0, EVERYBODY), (DRAWN, 0, 1, 0, 0, 1)], None),
        ([(DRAWN, 0, 1, 0, 0, EVERYBODY), (DRAWN, 0, 2, 0, 0, 1)], "hide hops"),
    ],
    ids=["no-event", "in-the-open", "unseen", "another-card", "seen-and-unseen", "another-unseen"],
)
def test_a_secret_of_an_action_is_told_where_its_events_tell_it(
    records: list[tuple[int, int, int, int, int, int]], told: str | None
) -> None:
    assert V.text_for(S, HIDE + 1, heard(*records), 1) == told


def test_what_is_no_secret_is_told_to_all() -> None:
    unseen = heard((DRAWN, 0, 1, 0, 0, 1))
    assert V.text_for(S, LAY + 4, unseen, 1) == "lay hops 1"


# Descriptions.


def test_events_are_described_for_clients() -> None:
    drawn, coins, *_ = V.event_schema()["oneOf"]  # type: ignore[misc]
    secret = {"oneOf": [{"type": "string"}, {"type": "null"}]}
    assert drawn == {
        "type": "object",
        "properties": {
            "event": {"enum": ["drawn"]},
            "seat": {"type": "integer"},
            "card": secret,
            "title": secret,
        },
        "required": ["event", "seat", "card", "title"],
        "additionalProperties": False,
    }
    assert coins["properties"]["event"] == {"enum": ["earned", "spent"]}


def test_actions_are_described_for_clients() -> None:
    kinds = V.action_schema()["anyOf"]
    assert isinstance(kinds, list)
    assert kinds[1]["properties"] == {
        "kind": {"enum": ["pay"]},
        "count": {"type": "integer"},
        "colour": {"enum": ["red", "blue"]},
    }


def test_the_keys_of_all_words_are_known() -> None:
    sentences = {"drawn", "earned", "spent", "painted", "washed", "moved", "swapped"}
    assert V.log_keys() == {f"shelf-log-{name}" for name in sentences}
    assert V.keys() == V.log_keys() | {
        *("colour-red", "colour-blue", "shelf-done-alone"),
        *("action-digits", "action-range", "action-no-name"),
    }
