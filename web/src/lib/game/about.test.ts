import { expect, test } from "vitest";
import { amount, members, named } from "./about";

const ask = { about: { need: 3, none: 0, card: "bakehouse", kinds: ["fish", "wood"], payee: null } };

test("an argument is read as what it is, and as nothing else", () => {
  expect([amount(ask, "need"), amount(ask, "none"), amount(ask, "card"), amount(ask, "payee"), amount(ask, "left")]).toEqual([
    3,
    0,
    undefined,
    undefined,
    undefined,
  ]);
  expect([named(ask, "card"), named(ask, "need"), named(ask, "payee")]).toEqual(["bakehouse", undefined, undefined]);
  expect([members(ask, "kinds"), members(ask, "card"), members(ask, "left")]).toEqual([["fish", "wood"], [], []]);
});
