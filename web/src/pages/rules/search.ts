/** Finding words in the rules, whatever their accents and case, and showing where they stand. */
import { plain, type Block, type Section } from "./markdown";

/** Letters without accents and case, each with the place it came from. */
function fold(text: string): { letters: string; places: number[] } {
  let letters = "";
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const folded = text[at]!.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    for (const letter of folded) {
      letters += letter;
      places.push(at);
    }
  }
  return { letters, places };
}

export const wanted = (query: string): string[] => fold(query).letters.split(/\s+/).filter(Boolean);

export function matches(text: string, words: readonly string[]): boolean {
  const { letters } = fold(text);
  return words.every((word) => letters.includes(word));
}

type Piece = { text: string; hit: boolean };

/** The text cut where the words stand in it. */
export function pieces(text: string, words: readonly string[]): Piece[] {
  if (!words.length) return [{ text, hit: false }];
  const { letters, places } = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1))
      for (let k = at; k < at + word.length; k++) hit[places[k]!] = true;
  const made: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = made.at(-1);
    if (last && last.hit === hit[at]) last.text += text[at];
    else made.push({ text: text[at]!, hit: hit[at]! });
  }
  return made;
}

const said = (block: Exclude<Block, { kind: "table" }>): string => `${block.clause} ${plain(block.words)}`;

/** What is left of a section: the blocks, and the rows of tables, in which all the words stand. */
export function narrowed(section: Section, words: readonly string[]): { section: Section; count: number } {
  if (!words.length) return { section, count: 0 };
  const blocks: Block[] = [];
  let count = 0;
  for (const block of section.blocks) {
    if (block.kind !== "table") {
      if (!matches(said(block), words)) continue;
      blocks.push(block);
      count++;
    } else {
      const rows = block.rows.filter((row) => matches(row.cells.map(plain).join(" "), words));
      if (rows.length) blocks.push({ ...block, rows });
      count += rows.length;
    }
  }
  return { section: { ...section, blocks }, count };
}
