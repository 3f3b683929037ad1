"""Programs as bots: what they are shown, how they fail, and that nothing of them stays behind."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import wharfinger as wf
from tests.cases import Dice
from wharfinger import bots
from wharfinger.bots import process, program
from wharfinger.bots.program import Program
from wharfinger.bots.seated import Seated
from wharfinger.bots.specs import split

ROOT = Path(__file__).parents[2]
EXAMPLES = {
    "python": f"{sys.executable} {ROOT / 'examples' / 'simple_bot.py'}",
    "perl": f"perl {ROOT / 'examples' / 'simple_bot.pl'}",
}
LIMIT, PATIENCE = 1.0, 60.0
"""Seconds for an answer where it shall run out, and where it shall not even on a busy machine."""
SLACK = 5.0
"""How much longer a failure may take on a busy machine; what hangs takes for ever."""

HELLO = """
import json, os, signal, subprocess, sys, time
def write(text):
    sys.stdout.write(text + "\\n")
    sys.stdout.flush()
sys.stdin.readline()
write('{"type": "hello", "protocol": 1, "name": "Test"}')
"""
"""A program that says hello; what it does then is the matter of each test."""
ANSWER = """
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "quit":
        break
    if message["type"] == "decide":
        write(json.dumps({"id": message["id"], "code": message["legal"][0]["code"]}))
"""


@pytest.fixture
def script(tmp_path: Path) -> Iterator[object]:
    """Makes a bot of a few lines of Python; whatever happens, it is closed and collected."""
    made: list[Program] = []

    def make(text: str, time: float = PATIENCE, start: float = PATIENCE) -> Program:
        path = tmp_path / f"script_{len(made)}.py"
        path.write_text(text, encoding="utf-8")
        made.append(Program(shlex.join([sys.executable, str(path)]), time, start))
        return made[-1]

    yield make
    for bot in made:
        bot.close()


def game(**options: object) -> wf.Position:
    return wf.new("hamburgum", 2, seed=3, **options)


def children() -> set[int]:
    """The processes that this one has started and not collected."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == os.getpid():
                found.add(int(entry.name))
    return found


