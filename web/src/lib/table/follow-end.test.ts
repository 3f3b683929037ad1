/** A list is followed until its reader scrolls up, however late the news of a scroll comes. */
import { expect, it } from "vitest";
import { FollowEnd } from "./follow-end";

const at = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 200 });

it("follows on when lines came between a scroll and its event, or the list was shorter for a moment", () => {
  const end = new FollowEnd();
  end.scrolled(at(300, 500), 0);
  end.scrolled(at(420, 900), 10);
  expect(end.following).toBe(true);
  end.scrolled(at(350, 900), 20);
  expect(end.following).toBe(true);
});

it("stops for a reader who scrolls up, until they are back at the end", () => {
  const end = new FollowEnd();
  end.scrolled(at(700, 900), 0);
  end.touched(5000);
  end.scrolled(at(500, 900), 5050);
  expect(end.following).toBe(false);
  end.scrolled(at(520, 900), 9000);
  expect(end.following).toBe(false);
  end.scrolled(at(690, 900), 9100);
  expect(end.following).toBe(true);
});
