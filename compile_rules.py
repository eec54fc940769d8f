"""Compiles the rules: mypyc turns them into C, and the machine's C compiler makes libraries of that.

    python compile_rules.py SOURCE OUTPUT [--profile]

What is compiled, and what of it is hot, stands in pyproject.toml under [tool.brewtable.compile]. The hot
modules become one C file, so that the compiler sees through the calls between them, and are optimised as far
as it goes. All others are spread over a few C files and optimised a little: they would take most of the time
and gain nothing that a player could feel. As many compilers run as there are cores.

With --profile the hot modules are compiled twice: first to count, while benchmarks/practice.py plays and
searches, what is run how often; then to be laid out by that.
"""

from __future__ import annotations

import argparse
import copy
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import setuptools  # before mypyc, which looks whether it is there
from mypyc.build import mypycify
from setuptools.command.build_ext import build_ext

PROJECT: Final = Path(__file__).resolve().parent / "pyproject.toml"
PACKAGE: Final = "brewtable"
COLD_UNITS: Final = 8
HOT_EFFORT: Final = 3  # how much longer a byte of C takes when it is optimised well
A_FILE: Final = 100_000  # bytes of C that take as long as starting on a file
# mypyc's C is not ours to mend, and looking for misleading indentation alone takes half of gcc's time.
QUIET: Final = ["-w", "-Wno-misleading-indentation"]
# Nobody outside calls into the library, so calls inside it need no detour and can be inlined.
OWN: Final = ["-fno-semantic-interposition", "-fvisibility=hidden"]


def say(line: str) -> None:
    print(f"{PACKAGE}: {line}", file=sys.stderr, flush=True)


class Plan:
    """Which modules are compiled, and which of them are hot."""

    def __init__(self, source: Path) -> None:
        asked = tomllib.loads(PROJECT.read_text())["tool"][PACKAGE]["compile"]
        self.modules = sorted(
            path.relative_to(source).as_posix()
            for package in asked["packages"]
            for path in source.joinpath(PACKAGE, package).rglob("*.py")
            if path.name != "__init__.py" and not any(path.match(pattern) for pattern in asked["plain"])
        )
        self.hot = [
            f"{PACKAGE}/{package.replace('.', '/')}/{name}.py"
            for package, names in asked["hot"].items()
            for name in names
        ]
        missing = sorted(set(self.hot) - set(self.modules))
        if missing:
            sys.exit(f"error: hot in {PROJECT.name}, but not in the source: {', '.join(missing)}")


@dataclass
class Job:
    """A C file to compile for a library."""

    library: Any
    source: str
    flags: list[str]
    effort: float


def jobs_for_rules(plan: Plan, library: Any, folder: Path, flags: list[str]) -> list[Job]:
    """The library of all rules, its modules put together in units; the flags are for the hot ones."""
    files = {Path(source).name: Path(source) for source in library.sources}
    hot = [files.pop(c_name(module)) for module in plan.hot]
    cold = [files.pop(name) for name in list(files) if name.startswith("__native")]
    jobs = [Job(library, str(path), ["-O3"], A_FILE) for path in files.values()]  # of mypyc's own
    jobs.append(unit(library, folder / "hot.c", hot, ["-O3", *flags]))
    for number, parts in enumerate(evenly(cold, COLD_UNITS)):
        jobs.append(unit(library, folder / f"cold_{number}.c", parts, ["-O1"]))
    return jobs


def c_name(module: str) -> str:
    return f"__native_{module.removesuffix('.py').replace('/', '___')}.c"


def size(path: Path) -> int:
    return path.stat().st_size


def unit(library: Any, path: Path, parts: list[Path], flags: list[str]) -> Job:
    path.write_text("".join(f'#include "{part.name}"\n' for part in parts))
    effort = sum(map(size, parts)) * (HOT_EFFORT if "-O3" in flags else 1)
    return Job(library, str(path), flags, effort)


def evenly(paths: list[Path], shares: int) -> list[list[Path]]:
    """Spread over so many shares of about the same size."""
    piles: list[list[Path]] = [[] for _ in range(shares)]
    for path in sorted(paths, key=size, reverse=True):
        min(piles, key=lambda pile: sum(map(size, pile))).append(path)
    return [pile for pile in piles if pile]


def compile_rules(source: Path, output: Path, profile: bool) -> None:
    plan = Plan(source)
    os.chdir(source)  # mypyc names modules by their path from here
    with tempfile.TemporaryDirectory(prefix="brewtable-c-") as name:
        folder = Path(name)
        say(f"compiling the rules: {len(plan.modules)} modules to C")
        libraries = mypycify(
            plan.modules, debug_level="0", group_name=PACKAGE, multi_file=True, target_dir=str(folder)
        )
        flags = profile_flags(plan, libraries, source, folder) if profile else []
        build_all(plan, libraries, flags, folder, output)