def alive(pid: int) -> bool:
    """Whether a process runs; one that only waits to be collected by somebody else does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def failure(bot: Program, position: wf.Position | None = None) -> str:
    """The sentence of a failure; it comes in time and leaves no process."""
    begun, before = bot._child is not None, children()
    began = time.monotonic()
    with pytest.raises(wf.BotFailed) as raised:
        bots.ask(bot, position or game())
    assert time.monotonic() - began < (bot.time if begun else bot.start) + SLACK
    assert children() <= before
    said = str(raised.value)
    assert said.startswith("The program ") and said.endswith(".") and "\n" not in said
    with pytest.raises(wf.BotFailed, match=re.escape(said)):  # it stays out
        bots.ask(bot, position or game())
    return said


# -- every way to fail -------------------------------------------------------------------------------------------------

FAILURES = {
    "sleeps": ("time.sleep(60)", "did not answer within 1 s"),
    "crashes": ("raise ValueError('the harbour is on fire')", 'ended with exit status 1. It last wrote on standard '
                'error: "ValueError: the harbour is on fire".'),
    "leaves": ("sys.exit(7)", "ended with exit status 7"),
    "is killed": ("os.kill(os.getpid(), signal.SIGKILL)", "was ended by signal SIGKILL"),
    "closes its output": ("os.close(1); time.sleep(60)", "closed its standard output"),
    "speaks no JSON": ("sys.stdin.readline(); write('move beer')", "is not a JSON object: move beer"),
    "writes a list": ("sys.stdin.readline(); write('[1]')", "is not a JSON object: [1]"),
    "writes an empty line": ("sys.stdin.readline(); write('')", "is not a JSON object: nothing"),
    "writes bytes": ("sys.stdout.buffer.write(b'\\xff\\x00\\x1b[2J\\n'); sys.stdout.flush(); time.sleep(60)",
                     "is not a JSON object"),
    "nests deeply": ("write('[' * 60000)", "is not a JSON object"),
    "writes a long line": ("write('x' * 70000)", "wrote a line of more than 65,536 bytes"),
    "never ends a line": ("sys.stdout.write('x' * 10**7); sys.stdout.flush(); time.sleep(60)",
                          "wrote a line of more than 65,536 bytes"),
    "floods": ("while True: write('{}')", "was asked question 1 but answered question null"),
    "answers another question": ("write('{\"id\": 2, \"code\": 0}')", "was asked question 1 but answered question 2"),
    "answers no question": ("write('{\"code\": 0}')", "was asked question 1 but answered question null"),
    "takes true for 1": ("write('{\"id\": true, \"code\": 0}')", "was asked question 1 but answered question true"),
    "has an illegal code": ("write('{\"id\": 1, \"code\": 99999}')", "answered 99999, which is not one of the 8 legal"),
    "has a broken code": ("write('{\"id\": 1, \"code\": 0.0}')", "answered 0.0, which is not one of the 8 legal"),
    "has a true code": ("write('{\"id\": 1, \"code\": true}')", "answered true, which is not one of the 8 legal"),
    "has an illegal text": ("write('{\"id\": 1, \"text\": \"fly\"}')", "answered fly, which is not one of the 8 legal"),
    "has a number for a text": ("write('{\"id\": 1, \"text\": 3}')", "answered 3, which is not one of the 8 legal"),
    "has no answer": ("write('{\"id\": 1}')", 'must answer a question with either a "code" or a "text"'),
    "has two answers": ("write('{\"id\": 1, \"code\": 0, \"text\": \"move beer\"}')", 'either a "code" or a "text"'),
    "fills standard error": ("sys.stderr.write('\\x1b[31mnoise\\n' * 10**5); sys.exit(1)",
                             'exit status 1. It last wrote on standard error: "[31mnoise'),
}  # fmt: skip


@pytest.mark.parametrize("how", FAILURES)
def test_a_program_that_fails_says_so_in_one_sentence(script, how: str) -> None:
    body, sentence = FAILURES[how]
    bot = script(HELLO + body, LIMIT if how == "sleeps" else PATIENCE)
    bot.begin(game(), 0)
    said = failure(bot)
    assert sentence in said
    assert said.isprintable()


HELLOS = {
    "late": ("time.sleep(60)", "did not answer within 0.5 s"),
    "old": ('write(\'{"type": "hello", "protocol": 0, "name": "x"}\')', "speaks protocol 0; this is protocol 1"),
    "true": ('write(\'{"type": "hello", "protocol": true, "name": "x"}\')', "speaks protocol true"),
    "nameless": ('write(\'{"type": "hello", "protocol": 1}\')', "must say its name in its hello"),
    "numbered": ('write(\'{"type": "hello", "protocol": 1, "name": 5}\')', "must say its name in its hello"),
    "typeless": ('write(\'{"protocol": 1, "name": "x"}\')', 'must answer hello with an object of the type "hello"'),
    "mute": ("sys.exit(0)", "ended with exit status 0"),
}


@pytest.mark.parametrize("how", HELLOS)
def test_a_wrong_hello_is_refused(script, how: str) -> None:
    body, sentence = HELLOS[how]
    start = 0.5 if how == "late" else PATIENCE
    beginning = HELLO.replace("sys.stdin.readline()", "").partition("write('{")[0]
    assert sentence in failure(script(beginning + body, start=start))


def test_a_program_that_never_reads_fails_in_time(script) -> None:
    """The pipe is full and the writer stuck; the caller is not."""
    bot = script(HELLO + "time.sleep(60)", LIMIT)
    position = game()
    bot.begin(position.concealed(0), 0)
    for _ in range(2000):  # more than any pipe holds
        bot.tell(position, [wf.Event("moved", {"player": 1, "space": "beer", "cost": 0, "note": "x" * 500})])
    said = failure(bot, position if position.actor == 0 else None)
    assert "did not answer within 1 s and has not even read what it was sent" in said


def test_telling_never_waits(script) -> None:
    bot, position = script(HELLO + "time.sleep(60)"), game()
    bot.begin(position.concealed(0), 0)
    began = time.monotonic()
    for _ in range(1000):
        bot.tell(position, [wf.Event("moved", {"note": "x" * 500})] * 10)
    assert time.monotonic() - began < SLACK


def test_everything_a_program_started_is_ended_with_it(script, tmp_path: Path) -> None:
    """The whole process group goes, even a grandchild that holds the pipes open."""
    note = tmp_path / "pid"
    bot = script(
        HELLO
        + f"""
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open({str(note)!r}, "w").write(str(child.pid))
write("there it is")
time.sleep(600)
"""
    )
    failure(bot)
    deadline = time.monotonic() + SLACK
    while alive(int(note.read_text())) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not alive(int(note.read_text()))


def test_a_program_that_ignores_quit_is_ended(script) -> None:
    before = children()
    bot = script(HELLO + ANSWER.replace('if message["type"] == "quit":', "if False:") + "\ntime.sleep(600)")
    bots.ask(bot, game())
    began = time.monotonic()
    bot.close()
    assert time.monotonic() - began < program.GRACE + SLACK
    assert not bot.went
    assert children() <= before


def test_a_forgotten_program_is_ended(script, tmp_path: Path) -> None:
    """A caller that never closes leaves nothing behind either."""
    path = tmp_path / "bot.py"
    path.write_text(HELLO + "time.sleep(600)")
    child = process.Child([sys.executable, str(path)])
    pid = child.pid
    assert pid in children()
    del child
    assert pid not in children()
    code = f"""
