"""Being able to act (SY-6.1 to SY-6.4), step 4 with its bonus action (SY-4.19 to SY-4.27), and the final action."""

from wharfinger.kernel import pending
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..data import BONUS_COST, BUILD, CANAL, CREW, EMPLOYEE, EQUIPMENT, EXCHANGE, GOODS, SUBSIDY_MONEY
from ..state import (
    A_BONUS,
    A_END,
    A_MAIN,
    D_ACT,
    D_CANAL,
    D_COLUMN,
    D_CREW,
    D_EQUIPMENT,
    D_GOODS,
    D_MORE,
    D_SEARCH,
    D_TRADE,
    E_BONUS,
    E_SUBSIDY,
    OPT_ABLE,
)
from .action_row import in_play
from .build import can_build
from .canals import can_rent
from .market import can_purchase, move_exchange_marker
from .wheel import can_hire


@rule
def performable(s, seat, action, money, with_bonus):
    """SY-6.3: whether the action can be carried out with this money; SY-23.10 may count on a bonus Purchase first."""
    if action == BUILD:
        return can_build(s, seat, money)
    if action == CANAL:
        return can_rent(s, money)
    if action == GOODS:
        return can_purchase(s, money)
    if action == EMPLOYEE:
        return can_hire(s, seat, money)
    if action == EXCHANGE:
        return s.goods[seat] != 0 or (with_bonus and able_with_bonus(s, money))
    return True


@rule
def able_with_bonus(s, money):
    """SY-23.10: a bonus Purchase could bring the goods tile that Exchange needs."""
    return s.options[OPT_ABLE] == 1 and money >= BONUS_COST and can_purchase(s, money - BONUS_COST)


@rule
def bonuses(s, seat, out, n):
    """SY-4.20 to SY-4.25: any other action in play that can be performed after paying."""
    money = s.money[seat] - BONUS_COST
    if pending.arg(s, 0) == 1 or money < 0:
        return n
    for action in range(in_play(s)):
        if action != s.chosen and performable(s, seat, action, money, False):
            out[n] = A_BONUS + action
            n += 1
    return n


@rule
def has_main(s, seat):
    """Whether the chosen action can be performed now, or (SY-23.10) after a bonus Purchase; if not, SY-4.13 applies."""
    return performable(s, seat, s.chosen, s.money[seat], True)


@rule
def legal_act(s, seat, out):
    """SY-25.2: the main action, or a bonus action first; `end` if the main action is impossible (SY-4.13, SY-4.27)."""
    if performable(s, seat, s.chosen, s.money[seat], False):
        out[0] = A_MAIN
        return bonuses(s, seat, out, 1)
    if pending.arg(s, 0) == 0 and has_main(s, seat):
        out[0] = A_BONUS + GOODS
        return 1
    out[0] = A_END
    return bonuses(s, seat, out, 1)


@rule
def legal_more(s, seat, out):
    """SY-25.3: the end of step 4, or a bonus action if none was bought."""
    out[0] = A_END
    return bonuses(s, seat, out, 1)


@rule
def apply_act(s, seat, action, events):
    """SY-4.19, SY-4.20: the main action, a bonus action for 6 guilders, or the end of step 4."""
    if action == A_END:
        pending.pop(s)
        return
    if action == A_MAIN:
        bought = pending.arg(s, 0)
        pending.pop(s)
        pending.push(s, D_MORE, seat)
        pending.set_arg(s, 0, bought)
        begin_action(s, seat, s.chosen, events)
        return
    if pending.kind(s) == D_ACT and not has_main(s, seat):
        # SY-4.13: without a main action step 4 is over after the bonus action
        pending.pop(s)
        pending.push(s, D_MORE, seat)
    s.money[seat] -= BONUS_COST
    pending.set_arg(s, 0, 1)
    emit(events, E_BONUS, seat, action - A_BONUS)
    begin_action(s, seat, action - A_BONUS, events)


@rule
def apply_final(s, seat, action, events):
    """SY-20.8 to SY-20.11: one action, without steps 1 to 3 and without a bonus."""
    pending.pop(s)
    begin_action(s, seat, action, events)


@rule
def begin_action(s, seat, action, events):
    """Ask the first question of an action."""
    if action == BUILD:
        pending.push(s, D_COLUMN, seat)
    elif action == CANAL:
        pending.push(s, D_CANAL, seat)
    elif action == GOODS:
        pending.push(s, D_GOODS, seat)
    elif action == EQUIPMENT:
        pending.push(s, D_EQUIPMENT, seat)
    elif action == CREW:
        pending.push(s, D_CREW, seat)
    elif action == EMPLOYEE:
        pending.push(s, D_SEARCH, seat)
    elif action == EXCHANGE:
        move_exchange_marker(s, events)
        pending.push(s, D_TRADE, seat)
    else:
        # SY-14.1
        s.money[seat] += SUBSIDY_MONEY
        emit(events, E_SUBSIDY, seat, SUBSIDY_MONEY)
