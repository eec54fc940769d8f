"""Run as a program: imports brewtable once, then becomes each command that is ordered, by forking.

What a command does, prints and leaves behind is that of a program of its own; only the imports, which take
longer than most commands, are made once for all.
"""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import sys

import brewtable
from brewtable.cli import main as command

# The service has no command here; its threads forbid to fork, as those of the lab do. Learning wants torch,
# and a cluster wants Ray.
LEFT_OUT = tuple(
    f"brewtable.{part}" for part in ("__main__", "arena.cluster", "lab", "learning", "table", "testing")
)


def become(arguments: list[str], folder: str, streams: list[str]) -> None:
    """From here on this process is the command."""
    os.chdir(folder)
    for number, file in enumerate(streams):
        os.dup2(os.open(file, os.O_RDONLY if number == 0 else os.O_WRONLY), number)
    sys.argv[1:] = arguments
    command()


def main() -> None:
    for module in pkgutil.walk_packages(brewtable.__path__, "brewtable."):
        if not module.name.startswith(LEFT_OUT):
            importlib.import_module(module.name)
    # The three streams are those of the command to be.
    with os.fdopen(os.dup(0)) as orders, os.fdopen(os.dup(1), "w") as answers:
        for order in orders:
            child = os.fork()
            if child == 0:
                become(**json.loads(order))
                return
            _, status = os.waitpid(child, 0)
            print(os.waitstatus_to_exitcode(status), file=answers, flush=True)


if __name__ == "__main__":
    main()
