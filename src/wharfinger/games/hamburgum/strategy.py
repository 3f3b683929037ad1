"""A guess at how well a seat stands, for players that look a turn ahead.

Money and stock count for what they can still become: the first few units are soon a donation or a building, the rest is
a hoard, and a hoard that counted fully would never end a game (HB-23.5).
"""

from wharfinger.kernel.bits import count, has
from wharfinger.kernel.jit import rule

from .church import (
    CHURCH_COUNT,
    KIND_COUNT,
    ONE_CHURCH,
    completed_churches,
    is_church_builder,
    parts_built,
    token_value,
    unscored,
)
from .guildhall import open_sites
from .harbour import BERTH_1, BERTH_2, BERTH_3
from .scoring import final_money, final_prestige
from .tables import (
    BEER,
    BELL,
    BERTH_CAPACITY,
    BONUS,
    BRICK,
    CHURCH,
    CLOTH,
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
from .trade import price, proceeds

AROUND = 8
FREE_STEPS = 3


@rule
def value(s, seat):
    """What a seat has, less what the others have on average: how much of the game is left is then nobody's gain."""
    if s.over != 0:
        return outcome(s, seat)
    left = unbuilt_parts(s)
    early = min(1.0, left / 24.0)
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += holdings(s, other, left, early)
    return holdings(s, seat, left, early) - others / (s.seats - 1)


@rule
def holdings(s, seat, left, early):
    """Points in hand, tokens, and what stock, ships, buildings and connections are likely to bring."""
    return (
        s.prestige[seat] + tokens_worth(s, seat, early) + stock_worth(s, seat, left, early) + town_worth(s, seat, early)
    )


@rule
def outcome(s, seat):
    """The end: winning is worth more than any hoard, losing less."""
    mine = final_prestige(s, seat) + final_money(s, seat) / 100_000.0
    best = -1.0e9
    for other in range(s.seats):
        if other != seat:
            best = max(best, final_prestige(s, other) + final_money(s, other) / 100_000.0)
    return mine - best + (40.0 if mine >= best else -5.0)


@rule
def tokens_worth(s, seat, early):
    """Unscored tokens: what they bring now; growing kinds a little more, ships a little less (they sail away)."""
    held = unscored(s, seat)
    worth = 0.0
    for token in range(CHURCH_COUNT * KIND_COUNT):
        if has(held, token):
            kind = token % KIND_COUNT
            now = 1.0 * token_value(s, seat, token // KIND_COUNT, kind)
            if kind == SHIPS:
                worth += 0.9 * now
            elif kind == TOKENS:
                worth += now + 3.5 * early
            elif kind == POINTS:
                worth += now
            else:
                worth += now + 4.0 * early
    return worth


@rule
def stock_worth(s, seat, left, early):
    """Materials that will be parts and buildings, and the money and goods that will be materials."""
    timber = s.stock[seat, TIMBER]
    brick = s.stock[seat, BRICK]
    pairs = min(timber, brick)
    spare = timber + brick - 2 * pairs
    near = steps_to(s, seat, CHURCH) <= FREE_STEPS or steps_to(s, seat, GUILDHALL) <= FREE_STEPS
    useful = min(pairs, left + count(open_sites(s, seat, 0)) // 2)
    worth = (5.7 if near else 5.2) * min(useful, 4) + 2.6 * max(0, min(useful, 6) - 4)
    worth += 0.02 * min(max(0, pairs - 6), 10) + 2.2 * min(spare, 2) + 0.3 * max(0, min(spare, 5) - 2)
    fade = 0.3 + 0.7 * min(1.0, left / 9.0)
    worth *= fade
    if s.stock[seat, BELL] > 0:
        worth += bell_worth(s)
    sale = proceeds(s, seat, s.stock[seat, BEER], s.stock[seat, SUGAR], s.stock[seat, CLOTH])
    carried = BERTH_CAPACITY[2] * s.ships[seat, BERTH_3] + BERTH_CAPACITY[1] * s.ships[seat, BERTH_2]
    carried += BERTH_CAPACITY[0] * s.ships[seat, BERTH_1]
    goods = s.stock[seat, BEER] + s.stock[seat, SUGAR] + s.stock[seat, CLOTH]
    sale += 20 * min(max(0, goods - carried), 4)  # better kept for the next ships than sold at home
    soon = 0.78 if steps_to(s, seat, TRADE) <= FREE_STEPS else 0.68
    funds = s.money[seat] + soon * sale
    worth += fade * 3.0 * min(funds, 200.0) / 100.0
    worth += fade * 2.2 * min(max(funds - 200.0, 0.0), 200.0) / 100.0
    worth += fade * 0.6 * min(max(funds - 400.0, 0.0), 300.0) / 100.0
    return worth + 0.02 * max(funds - 700.0, 0.0) / 100.0


@rule
def bell_worth(s):
    """A bell completes a church that is nearly built."""
    most = 0
    for church in range(CHURCH_COUNT):
        built = parts_built(s, church)
        if built < PARTS and built > most:
            most = built
    bonus = 1.0 * BONUS[min(completed_churches(s), CHURCH_COUNT - 1)]
    if most == PARTS - 1:
        return 1.5 + 0.4 * bonus
    return 1.0 + 0.2 * bonus if most == PARTS - 2 else 1.0


@rule
def town_worth(s, seat, early):
    """Buildings make more goods and feed later tokens; ships carry; connections leave a choice."""
    worth = 0.0
    for good in range(BEER, CLOTH + 1):
        made = count(s.sites[seat] & TYPE_SITES[PRODUCER[good]])
        worth += early * min(made, 3) * (3.0 + price(s, good) / 40.0)
    worth += (0.8 + 1.6 * early) * count(s.sites[seat])
    worth += early * (2.4 * s.ships[seat, BERTH_3] + 1.3 * s.ships[seat, BERTH_2] + 0.4 * s.ships[seat, BERTH_1])
    if is_church_builder(s, seat):
        worth += 4.0 * early
    for church in range(CHURCH_COUNT):
        if s.tokens[seat] >> KIND_COUNT * church & ONE_CHURCH != 0:
            worth += 0.6 * early
    worth += 0.25 * early * min(6, count(open_sites(s, seat, 0)))
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
