"""Unguessable names in Crockford's base 32: easy to read aloud, hard to get wrong."""

from __future__ import annotations

import secrets

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LETTERS = 12
ID_LETTERS = 20
_READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})


def new_code() -> str:
    """A code that gives a seat to whoever knows it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LETTERS))


def new_id() -> str:
    """A name for a table or a person."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LETTERS)).lower()


def read_code(text: str) -> str | None:
    """The code someone typed: in any case, with or without dashes; None when it cannot be one."""
    code = text.upper().translate(_READ_AS)
    return code if len(code) == CODE_LETTERS and set(code) <= set(ALPHABET) else None


def show_code(code: str) -> str:
    return "-".join(code[at : at + 4] for at in range(0, CODE_LETTERS, 4))
