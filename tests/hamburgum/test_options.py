"""HB-18 Options and switches."""

import pytest

import wharfinger as wf

from .build import Table, turn

SWITCHES = {  # HB-18.2, default first
    "officials": ("numbered", "advanced_choice", "advanced_random"),
    "building_token_scope": ("anywhere", "parish"),
    "negative_prestige": ("forbid", "allow"),
    "start_player": ("random", "first_listed"),
    "empty_supply": ("returning_counts", "strict"),
    "dutchman_sales": ("none", "shared"),
    "depot_beyond_10": ("pattern", "restart", "cap"),
    "idle_action": ("allow", "forbid"),
    "canon_surplus": ("defer", "score_now", "no_duplicate"),
    "tie_money": ("cash", "remainder"),
    "blue_top": ("face_up", "face_down"),
}
ALL = [(name, value) for name, values in SWITCHES.items() for value in values]


@pytest.mark.clause("HB-18.2")
def test_HB_18_2_defaults():
    options = wf.new("hamburgum", 2, seed=1).options
    assert options == {**{name: values[0] for name, values in SWITCHES.items()}, "turn_limit": 0, "money_name": "Taler"}


@pytest.mark.clause("HB-18.2", "HB-18.1")
@pytest.mark.parametrize(("name", "value"), ALL)
def test_HB_18_2_every_value_is_taken_and_recorded(name, value):
    pos = wf.new("hamburgum", 3, seed=1, **{name: value})
    assert pos.options[name] == value
    assert pos.dump()["options"][name] == value
    assert f"option {name}: {value}" in pos.record().dumps().splitlines()
    assert wf.load(pos.dump()).options[name] == value


@pytest.mark.clause("HB-18.1", "HB-18.2")
@pytest.mark.parametrize("name", SWITCHES)
@pytest.mark.parametrize("value", ["both", "", None, 1])
def test_HB_18_1_other_values_are_refused(name, value):
    with pytest.raises(wf.BadOption, match=f"{name} must be one of {', '.join(SWITCHES[name])}"):
        wf.new("hamburgum", 2, seed=1, **{name: value})


@pytest.mark.clause("HB-18.1", "HB-16.9", "HB-18.2")
@pytest.mark.parametrize("value", [-1, "many", None, 1.5, True])
def test_HB_18_1_turn_limit_is_a_number_of_rounds(value):
    with pytest.raises(wf.BadOption, match="turn_limit must be a number"):
        wf.new("hamburgum", 2, seed=1, turn_limit=value)
    assert wf.new("hamburgum", 2, seed=1, turn_limit=1000).options["turn_limit"] == 1000


@pytest.mark.clause("HB-18.1")
def test_HB_18_1_an_unknown_switch_is_refused_not_ignored():
    with pytest.raises(wf.BadOption, match='no option "tie"'):
        wf.new("hamburgum", 2, seed=1, tie="cash")
    data = wf.new("hamburgum", 2, seed=1).dump()
    data["options"]["tie_money"] = "coins"
    with pytest.raises(wf.BadOption, match="tie_money must be one of cash, remainder"):
        wf.load(data)


@pytest.mark.clause("HB-18.1", "HB-17.4")
def test_HB_18_1_a_record_gives_back_seats_and_stack():
    for seed in range(8):
        pos = wf.new("hamburgum", ["Ann", "Bo", "Cy"], seed=seed, officials="advanced_random")
        again = wf.Record.loads(pos.record().dumps()).start_position()
        assert again.names == pos.names
        assert again.dump()["table"]["officials"] == pos.dump()["table"]["officials"]


@pytest.mark.clause("HB-18.1", "HB-2.2", "HB-18.2")
def test_HB_18_1_a_record_states_all_switches_and_the_data_set():
    text = wf.new("hamburgum", 2, seed=1).record().dumps()
    for name in (*SWITCHES, "turn_limit", "money_name"):
        assert f"\noption {name}: " in text
    assert f"\ncomponents: {wf.game('hamburgum').definition.components.checksum} hamburg_reconstructed\n" in text


@pytest.mark.clause("HB-2.8", "HB-R38", "HB-18.2")
def test_HB_2_8_the_name_of_the_money_is_display_only():
    taler, pound = (wf.new("hamburgum", 2, seed=1, money_name=name) for name in ("Taler", "pound"))
    assert pound.options["money_name"] == "pound"
    for line in ("move trade_1; sell beer=1", "move beer"):
        turn(taler, line)
        turn(pound, line)
    assert taler.batch.tobytes() == pound.batch.tobytes()
    assert wf.load(pound.dump()).options["money_name"] == "pound"
    with pytest.raises(wf.BadOption, match="money_name must be a text"):
        wf.new("hamburgum", 2, seed=1, money_name="")


@pytest.mark.clause("HB-18.2")
def test_HB_18_2_switches_of_variant_II_do_nothing_elsewhere():
    for face in SWITCHES["blue_top"]:
        pos = Table(2, blue_top=face).position()
        assert len(pos.view()["officials"]["visible"]) == 7
