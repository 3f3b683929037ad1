"""Every word on the screen comes from a catalogue: in the pseudo-locale whatever is in plain letters does not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wharfinger as wf
import wharfinger.games.le_havre

from .conftest import Seats
from .harbour import Server
from .player import Player
from .positions import found

COMPONENTS = Path(wharfinger.games.le_havre.__file__).parent / "components"
GAMES = ("hamburgum", "le-havre", "shipyard")
NAMES = ("Zq", "Qz", "Ann", "Ben", "Cleo", "Cora", "Cy", "Dora", "Dan")
"""Of the players, also on the boards of the pages that explain the games: they are what people typed."""
ALLOWED = re.compile(
    r"Wharfinger|Hamburgum|Le Havre|Shipyard|[A-Z]{1,2}-\d[\w.]*|[IVX]+|https?://\S+|English|Ctrl|Shift|Esc|Tab|Enter"
)
"""The product, titles of games, numbers of clauses, Roman numerals, addresses, languages in themselves, keys."""
SHIPS = tuple(re.findall(r'^name = "(.*)"', (COMPONENTS / "ships.toml").read_text(encoding="utf-8"), re.MULTILINE))
"""Le Havre's ships have names of their own."""
TYPED = ("Taler",)
"""What people may type over: Hamburgum's name for its money."""
KNOWN = ("essen_2008+grand_hameau",)
"""Words that are made in code. This list only gets shorter, and so does the next."""
KNOWN_PARTS: dict[str, tuple[str, ...]] = {"rules": ("section[aria-labelledby=components]",)}
"""Parts of pages that have such words."""

# The words to be seen and those read aloud; what stays English says so, and tables are named by people.
VISIBLE = """() => {
  const skip = 'script, style, code, pre, [data-notation], input, textarea, [lang]:not(html), li.card';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  for (let node; node = walker.nextNode();) {
    const text = node.textContent.trim();
    if (text && !node.parentElement.closest(skip)) found.push(text);
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      if (one.getAttribute(name) && !one.closest('code, pre')) found.push(one.getAttribute(name));
  return [document.title, ...found];
}"""


def plain(texts: list[str]) -> list[str]:
    """The texts with words in plain letters."""
    made = []
    for text in texts:
        rest = ALLOWED.sub("", text)
        for name in (*NAMES, *SHIPS, *TYPED, *KNOWN):
            rest = rest.replace(name, "")
        if re.search(r"[A-Za-z]{2,}", rest):
            made.append(text[:160])
    return sorted(set(made))


@pytest.fixture
def reader(visitor: Seats, server: Server) -> Player:
    return visitor(server).settle(language="qps", speed="off")


def unmarked(reader: Player, page: str) -> list[str]:
    """The texts of a page that no catalogue has."""
    reader.page.wait_for_function("() => document.documentElement.lang === 'qps' && /⟦/.test(document.body.innerText)")
    for part in KNOWN_PARTS.get(page.split("/")[1] if "/" in page else page, ()):
        reader.page.evaluate("part => document.querySelector(part)?.remove()", part)
    texts: list[str] = reader.page.evaluate(VISIBLE)
    assert len(texts) > 5
    return plain(texts)


@pytest.mark.parametrize(
    "path", ["/", "/settings", "/nowhere", *(f"/{page}/{game}" for page in ("new", "rules") for game in GAMES)]
)
def test_pages(reader: Player, path: str) -> None:
    reader.open(path)
    reader.page.wait_for_load_state("networkidle")
    assert unmarked(reader, path) == []


def middle(game: str) -> wf.Position:
    """Well into a game, where much lies on the table."""
    return found(game, list(NAMES[:2]), lambda position: position.turn >= 12 and len(position.legal_codes()) > 2)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_and_its_analysis(reader: Player, game: str) -> None:
    made = reader.upload(middle(game))
    reader.sit(made).my_turn()
    assert unmarked(reader, game) == []
    reader.open(f"/analysis/{made['id']}")
    reader.page.wait_for_load_state("networkidle")
    assert unmarked(reader, f"analysis {game}") == []
