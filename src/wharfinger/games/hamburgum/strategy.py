"""How good players see Hamburgum: a guess at the points a seat is on the way to, and which answers come first.

Money and stock count for what they can still become: the first few units are soon a donation or a building, the rest is
a hoard, and a hoard that counted fully would never end a game (HB-23.5).
"""

from pathlib import Path

from wharfinger.kernel import pending
from wharfinger.kernel.bits import count, has, lowest
from wharfinger.kernel.evaluation import Evaluation
from wharfinger.kernel.jit import rule
from wharfinger.kernel.names import constants

from .data import (
    ACT,
    BERTH,
    BERTH_CAPACITY,
    BONUS,
    DEPOT_PRICE,
    ITEM,
    KIND,
    PARTS,
    PRODUCER,
    SPACE_ACTION,
    STEPS_TO,
    TYPE_SITES,
)
from .rules.church import (
    CHURCH_COUNT,
    KIND_COUNT,
    ONE_CHURCH,
    can_donate,
    completed_churches,
    is_church_builder,
    parts_built,
    token_value,
    unscored,
)
from .rules.guildhall import open_sites
from .rules.harbour import most_ships
from .rules.scoring import final_prestige
from .rules.trade import price, proceeds
from .rules.turn import move_cost
from .state import A_COUNT, A_DECLINE, A_NONE, A_SPACE, A_STOP, ARG, D

AROUND = 8
FREE_STEPS = 3
EVALUATION = Evaluation(
    Path(__file__).with_name("evaluation.toml"),
    {
        "pair": 1, "pair_near": 1, "pair_more": 1, "pair_hoard": 1, "spare": 1, "spare_more": 1, "fade": 1, "bell": 1,
        "bell_bonus": 1, "bell_later": 1, "goods_kept": 1, "sale": 1, "sale_near": 1, "funds": 1, "funds_more": 1,
        "funds_rich": 1, "funds_hoard": 1, "ships_token": 1, "tokens_early": 1, "kinds_early": 1, "producer": 1,
        "producer_price": 1, "site": 1, "site_early": 1, "berth": 3, "builder": 1, "parish": 1, "open_sites": 1,
        "tempo": 1, "prior_space": 6, "prior_paid": 1, "prior_stop": 1, "prior_full": 1,
    },
)  # fmt: skip
RIVALS = True
"""A lead counts: the tokens are shared out once and the game ends when somebody ends it (HB-23.3, HB-16.1)."""


W = constants("W", {name: EVALUATION[name] for name in EVALUATION.sizes})
"""Where each weight stands."""


@rule
def value(s, seat, w):
    """Points in hand, tokens, and what stock, ships, buildings and connections are likely to bring."""
    if s.over != 0:
        return 1.0 * final_prestige(s, seat)
    left = unbuilt_parts(s)
    early = min(1.0, left / 24.0)
    sites = count(open_sites(s, seat, 0))
    worth = s.prestige[seat] + tokens_worth(s, seat, early, w) + stock_worth(s, seat, left, sites, w)
    worth += town_worth(s, seat, early, sites, w)
    if pending.actor(s) == seat:
        worth += w[W.tempo]
    return worth


@rule
def progress(s):
    """How much of the game is over: the share of the church parts that stand."""
    return 1.0 - unbuilt_parts(s) / (1.0 * PARTS * CHURCH_COUNT)


@rule
def prior(s, action, w):
    """Free moves before paid ones, act rather than stop, sell and buy much."""
    kind = pending.kind(s)
    if kind == D.move:
        return prior_move(s, pending.actor(s), action, w)
    if kind == D.sell or kind == D.ships or kind == D.buy:
        return 1.0 + w[W.prior_full] * (action - A_COUNT)
    if action == A_STOP or action == A_DECLINE or action == A_NONE:
        return w[W.prior_stop]
    return 1.0


