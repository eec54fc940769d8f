"""Web push: a message that only one browser can read (RFC 8291), sent in the name of this service (RFC 8292).

What it is made with comes with the extra `club`: this module is imported only where that is there.
"""

from __future__ import annotations

import os
import time

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json

from brewtable.table.challenges import from_base64, to_base64

POINT, SHARED = 65, 16  # bytes of a browser's public key, and of what it shares with whoever may call it
_RECORD = 4096
_BLOCK = 512  # bytes: most messages are as long as each other
_SIGNED_FOR = 12 * 3600  # seconds


def new_key() -> str:
    """A private key, as its number."""
    return to_base64(generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32))


def key_of(number: str) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(from_base64(number)), SECP256R1())


def public_part(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def are_of_a_browser(public_key: str, shared: str) -> bool:
    """Whether these are keys as browsers give them."""
    try:
        point, secret = from_base64(public_key), from_base64(shared)
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == POINT and len(secret) == SHARED


def sealed_for(
    browser: bytes,
    shared: bytes,
    said: bytes,
    salt: bytes | None = None,
    key: EllipticCurvePrivateKey | None = None,
    block: int = _BLOCK,
) -> bytes:
    """What was said, in a letter that only this browser opens. Salt and key are fresh each time."""
    salt = os.urandom(16) if salt is None else salt
    key = generate_private_key(SECP256R1()) if key is None else key
    sender = public_part(key)
    agreed = key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), browser))
    secret = _derived(agreed, shared, b"WebPush: info\0" + browser + sender, 32)
    letter = AESGCM(_derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    end = b"\x02" + bytes(-(len(said) + 1) % block)
    head = salt + _RECORD.to_bytes(4) + bytes([len(sender)]) + sender
    return head + letter.encrypt(nonce, said + end, None)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)


def signature_for(origin: str, key: EllipticCurvePrivateKey, contact: str) -> str:
    """By this header a push service knows who sends, and whom to ask about it."""
    claims = {"aud": origin, "exp": int(time.time()) + _SIGNED_FOR, "sub": contact}
    text = ".".join(to_base64(json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(text.encode(), ECDSA(SHA256())))
    token = f"{text}.{to_base64(r.to_bytes(32) + s.to_bytes(32))}"
    return f"vapid t={token}, k={to_base64(public_part(key))}"
