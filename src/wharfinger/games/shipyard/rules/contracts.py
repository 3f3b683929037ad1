"""Government contracts (SY-21.4, SY-21.7 to SY-21.13): what is counted, and what it pays by the tables."""

from wharfinger.kernel.bits import count, lowest
from wharfinger.kernel.jit import rule

from ..data import CONTRACT_PAYS, CONTRACT_TERM, COUNT, COUNT_MOST, PIECE, PIECE_COUNT, STAFF_TYPES, TERMS_MOST


@rule
def contract_points(s, seat, contract):
    """SY-21.1: what a contract is worth to a seat now."""
    points = 0
    for term in range(TERMS_MOST):
        if CONTRACT_TERM[contract, term, 0] >= 0:
            points += CONTRACT_PAYS[contract, term, min(COUNT_MOST, counted(s, seat, contract, term))]
    return points


@rule
def counted(s, seat, contract, term):
    """SY-21.12: how many of what a term counts; employees and used canals here, the fleet ship by ship."""
    what = CONTRACT_TERM[contract, term, 0]
    first = CONTRACT_TERM[contract, term, 1]
    if what == COUNT.employees:
        return count(s.employees[seat] & first)
    if what == COUNT.employee_pairs:
        return count(s.employees[seat] & first) // 2
    if what == COUNT.employee_types:
        return employee_types(s, seat)
    if what == COUNT.used_canals:
        return s.used[seat]
    second = CONTRACT_TERM[contract, term, 2]
    found = 0
    seen = 0
    for ship in range(s.ships):
        if s.ship_owner[ship] != seat:
            continue
        length = s.ship_length[ship]
        if what == COUNT.ships:
            found += 1 if first <= length <= second else 0
        elif what == COUNT.sizes:
            seen |= 1 << length if first <= length <= second else 0
        elif what == COUNT.parts:
            found += length
        elif what == COUNT.kinds:
            seen |= kinds_aboard(s, ship)
        else:
            found += counted_aboard(s, ship, what, first, second)
    return found + count(seen)


@rule
def counted_aboard(s, ship, what, first, second):
    """What one ship adds to a count of things aboard."""
    if what == COUNT.safety:
        return s.ship_safety[ship, first]
    if what == COUNT.aboard:
        return s.ship_load[ship, first]
    if what == COUNT.officers:
        return s.ship_load[ship, PIECE.captain] - 1
    if what == COUNT.ships_with_all:
        return 1 if first & ~things_aboard(s, ship) == 0 else 0
    if what == COUNT.pairs_on_ship and first == second:
        return s.ship_load[ship, first] // 2
    return min(s.ship_load[ship, first], s.ship_load[ship, second])


@rule
def things_aboard(s, ship):
    """Kinds of crew, equipment and safety symbols that a ship has, as bits."""
    found = 0
    for piece in range(PIECE_COUNT):
        if s.ship_load[ship, piece] > 0:
            found |= 1 << piece
    for symbol in range(3):
        if s.ship_safety[ship, symbol] > 0:
            found |= 1 << (PIECE_COUNT + symbol)
    return found


@rule
def kinds_aboard(s, ship):
    """SY-21.13: the eight kinds of `kinds8`; an officer counts, the plain captain does not."""
    found = 1 if s.ship_load[ship, PIECE.captain] > 1 else 0
    for piece in range(PIECE.businessman, PIECE_COUNT):
        if s.ship_load[ship, piece] > 0:
            found |= 1 << piece
    return found


@rule
def employee_types(s, seat):
    """SY-21.12: different kinds by colour, level II merchants apart from level I."""
    found = 0
    for kind in range(len(STAFF_TYPES)):
        if s.employees[seat] & STAFF_TYPES[kind] != 0:
            found += 1
    return found


@rule
def held_points(s, seat, colour_mask):
    """The best contract of a set that a seat holds; at the end one of each colour is left (SY-5.11)."""
    best = 0
    held = s.contracts[seat] & colour_mask
    while held != 0:
        best = max(best, contract_points(s, seat, lowest(held)))
        held &= held - 1
    return best
