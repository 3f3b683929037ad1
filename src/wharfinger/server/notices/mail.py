"""E-mail by the operator's own server, whose address is given when this one is started."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from ..words import unusable
from .outbound import Closed

SECONDS = 10.0
PATIENCE = 20.0
LOCAL = ("localhost", "127.0.0.1", "::1")
_SENDER = re.compile(r"[^\s@<>,]+@[^\s@<>,]+")


class Post(NamedTuple):
    """The operator's mail server and the address that notices come from."""

    host: str
    port: int
    encrypted: bool
    """From the first byte; otherwise encryption is asked for, and only the same machine may do without."""
    user: str
    password: str
    sender: str


def post_of(url: str, sender: str) -> Post | None:
    """The mail server of an address such as `smtps://USER:PASSWORD@HOST:PORT`; None if there is none."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if host is None or parts.scheme not in ("smtp", "smtps") or parts.path not in ("", "/"):
        raise unusable("start-mail-server")
    user = unquote(parts.username or "")
    sender = sender or user
    if not _SENDER.fullmatch(sender):
        raise unusable("start-mail-sender")
    encrypted = parts.scheme == "smtps"
    return Post(host, port or (465 if encrypted else 587), encrypted, user, unquote(parts.password or ""), sender)


class Mailer:
    """Sends one letter after the other from a thread."""

    def __init__(self, post: Post | None) -> None:
        self.post = post
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="mail")

    def stop(self) -> None:
        """Send nothing more."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, address: str, title: str, text: str) -> None:
        """Deliver a letter to the operator's server; Closed if it did not take it."""
        if self.post is None:
            raise Closed("no mail server")
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.post.sender, address, title
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self.post.sender.partition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.get_running_loop().run_in_executor(self.threads, deliver, self.post, letter)
        except (OSError, smtplib.SMTPException, ssl.SSLError, ValueError, TimeoutError, RuntimeError) as error:
            raise Closed(type(error).__name__) from None


def deliver(post: Post, letter: EmailMessage) -> None:
    """Hand a letter over."""
    tls = ssl.create_default_context()
    made = (
        smtplib.SMTP_SSL(post.host, post.port, timeout=SECONDS, context=tls)
        if post.encrypted
        else smtplib.SMTP(post.host, post.port, timeout=SECONDS)
    )
    with made as server:
        server.ehlo()
        if not post.encrypted and (server.has_extn("starttls") or post.host not in LOCAL):
            server.starttls(context=tls)
        if post.user and post.password:
            server.login(post.user, post.password)
        server.send_message(letter)
