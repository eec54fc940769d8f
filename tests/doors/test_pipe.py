"""The door for programs: every request, every refusal, and lines that nobody should ever send."""

from __future__ import annotations

import copy
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from brewtable.games.beer_and_bread.game import BeerAndBread
from brewtable.kernel.chance import SEED_LIMIT
from brewtable.kernel.deckfile import to_toml
from brewtable.kernel.journal import read_journal
from brewtable.locale import Words
from brewtable.pipe import Pipe

GAME = BeerAndBread()
NAME = GAME.name
GOLDEN = Path(__file__).parent.parent / "golden"
REQUESTS = (
    "games new legal play state load view prompt resample bot result undo journal".split()  # noqa: SIM905
)
DECISIONS = (
    "turn",
    "play-taken",
    "discard-harvest",
    "renew",
    "invert",
    "choose-offer",
    "take-offer",
    "choose-payment",
)
ACTION_ERRORS = {"malformed-action", "unknown-action", "illegal-action"}
GARBLED = 10_000

Answer = dict[str, Any]
Position = dict[str, Any]


class Door:
    """One conversation, inside this process."""

    def __init__(self) -> None:
        self._pipe = Pipe(Words())

    def line(self, line: str) -> Answer:
        answer = self._pipe.answer(line)
        assert json.loads(json.dumps(answer)) == answer
        return answer

    def ask(self, do: str, **fields: object) -> Answer:
        """An answer that must be a good one."""
        answer = self.line(json.dumps({"do": do, **fields}))
        assert answer["ok"] is True, answer
        return answer

    def refusal(self, do: str, **fields: object) -> tuple[str, str]:
        """Code and message of an answer that must be an error."""
        return error_in(self.line(json.dumps({"do": do, **fields})))

    def new(self, seed: int = 7, **fields: object) -> Door:
        self.ask("new", game=NAME, seed=seed, **fields)
        return self

    def play_on(self, chooser: Random, most: int = 1000) -> Door:
        for _ in range(most):
            options = self.ask("legal")["actions"]
            if not options:
                break
            self.ask("play", action=chooser.choice(options)["action"])
        return self


