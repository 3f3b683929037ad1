"""How good players see Hamburgum: a guess at the points a seat is on the way to, and which answers come first.

Money and stock count for what they can still become: the first few units are soon a donation or a building, the rest is
a hoard, and a hoard that counted fully would never end a game (HB-23.5).
"""

from pathlib import Path

from wharfinger.kernel import pending
from wharfinger.kernel.bits import count, has
from wharfinger.kernel.evaluation import Evaluation
from wharfinger.kernel.jit import rule

from .data import (
    BEER,
    BELL,
    BERTH_CAPACITY,
    BONUS,
    BRICK,
    CHURCH,
    CLOTH,
    DOCKYARD,
    GUILDHALL,
    PARTS,
    POINTS,
    PRODUCER,
    SHIPS,
    SPACE_ACTION,
    SUGAR,
    TIMBER,
    TOKENS,
    TRADE,
    TYPE_SITES,
)
from .rules.church import (
    CHURCH_COUNT,
    KIND_COUNT,
    ONE_CHURCH,
    completed_churches,
    is_church_builder,
    parts_built,
    token_value,
    unscored,
)
from .rules.guildhall import open_sites
from .rules.harbour import BERTH_1, BERTH_2, BERTH_3
from .rules.scoring import final_prestige
from .rules.trade import price, proceeds
from .state import A_COUNT, A_DECLINE, A_NONE, A_STOP, D_BUY, D_MOVE, D_SELL, D_SHIPS

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


(PAIR, PAIR_NEAR, PAIR_MORE, PAIR_HOARD, SPARE, SPARE_MORE, FADE, BELL_WORTH, BELL_BONUS, BELL_LATER, GOODS_KEPT, SALE,
 SALE_NEAR, FUNDS, FUNDS_MORE, FUNDS_RICH, FUNDS_HOARD, SHIPS_TOKEN, TOKENS_EARLY, KINDS_EARLY, MAKER, MAKER_PRICE,
 SITE, SITE_EARLY, BERTH, BUILDER, PARISH, OPEN_SITES, TEMPO, PRIOR_SPACE, PRIOR_PAID, PRIOR_STOP,
 PRIOR_FULL) = (EVALUATION[name] for name in EVALUATION.sizes)  # fmt: skip


@rule
def value(s, seat, w):
    """Points in hand, tokens, and what stock, ships, buildings and connections are likely to bring."""
    if s.over != 0:
        return 1.0 * final_prestige(s, seat)
    left = unbuilt_parts(s)
    early = min(1.0, left / 24.0)
    worth = s.prestige[seat] + tokens_worth(s, seat, early, w) + stock_worth(s, seat, left, early, w)
    worth += town_worth(s, seat, early, w)
    if pending.actor(s) == seat:
        worth += w[TEMPO]
    return worth


@rule
def progress(s):
    """How much of the game is over: the share of the church parts that stand."""
    return 1.0 - unbuilt_parts(s) / (1.0 * PARTS * CHURCH_COUNT)


@rule
def prior(s, action, w):
    """Free moves before paid ones, act rather than stop, sell and buy much."""
    kind = pending.kind(s)
    if kind == D_MOVE:
        return prior_move(s, pending.actor(s), action, w)
    if kind == D_SELL or kind == D_SHIPS or kind == D_BUY:
        return 1.0 + w[PRIOR_FULL] * (action - A_COUNT)
    if action == A_STOP or action == A_DECLINE or action == A_NONE:
        return w[PRIOR_STOP]
    return 1.0


@rule
def prior_move(s, seat, space, w):
    """The action at hand, if there is something to do it with; steps that cost prestige seldom."""
    act = SPACE_ACTION[space]
    steps = 1 if s.space[seat] < 0 else (space - s.space[seat] - 1) % AROUND + 1
    weight = w[PRIOR_SPACE]
    if act == CHURCH:
        weight = w[PRIOR_SPACE + 1] * min(3, s.stock[seat, BRICK])
    elif act == GUILDHALL:
        weight = w[PRIOR_SPACE + 2] * min(3, s.stock[seat, TIMBER], s.stock[seat, BRICK])
    elif act == TRADE:
        goods = s.stock[seat, BEER] + s.stock[seat, SUGAR] + s.stock[seat, CLOTH]
        weight = w[PRIOR_SPACE + 3] * min(4, goods) + w[PRIOR_SPACE + 4] * min(4.0, s.money[seat] / 50.0)
    elif act == DOCKYARD:
        weight = w[PRIOR_SPACE + 5] * min(2, s.stock[seat, TIMBER])
    weight += 0.1
    return weight if steps <= FREE_STEPS else weight * w[PRIOR_PAID] / (steps - FREE_STEPS)


