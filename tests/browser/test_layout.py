"""Every page in every language at three widths: no word is cut or out of its box, no page wider than the window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import wharfinger as wf

from .harbour import Server
from .player import Player
from .positions import asks, found

GAMES = ("hamburgum", "le-havre", "shipyard")
LANGUAGES = ("en", "cs", "pl", "ru", "de")
SIZES = ((1440, 900), (1024, 768), (390, 844))
PANELS = {"hamburgum": "sell", "le-havre": "food", "shipyard": "load"}
"""Decisions that have a panel."""
NAMES = ["Ann", "Ben"]

SPEAK = """async language => {
  const kept = JSON.parse(localStorage.getItem('wharfinger:settings') ?? '{}');
  localStorage.setItem('wharfinger:settings', JSON.stringify({...kept, language}));
  dispatchEvent(new StorageEvent('storage', {key: 'wharfinger:settings'}));
  // The texts of the shell, of the server and of a game come one after the other.
  const end = Date.now() + 20_000;
  for (let seen = '', still = 0; still < 4 && Date.now() < end;) {
    await new Promise(done => setTimeout(done, 40));
    const now = document.body.innerText;
    still = now === seen && document.documentElement.lang === language ? still + 1 : 0;
    seen = now;
  }
}"""

# A text is looked at where it is drawn: against the page, against the box it stands in, and against whatever cuts it.
# Pictures of boards are cuttings.
CUT = """async () => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const faults = new Set(), SLACK = 2;
  if (document.scrollingElement.scrollWidth > innerWidth + 1)
    faults.add(`page ${document.scrollingElement.scrollWidth} wide`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const styles = new Map();
  const styled = one => styles.get(one) ?? (styles.set(one, getComputedStyle(one)), styles.get(one));
  const named = one => `${one.tagName.toLowerCase()}.${[...one.classList].filter(c => !c.startsWith('svelte-'))}`;
  const hides = flow => flow === 'hidden' || flow === 'clip';
  const scrolls = flow => flow === 'auto' || flow === 'scroll';
  for (let node; node = walker.nextNode();) {
    const text = node.textContent.trim(), parent = node.parentElement;
    if (!text || parent.closest('script, style, svg, select, datalist, .sr, [role=img]')) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(rect => rect.width > 1 && rect.height > 1);
    if (!rects.length || !parent.checkVisibility({checkOpacity: true, checkVisibilityCSS: true})) continue;
    const left = Math.min(...rects.map(rect => rect.left)), right = Math.max(...rects.map(rect => rect.right));
    const tell = (fault, box) => faults.add(`${fault} ${named(box)}: "${text.slice(0, 60)}"`);
    // The nearest box that is not part of the line of text.
    let box = parent;
    while (box !== document.body && styled(box).display === 'inline') box = box.parentElement;
    let rolled = false;
    for (let one = box; one !== document.body; one = one.parentElement) {
      const {overflowX, overflowY, display} = styled(one);
      if (display === 'contents') continue;
      const frame = one.getBoundingClientRect();
      if (frame.width <= 1 || frame.height <= 1) { rolled = true; break; }
      if (hides(overflowX) && (left < frame.left - SLACK || right > frame.right + SLACK)) tell('cut by', one);
      if (one === box && hides(overflowX) && one.scrollWidth > one.clientWidth + 1) tell('cut in', one);
      if (one === box && hides(overflowY) && one.scrollHeight > one.clientHeight + SLACK) tell('cut below', one);
      if (one === box && !hides(overflowX) && !scrolls(overflowX) && frame.width > 20
          && (left < frame.left - SLACK || right > frame.right + SLACK)) tell('out of', one);
      if (scrolls(overflowX) && one.scrollWidth > one.clientWidth) { rolled = true; break; }
      if (styled(one).position === 'fixed') break;
    }
    if (!rolled && (left < -1 || right > innerWidth + 1)) tell('off the page', box);
  }
  return [...faults];
}"""


@pytest.fixture(scope="module")
def reader(browser: Any, server: Server) -> Iterator[Player]:
    """One page for all of them."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(180_000)
    made = Player(context.new_page(), server)
    made.settle(speed="off")
    yield made
    context.close()
    assert not made.problems


def wide(reader: Player) -> None:
    width, height = SIZES[0]
    reader.page.set_viewport_size({"width": width, "height": height})


def faults(reader: Player, sizes: Sequence[tuple[int, int]] = SIZES, tab: int | None = None) -> list[str]:
    """What is cut or sticks out on the open page in any language at any width; of a tab, counted from the end."""
    made = []
    for language in LANGUAGES:
        reader.page.evaluate(SPEAK, language)
        for width, height in sizes:
            reader.page.set_viewport_size({"width": width, "height": height})
            if tab is not None:
                tabs = reader.page.get_by_role("tab")
                tabs.nth(tabs.count() - tab).click()
            made += [f"{language} {width} {fault}" for fault in reader.page.evaluate(CUT)]
    return made


def pages() -> list[str]:
    own = [f"/{page}/{game}" for game in GAMES for page in ("new", "learn", "rules")]
    return ["/", "/settings", "/analysis", "/nowhere", *own, "/puzzles/shipyard", "/rules/hamburgum/complete"]


@pytest.mark.parametrize("path", pages())
def test_pages(reader: Player, path: str) -> None:
    reader.open(path).page.locator("h1").first.wait_for()
    reader.page.wait_for_load_state("networkidle")
    assert faults(reader) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_with_a_panel(reader: Player, game: str) -> None:
    position = found(game, NAMES, lambda one: one.turn >= 8 and asks(PANELS[game], 3)(one))
    wide(reader)
    reader.sit(reader.upload(position)).my_turn()
    reader.page.locator(".prompt form.panel").first.wait_for()
    assert faults(reader) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table_with_its_list(reader: Player, game: str) -> None:
    """Late in a game, where most can be chosen; also the tabs of a phone."""
    position = found(game, NAMES, lambda one: one.turn >= 16 and len(one.legal_codes()) > 6)
    wide(reader)
    reader.sit(reader.upload(position)).my_turn()
    assert faults(reader) == []
    assert [fault for tab in (3, 2, 1) for fault in faults(reader, SIZES[-1:], tab)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_task(reader: Player, game: str) -> None:
    wide(reader)
    reader.open(f"/learn/{game}")
    reader.page.locator("main button.primary").first.click()
    reader.page.locator(".lesson h2").wait_for()
    made = faults(reader)
    wide(reader)
    reader.open(f"/learn/{game}")
    reader.page.locator("button.exercise").first.click()
    reader.page.locator(".task h2").wait_for()
    assert made + faults(reader) == []


def test_results_and_report(reader: Player) -> None:
    position = wf.new("hamburgum", NAMES, 3, turn_limit=3, start_player="first_listed")
    while not position.over:
        codes = position.legal_codes()
        position.play(codes[position.version * 7 % len(codes)])
    table = reader.upload(position, go_on=False)["id"]
    wide(reader)
    reader.open(f"/table/{table}").page.locator(".results svg[role=img]").wait_for()
    made = faults(reader)
    wide(reader)
    reader.open(f"/analysis/{table}").page.locator(".under svg[role=img]").wait_for()
    reader.page.wait_for_function("() => !document.querySelector('label.progress')")
    for tab in (3, 2, 1):
        made += faults(reader, tab=tab)
    assert made == []