import sys
from wharfinger.bots.process import Child
print(Child([sys.executable, {str(path)!r}]).pid, flush=True)
kept = Child([sys.executable, {str(path)!r}])
print(kept.pid, flush=True)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert not any(alive(int(pid)) for pid in done.stdout.split())


def test_a_program_that_cannot_start(tmp_path: Path) -> None:
    path = tmp_path / "bot"
    path.write_bytes(b"\x00\x01\x02")
    path.chmod(0o755)
    assert "cannot be started" in failure(Program(str(path)))


# -- specs -------------------------------------------------------------------------------------------------------------


def test_specs_with_limits() -> None:
    bot = bots.make("program[time=2.5]:python3 -c 'print(1, 2)'")
    assert isinstance(bot, Program)
    assert (bot.command, bot.time, bot.start) == (["python3", "-c", "print(1, 2)"], 2.5, 10.0)
    long = bots.make("program[time=30,start=60]:cat")
    assert isinstance(long, Program)
    assert (long.time, long.start, long.name) == (30.0, 60.0, "cat")
    example = bots.make(f"program:{EXAMPLES['python']}")
    assert example.name == "simple_bot.py"


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("program", "A program is given as program:COMMAND"),
        ("programs:x", "A program is given as program:COMMAND"),
        ("program:", "the command is missing"),
        ("program:   ", "the command is missing"),
        ("program:cat 'x", "cannot be read: a quote is left open"),
        ("program:cat\nls", "A command is one line of text"),
        ("program:/nowhere/bot", 'There is no program "/nowhere/bot" that could be run'),
        ("program[time=0]:cat", 'must be 0.01 to 86400 seconds, not "0"'),
        ("program[time=nan]:cat", 'must be 0.01 to 86400 seconds, not "nan"'),
        ("program[time=soon]:cat", 'must be 0.01 to 86400 seconds, not "soon"'),
        ("program[speed=1]:cat", 'takes the limits time and start, once each, not "speed=1"'),
        ("program[time=1,time=2]:cat", 'once each, not "time=2"'),
    ],
)
def test_wrong_specs_get_one_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(wf.BadOption) as raised:
        bots.make(spec)
    assert sentence in str(raised.value)
    assert str(raised.value).endswith(".")


def test_commas_in_lists_of_bots() -> None:
    text = "random, program[time=1,start=2]:run \"a,b\" 'c,d' ,greedy"
    assert split(text) == ["random", "program[time=1,start=2]:run \"a,b\" 'c,d'", "greedy"]


# -- whole games -------------------------------------------------------------------------------------------------------


def out(failed: wf.BotFailed) -> None:
    raise AssertionError(str(failed))


def play(position: wf.Position, seated: list[Seated], most: int = 10**6) -> None:
    for bot in seated:
        bot.begin(position)
    while position.actor is not None and len(position.moves) < most:
        position.play(seated[position.actor].choose(position))
        for bot in seated:
            bot.tell(position)
    for bot in seated:
        bot.close()


