"""What only Dice Brewing has at its table: rolling dice, and questions that interrupt."""

from __future__ import annotations

import pytest
from tests.browser import moments
from tests.browser.conftest import Enter


def test_a_token_is_not_asked_for_again_this_round(enter: Enter) -> None:
    ann = enter()
    ann.sit_at(ann.bring(moments.when_asked("play-token", after=20, game=moments.DICE_BREWING)))
    ann.wait_for_turn()
    begun = ann.table()["view"]["round"]
    ann.button("for the rest of the round").click()
    for _ in range(4):
        ann.wait_for_turn()
        now = ann.table()
        if now["over"] or now["view"]["round"] != begun:
            break
        assert now["view"]["brewers"][0]["quiet"]
        assert now["prompt"]["ask"] != "play-token"
        ann.decide()
    assert len(ann.decided) > 2


# Dice roll for less than a second: the page itself watches, and skips as soon as one is seen to.
SKIP_ROLLING = """(skip) => {
  globalThis.skipped = new Promise((resolve) => {
    const rolling = () => document.querySelectorAll('.db-die.tumbles').length;
    new MutationObserver((_, observer) => {
      if (!rolling()) return;
      observer.disconnect();
      window.dispatchEvent(new Event(skip));
      setTimeout(() => resolve(rolling()), 100);
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] });
  });
}"""


@pytest.mark.parametrize("skip", ["pointerdown", "keydown"])
def test_dice_are_seen_to_roll_until_that_is_skipped(enter: Enter, skip: str) -> None:
    ann = enter({"motion": "full"}, reduced_motion="no-preference")
    ann.sit_at(ann.bring(moments.when_asked("rerolling", game=moments.DICE_BREWING)))
    ann.wait_for_turn()
    ann.page.locator(".db-die.can").first.click()
    ann.page.evaluate(SKIP_ROLLING, skip)
    ann.page.locator(".actions .action").filter(has_text="Roll").click()
    assert ann.page.evaluate("globalThis.skipped") == 0
