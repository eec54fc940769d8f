"""Builds the browser's table for the wheel, and compiles the rules where a C compiler makes that possible.

The same source runs as plain Python, so a machine without a compiler gets the same games, only slower.
BREWTABLE_COMPILE=0 never compiles, =1 makes it an error not to, and auto (the default) compiles if it can.
BREWTABLE_PROFILE=1 compiles what is hot a second time, laid out by how it was run the first time.
BREWTABLE_WEB does the same for the browser's table: without it, games are played at the terminal.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CannotCompile(Exception):
    """Why the rules are not compiled, in a few words, and what the compiler printed."""

    def __init__(self, reason: str, log: str = "") -> None:
        super().__init__(reason)
        self.log = log


class RulesBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled rules to the wheel, beside their source."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build_web(Path(self.root))
        # Kept until the wheel has been written: see finalize.
        self.workshop = tempfile.TemporaryDirectory(prefix="brewtable-build-")
        wish = os.environ.get("BREWTABLE_COMPILE", "auto")
        if version == "editable" or wish == "0":
            say("rules run interpreted, as asked (slower, same games)")
            return
        try:
            check_tools()
            libraries = compile_rules(Path(self.root), Path(self.workshop.name))
        except CannotCompile as reason:
            if wish == "1":
                sys.exit(f"{reason.log}\nbrewtable: BREWTABLE_COMPILE=1, but {reason}")
            say(f"{reason}, rules run interpreted (slower, same games)")
            return
        build_data["force_include"].update(libraries)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        say("rules compiled by mypyc")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.workshop.cleanup()


def say(line: str) -> None:
    print(f"brewtable: {line}", file=sys.stderr, flush=True)


def build_web(root: Path) -> None:
    """Leaves the built pages in the source tree, from where the wheel takes them."""
    wish = os.environ.get("BREWTABLE_WEB", "auto")
    if wish == "0":
        say("the browser's table is left out, as asked")
        return
    done = subprocess.run(
        [sys.executable, str(root / "web/build.py")], capture_output=True, text=True, check=False
    )
    if done.returncode != 0 and wish == "1":
        sys.exit(f"{done.stderr}\nbrewtable: BREWTABLE_WEB=1, but the browser's table could not be built")
    told = (done.stderr if done.returncode else done.stdout).strip().splitlines()
    print(*told[-1:], file=sys.stderr, flush=True)


def check_tools() -> None:
    """Looks for what is most often missing; anything else shows when the compile fails."""
    if os.name == "nt":
        return  # setuptools finds Microsoft's compiler by means of its own
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        raise CannotCompile(f"no C compiler found ({compiler})")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("no Python headers found (Debian: python3-dev)")


def compile_rules(root: Path, workshop: Path) -> dict[str, str]:
    """Compiles a copy, so that the source tree stays clean; gives each library's place in the wheel."""
    tree, output = workshop / "src", workshop / "output"
    shutil.copytree(root / "src", tree, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    command = [sys.executable, str(root / "compile_rules.py"), str(tree), str(output)]
    if os.environ.get("BREWTABLE_PROFILE") == "1":
        command.append("--profile")
    log = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as compiling:
        assert compiling.stdout is not None
        for line in compiling.stdout:
            log.append(line)
            if line.startswith("brewtable: "):
                print(line, end="", file=sys.stderr, flush=True)
    if compiling.returncode != 0:
        raise CannotCompile(f"mypyc failed ({first_error(log)})", "".join(log))
    return {str(path): path.relative_to(output).as_posix() for path in output.rglob("*") if path.is_file()}


def first_error(log: list[str]) -> str:
    lines = [line.strip() for line in log if line.strip()]
    return next((line for line in lines if "error:" in line.lower()), lines[-1] if lines else "no message")
