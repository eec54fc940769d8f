"""What the service and its clients say to each other about being called."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from brewtable.table.schema import Name

WayKind = Literal["push", "mail", "webhook"]
Spoken = Annotated[str, Meta(pattern="^[a-z]{2}$")]
Address = Annotated[str, Meta(max_length=1000)]
Token = Annotated[str, Meta(max_length=120)]


class CallWay(Struct):
    """A way in which somebody is called, as far as whoever holds their cookie needs to know."""

    id: str
    kind: WayKind
    name: str  # of a device as it was given; of mail and webhooks a part of the address
    confirmed: bool  # a mail address is used when its owner has said yes
    created: str


class Calls(Struct):
    """How somebody is called when a table waits for them."""

    push_key: str | None  # the `applicationServerKey` of this service; None: it cannot push
    mail: bool  # offered here
    webhooks: list[str]  # the hosts of chat servers that may be called
    ways: list[CallWay]
    here: str | None = None  # the id of the way that was just added


class AddPush(Struct):
    """A browser's `PushSubscription`."""

    endpoint: Address
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=32)]
    language: Spoken
    name: Name = ""


class AddAddress(Struct):
    """A mail address, or the address of a chat server's webhook."""

    address: Address
    language: Spoken


class Called(Struct):
    delivered: bool  # as far as the push service, mail server or chat server says


class TableCalls(Struct):
    """Whether a table calls somebody."""

    off: bool
    ways: int  # by which they can be called


class SetCalls(Struct):
    off: bool


class CallToken(Struct):
    token: Token


class Confirmed(Struct):
    name: str  # a part of the address
