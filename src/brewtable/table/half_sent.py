"""Requests that somebody begins to send and does not end: their connections are closed after a while."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

MOST = 500  # connections that may be in the middle of sending


class HalfSent:
    """The connections whose next request has not arrived, with the moment that was first seen."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._since: dict[tuple[Any, Any], float] = {}  # by connection and the request before it

    def sweep(self, connections: Iterable[Any], now: float) -> None:
        """Close those that take too long, and the oldest where there are too many."""
        sending = [(one, one.cycle) for one in connections if _is_half_sent(one)]
        self._since = {key: self._since.get(key, now) for key in sending}
        oldest = sorted(self._since, key=lambda key: self._since[key])
        too_many = max(0, len(oldest) - MOST)
        for place, (connection, request) in enumerate(oldest):
            if place < too_many or now - self._since[connection, request] >= self._seconds:
                connection.transport.close()


def _is_half_sent(connection: Any) -> bool:
    """Whether a connection of uvicorn's waits for the rest of a request, or for the first one.

    Between requests uvicorn's own timer runs, until the first byte of the next one.
    """
    if not hasattr(connection, "cycle"):
        return False  # a socket
    request = connection.cycle
    if request is None:
        return True
    if request.response_complete:
        return connection.timeout_keep_alive_task is None
    return bool(request.more_body)