class Process(Door):
    """The same through the command."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "brewtable", "pipe"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def send(self, content: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(content)
        self.process.stdin.flush()

    def receive(self) -> Answer:
        assert self.process.stdout is not None
        answer: Answer = json.loads(self.process.stdout.readline())
        return answer

    def line(self, line: str) -> Answer:
        self.send(line.encode() + b"\n")
        return self.receive()

    def close(self) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        rest = self.process.stdout.read()
        self.process.stdout.close()
        assert rest == b""
        return self.process.wait(timeout=20)


def error_in(answer: Answer) -> tuple[str, str]:
    assert answer["ok"] is False, answer
    assert set(answer) == {"ok", "error"}
    assert set(answer["error"]) == {"code", "message"}
    code, message = answer["error"]["code"], answer["error"]["message"]
    assert code != "internal", message
    assert message
    return code, message


@pytest.fixture
def process() -> Iterator[Process]:
    door = Process()
    yield door
    if door.process.poll() is None:
        assert door.close() == 0


@pytest.fixture
def door() -> Door:
    return Door()


@cache
def positions() -> dict[str, tuple[Position, ...]]:
    """Positions of the golden games by the decision at hand."""
    found: dict[str, list[Position]] = {}
    for file in sorted(GOLDEN.glob("*.brew")):
        match = read_journal(file.read_text(encoding="utf-8"))
        for entry in match.entries:
            prompt = GAME.prompt(entry.before, entry.seat)
            assert prompt is not None
            found.setdefault(prompt.ask, []).append(GAME.save(entry.before))
    return {ask: tuple(saved) for ask, saved in found.items()}


def a_position(ask: str = "turn", number: int = 0) -> Position:
    return copy.deepcopy(positions()[ask][number])


# Every request has its answer.


def test_the_process_answers_every_request_with_its_fields(process: Process) -> None:
    game = next(one for one in process.ask("games")["games"] if one["name"] == NAME)
    assert {"name", "title", "players", "options"} <= set(game)
    assert game["title"] == "Beer & Bread"
    assert game["players"] == {"fewest": 2, "most": 2}
    assert game["options"] == {"first": ["random", "0", "1"]}

    where = {"ok", "to_move", "ply", "over"}
    begun = process.ask("new", game=NAME, players=2, seed=7, options={}, deck=None)
    assert set(begun) == where
    assert (begun["ply"], begun["over"]) == (0, False)
    seat = begun["to_move"]

    options = process.ask("legal")
    assert set(options) == {"ok", "actions"}
    assert all(set(one) == {"action", "text", "do"} for one in options["actions"])
    numbers = [one["action"] for one in options["actions"]]
    assert numbers == sorted(set(numbers))

    played = process.ask("play", action=options["actions"][0]["text"])
    assert set(played) == {"events", *where}
    assert played["ply"] == 1
    assert played["events"][0]["event"] == "harvest"
    undone = process.ask("undo")
    assert set(undone) == {"undone", *where}
    assert undone["ply"] == 0
    process.ask("play", action=options["actions"][0]["do"])

    position = process.ask("state")["state"]
    assert process.ask("load", state=position).keys() == where
    assert process.ask("view", seat=seat)["view"]["seat"] == seat
    asked, not_asked = (process.ask("prompt", seat=one)["prompt"] for one in (1 - seat, seat))
    assert set(asked) == {"seat", "ask", "question", "options", "blocked"}
    assert not_asked is None
    assert set(process.ask("resample", seat=0, seed=1)) == where
    chosen = process.ask("bot", bot="greedy", seconds=0.5)
    assert {"action", "text", "evaluation"} <= set(chosen)
    process.ask("play", action=chosen["action"])
    assert process.ask("journal")["journal"].endswith("\n")
    while not process.ask("play", action=process.ask("legal")["actions"][0]["action"])["over"]:
        pass
    result = process.ask("result")["result"]
    assert {"scores", "parts", "ranking", "reason"} <= set(result)
    assert process.ask("legal")["actions"] == []
    assert process.ask("prompt", seat=0)["prompt"] is None
    assert process.close() == 0


def test_answers_come_in_order_while_many_requests_wait(process: Process) -> None:
    process.send(
        b"".join(f'{{"do":"new","game":"{NAME}","seed":{n}}}\n{{"do":"state"}}\n'.encode() for n in range(50))
    )
    for number in range(50):
        assert process.receive()["ply"] == 0
        assert process.receive()["state"]["chance"]["seed"] == number


def test_the_last_line_needs_no_end(process: Process) -> None:
    process.send(b'{"do":"games"}')
    assert process.process.stdin is not None
    process.process.stdin.close()
    assert process.receive()["ok"] is True
    assert process.process.wait(timeout=20) == 0
    assert process.process.stdout is not None
    process.process.stdout.close()


def test_a_whole_game_is_the_same_by_text_by_number_and_by_structure(process: Process) -> None:
    journals = []
    for form in ("text", "action", "do"):
        chooser = Random(5)
        answer = process.ask("new", game=NAME, seed=11, options={"first": "1"})
        assert answer["to_move"] == 1
        while not answer["over"]:
            before = answer["ply"]
            answer = process.ask("play", action=chooser.choice(process.ask("legal")["actions"])[form])
            assert answer["ply"] == before + 1
        assert answer["to_move"] is None
        journals.append(process.ask("journal")["journal"])
    assert journals[0] == journals[1] == journals[2]
    assert read_journal(journals[0]).over


def test_without_a_seed_games_differ(door: Door) -> None:
    door.ask("new", game=NAME)
    first = door.ask("state")["state"]
    door.ask("new", game=NAME)
    assert door.ask("state")["state"] != first


def test_a_deck_comes_as_a_file_or_as_data(door: Door, tmp_path: Path) -> None:
    data: Any = GAME.house_deck().to_data()
    data["board"]["storage"] = 12
    deck = GAME.deck_from_data(data, "test")
    file = tmp_path / "deck.toml"
    file.write_text(to_toml(deck.to_data()), encoding="utf-8")
    for given in (data, str(file)):
        position = door.new(deck=given).ask("state")["state"]
        assert position["deck"]["hash"] == deck.hash
        assert door.ask("view", seat=0)["view"]["villages"][0]["units"]["general"] == 12
        assert door.ask("load", state=position)["ok"]


def test_a_bad_deck_is_refused_with_card_and_field(door: Door, tmp_path: Path) -> None:
    data: Any = GAME.house_deck().to_data()
    data["card"][3]["coins"] = 77
    code, message = door.refusal("new", game=NAME, deck=data)
    assert code == "bad-deck"
    assert "card beer-04 coins: must be a whole number from 4 to 9, not 77" in message
    for path in (str(tmp_path / "none.toml"), str(tmp_path), "", "\0", "\ud800", "x" * 5000):
        assert door.refusal("new", game=NAME, deck=path)[0] == "bad-deck"
    for wrong in (7, True, [], 1.5):
        assert door.refusal("new", game=NAME, deck=wrong)[0] == "bad-request"


# Positions.


@pytest.mark.parametrize("ask", DECISIONS)
def test_a_position_is_the_same_after_loading_it_in_any_decision(door: Door, ask: str) -> None:
    for position in positions()[ask][:8]:
        door.ask("load", state=position)
        mover = door.ask("view")["view"]["to_move"]
        assert door.ask("prompt", seat=mover)["prompt"]["ask"] == ask
        options = door.ask("legal")["actions"]
        state = GAME.load(position)
        assert [one["action"] for one in options] == [int(action) for action in state.legal()]
        again = door.ask("state")["state"]
        assert again == position
        other = Door()
        other.ask("load", state=again)
        assert other.ask("legal")["actions"] == options
        for seat in (0, 1, None):
            assert other.ask("view", seat=seat) == door.ask("view", seat=seat)
        for one in options[:6]:
            door.ask("load", state=position)
            other.ask("load", state=position)
            assert door.ask("play", action=one["text"]) == other.ask("play", action=one["do"])
            assert door.ask("state") == other.ask("state")


def test_a_position_after_the_end_can_be_loaded(door: Door) -> None:
    position = door.new().play_on(Random(0)).ask("state")["state"]
    result = door.ask("result")
    other = Door()
    assert other.ask("load", state=position) == {"ok": True, "to_move": None, "ply": 0, "over": True}
    assert other.ask("result") == result


def first_card(position: Position, *zones: str) -> tuple[str, str]:
    """A zone that holds a card, and that card."""
    for zone in zones:
        if position["cards"][zone]:
            return zone, position["cards"][zone][0]
    raise LookupError(zones)


def lose_tokens(p: Position) -> None:
    p["tokens"]["fields"]["rye"] -= 1


def make_tokens(p: Position) -> None:
    p["tokens"]["supply"]["water"] += 1


def negative_tokens(p: Position) -> None:
    p["tokens"]["offer"]["wheat"] = -1
    p["tokens"]["fields"]["wheat"] += 1


def fractional_tokens(p: Position) -> None:
    p["tokens"]["supply"]["hops"] = float(p["tokens"]["supply"]["hops"])


def unknown_token(p: Position) -> None:
    p["tokens"]["supply"]["gold"] = 1


def missing_token(p: Position) -> None:
    del p["tokens"]["storage:1"]["barley"]


def unknown_place(p: Position) -> None:
    p["tokens"]["storage:2"] = p["tokens"]["storage:1"]


def overfull_storage(p: Position) -> None:
    for place in ("fields", "supply"):
        for kind in ("water", "barley"):
            p["tokens"]["storage:1"][kind] += p["tokens"][place][kind]
            p["tokens"][place][kind] = 0


def doubled_card(p: Position) -> None:
    p["cards"]["discard"].append(p["pile"][0])
    for known in ("known:0", "known:1", "known:all"):
        p["cards"][known].append(p["pile"][0])


def card_twice_in_a_zone(p: Position) -> None:
    p["cards"]["hand:0"].append(p["cards"]["hand:0"][0])


def lost_card(p: Position) -> None:
    p["pile"].pop()


def unknown_card(p: Position) -> None:
    p["pile"][0] = "beer-99"


def card_by_number(p: Position) -> None:
    p["pile"][0] = 5


def unknown_zone(p: Position) -> None:
    p["cards"]["hand:2"] = []


def missing_zone(p: Position) -> None:
    del p["cards"]["earlier"]


def long_pile(p: Position) -> None:
    p["pile"] *= 3


def wrong_workshop(p: Position) -> None:
    card = next(card for card in p["cards"]["hand:0"] if card.startswith("bread"))
    p["cards"]["hand:0"].remove(card)
    p["cards"]["brewery:0"].append(card)
    p["cards"]["known:1"].append(card)
    p["cards"]["known:all"].append(card)


def crowded_workshop(p: Position) -> None:
    for card in [card for card in p["pile"] if card.startswith("beer")][:4]:
        p["pile"].remove(card)
        p["cards"]["brewery:1"].append(card)
        for known in ("known:0", "known:1", "known:all"):
            p["cards"][known].append(card)


def exchange_in_a_fruitful_year(p: Position) -> None:
    card = p["pile"].pop()
    p["cards"]["exchange:2"].append(card)
    for known in ("known:0", "known:1", "known:all"):
        p["cards"][known].append(card)


def unknown_own_hand(p: Position) -> None:
    p["cards"]["known:0"].remove(p["cards"]["hand:0"][0])


def known_draw_deck(p: Position) -> None:
    p["cards"]["known:1"].append(p["pile"][0])


def forgotten_open_card(p: Position) -> None:
    card = p["pile"].pop()
    p["cards"]["discard"].append(card)


def inverted_outside_hands(p: Position) -> None:
    p["cards"]["inverted:0"].append(p["pile"][0])


def two_inverted(p: Position) -> None:
    p["cards"]["inverted:0"] = p["cards"]["hand:0"][:2]


def inverted_in_the_wrong_hand(p: Position) -> None:
    """A card kept by seat 0 goes to and fro, and is in its own hand in every odd turn."""
    p["cards"]["inverted:0"] = p["cards"]["hand:1"][:1]


def inverting_in_a_dry_year(p: Position) -> None:
    p["year"] = 2
    p["agenda"][0]["step"] = "invert"


def all_cards_kept(p: Position) -> None:
    """In a dry year hands are not swapped, so these cards are never played."""
    p["year"] = 2
    p["cards"]["inverted:0"], p["cards"]["inverted:1"] = p["cards"]["hand:1"], p["cards"]["hand:0"]
    p["agenda"][0]["step"] = "discard-harvest"


def kept_by_both(p: Position) -> None:
    p["cards"]["inverted:0"] = p["cards"]["inverted:1"] = p["cards"]["hand:0"][:1]


def more_exchange_cards(p: Position) -> None:
    for _ in range(3):
        exchange_cards_in_the_fruitful_future(p)


def more_cards_in_hand(p: Position) -> None:
    p["cards"]["hand:0"] += p["pile"][:20]
    p["cards"]["known:0"] += p["pile"][:20]
    del p["pile"][:20]


def no_windmill_phase(p: Position) -> None:
    p["agenda"] = [step for step in p["agenda"] if step["step"] not in ("round", "windmill")]


def old_draw_deck(p: Position) -> None:
    p["cards"]["earlier"].append(p["pile"][0])


def taken_card_lies_around(p: Position) -> None:
    card = p["pile"].pop()
    p["cards"]["taken:0"].append(card)
    for known in ("known:0", "known:1", "known:all"):
        p["cards"][known].append(card)


def year_seven(p: Position) -> None:
    p["year"] = 7


def year_zero(p: Position) -> None:
    p["year"] = 0


def third_windmill(p: Position) -> None:
    p["windmill"] = 2


def no_agenda(p: Position) -> None:
    p["agenda"] = []


def agenda_without_a_year(p: Position) -> None:
    p["agenda"].pop()


def agenda_without_a_decision(p: Position) -> None:
    p["agenda"].pop(0)


def two_decisions(p: Position) -> None:
    p["agenda"].insert(0, p["agenda"][0])


def unknown_step(p: Position) -> None:
    p["agenda"].insert(1, {"step": "brunch", "seat": 0, "first": 0, "second": 0})


def step_of_nobody(p: Position) -> None:
    p["agenda"][0]["seat"] = -1


def year_of_a_seat(p: Position) -> None:
    p["agenda"][-1]["seat"] = 1


def third_seat(p: Position) -> None:
    p["agenda"][0]["seat"] = 2


def endless_agenda(p: Position) -> None:
    p["agenda"] *= 40


def agenda_of_numbers(p: Position) -> None:
    p["agenda"] = [13, 26, 0]


def decision_without_options(p: Position) -> None:
    p["agenda"][0]["step"] = "choose-offer"


def payment_for_nothing(p: Position) -> None:
    p["agenda"][0].update({"step": "choose-payment", "first": 3})


def payment_without_a_choice(p: Position) -> None:
    """A card that can be paid in one way only leaves nothing to ask."""
    card = next(card for card in p["cards"]["hand:0"] if card.startswith("bread"))
    p["cards"]["hand:0"].remove(card)
    p["cards"]["bakery:0"] = [card]
    for known in ("known:1", "known:all"):
        p["cards"][known].append(card)
    for kind, count in GAME.catalog(GAME.load(a_position()))[card]["recipe"].items():  # type: ignore[attr-defined]
        for place in ("fields", "supply"):
            moved = min(max(0, count - p["tokens"]["storage:0"][kind]), p["tokens"][place][kind])
            p["tokens"][place][kind] -= moved
            p["tokens"]["storage:0"][kind] += moved
    number = list(GAME.catalog(GAME.load(a_position()))).index(card)
    p["agenda"][0] = {"step": "choose-payment", "seat": 0, "first": number, "second": 0}


def play_what_was_not_taken(p: Position) -> None:
    p["agenda"][0].update({"step": "play-taken", "first": 3})


def payment_in_the_future(p: Position) -> None:
    p["agenda"].insert(1, {"step": "paying", "seat": 0, "first": 99, "second": 0})


def exchange_cards_in_the_fruitful_future(p: Position) -> None:
    p["agenda"].insert(1, {"step": "exchange-cards", "seat": -1, "first": 0, "second": 0})


def huge_operand(p: Position) -> None:
    p["agenda"][0]["first"] = 1 << 80


def other_game(p: Position) -> None:
    p["rules"] = 999


def other_hash(p: Position) -> None:
    p["deck"]["hash"] = "0123456789abcdef"


def broken_deck(p: Position) -> None:
    p["deck"]["data"] = {"deck": {}}


def unknown_field(p: Position) -> None:
    p["weather"] = "sunny"


def missing_field(p: Position) -> None:
    del p["turn"]


def unknown_chance(p: Position) -> None:
    p["chance"] = {"kind": "dice"}


def negative_seed(p: Position) -> None:
    p["chance"]["seed"] = -1


def script_of_words(p: Position) -> None:
    p["chance"] = {"kind": "scripted", "outcomes": ["six"], "start": 0}


def negative_draw(p: Position) -> None:
    p["drawn"] = -1


BROKEN: dict[Callable[[Position], None], str] = {
    lose_tokens: "tokens: there are 14 rye, the box holds 15",
    make_tokens: "tokens: there are 19 water, the box holds 18",
    negative_tokens: "wheat: must be a whole number from 0",
    fractional_tokens: "hops: must be a whole number",
    unknown_token: "tokens supply: unknown name 'gold'",
    missing_token: "tokens storage:1: 'barley' is missing",
    unknown_place: "tokens: unknown name 'storage:2'",
    overfull_storage: "storage: seat 1 stores",
    doubled_card: "lies in 2 places, it must lie in one",
    card_twice_in_a_zone: "is named twice",
    lost_card: "lies in 0 places, it must lie in one",
    unknown_card: "pile: no card is called 'beer-99'",
    card_by_number: "pile: no card is called 5",
    unknown_zone: "cards: unknown name 'hand:2'",
    missing_zone: "cards: 'earlier' is missing",
    long_pile: "pile: more than 60 cards",
    wrong_workshop: "brewery: seat 0 has a card of the other good there",
    crowded_workshop: "brewery: seat 1 has more cards there than places",
    unknown_own_hand: "known: seat 0 does not know a card of its own hand",
    known_draw_deck: "known: a card of the draw deck is marked as known",
    forgotten_open_card: "known: a card that lies in sight is marked as unknown",
    inverted_outside_hands: "inverted: a card is marked that is in no hand",
    kept_by_both: "inverted: a card is marked by both seats",
    old_draw_deck: "earlier: a card of the draw deck is marked as older",
    taken_card_lies_around: "cards: a taken exchange card must be played at once",
    year_seven: "year: must be a whole number from 0 to 6, not 7",
    year_zero: "calendar: year 0 is not one of 1 to 6",
    third_windmill: "windmill: must be a whole number from 0 to 1, not 2",
    no_agenda: "agenda: it is empty before the sixth year is over",
    agenda_without_a_year: "agenda: what waits under the decision is not what the rules lay there",
    agenda_without_a_decision: "agenda: there must be a decision of a seat on top",
    two_decisions: "agenda: what waits under the decision is not what the rules lay there",
    unknown_step: "agenda: each step has a `step`, one of",
    step_of_nobody: "agenda: there must be a decision of a seat on top",
    year_of_a_seat: "agenda: what waits under the decision is not what the rules lay there",
    third_seat: "seat: must be a whole number from -1 to 1, not 2",
    endless_agenda: "agenda: must be a list of at most 64 steps",
    agenda_of_numbers: "agenda: each step has a `step`",
    decision_without_options: "agenda: the operands of `choose-offer` cannot be such in this position",
    payment_for_nothing: "agenda: the operands of `choose-payment` cannot be such in this position",
    payment_without_a_choice: "agenda: ",
    play_what_was_not_taken: "agenda: ",
    payment_in_the_future: "agenda: ",
    huge_operand: "first: must be a whole number",
    other_game: "not a position of beer-and-bread with rules version",
    other_hash: "deck: its hash is",
    broken_deck: "deck: ",
    unknown_field: "unknown field 'weather'",
    missing_field: "turn: must be a whole number",
    unknown_chance: "chance: ",
    negative_seed: "chance: chance needs `seed`",
    script_of_words: "chance: a script of chance needs `outcomes`",
    negative_draw: "drawn: must be a whole number",
}


def year_one() -> Position:
    """Seat 0 begins the first year with both goods in hand; seat 1 has played nothing yet."""
    door = Door()
    for seed in range(100):
        position: Position = door.new(seed, options={"first": "0"}).ask("state")["state"]
        if {card.split("-")[0] for card in position["cards"]["hand:0"]} == {"beer", "bread"}:
            return position
    raise LookupError("no such deal")


@pytest.mark.parametrize("breaking", BROKEN, ids=lambda one: one.__name__)
def test_a_position_that_breaks_a_law_is_refused_and_the_game_stays(
    door: Door, breaking: Callable[[Position], None]
) -> None:
    position = year_one()
    door.ask("load", state=position)
    broken = copy.deepcopy(position)
    breaking(broken)
    code, message = door.refusal("load", state=broken)
    assert code == "bad-position"
    assert BROKEN[breaking] in message
    assert door.ask("state")["state"] == position
    door.ask("play", action=door.ask("legal")["actions"][0]["action"])


# No play leads there, but from there it leads on.
STRANGE = (
    exchange_in_a_fruitful_year,
    two_inverted,
    inverted_in_the_wrong_hand,
    inverting_in_a_dry_year,
    all_cards_kept,
    exchange_cards_in_the_fruitful_future,
    more_exchange_cards,
    more_cards_in_hand,
    no_windmill_phase,
)


@pytest.mark.parametrize("change", STRANGE, ids=lambda one: one.__name__)
def test_a_position_that_keeps_the_laws_is_believed_and_plays_on(
    door: Door, change: Callable[[Position], None]
) -> None:
    position = year_one()
    change(position)
    for seed in range(5):
        door.ask("load", state=position)
        door.play_on(Random(seed))
        assert door.ask("result")["result"]["reason"] == "six-years"
        assert door.ask("load", state=door.ask("state")["state"])["over"]


@pytest.mark.parametrize("operand", [1, 31, *(kinds << bits for kinds in (1, 3, 7) for bits in range(5, 33))])
def test_a_payment_settled_in_a_strange_way_is_refused_or_asked_in_words(door: Door, operand: int) -> None:
    for position in positions()["choose-payment"][:3]:
        strange = copy.deepcopy(position)
        strange["agenda"][0]["second"] = operand
        answer = door.line(json.dumps({"do": "load", "state": strange}))
        if answer["ok"]:
            seat = strange["agenda"][0]["seat"]
            assert door.ask("prompt", seat=seat)["prompt"]["options"]
            door.play_on(Random(0), 3)
        else:
            assert error_in(answer)[0] == "bad-position"


@pytest.mark.parametrize("outcomes", [[], [0], [0, 10**30], [-1]], ids=str)
def test_chance_that_cannot_go_on_is_an_error_that_changes_nothing(door: Door, outcomes: list[int]) -> None:
    """A script of chance that is too short, or says what no die shows, when cards must be shuffled."""
    position, action = before_a_shuffle()
    position["chance"] = {"kind": "scripted", "outcomes": outcomes, "start": position["drawn"]}
    answer = door.line(json.dumps({"do": "load", "state": position}))
    if not answer["ok"]:
        assert error_in(answer)[0] == "bad-position"
        return
    options = door.ask("legal")
    assert door.refusal("play", action=action)[0] == "chance"
    assert door.ask("state")["state"] == position
    assert door.ask("legal") == options


def before_a_shuffle() -> tuple[Position, int]:
    for file in sorted(GOLDEN.glob("*.brew")):
        for entry in read_journal(file.read_text(encoding="utf-8")).entries:
            if len(entry.chance) > 2:
                return GAME.save(entry.before), entry.action
    raise LookupError("no shuffle in any golden game")


# Knowledge.


def test_resampling_keeps_what_the_seat_sees(door: Door) -> None:
    changed = 0
    for ask in DECISIONS:
        for number, position in enumerate(positions()[ask][:6]):
            for seat in (0, 1):
                door.ask("load", state=position)
                before = [door.ask(do, seat=seat) for do in ("view", "prompt")]
                options = door.ask("legal") if door.ask("view")["view"]["to_move"] == seat else None
                where = door.ask("resample", seat=seat, seed=number)
                assert where["ply"] == 0
                assert [door.ask(do, seat=seat) for do in ("view", "prompt")] == before
                assert options is None or door.ask("legal") == options
                world = door.ask("state")["state"]
                changed += world["pile"] != position["pile"] or world["cards"] != position["cards"]
                door.ask("load", state=position)
                door.ask("resample", seat=seat, seed=number)
                assert door.ask("state")["state"] == world
    assert changed > 50


def test_a_resampled_game_plays_to_its_end(door: Door) -> None:
    for seed in range(5):
        door.new(seed).play_on(Random(seed), 30)
        door.ask("resample", seat=seed % 2, seed=seed)
        door.play_on(Random(seed))
        assert door.ask("result")["result"]["reason"] == "six-years"


def test_the_view_of_a_spectator_names_no_hidden_card(door: Door) -> None:
    door.new()
    for seat in (None, 0, 1):
        view = door.ask("view", seat=seat)["view"]
        for owner in (0, 1):
            cards = [held["card"] for held in view["villages"][owner]["hand"]]
            assert all(card is None for card in cards) is (owner != seat)
    assert door.ask("view") == door.ask("view", seat=None)


def test_events_are_told_to_the_seat_that_played(door: Door) -> None:
    """The other player's draws are heard by their backs only."""
    hidden = 0
    for seed in range(4):
        door.new(seed)
        chooser = Random(seed)
        while options := door.ask("legal")["actions"]:
            seat = door.ask("view")["view"]["to_move"]
            for event in door.ask("play", action=chooser.choice(options)["action"])["events"]:
                if event["event"] == "card" and event["from"] == "deck" and event["to"].startswith("hand:"):
                    assert (event["card"] is not None) is (event["to"] == f"hand:{seat}")
                    hidden += event["card"] is None
    assert hidden > 10


