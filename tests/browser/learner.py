"""Walking through a lesson by clicking what is lit, as a learner does."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import TimeoutError

from .player import Player

# One answer of the learner: confirm, or click the framed thing on the board, or the button the lesson marks, or the
# button of a panel. Whatever changes the table or the narrowed choices counts. A panel sends several decisions: the
# lesson may have come to where it was wanted while the last of them were on their way, and then nothing is pressed.
# Between two decisions there may be nothing to press for a moment: a learner waits then.
STEP = """async until => {
  const wait = ms => new Promise(done => setTimeout(done, ms));
  const text = what => document.querySelector(what)?.textContent;
  const now = () => [document.querySelector('.table')?.dataset.stamp, text('.lesson h2'), text('.prompt')].join();
  const there = () => Number(/\\d+/.exec(text('.lesson .where'))) >= until;
  const find = what => [...document.querySelectorAll(what)].filter(one => one.getClientRects().length && !one.disabled);
  const ways = ['.confirm button.go', '.lesson .ways .primary', 'main [data-lesson][data-lit], main .lit[data-lesson]',
    'button.choice.wanted', '.prompt button.go'];
  const end = Date.now() + 120_000;
  let target;
  while (!there() && !(target = ways.map(find).find(some => some.length)?.[0]) && Date.now() < end) await wait(5);
  if (there()) return 'there';
  if (!target) return 'nothing to press';
  const before = now();
  target.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  while (now() === before && Date.now() < end) await wait(5);
  return now() === before ? `stuck at ${target.outerHTML.slice(0, 200)}` : 'done';
}"""


# Whether the text of a step is in sight whole, and so is what it speaks of: something on the board, if anything there
# is framed and the board is not all but gone, and every framed row of the panel.
IN_SIGHT = """() => {
  const seen = one => {
    const {left, top, width, height} = one.getBoundingClientRect();
    const points = [0.2, 0.5, 0.8].flatMap(across => [0.2, 0.5, 0.8].map(down => [across, down]));
    const hit = ([across, down]) => document.elementFromPoint(left + width * across, top + height * down);
    return points.filter(point => one.contains(hit(point))).length >= 4;  // what is drawn may be no rectangle
  };
  const text = document.querySelector('.lesson .text'), board = document.querySelector('#main');
  const framed = [...document.querySelectorAll('[data-lesson]')].filter(one => one.getClientRects().length);
  const [there, rows] = [true, false].map(side => framed.filter(one => board.contains(one) === side));
  return Boolean(text) && text.scrollHeight <= text.clientHeight + 1 && rows.every(seen)
    && (there.some(seen) || !there.length || rows.length > 0);
}"""


class Learner(Player):
    """A player in a lesson."""

    def learn(self, title: str) -> Learner:
        """From the start page into the guided game."""
        self.open()
        self.page.get_by_role("link", name=f"Learn by playing: {title}").click()
        self.page.get_by_role("button", name="Start").first.click()
        self.page.locator(".lesson h2").wait_for()
        return self

    @property
    def step(self) -> tuple[int, int]:
        """Which step it is, and of how many."""
        words = self.page.locator(".lesson .where span").inner_text().split()
        return int(words[1]), int(words[3])

    @property
    def lesson(self) -> Any:
        return self.page.locator(".lesson")

    def sees_what_is_spoken_of(self) -> None:
        """Wait until the text of the step and what it points at can be seen."""
        try:
            self.page.wait_for_function(IN_SIGHT, timeout=20_000)
        except TimeoutError as late:
            raise AssertionError(f"step {self.step}: {self.lesson.inner_text()}") from late

    def answer(self, until: int) -> None:
        """Do the next thing the lesson asks for, unless it is at a step."""
        done = self.page.evaluate(STEP, until)
        assert done in ("done", "there"), f"{done}, step {self.step}: {self.lesson.inner_text()}"

    def walk(self, until: int) -> Learner:
        """Do what the lesson says until it is at a step."""
        for _ in range(200):
            if self.step[0] >= until:
                return self
            self.answer(until)
        raise AssertionError(self.lesson.inner_text())
