"""The games as the server offers them, and making one ready without holding anybody up."""

from __future__ import annotations

import asyncio
from functools import cache

import wharfinger as wf
from wharfinger import bots
from wharfinger.kernel import jit, registry
from wharfinger.kernel.game import DRIVER, Game, Option

from .memory import settle
from .refusal import Refused
from .thinker import Request
from .thinking import Progress, Thinkers
from .wire import GameInfo, OptionInfo


def known(name: str) -> Game:
    """A game by name."""
    if name not in registry.names():
        raise Refused("no-game", 404)
    return registry.game(name)


def compiled(game: Game) -> bool:
    """Whether the game can be played at once."""
    return not jit.JIT or (game.compiled[DRIVER] / "done").exists()


def bot_names() -> tuple[str, ...]:
    """The bots that may be chosen over the web: those with plain names, which start no programs."""
    return tuple(name for name in bots.NAMES if ":" not in name)


def default_bot() -> str:
    """The bot that plays on for somebody who left."""
    return next((name for name in ("medium", "greedy") if name in bot_names()), bot_names()[0])


def check_bot(name: str) -> str:
    """A bot's name, if it is one."""
    if name not in bot_names():
        raise Refused("bot", bot=name[:40])
    return name


def info(name: str) -> GameInfo:
    """What the lobby needs to know about a game."""
    game = known(name)
    definition = game.definition
    languages = sorted(path.stem for path in definition.texts.glob("*.ftl")) if definition.texts else []
    return GameInfo(
        name,
        definition.title,
        definition.seats,
        languages,
        compiled(game),
        list(bot_names()),
        [_option(option) for option in definition.options],
    )


def _option(option: Option) -> OptionInfo:
    number = option.text is None and not option.values
    initial = option.text if option.text is not None else option.decode(option.initial)
    return OptionInfo(
        option.name,
        list(option.values) or None,
        option.low if number else None,
        option.high if number else None,
        option.text,
        initial,
        option.clause,
    )


@cache
def text_of(name: str, language: str) -> str:
    """A catalogue as text."""
    from pathlib import Path

    folder = Path(__file__).with_name("texts") if name == "server" else known(name).definition.texts
    if folder is None or language not in {path.stem for path in folder.glob("*.ftl")}:
        raise Refused("no-texts", 404)
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


class Ready:
    """Makes games ready: compiled by a thinker, then loaded in a thread; each once."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.done: set[str] = set()
        self.locks: dict[str, asyncio.Lock] = {}

    async def __call__(self, name: str, progress: Progress | None = None) -> None:
        """Wait until a game can be played in this process."""
        if name in self.done:
            return
        async with self.locks.setdefault(name, asyncio.Lock()):
            if name in self.done:
                return
            if not compiled(known(name)):
                await self.thinkers.ask(Request(name), progress)
            await asyncio.to_thread(warm, name)
            settle()
            self.done.add(name)


def warm(name: str) -> None:
    """Use every entry once, so that the first move at a table does not wait for compiled code to be read."""
    position = wf.new(name, registry.game(name).seats[0], 1)
    position.concealed(0)
    position.play(position.legal_codes()[0])
    position.view(0)
    position.scores()
