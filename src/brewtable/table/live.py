"""The socket: whoever watches a table is sent what changed for its own eyes, and may move there."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, QueryParameter
from msgspec import DecodeError, ValidationError, json
from uvicorn.protocols.utils import ClientDisconnected

from brewtable.kernel.errors import BrewError
from brewtable.kernel.message import Message
from brewtable.table import moves, seating
from brewtable.table.doorkeeper import AT_THEIR_TABLES, Limiter, address_of
from brewtable.table.hall import Hall
from brewtable.table.hearing import Ears
from brewtable.table.problems import Refusal, explain, problem
from brewtable.table.schema import LiveLook, LiveMove, LiveRefused, Ping, Problem
from brewtable.table.sent_views import SentView, sent_view_of
from brewtable.table.sitting import Sitting

PING_EVERY = 20.0  # seconds
NOT_ALLOWED = 4403
NOT_FOUND = 4404
TOO_MANY = 4429
TRY_LATER = 1013
FAULT = 1011
_CODES = {404: NOT_FOUND, 429: TOO_MANY, 503: TRY_LATER, 500: FAULT}
PING = json.encode(Ping())
_UNREADABLE = Message("table-bad-request")
_read = json.Decoder(LiveMove | LiveLook).decode
log = logging.getLogger(__name__)


@websocket("/api/tables/{table:str}/live", opt=AT_THEIR_TABLES)
async def live(
    socket: WebSocket[Any, Any, State],
    state: State,
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
    since: Annotated[int | None, QueryParameter(ge=0, lt=1 << 31)] = None,
    changes: FromQuery[bool] = False,
    talk: FromQuery[bool] = False,
    visible: FromQuery[bool] = True,
) -> None:
    """The table as it comes about; with `changes` the first snapshot is followed by what differs from it.

    With `talk` it also tells what is said. `visible` says whether its page is in front: who looks at a table
    is not called to it.
    """
    await socket.accept()
    ears = Ears(state.hall, socket.state.person, table) if talk else None
    watcher = Watcher(socket, state.hall, state.requests, table, seat, changes, ears, visible)
    try:
        await seating.welcome(state.hall, socket.state.person, table)
        await watcher.watch(since)
    except Exception as error:
        why = explain(error)
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(closing_code(why), why.detail[:120])


def closing_code(why: Problem) -> int:
    """With which code a socket is closed that cannot be served."""
    return _CODES.get(why.status, NOT_ALLOWED)


class Watcher:
    """One open socket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, State],
        hall: Hall,
        requests: Limiter,
        table: str,
        seat: int | None,
        changes: bool,
        ears: Ears | None,
        visible: bool = True,
    ) -> None:
        self._socket = socket
        self._hall = hall
        self._requests = requests
        self.person: str = socket.state.person
        self._address = address_of(socket.scope)
        self._table = table
        self._seat = seat
        self._changes = changes
        self._ears = ears
        self._greeted = asyncio.Event()  # the first snapshot is sent
        self._news = False  # something changed that was not sent yet
        self._awake = asyncio.Event()
        self._dismissed = False
        self._speaking = asyncio.Lock()  # what is sent goes on from what was sent before
        self._sent: SentView | None = None
        self._visible = visible  # the page it belongs to
        self._stage = 0
        self._version = 0  # sent last

    async def watch(self, since: int | None) -> None:
        """Send until the other side goes away."""
        async with self._hall.looking(self._table) as sitting:
            eyes = sitting.eyes(self.person, self._seat)
            self._hall.check_sockets(sitting, self.person)
            self._hall.watch(self._table, self)
            self._hall.arrive(self._table, self.person, self._visible)
            sitting.online = self._hall.presence.at(self._table)
            first = self._first(sitting, eyes, since)
        self._next_ping = asyncio.get_running_loop().call_later(PING_EVERY, self._ping)
        tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._send_all(first))]
        if self._ears is not None:
            tasks.append(asyncio.create_task(self._send_talk(self._ears)))
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except (WebSocketDisconnect, ClientDisconnected):  # also in the middle of an answer
            pass
        finally:
            self._next_ping.cancel()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._hall.unwatch(self._table, self)
            self._hall.go(self._table, self.person, self._visible)

    def notice(self) -> None:
        self._news = True
        self._awake.set()

    def dismiss(self) -> None:
        """The cookie that this socket came with is good no more."""
        self._dismissed = True
        self._awake.set()

    def _ping(self) -> None:
        """So that both sides know the other is there."""
        self._awake.set()
        self._next_ping = asyncio.get_running_loop().call_later(PING_EVERY, self._ping)

    # Sending.

    async def _send_all(self, first: bytes) -> None:
        await self._send(first)
        self._greeted.set()
        while True:
            await self._awake.wait()
            self._awake.clear()
            if self._dismissed:
                raise Refusal(403, "signed-out", "people-signed-out")
            await (self._send_news() if self._news else self._send(PING))

    async def _send_news(self) -> None:
        async with self._speaking:
            if not self._news:  # an answer has told it already
                return
            news = await self._look()
            if news is not None:
                await self._send(b'{"type":%b}' % news)

    async def _send_talk(self, ears: Ears) -> None:
        """Beside the play: a move does not wait until words are read."""
        await self._greeted.wait()
        self._hall.talk.listen(self._table, ears)
        try:
            while True:
                await ears.awake.wait()
                for message in await ears.news():
                    await self._send(message)
        finally:
            self._hall.talk.leave(self._table, ears)

    async def _send(self, message: bytes) -> None:
        try:
            await self._socket.send_data(message.decode(), mode="text")
        except (OSError, RuntimeError) as gone:  # closed on either side while this is said
            raise WebSocketDisconnect(detail=str(gone)) from None

    def _first(self, sitting: Sitting, eyes: int | None, since: int | None) -> bytes:
        self._news = False
        cut = None if since is None else sitting.record.cut_below(since)
        return b'{"type":"snapshot",%b}' % self._see(sitting, eyes).all(
            sitting, since if cut is None else cut, cut
        )

    async def _look(self) -> bytes | None:
        """What is new for this socket: its type and what it holds. None: nothing."""
        async with self._hall.looking(self._table, recent=True) as sitting:
            if sitting.record.reaches(self._version):
                return self._new_in(sitting)
        async with self._hall.looking(self._table) as sitting:
            return self._new_in(sitting)

    def _new_in(self, sitting: Sitting) -> bytes | None:
        self._news = False
        if self._ears is not None:
            self._ears.look(sitting)
        before, stage, version = self._sent, self._stage, self._version
        sent = self._see(sitting, sitting.eyes(self.person, self._seat))
        if self._changes and sent is before:
            if stage == sent.stage:
                return None
            if sent.fits(stage):
                return b'"news",' + sent.news
        return b'"snapshot",' + sent.all(sitting, *sitting.record.known_at(version))

    def _see(self, sitting: Sitting, eyes: int | None) -> SentView:
        sent = self._sent = sent_view_of(sitting, self.person, eyes)
        self._stage, self._version = sent.stage, sitting.seen
        return sent

    # Listening.

    async def _listen(self) -> None:
        while True:
            said = await self._socket.receive_data(mode="text")
            number = None
            try:
                self._count()
                wish = _read(said)
                if isinstance(wish, LiveLook):
                    self._look_on(wish.visible)
                    continue
                number = wish.id
                await self._move(wish)
            except BrewError as refusal:
                await self._refuse(number, explain(refusal))
            except (DecodeError, ValidationError, RecursionError) as error:
                await self._refuse(None, problem(400, "bad-request", str(error), _UNREADABLE))

    def _look_on(self, visible: bool) -> None:
        if visible != self._visible:
            self._visible = visible
            self._hall.look(self._table, self.person, visible)

    def _count(self) -> None:
        """A message counts as a request does."""
        self._requests.check(self._address, "requests")
        self._requests.count(self._address)

    async def _move(self, wish: LiveMove) -> None:
        """Play a move, and answer it once: with what it brought, when it is stored."""
        async with self._speaking:
            accepted = await moves.move_over_socket(self._hall, self.person, self._table, wish)
            news = await self._look()
            head = b'{"type":"moved","id":%d,"accepted":%b' % (wish.id, b"true" if accepted else b"false")
            await self._send(head + (b"}" if news is None else b',"now":{"type":%b}}' % news))

    async def _refuse(self, number: int | None, why: Problem) -> None:
        async with self._speaking:
            await self._send(json.encode(LiveRefused(number, why)))
