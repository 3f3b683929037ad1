import { describe, expect, it } from "vitest";
import { clock, relative } from "../i18n/times";
import { cardPosition, sheetPosition, type Box } from "./popover-position";

const screen = { width: 1000, height: 700 };
const card = { width: 300, height: 150 };
const over = (box: Box, at: { left: number; top: number }) => at.left < box.right && at.left + card.width > box.left && at.top < box.bottom && at.top + card.height > box.top;

describe("the explanation card", () => {
  it("never covers what it explains, wherever that is", () => {
    for (let left = 0; left <= 900; left += 100)
      for (let top = 0; top <= 600; top += 100) {
        const box = { left, top, right: left + 100, bottom: top + 80 };
        const at = cardPosition(box, card, screen);
        expect(over(box, at)).toBe(false);
        expect(at.left).toBeGreaterThanOrEqual(0);
        expect(at.left + card.width).toBeLessThanOrEqual(screen.width);
        expect(at.top + card.height).toBeLessThanOrEqual(screen.height);
      }
  });
});

describe("the explanation card and what comes next", () => {
  const thing = { left: 400, top: 300, right: 460, bottom: 340 };
  it("covers the other side where something is lit on this one", () => {
    const lit = { left: 470, top: 200, right: 900, bottom: 600 };
    expect(over(lit, cardPosition(thing, card, screen))).toBe(true);
    expect(over(lit, cardPosition(thing, card, screen, [lit]))).toBe(false);
  });
  it("moves a little aside where every place beside it would cover something", () => {
    const lit = [{ left: 470, top: 0, right: 500, bottom: 700 }, { left: 360, top: 0, right: 390, bottom: 700 }, { left: 390, top: 270, right: 470, bottom: 295 }, { left: 390, top: 345, right: 470, bottom: 370 }];
    const at = cardPosition(thing, card, screen, lit);
    expect(lit.filter((one) => over(one, at))).toEqual([]);
    expect(thing.left - at.left - card.width).toBe(44); // as near as the columns let it
  });
  it("would rather cover what is lit than the dock", () => {
    const dock = { left: 470, top: 0, right: 1000, bottom: 700 };
    const lit = [{ left: 0, top: 0, right: 395, bottom: 700 }, { left: 0, top: 0, right: 470, bottom: 295 }, { left: 0, top: 345, right: 470, bottom: 700 }];
    expect(over(dock, cardPosition(thing, card, screen, lit, [dock]))).toBe(false);
  });
});

describe("the sheet of a phone", () => {
  const board = { left: 0, top: 100, right: 390, bottom: 500 };
  it("covers neither the thing nor what is below the board", () => {
    for (let top = 100; top <= 440; top += 20) {
      const thing = { left: 20, top, right: 120, bottom: top + 40 };
      const at = sheetPosition(thing, board, 844);
      const from = at.top ?? 844 - at.bottom! - at.height;
      expect(from).toBeGreaterThanOrEqual(board.top);
      expect(from + at.height).toBeLessThanOrEqual(board.bottom);
      expect(from >= thing.bottom || from + at.height <= thing.top).toBe(true);
    }
  });

  it("has a place without a thing", () => {
    expect(sheetPosition(null, board, 844)).toEqual({ bottom: 352, height: 384 });
  });
});

describe("times", () => {
  it("speaks of days, hours and minutes", () => {
    expect(relative(2 * 86_400 + 60, "en", 0)).toBe("in 2 days");
    expect(relative(0, "en", 7_300)).toBe("2 hours ago");
    expect(clock(247)).toBe("4:07");
    expect(clock(3_750)).toBe("1:02:30");
  });
});
