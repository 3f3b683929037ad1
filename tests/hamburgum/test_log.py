"""What happened in Hamburgum as people tell it, and what is asked with the numbers that matter."""

from __future__ import annotations

import pytest

import wharfinger as wf
from wharfinger.cli import common, log
from wharfinger.kernel import parts

from .build import Table


def told(pos: wf.Position, words: str, over: bool = True) -> list[tuple[str, str]]:
    """The first stretch after some words: who, or "" for nobody, and what happened."""
    history = log.History(pos)
    trial = pos.copy()
    trial.play(words)
    for code in trial.moves:
        history.play(pos, code)
    return log.paragraphs(pos, history.stretches[0], None, over)


def own(pos: wf.Position, words: str, over: bool = True) -> str:
    return told(pos, words, over)[0][1]


def test_a_sale_names_its_goods_and_the_sum() -> None:
    pos = Table(2).player(0, beer=2, cloth=1).harbour("AB", "").position()
    assert own(pos, "move trade_1; sell beer=2 cloth=1") == "moved to Trade I, sold 2 beer and 1 cloth for 230."


def test_a_turn_that_goes_on_is_summed_up_with_what_it_costs_and_brings() -> None:
    pos = Table(2).player(0, beer=2, cloth=1).harbour("AB", "").position()
    history = log.History(pos)
    trial = pos.copy()
    trial.play("move trade_1; sell beer=2 cloth=1")
    for code in trial.moves:
        history.play(pos, code)
    said = log.deeds(pos, history.stretches[0], None, over=False)
    assert said == "Move to Trade I. Sell 2 beer and 1 cloth: +230."


def test_an_idle_visit_is_told_once_it_is_over() -> None:
    pos = Table(2).player(0).harbour("AB").position()
    assert own(pos, "move dockyard") == "moved to Dockyard, did nothing there."
    pos = Table(2).player(0, beer=1).harbour("AB").position()
    assert own(pos, "move trade_1", over=False) == "moved to Trade I."


def test_ships_are_counted_and_the_harbour_moves_by_itself() -> None:
    pos = Table(2).player(0, timber=2).harbour("AB").position()
    said = told(pos, "move dockyard; ships 2")
    assert said[0][1] == "moved to Dockyard, put 2 ships into berth 3."
    assert said[1] == ("", "All other ships moved on to the next berth.")


def test_tokens_are_told_apart() -> None:
    table = Table(2).player(0, brick=2, timber=2, money=100).church("nikolai", "1 points scored")
    said = own(table.harbour("AB").position(), "move church; donate nikolai tokens; score nikolai_tokens")
    assert said.endswith(
        "donated to St. Nikolai for 1 brick and 1 timber, took a token (donation tokens), "
        "scored donation tokens: +1 prestige."
    )


def test_a_building_token_is_called_by_its_buildings() -> None:
    table = Table(2).player(0, brick=1, timber=1).sites(0, "N1").church("nikolai", "0 points scored").harbour("AB")
    said = own(table.position(), "move church; donate nikolai building; score nikolai_building")
    assert said.endswith("took a token (captains), scored captains: +5 prestige.")


def test_donations_and_scores_of_a_turn_are_told_together() -> None:
    table = Table(2).player(0, brick=4, timber=2, money=100).harbour("AB")
    table.church("nikolai", "1 points scored").church("jacobi", "1 points scored")
    words = "move church; donate petri; donate nikolai ships; donate jacobi tokens; donate dom"
    said = own(table.position(), f"{words}; score petri_points; score nikolai_ships; score dom_points")
    assert said == (
        "moved to Church, donated to St. Petri, St. Nikolai, St. Jacobi and the Dom for 4 bricks and 2 timber, "
        "took tokens (ships and donation tokens), scored points and ships: +12 prestige."
    )


def test_buildings_of_a_turn_are_told_together_and_what_they_bring_after_them() -> None:
    table = Table(2).player(0, brick=3, timber=3).church("nikolai", "0 points scored").harbour("AB")
    said = own(table.position(), "move guildhall; build N6; build N1; build N2")
    assert said == (
        "moved to Guildhall, built a merchant at N6, a captain at N1, a brewer at N2, "
        "earned 100, put a ship into berth 3."
    )


