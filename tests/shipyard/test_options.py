"""SY-23 Options: every switch is there, with its default, and is kept in saved games. Effects are tested by section."""

import sys
from itertools import islice

import pytest

import wharfinger as wf
from tests.cases import random_game
from wharfinger.games.shipyard import canal_data as c
from wharfinger.games.shipyard import data as t

from .build import ACTIONS, BLUE, MODES, RED, Table, corrected, figure, held, named, tiles, turn

DEFAULTS = {
    "contracts_deal": "three", "employees_layout": "random", "gear_moves_per_drop": 12, "gear_first_drop": 11,
    "last_tile_guilder": "add_up", "guilder_at_final_drop": "on", "subsidy_start": "last", "action_row": "shuffled",
    "able_with_bonus": "off", "exchange_start_field": "skipped", "canal_rotation": "free", "canal_tiles": "mixed",
    "canal_allow_loops": "off", "free_scrap": "on", "bonus_pieces": "auto",
    "contract_26": "kinds8", "final_ship_build": "on", "tie_break": "shared", "solo_removed": "out_of_game",
    "solo_leader_barred": "on",
}  # fmt: skip
VALUES = {
    "contracts_deal": ("three", "sets", "two"), "employees_layout": ("random", "drawn", "one_per_space"),
    "last_tile_guilder": ("add_up", "at_most_one", "off"), "guilder_at_final_drop": ("on", "off"),
    "subsidy_start": ("last", "random"), "able_with_bonus": ("off", "on"),
    "exchange_start_field": ("skipped", "counts"), "canal_rotation": ("free", "none"),
    "canal_tiles": ("mixed", "all_chain7"), "canal_allow_loops": ("off", "on"),
    "free_scrap": ("on", "off"), "bonus_pieces": ("auto", "ask"),
    "contract_26": ("kinds8", "none"), "final_ship_build": ("on", "off"), "tie_break": ("shared", "money"),
    "solo_removed": ("out_of_game", "discard"), "solo_leader_barred": ("on", "off"),
}  # fmt: skip


@pytest.mark.clause(
    "SY-23.2", "SY-23.3", "SY-23.4", "SY-23.5", "SY-23.6", "SY-23.7", "SY-23.8", "SY-23.9", "SY-23.10", "SY-23.11",
    "SY-23.12", "SY-23.13", "SY-23.14", "SY-23.16", "SY-23.17", "SY-23.18", "SY-23.19", "SY-23.20",
    "SY-23.21", "SY-23.22", "SY-23.24",
)  # fmt: skip
def test_SY_23_defaults():
    assert wf.new("shipyard", 3, 1).options == DEFAULTS
    assert {option.name: option.values for option in wf.game("shipyard").definition.options if option.values} == VALUES


