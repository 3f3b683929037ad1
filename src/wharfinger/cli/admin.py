"""`wharfinger admin`: look after a server's people and tables. Running servers obey within seconds."""

from __future__ import annotations

import argparse
import getpass
import json
import os
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import common
from .arguments import Parser, positive
from .language import texts
from .operating import add_database, database_of, duration, moment

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from wharfinger.server.store.admin import Found, Operator

LIST, DEED = "list", "deed"
ACTIONS: dict[str, tuple[str, Callable[[argparse.Namespace], int | None]]] = {}
STATUSES = ("waiting", "running", "finished", "stuck", "closed")
Action = Callable[[argparse.Namespace], int | None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """One parser for each action."""
    say = texts()
    actions = parser.add_subparsers(dest="action", metavar=say("metavar-action"), parser_class=Parser, required=True)
    for name, (kind, _) in ACTIONS.items():
        about = say(f"about-admin-{name}")
        under = actions.add_parser(name, help=about, description=about, allow_abbrev=False)
        _own_arguments(under, name)
        add_database(under)
        if kind == LIST:
            under.add_argument("--page", type=positive, default=1, metavar="N", help=say("arg-page"))
            under.add_argument("--size", type=positive, default=50, metavar="N", help=say("arg-size"))
            under.add_argument("--json", action="store_true", help=say("arg-json"))
        else:
            under.add_argument("--reason", default="", metavar="TEXT", help=say("arg-reason"))
            under.add_argument("--as", dest="who", default="", metavar="NAME", help=say("arg-as"))


def _own_arguments(under: argparse.ArgumentParser, name: str) -> None:
    say = texts()
    if name in ("users", "tables"):
        under.add_argument("words", nargs="?", default="", metavar="WORDS", help=say("arg-words"))
    if name == "users":
        under.add_argument("--only", choices=("banned", "muted"), help=say("arg-only-users"))
    elif name == "tables":
        under.add_argument("--status", choices=STATUSES, help=say("arg-status"))
        under.add_argument("--user", default="", help=say("arg-of-user"))
    elif name in ("sessions", "log"):
        under.add_argument("user", nargs="?", default="", help=say("arg-of-user"))
    elif name in ("ban", "unban"):
        under.add_argument("user", nargs="?", default="", help=say("arg-user"))
        under.add_argument("--address", default="", metavar="ADDRESS", help=say("arg-ban-address"))
    elif name in ("mute", "unmute", "rename", "reset", "logout", "delete-user"):
        under.add_argument("user", help=say("arg-user"))
    elif name in ("retitle", "close", "delete-table"):
        under.add_argument("table", help=say("arg-table"))
    if name in ("ban", "mute"):
        under.add_argument("--for", dest="seconds", type=duration, metavar="TIME", help=say("arg-for"))
    elif name == "rename":
        under.add_argument("name", help=say("arg-new-name"))
    elif name == "retitle":
        under.add_argument("title", help=say("arg-new-title"))
    elif name == "prune":
        older = say("arg-older-than")
        under.add_argument("--older-than", dest="seconds", type=duration, required=True, metavar="TIME", help=older)
        under.add_argument("--only", default="", metavar="KIND,...", help=say("arg-prune-only"))
        under.add_argument("--dry-run", action="store_true", help=say("arg-dry-run"))


def run(args: argparse.Namespace) -> int | None:
    """Do it."""
    return ACTIONS[args.action][1](args)


def action(kind: str, name: str) -> Callable[[Action], Action]:
    """Make a function one of the actions."""

    def add(does: Action) -> Action:
        ACTIONS[name] = (kind, does)
        return does

    return add


def _by(args: argparse.Namespace) -> Operator:
    """Who does it: whom `--as` names, else the user of this machine, also behind sudo."""
    from wharfinger.server.store.admin import Operator

    try:
        user = os.environ.get("SUDO_USER") or getpass.getuser()
    except (KeyError, OSError):
        user = "?"
    return Operator(args.who or user, round(time.time(), 3), args.reason)


def _deed(args: argparse.Namespace, does: Callable[[Connection, Operator], Any]) -> Any:
    """Do something in one transaction."""
    from wharfinger.server.store.offline import opened

    with opened(database_of(args)) as database, database.writing() as db:
        return does(db, _by(args))


def _deed_on_user(args: argparse.Namespace, does: Callable[[Connection, Operator, str], Any]) -> Any:
    from wharfinger.server import deeds

    return _deed(args, lambda db, by: does(db, by, deeds.one_user(db, args.user)))


def _told(key: str, **more: Any) -> None:
    print(texts()(key, **more))


# -- lists -------------------------------------------------------------------------------------------------------


def _list(args: argparse.Namespace, what: str, find: Callable[[Connection], Found], columns: tuple[str, ...]) -> None:
    """Print a page of a list."""
    from wharfinger.server.store.offline import opened

    with opened(database_of(args)) as database, database.reading() as db:
        found = find(db)
    pages = max(1, -(-found.total // args.size))
    if args.json:
        print(json.dumps({"page": args.page, "pages": pages, "total": found.total, what: found.rows}))
        return
    from rich.table import Table

    say = texts()
    drawn = Table(box=None, pad_edge=False)
    for column in columns:
        drawn.add_column(say(f"col-{column}"), overflow="fold")
    for row in found.rows:
        drawn.add_row(*(_cell(column, row[column]) for column in columns))
    console = common.console()
    if found.rows:
        console.print(drawn)
    console.print(say("admin-page", page=args.page, pages=pages, total=found.total))


def _cell(column: str, value: Any) -> str:
    say = texts()
    if value is None:
        return ""
    if isinstance(value, bool):
        return say("admin-yes") if value else ""
    if column in ("created", "updated", "at"):
        return moment(value)
    if column == "status":
        return say("table-status", status=value)
    return ", ".join(filter(None, value)) if isinstance(value, list) else str(value)


@action(LIST, "users")
def users(args: argparse.Namespace) -> None:
    """People."""
    from wharfinger.server.store import admin as adm

    only = {"banned": "ban", "muted": "mute", None: ""}[args.only]
    columns = ("id", "name", "account", "created", "tables", "banned", "muted")
    _list(args, "users", lambda db: adm.users(db, args.words, only, time.time(), args.page, args.size), columns)


@action(LIST, "tables")
def tables(args: argparse.Namespace) -> None:
    """Tables."""
    from wharfinger.server import deeds
    from wharfinger.server.store import admin as adm

    def find(db: Connection) -> Found:
        user = deeds.one_user(db, args.user) if args.user else ""
        return adm.list_tables(db, args.words, args.status or "", user, args.page, args.size)

    _list(args, "tables", find, ("id", "game", "title", "status", "players", "updated"))


@action(LIST, "sessions")
def sessions(args: argparse.Namespace) -> None:
    """Browsers that are remembered."""
    from wharfinger.server import deeds
    from wharfinger.server.store import admin as adm

    def find(db: Connection) -> Found:
        user = deeds.one_user(db, args.user) if args.user else ""
        return adm.list_sessions(db, user, args.page, args.size)

    _list(args, "sessions", find, ("id", "name", "account", "created"))


@action(LIST, "log")
def log(args: argparse.Namespace) -> None:
    """What operators did."""
    from wharfinger.server.store import admin as adm

    def find(db: Connection) -> Found:
        subject = (adm.named(db, args.user) or [args.user])[0] if args.user else ""
        found = adm.deeds(db, args.page, args.size, subject)
        for row in found.rows:
            row["details"] = json.loads(row["details"])
        return found

    if args.json:
        _list(args, "log", find, ())
        return

    def worded(db: Connection) -> Found:
        found = find(db)
        for row in found.rows:
            details = row["details"]
            if details.get("until") is not None:
                details["until"] = moment(details["until"])
            row["details"] = " ".join(f"{name}={value}" for name, value in details.items() if value is not None)
        return found

    _list(args, "log", worded, ("at", "who", "what", "subject", "details", "reason"))


# -- people ------------------------------------------------------------------------------------------------------


def _sanction(args: argparse.Namespace, what: str, lift: bool) -> None:
    from wharfinger.server import deeds

    address = getattr(args, "address", "")
    if bool(address) == bool(args.user):
        raise common.wrong("admin-user-or-address")

    def does(db: Connection, by: Operator) -> str:
        kind = "address" if address else "visitor"
        subject = deeds.network(address) if address else deeds.one_user(db, args.user)
        if lift:
            deeds.lift(db, by, what, kind, subject)
        else:
            deeds.impose(db, by, what, kind, subject, args.seconds)
        return subject

    subject = _deed(args, does)
    key = f"admin-un{what}" if lift else f"admin-{what}" if args.seconds is None else f"admin-{what}-until"
    until = "" if lift or args.seconds is None else moment(time.time() + args.seconds)
    _told(key, name=args.user or subject, until=until)


@action(DEED, "ban")
def ban(args: argparse.Namespace) -> None:
    """Refuse somebody, or an address."""
    _sanction(args, "ban", False)


@action(DEED, "unban")
def unban(args: argparse.Namespace) -> None:
    """Undo it."""
    _sanction(args, "ban", True)


@action(DEED, "mute")
def mute(args: argparse.Namespace) -> None:
    """Let somebody play without a word of their own."""
    _sanction(args, "mute", False)


@action(DEED, "unmute")
def unmute(args: argparse.Namespace) -> None:
    """Undo it."""
    _sanction(args, "mute", True)


@action(DEED, "logout")
def logout(args: argparse.Namespace) -> None:
    """End somebody's sessions."""
    from wharfinger.server import deeds

    _told("admin-logout", name=args.user, count=_deed_on_user(args, deeds.log_out))


@action(DEED, "reset")
def reset(args: argparse.Namespace) -> None:
    """A new password."""
    from wharfinger.server import deeds

    _told("admin-reset", name=args.user, password=_deed_on_user(args, deeds.reset))


@action(DEED, "rename")
def rename(args: argparse.Namespace) -> None:
    """Another name, at all tables."""
    from wharfinger.server import deeds

    count = _deed_on_user(args, lambda db, by, user: deeds.rename(db, by, user, args.name))
    _told("admin-rename", name=args.user, new=args.name, count=count)


@action(DEED, "delete-user")
def delete_user(args: argparse.Namespace) -> None:
    """The account goes, the games stay."""
    from wharfinger.server import deeds

    _told("admin-delete-user", name=args.user, count=_deed_on_user(args, deeds.delete_user))


# -- tables ------------------------------------------------------------------------------------------------------


@action(DEED, "retitle")
def retitle(args: argparse.Namespace) -> None:
    """Another title."""
    from wharfinger.server import deeds

    _deed(args, lambda db, by: deeds.retitle(db, by, args.table, args.title))
    _told("admin-retitle", table=args.table, title=args.title)


@action(DEED, "close")
def close(args: argparse.Namespace) -> None:
    """End a game where it stands."""
    from wharfinger.server import deeds

    _deed(args, lambda db, by: deeds.close(db, by, args.table))
    _told("admin-close", table=args.table)


@action(DEED, "delete-table")
def delete_table(args: argparse.Namespace) -> None:
    """Delete a table."""
    from wharfinger.server import deeds

    _deed(args, lambda db, by: deeds.delete_table(db, by, args.table))
    _told("admin-delete-table", table=args.table)


@action(DEED, "prune")
def prune(args: argparse.Namespace) -> None:
    """Delete what nobody has touched for long."""
    from wharfinger.server import deeds

    kinds = tuple(common.words(args.only)) if args.only else deeds.USUAL
    done = _deed(args, lambda db, by: deeds.prune(db, by, kinds, args.seconds, args.dry_run))
    for kind, count in done.items():
        _told("admin-pruned", kind=kind, count=count)
    if args.dry_run:
        _told("admin-dry-run")
