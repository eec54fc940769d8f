"""A table as one request finds it: what is stored, who sits there, and the match."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.kernel.game import Game
from brewtable.kernel.match import Match
from brewtable.kernel.state import OVER
from brewtable.table.models import LogRow, SeatRow, TableRow
from brewtable.table.problems import Refusal, no_such_table
from brewtable.table.record import CONCEDE, CUT, MOVE, Record


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Sitting:
    """Holds the record's lock, and the session while a change is under way."""

    def __init__(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        online: set[str],
        record: Record,
        session: AsyncSession | None = None,
    ) -> None:
        self.row = row
        self.seats = seats
        self.online = online
        self.record = record
        self._session = session  # only while the table is being changed
        self.changed = False

    @property
    def session(self) -> AsyncSession:
        assert self._session is not None
        return self._session

    @property
    def match(self) -> Match:
        return self.record.match

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def playing(self) -> bool:
        return self.row.status == "playing"

    @property
    def over(self) -> bool:
        return self.row.status == "over"

    @property
    def to_move(self) -> int | None:
        """The seat that the table waits for."""
        mover = int(self.match.state.to_move())
        return mover if self.playing and mover != OVER else None

    def bot_to_move(self) -> str | None:
        return None if self.to_move is None else self.seats[self.to_move].bot

    # Who may do what.

    def mine(self, person: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.person == person]

    def check_may_see(self, person: str) -> None:
        if not (self.row.public or self.row.host == person or self.mine(person)):
            raise no_such_table()

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

    def own_seat(self, person: str, seat: int) -> SeatRow:
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
        """The seats of other people who take part: present in person, and still in the game."""
        return [
            seat.seat
            for seat in self.seats
            if seat.person not in (None, person) and seat.bot is None and not seat.conceded
        ]

    # Changing.

    def play(self, seat: int, action: int) -> None:
        """Play a possible action; IllegalAction says why it is not."""
        self.match.check(self.match.find_action(action))
        self._append(MOVE, seat, action)

    def cut(self, seat: int, ply: int) -> None:
        """Take back all decisions after a ply."""
        self._append(CUT, seat, ply)

    def concede(self, seat: int) -> None:
        self._append(CONCEDE, seat, self.match.ply)

    def _append(self, kind: str, seat: int, value: int) -> None:
        number = self.record.version + 1
        self.session.add(
            LogRow(table_id=self.row.id, number=number, kind=kind, seat=seat, value=value, at=now())
        )
        self.record.take_in(kind, value)
        self.row.version = number
        self.touch()

    def touch(self) -> None:
        """Note that something changed, and what follows for the table."""
        self.changed = True
        row, match = self.row, self.match
        row.changed = now()
        row.ply = match.ply
        if row.status == "waiting" and all(seat.taken for seat in self.seats):
            row.status = "playing"
        if row.status == "playing" and (match.over or self._given_up()):
            row.status = "over"
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
        result = self.game.result(self.match.state).to_data()
        conceded = {seat.seat for seat in self.seats if seat.conceded}
        if conceded:
            ranking = result["ranking"]
            assert isinstance(ranking, list)
            stayed = [[seat for seat in group if seat not in conceded] for group in ranking]
            groups = [group for group in stayed if group] + [sorted(conceded)]
            result["ranking"], result["winners"] = groups, groups[0]
            if not self.match.over:
                result["reason"] = result["decided_by"] = "conceded"
        return result
