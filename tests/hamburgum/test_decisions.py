"""HB-19 Decision points, and playing through the face: notation, refusals, undo."""

import itertools
import random

import pytest

import wharfinger as wf

from .build import BLUE, CHURCHES, KINDS, MODES, Table, after, choices, lines, open_sites, random_game, refused, turn

DECISIONS = {  # HB-19.3: the name of each decision point
    "D1": "move",
    "D2": "trade",
    "D3": "sell",
    "D6": "buy",
    "D9": "ships",
    "D10": "donate",
    "D11": "token",
    "D12": "score",
    "D13": "site",
    "D14": "official",
    "D15": "canon",
    "D16": "canon_token",
    "D17": "surplus",
}


@pytest.mark.clause("HB-19.3", "HB-D1", "HB-D2", "HB-D3", "HB-D6", "HB-D9", "HB-D10", "HB-D13")
@pytest.mark.parametrize(
    ("words", "phase"),
    [
        ("", "move"),
        ("move trade_1", "trade"),
        ("move trade_2; sell", "sell"),
        ("move trade_2; buy", "buy"),
        ("move dockyard", "ships"),
        ("move church", "donate"),
        ("move church; donate petri", "token"),
        ("move church; stop", "score"),
        ("move guildhall", "site"),
        ("move guildhall; build P2", "official"),
        ("move guildhall; build P2 canon", "canon"),
        ("move guildhall; build P2 canon; canon petri", "canon_token"),
        ("move guildhall; build P2 canon; canon petri ships", "surplus"),
    ],
)
def test_HB_19_3_where_each_decision_is_asked(words, phase):
    table = Table(2, officials="advanced_choice", canon_surplus="score_now")
    table.player(0, beer=2, timber=4, brick=4, money=100)
    pos = table.church("petri", "0 points").church("dom", "1 points", "0 ships").position()
    if words:
        pos.play(words)
    assert pos.phase == phase
    assert pos.actor == 0
    assert {decision.name for decision in pos.game.definition.decisions} == set(DECISIONS.values())


@pytest.mark.clause("HB-D1", "HB-19.3", "HB-4.4")
def test_D1_eight_spaces_at_most():
    assert len(choices(Table(2).position())) == 8


@pytest.mark.clause("HB-19.3", "HB-D1")
@pytest.mark.parametrize("space", ["beer", "sugar", "cloth"])
def test_D1_production_runs_by_itself(space):
    assert after(Table(2).position(), f"move {space}").actor == 1


@pytest.mark.clause("HB-D10", "HB-D11", "HB-D12", "HB-D13", "HB-D14", "HB-D15", "HB-D16", "HB-19.3")
def test_HB_19_3_largest_legal_sets():
    table = Table(2, officials="advanced_choice").player(0, timber=9, brick=9, bell=1, money=900)
    pos = table.position()
    assert len(choices(pos, "move church")) == 7
    assert len(choices(pos, "move church; donate dom; donate dom")) == 4
    builder = Table(2, officials="advanced_choice").player(0, timber=9, brick=9).church("petri", "1 points")
    pos = builder.completed("dom", 0).position()
    assert len(choices(pos, "move guildhall")) == 29
    assert choices(pos, "move guildhall; build M4") == set(BLUE)
    assert len(choices(pos, "move guildhall; build M4 canon")) == 5 + 1
    assert choices(pos, "move guildhall; build M4 canon; canon petri") == set(KINDS[1:])


@pytest.mark.clause("HB-19.5")
def test_HB_19_5_donations_commute():
    start = Table(2).player(0, timber=9, brick=9, money=900).church("dom", "1 points").position()
    clauses = ["donate petri", "donate dom ships", "donate jacobi"]
    ends = set()
    for order in itertools.permutations(clauses):
        pos = start.copy()
        pos.play("move church; " + "; ".join(order))
        ends.add(pos.batch.tobytes())
    assert len(ends) == 1
    ends = set()
    for order in itertools.permutations(("ships", "tokens", "citizens")):
        pos = start.copy()
        pos.play("move church; " + "; ".join(f"donate dom {kind}" for kind in order))
        ends.add(pos.batch.tobytes())
    assert len(ends) == 1


