"""MkDocs hooks: pages from files at the top of the repository, and links that work both there and on the site."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
PAGES = {"contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}
"""Pages of the site that are files at the top of the repository."""
_LINK = re.compile(r"(?<!!)\[([^\]\n]*)\]\(([^)\s]+)\)")
_ABSOLUTE = re.compile(r"[a-z]+:|#|/")


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that are not in docs/."""
    for page, source in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=relinked(text, "", page, files)))
    return files


def on_page_markdown(markdown: str, page: Any, files: Files, **_: Any) -> str:
    """Turn links to files that are not on the site into plain text."""
    if page.file.src_uri in PAGES:
        return markdown
    return relinked(markdown, posixpath.dirname(posixpath.join("docs", page.file.src_uri)), page.file.src_uri, files)


def relinked(markdown: str, folder: str, page: str, files: Files) -> str:
    """The text of a page with its links, written as in the repository, as they are on the site."""

    def link(found: re.Match[str]) -> str:
        text, target = found[1], found[2]
        if _ABSOLUTE.match(target):
            return found[0]
        path, mark, anchor = target.partition("#")
        place = posixpath.normpath(posixpath.join(folder, path))
        named = next((name for name, source in PAGES.items() if source == place), None)
        if named is None and place.startswith("docs/"):
            named = place.removeprefix("docs/")
        if named is not None:
            return f"[{text}]({posixpath.relpath(named, posixpath.dirname(page) or '.')}{mark}{anchor})"
        if not (ROOT / place).exists():
            return found[0]  # MkDocs reports it
        return text if text.startswith("`") else f"{text} (`{place}`)"

    return _LINK.sub(link, markdown)
