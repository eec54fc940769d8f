"""Secrets: every byte a seat was sent is held against what that seat may know."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.table.guests import DICE, ME, OPEN, Data, Guest, add_dice_brewing

from brewtable.kernel.chance import RESAMPLING, Stream
from brewtable.kernel.journal import read_journal
from brewtable.kernel.match import Match
from brewtable.table.models import SeatRow, TableRow
from brewtable.table.record import Record
from brewtable.table.sitting import Sitting
from brewtable.table.snapshots import prompt_data, told_to

GOLDEN = Path(__file__).parent.parent / "golden"
WORLDS = 3
NAME = re.compile(r"[\w-]+")


@pytest.fixture(autouse=True)
def dice_brewing_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As in the service."""
    monkeypatch.syspath_prepend(add_dice_brewing(tmp_path))


def names_in(data: object, cards: set[str]) -> set[str]:
    return set(NAME.findall(json.dumps(data))) & cards


def may_know(match: Match, seat: int | None, ply: int, cards: set[str]) -> set[str]:
    """The cards a seat has seen up to a ply, by the game's own gate."""
    known: set[str] = set()
    for at in range(ply + 1):
        state = match.position_at(at)
        heard = match.opening if at == 0 else match.entries[at - 1].heard
        known |= names_in([match.game.view(state, seat), match.game.events_for(state, heard, seat)], cards)
    return known


def play_watched(guests: list[Guest], game: str, limit: int) -> tuple[str, dict[int | None, list[str]]]:
    """A game of two people with somebody watching; the raw frames of each."""
    ann, bob, eve = guests
    info = ann.open(ME, OPEN, game=game, public=True)
    table = info["id"]
    bob.post("/join", code=info["seats"][1]["code"])
    with ann.watching(table) as first, bob.watching(table) as second, eve.watching(table) as third:
        sockets = {0: first, 1: second, None: third}
        for moves in range(limit):
            snapshots = {
                seat: socket.until(lambda s, v=moves: s["version"] == v) for seat, socket in sockets.items()
            }
            if snapshots[None]["over"]:
                break
            mover = snapshots[None]["to_move"]
            asked = snapshots[mover]
            options = asked["prompt"]["options"]
            answer = guests[mover].http.post(
                f"/api/tables/{table}/moves",
                json={"version": moves, "seat": mover, "action": options[moves * 7 % len(options)]["action"]},
            )
            sockets[mover].frames.append(json.dumps({"type": "snapshot", **answer.json()["snapshot"]}))
    return table, {seat: socket.frames for seat, socket in sockets.items()}


def check_frame(match: Match, seat: int | None, frame: Data, stream: Stream) -> None:
    """What was sent is the same in every world that the seat could not tell from the real one."""
    game, state = match.game, match.position_at(frame["ply"])
    for viewer in [seat] if seat is not None else range(int(state.seats)):
        for _ in range(WORLDS):
            world = game.resample(state, viewer, stream)
            assert json.loads(json.dumps(game.view(world, seat))) == frame["view"]
            prompt = game.prompt(world, seat) if seat is not None else None
            expected = None if prompt is None else prompt_data(prompt)
            assert (expected is None) == (frame["prompt"] is None)
            if expected is not None:
                sent = [(one["action"], one["text"], one["on"]) for one in frame["prompt"]["options"]]
                assert [(one.action, one.text, one.on) for one in expected.options] == sent


@pytest.mark.parametrize(("game", "limit"), [("beer-and-bread", 1000), (DICE, 60)])
def test_a_whole_game_tells_no_seat_what_it_may_not_know(guests: list[Guest], game: str, limit: int) -> None:
    table, frames = play_watched(guests, game, limit)
    if limit < 1000:
        guests[0].post(f"/tables/{table}/concede", seat=0)
    brew = guests[0].http.get(f"/api/tables/{table}/brew").text
    match = read_journal(brew)
    assert match.setup is not None
    assert match.pledge is not None
    secrets_of_all = [f"{match.setup.seed}", match.pledge.salt]
    cards = set(match.game.catalog(match.state))
    stream = Stream(5, RESAMPLING)
    known: dict[tuple[int | None, int], set[str]] = {}
    codes = {seat: codes_of(guests[seat or 0], table) for seat in (0, 1)}
    for seat, sent in frames.items():
        assert len(sent) > 30
        for number, raw in enumerate(sent):
            frame = json.loads(raw)
            if frame["type"] != "snapshot" or frame["over"]:
                continue
            assert frame["seat"] == seat
            assert not any(secret in raw for secret in secrets_of_all)
            assert not any(code in raw for other, code in codes.items() if other != seat and code)
            ply = frame["ply"]
            if (seat, ply) not in known:
                known[seat, ply] = may_know(match, seat, ply, cards) if number % 5 == 0 else cards
            assert names_in(frame, cards) <= known[seat, ply], f"seat {seat} after ply {ply}"
            if number % 4 == 0:
                check_frame(match, seat, frame, stream)


def codes_of(guest: Guest, table: str) -> str:
    for seat in guest.look(table)["table"]["seats"]:
        if seat["mine"] and seat["code"]:
            return str(seat["code"])
    return ""


# The text of a decision.


def sitting_at(match: Match) -> Sitting:
    record = Record()
    record._match = match
    row = TableRow(status="playing")
    return Sitting(row, [SeatRow(seat=0), SeatRow(seat=1)], set(), record)


@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.brew")), ids=lambda file: file.stem)
def test_decisions_are_told_in_words_only_to_those_who_may_know_them(file: Path) -> None:
    match = read_journal(file.read_text("utf-8"))
    cards = set(match.game.catalog(match.state))
    sitting = sitting_at(match)
    told_in_words = 0
    for seat in (0, 1, None):
        known: set[str] = set()
        for told in told_to(sitting, seat):
            known |= may_know_at(match, seat, told.ply, cards)
            assert names_in(told.text, cards) <= known, f"{told.text!r} was told to seat {seat}"
            told_in_words += told.text is not None
            if seat is not None and told.seat == seat:
                assert told.text is not None
    assert told_in_words > match.ply


def may_know_at(match: Match, seat: int | None, ply: int, cards: set[str]) -> set[str]:
    state: Any = match.position_at(ply)
    heard = match.opening if ply == 0 else match.entries[ply - 1].heard
    return names_in([match.game.view(state, seat), match.game.events_for(state, heard, seat)], cards)


def test_some_decision_is_kept_from_the_others() -> None:
    """Otherwise the test above could not fail: a card turned over in the hand is known to its owner alone."""
    hidden = 0
    for file in GOLDEN.glob("*.brew"):
        match = read_journal(file.read_text("utf-8"))
        hidden += sum(told.text is None for told in told_to(sitting_at(match), None)[1:])
    assert hidden
