"""Secrets: made at random, kept only as hashes, compared in constant time."""

from __future__ import annotations

import hashlib
import hmac
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without what looks alike, for ids that people read to each other."""
LONGEST = 100


def new_id(length: int = 12) -> str:
    """A random id: of a table it is also what an unlisted table is found by, so it cannot be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_key() -> str:
    """A secret of 160 bits."""
    return secrets.token_urlsafe(20)


def new_code() -> str:
    """A secret of 79 bits that somebody writes down and types in: four groups of four."""
    return "-".join(new_id(4) for _ in range(4))


def typed_code(text: str) -> str:
    """A code as it was made, however it was typed."""
    bare = "".join(sign for sign in text.casefold() if sign in ALPHABET)
    return "-".join(bare[first : first + 4] for first in range(0, len(bare), 4))


def hashed(key: str) -> str:
    """What is kept of a secret. The secret is random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()


def same(key: str, kept: str) -> bool:
    """Whether a secret is the one whose hash was kept."""
    return hmac.compare_digest(hashed(key), kept)