@pytest.mark.clause("HB-19.10")
def test_HB_19_10_vocabulary():
    # spaces, sell buy none, counts 0 to 31, churches, kinds, tokens, sites, both sets of officials, stop, decline
    assert wf.game("hamburgum").actions == 8 + 3 + 32 + 6 + 5 + 30 + 28 + 14 + 2


@pytest.mark.clause("HB-19.12")
@pytest.mark.parametrize(
    "line",
    [
        "move beer",
        "move trade_1; sell beer=2 cloth=2",
        "move trade_1; buy brick=2 timber=1",
        "move dockyard; ships 1",
        "move church; donate nikolai points",
        "move church; donate nikolai points; score nikolai_points",
        "move guildhall; build N1",
        "move guildhall; build M4 canon; canon petri ships",
        "move guildhall; build M4 canon; canon decline",
    ],
)
def test_HB_19_12_notation_is_read_and_written(line):
    table = Table(2, officials="advanced_choice").player(0, beer=3, cloth=3, timber=5, brick=5, money=200)
    table.completed("dom", 0).church("petri", "1 points")
    pos = turn(table.position(), line)
    assert pos.actor == 1
    assert f"1. seat 1: {line}" in pos.record().dumps().splitlines()


@pytest.mark.clause("HB-19.12", "HB-18.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_HB_19_12_every_legal_action_has_a_phrase_of_its_own(players, mode):
    draw = random.Random(1000 * players + mode)
    pos = wf.new("hamburgum", players, seed=mode, **MODES[mode])

    def look(pos):
        legal = pos.legal()
        assert [action.code for action in legal] == sorted({action.code for action in legal})
        assert len({action.text.lower() for action in legal}) == len(legal)
        if draw.random() < 0.05:
            for action in legal:
                by_text, by_code = pos.copy(), pos.copy()
                assert by_text.play(action.text) == by_code.play(action.code)
                assert by_text.batch.tobytes() == by_code.batch.tobytes()
                assert by_text.undo() == action
                assert by_text.batch.tobytes() == pos.batch.tobytes()

    random_game(pos, draw.choice, look, 250)
    again = wf.Record.loads(pos.record().dumps()).replay()
    assert again.batch.tobytes() == pos.batch.tobytes()


@pytest.mark.clause("HB-19.12", "HB-19.10")
def test_HB_19_12_long_counts_in_a_record():
    start = Table(2).player(0, beer=40, sugar=33, money=20_000).player(1).position()
    pos = lines(start, "move trade_1; sell beer=31+ beer=5 sugar=2", "move beer")
    pos = lines(pos, "move cloth", "move trade_2; sell beer=1", "move guildhall", "move sugar")
    assert "sell beer=31+ beer=5 sugar=2" in pos.record().dumps()
    again = wf.Record.loads(pos.record().dumps()).replay()
    assert again.batch.tobytes() == pos.batch.tobytes()


# -- refusals -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("HB-4.8", "HB-6.3", "HB-7.5", "HB-8.1", "HB-9.4", "HB-12.4")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("move nowhere", 'Ann cannot play "move nowhere": there is no such space. Choose a rondel space.'),
        ("move dockyard; ships 9", 'Ann cannot play "ships 9": each ship takes 1 timber (2 available). Dockyard: '),
        ("move trade_1; sell beer=5", 'Ann cannot play "beer=5": only 2 beer in stock. Selling: how many of this'),
        ("move trade_1; sell cloth=1 beer=1", 'Ann cannot play "cloth=1": no cloth in stock. Selling:'),
        ("move trade_1; sell beer=1 beer=1", 'Ann cannot play "beer=1 beer=1": nothing may be named twice. '),
        ("move trade_1; buy brick=9", 'Ann cannot play "brick=9": Ann can pay for 3 units only. Buying: how many'),
        ("move trade_1; buy bell=2", 'Ann cannot play "bell=2": nobody may have more than one bell. Buying: how'),
        ("move church; donate dom ships", 'Ann cannot play "ships". Which church do you donate to?'),
        ("move church; donate moon", 'Ann cannot play "donate moon". Which church do you donate to?'),
        ("move church; donate jacobi; donate nikolai; donate dom", '"donate dom": part 1 needs 1 more brick.'),
        ("move church; score dom_points", 'Ann cannot play "score dom_points": only one’s own tokens can be scored.'),
        ("move guildhall; build M1", 'Ann cannot play "build m1": it needs a connection to a citizen of the same'),
        (
            "move guildhall; build X9",
            'Ann cannot play "build x9": there is no such site. Guildhall: where do you build?',
        ),
        (
            "move guildhall; build P2; build P3; build P5",
            "a building needs 1 timber and 1 brick (available: 0",
        ),
        ("", "Ann has to say what to play. Choose a rondel space. Legal: move sugar, move"),
    ],
)
def test_illegal_words_are_refused_with_the_reason_and_change_nothing(words, said):
    pos = Table(2).player(0, beer=2, timber=2, brick=2, money=100).church("petri", "0 points").position()
    pos.names[:] = ["Ann", "Bob"]
    assert said in refused(pos, words)


