"""`wharfinger check`: replays every stored game and names those that are not as they should be."""

from __future__ import annotations

import argparse
import json

from .common import wrong
from .language import texts
from .operating import add_database, progress
from .setting_flags import from_arguments


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which games."""
    say = texts()
    parser.add_argument("tables", nargs="*", metavar="TABLE", help=say("arg-check-tables"))
    add_database(parser, "components")
    parser.add_argument("--json", action="store_true", help=say("arg-json"))


def run(args: argparse.Namespace) -> int:
    """Check; 1 if something is wrong."""
    from wharfinger.kernel import registry
    from wharfinger.server import checking
    from wharfinger.server.store.offline import opened

    say = texts()
    settings = from_arguments(args).settings
    for name, folder in settings.components.items():
        registry.use(name, folder)
    with opened(settings.database) as database:
        known = checking.all_tables(database)
        if missing := set(args.tables) - set(known):
            raise wrong("check-no-table", table=min(missing))
        wanted = args.tables or known
        with progress("checking") as tell:
            faults = []
            for fault in checking.check(database, wanted, tell):
                faults.append(fault)
                if not args.json:
                    print(say("check-fault", table=fault.table, reason=fault.reason), flush=True)
    if args.json:
        print(json.dumps({"checked": len(wanted), "bad": [fault._asdict() for fault in faults]}))
    else:
        bad = len({fault.table for fault in faults})
        print(say("check-done", checked=len(wanted), bad=bad))
    return 1 if faults else 0
