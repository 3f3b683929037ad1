"""What a seat knows (HB-17), and re-dealing the rest."""

from wharfinger.kernel.chance import seed_chance, shuffle_hidden
from wharfinger.kernel.jit import rule

from ..state import CHOICE, OPT
from .guildhall import officials_left


@rule
def first_hidden(s):
    """The first place of the official stack that nobody can see (HB-17.2)."""
    if s.options[OPT.officials] != CHOICE.officials.advanced_random:
        return officials_left(s)
    return min(1, officials_left(s)) if s.options[OPT.blue_top] == CHOICE.blue_top.face_up else 0


@rule
def conceal(s, seat, seed):
    """HB-17.3, HB-17.5: all seats know alike, and the unseen officials may lie in any order."""
    seed_chance(s.rng, seed)
    shuffle_hidden(s.rng, s.officials, first_hidden(s), officials_left(s))
