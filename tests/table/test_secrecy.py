"""Secrets: every byte a seat was sent is held against what that seat may know."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.table.guests import DICE, ME, OPEN, Data, Guest, Service, add_dice_brewing
from tests.table.test_socket import GAMES, Line, line
from tests.table.test_storage import HOT_TABLE, hall_in
from websockets.exceptions import ConnectionClosed

from brewtable.kernel.chance import RESAMPLING, Stream
from brewtable.kernel.journal import read_journal
from brewtable.kernel.match import Match
from brewtable.table import moves, opening
from brewtable.table.kept import Seat, Table
from brewtable.table.record import Record
from brewtable.table.schema import Move
from brewtable.table.sitting import Sitting
from brewtable.table.snapshots import prompt_data, told_to
from brewtable.table.storage import Storage, database_url

GOLDEN = Path(__file__).parent.parent / "golden"
WORLDS = 3
NAME = re.compile(r"[\w-]+")
CARD_NAME = re.compile(r"(?:beer|bread)-\d\d")


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
        version = ann.look(table)["version"]
        for moves in range(limit):
            snapshots = {
                seat: socket.until(lambda s, v=version: s["version"] == v) for seat, socket in sockets.items()
            }
            if snapshots[None]["over"]:
                break
            mover = snapshots[None]["to_move"]
            asked = snapshots[mover]
            options = asked["prompt"]["choices"]
            moved = guests[mover].move(table, asked, options[moves * 7 % len(options)]["action"])
            assert moved["accepted"]
            version = moved["snapshot"]["version"]  # what is forced comes with it
            sockets[mover].frames.append(json.dumps({"type": "snapshot", **moved["snapshot"]}))
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
                sent = [(one["action"], one["text"], one["on"]) for one in frame["prompt"]["choices"]]
                assert [(one.action, one.text, one.on) for one in expected.choices] == sent


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


NOTHING = {"pledge": "", "salt": "", "deck": "", "deck_hash": "", "created": "", "changed": ""}
NOBODY = {"seed": None, "host": None, "to_move": None, "takeback": None, "result": None, "rematch": None}
A_TABLE = Table(
    id="table",
    game="",
    rules=1,
    players=2,
    options={},
    public=False,
    hints=True,
    status="playing",
    version=0,
    ply=0,
    **NOTHING,
    **NOBODY,
)


def sitting_at(match: Match) -> Sitting:
    record = Record()
    record._match = match
    seats = [Seat("table", number, "human", "") for number in (0, 1)]
    return Sitting(A_TABLE, seats, set(), record)


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


# All messages.


class Ear(Line):
    """Keeps every byte it is sent, with the ply that the table was at."""

    def __init__(self, connection: Any) -> None:
        self.raw: list[tuple[int, str]] = []
        super().__init__(connection)

    def hear(self, timeout: float = 30) -> Data:
        said = super().hear(timeout)
        now = said.get("now", said)
        self.raw.append((now.get("ply", self.now.get("ply", 0)), json.dumps(said)))
        return said

    def note(self, answer: httpx.Response) -> None:
        self.raw.append((self.now["ply"], answer.text))


def known_by(match: Match, seat: int | None, cards: set[str]) -> list[set[str]]:
    """The cards a seat has seen up to each ply, by the game's own gate."""
    known: list[set[str]] = []
    for ply in range(match.ply + 1):
        known.append((known[-1] if known else set()) | may_know_at(match, seat, ply, cards))
    return known


def ask_around(guest: Guest, ear: Ear, table: str, seat: int | None) -> None:
    """Whatever else may be asked while a game runs."""
    query = {} if seat is None else {"seat": seat}
    ear.note(guest.http.get(f"/api/tables/{table}", params=query))
    ear.note(guest.http.get(f"/api/tables/{table}/replay", params=query))
    ear.note(guest.http.get("/api/tables"))
    ear.note(guest.http.get("/api/tables/public"))
    if ear.now["prompt"]:
        choice = {**query, "version": ear.now["version"], "action": ear.now["prompt"]["choices"][0]["action"]}
        ear.note(guest.http.get(f"/api/tables/{table}/preview", params=choice))


