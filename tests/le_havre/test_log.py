"""What happened in Le Havre as people tell it, and what is asked with the numbers that matter."""

from __future__ import annotations

import pytest

import wharfinger as wf
from wharfinger.cli import common, log
from wharfinger.games.le_havre import data as t

from .build import Table


def told(pos: wf.Position, *words: str, over: bool = True) -> list[tuple[str, str]]:
    """The last stretch after some words: who, or "" for the town, and what they did."""
    history = log.History(pos)
    for line in words:
        trial = pos.copy()
        trial.play(line)
        for code in trial.moves[len(pos.moves) :]:
            history.play(pos, code)
    paragraphs = log.paragraphs(pos, history.stretches[-1], None, over)
    return [("" if whom is None else pos.names[whom], ", ".join(said)) for whom, said in paragraphs]


def own(pos: wf.Position, *words: str) -> str:
    return told(pos, *words)[0][1]


# -- deeds before costs ------------------------------------------------------------------------------------------


def test_a_fee_says_who_gets_it_and_what_comes_is_the_visitors_own() -> None:
    pos = Table(3).goods(0, fish=6, wood=1).own(2, "smokehouse").position()
    said = told(pos, "enter smokehouse; food; fish=2", "x4")
    assert said == [
        (
            "Player 1",
            "entered the Smokehouse, paid 2 fish to Player 3, gave 4 fish and 1 wood for 4 smoked fish and 2 francs",
        )
    ]


def test_a_fee_to_the_town_goes_to_nobody() -> None:
    pos = Table(2).goods(0, fish=1).town("hardware_store").position()
    assert own(pos, "enter hardware_store") == "entered the Hardware Store, paid 1 fish, got 1 wood, 1 iron and 1 brick"


def test_an_income_is_summed_up() -> None:
    pos = Table(2).goods(0, wood=3).own(0, "joinery").position()
    assert own(pos, "enter joinery; x3") == "entered the Joinery, gave 3 wood for 7 francs"


def test_sales_and_purchases_name_the_card_before_the_money() -> None:
    pos = Table(2).own(0, "joinery").francs(0, 8).town("bakehouse").position()
    assert own(pos, "sell joinery; buy bakehouse; take wood") == (
        "sold the Joinery for 4 francs, bought the Bakehouse for 8 francs, took 1 wood"
    )


def test_ships_are_bought_and_sold_by_name() -> None:
    name = t.SHIP_NAMES[t.SHIPS.index("s01")]
    pos = Table(2).ships(0, "s01").position()
    assert own(pos, "sell wooden_ship_2; take fish") == f"sold the wooden ship {name} (2) for 1 franc, took 1 fish"
    pos = Table(2).francs(0, 14).ship_stack("s01").position()
    assert own(pos, "buy wooden_ship; take fish") == f"bought the wooden ship {name} (2) for 14 francs, took 1 fish"


def test_what_is_constructed_comes_before_its_cost() -> None:
    pos = Table(2).goods(0, wood=1, clay=1).stack(1, "fishery").position()
    assert own(pos, "enter building_firm_1; construct fishery") == (
        "entered Building Firm I, constructed the Fishery, paid 1 wood and 1 clay"
    )


def test_bricks_and_francs_have_a_plural() -> None:
    pos = Table(2).goods(0, clay=2, coal=1).own(0, "brickworks").position()
    assert own(pos, "enter brickworks; x2") == "entered the Brickworks, gave 2 clay and 1 coal for 2 bricks and 1 franc"


def test_a_loan_that_is_repaid() -> None:
    pos = Table(2).loans(0, 1).francs(0, 6).position()
    assert own(pos, "repay; take wood") == "repaid a loan for 5 francs, took 1 wood"


def test_a_disc_that_has_to_leave_is_named_where_it_is_anothers() -> None:
    pos = Table(2).disc(1, "joinery").town("joinery").francs(0, 8).position()
    assert "Player 2 had to leave the Joinery" in own(pos, "buy joinery; take wood")
    pos = Table(2).disc(0, "joinery").town("joinery").francs(0, 8).position()
    assert "bought the Joinery for 8 francs, had to leave the Joinery" in own(pos, "buy joinery; take wood")


# -- the end of a round ------------------------------------------------------------------------------------------


def test_feeding_harvest_and_the_town_have_lines_of_their_own() -> None:
    pos = Table(2).to_move(0, place=7).goods(0, grain=1, fish=9).goods(1, francs=20).position()
    said = told(pos, "take wood")
    by = dict(said)
    assert by["Player 1"].startswith("took 1 wood, fed ")
    assert "paid" in by["Player 2"]
    assert by["Player 2"].startswith("fed ")
    assert "is over, harvest: Player 1 1 grain" in by[""]
    assert "lies in the harbour" in by[""]
    assert "offer +" not in str(said)
    assert "next:" not in str(said)


def test_interest_is_called_interest() -> None:
    table = Table(2).loans(0, 1).loans(1, 1).francs(0, 2).francs(1, 2).tiles("iron+francs", "wood+fish")
    pos = table.at(1).position()
    said = dict(told(pos, "take wood"))
    assert said == {"Player 1": "took 1 wood, paid 1 franc of interest", "Player 2": "paid 1 franc of interest"}


def test_loans_for_food_are_counted() -> None:
    pos = Table(2).goods(0, fish=1).own(0, "joinery").owes(0, 12).position()
    assert own(pos, "loan", "loan", "loan") == "took 3 loans, fed 12, paid 1 fish and 11 francs"


# -- what is asked -----------------------------------------------------------------------------------------------


def asked(pos: wf.Position, *words: str) -> str:
    for line in words:
        pos.play(line)
    return common.question(pos)


def test_a_forced_payment_says_what_is_missing_and_for_what() -> None:
    pos = Table(2).goods(0, fish=2, francs=1).own(0, "joinery").owes(0, 6).position()
    assert asked(pos) == "Feeding: you are 3 food short of 6. Sell a card or take a loan (4 francs)?"
    pos = (
        Table(2, interest_mode="per_loan").own(0, "joinery").loans(0, 3).francs(0, 1).owes(0, 3, "interest").position()
    )
    assert asked(pos) == "Interest: you are 2 francs short. Sell a card or take a loan (4 francs)?"


def test_a_payment_says_for_what_it_is_and_what_a_token_gives() -> None:
    pos = Table(2).goods(0, fish=4, bread=1).town("hardware_store").position()
    said = asked(pos, "enter hardware_store")
    assert said == "Hardware Store, the fee: 1 food to pay. How many bread (2 food each)? You have 1."
    pos = Table(2, "short").to_move(0, place=7).goods(0, fish=20, bread=1).goods(1, francs=20).position()
    need = pos.view()["players"][0]["feeding"]["need"]
    said = asked(pos, "take wood")
    assert said == f"Feed your workers: {need} food to pay. How many bread (2 food each)? You have 1."


def test_energy_amounts_and_cargo_name_their_good() -> None:
    pos = Table(2).goods(0, fish=4, wood=3, coal=1).own(0, "smokehouse").position()
    assert asked(pos, "enter smokehouse") == "Smokehouse: how many fish? You have 4."
    assert asked(pos, "x2") == "1 energy to pay. How many coal (3 energy each)? You have 1."
    pos = Table(2).goods(0, fish=4, coal=3).ships(0, "s01").own(0, "shipping_line").position()
    assert asked(pos, "enter shipping_line") == (
        "Cargo: how many fish at 1 franc? You have 4. Room for 2; nothing aboard yet."
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
