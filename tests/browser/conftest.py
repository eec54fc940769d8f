"""The running service with the built pages, and the machine's own Chromium."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from itertools import chain
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.people import PATIENCE, Device, Person
from tests.conftest import Turn
from tests.programs import install, leave_out
from tests.scripts import WEB, load
from tests.table.guests import Service

from brewtable.table.pages import STATIC

NAMES = ("chromium", "chromium-browser", "google-chrome")
NO_CHROMIUM = "BROWSER TESTS LEFT OUT: they need Chromium (Debian, as root: apt-get install -y chromium)"

Enter = Callable[..., Person]

expect.set_options(timeout=PATIENCE)


def _find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


# Not for the whole session: Playwright keeps an event loop running, and other tests could not start theirs.
@pytest.fixture(scope="package")
def browser(my_turn: Turn) -> Iterator[Browser]:
    with my_turn():
        if _find_chromium() is None:
            install("chromium")
    program = _find_chromium()
    if program is None:
        leave_out(NO_CHROMIUM)
    with sync_playwright() as playwright:
        # Chromium's own sandbox refuses to run as root.
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def tools() -> ModuleType:
    """web/build.py."""
    return load(WEB / "build.py")


@pytest.fixture(scope="package")
def pages(tools: ModuleType, my_turn: Turn) -> None:
    """The pages that the service serves are those of the sources."""
    try:
        with my_turn():
            tools.install()
            tools.build()
    except tools.CannotBuild as reason:
        leave_out(f"BROWSER TESTS LEFT OUT: {reason}")
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


@pytest.fixture(scope="package")
def shelf(browser: Browser) -> Iterator[dict[str, list[Device]]]:
    """Devices that nobody uses right now, by how they are set up."""
    devices: dict[str, list[Device]] = {}
    yield devices
    for device in chain.from_iterable(devices.values()):
        device.close()


@pytest.fixture
def enter(browser: Browser, address: str, shelf: dict[str, list[Device]]) -> Iterator[Enter]:
    """Somebody new with a browser; at the end of the test nobody may have seen anything go wrong."""
    here: list[tuple[str, Person]] = []

    def come_in(settings: dict[str, Any] | None = None, **taste: Any) -> Person:
        kind = json.dumps([address, settings, taste], sort_keys=True)
        unused = shelf.setdefault(kind, [])
        device = unused.pop() if unused else Device(browser, address, settings or {}, **taste)
        here.append((kind, Person(device)))
        return here[-1][1]

    yield come_in
    complaints = [complaint for _, person in here for complaint in person.complaints]
    for kind, person in here:
        person.leave()
        person.device.clear()
        shelf[kind].append(person.device)
    assert not complaints
