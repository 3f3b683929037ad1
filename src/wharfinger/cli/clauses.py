"""The numbered clauses of the rules, to look one up at the table."""

from __future__ import annotations

import re
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
FOLDERS = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""In an installed package the clauses lie inside it, in a checkout among the documents."""
NUMBER = re.compile(r"[A-Za-z]{1,2}-\d[\w.]*")


def clause(game: str, number: str) -> str:
    """The text of a clause, without its markup; empty if there is none of that number."""
    for folder in FOLDERS:
        if (file := folder / f"{game}.md").is_file():
            return _found(file.read_text(encoding="utf-8"), number.upper().rstrip("."))
    return ""


def _found(rules: str, number: str) -> str:
    anyhow, name = re.MULTILINE | re.IGNORECASE, re.escape(number)
    listed = re.search(rf"^- \*\*{name}\*\* (.*(?:\n(?!- |#|\||\n).*)*)", rules, anyhow)
    row = re.search(rf"^\| (?:\*\*)?{name}(?:\*\*)? \| (.*) \|$", rules, anyhow)
    text = listed[1] if listed else row[1].replace(" | ", ": ") if row else ""
    return re.sub(r"\s+", " ", re.sub(r"\*\*|`", "", text)).strip()
