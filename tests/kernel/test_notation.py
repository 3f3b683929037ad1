"""What people may write: every sentence of docs/notation-and-files.md about texts, and what refusals say."""

from __future__ import annotations

import re

import pytest

import tests.cases  # noqa: F401  (registers the tiny game)
import wharfinger as wf
from tests.hamburgum.build import Table as Hamburg
from tests.le_havre.build import Table as Harbour
from tests.le_havre.build import held, stock


def trader(**held: int) -> wf.Position:
    position = Hamburg(2).player(0, **{"beer": 3, "sugar": 2, "cloth": 3, "money": 200, **held}).position()
    position.names[:] = ["Ann", "Bob"]
    return position


def shopper(*cards: str) -> wf.Position:
    """Ann's turn, with her own Marketplace (two goods, one more for each craftsman) and what else she owns."""
    position = Harbour(2).own(0, "marketplace", *cards).deck().still().position()
    position.names[:] = ["Ann", "Bob"]
    return position


def after(position: wf.Position, *texts: str) -> wf.Position:
    other = position.copy()
    for text in texts:
        other.play(text)
    return other


def refused(position: wf.Position, text: str) -> str:
    before = position.batch.tobytes(), position.moves
    with pytest.raises(wf.IllegalMove) as error:
        position.play(text)
    assert (position.batch.tobytes(), position.moves) == before
    return str(error.value)


# -- any order -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["coal grain", "grain coal", "coal; grain", "grain; coal", "COAL Grain"])
def test_goods_in_any_order_in_one_clause_or_several(text: str) -> None:
    done = after(shopper(), f"enter marketplace; {text}")
    assert stock(done) == {"grain": 1, "coal": 1}
    assert done.phase == "after_action"


@pytest.mark.parametrize("text", ["cloth=1 sugar=1", "sugar=1 cloth=1", "cloth=1; sugar=1", "cloth=1 beer=0 sugar=1"])
def test_sales_in_any_order_in_one_clause_or_several(text: str) -> None:
    done = after(trader(), f"move trade_1; sell {text}")
    assert done.lines()[0].text == "move trade_1; sell sugar=1 cloth=1"


def test_after_one_good_an_earlier_one_may_be_named() -> None:
    start = wf.load(Harbour(2).own(0, "marketplace", "fishery").position().dump())
    position = after(start, "enter marketplace", "iron")
    (event,) = position.play("fish")  # the iron is not told again
    assert event.arguments == {"player": 0, "good": "fish", "amount": 1}
    assert position.phase == "pick"
    position.play("clay")
    assert stock(position) == {"fish": 1, "clay": 1, "iron": 1}
    assert position.lines()[-1].text == "enter marketplace fish clay iron ..."
    assert wf.Record.loads(position.record().dumps()).replay().batch.tobytes() == position.batch.tobytes()


def test_after_one_count_an_earlier_one_may_be_named() -> None:
    position = after(trader(), "move trade_1", "sell", "sugar=1")
    assert position.legal()[0].text == "cloth=0"
    position.play("beer=2")
    position.play("cloth=0")
    assert position.lines()[0].text == "move trade_1; sell beer=2 sugar=1"


def test_only_what_the_same_seat_answered_just_now_is_answered_anew() -> None:
    position = after(trader(), "move trade_1; sell beer=1")
    assert position.actor == 1
    assert refused(position, "sugar=1").startswith('Bob cannot play "sugar=1". Choose a rondel space.')


def test_payments_and_hand_ins_in_any_order() -> None:
    owner = Harbour(2).own(0, "bridge_over_the_seine", "steel_mill", "business_office").still()
    rich = owner.goods(0, fish=3, wood=9, coal=2, iron=2, brick=1, leather=1).position()
    assert held(after(rich, "enter bridge_over_the_seine; fish=2 leather=1 wood=1"), 0, "francs") == 2
    mill = after(rich, "enter steel_mill; x1 wood=2 coal=1")
    assert (held(mill, 0, "wood"), held(mill, 0, "coal"), held(mill, 0, "steel")) == (7, 1, 1)
    office = after(rich, "enter business_office; steel leather fish wood fish")
    assert {good: held(office, 0, good) for good in ("leather", "fish", "wood")} == {"leather": 0, "fish": 1, "wood": 8}
    assert office.lines()[-1].text.startswith("enter business_office; steel fish fish wood leather")


