"""Somebody at a browser: opens tables, clicks what is lit, reads what is asked."""

from __future__ import annotations

from typing import Any

import pytest

import wharfinger as wf

from . import harbour

CREATE = """async wish => {
  const headers = {'content-type': 'application/json'};
  const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)});
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""
PLAY = """async patience => {
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const stamp = () => document.querySelector('.table')?.dataset.stamp;
  const all = what => [...document.querySelectorAll(what)];
  const end = Date.now() + patience;
  // A thing that is lit; then, where that only narrowed the choices or set an amount, a button.
  for (let tries = 0, seen = null, count = 0; Date.now() < end && !document.querySelector('.result'); tries++) {
    const now = stamp();
    count = now === seen ? count + 1 : 0;
    seen = now;
    const confirm = all('.confirm button.primary:not(:disabled)'), lit = count ? [] : all('main [data-lit]');
    const from = [confirm, lit, all('button.choice:not(:disabled)')].find(some => some.length);
    if (!from) { await wait(10); continue; }
    from[tries % from.length].dispatchEvent(new MouseEvent('click', {bubbles: true}));
    for (let waited = 0; waited < 40 && stamp() === now && !document.querySelector('.confirm'); waited++) await wait(5);
  }
  return Boolean(document.querySelector('.result'));
}"""
# One experimental rule is asked for: the words and numbers drawn on a button are part of its name.
AXE = """async without => (await axe.run({include: [['html']], exclude: without ? [[without]] : []},
    {resultTypes: ['violations'], rules: {'label-content-name-mismatch': {enabled: true}}})).violations
  .filter(one => ['serious', 'critical'].includes(one.impact))
  .map(one => `${one.id}: ${one.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(' | ')}`)"""

UPLOAD = """async ([record, go_on]) => {
  const headers = {'content-type': 'application/json'}, body = JSON.stringify({record, go_on});
  return (await fetch('/api/records', {method: 'POST', headers, body})).json();
}"""


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
        if not self.page.url.startswith(self.server.url):
            self.open("/settings")
        wish = {"game": game, "players": len(seats), "seats": list(seats), "public": False, **wish}
        wish.setdefault("options", {"start_player": "first_listed"} if game == "hamburgum" else {})
        made: dict[str, Any] = self.page.evaluate(CREATE, wish)
        return made

    def upload(self, position: wf.Position, go_on: bool = True) -> dict[str, Any]:
        """A table made from the record of a game, to play on or to look at; every seat's key comes back with it."""
        if not self.page.url.startswith(self.server.url):
            self.open("/settings")
        made: dict[str, Any] = self.page.evaluate(UPLOAD, [position.record().dumps(), go_on])
        return made

    def sit(self, made: dict[str, Any], *chairs: int) -> Player:
        """Open a table with the keys of some of its chairs (all by default)."""
        for key in made["keys"]:
            if not chairs or key["seat"] in chairs:
                self.open(f"/table/{made['id']}#{key['key']}")
        return self

    def settle(self, **settings: str) -> Player:
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
        # The first table of a game waits until its compiled rules are read.
        self.page.locator(".prompt.mine .choices button, .curtain button").first.wait_for(timeout=150_000)
        self.page.evaluate("document.querySelector('.curtain button')?.click()")
        self.page.locator(".prompt.mine .choices button").first.wait_for()
        return self

    def choose(self, label: str) -> Player:
        """Press the button of a choice, and confirm if that is asked."""
        before = self.prompt_text()
        self.page.locator(".prompt.mine button.choice", has_text=label).first.click()
        self.page.wait_for_function("before => document.querySelector('.prompt')?.textContent !== before", arg=before)
        if self.page.locator(".confirm button").count():
            self.confirm()
        return self

    def confirm(self) -> Player:
        before = self.prompt_text()
        self.page.locator(".confirm button").click()
        self.page.wait_for_function("before => document.querySelector('.prompt')?.textContent !== before", arg=before)
        return self

    def prompt_text(self) -> str:
        return str(self.page.locator(".prompt").text_content())

    def play_on(self, seconds: int = 240) -> bool:
        """Click what is lit, or a button where nothing is, until the game is over."""
        return bool(self.page.evaluate(PLAY, seconds * 1000))

    # -- what can be measured -------------------------------------------------------------------------------------

    def axe(self, without: str = "") -> list[str]:
        """What axe finds serious on the page, or on the page without a part of it."""
        if not harbour.AXE.exists():
            pytest.fail(harbour.NO_AXE)
        self.page.evaluate(harbour.AXE.read_text(encoding="utf-8") + ";0")
        found: list[str] = self.page.evaluate(AXE, without)
        return found

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
