"""What a seat sees of Le Havre, as features for learning (LH-22)."""

from wharfinger.kernel.features import PLAYING, Computed, Location, Section, Table, Value
from wharfinger.kernel.jit import rule

from .. import cards as c
from .. import data as t
from ..state import DECISIONS, DECK, ENDINGS, FIELDS, HAND, OPT, OPTIONS, SPACES, STATE
from .buildings.picks import deck_left
from .stock import is_final, rounds


@rule
def is_face_up(s, seat, place):
    """LH-22.2: whether a supply tile lies face up."""
    return place < s.tiles_up


@rule
def is_revealed(s, seat, place):
    """Whether a card of the special deck has been revealed."""
    return place < s.revealed


@rule
def hands_are_open(s, seat, place):
    """Whether the hands of the Construction Site have been dealt."""
    return s.hands_open == 1


@rule
def hand_cards(s, seat, player):
    """How many cards the hand of a player has."""
    held = 0
    if s.hands_open == 1:
        for place in range(HAND):
            if s.hand[player, place] >= 0:
                held += 1
    return held


@rule
def specials_left(s, seat):
    return deck_left(s)


@rule
def round_card(s, what):
    """What the card of this round says; nothing in the final phase."""
    if is_final(s):
        return 0
    return t.ROUND_CARD[s.options[OPT.length], s.seats, s.turn // t.TURNS, what]


@rule
def food_asked(s, seat):
    return round_card(s, t.R_FOOD)


@rule
def is_harvest(s, seat):
    return round_card(s, t.R_HARVEST)


@rule
def town_builds(s, seat):
    return -1 if is_final(s) else round_card(s, t.R_TOWN)


@rule
def turn_of_round(s, seat):
    return s.turn % t.TURNS


@rule
def rounds_left(s, seat):
    return max(0, rounds(s) - s.turn // t.TURNS)


@rule
def in_final_phase(s, seat):
    return 1 if is_final(s) else 0


FEATURES = Table(
    FIELDS, DECISIONS, OPTIONS, ENDINGS, STATE, t.MAX_SEATS,
    (
        Section("players", players=True, told=(
            PLAYING,
            Value("stock", "goods and francs", unit=5),
            Value("loans", "loan cards", unit=3),
            Value("pawned", "goods in pawn"),
            Value("seen_sure", "whether you know the order of the cards you have seen in the deck", own=True),
            Computed("hand_cards", hand_cards, "cards in the hand of the Construction Site", high=HAND, unit=HAND),
        )),
        Section("cards", ids=c.CARDS, told=(
            Value("holder", "who has the building: a player, the town, a proposal stack, nobody, the deck, the box",
                  by_seat=True),
            Location("disc", "whose disc is in it"),
            Location("seen", "its place in the special deck, from the top, if you have seen it there", own=True,
                     ranked=True),
            Location("hand", "its place in your hand of the Construction Site", own=True, seen=hands_are_open,
                     ranked=True),
            Location("deck", "when it was revealed: the first special building is 1", seen=is_revealed, ranked=True),
        )),
        Section("proposals", ids=tuple(str(space + 1) for space in range(SPACES)), told=(
            Value("proposals", "the cards of the stack, by their numbers"),
        )),
        Section("ships", ids=t.SHIPS, told=(
            Location("fleet", "whose ship it is"),
            Location("ship_stacks", "its place in its stack, from the bottom", ranked=True),
        )),
        Section("table", told=(
            Value("offer", "what lies on each offer space", unit=5),
            Value("tiles", "the supply tiles that lie face up, in order", seen=is_face_up),
            Value("tiles_up", "how many supply tiles lie face up", unit=t.TURNS),
            Value("revealed", "how many special buildings have been revealed", unit=DECK),
            Computed("specials_left", specials_left, "special buildings in the deck", high=DECK, unit=DECK),
            Value("hands_open", "whether the hands of the Construction Site have been dealt"),
            Value("modernised", "the wharves with a brick"),
            Value("picket", "whose Picket Line is running"),
            Value("sold", "what the player in turn has sold this turn"),
            Value("bought", "what the player in turn has bought this turn"),
            Computed("food_asked", food_asked, "food that each player owes at the end of the round", high=99, unit=10),
            Computed("harvest", is_harvest, "whether there is a harvest at the end of the round"),
            Computed("town_builds", town_builds, "what the town builds then", ids=t.TOWN_BUILDS, hot=True),
            Computed("turn_of_round", turn_of_round, "turns of this round that are over", high=t.TURNS, unit=t.TURNS),
            Computed("rounds_left", rounds_left, "rounds that are not over", high=40, unit=20),
            Computed("final_phase", in_final_phase, "whether the final phase has begun"),
        )),
    ),
)  # fmt: skip
observe = FEATURES.observe
