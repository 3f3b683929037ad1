"""The analysis board: points of a game, tried lines, advice, the graph; who may know what while a game goes on."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest

import wharfinger as wf
from tests.cases import Dice
from wharfinger.server.messages import outgoing

from .conftest import Launch
from .player import Seat, Visitor
from .servers import eventually
from .test_lobby import error
from .test_play import pair
from .test_refusals import refused


class Board(Seat):
    """A connection to the analysis board of a table."""

    path, greeting, messages = "analysis", "analysis", outgoing.AnalysisMessage

    def think(self, seconds: float = 0.4, line: list[int] | None = None, version: int = 0) -> list[dict[str, Any]]:
        """Everything the bot says to a question."""
        self.ask_to_think(seconds, line, version)
        return self.thoughts()

    def ask_to_think(self, seconds: float, line: list[int] | None = None, version: int = 0) -> None:
        assert self.ask("think", version=version, line=line or [], seconds=seconds)["type"] == "done"

    def finding(self) -> dict[str, Any]:
        """What the bot says next of what it has found so far."""
        while not ((said := self.hear())["type"] == "thought" and "found" in said):
            assert not said.get("over"), said
        found: dict[str, Any] = said["found"]
        return found

    def thoughts(self, question: int | None = None) -> list[dict[str, Any]]:
        """Everything the bot says to a question, by default the last one."""
        number = self.count if question is None else question
        while not any(one["type"] == "thought" and one["over"] and one["of"] == number for one in self.heard):
            self.hear()
        return [one for one in self.heard if one["type"] == "thought" and one["of"] == number]

    def graph(self) -> list[dict[str, Any]]:
        """All points of the game's graph, when the bot has looked at everything."""
        points = {point["version"]: point for point in self.table["graph"]["points"]}
        at_work = len(points) < self.table["graph"]["total"]
        while at_work:
            message = self.hear()
            if message["type"] == "graph":
                assert "error" not in message
                points |= {point["version"]: point for point in message["points"]}
                at_work = message["working"] or message["deepening"]
        assert len(points) == self.table["graph"]["total"]
        return [points[version] for version in sorted(points)]


def played(game: str, moves: int | None, seed: int = 5, **options: Any) -> wf.Position:
    """A game after some decisions, or at its end."""
    position = wf.new(game, ["Anna", "Ben"], seed, **options)
    dice = Dice(seed)
    while not position.over and (moves is None or len(position.moves) < moves):
        codes = position.legal_codes()
        position.play(codes[dice.choose(len(codes))])
    return position


def opened(visitor: Visitor, position: wf.Position) -> Board:
    """The board of an uploaded game."""
    table = visitor.made("records", {"record": position.record().dumps()})["id"]
    return Board(visitor.address, table, [])


def test_any_point_of_a_finished_game_and_lines_from_there(anna: Visitor) -> None:
    game = played("hamburgum", None, turn_limit=6)
    with opened(anna, game) as board:
        assert board.table["length"] == len(game.moves)
        assert board.table["names"] == game.names
        assert [move for turn in board.table["log"] for move in turn["moves"]] != []
        for version in (0, 7, len(game.moves)):
            then = game.at(version)
            look = board.ask("look", version=version)
            assert look["view"] == then.view(then.actor)
            assert look["played"] == (game.moves[version] if version < len(game.moves) else None)
        assert look["ask"] is None
        then, line, dice = game.at(7), list[int](), Dice(1)
        for _ in range(12):
            look = board.ask("look", version=7, line=line)
            assert look["view"] == then.view(then.actor)
            assert (look["ask"]["seat"], look["line"]) == (then.actor, line)
            assert [choice["code"] for choice in look["ask"]["choices"]] == then.legal_codes()
            code = then.legal_codes()[dice.choose(len(then.legal_codes()))]
            text = next(action.text for action in then.legal() if action.code == code)
            seat, turn = then.actor, then.turn
            then.play(code)
            line.append(code)
            step = board.ask("look", version=7, line=line)["steps"][-1]
            told = step.pop("told")
            assert step == {"code": code, "turn": turn, "seat": seat, "text": text}
            assert told[0]["lines"][0]["by"] == seat
        other = 1 - (then.actor or 0)
        assert board.ask("look", version=7, line=line, eyes=other)["view"] == then.view(other)
        dumped = board.ask("dump", version=7, line=line)["position"]
        assert dumped == json.loads(json.dumps(then.dump()))
        again = anna.made("positions", {"position": json.dumps(dumped)})["id"]
    with Board(anna.address, again, []) as board:
        assert board.table["length"] == 0
        assert board.ask("look", version=0)["view"] == then.view(then.actor)
        assert again not in [entry["id"] for entry in anna.get("tables?scope=mine").json()["tables"]]


