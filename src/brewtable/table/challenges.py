"""Challenges: questions that only the browser which was asked can answer, for one purpose, once, and soon.

They are signed and not stored, so to ask for many costs the service nothing.
"""

from __future__ import annotations

import base64
import hmac
import secrets
import time
from typing import Literal

from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.models import SpentRow
from brewtable.table.people import Signer
from brewtable.table.problems import Refusal

Purpose = Literal["sign-in", "make", "grant", "add", "remove", "codes", "sign-out", "delete", "host", "look"]
GOOD_FOR = 300  # seconds
_RANDOM = 16  # letters


def new_challenge(signer: Signer, person: str, purpose: Purpose) -> str:
    until = int(time.time()) + GOOD_FOR
    asked = f"{secrets.token_hex(_RANDOM // 2)}-{until}"
    return f"{asked}-{_signature(signer, person, purpose, asked)}"


def check_challenge(signer: Signer, person: str, purpose: Purpose, challenge: str) -> None:
    """Whether this person was asked this for this, a short while ago."""
    asked, _, signature = challenge.rpartition("-")
    genuine = hmac.compare_digest(signature.encode(), _signature(signer, person, purpose, asked).encode())
    if not genuine or _until(challenge) < time.time():
        raise stale()


async def spend(session: AsyncSession, challenge: str) -> None:
    """Note that a challenge was answered; the same one is not taken again."""
    await session.execute(delete(SpentRow).where(SpentRow.until < int(time.time())))
    try:
        await session.execute(insert(SpentRow).values(challenge=challenge, until=_until(challenge)))
    except IntegrityError:
        raise stale() from None


def stale() -> Refusal:
    return Refusal(403, "stale-challenge", "people-stale-challenge")


def as_bytes(challenge: str) -> bytes:
    return challenge.encode()


def from_base64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _until(challenge: str) -> int:
    return int(challenge.split("-")[1])


def _signature(signer: Signer, person: str, purpose: Purpose, asked: str) -> str:
    return signer.sign(f"challenge:{person}:{purpose}:{asked}")[:32]
