/** Words and pictures stay readable in both themes: contrast after WCAG 2. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

// Vitest hands out style sheets empty, so Node reads them
const [theme, own] = ["src/lib/theme.css", "src/games/shipyard/styles/colours.css"].map((path) =>
  readFileSync(path, "utf8"),
) as [string, string];

function colours(dark: boolean): Map<string, string> {
  const made = new Map<string, string>();
  for (const css of [theme, own]) {
    const [day = "", night = ""] = css.split(':root[data-theme="dark"]');
    for (const part of dark ? [day, night] : [day])
      for (const [, name, value] of part.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/g)) made.set(name!, value!);
  }
  return made;
}
function light(colour: string): number {
  const parts = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
}
function contrast(a: string, b: string): number {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const WORDS = [
  ["--ink", "--sy-tile"],
  ["--ink", "--sy-tile-deep"],
  ["--soft", "--sy-tile-deep"],
  ["--soft", "--sy-slip"],
  ["--good", "--sy-tile"],
  ["--sy-on-tint", "--sy-red"],
  ["--sy-on-tint", "--sy-blue"],
  ["--sy-on-tint", "--sy-green"],
  ["--sy-on-tint", "--sy-steel"],
  ["--sy-on-gold", "--sy-gold"],
  ["--sy-land-ink", "--sy-land"],
] as const;
/** Pictures and marks: 3 to 1. */
const MARKS = [
  ["--lit", "--panel"],
  ["--lit", "--sy-tile"],
  ["--fresh", "--panel"],
  ["--sy-red", "--sy-disc"],
  ["--sy-green", "--sy-disc"],
  ["--sy-blue", "--sy-disc"],
  ["--sy-violet", "--sy-disc"],
  ["--sy-orange", "--sy-disc"],
  ["--sy-ghost", "--sy-slip"],
] as const;

for (const dark of [false, true])
  describe(dark ? "by night" : "by day", () => {
    const known = colours(dark);
    it.each(WORDS)("words: %s on %s", (a, b) =>
      expect(contrast(known.get(a)!, known.get(b)!)).toBeGreaterThanOrEqual(4.5),
    );
    it.each(MARKS)("marks: %s on %s", (a, b) =>
      expect(contrast(known.get(a)!, known.get(b)!)).toBeGreaterThanOrEqual(3),
    );
  });
