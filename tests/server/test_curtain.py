"""People who share a screen: nobody is shown another's secrets by accident."""

from __future__ import annotations

from .player import Seat, Visitor
from .test_refusals import refused


def screen(anna: Visitor, *seats: str, **more: str) -> Seat:
    made = anna.create("me", *seats, seed=5, **more)
    seat = anna.sit(made["id"], cookie=True, curtain=True)
    seat.until(lambda told: told["view"] is not None)
    return seat


def secrets(seat: Seat) -> list[str]:
    return list(seat.table["view"]["bonuses"])


def lift(seat: Seat) -> int:
    """Lift the curtain that is down."""
    who: int = seat.table["curtain"]
    assert seat.ask("pov", seat=who)["type"] == "done"
    return who


def test_nothing_is_shown_before_the_curtain_is_lifted(anna: Visitor) -> None:
    with screen(anna, "hotseat") as seat:
        turns = 0
        while seat.table["status"] == "running":
            actor = seat.table["ask"]["seat"]
            if seat.table["curtain"] is not None:
                assert (seat.table["curtain"], seat.table["pov"]) == (actor, None)
                assert secrets(seat) == []
                assert seat.table["ask"]["choices"] == []
                assert seat.ask("look", version=seat.table["version"])["pov"] is None
                assert lift(seat) == actor
                turns += 1
            assert (seat.table["curtain"], seat.table["pov"]) == (None, actor)
            assert secrets(seat) == [str(actor)]
            version = seat.table["version"]
            seat.move()
            seat.until_version(version + 1)
        assert turns >= 2
        assert seat.table["curtain"] is None


def test_the_curtain_stays_with_the_screen_not_with_the_table(anna: Visitor) -> None:
    with screen(anna, "hotseat") as seat:
        lift(seat)
        with anna.sit(seat.table["id"], cookie=True, curtain=True) as again:  # as after a reload
            assert again.table["curtain"] == again.table["ask"]["seat"]
        with anna.sit(seat.table["id"], cookie=True) as plain:  # who does not ask for a curtain has none
            assert plain.table["curtain"] is None
            assert plain.table["ask"]["choices"]
        assert seat.ask("recap")["type"] == "recap"
        assert seat.table["curtain"] is None


def test_taking_back_finds_the_one_who_looks(anna: Visitor) -> None:
    with screen(anna, "hotseat") as seat:
        first = lift(seat)
        while seat.table["curtain"] is None:
            version = seat.table["version"]
            seat.move()
            seat.until_version(version + 1)
        second, version = seat.table["curtain"], seat.table["version"]
        seat.ask("undo_ask")
        seat.until(lambda told: told["version"] == version - 1)
        assert (seat.table["curtain"], seat.table["pov"]) == (None, first)  # nobody else has looked
        seat.move()
        seat.until_version(version)
        lift(seat)
        seat.ask("undo_ask")
        seat.until(lambda told: told["version"] == version - 1)
        assert (seat.table["curtain"], seat.table["pov"]) == (first, None)
        assert second != first


def test_while_others_decide_one_may_look_at_ones_own(anna: Visitor, ben: Visitor) -> None:
    made = anna.create("me", "hotseat", "open", seed=5)
    ben.made(f"tables/{made['id']}/join", {"name": "Ben"})
    with anna.sit(made["id"], cookie=True, curtain=True) as seat, ben.sit(made["id"], cookie=True) as other:
        seat.until_version(0)
        other.until_version(0)
        mine = seat.table["you"]
        while seat.table["ask"]["seat"] in mine:
            if seat.table["curtain"] is not None:
                lift(seat)
            version = seat.table["version"]
            seat.move()
            seat.until_version(version + 1)
        assert seat.table["curtain"] is None
        for one in mine:
            seat.ask("pov", seat=one)
            assert (seat.table["pov"], secrets(seat)) == (one, [str(one)])
        assert refused(seat.ask("pov", seat=other.table["you"][0])) == "not-yours"
        assert seat.table["pov"] == mine[-1]


def test_no_curtain_where_there_is_nothing_to_hide(anna: Visitor) -> None:
    with screen(anna, "hotseat", game="hamburgum") as seat:
        assert (seat.table["curtain"], seat.table["pov"]) == (None, seat.table["ask"]["seat"])
        assert seat.table["ask"]["choices"]
    with screen(anna, "random") as alone:
        assert alone.table["curtain"] is None
        assert secrets(alone) == [str(alone.table["you"][0])]


def test_what_a_decision_is_about(anna: Visitor) -> None:
    made = anna.create("me", "hotseat", game="hamburgum", options={"start_player": "first_listed"}, seed=3)
    with anna.sit(made["id"], cookie=True) as seat, Visitor(anna.address).sit(made["id"]) as watcher:
        seat.until_version(0)
        assert seat.table["ask"]["about"] == {}
        for words in ("move church", "donate dom"):
            code = next(one["code"] for one in seat.table["ask"]["choices"] if one["text"].startswith(words))
            version = seat.table["version"]
            seat.move(code)
            seat.until_version(version + 1)
        assert seat.table["ask"]["decision"] in ("token", "donate", "score")
        assert seat.table["ask"]["about"]
        watcher.until_version(2)
        assert watcher.table["ask"]["about"] == {}


def test_another_seats_log_is_that_seats_whole_log(anna: Visitor) -> None:
    """When another seat looks, only what it reads differently is sent; all of it must then be as that seat reads it."""
    made = anna.create("me", "hotseat", seed=5, game="shipyard")
    with anna.sit(made["id"], cookie=True) as seat:
        seat.until(lambda told: told["view"] is not None)
        seen: set[int] = set()
        for _ in range(12):
            seen.add(seat.table["pov"])
            with anna.sit(made["id"], cookie=True) as anew:
                assert (seat.table["pov"], seat.log) == (anew.table["pov"], anew.log)
            version = seat.table["version"]
            seat.move()
            seat.until_version(version + 1)
        assert seen == {0, 1}
