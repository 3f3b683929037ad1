"""Every message the server sends has a text, and no text is left that nothing uses."""

from __future__ import annotations

import re
from pathlib import Path

import wharfinger.server
from wharfinger.server.errors import texts

FOLDER = Path(wharfinger.server.__file__).parent
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
CATALOGUE = (FOLDER / "texts" / "en.ftl").read_text(encoding="utf-8")
KEYS = re.findall(r"^([a-z][a-z-]*) =", CATALOGUE, re.MULTILINE)


def used() -> set[str]:
    found = {f"refused-{key}" for key in re.findall(r'Refused\(\s*"([a-z-]+)"', SOURCE)}
    found |= {f"refused-{key}" for key in re.findall(r'"(undo-(?:turn|revealed)|nothing-to-undo)"', SOURCE)}
    found |= {f"refused-{key}" for key in re.findall(r'Refused\("[a-z-]+" if [^,]+ else "([a-z-]+)"', SOURCE)}
    found |= {f"notice-{key}" for key in re.findall(r'(?:_tell|message|_seat_changed)\("([a-z-]+)"', SOURCE)}
    found |= set(re.findall(r'(?:say|texts\([a-z.]*\))(?:\.worded)?\(\s*"([a-z-]+)"', SOURCE))
    found |= set(re.findall(r'wire\.Text\("([a-z-]+)"', SOURCE))
    found |= set(re.findall(r'unusable\("([a-z-]+)"', SOURCE))
    settings = re.findall(r'_wrong\("([a-z]+)"(?: if [^,]+ else "([a-z]+)")?', SOURCE)
    found |= {f"start-setting-{key}" for pair in settings for key in pair if key}
    letters = re.findall(r'(?:letters\.changed\([\w.]+|self\._send\(address, language), "([a-z-]+)"', SOURCE)
    found |= {f"{letter}-{part}" for letter in letters for part in ("title", "body")}
    return found


def test_texts_and_their_uses_are_the_same() -> None:
    assert len(set(KEYS)) == len(KEYS)
    assert used() - set(KEYS) == set()
    assert set(KEYS) - used() == set()
    assert all(texts().has(key) for key in KEYS)
