"""Programs of the system that some tests need, and one process at a time for what several share."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest


def leave_out(why: str) -> NoReturn:
    """Without a program its tests are skipped; where nothing may be left out, they fail."""
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)


def install(package: str) -> None:
    """By Debian's means, where that is allowed."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update"], ["apt-get", "install", "-y", package]):
            subprocess.run(command, env=environment, timeout=900, capture_output=True, check=False)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """The other workers of this run wait meanwhile."""
    with (folder / "alone").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
