"""Passwords: which are good enough, and hashing them without holding up anything else."""

from __future__ import annotations

import asyncio
import secrets
import string
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from .errors import Refused

SHORTEST, LONGEST = 10, 200
FEWEST_SIGNS = 4
"""Different characters, and characters that do not follow from the one before."""
BESIDES = 8
"""Characters that a password needs besides the name of its owner."""
ROWS = ("`1234567890-=", "qwertyuiop[]", "qwertzuiopü", "azertyuiop", "asdfghjkl;'", "zxcvbnm,./", "yxcvbnm,.-")
RUSSIAN_ROWS = ("йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю")
SWAPPED = str.maketrans("013457@$!", "oleastasi")
"""Letters for which others are often put."""
MOST_WAITING = 32
"""Who comes when so many passwords wait to be hashed is asked to try again: each takes a while and much memory."""
Made = TypeVar("Made")


@cache
def common() -> frozenset[str]:
    """The passwords and words that strangers try first."""
    return frozenset(Path(__file__).with_name("common_passwords.txt").read_text(encoding="utf-8").split())


@cache
def neighbours() -> frozenset[str]:
    """Pairs of keys that lie side by side."""
    pairs = {row[at : at + 2] for row in (*ROWS, *RUSSIAN_ROWS) for at in range(len(row) - 1)}
    return frozenset(pairs | {pair[::-1] for pair in pairs})


def check(password: str, name: str, email: str = "") -> None:
    """Refuse a password that is too short or would be guessed soon."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refused("password", low=SHORTEST, high=LONGEST)
    folded = unicodedata.normalize("NFKC", password).casefold()
    if _tells(folded, name) or _tells(folded, email.partition("@")[0]):
        raise Refused("password-name")
    if _forms(folded) & common() or len(set(folded)) < FEWEST_SIGNS or _surprises(folded) < FEWEST_SIGNS:
        raise Refused("password-common")


def _tells(folded: str, own: str) -> bool:
    """Whether a password is little more than a word that everybody can see."""
    own = "".join(own.casefold().split())
    squeezed = "".join(folded.split())
    return bool(own) and (squeezed in own or (own in squeezed and len(squeezed.replace(own, "")) < BESIDES))


def _forms(folded: str) -> set[str]:
    """What a password is underneath: without what is put around a word, spaces, swapped letters and repetition."""
    around = string.digits + string.punctuation + string.whitespace
    forms = {folded, folded.translate(SWAPPED)}
    forms |= {form.strip(around) for form in forms} | {folded.strip(around).translate(SWAPPED)}
    forms |= {"".join(sign for sign in form if sign.isalnum()) for form in forms}
    return forms | {_unit(form) for form in forms}


def _unit(text: str) -> str:
    """What a text repeats."""
    size = (text + text).find(text, 1)
    return text[:size] if size > 0 else text


def _surprises(folded: str) -> int:
    """How many characters are not the one before, the one after that in the alphabet, or the next key."""
    steps = pairwise(folded)
    return 1 + sum(abs(ord(one) - ord(other)) > 1 and one + other not in neighbours() for one, other in steps)


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
