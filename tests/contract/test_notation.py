"""What people write is read as they mean it: answers in any order, one at a time, whole lines; and what is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

import wharfinger as wf
from tests.cases import Case, Dice, random_game, some_cases

pytestmark = pytest.mark.parametrize("case", some_cases(), ids=lambda case: case.name)
GROUPS = 25
"""How many answered groups of a game are looked at."""
DECISIONS = 600
"""How far into a game they are looked for."""


@dataclass
class Answered:
    """One unordered group of a random game."""

    before: wf.Position
    """The position before the answer that led to it, where the same seat gave that; else its first question."""
    leading: str
    start: wf.Position
    end: wf.Position
    texts: list[str] = field(default_factory=list)
    """Every answer."""
    said: list[str] = field(default_factory=list)
    """What a person has to say of it."""


def answered(case: Case, seed: int) -> Iterator[Answered]:
    """Groups of a random game in which several answers were given."""
    position, dice = case.new(seed), Dice(seed + 1)
    now: Answered | None = None
    last: tuple[wf.Position, str] | None = None
    found = 0
    for _ in range(DECISIONS):
        if now is not None and not within(now, position):
            now.end = position.copy()
            if len(now.texts) > 1:
                found += 1
                yield now
            now = None
        codes = position.legal_codes()
        if not codes or found == GROUPS:
            return
        here = position.copy()
        if now is None and position.game.definition.group(position.phase):
            led = last is not None and stretch(last[0]) == stretch(position)
            before, leading = last if last is not None and led else (here, "")
            now = Answered(before, leading, here, here)
        code = codes[dice.choose(len(codes))]
        text = position.phrase(code)
        if now is not None:
            implied = code == position.game.definition.implied(position.state)
            bare = position.game.definition.phrase(position.state, code)
            now.texts.append(text)
            now.said += filter(None, [text.removeprefix(bare).strip() if implied else text])
        last = (here, text)
        position.play(code)


def stretch(position: wf.Position) -> tuple[int, int | None]:
    return position.turn, position.actor


def within(now: Answered, position: wf.Position) -> bool:
    """Whether a position still asks for an answer of the same group."""
    group = position.game.definition.group(now.start.phase)
    if position.over or position.phase not in group or stretch(position) != stretch(now.start):
        return False
    steps = [
        step for version in range(now.start.version + 1, position.version + 1) for step in position.unfolded(version)
    ]
    return all(step.decision in group and step.seat == position.actor for step in steps)


def shuffled(texts: list[str], dice: Dice) -> list[str]:
    left, made = list(texts), []
    while left:
        made.append(left.pop(dice.choose(len(left))))
    return made


def test_answers_of_a_group_in_any_order(case: Case) -> None:
    dice = Dice(1)
    for group in answered(case, 31):
        for texts in (group.texts, group.said):
            given = shuffled(texts, dice)
            if group.leading and texts:
                played = group.before.copy()
                played.play(f"{group.leading}; {' '.join(given)}")
                assert played.batch.tobytes() == group.end.batch.tobytes(), (group.leading, given)
            if len(texts) > 1:
                played = group.start.copy()
                played.play(" ".join(given))
                assert played.batch.tobytes() == group.end.batch.tobytes(), given
                assert sorted(map(repr, played.events)) == sorted(map(repr, events_between(group)))


def events_between(group: Answered) -> list[wf.Event]:
    again = group.start.copy()
    return [event for code in group.end.moves_since(group.start.version) for event in again.play(code)]


def test_answers_of_a_group_one_at_a_time_in_any_order(case: Case) -> None:
    """An answer that ends its group comes last, and so does one that the others are needed for."""
    dice = Dice(2)
    for group in answered(case, 33):
        position, told = group.start.copy(), list[wf.Event]()
        left = shuffled(group.said, dice)
        while left:
            text = next(text for text in left if fits(position, text, len(left) == 1, group))
            left.remove(text)
            told += position.play(text)
        while within(group, position):
            told += position.play(position.game.definition.implied(position.state))
        assert position.batch.tobytes() == group.end.batch.tobytes(), group.said
        assert sorted(map(repr, told)) == sorted(map(repr, events_between(group)))


def fits(position: wf.Position, text: str, last: bool, group: Answered) -> bool:
    after = position.copy()
    try:
        after.play(text)
    except wf.IllegalMove:
        return False
    return last or within(group, after)


def test_nothing_comes_to_light_within_a_group(case: Case) -> None:
    for group in answered(case, 35):
        position = group.start.copy()
        seat = position.actor
        for code in group.end.moves_since(group.start.version)[:-1]:
            before = position.copy()
            position.play(code)
            assert position.state.rng.tolist() == before.state.rng.tolist()
            for seed in range(2):
                other = before.concealed(seat, seed)
                other.play(code)
                assert other.view(seat) == position.view(seat)


def test_an_answer_says_everything_that_follows_from_it(case: Case) -> None:
    """What an answer forces in its group is in its words, unless every other answer forces the same."""
    for group in answered(case, 37):
        position = group.start.copy()
        for code in group.end.moves_since(group.start.version):
            for action in position.legal():
                after = position.copy()
                after.play(action.text)
                assert after.moves_since(position.version) == (action.code,)
            texts = {action.text: action.code for action in position.legal()}
            forced = {action: brought(position, code) for action, code in texts.items()}
            if len(set(forced.values())) > 1:
                assert all(text.split()[-len(words) :] == list(words) for text, words in forced.items() if words)
            position.play(code)


def brought(position: wf.Position, code: int) -> tuple[str, ...]:
    after = position.copy()
    after.play(code)
    group = position.game.definition.group(position.phase)
    words: list[str] = []
    for step in after.unfolded(after.version)[1:]:
        if step.decision not in group or step.seat != position.actor:
            break
        words += [] if step.implied else step.phrase.split()
    return tuple(words)


def test_a_line_of_a_record_can_be_played(case: Case) -> None:
    """With a full stop, since a line leaves out what says "no more" at its end."""
    *_, end = random_game(case.new(39), 40)
    position = end.at(0)
    for line in end.lines()[:150]:
        if (line.turn, line.seat) != stretch(position):
            continue  # a turn in which there was nothing to decide
        position.play(f"{line.text}." if line.text != "-" else ".")
        assert position.batch.tobytes() == end.at(position.version).batch.tobytes(), line
        assert position.moves == end.moves[: position.version], line


def test_every_turn_has_its_line(case: Case) -> None:
    *_, end = random_game(case.new(41), 42)
    decided = {step.turn for version in range(1, end.version + 1) for step in end.unfolded(version)}
    record = end.record()
    assert {line.turn for line in record.moves} == decided
    assert [line.turn for line in record.moves] == sorted(line.turn for line in record.moves)


def test_lines_of_forced_turns_may_be_left_out(case: Case) -> None:
    *_, end = random_game(case.new(43), 44)
    record = wf.Record.loads(end.record().dumps())
    told = list(record.told())
    assert len(told) == len(record.moves)
    chosen = [line for number, line in enumerate(record.moves) if told[number][0].version != versions(told, number)]
    record.moves = chosen
    assert record.replay().batch.tobytes() == end.batch.tobytes()


def versions(told: list[tuple[wf.Position, list[wf.Event]]], number: int) -> int:
    return told[number - 1][0].version if number else 0


def test_a_record_grows_with_its_game(case: Case) -> None:
    """Written line by line while it is played, taken back and played on, it is the same as written at once."""
    position, dice = case.new(45), Dice(46)
    for number in range(250):
        if position.over:
            break
        codes = position.legal_codes()
        position.play(codes[dice.choose(len(codes))])
        if number % 5 == 0:
            position.lines()
        if number % 11 == 0:
            for _ in range(dice.choose(4)):
                if position.version:
                    position.undo()
    fresh = position.at(0)
    for code in position.moves:
        fresh.play(code)
    assert fresh.lines() == position.lines() == position.copy().lines()
    assert wf.Record.loads(position.record().dumps()).replay().batch.tobytes() == position.batch.tobytes()


def test_any_earlier_point_of_a_game(case: Case) -> None:
    trail = []
    for number, position in enumerate(random_game(case.new(47), 48)):
        trail.append(position.batch.tobytes())
        if number == 150:
            break
    for version in range(position.version + 1):
        then = position.at(version)
        assert then.batch.tobytes() == trail[version]
        assert then.moves == position.moves[:version]
    again = position.copy()
    while again.version:
        last = again.moves[-1]
        assert again.undo().code == last
        assert again.batch.tobytes() == trail[again.version]
    assert position.batch.tobytes() == trail[-1]


def test_a_refusal_changes_nothing_and_speaks_of_the_player(case: Case) -> None:
    game = enumerate(random_game(case.new(49), 50))
    positions = [position.copy() for number, position in game if number % 23 == 0][:14]
    phrases = sorted({action.text for position in positions for action in position.legal()})
    names = [decision.name for decision in positions[0].game.definition.decisions if "_" in decision.name]
    dice = Dice(51)
    for position in positions:
        before, moves = position.batch.tobytes(), position.moves
        texts = ["sing a shanty", "=", ".", "7", *(phrases[dice.choose(len(phrases))] for _ in range(12))]
        for text in [*texts, f"{texts[-1]} {texts[-2]}", f"{texts[-3]}; sing a shanty"]:
            tried = position.copy()
            try:
                tried.play(text)
            except wf.IllegalMove as error:
                assert tried.batch.tobytes() == before
                assert tried.moves == moves
                check_sentence(str(error), position, names)


def check_sentence(said: str, position: wf.Position, names: list[str]) -> None:
    assert said.endswith("."), said
    assert "\n" not in said
    assert "seat " not in said, said
    assert "decision" not in said, said
    assert "{" not in said, said
    asked = re.sub(r'"[^"]*"', "", said).partition("Legal:")[0]
    assert not [name for name in names if re.search(rf"\b{name}\b", asked)], said
    if not position.over:
        assert said.startswith(tuple(position.names)) or "the game is over" in said, said
