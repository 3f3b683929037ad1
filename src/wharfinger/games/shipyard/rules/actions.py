"""Being able to act (SY-6.1 to SY-6.4), step 4 with its bonus action (SY-4.19 to SY-4.27), and the final action."""

from wharfinger.kernel import pending
from wharfinger.kernel.events import emit
from wharfinger.kernel.jit import rule

from ..data import ACTION, BONUS_COST, SUBSIDY_MONEY
from ..state import A_BONUS, A_END, A_MAIN, A_TILE, ARG, OPT, STEP_4, VALUE, D, E
from .action_row import in_play
from .build import can_build
from .canals import can_rent
from .market import can_purchase, move_exchange_marker
from .wheel import can_hire


@rule
def performable(s, seat, action, money, with_bonus):
    """SY-6.3: whether the action can be carried out with this money; SY-23.10 may count on a bonus Purchase first."""
    if action == ACTION.build:
        return can_build(s, seat, money)
    if action == ACTION.canal:
        return can_rent(s, money)
    if action == ACTION.goods:
        return can_purchase(s, money)
    if action == ACTION.employee:
        return can_hire(s, seat, money)
    if action == ACTION.exchange:
        return s.goods[seat] != 0 or (with_bonus and able_with_bonus(s, money))
    return True


@rule
def able_with_bonus(s, money):
    """SY-23.10: a bonus Purchase could bring the goods tile that Exchange needs."""
    if s.options[OPT.able_with_bonus] == VALUE.able_with_bonus.off:
        return False
    return money >= BONUS_COST and can_purchase(s, money - BONUS_COST)


@rule
def bonuses(s, seat, out, n):
    """SY-4.20 to SY-4.25: any other action in play that can be performed after paying, if none was bought."""
    money = s.money[seat] - BONUS_COST
    if pending.arg(s, STEP_4.bonus_bought) == 1 or money < 0:
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
    if pending.arg(s, ARG.act.bonus_bought) == 0 and has_main(s, seat):
        out[0] = A_BONUS + ACTION.goods
        return 1
    out[0] = A_END
    return bonuses(s, seat, out, 1)


@rule
def apply_act(s, seat, action, events):
    """SY-4.19, SY-4.20: the main action, a bonus action for 6 guilders, or the end of step 4."""
    if action == A_END:
        pending.pop(s)
    elif action == A_MAIN:
        bought = pending.arg(s, ARG.act.bonus_bought)
        pending.pop(s)
        pending.push(s, D.more, seat)
        pending.set_arg(s, ARG.more.bonus_bought, bought)
        begin_action(s, seat, s.chosen, events)
    else:
        if not has_main(s, seat):
            # SY-4.13: without a main action step 4 is over after the bonus action
            pending.pop(s)
            pending.push(s, D.more, seat)
        buy_bonus(s, seat, action - A_BONUS, events)


@rule
def legal_more(s, seat, out):
    """SY-25.3: the end of step 4, or a bonus action if none was bought."""
    out[0] = A_END
    return bonuses(s, seat, out, 1)


@rule
def apply_more(s, seat, action, events):
    """SY-4.20: a bonus action after the main one, or the end of step 4."""
    if action == A_END:
        pending.pop(s)
    else:
        buy_bonus(s, seat, action - A_BONUS, events)


@rule
def buy_bonus(s, seat, bonus, events):
    """SY-4.20, SY-4.23: once a turn, for 6 guilders, paid first."""
    s.money[seat] -= BONUS_COST
    pending.set_arg(s, STEP_4.bonus_bought, 1)
    emit(events, E.bonus, seat, bonus)
    begin_action(s, seat, bonus, events)


@rule
def legal_final(s, seat, out):
    """SY-25.23: any action in play that is performable, whatever lies on it (SY-20.9)."""
    n = 0
    for tile in range(in_play(s)):
        if performable(s, seat, tile, s.money[seat], False):
            out[n] = A_TILE + tile
            n += 1
    return n


@rule
def apply_final(s, seat, action, events):
    """SY-20.8 to SY-20.11: one action, without steps 1 to 3 and without a bonus."""
    pending.pop(s)
    begin_action(s, seat, action - A_TILE, events)


@rule
def begin_action(s, seat, action, events):
    """Ask the first question of an action."""
    if action == ACTION.build:
        pending.push(s, D.column, seat)
    elif action == ACTION.canal:
        pending.push(s, D.canal, seat)
    elif action == ACTION.goods:
        pending.push(s, D.goods, seat)
    elif action == ACTION.equipment:
        pending.push(s, D.equipment, seat)
    elif action == ACTION.crew:
        pending.push(s, D.crew, seat)
    elif action == ACTION.employee:
        pending.push(s, D.search, seat)
    elif action == ACTION.exchange:
        move_exchange_marker(s, events)
        pending.push(s, D.trade, seat)
    else:
        # SY-14.1
        s.money[seat] += SUBSIDY_MONEY
        emit(events, E.subsidy, seat, SUBSIDY_MONEY)
