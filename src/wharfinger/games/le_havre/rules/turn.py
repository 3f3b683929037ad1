"""The turn (LH-4), supply (LH-6.1 to LH-6.3), the main action (LH-7, LH-8), the final phase (LH-18)."""

from wharfinger.kernel import pending
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..cards import CARD
from ..data import FRANCS, INTEREST_TILE, OFFER_GOOD, TILE_SPACES, TURNS
from ..state import (
    A_DONE,
    A_ENTER,
    A_NUMBER,
    A_OFFER,
    A_PASS,
    ARG,
    CHOICE,
    FINAL_PHASE_OVER,
    HOLDER,
    NO_CARD,
    OPT,
    D,
    E,
)
from .buildings.offers import take_offer
from .discs import send_home
from .loans import anybody_in_debt, can_repay, repay
from .stock import active, gain, is_final, owns, rounds
from .visit import begin_visit, legal_enter
from .windows import apply_free, legal_free

HOTEL_FRANCS = 3


@rule
def start_turn(s):
    """LH-4.5, LH-18.2: what the turn holds, the last step first; W1 only where LH-4.8 says so."""
    seat = active(s)
    pending.push(s, D.job_turn_over, seat)
    pending.push(s, D.after_action, seat)
    pending.push(s, D.turn, seat)
    if is_final(s):
        if owns(s, seat, CARD.workers_cottages):
            pending.push(s, D.turn, seat)
    else:
        interest_due = s.tiles[s.turn % TURNS] == INTEREST_TILE and anybody_in_debt(s)
        if interest_due:
            pending.push(s, D.job_interest, seat)
        pending.push(s, D.job_supply, seat)
        if interest_due:
            pending.push(s, D.before_supply, seat)


@rule
def end_picket(s, events):
    """LH-14.044: at the start of the visitor's next turn, before any window, the card leaves the game (X-8)."""
    s.picket = -1
    s.holder[CARD.picket_line] = HOLDER.out
    emit(events, E.removed, CARD.picket_line)
    for seat in range(s.seats):
        if s.disc[seat] == CARD.picket_line:
            send_home(s, seat, events)


@rule
def run_job_supply(s, seat, events):
    """LH-6.1, LH-6.2: the marker moves on; one token of each kind on the tile is added to the offer."""
    pending.pop(s)
    place = s.turn % TURNS
    tile = s.tiles[place]
    s.tiles_up = max(s.tiles_up, place + 1)
    emit(events, E.supplied, seat, tile)
    for k in range(2):
        space = TILE_SPACES[tile, k]
        s.offer[space] += 1
        emit(events, E.added, OFFER_GOOD[space], 1)


# -- the main action -----------------------------------------------------------------------------------------------


@rule
def legal_turn(s, seat, out):
    """W2 and the main action in one: offers, buildings, free actions; in the final phase pass (LH-18.8)."""
    n = 0
    for space in range(TURNS):
        if s.offer[space] > 0:
            out[n] = A_OFFER + space
            n += 1
    on_strike = s.picket >= 0 and s.picket != seat
    if not on_strike:
        n = legal_enter(s, seat, s.disc[seat] == CARD.main_station, NO_CARD, out, n)
    actions = n
    n = legal_free(s, seat, out, n)
    if is_final(s) and (actions == 0 or s.options[OPT.final_action_optional] == CHOICE.final_action_optional.on):
        out[n] = A_PASS
        n += 1
    return n


@rule
def apply_turn(s, seat, action, events):
    """A free action keeps the window open; a main action closes it."""
    if apply_free(s, seat, action, events):
        return
    pending.pop(s)
    if pending.kind(s) == D.turn and not owns(s, seat, CARD.workers_cottages):
        pending.pop(s)  # LH-14.036: sold before the first action
    if action == A_PASS:
        emit(events, E.passed, seat)
    elif action < A_ENTER:
        take_offer(s, seat, action - A_OFFER, events)
        if s.disc[seat] == CARD.hotel:
            gain(s, seat, FRANCS, HOTEL_FRANCS, events)
    else:
        card = action - A_ENTER
        from_station = s.disc[seat] == CARD.main_station
        if from_station:
            pending.push(s, D.second_visit, seat)
            pending.set_arg(s, ARG.second_visit.first, card)
        begin_visit(s, seat, card, from_station, events)


@rule
def legal_second_visit(s, seat, out):
    """LH-14.GH03: a second, different building without fee after a window; it may be left out (X-13)."""
    n = 0
    if s.disc[seat] != CARD.main_station:
        n = legal_enter(s, seat, True, pending.arg(s, ARG.second_visit.first), out, n)
        n = without_station(out, n)
    n = legal_free(s, seat, out, n)
    out[n] = A_DONE
    return n + 1


@rule
def without_station(out, n):
    """The Main Station is no building of a double visit."""
    kept = 0
    for i in range(n):
        if out[i] != A_ENTER + CARD.main_station:
            out[kept] = out[i]
            kept += 1
    return kept


@rule
def apply_second_visit(s, seat, action, events):
    """Enter the second building, or stop."""
    if apply_free(s, seat, action, events):
        return
    pending.pop(s)
    if action < A_NUMBER:
        begin_visit(s, seat, action - A_ENTER, True, events)


# -- the end of a turn ---------------------------------------------------------------------------------------------


@rule
def run_job_turn_over(s, seat, events):
    """W4 is closed: the gap, if there is one (LH-5.13), and on place 7 the end of the round."""
    pending.pop(s)
    s.sold = 0
    s.bought = 0
    pending.push(s, D.job_next_turn, 0)
    if not is_final(s) and s.turn % TURNS == TURNS - 1:
        pending.push(s, D.job_round, 0)
    if s.options[OPT.out_of_turn_selling] == CHOICE.out_of_turn_selling.between_turns:
        pending.push(s, D.job_gap, 0)


@rule
def run_job_next_turn(s, seat, events):
    """LH-16.14, LH-18.1, LH-18.9: the next seat, until every seat has had its final turn.

    What the end of a picket costs is paid before the turn is laid out: it may bring a loan and so interest (LH-4.8).
    """
    if pending.arg(s, ARG.job_next_turn.begun) == 0:
        pending.set_arg(s, ARG.job_next_turn.begun, 1)
        s.turn += 1
        if s.picket == active(s):
            end_picket(s, events)
            return
    pending.pop(s)
    if s.turn == TURNS * rounds(s) + s.seats:
        end_game(s, events)
    else:
        start_turn(s)


@rule
def end_game(s, events):
    """LH-5.24: loans are repaid as far as the francs go; then the game is over."""
    if s.options[OPT.final_auto_repay] == CHOICE.final_auto_repay.on:
        for seat in range(s.seats):
            while can_repay(s, seat):
                repay(s, seat, events)
    s.over = FINAL_PHASE_OVER
    emit(events, E.ended, FINAL_PHASE_OVER)
