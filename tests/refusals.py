"""Errors as a person meets them: in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from brewtable.kernel.errors import BrewError
from brewtable.locale import Words


@contextmanager
def refused(error: type[BrewError], words: str) -> Iterator[None]:
    """What happens inside is refused with this error, whose words hold a pattern."""
    with pytest.raises(error) as caught:
        yield
    said = Words().explain(caught.value)
    assert re.search(words, said), said
