"""What the service and its clients say to each other about people."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from brewtable.table.schema import Me, Name

Credential = dict[str, Any]  # as `PublicKeyCredential.toJSON()` gives it
Code = Annotated[str, Meta(max_length=80)]


class PasskeyInfo(Struct):
    id: str
    name: str
    place: str  # the name of the service that it was made for: browsers offer it there alone
    created: str
    used: str | None


class Account(Struct):
    """What somebody has beyond a cookie."""

    id: str
    name: str
    offered: bool  # a passkey can be made at this address
    installed: bool  # False: the service has not got what passkeys need
    passkeys: list[PasskeyInfo]
    codes: int  # recovery codes that are left


class AskForProof(Struct):
    purpose: Literal["add", "remove", "codes", "sign-out", "delete", "host"]


class Ceremony(Struct):
    """What a browser's `navigator.credentials` needs; `options` is None where no proof is needed yet."""

    options: dict[str, Any] | None


class AddPasskey(Struct):
    credential: Credential
    name: Name = ""
    proof: Credential | None = None  # of a passkey one has already
    grant: Code | None = None  # that a recovery code gave


class Proven(Struct):
    proof: Credential | None = None


class SignOut(Struct):
    everywhere: bool = False
    proof: Credential | None = None


class SignIn(Struct):
    credential: Credential
    bring: bool = True  # the tables of whom this browser was until now


class Recover(Struct):
    code: Code
    bring: bool = True


class Recovered(Struct):
    me: Me
    grant: str  # good once, for one new passkey


class Codes(Struct):
    codes: list[str]  # told this one time
