"""What a seat sees of Hamburgum, as features for learning (HB-17)."""

from wharfinger.kernel.features import PLAYING, Computed, Location, Section, Table, Value
from wharfinger.kernel.jit import rule

from .. import data as t
from ..state import DECISIONS, ENDINGS, FIELDS, OPTIONS, STATE
from .church import is_church_builder, parts_built
from .guildhall import officials_left
from .knowledge import first_hidden


@rule
def church_builder(s, seat, player):
    """Whether a player has built the last part of a church."""
    return 1 if is_church_builder(s, player) else 0


@rule
def built(s, seat, church):
    """How many parts of a church are built."""
    return parts_built(s, church)


@rule
def is_seen(s, seat, place):
    """Whether a place of the stack of officials can be seen (HB-17.2)."""
    return place < first_hidden(s)


@rule
def is_left(s, seat, official):
    """Whether an official is in the stack."""
    for place in range(officials_left(s)):
        if s.officials[place] == official:
            return 1
    return 0


FEATURES = Table(
    FIELDS, DECISIONS, OPTIONS, ENDINGS, STATE, t.MAX_SEATS,
    (
        Section("players", players=True, told=(
            PLAYING,
            Value("space", "the rondel space of the piece; none before the first move"),
            Value("stock", "goods and building material", unit=5),
            Value("money", "money", unit=500),
            Value("prestige", "prestige points on the track", unit=50),
            Value("tokens", "donation tokens taken"),
            Value("scored", "donation tokens scored already"),
            Value("ships", "ships in each berth", unit=3),
            Computed("church_builder", church_builder, "whether the player built the last part of a church"),
        )),
        Section("churches", ids=t.CHURCHES, told=(
            Computed("built", built, "how many parts are built", high=t.PARTS, unit=t.PARTS),
            Value("donors", "who built each part"),
        )),
        Section("sites", ids=t.SITES, told=(
            Location("sites", "who has built on the site"),
        )),
        Section("officials", ids=t.OFFICIALS, told=(
            Computed("left", is_left, "whether the official is in the stack"),
            Location("officials", "place in the stack, where it is seen; 1 is the top", seen=is_seen, ranked=True),
            Location("official_at", "the number of the site where the official works, from 1", ranked=True),
        )),
        Section("harbour", told=(
            Value("dutchmen", "flying Dutchmen in each berth", unit=3),
            Value("dutchmen_left", "flying Dutchmen not yet in the harbour", unit=3),
        )),
    ),
)  # fmt: skip
observe = FEATURES.observe