def test_what_cannot_be_is_refused_in_a_sentence(anna: Visitor) -> None:
    game = played("tiny", 3)
    with opened(anna, game) as board:
        first = game.legal_codes()[0]
        assert refused(board.ask("look", version=99)) == "version"
        assert refused(board.ask("look", version=3, line=[first, 10**5])) == "analysis-line"
        assert board.ask("look", version=3, line=[first, 10**5], trim=True)["line"] == [first]
        assert refused(board.ask("look", version=-1)) == "malformed"
        assert refused(board.ask("look", version=0, line=["a"])) == "malformed"
        assert refused(board.ask("look", version=0, line=[0] * 601)) == "malformed"
        assert refused(board.ask("think", version=0, seconds=21)) == "malformed"
        assert refused(board.ask("think", version=0, line=[10**5])) == "analysis-line"
        assert refused(board.ask("hello")) == "hello"
        assert refused(board.ask("move", seat=0, version=3, code=first)) == "malformed"
    whole = played("tiny", None)
    with opened(anna, whole) as board:
        assert refused(board.ask("think", version=len(whole.moves))) == "analysis-over"
    with Board(anna.address, "nothing", []) as board:
        assert board.heard[-1]["error"]["id"] == "refused-no-table"
    waiting = anna.create("me", "open")["id"]
    with Board(anna.address, waiting, []) as board:
        assert board.heard[-1]["error"]["id"] == "refused-analysis-nothing"


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda dump: "",
        lambda dump: "[]",
        lambda dump: "{" * 5000,
        lambda dump: json.dumps({**dump, "game": "chess"}),
        lambda dump: json.dumps({**dump, "rules": "0"}),
        lambda dump: json.dumps({**dump, "turn": -1}),
        lambda dump: json.dumps({**dump, "names": ["a", "a"]}),
        lambda dump: json.dumps({**dump, "table": {}}),
        lambda dump: json.dumps({**dump, "pending": [{"decision": "move", "seat": 7}]}),
    ],
)
def test_bad_positions(anna: Visitor, spoilt: Any) -> None:
    assert error(anna.post("positions", {"position": spoilt(played("hamburgum", 9).dump())})) == "position"


def test_the_bot_thinks_aloud_and_can_be_stopped_or_asked_anew(anna: Visitor) -> None:
    game = played("hamburgum", 4)
    with opened(anna, game) as board:
        board.ask_to_think(20, version=4)
        found = [board.finding(), board.finding()]  # it speaks before the end
        assert found[0]["simulations"] < found[1]["simulations"]
        board.ask("stop")
        told = board.thoughts(board.count - 1)
        assert [one["over"] for one in told] == [False] * (len(told) - 1) + [True]
        best = told[-1]["found"]["lines"][0]
        assert best["visits"] > 0 and best["text"]
        assert len(best["win"]) == len(best["points"]) == len(best["spread"]) == len(best["win_error"]) == 2
        assert sum(best["win"]) == pytest.approx(1, abs=0.01)
        look = board.ask("look", version=4, line=best["moves"], trim=True)
        assert look["line"] == best["moves"]
        # Stopped: the end comes with what is known, long before the time is over.
        board.ask_to_think(20, version=4)
        asked = board.count
        board.finding()
        board.ask("stop")
        last = board.thoughts(asked)[-1]
        assert last["found"]["lines"] and last["found"]["seconds"] < 20
        # Asked anew: the old search ends first, and only then the new one answers.
        board.ask_to_think(20, version=4)
        first = board.count
        later = board.think(0.6, version=0)
        ends = [one["of"] for one in board.heard if one["type"] == "thought" and one["over"]]
        assert ends[-2:] == [first, later[-1]["of"]]


def test_few_at_a_time_and_who_leaves_makes_room(launch: Launch) -> None:
    server = launch(analyses=1)
    anna = server.visitor()
    game = played("tiny", 2)
    table = anna.made("records", {"record": game.record().dumps()})["id"]
    one, two = Board(server.address, table, []), Board(server.address, table, [])
    one.ask_to_think(20, version=0)
    one.finding()
    assert two.think(0.3)[-1]["error"]["id"] == "refused-analysis-full"
    one.close()

    def room() -> Any:  # the search notices within its next breath
        return two.think(0.3)[-1].get("found")

    assert eventually(room, "nobody makes room")["lines"]
    two.close()


