"""Records: the text, the lines, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import wharfinger as wf
from tests.cases import random_game


def played(*moves: str) -> str:
    position = wf.new("tiny", ["Ann", "Bob"], 7)
    for move in moves:
        position.play(move)
    return position.record().dumps()


def test_the_text_is_as_documented() -> None:
    components = wf.game("tiny").definition.components.checksum
    assert played("take 2", "take 3") == "\n".join(
        [
            "Wharfinger record 1",
            "game: tiny",
            "rules: 1",
            f"components: {components} tiny",
            "players: Ann, Bob",
            "seed: 7",
            "chance seats: Ann, Bob",
            "option short: no",
            "option quay_name: Quay",
            "result: *",
            "",
            "1. seat 1: take 2",
            "2. seat 2: take 3",
            "",
        ]
    )


def test_a_finished_game_states_its_result() -> None:
    text = played("take 3", "take 3", "take 3", "take 3")
    end = wf.Record.loads(text).replay()
    assert f"result: {end.scores()[0]} {end.scores()[1]} (quay empty)" in text


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("Wharfinger record 1", "Wharfinger record 2", "not a Wharfinger record"),
        ("game: tiny", "game: chess", 'no game "chess"'),
        ("game: tiny\n", "", "no header line `game"),
        ("seed: 7", "seed: x", "seed must be a number"),
        ("seed: 7", "seed: ²", "seed must be a number"),
        ("seed: 7", "seed: " + "9" * 78, "seed must be a number from 0 to"),
        ("seed: 7", "seed: " + "9" * 5000, "seed must be a number of up to 78 digits"),
        ("seed: 7\n", "", "either a header line `seed"),
        ("seed: 7", "seed: 7\nseed: 8", "line 7: expected a header line"),
        ("seed: 7", "seed: 7\nmood: good", "unknown header line `mood"),
        ("rules: 1", "rules: 0", "version 0 of the rules of tiny"),
        ("components: ", "components: x", "made with the components x"),
        ("option short: no", "option short: x", "short must be one of"),
        ("players: Ann, Bob", "players: Ann", "chance gave seats: Ann, Bob"),
        ("chance seats: Ann, Bob", "chance seats: Bob, Ann", "chance gave seats: Bob, Ann"),
        ("chance seats: Ann, Bob", "chance moon: full", "chance gave moon: full"),
        ("players: Ann, Bob", "players: Ann, Ann", "name of their own"),
        ("result: *", "result: 9 9 (quay empty)", "says the result is"),
        ("1. seat 1: take 2", "1. seat 2: take 2", "turn 1: it is turn 1, seat 1"),
        ("1. seat 1: take 2", "3. seat 1: take 2", "turn 3: it is turn 1, seat 1"),
        ("1. seat 1: take 2", "1. seat 1: take 4", 'turn 1: Ann cannot play "take 4"'),
        ("1. seat 1: take 2", "1. seat 1: take 2; take 1", 'turn 1: Ann cannot play "take 1": the turn is over'),
        ("1. seat 1: take 2", "take 2", "line 12: expected `<turn>. seat <seat>: <moves>`"),
        ("seed: 7\nchance seats: Ann, Bob", 'position: {"wharfinger"', "start position is not valid JSON"),
    ],
)
def test_a_broken_record_says_what_is_wrong(old: str, new: str, words: str) -> None:
    text = played("take 2", "take 3")
    assert old in text
    with pytest.raises(wf.WharfingerError) as error:
        wf.Record.loads(text.replace(old, new, 1)).replay()
    assert words in str(error.value)
    assert "\n" not in str(error.value)


def test_a_record_can_start_from_a_position() -> None:
    position = wf.load(wf.new("tiny", ["Ann", "Bob"], 7).dump())
    position.play("take 1")
    text = position.record().dumps()
    assert "position: {" in text
    assert wf.Record.loads(text).replay().batch.tobytes() == position.batch.tobytes()


def test_replay_to_a_line() -> None:
    record = wf.Record.loads(played("take 2", "take 3"))
    assert record.replay_to(0).turn == 0
    assert record.replay_to(1).view()["pile"] == 10


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "game.wharf"
    record = wf.Record.loads(played("take 2"))
    record.save(path)
    assert wf.Record.load(path).dumps() == record.dumps()
    assert [file.name for file in tmp_path.iterdir()] == ["game.wharf"]
    with pytest.raises(wf.BadFile, match="cannot be read"):
        wf.Record.load(tmp_path / "nowhere.wharf")
    with pytest.raises(wf.BadFile, match="cannot be written"):
        record.save(tmp_path / "no" / "folder.wharf")


# -- lines of a game with chains of decisions ----------------------------------------------------------------------


def chain(text: str) -> wf.Position:
    position = wf.new("hamburgum", 2, 3, start_player="first_listed")
    position.play(text)
    return position


def last_line(position: wf.Position) -> str:
    return position.record().dumps().splitlines()[-1]


def test_answers_that_say_no_more_are_left_out_of_a_finished_turn() -> None:
    position = chain("move church; donate petri; stop")
    assert position.actor == 1
    assert last_line(position) == "1. seat 1: move church; donate petri points"


def test_an_unfinished_turn_is_written_in_full() -> None:
    position = chain("move trade_1; sell beer=1 sugar=0 ...")
    assert last_line(position) == "1. seat 1: move trade_1; sell beer=1 sugar=0 ..."
    again = wf.Record.loads(position.record().dumps()).replay()
    assert again.phase == "sell"
    assert again.batch.tobytes() == position.batch.tobytes()


def test_a_turn_without_any_answer_after_the_move() -> None:
    position = chain("move guildhall")
    assert last_line(position) == "1. seat 1: move guildhall"
    assert position.actor == 1


def test_forced_answers_may_be_written_or_left_out() -> None:
    short = chain("move church; donate petri")
    long = chain("move church; donate petri points")
    late = chain("move church; donate petri")
    late.play("points; stop")
    long.play("stop")
    short.play("stop")
    assert short.batch.tobytes() == long.batch.tobytes() == late.batch.tobytes()


def test_an_illegal_chain_is_refused_at_the_decision_that_did_not_fit() -> None:
    """Answers that were filled in on the way do not hide which decision the words were meant for."""
    position = wf.new("hamburgum", 2, 3, start_player="first_listed")
    with pytest.raises(wf.IllegalMove, match=r'^Player 1 cannot play "build m1"\. Which tokens do you score'):
        position.play("move church; donate petri; build M1")


def test_a_record_states_what_chance_decided() -> None:
    position = wf.new("hamburgum", ["Ann", "Bob"], 4, officials="advanced_random")
    text = position.record().dumps()
    assert f"chance seats: {', '.join(position.names)}\n" in text
    stack = ", ".join(position.dump()["table"]["officials"])
    assert f"chance officials: {stack}\n" in text


def test_a_forced_answer_and_a_later_choice_of_the_same_name() -> None:
    """A cruise that is forced over a space whose name is offered again, and chosen, afterwards."""
    record = next(record for record in map(_with_a_forced_name_again, range(1000)) if record is not None)
    assert record.replay().record().dumps() == record.dumps()


def _with_a_forced_name_again(seed: int) -> wf.Record | None:
    """A random game of Shipyard, if in it somebody sails on by the word that a forced move before had."""
    forced: set[tuple[tuple[int, int], str]] = set()
    again, last, end = False, "", wf.new("shipyard", 2, seed)
    for position in random_game(end, seed):
        if last in ("speed", "start", "move"):
            chosen, *others = position.unfolded(position.version)
            again = again or (chosen.when, chosen.phrase) in forced
            forced |= {(step.when, step.phrase) for step in others if step.decision == "move"}
        last = position.phase
    return end.record() if again else None
