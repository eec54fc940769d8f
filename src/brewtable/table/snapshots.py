"""What leaves for a browser. Everything about a position passes the game's gate, for the seat that looks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from brewtable.kernel.game import Game
from brewtable.kernel.match import Match
from brewtable.kernel.message import Message
from brewtable.kernel.prompt import Choice as Option
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.state import OVER, State
from brewtable.table.codes import show_code
from brewtable.table.models import SeatRow, TableRow
from brewtable.table.record import game_named
from brewtable.table.schema import (
    Blocked,
    Choice,
    Frame,
    Pledge,
    PromptData,
    Replay,
    SeatInfo,
    Snapshot,
    TableInfo,
    Takeback,
    Told,
    Undo,
)
from brewtable.table.sitting import Sitting

_WORD = re.compile(r"[\w-]+")


# Tables and seats.


def table_info(row: TableRow, seats: Sequence[SeatRow], online: set[str], person: str) -> TableInfo:
    mover = None if row.to_move is None else seats[row.to_move]
    return TableInfo(
        id=row.id,
        game=row.game,
        title=game_named(row.game).title,
        status=row.status,  # type: ignore[arg-type]
        players=row.players,
        options=row.options,
        deck=row.deck,
        public=row.public,
        hints=row.hints,
        host=row.host == person,
        seats=[_seat_info(row, seat, online, person) for seat in seats],
        ply=row.ply,
        to_move=row.to_move,
        my_turn=mover is not None and mover.person == person and mover.bot is None,
        created=row.created,
        changed=row.changed,
        rematch=row.rematch,
        winners=None if row.result is None else row.result["winners"],
    )


def _seat_info(row: TableRow, seat: SeatRow, online: set[str], person: str) -> SeatInfo:
    mine = seat.person == person
    passes_on = mine or (seat.person is None and row.host == person)
    return SeatInfo(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,  # type: ignore[arg-type]
        mine=mine,
        taken=seat.taken,
        online=seat.kind == "bot" or seat.person in online,
        bot=seat.bot,
        standing_in=seat.standing_in,
        conceded=seat.conceded,
        code=show_code(seat.code) if seat.code and passes_on and row.status != "over" else None,
    )


def pledge_of(row: TableRow) -> Pledge:
    """The promise; kept once the game is over."""
    over = row.status == "over" and row.pledge != ""
    return Pledge(row.pledge, row.seed if over else None, row.salt if over else None)


# Positions.


def snapshot(
    sitting: Sitting, person: str, seat: int | None, since: int = -1, cut: int | None = None
) -> Snapshot:
    """The table through the eyes of a seat, with what was told after the ply `since`."""
    row, match = sitting.row, sitting.match
    waiting = row.status == "waiting"
    prompt = _prompt(sitting, seat) if sitting.to_move == seat and seat is not None else None
    return Snapshot(
        table=table_info(row, sitting.seats, sitting.online, person),
        version=row.version,
        ply=match.ply,
        seat=seat,
        to_move=sitting.to_move,
        over=sitting.over,
        view={} if waiting else match.game.view(match.state, seat),
        prompt=prompt,
        undo=_undo(sitting, person, seat),
        takeback=takeback_of(sitting),
        thinking=sitting.bot_to_move() is not None,
        told=[] if waiting else told_to(sitting, seat)[since + 1 :],
        cut=cut,
        result=row.result,
        pledge=pledge_of(row),
        may_hint=may_hint(sitting, person, seat),
    )


def _prompt(sitting: Sitting, seat: int) -> PromptData | None:
    if sitting.seats[seat].bot is not None:
        return None
    prompt = sitting.game.prompt(sitting.match.state, seat)
    return None if prompt is None else prompt_data(prompt)


def prompt_data(prompt: Prompt) -> PromptData:
    return PromptData(
        seat=prompt.seat,
        ask=prompt.ask,
        question=prompt.question.to_data(),
        options=[choice_data(one) for one in prompt.choices],
        blocked=[Blocked(one.kind, one.on, one.reason.to_data()) for one in prompt.blocked],
    )


def choice_data(choice: Option) -> Choice:
    return Choice(choice.action, choice.text, choice.do, choice.on, choice.label.to_data())


def _undo(sitting: Sitting, person: str, seat: int | None) -> Undo:
    if seat is None or not sitting.playing or sitting.seats[seat].person != person:
        return Undo(False, None, False)
    refusal = sitting.match.undo_refusal(seat)
    if refusal is not None:
        return Undo(False, refusal.to_data(), False)
    return Undo(True, None, takes_back(sitting.match, seat) > 1)


def takes_back(match: Match, seat: int) -> int:
    """How many decisions of a seat could be taken back, one after the other."""
    trial = match.branch(match.ply)
    return trial.restart_turn(seat)


def takeback_of(sitting: Sitting) -> Takeback | None:
    asked = sitting.row.takeback
    if asked is None:
        return None
    asker = sitting.seats[asked["seat"]].person
    people = sitting.other_people(asker)
    agreed = [seat for seat in people if seat in asked["agreed"]]
    return Takeback(asked["seat"], asked["ply"], agreed, [seat for seat in people if seat not in agreed])


def may_hint(sitting: Sitting, person: str, seat: int | None) -> bool:
    """Hints are for the seat to move; the table may forbid them while other people play."""
    if seat is None or seat != sitting.to_move or sitting.seats[seat].person != person:
        return False
    return sitting.seats[seat].bot is None and (sitting.row.hints or not sitting.other_people(person))


# The story.


def told_to(sitting: Sitting, seat: int | None) -> list[Told]:
    """The set-up and every decision, as a seat may know them."""
    match = sitting.match
    told = sitting.record.told(seat)
    for ply in range(len(told), match.ply + 1):
        told.append(_told(match, ply, seat))
    return told


def _told(match: Match, ply: int, seat: int | None) -> Told:
    after = match.entries[ply].before if ply < match.ply else match.state
    if ply == 0:
        events = match.game.events_for(after, match.opening, seat)
        return Told(0, None, None, events, told_lines(match.game, events))
    entry = match.entries[ply - 1]
    events = match.game.events_for(after, entry.heard, seat)
    known = seat == entry.seat or _hears_all(match.game, after, entry.heard, entry.seat, entry.text, events)
    return Told(ply, entry.seat, entry.text if known else None, events, told_lines(match.game, events))


def told_lines(game: Game, events: Sequence[Mapping[str, object]]) -> list[dict[str, Any]]:
    lines: list[Message | None] = [game.tell(event) for event in events]
    return [line.to_data() for line in lines if line is not None]


def _hears_all(
    game: Game, state: State, heard: list[int], maker: int, text: str, events: list[dict[str, object]]
) -> bool:
    """Whether a decision may be told in words to one who heard these events of it.

    Either they are all that its maker heard, or the decision names cards and each of them is in the events.
    """
    if events == game.events_for(state, heard, maker):
        return True
    cards = set(_WORD.findall(text)) & set(game.catalog(state))
    return bool(cards) and all(any(card in _values(event) for event in events) for card in cards)


def _values(event: Mapping[str, object]) -> list[object]:
    return [one for value in event.values() for one in (value if isinstance(value, list) else [value])]


def replay(sitting: Sitting, person: str, seat: int | None) -> Replay:
    match = sitting.match
    frames: list[Frame] = []
    if sitting.row.status != "waiting":
        for told in told_to(sitting, seat):
            state = match.entries[told.ply].before if told.ply < match.ply else match.state
            mover = int(state.to_move())
            frames.append(Frame(told, match.game.view(state, seat), None if mover == OVER else mover))
    table = table_info(sitting.row, sitting.seats, sitting.online, person)
    return Replay(table, seat, frames, sitting.row.result, pledge_of(sitting.row))
