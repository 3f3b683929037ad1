"""A question on the screen: the table, what happened, the turn so far, what is asked, the choices; and the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from . import answers, common, log
from .hindsight import foreseen, is_final
from .screen import choice_forms

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from wharfinger.kernel.events import Event

    from .sitting import Sitting

SUMMARIES = {
    "whole": ("turn-whole", "turn-whole-of"),
    "so far": ("turn-so-far", "turn-so-far-of"),
    "if ended": ("turn-if-ended", "turn-if-ended-of"),
}
"""The message for the only person's turn, and the one that names the player."""


def paint(sitting: Sitting, seat: int) -> None:
    """The table, what happened, the question and its choices."""
    position = sitting.position
    told, question = recap(sitting), _question(sitting, seat)
    forms = choice_forms(answers.choices(position), sitting.screen.width)
    if sitting.screen.watched:
        tables = partial(common.tables, position, sitting.viewer, sitting.console)
        sitting.screen.ask(tables, told, [question], forms, sitting.notes)
        sitting.notes = []
        return
    if sitting.shown != (position.turn, seat):
        sitting.shown = (position.turn, seat)
        told = [common.table(position, sitting.viewer, sitting.console), *told]
    else:
        told = told[-1:] if sitting.history.now(position).steps else []
    for part in ("", *told, question, forms[0]):
        sitting.console.print(part)


def prompt(sitting: Sitting, seat: int) -> str:
    """What stands before the cursor: who answers, and what Enter would do."""
    position = sitting.position
    name, usual = position.names[seat], answers.usual(position, sitting.history)
    if usual is None:
        return sitting.say("prompt", name=name)
    return sitting.say("prompt-usual", name=name, does=position.hint(usual) or usual.text)


def recap(sitting: Sitting) -> list[RenderableType]:
    """What happened since this player's turn before, and what has been done in this one."""
    narrator = log.Narrator(sitting.position, sitting.viewer)
    made = [line for stretch in sitting.history.recent(sitting.position) for line in narrator.told(stretch)]
    summary = _so_far(sitting)
    return [*made, summary] if summary is not None else made


def _so_far(sitting: Sitting) -> Text | None:
    """The present turn, if anything has been done in it; with what ending it now would bring about."""
    position = sitting.position
    done = _deeds(sitting, [], over=False)
    usual = answers.usual(position, sitting.history)
    if usual is not None and is_final(position, usual.code):
        ended = _deeds(sitting, foreseen(position, usual.code), over=False)
        if ended != done:
            return _summary(sitting, "if ended", ended)
    return _summary(sitting, "so far", done) if done else None


def whole_turn(sitting: Sitting, code: int) -> Text:
    """The turn as it will be once its last decision is played."""
    whole = _deeds(sitting, foreseen(sitting.position, code), over=True)
    return _summary(sitting, "whole", whole or sitting.say("nothing-done"))


def _deeds(sitting: Sitting, more: Sequence[Event], over: bool) -> str:
    """What whoever decides has done in this turn, and what comes on top of it."""
    now = sitting.history.now(sitting.position)
    stretch = log.Stretch(now.turn, now.seat, [*now.steps, log.Step(sitting.position.phase, list(more))], now.before)
    return log.deeds(sitting.position, stretch, sitting.viewer, over)


def _summary(sitting: Sitting, key: str, deeds: str) -> Text:
    """The turn of whoever decides, as one sentence."""
    from rich.text import Text

    own, others = SUMMARIES[key]
    name = sitting.position.names[sitting.position.actor or 0]
    return Text(sitting.say(own if sitting.person is not None else others, name=name, deeds=deeds), "bold")


def _question(sitting: Sitting, seat: int) -> RenderableType:
    """Whose turn, and what is asked."""
    from rich.text import Text

    position, compiler = sitting.position, sitting.compiler
    made = Text(position.names[seat], "bold")
    made.append(f" · {common.question(position)}")
    share = compiler.share(position.game.name) if compiler is not None else None
    if share is not None:
        made.append("  " + sitting.say("getting-faster", percent=int(share * 100)), "dim")
    return made


def finish(sitting: Sitting) -> None:
    """The last table and the result."""
    position, seat, screen = sitting.position, sitting.viewer, sitting.screen
    standings = common.standings(position, seat, sitting.console)
    last = sitting.history.stretches[-1:]
    told = [line for stretch in last for line in log.Narrator(position, seat).told(stretch)]
    if screen.room is None:
        sitting.console.print(common.table(position, seat, sitting.console))
    else:
        left = screen.room - len(screen.lines(standings, *told)) - 3
        sitting.console.print(screen.first_fitting(common.tables(position, seat, sitting.console, left), left), end="")
    for part in (*told, standings):
        sitting.console.print(part)
    sitting.print(common.result(position), "bold green")
