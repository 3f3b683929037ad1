"""The games as the server offers them, and making one ready without holding anybody up."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec

import wharfinger as wf
from wharfinger import bots
from wharfinger.bots.greedy import LOOKAHEAD
from wharfinger.bots.search.planting import templates
from wharfinger.kernel import registry
from wharfinger.kernel.compiler import Compiler
from wharfinger.kernel.game import DRIVER, Game, Option
from wharfinger.kernel.texts import catalogue

from ..errors import Refused
from ..garbage import freeze
from ..messages.wire import GameInfo, OptionInfo
from .folded import Header
from .likeness import begin_alike


def known(name: str) -> Game:
    """A game by name."""
    if name not in registry.names():
        raise Refused("no-game", 404)
    return registry.game(name)


DEFAULT_BOT = "medium"
"""The bot that plays on for somebody who left."""


def check_bot(name: str, game: str) -> str:
    """A bot's name, if it is one that plays a game; programs may not be chosen over the web."""
    if name not in bots.names(known(game)):
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
        _summaries(game),
        list(bots.names(game)),
        [_option(option, definition.bounds) for option in definition.options],
    )


def _summaries(game: Game) -> dict[str, str]:
    """What a game is about, in a sentence or two, by language."""
    folder = game.definition.texts
    found = {path.stem: catalogue(folder, path.stem) for path in folder.glob("*.ftl")} if folder else {}
    return {language: own("summary") for language, own in found.items() if own.has("summary")}


@cache
def page_data() -> bytes:
    """The games as the page itself carries them, so that the lobby need not ask before it shows them."""
    return msgspec.json.encode([info(name) for name in registry.names()])


def _option(option: Option, bounds: Mapping[str, int]) -> OptionInfo:
    number = option.text is None and not option.values
    initial = option.text if option.text is not None else option.decode(bounds.get(option.name, option.initial))
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
    folder = Path(__file__).parents[1] / "texts" if name == "server" else known(name).definition.texts
    if folder is None or language not in {path.stem for path in folder.glob("*.ftl")}:
        raise Refused("no-texts", 404)
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


def compiled(game: Game) -> tuple[Path, ...]:
    """What is compiled in the background: the rules, and the bots that look ahead."""
    return (DRIVER, *templates(game), LOOKAHEAD)


def start(compiler: Compiler) -> None:
    """Load every game, and compile what no earlier start has compiled."""
    compiler.start([registry.game(name) for name in registry.names()])
    page_data()


class Ready:
    """Loads games in a thread, each once; one that is played is compiled before the others."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.done: set[str] = set()
        self.locks: dict[str, asyncio.Lock] = {}

    async def __call__(self, name: str) -> None:
        """Wait until a game can be played in this process, compiled or not."""
        if name in self.done:
            return
        async with self.locks.setdefault(name, asyncio.Lock()):
            if name not in self.done:
                self.compiler.want(known(name))
                await asyncio.to_thread(warm, name)
                freeze()
                self.done.add(name)

    async def deal(self, header: Header) -> None:
        """Wait until a table can be dealt, and what is to be known of its deal is."""
        await self(header.game)
        with suppress(wf.WharfingerError):  # an old table may have switches that there are no more
            await asyncio.to_thread(begin_alike, header.game, header.players, header.options)


def warm(name: str) -> None:
    """Use everything once, so that the first move at a table waits for nothing."""
    position = wf.new(name, registry.game(name).seats[0], 1)
    position.concealed(0)
    position.play(position.legal_codes()[0])
    position.view(0)
    position.scores()
