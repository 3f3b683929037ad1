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
def lowest(mask):
    """The lowest member; only of a set that is not empty."""
    return count((mask & -mask) - 1)


@rule
def has(mask, member):
    """Whether a member is in it."""
    return mask >> member & 1 == 1


@rule
def codes(mask, base, out, n):
    """The members as codes from `base` on, ascending, behind the n codes in `out`; how many there are then."""
    code = base
    while mask != 0:
        if mask & 1 == 1:
            out[n] = code
            n += 1
        mask >>= 1
        code += 1
    return n