def test_a_move_that_cannot_be_paid_names_its_price():
    pos = Table(2).player(0, prestige=1, space="sugar").position()
    pos.names[:] = ["Ann", "Bob"]
    assert refused(pos, "move trade_2").startswith(
        'Ann cannot play "move trade_2": it costs 3 prestige (1 available). '
    )


@pytest.mark.clause("HB-9.4")
@pytest.mark.parametrize(
    ("parts", "held", "said"),
    [
        (1, {"brick": 1}, "part 2 needs 1 more timber"),
        (1, {"timber": 1}, "part 2 needs 1 more brick"),
        (2, {"money": 10}, "part 3 needs 1 more brick, 1 more timber and 10 more Taler"),
        (2, {"brick": 2, "timber": 2, "money": 0}, "part 3 needs 20 more Taler"),
        (4, {"brick": 1, "timber": 1}, "part 5 needs a bell"),
        (4, {}, "part 5 needs 1 more brick, 1 more timber, a bell"),
    ],
)
def test_a_donation_that_cannot_be_paid_says_all_that_is_missing(parts, held, said):
    table = Table(2).player(0, **held).church("petri", "0 points")
    kinds = ("points", "tokens", "ships", "building")
    pos = table.church("dom", *(f"1 {kind}" for kind in kinds[:parts])).position()
    pos.names[:] = ["Ann", "Bob"]
    pos.play("move church")
    assert refused(pos, "donate dom").startswith(f'Ann cannot play "donate dom": {said}. ')


@pytest.mark.parametrize(
    ("space", "held", "hint"),
    [
        ("trade_1", {"money": 10}, "nothing to sell or buy, free"),
        ("trade_2", {"money": 20}, "buy up to 1, free"),
        ("trade_2", {"money": 0, "cloth": 1}, "sell for up to 100, free"),
        ("trade_1", {"money": 100, "cloth": 1, "beer": 4}, "sell for up to 360, or buy up to 3, free"),
        ("church", {"timber": 3, "bell": 1, "money": 100}, "nothing to donate or score, free"),
        ("church", {"brick": 1}, "donate, free"),
        ("beer", {}, "produce 1 beer, free"),
    ],
)
def test_a_space_says_when_nothing_can_be_done_there(space, held, hint):
    pos = Table(2).player(0, **held).position()
    assert {action.text: pos.hint(action) for action in pos.legal()}[f"move {space}"] == hint


@pytest.mark.clause("HB-13.4", "HB-13.5", "HB-8.9")
@pytest.mark.parametrize(
    ("berths", "brings"),
    [
        (("ABC",), True),
        (("A", "AAB", "AAB"), False),  # all five lie in the harbour, and nothing leaves
        (("AB", "AAB", "AAB"), True),  # berth 3 is full after the Flying Dutchman: two of them leave
        (("ABC", "AAB", "AAB"), True),  # the Flying Dutchman drives two of them out
    ],
)
def test_a_captain_says_whether_he_brings_a_ship(berths, brings):
    table = Table(3).player(0, timber=1, brick=1).church("nikolai", "0 points").harbour(*berths)
    pos = table.position()
    pos.play("move guildhall")
    hint = {action.text: pos.hint(action) for action in pos.legal()}["build N1"]
    assert hint.endswith("and one of your ships") == brings
    names = [event.name for event in pos.play("build N1")]
    assert ("arrived" in names) == brings


