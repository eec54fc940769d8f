"""What the tests of the doors share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.doors.commands import close_workshop


@pytest.fixture(scope="session", autouse=True)
def _workshop() -> Iterator[None]:
    yield
    close_workshop()
