import { expect, test } from "vitest";
import { cited, clauseAddress, uncited } from "./citations";

const TEXT = "Three steps are free (HB-4.6, HB-4.7). A bell (or two) costs 20 (HB-7.1).";

test("clauses are told apart from what is said, and other brackets are left alone", () => {
  expect(cited(TEXT)).toEqual([
    { text: "Three steps are free", clause: "HB-4.6, HB-4.7" },
    { text: ". A bell (or two) costs 20", clause: "HB-7.1" },
    { text: ".", clause: "" },
  ]);
  expect(uncited(TEXT)).toBe("Three steps are free. A bell (or two) costs 20.");
  expect(cited("")).toEqual([]);
});

test("a citation leads to its first clause", () => {
  expect(clauseAddress("hamburgum", "HB-6.3 – 6.9")).toBe("/rules/hamburgum/complete#HB-6.3");
  expect(clauseAddress("hamburgum", "HB-4.6, HB-5.1")).toBe("/rules/hamburgum/complete#HB-4.6");
});
