"""The turn and the rondel (HB-4), production (HB-5), and the end of the game (HB-16.1, HB-16.9)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import count
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..data import ACT, BASIC_OUTPUT, PRODUCER, SPACE_ACTION, STEP_COST, TYPE_SITES
from ..state import A_SPACE, CHOICE, OPT, TURN_LIMIT, D, E

AROUND = 8


@rule
def start_turn(s):
    """HB-4.1: seat 1 first, then clockwise without end; nobody is skipped."""
    pending.push(s, D.move, s.turn % s.seats)


@rule
def end_turn(s, events):
    """The action of the space reached is over: the next seat's turn, or the end by the limit of rounds (HB-16.9)."""
    pending.pop(s)
    s.turn += 1
    limit = s.options[OPT.turn_limit]
    if limit > 0 and s.turn == limit * s.seats:
        end_game(s, TURN_LIMIT, events)
    else:
        start_turn(s)


@rule
def end_game(s, how, events):
    """HB-16.1: at once, in the middle of an action; nobody decides anything any more."""
    pending.clear(s)
    s.over = how
    emit(events, E.ended, how)


@rule
def move_cost(s, seat, space):
    """HB-4.4 to HB-4.6: the first move is free; later ones cost by their 1 to 8 steps."""
    if s.space[seat] < 0:
        return 0
    steps = (space - s.space[seat]) % AROUND
    return STEP_COST[AROUND if steps == 0 else steps]


@rule
def legal_move(s, seat, out):
    """D1, in the order of the spaces; HB-4.8 forbids what cannot be paid, HB-4.9 allows it."""
    n = 0
    for space in range(AROUND):
        cost = move_cost(s, seat, space)
        if cost == 0 or cost <= s.prestige[seat] or s.options[OPT.negative_prestige] == CHOICE.negative_prestige.allow:
            out[n] = A_SPACE + space
            n += 1
    return n


@rule
def apply_move(s, seat, action, events):
    """HB-4.2: pay, move, then the action of the space."""
    space = action - A_SPACE
    cost = move_cost(s, seat, space)
    s.prestige[seat] -= cost
    s.space[seat] = space
    emit(events, E.moved, seat, space, cost)
    act = SPACE_ACTION[space]
    if act <= ACT.cloth:
        produce(s, seat, act, events)
        end_turn(s, events)
        return
    pending.pop(s)
    if act == ACT.trade:
        pending.push(s, D.trade, seat)
    elif act == ACT.dockyard:
        pending.push(s, D.ships, seat)
    elif act == ACT.church:
        pending.push(s, D.donate, seat)
    elif act == ACT.guildhall:
        pending.push(s, D.site, seat)


@rule
def produce(s, seat, good, events):
    """HB-5.1: 1 unit, and 1 for each own building that makes this good."""
    amount = BASIC_OUTPUT + count(s.sites[seat] & TYPE_SITES[PRODUCER[good]])
    s.stock[seat, good] += amount
    emit(events, E.produced, seat, good, amount)
