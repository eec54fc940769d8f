"""What helps in a turn: preview, undo, hint, rules, keys, motion."""

from __future__ import annotations

import re

import pytest
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
    expect(ann.page.locator(".log")).to_contain_text("You harvest")
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
    ann.sit_at(ann.bring(moments.when_asked("move", game=moments.DICE_BREWING, times=3)))
    start = ann.table()["ply"]
    for done in (1, 2):
        store_a_die(ann)
        assert ann.table()["ply"] == start + done
    with ann.page.expect_response("**/undo"):
        ann.button("Undo").click()
    assert ann.table()["ply"] == start + 1
    store_a_die(ann)
    ann.button("Restart turn").click()
    expect(ann.button("Restart turn")).to_have_count(0)
    assert ann.table()["ply"] <= start


def store_a_die(person: Person) -> None:
    choices = person.table()["prompt"]["choices"]
    person.thing(next(one["on"][0] for one in choices if one["do"]["kind"] == "store")).click()
    stored = person.page.locator(".actions .action").filter(has_text="Store")
    answered = person.moves_answered
    stored.click()
    while person.moves_answered == answered:
        person.page.wait_for_timeout(25)
    person.wait_for_turn()


def offer(person: Person) -> None:
    """Pick as many tokens as do not fit; they are not offered yet."""
    most = person.table()["prompt"]["set"]["most"]
    for _ in range(most):
        person.page.locator(".actions .action:not([aria-disabled=true])").first.click()
    expect(person.page.locator("#confirm")).to_have_text(re.compile(rf"{most}/{most}"))


def test_tokens_are_picked_on_the_board_and_offered_together(enter: Enter) -> None:
    ann = enter()
    ann.sit_at(ann.bring(moments.when_asked("choose-offer", after=1, times=3)))
    before = ann.table()
    most = before["prompt"]["set"]["most"]
    confirm = ann.page.locator("#confirm")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    thing = before["prompt"]["set"]["picks"][0]["on"][0]
    ann.page.locator(f'.store .can[data-thing="{thing}"]').first.click()
    expect(confirm).to_have_text(re.compile(rf"1/{most}"))
    ann.page.keyboard.press("Escape")
    expect(confirm).to_have_text(re.compile(rf"0/{most}"))
    assert ann.moves_sent == 0
    offer(ann)
    stored = ann.page.locator(".village.own .store .piece")
    full = stored.count()
    confirm.click()
    expect(stored).to_have_count(full - most)
    assert ann.moves_sent == 1


def test_a_payment_is_chosen_in_one_go(enter: Enter) -> None:
    ann = enter()
    ann.sit_at(ann.bring(moments.when_asked("choose-payment")))
    before = ann.table()
    ways = before["prompt"]["ways"]
    expect(ann.page.locator(".actions .action")).to_have_count(len(ways))
    ann.page.locator(".actions .action").last.click()
    ann.wait_for_turn()
    assert ann.table()["ply"] >= before["ply"] + len(ways[-1]["actions"])
    assert ann.moves_sent == 1


def test_undo_may_be_pressed_before_the_move_is_shown(enter: Enter) -> None:
    ann = enter()
    ann.sit_at(ann.bring(moments.when_asked("move", game=moments.DICE_BREWING, times=3)))
    before = ann.table()
    die = next(one["on"][0] for one in before["prompt"]["choices"] if one["do"]["kind"] == "store")
    for wait in (0, 60):
        ann.thing(die).click()
        ann.page.locator(".actions .action").filter(has_text="Store").wait_for()
        with ann.page.expect_response("**/undo"):
            ann.page.evaluate(
                """async (wait) => {
                  const actions = [...document.querySelectorAll('.actions .action')];
                  actions.find((one) => /Store/.test(one.innerText)).click();
                  if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
                  document.querySelector('.prompt [title="Undo"]').click();
                }""",
                wait,
            )
        ann.wait_for_turn()
        assert ann.table()["view"] == before["view"]
        assert ann.table()["ply"] == before["ply"]
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
    assert ann.table()["ply"] >= 1


