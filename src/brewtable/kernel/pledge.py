"""The shuffle pledge: a promise, made before the first card is seen, that can be checked after the last.

Before the game only the hash is shown. After it come the seed and the salt, without which somebody might
have tried seeds until one fitted the hash.
"""

from __future__ import annotations

import hashlib


class Pledge:
    """A hash over salt and seed, and the salt."""

    def __init__(self, digest: str, salt: str) -> None:
        self.hash = digest
        self.salt = salt

    def keeps(self, seed: int) -> bool:
        """Whether this is the seed that was promised."""
        return pledge_hash(self.salt, seed) == self.hash


def pledge_hash(salt: str, seed: int) -> str:
    """SHA-256 of `SALT:SEED`, in hex."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def make_pledge(salt: str, seed: int) -> Pledge:
    return Pledge(pledge_hash(salt, seed), salt)
