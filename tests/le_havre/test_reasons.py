"""Why a building cannot be used: what is missing, for every card that can be entered."""

from __future__ import annotations

import pytest

from wharfinger.games.le_havre import cards as c
from wharfinger.games.le_havre.rules.visit import possible
from wharfinger.games.le_havre.ui.amounts import say

from .build import Table


def asked(table: Table, card: str) -> tuple[str, str]:
    """The reason against entering a building of the town: the message, and its words."""
    position = table.town(card).position()
    key, arguments = position.game.definition.why(position.state, f"enter {card}")
    return key, str(say(key, player="Ann", **arguments))


def idle() -> list[str]:
    """The cards that do nothing for a visitor with nothing."""
    position = Table(2).position()
    cards = [card for card in range(len(c.CARDS)) if c.ENTERABLE[card] and not possible(position.state, 0, card)]
    return [c.CARDS[card] for card in cards]


def test_every_card_says_what_is_missing() -> None:
    cards = idle()
    assert len(cards) > 60
    told = {card: asked(Table(2), card) for card in cards}
    assert not {card: why for card, (key, why) in told.items() if not key or "nothing" in why or "{" in why}


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("labour_exchange", "it pays only for what one owns: 0 fishermen, 0 hammers"),
        ("department_of_agriculture", "it pays only for what one owns: 0 economic, 0 craftsman"),
        ("harbour_watch", "there is no worker to send home from a building that Ann could then use"),
        ("town_square", "it needs a craftsman building of one’s own"),
        ("haulage_firm", "it needs 3 francs"),
        ("zoo", "it needs three cattle or fish in all"),
        ("pawnbrokers", "no good in stock to pawn; each kind can lie there once"),
        ("cattle_drive", "no other player has cattle"),
        ("trading_firm", "no goods in stock"),
        ("major_corporation", "no goods in stock"),
        ("emporium", "it needs 1 franc"),
        ("bridge_over_the_seine", "it needs an upgraded good or three basic goods"),
        ("inn", "it needs 1 fish, or 1 meat"),
        ("leather_industry", "it needs 3 leather, 14 francs"),
        ("coal_trader", "it needs 1 food"),
        ("shipping_line", "it needs a ship"),
    ],
)
def test_a_visitor_with_nothing_reads_what_to_get(card: str, why: str) -> None:
    assert asked(Table(2), card)[1] == why


def test_the_shipping_line_names_what_is_still_missing() -> None:
    assert asked(Table(2).ships(0, "s01"), "shipping_line")[1] == "no goods in stock"
    assert asked(Table(2).ships(0, "s01").goods(0, iron=1), "shipping_line")[1] == "it needs 3 energy"


def test_offers_that_a_building_needs_are_named() -> None:
    assert asked(Table(2), "flea_market")[1] == "no offer holds exactly 2"
    bare = Table(2).francs(0, 3).offer(5, 0, 0, 0, 0, 0, 0).town("fishery")
    assert asked(bare, "haulage_firm")[1] == "no two neighbouring offers hold goods"


def test_a_strike_does_not_begin_in_the_last_round() -> None:
    assert asked(Table(2).to_move(0, 14), "picket_line")[1] == "it cannot be used from the last round on"
