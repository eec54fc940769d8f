"""The first page is small, and nothing on it or at a table keeps a processor busy for nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser import moments
from tests.browser.conftest import Enter
from tests.browser.people import Person

MOST = 150_000  # bytes, as they come over the line
IDLE = 2.0  # seconds looked at
BUSY = 0.01  # of a core


def received(person: Person, path: str, wait_for: str) -> int:
    """How many bytes come until a page is there, for somebody who has none of it yet."""
    tools = person.context.new_cdp_session(person.page)
    sizes: list[int] = []
    tools.on("Network.loadingFinished", lambda loaded: sizes.append(int(loaded["encodedDataLength"])))
    tools.send("Network.enable")
    tools.send("Network.clearBrowserCache")
    person.visit(path, wait_for)
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
    tools.detach()
    return sum(sizes)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_first_page_is_small(enter: Enter, language: str) -> None:
    ann = enter({"language": language})
    size = received(ann, "/", ".game .btn.main")
    assert 50_000 < size < MOST, f"{size / 1000:.1f} kB"
    fetched: list[str] = ann.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    too_early = "/TablePage|/Board|/guide|/HowToPlay|/plain|/ReplayPage|/(beer|dice)-"
    assert [name for name in fetched if any(part in name for part in too_early.split("|"))] == []


def busy(person: Person) -> float:
    """The share of a core that a page takes which nobody touches."""
    tools = person.context.new_cdp_session(person.page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        metrics: list[dict[str, Any]] = tools.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    before = worked()
    person.page.wait_for_timeout(IDLE * 1000)
    share = (worked() - before) / IDLE
    tools.detach()
    return share


@pytest.mark.parametrize("game", [*moments.GAMES, moments.BEER_PIONEERS])
def test_an_idle_table_takes_no_time(enter: Enter, game: str) -> None:
    """With the first steps on it, and all that can move."""
    ann = enter({"guide": True, "motion": "full"}, reduced_motion="no-preference")
    seats = [{"who": "me", "name": "Ann"}, {"who": "bot", "bot": "random"}]
    ann.sit_at(ann.open_table(*seats, game=game, seed=5))
    ann.wait_for_turn()
    ann.page.locator(".guide-ring").wait_for()
    ann.page.wait_for_function("document.getAnimations().length === 0")
    ann.page.wait_for_timeout(500)
    assert min(busy(ann) for _ in range(3)) < BUSY
