"""What happened in Le Havre as people tell it, and what is asked with the numbers that matter."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import wharfinger as wf
from wharfinger.cli import common, log
from wharfinger.games.le_havre import data as t
from wharfinger.games.le_havre.ui.log import tell
from wharfinger.kernel import parts
from wharfinger.kernel.events import Event
from wharfinger.kernel.telling import Stretch

from .build import Table


def told(pos: wf.Position, *words: str, over: bool = True) -> list[tuple[str, str]]:
    """The last stretch after some words: who or what it is about, and what happened."""
    history = log.History(pos)
    for line in words:
        trial = pos.copy()
        trial.play(line)
        for code in trial.moves[len(pos.moves) :]:
            history.play(pos, code)
    return log.paragraphs(pos, history.stretches[-1], None, over)


def own(pos: wf.Position, *words: str) -> str:
    return told(pos, *words)[0][1]


# -- deeds before costs ------------------------------------------------------------------------------------------


def test_a_fee_says_who_gets_it_and_what_comes_is_the_visitors_own() -> None:
    pos = Table(3).goods(0, fish=6, wood=1).own(2, "smokehouse").position()
    said = told(pos, "enter smokehouse; food; fish=2", "x4")
    assert said == [
        (
            "Player 1",
            "entered the Smokehouse (2 fish to Player 3), smoked 4 fish with 1 wood for 4 smoked fish and 2 francs.",
        )
    ]


def test_a_fee_to_the_town_goes_to_nobody() -> None:
    pos = Table(2).goods(0, fish=1).town("hardware_store").position()
    assert own(pos, "enter hardware_store") == "entered the Hardware Store for 1 fish, got 1 wood, 1 iron and 1 brick."


def test_an_income_is_summed_up() -> None:
    pos = Table(2).goods(0, wood=3).own(0, "joinery").position()
    assert own(pos, "enter joinery; x3") == "entered the Joinery, traded 3 wood for 7 francs."


def test_sales_and_purchases_name_the_card_before_the_money() -> None:
    pos = Table(2).own(0, "joinery").francs(0, 8).town("bakehouse").position()
    assert own(pos, "sell joinery; buy bakehouse; take wood") == (
        "sold the Joinery for 4 francs, bought the Bakehouse for 8 francs, took 1 wood."
    )


def test_ships_are_bought_and_sold_by_name() -> None:
    name = t.SHIP_NAMES[t.SHIPS.index("s01")]
    pos = Table(2).ships(0, "s01").position()
    said = own(pos, "sell wooden_ship_2; take fish")
    assert said == f"sold the wooden ship {name} (worth 2) for 1 franc, took 1 fish."
    pos = Table(2).francs(0, 14).ship_stack("s01").position()
    said = own(pos, "buy wooden_ship; take fish")
    assert said == f"bought the wooden ship {name} (worth 2) for 14 francs, took 1 fish."


def test_what_is_constructed_comes_before_its_cost() -> None:
    pos = Table(2).goods(0, wood=1, clay=1).stack(1, "fishery").position()
    assert own(pos, "enter building_firm_1; construct fishery") == (
        "entered Building Firm I, built the Fishery for 1 wood and 1 clay."
    )


def test_cargo_is_told_apart_from_the_energy() -> None:
    pos = Table(2).goods(0, fish=4, coal=3).ships(0, "s01").own(0, "shipping_line").position()
    said = own(pos, "enter shipping_line", "fish=2")
    assert said == "entered the Shipping Line, shipped 2 fish for 2 francs, using 1 coal."


def test_bricks_and_francs_have_a_plural() -> None:
    pos = Table(2).goods(0, clay=2, coal=1).own(0, "brickworks").position()
    assert own(pos, "enter brickworks; x2") == (
        "entered the Brickworks, fired 2 clay with 1 coal into 2 bricks and 1 franc."
    )


def test_a_loan_that_is_repaid() -> None:
    pos = Table(2).loans(0, 1).francs(0, 6).position()
    assert own(pos, "repay; take wood") == "repaid a loan (5 francs), took 1 wood."


def test_a_disc_that_has_to_leave_is_named_where_it_is_anothers() -> None:
    pos = Table(2).disc(1, "joinery").town("joinery").francs(0, 8).position()
    assert "sent Player 2 home from the Joinery" in own(pos, "buy joinery; take wood")
    pos = Table(2).disc(0, "joinery").town("joinery").francs(0, 8).position()
    assert "bought the Joinery for 8 francs, had to leave the Joinery" in own(pos, "buy joinery; take wood")


def test_a_visit_that_came_to_nothing_is_called_so() -> None:
    pos = Table(2).francs(0, 2).own(0, "construction_firm").goods(0, wood=1, clay=1).stack(1, "fishery").position()
    said = own(pos, "enter construction_firm; construct fishery")
    assert "did nothing" not in said
    events = [Event("entered", {"player": 0, "card": "black_market"})]
    (entry,) = tell(Stretch(0, 0, [("turn", events)], over=True))
    assert [clause.id for clause in entry.lines[0].clauses] == ["told-entered", "told-nothing"]
    (entry,) = tell(Stretch(0, 0, [("turn", events)], over=False))
    assert [clause.id for clause in entry.lines[0].clauses] == ["told-entered"]


# -- the end of a round ------------------------------------------------------------------------------------------


def test_the_end_of_a_round_is_an_entry_of_its_own() -> None:
    pos = Table(2).to_move(0, place=7).goods(0, grain=1, fish=9).goods(1, francs=20).position()
    said = told(pos, "take wood")
    assert said[0] == ("Player 1", "took 1 wood.")
    assert said[1][0].startswith("End of round ")
    assert said[2][0] == "Player 1"
    assert said[2][1].startswith("harvested 1 grain, fed the workers: ")
    assert said[3][0] == "Player 2"
    assert said[3][1].startswith("fed the workers: ")
    name, town = said[4]
    assert name == ""
    assert "New in the harbour: the " in town
    assert "New goods on offer: " in town


def test_who_is_asked_for_food_tells_it_and_the_town_builds_after_that() -> None:
    table = Table(2, "short").to_move(0, place=7).goods(0, fish=20, bread=1).goods(1, fish=20, bread=1)
    pos = table.position()
    said = told(pos, "take wood", "bread=0 fish=4", "bread=0 fish=4")
    assert said[0] == (f"End of round {pos.turn // 7}", "")
    assert said[1] == ("Player 2", "fed the workers: 4 fish.")
    assert said[2][0] == ""
    assert "New in the harbour: the " in said[2][1]


def test_who_is_asked_for_food_tells_what_the_ships_gave() -> None:
    """The feeding is announced in the turn before: what the ships give is known from there."""
    table = Table(2, "short").to_move(0, 3, 7).goods(0, fish=20, bread=1).goods(1, fish=20, bread=1)
    pos = table.ships(0, "s01").ships(1, "s02").position()
    said = told(pos, "take wood; done", "bread=0 fish=5", "bread=0 fish=5")
    assert ("Player 2", "fed the workers: 5 fish (ships fed 4 more).") in said


def test_an_end_of_round_that_several_are_asked_in_has_one_title() -> None:
    table = Table(2, "short").to_move(0, place=7).goods(0, fish=20, bread=1).goods(1, fish=20, bread=1)
    pos = table.position()
    history = log.History(pos)
    for line in ("take wood", "bread=0 fish=4", "bread=0 fish=4", "take fish"):
        trial = pos.copy()
        trial.play(line)
        for code in trial.moves[len(pos.moves) :]:
            history.play(pos, code)
    narrator, out = log.Narrator(pos, None), io.StringIO()
    console = Console(width=200, file=out, color_system=None)
    for stretch in history.stretches:
        console.print(*narrator.told(stretch), sep="\n")
    said = [line.rstrip() for line in out.getvalue().splitlines() if line.strip()]
    turn = pos.turn
    assert [line[:5].strip() for line in said if line[:5].strip()] == [f"{turn - 1}.", f"{turn}."], said
    assert [line.strip() for line in said].count(f"End of round {(turn - 1) // 7}") == 1
    fed = [line.strip() for line in said if " fed " in line]
    assert [line.split(" fed ")[0] for line in fed] == ["Player 1", "Player 2"]


def test_interest_is_called_interest_and_stands_by_itself() -> None:
    table = Table(2).loans(0, 1).loans(1, 1).francs(0, 2).francs(1, 2).tiles("iron+francs", "wood+fish")
    pos = table.at(1).position()
    assert told(pos, "take wood") == [
        ("Player 1", "took 1 wood."),
        ("Interest", ""),
        ("Player 2", "paid 1 franc interest."),
        ("Player 1", "paid 1 franc interest."),
    ]


def test_interest_for_which_something_is_sold_is_called_interest() -> None:
    table = Table(2, interest_mode="per_loan").own(0, "joinery").loans(0, 3).francs(0, 1)
    pos = table.owes(0, 3, "interest").position()
    assert told(pos, "sell joinery")[0] == ("Player 1", "sold the Joinery for 4 francs, paid 3 francs interest.")


def test_loans_for_food_are_counted() -> None:
    pos = Table(2).goods(0, fish=1).own(0, "joinery").owes(0, 12).position()
    title, fed = told(pos, "loan", "loan", "loan")[:2]
    assert title[0].startswith("End of round ")
    assert fed == ("Player 1", "took 3 loans, fed the workers: 1 fish and 11 francs.")


# -- what is asked -----------------------------------------------------------------------------------------------


def asked(pos: wf.Position, *words: str) -> str:
    for line in words:
        pos.play(line)
    return common.question(pos)


def worded(pos: wf.Position) -> str:
    """What a table asks."""
    question, say = parts.question(pos.game, pos.state), pos.texts()
    assert question is not None and say is not None
    return say(question[0], **question[1])


@pytest.mark.parametrize(
    ("francs", "loans", "business"),
    [(0, 1, "sell something"), (5, 1, "buy, sell or repay"), (4, 1, "buy or sell"), (0, 0, "sell something")],
)
def test_only_business_that_is_possible_is_offered(francs: int, loans: int, business: str) -> None:
    """W1 before interest, and W4 after the action."""
    held = Table(2).own(0, "joinery").loans(0, loans).francs(0, francs).stack(1, "clay_mound")
    held = held.goods(0, fish=9, iron=1).loans(1, 1)
    pos = held.asked("before_supply", 0).position()
    assert worded(pos) == f"Interest is next: {business} first?"
    pos = held.asked("after_action", 0).position()
    assert worded(pos) == f"End your turn, or {business} first?"


def test_a_forced_payment_says_what_is_missing_and_for_what() -> None:
    pos = Table(2).goods(0, fish=2, francs=1).own(0, "joinery").owes(0, 6).position()
    assert asked(pos) == "Feed your workers: 6 food, you are 3 short. Sell something or take a loan (4 francs)?"
    pos = (
        Table(2, interest_mode="per_loan").own(0, "joinery").loans(0, 3).francs(0, 1).owes(0, 3, "interest").position()
    )
    assert asked(pos) == "Interest: you are 2 francs short. Sell something or take a loan (4 francs)?"


def test_a_payment_says_for_what_it_is_and_what_a_token_gives() -> None:
    pos = Table(2).goods(0, fish=4, bread=1).town("hardware_store").position()
    said = asked(pos, "enter hardware_store")
    assert said == "Entry fee of Hardware Store: 1 food. How many of your 1 bread do you pay (2 food each)?"
    pos = Table(2, "short").to_move(0, place=7).goods(0, fish=20, bread=1).goods(1, francs=20).position()
    need = pos.view()["players"][0]["feeding"]["need"]
    said = asked(pos, "take wood")
    assert said == f"Feed your workers: {need} food. How many of your 1 bread do you pay (2 food each)?"


def test_energy_amounts_and_cargo_name_their_good() -> None:
    pos = Table(2).goods(0, fish=4, wood=3, coal=1).own(0, "smokehouse").position()
    assert asked(pos, "enter smokehouse") == "Smokehouse: how many of your 4 fish?"
    assert asked(pos, "x2") == "Pay 1 energy. How many of your 1 coal do you burn (3 energy each)?"
    pos = Table(2).goods(0, fish=4, coal=3).ships(0, "s01").own(0, "shipping_line").position()
    assert asked(pos, "enter shipping_line") == (
        "How many of your 4 fish do you ship at 1 franc each? Room for 2; nothing aboard yet."
    )


@pytest.mark.parametrize(("length", "looks"), [("short", False), ("full", True)])
def test_the_marketplace_speaks_of_special_cards_where_there_are_any(length: str, looks: bool) -> None:
    pos = Table(2, length=length).francs(0, 1).town("marketplace").position()
    hint = next(pos.hint(action) for action in pos.legal() if action.text == "enter marketplace")
    assert ("special" in hint) == looks
    assert "at most" not in hint


def test_the_marketplace_of_a_solo_game_has_a_limit() -> None:
    pos = Table(1).francs(0, 1).town("marketplace").position()
    hint = next(pos.hint(action) for action in pos.legal() if action.text == "enter marketplace")
    assert ", 4 at most" in hint
    free = Table(1, marketplace_solo_limit="8").francs(0, 1).town("marketplace").position()
    hint = next(free.hint(action) for action in free.legal() if action.text == "enter marketplace")
    assert "at most" not in hint


def test_when_the_deck_has_run_out_there_is_nothing_to_look_at() -> None:
    pos = Table(2).deck("zoo").francs(0, 1).town("marketplace").position()
    hint = next(pos.hint(action) for action in pos.legal() if action.text == "enter marketplace")
    assert "the last special card" in hint
    pos = Table(2).deck().francs(0, 1).town("marketplace").position()
    hint = next(pos.hint(action) for action in pos.legal() if action.text == "enter marketplace")
    assert "special" not in hint
