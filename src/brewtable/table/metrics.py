"""What a host's monitoring asks: moves, times, tables, sockets, thinkers and those who wait for them."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy import func, select

from brewtable.kernel.errors import SetupError
from brewtable.table.models import TableRow
from brewtable.table.thinking import ThinkingRoom

if TYPE_CHECKING:
    from brewtable.table.hall import Hall

log = logging.getLogger(__name__)

COUNT_EVERY = 30.0  # seconds between counts of the tables
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """Counts what happens; what is the case now is read when it is asked for."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.moves = Counter("brewtable_moves", "Decisions that were stored.", registry=self.registry)
        self.storing = Histogram(
            "brewtable_store_seconds",
            "From a decision until it is safely stored.",
            buckets=QUICK,
            registry=self.registry,
        )
        self.requests = Histogram(
            "brewtable_request_seconds",
            "Requests, by address and answer.",
            ["method", "route", "status"],
            buckets=QUICK,
            registry=self.registry,
        )
        self.tables = Gauge("brewtable_tables", "Tables that are kept.", ["status"], registry=self.registry)

    def watch(self, hall: Hall) -> None:
        self.registry.register(Standing(hall))

    async def count_tables(self, hall: Hall) -> None:
        """Count the tables again and again."""
        by_status = select(TableRow.status, func.count()).group_by(TableRow.status)
        while True:
            try:
                async with hall.storage.read() as session:
                    counts = dict((await session.execute(by_status)).tuples().all())
                for status in ("waiting", "playing", "over"):
                    self.tables.labels(status).set(counts.get(status, 0))
            except Exception:
                log.exception("the tables could not be counted")
            await asyncio.sleep(COUNT_EVERY)

    @contextmanager
    def served(self, host: str, port: int) -> Iterator[int]:
        """Tell them at an address of their own; its port."""
        server, thread = start_http_server(port, host, self.registry)
        try:
            yield int(server.server_address[1])
        finally:
            server.shutdown()
            server.server_close()
            thread.join()


@asynccontextmanager
async def monitored(hall: Hall, at: tuple[str, int] | None) -> AsyncIterator[None]:
    """Where a host wants to know, all numbers are told there."""
    if at is None:
        yield
        return
    hall.metrics.watch(hall)
    counting = asyncio.create_task(hall.metrics.count_tables(hall))
    try:
        with hall.metrics.served(*at):
            yield
    finally:
        counting.cancel()


def address_for(text: str) -> tuple[str, int]:
    """HOST:PORT, or a port on this machine."""
    host, _, port = text.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) < 65536):
        raise SetupError("table-metrics-address", {"text": text})
    return host.strip("[]") or "127.0.0.1", int(port)


def check_free(host: str, port: int) -> None:
    """Say before all else that somebody listens at the address for metrics already."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        socket.create_server((host, port), family=family).close()
    except OSError as problem:
        words = {"host": host, "port": str(port), "problem": str(problem.strerror or problem)}
        raise SetupError("table-metrics-port", {**words}) from None


class Standing(Collector):
    """What is the case at this moment."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def collect(self) -> Iterator[Metric]:
        hall = self._hall
        yield _gauge("brewtable_tables_in_memory", "Tables that are remembered.", hall.in_memory)
        yield _gauge("brewtable_sockets", "Sockets that are open.", hall.sockets)
        yield _gauge("brewtable_ledger_waiting", "Changes that wait to be stored.", hall.ledger.waiting)
        thinkers = GaugeMetricFamily("brewtable_thinkers", "Processes that think.", labels=["for", "state"])
        queue = GaugeMetricFamily("brewtable_queue", "Wishes that wait for a thinker.", labels=["for"])
        died = GaugeMetricFamily("brewtable_thinkers_died", "Thinkers that had to be replaced.")
        rooms = {"moves": hall.thinkers.moves, "advice": hall.thinkers.advice}
        for name, room in rooms.items():
            thinkers.add_metric([name, "busy"], room.busy)
            thinkers.add_metric([name, "free"], len(room.thinkers) - room.busy)
        for name, line in _lines(rooms):
            queue.add_metric([name], line)
        died.add_metric([], sum(one.died for room in rooms.values() for one in room.thinkers))
        yield from (thinkers, queue, died)


def _lines(rooms: dict[str, ThinkingRoom]) -> Iterator[tuple[str, int]]:
    moves, advice = rooms["moves"], rooms["advice"]
    yield "moves", len(moves.first)
    yield "unwatched-moves", len(moves.second)
    yield "hints", len(advice.first)
    yield "reviews", len(advice.second)


def _gauge(name: str, words: str, value: float) -> Metric:
    return GaugeMetricFamily(name, words, value=value)
