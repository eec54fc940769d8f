"""Those who are called: a browser with its push service, a mail server, a chat server; all real, all here."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from brewtable.table.challenges import from_base64, to_base64

Data = dict[str, Any]


def until(wanted: Callable[[], bool], seconds: float = 20) -> None:
    deadline = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.02)


class Heard(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """A server that is told something: a push service, or that of a chat."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.status = 201
        self.sends_to = ""  # another address, with a redirect
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                named = {name.lower(): value for name, value in self.headers.items()}
                receiver.heard.append(Heard(self.path, named, body))
                self.send_response(receiver.status)
                if receiver.sends_to:
                    self.send_header("location", receiver.sends_to)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        self._thread.start()
        self.host = f"127.0.0.1:{self._server.server_port}"
        self.address = f"http://{self.host}"

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class Browser:
    """One that has subscribed: its keys, and what it reads of what it is sent."""

    def __init__(self, receiver: Receiver, name: str = "one") -> None:
        self._receiver = receiver
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.shared = bytes(range(16))
        self.path = f"/push/{name}"

    def subscription(self, **more: object) -> Data:
        keys = {"p256dh": to_base64(self.point), "auth": to_base64(self.shared)}
        return {
            "endpoint": self._receiver.address + self.path,
            **keys,
            "language": "en",
            "name": "Desk",
            **more,
        }

    @property
    def letters(self) -> list[Heard]:
        return [heard for heard in self._receiver.heard if heard.path == self.path]

    @property
    def calls(self) -> list[Data]:
        return [json.loads(self.opened(heard.body)) for heard in self.letters]

    def opened(self, letter: bytes) -> bytes:
        """The browser's half of RFC 8291."""
        salt, length = letter[:16], letter[20]
        sender, sealed = letter[21 : 21 + length], letter[21 + length :]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        agreed = self._key.exchange(ec.ECDH(), other)
        about = b"WebPush: info\0" + self.point + sender
        secret = HKDF(SHA256(), 32, self.shared, about).derive(agreed)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        said, mark, _ = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").rpartition(b"\2")
        assert mark
        return said


def claims_of(header: str, service_key: str) -> Data:
    """What a push service reads in the header of RFC 8292, if the signature is that of this service."""
    token, _, key = header.removeprefix("vapid t=").partition(", k=")
    assert key == service_key
    head, claims, signature = token.split(".")
    numbers = from_base64(signature)
    signed = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(key))
    point.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(from_base64(head)) == {"typ": "JWT", "alg": "ES256"}
    found: Data = json.loads(from_base64(claims))
    return found


class Mailbox:
    """A mail server on this machine that keeps what it is given."""

    def __init__(self, **kind: Any) -> None:
        self.mails: list[EmailMessage] = []
        self.envelopes: list[tuple[str | None, list[str]]] = []
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._server = Controller(self, hostname="127.0.0.1", port=self.port, **kind)
        self._server.start()
        self.address = f"smtp://127.0.0.1:{self.port}"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        mail = message_from_bytes(content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.envelopes.append((envelope.mail_from, list(envelope.rcpt_tos)))
        self.mails.append(mail)
        return "250 kept"

    def text(self, at: int = -1) -> str:
        return str(self.mails[at].get_content())

    def close(self) -> None:
        self._server.stop()
