"""People at browsers: what they click, what they are shown, and everything their browser was sent."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Request, WebSocket

Data = dict[str, Any]

WIDE = {"width": 1280, "height": 720}
PHONE = {"width": 360, "height": 740}
PHONE_SIDEWAYS = {"width": 740, "height": 360}

PATIENCE = 20_000  # milliseconds; a busy machine is slow, a broken page never comes
# Games that people play in tests come to their end: mostly they leave it at what they have done.
DECLINES = "Pass|End|Done|No token|Swap nothing"
HASTE = 0.5
LAST_WORD = ".prompt .lead, .curtain, dialog[open] .winner"

# Of a set, no more may be picked than is asked for.
ACTION = '.actions .action:not(.is-blocked, .minor, [aria-disabled="true"])'
# What could be clicked now, read in one go.
SIGHT = """(action) => {
  const shown = (element) => element.getClientRects().length > 0;
  const names = (selector) => [...new Set(
    [...document.querySelectorAll(selector)].filter(shown).map((element) => element.dataset.thing))];
  return {
    asked: !document.querySelector('dialog[open]') && document.querySelector('.prompt .lead') !== null,
    things: names('.can[data-thing]'),
    ready: names('.can[data-thing]:has(.mark.ready)'),
    further: names('.is-next[data-thing]'),
    actions: [...document.querySelectorAll(action)].map((button) => button.innerText),
    views: [...document.querySelectorAll('.actions .view')].length,
    picks: document.querySelector('.actions .pick') !== null,
    confirm: document.querySelector('#confirm:not([aria-disabled="true"])') !== null,
    over: document.querySelector('dialog[open] .winner') !== null,
    curtain: document.querySelector('.curtain') !== null,
  };
}"""


_TABLE = re.compile(r"/tables?/(\w+)")


def _table_in(address: str) -> str:
    number = _TABLE.search(address)
    assert number is not None, address
    return number[1]


class Device:
    """A browser for one person after another, each of whom finds nothing of those before.

    What everybody is served stays, and so does a process that knows it: they take the time to start.
    """

    def __init__(self, browser: Browser, address: str, settings: Data, **taste: Any) -> None:
        self.address = address
        self._taste = {"viewport": WIDE, "reduced_motion": "reduce", "color_scheme": "light", **taste}
        self.context = browser.new_context(base_url=f"http://{address}", **self._taste)
        wanted = {"language": "en", "confirm": False, "sound": False, "guide": False, **settings}
        self.context.add_init_script(
            "location.protocol.startsWith('http') && !localStorage.getItem('brewtable-settings') && "
            f"localStorage.setItem('brewtable-settings', JSON.stringify({json.dumps(wanted)}))"
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self._tools = self.context.new_cdp_session(self.page)

    def clear(self) -> None:
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.context.set_offline(False)
        self.page.unroute_all()
        self.page.goto("about:blank")
        self.page.mouse.move(0, 0)
        self.page.set_viewport_size(self._taste["viewport"])
        self.page.emulate_media(
            media="null",
            color_scheme=self._taste["color_scheme"],
            reduced_motion=self._taste["reduced_motion"],
        )
        everything = {"origin": f"http://{self.address}", "storageTypes": "all"}
        self._tools.send("Storage.clearDataForOrigin", everything)
        self.context.clear_cookies()

    def close(self) -> None:
        self.context.close()


class Person:
    """Somebody with whose browser nothing may go wrong, and from which nothing may leave the machine."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.address = device.address
        self.context = device.context
        self.page = device.page
        self.complaints: list[str] = []
        self.received: list[
            tuple[str, str]
        ] = []  # where it came from, what it said; frames and answers in order
        self.moves_sent = self.moves_answered = 0
        self.decided: list[str] = []  # what was asked when a move was sent, move by move
        self._asked: dict[tuple[str, int], str] = {}  # by table and version
        self._versions: dict[str, int] = {}  # heard of last, by table
        self._asks: dict[str, str] = {}  # likewise
        self._excused: list[str] = []
        self._ears: dict[str, Callable[[Any], object]] = {
            "pageerror": lambda error: self._complain(f"error: {error}"),
            "console": lambda said: said.type in ("error", "warning") and self._complain(said.text),
            "request": self._on_request,
            "requestfailed": self._on_failure,
            "requestfinished": self._on_answer,
            "websocket": self._on_socket,
        }
        for event, listen in self._ears.items():
            self.page.on(event, listen)  # type: ignore[call-overload]

    # What the browser does and is sent.

    def _complain(self, what: str) -> None:
        if not any(re.search(excuse, what) for excuse in self._excused):
            self.complaints.append(what)

    def excuse(self, pattern: str) -> None:
        """What is meant to go wrong in a test."""
        self._excused.append(pattern)

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith((f"http://{self.address}/", "data:", "blob:")):
            self._complain(f"left the machine: {request.url}")
        if request.method == "POST" and request.url.endswith("/moves"):
            self._on_move(request.url, request.post_data_json)

    def _on_move(self, source: str, move: Data) -> None:
        self.moves_sent += 1
        self.decided.append(self._asked[_table_in(source), move["version"]])

    def _on_failure(self, request: Request) -> None:
        # Leaving a page ends what it was still asking for.
        if request.failure != "net::ERR_ABORTED":
            self._complain(f"failed: {request.url} {request.failure}")

    def _on_answer(self, request: Request) -> None:
        response = request.response()
        if response is None or "/api/" not in request.url:
            return
        if response.status >= 400:
            self._complain(f"{response.status} {request.method} {request.url}")
        self._hear(request.url, response.text())
        self.moves_answered += request.url.endswith("/moves")

    def _on_socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(f"ws://{self.address}/"):
            self._complain(f"left the machine: {socket.url}")
        socket.on("framesent", lambda frame: self._on_sent(socket.url, json.loads(str(frame))))
        socket.on("framereceived", lambda frame: self._on_frame(socket.url, str(frame)))

    def _on_sent(self, source: str, said: Data) -> None:
        if said["do"] == "move":
            self._on_move(source, said)

    def _on_frame(self, source: str, text: str) -> None:
        self._hear(source, text)
        self.moves_answered += text.startswith(('{"type":"moved"', '{"type":"refused"'))

    def _hear(self, source: str, text: str) -> None:
        self.received.append((source, text))
        if not _TABLE.search(source):
            return
        version, table = re.search(r'"version":(\d+)', text), _table_in(source)
        if version:  # what follows without one is said of the same
            self._versions[table] = int(version[1])
        if '"prompt":{' in text:
            heard = json.loads(text)
            now = heard.get("snapshot") or heard.get("now") or heard
            self._asks[table] = now["prompt"]["ask"]
        if table in self._asks and table in self._versions:  # what is asked again is not told again
            self._asked[table, self._versions[table]] = self._asks[table]

    @property
    def asked(self) -> set[str]:
        """Everything this browser was ever asked, whether or not the view had changed with it."""
        return set(self._asked.values())

    def leave(self) -> None:
        for event, listen in self._ears.items():
            self.page.remove_listener(event, listen)

    # Asking the service directly, with the browser's cookie.

    def post(self, path: str, **data: Any) -> Any:
        answer = self.context.request.post(f"/api{path}", data=data)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"/api{path}")
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, *seats: Data, game: str = "beer-and-bread", **more: Any) -> str:
        table: Data = self.post("/tables", game=game, seats=list(seats), **more)
        return str(table["id"])

    def bring(self, journal: str) -> str:
        answer = self.context.request.post(
            "/api/import", data=journal, headers={"content-type": "text/plain"}
        )
        assert answer.ok, answer.text()
        return str(answer.json()["id"])

    # Looking.

    def visit(self, path: str, wait_for: str = "h1") -> None:
        self.page.goto(path)
        self.page.locator(wait_for).first.wait_for()

    def sit_at(self, table: str) -> None:
        self.visit(f"/table/{table}", LAST_WORD + ", .prompt .aside, .waiting")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def see(self) -> Data:
        seen: Data = self.page.evaluate(SIGHT, ACTION)
        return seen

    def text(self, selector: str) -> str:
        return self.page.locator(selector).first.inner_text()

    def table(self) -> Data:
        """The table as the service tells it to this browser."""
        snapshot: Data = self.get(f"/tables/{_table_in(self.page.url)}")
        return snapshot

    def overhang(self) -> int:
        """By how much the page is wider than the window."""
        return int(
            self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        )

    # Playing.

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'.can[data-thing="{name}"], .is-chosen[data-thing="{name}"]').first

    def wait_for_turn(self) -> None:
        self.page.locator(LAST_WORD).first.wait_for()

    def decide(self, taste: random.Random | None = None) -> str | None:
        """One decision by clicking: a thing where needed, then what to do with it. What was clicked last."""
        taste = taste or random.Random(0)
        self.wait_for_turn()
        sent, answered, done = self.moves_sent, self.moves_answered, None
        for _ in range(400):
            seen = self.see()
            if self.moves_answered > answered or seen["over"] or seen["curtain"]:
                return done
            click = None if self.moves_sent > sent else self._next_click(seen, taste)
            if click is None:
                self.page.wait_for_timeout(25)
                continue
            where, done = click
            if self.page.locator(".tip").count():  # what is clicked may lie under it
                self.page.mouse.move(0, 0)
            where.click()
        raise AssertionError(f"nothing could be decided: {self.text('.dock')}")

    def _next_click(self, seen: Data, taste: random.Random) -> tuple[Locator, str] | None:
        if not seen["asked"]:
            return None
        if seen["confirm"] and (not seen["picks"] or taste.random() < HASTE):
            return self.page.locator("#confirm"), "confirmed"
        actions: list[str] = seen["actions"]
        worth = [number for number, text in enumerate(actions) if re.match("Brew (?!nothing)|Bake", text)]
        if not worth and taste.random() < HASTE:
            worth = [number for number, text in enumerate(actions) if re.match(DECLINES, text)]
        if actions and (worth or not seen["things"] or taste.random() < 0.8):
            number = taste.choice(worth or range(len(actions)))
            return self.page.locator(ACTION).nth(number), actions[number]
        for things in (seen["further"], seen["ready"], seen["things"]):
            if things:
                name = taste.choice(things)
                return self.thing(name), name
        return (self.page.locator(".actions .view").first, "turned the page") if seen["views"] else None

    def play(self, until: Callable[[Data], bool], taste: random.Random, most: int = 200) -> list[str]:
        """Decide until something is so; what was done."""
        done: list[str] = []
        for _ in range(most):
            self.wait_for_turn()
            if until(self.see()):
                return done
            done.append(self.decide(taste) or "")
        raise AssertionError(f"still playing after {most} decisions")
