"""The Church action: donations (HB-9), completion (HB-10), scoring tokens (HB-11)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import count, has
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..data import (
    ALL_SITES,
    BELL,
    BONUS,
    BRICK,
    BUILDING,
    CITIZENS,
    DONATION_COST,
    PARISH_SITES,
    PARTS,
    POINTS,
    SHIPS,
    TIMBER,
    TOKEN_EVERYWHERE,
    TOKEN_TYPE,
    TOKEN_VALUE,
    TOKENS,
    TYPE_SITES,
)
from ..state import (
    A_CHURCH,
    A_KIND,
    A_STOP,
    A_TOKEN,
    D_SCORE,
    D_TOKEN,
    E_COMPLETED,
    E_DONATED,
    E_SCORED,
    E_TOOK,
    OPT_IDLE,
    OPT_SCOPE,
    SIXTH_CHURCH,
)
from .harbour import in_harbour
from .turn import end_game, end_turn

CHURCH_COUNT = 6
KIND_COUNT = 5
ONE_CHURCH = (1 << KIND_COUNT) - 1
EACH_CHURCH = sum(1 << KIND_COUNT * church for church in range(CHURCH_COUNT))


@rule
def parts_built(s, church):
    """Parts of a church; always as many as tokens taken there (HB-9.9)."""
    part = 0
    while part < PARTS and s.donors[church, part] >= 0:
        part += 1
    return part


@rule
def completed_churches(s):
    """Churches whose part 5 is built, by anybody."""
    done = 0
    for church in range(CHURCH_COUNT):
        if s.donors[church, PARTS - 1] >= 0:
            done += 1
    return done


@rule
def is_church_builder(s, seat):
    """HB-1.12, HB-10.4: has built part 5 of a church."""
    for church in range(CHURCH_COUNT):
        if s.donors[church, PARTS - 1] == seat:
            return True
    return False


@rule
def donation_money(s, seat, part):
    """HB-9.4, HB-9.5: money for a part; part 5 costs by the donor's own citizens on the whole map."""
    return DONATION_COST[part, 3] + DONATION_COST[part, 4] * count(s.sites[seat])


@rule
def can_donate(s, seat, church):
    """HB-9.2 to HB-9.4: the church is unfinished and its next part can be paid."""
    part = parts_built(s, church)
    return (
        part < PARTS
        and s.stock[seat, BRICK] >= DONATION_COST[part, 0]
        and s.stock[seat, TIMBER] >= DONATION_COST[part, 1]
        and s.stock[seat, BELL] >= DONATION_COST[part, 2]
        and s.money[seat] >= donation_money(s, seat, part)
    )


@rule
def legal_donate(s, seat, out):
    """D10: every church whose next part can be paid; stop (but HB-19.11 if idle actions are forbidden)."""
    n = 0
    for church in range(CHURCH_COUNT):
        if can_donate(s, seat, church):
            out[n] = A_CHURCH + church
            n += 1
    idle = s.options[OPT_IDLE] == 0
    if idle or n == 0 or pending.arg(s, 0) == 1 or unscored(s, seat) != 0:
        out[n] = A_STOP
        n += 1
    return n


@rule
def apply_donate(s, seat, action, events):
    """D10: pay and go on to the choice of the token (D11), or to the second half (D12)."""
    if action == A_STOP:
        effect = pending.arg(s, 0)
        pending.pop(s)
        pending.push(s, D_SCORE, seat)
        pending.set_arg(s, 0, effect)
        return
    church = action - A_CHURCH
    part = parts_built(s, church)
    s.stock[seat, BRICK] -= DONATION_COST[part, 0]
    s.stock[seat, TIMBER] -= DONATION_COST[part, 1]
    s.stock[seat, BELL] -= DONATION_COST[part, 2]
    s.money[seat] -= donation_money(s, seat, part)
    pending.set_arg(s, 0, 1)
    pending.push(s, D_TOKEN, seat)
    pending.set_arg(s, 0, church)


