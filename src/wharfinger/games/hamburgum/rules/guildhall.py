"""The Guildhall action: building (HB-12), effects (HB-13), officials (HB-14, HB-15)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import codes, count, lowest
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule
from wharfinger.kernel.rows import close_up, filled

from ..data import (
    ALL_SITES,
    BERTH,
    BUILDING_BRICK,
    BUILDING_TIMBER,
    CANON,
    CHURCH_NEXT_TO,
    ITEM,
    MERCHANT_MONEY,
    OFFICIAL_MONEY,
    OFFICIAL_PER,
    PARISH_SITES,
    PARTS,
    PER,
    SITE_NEXT_TO,
    SITE_TYPE,
    TYPE,
    TYPE_SITES,
)
from ..state import A_CHURCH, A_DECLINE, A_KIND, A_OFFICIAL, A_SITE, A_STOP, A_TOKEN, ARG, CHOICE, OPT, D, E
from .church import (
    CHURCH_COUNT,
    EACH_CHURCH,
    KIND_COUNT,
    ONE_CHURCH,
    completed_churches,
    give,
    is_church_builder,
    kinds_left,
    parts_built,
    score_token,
    take_token,
    unscored,
)
from .harbour import arrive, dutchman_arrives, in_harbour, lying_in, ship_available, supply
from .turn import end_turn

STACK = 7


@rule
def occupied(s):
    """Sites with a citizen, of any player."""
    sites = 0
    for seat in range(s.seats):
        sites |= s.sites[seat]
    return sites


@rule
def connected(s, seat):
    """HB-12.4 to HB-12.6: sites next to an own citizen or to a church where the player has donated."""
    reach = 0
    for church in range(CHURCH_COUNT):
        if s.tokens[seat] >> KIND_COUNT * church & ONE_CHURCH != 0:
            reach |= CHURCH_NEXT_TO[church]
    sites = s.sites[seat]
    while sites != 0:
        reach |= SITE_NEXT_TO[lowest(sites)]
        sites &= sites - 1
    return reach


@rule
def open_sites(s, seat, official_built):
    """Free sites where the player may build, material apart; HB-12.8 for church builders, HB-12.9 for officials."""
    free = ALL_SITES & ~occupied(s)
    if not is_church_builder(s, seat):
        free &= connected(s, seat)
    if official_built == 1:
        free &= ~TYPE_SITES[TYPE.official]
    return free


@rule
def legal_site(s, seat, out):
    """D13: every open site while timber and brick are held; stop (but HB-19.11 if idle actions are forbidden)."""
    n = 0
    if s.stock[seat, ITEM.timber] >= BUILDING_TIMBER and s.stock[seat, ITEM.brick] >= BUILDING_BRICK:
        n = codes(open_sites(s, seat, pending.arg(s, ARG.site.official_built)), A_SITE, out, 0)
    idle = s.options[OPT.idle_action] == CHOICE.idle_action.allow
    if idle or n == 0 or pending.arg(s, ARG.site.effect) == 1:
        out[n] = A_STOP
        n += 1
    return n


@rule
def apply_site(s, seat, action, events):
    """D13: pay, place the citizen (HB-12.1, HB-12.2), then the effect in full (HB-12.10)."""
    if action == A_STOP:
        end_turn(s, events)
        return
    site = action - A_SITE
    s.stock[seat, ITEM.timber] -= BUILDING_TIMBER
    s.stock[seat, ITEM.brick] -= BUILDING_BRICK
    s.sites[seat] |= 1 << site
    pending.set_arg(s, ARG.site.effect, 1)
    emit(events, E.built, seat, site)
    kind = SITE_TYPE[site]
    if kind == TYPE.merchant:
        earn(s, seat, MERCHANT_MONEY, events)
    elif kind == TYPE.captain:
        captain(s, seat, events)
    elif kind == TYPE.official:
        pending.set_arg(s, ARG.site.official_built, 1)
        if s.options[OPT.officials] == CHOICE.officials.advanced_choice:
            pending.push(s, D.official, seat)
            pending.set_arg(s, ARG.official.site, site)
        else:
            appoint(s, seat, site, 0, events)


@rule
def earn(s, seat, money, events):
    """Money from the bank."""
    s.money[seat] += money
    emit(events, E.earned, seat, money)


@rule
def captain(s, seat, events):
    """HB-13.3 to HB-13.5: a Flying Dutchman, then an own ship free of charge unless none is available."""
    if s.dutchmen_left > 0:
        dutchman_arrives(s, events)
    if ship_available(s, supply(s, seat), lying_in(s, BERTH.berth_3) == s.seats, s.ships[seat, BERTH.berth_1]):
        arrive(s, seat, events)


# -- officials -----------------------------------------------------------------------------------------------------


@rule
def officials_left(s):
    """Officials that can still be built."""
    return filled(s.officials, 0)


@rule
def legal_official(s, seat, out):
    """D14, variant I: any remaining blue official, by number."""
    n = 0
    for official in range(2 * STACK):
        for place in range(STACK):
            if s.officials[place] == official:
                out[n] = A_OFFICIAL + official
                n += 1
    return n


@rule
def apply_official(s, seat, action, events):
    """D14: the chosen official takes the site."""
    site = pending.arg(s, ARG.official.site)
    pending.pop(s)
    for place in range(STACK):
        if s.officials[place] == action - A_OFFICIAL:
            appoint(s, seat, site, place, events)
            return


@rule
def appoint(s, seat, site, place, events):
    """HB-14.1, HB-15.1, HB-15.2: take the official at a place of the stack; its effect happens once, now."""
    official = s.officials[place]
    close_up(s.officials, place)
    s.official_at[site] = official
    emit(events, E.official, seat, official, site)
    shown = s.options[OPT.blue_top] == CHOICE.blue_top.face_up and s.officials[0] >= 0
    if shown and s.options[OPT.officials] == CHOICE.officials.advanced_random:
        emit(events, E.revealed, s.officials[0])
    if official == CANON:
        if s.stock[seat, ITEM.brick] >= 1:
            pending.push(s, D.canon, seat)
    else:
        earn(s, seat, OFFICIAL_MONEY[official] * counted(s, seat, OFFICIAL_PER[official]), events)


@rule
def counted(s, seat, per):
    """What an official counts (HB-14.2 to HB-14.4, HB-15.5 to HB-15.10)."""
    if per == PER.citizens:
        return count(occupied(s))
    if per == PER.donations:
        made = 0
        for church in range(CHURCH_COUNT):
            made += parts_built(s, church)
        return made
    if per == PER.completed_churches:
        return completed_churches(s)
    if per == PER.own_goods:
        return s.stock[seat, ITEM.beer] + s.stock[seat, ITEM.sugar] + s.stock[seat, ITEM.cloth]
    if per == PER.own_ships:
        return in_harbour(s, seat)
    if per == PER.own_tokens:
        return count(s.tokens[seat])
    if per == PER.own_citizens:
        return count(s.sites[seat])
    found = 0
    for church in range(CHURCH_COUNT):
        if per == PER.own_churches and s.tokens[seat] >> KIND_COUNT * church & ONE_CHURCH != 0:
            found += 1
        if per == PER.own_parishes and s.sites[seat] & PARISH_SITES[church] != 0:
            found += 1
    return found


# -- the Canon (HB-15.11 to HB-15.16) --------------------------------------------------------------------------------


@rule
def canon_kinds(s, seat, church):
    """The kinds the Canon's donation may take: as any donation, but HB-15.16 may bar those held unscored."""
    kinds = kinds_left(s, church)
    if s.options[OPT.canon_surplus] == CHOICE.canon_surplus.no_duplicate:
        held = unscored(s, seat)
        for kind in range(KIND_COUNT):
            if held >> kind & EACH_CHURCH != 0:
                kinds &= ~(1 << kind)
    return kinds


