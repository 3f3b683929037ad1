"""SY-3 to SY-6, SY-20: set-up, the action row, income, bonus actions, drops, discards and the end of the game."""

import pytest

import wharfinger as wf
from wharfinger.games.shipyard import data as t
from wharfinger.games.shipyard import state as st
from wharfinger.games.shipyard.rules.action_row import advance, income
from wharfinger.kernel.events import NO_EVENTS

from .build import Table, held, step, words

SEVEN = "build canal goods equipment crew employee exchange"


def tiles(pos):
    return [tile["action"] for tile in pos.view(0)["row"]]


def played(players, seed=1, **options):
    """A whole game in which nobody builds if it can be helped, and (drop, turn) for every drop."""
    pos = wf.new("shipyard", players, seed, **options)
    seen = []
    while not pos.over:
        before = (pos.turn, int(pos.state.drops))
        wanted = [action for action in pos.legal() if str(action) in ("crew", "equipment", "goods", "exchange")]
        pos.play((wanted or pos.legal())[0])
        if int(pos.state.drops) != before[1]:
            seen.append((int(pos.state.drops), pos.turn))
    return pos, seen


@pytest.mark.clause("SY-26.8", "SY-4.14", "SY-4.15", "SY-4.16", "SY-4.8")
def test_income_with_four_players():
    table = Table(4).row("canal build:1 crew:2 employee exchange:3 goods equipment subsidy")
    table.s.leading = t.ACTION.canal
    pos = table.decide("tile")
    paid = [
        int(income(pos.state, tile))
        for tile in (t.ACTION.goods, t.ACTION.employee, t.ACTION.equipment, t.ACTION.subsidy)
    ]
    assert paid == [3, 2, 3, 3]
    assert words(pos) == ["goods", "equipment", "employee", "subsidy"]


@pytest.mark.clause("SY-26.9", "SY-4.15", "SY-4.18")
def test_income_with_two_players_counts_own_tiles():
    table = Table(2).row("build:00 canal:0 goods:11 crew equipment employee exchange")
    pos = table.decide("tile", 1)
    step(pos, "crew")
    assert pos.state.money[1] == t.START_MONEY + 3


@pytest.mark.clause("SY-26.10", "SY-4.17")
def test_income_in_the_first_round():
    pos = Table(3).row("build canal:0 goods crew equipment employee exchange").decide("tile", 1)
    assert income(pos.state, t.ACTION.crew) == 1
    assert income(pos.state, t.ACTION.build) == 0


@pytest.mark.clause("SY-26.11", "SY-26.12", "SY-4.3", "SY-4.5", "SY-4.6")
@pytest.mark.parametrize(
    ("cube", "after"),
    [
        (3, "equipment build canal goods crew employee exchange"),
        (0, SEVEN),
        (6, "exchange build canal goods equipment crew employee"),
    ],
)
def test_advance(cube, after):
    row = [f"{name}:0" if place == cube else name for place, name in enumerate(SEVEN.split())]
    table = Table(3).row(" ".join(row))
    advance(table.s, 0, NO_EVENTS)
    assert tiles(table.pos) == after.split()
    assert table.s.gear == 1
    assert table.s.cubes.sum() == 0


@pytest.mark.clause("SY-26.13", "SY-4.4")
def test_advance_with_two_players():
    table = Table(2).row("build canal:00 goods equipment crew:0 employee exchange")
    advance(table.s, 0, NO_EVENTS)
    assert tiles(table.pos)[0] == "canal"
    assert table.s.cubes[0, t.ACTION.canal] == 0
    assert table.s.cubes[0, t.ACTION.crew] == 2


@pytest.mark.clause("SY-26.14", "SY-5.2", "SY-5.13", "SY-20.2", "SY-27.14")
@pytest.mark.parametrize(
    ("players", "drops", "last"),
    [(4, [15, 27, 39, 51, 63, 75, 87, 99], 100), (3, [14, 26, 38, 50, 62, 74], 75), (2, [15, 27, 39, 51], 52)],
)
def test_drops_happen_in_these_turns(players, drops, last):
    pos, seen = played(players)
    assert [turn for _, turn in seen] == drops
    finals = 2 * players
    assert pos.turn == last + finals
    assert pos.ending == "final drop"


@pytest.mark.clause("SY-5.13", "SY-22.20", "SY-22.21")
def test_drops_of_the_solo_game():
    pos, _ = played(1)
    assert pos.turn == 75 + 2
    assert pos.state.drops == 6
    assert pos.state.gear == 72


