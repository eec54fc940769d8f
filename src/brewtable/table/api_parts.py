"""What the requests of all kinds share: who asks, how they are refused, and limits by address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from brewtable.table.doorkeeper import Limiter, address_of
from brewtable.table.hall import Hall
from brewtable.table.problems import Refusal
from brewtable.table.schema import Problem

TheHall = NamedDependency[Hall]
Person = NamedDependency[str]

REFUSALS = {
    400: "the request cannot be understood",
    403: "not yours",
    404: "no such thing, or not for you",
    409: "not now",
    422: "understood, but it cannot be so",
    421: "not the name of this service",
    429: "too fast",
    503: "too much to do, or nothing can be stored: try again",
}
RESPONSES = {
    status: ResponseSpec(
        Problem, description=words, media_type="application/problem+json", generate_examples=False
    )
    for status, words in REFUSALS.items()
}


def the_hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def the_person(request: Request[Any, Any, Any]) -> str:
    person: str = request.state.person
    return person


def limit_openings(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Only so many new tables a minute from one address."""
    openings: Limiter = connection.app.state.openings
    who = address_of(connection.scope)
    openings.check(who, "openings")
    openings.count(who)


@contextmanager
def codes_not_guessed(request: Request[Any, Any, Any], state: State) -> Iterator[None]:
    """Only so many wrong codes a minute from one address."""
    failures: Limiter = state.failed_joins
    who = address_of(request.scope)
    failures.check(who, "codes")
    try:
        yield
    except Refusal as problem:
        if problem.status == 404:
            failures.count(who)
        raise
