"""What leaves for a browser. Everything about a position passes the game's gate, for the seat that looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set

from brewtable.kernel.face import MessageData
from brewtable.kernel.game import Game
from brewtable.kernel.prompt import Choice as Option
from brewtable.kernel.prompt import PickSet as Picks
from brewtable.kernel.prompt import Prompt
from brewtable.kernel.state import OVER
from brewtable.table import clocks
from brewtable.table.codes import show_code
from brewtable.table.kept import Seat, Table
from brewtable.table.record import Record, game_named
from brewtable.table.schema import (
    Blocked,
    Choice,
    ClockInfo,
    Frame,
    PickSet,
    Pledge,
    PromptData,
    Replay,
    SeatInfo,
    SetLimit,
    SetPick,
    Snapshot,
    TableInfo,
    Takeback,
    Told,
    Undo,
    Way,
)
from brewtable.table.sitting import Sitting

# Tables and seats.


def table_info(row: Table, seats: Sequence[Seat], online: Set[str], person: str) -> TableInfo:
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
        by_link=row.by_link,
        level=row.level,  # type: ignore[arg-type]
        language=row.language,
        pace=clocks.pace_of(row.pace),
        talk=row.talk,  # type: ignore[arg-type]
        hints=row.hints,
        rated=row.rated,
        strict=row.branch_of is not None,
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


def _seat_info(row: Table, seat: Seat, online: Set[str], person: str) -> SeatInfo:
    mine = seat.person == person
    passes_on = mine or (seat.person is None and row.host == person)
    return SeatInfo(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,  # type: ignore[arg-type]
        mine=mine,
        taken=seat.taken,
        online=seat.kind == "bot" or seat.person in online,
        grace=None,
        bot=seat.bot,
        standing_in=seat.standing_in,
        conceded=seat.conceded,
        code=show_code(seat.code) if seat.code and passes_on and row.status != "over" else None,
    )


def _table_with_graces(sitting: Sitting, person: str) -> TableInfo:
    """A table as those at it see it: they know for how long somebody has been away."""
    info = table_info(sitting.row, sitting.seats, sitting.online, person)
    for told, seat in zip(info.seats, sitting.seats, strict=True):
        told.grace = sitting.grace(seat)
    return info


def pledge_of(row: Table) -> Pledge:
    """The promise; kept once the game is over. A seed that somebody chose is no secret of the table's."""
    if row.pledge == "":
        return Pledge("", row.seed, None)
    over = row.status == "over"
    return Pledge(row.pledge, row.seed if over else None, row.salt if over else None)


# Positions.


def snapshot(
    sitting: Sitting, person: str, seat: int | None, since: int | None = -1, cut: int | None = None
) -> Snapshot:
    """The table through the eyes of a seat, with what was told after the ply `since`; None: without it."""
    row = sitting.row
    waiting = row.status == "waiting"
    prompt = _prompt(sitting, seat) if sitting.to_move == seat and seat is not None else None
    return Snapshot(
        table=_table_with_graces(sitting, person),
        version=row.version,
        ply=sitting.record.ply,
        seat=seat,
        to_move=sitting.to_move,
        over=sitting.over,
        view={} if waiting else sitting.game.view(sitting.state, seat),
        prompt=prompt,
        undo=_undo(sitting, person, seat),
        takeback=takeback_of(sitting),
        thinking=sitting.bot_to_move() is not None,
        told=[] if since is None else told_since(sitting, seat, since),
        cut=cut,
        result=row.result,
        pledge=pledge_of(row),
        may_hint=may_hint(sitting, person, seat),
        grace=sitting.grace_seconds,
        clock=clock_info(sitting),
    )


def clock_info(sitting: Sitting) -> ClockInfo | None:
    """The clock as it stands this moment."""
    pace, clock = sitting.pace, sitting.clock
    if pace is None or clock is None:
        return None
    asked = None if clock.asked is None else sitting.seats[clock.asked].person
    voters = [] if clock.asked is None else sitting.other_people(asked)
    missing = [seat for seat in voters if str(seat) not in clock.votes]
    return clocks.told(clock, sitting.house.now(pace.kind), missing)


def _prompt(sitting: Sitting, seat: int) -> PromptData | None:
    if sitting.seats[seat].bot is not None:
        return None
    prompt = sitting.game.prompt(sitting.state, seat)
    return None if prompt is None else prompt_data(prompt)


def prompt_data(prompt: Prompt) -> PromptData:
    return PromptData(
        seat=prompt.seat,
        ask=prompt.ask,
        question=prompt.question.to_data(),
        choices=[choice_data(one) for one in prompt.choices],
        blocked=[Blocked(one.kind, one.on, one.reason.to_data()) for one in prompt.blocked],
        set=None if prompt.set is None else _set_data(prompt.set),
        ways=[Way(way.actions, way.label.to_data()) for way in prompt.ways],
    )


def _set_data(picks: Picks) -> PickSet:
    return PickSet(
        kind=picks.kind,
        fewest=picks.fewest,
        most=picks.most,
        picks=[SetPick(one.on, one.label.to_data(), one.actions) for one in picks.picks],
        limits=[SetLimit(limit.picks, limit.most) for limit in picks.limits],
        done=picks.done,
    )


def choice_data(choice: Option) -> Choice:
    return Choice(choice.action, choice.text, choice.do, choice.on, choice.label.to_data())


def _undo(sitting: Sitting, person: str, seat: int | None) -> Undo:
    if seat is None or not sitting.playing or sitting.seats[seat].person != person:
        return Undo(False, None, False)
    match = sitting.record.recent
    refusal = match.choice_undo_refusal(seat)
    if refusal is not None:
        return Undo(False, refusal.to_data(), False)
    return Undo(True, None, len(match.free_choices(seat)) > 1)


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
    strict = sitting.row.branch_of is not None or sitting.row.rated
    alone = not strict and not sitting.other_people(person)
    return sitting.seats[seat].bot is None and (sitting.row.hints or alone)


# The story.


def told_to(sitting: Sitting, seat: int | None) -> list[Told]:
    """The set-up and every decision, as a seat may know them."""
    return told_since(sitting, seat, -1)


def told_since(sitting: Sitting, seat: int | None, since: int) -> list[Told]:
    """What was decided after a ply, as a seat may know it; nothing while the table waits for players."""
    if sitting.row.status == "waiting":
        return []
    record = sitting.record
    return [_told(record, ply, seat) for ply in range(since + 1, record.ply + 1)]


def _told(record: Record, ply: int, seat: int | None) -> Told:
    game, after = record.recent.game, record.after(ply)
    if ply == 0:
        events = game.events_for(after, record.match.opening, seat)
        return Told(0, None, None, False, events, *told_lines(game, events))
    entry = record.entry(ply)
    events = game.events_for(after, entry.heard, seat)
    text = game.text_for(after, entry.action, entry.heard, entry.seat, seat)
    deed = game.deed(entry.before, after, entry.action, entry.heard, seat)
    said = None if deed is None else deed.to_data()
    return Told(ply, entry.seat, text, entry.forced, events, *told_lines(game, events), said)


def told_lines(game: Game, events: Sequence[Mapping[str, object]]) -> tuple[list[MessageData], list[int]]:
    """The sentences of events, and which of them are headings."""
    told = [(event, game.sentence(event)) for event in events]
    said = [(event, line.to_data()) for event, line in told if line is not None]
    headings = [at for at, (event, _) in enumerate(said) if game.vocabulary.begins_chapter(event)]
    return [line for _, line in said], headings


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
