"""Writes what is made from the server's messages and the views of the games.

docs/wire.md, docs/views.md, docs/wire.schema.json, web/src/lib/wire.ts and web/src/games/<game>/view.ts.

python scripts/wire.py            write the files
python scripts/wire.py --check    say which of them are out of date
"""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import sys
from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as types

from wharfinger.kernel import registry
from wharfinger.kernel.game import Definition
from wharfinger.kernel.view import whole
from wharfinger.server.messages import analysis_wire, outgoing, wire

ROOT = Path(__file__).parents[1]
PROSE = Path(__file__).with_name("wire.md")
VIEWS = Path(__file__).with_name("views.md")
GAMES: dict[str, Definition] = {
    name: importlib.import_module(package).DEFINITION
    for name, package in registry.packages().items()
    if package.startswith("wharfinger.games.")
}
SENT = (outgoing.TableMessage, outgoing.AnalysisMessage)
ASKED = (wire.Message, analysis_wire.Message)
BODIES = (
    wire.NewTable, wire.Join, wire.Keys, wire.Upload, wire.UploadedPosition, wire.Profile, wire.NewNotice, wire.Code,
    wire.Credentials, wire.Proof, wire.NewPassword, wire.NewEmail, wire.ResetWish, wire.Reset, wire.Recovery,
    wire.PuzzleAnswer, wire.TaskAnswer, wire.TaskFound,
)  # fmt: skip
ANSWERS = (
    wire.Games, wire.Progress, wire.Me, wire.Account, wire.Codes, wire.Sent, wire.Tables, wire.Summary, wire.Statistics,
    wire.Seated, wire.Problem, wire.RulesText, wire.ComponentList, wire.Lessons, wire.Puzzles, wire.EngineOffer,
    outgoing.Judged, outgoing.Coached, outgoing.Searches, outgoing.Advice,
)  # fmt: skip
NAMES = {
    wire.Look: "AskLook",
    wire.Lesson: "AskLesson",
    wire.Undo: "AskUndo",
    wire.Recap: "AskRecap",
    analysis_wire.Look: "AskAnalysisLook",
    analysis_wire.Dump: "AskDump",
    analysis_wire.Known: "AskKnown",
    analysis_wire.Replay: "AskReplay",
}
"""Questions that are called like their answers."""


# -- structs -------------------------------------------------------------------------------------------------------


def name_of(struct: Any) -> str:
    """A struct's name on the wire."""
    return NAMES.get(struct, struct.__name__)


@cache
def docs_of(module: ModuleType) -> dict[str, dict[str, str]]:
    """The sentences under the fields of a module's structs."""
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            pairs = zip(node.body, node.body[1:], strict=False)
            found[node.name] = {
                field.target.id: " ".join(said.value.value.split())
                for field, said in pairs
                if isinstance(field, ast.AnnAssign)
                and isinstance(field.target, ast.Name)
                and isinstance(said, ast.Expr)
                and isinstance(said.value, ast.Constant)
                and isinstance(said.value.value, str)
            }
    return found


def doc_of(struct: Any, field: str) -> str:
    """What is written under a field, in the struct or in one it is made of."""
    for made in struct.__mro__:
        module = sys.modules[made.__module__]
        if module.__name__.startswith("wharfinger.") and field in docs_of(module).get(made.__name__, {}):
            return docs_of(module)[made.__name__][field]
    return ""


def about(struct: Any) -> str:
    """The docstring of a struct."""
    return " ".join((struct.__doc__ or "").split()) if "__doc__" in vars(struct) else ""


def structs(*roots: Any) -> list[Any]:
    """Every struct that some types are made of, in the order in which a reader meets them."""
    found: dict[Any, None] = {}

    def visit(kind: types.Type) -> None:
        if isinstance(kind, types.StructType) and kind.cls not in found:
            found[kind.cls] = None
            for field in kind.fields:
                visit(field.type)
        elif isinstance(kind, types.UnionType):
            for one in kind.types:
                visit(one)
        elif isinstance(kind, types.ListType):
            visit(kind.item_type)
        elif isinstance(kind, types.DictType):
            visit(kind.value_type)
        elif isinstance(kind, types.Metadata):
            visit(kind.type)

    for root in roots:
        visit(types.type_info(root))
    return list(found)


