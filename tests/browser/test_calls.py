"""Called when it is one's turn, as far as a browser takes part: its worker, the account page, a table.

Headless Chromium cannot reach a real push service, so its `PushManager` is replaced by one that gives a
subscription at ours, with keys of the test. All else is real: the service seals and sends the call, the test
opens it and hands it to the browser's worker by the browser's own tools, with no page open. Notifications
cannot be clicked there either: the worker is told of a click, and what it opens is written down.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.people import PHONE, Device, Person
from tests.browser.test_access import Reader
from tests.browser.variety import one_of
from tests.table import callees
from tests.table.callees import Mailbox, Receiver
from tests.table.guests import Service

ANN = {"who": "me", "name": "Ann"}
OPEN = {"who": "open"}
OVER_DAYS = {"kind": "days", "hours": 24}
SUBSCRIBES = """
PushManager.prototype.subscribe = async (options) => {
  globalThis.wished = { visible: options.userVisibleOnly, key: options.applicationServerKey };
  return { toJSON: () => (SUBSCRIPTION) };
};
PushManager.prototype.getSubscription = async () => null;
"""
CLICK = """async (path) => {
  const opened = [];
  Object.defineProperty(self, 'clients', { configurable: true, value: {
    matchAll: async () => [],
    openWindow: async (address) => opened.push(address),
  } });
  const notification = { close: () => undefined, data: { path } };
  const click = new ExtendableEvent('notificationclick');
  Object.defineProperty(click, 'notification', { value: notification });
  self.dispatchEvent(click);
  while (opened.length === 0) await new Promise((later) => setTimeout(later, 10));
  return opened;
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.getRegistration('/')).getNotifications()).map(
  ({ title, body, tag, data }) => ({ title, body, tag, path: data.path }))"""

Come = Callable[..., tuple[Person, callees.Browser]]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with closing(Receiver()) as one:
        yield one


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with closing(Mailbox()) as one:
        yield one


@pytest.fixture
def come(
    browser: Browser, pages: None, tmp_path: Path, receiver: Receiver, mailbox: Mailbox
) -> Iterator[Come]:
    """Somebody whose browser can subscribe, at a house that sends mail and lets itself be reached."""
    outside = ("--allow-push", receiver.host, "--allow-webhook", receiver.host)
    mail = ("--mail", mailbox.address, "--mail-from", "table@example.org")
    service = Service(tmp_path, *outside, *mail, call_seconds=0.2).start()
    address = f"localhost:{service.address.rpartition(':')[2]}"
    here: list[Person] = []

    def enter(**taste: Any) -> tuple[Person, callees.Browser]:
        device = Device(browser, address, {}, **taste)
        device.context.grant_permissions(["notifications"], origin=f"http://{address}")
        own = callees.Browser(receiver, str(len(here)))
        told = own.subscription()
        keys = {"p256dh": told["p256dh"], "auth": told["auth"]}
        subscription = json.dumps({"endpoint": told["endpoint"], "keys": keys})
        device.context.add_init_script(SUBSCRIBES.replace("SUBSCRIPTION", subscription))
        here.append(Person(device))
        return here[-1], own

    yield enter
    complaints = [complaint for person in here for complaint in person.complaints]
    for person in here:
        person.leave()
        person.device.close()
    assert service.stop() == 0
    assert not complaints


def told(person: Person, words: str) -> None:
    expect(person.page.get_by_role("status").filter(has_text=words)).to_be_visible()


class Post:
    """Hands messages to the worker of a browser, whether a page of ours is open in it or not."""

    def __init__(self, person: Person) -> None:
        self.origin = f"http://{person.address}"
        self._tools = person.context.new_cdp_session(person.page)
        self._registrations: list[str] = []
        self._tools.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._tools.send("ServiceWorker.enable")
        for _ in range(100):
            if self._registrations:
                break
            person.page.wait_for_timeout(50)

    def _note(self, event: dict[str, Any]) -> None:
        ours = (one for one in event["registrations"] if one["scopeURL"] == f"{self.origin}/")
        self._registrations.extend(one["registrationId"] for one in ours)

    def deliver(self, data: str) -> None:
        message = {"origin": self.origin, "registrationId": self._registrations[0], "data": data}
        self._tools.send("ServiceWorker.deliverPushMessage", message)


def test_a_browser_with_its_page_closed_is_called(come: Come) -> None:
    ann, browser = come()
    bob, _ = come()
    table = ann.open_table(ANN, OPEN, options={"first": "0"}, by_link=True, pace=OVER_DAYS)
    bob.post(f"/tables/{table}/sit", name="Bob")
    ann.sit_at(table)
    offer = ann.page.locator(".banner", has_text="Shall we call you")
    offer.get_by_role("button", name="Yes, at this device").click()
    told(ann, "You will be called at this device.")
    expect(offer).to_have_count(0)
    assert ann.page.evaluate("wished") == {"visible": True, "key": ann.get("/me/calls")["push_key"]}
    while ann.table()["to_move"] == 0:
        ann.decide()
    worker, post = ann.context.service_workers[0], Post(ann)
    ann.page.goto("about:blank")

    bob.sit_at(table)
    while bob.table()["to_move"] == 1:
        bob.decide()
    callees.until(lambda: browser.calls != [])
    [call] = browser.calls
    assert call["title"] == "Beer & Bread: it is your turn"
    post.deliver(browser.opened(browser.letters[0].body).decode())
    assert worker.evaluate(CLICK, call["path"]) == [f"{post.origin}/table/{table}"]
    ann.sit_at(table)
    [shown] = ann.page.evaluate(SHOWN)
    assert shown == call
    assert "Shall we call you" not in ann.text(".banners")


@one_of("theme", "light", "dark")
def test_how_one_is_called_is_chosen_on_the_account_page(
    come: Come, axe: str, theme: str, receiver: Receiver, mailbox: Mailbox
) -> None:
    ann, browser = come(color_scheme=theme, viewport=PHONE, has_touch=True)
    ann.visit("/account", ".account form")
    ann.button("Call me at this device").click()
    expect(ann.page.locator(".ways")).to_contain_text("This device")
    ann.page.get_by_role("button", name=re.compile("^Try")).click()
    told(ann, "A call is on its way.")
    assert [call["title"] for call in browser.calls] == ["Calls work"]
    ann.page.get_by_label("Mail address").fill("ann@example.org")
    ann.button("Call me by mail").click()
    expect(ann.page.locator(".ways")).to_contain_text("an…@example.org")
    ann.page.get_by_label("Webhook of a chat").fill(f"{receiver.address}/hook")
    ann.button("Call me in the chat").click()
    expect(ann.page.locator(".ways li")).to_have_count(3)
    assert ann.overhang() <= 0
    Reader(ann, axe).check("ways to be called")

    callees.until(lambda: mailbox.mails != [])
    confirm, stop = re.findall(r"http://[^/]+(/calls/\w+/\S+)", mailbox.text())
    ann.visit(confirm)
    Reader(ann, axe).check("a link in a mail")
    ann.button("Yes, call me").click()
    told(ann, "You will be called at an…@example.org.")
    ann.visit(stop)
    ann.button("Stop the mails").click()
    told(ann, "That is done")
    ann.excuse("404")
    ann.visit(confirm)
    ann.button("Yes, call me").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("This link is no good any more")

    table = ann.open_table(ANN, OPEN, by_link=True)
    ann.sit_at(table)
    ann.button("Menu").click()
    switch = ann.page.get_by_label("This table calls me")
    switch.uncheck()
    callees.until(lambda: ann.get(f"/tables/{table}/calls")["off"])
    Reader(ann, axe).check("the menu of a table")

    ann.visit("/account", ".ways li")
    ann.page.locator(".ways li", has_text="This device").get_by_role(
        "button", name=re.compile("Remove")
    ).click()
    expect(ann.page.locator(".ways li")).to_have_count(1)
    expect(ann.button("Call me at this device")).to_be_visible()


def test_a_page_behind_others_says_so(come: Come) -> None:
    """Chromium's tools make no page hidden, so the page is told that it is."""
    ann, browser = come()
    bob, _ = come()
    ann.visit("/account", ".account form")
    ann.button("Call me at this device").click()
    expect(ann.page.locator(".ways")).to_contain_text("This device")
    table = ann.open_table(ANN, OPEN, options={"first": "1"}, by_link=True)
    ann.sit_at(table)
    ann.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    bob.post(f"/tables/{table}/sit", name="Bob")
    callees.until(lambda: browser.calls != [])
    assert browser.calls[0]["path"] == f"/table/{table}"
    assert ann.table()["table"]["seats"][0]["online"]