def test_questions_are_counted(launch: Launch) -> None:
    """A tenth of the usual limits, so that a slow machine comes to them too: one question, and one in 40 seconds."""
    server = launch(rate=0.1)
    anna = server.visitor()
    with opened(anna, played("tiny", 2)) as board:
        answers = [board.ask("think", version=0, seconds=0.01) for _ in range(6)]
        assert {"refused-too-often"} == {one["error"]["id"] for one in answers if one["type"] == "refused"}
        assert answers[0]["type"] == "done"


def test_the_graph_is_computed_once_and_kept(launch: Launch) -> None:
    server = launch()
    anna = server.visitor()
    game = played("tiny", None)
    table = anna.made("records", {"record": game.record().dumps()})["id"]
    with Board(server.address, table, []) as board:
        assert board.table["graph"]["points"] == []
        assert board.ask("evaluate")["type"] == "done"
        points = board.graph()
        last = points[-1]
        places = game.places()
        assert last["points"] == game.scores()
        assert [share > 0 for share in last["win"]] == [place == 1 for place in places]
        starts = [turn["from"] for turn in board.table["log"] if turn["seat"] >= 0 and turn["from"] < turn["to"]]
        assert [point["version"] for point in points] == [*starts, len(game.moves)]
        for point in points[:-1]:
            assert point["told"] and point["depth"] >= 1
            count = len(point["moves"])
            same = tuple(point["moves"]) == game.moves[point["version"] :][:count]
            assert point["only"] or point["same"] == same
            assert 0 <= point["loss"] <= 1
            if point["same"]:
                assert point["loss"] == 0
    server.kill()
    server.start()
    with Board(server.address, table, []) as board:
        assert board.graph() == points, "nothing is computed again"
        assert not any(one["type"] == "graph" for one in board.heard)
        assert board.ask("evaluate")["type"] == "done"
        while board.heard[-1]["type"] != "graph" or board.heard[-1]["working"] or board.heard[-1]["deepening"]:
            board.hear()
        assert not any(one["points"] for one in board.heard if one["type"] == "graph")


def test_who_left_a_report_does_not_keep_others_waiting(launch: Launch) -> None:
    """Two reports a person at a time; one that nobody watches any more ends, and goes on for who comes back."""
    server = launch(analyses=1)
    anna = server.visitor()
    game = played("hamburgum", None, turn_limit=12)
    one, two, three = (opened(anna, game) for _ in range(3))
    assert one.ask("evaluate")["type"] == two.ask("evaluate")["type"] == "done"
    assert refused(three.ask("evaluate")) == "analysis-yours"
    one.close()
    two.close()
    # Well before the reports of the others could be whole.
    eventually(lambda: three.ask("evaluate")["type"] == "done", "nobody makes room")
    three.close()
    with Board(anna.address, one.table["id"], []) as again:
        assert len(again.table["graph"]["points"]) < again.table["graph"]["total"]
        assert again.ask("evaluate")["type"] == "done"
        assert again.graph()[-1]["version"] == len(game.moves)


def test_a_report_that_waits_says_how_many_come_first(launch: Launch) -> None:
    server = launch(analyses=1)
    anna, ben = server.visitor(), server.visitor()
    game = played("hamburgum", None, turn_limit=12)
    first, second = opened(anna, game), opened(ben, game)
    with first, second:
        assert first.ask("evaluate")["type"] == second.ask("evaluate")["type"] == "done"
        assert ahead(second)[0] == 1
        with Board(ben.address, second.table["id"], []) as later:
            assert later.table["graph"]["ahead"] == 1, "told at once"
        assert set(ahead(first)) == {0}
        first.close()
        while ahead(second)[-1]:
            second.hear()


def ahead(board: Board) -> list[int]:
    """How many reports came first, whenever the board heard of its own."""
    while not (found := [one["ahead"] for one in board.heard if one["type"] == "graph"]):
        board.hear()
    return found


def test_what_a_turn_lost_and_a_better_one(anna: Visitor) -> None:
    """Somebody who plays anything loses something; the best turn is told, seen at once and judged the best."""
    game = played("hamburgum", None, turn_limit=5)
    with opened(anna, game) as board:
        assert refused(board.ask("judge", version=0, line=[game.moves[0]])) == "analysis-unknown"
        board.ask("evaluate")
        points = board.graph()[:-1]
        worst = max(points, key=lambda point: point["loss"])
        assert worst["loss"] >= 0.025 and not worst["same"], "a careless turn"
        assert worst["depth"] == 2, "looked at more deeply"
        at, best = worst["version"], worst["moves"]
        assert worst["told"][0]["lines"][0]["clauses"][0]["id"].startswith("told-")
        look = board.ask("look", version=at, line=best, trim=True, since=0)
        assert {event["name"] for event in look["fresh"]} >= {"moved"}
        last = board.ask("look", version=at, line=best, trim=True)
        assert len(last["fresh"]) <= len(look["fresh"])
        verdict = board.ask("judge", version=at, line=best)
        assert (verdict["type"], verdict["same"], verdict["loss"]) == ("verdict", True, 0)
        turn = next(turn for turn in board.table["log"] if turn["seat"] >= 0 and turn["from"] == at)
        again = board.ask("judge", version=at, line=list(game.moves[turn["from"] : turn["to"]]))
        assert not again["same"] and again["loss"] > 0
        assert refused(board.ask("judge", version=at, line=[10**5])) == "analysis-line"