def test_no_money_is_not_told() -> None:
    table = Table(2, officials="advanced_choice").player(0, brick=1, timber=1).harbour("AB")
    pos = table.church("nikolai", "0 points scored").position()
    assert own(pos, "move guildhall; build N3 guildmaster") == "moved to Guildhall, built the Guildmaster at N3."


def test_ships_of_several_players_sail_home_together() -> None:
    pos = Table(2).player(0, timber=3).harbour("AB", "AB", "").position()
    said = told(pos, "move dockyard; ships 3")
    assert said[1][1].endswith("2 ships sailed home.")


def test_a_donation_says_all_that_was_paid() -> None:
    table = Table(2).player(0, brick=2, timber=1, bell=1, money=100).sites(0, "N6 J3").harbour("AB")
    table.church("nikolai", "0 points scored").church("jacobi", "0 points scored")
    table.church("dom", "1 points", "1 tokens", "1 ships", "1 building")
    said = own(table.position(), "move church; donate petri; donate dom")
    # HB-9.4: part 5 costs 10 for each of the two citizens.
    assert "donated to St. Petri and the Dom for 2 bricks, 1 timber, 1 bell and 20 Taler" in said
    assert "points" not in said, "part 1 always takes the points token"


def test_what_was_paid_is_told_before_the_token_is_chosen() -> None:
    pos = Table(2).player(0, brick=1, timber=1).church("nikolai", "1 points scored").harbour("AB").position()
    history = log.History(pos)
    for words in ("move church", "donate nikolai"):
        history.play(pos, next(action.code for action in pos.legal() if action.text == words))
    assert pos.phase == "token"
    said = log.deeds(pos, history.stretches[0], None, over=False)
    assert said == "Move to Church. Donate to St. Nikolai for 1 brick and 1 timber."


def test_the_canon_takes_one_brick() -> None:
    table = Table(2, officials="advanced_choice").player(0, brick=2, timber=1, money=100)
    table.church("nikolai", "1 points", "1 tokens", "1 ships", "0 citizens").harbour("AB")
    said = own(table.position(), "move guildhall; build N3 canon; canon nikolai building")
    assert "donated to St. Nikolai for 1 brick, took a token (captains), completed St. Nikolai" in said


def test_the_end_of_the_game_is_nobodys_deed() -> None:
    pos = Table(2, turn_limit=1).player(1).harbour("AB").to_move(1).position()
    (name, _), (nobody, ended) = told(pos, "move beer")
    assert (name, nobody) == (pos.names[1], "")
    assert ended == "The game is over: the round limit is reached."


# -- what is asked -----------------------------------------------------------------------------------------------


def asked(pos: wf.Position, words: str) -> str:
    pos.play(words)
    return common.question(pos)


def test_selling_names_the_good_its_price_and_the_sum_so_far() -> None:
    pos = Table(2).player(0, beer=2, sugar=1).harbour("AB").position()
    said = asked(pos, "move trade_1; sell")
    assert said == "How much beer do you sell? You have 2; 100 each by ship, 30 at home."
    assert [pos.hint(action) for action in pos.legal()] == [
        "100 in all",
        "100 in all",
        "200 in all",
    ]  # or all
    said = asked(pos, "beer=2")
    assert said == "How much sugar do you sell? You have 1; 100 each by ship, 30 at home. So far 2 beer for 200."
    assert [pos.hint(action) for action in pos.legal()] == ["200 in all", "230 in all"]  # one ship, one kind


def test_buying_names_the_material_and_the_sum_so_far() -> None:
    pos = Table(2).player(0, money=150).harbour("AB").position()
    assert asked(pos, "move trade_1; buy") == "How many bells do you buy? You have 150."
    assert asked(pos, "bell=1") == "How many bricks do you buy? You have 150. So far 1 bell for 20."
    assert asked(pos, "brick=2") == "How much timber do you buy? You have 150. So far 2 bricks, 1 bell for 100."
    assert [pos.hint(action) for action in pos.legal()] == ["3 units for 100", "4 units for 150"]


def test_what_is_left_to_buy_counts_where_one_has_to_be_bought() -> None:
    pos = Table(2).player(0, money=20, bell=1).harbour("AB").position()
    pos.play("move trade_1; buy")
    said = {action.text: pos.hint(action) for action in pos.legal()}
    assert said == {"brick=0 timber=1": "1 unit for 20", "brick=1": "1 unit for 20"}


