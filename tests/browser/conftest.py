"""The running service with the built pages, and the machine's own Chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.people import PATIENCE, Person
from tests.scripts import WEB, load
from tests.table.guests import Service

from brewtable.table.pages import STATIC

NAMES = ("chromium", "chromium-browser", "google-chrome")
NO_CHROMIUM = "BROWSER TESTS LEFT OUT: they need Chromium (Debian, as root: apt-get install -y chromium)"

Enter = Callable[..., Person]

expect.set_options(timeout=PATIENCE)


def _leave_out(why: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)


def _find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _install_chromium() -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]):
        subprocess.run(command, env=environment, timeout=900, capture_output=True, check=False)


# Not for the whole session: Playwright keeps an event loop running, and other tests could not start theirs.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if _find_chromium() is None and root and shutil.which("apt-get"):
        _install_chromium()
    program = _find_chromium()
    if program is None:
        _leave_out(NO_CHROMIUM)
    with sync_playwright() as playwright:
        # Chromium's own sandbox refuses to run as root.
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"] if root else [])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def tools() -> ModuleType:
    """web/build.py."""
    return load(WEB / "build.py")


@pytest.fixture(scope="package")
def pages(tools: ModuleType) -> None:
    """The pages that the service serves are those of the sources."""
    try:
        tools.install()
        tools.build()
    except tools.CannotBuild as reason:
        _leave_out(f"BROWSER TESTS LEFT OUT: {reason}")
    served = STATIC / tools.STAMP.name
    if not served.is_file() or served.read_text() != tools.STAMP.read_text():
        pytest.fail(f"{STATIC} holds other pages than web/ gives: install the package anew (make test does)")


@pytest.fixture(scope="package")
def axe(pages: None, tools: ModuleType) -> str:
    text: str = (tools.MODULES / "axe-core/axe.min.js").read_text(encoding="utf-8")
    return text


@pytest.fixture(scope="package")
def address(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    service = Service(tmp_path_factory.mktemp("browser-service")).start()
    yield service.address
    assert service.stop() == 0


@pytest.fixture
def enter(browser: Browser, address: str) -> Iterator[Enter]:
    """Somebody new with a browser; at the end of the test nobody may have seen anything go wrong."""
    here: list[Person] = []

    def come_in(settings: dict[str, Any] | None = None, **taste: Any) -> Person:
        here.append(Person(browser, address, settings or {}, **taste))
        return here[-1]

    yield come_in
    complaints = [complaint for person in here for complaint in person.complaints]
    for person in here:
        person.close()
    assert not complaints
