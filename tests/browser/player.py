"""Somebody at a browser: opens tables, clicks what is lit, reads what is asked."""

from __future__ import annotations

from typing import Any

import pytest

import wharfinger as wf

from . import harbour

# What is pressed depends on the questions alone, not on how long answers take: each press is waited for.
PLAY = """async patience => {
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const stamp = () => document.querySelector('.table')?.dataset.stamp;
  const prompt = () => document.querySelector('.prompt')?.textContent;
  const over = () => document.querySelector('.result');
  const all = what => [...document.querySelectorAll(what)];
  const end = Date.now() + patience;
  // A thing that is lit; then, where that only narrowed the choices or set an amount, a button.
  for (let tries = 0, seen = null; Date.now() < end && !over();) {
    const now = stamp(), asked = prompt();
    const confirm = all('.confirm button.go:not(:disabled)'), lit = now === seen ? [] : all('main [data-lit]');
    const from = [confirm, lit, all('button.choice:not(:disabled)')].find(some => some.length);
    if (!from) { await wait(10); continue; }
    seen = now;
    from[tries++ % from.length].dispatchEvent(new MouseEvent('click', {bubbles: true}));
    while (Date.now() < end && stamp() === now && prompt() === asked && !over()) await wait(5);
  }
  return Boolean(over());
}"""
# The first answer, or the button that confirms it; a panel has its answers folded away, but there they are.
FIRST = """() => (document.querySelector('.confirm button.go:not(:disabled)')
  ?? document.querySelector('.prompt.mine button.choice:not(:disabled)'))?.click()"""
STATE = "() => `${document.querySelector('.table')?.dataset.stamp} ${document.querySelector('.prompt')?.textContent}`"
# Something is asked, and no curtain is left: lifting it waits for a server that may not have said hello yet.
ASKED = """() => {
  const curtain = document.querySelector('.curtain button');
  curtain?.click();
  return !curtain && document.querySelector('.prompt.mine button.choice') !== null;
}"""
KEEP = "([table, keys]) => localStorage.setItem(`wharfinger:keys:${table}`, JSON.stringify(keys))"
CHANGED = f"before => ({STATE})() !== before"
# One experimental rule is asked for: the words and numbers drawn on a button are part of its name.
# Colours are judged as they come to rest.
AXE = """async without => {
  const moving = document.getAnimations().filter(one => one.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(moving.map(one => one.finished));
  const found = await axe.run({include: [['html']], exclude: without ? [[without]] : []},
    {resultTypes: ['violations'], rules: {'label-content-name-mismatch': {enabled: true}}});
  return found.violations.filter(one => one.impact !== 'minor')
    .map(one => `${one.id}: ${one.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(' | ')}`);
}"""

