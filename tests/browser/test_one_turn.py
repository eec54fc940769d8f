"""What helps in a turn: preview, undo, hint, rules, keys, motion."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser import moments
from tests.browser.conftest import Enter
from tests.browser.people import Person

ME = {"who": "me", "name": "Ann"}
RANDOM = {"who": "bot", "bot": "random"}
FIRST = {"first": "0"}
HARVEST = re.compile("^Harvest")


def begin(person: Person) -> None:
    """The first turn of a game that is always the same."""
    person.sit_at(person.open_table(ME, RANDOM, options=FIRST, seed=7))


def test_a_choice_is_shown_on_the_board_before_it_is_played(enter: Enter) -> None:
    ann = enter({"confirm": True})
    begin(ann)
    ann.page.locator(".hand-area .can").first.click()
    ann.page.get_by_role("region", name="What to do").get_by_role("button", name=HARVEST).click()
    expect(ann.page.locator(".village.own .is-preview").first).to_be_visible()
    expect(ann.page.locator(".land .is-leaving, .river .is-leaving").first).to_be_visible()
    assert ann.moves_sent == 0
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".is-preview, .is-leaving, #confirm")).to_have_count(0)
    ann.page.locator(".hand-area .can").first.click()
    ann.page.get_by_role("region", name="What to do").get_by_role("button", name=HARVEST).click()
    ann.page.locator("#confirm").click()
    expect(ann.page.locator(".log")).to_contain_text("Ann harvests")
    assert ann.moves_sent == 1


def test_what_cannot_be_done_says_why(enter: Enter) -> None:
    ann = enter()
    begin(ann)
    ann.page.locator(".hand-area .can").first.click()
    blocked = ann.page.locator(".action.is-blocked").first
    expect(blocked).to_contain_text("needs", ignore_case=True)
    blocked.click(force=True)  # it is no real button, but may be asked
    assert ann.moves_sent == 0


def test_undo_goes_back_step_by_step_and_restart_to_the_beginning_of_the_turn(enter: Enter) -> None:
    ann = enter()
    ann.sit_at(ann.bring(moments.when_asked("choose-offer", after=1, times=3)))
    start = ann.table()["ply"]
    stored = ann.page.locator(".village.own .store .piece")
    full = stored.count()
    for offered in (1, 2):
        ann.decide()
        ann.wait_for_turn()
        expect(stored).to_have_count(full - offered)
    for offered in (1, 0):
        ann.button("Undo").click()
        expect(stored).to_have_count(full - offered)
        assert ann.table()["ply"] == start + offered
    ann.decide()
    ann.wait_for_turn()
    ann.button("Restart turn").click()
    expect(ann.button("Restart turn")).to_have_count(0)
    assert ann.table()["ply"] == start - 1
    assert ann.table()["prompt"]["ask"] in ("turn", "play-taken")


def test_undo_may_be_pressed_before_the_move_is_shown(enter: Enter) -> None:
    ann = enter()
    ann.sit_at(ann.bring(moments.when_asked("choose-offer", after=1, times=3)))
    start = ann.table()["ply"]
    stored = ann.page.locator(".village.own .store .piece")
    full = stored.count()
    for wait in (0, 60):
        with ann.page.expect_response("**/undo"):
            ann.page.evaluate(
                """async (wait) => {
                  document.querySelector('.store .can[data-thing]').click();
                  if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
                  document.querySelector('.prompt [title="Undo"]').click();
                }""",
                wait,
            )
        ann.wait_for_turn()
        expect(stored).to_have_count(full)
        assert ann.table()["ply"] == start
    assert ann.moves_sent == 2


def test_undo_says_why_it_cannot_go_further(enter: Enter) -> None:
    ann = enter()
    begin(ann)
    undo = ann.page.locator(".prompt").get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert ann.table()["undo"]["refusal"]
    assert len(undo.get_attribute("title") or "") > 10
    # With something taken up, it is laid down.
    ann.page.locator(".hand-area .can").first.click()
    undo.click()
    expect(ann.page.locator(".hand-area .is-chosen")).to_have_count(0)
    ann.decide()
    ann.wait_for_turn()
    if not ann.table()["undo"]["can"]:
        expect(undo).to_have_attribute("aria-disabled", "true")
    assert ann.table()["ply"] >= 1


def test_a_hint_is_given_and_can_be_taken(enter: Enter) -> None:
    ann = enter({"confirm": True})
    begin(ann)
    ann.button("Hint").click()
    hint = ann.page.locator(".rail .hint-line")
    expect(hint).to_contain_text("A bot would:")
    expect(hint).to_contain_text("% sure")
    expect(ann.page.locator("[data-hinted]").first).to_be_visible()
    hint.get_by_role("button", name="Choose this").click()
    ann.page.locator("#confirm").click()
    expect(ann.page.locator(".log")).to_contain_text("Ann ")
    expect(hint).to_have_count(0)
    assert ann.moves_sent == 1


def test_the_rules_are_at_hand_and_can_be_searched(enter: Enter) -> None:
    ann = enter()
    begin(ann)
    ann.page.locator(".rail").get_by_role("button", name="Rules").click()
    sheet = ann.page.locator("dialog[open]")
    expect(sheet.locator(".clause").first).to_be_visible()
    everything = sheet.locator(".clause").count()
    search = sheet.get_by_role("searchbox")
    search.fill("windmill")
    expect(sheet.get_by_role("status")).to_contain_text("places")
    clauses = sheet.locator(".clause").all_inner_texts()
    assert 0 < len(clauses) < everything
    assert all("windmill" in clause.lower() for clause in clauses)
    search.fill("xyzzy")
    expect(sheet).to_contain_text("The rules do not speak of this.")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ann.decide()


def test_a_clause_has_an_address(enter: Enter) -> None:
    ann = enter()
    ann.visit("/rules/beer-and-bread#rule-BB-4.2", ".clause")
    expect(ann.page.locator("[id='rule-BB-4.2']")).to_be_focused()
    expect(ann.page.locator("[id='rule-BB-4.2']")).to_be_in_viewport()


GROUP = "document.activeElement.closest('[data-group]')?.dataset.group"


def _tab_to(person: Person, group: str, key: str = "Tab") -> None:
    for _ in range(40):
        person.page.keyboard.press(key)
        if person.page.evaluate(GROUP) == group:
            return
    raise AssertionError(f"{key} never reaches {group}")


def test_a_turn_is_played_by_keys_alone(enter: Enter) -> None:
    ann = enter({"confirm": True})
    begin(ann)
    keys, thing = ann.page.keyboard, "document.activeElement.dataset.thing"
    _tab_to(ann, "hand")
    first = ann.page.evaluate(thing)
    keys.press("ArrowRight")
    second = ann.page.evaluate(thing)
    assert second != first
    keys.press("ArrowLeft")
    assert ann.page.evaluate(thing) == first
    keys.press("End")
    assert ann.page.evaluate(thing) not in (first, second)
    keys.press("?")
    expect(ann.page.locator(".reason")).to_be_visible()
    keys.press("Enter")
    expect(ann.page.locator(".actions .action").first).to_be_visible()
    keys.press("Escape")
    expect(ann.page.locator(".actions .action")).to_have_count(0)
    keys.press("Enter")
    expect(ann.page.locator(".actions .action").first).to_be_visible()
    keys.press("Tab")
    assert ann.page.evaluate(GROUP) == "actions"
    keys.press("Enter")
    expect(ann.page.locator("#confirm")).to_be_visible()
    assert ann.moves_sent == 0
    keys.press("Enter")
    expect(ann.page.locator(".log")).to_contain_text("Ann ")
    assert ann.moves_sent == 1
    ann.wait_for_turn()
    # The focus was not lost with the button that was pressed.
    assert ann.page.evaluate("document.activeElement !== document.body")


def test_things_travel_unless_they_should_not(enter: Enter) -> None:
    for motion, expected in (("full", True), ("reduced", False)):
        ann = enter({"motion": motion}, reduced_motion="no-preference")
        begin(ann)
        ann.page.evaluate(
            "new MutationObserver((seen) => (globalThis.flown ||= seen.some((one) => one.addedNodes.length)))"
            ".observe(document.querySelector('#flights'), { childList: true })"
        )
        ann.page.locator(".hand-area .can").first.click()
        ann.page.locator(".actions").get_by_role("button", name=HARVEST).click()
        expect(ann.page.locator(".log")).to_contain_text("Ann harvests")
        ann.wait_for_turn()
        assert ann.page.evaluate("!!globalThis.flown") is expected
        ann.decide()
