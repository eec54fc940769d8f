"""Requests that the service sends to addresses it was given by strangers.

An address may be meant to reach what only this machine can: so it is looked up here, what is not public is
refused, and the connection goes to just the number that was looked at. Nothing is followed, and of the
answer only its status is read.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Collection, Mapping
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import h11

LONGEST = 1000  # letters of an address
SECONDS = 10.0  # for all of a request
MOST_READ = 16_384  # bytes of an answer
HTTPS = 443
_EMBEDDED = IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("::/96")
_USUAL_PORTS = {"https": HTTPS, "http": 80}


class Unreachable(Exception):
    """Nobody may or can be asked at this address; says why, without the address."""


class Target(NamedTuple):
    """An address taken apart."""

    scheme: str
    host: str
    port: int
    path: str
    private: bool  # the host of the service has allowed this one, wherever it is

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.named}"

    @property
    def named(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _USUAL_PORTS[self.scheme] else f"{host}:{self.port}"


def target_of(address: str, known: Collection[str], allowed: Collection[str]) -> Target | None:
    """Where an address leads, if its host is one of those `known` to the public, or `allowed` here.

    Known hosts are asked over https at the usual port; `.example.org` stands for all names below it. Those
    allowed by whoever runs the service are NAME or NAME:PORT, and may be anywhere.
    """
    if len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address:
        return None
    try:
        parts = urlsplit(address)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        return None
    if parts.scheme not in _USUAL_PORTS or not host or parts.username is not None or "\\" in address:
        return None
    port = _USUAL_PORTS[parts.scheme] if port is None else port
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if (host in allowed and port == _USUAL_PORTS[parts.scheme]) or f"{host}:{port}" in allowed:
        return Target(parts.scheme, host, port, path, private=True)
    if parts.scheme == "https" and port == HTTPS and _is_among(host, known):
        return Target(parts.scheme, host, port, path, private=False)
    return None


def _is_among(host: str, known: Collection[str]) -> bool:
    return any(host == one or (one.startswith(".") and host.endswith(one)) for one in known)


def is_public(number: str) -> bool:
    """Whether a number belongs to the public network, also where one is wrapped in another."""
    try:
        address = ip_address(number.partition("%")[0])
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast for one in _meant_by(address))


def _meant_by(address: IPv4Address | IPv6Address) -> list[IPv4Address | IPv6Address]:
    """The address, and those of IPv4 that it stands for."""
    if isinstance(address, IPv4Address):
        return [address]
    if address.ipv4_mapped is not None:
        return [address.ipv4_mapped]
    wrapped = [address.sixtofour, *(address.teredo or ())]
    if any(address in network for network in _EMBEDDED):
        wrapped.append(IPv4Address(int(address) & 0xFFFFFFFF))
    return [address, *(one for one in wrapped if one is not None)]


async def post(target: Target, headers: Mapping[str, str], body: bytes) -> int:
    """Send something; the status of the answer."""
    try:
        async with asyncio.timeout(SECONDS):
            number = await _look_up(target)
            return await _ask(target, number, headers, body)
    except TimeoutError:
        raise Unreachable("no answer in time") from None
    except (OSError, ssl.SSLError, h11.RemoteProtocolError, UnicodeError) as problem:
        raise Unreachable(type(problem).__name__) from None


async def _look_up(target: Target) -> str:
    """One number of a host, all of which must be public unless the host is allowed."""
    found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=1)  # a stream
    numbers = [str(where[0]) for *_, where in found]
    if not numbers or not (target.private or all(map(is_public, numbers))):
        raise Unreachable("not a public address")
    return numbers[0]


@cache
def _trusted() -> ssl.SSLContext:
    """Made once: to read all the certificates that are trusted takes as long as many moves."""
    return ssl.create_default_context()


async def _ask(target: Target, number: str, headers: Mapping[str, str], body: bytes) -> int:
    secure = await asyncio.to_thread(_trusted) if target.scheme == "https" else None
    name = target.host if secure else None
    reader, writer = await asyncio.open_connection(number, target.port, ssl=secure, server_hostname=name)
    try:
        line = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_READ)
        told = {
            "host": target.named,
            "connection": "close",
            "content-length": str(len(body)),
            "user-agent": "brewtable",
            **headers,
        }
        asked = h11.Request(method="POST", target=target.path, headers=list(told.items()))
        for event in (asked, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(line.send(event) or b"")
        await writer.drain()
        return await _status(reader, line)
    finally:
        writer.transport.abort()  # what else may come is not read


async def _status(reader: asyncio.StreamReader, line: h11.Connection) -> int:
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(4096))
        elif isinstance(event, h11.Response):
            return int(event.status_code)
        elif not isinstance(event, h11.InformationalResponse):
            raise Unreachable("no answer")