# Looks, by what the page's root says of them: a page is visited once and looked at in all of them.
LOOKS = {"light": ("light", "harbour"), "dark": ("dark", "harbour"), "colour-blind": ("light", "safe")}
# Colours change without a transition.
AT_ONCE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}"""
WEAR = """([theme, seats]) => Object.assign(document.documentElement.dataset, {theme, seats})"""


class Player:
    """A page and what a person does with it."""

    def __init__(self, page: Any, server: harbour.Server) -> None:
        self.page, self.server = page, server
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, message: Any) -> None:
        # A lost line is part of some tests, and the browser always reports it.
        if message.type == "error" and not any(word in message.text for word in ("WebSocket", "ERR_", "status of")):
            self.problems.append(message.text)

    def open(self, path: str = "/") -> Player:
        self.page.goto(self.server.url + path)
        return self

    def create(self, *seats: dict[str, str], game: str = "hamburgum", **wish: Any) -> dict[str, Any]:
        """A table made as the set-up page makes it; the seats' keys come back with it."""
        wish = {"game": game, "players": len(seats), "seats": list(seats), "public": False, **wish}
        wish.setdefault("options", {"start_player": "first_listed"} if game == "hamburgum" else {})
        wish.setdefault("seed", 1)  # the same deal every time
        return self._made("tables", wish)

    def upload(self, position: wf.Position, go_on: bool = True) -> dict[str, Any]:
        """A table made from the record of a game, to play on or to look at; every seat's key comes back with it."""
        return self._made("records", {"record": position.record().dumps(), "go_on": go_on})

    def _made(self, path: str, wish: dict[str, Any]) -> dict[str, Any]:
        """What the server makes for this visitor; no page is needed for it."""
        headers = {"origin": self.server.url}
        answer = self.page.context.request.post(f"{self.server.url}/api/{path}", data=wish, headers=headers)
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()
        return made

    def sit(self, made: dict[str, Any], *chairs: int) -> Player:
        """Open a table with the keys of some of its chairs (all by default)."""
        keys = [key["key"] for key in made["keys"] if not chairs or key["seat"] in chairs]
        if len(keys) == 1:
            return self.open(f"/table/{made['id']}#{keys[0]}")
        # One hello with all keys: with one after the other, the curtain would come at some moment while a test goes on.
        self.open("/healthz").page.evaluate(KEEP, [made["id"], keys])
        return self.open(f"/table/{made['id']}")

    def settle(self, **settings: str | int) -> Player:
        """Settings as they are kept."""
        self.page.add_init_script(f"localStorage.setItem('wharfinger:settings', JSON.stringify({settings!r}))")
        return self

    # -- at the table --------------------------------------------------------------------------------------------

    @property
    def choices(self) -> Any:
        return self.page.locator(".prompt.mine .choices button")

    @property
    def question(self) -> str:
        return str(self.page.locator(".prompt h2").inner_text()).strip()

    def my_turn(self) -> Player:
        """Wait until something is asked of this screen; whoever it is lifts the curtain, if there is one."""
        # The first table of a game waits until its compiled rules are read. A panel folds the answers away.
        self.page.wait_for_function(ASKED, polling=100)
        return self

    def choose(self, label: str) -> Player:
        """Press the button of a choice, and confirm if that is asked."""
        before = self.state()
        self.page.locator(".prompt.mine button.choice", has_text=label).first.click()
        self.page.wait_for_function(CHANGED, arg=before)
        if self.page.locator(".confirm button").count():
            self.confirm()
        return self

    def confirm(self) -> Player:
        before = self.state()
        self.page.locator(".confirm button").click()
        self.page.wait_for_function(CHANGED, arg=before)
        return self

    def first(self) -> Player:
        """Press the first answer, or confirm it, and wait until something has changed."""
        before = self.state()
        self.page.evaluate(FIRST)
        self.page.wait_for_function(CHANGED, arg=before)
        return self

    def state(self) -> str:
        """The table's stamp and what is asked: it changes with whatever a player does."""
        return str(self.page.evaluate(STATE))

    def prompt_text(self) -> str:
        return str(self.page.locator(".prompt").text_content())

    def play_on(self, seconds: int = 1200) -> bool:
        """Click what is lit, or a button where nothing is, until the game is over."""
        return bool(self.page.evaluate(PLAY, seconds * 1000))

    # -- what can be measured -------------------------------------------------------------------------------------

    def axe(self, without: str = "") -> list[str]:
        """What axe finds moderate or worse on the page, or on the page without a part of it."""
        if not harbour.AXE.exists():
            pytest.fail(harbour.NO_AXE)
        self.page.evaluate(harbour.AXE.read_text(encoding="utf-8") + ";0")
        found: list[str] = self.page.evaluate(AXE, without)
        return found

    def faults(self, without: str = "") -> dict[str, list[str]]:
        """What axe finds in each look; the page has its own again afterwards."""
        self.page.evaluate(AT_ONCE)
        worn = self.page.evaluate(
            "() => { const { theme, seats } = document.documentElement.dataset; return [theme, seats] }"
        )
        found = {}
        for look, wears in LOOKS.items():
            self.page.evaluate(WEAR, wears)
            found[look] = self.axe(without)
        self.page.evaluate(WEAR, worn)
        return {look: some for look, some in found.items() if some}

    def too_wide(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > innerWidth"))

    def small_targets(self, within: str, least: int = 40) -> list[str]:
        """Buttons and links that a finger would miss."""
        script = """([within, least]) => [...document.querySelectorAll(within)]
          .map(one => [one, one.getBoundingClientRect()])
          .filter(([one, box]) => box.width > 0 && Math.min(box.height, box.width) < least - 0.5)
          .filter(([one]) => getComputedStyle(one).visibility === 'visible')
          .map(([one, box]) => `${one.className} ${one.textContent.trim().slice(0, 30)} ${box.width}×${box.height}`)"""
        found: list[str] = self.page.evaluate(script, [within, least])
        return found
