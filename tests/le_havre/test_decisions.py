"""LH-23 Decision points."""

import random
from itertools import combinations

import pytest

import wharfinger as wf

from .build import (
    ENERGY_KINDS,
    GOODS,
    MODES,
    ROUNDS,
    UPGRADED,
    Table,
    after,
    choices,
    enterable,
    francs,
    held,
    lines_from,
    paid,
    payments,
    starting,
    stock,
    ways,
)


@pytest.mark.clause("LH-23.1")
def test_LH_23_1_equal_ships_are_offered_once():
    # s01, s02, s03 are wooden ships of value 2; s04, s05 of value 4
    pos = Table(2).ships(0, "s01", "s02", "s03", "s04", "s05", "s09").position()
    sells = [str(action) for action in pos.legal() if str(action).startswith("sell")]
    assert sorted(sells) == ["sell wooden_ship_2", "sell wooden_ship_4", "sell wooden_ship_6"]
    pos = Table(2).ships(0, "s01", "s02", "s04").owes(0, 30)
    assert Table(5).ships(0, "s04", "s05").owes(0, 20).position().legal()


@pytest.mark.clause("LH-23.1")
def test_LH_23_1_orders_of_the_same_set_are_offered_once():
    pos = Table(3).own(0, "business_office").goods(0, fish=2, clay=2, coke=1).still().position()
    four = [tuple(sorted(paid(events).items())) for events, _ in
            lines_from(after(pos, "enter business_office; steel"), "office_hand_in")]  # fmt: skip
    assert len(four) == len(set(four))
    for mode in (0, 2):
        pos = wf.new("le-havre", 3, seed=5, **MODES[mode])
        for _ in range(150):
            texts = [str(action) for action in pos.legal()]
            assert len(texts) == len(set(texts))
            pos.play(pos.legal_codes()[len(texts) // 2])
            if pos.over:
                break


def counted(pos, kind, amount):
    """The answer to how many of a kind, with what it forces."""
    return next(text for text in choices(pos) if text.split()[0] == f"{kind}={amount}")


@pytest.mark.clause("LH-23.2", "LH-23.R")
def test_LH_23_2_food_in_the_order_meat_bread_smoked_fish_fish_francs():
    goods = {"meat": 1, "bread": 2, "smoked_fish": 2, "fish": 4, "francs": 5}
    pos = Table(2).goods(0, **goods).owes(0, 9).position()
    asked = []
    while not pos.over:
        asked.append(min(choices(pos)).split("=")[0])
        assert {text.split("=")[0] for text in choices(pos)} == {asked[-1]}
        pos.play(counted(pos, asked[-1], 1 if asked[-1] != "meat" else 0))
    assert asked == ["meat", "bread", "smoked_fish", "fish"]  # francs: exactly the rest
    assert stock(pos) == {"meat": 1, "bread": 1, "smoked_fish": 1, "fish": 3, "francs": 1}


@pytest.mark.clause("LH-23.2", "LH-23.E")
def test_LH_23_2_energy_in_the_order_coke_charcoal_coal_wood():
    pos = Table(2).own(0, "steel_mill").goods(0, iron=2, coke=1, charcoal=2, coal=2, wood=9).still().position()
    pos.play("enter steel_mill x2")
    asked = []
    while pos.phase == "energy":
        kind = min(choices(pos)).split("=")[0]
        asked.append(kind)
        pos.play(counted(pos, kind, 0 if kind == "coke" else 1))
    assert asked == ["coke", "charcoal", "coal"]  # wood: the rest is forced
    assert stock(pos) == {"coke": 1, "charcoal": 1, "coal": 1, "wood": 5, "steel": 2}


@pytest.mark.clause("LH-23.2", "LH-23.8")
def test_LH_23_2_only_counts_that_can_be_completed():
    # food 4 with 2 meat and 1 fish: one or two meat, never none
    pos = Table(2).goods(0, meat=2, fish=1).owes(0, 4).position()
    assert choices(pos) == {"meat=1 fish=1", "meat=2"}
    # energy 4 with 4 wood and 2 coal
    table = Table(2).own(0, "bakehouse").goods(0, grain=7, coal=2, wood=3)
    assert choices(table.position(), "enter bakehouse x7") == {"coal=1 wood=1", "coal=2"}
    table.goods(0, wood=1)
    assert choices(table.position(), "enter bakehouse x7") == {"coal=0 wood=4", "coal=1 wood=1", "coal=2"}


@pytest.mark.clause("LH-23.E")
def test_LH_23_E_no_bill_no_question():
    pos = Table(2).own(0, "bakehouse", "wind_farm").goods(0, grain=5, wood=3, coal=2).still().position()
    pos.play("enter bakehouse x5")
    assert stock(pos) == {"bread": 5, "wood": 3, "coal": 2, "francs": 2}


@pytest.mark.clause("LH-23.4", "LH-23.01", "LH-23.027")
@pytest.mark.parametrize(("card", "kinds"), [("marketplace", GOODS[:8]), ("town_square", UPGRADED)])
def test_LH_23_4_picks_never_go_back_and_leave_enough_later_kinds(card, kinds):
    kinds = [kind for kind in kinds if kind != "steel"]
    own = ("fishery", "joinery", "bakehouse", "smokehouse") if card == "town_square" else ("fishery", "joinery")
    pos = Table(2).own(0, card, *own).deck().still().position()
    pos.play(f"enter {card}")
    sets = []
    for _, end in lines_from(pos, "pick"):
        sets.append(tuple(kind for kind in kinds if held(end, 0, kind)))
    assert sorted(sets) == sorted(combinations(kinds, 4))  # each set once, four goods


@pytest.mark.clause("LH-23.5", "LH-23.18", "LH-23.27")
def test_LH_23_5_kinds_held_in_canonical_order():
    pos = Table(2).own(0, "shipping_line").ships(0, "1 steel").goods(0, fish=1, hides=1, coal=2, leather=1).position()
    pos.play("enter shipping_line")
    asked = []
    while pos.phase == "cargo":
        asked.append(min(choices(pos)).split("=")[0])
        pos.play(counted(pos, asked[-1], 0))
    assert asked == ["fish", "coal", "hides"]  # the leather then is forced: one good at least
    pos = Table(2).own(0, "bridge_over_the_seine").goods(0, fish=3, wood=3, brick=1, leather=1).position()
    pos.play("enter bridge_over_the_seine")
    asked = []
    while pos.phase == "hand_in":
        asked.append(min(choices(pos)).split("=")[0])
        pos.play(counted(pos, asked[-1], 1))
    assert asked == ["brick", "leather", "fish"]  # upgraded first, then basic; the wood is forced


@pytest.mark.clause("LH-23.6", "LH-23.7", "LH-23.M", "LH-23.F", "LH-23.N", "LH-23.E")
def test_LH_23_6_building_fee_amount_energy():
    table = Table(2).own(1, "bakehouse").goods(0, meat=1, bread=1, smoked_fish=1, fish=1, francs=1, grain=4)
    pos = table.goods(0, coke=1, charcoal=1, coal=1, wood=2).still().position()
    chain = []
    pos.play("enter bakehouse")
    assert len(payments(pos)) == 5  # LH-23.7: fee of 1 food
    while pos.phase in ("food", "amount", "energy"):
        if pos.phase not in chain:
            chain.append(pos.phase)
        pos.play(pos.legal_codes()[-1])
    assert chain == ["food", "amount", "energy"]


@pytest.mark.clause("LH-23.8", "LH-23.9")
@pytest.mark.parametrize("mode", range(len(MODES)))
def test_LH_23_8_no_step_leads_into_a_dead_end(mode):
    """At every decision of random games each answer leaves another decision or the end."""
    draw = random.Random(mode)
    for seed in range(2):
        players = 1 + (mode + seed) % 5
        pos = wf.new("le-havre", players, seed=seed, **MODES[mode])
        step = 0
        while not pos.over:
            codes = pos.legal_codes()
            assert len(codes) > 1  # forced answers are made by the engine
            assert codes == sorted(codes)
            if step % 9 == 0:
                for code in codes[:12]:
                    other = pos.copy()
                    other.play(code)
                    assert other.over or other.legal_codes()
            pos.play(draw.choice(codes))
            step += 1


@pytest.mark.clause("LH-23.9")
def test_LH_23_9_nothing_else_is_a_decision():
    names = {decision.name for decision in wf.game("le-havre").definition.decisions}
    seen = set()
    draw = random.Random(1)
    for seed in range(4):
        pos = wf.new("le-havre", 2, seed=seed, length="short" if seed % 2 else "full")
        while not pos.over:
            seen.add(pos.phase)
            pos.play(draw.choice(pos.legal_codes()))
    assert seen <= {name for name in names if not name.startswith("job_")}
    pos = Table(2).own(0, "black_market", "fishery", "grocery_market").offer(wood=0).still().position()
    for card in ("black_market", "fishery", "grocery_market"):
        assert after(pos, f"enter {card}").phase in ("after_action", "over")


# most answers of a decision in the base game
BOUNDS = {"turn": 42 + 60, "gap": 60, "interest": 2, "fee": 2, "construct": 3, "court": 2, "ship": 5, "old_ship": 6,
          "look": 2, "order": 2, "office_steel": 2, "office_good": 4, "office_hand_in": 16, "office_give": 16,
          "space": 5, "evict": 4, "pick": 8, "substitute": 5, "food": 36, "before_supply": 60, "after_action": 60,
          "second_construction": 3 + 60, "fleet": 17}  # fmt: skip


@pytest.mark.clause("LH-23.W", "LH-23.G", "LH-23.I", "LH-23.L", "LH-23.M", "LH-23.F", "LH-23.C")
@pytest.mark.parametrize("players", range(1, 6))
def test_LH_23_bounds_hold_in_random_games(players):
    draw = random.Random(players)
    for seed in range(3):
        pos = wf.new("le-havre", players, seed=seed, length="full", out_of_turn_selling="between_turns")
        while not pos.over:
            texts = [str(action) for action in pos.legal()]
            assert len(texts) <= BOUNDS.get(pos.phase, 130)
            if pos.phase == "turn":
                main = [text for text in texts if text.split()[0] in ("take", "enter", "pass")]
                assert len(main) <= 7 + 34 + 1
            if pos.phase == "forced":
                assert texts[-1] == "loan"
            wanted = [code for code, text in zip(pos.legal_codes(), texts, strict=True) if text.startswith("enter")]
            pos.play(draw.choice(wanted if wanted and draw.random() < 0.6 else pos.legal_codes()))


@pytest.mark.clause("LH-23.I")
def test_LH_23_I_repay_one_more_or_go_on():
    pos = Table(2).tiles("wood+fish").loans(1, 3).francs(1, 20).starts(15).position()
    assert (pos.phase, choices(pos)) == ("interest", {"repay", "done"})
    pos.play("repay")
    assert (pos.phase, choices(pos)) == ("interest", {"repay", "done"})


@pytest.mark.clause("LH-23.M")
def test_LH_23_M_offers_and_enterable_buildings():
    table = Table(2).offer(1, 0, 1, 0, 1, 0, 1).own(0, "fishery", "joinery").town("tannery", "colliery")
    pos = table.goods(0, hides=1).out("building_firm_1", "building_firm_2", "construction_firm").position()
    main = {text for text in choices(pos) if text.split()[0] in ("take", "enter", "pass")}
    assert main == {"take francs", "take wood", "take iron", "take cattle", "enter fishery", "enter tannery"}


@pytest.mark.clause("LH-23.C", "LH-10.3")
def test_LH_23_C_target_then_bricks_then_steel():
    # Wharf: 2 wood, 2 clay, 2 iron
    table = Table(2).stack(1, "wharf_1").stack(2, "joinery").goods(0, wood=5, clay=2, brick=2, iron=2, steel=2)
    pos = table.still().position()
    pos.play("enter building_firm_1")
    assert choices(pos) == {"construct wharf_1", "construct joinery"}
    pos.play("construct wharf_1")
    assert choices(pos) == {"brick=0", "brick=1", "brick=2"}
    pos.play("brick=1")
    assert choices(pos) == {"steel=0", "steel=1", "steel=2"}


@pytest.mark.clause("LH-23.014", "LH-13.014.1")
def test_LH_23_014_which_seat_then_fee_and_effect():
    table = Table(3).town("harbour_watch", "fishery", "joinery").disc(1, "fishery").disc(2, "joinery")
    pos = table.goods(0, wood=1, francs=9).still().position()
    pos.play("enter harbour_watch")
    if pos.phase == "food":
        pos.play(pos.legal_codes()[0])
    assert pos.phase == "evict" and choices(pos) == {"evict seat_2", "evict seat_3"}
    pos.play("evict seat_3")
    assert francs(pos, 2) == 1


@pytest.mark.clause("LH-23.018", "LH-13.018.1")
def test_LH_23_018_coal_trader_amounts():
    pos = Table(2).own(0, "coal_trader").francs(0, 30).still().position()
    pos.play("enter coal_trader")
    found = set()
    for _, end in lines_from(pos, "amount", "food"):
        found.add((held(end, 0, "charcoal"), held(end, 0, "coal"), 30 - francs(end)))
    assert found == {(c, k, c + 2 * k) for c in (0, 1) for k in range(6)} - {(0, 0, 0)}  # 11 choices


@pytest.mark.clause("LH-23.022", "LH-23.031", "LH-9.12")
@pytest.mark.parametrize(
    ("card", "basic", "other", "fuel", "made"),
    [("kiln", "clay", "brick", "wood", {"brick": 3}), ("steelworks", "iron", "steel", "coke", {"steel": 2})],
)
def test_LH_23_022_basic_or_upgraded_then_energy(card, basic, other, fuel, made):
    pos = Table(2).own(0, card).goods(0, **{basic: 1, other: 1, fuel: 2}).still().position()
    pos.play(f"enter {card}")
    assert choices(pos) == {f"{other}=0", f"{other}=1"}
    pos.play(f"{other}=0")
    while pos.phase == "energy":
        pos.play(pos.legal_codes()[0])
    assert held(pos, 0, other) == 1 + made[other] and held(pos, 0, basic) == 0


@pytest.mark.clause("LH-23.029", "LH-13.029", "LH-R24", "LH-R63")
def test_LH_23_029_five_neighbouring_pairs():
    pos = Table(2).own(0, "haulage_firm").francs(0, 3).still().position()
    pairs = starting(pos, "take", "enter haulage_firm")
    assert {frozenset(pair.split("+")) for pair in pairs} == {
        frozenset(pair) for pair in (("cattle", "grain"), ("grain", "iron"), ("iron", "clay"), ("clay", "wood"),
                                     ("wood", "fish"))
    }  # fmt: skip
    pos = Table(2).own(0, "haulage_firm").francs(0, 3).offer(1, 0, 0, 0, 0, 0, 0).position()
    assert "haulage_firm" not in enterable(pos)  # no pair with anything in it


@pytest.mark.clause("LH-23.10")
def test_LH_23_10_expansion_cards_use_the_same_patterns():
    toy = Table(2, expansion_cards="all").own(0, "toy_fair").still().position()
    toy.play("enter toy_fair")
    count = 0
    for good in [good for good in GOODS if good != "steel"]:
        if toy.phase == "pick" and good in choices(toy):
            toy.play(good)
            count += 1
    assert sum(stock(toy).values()) == 6 and held(toy, 0, "steel") == 0  # 6 picks of 15 kinds
    two = Table(2, expansion_cards="all").own(0, "brick_trader").goods(0, brick=9, francs=9).position()
    two.play("enter brick_trader")
    assert len(choices(two)) == 2
    sizes = sorted(len(choices(after(two, words))) for words in choices(two))
    assert sizes == [5, 5]  # 1 to 5
    flea = Table(2, expansion_cards="all").own(0, "flea_market").offer(2, 2, 1, 0, 3, 2, 1).position()
    assert starting(flea, "take", "enter flea_market") == {"francs", "fish", "grain"}


@pytest.mark.clause("LH-23.11", "LH-4.4", "LH-18.1")
@pytest.mark.parametrize(("length", "players"), [(length, n) for length in ROUNDS for n in range(1, 6)])
def test_LH_23_11_main_actions_per_seat(length, players):
    wanted = {"full": (50, 50, 43, 36, 29), "short": (29, 29, 29, 22, 22)}[length][players - 1]
    draw = random.Random(players)
    pos = wf.new("le-havre", players, seed=players, length=length)
    main, final = [0] * players, [0] * players
    while not pos.over:
        action = draw.choice(pos.legal())
        if pos.phase == "turn" and str(action).split()[0] in ("take", "enter", "pass"):
            (final if pos.turn >= 7 * ROUNDS[length][players - 1] else main)[pos.actor] += 1
        pos.play(action)
    assert main == [wanted - 1] * players  # supply always leaves a choice, so none is played by the engine
    assert all(number <= 1 for number in final)  # with nothing but a pass left the engine passes


@pytest.mark.clause("LH-23.3")
def test_LH_23_3_food_1_2_and_3():
    every = dict.fromkeys(("meat", "bread", "smoked_fish", "fish", "francs"), 9)
    for need, count in ((1, 5), (2, 6), (3, 12)):
        assert len(payments(Table(2).goods(0, **every).owes(0, need).position())) == count
    assert payments(Table(2).goods(0, **every).owes(0, 1).position()) == ways(
        "1 meat", "1 bread", "1 smoked_fish", "1 fish", "1 francs"
    )
    assert set(ENERGY_KINDS) == {"coke", "charcoal", "coal", "wood"}
