import { describe, expect, it } from "vitest";
import { firstSentence } from "./sentences";

describe("firstSentence", () => {
  it.each([
    ["How much beer do you sell? You have 3.", "How much beer do you sell?", "You have 3."],
    ["You have 2. Which one do you score?", "You have 2.", "Which one do you score?"],
    ["Choose a rondel space.", "Choose a rondel space.", ""],
    ["Which token of St. Nikolai do you take?", "Which token of St. Nikolai do you take?", ""],
    ["St. Petri is complete. Which token do you take?", "St. Petri is complete.", "Which token do you take?"],
  ])("%s", (text, first, rest) => {
    expect(firstSentence(text)).toEqual([first, rest]);
  });
});
