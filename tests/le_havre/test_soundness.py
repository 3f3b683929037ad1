"""Position files that somebody has changed: what is pending must be able to lie there and to be paid (LH-23)."""

from __future__ import annotations

from typing import Any

import pytest

import wharfinger as wf

from .build import Table


def refusal(data: dict[str, Any]) -> str:
    """The sentence with which a file is refused."""
    with pytest.raises(wf.BadFile) as refused:
        wf.load(data)
    return str(refused.value)


def asked_at(card: str, owner: int = 0, **goods: int) -> wf.Position:
    """Seat 0 has chosen to enter a building."""
    pos = Table(2).own(owner, card).goods(0, **goods).position()
    pos.play(f"enter {card}")
    return pos


AMOUNT = (
    "The position: pending[2]: amount: the seat must be able to trade so much in the building of its disc (LH-23.13)."
)


@pytest.mark.parametrize("so_far", [1, 126, 127, 254, 505_425])
def test_what_is_traded_so_far_must_be_there(so_far: int) -> None:
    data = asked_at("charcoal_kiln", wood=6).dump()
    data["pending"][-1]["so_far"] = so_far
    assert refusal(data) == AMOUNT


def test_what_is_traded_so_far_comes_in_the_largest_answers() -> None:
    pos = asked_at("charcoal_kiln", wood=300)
    pos.play("x127+")
    data = pos.dump()
    assert data["pending"][-1]["so_far"] == 127 and wf.load(data).legal() == pos.legal()
    assert wf.load({**data, "pending": [*data["pending"][:-1], {**data["pending"][-1], "so_far": 254}]}).legal()
    for so_far in (1, 126, 128, 381):
        data["pending"][-1]["so_far"] = so_far
        assert refusal(data) == AMOUNT


def test_material_is_not_paid_between_fee_and_effect() -> None:
    data = asked_at("brickworks", owner=1, clay=1, coal=1, fish=2, francs=2).dump()
    assert [frame["decision"] for frame in data["pending"][-2:]] == ["job_effect", "food"]
    assert wf.load(data).legal()
    data["pending"].append({"decision": "substitute", "seat": 0, "good": "clay", "need": 1})
    assert refusal(data) == (
        "The position: pending[4]: substitute: the seat must have so much clay and brick, or iron and steel, "
        "for a trade or a construction."
    )