def profile_flags(plan: Plan, libraries: list[Any], source: Path, folder: Path) -> list[str]:
    """What tells the compiler how often each part of the hot modules is run."""
    counts, counting = folder / "counts", folder / "counting"
    build_all(plan, libraries, [f"-fprofile-generate={counts}"], folder, counting)
    shutil.copytree(source / PACKAGE, counting / PACKAGE, dirs_exist_ok=True)
    say("practising, to see what is run how often")
    practice = [sys.executable, str(PROJECT.parent / "benchmarks/practice.py")]
    path = os.pathsep.join([str(counting), os.environ.get("PYTHONPATH", "")])
    subprocess.run(practice, env={**os.environ, "PYTHONPATH": path}, cwd=folder, check=True)
    raw = [str(path) for path in counts.rglob("*.profraw")]
    if raw:  # clang's have to be put together
        command = [shutil.which("llvm-profdata") or "llvm-profdata", "merge", "-o", str(counts / "all"), *raw]
        subprocess.run(command, check=True)
        return [f"-fprofile-use={counts / 'all'}"]
    return [f"-fprofile-use={counts}", "-fprofile-partial-training"]


def build_all(plan: Plan, generated: list[Any], flags: list[str], folder: Path, output: Path) -> None:
    """Compiles and links every library; the flags are for what is hot."""
    libraries = copy.deepcopy(generated)
    rules, *shims = libraries
    rules.extra_link_args = [*rules.extra_link_args, *flags]
    jobs = jobs_for_rules(plan, rules, folder, flags)
    jobs += [Job(shim, path, ["-O0"], A_FILE) for shim in shims for path in shim.sources]
    workers = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1

    class BuildAll(build_ext):
        """Compiles the files of all libraries side by side, then leaves the linking to setuptools."""

        def build_extensions(self) -> None:
            is_unix = self.compiler.compiler_type == "unix"

            def run(job: Job) -> list[str]:
                usual = [flag for flag in job.library.extra_compile_args if flag != "-Werror"]
                objects: list[str] = self.compiler.compile(
                    [job.source],
                    output_dir=self.build_temp,
                    include_dirs=job.library.include_dirs,
                    extra_postargs=[*usual, *QUIET, *OWN, *job.flags] if is_unix else usual,
                )
                return objects

            for job, objects in side_by_side(run, jobs, workers):
                job.library.extra_objects.extend(objects)
            for library in libraries:
                library.sources = []
            say("linking")
            super().build_extensions()

    setuptools.setup(
        name=PACKAGE,
        packages=[],
        ext_modules=libraries,
        cmdclass={"build_ext": BuildAll},
        script_args=[
            "--quiet",
            "build_ext",
            "--force",
            f"--parallel={workers}",
            f"--build-temp={folder / 'objects'}",
            f"--build-lib={output}",
        ],
    )


class Progress:
    """Tells every tenth. The hot file takes about as long as all others together: while it is not done, what
    is done of it is guessed by how fast the others went."""

    def __init__(self, jobs: list[Job], workers: int) -> None:
        self._total = sum(job.effort for job in jobs)
        self._longest = max(job.effort for job in jobs)
        self._others = max(1, workers - 1)
        self._done = 0.0
        self._told = 0

    def add(self, job: Job) -> None:
        self._done += job.effort
        if job.effort == self._longest:
            self._longest = 0.0

    def tell(self) -> None:
        guess = min(self._done / self._others, 0.95 * self._longest)
        tenths = int(10 * (self._done + guess) / self._total)
        if tenths > self._told:
            self._told = tenths
            say(f"compiling the rules: {10 * tenths} %")


def side_by_side(
    run: Callable[[Job], list[str]], jobs: list[Job], workers: int
) -> Iterator[tuple[Job, list[str]]]:
    """Each job with what it gave, as they are done."""
    progress = Progress(jobs, workers)
    with ThreadPoolExecutor(workers) as pool:
        # The long ones first, so that none of them is left over at the end.
        waiting = {pool.submit(run, job): job for job in sorted(jobs, key=lambda job: -job.effort)}
        try:
            for future in as_completed(waiting):
                yield waiting[future], future.result()
                progress.add(waiting[future])
                progress.tell()
        finally:
            pool.shutdown(cancel_futures=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path, help="the folder that holds the package")
    parser.add_argument("output", type=Path, help="where the libraries go")
    parser.add_argument("--profile", action="store_true", help="compile the hot modules by how they are run")
    asked = parser.parse_args()
    compile_rules(asked.source.resolve(), asked.output.resolve(), asked.profile)
