"""How good players see Le Havre: what was learnt from games is added by the own turns that are left."""

import numpy as np
import pytest

import wharfinger as wf
from wharfinger.games.le_havre.cards import CARDS
from wharfinger.games.le_havre.data import GOODS
from wharfinger.games.le_havre.rules.stock import own_slots
from wharfinger.games.le_havre.strategy import AT, EVALUATION, LONG, MOMENTS, THINGS, actions_left, learnt, value

IRON = GOODS.index("iron")


def weights(**worths: float) -> np.ndarray:
    """Learnt worths of one iron at the four moments, everything else 0."""
    w = np.zeros(len(EVALUATION.hand))
    for name, worth in worths.items():
        w[AT.turns_1 + MOMENTS.index(int(name[1:])) * THINGS + IRON] = worth
    return w


def worth(left: int, held: int, **worths: float) -> float:
    position = wf.new("le-havre", 2, seed=3)
    position.state.stock[0, :] = 0
    position.state.stock[0, IRON] = held
    return float(learnt(position.state, 0, own_slots(position.state, 0), left, 0, 0.0, 0, weights(**worths)))


@pytest.mark.parametrize(("left", "expected"), [(0, 1), (1, 1), (4, 7), (7, 8), (10, 9), (16, 6), (22, 3), (40, 3)])
def test_a_worth_lies_between_those_of_the_moments_before_and_after(left: int, expected: float) -> None:
    assert worth(left, 1, t1=1, t4=7, t10=9, t22=3) == pytest.approx(expected)


def test_each_token_counts_up_to_six_of_a_kind() -> None:
    assert worth(4, 2, t4=1.5) == 3
    assert worth(4, 9, t4=1.5) == 9


def test_an_own_card_brings_its_worth_by_the_turns_that_are_left() -> None:
    position = wf.new("le-havre", 2, seed=3)
    w = np.zeros(len(EVALUATION.hand))
    card = CARDS.index("marketplace")
    w[AT.card + card] = 14.0
    before = value(position.state, 0, w)
    position.state.holder[card] = 0
    with_card = value(position.state, 0, w)
    w[AT.card + card] = 0.0
    plain = value(position.state, 0, w)
    left = actions_left(position.state, 0)
    assert with_card - plain == pytest.approx(14.0 * left / LONG)
    assert plain - before == pytest.approx(6.0)  # the Marketplace counts 6 francs of wealth


def test_what_was_set_by_hand_learnt_nothing() -> None:
    assert not EVALUATION.hand[AT.turns_1 : AT.card + EVALUATION.sizes["card"]].any()
