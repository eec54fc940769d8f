"""Logs: for people, warnings in plain words; for programs, one JSON object a line. Neither holds a secret.

Addresses are logged by their pattern, since some hold a code that gives a seat; cookies, names and numbers
of addresses are not logged at all.
"""

from __future__ import annotations

import logging
import sys
import time
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from brewtable.kernel.errors import SetupError
from brewtable.table.metrics import Metrics

log = logging.getLogger("brewtable.requests")
_USUAL = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class LogForm(StrEnum):
    """How logs are written."""

    TEXT = "text"
    JSON = "json"


def log_form(name: str) -> LogForm:
    try:
        return LogForm(name)
    except ValueError:
        raise SetupError("table-log-form", {"text": name}) from None


class JsonLines(logging.Formatter):
    """One object a line: time, level, logger, what happened, and whatever was given along."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **{name: value for name, value in record.__dict__.items() if name not in _USUAL},
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.encode(line, enc_hook=str).decode()


def begin_logging(form: LogForm) -> None:
    handler = logging.StreamHandler(sys.stderr)
    if form is LogForm.JSON:
        handler.setFormatter(JsonLines())
    logging.basicConfig(
        handlers=[handler], level=logging.INFO if form is LogForm.JSON else logging.WARNING, force=True
    )
    # It warns of every request that is none, and strangers could fill the disk with those.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)


class RequestTimes(ASGIMiddleware):
    """How long each request took and how it ended, for the log and for monitoring."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began, status = time.perf_counter(), [0]

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                status[0] = message["status"]
            elif message["type"] == "websocket.close":
                status[0] = message.get("code") or 1000
            await send(message)

        try:
            await next_app(scope, receive, answer)
        finally:
            self._note(scope, status[0], time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        method = "SOCKET" if is_socket else str(scope.get("method", ""))
        route = str(scope.get("path_template") or "")
        if not is_socket:
            self._metrics.requests.labels(method, route, status).observe(seconds)
        told = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        table = scope.get("path_params", {}).get("table")
        log.info("request", extra={**told, "table": table} if table else told)