Ids = dict[tuple[str, ...], str]
"""The names of lists of ids."""


def ids_of(board: type) -> Ids:
    """The lists of ids that a game names beside its structs."""
    named = {name: getattr(value, "__metadata__", ()) for name, value in vars(sys.modules[board.__module__]).items()}
    return {meta.extra["ids"]: name for name, metas in named.items() for meta in metas if meta.extra}


# -- TypeScript ----------------------------------------------------------------------------------------------------


def ts(kind: types.Type, ids: Ids) -> str:
    """A type in TypeScript."""
    match kind:
        case types.Metadata() if kind.extra:
            return ids[kind.extra["ids"]]
        case types.Metadata():
            return ts(kind.type, ids)
        case types.StructType():
            return name_of(kind.cls)
        case types.UnionType():
            parts = dict.fromkeys(ts(one, ids) for one in kind.types if not isinstance(one, types.NoneType))
            return " | ".join([*parts, *(["null"] if kind.includes_none else [])])
        case types.ListType():
            inner = ts(kind.item_type, ids)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case types.TupleType():
            return f"[{', '.join(ts(one, ids) for one in kind.item_types)}]"
        case types.DictType():
            return f"Record<{ts(kind.key_type, ids)}, {ts(kind.value_type, ids)}>"
        case types.LiteralType():
            return " | ".join(json.dumps(value) for value in kind.values)
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
    return "unknown"


def fields_of(struct: Any, sent: bool, ids: Ids) -> Iterable[tuple[str, str, bool, str]]:
    """Name, type, whether it may be missing, and what it means, for each field; the tag first."""
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    if info.tag_field is not None:
        yield info.tag_field, json.dumps(info.tag), False, ""
    unset = {field.name for field in msgspec.structs.fields(struct) if field.default is msgspec.UNSET}
    for field in info.fields:
        missing = field.name in unset if sent else not field.required
        yield field.encode_name, ts(field.type, ids), missing, doc_of(struct, field.name)


def declared(struct: Any, sent: bool, ids: Ids) -> list[str]:
    """The lines that declare a struct."""
    lines = [f"/** {about(struct)} */"] if about(struct) else []
    lines.append(f"export type {name_of(struct)} = {{")
    for name, kind, missing, doc in fields_of(struct, sent, ids):
        lines += [f"  /** {doc} */"] if doc else []
        lines.append(f"  {name}{'?' if missing else ''}: {kind};")
    if struct is outgoing.View:
        lines.append("  [key: string]: unknown;")
    return [*lines, "};", ""]


def typescript() -> str:
    """The types of the client."""
    lines = ["/** What travels between server and client. Generated by scripts/wire.py: do not edit. */", ""]
    sent = structs(*SENT, *ANSWERS)
    for struct in [*sent, *(one for one in structs(*ASKED, *BODIES) if one not in sent)]:
        lines += declared(struct, struct in sent, {})
    unions = {
        "FromTable": outgoing.TableMessage,
        "FromAnalysis": outgoing.AnalysisMessage,
        "ToTable": wire.Message,
        "ToAnalysis": analysis_wire.Message,
        "Pace": wire.Pace,
    }
    for name, union in unions.items():
        lines.append(f"export type {name} = {ts(types.type_info(union), {})};")
    return "\n".join(lines) + "\n"


def view_typescript(name: str) -> str:
    """The types of a game's view."""
    board = GAMES[name].board
    ids = ids_of(board)
    lines = [f"/** A view of {GAMES[name].title}. Generated by scripts/wire.py: do not edit. */"]
    lines += ['import type { View } from "../../lib/types";', ""]
    lines += [f"export type {label} = {' | '.join(map(json.dumps, known))};" for known, label in ids.items()]
    lines += ["", f"export type GameView = View & {name_of(board)};", ""]
    for struct in structs(board):
        lines += declared(struct, True, ids)
    return "\n".join(lines[:-1]) + "\n"


# -- JSON Schema ---------------------------------------------------------------------------------------------------


