"""Mail by the server of whoever runs the house, each with a way to have no more of it."""

from __future__ import annotations

import asyncio
import os
import re
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

from brewtable.kernel.errors import SetupError

PASSWORD = "BREWTABLE_MAIL_PASSWORD"
PASSWORD_FILE = "BREWTABLE_MAIL_PASSWORD_FILE"
EXAMPLE = "smtp://USER@HOST:587"
SECONDS = 20.0
_PORTS = {"smtp": 587, "smtps": 465}
_HERE = ("localhost", "127.0.0.1", "::1")
_AT_ONCE = 2  # mails
# What mail servers everywhere take; quoted names and comments of RFC 5322 are left to others.
_ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]"
)
_LONGEST, _LONGEST_NAME = 254, 64


@dataclass(frozen=True)
class MailServer:
    """Who sends our mail."""

    host: str
    port: int
    secure: bool  # from the first byte; otherwise from STARTTLS on
    user: str
    password: str = field(repr=False)
    sender: str

    @property
    def address(self) -> str:
        """As it was given, without the password."""
        user = f"{quote(self.user, safe='')}@" if self.user else ""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'smtps' if self.secure else 'smtp'}://{user}{host}:{self.port}"

    @property
    def is_here(self) -> bool:
        return self.host in _HERE


def mail_server(
    address: str | None, sender: str | None, environment: Mapping[str, str] = os.environ
) -> MailServer | None:
    """The server at an address such as smtp://USER@HOST:587; the password comes from the environment."""
    if address is None:
        return None
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise SetupError("table-mail-form", {"example": EXAMPLE}) from None
    if parts.scheme not in _PORTS or not host or parts.password is not None or parts.path.strip("/"):
        raise SetupError("table-mail-form", {"example": EXAMPLE})
    if sender is None or not is_address(parseaddr(sender)[1]) or "\n" in sender or "\r" in sender:
        raise SetupError("table-mail-from", {"example": "Our table <table@example.org>"})
    user, password = unquote(parts.username or ""), _password(environment)
    if bool(user) != bool(password):
        raise SetupError("table-mail-password", {"variable": PASSWORD, "file": PASSWORD_FILE})
    return MailServer(host, port or _PORTS[parts.scheme], parts.scheme == "smtps", user, password, sender)


def _password(environment: Mapping[str, str]) -> str:
    file = environment.get(PASSWORD_FILE)
    if file is None:
        return environment.get(PASSWORD, "")
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, ValueError) as problem:
        raise SetupError("table-mail-file", {"file": file, "problem": str(problem)}) from None


def is_address(text: str) -> bool:
    return len(text) <= _LONGEST and text.find("@") <= _LONGEST_NAME and _ADDRESS.fullmatch(text) is not None


class Postman:
    """Takes mails to the server, a few at a time, in threads of his own."""

    def __init__(self, server: MailServer) -> None:
        self._server = server
        self._threads = ThreadPoolExecutor(_AT_ONCE, "mail")

    async def send(self, to: str, subject: str, text: str, stop: str) -> bool:
        """Whether the server has taken a mail; `stop` is the address at which one request ends them."""
        mail = self._written(to, subject, text, stop)
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._take, mail, to)
        except (OSError, smtplib.SMTPException, ssl.SSLError):
            return False
        return True

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _written(self, to: str, subject: str, text: str, stop: str) -> EmailMessage:
        mail = EmailMessage(policy=SMTP)
        mail["From"] = self._server.sender
        mail["To"] = to
        mail["Subject"] = " ".join(subject.split())
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=parseaddr(self._server.sender)[1].partition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text)
        return mail

    def _take(self, mail: EmailMessage, to: str) -> None:
        server = self._server
        context = ssl.create_default_context()
        if server.secure:
            line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
        else:
            line = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        with line:
            line.ehlo_or_helo_if_needed()
            if not server.secure and (line.has_extn("starttls") or not server.is_here):
                line.starttls(context=context)  # in the clear mail goes to this machine alone
            if server.user:
                line.login(server.user, server.password)
            line.send_message(mail, parseaddr(server.sender)[1], [to])
