"""Who someone is: a random name in a signed cookie. No account, no password."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from brewtable.table.codes import ALPHABET, ID_LETTERS
from brewtable.table.keys import key_made_once
from brewtable.table.models import PersonRow, SignedOutRow
from brewtable.table.storage import Storage

COOKIE = "brewtable"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
_KEY = "cookie-key"
NAME_LENGTH = 40


class Signer:
    """Makes cookies that only this service can have made; `generations` tells which are still good."""

    def __init__(self, key: str, generations: dict[str, int] | None = None) -> None:
        self._key = key.encode()
        self.generations = generations if generations is not None else {}

    def cookie(self, person: str) -> str:
        generation = self.generations.get(person, 0)
        named = f"{person}.{generation}" if generation else person
        return f"{named}.{self.sign(named)}"

    def person(self, cookie: str) -> str | None:
        """Whose cookie it is; None when it was not made here, or is signed out."""
        named, _, signature = cookie.rpartition(".")
        person, _, generation = named.partition(".")
        fits = len(person) == ID_LETTERS and set(person.upper()) <= set(ALPHABET)
        genuine = hmac.compare_digest(signature.encode(), self.sign(named).encode())
        if not (fits and genuine) or int(generation or 0) < self.generations.get(person, 0):
            return None
        return person

    def sign(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()


async def load_signer(storage: Storage) -> Signer:
    """The signer with the key of this database, which is made on first use."""
    key = await key_made_once(storage, _KEY, lambda: secrets.token_hex(32))
    return Signer(key, await load_generations(storage))


async def load_generations(storage: Storage) -> dict[str, int]:
    """Who has signed out everywhere, and how often."""
    async with storage.read() as session:
        found = await session.execute(select(SignedOutRow.person, SignedOutRow.generation))
        return {row.person: row.generation for row in found}


def clean_name(name: str) -> str:
    """A name without what cannot be seen."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:NAME_LENGTH]


async def name_of(session: AsyncSession, person: str) -> str:
    return await session.scalar(select(PersonRow.name).where(PersonRow.id == person)) or ""


async def rename(session: AsyncSession, person: str, name: str) -> None:
    row = await session.get(PersonRow, person)
    if row is None:
        session.add(PersonRow(id=person, name=name))
    else:
        row.name = name
