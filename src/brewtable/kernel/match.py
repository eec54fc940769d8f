"""A game being played: its position, what was done, and how far it can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from brewtable.kernel.chance import Stream
from brewtable.kernel.errors import (
    BrewError,
    GameOver,
    IllegalAction,
    MalformedAction,
    UndoRefused,
    UnknownAction,
)
from brewtable.kernel.game import Game, Setup
from brewtable.kernel.message import Message
from brewtable.kernel.observation import Observation
from brewtable.kernel.pledge import Pledge
from brewtable.kernel.state import CHANCE_EVENT, EVENT_WIDTH, NOT_FORCED, OVER, State
from brewtable.kernel.together import goes_on


class Entry:
    """One decision: who chose what, what chance did, what happened, and the position before."""

    def __init__(self, seat: int, action: int, text: str, before: State, after: State) -> None:
        self.seat = seat
        self.action = action
        self.text = text
        self.before = before
        self.heard = list(after.heard)
        self.chance = outcomes_in(self.heard)
        self.revealed = after.news != 0  # something new became known
        self._forced: bool | None = None

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose, as everybody may know."""
        if self._forced is None:
            self._forced = self.before.forced() == self.action
        return self._forced


def outcomes_in(heard: list[int]) -> list[int]:
    """What chance did among the events heard."""
    return [heard[at + 2] for at in range(0, len(heard), EVENT_WIDTH) if heard[at] == CHANCE_EVENT]


def _stands(entry: Entry) -> Message | None:
    """Why a decision cannot be taken back by anybody; None when it can."""
    if entry.chance:
        return Message("undo-chance")
    return Message("undo-news") if entry.revealed else None


