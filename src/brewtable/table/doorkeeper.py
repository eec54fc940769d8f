"""What every request passes: who are you, where do you come from, and not so fast."""

from __future__ import annotations

import time
from collections import OrderedDict
from http.cookies import CookieError, SimpleCookie
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from brewtable.table.codes import new_id
from brewtable.table.people import COOKIE, COOKIE_SECONDS, Signer
from brewtable.table.problems import Refusal

SAFE = {"GET", "HEAD", "OPTIONS"}
POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


class Limiter:
    """So many a minute from each address."""

    def __init__(self, limit: int, remembered: int = 10_000) -> None:
        self._limit = limit
        self._remembered = remembered
        self._windows: OrderedDict[str, tuple[int, int]] = OrderedDict()

    def count(self, who: str) -> None:
        minute, so_far = self._now(who)
        self._windows[who] = minute, so_far + 1
        self._windows.move_to_end(who)
        while len(self._windows) > self._remembered:
            self._windows.popitem(last=False)

    def check(self, who: str, what: str) -> None:
        if self._now(who)[1] >= self._limit:
            raise Refusal(429, "too-fast", f"table-too-many-{what}")

    def _now(self, who: str) -> tuple[int, int]:
        minute = int(time.monotonic() // 60)
        known, so_far = self._windows.get(who, (minute, 0))
        return minute, so_far if known == minute else 0


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


class Doorkeeper(ASGIMiddleware):
    """Gives everybody a name in a signed cookie, and lets no other site act in their name."""

    def __init__(self, requests_a_minute: int) -> None:
        self._requests = Limiter(requests_a_minute)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        self._requests.check(address_of(scope), "requests")
        self._requests.count(address_of(scope))
        headers = Headers.from_scope(scope)
        _check_origin(scope, headers)
        signer: Signer = scope["litestar_app"].state.signer
        person = signer.person(_cookie(headers.get("cookie", "")))
        known = person is not None
        person = person or new_id()
        scope["state"]["person"] = person

        async def answer(message: Message) -> None:
            if not known and message["type"] in ("http.response.start", "websocket.accept"):
                message.setdefault("headers", [])
                MutableScopeHeaders(message).add("set-cookie", _set_cookie(scope, signer.cookie(person)))
            await send(message)

        await next_app(scope, receive, answer)


def _check_origin(scope: Scope, headers: Headers) -> None:
    """Browsers say which site a request comes from. Programs say nothing, and carry no one's cookie."""
    origin = headers.get("origin")
    if origin is None or scope.get("method") in SAFE:
        return
    if urlsplit(origin).netloc != headers.get("host", ""):
        raise Refusal(403, "other-site", "table-other-site")


def _cookie(header: str) -> str:
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return "" if morsel is None else morsel.value


def _set_cookie(scope: Scope, value: str) -> str:
    secure = "; Secure" if scope["scheme"] in ("https", "wss") else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"


async def add_headers(message: Message, scope: Scope) -> None:
    """Security headers on every answer, whoever gives it; nothing of the API is kept by caches."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["path"].startswith("/api"):
        headers["cache-control"] = "no-store"