def turned_away(stranger: Guest, table: str) -> None:
    """Somebody without a seat at a private table learns nothing but that there is none for them."""
    for path in ("", "/replay", "/catalog", "/review", "/brew", "/hint?seat=0", "?seat=0"):
        answer = stranger.http.get(f"/api/tables/{table}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-table")
    for path, wish in (("moves", {"version": 0, "seat": 0, "action": 0}), ("concede", {"seat": 0})):
        assert stranger.http.post(f"/api/tables/{table}/{path}", json=wish).json()["code"] == "no-table"
    assert table not in stranger.http.get("/api/tables/public").text
    with pytest.raises(ConnectionClosed) as closed, stranger.watching(table) as socket:
        socket.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A service for people who never pause."""
    service = Service(tmp_path_factory.mktemp("patient"), requests_a_minute=10**9).start()
    yield service
    assert service.stop() == 0


EACH = pytest.mark.long("each title at a private and at a public table")


@pytest.mark.parametrize(
    ("game", "public"),
    [
        pytest.param(game, public, marks=[] if public == (game == DICE) else EACH)
        for game in GAMES
        for public in (True, False)
    ],
)
def test_no_message_of_a_whole_game_tells_more_than_the_view(
    patient: Service, game: str, public: bool
) -> None:
    """Every seat, and a spectator where the table is public; a stranger where it is not."""
    people = [patient.guest() for _ in range(3)]
    ann, bob, eve = people
    for guest in people:
        guest.get("/me")
    info = ann.open(ME, OPEN, game=game, public=public)
    table, codes = info["id"], {0: info["seats"][0]["code"]}
    codes[1] = bob.post("/join", code=info["seats"][1]["code"])["seats"][1]["code"]
    with ExitStack() as stack:
        seats: dict[int | None, Guest] = {0: ann, 1: bob, **({None: eve} if public else {})}
        ears = {seat: line(stack, guest, table, kind=Ear) for seat, guest in seats.items()}
        moved = 0
        while not ears[0].now["over"]:
            mover = ears[0] if ears[0].now["prompt"] else ears[1]
            if moved % 40 == 7:
                for seat, ear in ears.items():
                    ask_around(seats[seat], ear, table, seat)
                if not public:
                    turned_away(eve, table)
            if not mover.now["prompt"]:
                mover.take(mover.hear())
                continue
            assert mover.move()["accepted"]
            moved += 1
            for ear in ears.values():
                ear.follow(mover.now["version"])
    match = read_journal(ann.http.get(f"/api/tables/{table}/brew").text)
    for guest in people:
        guest.close()
    assert moved == choices_in(match)
    check_told(match, ears, codes)


def choices_in(match: Match) -> int:
    """How often somebody was asked; what is forced comes with the choice before it."""
    return sum(not entry.forced for entry in match.entries)


def check_told(match: Match, ears: dict[int | None, Ear], codes: dict[int, str]) -> None:
    assert match.setup is not None
    assert match.pledge is not None
    cards = set(match.game.catalog(match.state))
    for seat, ear in ears.items():
        known = known_by(match, seat, cards)
        of_nobody = [f"{match.setup.seed}", match.pledge.salt]
        of_others = [code for other, code in codes.items() if other != seat]
        before_the_end = [(ply, raw) for ply, raw in ear.raw if ply < match.ply]
        assert len(before_the_end) > choices_in(match)
        for ply, raw in before_the_end:
            assert not any(secret in raw for secret in of_nobody), f"seat {seat} after ply {ply}"
            assert not any(code in raw for code in of_others), f"seat {seat} after ply {ply}"
            assert set(NAME.findall(raw)) & cards <= known[ply], f"seat {seat} after ply {ply}"


# Previews.


def test_a_preview_names_no_card_by_accident(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds that agree on a card nobody has seen know nothing of it; one world always agrees with itself."""
    monkeypatch.setattr(moves, "WORLDS", 1)

    async def work() -> int:
        storage = Storage(database_url(None, tmp_path))
        await storage.migrate()
        cut = 0
        async with hall_in(storage) as hall:
            table = (await opening.create(hall, "ann", HOT_TABLE)).id
            while not (now := await moves.look(hall, "ann", table, None, None)).over:
                assert now.prompt is not None
                assert now.seat is not None
                action = now.prompt.choices[-1].action
                shown = await moves.preview(hall, "ann", table, now.seat, now.version, action)
                seen = set(CARD_NAME.findall(str(now.view)))
                assert set(CARD_NAME.findall(str(shown.events))) <= seen
                cut += not shown.certain
                await moves.move(hall, "ann", table, Move(now.version, now.seat, action))
        await storage.close()
        return cut

    assert asyncio.run(work()) > 3  # years begin, hands are swapped
