"""Calls on their way: to a browser's push service, to a mail server, to a chat server."""

from __future__ import annotations

import asyncio
import logging
from enum import Enum
from typing import TYPE_CHECKING

from msgspec import json

from brewtable.kernel.message import Message
from brewtable.table.call_ways import Outside, token_for
from brewtable.table.call_words import About, Said, say, words_of
from brewtable.table.challenges import from_base64
from brewtable.table.mailing import Postman
from brewtable.table.models import CallWayRow
from brewtable.table.outward import Unreachable, post
from brewtable.table.people import Signer

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

TRIES = 2
AGAIN_AFTER = 5.0  # seconds
PUSH_KEPT = 24 * 3600  # seconds that a push service keeps a call for a browser that is off
_GONE = (404, 410)
_FIRST_SERVER_FAULT = 500
log = logging.getLogger(__name__)


class Outcome(Enum):
    TAKEN = "taken"
    REFUSED = "refused"
    GONE = "gone"
    NOT_NOW = "not now"


class Senders:
    """Knows how each kind of way is used."""

    def __init__(
        self, outside: Outside, signer: Signer, key: EllipticCurvePrivateKey | None, postman: Postman | None
    ) -> None:
        self._outside = outside
        self._signer = signer
        self._key = key
        self._postman = postman

    async def call(self, way: CallWayRow, about: About, tries: int = TRIES) -> Outcome:
        """Say it once; what cannot be reached now is tried again a little later."""
        said = say(about, way.language)
        for more in reversed(range(tries)):
            outcome = await self._try(way, about, said)
            if outcome is not Outcome.NOT_NOW or not more:
                break
            await asyncio.sleep(AGAIN_AFTER)
        if outcome is not Outcome.TAKEN:
            log.warning("a call by %s was not taken: %s", way.kind, outcome.value)
        return outcome

    async def _try(self, way: CallWayRow, about: About, said: Said) -> Outcome:
        try:
            if way.kind == "push":
                return await self._push(way, about, said)
            if way.kind == "mail":
                return await self._mail(way, said)
            return await self._tell_chat(way, said)
        except Unreachable:
            return Outcome.NOT_NOW

    async def _push(self, way: CallWayRow, about: About, said: Said) -> Outcome:
        target = self._outside.target(way)
        if target is None or self._key is None:
            return Outcome.REFUSED
        from brewtable.table.web_push import sealed_for, signature_for  # noqa: PLC0415 - needs an extra

        told = {"title": said.title, "body": said.text, "path": said.path, "tag": about.table}
        body = sealed_for(from_base64(way.public_key), from_base64(way.shared), json.encode(told))
        kept = PUSH_KEPT if about.left is None else max(60, min(PUSH_KEPT, about.left // 1000))
        headers = {
            "authorization": signature_for(target.origin, self._key, _contact(way.place)),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(kept),
            "urgency": "normal",
        }
        return _outcome(await post(target, headers, body))

    async def _tell_chat(self, way: CallWayRow, said: Said) -> Outcome:
        target = self._outside.target(way)
        if target is None:
            return Outcome.REFUSED
        text = f"{said.title}\n{said.text}\n{way.place}{said.path}"
        told = {"text": text, "content": text, "allowed_mentions": {"parse": []}}
        return _outcome(await post(target, {"content-type": "application/json"}, json.encode(told)))

    async def _mail(self, way: CallWayRow, said: Said) -> Outcome:
        words = words_of(way.language)
        end = words.say(Message("calls-mail-end", {"address": self._link(way, "stop")}))
        text = f"{said.text}\n\n{way.place}{said.path}\n\n-- \n{end}\n"
        return await self._send_mail(way, said.title, text)

    async def ask_to_confirm(self, way: CallWayRow) -> Outcome:
        """The one mail to an address that nobody has confirmed: nothing of it is what a stranger wrote."""
        words = words_of(way.language)
        text = words.say(Message("calls-confirm-text", {"address": self._link(way, "confirm")}))
        end = words.say(Message("calls-mail-end", {"address": self._link(way, "stop")}))
        return await self._send_mail(way, words.say(Message("calls-confirm")), f"{text}\n\n-- \n{end}\n")

    def _link(self, way: CallWayRow, purpose: str) -> str:
        """A page with one button, for whoever reads the mails of this address."""
        return f"{way.place}/calls/{purpose}/{token_for(self._signer, purpose, way.id)}"

    async def _send_mail(self, way: CallWayRow, subject: str, text: str) -> Outcome:
        if self._postman is None:
            return Outcome.REFUSED
        stop = f"{way.place}/api/calls/stop/{token_for(self._signer, 'stop', way.id)}"
        taken = await self._postman.send(way.address, subject, text, stop)
        return Outcome.TAKEN if taken else Outcome.NOT_NOW


def _contact(place: str) -> str:
    """Whom a push service may ask: the service itself, where it can be found."""
    return place if place.startswith("https:") else "mailto:brewtable@localhost"


def _outcome(status: int) -> Outcome:
    if status in _GONE:
        return Outcome.GONE
    if 200 <= status < 300:
        return Outcome.TAKEN
    return Outcome.NOT_NOW if status == 429 or status >= _FIRST_SERVER_FAULT else Outcome.REFUSED
