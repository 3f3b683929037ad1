"""Small sets as the bits of a number."""

from .jit import rule


@rule
def count(mask):
    """How many members."""
    found = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found


@rule
def has(mask, member):
    """Whether a member is in it."""
    return mask >> member & 1 == 1
