"""A table as one request finds it: what is stored, who sits there, and the match."""

from __future__ import annotations

from collections.abc import Sequence, Set
from datetime import UTC, datetime
from time import monotonic
from typing import TYPE_CHECKING

from brewtable.kernel.game import Game
from brewtable.kernel.match import Match
from brewtable.kernel.state import NOT_FORCED, OVER, State
from brewtable.table import clocks
from brewtable.table.clocks import Clock
from brewtable.table.codes import new_code
from brewtable.table.kept import CONCEDE, CUT, MOVE, LogEntry, NewTable, Seat, Table
from brewtable.table.problems import Refusal, no_such_table
from brewtable.table.record import NOT_BEGUN, Record
from brewtable.table.schema import Pace
from brewtable.table.settings import Settings
from brewtable.table.thinking import INTERPRETED

if TYPE_CHECKING:
    from brewtable.table.admission import Admission
    from brewtable.table.house_time import HouseTime

STILL_HERE = 20.0  # seconds since the last sign of somebody without a socket
ENDED = "ended"  # by a host: why the game was over, and by what it was decided
CONCEDED = "easy"  # the bot that plays on for who has given up; where games are rated, for all who are away


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Sitting:
    """Whoever has it holds the record's lock. While a change is under way, row and seats are copies."""

    def __init__(
        self,
        row: Table,
        seats: Sequence[Seat],
        online: Set[str],
        record: Record,
        grace_seconds: float = Settings.grace_seconds,
        house: HouseTime | None = None,
        admission: Admission | None = None,
    ) -> None:
        self.row = row
        self.seats = seats
        self.online = online
        self.record = record
        self.grace_seconds = grace_seconds
        self._house = house
        self._admission = admission
        self.changed = False
        self.ended = False  # with this change
        self.entries: list[LogEntry] = []  # new in the log
        self.opened: NewTable | None = None  # the table that follows

    @property
    def match(self) -> Match:
        return self.record.match

    @property
    def state(self) -> State:
        return self.record.recent.state

    @property
    def game(self) -> Game:
        return self.record.recent.game

    @property
    def playing(self) -> bool:
        return self.row.status == "playing"

    @property
    def over(self) -> bool:
        return self.row.status == "over"

    @property
    def house(self) -> HouseTime:
        assert self._house is not None
        return self._house

    @property
    def pace(self) -> Pace | None:
        return clocks.pace_of(self.row.pace)

    @property
    def clock(self) -> Clock | None:
        return clocks.clock_of(self.row.clock)

    @clock.setter
    def clock(self, now: Clock) -> None:
        self.row.clock = clocks.kept(now)

    @property
    def to_move(self) -> int | None:
        """The seat that the table waits for."""
        mover = int(self.state.to_move())
        return mover if self.playing and mover != OVER else None

    @property
    def seen(self) -> int:
        """The version that somebody who looks now has seen."""
        return NOT_BEGUN if self.row.status == "waiting" else self.row.version

    def bot_to_move(self) -> str | None:
        return None if self.to_move is None else self.seats[self.to_move].bot

    # Who may do what.

    def mine(self, person: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person == person]

    def check_may_see(self, person: str) -> None:
        mine = self.mine(person)
        if not (self.row.public or self.row.by_link or self.row.host == person or mine):
            raise no_such_table()
        if self._admission is not None:
            self._admission.check_at_table(person, bool(mine), self.row.status == "waiting")
        if mine:
            self.heard_of(person)

    def heard_of(self, person: str) -> None:
        self.record.signs[person] = monotonic()

    def eyes(self, person: str, wanted: int | None) -> int | None:
        """Through whose eyes someone looks; without a wish: the own seat to move, the first own, nobody's."""
        self.check_may_see(person)
        mine = self.mine(person)
        if wanted is None:
            return self.to_move if self.to_move in mine else mine[0] if mine else None
        self.check_seat(wanted)
        # When the game is over nothing is secret any more.
        if wanted in mine or self.over:
            return wanted
        raise Refusal(403, "not-your-seat", "table-not-your-eyes")

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refusal(422, "no-seat", "table-no-seat", {"last": len(self.seats) - 1, "number": seat})

    def own_seat(self, person: str, seat: int) -> Seat:
        """The seat, if it is this person's."""
        self.check_may_see(person)
        self.check_seat(seat)
        if self.seats[seat].person != person:
            raise Refusal(403, "not-your-seat", "table-not-your-seat")
        return self.seats[seat]

    def check_playing(self) -> None:
        if self.over:
            raise Refusal(409, "game-over", "table-game-over")
        if not self.playing:
            raise Refusal(409, "waiting", "table-not-begun")

    def other_people(self, person: str | None) -> list[int]:
        """The seats of other people who are still in the game, whether they are here or a bot sits in."""
        return [seat.seat for seat in self.seats if seat.person not in (None, person) and not seat.conceded]

    def grace(self, seat: Seat) -> float | None:
        """The seconds until a bot may sit in for somebody who is away; None where nobody is."""
        if self.row.clock is not None:  # what follows when somebody stays away was agreed upon
            return None
        if self.over or seat.person is None or seat.bot is not None or seat.person in self.online:
            return None
        away = monotonic() - self.record.signs.get(seat.person, self.record.since)
        return max(0.0, round(self.grace_seconds - away, 1))

    def all_here(self) -> bool:
        """Whether everybody is at the table, or was heard of a moment ago, or has a bot that sits in."""
        lately = monotonic() - STILL_HERE
        here = self.online | {person for person, heard in self.record.signs.items() if heard > lately}
        return all(seat.person in here for seat in self.seats if seat.person is not None and seat.bot is None)

    # Changing.

    def play(self, seat: int, actions: Sequence[int]) -> None:
        """Play possible actions of a seat, all or none; IllegalAction says which is not possible, and why."""
        match = self.record.recent
        if len(actions) > 1:
            match.check_together(actions)
        else:
            match.check(match.find_action(actions[0]))
        for action in actions:
            self._append(MOVE, seat, action)
        self._go_on()

    def cut(self, seat: int, ply: int) -> None:
        """Take back all decisions after a ply."""
        self._append(CUT, seat, ply)
        self._go_on()

    def concede(self, seat: int) -> None:
        self._append(CONCEDE, seat, self.record.ply)
        self._go_on()

    def give_up(self, seat: Seat) -> None:
        """A seat gives the game up; where others play on, a bot plays it to the end, but cannot win."""
        seat.conceded, seat.standing_in = True, False
        seat.bot = seat.bot or CONCEDED
        self.row.takeback = None
        self.concede(seat.seat)

    def call_off(self) -> None:
        """Nobody is at a table that waits any more, and no code leads there."""
        for seat in self.seats:
            seat.person, seat.code = None, new_code()
        self.row.host, self.row.public, self.row.by_link = None, False, False

    def end(self) -> None:
        """The house ends the game where it stands: nobody has won."""
        standing = self.game.result(self.state).to_data()
        everybody = [[seat.seat for seat in self.seats]]
        ended = {"ranking": everybody, "winners": [], "reason": ENDED, "decided_by": ENDED}
        self.row.status, self.row.result, self.row.takeback = "over", {**standing, **ended}, None
        self.ended = True
        self._note(now())
        if self.row.pace is not None:
            self._keep_time()

    def note_slow_bot(self, why: str) -> None:
        """A bot thought less than it is used to; the graver reason stays."""
        if self.row.rated and self.row.slow_bots != INTERPRETED:
            self.row.slow_bots = why or self.row.slow_bots

    def touch(self) -> None:
        """Note that something changed, and what follows for the table."""
        self._note(now())
        self._go_on()

    def _go_on(self) -> None:
        """Play all that nobody needs to be asked about, whoever sits there."""
        while self.to_move is not None:
            action = int(self.state.forced())
            if action == NOT_FORCED:
                break
            self._append(MOVE, self.to_move, action)
        if self.row.pace is not None:
            self._keep_time()

    def _keep_time(self) -> None:
        """From now on the time of whoever is to move runs; that of bots does not."""
        pace = self.pace
        if pace is None or self.row.status == "waiting":
            return
        if self.clock is None and pace.kind == "live" and not self.all_here():
            return  # nobody's time runs before all have come
        now, mover = self.house.now(pace.kind), self.to_move
        clock = self.clock or clocks.new_clock(pace, len(self.seats), now)
        moved = bool(self.entries) and all(entry.kind == MOVE for entry in self.entries)
        turn = mover if moved else None
        if mover is not None and self.seats[mover].bot is not None:
            mover = None
        self.clock = clocks.turned(clock, pace, now, mover, self.row.ply, turn)

    def _append(self, kind: str, seat: int, value: int) -> None:
        number = self.record.version + 1
        moment = now()
        self.entries.append(LogEntry(self.row.id, number, kind, seat, value, moment))
        self.record.take_in(kind, value)
        self.row.version = number
        self._note(moment)

    def _note(self, moment: str) -> None:
        self.changed = True
        row, match = self.row, self.record.recent
        row.changed = moment
        row.ply = self.record.ply
        if row.status == "waiting" and all(seat.taken for seat in self.seats):
            row.status = "playing"
        if row.status == "playing" and (match.over or self._given_up()):
            row.status = "over"
            self.ended = True
            row.result = self._result()
            row.takeback = None
        row.to_move = self.to_move

    def _given_up(self) -> bool:
        """Whether concessions have ended the game: one seat is left, or nobody but bots."""
        if not any(seat.conceded for seat in self.seats):
            return False
        left = [seat for seat in self.seats if not seat.conceded]
        return len(left) < 2 or all(seat.kind == "bot" for seat in left)

    def _result(self) -> dict[str, object]:
        """The result of the game; whoever conceded ranks behind everybody who did not."""
        result = self.game.result(self.state).to_data()
        conceded = {seat.seat for seat in self.seats if seat.conceded}
        if conceded:
            ranking = result["ranking"]
            assert isinstance(ranking, list)
            stayed = [[seat for seat in group if seat not in conceded] for group in ranking]
            groups = [group for group in stayed if group] + [sorted(conceded)]
            result["ranking"], result["winners"] = groups, groups[0]
            if not self.record.recent.over:
                result["reason"] = result["decided_by"] = "conceded"
        return result
