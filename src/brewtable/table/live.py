"""The socket: whoever watches a table gets a snapshot, for its own eyes, whenever something changed."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.channels import Subscriber
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter
from msgspec import json, structs
from sqlalchemy import delete, update

from brewtable.table import playing
from brewtable.table.codes import new_id
from brewtable.table.hall import Hall, channel_of
from brewtable.table.models import PresenceRow
from brewtable.table.problems import Refusal
from brewtable.table.schema import LiveSnapshot, Ping, Snapshot

PING_EVERY = 20.0  # seconds
log = logging.getLogger(__name__)
NOT_ALLOWED = 4403
NOT_FOUND = 4404


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, State],
    state: State,
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=63)] = None,
    since: Annotated[int | None, QueryParameter(ge=0, lt=1 << 31)] = None,
) -> None:
    """Snapshots as they come about."""
    await socket.accept()
    watcher = Watcher(socket, state.hall, socket.state.person, table, seat)
    try:
        first = await playing.look(watcher.hall, watcher.person, table, seat, since)
        async with watcher.hall.channels.start_subscription(channel_of(table)) as changes:
            await watcher.watch(first, changes)
    except Refusal as problem:
        code = NOT_FOUND if problem.status == 404 else NOT_ALLOWED
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(code, str(problem)[:120])
    except Exception:
        log.exception("a socket at table %s failed", table)
        raise


class Watcher:
    """One open socket."""

    def __init__(
        self, socket: WebSocket[Any, Any, State], hall: Hall, person: str, table: str, seat: int | None
    ) -> None:
        self.socket = socket
        self.hall = hall
        self.person = person
        self.table = table
        self.seat = seat
        self.id = new_id()
        self._news = asyncio.Event()
        self._seen = 0  # the version sent last

    async def watch(self, first: Snapshot, changes: Subscriber) -> None:
        """Send until the other side goes away."""
        await self._arrive()
        listening = asyncio.create_task(self._listen())
        sending = asyncio.create_task(self._send_all(first, changes))
        try:
            done, _ = await asyncio.wait({listening, sending}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except WebSocketDisconnect:
            pass
        finally:
            listening.cancel()
            sending.cancel()
            await asyncio.gather(listening, sending, return_exceptions=True)
            await self._go()

    async def _listen(self) -> None:
        """Nothing is asked over the socket; reading tells when it is closed."""
        while True:
            await self.socket.receive_data(mode="text")

    async def _send_all(self, first: Snapshot, changes: Subscriber) -> None:
        await self._send(first)
        # Something may have happened between the first look and the subscription.
        await self._send_news(always=False)
        async with changes.run_in_background(self._notice):
            while True:
                try:
                    await asyncio.wait_for(self._news.wait(), PING_EVERY)
                except TimeoutError:
                    await self.socket.send_data(json.encode(Ping()).decode(), mode="text")
                    await self._stay()
                    await self._send_news(always=False)  # in case word of a change was lost
                else:
                    self._news.clear()
                    await self._send_news(always=True)

    async def _notice(self, _: bytes) -> None:
        self._news.set()

    async def _send_news(self, always: bool) -> None:
        news = await playing.look_since(self.hall, self.person, self.table, self.seat, self._seen)
        if always or news.version != self._seen:
            await self._send(news)

    async def _send(self, snapshot: Snapshot) -> None:
        self._seen = snapshot.version
        data = json.encode(LiveSnapshot(**structs.asdict(snapshot)))
        await self.socket.send_data(data.decode(), mode="text")

    # Being there.

    async def _arrive(self) -> None:
        async with self.hall.storage.write() as session:
            session.add(
                PresenceRow(id=self.id, table_id=self.table, person=self.person, seen=int(time.time()))
            )
        self.hall.presence_changed(self.table)

    async def _stay(self) -> None:
        async with self.hall.storage.write() as session:
            mine = PresenceRow.id == self.id
            await session.execute(update(PresenceRow).where(mine).values(seen=int(time.time())))

    async def _go(self) -> None:
        async with self.hall.storage.write() as session:
            await session.execute(delete(PresenceRow).where(PresenceRow.id == self.id))
        self.hall.presence_changed(self.table)