@pytest.mark.clause("SY-26.15", "SY-5.7", "SY-5.8", "SY-4.11", "SY-23.6")
@pytest.mark.parametrize(("mode", "after"), [("add_up", 2), ("at_most_one", 1), ("off", 1)])
def test_guilders_on_the_last_tile_add_up(mode, after):
    table = Table(3, last_tile_guilder=mode).row("build:0 canal:1 goods:2 equipment crew employee exchange")
    table.s.guilders[t.ACTION.exchange] = 1
    table.s.turn = 13
    table.s.gear = 11
    table.s.leading = t.ACTION.crew
    pos = table.decide("ship", 1)
    step(pos, "end")
    assert pos.state.guilders[t.ACTION.exchange] == after
    if mode == "add_up":
        step(pos, "exchange")
        assert pos.state.money[2] == t.START_MONEY + 2 + 2


@pytest.mark.clause("SY-26.16", "SY-4.20", "SY-4.21", "SY-4.23", "SY-4.25")
def test_bonus_actions_cost_6_before_they_are_performed():
    table = Table(4).money(0, 5)
    table.s.chosen = t.ACTION.exchange
    assert words(table.decide("act")) == ["main"]
    pos = table.money(0, 9).decide("more")
    assert words(pos) == ["end", *(f"bonus {name}" for name in t.ACTION_IDS if name != "exchange")]
    step(pos, "bonus subsidy")
    assert pos.state.money[0] == 9 - 6 + 2


@pytest.mark.clause("SY-4.27", "SY-27.19")
def test_a_main_action_made_impossible_is_lost():
    table = Table(2).money(0, 6).goods(0)
    table.s.chosen = t.ACTION.exchange
    pos = table.decide("act", 0, 1)
    assert pos.legal_codes() == [st.A_END]


@pytest.mark.clause("SY-23.10", "SY-27.17")
@pytest.mark.parametrize(("able", "offered"), [("off", False), ("on", True)])
def test_exchange_with_a_bonus_purchase_first(able, offered):
    table = Table(2, able_with_bonus=able).money(0, 8).goods(0)
    pos = table.row(SEVEN).decide("tile")
    assert ("exchange" in words(pos)) == offered
    if offered:
        step(pos, "exchange")
        assert pos.phase == "goods"


@pytest.mark.clause("SY-4.13", "SY-27.18")
def test_without_a_performable_tile_any_free_one_is_chosen():
    table = Table(2).money(0, 0).goods(0).row("crew:0 equipment:0 build:1 canal:1 goods:1 employee exchange")
    table.s.staff_left[:] = 0
    pos = table.decide("tile")
    assert words(pos) == ["employee", "exchange"]
    step(pos, "exchange")
    assert pos.actor == 1 or pos.phase == "tile"


@pytest.mark.clause("SY-4.7", "SY-4.9", "SY-4.10", "SY-4.12", "SY-27.20")
@pytest.mark.parametrize(("players", "first", "later"), [(4, [8, 7, 6, 5], 4), (3, [7, 6, 5], 4), (2, [7, 6, 5, 4], 3)])
def test_number_of_choices(players, first, later):
    pos = Table(players).position()
    for seat in range(players):
        pos.state.money[seat] = 5
    seen = []
    while len(seen) < len(first) + 4:
        if pos.phase == "tile":
            free = [tile for tile in range(8 if players == 4 else 7) if not pos.state.cubes[:, tile].any()]
            seen.append(len(free) - (pos.state.leading >= 0))
            wanted = [action for action in pos.legal() if str(action) in ("crew", "equipment", "goods", "canal")]
            pos.play((wanted or pos.legal())[0])
        else:
            pos.play(pos.legal()[0])
    assert seen == first + [later] * 4


@pytest.mark.clause("SY-26.44", "SY-5.10", "SY-5.11", "SY-5.12", "SY-5.14")
@pytest.mark.parametrize(
    ("players", "deal", "numbers"),
    [(3, "three", [(26, 4), (50, 2)]), (4, "three", [(51, 2)]), (2, "three", [(27, 2)]), (3, "two", [(50, 2)]),
     (4, "sets", [(51, 2)]), (2, "sets", [(27, 2)]), (1, "three", [(26, 4), (50, 2)]), (1, "sets", [(50, 2)])],
)  # fmt: skip
def test_contract_discards(players, deal, numbers):
    pos = wf.new("shipyard", players, 4, contracts_deal=deal)
    seen = []
    while not pos.over:
        asked = pos.phase == "discard"
        wanted = [action for action in pos.legal() if str(action) in ("crew", "equipment", "goods", "exchange")]
        turn = pos.turn
        pos.play((wanted or pos.legal())[0])
        if asked and pos.phase != "discard":
            seen.append((turn, int(pos.state.contracts[0]).bit_count()))
    assert seen == numbers


@pytest.mark.clause("SY-5.12", "SY-24.5", "SY-25.22", "SY-25.26")
def test_discards_are_whispered():
    pos = Table(2).contracts(0, "rings", "boats", "soldiers", "stokers").decide("discard", 0, 1, 1)
    events = pos.play("discard boats")
    told = {event.name: event.seat for event in events}
    assert told == {"discarded": None, "discarded_contract": 0}
    assert words(pos) == ["discard soldiers", "discard stokers"]


