"""What is said of words that cannot be played: who, which words, why, what is asked, and what would be legal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .notation import Answer, Walker, plain
from .texts import catalogue

FOLDER = Path(__file__).with_name("messages")
SHOWN = 12
"""How many legal answers a refusal names."""


def _say(key: str, **arguments: Any) -> str:
    return catalogue(FOLDER)(key, **arguments)


def refusal(walker: Walker, words: str, why: str = "", seat: int = -1) -> str:
    """Why words cannot be played here, and what could; by the seat that decides, or another that meant to."""
    if walker.seat < 0:
        return _say("refused-over", words=words)
    player = walker.name(walker.seat if seat < 0 else seat)
    if why:
        return _say("refused-why", player=player, words=words, why=why)
    if not words:
        return _say("refused-nothing", player=player, asked=_asked(walker))
    because = reason(walker, words) or _unsaid(words, walker.answers())
    key = "refused-because" if because else "refused-words"
    return _say(key, player=player, words=words, why=because, asked=_asked(walker))


def unfinished(walker: Walker) -> str:
    """Why a turn is not over: something has to be answered that cannot be left out."""
    return _say("refused-unfinished", player=walker.name(walker.seat), asked=_asked(walker))


def meant(words: Sequence[str], offered: Sequence[Answer]) -> str:
    """The words meant for a decision: as many as an answer of their kind has, else all of them."""
    kinds = {kind(answer.phrase): len(answer.phrase.split()) for answer in offered}
    return " ".join(words[: kinds.get(kind(words[0]), 1 if "=" in words[0] else len(words))])


def kind(phrase: str) -> str:
    """The first word of a phrase without its number: `x3` is of the kind `x`, `beer=2` of the kind `beer=`."""
    return plain(phrase)[0].rstrip("0123456789+")


def _asked(walker: Walker) -> str:
    """What is asked, and what can be answered."""
    folder, offered = walker.game.definition.texts, walker.answers()
    shown, more = ", ".join(answer.text for answer in offered[:SHOWN]), len(offered) - SHOWN
    legal = _say("legal-more", answers=shown, count=more) if more > 0 else _say("legal", answers=shown)
    return _say("asked", question=catalogue(folder)(f"decision-{walker.decision}"), legal=legal) if folder else legal


def reason(walker: Walker, words: str) -> str:
    """Why the game does not take some words at the pending decision; empty if it does not say."""
    definition = walker.game.definition
    key, given = definition.why(walker.s, words)
    if not key or not definition.texts:
        return ""
    say = catalogue(definition.texts)
    given = {"player": walker.seat, **given}
    for name, value in given.items():
        if name in ("player", "owner"):
            given[name] = walker.name(value)
        elif isinstance(value, str) and say.has(named := f"name-{name}-{value}".replace("_", "-")):
            given[name] = say(named)
    return say(key, **given)


def _unsaid(words: str, offered: Sequence[Answer]) -> str:
    """An answer that leaves no choice in what follows must say that too."""
    for answer in offered:
        if answer.rest and plain(answer.phrase) == words.split():
            return _say("refused-rest", rest=" ".join(answer.rest))
    return ""
