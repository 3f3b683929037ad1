"""Position files that somebody has changed: numbers, ids, pending decisions, switches, seats, chance."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from wharfinger.kernel.errors import BadFile
from wharfinger.kernel.game import Definition, Option
from wharfinger.kernel.schema import INT_MAX, Argument, Axis, Field, Seats

EXTREMES = (-1, 0, 1, 2, 255, 2**15, 2**31 - 1, 2**31, 2**63)
"""Numbers at and beyond the bounds of everything."""


class Mutants:
    """Changed copies of the dumps of one game."""

    def __init__(self, definition: Definition, dumps: list[dict[str, Any]]) -> None:
        self.definition = definition
        self.dumps = [json.dumps(dump) for dump in dumps]
        self.changes = [
            *[self.change_leaf] * 4,
            *[self.swap_leaves] * 3,
            *[self.splice_field] * 3,
            *[self.change_argument] * 5,
            self.add_frame,
            self.remove_frame,
            self.swap_frames,
            self.change_frame,
            *[self.splice_pending] * 2,
            *[self.change_option] * 2,
            self.change_turn,
            self.change_players,
            self.change_chance,
        ]

    def make(self, seed: int) -> dict[str, Any]:
        """One mutant; the same seed makes the same one."""
        dice = Random(seed)
        made: dict[str, Any] = json.loads(dice.choice(self.dumps))
        for _ in range(dice.choice((1, 1, 1, 2, 3))):
            dice.choice(self.changes)(made, dice)
        return made

    def other(self, made: dict[str, Any], dice: Random) -> dict[str, Any]:
        """Another dump, if it can be of the same game with as many players."""
        for _ in range(20):
            found: dict[str, Any] = json.loads(dice.choice(self.dumps))
            if len(found["names"]) == len(made["names"]):
                return found
        return made

    # -- the table -----------------------------------------------------------------------------------------------

    def leaf(self, made: dict[str, Any], field: Field, dice: Random) -> tuple[Any, Any]:
        """A place of a field: what holds it and its key."""
        holder, key, axes = made["table"], field.name, list(field.axes)
        if axes and isinstance(axes[0], Seats):
            holder = dice.choice(made["table"]["players"])
            axes.pop(0)
        for axis in axes:
            holder = holder[key]
            key = dice.choice(axis.ids) if isinstance(axis, Axis) else dice.randrange(len(holder))
        return holder, key

    def change_leaf(self, made: dict[str, Any], dice: Random) -> None:
        field = dice.choice(self.definition.fields)
        holder, key = self.leaf(made, field, dice)
        holder[key] = self.value(field, holder[key], dice)

    def value(self, field: Field, now: Any, dice: Random) -> Any:
        """Another value of a field."""
        if field.optional and dice.random() < 0.2:
            return None
        if field.members is not None:
            return self.set_changed(list(now), field.members, dice)
        if field.codes is not None:
            return dice.choice(field.codes) if dice.random() < 0.95 else "nothing of the kind"
        if field.flag:
            return not now
        near = [now + step for step in (-2, -1, 1, 2)] if isinstance(now, int) else []
        bounds = [field.low - 1, field.low, field.high, min(field.high + 1, INT_MAX)]
        return dice.choice([*near, *near, *bounds, *EXTREMES, dice.randrange(field.low, min(field.high, 20) + 1)])

    def set_changed(self, now: list[str], members: tuple[str, ...], dice: Random) -> list[str]:
        one = dice.choice(members)
        if one in now:
            now.remove(one)
        else:
            now.append(one)
        return now

    def swap_leaves(self, made: dict[str, Any], dice: Random) -> None:
        field = dice.choice(self.definition.fields)
        (one, first), (two, second) = self.leaf(made, field, dice), self.leaf(made, field, dice)
        if field.members is not None and one[first] and dice.random() < 0.7:
            moved = dice.choice(one[first])  # from one holder to another
            one[first].remove(moved)
            two[second].append(moved)
        else:
            one[first], two[second] = two[second], one[first]

    def splice_field(self, made: dict[str, Any], dice: Random) -> None:
        """One or two fields as another game has them."""
        other = self.other(made, dice)
        for field in dice.sample(self.definition.fields, dice.choice((1, 1, 2))):
            if field.axes and isinstance(field.axes[0], Seats):
                for own, foreign in zip(made["table"]["players"], other["table"]["players"], strict=True):
                    own[field.name] = foreign[field.name]
            else:
                made["table"][field.name] = other["table"][field.name]

    # -- pending decisions ---------------------------------------------------------------------------------------

    def argument(self, argument: Argument, seats: int, dice: Random) -> Any:
        most = argument.most(seats)
        inside = [0, 1, min(2, most), most, dice.randint(0, most), dice.randint(0, min(most, 20))]
        if dice.random() < 0.8:
            return argument.write(min(most, dice.choice(inside)))
        return dice.choice([most + 1, 255, dice.choice(EXTREMES), "nothing of the kind", None, []])

    def frame(self, made: dict[str, Any], dice: Random) -> dict[str, Any]:
        seats = len(made["names"])
        decision = dice.choice(self.definition.decisions)
        given = {argument.name: self.argument(argument, seats, dice) for argument in decision.described}
        return {"decision": decision.name, "seat": self.seat(made, dice), **given}

    def seat(self, made: dict[str, Any], dice: Random) -> int:
        if made["pending"] and dice.random() < 0.7:
            return int(made["pending"][-1]["seat"])
        return dice.randint(-1, len(made["names"]))

    def change_argument(self, made: dict[str, Any], dice: Random) -> None:
        frames = [frame for frame in made["pending"] if len(frame) > 2]
        if not frames:
            self.add_frame(made, dice)
            return
        frame = dice.choice(frames)
        decision = next(one for one in self.definition.decisions if one.name == frame["decision"])
        argument = dice.choice(decision.described)
        seats, now = len(made["names"]), frame[argument.name]
        try:
            number = argument.read(now, "", seats)
        except BadFile:  # a mutant of a mutant
            number = 0
        near = [argument.write(number + step) for step in (-1, 1) if 0 <= number + step <= argument.most(seats)]
        frame[argument.name] = dice.choice([*near, self.argument(argument, seats, dice)])

    def add_frame(self, made: dict[str, Any], dice: Random) -> None:
        place = len(made["pending"]) if dice.random() < 0.7 else dice.randint(0, len(made["pending"]))
        made["pending"].insert(place, self.frame(made, dice))

    def remove_frame(self, made: dict[str, Any], dice: Random) -> None:
        if made["pending"]:
            del made["pending"][dice.randrange(len(made["pending"]))]

    def swap_frames(self, made: dict[str, Any], dice: Random) -> None:
        if made["pending"]:
            rows = [dice.randrange(len(made["pending"])) for _ in range(2)]
            frames = [made["pending"][row] for row in rows]
            made["pending"][rows[0]], made["pending"][rows[1]] = frames[1], frames[0]

    def change_frame(self, made: dict[str, Any], dice: Random) -> None:
        """Another frame in the place of one, a copy of it on top, or another seat in it."""
        if not made["pending"]:
            return
        row = dice.randrange(len(made["pending"]))
        chance = dice.random()
        if chance < 0.4:
            made["pending"][row] = self.frame(made, dice)
        elif chance < 0.7:
            made["pending"][row]["seat"] = self.seat(made, dice)
        else:
            made["pending"].append(dict(made["pending"][row]))

    def splice_pending(self, made: dict[str, Any], dice: Random) -> None:
        """The pending decisions of another game, with or without its turn."""
        other = self.other(made, dice)
        made["pending"], made["ending"] = other["pending"], other["ending"]
        if dice.random() < 0.5:
            made["turn"] = other["turn"]

    # -- the head ------------------------------------------------------------------------------------------------

    def change_option(self, made: dict[str, Any], dice: Random) -> None:
        option = dice.choice([one for one in self.definition.options if one.text is None])
        made["options"][option.name] = dice.choice(self.settings(option))

    def settings(self, option: Option) -> list[Any]:
        if option.values:
            return [*option.values, *option.values, "perhaps", None]
        return [option.low, option.low + 1, option.high, option.high + 1, -1, option.decode(option.low), [1, "x"]]

    def change_turn(self, made: dict[str, Any], dice: Random) -> None:
        near = [made["turn"] + step for step in (-2, -1, 1, 2, len(made["names"]))]
        made["turn"] = dice.choice([*near, *near, dice.randrange(200), *EXTREMES])

    def change_players(self, made: dict[str, Any], dice: Random) -> None:
        """A player more or less; or another lot."""
        chance = dice.random()
        if chance < 0.3:
            made["lot"] = dice.randint(-1, len(made["names"]))
        elif chance < 0.6:
            made["names"].append("Zoe")
            made["table"]["players"].append(json.loads(json.dumps(dice.choice(made["table"]["players"]))))
        elif len(made["names"]) > 1:
            made["names"].pop()
            made["table"]["players"].pop(dice.randrange(len(made["table"]["players"])))

    def change_chance(self, made: dict[str, Any], dice: Random) -> None:
        words = [0, 2**32 - 1, 2**32, -1, *(dice.randrange(2**32) for _ in range(6))]
        made["chance"] = dice.choice([[0] * 4, [2**32 - 1] * 4, [dice.choice(words) for _ in range(4)]])
