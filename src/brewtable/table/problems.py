"""Whatever is refused is told in plain words. A fault of ours says that it is one, without its insides."""

from __future__ import annotations

import logging
from functools import cache
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from msgspec import json

from brewtable.kernel.errors import BrewError, IllegalAction, UndoRefused
from brewtable.kernel.message import Argument, Message
from brewtable.locale import Words
from brewtable.table.faults import no_text, storage_fails
from brewtable.table.schema import Problem

log = logging.getLogger(__name__)
STORAGE = Message("table-storage-fails")
SOON = {"retry-after": "2"}  # seconds
A_MINUTE = {"retry-after": "60"}


class Refusal(BrewError):
    """A request that is understood but not granted."""

    def __init__(self, status: int, code: str, key: str, args: dict[str, Argument] | None = None) -> None:
        super().__init__(key, args)
        self.status = status
        self.problem_code = code


@cache
def _words() -> Words:
    return Words()


def no_such_table() -> Refusal:
    return Refusal(404, "no-table", "table-no-table")


def explain(error: Exception) -> Problem:
    """An error as a problem."""
    if isinstance(error, Refusal):
        return _refused(error.status, error.problem_code, error)
    if isinstance(error, IllegalAction | UndoRefused):
        return problem(409, error.code, _words().explain(error), error.reason)
    if isinstance(error, BrewError):
        return _refused(422, error.code, error)
    if isinstance(error, ValidationException):
        return problem(400, "bad-request", _validation_detail(error), Message("table-bad-request"))
    if isinstance(error, HTTPException):
        return problem(error.status_code, "bad-request", _plain(error.detail), _spoken(error.status_code))
    if storage_fails(error):
        log.error("a request found the disk failing", exc_info=error)
        return problem(503, "storage", _words().say(STORAGE), STORAGE)
    if no_text(error):
        return problem(400, "bad-request", "the request has a zero in a text", Message("table-bad-request"))
    if isinstance(error, RecursionError):
        return problem(400, "bad-request", "the request is nested too deeply", Message("table-bad-request"))
    log.error("a request failed", exc_info=error)
    fault = Message("table-fault")
    return problem(500, "internal", _words().say(fault), fault)


def _refused(status: int, code: str, error: BrewError) -> Problem:
    return problem(status, code, _words().explain(error), error.message)


def problem(status: int, code: str, detail: str, message: Message) -> Problem:
    """`detail` is for programs, in English; `message` can be spoken in every language."""
    return Problem(status, HTTPStatus(status).phrase, detail, code, message.to_data())


def _spoken(status: int) -> Message:
    if status == HTTPStatus.NOT_FOUND:
        return Message("table-no-page")
    if status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return Message("table-too-large")
    return Message("table-bad-request")


def _validation_detail(error: ValidationException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    said = [
        f"{one.get('key', 'the request')}: {one.get('message', 'not valid')}"
        for one in extra
        if isinstance(one, dict)
    ]
    return "; ".join(said) or _plain(error.detail)


def _plain(detail: str) -> str:
    return detail or "the request cannot be understood"


def answer(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The response that tells an error."""
    told = explain(error)
    return Response(
        json.encode(told),
        media_type="application/problem+json",
        status_code=told.status,
        headers={429: A_MINUTE, 503: SOON}.get(told.status),
    )
