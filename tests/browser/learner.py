"""Walking through a guided first game by clicking what is lit, as a learner does."""

from __future__ import annotations

from typing import Any

from .player import Player

# One answer of the learner: confirm, or click the framed thing on the board, or the button the guide marks, or the
# amount of a panel. Whatever changes the table or the narrowed choices counts.
STEP = """async () => {
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const text = what => document.querySelector(what)?.textContent;
  const now = () => [document.querySelector('.table')?.dataset.stamp, text('.guide h2'), text('.prompt')].join();
  const before = now();
  const find = what => [...document.querySelectorAll(what)].filter(one => one.getClientRects().length && !one.disabled);
  const confirm = find('.confirm button.primary'), next = find('.guide .ways .primary');
  const marked = find('button.choice.wanted'), lit = find('main [data-guided][data-lit], main .lit[data-guided]');
  const [target] = confirm.length ? confirm : next.length ? next : lit.length ? lit : marked;
  if (!target) return '';
  target.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  for (const end = Date.now() + 120_000; Date.now() < end && now() === before;) await wait(5);
  return now() === before ? 'stuck' : 'done';
}"""


class Learner(Player):
    """A player in a guided game."""

    def learn(self, title: str) -> Learner:
        """From the start page into the lesson, by one click."""
        self.open()
        self.page.get_by_role("link", name=f"Learn by playing: {title}").click()
        self.page.locator(".guide h2").wait_for()
        return self

    @property
    def step(self) -> tuple[int, int]:
        """Which step it is, and of how many."""
        words = self.page.locator(".guide .where span").inner_text().split()
        return int(words[1]), int(words[3])

    @property
    def guide(self) -> Any:
        return self.page.locator(".guide")

    def answer(self) -> None:
        """Do the next thing the guide asks for."""
        done = self.page.evaluate(STEP)
        assert done and done != "stuck", f"step {self.step}: {self.guide.inner_text()}"

    def walk(self, until: int) -> Learner:
        """Do what the guide says until it is at a step."""
        for _ in range(200):
            if self.step[0] >= until:
                return self
            self.answer()
        raise AssertionError(self.guide.inner_text())
