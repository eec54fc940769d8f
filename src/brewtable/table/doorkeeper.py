"""What every request passes: who are you, where do you come from, and not so fast."""

from __future__ import annotations

import re
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from brewtable.table.admission import Admission
from brewtable.table.codes import new_id
from brewtable.table.people import COOKIE, COOKIE_SECONDS, Signer
from brewtable.table.problems import Refusal

HEALTH = "/health"
HERE = ("localhost", "127.0.0.1", "::1")
# What is open to those whom the house does not let in: in `opt` of a handler, and nothing without it.
STRANGERS = "strangers"
FOR_STRANGERS = {STRANGERS: "all"}
AT_THEIR_TABLES = {STRANGERS: "seated"}  # the sitting looks whether they have a seat
BY_CODE = {STRANGERS: "code"}  # where the house lets the code of a seat invite to its table
NOW = "person_from_now_on"  # in the state of a request that signs somebody in or out
SAFE = {"GET", "HEAD", "OPTIONS"}
_PLAIN_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[\w.-]+)(:[0-9]*)?", re.ASCII)
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
    """So many a minute from each address. What is counted here is told to other processes by `untold`."""

    def __init__(self, limit: float, remembered: int = 10_000) -> None:
        self.limit = limit
        self._remembered = remembered
        self._windows: OrderedDict[str, tuple[int, int]] = OrderedDict()
        self._untold: Counter[str] | None = None

    def count(self, who: str) -> None:
        self.add(who, 1)
        if self._untold is not None:
            self._untold[who] += 1

    def untold(self) -> Counter[str]:
        """What was counted since this was asked last."""
        told, self._untold = self._untold or Counter(), Counter()
        return told

    def add(self, who: str, times: int) -> None:
        """Take in what was counted, here or by another process."""
        minute, so_far = self._now(who)
        self._windows[who] = minute, so_far + times
        self._windows.move_to_end(who)
        while len(self._windows) > self._remembered:
            self._windows.popitem(last=False)

    def check(self, who: str, what: str) -> None:
        if self._now(who)[1] >= self.limit:
            raise Refusal(429, "too-fast", f"table-too-many-{what}")

    def _now(self, who: str) -> tuple[int, int]:
        minute = int(time.monotonic() // 60)
        known, so_far = self._windows.get(who, (minute, 0))
        return minute, so_far if known == minute else 0


def address_of(scope: Scope) -> str:
    """Where a request comes from. Who has one address of IPv6 has the whole network of 2^64 around it."""
    client = scope.get("client")
    try:
        address = ip_address(client[0] if client else "")
    except ValueError:
        return client[0] if client else ""
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


class Doorkeeper(ASGIMiddleware):
    """Gives everybody a name in a signed cookie, and lets no other site act in their name."""

    def __init__(self, requests_a_minute: float, hosts: Iterable[str] = ()) -> None:
        self.requests = Limiter(requests_a_minute)
        self._hosts = {*HERE, *(host.lower() for host in hosts)}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        self._check_host(scope, Headers.from_scope(scope))
        if scope["path"] == HEALTH:  # asked often, by nobody in particular
            await next_app(scope, receive, send)
            return
        self.requests.check(address_of(scope), "requests")
        self.requests.count(address_of(scope))
        headers = Headers.from_scope(scope)
        _check_origin(scope, headers)
        signer: Signer = scope["litestar_app"].state.signer
        person = signer.person(_cookie(headers.get("cookie", "")))
        known = person is not None
        person = person or new_id()
        scope["state"]["person"] = person
        admission: Admission = scope["litestar_app"].state.hall.admission
        if known:
            admission.saw(person)
        if not admission.lets_in(person):
            _check_stranger(scope, admission, person)

        async def answer(message: Message) -> None:
            now = scope["state"].get(NOW, None if known else person)
            if now is not None and message["type"] in ("http.response.start", "websocket.accept"):
                message.setdefault("headers", [])
                MutableScopeHeaders(message).add("set-cookie", _set_cookie(scope, signer.cookie(now)))
            await send(message)

        await next_app(scope, receive, answer)

    def _check_host(self, scope: Scope, headers: Headers) -> None:
        """Another site may give our address a name of its own, to be let in as if it were ours."""
        named = headers.get("host")
        if named is None:
            return  # an old program; browsers always say it
        name = name_in(named)
        server = scope.get("server")
        if name not in self._hosts and (server is None or name != server[0]):
            raise Refusal(421, "other-host", "table-other-host", {"name": name[:100]})


def name_in(host: str) -> str:
    """The name in a Host header, without the port; all of it where it is no plain name.

    Links that the service sends begin with it: nobody may write there where else they lead.
    """
    if _PLAIN_HOST.fullmatch(host) is None:
        return host
    try:
        parts = urlsplit(f"//{host}")
        return host if parts.port == 0 else (parts.hostname or "").rstrip(".")
    except ValueError:
        return host


def _check_stranger(scope: Scope, admission: Admission, person: str) -> None:
    """Whom the house does not let in finds a few things open all the same."""
    for_whom = scope["route_handler"].opt.get(STRANGERS)
    if for_whom is None or (for_whom == "code" and not admission.takes_codes(person)):
        raise admission.refusal(person)


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