def test_a_disabled_undo_tells_its_reason_and_bots_let_one_take_back(enter: Enter) -> None:
    ann = enter()
    begin(ann)
    ann.page.locator(".prompt").get_by_role("button", name="Undo").click(force=True)
    refusal = ann.page.locator(".reason")
    expect(refusal).to_be_visible()
    assert len(refusal.inner_text()) > 10
    hand = ann.page.locator("[data-thing^='hand:']")
    cards = hand.evaluate_all("cards => cards.map((card) => card.dataset.thing)")
    ann.decide()
    ann.wait_for_turn()
    before = ann.table()["ply"]
    ann.page.locator(".prompt").get_by_role("button", name=re.compile("Take back|Undo")).click()
    expect(hand).to_have_count(len(cards))
    ann.wait_for_turn()
    assert ann.table()["ply"] < before
    assert ann.page.locator(".banner").count() == 0
    assert hand.evaluate_all("cards => cards.map((card) => card.dataset.thing)") == cards


def test_what_the_others_did_stays_until_the_next_decision_and_is_shown_again(enter: Enter) -> None:
    ann = enter({"pace": "at-once"})
    begin(ann)
    recap = ann.button("What happened")
    while recap.count() == 0:
        ann.decide()
        ann.wait_for_turn()
    ply = ann.table()["ply"]
    recap.click()
    deeds = ann.page.locator(".recap li")
    expect(deeds.first).to_contain_text("Random bot")
    said = deeds.all_inner_texts()
    ann.button("Show it again").click()
    expect(ann.page.locator(".prompt .lead")).to_have_count(0)
    expect(ann.page.locator(".prompt")).to_contain_text("Random bot")
    ann.wait_for_turn()
    recap.click()
    assert deeds.all_inner_texts() == said
    assert ann.table()["ply"] == ply
    ann.page.keyboard.press("Escape")
    ann.decide()


def test_moves_of_others_take_their_time_or_none(enter: Enter) -> None:
    ann = enter({"motion": "full", "pace": "at-once"}, reduced_motion="no-preference")
    begin(ann)
    ann.visit("/settings", "select")
    ann.page.get_by_label("Moves of others").select_option("Brisk")
    ann.page.reload()
    expect(ann.page.get_by_label("Moves of others")).to_have_value("brisk")


def test_keys_are_listed_and_work(enter: Enter) -> None:
    ann = enter({"confirm": True})
    begin(ann)
    ann.page.keyboard.press("?")
    sheet = ann.page.locator("dialog[open]")
    expect(sheet).to_contain_text("Put back what you took up")
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ann.page.keyboard.press("h")
    expect(ann.page.locator(".rail .hint-line")).to_be_visible()
    ann.page.locator(".hand-area .can").first.click()
    expect(ann.page.locator(".hand-area .is-chosen")).to_have_count(1)
    ann.page.keyboard.press("u")
    expect(ann.page.locator(".hand-area .is-chosen")).to_have_count(0)
    ann.button("Menu").click()
    ann.button("Keys").click()
    expect(sheet).to_contain_text("Ask for a hint")


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
    expect(ann.page.locator(".log")).to_contain_text("You ")
    expect(hint).to_have_count(0)
    assert ann.moves_sent == 1


def test_the_rules_are_at_hand_and_can_be_searched(enter: Enter) -> None:
    ann = enter()
    begin(ann)
    ann.page.locator(".rail").get_by_role("button", name="Rules", exact=True).click()
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


@pytest.mark.parametrize(
    ("language", "title", "clause", "untranslated"),
    [
        ("de", "Beer & Bread", "Das Spiel dauert sechs Jahre.", "noch nicht übersetzt"),
        ("pl", "Beer & Bread", "Gra trwa sześć lat.", "nie są jeszcze przetłumaczone"),
        ("ru", "Пиво и хлеб", "Игра длится шесть лет.", "ещё не переведены"),
    ],
)
def test_the_rules_are_in_the_language_of_the_table(
    enter: Enter, language: str, title: str, clause: str, untranslated: str
) -> None:
    ann = enter({"language": language})
    ann.visit("/rules/beer-and-bread", ".clause")
    expect(ann.page.locator('[id="rule-BB-2.1"]')).to_contain_text(clause)
    expect(ann.page.locator('nav [aria-current="page"]')).to_have_text(re.compile(title.replace(" ", r"\s")))
    expect(ann.page.locator("section.rules")).not_to_contain_text(untranslated)


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
    expect(ann.page.locator(".log")).to_contain_text("You ")
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
        expect(ann.page.locator(".log")).to_contain_text("You harvest")
        ann.wait_for_turn()
        assert ann.page.evaluate("!!globalThis.flown") is expected
        ann.decide()
