"""What a player can have shown at any time: the table, all choices, the rule, the game so far, the points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from . import common, log
from .answers import choices
from .clauses import NUMBER, clause

if TYPE_CHECKING:
    from rich.console import RenderableType

    from .sitting import Sitting


def table(sitting: Sitting, words: Sequence[str]) -> list[RenderableType]:
    """The whole table, from the view of the person at the terminal."""
    room = sitting.screen.room
    if room is None:
        return [common.table(sitting.position, sitting.viewer, sitting.console)]
    return common.pages(sitting.position, sitting.viewer, sitting.console, room)


def all_choices(sitting: Sitting, words: Sequence[str]) -> list[RenderableType]:
    """All choices with all that is said about them."""
    from rich.text import Text

    return [
        Text.assemble((f"{key:>3} ", "bold cyan"), (text, "bold"), (f"  {does}", "dim"))
        for key, text, does in choices(sitting.position)
    ]


def help_page(sitting: Sitting, words: Sequence[str]) -> list[RenderableType]:
    """The rule of the pending decision and what can be typed; or a clause."""
    from rich.text import Text

    position = sitting.position
    if words and NUMBER.fullmatch(words[0]):
        text = clause(position.game.name, words[0])
        return [Text(f"{words[0].upper()}: {text}" if text else sitting.say("no-clause", clause=words[0]))]
    own = position.texts()
    key = f"help-{position.phase}".replace("_", "-")
    rule = [Text(own(key).replace("\n", " "))] if own is not None and own.has(key) else []
    return [*rule, Text(sitting.say("help-commands"), "dim")]


def past(sitting: Sitting, words: Sequence[str]) -> list[RenderableType]:
    """The last turns; the present one is not over."""
    from rich.text import Text

    given = words[0] if words else "10"
    if not given.isdecimal():
        sitting.note(sitting.say("log-usage"), "yellow")
        return []
    stretches, now = sitting.history.stretches, sitting.history.now(sitting.position)
    narrator = log.Narrator(sitting.position, sitting.viewer)
    made: list[RenderableType] = []
    for stretch in stretches[max(0, len(stretches) - int(given)) :]:
        made += narrator.told(stretch, stretch is not now)
    return made or [Text(sitting.say("log-empty"), "dim")]


def scores(sitting: Sitting, words: Sequence[str]) -> list[RenderableType]:
    """Points as if the game ended now."""
    return [common.standings(sitting.position, sitting.viewer, sitting.console)]


PAGES: dict[str, Callable[[Sitting, Sequence[str]], list[RenderableType]]] = {
    "help": help_page,
    "?": help_page,
    "table": table,
    "choices": all_choices,
    "log": past,
    "scores": scores,
}
"""What is shown by the word that asks for it."""
