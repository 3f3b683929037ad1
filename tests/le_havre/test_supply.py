"""LH-6 Supply and interest."""

import pytest

from .build import OFFER, TILES, Table, choices, francs, loans, named_events, offer, owner, starting, stock

INTEREST = "wood+fish"


def debt(players=3, turn=15, **options):
    """The turn on the interest tile, place 1 of round 3: turn 15."""
    return Table(players, **options).tiles(INTEREST).starts(turn)


@pytest.mark.clause("LH-6.1", "LH-6.2", "LH-6.3")
@pytest.mark.parametrize("place", range(1, 8))
def test_LH_6_2_one_token_of_each_kind(place):
    pos = Table(3).tiles(*TILES, up=place - 1).offer(5, 0, 1, 2, 3, 4, 9).starts(place).position()
    added = TILES[place - 1].split("+")
    assert offer(pos) == [n + (good in added) for good, n in zip(OFFER, (5, 0, 1, 2, 3, 4, 9), strict=True)]
    assert pos.phase == "turn"  # no choice
    assert pos.state.tiles_up == place
    assert named_events(pos.events, "added") == [{"good": good, "amount": 1} for good in added]


@pytest.mark.clause("LH-6.1")
def test_LH_6_1_a_tile_face_up_stays_so():
    pos = Table(3).tiles(*TILES).starts(8).position()
    assert pos.state.tiles_up == 7


@pytest.mark.clause("LH-6.4", "LH-R50")
def test_LH_6_4_every_seat_with_a_loan_from_the_active_seat_on():
    # seats 0, 1 and 3 of four have loans and could repay
    table = debt(4, 29).loans(0, 1).loans(1, 1).loans(3, 1)
    for seat in range(4):
        table.francs(seat, 9)
    pos = table.position()
    assert pos.actor == 0 and pos.turn == 28
    order = []
    pos.play("done")  # W1
    while pos.phase == "interest":
        order.append(pos.actor)
        pos.play("done")
    assert order == [0, 1, 3]
    assert [francs(pos, seat) for seat in range(4)] == [8, 8, 9, 8]
    pos = debt(4, 15).loans(0, 1).loans(1, 1).loans(3, 1).francs(0, 9).francs(1, 9).francs(3, 9).position()
    assert pos.turn % 4 == 2  # seat 2 is active and has no loan
    order = []
    while pos.phase == "interest":
        order.append(pos.actor)
        pos.play("done")
    assert order == [3, 0, 1]


@pytest.mark.clause("LH-6.4", "LH-4.5")
def test_LH_6_4_before_the_main_action():
    pos = debt().loans(0, 1).francs(0, 1).position()
    assert pos.phase == "turn" and francs(pos) == 0


@pytest.mark.clause("LH-6.4")
def test_LH_6_4_without_a_loan_nothing_is_owed():
    pos = debt().francs(0, 3).francs(1, 3).position()
    assert francs(pos) == 3 and francs(pos, 1) == 3


@pytest.mark.clause("LH-6.5")
def test_LH_6_5_repaying_first():
    pos = debt(2).loans(1, 2).francs(1, 12).position()
    assert (pos.phase, pos.actor) == ("interest", 1)
    pos.play("repay")
    assert (pos.phase, pos.actor) == ("interest", 1)
    pos.play("repay")
    assert (francs(pos, 1), loans(pos, 1)) == (2, 0)  # with no loan left it owes nothing


@pytest.mark.clause("LH-6.6", "LH-R20", "LH-21.1")
@pytest.mark.parametrize(("mode", "due"), [("flat", 1), ("per_loan", 4)])
def test_LH_6_6_interest_in_total_or_per_loan(mode, due):
    pos = debt(2, interest_mode=mode).loans(1, 4).francs(1, 4).position()
    assert francs(pos, 1) == 4 - due


@pytest.mark.clause("LH-6.7", "LH-R40", "LH-R72", "LH-20.5")
@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("switch", ["off", "on"])
@pytest.mark.parametrize("mode", ["flat", "per_loan"])
def test_LH_6_7_dear_loans(players, switch, mode):
    for number in range(1, 7):
        table = Table(players, expensive_loans=switch, interest_mode=mode).tiles(INTEREST)
        turn = 8 if players < 3 else 15
        pos = table.starts(turn).loans(0, number).francs(0, 9)
        pos.s.turn = turn - 2
        pos = pos.position()
        while pos.phase in ("before_supply", "interest"):
            pos.play("done")
        due = 1 if mode == "flat" else number
        due += switch == "on" and players > 1 and number >= players
        assert francs(pos) == 9 - due


@pytest.mark.clause("LH-6.7", "LH-R72")
def test_LH_6_7_loans_are_counted_after_repaying_and_before_new_ones():
    # three players, 3 loans, one repaid: 2 are counted
    pos = debt(3, expensive_loans="on").loans(1, 3).francs(1, 6).position()
    pos.play("repay")
    assert (francs(pos, 1), loans(pos, 1)) == (0, 2)
    # 2 loans and no francs: the new loan is not counted
    pos = debt(3, expensive_loans="on").loans(1, 2).position()
    assert (francs(pos, 1), loans(pos, 1)) == (3, 3)
    pos = debt(3, expensive_loans="on", interest_mode="per_loan").loans(1, 5).position()
    assert (francs(pos, 1), loans(pos, 1)) == (2, 7)  # 5 + 1 due: two loans


@pytest.mark.clause("LH-6.8", "LH-9.2", "LH-17.5")
def test_LH_6_8_interest_is_paid_in_francs_only():
    pos = debt(2).loans(1, 1).goods(1, fish=5, bread=2).position()
    assert (francs(pos, 1), loans(pos, 1)) == (3, 2)  # a loan, for food is no money
    assert stock(pos, 1) == {"fish": 5, "bread": 2, "francs": 3}
    paid = named_events(pos.events, "paid")
    assert paid == [{"player": 1, "good": "francs", "amount": 1, "payee": -1}]


@pytest.mark.clause("LH-6.8", "LH-17.5", "LH-17.4", "LH-23.L")
def test_LH_6_8_a_loan_or_a_sale_by_choice():
    pos = debt(2).loans(1, 1).own(1, "fishery", "joinery").position()
    assert (pos.phase, pos.actor) == ("forced", 1)
    assert choices(pos) == {"loan", "sell fishery", "sell joinery"}
    sold = pos.copy()
    sold.play("sell joinery")
    assert (francs(sold, 1), loans(sold, 1), owner(sold, "joinery")) == (3, 1, "town")
    pos.play("loan")
    assert (francs(pos, 1), loans(pos, 1)) == (3, 2)


@pytest.mark.clause("LH-6.4", "LH-16.1")
def test_LH_6_4_on_the_other_tiles_nothing_is_owed():
    for place, pair in enumerate(TILES, start=1):
        pos = Table(2).tiles(*TILES).starts(7 + place).loans(0, 1).loans(1, 1).francs(0, 3).francs(1, 3).position()
        assert [francs(pos, 0), francs(pos, 1)] == ([2, 2] if pair == INTEREST else [3, 3])
        assert starting(pos, "take")
