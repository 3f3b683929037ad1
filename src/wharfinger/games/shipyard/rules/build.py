"""Build Ships: buying and placing parts (SY-7), and the final ship build (SY-20.14 to SY-20.16).

A yard is looked at as three sets of places, one for each kind of part; place 1 is bit 0.
"""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import codes, has
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..data import COLUMN_KIND, KIND, PART_KIND, PART_PRICE, PARTS_BOUGHT_MOST, PLACES, SLOTS
from ..state import A_COLUMN, A_DONE, A_PASS, A_PLACE, A_ROW, ARG, STAGE, D, E
from .offers import refill_parts

BOW_PLACES = 0b001111111
"""L1, L3, L4: bows go on places 1 to 7."""
MIDDLE_PLACES = 0b011111110
"""L1, L4: middles go on places 2 to 8."""
STERN_PLACES = 0b111111100
"""L1, L2: sterns go on places 3 to 9."""
ALL_PLACES = 0b111111111


@rule
def places_of(s, seat, kind):
    """The places of a yard that hold a part of this kind."""
    found = 0
    for place in range(PLACES):
        part = s.yard[seat, place]
        if part >= 0 and PART_KIND[part] == kind:
            found |= 1 << place
    return found


@rule
def row_of(s, seat):
    """The places of bows, of middles and of sterns in a yard."""
    bows = 0
    middles = 0
    sterns = 0
    for place in range(PLACES):
        part = s.yard[seat, place]
        if part >= 0:
            kind = PART_KIND[part]
            if kind == KIND.bow:
                bows |= 1 << place
            elif kind == KIND.middle:
                middles |= 1 << place
            else:
                sterns |= 1 << place
    return bows, middles, sterns


@rule
def sound(bows, middles, sterns):
    """SY-7.10: L1 to L5, the places a kind never goes to and no bow with a stern directly to its right."""
    return (
        bows & ~BOW_PLACES == 0
        and middles & ~MIDDLE_PLACES == 0
        and sterns & ~STERN_PLACES == 0
        and bows << 1 & sterns == 0
    )


@rule
def legal_places(bows, middles, sterns, kind):
    """SY-7.9: the empty places where a part of this kind leaves a sound row sound."""
    empty = ALL_PLACES & ~(bows | middles | sterns)
    if kind == KIND.bow:
        return empty & BOW_PLACES & ~(sterns >> 1)
    if kind == KIND.middle:
        return empty & MIDDLE_PLACES
    return empty & STERN_PLACES & ~(bows << 1)


@rule
def ship_at(bows, middles, sterns, first):
    """SY-1.12: the length of the complete ship whose bow is on this place, or 0."""
    if not has(bows, first):
        return 0
    last = first + 1
    while has(middles, last):
        last += 1
    return last - first + 1 if last > first + 1 and has(sterns, last) else 0


@rule
def holds_ship(bows, middles, sterns):
    """Whether the row has a complete ship."""
    for first in range(PLACES - 2):
        if ship_at(bows, middles, sterns, first) > 0:
            return True
    return False


@rule
def completing(bows, middles, sterns, kind):
    """The legal places where a part of this kind completes a ship; the row holds none yet (SY-20.14)."""
    found = 0
    allowed = legal_places(bows, middles, sterns, kind)
    for place in range(PLACES):
        here = 1 << place
        if allowed & here != 0 and holds_ship(
            bows | (here if kind == KIND.bow else 0),
            middles | (here if kind == KIND.middle else 0),
            sterns | (here if kind == KIND.stern else 0),
        ):
            found |= here
    return found


@rule
def open_places(s, seat, kind):
    """Where a part of this kind may go now."""
    bows, middles, sterns = row_of(s, seat)
    return places_open(s, bows, middles, sterns, kind)


@rule
def places_open(s, bows, middles, sterns, kind):
    """Any legal place, or in the final ship build one that completes a ship."""
    if s.stage == STAGE.final_ship:
        return completing(bows, middles, sterns, kind)
    return legal_places(bows, middles, sterns, kind)


