"""`wharfinger build`: compile games ahead of time."""

from __future__ import annotations

import argparse
from pathlib import Path

from wharfinger.kernel.errors import WharfingerError

from .language import decimal, texts

TARGETS = ("native", "wasm", "cuda")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `build`."""
    say = texts()
    parser.add_argument("--target", choices=TARGETS, required=True, metavar="TARGET", help=say("arg-build-target"))
    parser.add_argument("--game", metavar="GAME", help=say("arg-build-game"))
    parser.add_argument("--output", type=Path, metavar="DIR", help=say("arg-build-output"))


def run(args: argparse.Namespace) -> None:
    """Build, and name each file as it is done."""
    from wharfinger.arena.bench import STOPWATCH
    from wharfinger.bots.greedy import LOOKAHEAD
    from wharfinger.bots.policy import THINKING
    from wharfinger.bots.search import device
    from wharfinger.bots.search.forest import TREE
    from wharfinger.bots.search.guided import GUIDED
    from wharfinger.envs.cuda import TEMPLATE as BATCH
    from wharfinger.kernel import registry
    from wharfinger.kernel.aot.build import NoCompiler, build
    from wharfinger.kernel.aot.library import folder
    from wharfinger.kernel.aot.targets import NoLinker
    from wharfinger.kernel.game import DRIVER, WALKS

    say = texts()
    names = [registry.game(args.game).name] if args.game else registry.names()
    native = (DRIVER, WALKS, TREE, LOOKAHEAD, STOPWATCH, THINKING, GUIDED)
    alike: dict[tuple[Path, ...], list[str]] = {}
    for name in names:
        files = {"native": native, "wasm": device.files(registry.game(name)), "cuda": (BATCH,)}[args.target]
        alike.setdefault(files, []).append(name)
    try:
        for files, group in alike.items():
            for made in build(group, files, args.target, args.output or folder()):
                print(say("build-made", file=str(made), size=decimal(made.stat().st_size / 1000)), flush=True)
    except NoCompiler:
        raise WharfingerError(say("build-no-compiler")) from None
    except NoLinker:
        raise WharfingerError(say("build-no-linker")) from None