@pytest.mark.parametrize("language", EXAMPLES)
def test_the_examples_play_a_whole_game(language: str) -> None:
    before = children()
    bot = Program(EXAMPLES[language])
    position = wf.new("hamburgum", 2, seed=5)
    play(position, [Seated(bot, 0, out), Seated(bots.make("random", 1), 1, out)])
    assert position.over
    assert bot.went and bot.answers > 20 and bot.title.startswith("Simple") and bot.author == "Wharfinger"
    assert children() <= before


@pytest.mark.parametrize("language", EXAMPLES)
@pytest.mark.parametrize("name", ["le-havre", "shipyard"])
def test_the_examples_know_no_game(language: str, name: str) -> None:
    position = wf.new(name, 2, seed=5)
    table = [Seated(Program(EXAMPLES[language]), 0, out), Seated(bots.make("random", 1), 1, out)]
    play(position, table, 250)
    assert len(position.moves) >= 100


def test_the_python_example_needs_no_packages() -> None:
    source = (ROOT / "examples" / "simple_bot.py").read_text(encoding="utf-8")
    imported = set(re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE))
    assert imported <= set(sys.stdlib_module_names)


def test_a_failed_program_is_replaced_for_the_rest_of_the_game(script) -> None:
    said: list[str] = []
    bot = script(HELLO + ANSWER.replace("for line in sys.stdin:", "for line, _ in zip(sys.stdin, range(30)):"))
    position = game(turn_limit=20)
    play(position, [Seated(bot, 0, lambda failed: said.append(str(failed))), Seated(bots.make("random"), 1, out)])
    assert position.over
    assert len(said) == 1 and "ended with exit status 0" in said[0]


def test_a_new_game_starts_a_new_process(script) -> None:
    bot = script(HELLO + ANSWER)
    for seed in (1, 2):
        position = wf.new("hamburgum", 2, seed=seed, turn_limit=3)
        play(position, [Seated(bot, 0, out), Seated(bots.make("random"), 1, out)])
        assert position.over and bot.went


def test_a_finished_game_asks_no_program(script) -> None:
    position = wf.new("hamburgum", 2, seed=1, turn_limit=1)
    while not position.over:
        position.play(position.legal_codes()[0])
    with pytest.raises(wf.WharfingerError, match="over"):
        script(HELLO).choose(position)


# -- what the program is shown -----------------------------------------------------------------------------------------

KEEP = """
import json, sys
kept = open(sys.argv[1], "ab", buffering=0)
for line in sys.stdin.buffer:
    kept.write(line)
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "hello", "protocol": 1, "name": "Keeper"}', flush=True)
    elif message["type"] == "decide":
        texts = [action["text"] for action in message["legal"]]
        wanted = next((text for text in texts if text in ("look", "swap")), texts[message["id"] % len(texts)])
        print(json.dumps({"id": message["id"], "text": wanted.upper() + " "}), flush=True)
    elif message["type"] == "quit":
        break
"""


def keeper(folder: Path, name: str) -> tuple[Program, Path]:
    """A program that keeps every byte it is sent."""
    path = folder / "keeper.py"
    path.write_text(KEEP, encoding="utf-8")
    return Program(shlex.join([sys.executable, str(path), str(folder / name)])), folder / name


HIDING = [
    ("hamburgum", {"officials": "advanced_random", "blue_top": "face_down"}),
    ("le-havre", {"length": "full", "expansion_cards": "all"}),
    ("shipyard", {}),
]


@pytest.mark.parametrize(("name", "options"), HIDING, ids=[name for name, _ in HIDING])
@pytest.mark.parametrize("seat", [0, 1])
def test_hidden_things_reach_no_program(tmp_path: Path, name: str, options: dict[str, str], seat: int) -> None:
    """Two tables that differ in hidden things only: the programs get the same bytes, events included."""
    (one, first), (two, second) = keeper(tmp_path, "one"), keeper(tmp_path, "two")
    position, dice = wf.new(name, 2, seed=8, **options), Dice(4)
    tables = [Seated(one, seat, out), Seated(two, seat, out)]
    tables[0].begin(position)
    tables[1].begin(position.concealed(seat, 12345))
    differed = told = 0
    for number in range(260):
        if position.actor is None:
            break
        other = position.concealed(seat, 1000 + number)
        differed += position.batch.tobytes() != other.batch.tobytes()
        if position.actor == seat:
            code = tables[0].choose(position)
            assert two.choose(other) == code  # not even concealed once more
        else:
            both = sorted(set(position.legal_codes()) & set(other.legal_codes()))
            assert both or name != "hamburgum"
            code = both[dice.choose(len(both))] if both else position.legal_codes()[0]
            if not both:
                position.play(code)
                continue
        position.play(code)
        other.play(code)
        if position.view(seat) == other.view(seat):  # else chance or a card showed something new to all
            for bot, shown in zip(tables, (position, other), strict=True):
                bot.tell(shown)
            told += 1
    for bot in tables:
        bot.close()
    assert first.read_bytes() == second.read_bytes()
    assert differed > 50 and told > 50
    kept = [json.loads(line) for line in first.read_text().splitlines()]
    assert {message["type"] for message in kept} >= {"hello", "decide", "event", "quit"}
    assert "seed" not in kept[0] and "chance" not in json.dumps(kept)


