/**
 * Where the long words of a name may be parted, for browsers that have no dictionary of the language: a soft hyphen before the
 * last consonant of a syllable's beginning, as in Bau-hand-werks-be-trieb. Short words stay whole.
 */
const LONG = 13;
/** A name of one word has no other place to be parted at. */
const LONG_ALONE = 9;
/** Cyrillic letters are wider. */
const WIDE = 2;
/** Letters that stay at an end of a word. */
const EDGE = 3;
const VOWEL = /[aeiouyáéíóúůýěäöüąęàâèêôаеёиоуыэюя]/i;
/** Consonants that begin a syllable together. */
const TOGETHER = /(?:sch|str|ch|ph|qu|sh|sz|cz|rz|dz|[bcfgkptv][rl]|dr|s[tpk]|[бвгдкпт][рл]|ст)$/i;
/** The end of a first part of German compounds: Bekleidungs-industrie. */
const LINK = /ungs$/i;
const SOFT_HYPHEN = "\u00ad";

/** Letters of a word from which a syllable begins. */
function beginnings(word: string): number[] {
  const found: number[] = [];
  for (let at = 1; at < word.length; at++) {
    if (!VOWEL.test(word[at]!) || VOWEL.test(word[at - 1]!)) continue;
    const before = word.slice(0, at);
    const start = at - (LINK.test(before) ? 0 : (TOGETHER.exec(before)?.[0].length ?? 1));
    if (start >= EDGE && word.length - start >= EDGE && /[^ьъйʼ’']/i.test(word[start]!)) found.push(start);
  }
  return found;
}

const parted = (word: string): string => {
  const marks = new Set(beginnings(word));
  return [...word].map((letter, at) => (marks.has(at) ? SOFT_HYPHEN + letter : letter)).join("");
};

/** The number of one of several buildings of a name is no line of its own. */
const NUMBER = / (?=[IVX]+$)/;

export function hyphenated(name: string): string {
  const long = (/^\p{L}+$/u.test(name) ? LONG_ALONE : LONG) - (/\p{Script=Cyrillic}/u.test(name) ? WIDE : 0);
  return name.replace(NUMBER, "\u00a0").replace(/\p{L}+/gu, (word) => (word.length < long ? word : parted(word)));
}
