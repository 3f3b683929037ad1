"""`wharfinger play`, typed at."""

from __future__ import annotations

import contextlib
import random
import re
import signal
from itertools import product
from pathlib import Path

import pytest

import wharfinger as wf
from wharfinger.cli import common, language
from wharfinger.cli.keeping import sidecar

from .run import Terminal, started

SHORT = ("--option", "turn_limit=2", "--option", "start_player=first_listed")


def typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def test_a_whole_game_against_bots(terminal: Terminal, tmp_path: Path) -> None:
    """A person who always takes a legal answer sees the game through to the result."""
    file = tmp_path / "game.wharf"
    rng = random.Random(3)
    keys = typed(*(rng.choice(("", "0", "1", "2", "3")) for _ in range(4000)))
    said = terminal("play", "hamburgum", "--seats", "human,random,random", "--seed", 5, "--save", file,
                    "--option", "turn_limit=15", keys=keys)  # fmt: skip
    assert said.code == 0, said.err
    assert "You · Choose a rondel space." in said.out
    assert "Random 1 moved to" in said.out
    assert "(turn limit reached)" in said.out
    assert "place" in said.out
    record = wf.Record.load(file)
    assert record.replay().over
    assert record.names == ["You", "Random 1", "Random 2"]


@pytest.mark.parametrize(
    ("game", "options", "levels"), [("shipyard", {}, r"result is about \d+"), ("le-havre", {"length": "short"}, "")]
)
def test_a_solo_game_ends_with_points_and_not_with_a_winner(game: str, options: dict[str, str], levels: str) -> None:
    position, dice = wf.new(game, ["You"], 5, **options), random.Random(4)
    while not position.over:
        position.play(dice.choice(position.legal_codes()))
    said = common.result(position)
    assert said.startswith(f"You scored {position.scores()[0]} point")
    assert "win" not in said.lower()
    assert bool(re.search(levels, said)) if levels else said.endswith("points.")