# -- nothing comes along unsaid --------------------------------------------------------------------------------------


def test_an_answer_names_what_it_forces() -> None:
    position = after(shopper(), "enter marketplace")
    texts = [str(action) for action in position.legal()]
    assert texts == ["fish", "wood", "clay", "iron", "grain", "cattle", "coal hides"]
    assert stock(after(position, "coal hides")) == stock(after(position, "hides coal")) == {"coal": 1, "hides": 1}


def test_a_good_that_needs_another_is_refused_alone() -> None:
    position = shopper()
    assert refused(position, "enter marketplace; coal").startswith(
        'Ann cannot play "coal": one more good has to be named'
    )
    assert "2 more goods have to be named" in refused(shopper("fishery"), "enter marketplace; hides")
    assert "one more good has to be named" in refused(shopper("fishery"), "enter marketplace; hides coal")
    assert "only 2 goods are to be named" in refused(position, "enter marketplace; fish coal iron")


def test_a_payment_names_all_of_it() -> None:
    position = Harbour(2).goods(0, fish=2, francs=5).owes(0, 5).position()
    assert [str(action) for action in position.legal()] == ["fish=0 francs=5", "fish=1 francs=4", "fish=2 francs=3"]
    assert refused(position, "fish=1").startswith('Player 1 cannot play "fish=1": 5 food is due')
    assert held(after(position, "francs=4 fish=1"), 0, "francs") == 1


def test_what_comes_whatever_one_says_may_be_left_out() -> None:
    """Two materials, of which only clay can be paid in two ways."""
    table = Harbour(2).goods(0, wood=9, clay=9, brick=2, steel=2).stack(1, "wharf_2").still()
    position = after(table.position(), "enter building_firm_1")
    assert {str(action) for action in position.legal()} == {"brick=0", "brick=1", "brick=2"}
    steel = "steel=2"
    assert steel in [step.phrase for step in after(position, "brick=1").unfolded(position.version + 1)]
    short, long = after(position, "brick=1"), after(position, f"{steel} brick=1")
    assert short.batch.tobytes() == long.batch.tobytes()


# -- what a text leaves open -----------------------------------------------------------------------------------------


def test_one_answer_alone_leaves_its_group_open() -> None:
    position = after(trader(), "move trade_1; sell")
    assert after(position, "beer=1").phase == "sell"
    assert after(position, "sugar=1").legal()[0].text == "cloth=0"


def test_several_answers_end_the_group_they_end_in() -> None:
    sold = after(trader(), "move trade_1; sell beer=1")
    assert sold.actor == 1
    assert sold.lines()[0].text == "move trade_1; sell beer=1"
    assert after(trader(), "move trade_1; sell", "beer=1 sugar=1").actor == 1


def test_three_dots_leave_the_group_open() -> None:
    position = after(trader(), "move trade_1; sell beer=1 ...")
    assert (position.actor, position.phase) == (0, "sell")


def test_the_last_question_of_a_group_ends_it() -> None:
    assert after(trader(), "move trade_1; sell", "cloth=1").lines()[0].text == "move trade_1; sell cloth=1"


def test_a_chain_stops_where_it_ends() -> None:
    position = after(trader(brick=3), "move church; donate petri")
    assert (position.actor, position.phase) == (0, "donate")


def test_a_full_stop_ends_the_turn() -> None:
    position = after(trader(brick=3), "move church; donate petri.")
    assert position.actor == 1
    assert position.lines()[0].text == "move church; donate petri points"
    assert after(trader(brick=3), "move church", ".").lines()[0].text == "move church"


def test_a_full_stop_cannot_answer_what_nobody_can_leave_out() -> None:
    poor = after(trader(beer=2, sugar=0, cloth=0), "move trade_1", "sell")
    assert refused(poor, ".") == "Ann’s turn is not over. Selling: how many of this good? Legal: beer=1, beer=2."
    assert refused(trader(), ".").startswith("Ann’s turn is not over. Choose a rondel space. Legal: ")


