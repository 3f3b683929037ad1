"""Position files with something wrong in them: one sentence says what, and nothing is loaded."""

from __future__ import annotations

from typing import Any

import pytest

import wharfinger as wf
from wharfinger.kernel.errors import shown
from wharfinger.kernel.schema import COUNT_MAX, Argument

FEW = ("bow", "middle", "stern")
NOT_WHOLE = (True, False, 1.0, 0.0, "1", None, [1])


def refusal(data: dict[str, Any]) -> str:
    """The sentence with which a file is refused."""
    with pytest.raises(wf.WharfingerError) as refused:
        wf.load(data)
    return str(refused.value)


# -- arguments of pending decisions ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argument", "most"),
    [
        (Argument("next", seat=True), 3),
        (Argument("next", seats=True), 4),
        (Argument("left", high=7), 7),
        (Argument("count"), COUNT_MAX),
    ],
    ids=["seat", "seats", "high", "count"],
)
def test_an_argument_is_a_whole_number_in_its_range(argument: Argument, most: int) -> None:
    for number in (0, 1, most):
        assert argument.read(argument.write(number), "here", 4) == argument.write(number) == number
    for wrong in (-1, most + 1, 2**63, *NOT_WHOLE):
        with pytest.raises(wf.BadFile) as refused:
            argument.read(wrong, "here", 4)
        assert str(refused.value) == f"here: expected a number from 0 to {most}, got {shown(wrong)}."


@pytest.mark.parametrize(
    ("argument", "written"),
    [
        (Argument("kind", codes=FEW), {0: "bow", 1: "middle", 2: "stern"}),
        (Argument("kind", codes=FEW, optional=True), {0: None, 1: "bow", 3: "stern"}),
        (Argument("kinds", members=FEW), {0: [], 1: ["bow"], 6: ["middle", "stern"], 7: list(FEW)}),
        (Argument("payee", seat=True, optional=True), {0: None, 1: 0, 4: 3}),
    ],
    ids=["codes", "code or nothing", "members", "seat or nothing"],
)
def test_an_argument_is_written_as_what_it_means(argument: Argument, written: dict[int, Any]) -> None:
    assert argument.most(4) == max(written)
    for number, meaning in written.items():
        assert argument.write(number) == meaning
        assert argument.read(meaning, "here", 4) == number


@pytest.mark.parametrize(
    ("argument", "wrong", "sentence"),
    [
        (Argument("kind", codes=FEW), "keel", 'here: "keel" is unknown; expected one of bow, middle, stern.'),
        (Argument("kind", codes=FEW), 1, "here: 1 is unknown; expected one of bow, middle, stern."),
        (Argument("kind", codes=FEW), None, "here: None is unknown; expected one of bow, middle, stern."),
        (Argument("kinds", members=FEW), 3, "here: expected a list of different ids."),
        (Argument("kinds", members=FEW), ["bow", "bow"], "here: expected a list of different ids."),
        (Argument("payee", seat=True, optional=True), 4, "here: expected a number from 0 to 3 or null, got 4."),
    ],
)
def test_an_argument_that_means_nothing_is_refused(argument: Argument, wrong: Any, sentence: str) -> None:
    with pytest.raises(wf.BadFile) as refused:
        argument.read(wrong, "here", 4)
    assert str(refused.value) == sentence


def test_a_file_of_the_older_format_is_too_old() -> None:
    data = {**wf.new("hamburgum", 2, seed=1).dump(), "wharfinger": "position 1"}
    with pytest.raises(wf.WrongVersion, match="too old"):
        wf.load(data)


def test_a_seat_goes_with_the_number_of_players() -> None:
    assert [Argument("next", seat=True).most(seats) for seats in (1, 5)] == [0, 4]
    assert [Argument("next", seats=True).most(seats) for seats in (1, 5)] == [1, 5]


@pytest.mark.parametrize(
    ("game", "frame", "sentence"),
    [
        ("le-havre", {"decision": "job_feed", "seat": 0, "next": 255}, "next: expected a number from 0 to 2, got 255."),
        ("shipyard", {"decision": "gift", "seat": 0, "ring": "hiring", "employee": "smith"},
         'ring: "hiring" is unknown; expected one of equipment, crew.'),
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
        ("le-havre", "length", "perhaps", 'length must be one of full, short, not "perhaps".'),
        ("le-havre", "length", None, "length must be one of full, short, not None."),
        ("shipyard", "tie_break", ["shared"], "tie_break must be one of "),
        ("shipyard", "gear_first_drop", 0, "gear_first_drop must be "),
        ("hamburgum", "turn_limit", True, "turn_limit must be "),
        ("hamburgum", "weather", "fair", 'hamburgum has no option "weather". Its options are: '),
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
