"""Requests and the socket of the lobby."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated, Any

from litestar import WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import json
from uvicorn.protocols.utils import ClientDisconnected

from brewtable.kernel.errors import BrewError
from brewtable.kernel.message import Message
from brewtable.table import finding
from brewtable.table.api_parts import RESPONSES, Person, TheHall, limit_openings
from brewtable.table.doorkeeper import FOR_STRANGERS, Limiter, address_of
from brewtable.table.hall import Hall
from brewtable.table.live import PING, PING_EVERY, closing_code
from brewtable.table.lobby import Filter, Lobby
from brewtable.table.lobby_schema import FindTable, LobbyPage, SitDown, StartNow
from brewtable.table.problems import explain, problem
from brewtable.table.schema import LiveRefused, TableInfo

Game = Annotated[str, QueryParameter(max_length=64)]
Players = Annotated[int, QueryParameter(ge=0, le=64)]
LevelQuery = Annotated[str, QueryParameter(pattern="^(|beginners|experienced)$")]
PaceQuery = Annotated[str, QueryParameter(pattern="^(|none|live|days)$")]
RatedQuery = Annotated[str, QueryParameter(pattern="^(|yes|no)$")]
LanguageQuery = Annotated[str, QueryParameter(pattern="^([a-z]{2})?$")]
_UNREADABLE = Message("table-bad-request")


@get("/lobby", responses=RESPONSES)
async def lobby(
    hall: TheHall,
    game: Game = "",
    players: Players = 0,
    level: LevelQuery = "",
    language: LanguageQuery = "",
    pace: PaceQuery = "",
    rated: RatedQuery = "",
) -> LobbyPage:
    """The public tables that wait for players."""
    wanted = Filter(game, players, level, language, pace, rated)
    wanted.check()
    return hall.lobby.look(wanted)


@post("/lobby/find", status_code=200, responses=RESPONSES, guards=[limit_openings])
async def find_table(hall: TheHall, person: Person, data: JSONBody[FindTable]) -> TableInfo:
    """Sit down at an open table that fits, or open one and wait for company."""
    return await finding.find_table(hall, person, data)


@post("/tables/{table:str}/sit", status_code=200, responses=RESPONSES, guards=[limit_openings])
async def sit_down(hall: TheHall, person: Person, table: FromPath[str], data: JSONBody[SitDown]) -> TableInfo:
    """Take a free seat at a table that waits, if it is public or you were given its address."""
    return await finding.sit_down(hall, person, table, data.name)


@post("/tables/{table:str}/start", status_code=200, responses=RESPONSES)
async def start_now(
    hall: TheHall, person: Person, table: FromPath[str], data: JSONBody[StartNow]
) -> TableInfo:
    """Begin your table with bots in the seats that nobody has taken."""
    return await finding.start_now(hall, person, table, data.bot)


HANDLERS: Sequence[BaseRouteHandler] = (lobby, find_table, sit_down, start_now)


@websocket("/api/lobby/live", opt=FOR_STRANGERS)  # who may not look on is told so
async def lobby_live(
    socket: WebSocket[Any, Any, State],
    state: State,
    game: Game = "",
    players: Players = 0,
    level: LevelQuery = "",
    language: LanguageQuery = "",
    pace: PaceQuery = "",
    rated: RatedQuery = "",
) -> None:
    """The page of open tables, and from then on what changes of it."""
    await socket.accept()
    onlooker = Onlooker(
        socket, state.hall, state.requests, Filter(game, players, level, language, pace, rated)
    )
    try:
        await onlooker.watch()
    except Exception as error:
        why = explain(error)
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close(closing_code(why), why.detail[:120])


class Onlooker:
    """One open socket of the lobby."""

    def __init__(
        self, socket: WebSocket[Any, Any, State], hall: Hall, requests: Limiter, wanted: Filter
    ) -> None:
        self._socket = socket
        self._lobby: Lobby = hall.lobby
        self._admission = hall.admission
        self._requests = requests
        self._wanted = wanted
        self._person: str = socket.state.person
        self._address = address_of(socket.scope)
        self._awake = asyncio.Event()

    def notice(self) -> None:
        self._awake.set()

    async def watch(self) -> None:
        """Send until the other side goes away."""
        self._admission.check(self._person)
        self._wanted.check()
        with self._lobby.looking_on(self._person, self._address):
            tasks = [asyncio.create_task(self._send_all()), asyncio.create_task(self._listen())]
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            except (WebSocketDisconnect, ClientDisconnected):
                pass
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _send_all(self) -> None:
        shelf = self._lobby.watch(self._wanted, self, self._address)
        try:
            stage = shelf.stage
            await self._send(json.encode(shelf.page))
            while True:
                try:
                    await asyncio.wait_for(self._awake.wait(), PING_EVERY)
                except TimeoutError:
                    await self._send(PING)
                self._awake.clear()
                self._admission.check(self._person)
                news, stage = shelf.since(stage), shelf.stage
                if news is not None:
                    await self._send(news)
        finally:
            self._lobby.unwatch(shelf, self)

    async def _send(self, message: bytes) -> None:
        try:
            await self._socket.send_data(message.decode(), mode="text")
        except (OSError, RuntimeError) as gone:
            raise WebSocketDisconnect(detail=str(gone)) from None

    async def _listen(self) -> None:
        """Nothing is asked here; whatever is sent counts as a request."""
        while True:
            await self._socket.receive_data(mode="text")
            try:
                self._requests.check(self._address, "requests")
                self._requests.count(self._address)
                why = problem(400, "bad-request", "the lobby only tells", _UNREADABLE)
            except BrewError as refusal:
                why = explain(refusal)
            await self._send(json.encode(LiveRefused(None, why)))