def test_whispered_events_reach_their_seat_only(tmp_path: Path) -> None:
    kept = []
    for seat in (0, 1):
        bot, path = keeper(tmp_path, f"seat_{seat}")
        position = game()
        seated = Seated(bot, seat, out)
        seated.begin(position)
        position.events = [wf.Event("saw", {"card": "zoo"}, 0), wf.Event("looked", {"player": 0})]
        seated.tell(position)
        seated.close()
        kept.append([json.loads(line) for line in path.read_text().splitlines()])
    told = [
        [(message["name"], message["private"]) for message in lines if message["type"] == "event"] for lines in kept
    ]
    assert told == [[("saw", True), ("looked", False)], [("looked", False)]]


def test_messages_are_as_documented(tmp_path: Path) -> None:
    bot, path = keeper(tmp_path, "kept")
    position = game(turn_limit=4)
    play(position, [Seated(bot, 0, out), Seated(bots.make("random"), 1, out)])
    text = program.TEXT.read_text(encoding="utf-8")
    kept = [json.loads(line) for line in path.read_text(encoding="ascii").splitlines()]
    for message in kept:
        section = re.search(rf"^### {message['type']}\n(.*?)(?=^##)", text, re.MULTILINE | re.DOTALL)
        assert section is not None
        fields = [name for name in re.findall(r"^\| `([\w\[\].]+)` \|", section[1], re.MULTILINE) if "[" not in name]
        assert fields == (list(message) if message["type"] != "quit" else [])
    asked = [message for message in kept if message["type"] == "decide"]
    assert [message["id"] for message in asked] == list(range(1, len(asked) + 1))
    assert all(list(action) == ["code", "text", "hint"] for message in asked for action in message["legal"])
    assert kept[-2] == {
        "type": "over", "ending": position.ending, "scores": position.scores(), "places": position.places()
    }  # fmt: skip
    assert kept[-1] == {"type": "quit"}


def test_the_examples_of_the_text_are_json() -> None:
    text = program.TEXT.read_text(encoding="utf-8")
    lines = re.findall(r"^[<>] (.*)$", text, re.MULTILINE)
    assert len(lines) > 8
    assert all(isinstance(json.loads(line), dict) for line in lines)


@pytest.mark.parametrize("name", ["hamburgum", "le-havre", "shipyard"])
def test_the_text_names_every_field_and_event_of_a_game(name: str) -> None:
    text = program.TEXT.read_text(encoding="utf-8")
    section = text.partition(f"\n### {name}\n")[2].partition("\n### ")[0]
    common_part = text.partition("\n## The view\n")[2].partition("\n### ")[0]
    position = wf.new(name, 2, seed=1)
    view = position.view(0)
    for field in [*view, *view["players"][0]]:
        assert f"`{field}`" in section + common_part, field
    listed = " ".join(section.partition("Events: ")[2].split()).split(" · ")
    events = position.game.definition.events
    assert listed == [" ".join([f"`{event.name}`", *event.arguments]) for event in events]


# -- signals -----------------------------------------------------------------------------------------------------------


def test_a_program_hears_no_ctrl_c(hearing_ctrl_c: None, script) -> None:
    """It is in a process group of its own: leaving is said with quit."""
    bot = script(HELLO + ANSWER)
    bots.ask(bot, game())
    assert bot._child is not None
    assert os.getpgid(bot._child.pid) != os.getpgid(0)
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
