"""Playing Le Havre in a browser as a person does: what is lit on the board, the panels' steppers, and the keyboard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .player import Player

# Clicks go through what the browser finds at the middle of a thing, so that a thing under another one does not count.
PLAY = """async ([patience, most, until]) => {
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const all = what => [...document.querySelectorAll(what)];
  const stamp = () => document.querySelector('.table')?.dataset.stamp;
  const shown = () => document.querySelector('.prompt')?.innerHTML;
  const count = {board: 0, panels: 0, steps: 0, buttons: 0, hidden: []};
  const press = element => {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const what = element.dataset.thing ?? element.textContent;
    if (!element.contains(hit)) count.hidden.push(`${what} under ${hit?.outerHTML.slice(0, 120)}`);
    element.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  };
  const end = Date.now() + patience;
  let tries = 0, before = null, same = 0;
  while (Date.now() < end && !document.querySelector('.result') && tries < most
      && !(until && document.querySelector(until))) {
    const now = stamp();
    const from = what => { const found = all(what); return found[tries % found.length]; };
    const look = shown();
    same = now === before ? same : 0;
    let done = null;
    if (done = from('.confirm button.go:not(:disabled)')) press(done);
    else if (done = from('[data-primary=panel]:not(:disabled)')) { count.panels++; press(done); }
    else if (done = same < 30 && from('.panel:not([inert]) button:not(.go):not(:disabled)')) {
      count.steps++;
      press(done);
    }
    else if (done = !same && (from('main [data-lit=""]') ?? from('main [data-lit]'))) { count.board++; press(done); }
    else if (done = from('[data-primary=finish]:not(:disabled)')) { count.buttons++; press(done); }
    // A panel on its way stands for its choices, which lie folded away below it.
    else if (done = !all('.panel').length && from('button.choice:not(:disabled)')) {
      const drawer = done.closest('details');
      if (drawer) drawer.open = true;
      count.buttons++;
      press(done);
    }
    if (!done) { await wait(5); continue; }
    tries++;
    same++;
    before = now;
    // Each press is waited for: what is pressed next does not depend on how long an answer takes.
    while (Date.now() < end && stamp() === now && shown() === look && !document.querySelector('.result')) await wait(4);
  }
  return {...count, over: Boolean(document.querySelector('.result')), tries};
}"""


@dataclass(frozen=True)
class Played:
    """What was pressed, and whether the game is over."""

    board: int
    panels: int
    steps: int
    buttons: int
    hidden: list[str]
    over: bool
    tries: int


def play_on(player: Player, seconds: int = 1200, most: int = 1_000_000, until: str = "") -> Played:
    """Click what is lit, fill in the panels, and take a button where there is neither, until the game is over.

    `most`: no more than so many presses; `until`: no further than to where something is on the page.
    """
    found: dict[str, Any] = player.page.evaluate(PLAY, [seconds * 1000, most, until])
    return Played(**found)


FOCUS = """() => {
  const at = document.activeElement;
  if (document.querySelector('.result')) return 'over';
  if (!document.querySelector('.prompt.mine') || document.querySelector('.panel[inert]')) return 'wait';
  const goal = `.confirm button, button.go:not(:disabled), button.choice:not(:disabled), main [data-lit=""]`;
  if (at?.matches(goal)) return 'press';
  const seen = [...document.querySelectorAll(goal)].some(one => one.checkVisibility() && !one.closest('main'));
  if (seen || !document.querySelector('.panel')) return 'tab';
  if (at?.matches('.panel [role=spinbutton]')) return 'more';
  return at?.matches('.panel button:not(:disabled)') ? 'step' : 'tab';
}"""
CHANGED = """before => document.querySelector('.result')
  || document.querySelector('.table')?.dataset.stamp !== before.stamp
  || document.querySelector('.prompt')?.textContent !== before.text"""
NARROWED = """stamp => document.querySelector('.table')?.dataset.stamp === stamp && !document.querySelector('.confirm')
  && Boolean(document.querySelector('.prompt.mine'))"""
STATE = (
    "({stamp: document.querySelector('.table')?.dataset.stamp, text: document.querySelector('.prompt')?.textContent})"
)
FULL = "document.activeElement.getAttribute('aria-valuenow') === document.activeElement.getAttribute('aria-valuemax')"
TWICE = 350
"""Milliseconds after which a second press of a key is meant to confirm."""
KEYS = {"press": "Enter", "step": "Space", "more": "ArrowUp", "tab": "Tab"}


def play_by_keys(player: Player, most: int = 20_000) -> dict[str, int]:
    """Tab to something lit or to a button, and press it, until the game is over: how often which key was pressed.

    A thing that stands for several choices leaves these to choose from: then their number is pressed. Where a panel's
    button waits for a choice, the numbers go up as far as they can, one after the other.
    """
    page, pressed, narrowed = player.page, dict.fromkeys(("Tab", "Enter", "Space", "ArrowUp", "1"), 0), False
    for _ in range(most):
        what = page.evaluate(FOCUS)
        if what == "over":
            return pressed
        if what == "wait":
            page.wait_for_function(f"() => ({FOCUS})() !== 'wait'")
            continue
        before = page.evaluate(STATE)
        key = "1" if narrowed else KEYS[what]
        if what == "more" and page.evaluate(FULL):
            key = "Tab"
        if key == "Enter" and page.locator(".confirm").count():
            page.wait_for_timeout(TWICE)
        page.keyboard.press(key)
        pressed[key] += 1
        if key != "Tab":
            page.wait_for_function(CHANGED, arg=before)
            narrowed = key == "Enter" and page.evaluate(NARROWED, before["stamp"])
    raise AssertionError(f"{most} keys and no end: {pressed}")