@rule
def prior_move(s, seat, space, w):
    """The action at hand, if there is something to do it with; steps that cost prestige seldom."""
    act = SPACE_ACTION[space]
    steps = 1 if s.space[seat] < 0 else (space - s.space[seat] - 1) % AROUND + 1
    weight = w[W.prior_space]
    if act == ACT.church:
        weight = w[W.prior_space + 1] * min(3, s.stock[seat, ITEM.brick])
    elif act == ACT.guildhall:
        weight = w[W.prior_space + 2] * min(3, s.stock[seat, ITEM.timber], s.stock[seat, ITEM.brick])
    elif act == ACT.trade:
        goods = s.stock[seat, ITEM.beer] + s.stock[seat, ITEM.sugar] + s.stock[seat, ITEM.cloth]
        weight = w[W.prior_space + 3] * min(4, goods) + w[W.prior_space + 4] * min(4.0, s.money[seat] / 50.0)
    elif act == ACT.dockyard:
        weight = w[W.prior_space + 5] * min(2, s.stock[seat, ITEM.timber])
    weight += 0.1
    return weight if steps <= FREE_STEPS else weight * w[W.prior_paid] / (steps - FREE_STEPS)


@rule
def sensible(s, out, n):
    """No visit without effect (HB-4.12) while another one costs no more; who is there does something."""
    if n < 2:
        return n
    kind = pending.kind(s)
    if kind == D.move:
        return sensible_moves(s, pending.actor(s), out, n)
    if kind == D.ships:
        if out[0] == A_COUNT:
            for k in range(1, n):
                out[k - 1] = out[k]
            return n - 1
        return n
    if kind == D.trade:
        idle = True
    elif kind == D.donate:
        idle = pending.arg(s, ARG.donate.effect) == 0 and unscored(s, pending.actor(s)) == 0
    elif kind == D.score:
        idle = pending.arg(s, ARG.score.effect) == 0
    elif kind == D.site:
        idle = pending.arg(s, ARG.site.effect) == 0
    else:
        return n
    last = out[n - 1]
    return n - 1 if idle and (last == A_NONE or last == A_STOP) else n


@rule
def sensible_moves(s, seat, out, n):
    """Moves to where there is something to do; the others only if every such move costs more."""
    useful = 0
    cheapest = s.prestige[seat] + AROUND
    for k in range(n):
        space = out[k] - A_SPACE
        if can_act(s, seat, SPACE_ACTION[space]):
            useful |= 1 << space
            cheapest = min(cheapest, move_cost(s, seat, space))
    kept = 0
    for k in range(n):
        space = out[k] - A_SPACE
        if has(useful, space) or move_cost(s, seat, space) < cheapest:
            out[kept] = out[k]
            kept += 1
    return kept


@rule
def can_act(s, seat, act):
    """Whether the action of a space would have an effect."""
    if act == ACT.trade:
        goods = s.stock[seat, ITEM.beer] + s.stock[seat, ITEM.sugar] + s.stock[seat, ITEM.cloth]
        return goods > 0 or s.money[seat] >= DEPOT_PRICE[1]
    if act == ACT.dockyard:
        return most_ships(s, seat) > 0
    if act == ACT.guildhall:
        return s.stock[seat, ITEM.timber] > 0 and s.stock[seat, ITEM.brick] > 0 and open_sites(s, seat, 0) != 0
    if act == ACT.church:
        if unscored(s, seat) != 0:
            return True
        for church in range(CHURCH_COUNT):
            if can_donate(s, seat, church):
                return True
        return False
    return True


