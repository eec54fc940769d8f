"""The table in a real browser: played by clicking and by keys, read by axe, watched for errors."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

WEB = Path(__file__).parents[2] / "web"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="needs Chromium")

WIDE = {"width": 1280, "height": 720}
PHONE = {"width": 360, "height": 740}
PATIENCE = 15_000
ADVANCE = """() => {
  const action = document.querySelector('.action:not(.is-blocked, .minor)');
  const thing = document.querySelector('.hand-area .can') ?? document.querySelector('.board-area .can');
  if (!document.querySelector('.prompt .lead')) return false;
  (action ?? thing)?.click();
  return true;
}"""
VIOLATIONS = """async () => (await axe.run()).violations.flatMap(
  (rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`))"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    built = subprocess.run([sys.executable, str(WEB / "build.py")], capture_output=True, check=False)
    if built.returncode != 0:
        pytest.skip("the pages cannot be built here")
    folder = tmp_path_factory.mktemp("games")
    command = [sys.executable, "-m", "brewtable", "serve", "--no-browser", "--port", "0"]
    with subprocess.Popen([*command, "--data", str(folder)], stdout=subprocess.PIPE, text=True) as service:
        assert service.stdout is not None
        said = service.stdout.readline()
        yield next(word for word in said.split() if word.startswith("http")).rstrip("/")
        service.terminate()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


class Visitor:
    """A browser of its own, in which nothing may go wrong and from which nothing may leave the machine."""

    def __init__(self, browser: Browser, address: str, **taste: Any) -> None:
        self.address = address
        self.context = browser.new_context(**{"viewport": WIDE, "reduced_motion": "reduce", **taste})
        self.context.add_init_script(
            "localStorage.getItem('brewtable-settings') ?? localStorage.setItem("
            "'brewtable-settings', JSON.stringify({language: 'en', confirm: false}))"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on(
            "console", lambda said: self.problems.append(said.text) if said.type == "error" else None
        )
        self.page.on("request", self._watch)

    def _watch(self, request: Any) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws"), "blob:")):
            self.problems.append(f"left the machine: {request.url}")

    def visit(self, path: str, wait_for: str) -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector(wait_for)

    def play_now(self) -> None:
        self.visit("/", ".game .btn.main")
        self.page.click(".game .btn.main")
        self.page.wait_for_selector(".prompt .lead")

    def violations(self) -> list[str]:
        self.page.evaluate((WEB / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(VIOLATIONS)
        return found

    def overhang(self) -> int:
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.fixture
def visitors(browser: Browser, address: str) -> Iterator[Any]:
    here: list[Visitor] = []

    def enter(**taste: Any) -> Visitor:
        here.append(Visitor(browser, address, **taste))
        return here[-1]

    yield enter
    problems = [problem for visitor in here for problem in visitor.problems]
    for visitor in here:
        visitor.context.close()
    assert not problems


@pytest.mark.parametrize(
    "taste",
    [{"viewport": WIDE, "color_scheme": "light"}, {"viewport": PHONE, "color_scheme": "dark"}],
    ids=["wide-light", "phone-dark"],
)
def test_every_page_can_be_read_by_everybody_and_fits(visitors: Any, taste: dict[str, Any]) -> None:
    visitor = visitors(**taste)
    pages = {
        "/": ".game .btn.main",
        "/new/beer-and-bread": ".seat",
        "/settings": "select",
        "/rules/beer-and-bread": ".clause",
        "/join/ABCD-EFGH-JKMN": "input",
    }
    for path, wait_for in pages.items():
        visitor.visit(path, wait_for)
        assert not visitor.violations(), path
        assert visitor.overhang() <= 0, path
    visitor.play_now()
    visitor.page.locator(".hand-area .can").first.click()
    visitor.page.wait_for_selector(".action")
    assert not visitor.violations()
    assert visitor.overhang() <= 0
    visitor.page.get_by_role("button", name="Menu").click()
    assert not visitor.violations()


def play(visitor: Visitor, until: str, patience: float) -> None:
    """Click whatever can be clicked until something is on the page."""
    end = time.monotonic() + patience
    while not visitor.page.locator(until).count():
        assert time.monotonic() < end, visitor.page.inner_text(".prompt")
        clicked = visitor.page.evaluate(ADVANCE)
        visitor.page.wait_for_timeout(20 if clicked else 60)


def test_a_year_is_played_by_clicking_and_looked_at_again(visitors: Any) -> None:
    visitor = visitors()
    visitor.play_now()
    play(visitor, until=".log .year:nth-of-type(n + 8)", patience=120)
    visitor.page.goto(visitor.page.evaluate("location.href") + "/replay")
    visitor.page.wait_for_selector(".scrub")
    visitor.page.keyboard.press("End")
    now, last = visitor.page.inner_text("output").split(" / ")
    assert int(now) == int(last) >= 10
    assert not visitor.violations()


@pytest.mark.soak
def test_a_whole_game_is_played_by_clicking(visitors: Any) -> None:
    visitor = visitors()
    visitor.play_now()
    play(visitor, until="dialog[open] .winner", patience=600)
    assert "Won by" in visitor.page.inner_text("dialog[open]")
    assert not visitor.violations()


def test_a_turn_is_played_by_keys_alone(visitors: Any) -> None:
    visitor = visitors()
    visitor.play_now()
    page = visitor.page
    group = "document.activeElement.closest('[data-group]')?.dataset.group"
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate(group) == "hand":
            break
    first = page.evaluate("document.activeElement.dataset.thing")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.thing") != first
    page.keyboard.press("?")
    assert page.inner_text(".reason")
    page.keyboard.press("Enter")
    page.wait_for_selector(".action")
    page.keyboard.press("Escape")
    page.wait_for_selector(".action", state="detached")
    page.keyboard.press("Enter")
    page.wait_for_selector(".action")
    page.keyboard.press("Tab")
    assert page.evaluate(group) == "actions"
    before = page.locator(".log li").count()
    page.keyboard.press("Enter")
    page.wait_for_function(f"document.querySelectorAll('.log li').length > {before}")


def test_a_friend_joins_by_the_link_and_sees_the_move(visitors: Any) -> None:
    host, guest = visitors(), visitors(viewport=PHONE, has_touch=True)
    host.visit("/new/beer-and-bread", ".seat")
    host.page.get_by_label("Your name").fill("Ida")
    host.page.get_by_label("Who sits in seat 2").select_option("open")
    host.page.get_by_label("Who begins").select_option("0")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_selector(".waiting")
    code = host.page.locator(".seats code").last.inner_text()
    guest.visit(f"/join/{code}", "input")
    guest.page.get_by_label("Your name").fill("Marta")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.wait_for_selector(".dock")
    host.page.wait_for_selector(".prompt .lead")
    host.page.locator(".hand-area .can").first.click()
    host.page.locator(".action:not(.is-blocked)").first.click()
    guest.page.wait_for_selector(".prompt .lead")
    assert "Your turn" in guest.page.title()


def test_hands_stay_hidden_while_the_device_changes_hands(visitors: Any) -> None:
    visitor = visitors()
    visitor.visit("/new/beer-and-bread", ".seat")
    visitor.page.get_by_label("Who sits in seat 2").select_option("hot-seat")
    visitor.page.get_by_label("Name for seat 2").fill("Marta")
    visitor.page.get_by_role("button", name="Open the table").click()
    for _ in range(2):
        visitor.page.wait_for_selector(".curtain")
        assert visitor.page.locator("[data-thing^='hand:']").count() == 0
        visitor.page.locator(".curtain .btn.main").click()
        visitor.page.locator(".hand-area .can").first.click()
        visitor.page.locator(".action:not(.is-blocked)").first.click()
