/** A list is followed until its reader scrolls up, however late the news of a scroll comes. */
import { expect, it } from "vitest";
import { FollowEnd } from "./follow-end";

const at = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 200 });

it("follows on when lines came between a scroll and its event", () => {
  const end = new FollowEnd();
  end.scrolled(at(300, 500));
  end.scrolled(at(420, 900));
  expect(end.following).toBe(true);
});

it("stops for a reader who scrolls up, until they are back at the end", () => {
  const end = new FollowEnd();
  end.scrolled(at(700, 900));
  end.scrolled(at(500, 900));
  expect(end.following).toBe(false);
  end.scrolled(at(520, 900));
  expect(end.following).toBe(false);
  end.scrolled(at(690, 900));
  expect(end.following).toBe(true);
});
