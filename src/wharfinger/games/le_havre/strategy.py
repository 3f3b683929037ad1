"""A guess at how well a seat stands, for players that look a turn ahead."""

import numpy as np

from wharfinger.kernel.jit import rule

from .buildings.shipping import cargo_ships, places
from .cards import CARDS, ENTERABLE
from .scoring import wealth
from .state import OPT_LENGTH, TOWN
from .stock import card_in, cards_in_play, energy_held, food_from, is_final, rounds, ship_food
from .tables import FRANCS, GOOD_COUNT, R_FOOD, ROUND_CARD, SHIPPING, TURNS

SHIPPING_LINE_CARD = CARDS.index("shipping_line")
WORTH = np.array([0.9, 1.0, 1.1, 2.6, 0.9, 1.7, 2.4, 1.5, 1.9, 1.5, 2.3, 7.0, 2.2, 2.7, 4.6, 3.6])
"""What a good is worth while there is time to use it, in the canonical order."""
PLENTY = 6
"""Beyond so many of a kind each further token counts half."""
FOOD_FRANC = 0.8
"""What a food that a ship provides every round is worth."""
MISSING = 1.6
"""What each food missing for the coming feeding costs: a loan is repaid dearly."""
FEES = 0.08
"""What an own building earns in a round."""
DEAREST = 8


@rule
def value(s, seat):
    """Wealth, what the goods can still become, what ships save at feedings, and whether the next feeding is safe."""
    left = actions_left(s, seat)
    guess = 1.0 * wealth(s, seat) - 1.5 * s.loans[seat]
    guess += max(goods_worth(s, seat) * max(0.0, 1.0 - 3.0 / (left + 2.0)), cargo_worth(s, seat, left))
    if is_final(s):
        return guess
    saved, due = feedings(s, seat)
    guess += FOOD_FRANC * saved
    at_hand = food_from(s, seat, 0, s.stock[seat, FRANCS])
    guess -= MISSING * max(0, due - at_hand) + 0.25 * max(0, 2 * due - at_hand)
    return guess + FEES * rounds_left(s) * owned_buildings(s, seat)


@rule
def actions_left(s, seat):
    """Own turns from this one on, the final one included."""
    last = TURNS * rounds(s) + s.seats - 1
    return (last - seat) // s.seats - (s.turn - 1 - seat) // s.seats


@rule
def rounds_left(s):
    """Rounds that have not ended."""
    return rounds(s) - s.turn // TURNS


@rule
def goods_worth(s, seat):
    """All goods at their usual worth, plenty of a kind at half."""
    worth = 0.0
    for good in range(GOOD_COUNT):
        held = s.stock[seat, good]
        worth += WORTH[good] * (min(held, PLENTY) + 0.5 * max(0, held - PLENTY))
    return worth


@rule
def cargo_worth(s, seat, left):
    """What one full load of the own ships would bring at the Shipping Line."""
    if left == 0 or s.holder[SHIPPING_LINE_CARD] > TOWN:
        return 0.0
    ships = min(cargo_ships(s, seat), energy_held(s, seat, 0) // 3)
    room = places(s, seat, ships)
    worth = 0
    for price in range(DEAREST, 0, -1):
        for good in range(GOOD_COUNT):
            if SHIPPING[good] == price:
                load = min(room, s.stock[seat, good])
                worth += load * price
                room -= load
    return 0.8 * worth


@rule
def feedings(s, seat):
    """Food that the own ships provide at the feedings to come, and what is due beside it at the next one."""
    provided = ship_food(s, seat)
    saved = 0
    for number in range(s.turn // TURNS, rounds(s)):
        saved += min(provided, ROUND_CARD[s.options[OPT_LENGTH], s.seats, number, R_FOOD])
    due = ROUND_CARD[s.options[OPT_LENGTH], s.seats, s.turn // TURNS, R_FOOD] - provided
    return saved, max(0, due)


@rule
def owned_buildings(s, seat):
    """Own buildings that others may enter."""
    found = 0
    for slot in range(cards_in_play(s)):
        card = card_in(s, slot)
        if s.holder[card] == seat and ENTERABLE[card] == 1:
            found += 1
    return found
