"""A Ray cluster of two nodes, both on this machine: the same games as here, also when one node is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import polars
import pytest
from tests.programs import leave_out

# A node that is gone refuses at once and is given up after three questions; one that is only slow has ten
# seconds for each.
QUICK_TO_NOTICE = {
    "RAY_health_check_period_ms": "500",
    "RAY_health_check_timeout_ms": "10000",
    "RAY_health_check_failure_threshold": "3",
}

COUNT = (
    "import ray; ray.init(address={address!r}, log_to_driver=False); print(ray.cluster_resources()['CPU'])"
)


class Cluster:
    """Nodes that are processes of this test, with folders and secrets of their own."""

    def __init__(self, folder: Path) -> None:
        self.environment = {
            **os.environ,
            **QUICK_TO_NOTICE,
            "RAY_AUTH_MODE": "token",
            "RAY_AUTH_TOKEN": "two-nodes-of-a-test-and-nobody-else",
            "RAY_USAGE_STATS_ENABLED": "0",
            "HOME": str(folder),
            "TMPDIR": str(folder),
        }
        self.folder = folder
        self.port = 20_000 + os.getpid() % 10_000
        self.nodes: list[subprocess.Popen[bytes]] = []

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def add(self) -> subprocess.Popen[bytes]:
        """The first is the head."""
        first = ["--head", f"--port={self.port}", f"--temp-dir={self.folder}/r", "--include-dashboard=false"]
        where = first if not self.nodes else [f"--address={self.address}"]
        command = [str(Path(sys.executable).with_name("ray")), "start", "--block", "--num-cpus=1", *where]
        with (self.folder / f"node-{len(self.nodes)}").open("wb") as log:
            node = subprocess.Popen(
                [*command, "--node-ip-address=127.0.0.1", "--object-store-memory=80000000"],
                stdout=log,
                stderr=log,
                env=self.environment,
                start_new_session=True,
            )
        self.nodes.append(node)
        return node

    def cores(self) -> int:
        """0 while nobody answers: a node that is only coming up may never do so, and it has a minute."""
        with self.python("-c", COUNT.format(address=self.address)) as asking:
            try:
                told = asking.communicate(timeout=60)[0].split()
            except subprocess.TimeoutExpired:
                asking.kill()
                return 0
        return int(float(told[-1])) if asking.returncode == 0 else 0

    def logs(self) -> str:
        return "\n".join(log.read_text("utf-8", "replace") for log in sorted(self.folder.glob("node-*")))

    def python(self, *arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.environment,
        )

    def end(self) -> None:
        for node in self.nodes:
            end_all(node)


def end_all(node: subprocess.Popen[bytes]) -> None:
    """A node is several processes, which share a session: all are killed, at once."""
    for folder in Path("/proc").glob("[1-9]*"):
        with suppress(ProcessLookupError):
            if os.getsid(int(folder.name)) == node.pid:
                os.kill(int(folder.name), signal.SIGKILL)
    node.wait(timeout=30)


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    if find_spec("ray") is None:
        leave_out("ray is not installed (pip install 'brewtable[cluster]')")
    # Not a folder of pytest's: the sockets of a node lie deep in it, and their names must stay short.
    with TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        nodes = Cluster(Path(folder))
        try:
            for _node in range(2):
                nodes.add()
                until(lambda: nodes.cores() == len(nodes.nodes), nodes.logs)
            yield nodes
        finally:
            nodes.end()


def until(true: Callable[[], bool], problem: Callable[[], str] = str) -> None:
    """Within five minutes: a cluster takes half a minute to stand, and long on a busy machine."""
    deadline = time.monotonic() + 300
    while not true():
        assert time.monotonic() < deadline, problem()
        time.sleep(0.2)


DIARIST = """
import os, time

class Diarist:
    def __init__(self, stream):
        self.decided = 0

    def choose(self, observation):
        if self.decided == 0:
            with open({diary!r}, "a") as diary:
                print(os.getpid(), file=diary)
        self.decided += 1
        time.sleep(0.004)
        return observation.legal()[-1]
"""


@pytest.mark.long("starts two nodes of a cluster and kills one")
def test_a_tournament_from_which_a_node_was_taken_is_the_one_played_here(
    cluster: Cluster, tmp_path: Path
) -> None:
    here, there, diary = tmp_path / "here.parquet", tmp_path / "there.parquet", tmp_path / "diary"
    diary.touch()
    script = tmp_path / "diarist.py"
    script.write_text(DIARIST.format(diary=str(diary)), "utf-8")
    bots = ("--bots", f"{script}:Diarist,greedy,random", "--games", "20", "--seed", "5")
    plan = ("-m", "brewtable", "tournament", "beer-and-bread", *bots)

    def begun() -> Counter[str]:
        return Counter(diary.read_text("utf-8").split())

    running = cluster.python(*plan, "--ray", cluster.address, "-o", str(there))
    until(lambda: running.poll() is not None or sum(games >= 2 for games in begun().values()) == 2)
    assert running.poll() is None, running.communicate()
    end_all(cluster.nodes[1])
    before = begun()
    _told, problem = running.communicate(timeout=300)
    assert running.returncode == 0, problem
    assert max(before.values()) < 20  # it was in the middle
    assert begun().total() > 40  # some games were begun twice
    assert sum(games > before[worker] for worker, games in begun().items()) == 1
    _told, problem = cluster.python(*plan, "-o", str(here)).communicate(timeout=300)
    assert problem == ""
    games, same = (polars.read_parquet(file).drop("seconds") for file in (there, here))
    assert games["game"].n_unique() == 60
    assert games.equals(same)