def test_a_greedy_opponent_is_the_default(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal("play", "hamburgum", "--players", 2, *SHORT, "--seed", 1, "--save", tmp_path / "g", keys="quit\n")
    assert said.code == 0, said.err
    assert "Greedy 1" in said.out
    assert (tmp_path / "g.seats").read_text() == "human,greedy\n"


def test_the_default_file_is_in_the_data_folder_and_told(terminal: Terminal, tmp_path: Path) -> None:
    for _ in range(2):
        said = terminal("play", "hamburgum", "--seats", "human,random", "--seed", 6, *SHORT, keys="quit\n")
        assert said.code == 0, said.err
    files = sorted((tmp_path / "data" / "wharfinger").glob("hamburgum-*-6*.wharf"))
    assert len(files) == 2  # an earlier game is never overwritten
    assert files[1].name in said.out.replace("\n", "") or files[0].name in said.out.replace("\n", "")


def test_numbers_and_notation_and_whole_chains(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "g.wharf"
    said = terminal("play", "hamburgum", "--seats", "human,human", "--seed", 1, *SHORT, "--save", file,
                    keys=typed("move trade_1; sell beer=1 cloth=1", "", "2", "donate dom", "", "", ""))  # fmt: skip
    assert said.code == 0, said.err
    assert "Player 1 moved to Trade I, sold 1 beer and 1 cloth for 130" in said.out
    moves = wf.Record.load(file).moves
    assert moves[0] == (0, 0, "move trade_1; sell beer=1 cloth=1")
    assert moves[1][2].startswith("move church; donate dom points")


def test_amounts_are_chosen_by_the_amount(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "g.wharf"
    said = terminal("play", "hamburgum", "--seats", "human,human", "--seed", 1, *SHORT, "--save", file,
                    keys=typed("move dockyard", "0", ""))  # fmt: skip
    assert "  0 ships 0" in said.out
    assert wf.Record.load(file).moves[0] == (0, 0, "move dockyard")


def test_an_illegal_move_is_refused_and_asked_again(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal("play", "hamburgum", "--seats", "human,human", *SHORT, "--save", tmp_path / "g", "--seed", 1,
                    keys=typed("build M1", "99", "move beer", "", "quit"))  # fmt: skip
    assert 'cannot play "build m1"' in said.out.replace("\n", " ")
    assert "There is no choice 99 here: type one of the numbers shown, or words." in said.out.replace("\n", " ")
    assert "Player 1 moved to Beer, produced 1 beer" in said.out
    assert said.code == 0


def test_commands_at_the_prompt(terminal: Terminal, tmp_path: Path) -> None:
    copy = tmp_path / "deep" / "copy.wharf"
    said = terminal("play", "hamburgum", "--seats", "human,human", *SHORT, "--save", tmp_path / "g", "--seed", 1,
                    keys=typed("log", "help", "move beer", "", "log 1", "log x", "scores", "table", f"save {copy}",
                               "save", "", "save /dev/null/x", "quit"))  # fmt: skip
    assert said.code == 0
    assert "Nothing has been played yet." in said.out
    assert "HB-4.5" in said.out
    assert "undo: take back a decision" in said.out
    assert "   1. Player 1 moved to Beer, produced 1 beer." in said.out
    assert "Type log, or log and a number of turns." in said.out
    assert "unscored tokens" in said.out
    assert wf.Record.load(copy).moves == [(0, 0, "move beer")]
    assert copy.with_name("copy.wharf.seats").exists()
    assert "cannot be written" in said.out
    assert f"wharfinger play --resume {tmp_path / 'g'}" in said.out.replace("\n", "")


# -- the end of a turn -------------------------------------------------------------------------------------------


def test_a_bot_moves_only_when_the_turn_is_confirmed(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "g.wharf"
    start = ("play", "hamburgum", "--seats", "human,random", "--seed", 1, *SHORT, "--save", file)
    said = terminal(*start, keys=typed("move trade_1", "sell", "1", "0", "1"))
    assert "Your turn: Move to Trade I. Sell 1 beer and 1 cloth: +130." in said.out
    assert "Random 1 moved to" not in said.out
    assert wf.Record.load(file).moves == [
        (0, 0, "move trade_1; sell beer=1 sugar=0 ...")
    ]  # the last answer was not confirmed
    said = terminal("play", "--resume", file, keys=typed("1", ""))
    assert "Random 1 moved to" in said.out
    assert wf.Record.load(file).moves[0] == (0, 0, "move trade_1; sell beer=1 cloth=1")


def test_a_turn_that_ends_by_itself_can_be_taken_back(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "g.wharf"
    said = terminal("play", "hamburgum", "--seats", "human,random", "--seed", 1, *SHORT, "--save", file,
                    keys=typed("move beer", "huh", "undo", "move trade_1", "sell beer=1", "undo all", "move cloth", "",
                               "undo", "quit"))  # fmt: skip
    assert said.code == 0, said.err
    assert "Your turn: Move to Beer. Produce 1 beer." in said.out
    assert "Press Enter to end the turn, or type undo" in said.out
    assert wf.Record.load(file).moves[0] == (0, 0, "move cloth")
    assert said.out.count("Random 1 moved to") == 1
    assert "You haven’t done anything yet this turn." in said.out  # the bot has moved since


def test_without_confirmation_the_next_player_is_asked_at_once(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "g.wharf"
    said = terminal("play", "hamburgum", "--seats", "human,random", "--seed", 1, *SHORT, "--save", file,
                    "--no-confirm", keys=typed("move beer"))  # fmt: skip
    assert "Your turn: Move to" not in said.out
    assert [seat for _, seat, _ in wf.Record.load(file).moves] == [0, 1]


def test_several_people_confirm_by_name(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal("play", "hamburgum", "--seats", "human,human", "--names", "Anna,Ben", *SHORT, "--seed", 1,
                    "--save", tmp_path / "g", keys=typed("move beer", ""))  # fmt: skip
    assert "Anna’s turn: Move to Beer. Produce 1 beer." in said.out


def test_decisions_of_the_next_player_are_refused(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "g.wharf"
    said = terminal("play", "hamburgum", "--seats", "human,random", "--seed", 1, *SHORT, "--save", file,
                    keys=typed("move beer; move church", "quit"))  # fmt: skip
    assert "Your turn ends before the last of these decisions" in said.out
    assert wf.Record.load(file).moves == []


HARBOUR = ("le-havre", "--seats", "human,random", "--seed", 5, "--option", "length=short")


@pytest.mark.parametrize("end", ["", "end", "done", "its number"])
def test_enter_ends_the_turn_where_only_extras_are_left(terminal: Terminal, tmp_path: Path, end: str) -> None:
    file = tmp_path / "g.wharf"
    dealt = wf.new("le-havre", 2, seed=5, length="short")
    fish = dealt.view()["offer"]["fish"]
    dealt.play("take fish")
    number = [action.text for action in dealt.legal()].index("done") + 1
    words = str(number) if end == "its number" else end
    said = terminal("play", *HARBOUR, "--save", file, keys=typed("take fish", words))
    assert said.code == 0, said.err
    assert f"Your turn so far: Take {fish} fish." in said.out
    assert "You (Enter: end your turn)> " in said.out
    assert "Enter: end the turn" not in said.out  # the question has shown the turn; nothing is asked twice
    assert [seat for _, seat, _ in wf.Record.load(file).moves] == [0, 1]


def test_enter_gives_no_answer_where_something_has_to_be_decided(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "g.wharf"
    terminal("play", *HARBOUR, "--save", file, keys=typed("", "end", "", "quit"))
    assert wf.Record.load(file).moves == []


def ship_without_a_captain() -> tuple[int, str]:
    """A seed, and the words that build such a ship in the first turn of its solo game."""
    for seed in range(60):
        start = wf.new("shipyard", ["You"], seed=seed)
        ids = [[part["id"] for part in filter(None, column)] for column in start.view(0)["offer"].values()]
        columns = list(start.view(0)["offer"])
        for stern, bow, (column, middle) in product(
            ids[columns.index("stern")],
            ids[columns.index("bow")],
            [(name, part) for name in ("left", "right") for part in ids[columns.index(name)]],
        ):
            words = f"build; main; buy stern {stern} on 3; buy bow {bow} on 1; buy {column} {middle} on 2"
            built = start.copy()
            with contextlib.suppress(wf.IllegalMove):
                if any(event.name == "scrapped" for event in built.play(f"{words}.")):
                    return seed, words
    raise AssertionError("no deal begins with such a ship")


def test_what_ending_a_turn_brings_about_is_said_before(terminal: Terminal, tmp_path: Path) -> None:
    """A ship without a captain is scrapped when its builder's turn ends."""
    file = tmp_path / "g.wharf"
    seed, words = ship_without_a_captain()
    said = terminal("play", "shipyard", "--seats", "human", "--seed", seed, "--save", file, keys=typed(words))
    assert said.code == 0, said.err
    assert "Your turn, if you end it now: Take Build Ships" in said.out
    assert "Scrap the ship of 3 parts." in " ".join(said.out.split())


# -- undo --------------------------------------------------------------------------------------------------------


def test_undo_in_a_solo_game_goes_back_beyond_the_turn(terminal: Terminal, tmp_path: Path) -> None:
    """Nobody else has moved, and after the first round no supply tile is face down."""
    file = tmp_path / "g.wharf"
    position = wf.new("le-havre", ["You"], seed=5, length="short")
    while position.turn < 9:
        position.play(position.legal_codes()[0])
    position.record().save(file)
    sidecar(file).write_text("human\n")
    said = terminal("play", "--resume", file, keys=typed("undo", "quit"))
    assert said.code == 0, said.err
    assert "Taken back." in said.out
    left = wf.Record.load(file).replay()
    assert left.turn == 8
    assert left.moves == position.moves[:-1]


def test_undo_in_a_solo_game_is_refused_once_something_was_shown(terminal: Terminal, tmp_path: Path) -> None:
    """The opponents of Shipyard turn up tiles; so the turn is confirmed before."""
    file = tmp_path / "g.wharf"
    offer = wf.new("shipyard", ["You"], seed=5).view(0)["goods"]["offer"]
    tile, shown = next((one["id"], one["goods"]) for one in offer if one)
    goods = language.texts().listed(
        [f"{shown.count(good)} {good}" for good in ("coal", "cloth", "grain") if good in shown]
    )
    said = terminal("play", "shipyard", "--seats", "human", "--seed", 5, "--save", file,
                    keys=typed(f"goods; main; purchase {tile}; end", "undo", "end", "undo", "quit"))  # fmt: skip
    assert said.code == 0, said.err
    assert f"Your turn: Take Purchase Commodities. Purchase {goods}." in said.out
    assert "Opponent 1 took" in said.out.split("Taken back.")[1]
    assert "Opponent 1 took" not in said.out.split("Taken back.")[0]
    assert "This can’t be taken back: it revealed something hidden." in said.out


def test_undo_goes_back_to_the_start_of_the_turn_and_no_further(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "g.wharf"
    said = terminal("play", "hamburgum", "--seats", "human,human", "--seed", 1, *SHORT, "--save", file,
                    keys=typed("undo", "move beer", "", "undo", "move trade_1", "sell", "undo", "undo", "undo",
                               "move church", "donate dom", "undo all", "move sugar", "", "quit"))  # fmt: skip
    assert said.code == 0
    assert said.out.count("There is nothing to take back yet.") == 1
    assert said.out.count("You haven’t done anything yet this turn.") == 2
    assert said.out.count("Taken back.") == 2
    assert said.out.count("Taken back: 2 decisions.") == 1
    assert [text for _, _, text in wf.Record.load(file).moves] == ["move beer", "move sugar"]


def test_undo_works_after_resuming(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "g.wharf"
    terminal("play", "hamburgum", "--seats", "human,human", "--seed", 1, *SHORT, "--save", file,
             keys=typed("move trade_1", "sell", "quit"))  # fmt: skip
    said = terminal("play", "--resume", file, keys=typed("undo", "undo", "undo", "quit"))
    assert said.out.count("Taken back.") == 2
    assert "There is nothing to take back yet." in said.out
    assert wf.Record.load(file).moves == []


@pytest.mark.parametrize("top", ["face_up", "face_down"])
def test_undo_is_refused_once_a_hidden_official_was_seen(terminal: Terminal, tmp_path: Path, top: str) -> None:
    """HB-15.3: the next tile is known from then on; what was seen cannot be unseen."""
    position = wf.new("hamburgum", 2, seed=1, officials="advanced_random", blue_top=top, start_player="first_listed")
    dump = position.dump()
    dump["table"]["players"][0]["stock"].update(timber=5, brick=5)
    ready = wf.load(dump)
    ready.play("move church; donate petri; stop; stop")
    ready.play("move beer")
    ready.play("move guildhall")
    file = tmp_path / "g.wharf"
    ready.record().save(file)
    sidecar(file).write_text("human,human\n")
    said = terminal("play", "--resume", file, keys=typed("build P3", "undo", "build P2", "undo", "quit"))
    assert said.code == 0, said.err
    assert said.out.count("Taken back.") == 1
    assert "This can’t be taken back: it revealed something hidden." in said.out


def test_an_open_official_can_be_taken_back(terminal: Terminal, tmp_path: Path) -> None:
    position = wf.new("hamburgum", 2, seed=1, start_player="first_listed")
    dump = position.dump()
    dump["table"]["players"][0]["stock"].update(timber=5, brick=5)
    ready = wf.load(dump)
    for text in ("move church; donate petri; stop; stop", "move beer", "move guildhall"):
        ready.play(text)
    file = tmp_path / "g.wharf"
    ready.record().save(file)
    said = terminal("play", "--resume", file, "--seats", "human,human", keys=typed("build P2", "undo", "quit"))
    assert "Taken back." in said.out


# -- leaving and coming back ---------------------------------------------------------------------------------------


def test_resume_goes_on_as_if_nothing_had_been(terminal: Terminal, tmp_path: Path) -> None:
    keys = ["move trade_1", "sell", "beer=1", "sugar=1", "cloth=0\n", "3\n", "2\n", "1\n", "1\n", "1\n"]
    whole, parts = tmp_path / "whole.wharf", tmp_path / "parts.wharf"
    start = ("play", "hamburgum", "--seats", "human,greedy,random", "--seed", 5)
    terminal(*start, "--save", whole, keys=typed(*keys))
    terminal(*start, "--save", parts, keys=typed(*keys[:2], "quit"))
    for key in keys[2:]:
        said = terminal("play", "--resume", parts, keys=typed(key))  # then the end of the input: Ctrl-D
        assert said.code == 0, said.err
    assert parts.read_text() == whole.read_text()
    assert len(wf.Record.load(whole).moves) > 5


def test_kill_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "g.wharf"
    process = started(
        "play", "hamburgum", "--seats", "human,random", "--seed", 1, *SHORT, "--save", file, folder=tmp_path
    )
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("move trade_1\nsell\n")
    process.stdin.flush()
    seen = ""
    while "How much beer do you sell?" not in seen:
        letters = process.stdout.read(1)
        assert letters, process.stderr.read() if process.stderr else ""
        seen += letters
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert wf.Record.load(file).moves[-1] == (0, 0, "move trade_1; sell ...")
    second = started("play", "--resume", file, folder=tmp_path)
    out, err = second.communicate("beer=1\nsugar=0\ncloth=0\n\nquit\n", timeout=120)
    assert second.returncode == 0, err
    assert wf.Record.load(file).moves[0] == (0, 0, "move trade_1; sell beer=1")
    assert "Game saved." in out


def test_ctrl_c_saves_and_says_so(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "g.wharf"
    answers = iter(["move trade_1"])

    def interrupted(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", interrupted)
    said = terminal("play", "hamburgum", "--seats", "human,random", "--seed", 1, *SHORT, "--save", file)
    assert said.code == 130
    assert "Game saved." in said.out
    assert wf.Record.load(file).moves[-1][2] == "move trade_1 ..."


def test_hot_seat_tells_whose_turn_it_is(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal("play", "hamburgum", "--seats", "human,human,human", "--names", "Anna,Ben,Cleo", *SHORT,
                    "--save", tmp_path / "g", "--seed", 1,
                    keys=typed("move beer", "", "move beer", "", "quit"))  # fmt: skip
    for name in ("Anna", "Ben", "Cleo"):
        assert f"{name} · Choose a rondel space." in said.out


def test_bots_alone_play_to_the_end(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal("play", "hamburgum", "--seats", "random,random", *SHORT, "--save", tmp_path / "g", "--seed", 1)
    assert said.code == 0
    assert "Random 2 moved to" in said.out
    assert "(turn limit reached)" in said.out


def test_list_options(terminal: Terminal) -> None:
    said = terminal("play", "hamburgum", "--list-options")
    assert said.code == 0
    for option in wf.game("hamburgum").definition.options:
        assert option.name in said.out


@pytest.mark.parametrize(("columns", "encoding"), [("80", "utf-8"), ("100", "ascii"), ("140", "latin-1")])
def test_any_terminal(tmp_path: Path, columns: str, encoding: str) -> None:
    process = started("play", "hamburgum", "--seats", "human,random", *SHORT, "--save", tmp_path / "g", "--seed", 1,
                      folder=tmp_path, COLUMNS=columns, PYTHONIOENCODING=encoding)  # fmt: skip
    out, err = process.communicate("1\n\nquit\n", timeout=120)
    assert process.returncode == 0, err
    assert "Traceback" not in err
    assert max(map(len, out.splitlines())) <= max(int(columns), 120)
    assert "\x1b[3" not in out
    if encoding == "ascii":
        assert "A You" in out or "B You" in out


def test_the_menu_of_games(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("tests.tiny")
    monkeypatch.setenv("WHARFINGER_GAMES", "tiny=tests.tiny")
    said = terminal("play", "--seats", "human,random", "--seed", 1, "--save", tmp_path / "g",
                    keys=typed("9", "tiny", *["1", ""] * 40))  # fmt: skip
    assert said.code == 0, said.err
    assert "Which game?" in said.out
    assert "Type a number from 1 to" in said.out
    assert wf.Record.load(tmp_path / "g").replay().over  # a game without a table of its own is drawn as a tree
