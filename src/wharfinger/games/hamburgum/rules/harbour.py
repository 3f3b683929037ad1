"""The harbour and the Dockyard (HB-8)."""

from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..data import BERTH, ITEM, SHIP_TIMBER, SHIPS_PER_PLAYER
from ..state import A_COUNT, CHOICE, OPT, E
from .trade import counts
from .turn import end_turn


@rule
def in_harbour(s, seat):
    """Own ships in the three berths."""
    return s.ships[seat, BERTH.berth_1] + s.ships[seat, BERTH.berth_2] + s.ships[seat, BERTH.berth_3]


@rule
def supply(s, seat):
    """HB-1.19: own ships not in the harbour."""
    return SHIPS_PER_PLAYER - in_harbour(s, seat)


@rule
def lying_in(s, berth):
    """All ships in a berth; it has room for one per player (HB-1.18)."""
    ships = s.dutchmen[berth]
    for seat in range(s.seats):
        ships += s.ships[seat, berth]
    return ships


@rule
def shift(s, events):
    """HB-8.4: berth 1 leaves, berth 2 moves to 1, berth 3 to 2; HB-8.5 and HB-8.6 for those that leave."""
    emit(events, E.shifted)
    for seat in range(s.seats):
        if s.ships[seat, BERTH.berth_1] > 0:
            emit(events, E.returned, seat, s.ships[seat, BERTH.berth_1])
        s.ships[seat, BERTH.berth_1] = s.ships[seat, BERTH.berth_2]
        s.ships[seat, BERTH.berth_2] = s.ships[seat, BERTH.berth_3]
        s.ships[seat, BERTH.berth_3] = 0
    if s.dutchmen[BERTH.berth_1] > 0:
        emit(events, E.dutchmen_lost, s.dutchmen[BERTH.berth_1])
    s.dutchmen[BERTH.berth_1] = s.dutchmen[BERTH.berth_2]
    s.dutchmen[BERTH.berth_2] = s.dutchmen[BERTH.berth_3]
    s.dutchmen[BERTH.berth_3] = 0


@rule
def arrive(s, seat, events):
    """HB-8.3: a ship enters berth 3, after a shift if that berth is full."""
    if lying_in(s, BERTH.berth_3) == s.seats:
        shift(s, events)
    s.ships[seat, BERTH.berth_3] += 1
    emit(events, E.arrived, seat)


@rule
def dutchman_arrives(s, events):
    """HB-13.3, HB-8.8: a Flying Dutchman enters like any other ship."""
    if lying_in(s, BERTH.berth_3) == s.seats:
        shift(s, events)
    s.dutchmen[BERTH.berth_3] += 1
    s.dutchmen_left -= 1
    emit(events, E.dutchman_arrived)


@rule
def ship_available(s, supplied, full, own_in_berth_1):
    """HB-8.9: in supply, or about to be returned by the shift; HB-8.10: in supply only."""
    returning_counts = s.options[OPT.empty_supply] == CHOICE.empty_supply.returning_counts
    return supplied > 0 or (returning_counts and full and own_in_berth_1 > 0)


@rule
def most_ships(s, seat):
    """HB-19.3, D9: the most ships one Dockyard action can place, found by playing the arrivals through."""
    timber = s.stock[seat, ITEM.timber]
    berth_1 = s.ships[seat, BERTH.berth_1]
    berth_2 = s.ships[seat, BERTH.berth_2]
    berth_3 = s.ships[seat, BERTH.berth_3]
    lying = lying_in(s, BERTH.berth_3)
    supplied = supply(s, seat)
    built = 0
    while timber >= SHIP_TIMBER and ship_available(s, supplied, lying == s.seats, berth_1):
        if lying == s.seats:
            supplied += berth_1
            berth_1 = berth_2
            berth_2 = berth_3
            berth_3 = 0
            lying = 0
        supplied -= 1
        berth_3 += 1
        lying += 1
        timber -= SHIP_TIMBER
        built += 1
    return built


@rule
def legal_ships(s, seat, out):
    """D9; HB-19.11: with idle actions forbidden it starts at 1 if a ship is possible."""
    most = most_ships(s, seat)
    return counts(out, min(most, 1) if s.options[OPT.idle_action] == CHOICE.idle_action.forbid else 0, most)


@rule
def apply_ships(s, seat, action, events):
    """HB-8.1: one after another, 1 timber each."""
    for _ in range(action - A_COUNT):
        s.stock[seat, ITEM.timber] -= SHIP_TIMBER
        arrive(s, seat, events)
    end_turn(s, events)