# -- refusals --------------------------------------------------------------------------------------------------------


def test_the_word_that_is_wrong_is_blamed() -> None:
    position = Harbour(2).town("joinery").goods(0, fish=1, wood=2, francs=2).position()
    position.names[:] = ["Ann", "Bob"]
    said = refused(position, "enter joinery; francs=1; x3")
    assert said == 'Ann cannot play "x3": it can be done 2 times at most. How many? Legal: x1, x2.'


def test_words_that_come_too_late_are_not_put_to_the_next_player() -> None:
    said = refused(trader(timber=0), "move guildhall; build M1")
    assert said.startswith('Ann cannot play "build m1": ')
    assert "Bob" not in said
    said = refused(trader(), "move beer; donate petri")
    assert said == 'Ann cannot play "donate petri": the turn is over.'


def test_at_most_twelve_legal_answers_are_named() -> None:
    position = trader(beer=40)
    said = refused(after(position, "move trade_1", "sell"), "shanty")
    assert said.count("beer=") == 12
    assert said.endswith("beer=11 and 20 more.")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("take steel", 'Ann cannot play "take steel". Take an offer'),
        ("take cattle", 'Ann cannot play "take cattle": this offer is empty. '),
        ("enter moon", 'Ann cannot play "enter moon": there is no such card in play. '),
        ("enter joinery", 'Ann cannot play "enter joinery": it has not been built yet. '),
        ("enter fishery", 'Ann cannot play "enter fishery": Bob is in it. '),
        ("enter tannery", 'Ann cannot play "enter tannery": it needs 1 hide. '),
        ("enter grocery_market", 'Ann cannot play "enter grocery_market": Ann cannot pay the entry fee: 1 franc. '),
        ("enter bank", 'Ann cannot play "enter bank": it cannot be entered. '),
        ("buy bank", 'Ann cannot play "buy bank": it costs 40 francs, with 0 in hand. '),
        ("buy fishery", 'Ann cannot play "buy fishery": it belongs to Bob. '),
        ("buy bakehouse", 'Ann cannot play "buy bakehouse": it is not on top of its stack. '),
        ("buy marketplace", 'Ann cannot play "buy marketplace": one’s own cards cannot be bought. '),
        ("sell bank", 'Ann cannot play "sell bank": only one’s own cards can be sold. '),
        ("sell iron_ship_2", 'Ann cannot play "sell iron_ship_2": only one’s own cards can be sold. '),
        ("repay", 'Ann cannot play "repay": repaying costs 5 francs, with 0 in hand. '),
        ("loan", 'Ann cannot play "loan": loans are only for payments that cannot be made otherwise. '),
        ("construct joinery", 'Ann cannot play "construct joinery": buildings are built at a building firm. '),
        (
            "enter building_firm_1; construct bakehouse",
            'Ann cannot play "construct bakehouse": it is not on top of its',
        ),
        ("enter building_firm_1; construct church", 'Ann cannot play "construct church": it needs 5 wood, 3'),
    ],
)
def test_le_havre_says_why(text: str, said: str) -> None:
    table = Harbour(2).own(0, "marketplace").own(1, "fishery").town("bank", "tannery", "grocery_market")
    table = (
        table.stack(1, "joinery", "bakehouse").stack(2, "church").loans(0, 1).goods(0, wood=4, clay=4).offer(cattle=0)
    )
    position = table.disc(1, "fishery").position()
    position.names[:] = ["Ann", "Bob"]
    assert said in refused(position, text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("subsidy", "that tile is not in this game"),
        ("exchange", "there is no goods tile to exchange"),
        ("goods; purchase G99", "it is not on offer"),
        ("equipment; steps 5", "4 steps are the most"),
        ("build; buy middle", 'cannot play "buy middle". '),
        ("crew; steps 1; bonus crew", "it is already the main action"),
    ],
)
def test_shipyard_says_why(text: str, said: str) -> None:
    position = wf.new("shipyard", ["Ann", "Bob", "Cy"], 3)
    position.names[:] = ["Ann", "Bob", "Cy"]
    position.state.goods[:] = 0
    position.start_here()
    assert said in refused(position, text)


