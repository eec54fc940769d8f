"""Requests to addresses that strangers gave: what cannot be reached, and what is sent to a browser."""

from __future__ import annotations

import asyncio
import socket
import ssl

import pytest
from tests.table.callees import Browser, Receiver, claims_of

from brewtable.table import outward
from brewtable.table.call_ways import PUSH_SERVICES
from brewtable.table.challenges import from_base64, to_base64
from brewtable.table.outward import Target, Unreachable, is_public, post, target_of
from brewtable.table.web_push import are_of_a_browser, key_of, new_key, public_part, sealed_for, signature_for

# RFC 8291, section 5 and appendix A.
SAID = b"When I grow up, I want to be a watermelon"
BROWSERS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SHARED = "BTBZMqHH6r4Tts7J_aSIgg"
SENDERS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
LETTER = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
    "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


@pytest.fixture
def receiver() -> Receiver:
    return Receiver()


def test_a_letter_is_that_of_the_standard() -> None:
    sealed = sealed_for(
        from_base64(BROWSERS), from_base64(SHARED), SAID, from_base64(SALT), key_of(SENDERS), block=1
    )
    assert to_base64(sealed) == LETTER


def test_letters_are_as_long_as_each_other_and_never_the_same() -> None:
    short, same, other = (
        sealed_for(from_base64(BROWSERS), from_base64(SHARED), s) for s in (b"a", b"a", SAID)
    )
    assert len(short) == len(other)
    assert short != same


def test_the_service_says_who_it_is_for_one_push_service_and_half_a_day() -> None:
    key = key_of(new_key())
    header = signature_for("https://push.example", key, "https://games.example")
    claims = claims_of(header, to_base64(public_part(key)))
    assert claims.pop("exp") > 0
    assert claims == {"aud": "https://push.example", "sub": "https://games.example"}


@pytest.mark.parametrize(
    ("public_key", "shared", "fits"),
    [
        (BROWSERS, SHARED, True),
        (BROWSERS, SHARED[:-4], False),
        (BROWSERS[:-4], SHARED, False),
        (to_base64(b"\x04" + bytes(64)), SHARED, False),  # no point of the curve
        ("", "", False),
    ],
)
def test_keys_are_those_of_a_browser(public_key: str, shared: str, fits: bool) -> None:
    assert are_of_a_browser(public_key, shared) is fits


# Where nothing is sent.


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254",
        "100.64.0.1", "224.0.0.1", "255.255.255.255", "192.0.2.1", "::", "::1", "fe80::1%eth0", "fc00::1",
        "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:169.254.169.254", "64:ff9b::7f00:1", "::7f00:1",
        "64:ff9b:1::a00:1", "2002:7f00:1::", "2002:a00:1::1", "2001:0:7f00:1::", "2001:db8::1", "nonsense",
        "",
    ],
)  # fmt: skip
def test_numbers_that_are_not_public(number: str) -> None:
    assert not is_public(number)


@pytest.mark.parametrize("number", ["8.8.8.8", "142.250.1.1", "2a00:1450:4001:800::200a", "::ffff:8.8.8.8"])
def test_numbers_that_are(number: str) -> None:
    assert is_public(number)


@pytest.mark.parametrize(
    "address",
    [
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com:0/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilpush.apple.com.example/x",
        "https://push.apple.com/x",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com@evil.example/x",
        "https://me:you@fcm.googleapis.com/x",
        "https://fcm.googleapis.com\\@evil.example/x",
        "https://fcm.googleapis.com/x y",
        "https://fcm.googleapis.com/x\r\nX-Injected: yes",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:7f00:1]/x",
        "https://2130706433/x",
        "https://localhost/x",
        "https://fcm.googleapis.cöm/x",
        "ftp://fcm.googleapis.com/x",
        "file:///etc/passwd",
        "https://[",
        "https:///x",
        "",
        "https://fcm.googleapis.com/" + "x" * 1000,
    ],
)
def test_addresses_that_are_no_push_service(address: str) -> None:
    assert target_of(address, PUSH_SERVICES, ()) is None


