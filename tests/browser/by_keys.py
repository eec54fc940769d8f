"""Somebody who plays by keys and sees nothing: the accessibility tree and announcements are all they have."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass

from tests.browser.people import Person

# A line of Playwright's aria snapshot: how deep, what it is, its name, and states such as [disabled].
LINE = re.compile(r'^(\s*)- (\w+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)(?::(.*))?$')
# Buttons of the table that are no answers.
STANDING = ("What happened", "Take back", "Undo", "Restart", "Rules about", "Ask for a takeback", "One less")
CAN = re.compile(r"\bCan (?!not\b)|\bTo be picked\b")
DECLINES = re.compile(r"Pass|End|Done|No |Buy nothing|Brew nothing|Add nothing|Swap nothing|Leave")
LISTEN = """() => {
  globalThis.heard ??= [];
  const region = document.querySelector('.table > [aria-live]');
  const told = (seen) => seen.flatMap((one) => [...one.addedNodes]).map((one) => one.textContent);
  new MutationObserver((seen) => heard.push(...told(seen))).observe(region, { childList: true });
}"""
# Saves the reading of parts in which it cannot be; that it is called so is heard, not seen.
NEAR = """(name) => {
  const part = document.activeElement.closest('[data-group]') ?? document.activeElement;
  const labels = [part, ...part.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel ?? '');
  const there = [part.textContent, ...labels].join(' ');
  return part !== document.body && name.split(/[^\\p{L}\\p{N}]+/u).every((word) => there.includes(word));
}"""
MOST_STOPS = 60
MOST_IN_GROUP = 60


@dataclass(frozen=True)
class Heard:
    role: str
    name: str
    states: str
    region: tuple[str, ...]
    text: str = ""

    @property
    def usable(self) -> bool:
        return self.role == "button" and "disabled" not in self.states


def lines(snapshot: str) -> Iterator[Heard]:
    above: list[tuple[int, str]] = []
    for raw in snapshot.splitlines():
        line = re.sub(r"^(\s*- )'(.*)'(:.*)?$", lambda m: m[1] + m[2].replace("''", "'") + (m[3] or ""), raw)
        found = LINE.match(line)
        if not found:
            continue
        depth, role, states = len(found[1]), found[2], found[4]
        name, text = (found[3] or "").replace('\\"', '"'), (found[5] or "").strip(' "')
        above = [one for one in above if one[0] < depth]
        yield Heard(role, name, states, tuple(label for _, label in above), text)
        above.append((depth, f"{role} {name}".strip()))


# By the page's own clock: where it is slow, what a key has done is not known any sooner.
A_MOMENT = "new Promise(done => requestAnimationFrame(() => setTimeout(done, 60)))"


class Keys:
    def __init__(self, person: Person, taste: random.Random) -> None:
        self.page, self.person, self.taste = person.page, person, taste
        self.questions: list[str] = []
        self.page.evaluate(LISTEN)

    def everything(self) -> list[Heard]:
        return list(lines(self.page.locator("body").aria_snapshot()))

    def here(self) -> Heard | None:
        """What has the focus, as a reader says it."""
        focus = self.page.locator(":focus")
        return next(lines(focus.aria_snapshot()), None) if focus.count() else None

    def press(self, key: str) -> Heard | None:
        self.page.keyboard.press(key)
        return self.here()

    def announced(self) -> list[str]:
        """What was told aloud so far, in order."""
        told: list[str] = self.page.evaluate("globalThis.heard")
        return told

    # Deciding.

    def decide(self) -> bool:
        """One decision; whether there was one to make."""
        question = self._question()
        if question is None:
            return False
        self.questions.append(question)
        sent = self.person.moves_sent
        for _ in range(40):
            answers = self._answers()
            assert answers, f"nobody who hears {question!r} could tell what to press"
            self._go_to(self._prefer(answers))
            self.page.keyboard.press("Enter")
            self.page.evaluate(A_MOMENT)
            if self.person.moves_sent > sent:
                return True
        raise AssertionError(f"{question!r} could not be answered")

    def _question(self) -> str | None:
        """What the table asks, once it asks something; None at the end."""
        for _ in range(800):
            told = self.everything()
            if any(one.role == "dialog" for one in told):
                return None
            status = next((one.text for one in told if one.role == "status"), "")
            if self.person.moves_answered == self.person.moves_sent and status.startswith("Your turn."):
                return status
            self.page.wait_for_timeout(25)
        raise AssertionError(f"the table asks nothing: {[one for one in told if one.role == 'status']}")

    def _answers(self) -> list[Heard]:
        told = [one for one in self.everything() if one.usable and not one.name.startswith(STANDING)]
        return [one for one in told if CAN.search(one.name) or self._is_answer(one)]

    def _is_answer(self, one: Heard) -> bool:
        """A button beside the question, or in the list of what to do."""
        return "region What to do" in one.region or one.region == ("region Your turn and your hand",)

    def _prefer(self, answers: list[Heard]) -> Heard:
        """Whoever has taken something up goes on with it, and mostly leaves it at what is done."""
        answers = [one for one in answers if "pressed" not in one.states] or answers
        buttons = [one for one in answers if self._is_answer(one)]
        others = [one for one in answers if one not in buttons]
        ends = [one for one in buttons if DECLINES.match(one.name)]
        if buttons and (not others or self.taste.random() < 0.6):
            return self.taste.choice(ends if ends and self.taste.random() < 0.5 else buttons)
        return self.taste.choice(others or buttons)

    # Going there.

    def _go_to(self, wanted: Heard) -> None:
        """From part to part by Tab, and within its part by arrows, until it is called."""
        for _ in range(MOST_STOPS):
            near = self.page.evaluate(NEAR, wanted.name)
            if near and (self._is(self.here(), wanted) or self._in_group(wanted)):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {wanted.name!r}")

    def _in_group(self, wanted: Heard) -> bool:
        self.page.evaluate("globalThis.began = document.activeElement")
        for _ in range(MOST_IN_GROUP):
            if self._is(self.press("ArrowRight"), wanted):
                return True
            if self.page.evaluate("document.activeElement === globalThis.began"):
                return False
        return False

    @staticmethod
    def _is(here: Heard | None, wanted: Heard) -> bool:
        return here is not None and here.name == wanted.name and here.usable
