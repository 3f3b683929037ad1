"""A guess at how well a seat stands, for players that look a turn ahead."""

from wharfinger.kernel.bits import count
from wharfinger.kernel.jit import rule

from .church import CHURCH_COUNT, KIND_COUNT, is_church_builder, parts_built
from .harbour import BERTH_1, BERTH_2, BERTH_3
from .scoring import final_tokens
from .state import D_MOVE
from .tables import BEER, BELL, BRICK, CLOTH, PRODUCER, SUGAR, TIMBER, TYPE_SITES
from .trade import price


@rule
def value(s, seat):
    """Points so far, and what stock, ships, buildings and connections are likely to bring."""
    points = s.prestige[seat] + 1.0 * final_tokens(s, seat)
    left = unbuilt_parts(s)
    early = left / 30.0
    money = s.money[seat] / 100.0
    goods = 0.0
    for good in range(BEER, CLOTH + 1):
        goods += s.stock[seat, good] * price(s, good) / 100.0
    carried = 3.0 * s.ships[seat, BERTH_3] + 2.0 * s.ships[seat, BERTH_2] + s.ships[seat, BERTH_1]
    stocked = s.stock[seat, BEER] + s.stock[seat, SUGAR] + s.stock[seat, CLOTH]
    points += (1.0 + early) * (money + 0.75 * min(goods, carried) + 0.35 * max(0.0, goods - carried))
    pairs = min(s.stock[seat, TIMBER], s.stock[seat, BRICK])
    spare = s.stock[seat, TIMBER] + s.stock[seat, BRICK] - 2 * pairs
    useful = min(pairs, 4)
    points += (
        3.0 * useful * min(1.0, left / 8.0) + 0.8 * (pairs - useful) + 0.9 * min(spare, 3) + 0.4 * max(0, spare - 3)
    )
    points += s.stock[seat, BELL] * (0.5 + 2.5 * min(1.0, left / 6.0))
    points += early * (0.55 * carried + 0.002 * stocked)
    for good in range(BEER, CLOTH + 1):
        points += early * 2.2 * count(s.sites[seat] & TYPE_SITES[PRODUCER[good]])
    points += 1.2 * count(s.sites[seat]) * (0.3 + early)
    if is_church_builder(s, seat):
        points += 4.0 * early
    churches = 0
    for church in range(CHURCH_COUNT):
        if s.tokens[seat] >> KIND_COUNT * church & 31 != 0:
            churches += 1
    points += 0.8 * early * churches
    return points


@rule
def unbuilt_parts(s):
    """Parts still to be built at all churches: how much of the game is left."""
    left = 5 * CHURCH_COUNT
    for church in range(CHURCH_COUNT):
        left -= parts_built(s, church)
    return left


TURN_STARTS = D_MOVE
