"""How many examples Hypothesis tries; the profiles are in conftest.py."""

from __future__ import annotations

from hypothesis import settings


def one_in(part: int) -> settings:
    """For a test each example of which takes long: one in so many of the examples that others get."""
    return settings(max_examples=settings.default.max_examples // part)
