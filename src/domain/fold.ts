/** What users type, and the letters that they mean by it where Unicode does not decompose these. */
const typed = [
  ['a', 'ᴀɐ'],
  ['ae', 'æᴁ'],
  ['b', 'ʙ'],
  ['c', 'ᴄ'],
  ['d', 'đðᴅᴆ'],
  ['e', 'ǝəᴇ'],
  ['f', 'ꜰ'],
  ['g', 'ɢ'],
  ['h', 'ħʜ'],
  ['i', 'ıɪ'],
  ['j', 'ᴊ'],
  ['k', 'ĸᴋ'],
  ['l', 'łʟᴌ'],
  ['m', 'ᴍ'],
  ['n', 'ŋɴ'],
  ['o', 'øᴏ'],
  ['oe', 'œɶ'],
  ['p', 'ᴘ'],
  ['q', 'ꞯ'],
  ['r', 'ʀ'],
  ['s', 'ꜱ'],
  ['ss', 'ß'],
  ['t', 'ŧᴛ'],
  ['th', 'þ'],
  ['u', 'ᴜ'],
  ['v', 'ᴠ'],
  ['w', 'ᴡ'],
  ['y', 'ʏ'],
  ['z', 'ᴢ'],
  ['σ', 'ς'],
  ["'", '‘’‛ʼ'],
  ['"', '“”„'],
  ['-', '‐‒–—−'],
] as const;

/** Lower-case letters that Unicode does not decompose, by themselves. `private.folded` has the same table. */
export const spelledOut: ReadonlyMap<string, string> = new Map(
  typed.flatMap(([plain, letters]) => Array.from(letters, (letter) => [letter, plain] as const)),
);

/** The first of 26 letters that are drawn in a circle or a square, or are half of a flag. */
const drawnLetters = [0x1f150, 0x1f170, 0x1f1e6];

const unusual = new RegExp(`[${[...spelledOut.keys()].join('')}\u{1f150}-\u{1f1ff}]`, 'gu');

/** Marks on letters, and characters that draw nothing. The vowels of Indic and Thai words are no such marks. */
const marks =
  /[\p{sc=Zinh}\p{DI}\p{Cf}\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u0656-\u065f\u06d6-\u06ed]/gu;

/** Removes case, accents and styles, as every search does (product.md §19.6): "𝐌𝐨𝐝𝐞𝐫𝐚𝐭𝐨𝐫" becomes "moderator". */
export function fold(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(marks, '').toLowerCase().replace(unusual, plainLetter);
}

function plainLetter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const start = drawnLetters.find((first) => code >= first && code < first + 26);
  if (start !== undefined) return String.fromCodePoint(0x61 + code - start);
  return spelledOut.get(character) ?? character;
}

/** Returns a test of whether texts together contain every word of a query. An empty query matches everything. */
export function wordMatcher(query: string): (...texts: readonly (string | null)[]) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = fold(texts.join('\n'));
    return words.every((word) => text.includes(word));
  };
}