@rule
def kinds_left(s, church):
    """The kinds a donation may take, as bits: part 1 the points token (HB-9.7), later parts any left (HB-9.8)."""
    if s.donors[church, 0] < 0:
        return 1 << POINTS
    taken = 0
    for seat in range(s.seats):
        taken |= s.tokens[seat] >> KIND_COUNT * church
    return ONE_CHURCH & ~taken


@rule
def legal_kinds(kinds, out):
    """D11, D16: these kinds as codes."""
    n = 0
    for kind in range(KIND_COUNT):
        if has(kinds, kind):
            out[n] = A_KIND + kind
            n += 1
    return n


@rule
def take_token(s, seat, kind, events):
    """HB-9.6: the donor takes a token of that church, unscored; part 5 completes the church (HB-10.1)."""
    church = pending.arg(s, 0)
    part = parts_built(s, church)
    pending.pop(s)
    s.donors[church, part] = seat
    s.tokens[seat] |= 1 << (KIND_COUNT * church + kind)
    emit(events, E_DONATED, seat, church, part + 1)
    emit(events, E_TOOK, seat, church, kind)
    if part + 1 == PARTS:
        completed = completed_churches(s)
        bonus = BONUS[completed - 1]
        s.prestige[seat] += bonus
        emit(events, E_COMPLETED, seat, church, bonus)
        if completed == CHURCH_COUNT:
            end_game(s, SIXTH_CHURCH, events)


# -- scoring -------------------------------------------------------------------------------------------------------


@rule
def unscored(s, seat):
    """Own tokens not yet scored, as bits."""
    return s.tokens[seat] & ~s.scored[seat]


@rule
def token_value(s, seat, church, kind):
    """HB-11.3 to HB-11.7: what a token is worth to a seat now."""
    worth = TOKEN_VALUE[church, kind]
    if kind == TOKENS:
        return worth * count(s.tokens[seat])
    if kind == SHIPS:
        return worth * in_harbour(s, seat)
    if kind == BUILDING:
        scope = PARISH_SITES[church] if s.options[OPT_SCOPE] == 1 else ALL_SITES
        return worth * count(s.sites[seat] & TYPE_SITES[TOKEN_TYPE[church]] & scope)
    if kind == CITIZENS:
        scope = ALL_SITES if TOKEN_EVERYWHERE[church] == 1 else PARISH_SITES[church]
        return worth * count(s.sites[seat] & scope)
    return worth


@rule
def limit_kept(s, seat):
    """HB-11.9: at most one unscored token of each kind."""
    held = unscored(s, seat)
    for kind in range(KIND_COUNT):
        if count(held >> kind & EACH_CHURCH) > 1:
            return False
    return True


@rule
def legal_score(s, seat, out):
    """D12: every own unscored token; stop if the holding limit is kept (and HB-19.11)."""
    held = unscored(s, seat)
    n = 0
    for token in range(CHURCH_COUNT * KIND_COUNT):
        if has(held, token):
            out[n] = A_TOKEN + token
            n += 1
    must_act = s.options[OPT_IDLE] == 1 and pending.arg(s, 0) == 0 and held != 0
    if not must_act and limit_kept(s, seat):
        out[n] = A_STOP
        n += 1
    return n


@rule
def score_token(s, seat, token, events):
    """HB-11.2: its present value in prestige, once."""
    church = token // KIND_COUNT
    kind = token % KIND_COUNT
    worth = token_value(s, seat, church, kind)
    s.prestige[seat] += worth
    s.scored[seat] |= 1 << token
    emit(events, E_SCORED, seat, church, kind, worth)


@rule
def apply_score(s, seat, action, events):
    """D12, repeated until stop."""
    if action == A_STOP:
        end_turn(s, events)
        return
    score_token(s, seat, action - A_TOKEN, events)
    pending.set_arg(s, 0, 1)