@rule
def tokens_worth(s, seat, early, w):
    """Unscored tokens: what they bring now; growing kinds a little more, ships a little less (they sail away)."""
    held = unscored(s, seat)
    worth = 0.0
    while held != 0:
        token = lowest(held)
        held &= held - 1
        kind = token % KIND_COUNT
        now = 1.0 * token_value(s, seat, token // KIND_COUNT, kind)
        if kind == KIND.ships:
            worth += w[W.ships_token] * now
        elif kind == KIND.tokens:
            worth += now + w[W.tokens_early] * early
        elif kind == KIND.points:
            worth += now
        else:
            worth += now + w[W.kinds_early] * early
    return worth


@rule
def stock_worth(s, seat, left, sites, w):
    """Materials that will be parts and buildings, and the money and goods that will be materials."""
    timber = s.stock[seat, ITEM.timber]
    brick = s.stock[seat, ITEM.brick]
    pairs = min(timber, brick)
    spare = timber + brick - 2 * pairs
    near = steps_to(s, seat, ACT.church) <= FREE_STEPS or steps_to(s, seat, ACT.guildhall) <= FREE_STEPS
    useful = min(pairs, left + sites // 2)
    worth = (w[W.pair_near] if near else w[W.pair]) * min(useful, 4) + w[W.pair_more] * max(0, min(useful, 6) - 4)
    worth += w[W.pair_hoard] * min(max(0, pairs - 6), 10)
    worth += w[W.spare] * min(spare, 2) + w[W.spare_more] * max(0, min(spare, 5) - 2)
    fade = w[W.fade] + (1.0 - w[W.fade]) * min(1.0, left / 9.0)
    worth *= fade
    if s.stock[seat, ITEM.bell] > 0:
        worth += bell_worth(s, w)
    sale = proceeds(s, seat, s.stock[seat, ITEM.beer], s.stock[seat, ITEM.sugar], s.stock[seat, ITEM.cloth])
    carried = BERTH_CAPACITY[2] * s.ships[seat, BERTH.berth_3] + BERTH_CAPACITY[1] * s.ships[seat, BERTH.berth_2]
    carried += BERTH_CAPACITY[0] * s.ships[seat, BERTH.berth_1]
    goods = s.stock[seat, ITEM.beer] + s.stock[seat, ITEM.sugar] + s.stock[seat, ITEM.cloth]
    more = w[W.goods_kept] * min(max(0, goods - carried), 4)  # better kept for the next ships than sold at home
    soon = w[W.sale_near] if steps_to(s, seat, ACT.trade) <= FREE_STEPS else w[W.sale]
    funds = s.money[seat] + soon * (sale + more)
    worth += fade * w[W.funds] * min(funds, 200.0) / 100.0
    worth += fade * w[W.funds_more] * min(max(funds - 200.0, 0.0), 200.0) / 100.0
    worth += fade * w[W.funds_rich] * min(max(funds - 400.0, 0.0), 300.0) / 100.0
    return worth + w[W.funds_hoard] * max(funds - 700.0, 0.0) / 100.0


@rule
def bell_worth(s, w):
    """A bell completes a church that is nearly built."""
    most = 0
    for church in range(CHURCH_COUNT):
        built = parts_built(s, church)
        if built < PARTS and built > most:
            most = built
    bonus = 1.0 * BONUS[min(completed_churches(s), CHURCH_COUNT - 1)]
    if most == PARTS - 1:
        return w[W.bell] + w[W.bell_bonus] * bonus
    return 0.7 * w[W.bell] + (w[W.bell_later] * bonus if most == PARTS - 2 else 0.0)


@rule
def town_worth(s, seat, early, sites, w):
    """Buildings make more goods and feed later tokens; ships carry; connections leave a choice."""
    worth = 0.0
    for good in range(ITEM.beer, ITEM.cloth + 1):
        made = count(s.sites[seat] & TYPE_SITES[PRODUCER[good]])
        worth += early * min(made, 3) * (w[W.producer] + w[W.producer_price] * price(s, good))
    worth += (w[W.site] + w[W.site_early] * early) * count(s.sites[seat])
    for berth in range(3):
        worth += early * w[W.berth + berth] * s.ships[seat, berth]
    if is_church_builder(s, seat):
        worth += w[W.builder] * early
    for church in range(CHURCH_COUNT):
        if s.tokens[seat] >> KIND_COUNT * church & ONE_CHURCH != 0:
            worth += w[W.parish] * early
    worth += w[W.open_sites] * early * min(6, sites)
    return worth


@rule
def steps_to(s, seat, act):
    """Steps to the nearest space with an action; before the first move everything is near."""
    return 1 if s.space[seat] < 0 else STEPS_TO[s.space[seat], act]


@rule
def unbuilt_parts(s):
    """Parts still to be built at all churches: how much of the game is left."""
    left = PARTS * CHURCH_COUNT
    for church in range(CHURCH_COUNT):
        left -= parts_built(s, church)
    return left
