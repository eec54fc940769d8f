"""Commands that have ended: what they said, and how they left."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

LOCALE = "C.UTF-8"


def environment(locale: str = LOCALE) -> dict[str, str]:
    return {**os.environ, "COLUMNS": "200", "NO_COLOR": "1", "LC_ALL": locale}


class Ended:
    """What is left of a command."""

    def __init__(self, code: int, out: bytes, err: bytes) -> None:
        self.code, self.out, self.err = code, out.decode(), err.decode()

    def good(self) -> str:
        assert self.code == 0, self.err
        assert self.err == ""
        return self.out

    def refusal(self) -> str:
        """The one line on standard error of a command that ends with 2."""
        assert self.code == 2, (self.code, self.out, self.err)
        assert self.out == ""
        assert "Traceback" not in self.err
        (line,) = self.err.splitlines()
        assert line.startswith("brewtable: ")
        return line.removeprefix("brewtable: ")


class Started(Ended):
    """A command that was started as a user starts it."""

    def __init__(
        self, *arguments: object, answers: str = "", folder: Path | None = None, locale: str = LOCALE
    ) -> None:
        done = subprocess.run(
            [sys.executable, "-m", "brewtable", *map(str, arguments)],
            input=answers.encode(),
            capture_output=True,
            cwd=folder,
            env=environment(locale),
            timeout=120,
            check=False,
        )
        super().__init__(done.returncode, done.stdout, done.stderr)


class Done(Ended):
    """The same without the wait for the package to be read: see becoming.py."""

    def __init__(self, *arguments: object, answers: str = "", folder: Path | None = None) -> None:
        with tempfile.TemporaryDirectory(prefix="brewtable-door-") as place:
            streams = [Path(place) / name for name in ("in", "out", "err")]
            for stream in streams:
                stream.write_text(answers if stream.name == "in" else "", encoding="utf-8")
            code = _order([str(one) for one in arguments], folder or Path.cwd(), streams)
            super().__init__(code, streams[1].read_bytes(), streams[2].read_bytes())


def _order(arguments: list[str], folder: Path, streams: list[Path]) -> int:
    shop = _workshop()
    assert shop.stdin is not None
    assert shop.stdout is not None
    order = {"arguments": arguments, "folder": str(folder), "streams": [str(one) for one in streams]}
    print(json.dumps(order), file=shop.stdin, flush=True)
    return int(shop.stdout.readline())


@cache
def _workshop() -> subprocess.Popen[str]:
    program = [sys.executable, str(Path(__file__).with_name("becoming.py"))]
    return subprocess.Popen(
        program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment()
    )


def close_workshop() -> None:
    """It ends when its orders do."""
    if _workshop.cache_info().currsize:
        _workshop().communicate(timeout=20)
        _workshop.cache_clear()
