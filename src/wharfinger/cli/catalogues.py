"""`wharfinger texts check` and `wharfinger texts mark`: whether translations are complete, sound and up to date."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from . import common
from .language import texts

if TYPE_CHECKING:
    from .catalogue_check import Finding


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, and for which language."""
    say = texts()
    parser.add_argument("action", choices=("check", "mark"), help=say("arg-texts-action"))
    parser.add_argument("ids", nargs="*", metavar="ID", help=say("arg-texts-ids"))
    parser.add_argument("--language", metavar="CODE", help=say("arg-texts-language"))
    parser.add_argument("--all", action="store_true", help=say("arg-texts-all"))


def run(args: argparse.Namespace) -> int:
    """The findings, one a line; 1 if there are any."""
    from . import catalogue_files as files

    say, places = texts(), files.folders()
    known = files.translated(places)
    languages = known if args.language is None else [args.language]
    if args.language is not None and args.language not in known:
        raise common.wrong("texts-no-language", language=args.language)
    if args.action == "mark":
        count = sum(files.mark(place, language, set(args.ids), args.all) for place in places for language in languages)
        print(say("texts-marked", count=count))
        return 0
    if args.ids or args.all:
        raise common.wrong("texts-only-mark")
    from .catalogue_check import check

    found = check(places, languages)
    for finding in found:
        print(line(finding))
    print(say("texts-checked", findings=len(found), files=len(places), languages=say.listed(["en", *languages])))
    return 1 if found else 0


def line(finding: Finding) -> str:
    """A finding as a line: file, line, message, what is wrong."""
    from .catalogue_files import shown

    what = texts()(f"find-{finding.kind}", **dict(finding.details))
    place = f"{shown(finding.path)}:{finding.line}" if finding.line else shown(finding.path)
    return ": ".join(filter(None, (place, finding.id, what)))