class Match:
    """A game from its set-up, or from a saved position, with all decisions since."""

    def __init__(self, game: Game, setup: Setup | None, start: State, seats: list[str]) -> None:
        self.game = game
        self.setup = setup  # None when the match began from a saved position
        self.seats = seats
        self.state = start
        self.opening = list(start.heard)
        self.entries: list[Entry] = []
        self.pledge: Pledge | None = None  # where the shuffle was promised beforehand
        self._undoing: int | None = None  # whose decisions are being taken back, until someone decides

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        return self.state.to_move() == OVER

    def act(self, wanted: object) -> Entry:
        """Play an action given as number, text or structure, if it is possible; nothing changes if not."""
        action = self.find_action(wanted)
        self.check(action)
        seat = int(self.state.to_move())
        text = self.game.text(self.state, action)
        before = self.state.copy()
        try:
            self.state.play(action)
        except BaseException:  # whatever happens, a decision is played whole or not at all
            self.state = before
            self.state.listening = True
            raise
        entry = Entry(seat, action, text, before, self.state)
        self.entries.append(entry)
        self._undoing = None
        return entry

    def act_all(self, wanted: Sequence[object]) -> list[Entry]:
        """Play several actions in order, all or none; the error says which is not possible, and why."""
        if len(wanted) > 1:
            self._try_out(wanted)
        return [self.act(one) for one in wanted]

    def check_together(self, actions: Sequence[int]) -> None:
        """Raise an error unless the seat to move can play these, and learns nothing before the last."""
        trial = self._try_out(actions)
        for entry, following in pairwise(trial.entries):
            if not goes_on(entry.before, following.before):
                raise IllegalAction(following.text, Message("reason-not-in-one-go", {"action": entry.text}))

    def _try_out(self, wanted: Sequence[object]) -> Match:
        trial = match_from(self.game, self.state)
        for count, one in enumerate(wanted):
            try:
                trial.act(one)
            except IllegalAction as illegal:
                if count == 0:
                    raise
                reason = Message("reason-after-others", {"count": count, "reason": illegal.reason})
                raise IllegalAction(illegal.text, reason) from None
        return trial

    def act_forced(self, seat: int | None = None) -> int:
        """Play what nobody needs to be asked about (of one seat); how many decisions that was."""
        count = 0
        while not self.over and seat in (None, int(self.state.to_move())):
            action = int(self.state.forced())
            if action == NOT_FORCED:
                break
            self.act(action)
            count += 1
        return count

    def find_action(self, wanted: object) -> int:
        """The number of an action in any of its forms."""
        if type(wanted) is int:
            if not 0 <= wanted < self.game.action_count:
                raise UnknownAction(
                    "action-number", {"last": str(self.game.action_count - 1), "number": str(wanted)}
                )
            return wanted
        if isinstance(wanted, str):
            return self.game.parse(self.state, wanted)
        if isinstance(wanted, Mapping):
            return self.game.from_structure(self.state, wanted)
        raise MalformedAction("action-form")

    def check(self, action: int) -> None:
        """Raise an error that says why an action is not possible now."""
        if self.over:
            raise GameOver("game-over")
        if action not in list(self.state.legal()):
            raise IllegalAction(self.game.text(self.state, action), self.game.why_not(self.state, action))

    def observe(self, seat: int, stream: Stream) -> Observation:
        """What a seat may know now, for a bot; `stream` draws the world it thinks in."""
        return Observation(self.game, self.state, seat, stream)

    # Taking back.

    def undo_refusal(self, seat: int | None = None) -> Message | None:
        """Why the last decision cannot be taken back (by a seat), or None when it can."""
        if not self.entries:
            return Message("undo-nothing")
        last = self.entries[-1]
        wanted = self._undoing if seat is None else seat
        if wanted is not None and last.seat != wanted:
            return Message("undo-other-decision", {"seat": last.seat})
        return _stands(last)

    def undo(self, seat: int | None = None) -> Entry:
        """Take the last decision back: never past chance, news or another seat's decision.

        Without a seat it is the seat of the last decision that takes back, and goes on taking back.
        """
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise UndoRefused(refusal)
        self._undoing = self.entries[-1].seat
        return self._back_to(self.ply - 1)

    def _back_to(self, ply: int) -> Entry:
        first = self.entries[ply]
        del self.entries[ply:]
        self.state = first.before.copy()
        self.state.listening = True
        return first

    # Taking choices back, where what is forced is played without asking.

    def choice_undo_refusal(self, seat: int) -> Message | None:
        """Why a seat cannot take its last choice back, with all that was forced after it, or None."""
        for entry in reversed(self.entries):
            if entry.seat != seat and not entry.forced:
                return Message("undo-other-decision", {"seat": entry.seat})
            refusal = _stands(entry)
            if refusal is not None or not entry.forced:
                return refusal
        return Message("undo-nothing")

    def free_choices(self, seat: int) -> list[int]:
        """The plies at which a seat made the choices that it can take back, the latest first."""
        free: list[int] = []
        for ply in range(self.ply - 1, -1, -1):
            entry = self.entries[ply]
            if _stands(entry) is not None or (entry.seat != seat and not entry.forced):
                break
            if not entry.forced:
                free.append(ply)
        return free

    def undo_choice(self, seat: int) -> Entry:
        """Take a seat's last choice back, with all that was forced after it."""
        refusal = self.choice_undo_refusal(seat)
        if refusal is not None:
            raise UndoRefused(refusal)
        return self._back_to(self.free_choices(seat)[0])

    def restart_turn(self, seat: int) -> int:
        """Take back all of a seat's latest choices that can be; how many they were."""
        free = self.free_choices(seat)
        if free:
            self._back_to(free[-1])
        return len(free)

    def last_choice(self, ply: int) -> int:
        """The last ply, up to this one, at which somebody was asked; 0 if nobody was."""
        while ply > 0 and self.position_at(ply).forced() != NOT_FORCED:
            ply -= 1
        return ply

    def can_take_back(self, action: int) -> bool:
        """Whether a possible action could be undone after it is played."""
        trial = self.state.copy()
        trial.play(action)
        return trial.news == 0

    def position_at(self, ply: int) -> State:
        """A copy of the position after `ply` decisions."""
        if not 0 <= ply <= self.ply:
            raise BrewError("match-no-ply", {"decisions": self.ply, "ply": ply})
        return (self.state if ply == self.ply else self.entries[ply].before).copy()

    def branch(self, ply: int) -> Match:
        """A match with the same beginning, up to `ply` decisions, that can go another way."""
        other = Match(self.game, self.setup, self.position_at(ply), self.seats)
        other.state.listening = True
        other.opening = self.opening
        other.pledge = self.pledge
        other.entries = self.entries[:ply]
        return other


def new_match(game: Game, setup: Setup, seats: list[str] | None = None) -> Match:
    """A match from the start."""
    return Match(game, setup, game.new(setup, True), seats or _seat_names(setup.players))


def match_from(game: Game, state: State, seats: list[str] | None = None) -> Match:
    """A match that goes on from a position."""
    start = state.copy()
    start.listening = True
    return Match(game, None, start, seats or _seat_names(int(state.seats)))


def _seat_names(count: int) -> list[str]:
    return [f"seat {number + 1}" for number in range(count)]