@rule
def tokens_worth(s, seat, early, w):
    """Unscored tokens: what they bring now; growing kinds a little more, ships a little less (they sail away)."""
    held = unscored(s, seat)
    worth = 0.0
    for token in range(CHURCH_COUNT * KIND_COUNT):
        if has(held, token):
            kind = token % KIND_COUNT
            now = 1.0 * token_value(s, seat, token // KIND_COUNT, kind)
            if kind == SHIPS:
                worth += w[SHIPS_TOKEN] * now
            elif kind == TOKENS:
                worth += now + w[TOKENS_EARLY] * early
            elif kind == POINTS:
                worth += now
            else:
                worth += now + w[KINDS_EARLY] * early
    return worth


@rule
def stock_worth(s, seat, left, early, w):
    """Materials that will be parts and buildings, and the money and goods that will be materials."""
    timber = s.stock[seat, TIMBER]
    brick = s.stock[seat, BRICK]
    pairs = min(timber, brick)
    spare = timber + brick - 2 * pairs
    near = steps_to(s, seat, CHURCH) <= FREE_STEPS or steps_to(s, seat, GUILDHALL) <= FREE_STEPS
    useful = min(pairs, left + count(open_sites(s, seat, 0)) // 2)
    worth = (w[PAIR_NEAR] if near else w[PAIR]) * min(useful, 4) + w[PAIR_MORE] * max(0, min(useful, 6) - 4)
    worth += w[PAIR_HOARD] * min(max(0, pairs - 6), 10)
    worth += w[SPARE] * min(spare, 2) + w[SPARE_MORE] * max(0, min(spare, 5) - 2)
    fade = w[FADE] + (1.0 - w[FADE]) * min(1.0, left / 9.0)
    worth *= fade
    if s.stock[seat, BELL] > 0:
        worth += bell_worth(s, w)
    sale = proceeds(s, seat, s.stock[seat, BEER], s.stock[seat, SUGAR], s.stock[seat, CLOTH])
    carried = BERTH_CAPACITY[2] * s.ships[seat, BERTH_3] + BERTH_CAPACITY[1] * s.ships[seat, BERTH_2]
    carried += BERTH_CAPACITY[0] * s.ships[seat, BERTH_1]
    goods = s.stock[seat, BEER] + s.stock[seat, SUGAR] + s.stock[seat, CLOTH]
    more = w[GOODS_KEPT] * min(max(0, goods - carried), 4)  # better kept for the next ships than sold at home
    soon = w[SALE_NEAR] if steps_to(s, seat, TRADE) <= FREE_STEPS else w[SALE]
    funds = s.money[seat] + soon * (sale + more)
    worth += fade * w[FUNDS] * min(funds, 200.0) / 100.0
    worth += fade * w[FUNDS_MORE] * min(max(funds - 200.0, 0.0), 200.0) / 100.0
    worth += fade * w[FUNDS_RICH] * min(max(funds - 400.0, 0.0), 300.0) / 100.0
    return worth + w[FUNDS_HOARD] * max(funds - 700.0, 0.0) / 100.0


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
        return w[BELL_WORTH] + w[BELL_BONUS] * bonus
    return 0.7 * w[BELL_WORTH] + (w[BELL_LATER] * bonus if most == PARTS - 2 else 0.0)


@rule
def town_worth(s, seat, early, w):
    """Buildings make more goods and feed later tokens; ships carry; connections leave a choice."""
    worth = 0.0
    for good in range(BEER, CLOTH + 1):
        made = count(s.sites[seat] & TYPE_SITES[PRODUCER[good]])
        worth += early * min(made, 3) * (w[MAKER] + w[MAKER_PRICE] * price(s, good))
    worth += (w[SITE] + w[SITE_EARLY] * early) * count(s.sites[seat])
    for berth in range(3):
        worth += early * w[BERTH + berth] * s.ships[seat, berth]
    if is_church_builder(s, seat):
        worth += w[BUILDER] * early
    for church in range(CHURCH_COUNT):
        if s.tokens[seat] >> KIND_COUNT * church & ONE_CHURCH != 0:
            worth += w[PARISH] * early
    worth += w[OPEN_SITES] * early * min(6, count(open_sites(s, seat, 0)))
    return worth


@rule
def steps_to(s, seat, act):
    """Steps to the nearest space with an action; before the first move everything is near."""
    if s.space[seat] < 0:
        return 1
    for steps in range(1, AROUND + 1):
        if SPACE_ACTION[(s.space[seat] + steps) % AROUND] == act:
            return steps
    return AROUND


@rule
def unbuilt_parts(s):
    """Parts still to be built at all churches: how much of the game is left."""
    left = PARTS * CHURCH_COUNT
    for church in range(CHURCH_COUNT):
        left -= parts_built(s, church)
    return left
