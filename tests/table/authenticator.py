"""A device that keeps passkeys, for tests without a browser: it makes keys and signs what it is asked."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

Data = dict[str, Any]
PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """It has one passkey, once it has made it. What it does may be bent by a test."""

    def __init__(self, origin: str, flags: int = PRESENT | VERIFIED) -> None:
        self.origin = origin
        self.flags = flags
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.credential = secrets.token_bytes(20)
        self.uses = 0

    def make(self, options: Data) -> Data:
        data = self._data(options["rp"]["id"], self.flags | ATTESTED) + bytes(16)
        data += len(self.credential).to_bytes(2, "big") + self.credential + cbor2.dumps(self._public_key())
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(
            clientDataJSON=base64url(self._said("webauthn.create", options["challenge"])),
            attestationObject=base64url(attestation),
        )

    def sign(self, options: Data) -> Data:
        self.uses += 1
        data = self._data(options["rpId"], self.flags)
        said = self._said("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(
            clientDataJSON=base64url(said),
            authenticatorData=base64url(data),
            signature=base64url(signature),
        )

    def _answer(self, **response: str) -> Data:
        name = base64url(self.credential)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}

    def _said(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, place: str, flags: int) -> bytes:
        return hashlib.sha256(place.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _public_key(self) -> dict[int, Any]:
        point = self.key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
