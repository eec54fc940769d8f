"""A running service for the tests of this folder, and a real PostgreSQL beside SQLite."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.conftest import Turn
from tests.programs import install, leave_out
from tests.table.guests import Guest, Service
from tests.table.postgres import Postgres, find_programs

ADVICE = (
    "PostgreSQL is not installed: the tests with it need initdb and pg_ctl (Debian: apt install postgresql)"
)


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    running = Service(tmp_path_factory.mktemp("service")).start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def guests(service: Service) -> Iterator[list[Guest]]:
    """Three people who have never met."""
    people = [service.guest() for _ in range(3)]
    yield people
    for person in people:
        person.close()


@pytest.fixture
def ann(guests: list[Guest]) -> Guest:
    return guests[0]


@pytest.fixture
def bob(guests: list[Guest]) -> Guest:
    return guests[1]


@pytest.fixture
def eve(guests: list[Guest]) -> Guest:
    return guests[2]


# PostgreSQL.


@pytest.fixture(scope="session")
def postgres_programs(my_turn: Turn) -> Path:
    """Where initdb and pg_ctl are, installed first where that is possible."""
    with my_turn():
        if find_programs() is None:
            install("postgresql")
    programs = find_programs()
    if programs is None:
        leave_out(ADVICE)
    return programs


@pytest.fixture(scope="session")
def postgresql(postgres_programs: Path) -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    server = Postgres(postgres_programs)
    try:
        server.make()
        server.start()
        yield server.address
    finally:
        server.remove()