# Bots.


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_answer_legal_actions_and_change_nothing(door: Door, bot: str) -> None:
    for ask in DECISIONS:
        for number, position in enumerate(positions()[ask][:4]):
            door.ask("load", state=position)
            options = door.ask("legal")["actions"]
            answer = door.ask("bot", bot=bot, seed=number)
            assert {"action": answer["action"], "text": answer["text"]} in [
                {"action": one["action"], "text": one["text"]} for one in options
            ]
            assert isinstance(answer["evaluation"]["value"], float)
            assert door.ask("state")["state"] == position
            assert door.ask("bot", bot=bot, seed=number) == answer


@pytest.mark.parametrize("bot", ["search", "expert"])
def test_bots_that_search_think_as_long_as_they_are_told(door: Door, bot: str) -> None:
    door.new()
    explored = [
        door.ask("bot", bot=bot, **given)["evaluation"]["explored"] for given in ({"seconds": 0.001}, {})
    ]
    assert 5 * explored[0] < explored[1]


def test_bots_that_are_not_there_are_named(door: Door) -> None:
    door.new()
    assert door.refusal("bot", bot="gredy") == ("setup", "there is no bot 'gredy'; did you mean 'greedy'?")
    assert door.refusal("bot")[0] == "bad-request"


# Taking back.


