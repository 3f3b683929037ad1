"""A guess at how well a seat stands, for players that look a turn ahead."""

from wharfinger.kernel.jit import rule

from .scoring import wealth


@rule
def value(s, seat):
    """Wealth."""
    return 1.0 * wealth(s, seat)
