/** The drawing of the city: nothing that is clicked lies over something else. */
import { expect, test } from "vitest";
import { CHURCHES, KINDS } from "../model";
import { CHURCH_AT, SITE_AT } from "./city-map";

const TOKEN = { apart: 20, below: 33, radius: 9.5 };
const HOUSE = { left: -17, right: 17, top: -23, bottom: 20 };
const OWNER = { x: 14, y: -16, radius: 9 };
const beyond = (value: number, low: number, high: number) => Math.max(low - value, 0, value - high);

test("no building and no mark of an owner covers a token", () => {
  const covered: string[] = [];
  for (const church of CHURCHES)
    for (const [k, kind] of KINDS.entries()) {
      const [x, y] = [CHURCH_AT[church][0] + TOKEN.apart * (k - 2), CHURCH_AT[church][1] + TOKEN.below];
      for (const [site, [sx, sy]] of Object.entries(SITE_AT)) {
        const house = Math.hypot(beyond(x - sx, HOUSE.left, HOUSE.right), beyond(y - sy, HOUSE.top, HOUSE.bottom));
        const owner = Math.hypot(x - sx - OWNER.x, y - sy - OWNER.y) - OWNER.radius;
        if (Math.min(house, owner) < TOKEN.radius) covered.push(`${site} covers ${church} ${kind}`);
      }
    }
  expect(covered).toEqual([]);
});