@pytest.mark.parametrize("name", ["hamburgum", "le-havre", "shipyard"])
def test_where_the_points_came_from(anna: Visitor, name: str) -> None:
    short = {"hamburgum": {"turn_limit": 40}, "le-havre": {"length": "short"}, "shipyard": {}}[name]
    game = played(name, None, **short)
    table = anna.made("records", {"record": game.record().dumps()})["id"]
    made = anna.get(f"tables/{table}/statistics").json()
    assert made["scores"][-1] == game.scores()
    assert [sum(sources.values()) for sources in made["sources"]] == game.scores()
    for version, scores in list(zip(made["versions"], made["scores"], strict=True))[::7]:
        assert scores == game.at(version).scores()
    say = game.texts("en")
    assert say is not None
    assert all(say.has(f"source-{source}") for sources in made["sources"] for source in sources)


def test_no_statistics_of_a_game_that_goes_on(anna: Visitor, ben: Visitor) -> None:
    table, one, two = pair(anna, ben)
    assert error(anna.get(f"tables/{table}/statistics")) == "hidden"
    one.close()
    two.close()


def test_a_device_gets_what_may_be_known_and_its_turns_in_words(anna: Visitor) -> None:
    whole = played("tiny", None)
    with opened(anna, whole) as board:
        game = board.ask("replay")
        assert game["moves"] == list(whole.moves)
        assert base64.b64decode(game["state"]) == whole.at(0).batch.tobytes()
        known = board.ask("known", version=1)
        then = whole.at(1)
        assert known["seat"] == then.actor
        assert base64.b64decode(known["state"]) == then.concealed(then.actor).batch.tobytes()
        assert refused(board.ask("known", version=len(whole.moves))) == "analysis-over"
        first = then.legal_codes()[0]
        told = board.ask("tell", of=[{"version": 1, "turns": [[first], [first, 10**5], [10**5]]}, {"version": 0}])
        one, longer, nothing = told["turns"]
        assert one == longer and (one["told"] or one["text"])
        assert nothing == {"text": "", "told": []}, "what is not possible ends a turn"
        assert refused(board.ask("tell", of=[{"version": 10**4, "turns": [[first]]}])) == "version"


# -- while the game goes on ----------------------------------------------------------------------------------------


def test_a_running_game_only_where_the_table_allows_it_and_only_for_its_players(anna: Visitor, ben: Visitor) -> None:
    table, one, two = pair(anna, ben)
    with Board(anna.address, table, [], anna.cookie) as board:
        assert board.heard[-1]["error"]["id"] == "refused-analysis-off"
    one.close()
    two.close()
    table, one, two = pair(anna, ben, analysis=True)
    assert one.table["analysis"]
    assert anna.get(f"tables/{table}").json()["analysis"]
    with Board(anna.address, table, []) as board:
        assert board.heard[-1]["error"]["id"] == "refused-not-seated"
    mover, other = (anna, ben) if one.table["ask"]["choices"] else (ben, anna)
    with Board(anna.address, table, [], mover.cookie) as board, Board(anna.address, table, [], other.cookie) as idle:
        seat = board.table["you"][0]
        look = board.ask("look", version=0, eyes=1 - seat)
        assert look["pov"] == seat, "nobody sees with the eyes of others"
        assert board.think(0.3)[-1]["found"]["seat"] == seat
        assert refused(idle.ask("think", version=0)) == "analysis-seat"
        line = [look["ask"]["choices"][0]["code"]]
        look = board.ask("look", version=0, line=line)
        assert look["ask"]["choices"] and not look["advice"]
        assert refused(board.ask("think", version=0, line=line)) == "analysis-seat"
        assert refused(board.ask("evaluate")) == "analysis-running"
        assert refused(board.ask("judge", version=0, line=line)) == "analysis-running"
        # The same for who computes on a device of their own.
        assert board.ask("known", version=0)["seat"] == seat
        assert refused(idle.ask("known", version=0)) == "analysis-seat"
        assert refused(board.ask("known", version=0, line=line)) == "analysis-seat"
        assert refused(board.ask("replay")) == "analysis-running"
    one.close()
    two.close()
