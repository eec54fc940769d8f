"""The review of a finished game: who was likely to win, where it turned, what the bot would have done."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser import moments
from tests.browser.conftest import Enter
from tests.browser.people import PHONE, Person
from tests.browser.test_access import Reader
from tests.browser.variety import one_of

LONG = 120_000  # until every decision of a game is judged, where the rules are not compiled


def open_review(ann: Person, game: str, ply: int = 0) -> str:
    table = ann.bring(moments.finished(game))
    ann.visit(f"/table/{table}/review?ply={ply}", ".review .curve")
    return table


def wait_for_all(ann: Person) -> None:
    ann.page.locator(".review .worked").wait_for(timeout=LONG)
    expect(ann.page.get_by_role("progressbar")).to_have_count(0)


@one_of("game", *moments.FOLDERS)
def test_a_finished_game_is_reviewed(enter: Enter, axe: str, game: str) -> None:
    ann = enter()
    reader = Reader(ann, axe)
    table = open_review(ann, game, ply=30)
    output = ann.page.locator("output")
    wait_for_all(ann)
    curve = ann.page.get_by_role("img", name=re.compile("^Chance to win. Player 1: "))
    expect(curve.locator(".line")).to_have_count(1)
    # A game that bots played at random has turned more than once.
    turns = ann.page.locator(".review .turns button")
    expect(turns.first).to_contain_text(re.compile(r"move \d+.*−\d+\s%"))
    plan, verdicts = ann.get(f"/tables/{table}/review"), {}
    for ply in plan["plies"]:
        verdicts[ply] = ann.get(f"/tables/{table}/review/{ply}")
    worst = sorted(verdicts.values(), key=lambda one: -one["lost"])[: plan["turning_points"]]
    worst.sort(key=lambda one: int(one["ply"]))
    assert [f"move {one['ply'] + 1}" for one in worst] == turns.locator("small").all_inner_texts()
    turns.last.click()
    expect(output).to_have_text(re.compile(rf"^{worst[-1]['ply']} / "))
    expect(turns.last).to_have_attribute("aria-current", "step")
    expect(ann.page.locator(".review .verdict")).to_contain_text("The bot would rather:")
    same = next(ply for ply, one in verdicts.items() if one["better"] is None)
    ann.page.get_by_role("slider").fill(str(same))
    expect(ann.page.locator(".review .verdict")).to_contain_text("The bot would do the same.")
    assert ann.page.url.endswith(f"/review?ply={same}")
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".review .verdict")).to_contain_text("The game is over.")
    expect(ann.page.locator(".review .chances")).to_contain_text("100 %")
    for theme in ("light", "dark"):
        ann.page.emulate_media(color_scheme=theme)
        reader.check(f"review, {theme}")


def test_the_curve_is_clicked_and_dragged(enter: Enter) -> None:
    ann = enter()
    open_review(ann, moments.BEER_AND_BREAD)
    box = ann.page.locator(".curve .field").bounding_box()
    assert box is not None
    last = int(ann.text("output").split(" / ")[1])
    middle = box["y"] + box["height"] / 2
    ann.page.mouse.click(box["x"] + box["width"] / last * 50, middle)
    expect(ann.page.locator("output")).to_have_text(f"50 / {last}")
    ann.page.mouse.down()
    ann.page.mouse.move(box["x"] + box["width"] + 40, middle)
    ann.page.mouse.up()
    expect(ann.page.locator("output")).to_have_text(f"{last} / {last}")
    ann.page.mouse.move(box["x"], middle)
    expect(ann.page.locator("output")).to_have_text(f"{last} / {last}")


def test_a_review_is_found_from_the_score_and_from_the_replay(enter: Enter) -> None:
    ann = enter()
    table = ann.bring(moments.finished())
    ann.visit(f"/table/{table}", "dialog[open] .winner")
    ann.page.locator("dialog[open]").get_by_role("link", name="Review").click()
    ann.page.locator(".review .curve").wait_for()
    ann.button("Log").click()
    expect(ann.page.locator(".log")).to_be_visible()
    expect(ann.page).to_have_url(re.compile(r"/replay\?ply=0$"))
    # Whoever leaves asks no further.
    asked = len(ann.received)
    ann.page.wait_for_timeout(500)
    assert len(ann.received) <= asked + 2
    ann.button("Score").click()
    ann.page.locator("dialog[open]").get_by_role("link", name="Review").click()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    ann.page.locator(".review .curve").wait_for()
    ann.button("Log").click()
    ann.button("Review").click()
    expect(ann.page).to_have_url(re.compile(r"/review\?ply=0$"))
    ann.page.locator(".review .curve").wait_for()


def test_a_game_that_goes_on_has_no_review(enter: Enter) -> None:
    ann = enter()
    table = ann.bring(moments.when_asked("turn"))
    ann.visit(f"/table/{table}/replay", ".scrub")
    expect(ann.button("Review")).to_have_count(0)
    for trouble in ("409 GET .*/review", "Failed to load resource"):
        ann.excuse(trouble)
    ann.visit(f"/table/{table}/review", ".review [role=alert]")
    expect(ann.page.get_by_role("alert")).to_have_text("A game can be reviewed when it is over")


@one_of("theme", "dark", "light")
def test_the_review_on_a_phone(enter: Enter, axe: str, theme: str) -> None:
    ann = enter(viewport=PHONE, has_touch=True, color_scheme=theme)
    open_review(ann, moments.BEER_AND_BREAD, ply=20)
    wait_for_all(ann)
    assert ann.overhang() == 0
    expect(ann.page.locator(".tabs :checked")).to_have_value("review")
    Reader(ann, axe).check("review")
    ann.page.locator(".review .turns button").first.click()
    expect(ann.page.locator(".review .verdict")).to_contain_text("The bot would rather:")
    ann.page.locator(".tabs label").first.click()
    expect(ann.page.locator(".review")).to_be_hidden()
    expect(ann.page.locator(".board-area > *").first).to_be_visible()
    ann.page.locator(".tabs label", has_text="Log").click()
    expect(ann.page.locator(".log")).to_be_visible()
    ann.page.locator(".tabs label", has_text="Review").click()
    expect(ann.page.locator(".review .turns button").first).to_be_visible()
