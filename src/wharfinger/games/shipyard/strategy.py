"""A guess at how well a seat stands, for players that look a turn ahead."""

from wharfinger.kernel.jit import rule

from .scoring import final_points


@rule
def value(s, seat):
    """Points so far."""
    return 1.0 * final_points(s, seat)