@pytest.mark.parametrize("game", ["hamburgum", "le-havre", "shipyard"])
def test_reasons_speak_of_the_player_who_is_named(game: str) -> None:
    """A refusal names the player ("Ann cannot play ..."): what follows does not say "you" to the reader."""
    text = (wf.game(game).definition.texts / "en.ftl").read_text(encoding="utf-8")
    reasons = re.findall(r"^why-[a-z-]+ =(?:.|\n(?=[ \t]))*", text, re.MULTILINE)
    assert len(reasons) > 20
    assert not [reason for reason in reasons if re.search(r"\b(you|your|yours|they|their)\b", reason)]


def test_shipyard_names_the_cube_and_the_price() -> None:
    position = wf.new("shipyard", ["Ann", "Bob", "Cy"], 3)
    position.play("crew; steps 1.")
    name = position.names[position.actor or 0]
    assert refused(position, "crew").startswith(f'{name} cannot play "crew": there is a cube on that tile. ')
    dear = position.view()["goods"]["offer"][-1]["id"]
    position.play("goods")
    position.play("main")
    position.state.money[:] = 1
    position.start_here()
    assert refused(position, f"purchase {dear}").startswith(
        f'{name} cannot play "purchase {dear.lower()}": it costs 2 gui'
    )


# -- records ---------------------------------------------------------------------------------------------------------


def test_a_forced_turn_has_its_line_and_may_go_without() -> None:
    position = wf.new("tiny", ["Ann", "Bob"], 7)
    position.play("take 3; take 3; take 3; take 2")  # the last crate is taken without asking
    assert position.over
    text = position.record().dumps()
    assert "5. seat 1: take 1\n" in text
    assert wf.Record.loads(text).replay().record().dumps() == text
    without = wf.Record.loads(text.replace("5. seat 1: take 1\n", ""))
    assert without.replay().record().dumps() == text
    wrong = wf.Record.loads(text.replace("5. seat 1: take 1\n", "5. seat 1: take 2\n"))
    with pytest.raises(wf.BadFile, match=r'^Record, turn 5: seat 1 had no choice but "take 1"\.$'):
        wrong.replay()


def test_what_happened_in_each_line() -> None:
    position = wf.new("tiny", ["Ann", "Bob"], 7)
    position.play("take 3; take 3; take 3; take 2")
    told = list(position.record().told())
    assert [events[0].arguments["crates"] for _, events in told] == [3, 3, 3, 2, 1]
    assert [then.version for then, _ in told] == [1, 2, 3, 4, 4]


def test_a_record_written_by_hand_may_use_any_order() -> None:
    position = after(trader(), "move trade_1; sell sugar=1 cloth=2")
    text = position.record().dumps()
    other = wf.Record.loads(text.replace("sell sugar=1 cloth=2", "sell cloth=2 sugar=1"))
    assert other.replay().batch.tobytes() == position.batch.tobytes()


def test_equal_answers_may_be_numbered() -> None:
    position = Harbour(2).own(0, "business_office").goods(0, fish=3, clay=2).still().position()
    plain, numbered = (
        after(position, f"enter business_office; steel {words}")
        for words in ("fish fish clay clay", "1:fish 2:fish 3:clay 4:clay")
    )
    assert plain.batch.tobytes() == numbered.batch.tobytes()


def test_words_that_could_be_fitted_in_very_many_ways_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    from wharfinger.kernel.notation import Walker

    goods = ("fish", "wood", "clay", "iron", "grain", "cattle", "coal", "hides", "brick", "leather", "meat", "bread")
    table = Harbour(2).own(0, "bridge_over_the_seine").goods(0, **dict.fromkeys(goods, 9)).deck().still()
    position = after(table.position(), "enter bridge_over_the_seine")
    tries, choose = [], Walker.choose
    monkeypatch.setattr(Walker, "choose", lambda walker, code: tries.append(code) or choose(walker, code))
    words = [f"{good}={amount}" for good in goods for amount in (1, 2, 3, 4)]
    assert "cannot play" in refused(position, " ".join(words))
    assert len(tries) < 2_000
