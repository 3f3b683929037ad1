"""Position files with something wrong in them: one sentence says what, and nothing is loaded."""

from __future__ import annotations

from typing import Any

import pytest

import wharfinger as wf
from wharfinger.kernel.schema import COUNT_MAX, Argument

FEW = ("bow", "middle", "stern")
MANY = tuple(f"code {number}" for number in range(30))
NOT_WHOLE = (True, False, 1.0, 0.0, "1", None, [1])


def refusal(data: dict[str, Any]) -> str:
    """The sentence with which a file is refused."""
    with pytest.raises(wf.WharfingerError) as refused:
        wf.load(data)
    return str(refused.value)


# -- arguments of pending decisions ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argument", "most", "told"),
    [
        (Argument("kind", codes=FEW), 2, " (0 bow, 1 middle, 2 stern)"),
        (Argument("kind", codes=MANY), 29, ""),
        (Argument("next", seat=True), 3, ""),
        (Argument("next", seats=True), 4, ""),
        (Argument("left", high=7), 7, ""),
        (Argument("count"), COUNT_MAX, ""),
    ],
    ids=["codes", "many codes", "seat", "seats", "high", "count"],
)
def test_an_argument_is_a_whole_number_in_its_range(argument: Argument, most: int, told: str) -> None:
    assert [argument.read(number, "here", 4) for number in (0, 1, most)] == [0, 1, most]
    for wrong in (-1, most + 1, 2**63, *NOT_WHOLE):
        with pytest.raises(wf.BadFile) as refused:
            argument.read(wrong, "here", 4)
        assert str(refused.value) == f"here: expected a number from 0 to {most}{told}, got {wrong!r}."


def test_a_seat_goes_with_the_number_of_players() -> None:
    assert [Argument("next", seat=True).most(seats) for seats in (1, 5)] == [0, 4]
    assert [Argument("next", seats=True).most(seats) for seats in (1, 5)] == [1, 5]


@pytest.mark.parametrize(
    ("game", "frame", "sentence"),
    [
        ("le-havre", {"decision": "job_feed", "seat": 0, "next": 255}, "next: expected a number from 0 to 2, got 255."),
        ("shipyard", {"decision": "gift", "seat": 0, "ring": 255, "employee": 0},
         "ring: expected a number from 0 to 1 (0 equipment, 1 crew), got 255."),
        ("hamburgum", {"decision": "official", "seat": 2}, "expected exactly the fields decision, seat, site."),
    ],
)  # fmt: skip
def test_a_pending_decision_that_cannot_be_is_refused(game: str, frame: dict[str, Any], sentence: str) -> None:
    data = wf.new(game, 2, seed=1).dump()
    row = len(data["pending"])
    data["pending"].append(frame)
    assert refusal(data) in (f"The position: pending[{row}].{sentence}", f"The position: pending[{row}]: {sentence}")


# -- switches ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "option", "value", "sentence"),
    [
        ("le-havre", "length", "perhaps", "length must be one of full, short, not 'perhaps'."),
        ("le-havre", "length", None, "length must be one of full, short, not None."),
        ("shipyard", "tie_break", ["shared"], "tie_break must be one of "),
        ("shipyard", "gear_first_drop", 0, "gear_first_drop must be "),
        ("hamburgum", "turn_limit", True, "turn_limit must be "),
        ("hamburgum", "weather", "fair", "hamburgum has no option 'weather'; its options are: "),
    ],
)
def test_a_wrong_switch_has_its_sentence(game: str, option: str, value: Any, sentence: str) -> None:
    data = wf.new(game, 2, seed=1).dump()
    data["options"][option] = value
    said = refusal(data)
    assert said.startswith(sentence) and said.endswith(".")


def test_switches_that_do_not_go_together_have_their_sentence() -> None:
    data = wf.new("shipyard", 4, seed=1).dump()
    data["options"]["contract_26"] = "none"
    assert refusal(data) == (
        "The position: options: With 4 players and contracts_deal three all 12 blue contracts are needed: "
        "contract_26 must be kinds8."
    )
