"""LH-21 Options (switches): all values are taken and written down; what each does is proved beside its clause."""

import pytest

import wharfinger as wf

from .build import CARDS, Table, choices, enterable, francs, held, loans, owner, starting, stock, unseen

SWITCHES = {  # default first
    "out_of_turn_selling": ("forced_only", "between_turns"),
    "buy_then_sell_same_turn": ("on", "off"),
    "expensive_loans": ("off", "on"),
    "interest_mode": ("flat", "per_loan"),
    "stadium_purchasable": ("off", "on"),
    "town_takes_stadium": ("on", "off"),
    "yacht_purchasable": ("on", "off"),
    "marketplace_solo_limit": ("4", "8"),
    "solo_removed_specials": ("014_035", "014", "none"),
    "black_market_redeal": ("on", "off"),
    "minimal_payments": ("on", "off"),
    "substitution_scope": ("handed_in", "costs_only", "everywhere"),
    "harbour_watch_several": ("all", "one"),
    "final_action_optional": ("on", "off"),
    "final_auto_repay": ("on", "off"),
    "arts_centre_cost": ("1_wood_2_clay", "1_wood_1_clay"),
    "ironworks_cost": ("3_wood_2_brick", "1_wood_2_brick"),
    "toy_fair_loan_francs": ("off", "on"),
    "stockmarket_bank_bought": ("off", "on"),
}
ALL = [(name, value) for name, values in SWITCHES.items() for value in values]
SETS = {"essen_2008": 12, "grand_hameau": 30, "essen_2010": 1, "later_promos": 2}


@pytest.mark.clause("LH-21.2")
def test_LH_21_2_the_standard_game():
    options = wf.new("le-havre", 3, seed=1, length="full").options
    assert options == {"length": "full", "expansion_cards": "none", **{name: v[0] for name, v in SWITCHES.items()}}


@pytest.mark.clause("LH-21.1")
@pytest.mark.parametrize(("name", "value"), [*ALL, ("length", "full"), ("length", "short"), ("expansion_cards", "all")])
def test_LH_21_1_every_value_is_fixed_before_set_up_and_written_down(name, value):
    options = {"length": "full", name: value}
    pos = wf.new("le-havre", 2, seed=1, **options)
    assert pos.options[name] == value
    assert pos.dump()["options"][name] == value
    assert f"option {name}: {value}" in pos.record().dumps().splitlines()
    assert wf.load(pos.dump()).options[name] == value
    pos.play(pos.legal_codes()[0])
    assert pos.options[name] == value


@pytest.mark.clause("LH-21.1")
@pytest.mark.parametrize("name", SWITCHES)
@pytest.mark.parametrize("value", ["both", "", None, 1])
def test_LH_21_1_other_values_are_refused(name, value):
    with pytest.raises(wf.BadOption, match=f"{name} must be one of {', '.join(SWITCHES[name])}"):
        wf.new("le-havre", 2, seed=1, length="full", **{name: value})


@pytest.mark.clause("LH-21.1")
def test_LH_21_1_an_unknown_switch_is_refused():
    with pytest.raises(wf.BadOption, match='no option "dear_loans"'):
        wf.new("le-havre", 2, seed=1, length="full", dear_loans="on")


@pytest.mark.clause("LH-21.1", "LH-14.1")
@pytest.mark.parametrize("names", [("essen_2008",), ("grand_hameau",), ("essen_2010", "later_promos"), tuple(SETS)])
def test_LH_21_1_any_set_of_the_expansion_sets(names):
    value = "all" if len(names) == 4 else "+".join(names)
    used = set()
    for seed in range(2):
        pos = wf.new("le-havre", 2, seed=seed, length="full", expansion_cards=value)
        used |= {card for card in CARDS[69:] if owner(pos, card) == "hidden"}
        assert all(owner(pos, card) == "hidden" for card in CARDS[33:69])
        assert len(unseen(pos)) == 6
    assert len(used) == sum(SETS[name] for name in names)


@pytest.mark.clause("LH-21.1")
def test_LH_21_1_switches_do_what_they_say_at_a_glance():
    """One look at each base game switch with a value that is not the default; the clauses have the details."""
    assert "football_stadium" in starting(
        Table(2, stadium_purchasable="on").town("football_stadium").francs(0, 24).position(), "buy"
    )
    assert "luxury_yacht" not in starting(
        Table(2, yacht_purchasable="off").town("luxury_yacht").francs(0, 20).position(), "buy"
    )
    assert "pass" not in choices(Table(2, final_action_optional="off").final().position())
    pos = Table(2, interest_mode="per_loan").tiles("wood+fish").loans(1, 3).francs(1, 3).starts(8 + 7).position()
    assert (francs(pos, 1), loans(pos, 1)) == (0, 3)
    pos = Table(2, substitution_scope="costs_only").own(0, "kiln").goods(0, brick=1, wood=1).position()
    assert "kiln" not in enterable(pos)


@pytest.mark.clause("LH-13.31.4", "LH-R33")
@pytest.mark.parametrize("switch", ["off", "on"])
@pytest.mark.parametrize("where", ["waiting", "space"])
def test_LH_13_31_4_the_stadium_for_24_francs(switch, where):
    table = Table(2, stadium_purchasable=switch).francs(0, 24)
    if where == "waiting":
        table.stack(1, "joinery").stack(2, "tannery").stack(3, "bank").waiting("football_stadium")
    else:
        table.stack(1, "football_stadium")
    pos = table.position()
    assert ("football_stadium" in starting(pos, "buy")) == (switch == "on")
    if switch == "on":
        pos.play("buy football_stadium")
        assert francs(pos) == 0 and owner(pos, "football_stadium") == 0


@pytest.mark.clause("LH-13.014.6", "LH-R64")
@pytest.mark.parametrize(("value", "left"), [("all", 0), ("one", 1)])
def test_LH_13_014_6_several_discs_in_the_target(value, left):
    table = Table(3, harbour_watch_several=value).final().town("harbour_watch", "fishery")
    table.disc(1, "fishery").disc(2, "fishery").francs(0, 9).still()
    pos = table.position()
    pos.play("enter harbour_watch")
    if pos.phase == "evict":
        pos.play("evict seat_2")
    assert sum(int(place) >= 0 for place in pos.state.disc[1:3]) == left
    assert [francs(pos, 1), francs(pos, 2)] == ([1, 1] if value == "all" else [1, 0])
    assert held(pos, 0, "fish") == 3


@pytest.mark.clause("LH-14.E2010")
@pytest.mark.parametrize(("value", "gets"), [("off", 0), ("on", 4)])
def test_LH_14_E2010_francs_of_the_toy_fair_loan(value, gets):
    pos = Table(2, expansion_cards="all", toy_fair_loan_francs=value).own(0, "toy_fair").still().position()
    pos.play("enter toy_fair")
    assert (loans(pos), francs(pos)) == (1, gets)


@pytest.mark.clause("LH-14.GH20")
@pytest.mark.parametrize(("value", "gets"), [("off", 0), ("on", 3)])
def test_LH_14_GH20_buying_the_bank(value, gets):
    table = Table(2, expansion_cards="all", stockmarket_bank_bought=value).own(1, "stockmarket").stack(1, "bank")
    pos = table.francs(0, 40).position()
    pos.play("buy bank")
    assert francs(pos, 1) == gets and stock(pos) == {}