@rule
def legal_canon(s, seat, out):
    """D15: any unfinished church where a token may be taken, or decline."""
    n = 0
    for church in range(CHURCH_COUNT):
        if s.donors[church, PARTS - 1] < 0 and canon_kinds(s, seat, church) != 0:
            out[n] = A_CHURCH + church
            n += 1
    out[n] = A_DECLINE
    return n + 1


@rule
def apply_canon(s, seat, action, events):
    """D15: one brick pays the next part, whichever it is."""
    pending.pop(s)
    if action == A_DECLINE:
        return
    church = action - A_CHURCH
    give(s, seat, church, 1, 0, 0, 0, events)
    pending.push(s, D.canon_token, seat)
    pending.set_arg(s, ARG.canon_token.church, church)


@rule
def legal_canon_token(s, seat, out):
    """D16: a kind that may be taken at the church."""
    return codes(canon_kinds(s, seat, pending.arg(s, ARG.canon_token.church)), A_KIND, out, 0)


@rule
def apply_canon_token(s, seat, action, events):
    """D16: an ordinary donation apart from its cost (HB-15.13); then the surplus, if it is scored now (HB-15.15)."""
    church = pending.arg(s, ARG.canon_token.church)
    kind = action - A_KIND
    pending.pop(s)
    take_token(s, seat, church, kind, events)
    doubled = count(unscored(s, seat) >> kind & EACH_CHURCH) > 1
    if s.over == 0 and s.options[OPT.canon_surplus] == CHOICE.canon_surplus.score_now and doubled:
        pending.push(s, D.surplus, seat)
        pending.set_arg(s, ARG.surplus.kind, kind)


@rule
def legal_surplus(s, seat, out):
    """D17: the unscored tokens of the kind just taken."""
    return codes(unscored(s, seat) & EACH_CHURCH << pending.arg(s, ARG.surplus.kind), A_TOKEN, out, 0)


@rule
def apply_surplus(s, seat, action, events):
    """D17: exactly one of them is scored."""
    pending.pop(s)
    score_token(s, seat, action - A_TOKEN, events)
