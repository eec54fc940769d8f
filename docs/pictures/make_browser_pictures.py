"""Takes the pictures of the browser's table from real games: python docs/pictures/make_browser_pictures.py

Needs what the browser tests need: the packages of the extra `dev`, Chromium and the built pages
(python web/build.py).
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.browser import moments  # noqa: E402
from tests.browser.people import PHONE, WIDE, Data, Device, Person  # noqa: E402
from tests.table.guests import Service  # noqa: E402

from brewtable.kernel.journal import read_journal, write_journal  # noqa: E402
from brewtable.kernel.match import Match  # noqa: E402

BEER_AND_BREAD = "greedy-moves-first.brew"
# Tables beside the first one: the name in the files, and the question in the middle of the game shown.
OTHERS = {moments.DICE_BREWING: ("dice", "move")}
PIONEERS = "pioneers/greedy-4.brew"
QUALITY = 44
LARGEST = 120_000
LARGEST_TOGETHER = 700_000


def journal(fits: str, after: int, game: str = BEER_AND_BREAD) -> str:
    """A recorded game up to a turn of the first seat in which a card can be made, or whatever else fits."""
    match = read_journal((moments.GOLDEN / game).read_text("utf-8"))
    if fits == "over":
        ply = match.ply
    else:
        prompts = ((ply, match.game.prompt(match.position_at(ply), 0)) for ply in range(after, match.ply))
        ply = next(
            ply
            for ply, prompt in prompts
            if prompt is not None and any(fits in str(choice.do.get("kind")) for choice in prompt.choices)
        )
    branch = match.branch(ply)
    branch.seats = ["Ida", *["bot:greedy"] * (len(branch.seats) - 1)]
    return write_journal(branch)


def middle(match: Match, ask: str) -> str:
    """A recorded game up to when the first seat is asked this, after half of it."""
    ply = next(ply for ply in range(match.ply // 2, match.ply) if moments.asked_at(match, ply) == (0, ask))
    branch = match.branch(ply)
    branch.seats = ["Ida", *["bot:greedy"] * (len(match.seats) - 1)]
    return write_journal(branch)


class Photographer:
    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address

    def person(self, size: Data, theme: str = "light", **taste: object) -> Person:
        settings = {"confirm": True}
        person = Person(
            Device(self.browser, self.address, settings, viewport=size, color_scheme=theme, **taste)
        )
        person.context.request.put("/api/me", data={"name": "Ida"})
        return person

    def take(self, person: Person, name: str) -> None:
        person.page.mouse.move(640, 3)
        person.page.wait_for_timeout(600)
        session = person.context.new_cdp_session(person.page)
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (HERE / name).write_bytes(base64.b64decode(shot["data"]))

    def all(self) -> None:
        ida = self.person(WIDE)
        start = ida.open_table({"who": "me"}, {"who": "bot", "bot": "greedy"}, seed=7, options={"first": "0"})
        ida.sit_at(start)
        self.take(ida, "browser-start.webp")
        middle = ida.bring(journal("produce", 70))
        ida.sit_at(middle)
        self.choose(ida)
        self.take(ida, "browser.webp")
        ended = ida.bring(journal("over", 0))
        ida.visit(f"/table/{ended}", "dialog[open] .winner")
        self.take(ida, "browser-end.webp")
        ida.visit(f"/table/{ended}/replay?ply=88", ".scrub")
        self.take(ida, "browser-replay.webp")
        self.pioneers(ida)
        ida.visit("/", ".mine li")
        self.take(ida, "browser-home.webp")
        night = self.person(WIDE, "dark")
        night.sit_at(night.bring(journal("exchange", 80)))
        self.take(night, "browser-dark.webp")
        phone = self.person(PHONE, has_touch=True, device_scale_factor=1.5)
        phone.sit_at(phone.bring(journal("produce", 70)))
        self.choose(phone)
        self.take(phone, "browser-phone.webp")
        for game, (name, ask) in OTHERS.items():
            self.other(game, name, ask)

    def other(self, game: str, name: str, ask: str) -> None:
        """Another game: its start, its middle for as many as can play, and a phone."""
        ida = self.person(WIDE)
        seats = [{"who": "me"}, {"who": "bot", "bot": "greedy"}]
        ida.sit_at(ida.open_table(*seats, game=game, seed=7))
        ida.wait_for_turn()
        self.take(ida, f"browser-{name}-start.webp")
        full = max(moments.games(game), key=lambda match: len(match.seats))
        ida.sit_at(ida.bring(middle(full, ask)))
        self.take(ida, f"browser-{name}.webp")
        phone = self.person(PHONE, has_touch=True, device_scale_factor=1.5)
        phone.sit_at(phone.bring(middle(min(moments.games(game), key=lambda match: len(match.seats)), ask)))
        self.take(phone, f"browser-{name}-phone.webp")

    def pioneers(self, person: Person) -> None:
        """A worker taken up: its experience and that of each space, and where a bonus action would follow."""
        person.sit_at(person.bring(journal("place", 150, PIONEERS)))
        person.page.locator(".can[data-thing^='worker:']").first.click()
        self.take(person, "browser-pioneers.webp")

    def choose(self, person: Person) -> None:
        """A card that can be made, taken up and about to be made."""
        person.page.locator(".hand-area .can:has(.mark.ready)").first.click()
        person.page.locator(".actions .action").filter(has_text="Brew").or_(
            person.page.locator(".actions .action").filter(has_text="Bake")
        ).first.click()
        person.page.locator("#confirm").wait_for()


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    service = Service(Path(tempfile.mkdtemp(prefix="brewtable-pictures-"))).start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            Photographer(browser, service.address).all()
    finally:
        service.stop()
    sizes = {file.name: file.stat().st_size for file in sorted(HERE.glob("*.webp"))}
    for name, size in sizes.items():
        print(f"{name:24}{size:>9,}")
    assert max(sizes.values()) < LARGEST
    assert sum(sizes.values()) < LARGEST_TOGETHER


if __name__ == "__main__":
    main()
