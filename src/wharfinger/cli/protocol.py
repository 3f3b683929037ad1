"""`wharfinger protocol`: how a program in any language can play, and a check whether one does."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from wharfinger.kernel.errors import BotFailed

from . import common
from .arguments import positive
from .language import decimal, texts

if TYPE_CHECKING:
    from wharfinger.bots.program import Program
    from wharfinger.kernel.position import Position

FAILED = 1
ENOUGH = 150
"""Answers after which the check has seen enough; the rest of the game is played without the program."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `protocol`."""
    from wharfinger.bots.program import SECONDS

    say = texts()
    parser.add_argument("--check", metavar="COMMAND", help=say("arg-check"))
    parser.add_argument("--game", default="hamburgum", metavar="GAME", help=say("arg-check-game"))
    parser.add_argument("--players", type=positive, metavar="N", help=say("arg-players"))
    parser.add_argument("--time", default=f"{SECONDS:g}", metavar="SECONDS", help=say("arg-check-time"))
    parser.add_argument("--components", metavar="DIR", help=say("arg-components"))
    common.add_seed(parser, default=1)
    common.add_options(parser)


def run(args: argparse.Namespace) -> int:
    """Print the description, or check a program."""
    from wharfinger.bots.program import PREFIX, PROTOCOL, TEXT, from_spec

    if args.check is None:
        print(TEXT.read_text(encoding="utf-8"), end="")
        return 0
    from wharfinger.kernel import registry
    from wharfinger.kernel.position import new

    bot = from_spec(f"{PREFIX}[time={args.time}]:{args.check}")
    game = registry.game(args.game, args.components)
    players = args.players or max(2, game.seats[0])
    given = common.options(args.option)
    with common.compiling() as progress:
        position = new(args.game, players, args.seed, components=args.components, progress=progress, **given)
    wrong = checked(bot, position)
    console, say = common.console(), texts()
    for sentence in wrong:
        console.print(sentence, style="yellow")
    slowest = decimal(bot.slowest, 2)
    about = {"title": bot.title, "author": bot.author or "none", "answers": bot.answers, "slowest": slowest}
    console.print(say("check-about", game=game.definition.title, **about), style="dim")
    console.print(say("check-wrong") if wrong else say("check-well", protocol=PROTOCOL), style="bold")
    return FAILED if wrong else 0


def checked(bot: Program, position: Position) -> list[str]:
    """Play a game with the program on seat 0 and random players on the others; what is wrong, in sentences."""
    from wharfinger.bots import ask, make
    from wharfinger.bots.program import GRACE

    say, others = texts(), make("random", 1)
    try:
        bot.begin(position.concealed(0), 0)
        while position.actor is not None:
            asked = position.actor == 0 and bot.answers < ENOUGH
            position.play(ask(bot if asked else others, position))
            if bot.answers < ENOUGH or position.over:
                bot.tell(position, position.events)
    except BotFailed as failure:
        return [str(failure)]
    finally:
        bot.close()
    wrong = []
    if bot.slowest > bot.time / 2:
        wrong.append(say("check-slow", slowest=decimal(bot.slowest, 2), limit=bot.time))
    if not bot.went:
        wrong.append(say("check-stays", limit=GRACE))
    if not bot.answers:
        wrong.append(say("check-silent"))
    return wrong
