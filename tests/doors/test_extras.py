"""`pip install brewtable` alone brings rules, bots, terminal and pipe; what needs an extra says which."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from typing import Any

import pytest

from .commands import Ended, environment

ROOT = Path(__file__).parent.parent.parent
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = {
    name: [re.split(r"[^\w]", wanted)[0] for wanted in listed]
    for name, listed in PROJECT["optional-dependencies"].items()
    if name != "dev"
}
GAME = "beer-and-bread"
NEW_GAME = json.dumps({"do": "new", "game": GAME, "seed": 7}) + "\n"
BOTS = ("--seat", "bot:random", "--seat", "bot:greedy")

# Takes away the packages that are named first, as if they had never been installed.
WITHOUT = """
import sys
sys.modules.update(dict.fromkeys(sys.argv[1].split(",")))
sys.argv[:2] = ["brewtable"]
from brewtable.cli import main
main()
"""
IMPORT_ALL = """
import importlib, pkgutil, sys
sys.modules.update(dict.fromkeys(sys.argv[1].split(",")))
import brewtable
left_out = ("__main__", "table", "envs", "lab.", "learning", "arena.cluster")
names = [one.name for one in pkgutil.walk_packages(brewtable.__path__, "brewtable.")]
for name in names:
    if not name.removeprefix("brewtable.").startswith(left_out):
        importlib.import_module(name)
print(len(names))
"""


def without(*extras: str) -> str:
    return ",".join(package for extra in extras for package in EXTRAS[extra])


def ended(command: list[str | Path], answers: str = "", folder: Path | None = None) -> Ended:
    done = subprocess.run(
        command, input=answers.encode(), capture_output=True, cwd=folder, env=environment(), check=False
    )
    return Ended(done.returncode, done.stdout, done.stderr)


def brewtable_without(extras: str, *arguments: str) -> Ended:
    return ended([sys.executable, "-c", WITHOUT, extras, *arguments])


def test_nothing_but_service_environments_and_lab_is_imported_from_an_extra() -> None:
    done = ended([sys.executable, "-c", IMPORT_ALL, without(*EXTRAS)])
    assert int(done.good()) > 100


@pytest.mark.parametrize("command", [(), ("serve",), ("backup", "file"), ("restore", "file")])
def test_the_service_says_which_extra_it_is(command: tuple[str, ...]) -> None:
    said = brewtable_without(without("table"), *command).refusal()
    assert re.fullmatch(r"this needs \w+, which is missing: pip install 'brewtable\[table\]'", said)


def test_a_cluster_says_which_extra_it_is() -> None:
    said = brewtable_without("ray", "sim", GAME, "--ray", "auto").refusal()
    assert said == "this needs ray, which is missing: pip install 'brewtable[cluster]'"


@pytest.mark.parametrize("package", ["polars", "altair", "vl_convert"])
def test_the_lab_says_which_extra_it_is_before_anything_is_played(package: str, tmp_path: Path) -> None:
    folder = tmp_path / "lab"
    plays = ("lab", GAME, "--bots", "random", "--games", "1", "--judge", "0", "--ladder", "0")
    for command in ((*plays, "-o", str(folder)), ("lab", "report", str(folder))):
        said = brewtable_without(package, *command).refusal()
        assert said == f"this needs {package}, which is missing: pip install 'brewtable[lab]'"
    assert not folder.exists()


def test_tuning_says_which_extra_it_is() -> None:
    said = brewtable_without("optuna", "lab", "tune", GAME).refusal()
    assert said == "this needs optuna, which is missing: pip install 'brewtable[lab]'"


def test_postgresql_says_which_extra_it_is(tmp_path: Path) -> None:
    for command in ("serve", "backup file"):
        address = ("--database-url", "postgresql://nobody@127.0.0.1/nothing", "--data", str(tmp_path))
        said = brewtable_without("asyncpg", *command.split(), *address).refusal()
        assert said == "this needs asyncpg, which is missing: pip install 'brewtable[postgres]'"


def test_a_match_without_the_arena_goes_by_wins() -> None:
    bots = ("match", GAME, "--bots", "random,greedy", "--games", "2")
    said = brewtable_without(without("arena"), *bots).good()
    assert "no ratings without openskill: pip install 'brewtable[arena]'" in said
    told = json.loads(brewtable_without(without("arena"), *bots, "--json").good())
    assert [one["bot"] for one in told["bots"]] == ["greedy", "random"]
    assert told["rating"] == {"greedy": None, "random": None}
    refused = brewtable_without(without("arena"), *bots, "--output", "games.parquet").refusal()
    assert "pip install 'brewtable[arena]'" in refused


# For real.


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Interpreted and without pages, so that nothing takes long."""
    folder = tmp_path_factory.mktemp("wheel")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", *options, str(ROOT)],
        env={**os.environ, "BREWTABLE_COMPILE": "0", "BREWTABLE_WEB": "0"},
        check=True,
    )
    (made,) = folder.glob("*.whl")
    return made


