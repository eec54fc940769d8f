"""A game looked at again, and gone on with another way."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser import moments
from tests.browser.conftest import Enter


def test_a_replay_goes_to_every_moment_and_can_be_played_on(enter: Enter) -> None:
    ann = enter(permissions=["clipboard-read", "clipboard-write"])
    table = ann.bring(moments.finished())
    ann.visit(f"/table/{table}/replay", ".scrub")
    output, scrub = ann.page.locator("output"), ann.page.get_by_role("slider")
    last = int(ann.text("output").split(" / ")[1])
    assert last > 60
    expect(output).to_have_text(f"0 / {last}")
    ann.button("One move on").click()
    expect(output).to_have_text(f"1 / {last}")
    ann.page.keyboard.press("ArrowRight")
    scrub.focus()
    ann.page.keyboard.press("End")
    expect(output).to_have_text(f"{last} / {last}")
    scrub.fill("30")
    expect(output).to_have_text(f"30 / {last}")
    assert ann.page.url.endswith("?ply=30")
    board = ann.text(".village.own")
    ann.button("Copy link").click()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    ann.visit("/", ".game")
    ann.page.goto(link)
    expect(output).to_have_text(f"30 / {last}")
    assert ann.text(".village.own") == board
    ann.page.locator(".log .moment").nth(3).click()
    assert int(ann.text("output").split(" / ")[0]) < 30
    ann.page.get_by_label("Through whose eyes").select_option("1")
    expect(ann.page.locator(".village.own")).to_contain_text(re.compile("random", re.IGNORECASE))
    ann.page.get_by_label("Through whose eyes").select_option("0")
    ann.page.goto(link)
    expect(output).to_have_text(f"30 / {last}")
    ann.button("Play on from here").click()
    ann.page.wait_for_url(lambda url: "replay" not in url and table not in url)
    ann.wait_for_turn()
    assert ann.table()["ply"] >= 30
    ann.decide()
    assert ann.get(f"/tables/{table}")["ply"] == last


def test_a_replay_plays_by_itself(enter: Enter) -> None:
    ann = enter()
    ann.visit(f"/table/{ann.bring(moments.finished())}/replay", ".scrub")
    ann.page.get_by_label("Speed").select_option("4")
    ann.button("Play").first.click()
    expect(ann.page.locator("output")).to_have_text(re.compile("^[3-9] / "))
    ann.button("Pause").click()


def test_a_brew_file_is_brought_from_the_start_page(enter: Enter) -> None:
    ann = enter()
    ann.visit("/", ".game .btn.main")
    file = {"name": "game.brew", "mimeType": "text/plain", "buffer": moments.finished().encode()}
    ann.page.get_by_label("Open a .brew file").set_input_files(file)
    ann.page.locator(".scrub").wait_for()
    ann.button("Score").click()
    expect(ann.page.locator("dialog[open]")).to_contain_text("Won by")
    with ann.page.expect_download() as download:
        ann.page.locator("dialog[open]").get_by_role("link", name="Save as .brew").click()
    assert download.value.path().read_text("utf-8").startswith('{"brew":1')