def test_addresses_that_are_one() -> None:
    for address in (
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc?x=1",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://FCM.googleapis.com./fcm/send/abc",
    ):
        target = target_of(address, PUSH_SERVICES, ())
        assert target is not None
        assert not target.private
    allowed = target_of("http://127.0.0.1:9/x", (), ["127.0.0.1:9"])
    assert allowed is not None
    assert allowed.private
    assert target_of("http://127.0.0.1:8/x", (), ["127.0.0.1:9"]) is None
    assert target_of("https://chat.example:8443/x", (), ["chat.example"]) is None


def unreachable(target: Target, why: str) -> None:
    with pytest.raises(Unreachable, match=why):
        asyncio.run(post(target, {}, b""))


@pytest.mark.parametrize("numbers", [["127.0.0.1"], ["::1"], ["::ffff:127.0.0.1"], ["8.8.8.8", "127.0.0.1"]])
def test_a_public_name_that_leads_to_this_machine_is_not_asked(
    numbers: list[str], receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The names of others may say anything, and another thing the next moment: so they are asked once."""
    port, asked = int(receiver.host.partition(":")[2]), []

    def look_up(host: str, *_: object, **__: object) -> list[tuple[object, ...]]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (number, port)) for number in numbers]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    unreachable(Target("http", "fcm.googleapis.com", port, "/", private=False), "public")
    receiver.close()
    assert asked == ["fcm.googleapis.com"]
    assert not receiver.heard


def test_the_connection_goes_to_the_number_that_was_looked_at(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that changes between the look and the connection changes nothing."""
    port, answers = int(receiver.host.partition(":")[2]), ["127.0.0.1", "192.0.2.1", "192.0.2.1"]
    truly = socket.getaddrinfo

    def look_up(host: str, *more: object, **named: object) -> object:
        if host != "push.example":
            return truly(host, *more, **named)  # type: ignore[arg-type]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (answers.pop(0), port))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    assert asyncio.run(post(Target("http", "push.example", port, "/a?b", private=True), {}, b"said")) == 201
    receiver.close()
    assert len(answers) == 2
    assert receiver.heard[0].headers["host"] == f"push.example:{port}"
    assert receiver.heard[0].body == b"said"


def test_certificates_are_read_once(receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """To read them takes as long as many moves, which would wait for every call."""
    made, truly = [], ssl.create_default_context
    monkeypatch.setattr(ssl, "create_default_context", lambda: made.append(0) or truly())
    outward._trusted.cache_clear()
    name, _, port = receiver.host.partition(":")
    for _ in range(2):
        unreachable(Target("https", name, int(port), "/", private=True), "SSL")
    assert len(made) == 1


def test_redirects_are_not_followed(receiver: Receiver) -> None:
    other = Receiver()
    receiver.status, receiver.sends_to = 307, other.address
    target = target_of(receiver.address, (), [receiver.host])
    assert target is not None
    assert asyncio.run(post(target, {}, b"said")) == 307
    receiver.close()
    other.close()
    assert len(receiver.heard) == 1
    assert not other.heard


@pytest.mark.parametrize("answer", [b"", b"nonsense\r\n\r\n", b"HTTP/1.1 200 OK\r\n" + b"x: y\r\n" * 5000])
def test_answers_that_are_none(answer: bytes) -> None:
    async def work() -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read(10)
            writer.write(answer)
            writer.close()

        async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Unreachable):
                await post(Target("http", "127.0.0.1", port, "/", private=True), {}, b"")

    asyncio.run(work())


def test_who_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outward, "SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as server:
        unreachable(Target("http", "127.0.0.1", server.getsockname()[1], "/", private=True), "in time")


def test_a_browser_reads_what_is_sent_to_it(receiver: Receiver) -> None:
    browser = Browser(receiver)
    receiver.close()
    assert browser.opened(sealed_for(browser.point, browser.shared, SAID)) == SAID
