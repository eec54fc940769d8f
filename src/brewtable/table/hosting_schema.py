"""What the service says to hosts, and to whoever stands at the door."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from brewtable.table.people_schema import Credential
from brewtable.table.schema import Status

Entry = Literal["everybody", "invited", "members"]
Standing = Literal["", "in", "host", "out"]
Grant = Annotated[str, Meta(max_length=200)]
Times = Annotated[int, Meta(ge=1, le=10_000)]
Days = Annotated[int, Meta(ge=1, le=3650)]
MessageOfTheDay = Annotated[str, Meta(max_length=600)]
LimitText = Annotated[str, Meta(max_length=20)]


class Door(Struct):
    """The house from outside, and whether you may come in."""

    entry: Entry
    inside: bool
    invited: bool  # an invitation was used here; where `inside` is False, a passkey is all that is missing
    removed: bool  # by a host
    host: bool
    message: str  # of the day, in plain text; told inside only


class EnterHouse(Struct):
    code: Annotated[str, Meta(max_length=80)]


class BecomeHost(Struct):
    code: Annotated[str, Meta(max_length=80)]
    proof: Credential | None = None


class InvitationInfo(Struct):
    id: str
    code: str
    times: int | None  # None: any number
    used: int
    until: str | None
    created: str
    revoked: bool
    good: bool  # it lets somebody in now


class MemberInfo(Struct):
    """Somebody the house knows: they have a name, a passkey or a standing here."""

    id: str
    name: str
    standing: Standing
    passkeys: int
    games: int  # that ended and count
    seen: str | None  # the day they were here last
    invited_by: str | None  # the invitation


class LimitInfo(Struct):
    name: str
    value: str
    usual: str  # where no host has set it
    set: bool


class HouseInfo(Struct):
    entry: Entry
    message: str
    limits: list[LimitInfo]


class HostedTable(Struct):
    """A table as a host sees it: nothing of the game is told."""

    id: str
    game: str
    title: str
    status: Status
    public: bool
    by_link: bool
    seats: list[str]  # names; bots as bot:NAME; empty where nobody sits
    people: int
    here: int  # people who have it open now, as far as this process knows
    ply: int
    created: str
    changed: str


class HostPage(Struct):
    """All that a host's page shows."""

    grant: str  # that they have shown their passkey: good for some minutes, to look, not to act
    house: HouseInfo
    invitations: list[InvitationInfo]
    people: list[MemberInfo]
    tables: list[HostedTable]


class Proof(Struct):
    proof: Credential | None = None


class LookAgain(Struct):
    grant: Grant


class ChangeHouse(Struct):
    proof: Credential | None = None
    entry: Entry | None = None
    message: MessageOfTheDay | None = None
    limits: dict[str, LimitText] | None = None  # an empty text: as usual again


class Invite(Struct):
    proof: Credential | None = None
    times: Times | None = None
    days: Days | None = None


class SetStanding(Struct):
    standing: Literal["in", "host", "out"]
    proof: Credential | None = None