def test_undo_takes_back_own_decisions_only_as_far_as_nothing_is_new(door: Door) -> None:
    door.new(options={"first": "0"})
    assert door.refusal("undo") == ("undo-refused", "Nothing has been done yet.")
    before = door.ask("state")
    text = door.ask("legal")["actions"][0]["text"]
    door.ask("play", action=text)
    assert door.refusal("undo", seat=1) == ("undo-refused", "The last decision was made by seat 0.")
    undone = door.ask("undo", seat=0)
    assert undone == {"ok": True, "undone": text, "to_move": 0, "ply": 0, "over": False}
    assert door.ask("state") == before
    # After both have played, hands are swapped: each has seen the other's cards.
    for _ in range(2):
        door.ask("play", action=door.ask("legal")["actions"][0]["action"])
    code, message = door.refusal("undo")
    assert (code, message) == (
        "undo-refused",
        "Something new became known since: it cannot be taken back.",
    )


def test_undo_never_reaches_past_chance(door: Door) -> None:
    refused = set()
    for seed in range(4):
        door.new(seed)
        chooser = Random(seed)
        while options := door.ask("legal")["actions"]:
            before = door.ask("state")
            action = chooser.choice(options)["action"]
            door.ask("play", action=action)
            answer = door.line('{"do":"undo"}')
            if answer["ok"]:
                assert door.ask("state") == before
                door.ask("play", action=action)
            else:
                refused.add(error_in(answer)[1])
    assert refused == {
        "Something new became known since: it cannot be taken back.",
        "Chance has spoken since: it cannot be taken back.",
    }