@pytest.mark.clause("SY-26.50", "SY-20.1", "SY-20.5", "SY-20.7", "SY-27.6", "SY-27.40")
def test_early_end_after_the_lap_and_discards_down_to_one_of_each_colour():
    table = Table(4)
    table.s.last_lap = st.LAST_LAP.early_end
    table.s.turn = 43
    table.s.leading = -1
    pos = table.decide("ship", 3)
    step(pos, "end")
    for seat in range(4):
        for _ in range(4):
            assert (pos.actor, pos.phase) == (seat, "discard")
            pos.play(pos.legal()[0])
    assert (pos.actor, pos.phase) == (0, "final")
    assert all(int(mask).bit_count() == 2 for mask in pos.state.contracts)


@pytest.mark.clause("SY-20.8", "SY-20.9", "SY-20.10", "SY-20.11", "SY-27.52", "SY-26.52")
def test_final_actions_of_any_kind():
    table = Table(4).staff(0, "merchant_coal_1").money(0, 12)
    table.s.stage = st.STAGE.final_action
    table.s.finals = 1
    pos = table.decide("final")
    assert words(pos) == [f"final {name}" for name in t.ACTION_IDS]
    step(pos, "final crew")
    step(pos, "steps 1")
    assert (pos.actor, pos.phase) == (1, "final")
    assert pos.state.money[0] == 12
    assert sum(held(pos, 0, piece) for piece in t.PIECES) == 1


@pytest.mark.clause("SY-3.24", "SY-3.5", "SY-3.6", "SY-3.7", "SY-3.10", "SY-3.11", "SY-3.17", "SY-2.21")
@pytest.mark.parametrize(
    ("players", "row", "cubes", "staff"), [(1, 7, 5, 24), (2, 7, 3, 24), (3, 7, 5, 48), (4, 8, 7, 48)]
)
def test_set_up(players, row, cubes, staff):
    pos = wf.new("shipyard", players, 11)
    s = pos.state
    assert len(tiles(pos)) == row
    assert s.round_cubes == cubes
    assert s.staff_left.sum() == staff
    assert tiles(pos)[-1] == "subsidy" or players < 4
    for seat in range(players):
        assert s.money[seat] == 6
        assert int(s.contracts[seat]).bit_count() == 6
        assert [tile["goods"] for tile in pos.view(seat)["players"][seat]["goods"]] == [["coal", "cloth", "grain"]]
    assert (s.offer >= 0).all()
    assert s.exchange_marker == 0


@pytest.mark.clause("SY-3.13", "SY-3.14", "SY-23.3")
def test_beginner_layouts():
    drawn = wf.new("shipyard", 2, 5, employees_layout="drawn").state
    assert list(drawn.posts[::3]) == list(t.DRAWN_LAYOUT)
    assert sorted(drawn.posts) == list(range(24))
    spread = wf.new("shipyard", 2, 5, employees_layout="one_per_space").state
    assert sorted(spread.posts[::3]) == sorted(t.DRAWN_LAYOUT)
    assert sorted(spread.posts) == list(range(24))


@pytest.mark.clause("SY-3.20", "SY-3.21")
def test_recommended_sets():
    s = wf.new("shipyard", 4, 5, contracts_deal="sets").state
    assert {int(mask) for mask in s.contracts} == {int(mask) for mask in t.CONTRACT_SET}


@pytest.mark.clause("SY-23.9")
@pytest.mark.parametrize("players", [2, 4])
def test_a_given_action_row(players):
    row = "crew build canal goods employee exchange equipment subsidy"
    pos = wf.new("shipyard", players, 5, action_row=row)
    assert tiles(pos) == row.split()[: 7 if players == 2 else 8]
    assert pos.options["action_row"] == row


@pytest.mark.clause("SY-23.18")
def test_eleven_blue_contracts_are_too_few_for_four_players_with_three():
    with pytest.raises(wf.BadOption, match="contract_26 must be kinds8"):
        wf.new("shipyard", 4, 1, contract_26="none")
    kinds8 = 1 << t.CONTRACTS.index("kinds8")
    assert all(
        not int(wf.new("shipyard", 3, seed, contract_26="none").state.contracts[0]) & kinds8 for seed in range(20)
    )


@pytest.mark.clause("SY-23.4", "SY-23.5", "SY-27.15")
def test_other_gears_still_give_equal_turns():
    pos, _ = played(3, gear_moves_per_drop=4, gear_first_drop=2)
    assert (pos.turn - 6) % 3 == 0


@pytest.mark.clause("SY-23.20", "SY-21.5", "SY-27.41")
@pytest.mark.parametrize(("tie_break", "places"), [("shared", [1, 1]), ("money", [2, 1])])
def test_ties(tie_break, places):
    table = Table(2, tie_break=tie_break).money(0, 3).money(1, 8)
    assert table.pos.places() == places