class Installed:
    """An environment that has the package and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder, with_pip=True)

    def install(self, wanted: str) -> None:
        pip = [self.folder / "bin/python", "-m", "pip", "install", "--quiet", "-c", ROOT / "constraints.txt"]
        subprocess.run([*pip, wanted], env=self._environment(), check=True)

    def packages(self) -> set[str]:
        listed = subprocess.check_output(
            [self.folder / "bin/python", "-m", "pip", "list", "--format", "json"], env=self._environment()
        )
        return {one["name"].lower().replace("-", "_") for one in json.loads(listed)}

    def brewtable(self, *arguments: str, answers: str = "") -> Ended:
        done = subprocess.run(
            [self.folder / "bin/brewtable", *arguments],
            input=answers.encode(),
            capture_output=True,
            cwd=self.folder,
            env=self._environment(),
            check=False,
        )
        return Ended(done.returncode, done.stdout, done.stderr)

    def serves(self) -> str:
        """What the service says when it has begun to serve."""
        with subprocess.Popen(
            [self.folder / "bin/brewtable", "serve", "--port", "0", "--no-browser", "--data", self.folder],
            stdout=subprocess.PIPE,
            text=True,
            env=self._environment(),
        ) as serving:
            assert serving.stdout is not None
            said = serving.stdout.readline()
            serving.terminate()
        return said

    def _environment(self) -> dict[str, str]:
        """Without the path to the source, which tests of plain Python have."""
        return {name: value for name, value in environment().items() if name != "PYTHONPATH"}


@pytest.mark.long("packages are installed into an empty environment, twice")
def test_the_package_alone_plays_and_an_extra_adds_the_service(wheel: Path, tmp_path: Path) -> None:
    here = Installed(tmp_path / "empty")
    here.install(str(wheel))
    assert not here.packages() & {package.lower() for listed in EXTRAS.values() for package in listed}
    for game in ("beer-and-bread", "dice-brewing", "beer-pioneers"):
        assert json.loads(here.brewtable("sim", game, "--games", "1", "--json").good())["games"] == 1
        assert "hash" in here.brewtable("deck", "show", game).good()
    assert json.loads(here.brewtable("pipe", answers=NEW_GAME).good())["ok"]
    assert "The game is over." in here.brewtable("play", GAME, *BOTS, answers="\n").good()
    match = json.loads(
        here.brewtable("match", GAME, "--bots", "greedy,random", "--games", "2", "--json").good()
    )
    assert match["rating"] == {"greedy": None, "random": None}
    assert 'name = "mine"' in here.brewtable("deck", "export", "--name", "mine").good()
    for command in ([], ["serve"]):
        assert "pip install 'brewtable[table]'" in here.brewtable(*command).refusal()
    here.install(f"brewtable[table] @ {wheel.as_uri()}")
    assert "http://127.0.0.1:" in here.serves()
    assert not here.packages() & {"asyncpg", "openskill", "polars"}
    address = ("--database-url", "postgresql://nobody@127.0.0.1/nothing")
    assert "pip install 'brewtable[postgres]'" in here.brewtable("serve", *address).refusal()