@pytest.mark.clause("HB-6.3", "HB-7.4")
@pytest.mark.parametrize(
    ("any_order", "line"),
    [
        ("sell cloth=1 sugar=2", "sell sugar=2 cloth=1"),
        ("sell cloth=1; sugar=2", "sell sugar=2 cloth=1"),
        ("sell beer=1", "sell beer=1"),
        ("buy timber=1 brick=2", "buy brick=2 timber=1"),
        ("buy timber=1 brick=2 bell=1", "buy bell=1 brick=2 timber=1"),
        ("sell beer=5 beer=31+", "sell beer=31+ beer=5"),
    ],
)
def test_goods_and_materials_are_named_in_any_order(any_order, line):
    pos = Table(2).player(0, beer=40, sugar=3, cloth=3, money=200).position()
    pos.play(f"move trade_1; {any_order}")
    assert pos.actor == 1
    assert pos.lines()[-1].text == f"move trade_1; {line}"


@pytest.mark.parametrize("code", [-1, 8, 10**6, True, None, 1.0])
@pytest.mark.clause("HB-19.3")
def test_illegal_codes_are_refused_and_change_nothing(code):
    pos = Table(2).position()
    before = pos.batch.tobytes()
    with pytest.raises(wf.IllegalMove):
        pos.play(code)
    assert pos.batch.tobytes() == before


@pytest.mark.clause("HB-19.3")
def test_illegal_answers_are_refused_everywhere():
    """At every decision of a game, each code that is not legal is refused without a trace."""
    draw = random.Random(9)
    pos = wf.new("hamburgum", 3, seed=9, officials="advanced_choice")
    seen = set()

    def look(pos):
        if pos.over or pos.phase in seen:
            return
        seen.add(pos.phase)
        before, legal = pos.batch.tobytes(), set(pos.legal_codes())
        for code in set(range(pos.game.actions)) - legal:
            with pytest.raises(wf.IllegalMove, match=rf'Player [123] cannot play "action {code}"\. .*[?.] Legal: '):
                pos.play(code)
        assert pos.batch.tobytes() == before

    random_game(pos, draw.choice, look, 900)
    assert len(seen) >= 10


@pytest.mark.clause("HB-19.2")
def test_HB_19_2_forced_answers_may_be_written_too():
    pos = Table(2).player(0, brick=1).position()
    pos.play("move church; donate dom points; score dom_points")  # the kind was forced
    assert pos.actor == 1
    assert pos.view()["players"][0]["tokens"] == [{"id": "dom_points", "scored": True, "value": 5}]


@pytest.mark.clause("HB-19.11", "HB-4.13")
@pytest.mark.parametrize(
    ("held", "tokens", "words", "stop"),
    [
        ({"beer": 2}, (), "move trade_1", False),  # D2
        ({"timber": 1, "brick": 1}, ("0 points",), "move guildhall", False),  # D13, first: a site is legal
        ({"brick": 1}, (), "move church", False),  # D10, first: a donation is possible, no unscored token
        ({"brick": 1}, ("0 points",), "move church", True),  # D10, first: an unscored token is held
        ({"brick": 1}, ("0 points scored",), "move church", False),
        ({"brick": 2}, (), "move church; donate petri", True),  # D10, later
        ({"brick": 2}, (), "move church; donate petri; stop", True),  # D12 after a donation
        ({"brick": 2}, ("0 points", "0 ships"), "move church; stop", False),  # D12 without one
        ({"brick": 2}, ("0 points", "0 ships"), "move church; stop; score dom_ships", True),
    ],
)
def test_HB_19_11_idle_actions_forbidden(held, tokens, words, stop):
    pos = Table(2, idle_action="forbid").player(0, **held).church("dom", *tokens).position()
    if words == "move trade_1":
        assert after(pos, words).phase == "sell"  # the only mode left
    assert bool(choices(pos, words) & {"stop", "none"}) == stop


@pytest.mark.clause("HB-19.11", "HB-D9")
def test_HB_19_11_D9_starts_at_1():
    pos = Table(2, idle_action="forbid").player(0, timber=2).position()
    assert choices(pos, "move dockyard") == {"ships 1", "ships 2"}


@pytest.mark.clause("HB-17.1", "HB-12.4")
def test_a_look_at_the_legal_sites_changes_nothing():
    pos = Table(2).player(0, timber=1, brick=1).church("petri", "0 points").position()
    before = pos.batch.tobytes()
    assert open_sites(pos) == {"P2", "P3", "P5"}
    assert pos.batch.tobytes() == before
    assert set(CHURCHES) == set(pos.view()["churches"])
