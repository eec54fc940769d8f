"""What all tests share: how many examples Hypothesis tries, and turns among the processes that run them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial

import pytest
from hypothesis import settings
from tests.programs import alone
from tests.strength import INTERPRETED

# A test each example of which takes long asks for a part of these: see examples.py.
settings.register_profile("usual", max_examples=100, deadline=None)
settings.register_profile("interpreted", max_examples=32, deadline=None)
settings.register_profile("long", max_examples=500, deadline=None)
settings.load_profile("interpreted" if INTERPRETED else "usual")

Turn = Callable[[], AbstractContextManager[None]]


@pytest.fixture(scope="session")
def my_turn(tmp_path_factory: pytest.TempPathFactory) -> Turn:
    """`with my_turn():` no other process of this run does what stands below such a line."""
    return partial(alone, tmp_path_factory.getbasetemp().parent)
