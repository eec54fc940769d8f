"""The lab's report: it opens from the disk, draws all its charts, and asks nothing from outside."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from brewtable.arena.spread import Here
from brewtable.lab.folder import REPORT
from brewtable.lab.plan import Plan, bots_by_seat
from brewtable.lab.report import report
from brewtable.lab.study import play, study
from brewtable.locale import Words

GAME = "beer-and-bread"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report") / "lab"
    plan = Plan(GAME, 2, (None, "house"), bots_by_seat(["easy"], 2), 10, judge=2, ladder=1)
    with Here() as engine:
        list(play(plan, folder, engine, resume=False))
    page = report(study(folder, Words("en")), Words("en"))
    (folder / REPORT).write_text(page, encoding="utf-8")
    return folder / REPORT


@pytest.mark.parametrize("width", [1280, 390])
def test_the_report_opens_alone(file: Path, browser: Browser, width: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": 900})
    page = context.new_page()
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on(
        "console", lambda line: complaints.append(line.text) if line.type in ("error", "warning") else None
    )
    page.on("pageerror", lambda problem: complaints.append(str(problem)))
    page.goto(file.as_uri())
    charts = page.locator(".chart")
    assert charts.count() >= 5
    for number in range(charts.count()):
        charts.nth(number).locator("svg").wait_for()
    assert asked == [file.as_uri()]
    assert complaints == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    context.close()
