"""The Church action: donations (HB-9), completion (HB-10), scoring tokens (HB-11)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import codes, count
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule
from wharfinger.kernel.rows import filled

from ..data import (
    ALL_SITES,
    BONUS,
    COST,
    DONATION_COST,
    ITEM,
    KIND,
    PARISH_SITES,
    PARTS,
    TOKEN_EVERYWHERE,
    TOKEN_TYPE,
    TOKEN_VALUE,
    TYPE_SITES,
)
from ..state import A_CHURCH, A_KIND, A_STOP, A_TOKEN, ARG, CHOICE, OPT, SIXTH_CHURCH, D, E
from .harbour import in_harbour
from .turn import end_game, end_turn

CHURCH_COUNT = 6
KIND_COUNT = 5
ONE_CHURCH = (1 << KIND_COUNT) - 1
EACH_CHURCH = sum(1 << KIND_COUNT * church for church in range(CHURCH_COUNT))


@rule
def parts_built(s, church):
    """Parts of a church; always as many as tokens taken there (HB-9.9)."""
    return filled(s.donors[church], 0)


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
    return DONATION_COST[part, COST.money] + DONATION_COST[part, COST.money_per_citizen] * count(s.sites[seat])


@rule
def can_donate(s, seat, church):
    """HB-9.2 to HB-9.4: the church is unfinished and its next part can be paid."""
    part = parts_built(s, church)
    return (
        part < PARTS
        and s.stock[seat, ITEM.brick] >= DONATION_COST[part, COST.brick]
        and s.stock[seat, ITEM.timber] >= DONATION_COST[part, COST.timber]
        and s.stock[seat, ITEM.bell] >= DONATION_COST[part, COST.bell]
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
    idle = s.options[OPT.idle_action] == CHOICE.idle_action.allow
    if idle or n == 0 or pending.arg(s, ARG.donate.effect) == 1 or unscored(s, seat) != 0:
        out[n] = A_STOP
        n += 1
    return n


@rule
def apply_donate(s, seat, action, events):
    """D10: pay and go on to the choice of the token (D11), or to the second half (D12)."""
    if action == A_STOP:
        effect = pending.arg(s, ARG.donate.effect)
        pending.pop(s)
        pending.push(s, D.score, seat)
        pending.set_arg(s, ARG.score.effect, effect)
        return
    church = action - A_CHURCH
    cost = DONATION_COST[parts_built(s, church)]
    money = donation_money(s, seat, parts_built(s, church))
    give(s, seat, church, cost[COST.brick], cost[COST.timber], cost[COST.bell], money, events)
    pending.set_arg(s, ARG.donate.effect, 1)
    pending.push(s, D.token, seat)
    pending.set_arg(s, ARG.token.church, church)


@rule
def give(s, seat, church, brick, timber, bell, money, events):
    """Pay for the next part of a church; the token taken for it builds that part."""
    s.stock[seat, ITEM.brick] -= brick
    s.stock[seat, ITEM.timber] -= timber
    s.stock[seat, ITEM.bell] -= bell
    s.money[seat] -= money
    emit(events, E.donated, seat, church, parts_built(s, church) + 1)
    emit(events, E.paid, seat, brick, timber, bell, money)


@rule
def kinds_left(s, church):
    """The kinds a donation may take, as bits: part 1 the points token (HB-9.7), later parts any left (HB-9.8)."""
    if s.donors[church, 0] < 0:
        return 1 << KIND.points
    taken = 0
    for seat in range(s.seats):
        taken |= s.tokens[seat] >> KIND_COUNT * church
    return ONE_CHURCH & ~taken


@rule
def legal_token(s, seat, out):
    """D11: a kind that is left at the church."""
    return codes(kinds_left(s, pending.arg(s, ARG.token.church)), A_KIND, out, 0)


@rule
def apply_token(s, seat, action, events):
    """D11: the donation is made."""
    church = pending.arg(s, ARG.token.church)
    pending.pop(s)
    take_token(s, seat, church, action - A_KIND, events)


@rule
def take_token(s, seat, church, kind, events):
    """HB-9.6: the donor takes a token of that church, unscored; part 5 completes the church (HB-10.1)."""
    part = parts_built(s, church)
    s.donors[church, part] = seat
    s.tokens[seat] |= 1 << (KIND_COUNT * church + kind)
    emit(events, E.took_token, seat, church, kind)
    if part + 1 == PARTS:
        completed = completed_churches(s)
        bonus = BONUS[completed - 1]
        s.prestige[seat] += bonus
        emit(events, E.completed, seat, church, bonus)
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
    if kind == KIND.tokens:
        return worth * count(s.tokens[seat])
    if kind == KIND.ships:
        return worth * in_harbour(s, seat)
    if kind == KIND.building:
        within = s.options[OPT.building_token_scope] == CHOICE.building_token_scope.parish
        scope = PARISH_SITES[church] if within else ALL_SITES
        return worth * count(s.sites[seat] & TYPE_SITES[TOKEN_TYPE[church]] & scope)
    if kind == KIND.citizens:
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
    n = codes(held, A_TOKEN, out, 0)
    acted = pending.arg(s, ARG.score.effect) != 0
    must_act = s.options[OPT.idle_action] == CHOICE.idle_action.forbid and not acted and held != 0
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
    emit(events, E.scored, seat, church, kind, worth)


@rule
def apply_score(s, seat, action, events):
    """D12, repeated until stop."""
    if action == A_STOP:
        end_turn(s, events)
        return
    score_token(s, seat, action - A_TOKEN, events)
    pending.set_arg(s, ARG.score.effect, 1)
