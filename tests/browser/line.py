"""A line between a browser and the service that can be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Line:
    """Passes everything on, until it is cut or answers get lost on it."""

    def __init__(self, service: str) -> None:
        host, port = service.split(":")
        self._service = (host, int(port))
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self._door.getsockname()[1]}"
        self._open: set[socket.socket] = set()
        self._whole = True
        self._answering = True
        threading.Thread(target=self._welcome, daemon=True).start()

    def cut(self) -> None:
        self._whole = False
        for end in list(self._open):
            _close(end)

    def lose_answers(self) -> None:
        """What the browser says still arrives; what the service says does not."""
        self._answering = False

    def mend(self) -> None:
        self._whole = self._answering = True

    def close(self) -> None:
        _close(self._door)
        self.cut()

    def _welcome(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._door.accept()
                if not self._whole:
                    _close(here)
                    continue
                there = socket.create_connection(self._service)
                self._open |= {here, there}
                threading.Thread(target=self._pass_on, args=(here, there, False), daemon=True).start()
                threading.Thread(target=self._pass_on, args=(there, here, True), daemon=True).start()

    def _pass_on(self, source: socket.socket, to: socket.socket, answers: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if not answers or self._answering:
                    to.sendall(data)
        for end in (source, to):
            _close(end)
            self._open.discard(end)


def _close(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
