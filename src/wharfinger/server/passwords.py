"""Passwords: which are good enough, and hashing them without holding up anything else."""

from __future__ import annotations

import asyncio
import secrets
import string
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from .errors import Refused

SHORTEST, LONGEST = 8, 200
FEWEST_SIGNS = 4
"""Different characters."""
MOST_WAITING = 32
"""Who comes when so many passwords wait to be hashed is asked to try again: each takes a while and much memory."""
Made = TypeVar("Made")


@cache
def common() -> frozenset[str]:
    """The passwords and words that strangers try first."""
    return frozenset(Path(__file__).with_name("common_passwords.txt").read_text(encoding="utf-8").split())


def check(password: str, name: str) -> None:
    """Refuse a password that is too short or would be guessed soon."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("password", low=SHORTEST, high=LONGEST)
    folded = password.casefold()
    bare = folded.strip(string.digits + string.punctuation + " ")
    known = {folded, bare} & {*common(), name.casefold()}
    if known or len(set(folded)) < FEWEST_SIGNS:
        raise Refused("password-common")


class Passwords:
    """Hashes and checks passwords in threads of its own."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="passwords")
        self.waiting = 0
        self.nobody = self.hasher.hash(secrets.token_urlsafe())
        """Checked where there is no such account, so that the time taken does not tell."""

    def stop(self) -> None:
        """Hash nothing more."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        return await self._run(lambda: self.hasher.hash(password))

    async def right(self, password: str, kept: str | None) -> bool:
        """Whether a password is the one that was kept; never where there is none."""
        return await self._run(lambda: self._right(password, kept or self.nobody)) and kept is not None

    def _right(self, password: str, kept: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError, UnicodeError):
            return False

    async def _run(self, work: Callable[[], Made]) -> Made:
        if self.waiting >= MOST_WAITING:
            raise Refused("busy", 503)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.waiting -= 1