# Errors.


def test_malformed_unknown_and_illegal_are_three_errors(door: Door) -> None:
    door.new()
    hand = door.ask("state")["state"]["cards"]["hand:0"]
    for wanted in ("", "  ", "dance", "harvest", "harvest beer-01 beer-02", "exchange beer-01", "pay x rye"):
        assert door.refusal("play", action=wanted)[0] == "malformed-action"
    for shape in (None, True, 1.0, [], [1], {}, {"kind": 5}, {"kind": "harvest"}, {"kind": "done", "x": 1}):
        assert door.refusal("play", action=shape)[0] == "malformed-action"
    for unknown in (-1, 651, 10**30, "harvest beer-99", "offer gold", "exchange beer-01 4", "pay 99 rye"):
        assert door.refusal("play", action=unknown)[0] == "unknown-action"
    assert door.refusal("play", action={"kind": "harvest", "card": "ale"})[0] == "unknown-action"
    code, message = door.refusal("play", action="harvest ber-01")
    assert (code, message) == ("unknown-action", "no card is called 'ber-01'; did you mean 'beer-01'?")
    for illegal in ("done", "take rye", f"exchange {hand[0]} 1", "pay 1 rye", "invert beer-01"):
        assert door.refusal("play", action=illegal)[0] == "illegal-action"
    assert door.refusal("play")[0] == "bad-request"
    assert door.ask("legal")["actions"]