@pytest.mark.clause("SY-23.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_SY_23_1_players(players):
    assert wf.new("shipyard", players, 1).seats == players
    for wrong in (0, 5):
        with pytest.raises(wf.BadOption):
            wf.new("shipyard", wrong, 1)


@pytest.mark.clause("SY-23.1", "SY-23.24")
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_SY_23_options_are_kept_in_saved_games(mode):
    pos = wf.new("shipyard", 3, 5, **MODES[mode])
    assert {name: pos.options[name] for name in MODES[mode]} == MODES[mode]
    assert wf.load(pos.dump()).options == pos.options


@pytest.mark.clause("SY-23.8", "SY-27.12")
def test_SY_23_8_subsidy_start():
    rows = [tiles(wf.new("shipyard", 4, seed, subsidy_start="random")).split() for seed in range(80)]
    assert {row.index("subsidy") for row in rows} == set(range(8))
    assert all(sorted(row) == sorted(ACTIONS) for row in rows)


@pytest.mark.clause("SY-23.9", "SY-27.13")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_SY_23_9_a_fixed_row(players):
    order = ["crew", "exchange", "subsidy", "build", "goods", "employee", "canal", "equipment"]
    want = [name for name in order if players == 4 or name != "subsidy"]
    for given in (" ".join(want), ",".join(want), want):
        for seed in range(3):
            assert tiles(wf.new("shipyard", players, seed, action_row=given, subsidy_start="last")).split() == want
    assert wf.new("shipyard", players, 1, action_row=want).options["action_row"].split()[0] == "crew"


@pytest.mark.clause("SY-23.9")
@pytest.mark.parametrize("wrong", ["crew build", "crew crew goods canal build employee exchange", "mixed", 7])
def test_SY_23_9_a_wrong_row_is_refused(wrong):
    with pytest.raises(wf.BadOption):
        wf.new("shipyard", 3, 1, action_row=wrong)


@pytest.mark.clause("SY-23.13")
def test_SY_23_13_all_chains():
    fourth = {
        "C13": "boat", "C14": "lantern", "C15": "business", "C16": "ring", "C17": "blue_riband", "C18": "blue_riband",
        "C19": "military", "C20": "lantern", "C21": "ring", "C22": "boat", "C23": "business", "C24": "military",
    }  # fmt: skip
    for number, name in enumerate(c.CANALS):
        table = Table(3, canal_tiles="all_chain7").canal(0, name, 0, 0)
        shown = table.pos.view()["players"][0]["system"][0]
        printed = t.COMPONENTS.rows("canals", "canal")[number]["symbols"]
        assert shown["shape"] == "chain7" and set(shown["symbols"]) == {"N", "E", "S", "W"}
        for space, symbol in shown["symbols"].items():
            assert symbol == printed.get(space, fourth.get(name))
        assert table.pos.view()["players"][0]["longest_voyage"] == 6


@pytest.mark.clause("SY-23.13", "SY-19.5")
def test_SY_23_13_the_fourth_symbol_scores():
    """C19 has military at W only in this variant: a soldier aboard scores there."""
    table = Table(3, canal_tiles="all_chain7").canal(0, "C19", 0, 0).figure(0, "C19", "SW", "S")
    pos = table.yard(0, "B01 M1-01 S01").reserve(0, captain=1, soldier=1).sails()
    turn(pos, "sail; soldier=1")
    assert figure(pos)[1] == "W" and named(pos, "scored")[0]["result"] == 1


def looped(folder):
    """Component files in which the cross has one link too many: N, C, E form a loop."""
    return corrected(folder, "canals", '["N", "C"], ["E", "C"]', '["N", "E"], ["N", "C"], ["E", "C"]')


@pytest.mark.clause("SY-8.10", "SY-23.14", "SY-27.33")
def test_SY_8_10_canals_with_loops_are_refused_unless_switched_on(tmp_path):
    folder = looped(tmp_path)
    with pytest.raises(wf.BadOption, match="canal_allow_loops"):
        wf.new("shipyard", 3, 1, components=folder)
    pos = wf.new("shipyard", 3, 1, components=folder, canal_allow_loops="on")
    assert pos.phase == "tile"


@pytest.mark.clause("SY-23.14", "SY-27.33")
def test_SY_23_14_a_loop_allows_60_moves(tmp_path):
    game = wf.game("shipyard", looped(tmp_path))
    tables = sys.modules[f"{game.rules.__name__.rpartition('.')[0]}.canal_data"]
    cross = tables.SHAPES.index("cross5")
    assert tables.FARTHEST[cross, 0, tables.OPENING] == 60  # from N
    assert tables.FARTHEST[cross, 2, tables.OPENING + 2] == 60  # from S over C into the loop


@pytest.mark.clause("SY-23.14")
def test_SY_23_14_without_effect_on_the_shipped_canals():
    games = [random_game(wf.new("shipyard", 2, 9, canal_allow_loops=value), 4) for value in ("off", "on")]
    for off, on in islice(zip(*games, strict=True), 400):
        assert off.legal() == on.legal()


@pytest.mark.clause("SY-23.15")
def test_SY_23_15_a_withdrawn_switch_is_refused():
    with pytest.raises(wf.BadOption, match='has no option "canal_cut_off"'):
        wf.new("shipyard", 2, 9, canal_cut_off="connected")


@pytest.mark.clause("SY-23.18", "SY-27.37")
def test_SY_23_18_without_the_26th_contract():
    for seed in range(25):
        pos = wf.new("shipyard", 3, seed, contract_26="none")
        hands = [held(pos, seat) for seat in range(3)]
        assert "kinds8" not in set().union(*hands)
        assert all(len(hand & set(BLUE)) == len(hand & set(RED)) == 3 for hand in hands)
    assert any("kinds8" in held(wf.new("shipyard", 3, seed)) for seed in range(25))
    with pytest.raises(wf.BadOption, match="contract_26 must be kinds8"):
        wf.new("shipyard", 4, 1, contract_26="none")
    assert wf.new("shipyard", 4, 1, contract_26="none", contracts_deal="two").seats == 4
    with pytest.raises(wf.BadOption):
        wf.new("shipyard", 3, 1, contract_26="fastest")


@pytest.mark.clause("SY-23.18", "SY-24.4")
def test_SY_23_18_concealing_never_deals_it():
    pos = wf.new("shipyard", 3, 1, contract_26="none")
    for seed in range(40):
        assert all("kinds8" not in held(pos.concealed(0, seed), seat) for seat in range(3))