def schema() -> str:
    """Everything in one JSON Schema, by who says it."""
    said = {
        "table": outgoing.TableMessage,
        "analysis": outgoing.AnalysisMessage,
        "to_table": wire.Message,
        "to_analysis": analysis_wire.Message,
    }
    kinds: list[Any] = []
    defs: dict[str, Any] = {}
    for label, types_ in [*((label, [union]) for label, union in said.items()), ("http", [*ANSWERS, *BODIES])]:
        found, defs[label] = msgspec.json.schema_components(types_, ref_template=f"#/$defs/{label}/{{name}}")
        kinds += found
    for name, definition in GAMES.items():
        _, defs[name] = msgspec.json.schema_components(
            [whole(definition.board)], ref_template=f"#/$defs/{name}/{{name}}"
        )
    for label in ("table", "analysis"):  # the game says what else is in a view
        defs[label]["View"]["allOf"] = [
            {"if": {"properties": {"game": {"const": name}}}, "then": {"$ref": f"#/$defs/{name}/View"}}
            for name in GAMES
        ]
    made = {"$schema": "https://json-schema.org/draft/2020-12/schema", "oneOf": kinds, "$defs": defs}
    return json.dumps(made, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


# -- Markdown ------------------------------------------------------------------------------------------------------


def table_of(struct: Any, sent: bool, ids: Ids | None = None) -> str:
    """The fields of a struct as a table."""
    lines = [f"### {name_of(struct)}", ""]
    lines += [about(struct), ""] if about(struct) else []
    rows = list(fields_of(struct, sent, ids or {}))
    if not rows:
        return "\n".join([*lines, "It has no fields.", ""])
    lines += ["| field | type | |", "| --- | --- | --- |"]
    for name, kind, missing, doc in rows:
        shown = kind.replace("|", "\\|")
        lines.append(f"| `{name}`{' (optional)' if missing else ''} | `{shown}` | {doc} |")
    return "\n".join([*lines, ""])


def markdown() -> str:
    """The page of messages: its prose, with the structs where it names a group of them."""
    sent, asked = structs(*SENT), structs(*ASKED)
    http = [one for one in structs(*ANSWERS, *BODIES) if one not in sent]
    groups = {
        "http": [table_of(one, one not in BODIES) for one in http],
        "sent": [table_of(one, True) for one in sent],
        "asked": [table_of(one, False) for one in asked if one not in sent],
    }
    text = PROSE.read_text(encoding="utf-8")
    for name, tables in groups.items():
        text = text.replace(f"{{{{ {name} }}}}\n", "\n".join(tables))
    return "<!-- Generated by scripts/wire.py from scripts/wire.md: do not edit. -->\n\n" + text


def view_markdown() -> str:
    """The page of views, game by game."""
    parts = []
    for definition in GAMES.values():
        ids = ids_of(definition.board)
        parts += [f"## {definition.title}", ""]
        parts += ["| id | one of |", "| --- | --- |"]
        parts += [f"| `{label}` | {', '.join(f'`{one}`' for one in known)} |" for known, label in ids.items()]
        parts += ["", *(table_of(struct, True, ids) for struct in structs(definition.board))]
    text = VIEWS.read_text(encoding="utf-8")
    text = text.replace("{{ heading }}", table_of(outgoing.View, True)).replace("{{ games }}\n", "\n".join(parts))
    return "<!-- Generated by scripts/wire.py from scripts/views.md: do not edit. -->\n\n" + text


FILES: dict[str, Callable[[], str]] = {
    "docs/wire.md": markdown,
    "docs/views.md": view_markdown,
    "docs/wire.schema.json": schema,
    "web/src/lib/wire.ts": typescript,
    **{f"web/src/games/{name}/view.ts": partial(view_typescript, name) for name in GAMES},
}


def main() -> int:
    stale = []
    for name, made in FILES.items():
        path, text = ROOT / name, made()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if "--check" not in sys.argv:
                path.write_text(text, encoding="utf-8")
    for name in stale:
        print(f"{name} is out of date." if "--check" in sys.argv else f"{name} written.")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
