"""The rings of the wheel: Manufacture Equipment (SY-10), Recruit Crew (SY-11), Hire Employees (SY-12)."""

from wharfinger.kernel import pending
from wharfinger.kernel.bits import has, lowest
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..data import (
    EMPLOYEE_COUNT,
    FEE,
    FREE_STEPS,
    GIFT,
    HIRING_SPACES,
    PLACES_PER_SPACE,
    REQUIRES,
    RING,
    RING_PIECE,
    RING_SPACES,
    STEP_COST,
)
from ..state import A_EMPLOYEE, A_LEAVE, A_STEPS, A_TAKE, ARG, OPT, VALUE, D, E


@rule
def free_steps(s, seat, ring):
    """SY-15.8, SY-15.9: steps after the first that an accountant or a foreman makes free."""
    free = 0
    staff = s.employees[seat]
    while staff != 0:
        free += FREE_STEPS[lowest(staff), ring]
        staff &= staff - 1
    return free


@rule
def steps_price(steps, free):
    """SY-6.7: the first step is free, each further one costs 1 guilder, less what is made free."""
    return max(0, steps - 1 - free) * STEP_COST


@rule
def move_marker(s, seat, ring, steps, events):
    """SY-6.6 to SY-6.8: pay and turn the marker clockwise."""
    price = steps_price(steps, free_steps(s, seat, ring))
    s.money[seat] -= price
    s.marker[ring] = (s.marker[ring] + steps) % RING_SPACES[ring]
    emit(events, E.moved_marker, seat, ring, steps, price)


# -- equipment and crew --------------------------------------------------------------------------------------------


@rule
def legal_equipment(s, seat, out):
    """SY-25.11: steps of the equipment marker."""
    return legal_steps(s, seat, RING.equipment, out)


@rule
def apply_equipment(s, seat, action, events):
    """SY-10.1: the equipment marker moves."""
    apply_steps(s, seat, RING.equipment, action - A_STEPS + 1, events)


@rule
def legal_crew(s, seat, out):
    """SY-25.11: steps of the crew marker."""
    return legal_steps(s, seat, RING.crew, out)


@rule
def apply_crew(s, seat, action, events):
    """SY-11.1: the crew marker moves."""
    apply_steps(s, seat, RING.crew, action - A_STEPS + 1, events)


@rule
def legal_steps(s, seat, ring, out):
    """SY-25.11: 1 to 4 steps whose price can be paid (SY-10.1, SY-11.1)."""
    free = free_steps(s, seat, ring)
    n = 0
    for steps in range(1, RING_SPACES[ring] + 1):
        if steps_price(steps, free) <= s.money[seat]:
            out[n] = A_STEPS + steps - 1
            n += 1
    return n


@rule
def apply_steps(s, seat, ring, steps, events):
    """SY-10.1 to SY-10.3, SY-11.1, SY-11.2: the piece the marker reaches, and one for each engineer or recruiter."""
    pending.pop(s)
    move_marker(s, seat, ring, steps, events)
    gain(s, seat, RING_PIECE[ring, s.marker[ring]], events)
    if s.options[OPT.bonus_pieces] == VALUE.bonus_pieces.ask:
        pending.push(s, D.gift, seat)
        pending.set_arg(s, ARG.gift.ring, ring)
        next_gift(s, seat, 0)
        return
    for employee in range(EMPLOYEE_COUNT):
        if has(s.employees[seat], employee) and GIFT[ring, employee] >= 0:
            gain(s, seat, GIFT[ring, employee], events)


@rule
def gain(s, seat, piece, events):
    """SY-10.4: a piece comes to the reserve."""
    s.reserve[seat, piece] += 1
    emit(events, E.gained, seat, piece)


@rule
def next_gift(s, seat, employee):
    """SY-25.11 with `bonus_pieces = ask`: the next engineer or recruiter who adds a piece, in file order."""
    ring = pending.arg(s, ARG.gift.ring)
    while employee < EMPLOYEE_COUNT and not (has(s.employees[seat], employee) and GIFT[ring, employee] >= 0):
        employee += 1
    if employee == EMPLOYEE_COUNT:
        pending.pop(s)
    else:
        pending.set_arg(s, ARG.gift.employee, employee)


@rule
def legal_gift(s, seat, out):
    """SY-15.2: take the piece or leave it."""
    out[0] = A_TAKE
    out[1] = A_LEAVE
    return 2


@rule
def apply_gift(s, seat, action, events):
    """SY-23.17: asked for each engineer or recruiter."""
    employee = pending.arg(s, ARG.gift.employee)
    if action == A_TAKE:
        gain(s, seat, GIFT[pending.arg(s, ARG.gift.ring), employee], events)
    next_gift(s, seat, employee + 1)


# -- hiring --------------------------------------------------------------------------------------------------------


@rule
def may_hire(s, seat, employee, money):
    """SY-12.3 to SY-12.5: still on the wheel, not owned, its level I owned, its fee payable."""
    own = s.employees[seat]
    return (
        s.staff_left[employee] > 0
        and not has(own, employee)
        and REQUIRES[employee] & ~own == 0
        and FEE[employee] <= money
    )


@rule
def can_stop(s, seat, steps, money):
    """SY-12.6: the space reached has an employee to take, steps and fee paid together."""
    left = money - steps_price(steps, free_steps(s, seat, RING.hiring))
    if left < 0:
        return False
    space = (s.marker[RING.hiring] + steps) % HIRING_SPACES
    for place in range(space * PLACES_PER_SPACE, space * PLACES_PER_SPACE + PLACES_PER_SPACE):
        if may_hire(s, seat, s.posts[place], left):
            return True
    return False


@rule
def can_hire(s, seat, money):
    """SY-6.3: some space within 8 steps will do."""
    for steps in range(1, HIRING_SPACES + 1):
        if can_stop(s, seat, steps, money):
            return True
    return False


@rule
def legal_search(s, seat, out):
    """SY-25.12: steps that pass SY-12.6."""
    n = 0
    for steps in range(1, HIRING_SPACES + 1):
        if can_stop(s, seat, steps, s.money[seat]):
            out[n] = A_STEPS + steps - 1
            n += 1
    return n


@rule
def apply_search(s, seat, action, events):
    """SY-12.1: pay the steps and move; then the employee is chosen."""
    pending.pop(s)
    move_marker(s, seat, RING.hiring, action - A_STEPS + 1, events)
    pending.push(s, D.hire, seat)


@rule
def legal_hire(s, seat, out):
    """SY-25.13: the employees at the space that may be taken and paid for."""
    first = s.marker[RING.hiring] * PLACES_PER_SPACE
    n = 0
    for employee in range(EMPLOYEE_COUNT):
        for place in range(first, first + PLACES_PER_SPACE):
            if s.posts[place] == employee and may_hire(s, seat, employee, s.money[seat]):
                out[n] = A_EMPLOYEE + employee
                n += 1
    return n


@rule
def apply_hire(s, seat, action, events):
    """SY-12.2, SY-12.3: the upper tile of the place, for its fee."""
    pending.pop(s)
    employee = action - A_EMPLOYEE
    s.staff_left[employee] -= 1
    s.employees[seat] |= 1 << employee
    s.money[seat] -= FEE[employee]
    emit(events, E.hired, seat, employee, FEE[employee])