@rule
def affordable(s, column, money):
    """Whether the column shows a part that this money pays for (SY-7.2)."""
    for row in range(SLOTS):
        if s.offer[column, row] >= 0 and PART_PRICE[row] <= money:
            return True
    return False


@rule
def can_build(s, seat, money):
    """SY-6.3: some part in the offer is affordable and has a legal place."""
    bows, middles, sterns = row_of(s, seat)
    for column in range(4):
        if affordable(s, column, money) and places_open(s, bows, middles, sterns, COLUMN_KIND[column]) != 0:
            return True
    return False


@rule
def columns(s, seat, out, n):
    """Columns with an affordable part of a kind that has a place."""
    bows, middles, sterns = row_of(s, seat)
    money = s.money[seat]
    for column in range(4):
        if affordable(s, column, money) and places_open(s, bows, middles, sterns, COLUMN_KIND[column]) != 0:
            out[n] = A_COLUMN + column
            n += 1
    return n


@rule
def legal_column(s, seat, out):
    """SY-25.4: done after the first part (SY-7.21), or a column."""
    n = 0
    if pending.arg(s, ARG.column.bought) > 0:
        out[n] = A_DONE
        n += 1
    return columns(s, seat, out, n)


@rule
def apply_column(s, seat, action, events):
    """SY-25.4: on to the choice of the part, or the end of the action."""
    if action == A_DONE:
        end_build(s, events)
    else:
        ask_part(s, seat, action - A_COLUMN)


@rule
def ask_part(s, seat, column):
    """SY-25.5: which part of the column."""
    pending.push(s, D.part, seat)
    pending.set_arg(s, ARG.part.column, column)


@rule
def legal_last_part(s, seat, out):
    """SY-25.24: a column with a part that completes a ship, or pass."""
    n = columns(s, seat, out, 0)
    out[n] = A_PASS
    return n + 1


@rule
def apply_last_part(s, seat, action, events):
    """SY-20.14, SY-20.16: one part and no more, or none."""
    pending.pop(s)
    if action != A_PASS:
        ask_part(s, seat, action - A_COLUMN)


@rule
def legal_part(s, seat, out):
    """SY-25.5: the affordable parts of the column."""
    column = pending.arg(s, ARG.part.column)
    n = 0
    for row in range(SLOTS):
        if s.offer[column, row] >= 0 and PART_PRICE[row] <= s.money[seat]:
            out[n] = A_ROW + row
            n += 1
    return n


@rule
def apply_part(s, seat, action, events):
    """SY-25.5: on to the place."""
    column = pending.arg(s, ARG.part.column)
    pending.pop(s)
    pending.push(s, D.place, seat)
    pending.set_arg(s, ARG.place.column, column)
    pending.set_arg(s, ARG.place.row, action - A_ROW)


@rule
def legal_place(s, seat, out):
    """SY-25.6: the empty places that pass SY-7.10 for that kind."""
    return codes(open_places(s, seat, COLUMN_KIND[pending.arg(s, ARG.place.column)]), A_PLACE, out, 0)


@rule
def apply_place(s, seat, action, events):
    """SY-7.2, SY-7.3: pay and place; after the third part, or that of the final ship build, the offer is refilled."""
    place = action - A_PLACE
    column = pending.arg(s, ARG.place.column)
    row = pending.arg(s, ARG.place.row)
    pending.pop(s)
    part = s.offer[column, row]
    s.offer[column, row] = -1
    s.money[seat] -= PART_PRICE[row]
    s.yard[seat, place] = part
    emit(events, E.built, seat, part, place + 1, PART_PRICE[row])
    if s.stage == STAGE.final_ship:
        refill_parts(s, events)
        return
    bought = pending.arg(s, ARG.column.bought) + 1
    pending.set_arg(s, ARG.column.bought, bought)
    if bought == PARTS_BOUGHT_MOST:
        end_build(s, events)


@rule
def end_build(s, events):
    """SY-7.21, SY-7.22: the action is over; only now the offer slides."""
    pending.pop(s)
    refill_parts(s, events)