@pytest.mark.parametrize(
    ("stock", "guildhall", "dockyard"),
    [
        ({}, "no timber or brick", "no timber"),
        ({"brick": 1}, "no timber", "no timber"),
        ({"timber": 1}, "no brick", "build 1 ship"),
        ({"timber": 1, "brick": 1}, "build 1 building", "build 1 ship"),
        ({"timber": 3, "brick": 2}, "build up to 2 buildings", "build up to 3 ships"),
    ],
)
def test_a_space_says_when_there_is_nothing_to_build_with(stock: dict[str, int], guildhall: str, dockyard: str) -> None:
    pos = Table(2).player(0, **stock).harbour("AB").church("petri", "0 points").position()
    hints = {action.text: pos.hint(action) for action in pos.legal()}
    assert hints["move guildhall"] == f"{guildhall}, free"
    assert hints["move dockyard"] == f"{dockyard}, free"


def test_a_space_says_when_there_is_no_site_and_no_ship_to_build() -> None:
    table = Table(2, empty_supply="strict").player(0, timber=1, brick=1).harbour("AA", "AA", "AB")
    hints = {action.text: table.position().hint(action) for action in table.position().legal()}
    assert hints["move guildhall"] == "no site in reach, free"
    assert hints["move dockyard"] == "no ship left, free"


def test_a_donation_says_what_it_costs_and_completes() -> None:
    table = Table(2).player(0, brick=1, timber=1, bell=1, money=100).harbour("AB")
    table.church("petri", "1 points").church("dom", "1 points", "1 tokens", "1 ships", "1 building")
    pos = table.position()
    pos.play("move church")
    hints = {action.text: pos.hint(action) for action in pos.legal()}
    assert hints["donate nikolai"] == "part 1: 1 brick; points token"
    assert hints["donate petri"] == "part 2: 1 brick, 1 timber; 4 tokens left"
    assert hints["donate dom"] == "part 5: 1 brick, 1 timber, 1 bell; completes it: +8 prestige; last token"


def test_the_last_donation_of_all_says_that_it_ends_the_game() -> None:
    table = Table(2).player(0, brick=1, timber=1, bell=1).harbour("AB")
    for church in ("michaelis", "nikolai", "petri", "catharinen", "jacobi"):
        table.church(church, *(f"1 {kind}" for kind in ("points", "tokens", "ships", "building", "citizens")))
    pos = table.church("dom", "1 points", "1 tokens", "1 ships", "1 building").position()
    pos.play("move church")
    hints = {action.text: pos.hint(action) for action in pos.legal()}
    cost = "part 5: 1 brick, 1 timber, 1 bell"
    assert hints["donate dom"] == f"{cost}; completes it: +3 prestige, and the game ends; last token"


def test_finishing_donations_says_whether_anything_can_be_scored() -> None:
    pos = Table(2).player(0, brick=2).harbour("AB").position()
    pos.play("move church")
    assert {action.text: pos.hint(action) for action in pos.legal()}["stop"] == "end your turn"
    pos.play("donate petri")
    assert {action.text: pos.hint(action) for action in pos.legal()}["stop"] == "go on to scoring"


def test_scoring_says_why_it_cannot_stop() -> None:
    pos = Table(2).player(0, brick=2).harbour("AB").position()
    pos.play("move church; donate petri; donate dom")  # two points tokens: one has to be scored (HB-11.9)
    assert parts.question(pos.game, pos.state) == ("ask-score-more", {"buildings": 0})
    pos.play("score petri_points")
    assert parts.question(pos.game, pos.state) is None


def test_tokens_for_two_types_of_building_are_said_to_be_one_kind() -> None:
    table = Table(2).player(0, brick=2, timber=2).harbour("AB")
    pos = table.church("petri", "1 points").church("dom", "1 points").position()
    pos.play("move church; donate petri; building; donate dom; building")
    asked_now, say = parts.question(pos.game, pos.state), pos.texts()
    assert asked_now is not None and say is not None
    assert say(asked_now[0], **asked_now[1]).endswith("of each kind; tokens for buildings are all one kind.")


def test_a_token_is_asked_for_by_its_church() -> None:
    pos = Table(2).player(0, brick=2, timber=1).harbour("AB").church("petri", "1 points").position()
    assert asked(pos, "move church; donate petri") == "Which donation token of St. Petri do you take?"
