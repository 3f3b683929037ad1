/** The part of Markdown that our rules are written in, as plain data: nothing of it is ever put into the page as HTML. */

export type Inline = { kind: "text" | "strong" | "em" | "code"; text: string } | { kind: "clause"; text: string };
export type Block =
  | { kind: "paragraph"; clause: string; words: Inline[] }
  | { kind: "item"; clause: string; words: Inline[]; mark: string }
  | { kind: "table"; head: Inline[][]; rows: { clause: string; cells: Inline[][] }[] }
  | { kind: "heading"; clause: string; words: Inline[] };
export type Section = { id: string; title: string; blocks: Block[] };

/** Clauses and numbered rulings. */
const CLAUSE = /\b(?:(?:HB|LH|SY)-\d+(?:\.[A-Z]{0,2}\d+)*|R-\d+)\b/;
const INLINE = new RegExp(`\\*\\*(.+?)\\*\\*|\`([^\`]+)\`|\\*([^*\\s][^*]*?)\\*|(${CLAUSE.source})`, "g");

export function inline(text: string): Inline[] {
  const made: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) made.push({ kind: "text", text: text.slice(from, found.index) });
    const [whole, strong, code, em, clause] = found;
    if (strong !== undefined) made.push({ kind: "strong", text: strong });
    else if (code !== undefined) made.push({ kind: "code", text: code });
    else if (em !== undefined) made.push({ kind: "em", text: em });
    else made.push({ kind: "clause", text: clause! });
    from = found.index + whole.length;
  }
  if (from < text.length) made.push({ kind: "text", text: text.slice(from) });
  return made;
}

export const plain = (words: readonly Inline[]): string => words.map((word) => word.text).join("");

/** The clause that a text begins with; it is said once, as its number. */
function numbered(text: string): { clause: string; rest: string } {
  const [, bold] = /^\*\*([^*]+)\*\*\s*/.exec(text) ?? [];
  if (bold && CLAUSE.exec(bold)?.[0] === bold) return { clause: bold, rest: text.replace(/^\*\*[^*]+\*\*\s*/, "") };
  return { clause: "", rest: text };
}

const cells = (line: string): string[] => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
const isRule = (line: string): boolean => /^\s*\|?[\s:|-]+\|?\s*$/.test(line) && line.includes("-");
const isNew = (line: string): boolean => /^\s*(?:[-*]|\d+\.)\s|^#{1,4}\s|^\s*\||^---+$|^<!--|^\s*$/.test(line);

/** From this line to the next heading of the same rank it is of no use to players. */
const DEVELOPERS = "<!-- for developers -->";

/** An identifier of the code behind a title: "Build Ships (`build`)". */
const IDENTIFIER = /\s*\(`[^`]*`\)$/;

/**
 * Sections are the second headings; what stands before the first of them is one too, with a title of its own. Of what is
 * written for developers nothing is left, unless `all` is wanted.
 */
export function parse(source: string, before: string, all = false): Section[] {
  const lines = source.split("\n");
  const made: Section[] = [];
  let section: Section = { id: "", title: "", blocks: [] };
  let [rank, hidden] = [1, 0];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!;
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (line.trim() === DEVELOPERS) {
      if (!all) hidden = rank;
      if (!all && section.blocks.at(-1)?.kind === "heading") section.blocks.pop();
      at++;
    } else if (heading && (!hidden || heading[1]!.length <= Math.max(hidden, 2))) {
      const [, marks, whole] = heading as unknown as [string, string, string];
      const title = all ? whole : whole.replace(IDENTIFIER, "");
      [rank, hidden] = [marks.length, 0];
      const clause = CLAUSE.exec(title)?.[0] ?? "";
      if (marks.length > 2) section.blocks.push({ kind: "heading", clause, words: inline(title) });
      else {
        section = { id: clause || slug(title), title: marks.length === 1 ? before : plain(inline(title)), blocks: [] };
        made.push(section);
      }
      at++;
    } else if (hidden || !line.trim() || /^---+$/.test(line)) at++;
    else if (line.trim().startsWith("|")) {
      const from = at;
      while (at < lines.length && lines[at]!.trim().startsWith("|")) at++;
      section.blocks.push(table(lines.slice(from, at)));
    } else {
      const [, mark = ""] = /^\s*([-*]|\d+\.)\s+/.exec(line) ?? [];
      let text = mark ? line.replace(/^\s*(?:[-*]|\d+\.)\s+/, "") : line.trim();
      for (at++; at < lines.length && !isNew(lines[at]!); at++) text += ` ${lines[at]!.trim()}`;
      const { clause, rest } = numbered(text);
      const words = inline(rest);
      section.blocks.push(mark ? { kind: "item", clause, words, mark: /\d/.test(mark) ? mark : "" } : { kind: "paragraph", clause, words });
    }
  }
  return made.filter((one) => one.blocks.length);
}

function table(lines: string[]): Block {
  const [head = "", ...rest] = lines;
  const rows = rest.filter((line) => !isRule(line)).map((line) => {
    const words = cells(line);
    const first = words[0]?.replaceAll("*", "") ?? "";
    return { clause: CLAUSE.exec(first)?.[0] === first ? first : "", cells: words.map(inline) };
  });
  return { kind: "table", head: cells(head).map(inline), rows };
}

export const slug = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