def test_illegal_actions_say_why_in_words(door: Door) -> None:
    messages = set()
    for ask in DECISIONS:
        for position in positions()[ask][:: 1 + len(positions()[ask]) // 12]:
            door.ask("load", state=position)
            legal = {one["action"] for one in door.ask("legal")["actions"]}
            for action in range(GAME.action_count):
                if action not in legal and (action % 3 == 0 or action < 180):
                    code, message = door.refusal("play", action=action)
                    assert code == "illegal-action"
                    messages.add(message.partition(": ")[2])
            assert door.ask("state")["state"] == position
    assert any(re.fullmatch(r"needs [1-9] more (water|wheat|barley|rye|hops)", words) for words in messages)
    for words in (
        "your brewery is full; an upgrade cleans it",
        "cards are exchanged in dry years only",
        "this amount does not add up to the recipe",
        "no wheat is offered",
    ):
        assert words in messages
    assert not any("{" in message or "reason-" in message for message in messages)


def test_after_the_end_nothing_is_played_and_no_bot_thinks(door: Door) -> None:
    door.new().play_on(Random(3))
    assert door.refusal("play", action=0)[0] == "game-over"
    assert door.refusal("bot", bot="random")[0] == "game-over"
    assert door.ask("prompt", seat=0)["prompt"] is None


def test_before_a_game_every_request_but_three_says_so(door: Door) -> None:
    for do in REQUESTS:
        if do in ("games", "new", "load"):
            continue
        code, message = door.refusal(do, seat=0, bot="random", action=0)
        assert code == "bad-request"
        assert message.startswith("no game yet")


def test_the_result_waits_for_the_end(door: Door) -> None:
    assert door.new().refusal("result") == ("bad-request", "the game is not over yet")


def test_set_up_errors_say_what_would_be_right(door: Door) -> None:
    cases: list[tuple[Answer, str, str]] = [
        ({"game": "beer-and-bred"}, "setup", "did you mean 'beer-and-bread'?"),
        ({"game": NAME, "players": 3}, "setup", "is for 2 players, not 3"),
        ({"game": NAME, "players": 10**40}, "setup", "is for 2 players"),
        ({"game": NAME, "seed": -1}, "setup", "a whole number from 0 to"),
        ({"game": NAME, "seed": SEED_LIMIT}, "setup", "a whole number from 0 to"),
        ({"game": NAME, "options": {"frist": "0"}}, "setup", "has no option 'frist'; its options: first"),
        ({"game": NAME, "options": {"first": 0}}, "setup", "one of 'random', '0', '1', not 0"),
        ({"game": NAME, "options": {"first": None}}, "setup", "one of 'random', '0', '1', not None"),
    ]
    for fields, code, words in cases:
        refused, message = door.refusal("new", **fields)
        assert refused == code
        assert words in message


WRONG: list[object] = [True, 1.5, "x", [], {}, [[]], {"a": {}}, 10**400, -(10**20), float("nan"), ""]
FIELDS: dict[str, dict[str, tuple[type, ...]]] = {
    "new": {"game": (str,), "players": (int,), "seed": (int,), "options": (dict,), "deck": (str, dict)},
    "play": {"action": (int, str, dict)},
    "load": {"state": (dict,)},
    "view": {"seat": (int,)},
    "prompt": {"seat": (int,)},
    "resample": {"seat": (int,), "seed": (int,)},
    "bot": {"bot": (str,), "seed": (int,)},
    "undo": {"seat": (int,)},
}
GOOD: dict[str, Answer] = {
    "new": {"game": NAME, "players": 2, "seed": 3, "options": {}, "deck": None},
    "play": {"action": 0},
    "load": {},
    "view": {"seat": 0},
    "prompt": {"seat": 0},
    "resample": {"seat": 0, "seed": 1},
    "bot": {"bot": "random", "seed": 1},
    "undo": {"seat": 0},
}


@pytest.mark.parametrize(("do", "field"), [(do, field) for do, fields in FIELDS.items() for field in fields])
def test_a_field_of_a_wrong_type_is_refused(door: Door, do: str, field: str) -> None:
    door.new()
    before = door.ask("state")
    for wrong in WRONG:
        answer = door.line(json.dumps({"do": do, **GOOD[do], field: wrong}))
        right_type = type(wrong) in FIELDS[do][field]
        if answer["ok"]:
            assert right_type, (do, field, wrong)
            door.ask("load", state=before["state"])
            continue
        code, message = error_in(answer)
        if not right_type and code not in ACTION_ERRORS:
            assert code == "bad-request"
            assert f"`{field}`" in message
        assert door.ask("state") == before


@pytest.mark.parametrize("seat", [2, -1, 10**30])
@pytest.mark.parametrize("do", ["view", "prompt", "resample"])
def test_a_seat_that_is_not_there_is_refused(door: Door, do: str, seat: int) -> None:
    code, message = door.new().refusal(do, seat=seat)
    assert code == "bad-request"
    assert "`seat` is a number from 0 to 1" in message


@pytest.mark.parametrize(
    "line",
    ["", " ", "null", "7", '"do"', "[]", "{}", '{"do":null}', '{"do":[]}', '{"do":"dance"}', '{"do":"new"',
     "{'do':'games'}", '{"do":"games"}}', "\ufeff{}", "NaN", "[" * 100_000, '{"a":' * 100_000, "9" * 100_000,
     '{"do":' + "9" * 5000 + "}", '{"do":"\\ud800"}', "\x00", "x" * 1_000_000],
    ids=lambda line: ascii(line[:12]),
)  # fmt: skip
def test_what_is_no_request_is_refused(door: Door, line: str) -> None:
    assert error_in(door.line(line))[0] == "bad-request"


@pytest.mark.parametrize("depth", range(880, 1000, 5))
def test_values_nested_almost_too_deep_are_refused_as_well(door: Door, depth: int) -> None:
    nest = "[" * depth + "]" * depth
    for line in (
        f'{{"do":"load","state":{{"game":"{NAME}","rules":1,"deck":{{"hash":{nest}}}}}}}',
        f'{{"do":"load","state":{{"game":"{NAME}","rules":1,"deck":{{}},"year":{nest}}}}}',
        f'{{"do":"new","game":"{NAME}","options":{{"first":{nest}}}}}',
        f'{{"do":"new","game":"{NAME}","deck":{{"deck":{nest},"board":{nest}}}}}',
        f'{{"do":{nest}}}',
    ):
        error_in(door.line(line))


# Lines that nobody should ever send.


def valid_lines() -> list[bytes]:
    position = a_position()
    requests: list[Answer] = [
        {"do": "games"},
        {"do": "new", "game": NAME, "players": 2, "seed": 7, "options": {"first": "0"}, "deck": None},
        {"do": "new", "game": NAME, "deck": GAME.house_deck().to_data()},
        {"do": "legal"},
        {"do": "play", "action": 3},
        {"do": "play", "action": "harvest beer-07"},
        {"do": "play", "action": {"kind": "exchange", "card": "bread-07", "space": 2}},
        {"do": "play", "action": "pay 4 wheat"},
        {"do": "state"},
        {"do": "view", "seat": 0},
        {"do": "prompt", "seat": 1},
        {"do": "resample", "seat": 0, "seed": 1},
        {"do": "bot", "bot": "random", "seed": 4},
        {"do": "result"},
        {"do": "undo", "seat": 1},
        {"do": "journal"},
        {"do": "load", "state": position},
        *({"do": "load", "state": a_position(ask)} for ask in DECISIONS),
    ]
    return [json.dumps(request).encode() for request in requests]


STRANGE: list[object] = [
    None, True, -1, 0.5, 1e308, 10**25, -(10**25), 2**63, 2**63 - 1, 2**32, "", "\ud800", "\0", "ß" * 300,
    [], {}, [[[]]], {"": 0}, float("nan"), float("inf"), "year", "paying", "beer-07", 1, 2, 31, 60,
]  # fmt: skip


def with_a_strange_value(line: bytes, chooser: Random) -> bytes:
    """One value somewhere inside becomes something else, is lost or moves to another name."""
    data = json.loads(line)
    here: Any = data
    while True:
        keys: list[Any] = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys:
            return json.dumps(data).encode()
        key = chooser.choice(keys)
        if isinstance(here[key], dict | list) and here[key] and chooser.random() < 0.85:
            here = here[key]
            continue
        how = chooser.randrange(6)
        if how == 0:
            del here[key]
        elif how == 1 and isinstance(here, list):
            here.append(here[key])
        elif how == 2 and isinstance(here, dict):
            here[str(chooser.choice(STRANGE))] = here[key]
        elif how == 3 and type(here[key]) is int:
            here[key] += chooser.choice([-1, 1, 5])
        else:
            here[key] = chooser.choice(STRANGE)
        return json.dumps(data).encode()


def garble(line: bytes, chooser: Random) -> bytes:
    """A line that is no longer what it was, and still one line."""
    how = chooser.randrange(10)
    place = chooser.randrange(len(line))
    if how == 0:
        line = line[:place] + bytes([chooser.randrange(256)]) + line[place + 1 :]
    elif how == 1:
        line = line[:place]
    elif how == 2:
        line = line[:place] + bytes(chooser.randrange(256) for _ in range(8)) + line[place:]
    elif how == 3:
        line = (
            line[:place]
            + chooser.choice([b"\xff", b"\xed\xa0\x80", b"\\ud800", b"\xc3", b"\0"])
            + line[place:]
        )
    elif how == 4:
        depth = chooser.choice([10, 500, 950, 5000])
        line = line[:place] + b"[" * depth + b"]" * chooser.choice([0, depth]) + line[place:]
    elif how == 5:
        line = chooser.choice([b"", b" ", b"NaN", b"-Infinity", b"1e999", b"9" * 6000, b"z" * 70_000, b"{}"])
    elif how == 6:
        digits = [at for at in range(len(line)) if line[at : at + 1].isdigit()]
        at = chooser.choice(digits or [0])
        line = (
            line[:at] + chooser.choice([b"9" * 25, b"-1", b"1e5", b"0.5", b"NaN", b"true"]) + line[at + 1 :]
        )
    else:
        line = with_a_strange_value(line, chooser)
    return line.replace(b"\n", b"\t")


def test_ten_thousand_garbled_lines_get_one_answer_each_and_the_game_goes_on(process: Process) -> None:
    chooser = Random(20_000)
    valid = valid_lines()
    short = [line for line in valid if len(line) < 1000]
    new_game, play, load = valid[1], b'{"do":"legal"}', valid[16]
    lines = []
    for number in range(GARBLED):
        # Mostly short requests, in a game that is begun anew now and then.
        source = chooser.choice(valid if number % 4 == 0 else short)
        lines += [garble(source, chooser)] if number % 97 else [chooser.choice([new_game, load])]
    sender = Thread(target=process.send, args=(b"".join(line + b"\n" for line in lines),))
    sender.start()
    faults = []
    refused = 0
    for line in lines:
        answer = process.receive()
        assert isinstance(answer["ok"], bool)
        if not answer["ok"]:
            refused += 1
            assert set(answer["error"]) == {"code", "message"}
            if answer["error"]["code"] == "internal":
                faults.append((answer["error"]["message"], line[:400]))
    sender.join()
    assert not faults, f"{len(faults)} faults, such as {faults[:3]}"
    assert refused > GARBLED // 2
    assert process.process.poll() is None
    process.new(5)
    assert process.line(play.decode())["actions"]
    process.play_on(Random(5))
    assert process.ask("result")["result"]["reason"] == "six-years"
    assert process.close() == 0


@pytest.mark.parametrize("lines", [600, pytest.param(3000, marks=pytest.mark.long("a hundred games"))])
def test_loading_garbled_positions_never_breaks_what_is_played_after(door: Door, lines: int) -> None:
    """A position that was let in can be looked at and played to its end."""
    chooser = Random(30_000)
    loads = [json.dumps({"do": "load", "state": a_position(ask)}).encode() for ask in DECISIONS]
    let_in = 0
    for _ in range(lines):
        line = with_a_strange_value(chooser.choice(loads), chooser)
        answer = door.line(line.decode())
        if not answer["ok"]:
            error_in(answer)
            continue
        let_in += 1
        if let_in % 4:
            continue
        for seat in (0, 1, None):
            door.ask("view", seat=seat)
            door.ask("prompt", seat=seat)
        state = door.ask("state")["state"]
        while options := door.ask("legal")["actions"]:
            answer = door.line(json.dumps({"do": "play", "action": chooser.choice(options)["action"]}))
            assert answer["ok"], (answer, state["agenda"])
        assert door.ask("view")["view"]["to_move"] is None, (
            "nothing to choose",
            state["agenda"],
            state["year"],
        )
        assert door.ask("result")["result"]["scores"]
    assert let_in > lines // 30


# Several in one go.


def test_several_actions_are_played_in_order_all_or_none(door: Door) -> None:
    position = a_position("choose-offer")
    seat = door.ask("load", state=position)["to_move"]
    picks = door.ask("prompt", seat=seat)["prompt"]["set"]
    assert (picks["kind"], picks["done"]) == ("offer", None)
    assert picks["fewest"] == picks["most"]
    one = picks["picks"][0]["actions"][0]
    assert door.refusal("play", actions=[one] * 40)[0] == "illegal-action"
    assert door.refusal("play", actions=[one, "dance"])[0] == "malformed-action"
    assert door.ask("state")["state"] == position
    texts = [option["text"] for option in door.ask("legal")["actions"]]
    played = door.ask("play", actions=[texts[0]])
    assert (played["ply"], len(played["events"])) == (1, 1)


def test_one_action_or_several_not_both_nor_none(door: Door) -> None:
    door.new()
    assert door.refusal("play", actions=[])[0] == "bad-request"
    assert door.refusal("play", action=0, actions=[0])[0] == "bad-request"
    assert door.refusal("play", actions=7)[0] == "bad-request"
